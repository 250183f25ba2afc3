"""Falcon's action cards: when he has one, and what each does."""

import pytest

from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import FalconPile, Play
from gamekit.testing import proves

from .helpers import FALCON, HUMAN, agents, card, owned, rules, solo, stage, step, told


def played(game, kind, **entries):
    """A card of a kind has just been played."""
    s = solo(game, "falcon-card", **entries)
    rules(game, "falcon.cards").play(kind, game.box, s)
    return s


@proves(Rule.FALCON_CARDS, Rule.FALCON_DIFFICULTY)
@pytest.mark.parametrize(("difficulty", "curator", "drawn_in", "draws"), [
    ("medium", "ivan", 1, True), ("medium", "ivan", 2, False), ("medium", "julia", 1, False),
    ("high", "ivan", 2, True), ("high", "julia", 1, False), ("maximum", "ivan", 2, True),
])
def test_when_he_draws_a_card(game, difficulty, curator, drawn_in, draws):
    s = solo(game, "falcon-card", row=("media-1",), difficulty=difficulty, curator=curator, round=2,
             card_round=drawn_in)
    step(game, s)
    assert ("FALCON_CARD" in told(game, s)) == draws
    assert s.falcon_pile_size[FalconPile.DISCARD] == int(draws)
    assert s.card_round == (2 if draws else drawn_in)


@proves(Rule.FALCON_CARDS)
def test_an_empty_deck_is_shuffled(game):
    s = solo(game, "falcon-card", row=("media-1",), falcon_cards={"discard": game.ids("falcon_card")})
    step(game, s)
    assert told(game, s)[:2] == ["FALCON_CARDS_RESHUFFLED", "FALCON_CARD"]
    assert s.falcon_pile_size[FalconPile.DECK] == 11


@proves(Rule.FALCON_CARDS)
def test_emissary(game):
    assert played(game, Play.EMISSARY).emissary == 1


@proves(Rule.FALCON_CARDS, Rule.FALCON_RECRUITS)
def test_recruiter(game):
    assert agents(played(game, Play.RECRUITER, active={"julia": 2})) == (5, 5)
    short = played(game, Play.RECRUITER, active={"julia": 8}, own={"julia": ["media-1"]}, pieces={"media-1": 1})
    assert agents(short) == (9, 0)          # a reserve that is merely short is emptied
    empty = played(game, Play.RECRUITER, active={"julia": 6}, own={"julia": ["media-1", "banks-1"]},
                   pieces={"media-1": 2, "banks-1": 2})
    assert agents(empty) == (9, 0)
    assert [empty.pieces[card(game, one)] for one in ("media-1", "banks-1")] in ([0, 1], [1, 0])


@proves(Rule.FALCON_CARDS)
@pytest.mark.parametrize(("discarded", "wanted"), [
    (["unions-1", "inner-circle-1", "governments-1", "media-1"], "unions-1"),
    (["inner-circle-1", "governments-1", "media-1"], "inner-circle-1"),
    (["governments-1", "media-1"], "governments-1"), (["media-1", "banks-1"], "banks-1"),
])
def test_broker_takes_from_the_discard_pile(game, discarded, wanted):
    s = played(game, Play.BROKER, own={"julia": ["exchanges-1"]}, objects={"discard": [*discarded, "world-war-1"]})
    assert owned(game, s) == {"exchanges-1", wanted}


def test_broker_prefers_what_was_discarded_last_and_else_takes_a_secondary_object(game):
    for last, first in (("media-1", "media-2"), ("media-2", "media-1")):
        s = played(game, Play.BROKER, objects={"discard": ["media-1", "media-2"]}, came={last: 2, first: 1})
        assert owned(game, s) == {last}
    assert played(game, Play.BROKER, own={"julia": ["universities-1"]}).secondary[FALCON] == [0, 0, 1, 0]
    assert played(game, Play.BROKER).secondary[FALCON] == [1, 0, 0, 0]


@proves(Rule.FALCON_CARDS)
def test_a_circle_comes_to_the_discard_pile_with_its_host(game):
    """Of two circles the Broker takes the one that came last, though it came below another card."""
    s = solo(game, "falcon-card", objects={
        "ivan-area": ["media-1"], "media-1-attached": ["inner-circle-2"], "discard": ["inner-circle-1"]},
        came={"inner-circle-1": 1})
    rules(game, "owning").discard(game.box, s, HUMAN, card(game, "media-1"))
    rules(game, "falcon.cards").play(Play.BROKER, game.box, s)
    assert owned(game, s) == {"inner-circle-2"}


@proves(Rule.FALCON_CARDS)
def test_killer(game):
    facts = {"row": ("unions-1",), "target": {"ivan": "unions-1"}, "active": {"ivan": 2}}
    s = played(game, Play.KILLER, pieces={"unions-1": 3}, **facts)
    assert s.pieces[card(game, "unions-1")] == 1 and agents(s, HUMAN) == (2, 7)
    s = played(game, Play.KILLER, pieces={"unions-1": 2}, **facts)
    assert s.target[HUMAN] == -1 and agents(s, HUMAN) == (2, 8)
    s = played(game, Play.KILLER, active={"ivan": 2})
    assert agents(s, HUMAN) == (1, 9)
    assert agents(played(game, Play.KILLER, active={"ivan": 0}), HUMAN) == (0, 10)


@proves(Rule.FALCON_CARDS, Rule.FALCON_SIGN_LINK)
@pytest.mark.parametrize(("at", "moved"), [
    ({}, "comintern"), ({"espionage": 2}, "espionage"), ({"united-nations": 2, "espionage": 2}, "united-nations"),
    ({"comintern": 5, "espionage": 1}, "espionage"), ({"comintern": 5}, "united-nations"),
])
def test_lobbyist(game, at, moved):
    s = played(game, Play.LOBBYIST, stages={"julia": at})
    assert stage(game, s, moved) == at.get(moved, 0) + 1
    done = {"comintern": 5, "united-nations": 5, "espionage": 5}
    assert "FALCON_BY_ORDER" not in told(game, played(game, Play.LOBBYIST, stages={"julia": done}))


@proves(Rule.FALCON_CARDS)
def test_liaison(game):
    s = played(game, Play.LIAISON, active={"julia": 2}, own={"julia": ["media-1", "banks-1"]},
               pieces={"media-1": 2, "banks-1": 1})
    assert s.active[FALCON] == 4
