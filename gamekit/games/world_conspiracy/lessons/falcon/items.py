"""Questions about Falcon: positions from games that were played, answers from the engine's own list."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.log import Line
from .....lessons.items import BadItem, Choice, Note, Number, Order, Reading, Slide
from .....lessons.loading import load_lesson
from ....secret_power.rules.agents import shadow_agents
from ....secret_power.rules.infiltration import agents_needed, occupant
from ....secret_power.rules.rulebook import Said as BaseSaid
from ....secret_power.rules.table import wars
from ...rules.falcon.lines import object_of_line
from ...rules.rulebook import Said
from ...rules.table import FALCON, Rung, Step
from .played import BOOK, CHANGES, TRIES, Turn, any_turn, joined, line_by, said, words

OBJECTS = (Rung.SUPPORT, Rung.INNER_CIRCLE, Rung.POWER, Rung.LED_GROUP, Rung.THREE_GROUPS)
OPERATING = (Rung.EMISSARY, Rung.WAR)
SWAPS = 4               # that are offered to steer him


def rung_option(game: Game, rung: int) -> str:
    return f"rung:{game.ids('rung')[rung]}"


def listed(game: Game, turn: Turn) -> list[str]:
    return [rung_option(game, one.rung) for one in turn.tried]


# Watch

def watch(game: Game, dice: Random, language: str) -> Reading:
    """A whole look through his list, line by line, with some that he passes over."""
    turn = any_turn(game, dice, lambda turn: turn.taken.rung in OBJECTS[1:] and 3 <= len(passed(turn)) <= 7)
    before, after = turn.still(), turn.still(after=True)
    slides = [Slide(before, [Note(words(game).text("watch-begin", language), "FALCON_LINES")])]
    told: list[Line] = []
    for one in turn.tried:
        if one.lines:
            told = [*told, *one.lines]
            slides.append(Slide(before, said(one.lines, language), [rung_option(game, one.rung)], told))
    done = [line for line in turn.lines if line.said.name not in {said.name for said in Said}]
    slides.append(Slide(after, said(done, language), [rung_option(game, turn.taken.rung)], turn.lines))
    return Reading(match=before, slides=slides)


def passed(turn: Turn) -> list[Any]:
    return [one for one in turn.tried if one.lines and not one.taken]


# Which line

def line(game: Game, dice: Random, language: str) -> Choice:
    """Which line does he take? One that is not the first of the list."""
    wanted = dice.choice([*OBJECTS, Rung.RECRUIT])
    turn = any_turn(game, dice, lambda turn: turn.taken.rung == wanted)
    return line_item(game, turn, language, listed(game, turn))


def line_item(game: Game, turn: Turn, language: str, options: list[str]) -> Choice:
    right = rung_option(game, turn.taken.rung)
    return Choice(
        match=turn.still(), options=options, right=[right], wrong={"*": "FALCON_LINES"}, after=turn.still(after=True),
        facts=facts_of(game, turn, language),
        told=lambda answer: said(turn.lines, language, "" if answer == right else answer),
    )


def facts_of(game: Game, turn: Turn, language: str) -> dict[str, Any]:
    s = turn.state
    return {
        "line": game.thing_text("rung", turn.taken.rung, language), "active": s.active[FALCON],
        "shadows": shadows(game, s), "curator": "yes" if s.curator == FALCON else "no",
        "level": game.text(f"option-difficulty-{('medium', 'high', 'maximum')[s.difficulty]}", language),
    }


def shadows(game: Game, s: Any) -> int:
    return int(joined(game, shadow_agents)(s, FALCON))


def order(game: Game, dice: Random, language: str) -> Order:
    """Five lines of his list, to be put in order; told is the whole list."""
    parts = ["support", "inner-circle", "power", "three-groups", "recruit"]
    shuffled = dice.sample(parts, len(parts))
    names = [game.thing_text("rung", rung, language) for rung in Rung]
    return Order(
        options=shuffled if shuffled != parts else parts[::-1], right=parts, wrong={"*": "FALCON_LINES"},
        told=lambda _: [Note(words(game).text("listed", language, list=" → ".join(names)), "FALCON_LINES")],
    )


# Which object, with how many

def entered(turn: Turn) -> int:
    """The object that he sends agents to in this step; NONE if he does something else."""
    names = (BaseSaid.INFILTRATED.name, BaseSaid.INTERCEPTED.name)
    found = [line.facts["object"][1] for line in turn.lines if line.said.name in names]
    return int(found[0]) if found else NONE


def row_of(turn: Turn) -> list[int]:
    return [card for card in turn.state.in_row if card != NONE]


def target(game: Game, dice: Random, language: str) -> Choice:
    """Which object? Each kind lies in the row once, so that names are enough."""
    def wanted(turn: Turn) -> bool:
        kinds = [game.box.type[card] for card in row_of(turn)]
        return entered(turn) != NONE and len(kinds) >= 3 and len(set(kinds)) == len(kinds) and (
            entered(turn) != row_of(turn)[0])

    turn = any_turn(game, dice, wanted)
    right = object_option(game, entered(turn))
    return Choice(
        match=turn.still(), options=[object_option(game, card) for card in row_of(turn)], right=[right],
        wrong={"*": "FALCON_LINES"}, after=turn.still(after=True), told=lambda _: said(turn.lines, language),
        facts=facts_of(game, turn, language) | {"object": ("object", entered(turn))},
    )


def object_option(game: Game, card: int) -> str:
    return f"object:{game.ids('object')[card]}"


def agents(game: Game, dice: Random, language: str) -> Number:
    """How many agents does he send to a free object? Twice of three times he has the curator."""
    curator = dice.random() < 2 / 3

    def wanted(turn: Turn) -> bool:
        s, card = turn.state, entered(turn)
        return card != NONE and occupant(s, card) == NONE and (s.curator == FALCON) == curator and is_free(game, turn)

    turn = any_turn(game, dice, wanted)
    card = entered(turn)
    sent = turn.still(after=True).state.pieces[card]        # type: ignore[attr-defined]
    needed = int(joined(game, agents_needed)(game.box, turn.state, card))
    return Number(
        match=turn.still(), right=[str(sent)], wrong={"*": "FALCON_CURATOR_ONE_MORE"}, after=turn.still(after=True),
        facts=facts_of(game, turn, language) | {"object": ("object", card), "needed": needed, "sent": sent},
        told=lambda _: said(turn.lines, language),
    )


def is_free(game: Game, turn: Turn) -> bool:
    """Whether he has agents enough for all that he wants to send."""
    s, card = turn.state, entered(turn)
    needed = int(joined(game, agents_needed)(game.box, s, card)) + (s.curator == FALCON)
    return bool(s.active[FALCON] >= max(1, needed - shadows(game, s)))


# Operations and cards

def war(game: Game, dice: Random, language: str) -> Choice:
    """Does he run an operation now? Twice of three times the book's condition holds."""
    holds = dice.random() < 2 / 3
    turn = any_turn(game, dice, lambda turn: (turn.taken.rung in OPERATING) == holds and may_operate(turn) == holds)
    right = "yes" if holds else "no"
    s = turn.state
    return Choice(
        match=turn.still(), options=["yes", "no"], right=[right], wrong={"*": "FALCON_OPERATION_WHEN"},
        after=turn.still(after=True), told=lambda _: said(turn.lines, language),
        facts=facts_of(game, turn, language) | {"wars": wars(s), "emissary": "yes" if s.emissary else "no"},
    )


