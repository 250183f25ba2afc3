"""Strength, unrest, objectives, exhausting, cleanup and the end of the game."""

import pytest

from gamekit.games.dual_powers.rules import scoring
from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.games.dual_powers.rules.table import Seat
from gamekit.testing import proves

from ..helpers import exhausted, pile, play, region, said, where


def stronger(match, name):
    seat = scoring.stronger(match.game.box, match.state, region(name))
    return None if seat == -1 else match.game.ids("seat")[seat]


# Strength


@pytest.mark.parametrize(
    ("tokens", "will", "winner"),
    [
        ([], "red", None),
        (["neutral-a"], "red", None),                                           # a lone neutral wins nothing
        (["neutral-a", "trotsky"], "white", None),
        (["red-1a exhausted"], "white", "red"),                                 # strength 0, but a token
        (["red-1a", "white-1c", "neutral-a"], "white", "white"),                # 1 against 1 + 1
        (["red-1a", "white-1c", "neutral-a"], "red", "red"),
        (["red-2a", "neutral-a"], "white", "red"),                              # no white token: neutrals stand aside
        (["red-1a", "white-1a"], "white", "white"),                             # 1 = 1, one token each
        (["red-1a", "white-1a"], "red", "red"),
        (["red-2a", "white-1a", "white-1b"], "red", "white"),                   # 2 = 2, more tokens
        (["red-2a", "white-1a", "neutral-a"], "white", "white"),                # neutrals count as tokens too
        (["red-3a", "white-1a", "trotsky"], "white", "white"),                  # neutral Trotsky stands with the Will
        (["red-3c exhausted", "white-2a"], "white", "red"),                     # exhausted 3 is 3
    ],
)
@proves(Rule.EMPTY_REGION, Rule.NEUTRALS_NEED_COMPANY, Rule.TIE_GOES_TO_WILL, Rule.TIE_MORE_TOKENS)
@proves(Rule.TIE_COUNTS_NEUTRALS, Rule.TROTSKY_NEUTRAL, Rule.STRENGTH_IS_THE_SUM, Rule.STRENGTH_SHOWN)
def test_who_is_stronger(table, tokens, will, winner):
    match = table(seat="red", will=will, month="may-jun", tokens={"blue": tokens}, cards={"red-hand": ["red-2"]})
    assert stronger(match, "blue") == winner


# Unrest


@pytest.fixture
def scoring_table(table):
    def make(**entries):
        cards = {"red-objective": ["green-2"], "white-objective": ["purple-2"]} | entries.pop("cards", {})
        return table(**{"step": "score-unrest", "seat": "red", "will": "red", "cards": cards} | entries)

    return make


@pytest.mark.parametrize(
    ("month", "points"), [("mar-apr", 2), ("may-jun", 2), ("jul", 3), ("aug", 4), ("sep", 5), ("oct-nov", 6)]
)
@proves(Rule.UNREST_POINTS)
def test_unrest_points_by_month(scoring_table, month, points):
    match = scoring_table(month=month, tokens={"brown": ["red-1a"]})
    match.play("points")
    assert match.state.support == points


@proves(Rule.UNREST_NOBODY)
def test_nobody_in_the_unrest(scoring_table):
    match = scoring_table(tokens={"brown": ["neutral-a"]})
    assert "UNREST_UNWON" in said(match)
    assert match.state.support == 0
    assert exhausted(match, "neutral-a")            # the marker is there all the same


@pytest.mark.parametrize("switch", [True, False])
@proves(Rule.UNREST_BONUS_EXHAUSTS, Rule.UNREST_PRIZE)
def test_a_bonus_for_the_unrest_and_the_tokens_there(scoring_table, switch):
    match = scoring_table(tokens={"brown": ["red-1a"]}, unrest_bonus_exhausts=switch)
    play(match, "bonus", "decline")
    assert match.state.support == 0
    assert exhausted(match, "red-1a") is switch


def test_the_unrest_bonus_happens_at_once(scoring_table):
    match = scoring_table(tokens={"brown": ["red-1a"]}, cards={"red-objective": ["purple-7"]})
    play(match, "bonus", "move", "red-1a", "purple")
    assert match.state.support == 3 + 1             # red then holds purple: both objectives score there


# Objectives


@pytest.mark.parametrize(
    ("support", "will", "first"), [(2, "red", "white"), (-2, "red", "red"), (0, "red", "white"), (0, "white", "red")]
)
@proves(Rule.FEWER_POINTS_REVEALS_FIRST, Rule.FEWER_POINTS)
def test_who_reveals_first(scoring_table, support, will, first):
    match = scoring_table(support=support, will=will)
    revealed = [line.facts["seat"][1] for line in match.log if line.said.name == "OBJECTIVE_REVEALED"]
    assert match.game.ids("seat")[revealed[0]] == first
    assert len(revealed) == 2


