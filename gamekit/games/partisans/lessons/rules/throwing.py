"""Throwing dice for questions: maquis in play, enemies, missions; and what a position costs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

from .....engine.game import Game
from .....engine.match import Match
from .....engine.moves import legal_moves
from ...rules.table import MAQUIS, Box, Ending, Force, Role, State

QUIET = (Force.JAILER, Force.RIFLEMAN, Force.COUNTER_GUERRILLA, Force.SPYMASTER, Force.RADIO_OPERATOR)    # no DEFENCE
PLAIN = (       # missions that change nothing while they stand, and cost no civilians
    "barracks", "border", "mountain-pass", "valley", "railway-bridge", "officer", "convoy", "prison", "caves",
    "farm-retaken", "farm-defended", "police",
)
ENDINGS = {
    "draw": Ending.DRAW, "partial": Ending.PARTIAL, "victory": Ending.VICTORY, "major": Ending.MAJOR,
    "lost": Ending.FAILED_MISSIONS,
}
PERIODS = (4, 3, 3)     # missions of a game


def box_of(game: Game) -> Box:
    return cast(Box, game.box)


def state_of(match: Match) -> State:
    return cast(State, match.state)


def thing(game: Game, kind: str, name: str) -> tuple[str, int]:
    return kind, game.ids(kind).index(name)


# Maquis

def certain(game: Game) -> list[str]:
    """The maquis on whose cards all sources agree."""
    return [row["id"] for row in game.components["maquis"] if row["source"] != "reconstructed"]


def band(game: Game, dice: random.Random, size: int, without: Sequence[str] = ()) -> dict[str, list[str]]:
    """Some maquis in play, hidden and revealed."""
    some = dice.sample([name for name in certain(game) if name not in without], size)
    hidden = dice.randint(1, size - 1)
    return {"hidden": some[:hidden], "revealed": some[hidden:]}


def with_deck(game: Game, dice: random.Random, agents: dict[str, list[str]]) -> dict[str, list[str]]:
    """The same with a hidden deck: three spies, and some maquis of those that are left."""
    placed = [name for names in agents.values() for name in names]
    left = [name for name in certain(game) if name not in placed]
    return agents | {"hidden-deck": ["spy-1", "spy-2", "spy-3", *dice.sample(left, 6)]}


def attack(game: Game, maquis: dict[str, list[str]]) -> int:
    """The sum of what is printed on the sides that lie up."""
    printed = box_of(game).attack
    return sum(
        printed[role * MAQUIS + game.ids("agent").index(name)] for role in Role for name in maquis[role.name.lower()]
    )


# Enemies

def foes(game: Game, dice: random.Random, kinds: Sequence[int], number: int) -> list[str]:
    """Enemies of these kinds; a kind that is named twice comes more often."""
    force, found = box_of(game).force, list[str]()
    while len(found) < number:
        kind = dice.choice(kinds)
        left = [foe for place, foe in enumerate(game.ids("foe")) if force[place] == kind and foe not in found]
        found += dice.sample(left, min(len(left), 1))
    return found


def defences(game: Game, names: Sequence[str]) -> list[int]:
    return [box_of(game).foe_defence[game.ids("foe").index(name)] for name in names]


def greedy(costs: Sequence[int], strength: int) -> int:
    """How many targets a strength is enough for."""
    number = 0
    for price in sorted(costs):
        strength -= price
        number += strength >= 0
    return number


# Missions

def defence(game: Game, mission: str) -> int:
    return box_of(game).mission_defence[game.ids("mission").index(mission)]


def points(game: Game, mission: str) -> int:
    return box_of(game).points[game.ids("mission").index(mission)]


def shields(game: Game, here: Sequence[str]) -> list[str]:
    """The enemies that must go before the mission: sentries, and infantrymen if they shield sentries."""
    force = {foe: box_of(game).force[game.ids("foe").index(foe)] for foe in here}
    sentries = [foe for foe in here if force[foe] == Force.SENTRY]
    return [foe for foe in here if force[foe] == Force.INFANTRYMAN and sentries] + sentries


def cost(game: Game, mission: str, here: Sequence[str]) -> int:
    """The strength that a mission needs, with all that shields it."""
    return defence(game, mission) + sum(defences(game, shields(game, here)))


def campaign(game: Game, dice: random.Random, successes: int, failures: int) -> dict[str, list[str]]:
    """The missions of a game after so many of them were completed and failed."""
    period, names = box_of(game).period, game.ids("mission")
    by_period = [
        dice.sample([one for place, one in enumerate(names) if period[place] == number], size)
        for number, size in enumerate(PERIODS, start=1)
    ]
    every = [name for some in by_period for name in some]
    come = every[:PERIODS[0] + successes]
    past = dice.sample(come[:-1], successes + failures)
    return {
        "completed": past[failures:], "failed": past[:failures], "available": [one for one in come if one not in past],
        "second-period": [one for one in by_period[1] if one not in come],
        "third-period": [one for one in by_period[2] if one not in come],
    }


# Matches

def guarded(game: Game, missions: Sequence[str], here: dict[str, list[str]]) -> dict[str, list[Any]]:
    """The enemies that were placed, and face-down ones for all other available missions."""
    garrison, names = box_of(game).garrison, game.ids("mission")
    return {name: here.get(name) or [garrison[names.index(name)]] for name in {**dict.fromkeys(missions), **here}}


def striking(
    game: Game, dice: random.Random, mission: str, agents: dict[str, list[str]], here: Sequence[str], strength: int,
    **more: Any,
) -> Match:
    """A match in the strikes at a mission."""
    table = {
        "step": "strike", "mission": mission, "agents": with_deck(game, dice, agents), "strength": strength,
        "missions": {"available": [mission]}, **more,
    }
    return game.position(table | {"foes": guarded(game, table["missions"]["available"], {mission: list(here)})})


def settle(match: Match) -> Match:
    """Whatever an effect asks for is chosen, until the player strikes, decides or is done."""
    while not match.over and match.step not in ("strike", "stop-or-go-on"):
        match.play(legal_moves(match.game, match.state)[0].id)
    return match
