"""The questions of the lesson. Their numbers are counted exactly, or come from rounds that a bot plays on the spot.

Wrong options are those of a misconception, and called by what they say, so that each has its own reply.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import prod
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics import stats
from .....lab.statistics.exact import draw_chance
from .....lab.statistics.stats import Estimate, figure, grouped
from .....lessons import pictures
from .....lessons.odds import (
    by_machine, distance, drawn_by_machine, forecast, fraction, level_of, machine, percent, score_words, short,
)
from .....lessons.items import Choice, Claim, Dice, Note, Number, Slide
from ...rules.table import CIVILIANS_TO_LOSE, HAND_SIZE, VICTORY_FROM
from . import missions
from .missions import FAIR, GREEDY, RANDOM

WORDS = Words(Path(__file__).parent)
SEEDS = 1 << 16
GO, STOP = WAYS = ("go", "stop")
BY_HAND, PAIRS, ROUNDS, AGAIN = 10, 15, 400, 100
GROUPS, SIZE, CHANCE = 30, 50, 0.8          # groups, rounds of each, and a mission that succeeds in four of five
DRAWS, RUN = 1000, 3                        # first civilian cards, and how many high ones in a row
DECKS = ((7, 5), (8, 5), (9, 5), (9, 6))    # hidden decks and the spies in them
SURE, CHOICE = "sure", "decision"           # the steps whose forecasts are scored
PICKED = {GO: "picked-go", STOP: "picked-stop"}
WAS = {True: "was-better", False: "was-worse"}
CAME = {"same": "came-zero", "more": "came-low", "less": "came-three"}
AIM = {"mean": "aim-mean", "victory": "aim-victory", "spread": "aim-spread"}
FRIEND = {GO: "friend-stop", STOP: "friend-go"}         # whoever should go on hears "stop", and the other way round


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def lab_seed(dice: Dice) -> int:
    return dice.randrange(SEEDS)


def settling(game: Game, dice: Dice) -> tuple[int, Estimate]:
    """The points of the lesson's board, and their average after one more mission; the same in every step."""
    points = missions.points_now(missions.board(game, dice.lesson))
    return points, stats.mean_interval(missions.one_more(game, dice.lesson, ROUNDS, GREEDY, dice.lesson))


# A decision

def decision(game: Game, dice: Dice, language: str) -> Choice:
    match = missions.board(game, dice.lesson)
    return Choice(match=match, options=WAYS, right=WAYS, facts={"points": missions.points_now(match)})


def average(game: Game, dice: Dice, language: str) -> Choice:
    """Points, what a success adds, and its chance: the average, and three ways to miss it."""
    points, gain, cases = dice.randint(15, 18), dice.choice((2, 3, 4)), dice.choice((5, 6, 7, 8, 9))
    chance = Fraction(cases, 10)
    values = {
        "all": missions.going_on(points, gain, chance), "kept": points + chance * gain, "best": Fraction(points + gain),
        "gain": chance * gain,
    }
    return Choice(
        options=dice.sample(list(values), len(values)), right=("all",),
        facts={
            "points": points, "add": gain, "cases": cases, "total": points + gain,
            **{name: short(float(value), language) for name, value in values.items()},
        },
    )


# Nothing but spies

def half(game: Game, dice: Dice, language: str) -> Choice:
    deck, spies = dice.choice(DECKS)
    exact = draw_chance(spies, deck, HAND_SIZE, at_least=HAND_SIZE)
    return Choice(
        options=("half", "fifth", "rare"), right=("rare",), believed=("half",),
        facts={"deck": deck, "spies": spies, "exact": percent(exact, language), "fraction": str(exact)},
        claims=[all_spies(float(exact), spies, deck)],
    )


def product(game: Game, dice: Dice, language: str) -> Choice:
    """Which product counts the hands of spies alone?"""
    deck, spies = dice.choice(DECKS)
    five = range(HAND_SIZE)
    products = {
        "left": [(spies - i, deck - i) for i in five], "back": [(spies, deck)] * HAND_SIZE,
        "kept": [(spies, deck - i) for i in five],
    }
    written = {name: " · ".join(fraction(*pair) for pair in factors) for name, factors in products.items()}
    exact = prod(Fraction(*pair) for pair in products["left"])
    return Choice(
        options=dice.sample(list(products), len(products)), right=("left",),
        facts={**written, "deck": deck, "spies": spies, "exact": percent(exact, language)},
        claims=[all_spies(float(exact), spies, deck)],
    )


def all_spies(exact: float, spies: int, deck: int) -> Claim:
    return Claim(exact, "model-shuffled", partial(drawn_by_machine, spies, deck, HAND_SIZE, HAND_SIZE))


