"""The CSV files of `box/` and where their numbers go."""

from ....engine.box import Column, Components, Named, Sheet, Whole
from ....engine.errors import BadBox
from ....engine.layout import NONE
from ....engine.rulebook import hyphened
from ....engine.vocabulary import Worded
from .effects import VOCABULARY
from .rulebook import Rule
from .strength import COUNTED
from .table import (
    AGENT, AVAILABLE_AT_START, CIVILIAN, CIVILIANS, CLAUSES, FIRST_FORCE, FIRST_MISSION, FOE, FOES, FORCE, FORCES,
    MAQUIS, MISSION, MISSIONS, PRINTED, SIDES, SPIES, Box, Effect, Force, Phase, Role, Timing,
)

ACTIONS = {word: meaning for word, meaning in VOCABULARY.items() if not meaning.lasting}
EFFECTS = {word: meaning for word, meaning in VOCABULARY.items() if not meaning.own}


def side_columns(first: int) -> dict[str, Column]:
    """The two sides of a maquis, from deed number `first` on."""
    columns: dict[str, Column] = {}
    for role in Role:
        shift, name = first + role * MAQUIS, hyphened(role)
        columns[f"{name}_attack"] = Whole("attack", 0, 9, shift)
        columns[f"{name}_phase"] = Named("phase", Phase, empty=True, shift=shift)
        columns[f"{name}_action"] = Worded(ACTIONS, CLAUSES, shift)
    return columns


def effect_columns(first: int) -> dict[str, Column]:
    return {
        "timing": Named("timing", Timing, shift=first),
        "effect": Worded(EFFECTS, CLAUSES, first),
    }


