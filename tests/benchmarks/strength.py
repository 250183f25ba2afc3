"""How strong the bots are, with intervals: `python -m tests.benchmarks.strength dual_powers`.

Each bot plays each seat against greedy rivals; in solo games, which have a rival built in, against that one; in games
for one, alone. Below stands how much oftener search wins than greedy, game by game on the same cards; where a game
notes a `grade` of its ends, also how much better they are.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gamekit.engine.game import Game
from gamekit.engine.registry import load
from gamekit.lab import simulate
from gamekit.lab.statistics.stats import paired_difference, paired_rate_difference, rate
from gamekit.lab.statistics.victory import total, wins_of

DIFFICULTIES = (1, 3, 6)
SEED = 1917


@dataclass(frozen=True)
class Place:
    """Where bots show what they can: a seat, who else plays, and the options."""

    words: str
    seat: str
    rivals: dict[str, str]
    options: dict[str, Any]

    def ends(self, game: Game, bot: str, n: int) -> dict[str, Any]:
        """How games ended for a bot: `won`, of a shared victory its part, and the `grade` where a game notes one."""
        study = simulate(game, n, {self.seat: bot, **self.rivals}, SEED, self.options)
        graded = {"grade": study.column("grade")} if "grade" in study.columns() else {}
        return {"won": wins_of(study, self.seat), **graded}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.strength", description=__doc__)
    parser.add_argument("game", nargs="?", default="dual_powers")
    parser.add_argument("--quick", type=int, default=1000, help="games of bots that do not think (default: 1000)")
    parser.add_argument("--slow", type=int, default=200, help="games of bots that think (default: 200)")
    parser.add_argument("--search", default="search:200", help="the thinking bot (default: search:200)")
    parser.add_argument("--only", metavar="WORDS", default="", help="only places that have these words in their names")
    given = parser.parse_args()
    game = load(given.game)
    for place in places(game):
        if given.only in place.words:
            show(game, place, given.search, given.quick, given.slow)
    return 0


def show(game: Game, place: Place, search: str, quick: int, slow: int) -> None:
    """The rate of each bot, and how search differs from greedy in the games that both have played."""
    found = {}
    for bot in ("random", "greedy", search):
        n = slow if bot == search else quick
        found[bot] = place.ends(game, bot, n)
        print(f"{place.words + ': ' + bot:<56} {rate(total(found[bot]['won']), n)}", flush=True)
    both = min(quick, slow)
    a, b = ({name: column[:both] for name, column in found[bot].items()} for bot in (search, "greedy"))
    print(f"{'    wins more often than greedy by':<56} {paired_rate_difference(a['won'], b['won'])}", flush=True)
    if "grade" in a:
        print(f"{'    grade above that of greedy by':<56} {paired_difference(a['grade'], b['grade'])}", flush=True)


def places(game: Game) -> Iterator[Place]:
    option = game.options[0]
    if len(game.seat) == 1:     # alone, under each choice of the first option
        for choice in option.choices:
            yield Place(f"{option.name} {choice}", game.ids("seat")[0], {}, {option.name: choice})
    for players in choices_of(game, "players"):
        seats = game.seated({"players": players})
        for seat in seats:
            rivals = {other: "greedy" for other in seats if other != seat}
            yield Place(f"{players} players, {seat}", seat, rivals, {"players": players})
    for mode in choices_of(game, "mode"):
        for seat in game.ids("seat"):
            if mode == "solo":
                for difficulty in DIFFICULTIES:
                    options = {"mode": mode, "side": seat, "difficulty": difficulty}
                    yield Place(f"solo, {seat}, difficulty {difficulty}", seat, {}, options)
            else:
                rivals = {other: "greedy" for other in game.ids("seat") if other != seat}
                yield Place(f"{mode}, {seat}", seat, rivals, {"mode": mode})


def choices_of(game: Game, name: str) -> list[Any]:
    return [choice for option in game.options if option.name == name for choice in option.choices]


if __name__ == "__main__":
    sys.exit(main())
