"""Fresh questions for the checks: positions from the dice, answers from the engine."""

from __future__ import annotations

import random
from typing import Any

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.match import Match
from .....lessons.items import Choice, Play, first_good
from ...rules.table import (
    FIRST_NEUTRAL, LAST_DAY, LEADERS, NEUTRALS, ORDERS, REGIONS, UNITS, Action, Month, Seat,
)
from .throwing import (
    SEATS, after, box_of, by_the_will, card_with, days, orders, own, some, state_of, stronger_seat, sums,
    target,
)

LETTERS = "abcd"


# Section 1: who is stronger, and why?

def stronger(game: Game, dice: random.Random, language: str) -> Choice:
    """One region; the sum decides, or the number of tokens. Neutral units stand with the Will, beside its own."""
    reason = dice.choice(["sum", "sum", "tokens"])

    def throw() -> Choice | None:
        region = dice.choice(game.ids("region"))
        neutrals = game.ids("token")[FIRST_NEUTRAL:FIRST_NEUTRAL + NEUTRALS]
        units = [some(dice, own(game, seat, leaders=False), dice.randint(1, 3)) for seat in Seat]
        tokens = [*units[0], *units[1], *some(dice, neutrals, dice.randint(0, 1))]
        match = game.position({
            "seat": "red", "will": dice.choice(SEATS), "cards": {"red-hand": [orders(game)[0]]},
            "tokens": {region: tokens},
        })
        place = game.ids("region").index(region)
        (red, red_tokens), (white, white_tokens) = sums(match, place)
        if by_the_will(match, place) or (reason == "tokens") != (red == white) or abs(red - white) > 3:
            return None
        winner = stronger_seat(match, place)
        loser = SEATS[1 - SEATS.index(winner)]
        other = "sum" if reason == "tokens" else "tokens"
        rule = "TIE_MORE_TOKENS" if reason == "tokens" else "STRENGTH_IS_THE_SUM"
        side = "NEUTRALS_NEED_COMPANY" if len(tokens) > len(units[0]) + len(units[1]) else "STRENGTH_IS_THE_SUM"
        return Choice(
            match=match, options=["red-sum", "red-tokens", "white-sum", "white-tokens"], right=[f"{winner}-{reason}"],
            wrong={f"{winner}-{other}": rule, f"{loser}-{reason}": side, f"{loser}-{other}": rule},
            replies={f"{winner}-{other}": "reason", f"{loser}-{reason}": "side", f"{loser}-{other}": "both"},
            facts={
                "region": region, "red": red, "white": white, "reds": red_tokens, "whites": white_tokens,
                "will": game.ids("seat")[state_of(match).will],
            },
        )

    return first_good(throw)


# Section 2: a card that brings the date to 31, for a region where one is behind

def date(game: Game, dice: random.Random, language: str) -> Play:
    def throw() -> Play | None:
        ahead, behind = dice.sample(game.ids("region"), 2)
        day = dice.randint(23, 28)
        red, white = (dice.sample(own(game, seat, leaders=False), 2) for seat in Seat)
        tokens = {ahead: [red[0], white[0]], behind: [red[1], white[1]]}
        index = game.ids("region").index
        stops = {n: 29 <= day + n <= LAST_DAY for n in range(1, 9)}
        hand = [
            card_with(game, dice, index(place), {n for n, stop in stops.items() if stop == good})
            for place, good in ((behind, True), (behind, False), (ahead, True), (ahead, False))
        ]
        if None in hand:
            return None
        cards = [card for card in hand if card is not None]
        shown = dice.sample(cards, len(cards))
        match = game.position({
            "seat": "red", "day": day, "will": "red", "cards": {"red-hand": shown}, "tokens": tokens,
        })
        if any(by_the_will(match, index(place)) for place in tokens):
            return None
        if stronger_seat(match, index(behind)) != "white" or stronger_seat(match, index(ahead)) != "red":
            return None
        right = [
            f"play-card {card}" for card in cards
            if stronger_seat(match, target(game, card)) == "white" and day_after(match, card) == LAST_DAY
        ]
        wrong = {f"play-card {cards[1]}": "date", f"play-card {cards[2]}": "region", f"play-card {cards[3]}": "both"}
        rules = {"date": "DATE_SNAPS_TO_31", "region": "STRENGTH_IS_THE_SUM", "both": "DATE_ADVANCES"}
        return Play(
            match=match, right=right, replies=wrong, wrong={move: rules[name] for move, name in wrong.items()},
            facts={"day": day, "days": days(game, cards[0]), "region": behind},
        )

    return first_good(throw)