def spies(game: Game, dice: Dice, language: str) -> Choice:
    """Two cards of a small deck: the exact chance that both are spies, and three ways to miss it."""
    while True:
        deck, number = dice.randint(5, 9), dice.choice((2, 3, 4))
        chances = {
            "left": draw_chance(number, deck, 2, at_least=2), "back": Fraction(number, deck) ** 2,
            "some": draw_chance(number, deck, 2), "first": Fraction(number, deck),
        }
        if len(set(chances.values())) == len(chances) and number < deck - 1:
            break
    return Choice(
        options=sorted(chances, key=lambda name: chances[name]), right=("left",),
        facts={
            "deck": deck, "spies": number, "fewer": number - 1, "rest": deck - 1,
            **{name: str(chance) for name, chance in chances.items()},
        },
        claims=[Claim(float(chances["left"]), "model-shuffled", partial(drawn_by_machine, number, deck, 2, 2))],
    )


# Civilians

def due(game: Game, dice: Dice, language: str) -> Choice:
    """New games remember nothing: the first civilian card after a run of high ones."""
    high = [card >= 2 for card in missions.first_cards(game, DRAWS, lab_seed(dice))]
    every, later = stats.rate(sum(high), len(high)), missions.after_run(high, RUN)
    words = say(language, "picture-due", every=every.text(language), later=later.text(language), run=RUN)
    rows = [(say(language, "row-every"), every), (say(language, "row-later", run=RUN), later)]
    return Choice(
        options=("less", "same", "more"), right=("same",), believed=("more", "less"),     # whatever luck shows
        facts={"run": RUN, "every": every.text(language), "later": later.text(language)},
        drawn=pictures.intervals(words, rows, language),
    )


def left_over(game: Game, dice: Dice) -> tuple[int, list[int]]:
    """Some civilians are dead: how many, and which cards are left."""
    people = sorted(int(one) for one in game.box.people)
    gone = dice.choice(((2,), (1, 1), (1, 2), (3,), (1, 1, 1)))
    for card in gone:
        people.remove(card)
    return sum(gone), people


def listed(game: Game, dice: Dice, language: str) -> Number:
    """How many of the cards that are left lose the game at once?"""
    dead, cards = 0, list[int]()
    while dead < 3:
        dead, cards = left_over(game, dice)
    fatal = [card for card in cards if dead + card >= CIVILIANS_TO_LOSE]
    return Number(
        right=(str(len(fatal)),),
        facts={
            "dead": dead, "cards": written_out(cards), "all": len(cards), "fatal": len(fatal),
            "least": CIVILIANS_TO_LOSE - dead, "exact": percent(Fraction(len(fatal), len(cards)), language),
        },
        claims=[Claim(
            len(fatal) / len(cards), "model-shuffled", partial(drawn_by_machine, len(fatal), len(cards), 1))],
    )


def written_out(cards: Sequence[int]) -> str:
    return ", ".join(map(str, cards))


def two_cards(game: Game, dice: Dice, language: str) -> Number:
    """Two cards: every way that they can come."""
    dead, cards = left_over(game, dice)
    chances = missions.after_cards(dead, cards, 2)
    exact = missions.lost_by(dead, cards, 2)
    rows = [[str(total), str(chance), percent(chance, language)] for total, chance in sorted(chances.items())]
    return Number(
        right=(f"{100 * float(exact):.1f}",), tolerance=5,
        facts={"dead": dead, "cards": written_out(cards), "exact": percent(exact, language), "fraction": str(exact)},
        table=[[say(language, f"column-{name}") for name in ("dead", "chance", "share")], *rows],
        claims=[Claim(float(exact), "model-shuffled", partial(by_machine, partial(both_lost, dead, cards)))],
    )


def both_lost(dead: int, cards: Sequence[int], dice: random.Random) -> bool:
    """Whether two cards lose the game, drawn one after the other; a zero is shuffled back."""
    left = list(cards)
    for _ in range(2):
        card = dice.choice(left)
        dead += card
        if card:
            left.remove(card)
    return dead >= CIVILIANS_TO_LOSE


def zero(game: Game, dice: Dice, language: str) -> Choice:
    """A card has come: the zero goes back, another one stays away. Is the 3 nearer now?"""
    right = dice.choice(list(CAME))
    cards = left_over(game, dice)[1]
    while not {1, 3} <= set(cards):
        cards = left_over(game, dice)[1]
    number = len(cards)
    now = {"same": fraction(1, number), "more": fraction(1, number - 1), "less": "0"}[right]
    return Choice(
        options=("more", "same", "less", "unknown"), right=(right,),
        facts={
            "cards": written_out(cards), "came": say(language, CAME[right]), "before": fraction(1, number), "now": now,
        },
        claims=[Claim(1 / number, "model-shuffled", partial(drawn_by_machine, 1, number, 1))],
    )


