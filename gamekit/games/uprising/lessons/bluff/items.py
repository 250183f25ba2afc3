"""The questions of the lesson. Their numbers are counted exactly, or come from worlds that the engine deals.

Wrong options are those of a misconception, and called by what they say, so that each has its own reply.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics import stats
from .....lab.statistics.stats import figure, grouped
from .....lessons import pictures
from .....lessons.odds import (
    by_machine, distance, drawn_by_machine, forecast, fraction, level_of, machine, percent, score_words, short,
)
from .....lessons.items import Choice, Claim, Dice, Note, Number, Slide
from ...rules.table import CARDS
from . import worlds
from .worlds import KEEN, PROVOCATIONS, SHY

WORDS = Words(Path(__file__).parent)
SEEDS = 1 << 16
BY_HAND, DEALS, MATCHES = 10, 1000, 500
RUN = 3                                     # cards in a row that were no Provocations
GUESSES = 5
GROUPS, SIZE = 30, 50
SURE, CHOICE = "sure", "decision"           # the steps whose forecasts are scored
OPEN, CLOSED = "open", "closed"
PICKED = {OPEN: "picked-open", CLOSED: "picked-closed"}
WAS = {True: "was-better", False: "was-worse"}
HABIT = {KEEN: "habit-keen", SHY: "habit-shy"}
KNOWS, BLIND = "knows", "blind"
DOUBT = {"count": "doubt-count", "deals": "doubt-deals", "watch": "doubt-watch", "book": "doubt-book"}


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def lab_seed(dice: Dice) -> int:
    return dice.randrange(SEEDS)
OTHER_WORLD = 100_000      # how far the seed of a like question is


# A decision

def better(values: worlds.Values, shown: int) -> str:
    """Which card has more value on average: the open one or a face-down one."""
    return CLOSED if worlds.mean(values) > shown else OPEN


def decision(game: Game, dice: Dice, language: str) -> Choice:
    match = worlds.first_board(game, dice.lesson)
    return Choice(
        match=match, options=(OPEN, CLOSED), right=(OPEN, CLOSED), facts={"open": worlds.open_value(match)},
    )


def half(game: Game, dice: Dice, language: str) -> Choice:
    match = worlds.first_board(game, dice.lesson)
    values = worlds.hidden(match)
    exact = worlds.chance_of_provocation(values)
    rate = worlds.share(worlds.dealt(game, dice.lesson, DEALS, lab_seed(dice)))
    facts = {"provocations": values.count(0), "hidden": len(values), "exact": percent(exact, language),
             "rate": rate.text(language)}
    words = say(language, "picture-dealt", rate=rate.text(language), exact=percent(exact, language))
    return Choice(
        match=match, options=("half", "fifth", "twenty"), right=("fifth",), believed=("half",), facts=facts,
        claims=[deals_claim(game, dice)],
        drawn=pictures.intervals(words, [(say(language, "row-dealt"), rate)], language, 0, 0.5, mark=float(exact)),
    )


def deals_claim(game: Game, dice: Dice) -> Claim:
    """The chance of a Provocation, tested with the engine's deals."""
    exact = worlds.chance_of_provocation(worlds.hidden(worlds.first_board(game, dice.lesson)))
    return Claim(float(exact), "model-deals", lambda: worlds.share(worlds.dealt(game, dice.lesson, DEALS, SEEDS)))


def average(game: Game, dice: Dice, language: str) -> Choice:
    """A few cards with a Provocation or two: their average, and three ways to miss it."""
    provocations = dice.choice((1, 2))
    values = sorted(dice.sample(range(2, 7), dice.choice((2, 3))))
    everything = [0] * provocations + values
    means = {
        "all": worlds.mean(everything), "valued": worlds.mean(values), "best": Fraction(max(values)),
        "sum": Fraction(sum(values)),
    }
    named = [*[say(language, "a-provocation")] * provocations, *map(str, values)]
    return Choice(
        options=list(means), right=("all",),
        facts={
            "cards": ", ".join(named), "number": len(everything), "total": sum(values),
            **{name: short(float(value), language) for name, value in means.items()},
        },
    )


# Worlds

def unseen(game: Game, dice: Dice, language: str) -> Number:
    match = worlds.later_board(game, dice.lesson + OTHER_WORLD * dice.sister)
    number = len(worlds.hidden(match))
    return Number(match=match, right=(str(number),), facts={"hidden": number, "open": CARDS - number})


