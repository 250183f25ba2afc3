"""Whether reviews are right: the luck of a bot against itself is 0 on average, and choices are worth what they win.

Every match is played by bots and reviewed from a few matches at each moment: noisy one by one, right on average. The
choices of a bot that plays on as it does itself come to 0 as well; those of a weaker one to the win rate that they
cost.

    python -m tests.benchmarks.review dual_powers uprising --matches 2000
"""

from __future__ import annotations

import argparse
import time

import gamekit
from gamekit.engine.policies import usual
from gamekit.lab import simulate
from gamekit.lab.questions.review import Review
from gamekit.lab.questions.review_chain import Chain
from gamekit.lab.playing.run import Question
from gamekit.lab.statistics.stats import mean_interval, rate_difference

EACH = 8        # matches from each moment


def reviewed(game, seats, matches, options, first):
    """Luck, own choices and those of the others, for the first seat, of many matches."""
    seat, rows = next(iter(seats)), []
    for number in range(matches):
        match = game.new(first + number, seats, **options).go_on()
        question = Question.of(game, usual(game), first + number + (1 << 40), **options)     # dice of its own
        chain = Chain(match, question)
        chain.play(EACH)
        found = Review(match, seat, EACH, 0, usual(game), "random", 0, chain, {})
        changed = found.luck.value + sum(one.value for one in found.choices.values())
        assert abs(found.start.value + changed - found.result) < 1e-9
        rows.append((found.luck.value, found.choices[seat].value, found.others.value))
    return [mean_interval(column) for column in zip(*rows, strict=True)]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="*", default=["dual_powers", "uprising"])
    asked.add_argument("--matches", type=int, default=2000)
    asked.add_argument("--weak", type=int, default=500, help="matches of the weak player")
    given = asked.parse_args()
    for name in given.games:
        game, began = gamekit.load(name), time.time()
        playing = list(game.new(1).seats)
        print(f"{name}: {given.matches} matches of {usual(game)} against itself, {EACH} from each moment")
        strong = dict.fromkeys(playing, usual(game))
        luck, mine, others = reviewed(game, strong, given.matches, {}, 10_000)
        print(f"  luck {luck}\n  own choices {mine}\n  others' choices {others}", flush=True)
        weak = {**strong, playing[0]: "random"}
        luck, mine, others = reviewed(game, weak, given.weak, {}, 20_000)
        wins = [simulate(game, 4000, seats, seed=7).column("winner") for seats in (weak, strong)]
        number = game.seat_number(playing[0])
        worth = [sum((one == number) + (0.5 * (one < 0) if len(playing) > 1 else 0)) for one in wins]
        print(f"{name}: {given.weak} matches of random as {playing[0]} against {usual(game)}")
        print(f"  luck {luck}\n  own choices {mine}\n  others' choices {others}")
        print(f"  win rates differ by {rate_difference(worth[0], 4000, worth[1], 4000)}")
        print(f"  {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
