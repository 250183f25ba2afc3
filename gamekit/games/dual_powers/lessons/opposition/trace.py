"""What the Opposition compared, line by line: the engine's own log, and its own totals between the lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from inspect import getsource
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.log import Line
from .....engine.match import Match
from .....engine.words import Words
from .....lessons.items import Note
from ...rules import opposition, scoring, turn
from ...rules.rulebook import Rule, Said
from ...rules.table import REGIONS, Step

PROCEDURE: tuple[tuple[str, Rule, Any], ...] = (        # the decision list: its words, its rule, its function
    ("leader", Rule.SOLO_LEADER, opposition.place_opposition_leader),
    ("card", Rule.SOLO_CARD, opposition.turn_opposition_card),
    ("past-31", Rule.SOLO_PASS_GIVES_WILL, turn.pass_month),
    ("unit", Rule.SOLO_UNIT, opposition.place_opposition_unit),
    ("bonus", Rule.SOLO_BONUS, opposition.place_opposition_bonus),
    ("points", Rule.SOLO_TAKES_POINTS, scoring.score_unrest),
    ("objective", Rule.SOLO_OBJECTIVE, opposition.opposition_objective),
    ("tie", Rule.SOLO_OBJECTIVE_TIE, opposition.opposition_region),
)
COMPARED = (("days", Rule.SOLO_OBJECTIVE), ("cards", Rule.SOLO_OBJECTIVE_TIE), ("last", Rule.SOLO_OBJECTIVE_TIE))


@cache
def words(game: Game) -> Words:
    return Words(Path(__file__).parent, behind=game.words)


def procedure(game: Game, language: str) -> list[Note]:
    """The decision list, each line with its rule and its code."""
    text = words(game).text
    return [Note(text(f"line-{name}", language), rule.name, getsource(code)) for name, rule, code in PROCEDURE]


# Moments of a match

def frame_of(match: Match, step: Step) -> int:
    """The number of the first frame of a step."""
    return next(number for number, frame in enumerate(match.frames) if frame.before.step == step)


def lines_of(match: Match, *steps: Step) -> list[Line]:
    """What the engine said in the first run of these steps."""
    found: list[Line] = []
    for frame in match.frames:
        if frame.before.step not in steps:
            if found:
                break
            continue
        found += frame.lines
    return found


def said(lines: Sequence[Line], language: str, parting: Sequence[str] = ()) -> list[Note]:
    """Lines of the log as notes; at the first of the rules in `parting` the pupil's way left the Opposition's."""
    notes, marked = [], False
    for line in lines:
        here = not marked and line.rule.id in parting
        marked |= here
        notes.append(Note(line.text(language), line.rule.id, parting=here))
    return notes


# Its objective

@dataclass(frozen=True)
class Stage:
    """One comparison: the value of each region that was still in it, and those with the highest."""

    name: str
    rule: Rule
    values: dict[int, int]
    left: tuple[int, ...]

    @property
    def best(self) -> int:
        return max(self.values.values())


def stages(box: Any, s: Any) -> list[Stage]:
    """The comparisons that decided, from the engine's totals. The last stage leaves one region."""
    totals = {region: opposition.row_totals(box, s, region) for region in range(REGIONS)}
    left = tuple(region for region, (_, cards, _) in totals.items() if cards > 0)
    found: list[Stage] = []
    for place, (name, rule) in enumerate(COMPARED):
        values = {region: totals[region][place] for region in left}
        left = tuple(region for region in left if values[region] == max(values.values()))
        found.append(Stage(name, rule, values, left))
        if len(left) == 1:
            break
    return found


def objective_notes(game: Game, s: Any, language: str, answer: int | None = None) -> list[Note]:
    """How the Opposition found its objective. `answer` is the region that the pupil expected."""
    lines = objective_lines(game, s)
    notes = said([line for line in lines if line.said == Said.OPPOSITION_SUM], language)
    notes += stage_notes(game, stages(game.box, s), language, answer)
    return notes + said([line for line in lines if line.said == Said.OPPOSITION_OBJECTIVE], language)


def objective_lines(game: Game, s: Any) -> list[Line]:
    """What the engine says while it looks for the Opposition's objective."""
    seen = s.copy()
    seen.log = []
    opposition.opposition_objective(game.box, seen)
    known = list(game.said)
    return [Line(known[number], seat, numbers, game) for number, seat, numbers in seen.log]


def stage_notes(game: Game, found: Sequence[Stage], language: str, answer: int | None) -> list[Note]:
    notes, parted = [], False
    for stage in found:
        names = ", ".join(game.thing_text("region", region, language) for region in stage.left)
        number = stage.best + 1 if stage.name == "last" else stage.best
        here = answer is not None and not parted and answer not in stage.left
        parted |= here
        text = words(game).text(f"stage-{stage.name}", language, number=number, regions=names)
        notes.append(Note(text, stage.rule.name, parting=here))
    return notes
