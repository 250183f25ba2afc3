"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ...secret_power.lab.changes import CHANGES as BASE_CHANGES
from ..rules.rulebook import Rule
from ..rules.table import Box, State

OF_THE_BASE = ("curator-stays", "no-interception", "whole-row", "worthless-crime")


def trend_stays(s: State) -> None:
    """Until somebody captures it, the trend of the first phase is in force."""


def nobody_is_hit(s: State, number: int) -> None:
    """Anti-terror leaves the agents of rivals where they are."""


def is_no_support(box: Box, s: State, card: int) -> bool:
    """Falcon finds nothing on the line of his list that names support."""
    return False


CHANGES = (
    Change("trends-count-apart", options={"even_secondary": False}, under={"trends": True, "players": 3}),
    Change("trends-stay", {"rotate": trend_stays}, rules=(Rule.TREND_ROTATES,), under={"trends": True, "players": 3}),
    Change(
        "nobody-is-hit", {"antiterror.hit": nobody_is_hit}, rules=(Rule.ANTITERROR_HIT,),
        under={"antiterror": True, "players": 3},
    ),
    Change(
        "falcon-without-support", {"is_support": is_no_support}, rules=(Rule.FALCON_LINES,), under={"falcon": True},
        expects=("falcon_line_support", "less"),
    ),
    *(change for change in BASE_CHANGES if change.name in OF_THE_BASE),
)
