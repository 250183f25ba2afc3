"""Fresh questions for the checks: positions from the dice, answers from the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, cast

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.match import Match
from .....lessons.items import Choice, Play, first_good
from ...rules import missions
from ...rules.table import DISTRICTS, Box, State, Type, pile_of

NONE_MET = "none"
REVOLUTION, ENOUGH, NEARLY = "revolution", 21, 14
RULES = {       # the missions that earlier steps have taught
    REVOLUTION: "TOTAL", "civil-disobedience": "SUM_WITHOUT", "surge-of-activity": "FACE_UP_OF_TYPE",
    "armed-protests": "MORE_THAN", "coup": "EVERY_TYPE", "coordinated-plot": "SAME_VALUE",
    "sleeper-agents": "RUN_OF_VALUES",
}
WANTED = (*RULES, NONE_MET)
ON_CARDS = ("surveillance", "liquidation", "disorientation")
LETTERS = "abcd"


def box_of(game: Game) -> Box:
    return cast(Box, game.box)


def state_of(match: Match) -> State:
    return cast(State, match.state)


def cards(game: Game, dice: random.Random, provocations: int) -> list[str]:
    """All cards in random order, with so many Provocations among them."""
    provoking = fakes(game, game.ids("card"))
    valued = [name for name in game.ids("card") if name not in provoking]
    return dice.sample([*valued, *provoking[:provocations]], len(valued) + provocations)


def is_fake(game: Game, card: str) -> bool:
    return box_of(game).type[game.ids("card").index(card)] == Type.PROVOCATION


def fakes(game: Game, names: Sequence[str]) -> list[str]:
    """The Provocations among cards."""
    return [name for name in names if is_fake(game, name)]


def lying(game: Game, dice: random.Random, names: Sequence[str]) -> list[str]:
    """Cards of a district: about one in three lies face up, but never a Provocation."""
    return [name if is_fake(game, name) or dice.random() < 0.6 else f"{name} open" for name in names]


def table(dice: random.Random, wanted: str) -> list[str]:
    """Revolution and three other missions, with the wanted one."""
    others = [name for name in RULES if name not in (REVOLUTION, wanted)]
    drawn = [wanted] if wanted not in (REVOLUTION, NONE_MET) else []
    drawn += dice.sample(others, 3 - len(drawn))
    return [REVOLUTION, *dice.sample(drawn, 3)]


def met_by(game: Game, on_table: Sequence[str], names: Sequence[str]) -> list[str]:
    """The missions that some cards would meet together: quicker than a match, as most throws are thrown away."""
    s = cast(State, game.state())
    for name in names:
        card, *face = name.split()
        number = game.ids("card").index(card)
        s.card_at[number], s.open[number] = pile_of(0), len(face)
    s.open_missions = [game.ids("mission").index(name) for name in on_table]
    return met_in(game, s, 0)


def met(match: Match, district: str) -> list[str]:
    """The missions on the table that a district meets."""
    return met_in(match.game, state_of(match), match.game.ids("district").index(district))


def met_in(game: Game, s: State, district: int) -> list[str]:
    names = game.ids("mission")
    return [names[one] for one in s.open_missions if one != NONE and missions.meets(box_of(game), s, district, one)]


def set_up(game: Game, dice: random.Random, **description: Any) -> Match:
    """A match on a table with a random row, at the end of an odd round: the Empire has used two tokens."""
    row = dice.sample(game.ids("district"), DISTRICTS)
    at_end = {"step": "capture-district", "round": 5, "in_row": row, "token_down": ["surveillance", "disorientation"]}
    return game.position(at_end | description)


def total(game: Game, names: Sequence[str]) -> int:
    """The sum of cards; `open` behind a name does not matter."""
    return sum(box_of(game).value[game.ids("card").index(name.split()[0])] for name in names)


def answers(on_table: Sequence[str], right: str) -> dict[str, Any]:
    """What a question for a mission has in common: the four and "none", each with its rule and its reply."""
    options = {f"mission:{name}": name for name in on_table} | {NONE_MET: NONE_MET}
    wrong = {option: name for option, name in options.items() if name != right}
    return {
        "options": list(options), "right": [option for option, name in options.items() if name == right],
        "wrong": {option: RULES.get(name, "CAPTURE_BY_MISSION") for option, name in wrong.items()}, "replies": wrong,
    }


# Section 1: which district has 21?

def sums(game: Game, dice: random.Random, language: str) -> Choice:
    """Three districts with nearly enough; in one of them it is enough, or in none."""
    enough = dice.random() < 0.75

    def throw() -> Choice | None:
        names, deck = dice.sample(game.ids("district"), 3), cards(game, dice, 2)
        held = {name: [deck.pop() for _ in range(dice.randint(4, 5))] for name in names}
        found = {name: total(game, some) for name, some in held.items()}
        high = [name for name in names if found[name] >= ENOUGH]
        if len(high) != enough or min(found.values()) < NEARLY or len(fakes(game, deck)) > 1:
            return None
        match = set_up(
            game, dice, open_missions=table(dice, NONE_MET),
            cards={name: lying(game, dice, some) for name, some in held.items()} | {"hand": deck[:2]},
        )
        options = [*(f"district:{name}" for name in names), NONE_MET]
        right = [f"district:{name}" for name in high] or [NONE_MET]
        wrong = {option: NONE_MET if option == NONE_MET else "short" for option in options if option not in right}
        return Choice(
            match=match, options=options, right=right, replies=wrong, wrong=dict.fromkeys(wrong, "TOTAL"),
            facts={"most": max(found.values()), "found": "yes" if high else "no"},
        )

    return first_good(throw)


# Section 2: which mission does a district meet?

def mission(game: Game, dice: random.Random, language: str) -> Choice:
    wanted = dice.choice(WANTED)

    def throw() -> Choice | None:
        on_table, deck = table(dice, wanted), cards(game, dice, 1)
        district = dice.choice(game.ids("district"))
        held = lying(game, dice, [deck.pop() for _ in range(dice.randint(3, 5))])
        if (met_by(game, on_table, held) or [NONE_MET]) != [wanted] or total(game, held) < 9:
            return None
        match = set_up(game, dice, open_missions=on_table, cards={district: held})
        facts = {"district": district, "met": wanted, "sum": total(game, held)}
        return Choice(match=match, facts=facts, **answers(on_table, wanted))

    return first_good(throw)


# Section 3: the card that a mission lacks, to lie face up

def plan(game: Game, dice: random.Random, language: str) -> Play:
    wanted = dice.choice(list(RULES))

    def throw() -> Play | None:
        on_table, deck = table(dice, wanted), cards(game, dice, 0)
        held = lying(game, dice, [deck.pop() for _ in range(dice.randint(2, 4))])
        hand = [deck.pop() for _ in range(4)]
        with_each = {card: met_by(game, on_table, [*held, f"{card} open"]) for card in hand}
        right = [card for card, found in with_each.items() if found]
        if not 1 <= len(right) <= 2 or any(with_each[card] != [wanted] for card in right):
            return None
        if met_by(game, on_table, held):
            return None
        order, pair = row_and_pair(game, dice)
        district = dice.choice(pair)
        match = set_up(
            game, dice, step="plan-open", token_down=[], in_row=order, marked=pair, open_missions=on_table,
            cards={district: held, "hand": dice.sample([*hand, "provocation-1"], 5)},
        )
        return Play(
            match=match, right=[f"plan-open {card}" for card in right],
            wrong={f"plan-open {card}": RULES[wanted] for card in hand if card not in right},
            facts={
                "district": district, "mission": thing(game, "mission", wanted), "card": thing(game, "card", right[0]),
            },
        )

    return first_good(throw)


def row_and_pair(game: Game, dice: random.Random) -> tuple[list[str], list[str]]:
    """A row of districts, and two neighbours in it."""
    order, left = dice.sample(game.ids("district"), DISTRICTS), dice.randrange(DISTRICTS - 1)
    return order, order[left:left + 2]


def thing(game: Game, kind: str, name: str) -> tuple[str, int]:
    return kind, game.ids(kind).index(name)


# Section 4: what a token leaves of a plan

def tokens(game: Game, dice: random.Random, language: str) -> Choice:
    """The other district is cordoned, so that all cards that are left go to one place."""
    wanted, token = dice.choice([*RULES, NONE_MET, NONE_MET]), dice.choice(ON_CARDS)

    def throw() -> Choice | None:
        on_table, deck = table(dice, wanted), cards(game, dice, dice.randint(0, 1))
        held, planned = [deck.pop() for _ in range(dice.randint(1, 4))], [deck.pop() for _ in range(3)]
        target = planned[dice.randint(1 if token == "surveillance" else 0, 2)]
        if fakes(game, [planned[0], *held]):
            return None
        held, planned = lying(game, dice, held), [f"{planned[0]} open", *planned[1:]]
        if (met_by(game, on_table, [*held, *left_over(game, planned, token, target)]) or [NONE_MET]) != [wanted]:
            return None
        if wanted == NONE_MET and token != "surveillance" and not met_by(game, on_table, [*held, *planned]):
            return None         # nothing would be met without the token either
        order, pair = row_and_pair(game, dice)
        district, other = dice.sample(pair, 2)
        match = set_up(
            game, dice, step="choose-token", in_row=order, marked=pair, open_missions=on_table,
            token_down=["cordon"], cordoned=other, actions=1,
            cards={district: held, "planned": planned},
        )
        away = next(name for name in order if name not in pair)
        return Choice(
            match=match, after=carried_out(match, token, target, district, away), **answers(on_table, wanted),
            facts={
                "district": district, "met": wanted, "token": thing(game, "token", token), "token-id": token,
                "card": thing(game, "card", target), "provocation": "yes" if is_fake(game, target) else "no",
                "mission": thing(game, "mission", REVOLUTION if wanted == NONE_MET else wanted),
            },
        )

    return first_good(throw)


def left_over(game: Game, planned: Sequence[str], token: str, target: str) -> list[str]:
    """The planned cards after a token: Surveillance opens a card that has a value, all else takes it away."""
    others = [card for card in planned if card.split()[0] != target]
    return [*others, f"{target} open"] if token == "surveillance" and not is_fake(game, target) else others


def carried_out(match: Match, token: str, target: str, district: str, away: str) -> Match:
    """The match after the token was used on a card and the others went into a district."""
    game, done = match.game, match.at(len(match.played))
    slot = game.ids("slot")[state_of(match).planned_card.index(game.ids("card").index(target))]
    sent = [f"send-card {away}"] if token == "disorientation" else []
    for move in (f"choose-token {token}", slot, *sent):
        done.play(move)
    while done.step == "distribute":
        done.play(f"distribute {district}")
    return done


# Section 5: a district leaves, and the row closes up

def row(game: Game, dice: random.Random, language: str) -> Choice:
    wanted = dice.choice([name for name in RULES if name != REVOLUTION])

    def throw() -> Choice | None:
        on_table, deck = table(dice, wanted), cards(game, dice, 0)
        first, *others = [deck.pop() for _ in range(dice.randint(3, 4))]
        held = [f"{first} open", *lying(game, dice, others)]
        if met_by(game, on_table, held) != [wanted] or met_by(game, on_table, held[1:]):
            return None
        order, place = dice.sample(game.ids("district"), DISTRICTS), dice.randint(1, DISTRICTS - 2)
        match = set_up(
            game, dice, in_row=order, open_missions=on_table,
            cards={order[place]: held, "hand": deck[:2]},
        )
        done = match.at(len(match.played))
        for move in (order[place], wanted, "capture-district decline"):
            done.play(move)
        facts = {"district": order[place], "card": thing(game, "card", first)}
        return pair_question(game, dice, match, done, pairs_of(dice, order, place), facts)

    return first_good(throw)


def pairs_of(dice: random.Random, order: list[str], place: int) -> dict[str, tuple[str, str]]:
    """Pairs to choose from when a district inside the row leaves, by the reply that they get; "" is the right one."""
    rest = [name for name in order if name != order[place]]
    return {
        "": (rest[place - 1], rest[place]), "ends": (rest[0], rest[-1]),
        "captured": dice.choice([(order[place - 1], order[place]), (order[place], order[place + 1])]),
        "apart": dice.choice([(rest[0], rest[2]), (rest[1], rest[3])]),
    }


def pair_question(
    game: Game, dice: random.Random, match: Match, done: Match, pairs: Mapping[str, tuple[str, str]],
    facts: dict[str, Any],
) -> Choice:
    """Four pairs under letters; the one without a reply is right."""
    rules = {"ends": "ROW_HAS_ENDS", "captured": "CAPTURED_LEAVES", "apart": "MARK_NEIGHBOURS"}
    lettered = dict(zip(LETTERS, dice.sample(sorted(pairs), len(pairs)), strict=True))
    for letter, reply in lettered.items():
        facts[f"{letter}-left"], facts[f"{letter}-right"] = (thing(game, "district", name) for name in pairs[reply])
    facts["left"], facts["right"] = (thing(game, "district", name) for name in pairs[""])
    wrong = {letter: reply for letter, reply in lettered.items() if reply}
    return Choice(
        match=match, options=list(LETTERS), right=[letter for letter, reply in lettered.items() if not reply],
        replies=wrong, wrong={letter: rules[reply] for letter, reply in wrong.items()}, after=done, facts=facts,
    )
