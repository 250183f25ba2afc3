"""The greedy bot knows what the Fourth Estate and the Reptilians are worth."""

import pytest

from tests.games.secret_power.advice.test_greedy import best, wins_of_twelve
from tests.games.secret_power.helpers import cards_for, go

ESTATE = {"world_media": True, "trends": True}


def last_cards(game, kept):
    """Nearly all objects are gone: agents are worth nothing any more."""
    return {"discard": [card for card in cards_for(game, 4) if card not in kept]}


# Trends

def test_it_captures_a_trend_that_is_cheap(game, table):
    facts = {"row": ("media-1",), "trends": True, "movements": {"top": ["corruption"]}, "active": {"ivan": 6}}
    assert best(table(**facts, secondary={"ivan": {"finance": 8}})) == "capture-trend"
    late = table(**facts, secondary={"ivan": {"finance": 4}}, objects=last_cards(game, ["media-1"]))
    assert best(late) == "capture-trend"
    early = table(**facts | {"active": {"ivan": 10}})
    assert best(early) != "capture-trend"


def test_it_uses_a_trend(table):
    match = table(row=("media-1", "unions-1"), trends=True, players=2, movements={"top": ["populism"]}, seat="julia",
                  curator="ivan", own={"ivan": ["media-2", "exchanges-1"]}, target={"ivan": "media-1"},
                  pieces={"media-1": 1}, active={"ivan": 1, "julia": 0})
    go(match, "recruit")
    assert best(match) == "populism" and best(go(match, "populism")) == "finance"     # for its Stock Exchanges


# World Media

def test_it_gives_up_what_brings_least_and_takes_what_brings_most(table):
    match = table(row=("unions-1", "media-1", "research-1"), world_media=True, seat="julia", curator="ivan",
                  active={"julia": 4}, stages={"julia": {"world-media": 1}}, own={"julia": ["universities-1"]},
                  concluded={"julia": ["yakuza", "templars", "federal-reserve"]})
    go(match, "advance", "world-media")
    assert best(match) == "templars"
    assert best(go(match, "templars")) == "research-1"


def test_it_broadcasts_the_card_that_counts_most(table):
    match = table(row=(), step="count", players=2, world_media=True, active={}, seat="julia", curator="ivan", own={
        "julia": ["governments-1", "exchanges-1", "media-1", "banks-1", "banks-2", "valuables-1"]},
        stages={"julia": {"world-media": 3}})
    assert best(match) == "exchanges-1"


# Reptilians

def test_it_prefers_objects_with_a_reptilian(table):
    match = table(row=("media-1", "media-2", "media-3"), reptilians=True, aliens={"media-2-under": ["royal-1"]})
    assert best(go(match, "infiltrate")) == "media-2"


def test_it_calls_for_an_alliance_that_is_worth_it(table):
    facts = {"row": ("media-1", "media-2"), "reptilians": True, "aliens": {"ivan-area": ["royal-1", "royal-2"]}}
    rich = table(**facts, hands={"ivan": ["trilateral-commission", "skull-and-bones"]}, own={
        "ivan": ["governments-1", "governments-2"]})
    assert best(rich) == "reptilians"
    go(rich, "reptilians", "royal-1", "royal-2")
    assert best(rich) == "trilateral-commission"
    poor = table(**facts, hands={"ivan": ["skull-and-bones"]})
    assert best(poor) != "reptilians"


def test_the_contact_goes_where_it_helps_most(table):
    match = table(row=("media-1",), reptilians=True, staff={"ivan": ["contact-1"]}, players=4,
                  stages={"ivan": {"comintern": 3, "espionage": 2}},
                  aliens={"ivan-area": ["royal-1", "royal-2", "royal-3", "enforcer-1"]})
    assert best(match) == "professional"
    go(match, "professional", "contact-1")
    assert best(match) == "comintern"       # stage IV brings twenty points
    go(match, "comintern")
    assert best(match) in ("royal-1", "enforcer-1")


@pytest.mark.parametrize(("players", "given"), [
    (2, ESTATE), (3, {"reptilians": True, "professionals": True}), (4, {**ESTATE, "reptilians": True})])
def test_it_beats_chance(game, players, given):
    assert wins_of_twelve(game, players, given) >= 9
