"""Fresh questions for the checks: positions from the dice, answers from the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from .....engine.errors import GamekitError
from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.match import Match
from .....engine.moves import legal_moves
from .....lessons.items import Choice, Number, Play, first_good
from ...rules.table import MAJOR_FROM, PARTIAL_FROM, VICTORY_FROM, Force, Role
from .throwing import (
    ENDINGS, PLAIN, QUIET, attack, band, campaign, certain, cost, defence, defences, foes, greedy, guarded, points,
    settle, shields, state_of, striking, thing, with_deck,
)

BONUSES = {"abel": Role.HIDDEN, "soledad": Role.HIDDEN, "marcelino": Role.REVEALED}
NOBODY, LOST = "nobody", "lost"


# Section 1: how many enemies, after the mission?

def strikes(game: Game, dice: random.Random, language: str) -> Number:
    wanted = dice.choice([1, 1, 2, 2, 3])

    def throw() -> Number | None:
        mission, maquis = dice.choice(PLAIN), band(game, dice, dice.randint(3, 4))
        here = foes(game, dice, QUIET, dice.randint(3, 4))
        strength, costs = attack(game, maquis), defences(game, here)
        rest = strength - defence(game, mission)
        right, free = greedy(costs, rest), greedy(costs, strength)
        if rest < 1 or right != wanted or right == len(here):
            return None
        match = striking(game, dice, mission, maquis, here, strength)
        foremost = sorted(here, key=lambda foe: defences(game, [foe])[0])[:right]
        try:
            after = struck(match, [mission, *foremost])
        except GamekitError:        # the mission's effect has sent one of them away
            return None
        wrong = {str(number): reply for number, reply in ((len(here), "all"), (free, "free")) if number != right}
        return Number(
            match=match, right=[str(right)], replies=wrong, wrong={"*": "STRIKE_ONE_BY_ONE"} | dict.fromkeys(
                wrong, "STRIKE_ONE_BY_ONE"),
            facts={"mission": thing(game, "mission", mission), "strength": strength, "rest": rest, "enemies": right},
            after=after,
        )

    return first_good(throw)


def struck(match: Match, targets: Sequence[str]) -> Match:
    """The match after some strikes, with whatever their effects ask for."""
    done = match.at(len(match.played))
    for target in targets:
        settle(done.play(f"strike {target}"))
    return done


# Section 2: the mission with the most points that the strength is enough for

def missions(game: Game, dice: random.Random, language: str) -> Play:
    def throw() -> Play | None:
        offered, maquis = dice.sample(PLAIN, 4), band(game, dice, 4)
        strength = attack(game, maquis)
        within = [name for name in offered if defence(game, name) <= strength]
        most = max((points(game, name) for name in within), default=0)
        right = [name for name in within if points(game, name) == most]
        if len(right) > 1 or len(within) < 2 or max(points(game, name) for name in offered) == most:
            return None
        here = iter(foes(game, dice, QUIET, 8))
        match = game.position({
            "step": "choose-mission", "agents": with_deck(game, dice, maquis), "missions": {"available": offered},
            "foes": {name: [next(here), next(here)] for name in offered},
        })
        wrong = {f"choose-mission {name}": "few" if name in within else "dear" for name in offered if name not in right}
        return Play(
            match=match, right=[f"choose-mission {right[0]}"], replies=wrong,
            wrong={move: "CHOOSE_AVAILABLE_MISSION" if why == "few" else "STRIKE_COST" for move, why in wrong.items()},
            facts={"strength": strength, "mission": thing(game, "mission", right[0])},
        )

    return first_good(throw)


# Section 3: the strength that the mission leaves, with a bonus that counts only in its phase

def left_over(game: Game, dice: random.Random, language: str) -> Number:
    name, phase = dice.choice(list(BONUSES)), dice.choice(["preparation", "attack", "attack"])

    def throw() -> Number | None:
        (mission, other), here = dice.sample(PLAIN, 2), foes(game, dice, QUIET, 2)
        others = band(game, dice, dice.randint(2, 3), without=list(BONUSES))
        if not others["revealed"]:
            return None
        match = game.position({
            "step": "prepare" if phase == "preparation" else "attack",
            "agents": with_deck(game, dice, {"hand": [name], **others}),
            "mission": None if phase == "preparation" else mission,
            "missions": {"available": [mission, other]}, "foes": guarded(game, [mission, other], {mission: here}),
        })
        match.play(name).play(f"choose-role {BONUSES[name].name.lower()}")
        match.play(f"choose-mission {mission}" if phase == "preparation" else "use-action use")
        return sum_question(game, match, name, phase, mission)

    return first_good(throw)


def sum_question(game: Game, match: Match, name: str, phase: str, mission: str) -> Number | None:
    s = state_of(match)
    strength, price = s.strength, defence(game, mission)
    if match.step != "strike" or strength <= price:
        return None
    counted = sum(map(len, in_play(match))) - 1 if name == "marcelino" else len(in_play(match)[Role.REVEALED])
    other = strength + counted if phase == "preparation" else strength - counted
    wrong = {str(strength): "mission", str(other - price): "phase" if phase == "preparation" else "bonus"}
    return Number(
        match=match, right=[str(strength - price)], replies=wrong, after=struck(match, [mission]),
        wrong={"*": "ATTACK_IS_SUMMED", str(strength): "STRIKE_ONE_BY_ONE",
               str(other - price): "ACTION_IN_ITS_PHASE" if phase == "preparation" else "BONUS_COUNTED_LIVE"},
        facts={
            "name": thing(game, "agent", name), "phase": phase, "mission": thing(game, "mission", mission),
            "strength": strength, "defence": price, "counted": counted, "left": strength - price,
            "bonus": "others" if name == "marcelino" else "revealed",
        },
    )


def in_play(match: Match) -> tuple[list[str], list[str]]:
    """The maquis in play: hidden, revealed."""
    there = match.position()["agents"]
    return there.get("hidden", []), there.get("revealed", [])


# Section 4: which mission can be completed, with all that shields it?

def within_reach(game: Game, dice: random.Random, language: str) -> Play:
    kinds = (Force.INFANTRYMAN, Force.SENTRY, Force.SENTRY, *QUIET)

    def throw() -> Play | None:
        offered, maquis = dice.sample(PLAIN, 3), band(game, dice, dice.randint(3, 4))
        drawn, strength = foes(game, dice, kinds, 9), attack(game, maquis)
        here = {name: drawn[3 * place:3 * place + 3] for place, name in enumerate(offered)}
        costs = {name: cost(game, name, here[name]) for name in offered}
        right = [name for name in offered if costs[name] <= strength]
        if len(right) != 1 or not shields(game, here[right[0]]):
            return None
        wrong = {name: why_not(game, name, here[name], strength) for name in offered if name not in right}
        if set(wrong.values()) == {"dear"}:
            return None
        match = game.position({
            "step": "choose-mission", "agents": with_deck(game, dice, maquis), "missions": {"available": offered},
            "foes": {name: [f"{foe} face_up" for foe in some] for name, some in here.items()},
        })
        rules = {
            "dear": "STRIKE_COST", "sentry": "SENTRY_SHIELDS_MISSION", "infantryman": "INFANTRY_SHIELDS_ENEMIES",
        }
        replies = {f"choose-mission {name}": why for name, why in wrong.items()}
        return Play(
            match=match, right=[f"choose-mission {right[0]}"], replies=replies,
            wrong={move: rules[why] for move, why in replies.items()},
            accepts=completable,
            facts={
                "strength": strength, "mission": thing(game, "mission", right[0]), "cost": costs[right[0]],
                "defence": defence(game, right[0]), "shields": costs[right[0]] - defence(game, right[0]),
            },
        )

    return first_good(throw)


def why_not(game: Game, mission: str, here: Sequence[str], strength: int) -> str:
    """What makes a mission too dear: itself, its sentries, or the infantrymen before them."""
    if defence(game, mission) > strength:
        return "dear"
    sentries = [foe for foe in shields(game, here) if not foe.startswith("infantryman")]
    return "sentry" if cost(game, mission, sentries) > strength else "infantryman"


def completable(before: Match, after: Match) -> bool:
    """Whether the mission that was chosen can be completed."""
    return can_complete(after)


def can_complete(match: Match) -> bool:
    """Whether some strikes complete the current mission; the engine tries them all."""
    s = state_of(match)
    if match.step != "strike" or s.mission == NONE:
        return False
    mission = match.game.ids("mission")[s.mission]
    legal = [move.id for move in legal_moves(match.game, match.state)]
    if f"strike {mission}" in legal:
        return True
    return any(can_complete(match.at(len(match.played)).play(move)) for move in legal if move != "strike decline")


# Section 5: what becomes of it?

def endings(game: Game, dice: random.Random, language: str) -> Choice:
    wanted = dice.choice(list(ENDINGS))

    def throw() -> Choice | None:
        table = campaign(game, dice, dice.randint(4, 8), 1 if wanted == LOST else dice.randint(0, 1))
        mission, maquis = dice.choice(table["available"]), band(game, dice, dice.randint(3, 4))
        here = foes(game, dice, (Force.SENTRY, Force.INFANTRYMAN, Force.JAILER, Force.SPYMASTER), 3)
        strength, price = attack(game, maquis), cost(game, mission, here)
        if mission not in PLAIN or abs(strength - price) > 3 or defence(game, mission) > strength:
            return None
        had = sum(points(game, name) for name in table["completed"])
        if wanted != LOST and not matters(had, points(game, mission)):
            return None
        match = striking(game, dice, mission, maquis, here, strength, missions=table, round=rounds(table))
        done = best(match, mission, here)
        found = next((name for name, ending in ENDINGS.items() if ending == state_of(done).ending), "")
        return ending_question(game, match, done, found, mission) if found == wanted else None

    return first_good(throw, tries=20000)


def matters(had: int, gained: int) -> bool:
    """Whether the mission's points make another result."""
    return any(had < least <= had + gained for least in (PARTIAL_FROM, VICTORY_FROM, MAJOR_FROM))