def day_after(match: Match, card: str) -> int:
    later = match.at(len(match.played))
    later.play(f"play-card {card}")
    return state_of(later).day


# Section 3: a unit that fits the bars and makes one stronger

def recruit(game: Game, dice: random.Random, language: str) -> Play:
    box = box_of(game)

    def throw() -> Play | None:
        place = dice.randrange(REGIONS)
        card, goal = dice.sample([one for one in orders(game) if target(game, one) == place], 2)
        region = game.ids("region")[place]
        here = some(dice, own(game, Seat.WHITE, leaders=False), dice.randint(1, 2))
        here += some(dice, own(game, Seat.RED, leaders=False), dice.randint(0, 1))
        match = game.position({
            "seat": "red", "will": "white", "cards": {"red-hand": [card], "red-objective": [goal]},
            "tokens": {region: here},
        })
        match.play(f"play-card {card}")
        if "order-action recruit" not in [move.id for move in match.moves]:
            return None
        match.play("order-action recruit")
        legal = [move.id for move in match.moves]
        right = [move for move in legal if leads(match, after(match, move))]
        too_big = any(box.bars[token] > state_of(match).bars_left for token in range(UNITS))
        if not right or len(right) == len(legal) or not too_big or leads(match, match):
            return None
        (red, _), (white, _) = sums(match, place)
        return Play(
            match=match, right=right, accepts=leads,
            wrong={move: "STRENGTH_IS_THE_SUM" for move in legal if move not in right},
            facts={
                "bars": state_of(match).bars_left, "red": red, "white": white, "region": region,
                "fit": len(legal), "enough": len(right),        # kinds of units
            },
        )

    return first_good(throw)


def leads(before: Match, later: Match) -> bool:
    """Whether Red is stronger in the region of the card that was played."""
    region = box_of(before.game).target[state_of(before).card]
    return stronger_seat(later, region) == "red" and not by_the_will(later, region)


# Section 4: from the date to the bonus, from the card's region over an open road

def reach(game: Game, dice: random.Random, language: str) -> Choice:
    box = box_of(game)
    bonus = dice.random() < 0.6

    def throw() -> Choice | None:
        card = dice.choice(orders(game))
        here = target(game, card)
        roads = [region for region in range(REGIONS) if box.road[here][region] != NONE]
        far = [region for region in range(REGIONS) if region != here and region not in roads]
        day = dice.choice([dice.randint(8, 14), dice.randint(23, 28), dice.randint(2, 28)])
        if len(roads) < 2 or not far or day + days(game, card) > LAST_DAY:
            return None
        shut, way = dice.sample(roads, 2)
        names = game.ids("region")
        match = game.position({
            "seat": "red", "day": day, "will": "red", "blockade": game.ids("connection")[box.road[here][shut]],
            "cards": {"red-hand": [card], "white-hand": [next(one for one in orders(game) if one != card)]},
            "tokens": {"reserve": []},
        })
        unit = next(name for name, bars in zip(game.ids("token"), box.bars, strict=False) if bars == 1)
        done = after(match, f"play-card {card}", "order-action recruit", f"recruit-unit {unit}")
        while done.step == "recruit-unit":
            done.play("recruit-unit decline")
        if (done.step == "bonus-action") != bonus:
            return None
        if bonus:
            done = after(done, "bonus-action move", f"move-token {unit}", f"move-to {names[way]}")
        end = names[state_of(done).token_at[game.ids("token").index(unit)]]
        chosen = [here, way, shut, dice.choice(far)]
        rules = dict(zip([names[region] for region in chosen], RULES_OF_REACH, strict=True))
        replies = dict(zip([names[region] for region in chosen], ("stays", "no-bonus", "blocked", "far"), strict=True))
        return Choice(
            match=match, options=[f"region:{names[region]}" for region in sorted(chosen)], right=[f"region:{end}"],
            wrong={f"region:{name}": rule for name, rule in rules.items() if name != end},
            replies={f"region:{name}": reply for name, reply in replies.items() if name != end}, after=done,
            facts={
                "day": day, "days": days(game, card), "region": names[here], "bonus": "yes" if bonus else "no",
                "stop": state_of(done).day, "way": names[way], "roads": len(roads),
                "road-list": " ".join(sorted(names[region] for region in roads)),
            },
        )

    return first_good(throw)


