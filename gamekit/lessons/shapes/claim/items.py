"""The questions of the lesson: on the claims of a game, on what was measured without their rules, on two sources.

What was measured was played in pairs of games on the same random numbers, greedy bots in all seats.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from ....engine import changes
from ....engine.game import Game
from ....engine.markup import Markup
from ....engine.match import Match
from ....engine.registry import load
from ....engine.rulebook import RuleEnum
from ....lab.questions.comparison import Compared
from ....lab.statistics.stats import SPACE, Estimate, figure, grouped
from ... import pictures
from ...items import Choice, Dice, Note
from ...lesson import Lesson
from ...loading import load_lesson
from ...odds import kept

NAME, MEASURED = "claim", "measured.json"
LETTERS = "abcd"
TURNS = 6                   # decisions on the board below, until something was seen of the changed game
WINS, LENGTH, ENDING = "wins", "rounds", "ending-"
VERDICTS = ("more", "less", "same")
SIDES = ("for", "against")
DOUBTS = ("games", "players", "box", "sources")
SMALL, LARGE = (3, 6), (12, 25)     # made-up differences of win rates, in points


class Claim(NamedTuple):
    """What a game says of the past, the change that takes it away, and two sources that judge it."""

    id: str
    change: str
    rule: str
    sources: Mapping[str, str]


@cache
def loaded(game: str, name: str) -> Lesson:
    return load_lesson(load(game), name)


def lesson_of(game: Game) -> Lesson:
    return loaded(game.name, NAME)


def past_of(game: Game) -> Lesson:
    """The history lesson whose argument and sources this one is about."""
    return loaded(game.name, lesson_of(game).data["past"])


def claims_of(game: Game) -> list[Claim]:
    return [Claim(one["id"], one["change"], one["rule"], {side: one[side] for side in SIDES})
            for one in lesson_of(game).data["claim"]]


def second_of(game: Game) -> str:
    """A change that takes away a rule which carries no claim."""
    return str(lesson_of(game).data["second"])


def said(game: Game, claim: Claim, language: str) -> str:
    return quoted(past_of(game).text(f"argument-{claim.id}", language))


def quoted(sentence: str) -> str:
    """Without its full stop, which stands within quotation marks in one language and after them in the other."""
    return sentence.rstrip(".")


def printed(game: Game, change: str, language: str) -> str:
    """What the rules say that a change takes away."""
    return lesson_of(game).text(f"rule-{change}", language)


def now(game: Game, change: str, language: str) -> str:
    """How it is with the change; a sentence that goes on after "then"."""
    return game.words.text(f"change-{change}.now", language)


def lettered(**parts: Sequence[str]) -> dict[str, str]:
    """Facts with a letter each: `now-a`, `now-b` ..."""
    return {f"{name}-{letter}": one for name, several in parts.items()
            for letter, one in zip(LETTERS, several, strict=False)}


# What was measured

@cache
def measured(game: str) -> Mapping[str, Any]:
    """What `tools/claims.py` has found, as it stands in the lesson's file."""
    found: Mapping[str, Any] = json.loads((lesson_of(load(game)).folder / MEASURED).read_text("utf-8"))
    return found


def line(game: Game, change: str, key: str) -> Compared:
    """One result, with the change (a) and by the printed rules (b)."""
    found, sides = measured(game.name), ("changed", "printed", "difference")
    told = (found["changes"][change][key][side] for side in sides)
    a, b, difference = (Estimate(value, low, high, found["n"]) for value, low, high in told)
    return Compared(key, a, b, difference)


def ending_key(game: Game, change: str) -> str:
    """Of the endings that a rule of their own tells, the one whose share changes most; of two that mirror each other
    the last, as the first may be the wins."""
    rules = list(game.ends.values())
    known: list[str] = [key for key in measured(game.name)["changes"][change] if key.startswith(ENDING)]
    keys = [key for key in known if rules.count(ending_rule(game, key)) == 1]
    return max(reversed(keys), key=lambda key: abs(line(game, change, key).difference.value))


def ending_rule(game: Game, key: str) -> RuleEnum:
    return game.ends[game.ending(game.ids("ending").index(key.removeprefix(ENDING)))]


