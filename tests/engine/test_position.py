"""Positions: read with clear errors, written readably, and honest about what a seat sees."""

import random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.engine.position import on_trust

UNSHRUNK = [Phase.explicit, Phase.generate]       # shrinking replays matches for minutes
CARDS = {"red-hand": ["green-2", "lenin"], "white-hand": ["blue-3", "kerensky"]}


def refused(game, *told, error=gamekit.BadPosition, **facts):
    with pytest.raises(error) as caught:
        game.position({"cards": CARDS, **facts})
    for part in told:
        assert part in str(caught.value), str(caught.value)
    assert caught.value.in_language("ru") != str(caught.value)
    return caught.value


# Reading

@pytest.mark.parametrize("description", [None, [], "day 3", 5, ["day"], [("day", 3)]])
def test_not_a_dictionary(game, description):
    with pytest.raises(gamekit.BadPosition, match="A position is a dictionary") as caught:
        game.position(description)
    assert "Позиция — это словарь" in caught.value.in_language("ru")


@pytest.mark.parametrize("key", ["colour", "Day", "token_at", "rng", "owner", "pile_size", "exhausted", 5])
def test_unknown_keys_and_those_that_follow_from_others(game, key):
    with pytest.raises(gamekit.BadPosition, match=f"no entry “{key}”") as caught:
        game.position({key: 1})
    assert "day" in str(caught.value) and "tokens" in str(caught.value)


def test_the_list_of_entries_is_always_the_same(game):
    """Not in the order of a set, which changes from run to run."""
    with pytest.raises(gamekit.BadPosition) as caught:
        game.position({"colour": 1})
    assert "mode, side, difficulty, discard_hand, neutrals_move_alone, unrest_bonus_exhausts" in str(caught.value)


@pytest.mark.parametrize(("facts", "told"), [
    ({"day": 40}, ("“day” cannot be 40", "1..31")),
    ({"day": 0}, ("“day” cannot be 0", "1..31")),
    ({"day": "3"}, ("'3'", "1..31")),
    ({"day": True}, ("True", "1..31")),
    ({"day": 3.0}, ("3.0", "1..31")),
    ({"day": None}, ("None", "1..31")),
    ({"day": [3]}, ("[3]",)),
    ({"month": "june"}, ("'june'", "mar-apr, may-jun, jul, aug, sep, oct-nov")),
    ({"month": 2}, ("“month” cannot be 2", "mar-apr")),
    ({"unrest": "orange"}, ("'orange'", "green, red, purple, brown, white, blue")),
    ({"will": None}, ("“will” cannot be None", "red, white")),
    ({"seat": "black"}, ("'black'", "red, white")),
    ({"step": "dance"}, ("'dance'", "play-card")),
    ({"tokens": {"orange": ["red-1a"]}}, ("'orange'", "green")),
    ({"tokens": {"green": ["red-9"]}}, ("'red-9'", "red-1a")),
    ({"tokens": {"green": [3]}}, ("3", "red-1a")),
    ({"tokens": {"green": [None]}}, ("None", "red-1a")),
    ({"tokens": {"green": [""]}}, ("''", "red-1a")),
    ({"tokens": {"green": ["red-1a tired"]}}, ("'red-1a tired'", "red-1a, red-1a exhausted")),
    ({"tokens": {"green": "red-1a"}}, ("tokens: green", "must be a list")),
    ({"tokens": ["red-1a"]}, ("tokens", "dictionary")),
    ({"tile_left": "green"}, ("tile_left", "must be a list")),
    ({"tile_left": ["orange"]}, ("'orange'", "green")),
    ({"marker_at": ["green"] * 4}, ("marker_at", "3")),
    ({"shuffle_of": ["green-2"]}, ("shuffle_of", "dictionary")),
    ({"shuffle_of": {"green-2": 100}}, ("shuffle_of", "0..99")),
])
def test_wrong_entries_name_the_key_and_what_is_allowed(game, facts, told):
    refused(game, *told, **facts)


@pytest.mark.parametrize(("cards", "told"), [
    ({"red-hand": ["green-2"], "discard": ["green-2"]}, ("“green-2” stands in two places: red-hand and discard",)),
    ({"red-hand": ["green-2", "green-2"]}, ("“green-2” stands in two places: red-hand and red-hand",)),
    ({"red-hand": [49]}, ("48",)),
    ({"red-hand": ["green-2", 48]}, ("47",)),
    ({"red-hand": [30], "white-hand": [19]}, ("48",)),
    ({"red-hand": [-1, "lenin"]}, ("cards",)),
    ({"red-hand": [True, "lenin"]}, ("True",)),
    ({"pocket": ["green-2"]}, ("'pocket'", "red-hand")),
    ({"red-hand": {"lenin": 1}}, ("must be a list",)),
])
def test_wrong_cards(game, cards, told):
    refused(game, *told, cards=cards)


