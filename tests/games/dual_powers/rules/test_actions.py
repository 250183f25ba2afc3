"""The actions of order cards, of leader cards, and bonus actions."""

import pytest

from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.games.dual_powers.rules.table import Seat, hand
from gamekit.testing import proves

from ..helpers import exhausted, pile, play, refusal, said, things, where

# Order cards


@proves(Rule.ONE_ACTION_OF_THE_CARD)
def test_an_order_gives_recruiting_or_its_own_action(table):
    match = table(seat="red", tokens={"red": ["red-1a exhausted"]}, cards={"red-hand": ["blue-4a"]})   # move
    match.play("blue-4a")
    assert things(match) == {"recruit", "move", "decline"}
    for action in ("double-move", "recover", "espionage", "draw-card"):
        assert refusal(match, action) == "ONE_ACTION_OF_THE_CARD"


@proves(Rule.RECRUIT_WITHIN_BARS)
def test_recruiting_is_impossible_when_no_unit_fits(table):
    away = ["red-1a", "red-1b", "red-1c", "red-1d"]
    match = table(seat="red", tokens={"out": away}, cards={"red-hand": ["blue-2"]})     # recruit 1
    match.play("blue-2")
    assert refusal(match, "recruit") == "RECRUIT_WITHIN_BARS"


@proves(Rule.ACTION_IS_OPTIONAL)
def test_recruiting_nobody_is_not_offered(table):
    match = play(table(seat="red", cards={"red-hand": ["blue-7"]}), "blue-7", "recruit")
    assert "decline" not in things(match)
    assert refusal(match, "decline") == "ACTION_IS_OPTIONAL"
    assert "decline" in things(match.play("red-1a"))


def test_units_that_are_alike_are_offered_once(table):
    match = play(table(seat="red", cards={"red-hand": ["blue-7"]}), "blue-7", "recruit")
    assert {"red-1a", "red-1b"} & things(match) == {"red-1a"}
    match.play("red-1b")                                                        # the same as its twin
    assert where(match, "red-1a") == "blue"


@proves(Rule.MOVE_CONTROLLED)
def test_only_controlled_tokens_on_the_map_move(table):
    match = table(
        seat="red", will="white", tokens={"red": ["red-1a exhausted", "white-1a", "neutral-a"]},
        cards={"red-hand": ["blue-4a"]},
    )
    play(match, "blue-4a", "move")
    assert things(match) == {"red-1a"}                                          # exhausted tokens move too
    for token in ("white-1a", "neutral-a", "red-2a"):
        assert refusal(match, token) == "MOVE_CONTROLLED"


@proves(Rule.MOVE_CONTROLLED)
def test_without_a_token_there_is_no_move(table):
    match = table(seat="red", will="white", tokens={"red": ["neutral-a"]}, cards={"red-hand": ["blue-4a"]})
    match.play("blue-4a")
    assert refusal(match, "move") == "MOVE_CONTROLLED"


@proves(Rule.NEUTRALS_MOVE_ALONE, Rule.NEUTRALS_STAY_ALONE)
def test_the_switch_for_lone_neutrals(table):
    def moving(**options):
        match = table(
            seat="red", will="red", tokens={"red": ["neutral-a"], "blue": ["neutral-b", "red-1a"]},
            cards={"red-hand": ["blue-4a"]}, **options,
        )
        return play(match, "blue-4a", "move")

    assert things(moving()) == {"neutral-a", "neutral-b", "red-1a"}
    off = moving(neutrals_move_alone=False)
    assert things(off) == {"neutral-b", "red-1a"}
    assert refusal(off, "neutral-a") == "NEUTRALS_STAY_ALONE"       # and not a rule that says that he may
    assert refusal(off, "white-1a") == "MOVE_CONTROLLED"
    assert refusal(off, "decline") == "ACTION_IS_OPTIONAL"


@proves(Rule.NEUTRALS_STAY_ALONE)
def test_a_lone_neutral_does_not_recover_either(table):
    match = table(
        seat="red", will="red", neutrals_move_alone=False, cards={"red-hand": ["green-3"]},
        tokens={"red": ["neutral-a exhausted"], "blue": ["red-1a exhausted", "neutral-b"]},
    )
    play(match, "green-3", "recover")
    assert refusal(match, "neutral-a") == "NEUTRALS_STAY_ALONE"
    assert refusal(match, "neutral-b") == "RECOVER_EXHAUSTED"


@proves(Rule.DOUBLE_MOVE)
def test_a_double_move_takes_one_or_two_steps_of_one_token(table):
    match = table(
        seat="red", blockade="white-blue", tokens={"red": ["red-1a", "red-2a"]},
        cards={"red-hand": ["blue-2"], "white-hand": ["red-3"]},
    )
    play(match, "blue-2", "double-move", "red-1a")
    assert "decline" not in things(match)                                       # the first step is a step
    match.play("purple")
    stopped = play(match.at(len(match.played)), "decline")
    assert where(stopped, "red-1a") == "purple"
    assert stopped.seat == "white"
    match.play("brown")
    assert (where(match, "red-1a"), where(match, "red-2a")) == ("brown", "red")


