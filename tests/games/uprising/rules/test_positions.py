"""Positions: what they leave open follows, and what cannot be is refused with the reason."""

import pytest

from gamekit.engine.errors import BadPosition

from ..helpers import arrived, lying

ROW = ["plenty", "peace", "capitol", "police", "truth"]
COUPS = {"coup": ["plenty", "peace", "truth"]}


@pytest.mark.parametrize(("entries", "words"), [
    ({"in_row": ["plenty"] * 5}, "The row must hold every district"),
    ({"open_missions": ["coup", "revolution", None, None]}, "must begin with Revolution"),
    ({"open_missions": ["revolution", "coup", "coup", None]}, "none may lie there twice"),
    ({"districts": COUPS}, "With 3 captured districts the game is over"),
    ({"round": 3, "passed_in": {"peace": 4}}, "The check of .*Peace.* cannot have been in that round"),
    ({"round": 3, "districts": {"coup": ["peace"]}, "passed_in": {"peace": 3}}, "cannot have been in that round"),
    ({"round": 3, "cards": lying(peace="M2"), "came_in": {"riot-2": 4}}, "do not fit the rounds in which cards came"),
    ({"cards": lying(peace="M2"), "arrived": arrived(peace={1: 2})}, "The cards of .*Peace.* do not fit the rounds"),
    ({"cards": lying(peace="M2"), "came_in": {"riot-2": 1}, "arrived": arrived()}, "do not fit the rounds"),
    ({"cards": lying(hand="M2^")}, "Riot 2 cannot lie face up there: Hand"),
    ({"cards": lying(plenty="X1^")}, "A Provocation lies face up if and only if it is liquidated"),
    ({"cards": lying(liquidated="X1")}, "A Provocation lies face up if and only if it is liquidated"),
    ({"cards": {"plenty": ["riot-2 open opened"]}}, "can be opened by a capture only if"),
    ({"cards": lying(planned="M2 M3 M4 M5"), "step": "choose-token", "marked": ROW[:2]}, "do not fit the 3 places"),
    ({"cards": lying(planned="M2 M3"), "planned_card": ["riot-2", "riot-3", None], "planned_face": ["up", "down",
      "empty"], "step": "choose-token", "marked": ROW[:2]}, "Riot 2 lies another way"),
    ({"step": "choose-token", "seat": "resistance"}, "Resistance does not decide"),
    ({"step": "plan-open", "cards": lying(hand="M2"), "marked": ["plenty", "truth"]}, "needs two marked neighbours"),
    ({"step": "choose-token", "marked": ROW[:2]}, "needs planned cards"),
    ({"step": "send-card", "marked": ROW[:2], "cards": lying(planned="M2"), "token_down": ["disorientation"]},
     "needs a planned card that is being placed"),
    ({"step": "surveil", "marked": ROW[:2], "cards": lying(planned="M2")}, "Surveillance has been turned face down"),
    ({"step": "capture-mission"}, "needs a district"),
    ({"step": "over"}, "A finished game has a winner"),
    ({"round": 7, "decisive": 1}, "Round 8, and no other, is the Decisive Operation"),
    ({"round": 8, "cards": lying(hand="M2 M3 M4")}, "no districts are marked in it"),
    ({"cards": lying(hand="M2 M3")}, "At least 3 cards are needed for a plan"),
    ({"step": "plan-closed", "marked": ROW[:2], "cards": lying(planned="M2^", hand="M3")}, "At least 3 cards"),
    ({"cards": lying(hand="M2 M3 M4"), "token_down": ["surveillance", "cordon", "liquidation"]},
     "still needs 2 tokens face up"),
    ({"step": "surveil", "marked": ROW[:2], "cards": lying(planned="M2"), "token_down": [
        "surveillance", "cordon", "liquidation", "disorientation"]}, "still needs 1 token face up"),
    ({"step": "mark-districts"}, "At least 3 cards are needed for a plan"),
    ({"cards": lying(hand="M2 M3 M4"), "token_down": ["surveillance"]}, "two tokens in each round: 1 cannot"),
    ({"step": "choose-token", "marked": ROW[:2], "cards": lying(planned="M2 M3")}, "At least 3 planned cards"),
    ({"step": "choose-token", "marked": ROW[:2], "cards": lying(planned="M2 M3 M4"), "actions": 2,
      "token_down": ["surveillance", "cordon"]}, "the number of tokens used cannot be 2"),
    ({"cards": lying(hand="M2 M3 M4", planned="M5")}, "Too many cards are planned already"),
    ({"step": "plan-closed", "marked": ROW[:2], "cards": lying(hand="M2", planned="M3^ M4 M5")}, "Too many cards"),
])
def test_what_cannot_be_is_refused(game, entries, words):
    with pytest.raises(BadPosition, match=words):
        game.position({"in_row": ROW} | entries)


def test_what_follows_is_filled_in(game):
    match = game.position({"step": "distribute", "marked": ["plenty", "peace"], "districts": {"coup": ["truth"]},
                           "round": 4, "cards": {"planned": ["riot-2", "gear-3 open", 1], "hand": [2]}})
    s = match.state
    assert match.position()["planned_face"] == ["up", "down", "down"]
    assert match.position()["planned_card"][:2] == ["gear-3", "riot-2"]
    assert (match.seat, s.slot, s.actions, s.row_size, s.captured_in[2]) == ("resistance", 0, 2, 4, 4)


def test_cards_that_name_a_round_arrived_in_it(game):
    match = game.position({"round": 3, "cards": lying(peace="M2 M3", truth="M4"),
                           "came_in": {"riot-2": 3, "riot-4": 1}})
    assert match.state.arrived == arrived(peace={3: 1}, truth={1: 1})


def test_any_deck_lasts_for_eight_rounds_at_most(game):
    """A position may leave more cards to the deck, or fewer, than there are in a real match at that time."""
    for used in (0, 12):
        match = game.position({"round": 7 if used == 0 else 2, "cards": {"hand": [5], "liquidated": [used]}})
        while match.moves:
            match.play(match.moves[0])
        assert match.over
        assert (match.state.round, match.state.decisive) == (8, 1)
        assert game.position(match.position()).state.round == 8


def test_a_table_without_a_hand_is_the_end_of_a_round(game):
    """Districts can be captured there, and the game goes on to its end."""
    match = game.position({})
    assert match.step == "capture-district"
    while not match.over:
        match.play(match.moves[0])
    assert match.result.winner


def test_without_cards_for_a_plan_the_empire_holds(game):
    match = game.position({"cards": {"plenty": [22]}}).play("decline")
    assert match.result.ending == "empire-holds"


def test_capitol_mode_has_the_capitol_in_the_middle(game):
    assert game.position({"mode": "capitol", "cards": {"hand": [5]}}).position()["in_row"][2] == "capitol"
