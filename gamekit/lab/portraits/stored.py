"""Portraits that were measured beforehand, so that a page shows them at once: `tools/portraits.py` makes them.

Each says of how many games and which seed it is, and carries a mark of its first games. Where these come out otherwise
now, because rules or bots have changed, it is stale, and says so.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...engine.errors import BadOption
from ...engine.game import Game
from ..playing.run import Question
from ..statistics.stats import Estimate
from .ladder import Rung
from .portrait import Portrait, marked

FILE = Path(__file__).parent / "stored.json"


@cache
def everything() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def stored(game: Game) -> Portrait:
    """The portrait of a game that came with gamekit."""
    if game.name not in everything():
        raise BadOption("error-portrait-none", game=game.name, allowed=sorted(everything()))
    told = everything()[game.name]
    rungs = [Rung(one["lower"], one["upper"], estimate(one)) for one in told["rungs"]]
    seats = {seat: {name: estimate(one) for name, one in numbers.items()} for seat, numbers in told["seats"].items()}
    return Portrait(
        game, {name: estimate(one) for name, one in told["measures"].items()}, seats,
        list(map(estimate, told["curve"])), rungs, told["options"], told["n"], told["seed"], told["bot"], told["mark"],
    )


def is_stale(found: Portrait) -> bool:
    """Whether rules or bots have changed since it was measured."""
    return found.mark != marked(Question.of(found.game, found.bot, found.seed, **found.options))


def keep(found: Portrait, file: Path = FILE) -> None:
    """Write a portrait into the file, beside those of other games."""
    whole = json.loads(file.read_text("utf-8")) if file.exists() else {}
    whole[found.game.name] = plain_data(found)
    file.write_text(json.dumps(dict(sorted(whole.items())), indent=1) + "\n", "utf-8")
    everything.cache_clear()


def plain_data(found: Portrait) -> dict[str, Any]:
    return {
        "options": dict(found.options), "n": found.n, "seed": found.seed, "bot": found.bot, "mark": found.mark,
        "measures": {name: numbers(one) for name, one in found.measures.items()},
        "seats": {seat: {name: numbers(one) for name, one in some.items()} for seat, some in found.seats.items()},
        "curve": list(map(numbers, found.curve)),
        "rungs": [{"lower": one.lower, "upper": one.upper, **numbers(one.gap)} for one in found.rungs],
    }


def numbers(one: Estimate) -> dict[str, Any]:
    parts = {"value": one.value, "low": one.low, "high": one.high}
    return {**{name: round(number, 5) for name, number in parts.items()}, "n": one.n, "unit": one.unit}


def estimate(told: Mapping[str, Any]) -> Estimate:
    return Estimate(told["value"], told["low"], told["high"], told["n"], told["unit"])