def liquidated(game: Game, dice: Dice, language: str) -> Choice:
    match = worlds.later_board(game, dice.lesson)
    number = len(worlds.hidden(match))
    return Choice(
        match=match, options=("any", "half", "never"), right=("never",),
        facts={"before": fraction(PROVOCATIONS, number), "now": fraction(PROVOCATIONS, number - 1)},
        claims=[one_card(PROVOCATIONS, number - 1)],
    )


def worlds_left(game: Game, dice: Dice, language: str) -> Choice:
    """Hidden cards, Provocations among them, and some that were liquidated face down."""
    while True:
        hidden, provocations, gone = dice.randint(12, 20), dice.choice((2, 3, 4)), dice.choice((1, 2, 3))
        asked = {
            "left": (provocations, hidden - gone), "all": (provocations, hidden), "start": (PROVOCATIONS, CARDS),
            "half": (1, 2),
        }
        if len({Fraction(*pair) for pair in asked.values()}) == len(asked):
            break
    options = dice.sample(list(asked), len(asked))
    return Choice(
        options=options, right=("left",),
        facts={
            "hidden": hidden, "provocations": provocations, "gone": gone, "rest": hidden - gone,
            **{name: fraction(*pair) for name, pair in asked.items()},
        },
        claims=[one_card(*asked["left"])],
    )


def one_card(provocations: int, places: int) -> Claim:
    """One of so many places, in which the Provocations lie anyhow."""
    return Claim(provocations / places, "model-deals", partial(drawn_by_machine, provocations, places, 1))


# A look

def due(game: Game, dice: Dice, language: str) -> Choice:
    values = worlds.dealt(game, dice.lesson, DEALS, lab_seed(dice))
    every, later = worlds.share(values), worlds.after_run(values, RUN)
    words = say(language, "picture-due", every=every.text(language), later=later.text(language), run=RUN)
    rows = [(say(language, "row-every"), every), (say(language, "row-later", run=RUN), later)]
    return Choice(
        options=("more", "same", "less"), right=("same",), believed=("more", "less"),     # whatever luck shows
        facts={"run": RUN, "every": every.text(language), "later": later.text(language)},
        drawn=pictures.intervals(words, rows, language, 0, 0.5),
    )


def look(game: Game, dice: Dice, language: str) -> Number:
    match = worlds.first_board(game, dice.lesson)
    values, shown = worlds.hidden(match), worlds.open_value(match)
    blind, after = max(float(worlds.mean(values)), float(shown)), float(worlds.after_look(values, shown))
    return Number(
        match=match, right=(f"{after:.2f}",), tolerance=0.3,
        facts={
            "open": shown, "closed": figure(float(worlds.mean(values)), language, 2),
            "blind": figure(blind, language, 2), "after": figure(after, language, 2),
            "gain": figure(after - blind, language, 2),
        },
    )


def other(game: Game, dice: Dice, language: str) -> Choice:
    """One hidden card was looked at, and it is no Provocation: what of another one?"""
    hidden, provocations = dice.choice(((4, 1), (5, 1), (6, 1), (6, 2), (7, 2), (8, 2)))
    asked = {
        "left": (provocations, hidden - 1), "before": (provocations, hidden), "fewer": (provocations - 1, hidden - 1),
        "half": (1, 2),
    }
    options = dice.sample(list(asked), len(asked))
    return Choice(
        options=options, right=("left",),
        facts={
            "hidden": hidden, "provocations": provocations, "rest": hidden - 1,
            **{name: fraction(*pair) for name, pair in asked.items()},
        },
        claims=[one_card(*asked["left"])],
    )


# Which way round

def signs(dice: Dice) -> tuple[int, int, int, int]:
    """How often of ten a hand trembles, at a Provocation and at another card; of 240 cards, how many are which."""
    hits, false = dice.choice((8, 9)), dice.choice((1, 2))
    return hits, false, 4 * hits, 20 * false


def trembling(game: Game, dice: Dice, language: str) -> Number:
    hits, false, provocations, others = signs(Dice(dice.lesson))
    exact = Fraction(provocations, provocations + others)
    return Number(
        right=(f"{100 * float(exact):.0f}",), tolerance=5, believed=(str(10 * hits),),
        facts={"hits": hits, "false": false, "exact": percent(exact, language)},
        table=two_way(language, provocations, 40 - provocations, others, 200 - others),
    )


def two_way(language: str, *cells: int) -> list[list[str]]:
    """Provocations and other cards, with a sign and without it, and all."""
    a, b, c, d = cells
    numbers = [("row-provocation", a, b), ("row-other", c, d), ("row-all", a + c, b + d)]
    head = ["", say(language, "column-sign"), say(language, "column-calm"), say(language, "column-all")]
    return [head, *([say(language, key), str(x), str(y), str(x + y)] for key, x, y in numbers)]


