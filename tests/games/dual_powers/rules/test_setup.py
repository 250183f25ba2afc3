"""Setup, new cards and objectives."""

import pytest

from gamekit.games.dual_powers.rules import new_cards
from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.games.dual_powers.rules.table import FIRST_LEADER, FIRST_NEUTRAL, ORDERS, UNITS, Pile, Place, Seat, hand
from gamekit.testing import proves

from ..helpers import pile, play, refusal, said, things, where


@pytest.fixture
def match(game):
    return game.new(seed=1917)


@proves(Rule.SIDES, Rule.RESERVE_AT_START, Rule.DRAW_FIVE)
def test_each_side_has_three_leaders_ten_units_and_five_orders(match):
    assert match.game.seat_number("red") == Seat.RED
    for seat, leaders in (("red", ["lenin", "stalin", "sverdlov"]), ("white", ["kerensky", "lvov", "kornilov"])):
        assert [pile(match, leader) for leader in leaders] == [f"{seat}-hand"] * 3
        assert [where(match, leader) for leader in leaders] == ["reserve"] * 3
        assert match.state.pile_size[hand(match.game.seat_number(seat))] == 8
    assert match.state.token_at[: 2 * UNITS] == [Place.RESERVE] * 2 * UNITS
    assert not any(match.state.exhausted)


@proves(Rule.NEUTRALS_AT_START)
def test_one_ready_neutral_in_each_region_chosen_at_random(game):
    arrangements = set()
    for seed in range(20):
        places = game.new(seed=seed).state.token_at[FIRST_NEUTRAL:FIRST_LEADER]
        assert sorted(places) == [0, 1, 2, 3, 4, 5]
        arrangements.add(tuple(places))
    assert len(arrangements) > 10


@proves(Rule.SUPPORT_AT_START, Rule.WILL_AT_START, Rule.DATE_AT_START, Rule.TROTSKY_AT_START)
def test_tracks_at_the_start(match):
    s = match.state
    assert (s.support, s.day, s.month, s.will, s.round) == (0, 1, 0, Seat.RED, 1)
    assert where(match, "trotsky") == where(match, "trotsky-red") == "calendar"


@proves(Rule.TILES_AT_START, Rule.MAP_RECONSTRUCTED)
def test_two_tiles_set_unrest_and_blockade(match):
    s = match.state
    assert s.unrest != s.blockade_tile
    assert sum(s.tile_left) == 4
    assert not s.tile_left[s.unrest]
    assert not s.tile_left[s.blockade_tile]
    connection = match.game.ids("connection")[s.blockade]
    assert match.game.ids("region")[s.blockade_tile] in connection.split("-")


@proves(Rule.DECK_AT_START, Rule.CARDS_RECONSTRUCTED, Rule.UNITS_RECONSTRUCTED, Rule.LEADERS_RECONSTRUCTED)
@proves(Rule.TRACK_RECONSTRUCTED)
def test_the_box_says_what_is_reconstructed(match):
    assert match.state.pile_size[Pile.DECK] == ORDERS - 10
    for table in ("orders", "units", "leaders", "connections", "track"):
        assert {row["source"] for row in match.game.components[table]} == {"reconstructed"}, table
    assert {row["source"] for row in match.game.components["calendar"]} == {"rulebook"}
    assert all(sheet.rule for sheet in match.game.sheets if sheet.file != "calendar.csv")


@proves(Rule.OBJECTIVE_IS_AN_ORDER)
def test_an_objective_is_an_order_of_the_own_hand(match):
    assert match.step == "choose-objective"
    assert refusal(match, "lenin") == "OBJECTIVE_IS_AN_ORDER"
    rival = next(c for c in range(ORDERS) if match.state.card_at[c] == hand(Seat.WHITE))
    assert refusal(match, match.game.ids("card")[rival]) == "OBJECTIVE_IS_AN_ORDER"
    assert len(match.moves) == 5


@proves(Rule.OBJECTIVE_IS_SECRET)
def test_an_objective_is_known_to_its_owner_only(match):
    card = match.moves[0].thing
    match.play(match.moves[0])
    assert match.view("red").position()["cards"]["red-objective"] == [card]
    assert match.view("white").position()["cards"]["red-objective"] == [1]
    assert match.view("red").log[-1].said.name == "OBJECTIVE_CHOSEN_BY_YOU"
    assert match.view("white").log[-1].said.name == "OBJECTIVE_CHOSEN"
    told = match.view("white").log.text()
    assert match.game.thing_text("card", match.game.ids("card").index(card), "en") not in told


@proves(Rule.WILL_GOES_FIRST)
def test_the_will_begins(table):
    match = table(
        step="choose-objective", seat="white", will="white", first="white",
        cards={"white-hand": ["red-2", "red-3", 3], "red-hand": ["blue-2", "blue-3", 3]},
    )
    play(match, "red-2", "blue-2")
    assert (match.step, match.seat) == ("play-card", "white")


@proves(Rule.HAND_HAS_NO_LIMIT)
def test_a_hand_can_grow(table):
    held = ["red-2", "red-3", "red-4a", "red-5a", "red-5b", "red-6", "red-7", "blue-2", "blue-3", "blue-4a"]
    match = table(step="draw-cards", seat="red", cards={"red-hand": held, "white-hand": ["green-2"]})
    assert match.state.pile_size[hand(Seat.RED)] == 15
    assert len(things(match)) == 15


@proves(Rule.RESHUFFLE)
def test_an_empty_deck_is_made_from_the_discard(game, table):
    cards = game.ids("card")[:ORDERS]
    piles = {"red-hand": cards[:2], "white-hand": cards[2:4], "discard": cards[4:]}
    match = table(step="draw-cards", seat="red", will="red", cards=piles)
    assert "DECK_RESHUFFLED" in said(match)
    assert match.state.shuffles == 1
    assert match.state.pile_size[Pile.DISCARD] == 0
    assert match.state.pile_size[Pile.DECK] == ORDERS - 4 - 10


def test_without_any_card_nothing_is_drawn(game, table):
    cards = game.ids("card")[:ORDERS]
    match = table(seat="red", cards={"red-hand": cards[:24], "white-hand": cards[24:]})
    new_cards.draw_card(match.state, hand(Seat.RED), Seat.RED)
    assert match.state.pile_size[hand(Seat.RED)] == 24
