"""Positions: the empty table, what follows from a description, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ....engine.layout import NONE
from .setup import set_cards, set_tokens, set_tracks, set_turn
from .table import (
    CARDS, FIRST_LEADER, FIRST_NEUTRAL, FIRST_OPPOSITION, HAND_DRAW, LAST_DAY, LAST_MONTH, LEADERS, ORDERS, RED_TROTSKY,
    REGIONS, SOLO_ROUNDS, TROTSKY, TURNS, UNITS, Box, Event, Mode, Phase, Pile, Place, Region, Seat, State, Step,
    controls, hand, is_opposition, leader_token, objective, other, played, put,
)

Problem = tuple[str, Mapping[str, Any]]

NEEDS_CARD = (Step.ORDER_ACTION, Step.RECRUIT_UNIT, Step.OPPOSITION_UNIT)
NEEDS_LEADER = (Step.LEADER_ACTION, Step.PLACE_LEADER, Step.PLACE_BLOCKADE)
NEXT_CARD = (Step.PLAY_CARD, Step.OPPOSITION_CARD)
OF_OPPOSITION = (Step.OPPOSITION_LEADER, Step.OPPOSITION_CARD, Step.OPPOSITION_UNIT, Step.OPPOSITION_BONUS)
OF_BONUS = (        # also as the prize for the unrest
    Step.BONUS_ACTION, Step.BONUS_UNIT, Step.BONUS_REGION, Step.MOVE_TOKEN, Step.MOVE_TO, Step.RECOVER_TOKEN,
)
PHASES = {
    Step.DRAW_CARDS: Phase.NEW_CARDS, Step.CHOOSE_OBJECTIVE: Phase.OBJECTIVES, Step.OPPOSITION_LEADER: Phase.OBJECTIVES,
    Step.SCORE_UNREST: Phase.SCORING, Step.UNREST_PRIZE: Phase.SCORING, Step.REVEAL_OBJECTIVES: Phase.SCORING,
    Step.SCORE_OBJECTIVE: Phase.SCORING, Step.EXHAUST_TOKENS: Phase.SCORING, Step.CLEANUP: Phase.SCORING,
}
LARGEST_HAND = ORDERS // 2      # in order cards: the rest must do for the other side
MOST_SHUFFLES = 9


def blank(box: Box, s: State) -> None:
    """No token on the map, every order in the deck, leader cards aside, no tiles; red to play a card on day 1."""
    set_tracks(s)
    set_turn(s)
    set_cards(s)
    set_tokens(box, s)
    for card in range(ORDERS, CARDS):
        put(s, card, Pile.ASIDE)
    for token in range(FIRST_NEUTRAL, FIRST_LEADER):
        s.token_at[token] = Place.OUT
    s.unrest = s.blockade_tile = s.blockade = NONE
    s.tile_left = [0] * REGIONS
    s.phase = Phase.ACTIONS
    s.step = Step.PLAY_CARD
    s.seat = s.first = s.side if s.mode == Mode.SOLO else Seat.RED


# What follows

def complete(box: Box, s: State, given: set[str]) -> None:
    """Tiles, blockade, phase, turn and knowledge, where the description leaves them open."""
    if "blockade" not in given and s.blockade_tile != NONE:
        s.blockade = box.tile_connection[s.blockade_tile]
    if "tile_left" not in given:
        s.tile_left = [int(region not in (s.unrest, s.blockade_tile)) for region in range(REGIONS)]
    if "phase" not in given:
        s.phase = PHASES.get(Step(s.step), Phase.ACTIONS)
    if s.phase == Phase.ACTIONS:
        complete_turn(s, given)
    if s.mode == Mode.SOLO:
        deal_opposition(s)
    elif "objective_known" not in given:
        s.objective_known = [int(s.pile_size[objective(seat)] > 0) for seat in Seat]
    complete_step(box, s, given)


def complete_turn(s: State, given: set[str]) -> None:
    """The first turn after which the hands have enough cards for the others; who began follows from it."""
    solo = s.mode == Mode.SOLO
    if "first" not in given and solo:
        s.first = other(s.side)
    if "turn" not in given:
        begun = solo or "first" in given
        later = range(int(s.seat != s.first), turns(s), 2) if begun else range(turns(s))
        for s.turn in later:
            if not any(lacking(s, seat) for seat in Seat if not is_opposition(s, seat)):
                break
    if "first" not in given and not solo:
        s.first = s.seat if s.turn % 2 == 0 else other(s.seat)


def deal_opposition(s: State) -> None:
    """Cards that the Opposition lacks come from the deck, whichever they are."""
    opposition = other(s.side)
    number = min(lacking(s, opposition), s.pile_size[Pile.DECK])
    if number > 0:
        s.pile_size[hand(opposition)] += number
        s.pile_size[Pile.DECK] -= number
        s.card_at = [Pile.UNSEEN if pile == Pile.DECK else pile for pile in s.card_at]


def complete_step(box: Box, s: State, given: set[str]) -> None:
    """A step whose numbers are not told has just begun."""
    if "steps_left" not in given and s.step in (Step.MOVE_TOKEN, Step.MOVE_TO):
        s.steps_left = 1
    if "bars_left" not in given and s.step == Step.RECRUIT_UNIT and s.card != NONE:
        s.bars_left = box.recruit[s.card]
    if "next_marker" not in given and s.step == Step.SCORE_OBJECTIVE:
        s.next_marker = 1


# Cards for the turns to come

def turns(s: State) -> int:
    """Turns in a round: the Opposition has one more."""
    return 2 * TURNS + (s.mode == Mode.SOLO)


def to_play(s: State, seat: int) -> int:
    """How many cards of its hand a seat must still play, or lay down as objective, in this round."""
    if s.phase == Phase.OBJECTIVES:
        chooses = s.mode == Mode.DUEL and (seat == s.seat or s.seat == s.first)
        return HAND_DRAW if is_opposition(s, seat) else TURNS + chooses
    if s.phase != Phase.ACTIONS:
        return 0
    next_turn = s.turn if s.step in NEXT_CARD else s.turn + 1
    return sum((turn - s.turn) % 2 == (seat != s.seat) for turn in range(next_turn, turns(s)))


def lacking(s: State, seat: int) -> int:
    return max(0, to_play(s, seat) - s.pile_size[hand(seat)])


# What cannot be

def problem(box: Box, s: State) -> Problem | None:
    """The first thing that cannot be."""
    return next(problems(box, s), None)


def problems(box: Box, s: State) -> Iterator[Problem]:
    yield from token_problems(s)
    yield from leader_problems(box, s)
    yield from card_problems(s)
    yield from track_problems(box, s)
    yield from step_problems(s)
    yield from turn_problems(s)
    yield from shuffle_problems(s)


def token_problems(s: State) -> Iterator[Problem]:
    for token, place in enumerate(s.token_at):
        if not takes_part(s, token) and place != Place.OUT:
            yield "problem-token-of-other-mode", {"token": ("token", token)}
        if place == Place.CALENDAR and not TROTSKY <= token < FIRST_OPPOSITION:
            yield "problem-calendar", {"token": ("token", token)}
        if place >= REGIONS and s.exhausted[token]:
            yield "problem-exhausted-off-map", {"token": ("token", token)}


def takes_part(s: State, token: int) -> bool:
    """A duel has no Opposition units; the solo game has no units of the Opposition's colour."""
    if s.mode == Mode.DUEL:
        return token < FIRST_OPPOSITION
    return token >= FIRST_NEUTRAL or token // UNITS == s.side


