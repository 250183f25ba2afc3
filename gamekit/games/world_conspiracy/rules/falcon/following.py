"""What trends bring Falcon: one function for each, and no choice of his."""

from collections.abc import Callable

from .....engine.dispatch import dispatch
from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.table import Group
from ..rulebook import Rule, Said
from ..table import FALCON, Box, State, Trend
from ..trends import trend_in_force
from .agents import bring_agents
from .cards import play_at_once
from .owning import choose_secondary
from .seat import leads

RECRUITED = 3


@follows(Rule.FALCON_TREND_EFFECTS)
def follow_trend(box: Box, s: State) -> None:
    """What the trend in force brings him, once."""
    trend = trend_in_force(s)
    s.trend_due[FALCON] -= 1
    if trend != NONE:
        say(s, Said.TREND_FOLLOWED, FALCON, trend)
        bring(trend, box, s)


@follows(Rule.FALCON_TREND_EFFECTS)
def bring_populism(s: State) -> None:
    choose_secondary(s, Group.FINANCE, Group.SCIENCE, NONE)


@follows(Rule.FALCON_TREND_EFFECTS, Rule.FALCON_CORRUPTION)
def bring_corruption(s: State) -> None:
    choose_secondary(s, Group.SCIENCE, Group.CONTROL, NONE)


@follows(Rule.FALCON_TREND_EFFECTS)
def bring_digitalisation(s: State) -> None:
    choose_secondary(s, Group.FINANCE, Group.CONTROL, NONE)


@follows(Rule.FALCON_TREND_EFFECTS, Rule.FALCON_ALLIANCE_AT_ONCE)
def bring_militarism(s: State) -> None:
    s.taking += 1


@follows(Rule.FALCON_TREND_EFFECTS, Rule.FALCON_RECRUITS)
def bring_nonconformism(s: State) -> None:
    bring_agents(s, RECRUITED)


@follows(Rule.FALCON_TREND_EFFECTS)
def bring_radicalism(s: State) -> None:
    """Without any of the three cards of power an alliance, else a secondary object."""
    if leads(s, Group.CONTROL) or leads(s, Group.FINANCE) or leads(s, Group.SCIENCE):
        choose_secondary(s, Group.CONTROL, Group.FINANCE, Group.SCIENCE)
    else:
        s.taking += 1


@follows(Rule.FALCON_TREND_EFFECTS)
def bring_ufo_hysteria(box: Box, s: State) -> None:
    """An action card, played at once."""
    play_at_once(box, s)


BROUGHT: dict[Trend, Callable[..., None]] = {
    Trend.POPULISM: bring_populism, Trend.CORRUPTION: bring_corruption, Trend.DIGITALISATION: bring_digitalisation,
    Trend.MILITARISM: bring_militarism, Trend.NONCONFORMISM: bring_nonconformism, Trend.RADICALISM: bring_radicalism,
    Trend.UFO_HYSTERIA: bring_ufo_hysteria,
}
bring = dispatch("bring", BROUGHT, "box", "s")
