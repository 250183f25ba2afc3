"""UFO hysteria: where the trends meet the Reptilians."""

from ....engine.effects import go_on
from ....engine.rulebook import follows
from ...secret_power.rules.agents import take_professional
from .reptilians import take_alien as base_take_alien
from .rulebook import Rule
from .table import Box, Lair, State, Trend
from .trends import meet_even


@follows(Rule.UFO_EFFECT)
def take_alien(box: Box, s: State, seat: int, alien: int) -> None:
    """Each second reptilian meets its condition."""
    base_take_alien(box, s, seat, alien)
    meet_even(s, seat, Trend.UFO_HYSTERIA, s.lair_size[Lair.AREA + seat])


@follows(Rule.UFO_EFFECT)
def hire(s: State) -> None:
    """A professional, if they are played with."""
    if s.professionals == 1:
        take_professional(s)
    else:
        go_on(s)


JOINTS = {base_take_alien: take_alien}
