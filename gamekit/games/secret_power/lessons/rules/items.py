"""Fresh questions for the checks: positions from the dice, answers from the engine. None hangs on a guessed value."""

from __future__ import annotations

import random

from .....engine.game import Game
from .....engine.match import Match
from .....lessons.items import Choice, Number, Play, first_good
from ...rules import scoring
from ...rules.table import AVAILABLE, STAGES, Group, Line, Project, Seat, stage_at
from .throwing import (
    ME, PAIR, RIVAL, after, box_of, certain, deal, least, mistakes, state_of, table, thing, type_of,
    types_of,
)

LEADERS = {Group.CONTROL: "governments", Group.FINANCE: "exchanges", Group.SCIENCE: "universities"}


# Section 1: the dearest object that one can pay

def dearest(game: Game, dice: random.Random, language: str) -> Play:
    """Of the first three one is too dear; behind them lies one that would be dearer and could be paid."""

    def throw() -> Play | None:
        row, active = deal(game, dice, certain(game), 6), dice.randint(2, 5)
        cost = {card: least(game, type_of(card)) for card in row}
        near, far = row[:AVAILABLE], row[AVAILABLE:]
        paid = [card for card in near if cost[card] <= active]
        best = max([cost[card] for card in paid], default=0)
        right = [card for card in paid if cost[card] == best]
        if len({cost[card] for card in paid}) < 2 or not any(best < cost[card] <= active for card in far):
            return None
        match = game.position(table(row, active={ME: active, RIVAL: 3}, seat=ME))
        match.play("choose-action infiltrate")
        cheap = [f"infiltrate {card}" for card in paid if card not in right]
        return Play(
            match=match, right=[f"infiltrate {card}" for card in right], replies=dict.fromkeys(cheap, "cheaper"),
            wrong=dict.fromkeys(cheap, "INFILTRATE_MINIMUM"),
            facts={"active": active, "object": thing(game, "object", right[0]), "cost": best},
        )

    return first_good(throw)


# Section 2: how many agents, to take an object over or to keep it

def how_many(game: Game, dice: random.Random, language: str) -> Number:
    guard = dice.random() < 0.5

    def throw() -> Number | None:
        row = deal(game, dice, certain(game), 5)
        card = dice.choice(row[:AVAILABLE])
        return (guarding if guard else taking)(game, dice, row, card)

    return first_good(throw)


def taking(game: Game, dice: random.Random, row: list[str], card: str) -> Number | None:
    """Julia lies there with more than the minimum."""
    minimum = least(game, type_of(card))
    sent = minimum + dice.randint(1, 3)
    if sent > 7:
        return None
    match = game.position(table(row, seat=RIVAL, active={ME: min(sent + 2, 9), RIVAL: sent + 1}))
    for move in ("choose-action infiltrate", f"infiltrate {card}", f"send-agents {sent}", "choose-action infiltrate"):
        match.play(move)
    right = fewest(after(match, f"infiltrate {card}"))
    wrong = mistakes(right, {minimum: "minimum", minimum + 1: "minimum", sent: "as-many"})
    return asks_number(game, match, card, right, wrong, kind="take", there=sent, minimum=minimum)


def guarding(game: Game, dice: random.Random, row: list[str], card: str) -> Number | None:
    """The object is free; Julia, who comes next, could send more than its minimum."""
    minimum = least(game, type_of(card))
    rival = minimum + dice.randint(1, 3)
    if rival > 7:
        return None
    match = game.position(table(row, curator=ME, active={ME: rival + 2, RIVAL: rival}))
    match.play("choose-action infiltrate").play(f"infiltrate {card}")
    right = next(number for number in range(minimum, rival + 3) if is_safe(match, card, number))
    wrong = mistakes(right, {right - 1: "taken", minimum: "taken", rival + 1: "fewer"})
    return asks_number(game, match, card, right, wrong, kind="keep", there=rival, minimum=minimum)


def fewest(match: Match) -> int:
    """The smallest number that may be sent."""
    return min(int(move.thing) for move in match.moves)


def is_safe(match: Match, card: str, number: int) -> bool:
    """Whether Julia cannot take an object with so many agents over."""
    later = after(match, f"send-agents {number}")
    if "choose-action infiltrate" not in ids(later):
        return True
    return f"infiltrate {card}" not in ids(after(later, "choose-action infiltrate"))


def asks_number(
    game: Game, match: Match, card: str, right: int, wrong: dict[str, str], kind: str, there: int, minimum: int,
) -> Number:
    rules = {"as-many": "INTERCEPT_ONE_MORE", "minimum": "INTERCEPT_ONE_MORE", "taken": "INTERCEPT_ONE_MORE",
             "fewer": "INFILTRATE_FROM_ACTIVE"}
    facts = {"object": thing(game, "object", card), "kind": kind, "there": there, "minimum": minimum, "need": right}
    return Number(
        match=match, right=[str(right)], replies=wrong, facts=facts,
        wrong={number: rules[reply] for number, reply in wrong.items()} | {"*": "INTERCEPT_ONE_MORE"},
    )