def rounds(table: Mapping[str, Sequence[str]]) -> int:
    """The round in which the table looks like this."""
    return len(table["completed"]) + len(table["failed"]) + 1


def best(match: Match, mission: str, here: Sequence[str]) -> Match:
    """The match after the best attack on the mission, and stopped."""
    order = [*sorted(shields(match.game, here)), mission] if can_complete(match) else ["decline"]
    done = struck(match, order)         # infantrymen come before sentries, as letters go
    if done.step == "strike":
        settle(done.play("strike decline"))
    return done if done.over else done.play("stop-or-go-on stop")


def ending_question(game: Game, match: Match, done: Match, right: str, mission: str) -> Choice:
    completes, gained = can_complete(match), points(game, mission)
    had = sum(points(game, name) for name in match.position()["missions"].get("completed", ()))
    said = {option: "alive" if right == LOST else LOST if option == LOST else "count" for option in ENDINGS}
    wrong = {option: reply for option, reply in said.items() if option != right}
    return Choice(
        match=match, options=list(ENDINGS), right=[right], replies=wrong, after=done,
        wrong={option: "RESULTS" if reply == "count" else "SECOND_FAILURE" for option, reply in wrong.items()},
        facts={
            "mission": thing(game, "mission", mission), "had": had, "gained": gained, "result": right,
            "completes": "yes" if completes else "no", "total": had + gained * completes,
        },
    )