def counted(game: Game) -> dict[str, str]:
    return {"n": grouped(measured(game.name)["n"]), "seed": str(measured(game.name)["seed"])}


def seat_of(game: Game, language: str) -> str:
    """The seat whose wins are counted."""
    return game.thing_text("seat", game.seat_number(measured(game.name)["seat"]), language)


def in_words(found: Compared, language: str) -> dict[str, str]:
    """Both values, and the difference with its interval: of shares, or of rounds."""
    times, unit, digits = (1, "number", 2) if found.key == LENGTH else (100, "points", 1)
    mark = "" if found.key == LENGTH else SPACE + "%"
    values = {side: figure(times * one.value, language, digits) + mark
              for side, one in (("printed", found.b), ("changed", found.a))}
    return values | {"difference": replace(found.difference, unit=unit).text(language, counted=False)}


def effect(game: Game, dice: Dice, language: str, key: str, **facts: str) -> Choice:
    """More, less or the same, as it was measured without the rule of the first claim."""
    claim = claims_of(game)[0]
    found = line(game, claim.change, key)
    facts |= {**counted(game), **in_words(found, language), "now": now(game, claim.change, language)}
    return Choice(options=dice.sample(VERDICTS, len(VERDICTS)), right=(found.verdict,), facts=facts,
                  drawn=both_drawn(game, found, language) if key != LENGTH else Markup())


def both_drawn(game: Game, found: Compared, language: str) -> Markup:
    say = lesson_of(game).text
    rows = [(say("drawn.printed", language), found.b), (say("drawn.changed", language), found.a)]
    return pictures.intervals(say("drawn", language), rows, language)


# The game says something

def claims(game: Game, dice: Dice, language: str) -> Choice:
    """A vote on what the game says of the past."""
    every = claims_of(game)
    options = [*LETTERS[:len(every)], "none"]
    return Choice(options=options, right=options, facts=lettered(said=[said(game, one, language) for one in every]))


def carrier(game: Game, dice: Dice, language: str) -> Choice:
    """Which rule makes the game say it? The others say what would become of the game without them."""
    claim = dice.choice(claims_of(game))
    names = among_others(game, dice, claim)
    return Choice(
        options=LETTERS, right=(LETTERS[names.index(claim.change)],),
        facts={**told_of(game, names, language), "claim": said(game, claim, language),
               "now": now(game, claim.change, language), "carrier": printed(game, claim.change, language)},
    )


def undone(game: Game, dice: Dice, language: str) -> Choice:
    """The rule with its place in the book and its code: which sentence takes it away?"""
    every = claims_of(game)
    claim = every[dice.sister % len(every)]
    names = among_others(game, dice, claim)
    return Choice(
        options=LETTERS, right=(LETTERS[names.index(claim.change)],), notes=[in_the_book(game, claim)],
        facts={**told_of(game, names, language, capital), "now": capital(now(game, claim.change, language))},
    )


def among_others(game: Game, dice: Dice, claim: Claim) -> list[str]:
    """The change of a claim among others that the game has prepared."""
    others = [one.name for one in game.prepared() if one.name != claim.change]
    return dice.sample([claim.change, *dice.sample(others, len(LETTERS) - 1)], len(LETTERS))


def told_of(
    game: Game, names: Sequence[str], language: str, begun: Callable[[str], str] = str,
) -> dict[str, str]:
    """What is printed and what is so with each of the changes, by letters."""
    return lettered(rule=[printed(game, one, language) for one in names],
                    now=[begun(now(game, one, language)) for one in names])


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def in_the_book(game: Game, claim: Claim) -> Note:
    """The entry with its place, and the functions that play it."""
    entry = game.rulebook[claim.rule]
    return Note(f"{entry.title}. {entry.text} ({entry.place})", source=code_of(game, claim.change))


@kept
def code_of(game: Game, change: str) -> str:
    """The printed functions; nothing where there is only bytecode, as on a site without a server."""
    functions = changes.prepared(game, change).functions
    try:
        return "\n\n".join(inspect.getsource(changes.by_name(game, name)) for name in functions)
    except OSError:
        return ""


# Without it

