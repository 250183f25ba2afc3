"""What the attack has to pay before the current mission is completed."""

from heapq import heappop, heappush

from ..rules.attack import striking_foe_refused, striking_mission_refused
from ..rules.choices import same_foe
from ..rules.rulebook import Rule
from ..rules.strength import foe_defence, mission_defence
from ..rules.table import FOES, Box, Post, Standing, State

PLENTY = 999                # more strength than anything costs


def strength_needed(box: Box, s: State) -> int:
    """The least strength that completes the current mission, with all who shield it, in the cheapest order.

    An engineer who is struck first can make the others cheaper; so orders are tried, the cheapest first.
    """
    if s.mission_at[s.mission] == Standing.COMPLETED:
        return 0
    garrison = [foe for foe in range(FOES) if s.foe_at[foe] == s.mission]
    table = s.copy()
    table.strength = PLENTY
    waiting: list[tuple[int, list[int]]] = [(0, [])]
    tried: set[tuple[int, ...]] = set()
    while waiting:
        paid, struck = heappop(waiting)
        if tuple(struck) in tried:
            continue
        tried.add(tuple(struck))
        for foe in garrison:
            table.foe_at[foe] = Post.DISCARD if foe in struck else s.mission
        if striking_mission_refused(box, table, s.mission) == Rule.ALLOWED:
            return paid + mission_defence(box, table)
        for foe in _targets(box, table, garrison):
            heappush(waiting, (paid + foe_defence(box, table, foe), sorted([*struck, foe])))
    return PLENTY


def _targets(box: Box, table: State, garrison: list[int]) -> list[int]:
    """Who can be struck; of enemies that are alike, one."""
    standing = [foe for foe in garrison if striking_foe_refused(box, table, foe) == Rule.ALLOWED]
    return [foe for foe in standing if same_foe(box, table, foe) == foe]