@pytest.mark.parametrize("cards", [{"unseen": ["green-3"]}, {"unseen": [5]}])
def test_unseen_is_no_place(game, cards):
    """It is not among the places that errors allow: the cards would be nowhere."""
    refused(game, cards={**CARDS, **cards})


def test_a_token_in_two_places(game):
    error = refused(game, "“red-1a” stands in two places: green and blue",
                    tokens={"green": ["red-1a"], "blue": ["red-1a exhausted"]})
    assert "стоит в двух местах: green и blue" in error.in_language("ru")


@pytest.mark.parametrize("options", [{"mode": "trio"}, {"difficulty": 2}, {"mode": "solo", "difficulty": 9}])
def test_wrong_options(game, options):
    refused(game, error=gamekit.BadOption, **options)


@pytest.mark.parametrize(("facts", "told"), [
    ({"tokens": {"green": ["opposition-1-1"]}}, "takes no part"),
    ({"tokens": {"calendar": ["red-1a"]}}, "only Trotsky"),
    ({"tokens": {"reserve": ["red-1a exhausted"]}}, "exhausted"),
    ({"tokens": {"green": ["trotsky"], "red": ["trotsky-red"]}}, "twice"),
    ({"support": 12}, "over"),
    ({"unrest": "red", "blockade_tile": "red"}, "two places"),
    ({"step": "order-action"}, "needs an order card"),
    ({"cards": {"red-hand": ["kerensky"]}}, "cannot be there"),
])
def test_what_cannot_be(game, facts, told):
    error = refused(game, "This position cannot be: ", told, **facts)
    assert "Такой позиции не бывает: " in error.in_language("ru")


@pytest.mark.parametrize(("facts", "told"), [
    ({"step": "order-action", "card": "red-2", "cards": {"red-played": ["red-2"]}, "turn": 0},
     "Red needs at least 3 cards in hand"),
    ({"mode": "solo", "turn": 9, "cards": {"red-hand": [5], "white-hand": [5]}}, "no more than 9 turns"),
    ({"mode": "solo", "turn": 2, "cards": {"red-hand": [5]}}, "Turn 2 is not a turn of Red"),
    ({"turn": 1, "first": "red"}, "Turn 1 is not a turn of Red"),
    ({"turn": 0}, "needs at least 4 cards in hand"),
    ({"step": "choose-objective"}, "needs at least 5 cards in hand"),
    ({"cards": {"red-hand": [25]}}, "cannot hold more than 24 order cards"),
    ({"mode": "solo", "round": 4, "cards": {"red-hand": [4]}}, "ends with round 3"),
    ({"mode": "solo", "seat": "white", "cards": {"red-hand": [4]}}, "decides nothing in such a match"),
    ({"round": 9}, "No game goes beyond round 8"),
    ({"day": 29}, "The date never stops on day 29"),
    ({"day": 30}, "The date never stops on day 30"),
    ({"month": "mar-apr", "tokens": {"green": ["trotsky"]}}, "In March–April this token cannot be on the map"),
    ({"month": "sep", "tokens": {"green": ["trotsky"]}}, "In September this token cannot be on the map"),
    ({"month": "may-jun", "tokens": {"green": ["trotsky-red"]}}, "In May–June this token cannot be on the map"),
    ({"tokens": {"green": ["lenin"]}}, "Lenin has not been played, but his token has left the reserve"),
    ({"phase": "scoring"}, "is no part of this phase"),
    ({"step": "opposition-card"}, "belongs to the Opposition"),
    ({"step": "move-token", "steps_left": 0, "tokens": {"green": ["red-1a"]}}, "needs a step that is left to move"),
    ({"step": "move-to", "token": "white-1a", "tokens": {"green": ["white-1a"]}}, "needs a chosen token"),
    ({"step": "unrest-prize"}, "needs a region of unrest"),
    ({"step": "score-objective", "next_marker": 3}, "cannot have the number 3"),
    ({"shuffles": 10}, "more than 9 times"),
    ({"shuffle_of": {"green-2": 1}}, "a later shuffle than the last one, number 0"),
])
def test_what_would_lead_to_a_dead_end(game, facts, told):
    refused(game, told, **facts)


def test_what_the_rules_need_later_is_found_by_playing_on(game, monkeypatch):
    """Whatever a game does not think of itself: dead ends, errors and endless games are refused all the same."""
    short = {"step": "order-action", "card": "red-2", "cards": {"red-played": ["red-2"]}, "turn": 0}
    monkeypatch.setattr(type(game), "problem", lambda _self, _s: None)
    refused(game, "leads to a dead end: in the step play-card", **short)
    solo = {"mode": "solo", "side": "red", "turn": 9, "cards": {"red-hand": [5], "white-hand": [5]}}
    refused(game, "breaks off in the step opposition-card (IndexError", **solo)
    monkeypatch.setattr(type(game), "longest", 1)
    refused(game, "never ends", cards={"red-hand": [5], "white-hand": [5]})