@proves(Rule.DOUBLE_MOVE, Rule.MOVE_NOT_THROUGH_BLOCKADE)
def test_each_step_of_a_double_move_needs_an_open_road(table):
    match = table(seat="red", blockade="purple-brown", tokens={"red": ["red-1a"]}, cards={"red-hand": ["blue-2"]})
    play(match, "blue-2", "double-move", "red-1a", "purple")
    assert refusal(match, "brown") == "MOVE_NOT_THROUGH_BLOCKADE"
    assert things(match) == {"red", "decline"}


@proves(Rule.RECOVER_EXHAUSTED)
def test_recovering_turns_an_exhausted_token_to_ready_only(table):
    match = table(
        seat="red", will="red", cards={"red-hand": ["blue-3"]},
        tokens={"red": ["red-1a exhausted", "red-2a", "white-1a exhausted", "neutral-a exhausted", "lenin exhausted"]},
    )
    play(match, "blue-3", "recover")
    assert things(match) == {"red-1a", "neutral-a", "lenin"}
    for token in ("red-2a", "white-1a", "red-3a"):
        assert refusal(match, token) == "RECOVER_EXHAUSTED"
    match.play("lenin")
    assert not exhausted(match, "lenin")
    assert exhausted(match, "red-1a")


@proves(Rule.RECOVER_EXHAUSTED)
def test_without_an_exhausted_token_there_is_no_recovering(table):
    match = table(seat="red", tokens={"red": ["red-1a"]}, cards={"red-hand": ["blue-3"]})
    match.play("blue-3")
    assert refusal(match, "recover") == "RECOVER_EXHAUSTED"


# Leader cards


@proves(Rule.LEADER_ANYWHERE, Rule.LEADER_REFRESHES_NEUTRALS, Rule.REFRESH_NEEDS_WILL)
@pytest.mark.parametrize("will", ["red", "white"])
def test_a_leader_refreshes_the_neutrals_that_the_player_controls(table, will):
    match = table(
        seat="red", will=will, month="may-jun", cards={"red-hand": ["stalin"]},
        tokens={
            "blue": ["neutral-a exhausted", "trotsky exhausted", "red-1a exhausted"], "red": ["neutral-b exhausted"],
        },
    )
    play(match, "stalin", "recruit-leader")
    assert len(things(match)) == 6
    match.play("blue")
    assert where(match, "stalin") == "blue"
    assert not exhausted(match, "stalin")
    assert exhausted(match, "neutral-a") == (will == "white")
    assert exhausted(match, "neutral-b")
    assert exhausted(match, "trotsky")              # he is no unit
    assert exhausted(match, "red-1a")


@proves(Rule.REFRESH_NEEDS_WILL, Rule.INSPIRE, Rule.LEADER_ORDER_IS_FREE)
def test_inspiring_first_lets_the_leader_refresh(table):
    match = table(
        seat="red", will="white", tokens={"blue": ["neutral-a exhausted"]},
        cards={"red-hand": ["lenin"], "white-hand": [1]},
    )
    play(match, "lenin", "inspire")
    assert match.state.will == Seat.RED
    play(match, "recruit-leader", "blue")
    assert not exhausted(match, "neutral-a")
    assert match.seat == "white"                    # both done: the turn ends by itself


@proves(Rule.LEADER_ORDER_IS_FREE)
def test_leader_and_special_in_either_order_and_each_once(table):
    match = table(seat="red", will="white", cards={"red-hand": ["lenin"], "white-hand": ["blue-2"]})
    play(match, "lenin", "recruit-leader", "red")
    assert refusal(match, "recruit-leader") == "LEADER_ORDER_IS_FREE"
    assert things(match) == {"inspire", "decline"}
    done = play(match.at(len(match.played)), "inspire")
    assert done.seat == "white"
    neither = play(match.at(1), "decline")
    assert neither.seat == "white"
    assert where(neither, "lenin") == "reserve"


@proves(Rule.SPECIAL_OF_THE_CARD)
def test_a_leader_has_only_his_own_special(table):
    match = play(table(seat="red", will="white", cards={"red-hand": ["lenin"]}), "lenin")
    for action in ("protest", "espionage", "recruit"):
        assert refusal(match, action) == "SPECIAL_OF_THE_CARD"


@proves(Rule.INSPIRE_CHANGES)
def test_inspiring_changes_nothing_for_the_holder(table):
    match = play(table(seat="red", will="red", cards={"red-hand": ["lenin"]}), "lenin")
    assert refusal(match, "inspire") == "INSPIRE_CHANGES"