# Section 3: how many active agents after the phase?

def after_phase(game: Game, dice: random.Random, language: str) -> Number:
    """Ivan, with the curator, sends the fewest to an object; Julia takes it over if she can. Then agents come home."""
    taken = dice.random() < 0.5

    def throw() -> Number | None:
        row = deal(game, dice, certain(game), 5)
        card, own = row[0], [one for one in deal(game, dice, certain(game), 4) if one not in row][:2]
        sent, active, rival = least(game, type_of(card)), dice.randint(3, 6), dice.randint(2, 6)
        lying = {one: dice.randint(0, 2) for one in own}
        if active <= sent or sent < 2 or (rival > sent) != taken or sum(lying.values()) + active > 8:
            return None
        pieces = {one: number for one, number in lying.items() if number}
        match = game.position(table(row, own, curator=ME, active={ME: active, RIVAL: rival}, pieces=pieces))
        done = after(match, "choose-action infiltrate", f"infiltrate {card}", f"send-agents {sent}")
        done = julia(done, card)
        here, home = state_of(done).active[Seat.IVAN], len(pieces)
        wrong = mistakes(here, {
            here + 2: "curator", active - sent + home: "object", active - sent: "recall", active + home: "taken",
            active + home + sum(lying.values()): "all",
        })
        rules = {"curator": "CURATOR_PASSES", "object": "CAPTURE_TAKE_OBJECT", "recall": "RECALL_ONE_PER_OBJECT",
                 "taken": "INTERCEPT_ONE_MORE", "all": "RECALL_REST_OF_OBJECT"}
        return Number(
            match=match, right=[str(here)], replies=wrong, after=done,
            wrong={number: rules[reply] for number, reply in wrong.items()} | {"*": "RECALL_ONE_PER_OBJECT"},
            facts={
                "object": thing(game, "object", card), "active": active, "sent": sent, "left": active - sent,
                "rival": rival, "home": home, "taken": "yes" if taken else "no", "here": here,
            },
        )

    return first_good(throw)


def julia(match: Match, card: str) -> Match:
    """Julia takes an object over with all she has, or recruits; then the phase is over."""
    tried = after(match, "choose-action infiltrate") if "choose-action infiltrate" in ids(match) else match
    if f"infiltrate {card}" not in ids(tried):
        return after(match, "choose-action recruit" if "choose-action recruit" in ids(match) else "choose-action pass")
    tried.play(f"infiltrate {card}")
    return tried.play(tried.moves[-1].id) if tried.step == "send-agents" else tried


def ids(match: Match) -> list[str]:
    return [move.id for move in match.moves]


# Section 4: may I advance in the Comintern? Its numbers are all known

ANSWERS = {
    "yes": "", "agents": "PROJECT_AGENTS_TO_RESERVE", "signs": "PROJECT_SIGNS_NEEDED",
    "curator": "PROJECT_NOT_WITH_CURATOR",
}
TEACHES = {"yes": "PROJECT_ONE_STAGE", "agents": "WAR_MORE_AGENTS", "signs": "PROJECT_SIGNS_NEEDED",
           "curator": "PROJECT_NOT_WITH_CURATOR"}


def may_advance(game: Game, dice: random.Random, language: str) -> Choice:
    wanted = dice.choice(["yes", "agents", "signs", "yes", "agents", "signs", "curator"])

    def throw() -> Choice | None:
        at, wars, signs, active = dice.randint(1, 3), dice.randint(0, 2), dice.randint(0, 3), dice.randint(2, 6)
        stage = stage_at(Project.COMINTERN, at + 1)
        agents, needed = box_of(game).stage_agents[stage], box_of(game).stage_signs[stage]
        asked = agents + wars, max(0, needed - wars)
        fails = (active < asked[0]) + (signs < asked[1]) + (wanted == "curator")
        if fails > 1 or abs(active - asked[0]) > 1 or abs(signs - asked[1]) > 1:
            return None
        own = [f"unions-{number + 1}" for number in range(signs)]
        objects = {f"{ME}-area": own, "war": [f"world-war-{number + 1}" for number in range(wars)]}
        holder = ME if wanted == "curator" else RIVAL
        match = game.position(table(
            ["media-1", "exchanges-1", "corporations-1"], curator=holder, round=2, objects=objects,
            active={ME: active, RIVAL: 3}, stage=[[0, at]],
        ))
        return advance_question(match, wanted, {
            "stage": at + 1, "wars": wars, "signs": signs, "active": active, "agents": agents, "needed": needed,
            "more": asked[0], "fewer": asked[1],
        })

    return first_good(throw)


