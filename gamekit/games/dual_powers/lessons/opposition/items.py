"""Questions about the Opposition: positions drawn by the dice, answers from the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from .....engine.game import Game
from .....engine.match import Match
from .....lessons.items import BadItem, Choice, Dice, Note, Number, Order, Reading, Slide
from .....lessons.loading import load_lesson
from ...rules import opposition, scoring
from ...rules.rulebook import Said
from ...rules.table import HAND_DRAW, LAST_DAY, ORDERS, REGIONS, Box, Seat, State, Step
from .changed import CHANGES, changed, line_of
from .trace import frame_of, lines_of, objective_notes, procedure, said, stages, words

EXAMPLE_H = ("red-2", "red-4a", "purple-4a", "brown-5a", "purple-2")
SEED = 1917                 # of a lesson that nobody gave another
TURN = (Step.OPPOSITION_CARD, Step.OPPOSITION_UNIT, Step.OPPOSITION_BONUS)
BONUS_DAYS = (15, LAST_DAY)
SNAPPING = (29, 30)         # a base rule would hide the one that is asked for
TRIES = 5000                # positions that are drawn before we give up
RIVAL = Seat.WHITE          # the Opposition's side in this lesson


def box_of(game: Game) -> Box:
    box: Box = game.box
    return box


def state_of(match: Match, number: int | None = None) -> State:
    """The state before a frame, or now."""
    return match.state if number is None else match.frames[number].before       # type: ignore[return-value]


def region_options(regions: Sequence[int], game: Game) -> list[str]:
    return [f"region:{game.ids('region')[region]}" for region in regions]


def number_of(game: Game, option: str) -> int | None:
    """The thing that an option "kind:id" names."""
    kind, _, name = option.partition(":")
    return game.ids(kind).index(name) if name and game.has_kind(kind) and name in game.ids(kind) else None


# The Opposition's turn

def turn_match(
    game: Game, dice: Random, wanted: Callable[[Match], bool], turns: int = 0, near: bool = False, **entries: Any
) -> Match:
    """A turn of the Opposition that has what is wanted, after so many; its card is drawn by the engine."""
    for _ in range(TRIES):
        orders = dice.sample(range(ORDERS), HAND_DRAW + 3)
        cards = [game.ids("card")[card] for card in orders]
        unrest, tile = dice.sample(game.ids("region"), 2)
        match = game.position({
            "mode": "solo", "side": "red", "step": "opposition-card", "seat": "white", "first": "white",
            "will": "white", "turn": 2 * turns, "opposition_row": cards[:turns] + [None] * (HAND_DRAW - turns),
            "day": near_bonus(dice) if near else dice.randint(2, 28), "month": dice.choice(game.ids("month")[:4]),
            "unrest": unrest, "blockade_tile": tile, "tokens": {unrest: ["lvov"]},
            "cards": {
                "white-played": cards[:turns], "white-hand": cards[turns:HAND_DRAW],
                "red-hand": [*cards[HAND_DRAW:], "lenin"],
            },
        } | entries, seed=dice.randrange(10**6))
        if day_of(match) not in SNAPPING and wanted(match):
            return match
    raise BadItem("no such turn")


def card_of(match: Match) -> int:
    return int(lines_of(match, Step.OPPOSITION_CARD)[0].facts["card"][1])


def day_of(match: Match) -> int:
    """The sum of the day and the card's days."""
    return int(state_of(match, 0).day + box_of(match.game).days[card_of(match)])


def turn_item(match: Match, language: str, right: str, rules: dict[str, str], parting: Sequence[str] = (),
              **more: Any) -> Choice:
    """A question about the Opposition's turn, asked before its card is turned up; told are the engine's lines."""
    game, box, card = match.game, box_of(match.game), card_of(match)
    facts = {
        "card": ("card", card), "days": box.days[card], "level": box.recruit[card], "day": state_of(match, 0).day,
        "stop": state_of(match).day, "sum": day_of(match),
        "region": game.thing_text("region", box.target[card], language, "in"),
        "unrest": game.thing_text("region", state_of(match).unrest, language, "in"),
    }

    def told(answer: str) -> list[Note]:
        return said(lines_of(match, *TURN), language, () if answer == right else parting)

    return Choice(
        match=match.still(0), right=[right], wrong=rules, facts=facts, told=told, after=match.still(turn_end(match)),
        **more,
    )