def counted(game: Game, dice: Dice, language: str) -> Choice:
    """The same signs, counted: which fraction answers?"""
    _, _, provocations, others = signs(Dice(dice.lesson))
    asked = {
        "given": (provocations, provocations + others), "turned": (provocations, 40), "all": (provocations, 240),
        "base": (40, 240),
    }
    options = dice.sample(list(asked), len(asked))
    exact = Fraction(*asked["given"])
    return Choice(
        options=options, right=("given",),
        facts={
            "a": provocations, "b": others, "exact": percent(exact, language), "both": provocations + others,
            **{name: fraction(*pair) for name, pair in asked.items()},
        },
        table=two_way(language, provocations, 40 - provocations, others, 200 - others),
    )


def spared(game: Game, dice: Dice, language: str) -> Choice:
    """Monty Hall: all but one of the others were turned up, by somebody who knows the Provocation, or by blind luck."""
    cards, case = dice.choice((4, 5, 6)), dice.choice((KNOWS, BLIND))
    chances = {"other": Fraction(cards - 1, cards), "half": Fraction(1, 2), "same": Fraction(1, cards)}
    right = "other" if case == KNOWS else "half"
    return Choice(
        options=dice.sample(list(chances), len(chances)), right=(right,),
        believed=("half",) if case == KNOWS else ("other",),
        facts={"case": case, "cards": cards, "opened": cards - 2,
               **{name: fraction(one.numerator, one.denominator) for name, one in chances.items()}},
        claims=[Claim(
            float(chances[right]), "model-deals", partial(by_machine, partial(lies_in_the_other, cards, case)),
        )],
    )


def lies_in_the_other(cards: int, case: str, dice: random.Random) -> bool:
    """One trial: you point at card 0; whether the Provocation is the other card that stays closed."""
    while True:
        provocation, closed = dice.randrange(cards), dice.randrange(1, cards)
        if case == KNOWS and provocation:
            return True                     # whoever knows leaves it closed
        if case == KNOWS or provocation in (0, closed):
            return provocation == closed    # a blind hand that turned it up: another trial


def turned(game: Game, dice: Dice, language: str) -> Choice:
    """Another player's signs in a table."""
    while True:
        a, b, c, d = dice.randint(6, 18), dice.randint(4, 12), dice.randint(10, 40), dice.randint(50, 90)
        asked = {"given": (a, a + c), "turned": (a, a + b), "all": (a, a + b + c + d), "base": (a + b, a + b + c + d)}
        if len({round(Fraction(*pair), 2) for pair in asked.values()}) == len(asked):
            break
    options = dice.sample(list(asked), len(asked))
    return Choice(
        options=options, right=("given",), table=two_way(language, a, b, c, d), asks_about_table=True,
        facts={"sign": a + c, "a": a, **{name: fraction(*pair) for name, pair in asked.items()}},
    )


# Exact and dealt

def ten_deals(game: Game, dice: Dice, language: str) -> Number:
    """Ten worlds, one at a press of the button."""
    match = worlds.first_board(game, dice.lesson)
    values = worlds.dealt(game, dice.lesson, BY_HAND, lab_seed(dice))
    slides = [Slide(match), *(Slide(match, [Note(dealt_card(value, language))]) for value in values)]
    rate, exact = worlds.share(values), worlds.chance_of_provocation(worlds.hidden(match))
    return Number(
        match=match, slides=slides, right=(str(values.count(0)),),
        facts={
            "found": values.count(0), "rate": rate.text(language), "exact": percent(exact, language), "number": 1,
        },
        claims=[deals_claim(game, dice)],
    )


def dealt_card(value: int, language: str) -> str:
    return say(language, "deal-value", value=value) if value else say(language, "deal-provocation")


def streak(game: Game, dice: Dice, language: str) -> Choice:
    """Blind guesses of a whole class: somebody has them all right."""
    pupils = dice.choice((25, 26, 28, 30))
    hits = [sum(dice.random() < 0.5 for _ in range(GUESSES)) for _ in range(pupils)]
    exact = 1 - (1 - Fraction(1, 2**GUESSES)) ** pupils
    facts = {"pupils": pupils, "guesses": GUESSES, "best": max(hits), "exact": percent(exact, language)}
    words = say(language, "picture-guesses", pupils=pupils, guesses=GUESSES, best=max(hits))
    below = say(language, "below-guesses", guesses=GUESSES)
    return Choice(
        options=("never", "quarter", "likely"), right=("likely",), believed=("never",), facts=facts,
        claims=[Claim(float(exact), "model-blind", partial(by_machine, partial(all_right, pupils)))],
        drawn=pictures.dots(words, hits, GUESSES, 1, below),
    )


