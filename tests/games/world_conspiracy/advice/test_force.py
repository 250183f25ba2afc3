"""The greedy bot knows what the Doctrine of Superiority and the Use of Force are worth."""

import pytest

from tests.games.secret_power.advice.test_greedy import best, wins_of_twelve
from tests.games.secret_power.helpers import cards_for, go

DOCTRINE = {"nuclear_threat": True, "world_corporations": True, "world_bank": True}
FORCE = {"antiterror": True, "covert_operations": True}


def test_it_brings_all_agents_home(table):
    match = table(row=("media-1",), seat="julia", curator="ivan", world_corporations=True, active={"julia": 4},
                  own={"julia": ["media-2", "media-3"]}, pieces={"media-2": 3, "media-3": 2})
    go(match, "advance", "world-corporations")
    assert best(match) == "media-2"
    assert best(go(match, "media-2")) == "3"
    assert best(go(match, "3")) == "media-3"


def test_it_wants_the_card_for_which_a_stage_waits(table):
    facts = {"row": ("media-1", "research-1"), "nuclear_threat": True, "own": {"ivan": ["unions-1", "unions-2"]}}
    waiting = table(**facts, stages={"ivan": {"nuclear-threat": 1}}, secondary={"ivan": {"science": 1}})
    assert best(go(waiting, "infiltrate")) == "research-1"


def test_it_takes_what_the_bank_opens(table):
    row = ("media-1", "media-2", "valuables-1", "research-1", "corporations-1")
    match = table(row=row, world_bank=True, active={"ivan": 6}, stages={"ivan": {"world-bank": 1}},
                  own={"ivan": ["crime-1", "governments-1"]})
    assert best(match) == "infiltrate" and best(go(match, "infiltrate")) == "corporations-1"


def test_all_of_the_reserve_join(table):
    match = table(row=("media-1", "media-2"), antiterror=True, active={"ivan": 3}, stages={"ivan": {"antiterror": 3}})
    assert best(go(match, "infiltrate", "media-1")) == "1"
    assert best(go(match, "1")) == "3"


def test_it_discards_what_brings_least(table):
    match = table(row=("media-1",), covert_operations=True, active={"ivan": 6}, round=6,
                  own={"ivan": ["governments-1", "media-2", "media-3"]},
                  secondary={"ivan": {"finance": 1, "control": 1}})
    go(match, "covert-operation", "cyberattack-1")
    assert best(match) == "secondary-finance"       # control is counted by Governments


def test_it_runs_a_covert_operation_that_pays(game, table):
    """The last cards: agents are worth nothing any more, and spare cards little."""
    gone = [card for card in cards_for(game, 4) if card not in ("media-1", "unions-1")]
    match = table(row=("media-1",), covert_operations=True, active={"ivan": 6}, objects={
        "discard": gone, "ivan-area": ["unions-1"]}, secondary={"ivan": {"finance": 4}})
    assert best(match) == "covert-operation"
    assert best(go(match, "covert-operation")) == "cyberattack-1"
    early = table(row=("media-1",), covert_operations=True, active={"ivan": 6},
                  own={"ivan": ["governments-1", "media-2"]})
    assert best(early) == "infiltrate"


@pytest.mark.parametrize(("players", "given"), [(2, {**DOCTRINE, **FORCE}), (3, FORCE), (4, DOCTRINE)])
def test_it_beats_chance(game, players, given):
    assert wins_of_twelve(game, players, given) >= 9