def turn_end(match: Match) -> int:
    """The number of the first frame after the turn."""
    return next((n for n, frame in enumerate(match.frames) if frame.before.step not in TURN), len(match.frames))


def watch(game: Game, dice: Random, language: str) -> Reading:
    """A whole turn, picture by picture, with a bonus at its end."""
    match = turn_match(game, dice, lambda match: state_of(match).day in BONUS_DAYS, near=True)
    first = Slide(match.still(0), [Note(words(game).text("watch-begin", language), "SOLO_ROW")])
    slides = [first]
    for number, frame in enumerate(match.frames[:turn_end(match)], 1):
        lit = [f"{kind}:{game.ids(kind)[index]}" for line in frame.lines for kind, index in things(line.facts)]
        slides.append(Slide(match.still(number), said(frame.lines, language), lit))
    return Reading(match=match.still(0), slides=slides)


def near_bonus(dice: Random) -> int:
    """A day from which a card can stop on a day with a bonus."""
    return dice.choice(BONUS_DAYS) - dice.randint(3, 7)


def things(facts: dict[str, Any]) -> list[tuple[str, int]]:
    return [fact for fact in facts.values() if isinstance(fact, tuple) and fact[0] in ("card", "token", "region")]


def unit(game: Game, dice: Random, language: str) -> Choice:
    match = turn_match(
        game, dice, lambda match: state_of(match).day not in BONUS_DAYS and target(match) != unrest(match),
    )
    return turn_item(
        match, language, f"region:{game.ids('region')[target(match)]}", {"*": "SOLO_UNIT"}, ["SOLO_UNIT"],
        options=region_options(range(REGIONS), game),
    )


def target(match: Match) -> int:
    return int(box_of(match.game).target[card_of(match)])


def unrest(match: Match) -> int:
    return int(state_of(match, 0).unrest)


def bonus(game: Game, dice: Random, language: str) -> Choice:
    """One unit or two? Twice of three times the date stops where a bonus is."""
    with_bonus = dice.random() < 2 / 3
    match = turn_match(
        game, dice, lambda match: day_of(match) <= LAST_DAY and (state_of(match).day in BONUS_DAYS) == with_bonus,
        near=True,
    )
    right = "two" if with_bonus else "one"
    return turn_item(
        match, language, right, {"*": "SOLO_BONUS"}, ["SOLO_BONUS"] if with_bonus else ["DATE_ADVANCES"],
        options=["none", "one", "two"],
    )


def will(game: Game, dice: Random, language: str) -> Choice:
    """Who holds the Will after the turn: red held it, and the card passes day 31 or not."""
    passes = dice.random() < 2 / 3
    month = dice.choice(game.ids("month"))
    match = turn_match(
        game, dice, lambda match: (day_of(match) > LAST_DAY) == passes and day_of(match) > LAST_DAY - 5, will="red",
        month=month, turns=1,
    )
    seats = [f"seat:{name}" for name in game.ids("seat")]
    return turn_item(
        match, language, seats[state_of(match.still(turn_end(match))).will], {"*": "SOLO_PASS_GIVES_WILL"},
        ["MONTH_GIVES_WILL", "SOLO_PASS_GIVES_WILL"] if passes else ["DATE_ADVANCES"], options=seats,
    )


def order(game: Game, dice: Random, language: str) -> Order:
    """The parts of its turn, to be put in order; told is the whole decision list."""
    parts = ["card", "date", "unit", "bonus"]
    shuffled = dice.sample(parts, len(parts))
    return Order(
        options=shuffled if shuffled != parts else parts[::-1], right=parts, wrong={"*": "SOLO_CARD"},
        told=lambda _: procedure(game, language),
    )


