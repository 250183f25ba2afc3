"""The solo game against the Opposition."""

import pytest

from gamekit import BadOption
from gamekit.games.dual_powers.rules import scoring
from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.games.dual_powers.rules.table import (
    FIRST_NEUTRAL, FIRST_OPPOSITION, TOKENS, UNITS, Pile, Place, Seat, hand, objective,
)
from gamekit.testing import proves

from ..helpers import exhausted, pile, play, refusal, region, said, things, where


@pytest.fixture
def solo(table):
    def make(**entries):
        return table(**{"mode": "solo", "side": "red", "seat": "red", "will": "white"} | entries)

    return make


@pytest.fixture
def turned(solo):
    """The Opposition has turned Green-6; with this seed its other card comes later."""

    def make(**entries):
        cards = {"white-hand": ["green-6"], "red-hand": ["red-2"]}
        return solo(step="opposition-card", seat="white", seed=2, cards=cards, **entries)

    return make


@pytest.mark.parametrize("side", ["red", "white"])
@proves(Rule.SOLO_UNITS, Rule.SOLO_LEADERS_SHUFFLED, Rule.SOLO_DRAW, Rule.SOLO_OBJECTIVE_UNKNOWN)
def test_setup_and_first_cards(game, side):
    match = game.new(seed=4, mode="solo", side=side)
    s, me = match.state, match.game.seat_number(side)
    assert s.token_at[FIRST_OPPOSITION:TOKENS].count(Place.RESERVE) == 27 - 1       # one is placed by the first card
    units = s.token_at[:FIRST_NEUTRAL]
    assert units[me * UNITS : me * UNITS + UNITS] == [Place.RESERVE] * UNITS
    assert units.count(Place.OUT) == UNITS
    assert s.pile_size[hand(me)] == 4 + 3
    assert s.pile_size[objective(me)] == 1
    assert s.pile_size[objective(1 - me)] == 0
    assert s.pile_size[hand(1 - me)] == 4                                           # five, one turned over
    assert s.pile_size[Pile.LEADERS] == 2
    assert match.view(side).position()["cards"][f"{side}-objective"] == [1]         # drawn unseen


@proves(Rule.SOLO_LEADERS_SHUFFLED)
def test_the_opposition_places_each_leader_once(game):
    match = game.new(seed=4, mode="solo")
    while not match.over:
        match.play(match.moves[-1])
    placed = [line.facts["token"][1] for line in match.log if line.said.name == "OPPOSITION_LEADER_PLACED"]
    assert len(placed) == len(set(placed)) == match.state.round


@proves(Rule.SOLO_LEADER, Rule.SOLO_LEADER_ONLY_PLACED, Rule.SOLO_WILL)
def test_the_leader_only_enters_the_unrest_and_brings_the_will(table):
    match = table(
        mode="solo", side="red", step="opposition-leader", seat="white", will="red", day=5, unrest="blue",
        tokens={"blue": ["neutral-a exhausted"]},
        cards={"leaders": ["kerensky"], "red-hand": ["red-2", 3], "white-hand": [5]},
    )
    assert where(match, "kerensky") == "blue"
    assert pile(match, "kerensky") == "aside"
    assert match.state.will == Seat.WHITE
    assert exhausted(match, "neutral-a")
    first_card = next(line for line in match.log if line.said.name == "OPPOSITION_CARD").facts["card"][1]
    days = match.game.box.days[first_card]
    assert match.state.day == (15 if days == 10 else 5 + days)                      # the leader moved no date


@proves(Rule.SOLO_NINE_TURNS)
def test_the_opposition_has_the_first_and_the_last_turn(game):
    match = game.new(seed=11, mode="solo")
    while match.state.round == 1 and not match.over and match.step != "unrest-prize":
        match.play(match.moves[-1])
    letters = {"OPPOSITION_CARD": "O", "CARD_PLAYED": "P"}
    turns = [letters[name] for name in said(match) if name in letters]
    assert "".join(turns[:9]) == "OPOPOPOPO"


@proves(Rule.SOLO_CARD, Rule.SOLO_UNIT)
def test_a_card_moves_the_date_and_places_a_unit_of_its_value(turned):
    match = turned()
    assert match.state.day == 7
    assert where(match, "opposition-3-1") == "green"
    assert not exhausted(match, "opposition-3-1")
    assert match.seat == "red"


@proves(Rule.SOLO_BONUS)
def test_its_bonus_is_a_unit_of_level_one_in_the_unrest(turned):
    match = turned(day=9, unrest="brown")
    assert match.state.day == 15
    assert where(match, "opposition-1-1") == "brown"
    assert match.state.bonus == 0


@proves(Rule.SOLO_SUPPLY_EMPTY)
def test_an_empty_supply_places_nothing(turned):
    match = turned(tokens={"red": [f"opposition-3-{n}" for n in range(1, 10)]})
    assert "OPPOSITION_NO_UNIT" in said(match)
    assert not [t for t in match.state.token_at if t == region("green")]


@pytest.mark.parametrize(("month", "said_so"), [("jul", "WILL_TAKEN"), ("oct-nov", "OPPOSITION_PASSED_31")])
@proves(Rule.SOLO_PASS_GIVES_WILL)
def test_passing_31_gives_the_opposition_the_will(turned, month, said_so):
    match = turned(will="red", day=31, month=month)
    assert match.state.will == Seat.WHITE
    assert said_so in said(match)


@proves(Rule.SOLO_ROW)
def test_its_cards_lie_in_the_order_of_play(game):
    match = game.new(seed=2, mode="solo")
    while match.state.turn < 5:
        match.play(match.moves[-1])
    played = [line.facts["card"][1] for line in match.log if line.said.name == "OPPOSITION_CARD"]
    assert [card for card in match.state.opposition_row if card != -1] == played


