"""Positions of the solo game: what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine.layout import NONE
from ....secret_power.rules.agents import held
from ....secret_power.rules.positions import AFTER_ROW as BASE_AFTER_ROW
from ....secret_power.rules.positions import SETTLED as BASE_SETTLED
from ....secret_power.rules.positions import Problem
from ....secret_power.rules.positions import agents_of as base_agents_of
from ....secret_power.rules.positions import complete as base_complete
from ....secret_power.rules.positions import is_capturing as base_is_capturing
from ....secret_power.rules.positions import is_in_turn as base_is_in_turn
from ....secret_power.rules.positions import problems as base_problems
from ....secret_power.rules.positions import returns_well as base_returns_well
from ....secret_power.rules.positions import thens as base_thens
from ....secret_power.rules.table import Pact, Project, hand
from ....secret_power.rules.table import Step as BaseStep
from ..estate_positions import AFTER_ROW as MODULES_AFTER_ROW
from ..positions import SETTLED as MODULES_SETTLED
from ..table import FALCON, FALCON_CARDS, HUMAN, PROJECTS, Box, FalconPile, State, Step
from .marked import is_marked
from .operations import is_choice
from .seat import is_falcon

IN_TURN = (Step.FALCON_CARD, Step.FALCON_LINE)
IN_PHASE = (Step.FALCON_CONCLUDES, Step.FALCON_SUPPLIES)
AUTOMATIC = (*IN_TURN, *IN_PHASE, Step.FALCON_STARTS)
BY_THEMSELVES = (       # steps of the base, which may come with his seat
    BaseStep.OVER, BaseStep.RESOLVE, BaseStep.DEAL, BaseStep.PASS_CURATOR, BaseStep.BEGIN_PHASE, BaseStep.BEGIN_TURN,
    BaseStep.END_TURN, BaseStep.CAPTURE, BaseStep.RECALL, BaseStep.NEXT_ALLIANCE, BaseStep.CUT_HANDS, BaseStep.NEW_ROW,
    BaseStep.LAST_CIRCLES, BaseStep.NEXT_OWNER, BaseStep.COUNT,
)
SETTLED = (*MODULES_SETTLED, Step.FALCON_DISCARD)
AFTER_ROW = (*MODULES_AFTER_ROW, *IN_PHASE)


def complete(box: Box, s: State, given: set[str]) -> None:
    base_complete(box, s, given)
    s.arrivals = max(*s.came, *s.alien_came)


def problems(box: Box, s: State) -> Iterator[Problem]:
    if s.falcon == 0:
        yield from unused_problems(s)
    else:
        yield from seat_problems(s)
        yield from turn_problems(s)
        yield from payment_problems(s)
    yield from base_problems(box, s)


def unused_problems(s: State) -> Iterator[Problem]:
    """Without Falcon nothing of his is on the table."""
    due = s.taking or s.falcon_pays or s.falcon_media
    used = due or s.emissary or s.card_round or any(s.lines_taken) or any(s.came) or any(s.alien_came)
    steps = (*AUTOMATIC, Step.FALCON_DISCARD)
    boxed = s.falcon_pile_size[FalconPile.BOX] == FALCON_CARDS
    if used or not boxed or s.step in steps or s.then in steps:
        yield "problem-no-falcon", {}


def seat_problems(s: State) -> Iterator[Problem]:
    who = {"seat": ("seat", FALCON)}
    if s.players != 2 or s.falcon_pile_size[FalconPile.BOX] or s.card_round > s.round:
        yield "problem-falcon", {}
    if s.pact_size[hand(FALCON)] or s.pact_size[Pact.RETURNED + FALCON] or s.pact_size[Pact.DISCARD + FALCON]:
        yield "problem-hand", who
    if s.drawn[FALCON] or 1 + FALCON in s.known_by or held(s, FALCON) or s.stage[FALCON][Project.SECRET_POWER]:
        yield "problem-falcon", {}


def turn_problems(s: State) -> Iterator[Problem]:
    """He is never asked, and what he does by himself happens in its time."""
    step = {"step": ("step", s.step)}
    if (s.seat == FALCON and s.step not in (*BY_THEMSELVES, *AUTOMATIC)) or (s.seat != FALCON and s.step in AUTOMATIC):
        yield "problem-falcon-asked", step
    elif not goes_on_well(s) or (s.emissary and not acts(s)):
        yield "problem-turn", step
    if (s.taking or s.falcon_pays or s.falcon_media) and s.step not in (*SETTLED, BaseStep.END_TURN):
        yield "problem-turn", step
    begins = s.step == Step.FALCON_STARTS or (s.step in SETTLED and s.then == BaseStep.BEGIN_PHASE)
    if begins and (s.round > 1 or s.target != [NONE] * len(s.target) or not s.row_size):
        yield "problem-turn", step


def goes_on_well(s: State) -> bool:
    """Whether it is his turn that goes on, where it does; he has no action to choose."""
    if s.step not in SETTLED:
        return True
    if s.then in (*IN_TURN, Step.FALCON_SUPPLIES):
        return s.turn == FALCON
    if s.then in IN_PHASE and s.row_size:
        return False
    return not (s.turn == FALCON and s.then == BaseStep.CHOOSE_ACTION)


def payment_problems(s: State) -> Iterator[Problem]:
    """He discards what he has; the human is asked only where there is a choice."""
    step = {"step": ("step", s.step)}
    if s.falcon_pays > sum(s.secondary[FALCON]) or (s.falcon_pays and not s.covert_operations):
        yield "problem-discards", step
    if s.step == Step.FALCON_DISCARD and not (s.falcon_pays and is_choice(s) and s.deed == NONE):
        yield "problem-discards", step


def acts(s: State) -> bool:
    """Whether Falcon's turn is going on."""
    turn = s.turn if s.step in SETTLED else s.seat
    return turn == FALCON and (is_in_turn(s) or s.step == BaseStep.END_TURN)


def is_in_turn(s: State) -> bool:
    return base_is_in_turn(s) or s.step in IN_TURN or (s.step in SETTLED and s.then in IN_TURN)


def is_capturing(s: State) -> bool:
    return base_is_capturing(s) or (s.falcon == 1 and s.step in SETTLED and s.then == BaseStep.CAPTURE)


def thens(s: State) -> tuple[int, ...]:
    """Effects of his alliances come in his turn, between captures, in the alliance phase, and before the first turn."""
    if s.falcon == 1 and s.step != BaseStep.CHOOSE_HOST:
        return (*base_thens(s), *IN_TURN, Step.FALCON_SUPPLIES, BaseStep.CAPTURE, BaseStep.BEGIN_PHASE)
    return base_thens(s)


def returns_well(s: State, seat: int) -> bool:
    """He returns no card: the human alone does."""
    if s.falcon == 0:
        return base_returns_well(s, seat)
    return is_falcon(s, seat) or (s.seat == HUMAN and base_returns_well(s, seat))


def agents_of(s: State, seat: int) -> int:
    """In some projects his coordinator is none of his agents."""
    found: int = base_agents_of(s, seat)
    if is_falcon(s, seat):
        found -= sum(is_marked(project) and s.stage[FALCON][project] > 0 for project in range(PROJECTS))
    return found


JOINTS = (
    (base_complete, complete), (base_problems, problems), (base_is_in_turn, is_in_turn),
    (base_is_capturing, is_capturing), (base_thens, thens), (base_returns_well, returns_well),
    (base_agents_of, agents_of), (BASE_SETTLED, SETTLED), (BASE_AFTER_ROW, AFTER_ROW),
)