def leader(game: Game, dice: Random, language: str) -> Choice:
    """A round begins: where does its leader go?"""
    orders = [game.ids("card")[card] for card in dice.sample(range(ORDERS), HAND_DRAW + 4)]
    place, tile = dice.sample(game.ids("region"), 2)
    others = [region for region in game.ids("region") if region not in (place, tile)]
    match = game.position({
        "mode": "solo", "side": "red", "step": "opposition-leader", "seat": "white", "will": "red", "unrest": place,
        "blockade_tile": tile, "day": dice.randint(2, 20), "tokens": {dice.choice(others): ["red-2a", "red-1a"]},
        "cards": {"white-hand": orders[:HAND_DRAW], "red-hand": [*orders[HAND_DRAW:-1], "lenin"],
                  "red-objective": orders[-1:], "leaders": ["kerensky", "lvov", "kornilov"]},
    }, seed=dice.randrange(10**6))
    right = f"region:{place}"
    lines = lines_of(match, Step.OPPOSITION_LEADER)
    return Choice(
        match=match.still(0), options=region_options(range(REGIONS), game), right=[right], wrong={"*": "SOLO_LEADER"},
        facts={"unrest": game.thing_text("region", state_of(match).unrest, language, "in")}, after=match.still(1),
        told=lambda answer: said(lines, language, () if answer == right else ["SOLO_LEADER"]),
    )


# Unrest

def unrest_prize(game: Game, dice: Random, language: str, tied: bool = False) -> Choice:
    """What the Opposition gets from unrest: equal strength and tokens, or any."""
    for _ in range(TRIES):
        place, tile = dice.sample(game.ids("region"), 2)
        levels = [dice.randint(1, 3) for _ in range(dice.randint(1, 3))]
        mine = dice.sample(["red-1a", "red-1b", "red-2a", "red-2b", "red-3a"], dice.randint(1, 3))
        theirs = [f"opposition-{level}-{number + 1}" for number, level in enumerate(levels)]
        match = game.position({
            "mode": "solo", "side": "red", "step": "score-unrest", "seat": "red", "turn": 9, "unrest": place,
            "blockade_tile": tile, "will": dice.choice(["white", "red"]), "month": dice.choice(game.ids("month")),
            "tokens": {place: mine + theirs},
        }, seed=dice.randrange(10**6))
        s, box = state_of(match, 0), box_of(game)
        red = scoring.seat_strength(box, s, s.unrest, Seat.RED)
        white = scoring.seat_strength(box, s, s.unrest, RIVAL)
        wins = scoring.stronger(box, s, s.unrest) == RIVAL
        if (red == white and wins) if tied else (red[0] != white[0] or red[1] != white[1]):
            break
    lines = lines_of(match, Step.SCORE_UNREST)
    prize_parting = {"bonus": ["UNREST_POINTS" if wins else "UNREST_MARKER"], "nothing": ["UNREST_MARKER"],
                     "points": ["UNREST_MARKER"]}
    right = "points" if any(line.said == Said.UNREST_SCORED for line in lines) else "nothing"
    rule = "SOLO_TAKES_POINTS" if wins else "TIE_MORE_TOKENS" if red[0] == white[0] else "STRENGTH_IS_THE_SUM"
    facts = {
        "where": game.thing_text("region", s.unrest, language, "in"), "red": red[0], "red-tokens": red[1],
        "white": white[0], "white-tokens": white[1],
    }
    return Choice(
        match=match.still(0), options=["points", "bonus", "nothing"], right=[right], wrong={"*": rule}, facts=facts,
        after=match.still(1),
        told=lambda answer: said(lines, language, prize_parting.get(answer, ()) if answer != right else ()),
    )


def unrest_tied(game: Game, dice: Random, language: str) -> Choice:
    return unrest_prize(game, dice, language, tied=True)


# Its objective

def row_match(game: Game, row: Sequence[str], seed: int = 0) -> Match:
    """The moment at which the Opposition looks for its objective."""
    spare = next(card for card in game.ids("card") if card not in row)
    unrest, tile = ("brown", "green")
    return game.position({
        "mode": "solo", "side": "red", "step": "reveal-objectives", "seat": "red", "turn": 9, "unrest": unrest,
        "blockade_tile": tile, "will": "white", "opposition_row": list(row),
        "cards": {"white-played": list(row), "red-objective": [spare]},
    }, seed=seed)