@proves(Rule.PROTEST, Rule.PROTEST_ELSEWHERE)
def test_a_protest_moves_the_blockade_to_another_connection(table):
    match = table(seat="red", blockade_tile="green", cards={"red-hand": ["sverdlov"]})
    play(match, "sverdlov", "protest")
    assert refusal(match, "green-red") == "PROTEST_ELSEWHERE"
    assert len(match.moves) == 5
    match.play("white-blue")
    assert match.game.ids("connection")[match.state.blockade] == "white-blue"
    assert match.game.ids("region")[match.state.blockade_tile] == "green"       # the tile stays


@proves(Rule.ESPIONAGE)
def test_espionage_turns_the_rivals_objective_up_for_good(table):
    match = table(
        seat="red", cards={"red-hand": ["stalin"], "white-objective": ["blue-7"], "white-hand": ["blue-2"]},
    )
    assert "blue-7" not in str(match.view("red").position())
    play(match, "stalin", "espionage")
    assert match.view("red").position()["cards"]["white-objective"] == ["blue-7"]
    assert match.view(None).position()["cards"]["white-objective"] == ["blue-7"]
    assert not match.can_undo                       # nobody unsees a card


@proves(Rule.ESPIONAGE_FACE_DOWN)
def test_espionage_needs_a_card_that_lies_face_down(table):
    shown = table(
        seat="red", cards={"red-hand": ["stalin"], "white-objective": ["blue-7"]}, objective_shown=["white"],
    )
    assert refusal(play(shown, "stalin"), "espionage") == "ESPIONAGE_FACE_DOWN"


# Bonus actions


@pytest.fixture
def bonus(table):
    """A match in which red has just earned a bonus."""

    def make(**entries):
        cards = {"red-hand": ["blue-3"], "white-hand": ["red-2"]} | entries.pop("cards", {})
        return play(table(seat="red", day=12, cards=cards, **entries), "blue-3", "decline")

    return make


@proves(Rule.BONUS_IS_ONE_OF_FOUR, Rule.BONUS_CARD, Rule.BONUS_RECRUIT, Rule.BONUS_MOVE, Rule.BONUS_RECOVER)
def test_a_bonus_is_one_of_four(bonus):
    match = bonus(tokens={"red": ["red-2a exhausted"]})
    assert things(match) == {"recruit", "move", "recover", "draw-card", "decline"}
    assert refusal(match, "double-move") == refusal(match, "organise") == "BONUS_IS_ONE_OF_FOUR"


@proves(Rule.BONUS_RECRUIT)
def test_a_bonus_unit_has_one_bar_and_goes_anywhere(bonus):
    match = play(bonus(), "recruit")
    assert refusal(match, "red-2a") == "BONUS_RECRUIT"
    assert refusal(match, "white-1a") == Rule.RECRUIT_FROM_RESERVE.name
    match.play("red-1c")
    assert len(match.moves) == 6
    match.play("white")
    assert where(match, "red-1c") == "white"
    assert match.seat == "white"


@proves(Rule.BONUS_RECRUIT)
def test_a_bonus_unit_needs_one_in_the_reserve(bonus):
    match = bonus(tokens={"out": ["red-1a", "red-1b", "red-1c", "red-1d"]})
    assert refusal(match, "recruit") == "BONUS_RECRUIT"


@proves(Rule.BONUS_CARD)
def test_a_bonus_card_comes_from_the_deck(bonus):
    match = bonus()
    before = match.state.pile_size[hand(Seat.RED)]
    play(match, "draw-card")
    assert match.state.pile_size[hand(Seat.RED)] == before + 1
    assert "CARD_DRAWN_BY_YOU" in said(match)
    assert not match.can_undo


@proves(Rule.BONUS_CARD)
def test_a_bonus_card_needs_a_card(game, table):
    cards = game.ids("card")[:48]
    match = table(seat="red", day=12, cards={"red-hand": cards[:24], "white-hand": cards[24:]})
    card = "green-3"
    play(match, card, "decline")
    assert pile(match, card) == "red-played"
    assert refusal(match, "draw-card") == "BONUS_CARD"


@proves(Rule.BONUS_MOVE)
def test_a_bonus_move_is_one_step(bonus):
    match = play(bonus(tokens={"red": ["red-2a"]}), "move", "red-2a", "purple")
    assert match.seat == "white"


@proves(Rule.BONUS_RECOVER)
def test_a_bonus_recovery(bonus):
    match = play(bonus(tokens={"red": ["red-2a exhausted"]}), "recover", "red-2a")
    assert not exhausted(match, "red-2a")
    assert match.seat == "white"


@proves(Rule.ACTION_IS_OPTIONAL)
def test_a_bonus_may_be_left_out(bonus):
    assert play(bonus(), "decline").seat == "white"