def leader_problems(box: Box, s: State) -> Iterator[Problem]:
    """Leaders come with their cards, Trotsky with the months: neutral from his return until he joins, then red."""
    if s.token_at[TROTSKY] < REGIONS and s.token_at[RED_TROTSKY] < REGIONS:
        yield "problem-two-trotskys", {}
    returned, joined = (month_of(box, event) for event in (Event.TROTSKY_RETURNS, Event.TROTSKY_JOINS))
    months = {TROTSKY: range(returned, joined), RED_TROTSKY: range(joined, LAST_MONTH + 1)}
    for token, allowed in months.items():
        if s.token_at[token] < REGIONS and s.month not in allowed:
            yield "problem-trotsky-month", {"token": ("token", token), "month": ("month", s.month)}
    for card in range(ORDERS, CARDS):
        unplayed = s.card_at[card] not in (Pile.ASIDE, *(played(seat) for seat in Seat))
        if unplayed and s.token_at[leader_token(card)] != Place.RESERVE:
            yield "problem-leader-twice", {"card": ("card", card)}


def month_of(box: Box, event: int) -> int:
    """The month that brings an event; after the last, if none does."""
    return next((month for month, brings in enumerate(box.month_event) if brings == event), LAST_MONTH + 1)


def card_problems(s: State) -> Iterator[Problem]:
    for card, pile in enumerate(s.card_at):
        seat = Seat.RED if card < ORDERS + LEADERS else Seat.WHITE
        homes = (hand(seat), played(seat), Pile.LEADERS, Pile.ASIDE)
        if (card >= ORDERS and pile not in homes) or (card < ORDERS and pile in (Pile.LEADERS, Pile.ASIDE)):
            yield "problem-card-there", {"card": ("card", card), "pile": ("pile", pile)}
    for seat in Seat:
        if s.pile_size[objective(seat)] > (0 if is_opposition(s, seat) else 1):
            yield "problem-objectives", {"seat": ("seat", seat)}
        if s.card_at[:ORDERS].count(hand(seat)) > LARGEST_HAND:
            yield "problem-large-hand", {"seat": ("seat", seat), "number": LARGEST_HAND}
    if s.mode == Mode.SOLO and s.step == Step.CHOOSE_OBJECTIVE:
        yield "problem-solo-objective", {}


