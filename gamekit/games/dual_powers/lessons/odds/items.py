"""The questions of the lesson. Their numbers come from games played on the spot, or are exact.

Wrong options are those of a misconception, and called by what they say, so that each has its own reply.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from math import prod
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics import stats
from .....lab.statistics.exact import draw_chance, draw_distribution
from .....lab.statistics.stats import Estimate, figure, grouped
from .....lessons import pictures
from .....lessons.odds import coverage, distance, drawn_by_machine, forecast, level_of, machine, percent, score_words
from .....lessons.items import Choice, Claim, Dice, Note, Number, Slide
from . import games
from .games import BONUS, GREEDY, POINTS, RANDOM

WORDS = Words(Path(__file__).parent)
SEEDS = 1 << 16
AHEAD = 6                                   # spaces, where the chances are lopsided
PAIRS, BY_HAND = 15, 10                     # pairs of neighbours, games of each
GROUPS, SIZE = 30, 20                       # groups, games of each
LESS, MORE = 1000, 4000                     # games of a greedy bot, of a random one
AGAIN = 100                                 # times that the better move is played
EXACT, DECK = Fraction(3, 10), 10           # one green card: three of ten
SURE, CHOICE = "sure", "decision"           # the steps whose forecasts are scored
CAME = {"other": "came-other", "green": "came-green", "back": "came-back"}
PART = {2: "part-half", 3: "part-third"}
DONE = {"luck": "done-luck", "player": "done-player", "value": "done-value", "rule": "done-rule"}
MOVE = {POINTS: "move-points", BONUS: "move-bonus"}
WAS = {True: "was-better", False: "was-worse"}
FELL = {True: "fell-true", False: "fell-false"}


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def lab_seed(dice: Dice) -> int:
    return dice.randrange(SEEDS)


def half(estimate: Estimate) -> float:
    """Half the width of an interval, in percentage points."""
    return round(50 * (estimate.high - estimate.low), 1)


# A decision

def decision(game: Game, dice: Dice, language: str) -> Choice:
    match = games.position(game, dice.lesson)
    return Choice(match=match, options=(POINTS, BONUS), right=(POINTS, BONUS))


def lopsided(game: Game, dice: Dice, language: str) -> Choice:
    won = games.rate(games.wins(game, dice.lesson, POINTS, LESS, RANDOM, lab_seed(dice), AHEAD))
    right = "nine" if won.value > 0.875 else "three" if won.value > 0.625 else "half"
    words = say(language, "picture-lopsided", rate=won.text(language))
    return Choice(
        match=games.position(game, dice.lesson, AHEAD), options=("half", "three", "nine"), right=(right,),
        believed=("half",),
        facts={"rate": won.text(language), "ahead": AHEAD},
        drawn=pictures.intervals(words, [(say(language, "row-red"), won)], language),
    )


def tiles(game: Game, dice: Dice, language: str) -> Choice:
    """How likely a region's tile is among those drawn, of six: one, two or three."""
    drawn, region = dice.randint(1, 3), dice.randrange(6)
    right = {1: "sixth", 2: "third", 3: "half"}[drawn]
    return Choice(
        options=("half", "third", "fifth", "sixth"), right=(right,),
        facts={"drawn": drawn, "region": ("region", region), "exact": str(Fraction(drawn, 6))},
        claims=[Claim(drawn / 6, "model-tiles", partial(drawn_by_machine, 1, 6, drawn))],
    )


# Luck

def by_hand(game: Game, dice: Dice, language: str) -> Number:
    """Ten games, one at a press of the button."""
    match, seed = games.position(game, dice.lesson), lab_seed(dice)
    won = games.wins(game, dice.lesson, POINTS, BY_HAND, RANDOM, seed)
    lines = [say(language, "game-won" if one else "game-lost") for one in won]
    slides = [Slide(match), *(Slide(match, [Note(line)]) for line in lines)]
    total = int(won.sum())
    return Number(
        match=match, slides=slides, right=(str(total),),
        facts={"wins": total, "rate": games.rate(won).text(language), "number": 1},
    )


def neighbours(game: Game, dice: Dice, language: str) -> Choice:
    won = games.wins(game, dice.lesson, POINTS, PAIRS * BY_HAND, RANDOM, lab_seed(dice))
    counts = games.groups(won, BY_HAND)
    least, most = min(counts), max(counts)
    facts = {"pairs": PAIRS, "games": BY_HAND, "least": least, "most": most}
    return Choice(
        options=("few", "many", "nobody"), right=("nobody",), believed=("few", "many"), facts=facts,
        drawn=pictures.dots(
            say(language, "picture-groups", groups=PAIRS, games=BY_HAND, least=least, most=most), counts, BY_HAND, 1,
            say(language, "below-wins", games=BY_HAND)),
    )