def may_operate(turn: Turn) -> bool:
    return bool(wars(turn.state) > 0 or turn.state.emissary == 1)


def card(game: Game, dice: Random, language: str) -> Choice:
    """Does he draw an action card in this turn?"""
    draws = dice.random() < 1 / 2
    turn = any_turn(game, dice, lambda turn: drew(turn) == draws and told_apart(turn), step=Step.FALCON_CARD)
    s = turn.state
    return Choice(
        match=turn.still(), options=["yes", "no"], right=["yes" if draws else "no"], wrong={"*": "FALCON_CARDS"},
        after=turn.still(after=True), told=lambda _: said(turn.lines, language),
        facts={
            "curator": "yes" if s.curator == FALCON else "no", "first": "no" if s.card_round == s.round else "yes",
            "level": game.text(f"option-difficulty-{('medium', 'high', 'maximum')[s.difficulty]}", language),
        },
    )


def drew(turn: Turn) -> bool:
    return any(line.said.name == Said.FALCON_CARD.name for line in turn.lines)


def told_apart(turn: Turn) -> bool:
    """Whether he has the curator, or has drawn a card in this round: then the difficulty decides."""
    return bool(turn.state.curator == FALCON or turn.state.card_round == turn.state.round or drew(turn))


# Steer him

def steer(game: Game, dice: Random, language: str) -> Choice:
    """Two cards of the row change places: which change makes him send his agents elsewhere?"""
    for _ in range(TRIES):
        turn = any_turn(game, dice, lambda turn: turn.taken.rung in OBJECTS and len(row_of(turn)) >= 5
                        and len({game.box.type[card] for card in row_of(turn)}) == len(row_of(turn)))
        pairs = [(i, j) for j in range(len(row_of(turn))) for i in range(j)]
        chosen = dice.sample(pairs, SWAPS)
        after = [object_after(game, swapped(turn.state, *pair)) for pair in chosen]
        right = [letter for letter, card in zip("abcd", after, strict=True) if card != entered(turn)]
        if len(right) in (1, 2, 3):
            break
    else:
        raise BadItem("nothing steers him")
    row = row_of(turn)
    facts: dict[str, Any] = {"object": ("object", entered(turn)), "good": right[0].upper()}
    for letter, (i, j) in zip("abcd", chosen, strict=True):
        facts |= {f"one-{letter}": ("object", row[i]), f"other-{letter}": ("object", row[j])}
    return Choice(
        match=turn.still(), options=list("abcd"), right=right, facts=facts,
        wrong={letter: "FALCON_LINES" for letter in "abcd" if letter not in right},
    )