@proves(Rule.EXPOSED_KEEPS_ORDER)
def test_an_exposed_objective_keeps_the_order(scoring_table):
    match = scoring_table(support=2, objective_shown=["red"])
    revealed = [line.facts for line in match.log if line.said.name == "OBJECTIVE_REVEALED"]
    assert {facts["seat"][1]: facts["number"] for facts in revealed} == {Seat.WHITE: 2, Seat.RED: 3}


@proves(Rule.STRONGER_SCORES_OBJECTIVE, Rule.POINTS_EACH_ROUND)
def test_whoever_is_stronger_scores_even_the_rivals_card(scoring_table):
    match = scoring_table(tokens={"purple": ["red-1a"]}, cards={"white-objective": ["purple-7"]})
    assert match.state.support == 3                 # white's card, red's points


@proves(Rule.MARKERS_ONE_BY_ONE, Rule.MARKED_REGIONS_EXHAUST)
def test_two_markers_in_one_region_score_twice_and_exhaust_once(scoring_table):
    match = scoring_table(tokens={"green": ["red-2a"]}, cards={"white-objective": ["green-7"]})
    assert match.state.support == 1 + 3
    assert where(match, "red-2a") == "green"
    assert exhausted(match, "red-2a")


@proves(Rule.EXHAUSTED_LEAVE, Rule.TROTSKY_NEUTRAL)
def test_exhausted_tokens_leave_the_map(scoring_table):
    match = scoring_table(
        month="may-jun",
        tokens={
            "green": [f"{token} exhausted" for token in ("red-2a", "lenin", "neutral-a", "trotsky")] + ["white-1a"],
            "blue": ["red-1a exhausted"],
        },
    )
    assert where(match, "red-2a") == "reserve"
    assert where(match, "lenin") == where(match, "neutral-a") == where(match, "trotsky") == "out"
    assert exhausted(match, "white-1a")
    assert where(match, "red-1a") == "blue"         # no marker there


# The end


@proves(Rule.END_ON_TRACK, Rule.SUPPORT_STOPS_AT_END)
def test_the_end_of_the_track_wins_at_once(scoring_table):
    match = scoring_table(support=11, month="jul", tokens={"brown": ["red-1a"], "purple": ["white-3a"]})
    match.play("points")
    assert match.state.support == 12                # not 14, and white's objective is not scored
    assert match.result.winner == "red"
    assert match.result.ending == "track"
    assert "OBJECTIVE_REVEALED" not in said(match)


@pytest.mark.parametrize(
    ("support", "will", "winner", "ending"),
    [(1, "white", "red", "calendar"), (-1, "red", "white", "calendar"), (0, "white", "white", "will")],
)
@proves(Rule.END_IN_OCTOBER, Rule.END_TIE_WILL)
def test_the_calendar_ends_the_game_after_scoring(scoring_table, support, will, winner, ending):
    match = scoring_table(month="oct-nov", support=support, will=will)
    assert (match.result.winner, match.result.ending) == (winner, ending)
    assert match.moves == []


def test_september_does_not_end_it(scoring_table):
    assert scoring_table(month="sep").result is None


# Cleanup


@proves(Rule.TILES_MOVE_UP, Rule.MARKERS_RETURN)
def test_tiles_move_up_and_a_new_one_sets_the_blockade(scoring_table):
    match = scoring_table(unrest="brown", blockade_tile="green", tile_left=["blue"])
    s = match.state
    assert (s.unrest, s.blockade_tile) == (region("green"), region("blue"))
    assert match.game.ids("connection")[s.blockade] == "blue-green"
    assert s.marker_at == [-1, -1, -1]
    assert s.round == 2


@proves(Rule.TILES_RUN_OUT)
def test_without_tiles_the_blockade_is_lifted_and_then_the_unrest_skipped(scoring_table):
    match = scoring_table(unrest="brown", blockade_tile="green", tile_left=[])
    assert (match.state.unrest, match.state.blockade_tile, match.state.blockade) == (region("green"), -1, -1)
    last = scoring_table(unrest=None, blockade_tile=None, tile_left=[])
    assert "UNREST_SKIPPED" in said(last)


@proves(Rule.TILES_RUN_OUT, Rule.PROTEST)
def test_a_protest_may_put_the_blockade_back(table):
    match = table(seat="red", unrest=None, blockade_tile=None, tile_left=[], cards={"red-hand": ["sverdlov"]})
    play(match, "sverdlov", "protest")
    assert len(match.moves) == 6


@pytest.mark.parametrize("switch", [False, True])
@proves(Rule.UNPLAYED_CARDS_STAY, Rule.PLAYED_LEADERS_ASIDE)
def test_what_is_discarded(scoring_table, switch):
    match = scoring_table(
        discard_hand=switch,
        cards={"red-hand": ["blue-7", "lenin"], "red-played": ["blue-2", "stalin"]},
    )
    assert pile(match, "blue-2") == pile(match, "green-2") == pile(match, "purple-2") == "discard"
    assert pile(match, "stalin") == "aside"
    assert pile(match, "lenin") == "red-hand"
    assert pile(match, "blue-7") == ("discard" if switch else "red-hand")
