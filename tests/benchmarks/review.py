"""Whether reviews are right, and how soon the first curve is there.

Every match is played by bots and reviewed from a few matches at each moment: noisy one by one, right on average. The
luck of a bot against itself is 0; so are the choices of a bot that plays on as it does itself. Where one player is
stronger, choices (its own and the other's together) are what it wins more often than from the start is due to it, which
is counted in other matches.

    python -m tests.benchmarks.review dual_powers uprising --matches 2000
    python -m tests.benchmarks.review uprising --strong search:32 --matches 0 --uneven 100
    python -m tests.benchmarks.review --first
"""

from __future__ import annotations

import argparse
import time

import gamekit
from gamekit.engine.policies import usual
from gamekit.engine.registry import names
from gamekit.lab import simulate
from gamekit.lab.playing.run import Question
from gamekit.lab.questions.review import Review, prepare
from gamekit.lab.questions.review_chain import Chain
from gamekit.lab.statistics.stats import mean_interval, rate_difference
from gamekit.ui.review import FIRST, PLAIN

EACH = 8        # matches from each moment
COUNTED = 4000  # matches of a win rate, for players who do not think


def reviewed(game, seats, seat, matches, first):
    """Luck, own choices, those of the others and all choices, for a seat, of many matches."""
    rows = []
    for number in range(matches):
        match = game.new(first + number, seats).go_on()
        chain = Chain(match, Question.of(game, usual(game), first + number + (1 << 40)))     # dice of its own
        chain.play(EACH)
        found = Review(match, seat, EACH, 0, usual(game), "random", 0, chain, {})
        mine, others = found.choices[seat].value, found.others.value
        assert abs(found.start.value + found.luck.value + mine + others - found.result) < 1e-9
        rows.append((found.luck.value, mine, others, mine + others))
    return [mean_interval(column) for column in zip(*rows, strict=True)]


def told(found):
    for name, one in zip(("luck", "own choices", "others' choices", "all choices"), found, strict=True):
        print(f"  {name:<16} {one}", flush=True)


def against_itself(game, matches):
    """Of all seats alike: nobody's luck, and no choice, is worth anything on average."""
    playing, bot = list(game.new(1).seats), usual(game)
    print(f"{game.name}: {matches} matches of {bot} against itself, {EACH} from each moment, seeds from 10000")
    told(reviewed(game, dict.fromkeys(playing, bot), playing[0], matches, 10_000))


def uneven(game, strong, weak, matches):
    """Two players: what the choices changed, beside what the win rates say."""
    playing = list(game.new(1).seats)
    seats = {**dict.fromkeys(playing, weak), playing[0]: strong}
    print(f"{game.name}: {matches} matches of {strong} as {playing[0]} against {weak}, seeds from 20000")
    told(reviewed(game, seats, playing[0], matches, 20_000))
    tables = [(seats, matches if ":" in strong else COUNTED), (dict.fromkeys(playing, usual(game)), COUNTED)]
    counted = [(won(game, table, n), n) for table, n in tables]
    (mine, n), (start, m) = counted
    print(f"  win rates differ by {rate_difference(mine, n, start, m)}", flush=True)


def won(game, seats, n):
    """The part of the victories that the first seat has in games of a seed that no match above has."""
    winner, number = simulate(game, n, seats, seed=7).column("winner"), game.seat_number(next(iter(seats)))
    shared = 0.5 * (winner < 0).sum() if len(seats) == 2 else 0
    return float((winner == number).sum() + shared)


def first_curve(game):
    """How long one waits for it: by the plain rules while others are compiled, and by the compiled ones."""
    match = game.new(3, dict.fromkeys(game.new(3).seats, usual(game))).go_on()
    prepare(match).play(2)
    for n, compiled in ((PLAIN, False), (FIRST, True)):
        began = time.perf_counter()
        prepare(match, compiled=compiled).play(n)
        rules = "compiled" if compiled else "plain"
        print(f"{game.name}: first curve by the {rules} rules, {n} matches from each moment: "
              f"{time.perf_counter() - began:.2f} s", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("games", nargs="*", default=names())
    asked.add_argument("--matches", type=int, default=2000, help="of a bot against itself")
    asked.add_argument("--uneven", type=int, default=500, help="of a strong player against a weak one")
    asked.add_argument("--strong", default=None, help="by default the usual bot")
    asked.add_argument("--first", action="store_true", help="only how soon the first curve is there")
    given = asked.parse_args()
    for name in given.games:
        game, began = gamekit.load(name), time.time()
        if given.first:
            first_curve(game)
            continue
        if given.matches:
            against_itself(game, given.matches)
        if given.uneven:
            uneven(game, given.strong or usual(game), "random", given.uneven)
        print(f"  {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