def swapped(s: Any, i: int, j: int) -> Any:
    other = s.copy()
    other.in_row[i], other.in_row[j] = other.in_row[j], other.in_row[i]
    return other


def object_after(game: Game, s: Any) -> int:
    """Where he would send his agents in another position; NONE if nowhere."""
    rung = line_by(game, s, BOOK)
    return int(joined(game, object_of_line)(rung, game.box, s)) if rung in OBJECTS else NONE


# A changed list

def hunt(game: Game, dice: Random, language: str) -> Choice:
    """Three bots and the line that each takes in four positions; one follows the book."""
    bots = ["book", *dice.sample(sorted(CHANGES), 2)]
    found = [any_turn(game, dice, partial(parts, game, bot)) for bot in (*bots[1:], *bots[1:])]
    dice.shuffle(bots)
    dice.shuffle(found)
    picks = [[line_by(game, turn.state, CHANGES.get(bot, BOOK)) for bot in bots] for turn in found]
    text, letters, book = words(game).text, "abc", bots.index("book")

    def row(number: int) -> Note:
        turn, names = found[number], [game.thing_text("rung", rung, language) for rung in picks[number]]
        cards = ", ".join(game.thing_text("object", card, language) for card in row_of(turn))
        facts = dict(zip(letters, names, strict=True))
        return Note(text("hunt-row", language, row=cards, active=turn.state.active[FALCON], **facts))

    return Choice(
        options=list(letters), right=[letters[book]], wrong={"*": "FALCON_LINES"}, notes=[row(n) for n in range(4)],
        facts={"bot": letters[book].upper()},
        told=lambda _: [Note(text(f"changed-{bot}", language, bot=letters[place].upper()), "FALCON_LINES")
                        for place, bot in enumerate(bots) if bot != "book"],
    )


def parts(game: Game, bot: str, turn: Turn) -> bool:
    """Whether a changed list takes another line than the book's in a turn."""
    return line_by(game, turn.state, CHANGES[bot]) != line_by(game, turn.state, BOOK)


# How hard he is

def win_rates(game: Game, dice: Random, language: str) -> Number:
    """A bet on the measured table: how many of a hundred games against a harder Falcon?"""
    measured = load_lesson(game, "falcon").data["measured"]
    rows = measured["rows"]

    def name(option: str, value: str) -> str:
        return game.text(f"option-{option}-{value}", language)

    egos = [name("alter-ego", ego) for ego in ("male", "female")]
    table = [[words(game).text("rates-difficulty", language), *egos]]
    for level in ("medium", "high", "maximum"):
        cells = {row["alter_ego"]: row for row in rows if row["difficulty"] == level}
        table.append([name("difficulty", level), *(rate(cells[ego], language) for ego in ("male", "female"))])
    asked, ego = dice.choice(["high", "maximum"]), dice.choice(["male", "female"])
    easy, hard = (next(row for row in rows if row["difficulty"] == level and row["alter_ego"] == ego)
                  for level in ("medium", asked))
    facts = {
        "level": name("difficulty", asked), "easy": round(100 * easy["rate"]), "hard": round(100 * hard["rate"]),
        "ego": name("alter-ego", ego), "n": measured["n"], "seed": str(measured["seed"]),
    }
    text = words(game).text
    limits = [text(f"limit-{one}", language, **facts) for one in ("measured", "blind", "known")]
    notes = [Note(limit, "FALCON_DIFFICULTY") for limit in limits]
    return Number(right=[str(facts["hard"])], tolerance=5, facts=facts, table=table, told=lambda _: notes,
                  wrong={"*": "FALCON_DIFFICULTY"})


def rate(row: dict[str, Any], language: str) -> str:
    """A share with its interval, in per cent."""
    text = f"{100 * row['rate']:.1f}\u00a0% ({100 * row['low']:.1f}–{100 * row['high']:.1f})"
    return text.replace(".", ",") if language == "ru" else text