def track_problems(box: Box, s: State) -> Iterator[Problem]:
    if LAST_DAY - 2 <= s.day < LAST_DAY:
        yield "problem-day", {"day": s.day, "last": LAST_DAY}
    if s.mode == Mode.SOLO and s.round > SOLO_ROUNDS:
        yield "problem-solo-round", {"number": SOLO_ROUNDS}
    if abs(s.support) >= box.track[0] and s.step != Step.OVER:
        yield "problem-support", {"number": box.track[0] - 1}
    if s.unrest != NONE and s.unrest == s.blockade_tile:
        yield "problem-tile-twice", {"region": ("region", s.unrest)}
    for region in Region:
        if s.tile_left[region] and region in (s.unrest, s.blockade_tile):
            yield "problem-tile-twice", {"region": ("region", region)}


def step_problems(s: State) -> Iterator[Problem]:
    """Every step needs what the steps before it have chosen."""
    step = Step(s.step)
    if step == Step.OVER and s.winner == NONE:
        yield "problem-needs-winner", {}
    if step in NEEDS_CARD and not 0 <= s.card < ORDERS:
        yield "problem-needs-order", {"step": ("step", step)}
    if step in NEEDS_LEADER and s.card < ORDERS:
        yield "problem-needs-leader", {"step": ("step", step)}
    if not token_fits(s):
        yield "problem-needs-token", {"step": ("step", step)}
    if step in (Step.MOVE_TOKEN, Step.MOVE_TO) and s.steps_left == 0:
        yield "problem-steps-left", {"step": ("step", step)}
    if step == Step.UNREST_PRIZE and s.unrest == NONE:
        yield "problem-needs-unrest", {"step": ("step", step)}
    if step == Step.SCORE_OBJECTIVE and s.next_marker not in (1, 2):
        yield "problem-next-marker", {"number": s.next_marker}
    if s.card != NONE and s.card_at[s.card] != played(s.seat) and s.phase == Phase.ACTIONS:
        yield "problem-card-not-played", {"card": ("card", s.card)}


def token_fits(s: State) -> bool:
    """Whether the chosen token can do what it was chosen for."""
    if s.step == Step.MOVE_TO:      # a neutral one may have left the own tokens behind with its first step
        return s.token != NONE and s.token_at[s.token] < REGIONS and (s.begun == 1 or controls(s, s.seat, s.token))
    if s.step == Step.BONUS_REGION:
        return s.token != NONE and s.token_at[s.token] == Place.RESERVE and s.token // UNITS == s.seat
    return True


def turn_problems(s: State) -> Iterator[Problem]:
    """The phase, whose turn it is, and cards for the turns to come."""
    step = Step(s.step)
    phases = [PHASES.get(step, Phase.ACTIONS), *[Phase.SCORING] * (step in OF_BONUS)]
    if s.phase not in phases and step != Step.OVER:
        yield "problem-phase", {"step": ("step", step)}
    if s.phase == Phase.ACTIONS and step != Step.OVER:
        if s.turn >= turns(s):
            yield "problem-turn", {"number": turns(s)}
        if (s.turn % 2 == 0) != (is_opposition(s, s.seat) if s.mode == Mode.SOLO else s.seat == s.first):
            yield "problem-not-the-turn", {"seat": ("seat", s.seat), "number": s.turn}
    if step in OF_OPPOSITION and not (s.mode == Mode.SOLO and (s.phase == Phase.OBJECTIVES or s.seat != s.side)):
        yield "problem-no-opposition", {"step": ("step", step)}
    for seat in Seat:
        if step != Step.OVER and lacking(s, seat):
            yield "problem-hand", {"seat": ("seat", seat), "number": to_play(s, seat)}
        if step == Step.CHOOSE_OBJECTIVE and to_play(s, seat) > TURNS and s.pile_size[objective(seat)]:
            yield "problem-objectives", {"seat": ("seat", seat)}


def shuffle_problems(s: State) -> Iterator[Problem]:
    if s.shuffles > MOST_SHUFFLES:
        yield "problem-shuffles", {"number": MOST_SHUFFLES}
    if max(*s.shuffle_of, s.objective_shuffle) > s.shuffles:
        yield "problem-shuffle-of", {"number": s.shuffles}