# One more mission

def ten_rounds(game: Game, dice: Dice, language: str) -> Number:
    """Ten times one more mission, one at a press of the button."""
    match = missions.board(game, dice.lesson)
    points = missions.one_more(game, dice.lesson, BY_HAND, GREEDY, lab_seed(dice))
    lines = [say(language, "round-won", points=one) if one else say(language, "round-lost") for one in points]
    slides = [Slide(match), *(Slide(match, [Note(line)]) for line in lines)]
    lost = points.count(0)
    return Number(
        match=match, slides=slides, right=(str(lost),),
        facts={"lost": lost, "rate": stats.rate(lost, BY_HAND).text(language), "number": 1},
    )


def neighbours(game: Game, dice: Dice, language: str) -> Choice:
    """Many pairs of pupils with ten rounds each."""
    points = missions.one_more(game, dice.lesson, PAIRS * BY_HAND, GREEDY, lab_seed(dice))
    counts = [
        sum(one > 0 for one in points[first: first + BY_HAND]) for first in range(0, PAIRS * BY_HAND, BY_HAND)
    ]
    facts = {"pairs": PAIRS, "rounds": BY_HAND, "least": min(counts), "most": max(counts)}
    return Choice(
        options=("few", "many", "nobody"), right=("nobody",), believed=("few", "many"), facts=facts,
        drawn=pictures.dots(
            say(language, "picture-groups", **facts), counts, BY_HAND, 1,
            say(language, "below-successes", rounds=BY_HAND)),
    )


def going(game: Game, dice: Dice, language: str) -> Number:
    """The average after one more mission, and all that can come of it."""
    points, mean = settling(game, dice)
    found = missions.one_more(game, dice.lesson, ROUNDS, GREEDY, dice.lesson)
    rows = [[str(one), str(number)] for one, number in sorted(Counter(found).items())]
    return Number(
        match=missions.board(game, dice.lesson), right=(f"{mean.value:.2f}",), tolerance=1.5,
        facts={
            "points": points, "rate": mean.text(language), "n": ROUNDS,
            "success": missions.successes(found).text(language), "better": "go" if mean.value > points else "stop",
        },
        table=[[say(language, "column-points"), say(language, "column-rounds")], *rows],
    )


Plan = Sequence[tuple[int, int]]        # points, and in how many of ten cases


def plans(dice: Dice) -> dict[str, Plan]:
    """Four plans, each best in another way: on average, for a victory, for being sure; and one that is best in none."""
    sure = dice.choice((15, 16))
    lucky = dice.choice((4, 5))
    return {
        "mean": ((sure + 2, 9), (0, 1)),
        "victory": ((VICTORY_FROM + 1, 10 - lucky), (sure - 3, lucky - 3), (0, 3)),
        "spread": ((sure, 10),),
        "none": ((VICTORY_FROM + 3, 4), (sure - 5, 2), (0, 4)),
    }


def aim(game: Game, dice: Dice, language: str) -> Choice:
    """What is wanted decides which plan is best."""
    found, wanted = plans(dice), dice.choice(list(AIM))
    letters = dict(zip("abcd", dice.sample(list(found), len(found)), strict=True))
    rows = [
        [letter.upper(), "; ".join(say(language, "case", points=points, cases=cases) for points, cases in found[name])]
        for letter, name in letters.items()
    ]
    return Choice(
        options=list(letters), right=[letter for letter, name in letters.items() if name == wanted],
        replies={letter: name for letter, name in letters.items() if name != wanted},
        facts={"aim": say(language, AIM[wanted], points=VICTORY_FROM)},
        table=[[say(language, "column-plan"), say(language, "column-cases")], *rows], asks_about_table=True,
    )


# Intervals

def twice(game: Game, dice: Dice, language: str) -> Choice:
    """Twice as many rounds with the same share."""
    n, share = dice.choice((40, 50, 60, 80)), dice.choice((0.6, 0.7, 0.75))
    found = [stats.rate(round(share * size), size) for size in (n, 2 * n, 4 * n)]
    halves = [figure(50 * (one.high - one.low), language) for one in found]
    rows = [(say(language, "row-rounds", n=grouped(one.n)), one) for one in found]
    words = say(language, "picture-twice", rates="; ".join(one.text(language) for one in found))
    return Choice(
        options=("half", "bit", "same"), right=("bit",), believed=("half",),
        facts={
            "n": n, "more": 2 * n, "most": 4 * n, "was": halves[0], "now": halves[1], "then": halves[2],
            "rate": found[0].text(language),
        },
        drawn=pictures.intervals(words, rows, language),
    )


