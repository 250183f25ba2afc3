"""The experiment: games of the same seeds without a module and with it, played by greedy players.

A page cannot wait for so many games, so what they have shown stands in `lesson.toml`. To play them again:

    python -m gamekit.games.world_conspiracy.lessons.modules.measured
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .....engine.game import Game
from .....engine.registry import load
from .....lab import simulate
from .....lab.playing.study import Study
from .....lab.statistics import stats
from .....lab.statistics.stats import Estimate
from .....lessons.loading import load_lesson

GAMES, SEED, PLAYER, PLAYERS = 10_000, 1917, "greedy", 4
MODULES: dict[str, dict[str, bool]] = {
    "doctrine": {"nuclear_threat": True, "world_corporations": True, "world_bank": True},
    "force": {"antiterror": True, "covert_operations": True},
    "estate": {"world_media": True, "trends": True},
    "reptilians": {"reptilians": True},
}
BASE = "base"           # no module
LENGTH, SCORE, FIRST, PROJECTS = "length", "score", "first", "projects"
RESULTS = (LENGTH, SCORE, FIRST, PROJECTS)


def study(game: Game, options: Mapping[str, bool], n: int, seed: int) -> Study:
    return simulate(game, n, PLAYER, seed=seed, options={"players": PLAYERS, **options}, workers=1)


def values(found: Study, result: str) -> Any:
    """One number a game: its decisions, the winner's points, the first seat's part of the victory, stages reached."""
    if result == LENGTH:
        return found.column("decisions")
    if result == FIRST:
        return found.shares[:, 0]
    if result == PROJECTS:      # the furthest stage of anybody in each project, added up
        furthest = [f"furthest_{project.replace('-', '_')}" for project in found.game.ids("project")]
        return stats.side_by_side(found.column(one) for one in furthest).sum(axis=1)
    return stats.side_by_side(found.column(f"score_{seat}") for seat in found.present).max(axis=1)


def estimate(found: Any, result: str) -> Estimate:
    return stats.rate(float(found.sum()), len(found)) if result == FIRST else stats.mean_interval(found)


def difference(a: Any, b: Any, result: str) -> Estimate:
    """With the module minus without it, game by game of the same seed."""
    return stats.paired_rate_difference(a, b) if result == FIRST else stats.paired_difference(a, b)


def experiment(game: Game, n: int, seed: int) -> Iterator[dict[str, Any]]:
    """The rows of the table: value and interval without and with each module, and the difference of the pairs."""
    plain = study(game, {}, n, seed)
    for result in RESULTS:
        yield row(BASE, result, estimate(values(plain, result), result))
    for module, options in MODULES.items():
        found = study(game, options, n, seed)
        for result in RESULTS:
            here, there = values(found, result), values(plain, result)
            yield row(module, result, estimate(here, result)) | change(difference(here, there, result))


def row(module: str, result: str, found: Estimate) -> dict[str, Any]:
    return {"module": module, "result": result, "value": round(found.value, 4), "low": round(found.low, 4),
            "high": round(found.high, 4)}


def change(found: Estimate) -> dict[str, Any]:
    return {"change": round(found.value, 4), "least": round(found.low, 4), "most": round(found.high, 4)}


# As it was played

def measured(game: Game) -> Mapping[str, Any]:
    """What stands in the lesson's file."""
    found: Mapping[str, Any] = load_lesson(game, "modules").data["measured"]
    return found


def row_of(game: Game, module: str, result: str) -> Mapping[str, Any]:
    rows: list[Mapping[str, Any]] = measured(game)["rows"]
    return next(one for one in rows if (one["module"], one["result"]) == (module, result))


def value_of(game: Game, module: str, result: str) -> Estimate:
    """A value as it was measured."""
    found = row_of(game, module, result)
    return Estimate(found["value"], found["low"], found["high"], measured(game)["n"])


def changed(game: Game, module: str, result: str) -> Estimate:
    """What a module changes, as it was measured: the mean over pairs of games."""
    found = row_of(game, module, result)
    return Estimate(found["change"], found["least"], found["most"], measured(game)["n"])


def main() -> None:
    for found in experiment(load("world_conspiracy"), GAMES, SEED):
        inside = ", ".join(f'{name} = "{one}"' if isinstance(one, str) else f"{name} = {one}"
                           for name, one in found.items())
        print(f"    {{ {inside} }},", flush=True)


if __name__ == "__main__":
    main()