def written(game: Game, row: Sequence[int], language: str) -> str:
    """A row in words."""
    return " · ".join(game.thing_text("card", card, language) for card in row)


def names_of(game: Game, row: Sequence[int]) -> list[str]:
    return [game.ids("card")[card] for card in row]


def row_state(game: Game, row: Sequence[int]) -> State:
    """The state with another row."""
    s = blank_row(game).copy()
    s.opposition_row = list(row)
    return s


@cache
def blank_row(game: Game) -> State:
    return row_match(game, EXAMPLE_H).frames[0].before      # type: ignore[return-value]


def kind_of(game: Game, row: Sequence[int]) -> str:
    """What decides in a row: days (easy, or against more cards elsewhere), cards, or the last card."""
    found = stages(box_of(game), row_state(game, row))
    if found[-1].name != "days":
        return found[-1].name
    first = found[0]
    totals = {region: opposition.row_totals(box_of(game), row_state(game, row), region) for region in first.values}
    most_cards = max(cards for _, cards, _ in totals.values())
    return "trap" if totals[first.left[0]][1] < most_cards else "days"


def draw_row(game: Game, dice: Random, kind: str) -> list[int]:
    """A row of five orders in which this decides."""
    for _ in range(TRIES):
        row = dice.sample(range(ORDERS), HAND_DRAW)
        if kind_of(game, row) == kind and len({box_of(game).target[card] for card in row}) > 1:
            return row
    raise BadItem(f"no row in which {kind} decide")


def row_item(game: Game, row: Sequence[int], language: str) -> Choice:
    match, box, s = row_match(game, names_of(game, row)), box_of(game), row_state(game, row)
    number = frame_of(match, Step.REVEAL_OBJECTIVES)
    found = stages(box, s)
    best = opposition.opposition_region(box, s)
    _, cards, last = opposition.row_totals(box, s, best)
    regions = sorted(found[0].values)
    right = f"region:{game.ids('region')[best]}"
    rules = {
        option: next(stage.rule.name for stage in found if region not in stage.left)
        for region, option in zip(regions, region_options(regions, game), strict=True) if option != right
    }
    facts = {
        "row": written(game, row, language), "number": found[0].best, "cards": cards, "last": ("card", row[last]),
        "region": game.thing_text("region", best, language),
    }
    return Choice(
        match=match.still(number), options=region_options(regions, game), right=[right], wrong=rules, facts=facts,
        after=match.still(number + 1),
        told=lambda answer: objective_notes(game, s, language, number_of(game, answer)),
    )


def row_of(kind: str, game: Game, dice: Random, language: str) -> Choice:
    return row_item(game, draw_row(game, dice, kind), language)


most_days = partial(row_of, "trap")
more_cards = partial(row_of, "cards")
last_card = partial(row_of, "last")


def example_h(game: Game, dice: Dice, language: str) -> Choice:
    """The rulebook's example: two regions are tied twice. Another seed gives its cards other colours."""
    names = game.ids("region")
    colours = dict(zip(names, names if dice.lesson == SEED else dice.sample(names, REGIONS), strict=True))
    row = [f"{colours[colour]}-{number}" for colour, number in (card.split("-") for card in EXAMPLE_H)]
    return row_item(game, [game.ids("card").index(card) for card in row], language)


# Steer it

def steer(game: Game, dice: Random, language: str) -> Choice:
    """Four exchanges of one card; two or three of them make it pick another region."""
    box = box_of(game)
    for _ in range(TRIES):
        row = draw_row(game, dice, dice.choice(["trap", "cards", "last"]))
        best = opposition.opposition_region(box, row_state(game, row))
        rows = {}
        for option in "abcd":
            place = dice.randrange(HAND_DRAW)
            new = dice.choice([card for card in range(ORDERS) if card not in row])
            rows[option] = (place, new, [*row[:place], new, *row[place + 1:]])
        picked = {o: opposition.opposition_region(box, row_state(game, other)) for o, (_, _, other) in rows.items()}
        right = [option for option, region in picked.items() if region != best]
        if len(right) in (2, 3) and len({(place, new) for place, new, _ in rows.values()}) == 4:
            break
    old, new, _ = rows[right[0]]
    facts: dict[str, Any] = {
        "row": written(game, row, language), "region": game.thing_text("region", best, language),
        "good-old": ("card", row[old]), "good-new": ("card", new),
        "other": game.thing_text("region", picked[right[0]], language),
    }
    for option, (place, new, _) in rows.items():
        facts |= {f"old-{option}": ("card", row[place]), f"new-{option}": ("card", new)}
    match = row_match(game, names_of(game, row))

    def told(answer: str) -> list[Note]:
        return objective_notes(game, row_state(game, rows[answer][2] if answer in rows else row), language)

    return Choice(
        match=match.still(0), options=list(rows), right=right, facts=facts, told=told,
        wrong={o: "SOLO_OBJECTIVE" for o in rows if picked[o] == best},
    )


