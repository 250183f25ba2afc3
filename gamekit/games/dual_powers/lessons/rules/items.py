"""Fresh questions for the checks: positions from the dice, answers from the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.match import Match
from .....lessons.items import Item
from ... import scoring
from ...table import (
    FIRST_LEADER, FIRST_NEUTRAL, LAST_DAY, LEADERS, NEUTRALS, ORDERS, REGIONS, UNITS, Action, Box, Month, Seat,
    State,
)

TRIES = 4000
SEATS = ("red", "white")
LETTERS = "abcd"


def box_of(game: Game) -> Box:
    return cast(Box, game.box.values)


def state_of(match: Match) -> State:
    return cast(State, match.state)


def first_good(makes: Callable[[], Item | None]) -> Item:
    """The first of many throws that gives a question."""
    for _ in range(TRIES):
        made = makes()
        if made is not None:
            return made
    raise ValueError("no question found")


def sums(match: Match, region: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Strength and tokens of both sides in a region."""
    red, white = (scoring.seat_strength(box_of(match.game), state_of(match), region, seat) for seat in Seat)
    return red, white


def stronger_seat(match: Match, region: int) -> str:
    seat = scoring.stronger(box_of(match.game), state_of(match), region)
    return SEATS[seat] if seat != NONE else ""


def by_the_will(match: Match, region: int) -> bool:
    """A tie that only the Will decides; no step teaches it."""
    red, white = sums(match, region)
    return red == white


def own(game: Game, seat: int, leaders: bool = True) -> list[str]:
    """The names of a side's tokens."""
    tokens = game.ids("token")
    units = tokens[seat * UNITS:(seat + 1) * UNITS]
    first = FIRST_LEADER + seat * LEADERS
    return units + tokens[first:first + LEADERS] if leaders else units


def some(dice: random.Random, names: Sequence[str], number: int) -> list[str]:
    """Tokens, some of them exhausted."""
    return [name + dice.choice(["", "", " exhausted"]) for name in dice.sample(names, number)]


def orders(game: Game) -> list[str]:
    return game.ids("card")[:ORDERS]


def days(game: Game, card: str) -> int:
    return box_of(game).days[game.ids("card").index(card)]


def target(game: Game, card: str) -> int:
    return box_of(game).target[game.ids("card").index(card)]


def card_with(game: Game, dice: random.Random, region: int, numbers: set[int]) -> str | None:
    """A random order card of a region with one of these numbers of days."""
    fitting = [card for card in orders(game) if target(game, card) == region and days(game, card) in numbers]
    return dice.choice(fitting) if fitting else None


# Section 1: who is stronger, and why?

def stronger(game: Game, dice: random.Random, language: str) -> Item:
    """One region; the sum decides, or the number of tokens. Neutral units stand with the Will, beside its own."""
    reason = dice.choice(["sum", "sum", "tokens"])

    def throw() -> Item | None:
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
        return Item(
            match=match, options=["red-sum", "red-tokens", "white-sum", "white-tokens"], right=[f"{winner}-{reason}"],
            rules={f"{winner}-{other}": rule, f"{loser}-{reason}": side, f"{loser}-{other}": rule},
            replies={f"{winner}-{other}": "reason", f"{loser}-{reason}": "side", f"{loser}-{other}": "both"},
            facts={
                "region": region, "red": red, "white": white, "reds": red_tokens, "whites": white_tokens,
                "will": game.ids("seat")[state_of(match).will],
            },
        )

    return first_good(throw)


# Section 2: a card that brings the date to 31, for a region where one is behind

def date(game: Game, dice: random.Random, language: str) -> Item:
    def throw() -> Item | None:
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
        return Item(
            match=match, right=right, replies=wrong, rules={move: rules[name] for move, name in wrong.items()},
            facts={"day": day, "days": days(game, cards[0]), "region": behind},
        )

    return first_good(throw)


def day_after(match: Match, card: str) -> int:
    later = match.at(len(match.played))
    later.play(f"play-card {card}")
    return state_of(later).day


# Section 3: a unit that fits the bars and makes one stronger

def recruit(game: Game, dice: random.Random, language: str) -> Item:
    box = box_of(game)

    def throw() -> Item | None:
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
        return Item(
            match=match, right=right, accepts=leads,
            rules={move: "STRENGTH_IS_THE_SUM" for move in legal if move not in right},
            facts={
                "bars": state_of(match).bars_left, "red": red, "white": white, "region": region,
                "fit": len(legal), "enough": len(right),        # kinds of units
            },
        )

    return first_good(throw)


def after(match: Match, *moves: str) -> Match:
    later = match.at(len(match.played))
    for move in moves:
        later.play(move)
    return later


def leads(before: Match, later: Match) -> bool:
    """Whether Red is stronger in the region of the card that was played."""
    region = box_of(before.game).target[state_of(before).card]
    return stronger_seat(later, region) == "red" and not by_the_will(later, region)


# Section 4: from the date to the bonus, from the card's region over an open road

def reach(game: Game, dice: random.Random, language: str) -> Item:
    box = box_of(game)
    bonus = dice.random() < 0.6

    def throw() -> Item | None:
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
        return Item(
            match=match, options=[f"region:{names[region]}" for region in sorted(chosen)], right=[f"region:{end}"],
            rules={f"region:{name}": rule for name, rule in rules.items() if name != end},
            replies={f"region:{name}": reply for name, reply in replies.items() if name != end}, after=done,
            facts={
                "day": day, "days": days(game, card), "region": names[here], "bonus": "yes" if bonus else "no",
                "stop": state_of(done).day, "way": names[way], "roads": len(roads),
                "road-list": " ".join(sorted(names[region] for region in roads)),
            },
        )

    return first_good(throw)


