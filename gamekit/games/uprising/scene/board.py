"""The picture of the board: tracks, operation, row of districts, missions, own seat; only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.markup import Markup, joined
from ....engine.moves import decision_at
from ....engine.pieces import bold, el, icon, score, span, track
from ....engine.scene import NO_MARKS, Marks, Scene
from ..rules.table import DISTRICTS, LAST_ROUND, SLOTS, TO_WIN, Pile, Seat, State, Step, captures
from .cards import planned
from .missions import missions
from .row import row
from .seats import aside, own_seat, resistance, tokens
from .sight import Sight

if TYPE_CHECKING:
    from ....engine.game import Game

PHASES = {          # by their first step
    Step.MARK_DISTRICTS: "phase-marking", Step.PLAN_OPEN: "phase-planning", Step.CHOOSE_TOKEN: "phase-defence",
    Step.DISTRIBUTE: "phase-operation", Step.CAPTURE_DISTRICT: "phase-capture",
}


def scene(game: Game, s: State, seat: int, language: str, marks: Marks = NO_MARKS) -> Scene:
    """The picture for a seat; for NONE what lies open for everybody. Not `counted`, it has no sums and no progress."""
    sight = Sight(game, s, seat, language, marks)
    rival = resistance(sight) if seat != Seat.RESISTANCE else Markup()
    board = tracks(sight) + rival + operation(sight) + row(sight) + missions(sight)
    return sight.scene(round_words(sight), board, own_seat(sight), score_line(sight))


def round_words(sight: Sight) -> str:
    return sight.words("board-decisive" if sight.s.decisive else "board-round", round=sight.s.round)


def score_line(sight: Sight) -> Markup:
    """Captures, the round, and who is at turn."""
    s, decides = sight.s, decision_at(sight.game, sight.s) is not None
    turn = score(sight.words("picture-turn"), sight.name("seat", s.seat), "end") if decides else score(
        "", sight.name("step", s.step), "end")
    return joined([
        score("", sight.words("picture-score", number=captures(s), all=TO_WIN)),
        score("", sight.words("picture-round", round=s.round, all=LAST_ROUND)),
        score(sight.words("picture-deck"), icon("deck") + str(s.pile_size[Pile.DECK]), "wide"), turn,
    ])


# Tracks

def tracks(sight: Sight) -> Markup:
    return el("div", "tracks", rounds(sight), phases(sight))


def rounds(sight: Sight) -> Markup:
    """A cell for each round; the last is the Decisive Operation."""
    now, last = sight.s.round, sight.words("picture-decisive")
    cells = [("here" if n == now else "done" if n < now else "", bold(n) + (span(last) if n == LAST_ROUND else ""))
             for n in range(1, LAST_ROUND + 1)]
    words = round_words(sight)
    return sight.part("track", "pair", span(sight.words("picture-rounds"), "cap"), track("rounds", cells, words),
                      label=words, role="group")


def phases(sight: Sight) -> Markup:
    """The phases of a round. The Decisive Operation has no first one."""
    begun = [step for step in PHASES if step <= sight.s.step]
    cells = [(look(step, begun), bold(n) + span(sight.words(PHASES[step]))) for n, step in enumerate(PHASES, 1)
             if step != Step.MARK_DISTRICTS or not sight.s.decisive]
    words = sight.words("picture-phases")
    return sight.part("phases", "pair", span(words, "cap"), track("stages", cells, words), label=words, role="group")


def look(step: Step, begun: list[Step]) -> str:
    return "here" if begun and step == begun[-1] else "done" if step in begun else ""


# The operation

def operation(sight: Sight) -> Markup:
    """The planned cards above the marked pair, else where there is room at their right; what lies aside beside them."""
    there = [] if sight.s.decisive else sight.columns_reached
    first = min(there[0], DISTRICTS - 1) if there else 1
    up = el("div", "up", *(planned(sight, slot) for slot in range(SLOTS)), style=f"--gk-at:{first}")
    power = el("div", "info power", tokens(sight)) if sight.seat != Seat.EMPIRE else ""
    return el("div", "plan", up, power, aside(sight))