def all_right(pupils: int, dice: random.Random) -> bool:
    """Whether somebody of a class guesses everything right with a coin."""
    return any(all(dice.random() < 0.5 for _ in range(GUESSES)) for _ in range(pupils))


def misses(game: Game, dice: Dice, language: str) -> Number:
    exact = worlds.chance_of_provocation(worlds.hidden(worlds.first_board(game, dice.lesson)))
    found = machine(dice, GROUPS, SIZE, float(exact))
    missed = sum(not low <= exact <= high for low, high in found)
    facts = {"groups": GROUPS, "deals": SIZE, "exact": percent(exact, language), "missed": missed}
    words = say(language, "picture-many", groups=GROUPS, missed=missed, exact=percent(exact, language))
    return Number(
        right=(str(missed),), tolerance=1, believed=(level_of(GROUPS),), facts=facts,
        drawn=pictures.many(words, found, float(exact), 0.5), claims=[deals_claim(game, dice)],
    )


def meaning(game: Game, dice: Dice, language: str) -> Choice:
    n = dice.choice((100, 200, 400, 1000))
    told = stats.rate(round(n * dice.uniform(0.14, 0.24)), n)
    options = ["method", "cards", "certain", "exact"]
    dice.shuffle(options)
    return Choice(options=options, right=("method",), facts={"rate": told.text(language)})


# What counting does not know

def habit(game: Game, dice: Dice, language: str) -> Choice:
    """A player with a habit against the count of all hidden cards, in round 1."""
    name = dice.choice((KEEN, SHY))
    counted_chance = Fraction(PROVOCATIONS, CARDS - 1)
    rate, exact = worlds.planned_by(game, name, MATCHES, lab_seed(dice)), worlds.exactly_by(name)
    words = say(language, "picture-habit", rate=rate.text(language), exact=percent(counted_chance, language))
    rows = [(say(language, "row-player"), rate)]
    return Choice(
        options=("same", "more", "less"), right=("more" if name == KEEN else "less",), believed=("same",),
        facts={
            "exact": percent(counted_chance, language), "habit": say(language, HABIT[name]),
            "player": percent(exact, language), "rate": rate.text(language), "n": grouped(MATCHES), "name": name,
        },
        claims=[Claim(float(exact), HABIT[name], lambda: rate)],
        drawn=pictures.intervals(words, rows, language, 0, 0.5, mark=float(counted_chance)),
    )


def lost(game: Game, dice: Dice, language: str) -> Choice:
    """The better move, and bad luck: was it a mistake? The same move in many worlds."""
    match = worlds.first_board(game, dice.lesson)
    values, shown = worlds.hidden(match), worlds.open_value(match)
    seen = worlds.dealt(game, dice.lesson, DEALS, lab_seed(dice))
    found = stats.mean_interval([float(value) for value in seen])
    return Choice(
        match=match, options=("bad", "good", "luck"), right=("good",), believed=("bad",),
        facts={
            "case": better(values, shown), "open": shown, "mean": figure(float(worlds.mean(values)), language, 2),
            "rate": found.text(language),
        },
    )


def settled(game: Game, dice: Dice, language: str) -> Number:
    """The pupil's own forecast of the first question, against the count."""
    match = worlds.first_board(game, dice.lesson)
    values, shown = worlds.hidden(match), worlds.open_value(match)
    facts = {"open": shown, "mean": figure(float(worlds.mean(values)), language, 2), "total": sum(values),
             "hidden": len(values)}
    chosen = CLOSED if dice.predicted.get(CHOICE) == CLOSED else OPEN
    (sure, who), came = forecast(dice, SURE), chosen == better(values, shown)
    return Number(
        right=(f"{distance(sure / 100, came):.4f}",), tolerance=0.0051,
        facts={
            "who": who,
            **facts, **score_words(sure, came, language), "picked": say(language, PICKED[chosen]),
            "came": say(language, WAS[came]),
        },
    )


def knows(game: Game, dice: Dice, language: str) -> Choice:
    """A doubt, and what would help."""
    options = list(DOUBT)
    right = dice.choice(options)
    dice.shuffle(options)
    n = dice.choice((10, 20, 50))
    return Choice(options=options, right=(right,), facts={"doubt": say(language, DOUBT[right], n=n)})