def spread(game: Game, dice: Dice, language: str) -> Number:
    won = games.wins(game, dice.lesson, POINTS, GROUPS * SIZE, RANDOM, lab_seed(dice))
    counts = games.groups(won, SIZE)
    least, most = min(counts), max(counts)
    return Number(
        right=(str(most - least),), tolerance=1,
        facts={"groups": GROUPS, "games": SIZE, "least": least, "most": most, "apart": most - least},
        drawn=pictures.dots(
            say(language, "picture-groups", groups=GROUPS, games=SIZE, least=least, most=most), counts, SIZE, 5,
            say(language, "below-wins", games=SIZE)),
    )


def due_game(game: Game, dice: Dice, language: str) -> Choice:
    losses = dice.choice((3, 4))
    every, later = games.after_losses(game, LESS * 5, losses, lab_seed(dice))
    words = say(language, "picture-due", every=every.text(language), later=later.text(language), losses=losses)
    rows = [(say(language, "row-every"), every), (say(language, "row-later", losses=losses), later)]
    return Choice(
        options=("more", "same", "less"), right=("same",), believed=("more", "less"),     # whatever luck shows
        facts={"losses": losses, "every": every.text(language), "later": later.text(language)},
        drawn=pictures.intervals(words, rows, language),
    )


def due_card(game: Game, dice: Dice, language: str) -> Choice:
    """Cards leave the deck, or are put back: is green due?"""
    deck, green, gone = dice.choice((12, 15, 20)), dice.choice((4, 5, 6)), dice.choice((2, 3))
    way = dice.choice(("other", "green", "back"))
    left = {"other": (green, deck - gone), "green": (green - gone, deck - gone), "back": (green, deck)}[way]
    return Choice(
        options=("more", "same", "less", "unknown"), right=({"other": "more", "green": "less", "back": "same"}[way],),
        facts={
            "deck": deck, "green": green, "came": say(language, CAME[way], number=gone),
            "before": f"{green}/{deck}", "now": f"{left[0]}/{left[1]}",
        },
        claims=[Claim(left[0] / left[1], "model-shuffled", partial(drawn_by_machine, *left, 1))],
    )


# More games

def rung(game: Game, dice: Dice, language: str, number: int, shown: int) -> dict[str, Any]:
    """Facts and pictures of a step on the ladder: so many rungs before the answer, and more with it."""
    found = games.ladder(game, dice.lesson)
    rows = [(say(language, "row-games", n=grouped(one.n)), one) for one in found]
    last = found[number]

    def drawn(until: int) -> str:
        told = "; ".join(one.text(language) for one in found[:until])
        return pictures.intervals(say(language, "picture-ladder", rates=told), rows[:until], language)

    return {
        "picture": drawn(shown), "drawn": drawn(number + 1), "right": (str(half(last)),),
        "facts": {
            "was": figure(half(found[shown - 1]), language), "now": figure(half(last), language),
            "rate": last.text(language),
        },
    }


def twice(game: Game, dice: Dice, language: str) -> Choice:
    made = rung(game, dice, language, 1, 1) | {"right": ("bit",)}
    return Choice(options=("half", "bit", "same"), believed=("half",), **made)


def hundred(game: Game, dice: Dice, language: str) -> Number:
    return Number(tolerance=2, **rung(game, dice, language, 2, 2))


def four_hundred(game: Game, dice: Dice, language: str) -> Number:
    return Number(tolerance=1, **rung(game, dice, language, 3, 3))


def ten_thousand(game: Game, dice: Dice, language: str) -> Number:
    return Number(tolerance=0.5, **rung(game, dice, language, 5, 4))


def times(game: Game, dice: Dice, language: str) -> Choice:
    """So many times narrower: how many games?"""
    narrower, n = dice.choice((2, 3)), dice.choice((50, 100, 200, 300))
    wide = round(100 * stats.z_value() * (0.25 / n) ** 0.5)
    counts = {"twice": 2, "thrice": 3, "four": 4, "nine": 9}
    return Choice(
        options=tuple(counts), right=("four" if narrower == 2 else "nine",),
        facts={
            "n": n, "wide": wide, "part": say(language, PART[narrower]),
            **{name: grouped(n * factor) for name, factor in counts.items()},
        },
    )


# Exact

def small_deck(dice: Dice) -> tuple[int, int]:
    return dice.choice((12, 14, 16)), dice.choice((3, 4))