RULES_OF_REACH = ("BONUS_ON_15_AND_31", "BONUS_ON_15_AND_31", "MOVE_NOT_THROUGH_BLOCKADE", "MOVE_TO_NEIGHBOUR")


# Section 5: who holds the Will then? Also without the action of the card

def will(game: Game, dice: random.Random, language: str) -> Choice:
    box = box_of(game)
    kind = dice.choice(["month", "month", "bonus", "leader"])
    cards = game.ids("card")
    leaders = [cards[card] for card in range(ORDERS, ORDERS + LEADERS) if box.action[card] != Action.INSPIRE]

    def throw() -> Choice | None:
        card = dice.choice(leaders if kind == "leader" else orders(game))
        day = dice.randint(2, 28)
        hands = {"red-hand": [card], "white-hand": [next(one for one in orders(game) if one != card)]}
        match = game.position({"seat": "red", "day": day, "will": "white", "cards": hands})
        done = after(match, f"play-card {card}")
        s = state_of(done)
        new_month = s.month != state_of(match).month
        fits = {"month": new_month, "bonus": s.bonus == 1, "leader": not new_month and s.bonus == 0 and s.day > 20}
        if not fits[kind]:
            return None
        right = "red-month" if s.will == Seat.RED else "white"
        rules = {
            "white": "MONTH_GIVES_WILL", "red-month": "MONTH_GIVES_WILL", "red-bonus": "BONUS_ON_15_AND_31",
        } | ({"red-leader": "LEADER_ANYWHERE"} if kind == "leader" else {"white-unused": "ACTION_IS_OPTIONAL"})
        return Choice(
            match=match, options=list(rules), right=[right],
            wrong={name: rule for name, rule in rules.items() if name != right},
            after=done if kind == "leader" else after(done, "order-action decline"),
            facts={
                "day": day, "days": days(game, card), "sum": day + days(game, card), "stop": s.day,
                "passed": "yes" if new_month else "no", "leader": "yes" if kind == "leader" else "no",
            },
        )

    return first_good(throw)


# Section 6: a leader comes, a unit follows if its road is open, then the unrest is scored

def score(game: Game, dice: random.Random, language: str) -> Choice:
    """The unit decides who is stronger, so the road does."""
    box = box_of(game)
    names = game.ids("region")
    shut = dice.random() < 0.5

    def throw() -> Choice | None:
        month = dice.choice([name for name in game.ids("month") if name != game.ids("month")[Month.OCT_NOV]])
        place = dice.randrange(REGIONS)
        roads = [region for region in range(REGIONS) if box.road[place][region] != NONE]
        if len(roads) < 2:
            return None
        come, elsewhere = dice.sample(roads, 2)
        card = dice.choice(game.ids("card")[ORDERS:ORDERS + LEADERS])
        unit, *reds = some(dice, own(game, Seat.RED, leaders=False), dice.randint(1, 2))
        tokens = [*some(dice, own(game, Seat.WHITE), dice.randint(1, 3)), *reds]
        match = game.position({
            "seat": "red", "turn": 7, "day": 15 - days(game, card), "month": month, "will": "white",
            "unrest": names[place], "cards": {"red-hand": [card]},
            "blockade": game.ids("connection")[box.road[place][come if shut else elsewhere]],
            "tokens": {names[place]: tokens, names[come]: [unit]},
        })
        came = after(match, f"play-card {card}", "leader-action recruit-leader", f"place-leader {names[place]}")
        came.play("leader-action decline")
        done = after(came, "bonus-action decline")
        if not shut:
            done = after(came, "bonus-action move", f"move-token {unit.split()[0]}", f"move-to {names[place]}")
        (red, _), (white, _) = sums(done, place)
        if not decisive(came, place, unit.split()[0]) or abs(red - white) > 3:
            return None
        end = state_of(after(done, "unrest-prize points")).support
        points = box.unrest_points[game.ids("month").index(month)]
        facts = {
            "red": red, "white": white, "points": points, "month": month, "region": names[place],
            "other": names[come], "road": "shut" if shut else "open",
        }
        return spaces(match, done, end, abs(red - white), facts, dice)

    return first_good(throw)


def decisive(match: Match, place: int, unit: str) -> bool:
    """Whether Red is stronger in a region with a unit, and White without it; never by the Will."""
    box, s = box_of(match.game), state_of(match)
    token = match.game.ids("token").index(unit)
    (red, reds), (white, whites) = sums(match, place)
    strength = box.exhausted[token] if s.exhausted[token] else box.ready[token]
    return (red, reds) < (white, whites) < (red + strength, reds + 1)