@proves(Rule.SOLO_ORGANISE)
def test_organising_shows_the_own_objective(solo):
    match = solo(day=12, cards={"red-hand": ["blue-3", 3], "red-objective": [1], "white-hand": [2]}, turn=1)
    assert match.view("red").position()["cards"]["red-objective"] == [1]
    play(match, "blue-3", "decline", "organise")
    assert len(match.view("red").position()["cards"]["red-objective"]) == 1
    assert isinstance(match.view("red").position()["cards"]["red-objective"][0], str)
    assert not match.can_undo


@proves(Rule.SOLO_ORGANISE)
def test_a_known_objective_needs_no_organising(solo):
    match = solo(
        day=12, cards={"red-hand": ["blue-3"], "red-objective": ["red-7"], "white-hand": [2]}, objective_known=["red"],
    )
    play(match, "blue-3", "decline")
    assert refusal(match, "organise") == "SOLO_ORGANISE"
    assert "recruit" in things(match)


@proves(Rule.SOLO_ESPIONAGE)
def test_espionage_finds_nothing(solo):
    match = play(solo(cards={"red-hand": ["stalin"], "white-hand": [2]}), "stalin")
    assert refusal(match, "espionage") == "SOLO_ESPIONAGE"
    assert things(match) == {"recruit-leader", "decline"}


@proves(Rule.SOLO_TAKES_POINTS)
def test_the_opposition_takes_the_points(solo):
    match = solo(
        step="score-unrest", turn=9, unrest="brown", month="sep", tokens={"brown": ["opposition-1-1"]},
        cards={"red-objective": ["green-2"], "white-hand": [5], "red-hand": ["red-2"]},
    )
    assert "UNREST_SCORED" in said(match)
    assert match.state.support == -5


@pytest.mark.parametrize(
    ("row", "objective"),
    [
        (["red-2", "red-4a", "purple-4a", "brown-5a", "purple-2"], "purple-4a"),    # example H
        (["purple-2", "red-4a", "purple-4a", "brown-5a", "red-2"], "red-4a"),       # the same, red last
        (["green-7", "blue-2", "blue-4a", "red-3", "white-5a"], "green-7"),         # 7 days against 6
        (["green-6", "blue-2", "blue-4a", "red-3", "white-5a"], "blue-4a"),         # 6 = 6, two cards against one
        (["blue-5a", "blue-5b", "green-3", "red-3", "white-3"], "blue-5a"),         # 3 points against 2
    ],
)
@proves(Rule.SOLO_OBJECTIVE, Rule.SOLO_OBJECTIVE_TIE)
def test_which_card_is_its_objective(solo, row, objective):
    match = solo(
        step="reveal-objectives", turn=9, opposition_row=row,
        cards={"red-objective": ["brown-2"], "white-played": row},
    )
    card = next(line for line in match.log if line.said.name == "OPPOSITION_OBJECTIVE").facts["card"][1]
    assert match.game.ids("card")[card] == objective


@pytest.mark.parametrize(("support", "first"), [(4, "white"), (-4, "red")])
@proves(Rule.SOLO_MARKER_ORDER)
def test_who_reveals_first_alone(solo, support, first):
    """The Opposition (white) too: whoever has fewer points."""
    row = ["brown-3", "blue-5a", "purple-6", "brown-5a", "red-4a"]
    match = solo(
        step="reveal-objectives", turn=9, support=support, opposition_row=row,
        cards={"red-objective": ["brown-2"], "white-played": row},
    )
    revealed = [line.facts for line in match.log if line.said.name == "OBJECTIVE_REVEALED"]
    assert match.game.ids("seat")[revealed[0]["seat"][1]] == first
    assert [facts["number"] for facts in revealed] == [2, 3]


@pytest.mark.parametrize("difficulty", range(1, 7))
@proves(Rule.SOLO_DIFFICULTY, Rule.SOLO_EXHAUSTED_STRENGTH)
def test_exhausted_opposition_units_have_the_difficulty_as_strength(solo, difficulty):
    match = solo(
        difficulty=difficulty, tokens={"blue": ["opposition-2-1 exhausted", "opposition-3-1"]},
        cards={"red-hand": ["red-2"]},
    )
    strength, tokens = scoring.seat_strength(match.game.box, match.state, region("blue"), Seat.WHITE)
    assert (strength, tokens) == (difficulty + 3, 2)


@proves(Rule.SOLO_UNITS_RETURN)
def test_twice_exhausted_units_go_back_to_the_supply(solo):
    match = solo(
        step="exhaust-tokens", turn=9, round=3, marker_at=["blue", None, None],
        tokens={"blue": ["opposition-2-1 exhausted", "opposition-3-1"]},
    )
    assert where(match, "opposition-2-1") == "reserve"
    assert exhausted(match, "opposition-3-1")


@pytest.mark.parametrize(
    ("support", "will", "winner", "ending"),
    [(1, "white", "red", "round-three"), (-1, "red", "white", "round-three"), (0, "white", "white", "will")],
)
@proves(Rule.SOLO_END)
def test_the_third_round_is_the_last(solo, support, will, winner, ending):
    match = solo(step="exhaust-tokens", turn=9, round=3, support=support, will=will)
    assert (match.result.winner, match.result.ending) == (winner, ending)


@proves(Rule.SOLO_END)
def test_october_does_not_end_the_solo_game(solo):
    match = solo(step="exhaust-tokens", turn=9, round=2, month="oct-nov", cards={"red-hand": [4], "white-hand": []})
    assert match.result is None


def test_the_opposition_has_no_view_and_no_seat(game):
    match = game.new(seed=1, mode="solo", side="red")
    assert list(match.seats) == ["red"]
    with pytest.raises(BadOption, match="white"):
        match.view("white")