def wins(game: Game, dice: Dice, language: str) -> Choice:
    return effect(game, dice, language, WINS, seat=seat_of(game, language))


def ending(game: Game, dice: Dice, language: str) -> Choice:
    key = ending_key(game, claims_of(game)[0].change)
    return effect(game, dice, language, key, ending=game.rulebook[ending_rule(game, key).name].title)


def length(game: Game, dice: Dice, language: str) -> Choice:
    return effect(game, dice, language, LENGTH)


def apart(game: Game, dice: Dice, language: str) -> Choice:
    """Changes with made-up differences: one of them can be told apart from none."""
    far, near = dice.uniform(*LARGE), dice.uniform(*SMALL)
    half = near + dice.uniform(2, 5)        # of all intervals: only the far one leaves 0 out
    sign = dice.choice((1, -1))
    middles = {"far": sign * far, "near": near, "below": -near, "none": dice.uniform(-1, 1)}
    order = dice.sample(list(middles), len(middles))
    letters = dict(zip(order, LETTERS, strict=True))
    say = lesson_of(game).text
    table = [[say(f"table.{name}", language) for name in ("change", "difference")]]
    table += [[letters[name].upper(), difference(middles[name], half, language)] for name in order]
    return Choice(
        options=LETTERS, right=(letters["far"],), table=table, asks_about_table=True,
        replies={letter: name for name, letter in letters.items()}, facts={"best": letters["far"].upper()},
    )


def difference(middle: float, half: float, language: str) -> str:
    return Estimate(middle / 100, (middle - half) / 100, (middle + half) / 100, 0, "points").text(language, False)


# On the board

def some_turns(match: Match) -> str:
    """Whether enough was played on the board below to see what is other there."""
    return "yes" if match.over or len(match.played) >= TURNS else ""


def second(game: Game, dice: Dice, language: str) -> Choice:
    """How far does a rule that carries no claim move the wins, beside the one that does?"""
    first, other = claims_of(game)[0].change, second_of(game)
    moved, found = line(game, first, WINS).difference, line(game, other, WINS)
    answer = "none" if not found.difference.excludes_zero else (
        "less" if abs(found.difference.value) < abs(moved.value) else "more")
    return Choice(
        options=dice.sample(("more", "less", "none"), 3), right=(answer,), drawn=both_drawn(game, found, language),
        facts={**counted(game), **in_words(found, language), "seat": seat_of(game, language),
               "rule": quoted(printed(game, other, language))},
    )


# What follows

def bears(game: Game, dice: Dice, language: str) -> Choice:
    """Two dated sources: which of them speaks for the rule, or against it?"""
    claim, side = dice.choice(claims_of(game)), dice.choice(SIDES)
    order = dice.sample(SIDES, len(SIDES))
    letters = dict(zip(order, LETTERS, strict=False))
    facts = {"claim": said(game, claim, language), "side": side,
             "why": lesson_of(game).text(f"why-{side}-{claim.id}", language)}
    other = next(one for one in SIDES if one != side)
    return Choice(
        options=[*letters.values(), "both"], right=(letters[side],), replies={letters[other]: other},
        facts=facts, notes=[source(game, claim.sources[one], letters[one], language) for one in order],
    )


def source(game: Game, name: str, letter: str, language: str) -> Note:
    text = past_of(game).text
    return Note(f"{letter.upper()}: {text(f'source-{name}', language)} ({text(f'document.{name}', language)})")


def truth(game: Game, dice: Dice, language: str) -> Choice:
    found = line(game, claims_of(game)[0].change, WINS)
    return Choice(
        options=dice.sample(("true", "model", "nothing"), 3), right=("model",), believed=("true",),
        facts={**counted(game), **in_words(found, language), "seat": seat_of(game, language)},
    )


def doubt(game: Game, dice: Dice, language: str) -> Choice:
    """A doubt, and what would help."""
    name = dice.choice(DOUBTS)
    says = lesson_of(game).text(f"doubt-{name}", language, n=dice.choice((10, 20, 40)))
    return Choice(options=dice.sample(DOUBTS, len(DOUBTS)), right=(name,), facts={"doubt": says, "right": name})