# Bug hunt

def hunt(game: Game, dice: Random, language: str) -> Choice:
    """Three bots and what they pick in four rows; one follows the book."""
    box, bots = box_of(game), ["book", *dice.sample(sorted(CHANGES), 2)]
    dice.shuffle(bots)
    rows = [draw_row(game, dice, kind) for kind in ("days", "trap", "cards", "last")]
    picks = [[changed(bot)(box, row_state(game, row)) for bot in bots] for row in rows]
    book = bots.index("book")
    if any(all(pick[place] == pick[book] for pick in picks) for place in range(3) if place != book):
        return hunt(game, dice, language)       # one of them cannot be found here
    letters = "abc"

    def region(number: int) -> str:
        return game.thing_text("region", number, language)

    text = words(game).text
    notes = [
        Note(text(
            "hunt-row", language, row=written(game, row, language),
            **{letter: region(place) for letter, place in zip(letters, pick, strict=True)},
        ))
        for row, pick in zip(rows, picks, strict=True)
    ]

    def told(answer: str) -> list[Note]:
        return [
            Note(text(f"changed-{bot}", language, bot=letters[place].upper()), CHANGES[bot].rule, line_of(bot))
            for place, bot in enumerate(bots) if bot != "book"
        ]

    return Choice(
        options=list(letters), right=[letters[book]], wrong={"*": "SOLO_OBJECTIVE_TIE"}, notes=notes, told=told,
        facts={"bot": letters[book].upper()},
    )


# What it cannot do

LIMITS = {
    "measured": "SOLO_DIFFICULTY", "blind": "SOLO_UNIT", "chance": "SOLO_CARD", "beatable": "SOLO_OBJECTIVE",
}


def win_rates(game: Game, dice: Random, language: str) -> Number:
    """A bet on the measured table: how many of a hundred games at a high difficulty?"""
    measured = load_lesson(game, "opposition").data["measured"]
    rows = measured["rows"]
    text = words(game).text
    sides = [game.thing_text("seat", seat, language) for seat in Seat]
    head = [text("rates-difficulty", language), *sides]
    table = [head]
    for level in sorted({row["difficulty"] for row in rows}):
        cells = {row["side"]: row for row in rows if row["difficulty"] == level}
        table.append([str(level), *(rate(cells[side], language) for side in game.ids("seat"))])
    side, asked = dice.choice(game.ids("seat")), dice.choice([4, 5, 6])
    easy, hard = (next(r for r in rows if r["side"] == side and r["difficulty"] == level) for level in (1, asked))
    facts = {
        "side": game.thing_text("seat", game.ids("seat").index(side), language), "level": asked, "n": measured["n"],
        "easy": round(100 * easy["rate"]), "hard": round(100 * hard["rate"]), "seed": str(measured["seed"]),
    }
    notes = [Note(text(f"limit-{name}", language, **facts), rule) for name, rule in LIMITS.items()]
    return Number(right=[str(facts["hard"])], tolerance=3, facts=facts, table=table, told=lambda _: notes,
                wrong={"*": "SOLO_EXHAUSTED_STRENGTH"})


def rate(row: dict[str, Any], language: str) -> str:
    """A share with its interval, in per cent."""
    text = f"{100 * row['rate']:.1f}\u00a0% ({100 * row['low']:.1f}–{100 * row['high']:.1f})"
    return text.replace(".", ",") if language == "ru" else text