def test_the_turn_follows_from_the_hands(game):
    """A position with few cards is near the end of its round."""
    for cards, seat, turn, first in (
        ({"red-hand": [4], "white-hand": [4]}, "red", 0, "red"), ({"white-hand": [1]}, "white", 7, "red"),
        ({"red-hand": [2], "white-hand": [2]}, "red", 4, "red"),
        ({"red-hand": [9], "white-hand": [1]}, "red", 5, "white"),
    ):
        position = game.position({"cards": cards, "seat": seat}).position()
        assert (position["turn"], position["first"]) == (turn, first)


def test_the_opposition_gets_the_cards_that_it_lacks(game):
    match = game.position({"mode": "solo", "side": "red", "cards": {"red-hand": ["lenin", 2]}})
    assert match.position()["turn"] == 3
    assert match.position("red")["cards"]["white-hand"] == [3]
    conserved(game, match.state)


def test_a_step_that_is_not_told_has_just_begun(game):
    tokens = {"green": ["red-1a"]}
    assert game.position({"cards": CARDS, "step": "move-token", "tokens": tokens}).state.steps_left == 1
    order = {"step": "recruit-unit", "card": "red-4a", "cards": {**CARDS, "red-played": ["red-4a"]}}
    assert game.position(order).state.bars_left == 2
    assert game.position({"step": "score-objective"}).over is False


def test_what_is_as_on_an_empty_table_is_left_out(game):
    position = game.position({"cards": CARDS}).position()
    assert position.get("tokens", {}) == {} and "tokens" not in position


def test_nobody_can_decide_anything(game):
    with pytest.raises(gamekit.BadPosition, match="step recover-token") as caught:
        game.position({"step": "recover-token"})
    assert "никто ничего не решает" in caught.value.in_language("ru")


@pytest.mark.parametrize("facts", [{}, {"ending": "track"}, {"ending": "track", "winner": "red"}])
def test_a_position_after_the_end(game, facts):
    """It is refused, or its result can be told: never a KeyError later."""
    try:
        match = game.position({"step": "over", **facts})
    except gamekit.BadPosition:
        return
    assert match.over and repr(match) and str(match.result)


def test_what_is_left_out_is_as_on_an_empty_table(game):
    s = game.position({"cards": CARDS}).position()
    assert (s["day"], s["month"], s["step"], s["seat"], s["will"], s["support"]) == (
        1, "mar-apr", "play-card", "red", "red", 0)
    assert "tokens" not in s
    assert s["cards"] == CARDS


def test_a_shorter_row_leaves_the_rest_empty():
    game = gamekit.load("secret_power")
    row = ["media-1", "banks-1"]
    short, whole = (game.position({"players": 2, "in_row": one}) for one in (row, [*row, *[None] * 9]))
    assert short.position() == whole.position() and short.state.row_size == 2


def test_the_alias_yellow(game):
    yellow = game.position({"cards": CARDS, "unrest": "yellow", "tokens": {"yellow": ["red-1a"]}})
    brown = game.position({"cards": CARDS, "unrest": "brown", "tokens": {"brown": ["red-1a"]}})
    assert yellow.state == brown.state
    assert yellow.position()["unrest"] == "brown"


def test_marks(game):
    match = game.position({"cards": CARDS, "tokens": {"green": ["red-1a exhausted", "red-1b"]}})
    assert (match.state.exhausted[0], match.state.exhausted[1]) == (1, 0)
    assert match.position()["tokens"] == {"green": ["red-1a exhausted", "red-1b"]}


def test_the_description_is_not_changed(game):
    description = {"cards": {"red-hand": ["lenin", 3], "white-hand": [2]}, "tokens": {"green": ["red-1a"]}}
    game.position(description)
    assert description == {"cards": {"red-hand": ["lenin", 3], "white-hand": [2]}, "tokens": {"green": ["red-1a"]}}


# Unseen cards

def conserved(game, s):
    """Every card is somewhere, and the piles have the sizes that they say."""
    assert len(game.ids("card")) == 54
    assert [s.card_at.count(pile) for pile in range(len(s.pile_size))] == s.pile_size
    assert s.pile_size[-1] == 0