def draw_guess(game: Game, dice: Dice, language: str) -> Number:
    deck, green = small_deck(Dice(dice.lesson))
    counts = games.dealt(game, deck, green, 5, 400, lab_seed(dice))
    exact, any_green = draw_distribution(green, deck, 5), draw_chance(green, deck, 5)
    seen = {number: stats.rate(counts.count(number), len(counts)) for number in exact}
    dealt = stats.rate(sum(count > 0 for count in counts), len(counts))
    told = "; ".join(f"{number}: {percent(chance, language)}" for number, chance in exact.items())
    return Number(
        right=(f"{100 * float(any_green):.1f}",), tolerance=5,
        facts={"deck": deck, "green": green, "exact": percent(any_green, language), "rate": dealt.text(language)},
        drawn=pictures.draws(
            say(language, "picture-draws", exact=told), exact, seen,
            (say(language, "legend-exact"), say(language, "legend-dealt", n=len(counts))),
            say(language, "below-green")),
        claims=[Claim(float(any_green), "model-shuffled", lambda: dealt)],
    )


def draw_count(game: Game, dice: Dice, language: str) -> Choice:
    """The same deck: which product counts the hands without green?"""
    deck, green = small_deck(Dice(dice.lesson))
    other, five = deck - green, range(5)
    products = {
        "left": [(other - i, deck - i) for i in five], "back": [(other, deck)] * 5,
        "kept": [(other, deck - i) for i in five],
    }
    none = prod(Fraction(*factor) for factor in products["left"])
    written = {name: " · ".join(f"{a}/{b}" for a, b in factors) for name, factors in products.items()}
    options = dice.sample(list(products), len(products))
    return Choice(
        options=options, right=("left",),
        facts={
            **written, "deck": deck, "green": green, "none": percent(none, language),
            "exact": percent(1 - none, language),
        },
        claims=[Claim(float(1 - none), "model-shuffled", partial(drawn_by_machine, green, deck, 5))],
    )


def draw_check(game: Game, dice: Dice, language: str) -> Choice:
    """Two cards of a small deck: the exact chance of a green one, and three ways to miss it."""
    deck, green = dice.randint(6, 10), dice.choice((2, 3))
    chances = {
        "left": draw_chance(green, deck, 2), "back": 1 - Fraction(deck - green, deck) ** 2,
        "sum": Fraction(2 * green, deck), "both": draw_chance(green, deck, 2, at_least=2),
    }
    return Choice(
        options=sorted(chances, key=lambda name: chances[name]), right=("left",),
        facts={"deck": deck, "green": green, **{name: str(chance) for name, chance in chances.items()}},
        claims=[Claim(float(chances["left"]), "model-shuffled", partial(drawn_by_machine, green, deck, 2))],
    )


# What 95 % means

def misses(game: Game, dice: Dice, language: str) -> Number:
    found = machine(dice, GROUPS, SIZE, float(EXACT))
    missed = sum(not low <= EXACT <= high for low, high in found)
    facts = {"groups": GROUPS, "games": SIZE, "deck": DECK, "green": EXACT.numerator, "missed": missed}
    words = say(language, "picture-many", groups=GROUPS, missed=missed, exact=percent(EXACT, language))
    return Number(
        right=(str(missed),), tolerance=1, believed=(level_of(GROUPS),), facts=facts,
        drawn=pictures.many(words, found, float(EXACT)),
        claims=[Claim(float(EXACT), "model-back", partial(drawn_by_machine, EXACT.numerator, DECK, 1))],
    )


def thousand(game: Game, dice: Dice, language: str) -> Choice:
    found = machine(dice, 1000, SIZE, float(EXACT))
    missed = [not low <= EXACT <= high for low, high in found]
    share = 1 - coverage(SIZE, float(EXACT))
    facts = {"missed": sum(missed), "exact": percent(share, language), "games": SIZE}
    return Choice(
        options=("none", "few", "half", "most"), right=("few",), facts=facts,
        claims=[Claim(share, "model-back", lambda: stats.rate(sum(missed), len(missed)))],
        drawn=pictures.grid(say(language, "picture-grid", missed=sum(missed)), missed),
    )


def meaning(game: Game, dice: Dice, language: str) -> Choice:
    n = dice.choice((50, 100, 200, 400))
    told = stats.rate(round(n * dice.uniform(0.3, 0.7)), n)
    options = ["method", "inside", "certain", "middle"]
    dice.shuffle(options)
    return Choice(options=options, right=("method",), facts={"rate": told.text(language)})


# Doubts

def bars(game: Game, dice: Dice, language: str) -> Choice:
    a, b, apart = games.two_levels(game, LESS, lab_seed(dice))
    rows = [(say(language, "row-level", level=level), one) for level, one in zip(games.LEVELS, (a, b), strict=True)]
    words = say(language, "picture-levels", a=a.text(language), b=b.text(language))
    told = say(language, "picture-apart", rate=apart.text(language))
    return Choice(
        options=("tell", "equal", "unclear"), right=("tell" if apart.excludes_zero else "unclear",),
        believed=("equal", "unclear"),
        facts={"rate": apart.text(language)}, picture=pictures.intervals(words, rows, language, 0.2, 0.6),
        drawn=pictures.intervals(told, [(say(language, "row-apart"), apart)], language, -0.1, 0.1, mark=0),
    )


