"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ...secret_power.lab.changes import CHANGES as BASE_CHANGES

TRENDS, SOLO = {"trends": True, "players": 3}, {"falcon": True, "players": 2}
OF_THE_BASE = ("no-interception", "whole-row", "curator-recruits-nobody", "worthless-crime")

CHANGES = (
    Change("trends-bind-nobody", options={"trend_duty": False}, under=TRENDS),
    Change("trends-count-apart", options={"even_secondary": False}, under=TRENDS),
    Change("falcon-of-five", options={"falcon_fifth": False}, under=SOLO),
    *(change for change in BASE_CHANGES if change.name in OF_THE_BASE),
)