def advance_question(match: Match, wanted: str, facts: dict[str, int]) -> Choice | None:
    move = "choose-action advance"
    refused = match.why_not(move)
    if refused is None:
        move, match_then = "advance comintern", after(match, move)
        refused = match_then.why_not(move)
    found = refused.id if refused is not None else ""
    right = next((name for name, rule in ANSWERS.items() if rule == found), "")
    if right != wanted:
        return None
    return Choice(
        match=match, options=list(ANSWERS), right=[right], facts={**facts, "answer": right},
        wrong={name: TEACHES[right] for name in ANSWERS if name != right},
        after=after(match, "choose-action advance", "advance comintern") if right == "yes" else None,
    )


# Section 5: an alliance whose requirements are met

BANS = {"anarchists": Group.CONTROL, "jesuits": Group.FINANCE, "scientologists": Group.SCIENCE}


def concludable(game: Game, dice: random.Random, language: str) -> Play:
    """One of four can be concluded; one must not be, for a card of power that one has.

    What alliances require is a guess of ours, so the question shows it.
    """

    def throw() -> Play | None:
        banned = dice.choice(list(BANS))
        own = [f"{LEADERS[BANS[banned]]}-1", *deal(game, dice, types_of(game, BANS[banned]), 2)]
        own += [card for card in deal(game, dice, game.ids("type"), 3) if card not in own]
        hand = dice.sample([banned, *dice.sample([one for one in game.ids("alliance") if one not in BANS], 3)], 4)
        match = game.position({
            "players": PAIR, "step": "conclude", "seat": ME, "objects": {f"{ME}-area": own},
            "secondary": [[dice.randint(0, 1) for _ in range(3)]], "alliances": {f"{ME}-hand": hand},
        })
        right = [move for move in ids(match) if move != "conclude decline"]
        refused = match.why_not(f"conclude {banned}")
        if len(right) != 1 or refused is None or refused.id != "ALLIANCE_MUST_NOT_HAVE":
            return None
        return Play(
            match=match, right=right, replies={"conclude decline": "decline"},
            wrong={"conclude decline": "ALLIANCE_FROM_HAND"},
            facts={
                "alliance": thing(game, "alliance", right[0].removeprefix("conclude ")), "needs": needs(game, hand),
            },
        )

    return first_good(throw)


def needs(game: Game, hand: list[str]) -> str:
    """What some alliances require, as the box says it."""
    rows = {row["id"]: row["needs"] for row in game.components["alliances"]}
    return "; ".join(f"{name}: {rows[name]}" for name in hand)


# Section 6: points of cards, secondary objects and a project

def points(game: Game, dice: random.Random, language: str) -> Number:
    """One power card that counts a group, cards of that group, secondary ones, and a stage of the Comintern."""

    def throw() -> Number | None:
        group = dice.choice(list(LEADERS))
        leader, kinds = LEADERS[group], types_of(game, group)
        others = types_of(game, Group.CONTROL) + types_of(game, Group.SCIENCE)
        same = deal(game, dice, kinds, dice.randint(2, 4))
        rest = [card for card in deal(game, dice, others, 2) if type_of(card) not in kinds]
        more, stage = dice.randint(1, 2), dice.choice([0, STAGES - 1, STAGES])
        secondary = [0, 0, 0]
        secondary[group] = more
        match = game.position({
            "players": PAIR, "step": "conclude", "seat": RIVAL, "stage": [[0, stage]], "secondary": [secondary],
            "objects": {f"{ME}-area": [*same, *rest, f"{leader}-1"]},
        })
        return points_question(game, match, leader, len(same), more)

    return first_good(throw)


def points_question(game: Game, match: Match, leader: str, same: int, more: int) -> Number:
    box, s = box_of(game), state_of(match)
    basic, leading, projects = (
        scoring.line_points(line, box, s, Seat.IVAN) for line in (Line.BASIC, Line.LEADING, Line.PROJECTS)
    )
    total = scoring.points(box, s, Seat.IVAN)
    wrong = mistakes(total, {
        total - more: "secondary", total + more: "secondary-points", total - leading: "leader", basic: "leader",
        total - projects: "project", total + 20: "stages",
    })
    rules = {
        "secondary": "SECONDARY_COUNTS", "secondary-points": "SECONDARY_NO_POINTS", "leader": "SCORE_GOVERNMENTS",
        "project": "SCORE_PROJECTS", "stages": "SCORE_PROJECTS",
    }
    return Number(
        match=match, right=[str(total)], replies=wrong,
        wrong={number: rules[reply] for number, reply in wrong.items()} | {"*": "SCORE_BASIC"},
        facts={
            "leader": thing(game, "type", leader), "basic": basic, "leading": leading, "projects": projects,
            "same": same, "more": more, "total": total,
        },
    )
