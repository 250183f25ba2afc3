"""Positions: the empty table, what follows from a description, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...engine.layout import NONE
from .setup import set_cards, set_tokens, set_tracks, set_turn
from .table import (
    CARDS, FIRST_LEADER, FIRST_NEUTRAL, FIRST_OPPOSITION, LEADERS, ORDERS, REGIONS, TROTSKY, UNITS, Box, Mode, Phase,
    Pile, Place, Region, Seat, State, Step, hand, is_opposition, objective, other, played,
)

Problem = tuple[str, Mapping[str, Any]]

NEEDS_CARD = (Step.ORDER_ACTION, Step.RECRUIT_UNIT, Step.OPPOSITION_UNIT)
NEEDS_LEADER = (Step.LEADER_ACTION, Step.PLACE_LEADER, Step.PLACE_BLOCKADE)
NEEDS_TOKEN = (Step.MOVE_TO, Step.BONUS_REGION)
PHASES = {
    Step.DRAW_CARDS: Phase.NEW_CARDS, Step.CHOOSE_OBJECTIVE: Phase.OBJECTIVES, Step.OPPOSITION_LEADER: Phase.OBJECTIVES,
    Step.SCORE_UNREST: Phase.SCORING, Step.UNREST_PRIZE: Phase.SCORING, Step.REVEAL_OBJECTIVES: Phase.SCORING,
    Step.SCORE_OBJECTIVE: Phase.SCORING, Step.EXHAUST_TOKENS: Phase.SCORING, Step.CLEANUP: Phase.SCORING,
}


def blank(box: Box, s: State) -> None:
    """No token on the map, every order in the deck, leader cards aside, no tiles; red to play a card on day 1."""
    set_tracks(s)
    set_turn(s)
    set_cards(s)
    set_tokens(box, s)
    for card in range(ORDERS, CARDS):
        s.card_at[card] = Pile.ASIDE
    for token in range(FIRST_NEUTRAL, FIRST_LEADER):
        s.token_at[token] = Place.OUT
    for pile in Pile:
        s.pile_size[pile] = 0
    s.unrest = s.blockade_tile = s.blockade = NONE
    s.tile_left = [0] * REGIONS
    s.phase = Phase.ACTIONS
    s.step = Step.PLAY_CARD
    s.seat = s.first = s.side if s.mode == Mode.SOLO else Seat.RED


def complete(box: Box, s: State, given: set[str]) -> None:
    """Tiles, blockade, phase, turn order and knowledge, where the description leaves them open."""
    if "blockade" not in given and s.blockade_tile != NONE:
        s.blockade = box.tile_connection[s.blockade_tile]
    if "tile_left" not in given:
        s.tile_left = [int(region not in (s.unrest, s.blockade_tile)) for region in range(REGIONS)]
    if "phase" not in given:
        s.phase = PHASES.get(Step(s.step), Phase.ACTIONS)
    if "first" not in given and s.mode == Mode.DUEL:
        s.first = s.seat if s.turn % 2 == 0 else other(s.seat)
    if s.mode == Mode.SOLO and "turn" not in given and s.phase == Phase.ACTIONS:
        s.first = other(s.side)
        s.turn = 0 if is_opposition(s, s.seat) else 1
    if "objective_known" not in given and s.mode == Mode.DUEL:
        s.objective_known = [int(s.pile_size[objective(seat)] > 0) for seat in Seat]


def problem(box: Box, s: State) -> Problem | None:
    """The first thing that cannot be."""
    return next(problems(box, s), None)


def problems(box: Box, s: State) -> Iterator[Problem]:
    yield from token_problems(s)
    yield from card_problems(s)
    yield from track_problems(box, s)
    yield from turn_problems(s)


def token_problems(s: State) -> Iterator[Problem]:
    for token, place in enumerate(s.token_at):
        if not takes_part(s, token) and place != Place.OUT:
            yield "problem-token-of-other-mode", {"token": ("token", token)}
        if place == Place.CALENDAR and not TROTSKY <= token < FIRST_OPPOSITION:
            yield "problem-calendar", {"token": ("token", token)}
        if place >= REGIONS and s.exhausted[token]:
            yield "problem-exhausted-off-map", {"token": ("token", token)}
    if s.token_at[TROTSKY] < REGIONS and s.token_at[TROTSKY + 1] < REGIONS:
        yield "problem-two-trotskys", {}


def takes_part(s: State, token: int) -> bool:
    """A duel has no Opposition units; the solo game has no units of the Opposition's colour."""
    if s.mode == Mode.DUEL:
        return token < FIRST_OPPOSITION
    return token >= FIRST_NEUTRAL or token // UNITS == s.side


def card_problems(s: State) -> Iterator[Problem]:
    for card, pile in enumerate(s.card_at):
        seat = Seat.RED if card < ORDERS + LEADERS else Seat.WHITE
        homes = (hand(seat), played(seat), Pile.LEADERS, Pile.ASIDE)
        if (card >= ORDERS and pile not in homes) or (card < ORDERS and pile in (Pile.LEADERS, Pile.ASIDE)):
            yield "problem-card-there", {"card": ("card", card), "pile": ("pile", pile)}
    for seat in Seat:
        if s.pile_size[objective(seat)] > (0 if is_opposition(s, seat) else 1):
            yield "problem-objectives", {"seat": ("seat", seat)}
    if s.mode == Mode.SOLO and s.step == Step.CHOOSE_OBJECTIVE:
        yield "problem-solo-objective", {}


def track_problems(box: Box, s: State) -> Iterator[Problem]:
    if abs(s.support) >= box.track[0] and s.step != Step.OVER:
        yield "problem-support", {"number": box.track[0] - 1}
    if s.unrest != NONE and s.unrest == s.blockade_tile:
        yield "problem-tile-twice", {"region": ("region", s.unrest)}
    for region in Region:
        if s.tile_left[region] and region in (s.unrest, s.blockade_tile):
            yield "problem-tile-twice", {"region": ("region", region)}


def turn_problems(s: State) -> Iterator[Problem]:
    step = Step(s.step)
    if step == Step.OVER and s.winner == NONE:
        yield "problem-needs-winner", {}
    if step in NEEDS_CARD and not 0 <= s.card < ORDERS:
        yield "problem-needs-order", {"step": ("step", step)}
    if step in NEEDS_LEADER and s.card < ORDERS:
        yield "problem-needs-leader", {"step": ("step", step)}
    if step in NEEDS_TOKEN and s.token == NONE:
        yield "problem-needs-token", {"step": ("step", step)}
    elif step == Step.MOVE_TO and s.token_at[s.token] >= REGIONS:
        yield "problem-needs-token", {"step": ("step", step)}
    if s.card != NONE and s.card_at[s.card] != played(s.seat) and s.phase == Phase.ACTIONS:
        yield "problem-card-not-played", {"card": ("card", s.card)}
    opposition_steps = (Step.OPPOSITION_LEADER, Step.OPPOSITION_CARD, Step.OPPOSITION_UNIT, Step.OPPOSITION_BONUS)
    decides = step not in opposition_steps and s.phase in (Phase.OBJECTIVES, Phase.ACTIONS)
    if decides and is_opposition(s, s.seat):
        yield "problem-opposition-decides", {"seat": ("seat", s.seat)}
