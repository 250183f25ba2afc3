"""The questions of the lesson. What the machines did was measured beforehand; what they would play, they are asked.

Wrong options are those of a misconception, and called by what they say, so that each has its own reply.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics import stats
from .....lab.statistics.stats import Estimate, grouped
from .....lessons import pictures
from .....lessons.items import Choice, Dice, Note, Number, Slide
from .....lessons.odds import percent
from ..bluff import worlds
from . import measured
from .measured import EMPIRE, Curve

WORDS = Words(Path(__file__).parent)
SEEDS = 1 << 16
BY_HAND, EVEN, TRIALS = 10, 0.5, 400
TOKENS = ("surveillance", "liquidation")
LIKELY = (0.55, 0.25, 0.15, 0.05)           # of four moves, in the question on how to read them
PAID = {"win": "paid-win", "lose": "paid-lose", "long": "paid-long", "short": "paid-short"}
CURES = {"games": "doubt-games", "tests": "doubt-tests", "rivals": "doubt-rivals", "reward": "doubt-reward"}
RIVALS = {"random": "rival-random", "search:100": "rival-search"}


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def shuffled(dice: Dice, *options: str) -> list[str]:
    return dice.sample(options, len(options))


# A machine that knows nothing

def guess(game: Game, dice: Dice, language: str) -> Choice:
    _, found = measured.curve(EMPIRE)[0]
    return Choice(
        match=worlds.first_board(game, dice.lesson), options=("half", "fifth", "never"), right=("fifth",),
        believed=("half",), facts={"rate": found.text(language)},
    )


def ten(game: Game, dice: Dice, language: str) -> Number:
    """Ten games, one at a press of the button."""
    matches = measured.played(game, BY_HAND, dice.randrange(SEEDS))
    won = [match.result is not None and EMPIRE in match.result.winners for match in matches]
    board = worlds.first_board(game, dice.lesson)
    slides = [Slide(board)]
    slides += [Slide(match, [Note(say(language, "game-won" if win else "game-lost"))])
               for match, win in zip(matches, won, strict=True)]
    rate = stats.rate(sum(won), BY_HAND)
    return Number(
        match=board, seat=EMPIRE, slides=slides, right=(str(sum(won)),),
        facts={"won": sum(won), "rate": rate.text(language), "number": 1},
    )


def told(game: Game, dice: Dice, language: str) -> Choice:
    """The same share in four numbers of games."""
    part = dice.choice((3, 4, 6, 7))
    games = {"few": 10, "some": dice.choice((30, 40, 50)), "more": dice.choice((100, 200)),
             "most": dice.choice((1000, 2000))}
    shown = {name: say(language, "won-of", won=grouped(n * part // 10), n=grouped(n)) for name, n in games.items()}
    widest = stats.rate(games["few"] * part / 10, games["few"])
    return Choice(
        options=shuffled(dice, *games), right=("most",), facts={**shown, "widest": widest.text(language)},
    )


# Learning

def after(game: Game, dice: Dice, language: str) -> Number:
    games, found = dice.choice(measured.curve(EMPIRE)[2:])
    return Number(
        right=(f"{100 * found.value:.0f}",), tolerance=10,
        facts={"games": grouped(games), "rate": found.text(language)}, drawn=learned(EMPIRE, language),
    )


def learned(name: str, language: str) -> Any:
    """The curve of a machine."""
    points = measured.curve(name)
    return drawn(points, language, say(language, "picture-curve", rate=points[-1][1].text(language)))


def drawn(points: Curve, language: str, words: str) -> Any:
    below = say(language, "below-first"), say(language, "below-last", games=grouped(points[-1][0]))
    return pictures.curve(words, points, below, measured.against("instead").value)


def double(game: Game, dice: Dice, language: str) -> Choice:
    """What the first half of the games brought, and what the second half did."""
    (_, first), (games, end) = measured.curve(EMPIRE)[0], measured.last(EMPIRE)
    half, middle = measured.after_as_many(EMPIRE, games // 2)
    return Choice(
        options=shuffled(dice, "same", "less", "none"), right=("less",),
        facts={
            "half": grouped(half), "games": grouped(games), "first": first.text(language),
            "middle": middle.text(language), "end": end.text(language),
        },
        drawn=learned(EMPIRE, language),
    )


def curve(game: Game, dice: Dice, language: str) -> Choice:
    """Four points of a machine that was made up: the third is the first that is surely better than half."""
    first = dice.choice((1000, 1500, 2000, 3000))
    games = [first * 2**step for step in range(4)]
    shares = [dice.randint(40, 46), dice.randint(51, 54), dice.randint(57, 60), dice.randint(63, 70)]
    rates = [stats.rate(share * TRIALS // 100, TRIALS) for share in shares]
    assert rates[1].low < EVEN < rates[2].low
    names = [str(n) for n in games]
    table = [[say(language, "column-games"), say(language, "column-won")]]
    table += [[grouped(n), rate.text(language)] for n, rate in zip(games, rates, strict=True)]
    return Choice(
        options=names, right=(names[2],), replies=dict(zip(names, ("below", "holds", "right", "later"), strict=True)),
        table=table, asks_about_table=True, facts={"value": rates[2].text(language), "games": grouped(games[2])},
    )


# What it plays

def moves(game: Game, dice: Dice, language: str) -> Choice:
    """Which of two tokens it takes, on a board of the lesson on bluff."""
    match = worlds.first_board(game, dice.lesson)
    before, now = ({token: chance(game, match, token, taught) for token in TOKENS} for taught in (False, True))
    best = max(TOKENS, key=lambda token: now[token])
    head = [say(language, "column-move"), say(language, "column-untaught"), say(language, "column-learned")]
    rows = [[token_words(game, token, language), percent(before[token], language), percent(now[token], language)]
            for token in TOKENS]
    return Choice(
        match=match, options=(*(f"token:{token}" for token in TOKENS), "alike"), right=(f"token:{best}",),
        facts={"move": token_words(game, best, language), "times": round(100 * now[best])}, table=[head, *rows],
    )


def chance(game: Game, match: Any, token: str, taught: bool) -> float:
    return measured.likely(game, match.view(EMPIRE), taught)[f"choose-token {token}"]


def token_words(game: Game, token: str, language: str) -> str:
    return game.thing_text("token", game.ids("token").index(token), language)


def trust(game: Game, dice: Dice, language: str) -> Choice:
    """Does a move that is played nearly always have to be the better one?"""
    match = worlds.first_board(game, dice.lesson)
    now = {token: chance(game, match, token, True) for token in TOKENS}
    best = max(TOKENS, key=lambda token: now[token])
    return Choice(
        match=match, options=("proved", "habit", "nothing"), right=("habit",),
        facts={"move": token_words(game, best, language), "times": round(100 * now[best])},
    )


def often(game: Game, dice: Dice, language: str) -> Choice:
    """How often a move comes that has a chance."""
    chances = dict(zip("ABCD", dice.sample(LIKELY, len(LIKELY)), strict=True))
    name = dice.choice([letter for letter, share in chances.items() if share in LIKELY[1:3]])
    n = dice.choice((40, 60, 80, 100))
    found = {"right": round(n * chances[name]), "best": round(n * LIKELY[0]), "alike": n // 5, "always": n}
    names = {str(value): mistake for mistake, value in found.items()}
    head = [say(language, "column-move"), say(language, "column-learned")]
    return Choice(
        options=sorted(names, key=int), right=(str(found["right"]),), replies=names,
        facts={"move": name, "n": n, "chance": percent(chances[name], language), "found": found["right"]},
        table=[head, *([letter, percent(share, language)] for letter, share in chances.items())], asks_about_table=True,
    )


# Another reward, other eyes

def losing(game: Game, dice: Dice, language: str) -> Choice:
    return other_machine(dice, language, "losing", ("never", "same", "chance"), "never")


def blind(game: Game, dice: Dice, language: str) -> Choice:
    return other_machine(dice, language, "blind", ("nearly", "between", "chance"), "nearly")


def other_machine(dice: Dice, language: str, name: str, options: tuple[str, ...], right: str) -> Choice:
    """A machine that was taught in another way, beside the first one after as many games."""
    games, as_it_was = measured.after_as_many(EMPIRE, measured.last(name)[0])
    _, found = measured.after_as_many(name, games)
    return Choice(
        options=shuffled(dice, *options), right=(right,), drawn=learned(name, language),
        facts={
            "games": grouped(games), "tried": grouped(found.n), "rate": found.text(language, counted=False),
            "was": as_it_was.text(language, counted=False),
        },
    )


def reward(game: Game, dice: Dice, language: str) -> Choice:
    """What a machine is paid for, and what it comes to do."""
    paid = dice.choice(list(PAID))
    return Choice(
        options=shuffled(dice, *PAID), right=(paid,),
        facts={"paid": say(language, PAID[paid]), "number": dice.choice((1, 2, 5, 10))},
    )


# Where it fails

def rival(game: Game, dice: Dice, language: str) -> Choice:
    """The machine against somebody whom it has never met."""
    name = dice.choice(list(RIVALS))
    usual, met = measured.against("greedy"), measured.against(name)
    words = say(language, "picture-rivals", met=met.text(language), usual=usual.text(language))
    rows = [(say(language, "row-usual"), usual), (say(language, RIVALS[name]), met)]
    return Choice(
        options=("same", "more", "less"), right=(compared(met, usual),), believed=("same",),
        facts={"rival": say(language, RIVALS[name]), "met": met.text(language), "usual": usual.text(language)},
        drawn=pictures.intervals(words, rows, language),
    )


def compared(met: Estimate, usual: Estimate) -> str:
    """Which of two rates is surely higher."""
    return "more" if met.low > usual.high else "less" if met.high < usual.low else "same"


def side(game: Game, dice: Dice, language: str) -> Choice:
    """The same machine in the other seat, where it has never sat."""
    return Choice(
        options=shuffled(dice, "well", "half", "badly"), right=("badly",),
        facts={"rate": measured.against("side").text(language)},
    )


def cure(game: Game, dice: Dice, language: str) -> Choice:
    """A doubt, and what would help."""
    name = dice.choice(list(CURES))
    facts: Mapping[str, Any] = {"n": dice.choice((10, 20, 30))}
    return Choice(options=shuffled(dice, *CURES), right=(name,), facts={"doubt": say(language, CURES[name], **facts)})