RULES_OF_REACH = ("BONUS_ON_15_AND_31", "BONUS_ON_15_AND_31", "MOVE_NOT_THROUGH_BLOCKADE", "MOVE_TO_NEIGHBOUR")


# Section 5: who holds the Will then?

def will(game: Game, dice: random.Random, language: str) -> Item:
    box = box_of(game)
    kind = dice.choice(["month", "month", "bonus", "leader"])
    cards = game.ids("card")
    leaders = [cards[card] for card in range(ORDERS, ORDERS + LEADERS) if box.action[card] != Action.INSPIRE]

    def throw() -> Item | None:
        card = dice.choice(leaders if kind == "leader" else orders(game))
        day = dice.randint(2, 30)
        match = game.position({"seat": "red", "day": day, "will": "white", "cards": {"red-hand": [card]}})
        done = after(match, f"play-card {card}")
        s = state_of(done)
        new_month = s.month != state_of(match).month
        fits = {"month": new_month, "bonus": s.bonus == 1, "leader": not new_month and s.bonus == 0 and s.day > 20}
        if not fits[kind]:
            return None
        right = "red-month" if s.will == Seat.RED else "white"
        rules = {
            "red-month": "MONTH_GIVES_WILL", "white": "MONTH_GIVES_WILL", "red-bonus": "BONUS_ON_15_AND_31",
            "red-leader": "LEADER_ANYWHERE",
        }
        return Item(
            match=match, options=["white", "red-month", "red-bonus", "red-leader"], right=[right],
            rules={name: rule for name, rule in rules.items() if name != right}, after=done,
            facts={
                "day": day, "days": days(game, card), "sum": day + days(game, card), "stop": s.day,
                "passed": "yes" if new_month else "no", "leader": "yes" if kind == "leader" else "no",
            },
        )

    return first_good(throw)


# Section 6: a leader comes, then the unrest is scored

def score(game: Game, dice: random.Random, language: str) -> Item:
    box = box_of(game)

    def throw() -> Item | None:
        month = dice.choice([name for name in game.ids("month") if name != game.ids("month")[Month.OCT_NOV]])
        region = dice.choice(game.ids("region"))
        card = dice.choice(game.ids("card")[ORDERS:ORDERS + LEADERS])
        leader = game.ids("token")[FIRST_LEADER + game.ids("card").index(card) - ORDERS]
        reds = [name for name in own(game, Seat.RED) if name != leader]
        tokens = [*some(dice, own(game, Seat.WHITE), dice.randint(1, 3)), *some(dice, reds, dice.randint(0, 1))]
        match = game.position({
            "seat": "red", "turn": 7, "day": 2, "month": month, "will": "white", "unrest": region,
            "cards": {"red-hand": [card]}, "tokens": {region: tokens},
        })
        done = after(match, f"play-card {card}", "leader-action recruit-leader", f"place-leader {region}")
        place = game.ids("region").index(region)
        (red, _), (white, _) = sums(done, place)
        if by_the_will(done, place) or abs(red - white) > 3:
            return None
        done.play("leader-action decline")
        done.play("unrest-prize points")
        points, end = box.unrest_points[game.ids("month").index(month)], state_of(done).support
        sign = 1 if end > 0 else -1
        less = [worth for worth in box.unrest_points if worth != points]
        apart = abs(red - white)
        spaces = {"side": -end, "month": sign * dice.choice(less), "apart": 0 if apart == points else sign * apart}
        if len({end, *spaces.values()}) < 4:
            return None
        values = dict(zip(LETTERS, sorted([end, *spaces.values()]), strict=True))
        names = {value: name for name, value in spaces.items()}
        right = next(letter for letter, value in values.items() if value == end)
        rules = {"side": "STRENGTH_IS_THE_SUM", "month": "UNREST_POINTS", "apart": "UNREST_POINTS"}
        facts: dict[str, Any] = {"red": red, "white": white, "points": points, "month": month, "region": region}
        for letter, value in values.items():
            facts[f"side-{letter}"] = "red" if value > 0 else "white" if value < 0 else "middle"
            facts[f"space-{letter}"] = abs(value)
        wrong = {letter: names[value] for letter, value in values.items() if letter != right}
        return Item(
            match=match, options=list(LETTERS), right=[right], replies=wrong, after=done,
            rules={letter: rules[name] for letter, name in wrong.items()}, facts=facts,
        )

    return first_good(throw)


# The last section: one of two, with the words of the check where it was asked first

def one_of(game: Game, dice: random.Random, language: str, makers: Mapping[str, Callable[..., Item]]) -> Item:
    """`what` says which; the facts of the other kinds are there too, for the words of all options."""
    what = dice.choice(sorted(makers))
    others = [maker(game, random.Random(0), language).facts for name, maker in makers.items() if name != what]
    item = makers[what](game, dice, language)
    spare = {name: fact for facts in others for name, fact in facts.items()}
    return replace(item, facts=spare | dict(item.facts) | {"what": what})


def mixed_one(game: Game, dice: random.Random, language: str) -> Item:
    return one_of(game, dice, language, {"stronger": stronger, "reach": reach})


def mixed_two(game: Game, dice: random.Random, language: str) -> Item:
    return one_of(game, dice, language, {"will": will, "score": score})
