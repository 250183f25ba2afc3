"""Questions about each module, judged by the engine; then bets on what the module changes, against played games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics.stats import Estimate, figure, grouped
from .....lessons.items import Choice, Note, Number, first_good
from ...rules.table import Seat
from .measured import BASE, FIRST, LENGTH, MODULES, PROJECTS, RESULTS, SCORE, changed, measured, value_of
from .table import ME, RIVAL, after, lair_of, numbers, others, refusal, row, table, things

ROMAN = ("", "I", "II", "III")
IVAN = int(Seat.IVAN)
DOUBTS = ("luck", "player", "value")


@cache
def words(game: Game) -> Words:
    return Words(Path(__file__).parent, behind=game.words)


def listed(game: Game, kind: str, names: list[str], language: str) -> str:
    return ", ".join(game.thing_text(kind, game.ids(kind).index(name), language) for name in names)


# Doctrine of Superiority

SCIENCE = ("research", "laboratories", "patents")
ANSWERS = {"": "yes", "DOCTRINE_GROUP_CARDS": "cards", "PROJECT_SIGNS_NEEDED": "signs"}


def group_cards(game: Game, dice: Random, language: str) -> Choice:
    """May Ivan go on in Nuclear Threat? What a stage asks for is reconstructed, so the question says it."""
    def throw() -> Choice | None:
        at, wanted = dice.randint(1, 3), dice.choice(list(ANSWERS.values()))
        stage = next(one for one in game.components["stages"] if one["id"] == f"nuclear-threat-{at + 1}")
        cards, signs = int(stage["cards"]), int(stage["signs"])
        has = {"cards": cards - (wanted == "cards"), "signs": signs - (wanted == "signs")}
        own = [*dice.sample(others(game, *SCIENCE), has["cards"]), *others(game, "unions")[:has["signs"]]]
        match = table(game, {"nuclear-threat": at}, own, nuclear_threat=True)
        then = after(match, "choose-action advance")
        right = ANSWERS.get(refusal(then, "advance nuclear-threat"), "")
        if right != wanted:
            return None
        return Choice(
            match=match, options=list(ANSWERS.values()), right=[right], wrong={"*": "DOCTRINE_GROUP_CARDS"},
            after=after(then, "advance nuclear-threat") if right == "yes" else None,
            facts={"stage": ROMAN[at + 1] if at < 3 else "IV", "cards": cards, "signs": signs},
        )

    return first_good(throw)


def shadows(game: Game, dice: Random, language: str) -> Number:
    """Nuclear Threat: shadow agents for each war that has come, also for one that is over."""
    at, (now, over) = dice.randint(1, 3), dice.choice([(1, 0), (0, 1), (1, 1)])
    wars = {"war": ["world-war-2"][:now], "discard": ["world-war-1"][:over]}
    own = dice.sample(others(game, *SCIENCE), at)
    match = table(game, {"nuclear-threat": at}, own, nuclear_threat=True, objects=wars)
    right = match.game.file("rules.agents").shadow_agents(match.state, IVAN)        # type: ignore[attr-defined]
    return Number(
        match=match, right=[str(right)], wrong={"*": "NUCLEAR_PER_WAR"},
        facts={"stage": ROMAN[at], "each": at, "now": now, "over": over, "wars": now + over, "shadows": right},
    )


BANK_ROW = ["media-1", "media-2", "valuables-1", "research-1", "corporations-1", "unions-1", "inner-circle-1",
            "governments-1"]


def reach(game: Game, dice: Random, language: str) -> Number:
    """The World Bank: how many objects of the row can Ivan enter?"""
    at, mixed = dice.randint(1, 3), dice.sample(BANK_ROW, len(BANK_ROW))
    match = table(game, {"world-bank": at}, world_bank=True, in_row=mixed, active={ME: 9, RIVAL: 3})
    right = len(things(after(match, "choose-action infiltrate")))
    return Number(
        match=match, right=[str(right)], wrong={"*": ("BANK_ONE", "BANK_TWO", "BANK_THREE")[at - 1]},
        facts={"stage": ROMAN[at], "number": right, "row": len(mixed)},
    )


# Use of Force

REINFORCED = ["unions-1", "consulates-1", "governments-1", "exchanges-1", "corporations-1"]


def reserve(game: Game, dice: Random, language: str) -> Number:
    """Anti-terror: agents of the reserve go along. How many active agents are the fewest?"""
    def throw() -> Number | None:
        at, active = dice.randint(1, 3), dice.randint(5, 6)
        mixed = dice.sample(REINFORCED, 3)
        card = dice.choice(mixed)
        match = table(game, {"antiterror": at}, antiterror=True, in_row=mixed, active={ME: active, RIVAL: 3})
        chosen = after(match, "choose-action infiltrate")
        if card not in things(chosen):
            return None
        sent = after(chosen, f"infiltrate {card}")
        needed = game.file("rules.infiltration").agents_needed(     # type: ignore[attr-defined]
            game.box, match.state, game.ids("object").index(card))
        if sent.step != "send-agents" or not 2 <= needed <= active:
            return None
        fewest = min(numbers(sent))
        return Number(
            match=match, right=[str(fewest)], wrong={"*": "ANTITERROR_ADD"},
            facts={"object": ("object", game.ids("object").index(card)), "needed": needed, "stage": ROMAN[at],
                   "each": at, "fewest": fewest},
        )

    return first_good(throw)


COVERT = ("cyberattack", "ecocide", "blackout")
PAYING = ("unions", "consulates", "intelligence", "media", "banks", "patents")
NEEDS = {"cyberattack": "COVERT_ECOCIDE_NEEDS_CYBERATTACK", "ecocide": "COVERT_BLACKOUT_NEEDS_ECOCIDE",
         "blackout": "COVERT_BLACKOUT_NEEDS_ECOCIDE"}


def ladder(game: Game, dice: Random, language: str) -> Choice:
    """Covert operations one after the other: which is the highest that Ivan may run?"""
    has, nothing = list(COVERT[:dice.randint(0, 2)]), words(game).text("has-nothing", language)
    match = table(game, own=dice.sample(others(game, *PAYING), 5), covert_operations=True, active={ME: 9, RIVAL: 1},
                  operations={ME: [f"{one}-1" for one in has]})
    chosen = after(match, "choose-action covert-operation")
    right = max((one.rpartition("-")[0] for one in things(chosen)), key=COVERT.index)
    return Choice(
        match=match, options=list(COVERT), right=[right], wrong={"*": NEEDS[right]},
        facts={"has": listed(game, "operation", [f"{one}-1" for one in has], language) or nothing,
               "next": game.thing_text("operation", game.ids("operation").index(f"{right}-1"), language)},
    )


ASSETS = ("object", "secondary", "token", "alliance")


def pay(game: Game, dice: Random, language: str) -> Choice:
    """A Cyberattack is paid for with cards: what does not count as one?"""
    card, alliance = dice.choice(others(game, *PAYING)), dice.choice(["gladio", "cia", "kgb", "yakuza"])
    group = dice.choice(["control", "finance", "science"])
    match = table(
        game, own=[card], covert_operations=True, active={ME: 9, RIVAL: 1}, operations={ME: ["obstacles"]},
        secondary=[[int(one == group) for one in ("control", "finance", "science")]],
        alliances={f"{ME}-concluded": [alliance]},
    )
    paying = after(match, "choose-action covert-operation", "run-covert cyberattack-1")
    there = dict(zip(ASSETS, (card, f"secondary-{group}", "obstacles", alliance), strict=True))
    return Choice(
        match=paying, options=dice.sample(ASSETS, len(ASSETS)), wrong={"*": "DISCARD_NOT_ALLIANCES"},
        right=[one for one, name in there.items() if name not in things(paying)],
    )


# The Fourth Estate

FINANCE = ("valuables", "banks", "real-estate")


def price(game: Game, dice: Random, language: str) -> Number:
    """What it takes to capture Corruption: ten agents, one less for each card of finance and each peacemaker."""
    cards, signs, more = dice.randint(1, 3), dice.randint(0, 2), dice.randint(1, 2)
    own = [*dice.sample(others(game, *FINANCE), cards), *others(game, "consulates")[:signs]]
    match = table(game, own=own, trends=True, movements={"top": ["corruption"]}, active={ME: 9, RIVAL: 3},
                  secondary=[[0, more, 0]], curator=ME)        # so that the phase goes on, and nobody comes home
    done = after(match, "choose-action capture-trend")
    right = match.state.active[IVAN] - done.state.active[IVAN]      # type: ignore[attr-defined]
    wrong = {str(10 - cards): "finance", str(10 - cards - more): "signs", "10": "full"}
    return Number(
        match=match, right=[str(right)], after=done, wrong={"*": "TREND_CAPTURE_COST"},
        replies={number: reply for number, reply in wrong.items() if number != str(right)},
        facts={"cards": cards, "more": more, "signs": signs, "price": right},
    )


def even(game: Game, dice: Random, language: str) -> Choice:
    """Corruption is in force, and Ivan captures a card of finance at the end of the phase: is it an even one?"""
    has, (_, card, _) = dice.randint(0, 4), row(game)
    match = table(
        game, own=dice.sample(others(game, *FINANCE), has), trends=True, movements={"top": ["corruption"]},
        target=[card], pieces={card: 1}, seat=RIVAL, curator=ME, active={ME: 1, RIVAL: 1},
    )
    done = after(match, "choose-action recruit")
    right = "yes" if done.step == "follow-trend" else "no"
    return Choice(match=match, options=["yes", "no"], right=[right], wrong={"*": "TREND_EVEN"}, after=done,
                  facts={"has": has, "number": has + 1})


# Reptilians

KINDS = ("politician", "enforcer", "royal")


def under(game: Game, dice: Random, language: str) -> Choice:
    """A reptilian under an object that Ivan captures."""
    kind, card = dice.choice(KINDS), dice.choice(["media-1", "valuables-1", "research-1", "unions-1"])
    match = table(
        game, reptilians=True, aliens={f"{card}-under": [f"{kind}-1"]}, in_row=[card, "security-1"], target=[card],
        pieces={card: 3}, seat=RIVAL, curator=ME, active={ME: 2, RIVAL: 1},
    )
    done = after(match, "choose-action recruit")
    right = {f"{ME}-area": "along", "discard": "away"}.get(lair_of(done, f"{kind}-1"), "stays")
    return Choice(
        match=match, options=["along", "stays", "away"], right=[right], wrong={"*": "REPTILIAN_TAKEN_ALONG"},
        after=done, facts={"object": ("object", game.ids("object").index(card)),
                           "alien": ("alien", game.ids("alien").index(f"{kind}-1"))},
    )


def pair(game: Game, dice: Random, language: str) -> Choice:
    """Two equal or three different ones conclude an alliance; anything else does not."""
    one, other, third = dice.sample(KINDS, 3)
    held = dice.choice([[one, one], [one, one, other], [one, other, third], [one, other], [other, one]])
    names = [f"{kind}-{held[:place].count(kind) + 1}" for place, kind in enumerate(held)]
    match = table(game, reptilians=True, aliens={f"{ME}-area": names},
                  alliances={f"{ME}-hand": dice.sample(["gladio", "cia", "kgb", "yakuza"], 2)})
    if refusal(match, "choose-action reptilians"):
        right, done = "no", None
    else:
        done = after(match, "choose-action reptilians")
        right = "three" if len({one.rpartition("-")[0] for one in things(done)}) == len(KINDS) else "two"
    return Choice(
        match=match, options=["two", "three", "no"], right=[right], wrong={"*": "REPTILIAN_TWO_OR_THREE"}, after=done,
        facts={"held": listed(game, "alien", names, language)},
    )


# The experiment

def number_in(result: str, found: Estimate, language: str) -> str:
    """A value with its interval, as the table says it."""
    by = 100 if result == FIRST else 1
    value, low, high = (figure(by * one, language) for one in (found.value, found.low, found.high))
    return f"{value}\u00a0% ({low}–{high})" if result == FIRST else f"{value} ({low}–{high})"


def change_in(result: str, found: Estimate, language: str) -> str:
    by = 100 if result == FIRST else 1
    value, low, high = (figure(by * one, language, 1, signed=True) for one in (found.value, found.low, found.high))
    return f"{value} ({low} … {high})"


def shown(game: Game, results: Sequence[str], language: str) -> list[list[str]]:
    """The measured table: what there is without a module, and below it the paired change by each."""
    text = words(game).text
    rows = [[text("head-module", language), *(text(f"head-{result}", language) for result in results)]]
    plain = [number_in(result, value_of(game, BASE, result), language) for result in results]
    rows.append([text("module-base", language), *plain])
    for module in MODULES:
        changes = [change_in(result, changed(game, module, result), language) for result in results]
        rows.append([text(f"module-{module}", language), *changes])
    return rows


def direction(found: Estimate) -> str:
    """What an interval of a change says."""
    if not found.excludes_zero:
        return "same"
    return "more" if found.low > 0 else "less"


def bet(game: Game, dice: Random, language: str, result: str, results: Sequence[str]) -> Choice:
    """What does one module change? The answer is what the paired games have shown."""
    module, text = dice.choice(list(MODULES)), words(game).text
    base, change = value_of(game, BASE, result), changed(game, module, result)
    facts = {
        "module": text(f"module-{module}", language), "what": result, "before": number_in(result, base, language),
        "change": change_in(result, change, language), "n": grouped(base.n), "seed": str(measured(game)["seed"]),
    }
    limits = [text(f"limit-{one}", language, **facts) for one in ("measured", "players", "numbers")]
    return Choice(
        options=["more", "same", "less"], right=[direction(change)], facts=facts, table=shown(game, results, language),
        told=lambda _: [Note(limit) for limit in limits],
    )


def whole(game: Game, dice: Random, language: str) -> Choice:
    """The length of a game, what the winner has, or how far projects are used."""
    result = dice.choice([LENGTH, SCORE, PROJECTS])
    return bet(game, dice, language, result, [result])


def first(game: Game, dice: Random, language: str) -> Choice:
    """Who sits first; then all that was measured."""
    return bet(game, dice, language, FIRST, RESULTS)


def reading(game: Game, dice: Random, language: str) -> Choice:
    """Three changes that a class has measured (made up): which of them may be luck?"""
    wide = dice.randint(10, 30) / 10
    luck = dice.randint(-6, 6) / 10 * wide
    values = [luck, wide * dice.randint(13, 30) / 10, -wide * dice.randint(13, 30) / 10]
    dice.shuffle(values)
    letters = "abc"
    facts: dict[str, Any] = {
        letter: change_in(SCORE, Estimate(value, value - wide, value + wide, 0), language)
        for letter, value in zip(letters, values, strict=True)
    }
    return Choice(options=list(letters), right=[letters[values.index(luck)]], facts=facts,
                  wrong={"*": "MODULES_COMBINE"})


def knows(game: Game, dice: Random, language: str) -> Choice:
    """A doubt about the table, and what would help."""
    doubt, options = dice.choice(DOUBTS), dice.sample(DOUBTS, len(DOUBTS))
    told = words(game).text(f"doubt-{doubt}", language, n=dice.choice((20, 50, 100)))
    return Choice(options=options, right=[doubt], wrong={"*": "MODULES_COMBINE"}, facts={"doubt": told})