def misses(game: Game, dice: Dice, language: str) -> Number:
    found = machine(dice, GROUPS, SIZE, CHANCE)
    missed = sum(not low <= CHANCE <= high for low, high in found)
    facts = {"groups": GROUPS, "rounds": SIZE, "exact": percent(CHANCE, language), "missed": missed}
    words = say(language, "picture-many", groups=GROUPS, missed=missed, exact=percent(CHANCE, language))
    return Number(
        right=(str(missed),), tolerance=1, believed=(level_of(GROUPS),), facts=facts,
        drawn=pictures.many(words, found, CHANCE),
        claims=[Claim(CHANCE, "model-apart", partial(by_machine, lambda dice: dice.random() < CHANCE))],
    )


def meaning(game: Game, dice: Dice, language: str) -> Choice:
    n = dice.choice((100, 200, 400, 1000))
    told = stats.rate(round(n * dice.uniform(0.6, 0.9)), n)
    options = ["method", "rounds", "certain", "middle"]
    dice.shuffle(options)
    return Choice(options=options, right=("method",), facts={"rate": told.text(language)})


# Good decisions

def sunk(game: Game, dice: Dice, language: str) -> Choice:
    """A friend speaks of what is lost already; the numbers speak of what may come."""
    points, (gain, cases) = dice.randint(15, 17), dice.choice(((2, 6), (3, 7), (3, 9), (4, 9)))
    mean = missions.going_on(points, gain, Fraction(cases, 10))
    better = GO if mean > points else STOP
    return Choice(          # both ways can be argued; only the losses are no reason
        options=(*WAYS, "losses"), right=WAYS,
        facts={
            "friend": say(language, FRIEND[better]), "better": better, "points": points,
            "mean": short(float(mean), language), "add": gain, "cases": cases,
        },
    )


def player(game: Game, dice: Dice, language: str) -> Choice:
    """The same board for somebody who plays at random."""
    seed = lab_seed(dice)
    careful, blind = (
        missions.successes(missions.one_more(game, dice.lesson, ROUNDS, bot, seed)) for bot in (GREEDY, RANDOM)
    )
    rows = [(say(language, "row-careful"), careful), (say(language, "row-random"), blind)]
    words = say(language, "picture-players", careful=careful.text(language), blind=blind.text(language))
    return Choice(
        options=("same", "bit", "far"), right=("far",), believed=("same",),
        facts={"rate": careful.text(language), "blind": blind.text(language)},
        drawn=pictures.intervals(words, rows, language),
    )


def lost(game: Game, dice: Dice, language: str) -> Choice:
    """A board where one more mission is the better choice: how often does it lose all the same?"""
    points = missions.points_now(missions.board(game, dice.lesson, FAIR))
    found = missions.one_more(game, dice.lesson, ROUNDS, GREEDY, lab_seed(dice), FAIR)
    defeats = [one == 0 for one in found[:AGAIN]]
    mean, number = stats.mean_interval(found), sum(defeats)
    words = say(language, "picture-again", rounds=AGAIN, lost=number)
    return Choice(
        match=missions.board(game, dice.lesson, FAIR), options=("never", "some", "many"),
        right=("never" if number == 0 else "some" if number <= 30 else "many",), believed=("never",),
        facts={"points": points, "rate": mean.text(language), "rounds": AGAIN, "lost": number},
        drawn=pictures.grid(words, defeats),
    )


def settled(game: Game, dice: Dice, language: str) -> Number:
    """The pupil's own forecast of the first question, against the rounds."""
    points, mean = settling(game, dice)
    better = GO if mean.value > points else STOP
    chosen = GO if dice.predicted.get(CHOICE) == GO else STOP
    (sure, who), came = forecast(dice, SURE), chosen == better
    return Number(
        right=(f"{distance(sure / 100, came):.4f}",), tolerance=0.0051,
        facts={
            "who": who,
            **score_words(sure, came, language), "picked": say(language, PICKED[chosen]),
            "came": say(language, WAS[came]), "rate": mean.text(language), "points": points,
        },
    )


def judged(game: Game, dice: Dice, language: str) -> Choice:
    """Somebody decided, and something came of it: were both good?"""
    points, (gain, cases) = dice.randint(15, 17), dice.choice(((2, 5), (3, 6), (4, 7), (3, 9), (4, 9)))
    mean, succeeded = missions.going_on(points, gain, Fraction(cases, 10)), dice.random() < 0.5
    decided, ended = "good" if mean > points else "bad", "lucky" if succeeded else "unlucky"
    options = [f"{one}-{other}" for one in ("good", "bad") for other in ("lucky", "unlucky")]
    return Choice(
        options=options, right=(f"{decided}-{ended}",),
        facts={
            "points": points, "add": gain, "cases": cases, "mean": short(float(mean), language), "ended": ended,
            "decided": decided,
        },
    )