# Section 6: who comes back to the hand?

def coming_back(game: Game, dice: random.Random, language: str) -> Choice:
    """One maquis lay hidden, one revealed, one was revealed before; a rifleman is there, or a second mission fails."""
    wanted = dice.choice(["hidden", "hidden", NOBODY, LOST])

    def throw() -> Choice | None:
        table = campaign(game, dice, dice.randint(2, 4), 1 if wanted == LOST else dice.randint(0, 1))
        mission, names = dice.choice(table["available"]), dice.sample(certain(game), 3)
        if mission not in PLAIN or mission.startswith("farm"):      # at farms maquis come back or are lost
            return None
        succeeds = wanted != LOST and (bool(table["failed"]) or dice.random() < 0.5)
        shoots = wanted == NOBODY or (wanted == LOST and dice.random() < 0.5)
        here = [*foes(game, dice, (Force.RIFLEMAN if shoots else Force.SPYMASTER,), 1), "jailer-2"]
        before = rounds(table)
        if succeeds:
            table["available"].remove(mission)
            table["completed"].append(mission)
        agents = dict(zip(("hidden", "revealed", "revealed-discard"), ([name] for name in names), strict=True))
        match = striking(game, dice, mission, agents, here, 0, missions=table, round=before)
        return back_question(game, dice, match, dict(zip(names, ("hidden", "revealed", "before"), strict=True)), wanted)

    return first_good(throw)


def back_question(
    game: Game, dice: random.Random, match: Match, names: Mapping[str, str], wanted: str,
) -> Choice:
    shown = {f"agent:{name}": names[name] for name in dice.sample(list(names), len(names))}
    options = shown | {NOBODY: NOBODY, LOST: LOST}
    wrong = {option: missed(what, wanted) for option, what in options.items() if what != wanted}
    rules = {"shot": "RETALIATION_EFFECTS", LOST: "SECOND_FAILURE", "over": "SECOND_FAILURE"}
    done = settle(match.at(len(match.played)).play("strike decline"))
    mission = game.ids("mission")[state_of(match).mission]
    return Choice(
        match=match, options=list(options), right=[option for option, what in options.items() if what == wanted],
        replies=wrong, wrong={option: rules.get(reply, "CLEAR_TABLE") for option, reply in wrong.items()},
        after=done if done.over else done.play("stop-or-go-on go-on"),
        facts={
            "mission": thing(game, "mission", mission), "answer": wanted,
            "hidden": thing(game, "agent", next(iter(names))),
            "completed": "yes" if mission in match.position()["missions"].get("completed", ()) else "no",
        },
    )


def missed(what: str, wanted: str) -> str:
    """What a wrong answer has missed."""
    if wanted == LOST:
        return "over"
    return "shot" if what == "hidden" else what
