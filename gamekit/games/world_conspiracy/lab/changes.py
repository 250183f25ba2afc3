"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ...secret_power.lab.changes import CHANGES as BASE_CHANGES

OF_THE_BASE = ("curator-stays", "no-interception", "whole-row", "curator-recruits-nobody", "worthless-crime")

CHANGES = (
    Change("trends-count-apart", options={"even_secondary": False}, under={"trends": True, "players": 3}),
    *(change for change in BASE_CHANGES if change.name in OF_THE_BASE),
)
