"""The questions of the lesson. What is said of the games is their portraits, as they were measured; tables are made up.

Wrong options are those of a misconception, and called by what they say, so that each has its own reply.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache, partial
from pathlib import Path
from typing import Any

from .....engine import registry
from .....engine.game import Game
from .....engine.words import Words
from .....lab.portraits.portrait import Portrait, said
from .....lab.portraits.stored import everything, stored
from .....lab.portraits.watched import MOMENTS
from .....lab.statistics.stats import Estimate, grouped
from .....lessons import pictures
from .....lessons.items import Choice, Claim, Dice, Number
from .....lessons.odds import by_machine, distance, forecast, percent, score_words

WORDS = Words(Path(__file__).parent)
TIMES, CARDS = 6, 5             # how often it is played on from a card, and cards of a table
LETTERS = "ABCD"
SURE, CHOICE, GUESSED = "sure", "most", 20      # forecasts; the share of a blind guess, in per cent
ODDS = {191: (3, 4), 241: (4, 5), 400: (10, 11), 280: (5, 6)}      # points of Elo, and games the better wins of so many
SAYS = {"luck": "says-luck", "skill": "says-skill", "known": "says-known", "comeback": "says-comeback"}
CURES = {"games": "doubt-games", "players": "doubt-players", "interval": "doubt-interval", "number": "doubt-number"}
WAS = {True: "was-right", False: "was-wrong"}


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def shuffled(dice: Dice, *options: str) -> list[str]:
    return dice.sample(options, len(options))


@cache
def portraits() -> dict[str, Portrait]:
    return {name: stored(registry.load(name)) for name in everything()}


def called(name: str, language: str) -> str:
    """A game without its second title."""
    short, _, _ = portraits()[name].game.in_language(language).title.replace(". ", ": ").partition(": ")
    return short


def highest(measure: str) -> list[str]:
    """The games that have most of something, as far as these portraits can tell: their intervals meet the top one's."""
    found = {name: one[measure] for name, one in portraits().items()}
    top = max(found.values(), key=lambda one: one.value)
    return [name for name, one in found.items() if one.high >= top.low]


def side_by_side(measure: str, language: str, words: str) -> Any:
    rows = [(called(name, language), bounded(one[measure])) for name, one in portraits().items()]
    return pictures.intervals(words, rows, language)


def bounded(found: Estimate) -> Estimate:
    """A part of a whole, whose interval may not leave it."""
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.n)


# A guess

def most(game: Game, dice: Dice, language: str) -> Choice:
    words = say(language, "picture-luck")
    top = max(portraits(), key=lambda name: portraits()[name]["luck"].value)
    return Choice(
        options=shuffled(dice, *portraits()), right=tuple(portraits()),
        facts={"top": called(top, language), "share": said("luck", bounded(portraits()[top]["luck"]), language)},
        drawn=side_by_side("luck", language, words),
    )


def streak(game: Game, dice: Dice, language: str) -> Choice:
    """Two equals play a few games in a pure game of luck: how often does one of them win all?"""
    rounds = dice.choice((3, 4))
    exact = Fraction(1, 2 ** (rounds - 1))
    return Choice(
        options=("never", "often", "always"), right=("often",), believed=("never",),
        facts={"rounds": rounds, "exact": percent(exact, language), "parts": 2 ** (rounds - 1)},
        claims=[Claim(float(exact), "model-coin", partial(by_machine, partial(all_one, rounds)))],
    )


def all_one(rounds: int, dice: random.Random) -> bool:
    return len({dice.random() < 0.5 for _ in range(rounds)}) == 1


def replayed(game: Game, dice: Dice, language: str) -> Choice:
    """Cards of four games, from each of which equals play on six times: which game hangs most on the card?"""
    rows = {"all": [0, TIMES, TIMES, 0, TIMES], "some": [1, 5, 4, 1, 5], "few": [2, 4, 3, 2, 4], "none": [3] * CARDS}
    order = shuffled(dice, *rows)
    letters = dict(zip(order, LETTERS, strict=True))
    head = [say(language, "column-game"), *(say(language, "column-deal", n=n + 1) for n in range(CARDS))]
    table = [[letters[name], *map(str, dice.sample(rows[name], CARDS))] for name in order]
    return Choice(
        options=list(letters.values()), right=(letters["all"],), table=[head, *table], asks_about_table=True,
        replies={letter: name for name, letter in letters.items()},
        facts={"best": letters["all"], "times": TIMES, **{f"row-{x.lower()}": x for x in LETTERS}},
    )


# How it is measured

def draws(game: Game, dice: Dice, language: str) -> Number:
    """After how many of some cards did the same side win every time?"""
    wins = [dice.choice((0, TIMES)) if dice.random() < 0.4 else dice.randint(1, TIMES - 1) for _ in range(8)]
    settled = sum(won in (0, TIMES) for won in wins)
    table = [[say(language, "column-number"), say(language, "column-red")],
             *([str(n), str(won)] for n, won in enumerate(wins, 1))]
    return Number(
        right=(str(settled),), table=table, asks_about_table=True,
        facts={"deals": len(wins), "settled": settled, "times": TIMES},
    )