@settings(max_examples=50, deadline=None, phases=UNSHRUNK)
@given(st.integers(0, 20), st.integers(0, 20), st.integers(0, 1), st.integers(0, 2**63 - 1))
def test_unseen_cards_are_dealt_and_conserved(game, red, white, objective, seed):
    cards = {"red-hand": ["lenin", "green-2", red], "white-hand": [white], "white-objective": [objective]}
    s = game.position({"cards": cards}, seed=seed).state
    conserved(game, s)
    assert s.pile_size[:6] == [47 - red - white - objective, 0, red + 2, white, 0, objective]


def test_nothing_unseen_is_nothing_unseen(game):
    """A zero changes nothing."""
    zero = game.position({"cards": {**CARDS, "white-objective": [0]}})
    assert zero.state == game.position({"cards": CARDS}).state


def test_the_one_who_decides_may_hold_unseen_cards_only(game):
    """They are dealt before anybody asks for the legal moves."""
    match = game.position({"cards": {"red-hand": [5]}})
    assert len(match.moves) == 5


def test_the_seed_deals_the_unseen_cards(game):
    def hand(seed):
        return tuple(game.position({"cards": {"red-hand": ["lenin", 5]}}, seed=seed).position()["cards"]["red-hand"])

    assert hand(1) == hand(1)
    assert len({hand(seed) for seed in range(10)}) > 5


@pytest.mark.parametrize("facts", [{"shuffles": 2}, {"shuffles": 1, "shuffle_of": {"green-2": 1}},
                                   {"objective_shuffle": 0, "shuffles": 3}])
def test_unseen_cards_after_a_shuffle_are_dealt_or_refused(game, facts):
    try:
        match = game.position({"cards": {"red-hand": ["lenin", 3], "white-hand": [4]}, **facts})
    except gamekit.BadPosition:
        return
    conserved(game, match.state)


# Writing

def a_match(game, seed, decisions, **options):
    dice, match = random.Random(seed), game.new(seed=seed, **options)
    while len(match.played) < decisions and not match.over:
        match.play(dice.choice(match.moves))
    return match


MODES = st.sampled_from([
    {}, {"mode": "solo"}, {"mode": "solo", "side": "white", "difficulty": 4}, {"discard_hand": True},
])


@settings(max_examples=20, deadline=None, phases=UNSHRUNK)
@given(st.integers(0, 10_000), st.integers(0, 70), MODES)
def test_a_position_read_back_is_the_same(game, seed, decisions, options):
    match = a_match(game, seed, decisions, **options)
    again = game.position(match.position())
    assert again.position() == match.position()
    again.state.rng, again.state.reveals = match.state.rng, match.state.reveals
    assert again.state == match.state


@settings(max_examples=20, deadline=None, phases=UNSHRUNK)
@given(st.integers(0, 10_000), st.integers(0, 70), MODES, st.integers(0, 99))
def test_the_position_of_a_seat_read_back_gives_the_same_view(game, seed, decisions, options, deal):
    match = a_match(game, seed, decisions, **options)
    for seat in match.seats:
        position = match.position(seat)
        again = game.position(position, seed=deal)
        conserved(game, again.state)
        assert again.position(seat) == position
        mine, theirs = match.view(seat), again.view(seat)
        theirs.state.reveals = mine.state.reveals
        assert theirs.state == mine.state, mine.state.differences(theirs.state)
        assert [m.id for m in theirs.moves] == [m.id for m in mine.moves]
        assert theirs.board_text() == mine.board_text()


def test_the_position_of_a_seat_hides_the_others_cards(game):
    match = game.new(seed=3)
    match.play(match.moves[0])
    whole, red, white, open_to_all = (p["cards"] for p in (
        match.position(), match.position("red"), match.position("white"), match.view(None).position()))
    assert red["red-hand"] == whole["red-hand"] and red["red-objective"] == whole["red-objective"]
    assert red["white-hand"] == ["kerensky", "lvov", "kornilov", 5]
    assert white["white-hand"] == whole["white-hand"]
    assert white["red-hand"] == ["lenin", "stalin", "sverdlov", 4] and white["red-objective"] == [1]
    assert open_to_all["red-hand"] == ["lenin", "stalin", "sverdlov", 4]
    assert open_to_all["white-hand"] == ["kerensky", "lvov", "kornilov", 5]
    assert "deck" not in red and "unseen" not in red


def test_on_trust_a_position_is_not_played_on_but_still_checked(game, monkeypatch):
    """Lessons throw positions by the hundred for one question."""
    description = {"cards": {"red-hand": ["red-3"], "white-hand": [1]}}
    monkeypatch.setattr(type(game), "longest", 0)
    with pytest.raises(gamekit.BadPosition, match="never ends"):
        game.position(description)
    with on_trust():
        assert game.position(description).moves
        with pytest.raises(gamekit.BadPosition):
            game.position({**description, "day": 29})