def spaces(
    match: Match, done: Match, end: int, apart: int, facts: dict[str, Any], dice: random.Random,
) -> Choice | None:
    """Four spaces of the support track: the right one, the other side's, another month's, and the lead as points.

    What is shown then is the board before the points, as the scoring exhausts and removes what was counted.
    """
    sign = 1 if end > 0 else -1
    others = [worth for worth in box_of(match.game).unrest_points if worth != facts["points"]]
    wrong = {
        "side": -end, "month": sign * dice.choice(others), "apart": 0 if apart == facts["points"] else sign * apart,
    }
    if len({end, *wrong.values()}) < len(LETTERS):
        return None
    values = dict(zip(LETTERS, sorted([end, *wrong.values()]), strict=True))
    for letter, value in values.items():
        facts[f"side-{letter}"] = "red" if value > 0 else "white" if value < 0 else "middle"
        facts[f"space-{letter}"] = abs(value)
    names = {value: name for name, value in wrong.items()}
    replies = {letter: names[value] for letter, value in values.items() if value != end}
    rules = {"side": "MOVE_NOT_THROUGH_BLOCKADE", "month": "UNREST_POINTS", "apart": "UNREST_POINTS"}
    return Choice(
        match=match, options=list(LETTERS), right=[letter for letter, value in values.items() if value == end],
        replies=replies, wrong={letter: rules[name] for letter, name in replies.items()}, facts=facts, after=done,
    )


# Section 7: both objectives are scored

WINNERS = {     # in the region of Red's objective, in that of White's
    "own": ("red", "white"), "swapped": ("white", "red"), "red-both": ("red", "red"), "white-both": ("white", "white"),
}


def objectives(game: Game, dice: random.Random, language: str) -> Choice:
    """The points tell who got which, as the two cards give different ones."""
    box = box_of(game)
    wanted = dice.choice(list(WINNERS))

    def throw() -> Choice | None:
        red, white, card = dice.sample(orders(game), 3)
        places = target(game, red), target(game, white)
        worth = [box.points[game.ids("card").index(one)] for one in (red, white)]
        if places[0] == places[1] or worth[0] == worth[1]:
            return None
        units = [dice.sample(own(game, seat, leaders=False), 4) for seat in Seat]
        neutrals = game.ids("token")[FIRST_NEUTRAL:FIRST_NEUTRAL + NEUTRALS]
        tokens = {
            game.ids("region")[place]: [
                *some(dice, units[0][half], dice.randint(1, 2)), *some(dice, units[1][half], dice.randint(1, 2)),
                *neutrals[at:at + dice.randint(0, 1)],
            ] for at, (place, half) in enumerate(zip(places, (slice(0, 2), slice(2, 4)), strict=True))
        }
        match = game.position({
            "seat": "red", "turn": 7, "day": 2, "month": "oct-nov", "will": dice.choice(SEATS), "tokens": tokens,
            "cards": {"red-hand": [card], "red-objective": [red], "white-objective": [white]},
        })
        gaps = [abs(sums(match, place)[0][0] - sums(match, place)[1][0]) for place in places]
        if any(by_the_will(match, place) for place in places) or max(gaps) > 2:
            return None
        support = state_of(after(match, f"play-card {card}", "order-action decline")).support
        paid = {name: sum(p if seat == "red" else -p for seat, p in zip(seats, worth, strict=True))
                for name, seats in WINNERS.items()}
        right = next(name for name, points in paid.items() if points == support)
        if right != wanted:
            return None
        replies = {name: missed(WINNERS[name], WINNERS[right]) for name in WINNERS if name != right}
        rule = {"first": "STRENGTH_IS_THE_SUM", "second": "STRENGTH_IS_THE_SUM", "both": "STRONGER_SCORES_OBJECTIVE"}
        return Choice(
            match=match, options=list(WINNERS), right=[right], replies=replies,
            wrong={name: rule[reply] for name, reply in replies.items()},
            facts={
                "region": game.ids("region")[places[0]], "other": game.ids("region")[places[1]], "red": worth[0],
                "white": worth[1], "will": SEATS[state_of(match).will],
                "first": stronger_seat(match, places[0]), "second": stronger_seat(match, places[1]),
            },
        )

    return first_good(throw)


def missed(said: tuple[str, ...], true: tuple[str, ...]) -> str:
    """Which region a wrong answer takes for the other side's."""
    if said[0] != true[0]:
        return "both" if said[1] != true[1] else "first"
    return "second"