def other_bot(game: Game, dice: Dice, language: str) -> Choice:
    seed = lab_seed(dice)
    at_random = games.difference(game, dice.lesson, RANDOM, MORE, seed)[2]
    greedy = games.difference(game, dice.lesson, GREEDY, LESS, seed)[2]
    change = greedy.value - at_random.value
    right = ("more", "less") if abs(change) < 0.05 else ("more",) if change > 0 else ("less",)     # luck, if so small
    rows = [(say(language, "row-random"), at_random), (say(language, "row-greedy"), greedy)]
    words = say(language, "picture-bots", a=at_random.text(language), b=greedy.text(language))
    return Choice(
        options=("same", "more", "less"), right=right, believed=("same",),
        facts={"rate": at_random.text(language), "greedy": greedy.text(language)},
        picture=pictures.intervals(words, rows[:1], language, -0.1, 0.4, mark=0),
        drawn=pictures.intervals(words, rows, language, -0.1, 0.4, mark=0),
    )


def guessed(game: Game, dice: Dice, language: str) -> Choice:
    ours, others = games.guesses(game, 400, 6, lab_seed(dice))
    outside = sum(not ours.low <= value <= ours.high for value in others)
    words = say(language, "picture-guesses", ours=ours.text(language), outside=outside, all=len(others))
    labels = say(language, "row-ours"), say(language, "row-others", number=len(others))
    return Choice(
        options=("inside", "outside"), right=("outside" if outside else "inside",), believed=("inside",),
        facts={"rate": ours.text(language), "outside": outside, "all": len(others)},
        drawn=pictures.variations(words, ours, others, labels, language),
    )


def doubts(game: Game, dice: Dice, language: str) -> Choice:
    """What is done, and which doubt gets smaller by it."""
    options = ["luck", "player", "value", "rule"]
    right = dice.choice(options)
    dice.shuffle(options)
    n = grouped(dice.choice((1000, 5000, 20_000)))
    return Choice(options=options, right=(right,), facts={"done": say(language, DONE[right]), "n": n})


# The score of a forecast

def settling(game: Game, dice: Dice) -> tuple[Estimate, Estimate, Estimate]:
    """The games that settle which move is better, the same in every step: points, bonus, and points against bonus."""
    return games.difference(game, dice.lesson, RANDOM, MORE, dice.lesson)


def settled(game: Game, dice: Dice, language: str) -> Number:
    """The pupil's own forecast of the first question, against the games."""
    points, bonus, apart = settling(game, dice)
    better = POINTS if apart.value > 0 else BONUS
    words = say(language, "picture-moves", a=points.text(language), b=bonus.text(language))
    rows = [(say(language, MOVE[POINTS]), points), (say(language, MOVE[BONUS]), bonus)]
    chosen = BONUS if dice.predicted.get(CHOICE) == BONUS else POINTS
    (sure, who), came = forecast(dice, SURE), chosen == better
    return Number(
        right=(f"{distance(sure / 100, came):.4f}",), tolerance=0.0051,
        facts={
            "who": who,
            **score_words(sure, came, language), "move": say(language, MOVE[chosen]),
            "came": say(language, WAS[came]), "rate": apart.text(language),
        },
        picture=pictures.intervals(words, rows, language),
    )


def good_loses(game: Game, dice: Dice, language: str) -> Choice:
    """The better move a hundred times, and the other one in the same worlds."""
    better = POINTS if settling(game, dice)[2].value > 0 else BONUS
    other, seed = BONUS if better == POINTS else POINTS, lab_seed(dice)
    lost, others = (~games.wins(game, dice.lesson, move, AGAIN, RANDOM, seed) for move in (better, other))
    number = int(lost.sum())
    words = say(language, "picture-again", games=AGAIN, lost=number)
    return Choice(
        options=("few", "some", "many"), right=("few" if number <= 10 else "some" if number <= 40 else "many",),
        believed=("few",),
        facts={"move": say(language, MOVE[better]), "games": AGAIN, "lost": number, "other": int(others.sum())},
        drawn=pictures.grid(words, [bool(one) for one in lost]),
    )


def far(game: Game, dice: Dice, language: str) -> Choice:
    """Somebody's forecast: its distance, and three ways to miss it."""
    forecast, came = dice.choice((60, 70, 80, 90)), dice.random() < 0.5
    chance = forecast / 100
    values = {
        "square": distance(chance, came), "plain": abs(came - chance), "other": distance(chance, not came),
        "verdict": float(not came),
    }
    return Choice(
        options=sorted(values, key=lambda name: values[name]), right=("square",),
        facts={
            "forecast": forecast, "came": say(language, FELL[came]),
            **{name: figure(value, language, 2) for name, value in values.items()},
        },
    )
