"""The turn: playing a card, the date, the month, Trotsky."""

import pytest

from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.games.dual_powers.rules.table import Seat
from gamekit.testing import proves

from ..helpers import exhausted, pile, play, refusal, said, where


@proves(Rule.PLAY_FROM_HAND)
def test_a_card_is_played_from_the_own_hand(table):
    match = table(seat="red", cards={"red-hand": ["red-2", "lenin"], "white-hand": ["blue-2"]})
    assert refusal(match, "blue-2") == refusal(match, "green-7") == "PLAY_FROM_HAND"
    match.play("red-2")
    assert pile(match, "red-2") == "red-played"


@proves(Rule.FOUR_TURNS_EACH)
def test_players_take_four_turns_each(game):
    match = game.new(seed=5)
    turns = []
    while match.state.round == 1 and match.step != "unrest-prize":
        if match.step == "play-card":
            turns.append(match.seat)
        match.play(match.moves[0])
    assert turns == ["red", "white"] * 4


@proves(Rule.ORDER_STAYS)
def test_the_order_stays_when_the_will_changes(table):
    match = table(
        seat="red", first="red", will="white", day=31,
        cards={"red-hand": ["red-2", "red-3"], "white-hand": ["blue-2", "blue-3"]},
    )
    play(match, "red-2", "decline")
    assert match.state.will == Seat.RED
    assert match.seat == "white"
    play(match, "blue-2", "decline")
    assert match.seat == "red"


@pytest.mark.parametrize(
    ("day", "card", "stops", "bonus"),
    [(1, "red-2", 3, 0), (12, "red-3", 15, 1), (13, "red-3", 16, 0), (25, "red-4a", 31, 1), (24, "red-5a", 31, 1),
     (24, "red-7", 31, 1), (22, "red-6", 28, 0), (28, "red-3", 31, 1)],
)
@proves(Rule.DATE_ADVANCES, Rule.DATE_SNAPS_TO_31, Rule.BONUS_ON_15_AND_31, Rule.BONUS_WHERE_MARKER_STOPS)
def test_where_the_date_stops(table, day, card, stops, bonus):
    match = table(seat="red", day=day, cards={"red-hand": [card]})
    match.play(card)
    assert (match.state.day, match.state.bonus, match.state.month) == (stops, bonus, 0)


@proves(Rule.DATE_PAST_31, Rule.MONTH_GIVES_WILL)
def test_past_31_the_month_moves_and_gives_the_will(table):
    match = table(seat="white", will="red", day=31, month="jul", cards={"white-hand": ["red-7"]})
    match.play("red-7")
    s = match.state
    assert (s.day, match.game.ids("month")[s.month], s.will, s.bonus) == (1, "aug", Seat.WHITE, 0)


@proves(Rule.LAST_MONTH_STAYS)
def test_the_last_month_stays_and_gives_nothing(table):
    match = table(seat="white", will="red", day=31, month="oct-nov", cards={"white-hand": ["red-7"]})
    match.play("red-7")
    assert (match.state.day, match.game.ids("month")[match.state.month]) == (1, "oct-nov")
    assert match.state.will == Seat.RED


@proves(Rule.TROTSKY_RETURNS, Rule.TROTSKY_ARRIVES_READY, Rule.MONTH_STEP_ORDER)
def test_trotsky_returns_after_the_will_has_changed(table):
    match = table(seat="white", will="red", day=31, unrest="blue", cards={"white-hand": ["red-7"]})
    match.play("red-7")
    assert where(match, "trotsky") == "blue"
    assert not exhausted(match, "trotsky")
    order = said(match)
    assert order.index("MONTH_MOVED") < order.index("WILL_TAKEN") < order.index("TROTSKY_RETURNED")


def test_trotsky_stays_away_without_unrest(table):
    match = table(
        seat="white", day=31, unrest=None, blockade_tile=None, tile_left=[], cards={"white-hand": ["red-7"]},
    )
    match.play("red-7")
    assert where(match, "trotsky") == "calendar"
    assert match.log[-1].rule.id == Rule.TILES_RUN_OUT.name


@pytest.mark.parametrize("side", ["trotsky", "trotsky exhausted"])
@proves(Rule.TROTSKY_JOINS)
def test_trotsky_joins_on_the_same_side(table, side):
    match = table(seat="white", day=31, month="jul", tokens={"white": [side]}, cards={"white-hand": ["red-7"]})
    match.play("red-7")
    assert (where(match, "trotsky"), where(match, "trotsky-red")) == ("out", "white")
    assert exhausted(match, "trotsky-red") == side.endswith("exhausted")
    assert not exhausted(match, "trotsky")
    assert match.state.owner[match.game.ids("token").index("trotsky-red")] == Seat.RED


@proves(Rule.TROTSKY_JOINS)
def test_trotsky_is_lost_with_the_neutral_one(table):
    match = table(seat="white", day=31, month="jul", tokens={"out": ["trotsky"]}, cards={"white-hand": ["red-7"]})
    match.play("red-7")
    assert where(match, "trotsky-red") == "out"


@proves(Rule.ACTION_IS_OPTIONAL)
def test_the_action_may_be_left_out(table):
    match = table(seat="red", cards={"red-hand": ["red-2"], "white-hand": ["blue-2"]})
    play(match, "red-2", "decline")
    assert (match.seat, match.step) == ("white", "play-card")