def width(game: Game, dice: Dice, language: str) -> Choice:
    name = dice.choice(list(portraits()))
    found = portraits()[name]
    return Choice(
        options=shuffled(dice, "half", "quarter", "same"), right=("half",), believed=("quarter",),
        facts={"game": called(name, language), "share": said("luck", bounded(found["luck"]), language),
               "n": grouped(found.n), "more": grouped(4 * found.n)},
    )


def apart(game: Game, dice: Dice, language: str) -> Choice:
    """Three made-up games: which of them is surely more a matter of luck than the first?"""
    base = dice.randint(20, 30)
    middles = {"first": base, "less": base - dice.randint(5, 9), "unsure": base + dice.randint(4, 7),
               "surely": base + dice.randint(22, 30)}
    found = {name: Estimate(middle / 100, (middle - 8) / 100, (middle + 8) / 100, 150)
             for name, middle in middles.items()}
    order = ["first", *shuffled(dice, "less", "unsure", "surely")]
    letters = dict(zip(order, LETTERS, strict=True))
    table = [[say(language, "column-game"), say(language, "column-luck")],
             *([letters[name], found[name].text(language, counted=False)] for name in order)]
    options = [*(letters[name] for name in order[1:]), "none"]
    return Choice(
        options=options, right=(letters["surely"],), table=table, asks_about_table=True,
        replies={letter: name for name, letter in letters.items()} | {"none": "none"},
        facts={"best": letters["surely"], **{f"row-{x.lower()}": x for x in LETTERS}},
    )


# Luck and skill

def both(game: Game, dice: Dice, language: str) -> Choice:
    """The luckiest game, and what skill is worth in it."""
    name = dice.choice(highest("luck"))
    found = portraits()[name]
    return Choice(
        options=("nothing", "much", "little"), right=("much",),
        facts={"game": called(name, language), "share": said("luck", bounded(found["luck"]), language),
               "gap": said("ladder", found["ladder"], language)},
        drawn=side_by_side("skill", language, say(language, "picture-skill")),
    )


def elo(game: Game, dice: Dice, language: str) -> Number:
    gap = dice.choice(list(ODDS))
    wins, games = ODDS[gap]
    return Number(
        right=(str(wins),), facts={"gap": gap, "games": games, "wins": wins, "odds": wins},
    )


def known(game: Game, dice: Dice, language: str) -> Number:
    """When half of the result is known in a game."""
    name = dice.choice(list(portraits()))
    found = portraits()[name]
    points = [(moment / MOMENTS, bounded(one)) for moment, one in enumerate(found.curve)]
    words = say(language, "picture-known", game=called(name, language))
    below = say(language, "below-begin"), say(language, "below-end")
    return Number(
        right=(f"{100 * found['known'].value:.0f}",), tolerance=12,
        facts={"game": called(name, language), "share": said("known", found["known"], language)},
        drawn=pictures.curve(words, [*points, (1.0, Estimate(1, 1, 1, found.n))], below, 0.5),
    )


def which(game: Game, dice: Dice, language: str) -> Choice:
    """What somebody says, and the number that tells it."""
    name = dice.choice(list(SAYS))
    return Choice(
        options=shuffled(dice, *SAYS), right=(name,),
        facts={"said": say(language, SAYS[name], times=dice.choice((3, 4, 5, 6)))},
    )


# What follows

def people(game: Game, dice: Dice, language: str) -> Choice:
    name = dice.choice(list(portraits()))
    found = portraits()[name]
    return Choice(
        options=shuffled(dice, "same", "bots", "nothing"), right=("bots",), believed=("same",),
        facts={"game": called(name, language), "share": said("luck", bounded(found["luck"]), language),
               "n": grouped(10 * found.n)},
    )


def lost(game: Game, dice: Dice, language: str) -> Choice:
    share = dice.choice((40, 50, 60))
    return Choice(
        options=shuffled(dice, "bad", "open", "luck"), right=("open",), believed=("bad",), facts={"share": share},
    )


def settle(game: Game, dice: Dice, language: str) -> Number:
    """The pupil's own forecast of the first question, against what was measured."""
    chosen = dice.predicted.get(CHOICE) or dice.choice(list(portraits()))
    (sure, who), came = forecast(dice, SURE, GUESSED), chosen in highest("luck")
    return Number(
        right=(f"{distance(sure / 100, came):.4f}",), tolerance=0.0051,
        facts={"who": who, **score_words(sure, came, language), "picked": called(chosen, language),
               "came": say(language, WAS[came])},
    )


def cure(game: Game, dice: Dice, language: str) -> Choice:
    """A doubt, and what would help."""
    name = dice.choice(list(CURES))
    return Choice(
        options=shuffled(dice, *CURES), right=(name,),
        facts={"doubt": say(language, CURES[name], n=dice.choice((10, 20, 40)))},
    )