SHEETS = (
    Sheet("maquis.csv", AGENT, rows=MAQUIS, rule=Rule.CARDS_DIFFER, named=True, columns=side_columns(0)),
    Sheet("printed.csv", PRINTED, rows=range(MAQUIS + 1), named=True, columns=side_columns(SIDES // 2)),
    Sheet("forces.csv", FORCE, rows=FORCES, named=True, columns=effect_columns(FIRST_FORCE)),
    Sheet("enemies.csv", FOE, rows=FOES, columns={
        "force": Named("force", Force), "defence": Whole("foe_defence", 0, 9),
    }),
    Sheet("missions.csv", MISSION, rows=MISSIONS, named=True, columns={
        "period": Whole("period", 1, 3), "garrison": Whole("garrison", 0, 6),
        "defence": Whole("mission_defence", 1, 20), "points": Whole("points", 0, 9), **effect_columns(FIRST_MISSION),
    }),
    Sheet("civilians.csv", CIVILIAN, rows=CIVILIANS, columns={"people": Whole("people", 0, 4)}),
)


def finish_box(components: Components, box: Box) -> None:
    """What follows from the files: the printed sides in their places, names of spies, targets, posts and deeds."""
    check_forces(components)
    check_periods(components, box)
    check_sides(components, box)
    lay_printed(components, box)
    check_timings(components, box)
    add_names(components)


def lay_printed(components: Components, box: Box) -> None:
    """The file of printed sides holds only those that differ: they go where their maquis is, the others are copied."""
    half, rows = SIDES // 2, components["printed"]
    read = [[side_of(box, half + role * MAQUIS + row) for row in range(len(rows))] for role in Role]
    for role in Role:
        for agent in range(MAQUIS):
            set_side(box, half + role * MAQUIS + agent, side_of(box, role * MAQUIS + agent))
        for number, row in enumerate(rows):
            if row["id"] not in components.ids["agent"]:
                raise cell(components, "printed", row["id"], "id", row["id"], ", ".join(components.ids["agent"]))
            agent = components.ids["agent"].index(row["id"])
            set_side(box, half + role * MAQUIS + agent, read[role][number])


Side = tuple[int, int, list[int], list[int]]


def side_of(box: Box, side: int) -> Side:
    return box.attack[side], box.phase[side], box.effect[side][:], box.amount[side][:]


def set_side(box: Box, side: int, values: Side) -> None:
    box.attack[side], box.phase[side] = values[:2]
    box.effect[side], box.amount[side] = values[2][:], values[3][:]


def add_names(components: Components) -> None:
    """Ids of what the files do not list: spies, and things that are made of others."""
    agents, foes, missions = components.ids["agent"], components.ids["foe"], components.ids["mission"]
    sides = [f"{agent}-{hyphened(role)}" for role in Role for agent in agents]
    components.ids["maquis"] = list(agents)
    deeds = [*sides, *(f"{side}-printed" for side in sides), *components.ids["force"], *missions]
    for number in range(SPIES):
        components.ids["agent"].append(f"spy-{number + 1}")
    components.ids["target"] = [*foes, *missions]
    components.ids["pick"] = [*foes, *(f"face-down-{mission}" for mission in missions)]
    components.ids["deed"] = deeds


# What a file must not hold

def cell(components: Components, kind: str, thing: str, column: str, value: str, allowed: str) -> BadBox:
    file, row = components.rows[kind, thing]
    return BadBox("error-box-cell", file=str(file), row=row, column=column, value=value, allowed=allowed)


def check_forces(components: Components) -> None:
    """Some words speak of a kind of enemies by name: the kinds stand in their order."""
    for force, name in zip(Force, components.ids["force"], strict=True):
        if name != hyphened(force):
            raise cell(components, "force", name, "id", name, hyphened(force))


def check_periods(components: Components, box: Box) -> None:
    """Each period has as many missions as setup needs."""
    for period, needed in ((1, AVAILABLE_AT_START), (2, 3), (3, 3)):
        if box.period.count(period) < needed:
            raise BadBox("error-box-rows", file=str(components.paths["missions"]), number=box.period.count(period),
                         allowed=f"period {period}: {needed}..")


def check_sides(components: Components, box: Box) -> None:
    """An action has a phase, and in the preparation it does not speak of the current mission."""
    tables = (("agent", 0, len(components["maquis"])), ("printed", SIDES // 2, len(components["printed"])))
    for kind, first, rows in tables:
        for role in Role:
            for number in range(rows):
                check_side(components, box, kind, components.ids.get(kind, [])[number], role,
                           first + role * MAQUIS + number)


def check_side(components: Components, box: Box, kind: str, thing: str, role: Role, side: int) -> None:
    words = [Effect(word) for word in box.effect[side] if word != NONE]
    phase, column = box.phase[side], f"{hyphened(role)}_phase"
    if (phase == NONE) == bool(words):
        raise cell(components, kind, thing, column, "" if phase == NONE else hyphened(Phase(phase)),
                   ", ".join(hyphened(p) for p in Phase) if words else "-")
    if phase in (Phase.PREPARATION, Phase.EITHER) and any(VOCABULARY[word].here for word in words):
        raise cell(components, kind, thing, column, hyphened(Phase(phase)), hyphened(Phase.ATTACK))
    counted = [hyphened(word) for word in words if word in COUNTED]
    if len(counted) > 1:        # a maquis remembers one bonus
        raise cell(components, kind, thing, f"{hyphened(role)}_action", " + ".join(counted), " | ".join(counted))


def check_timings(components: Components, box: Box) -> None:
    """Effects that last are DEFENCE effects: they are in force from the beginning of the attack."""
    for kind, first in (("force", FIRST_FORCE), ("mission", FIRST_MISSION)):
        for number, thing in enumerate(components.ids[kind]):
            timing, words = box.timing[first + number], box.effect[first + number]
            if timing != Timing.DEFENCE and any(word != NONE and VOCABULARY[word].lasting for word in words):
                raise cell(components, kind, thing, "timing", hyphened(Timing(timing)), hyphened(Timing.DEFENCE))
