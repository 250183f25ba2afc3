"""The CSV files of `box/` and where their numbers go."""

from ....engine.box import Column, Components, Named, Sheet, Whole
from ....engine.conditions import Condition
from ....engine.errors import BadBox
from ....engine.layout import NONE, Layout
from ....engine.rulebook import hyphened
from ....engine.vocabulary import Worded
from .effects import VOCABULARY
from .rulebook import Rule
from .table import (
    AGENTS, ALLIANCE, ALLIANCES, CLAUSES, COPIES, FIRST_FINAL, FIRST_PERMANENT, FIRST_PROFESSION, FIRST_STAGE,
    FIRST_WAR, FORCES, OPERATION, OPERATIONS, PROFESSION, PROFESSIONALS, PROFESSIONS, PROJECT, PROJECTS, QUANTITY,
    STAGE, STAGES, TESTS, TYPE, TYPES, WARS, Box, Effect, Group, Secondary, Sign, Type, Way,
)

IN_FORCE = {word: meaning for word, meaning in VOCABULARY.items() if word < FORCES}
FINAL = {Effect.POINTS_PER: VOCABULARY[Effect.POINTS_PER]}
AT_ONCE = {word: VOCABULARY[word] for word in (
    Effect.RECRUIT, Effect.RIVALS_LOSE, Effect.DEMAND, Effect.SECONDARY_BESIDES, Effect.DRAW, Effect.CONCLUDE,
    Effect.CONCLUDE_FREELY, Effect.BRING_HOME,
)}
PLAYED = {word: VOCABULARY[word] for word in (
    Effect.RECRUIT, Effect.RIVALS_LOSE, Effect.DRAW, Effect.BRING_HOME, Effect.CHEAPER_OPERATION, Effect.BUY_DISCARDED,
    Effect.KILL, Effect.FEWER_SIGNS, Effect.RECALL_NOW,
)}
SIGNS = (Sign.AGITATORS, Sign.PEACEMAKERS, Sign.SPIES)      # of alliances
NEEDS = Condition("needs", QUANTITY, TESTS)


class Cell(Whole):
    """A column of whole numbers that go into a row of a grid; `shift` is the place in that row."""

    def write(self, values: Layout, index: int, value: int) -> None:
        getattr(values, self.field)[index][self.shift] = value


def cells(field: str, high: int, *names: str) -> dict[str, Column]:
    return {name: Cell(field, 0, high, place) for place, name in enumerate(names)}


SHEETS = (
    Sheet("objects.csv", TYPE, rows=TYPES, rule=Rule.OBJECT_MINIMUM, named=True, columns={
        "group": Named("group", Group), "agents": Whole("least", 1, AGENTS),
    }),
    Sheet("deck.csv", COPIES, rows=TYPES, rule=Rule.OBJECT_PLAYER_MARK, columns={
        **cells("sign", 4, *(hyphened(sign) for sign in Sign)),
        **cells("copies", 9, "always", "three", "four", "five"),
    }),
    Sheet("projects.csv", PROJECT, rows=PROJECTS, named=True, columns={
        "sign": Named("project_sign", Sign), "way": Named("project_way", Way),
    }),
    Sheet("stages.csv", STAGE, rows=PROJECTS * STAGES, rule=Rule.PROJECT_REQUIREMENTS, named=True, columns={
        "agents": Whole("stage_agents", 0, AGENTS), "signs": Whole("stage_signs", 0, 6),
        "benefit": Worded(IN_FORCE | AT_ONCE, CLAUSES, FIRST_STAGE), "points": Whole("stage_points", 0, 99),
    }),
    Sheet("operations.csv", OPERATION, rows=OPERATIONS, rule=Rule.OPERATION_EXACT_AGENTS, named=True, columns={
        "agents": Whole("operation_agents", 1, 20), "points": Whole("operation_points", 0, 99),
    }),
    Sheet("alliances.csv", ALLIANCE, rows=ALLIANCES, rule=Rule.ALLIANCE_REQUIREMENTS, named=True, columns={
        "needs": NEEDS, "points": Whole("alliance_points", 0, 20),
        "sign": Named("alliance_sign", Sign, empty=True, only=SIGNS),
        "secondary": Named("alliance_secondary", Secondary, empty=True),
        "instant": Worded(AT_ONCE, CLAUSES), "permanent": Worded(IN_FORCE, CLAUSES, FIRST_PERMANENT),
        "final": Worded(FINAL, CLAUSES, FIRST_FINAL),
    }),
    Sheet("professionals.csv", PROFESSION, rows=PROFESSIONS, rule=Rule.PRO_INSTEAD_OF_RECRUITING, named=True, columns={
        "copies": Whole("profession_copies", 0, PROFESSIONALS),
        "effect": Worded(PLAYED, CLAUSES, FIRST_PROFESSION),
    }),
)


def finish_box(components: Components, box: Box) -> None:
    """What follows from the files: which card is what, and what things are called."""
    check_order(components, "type", [hyphened(one) for one in Type])
    check_order(components, "copies", components.ids["type"])
    check_order(components, "project", [hyphened(one) for one in PROJECT.members or ()])
    lay_out_objects(components, box)
    lay_out_professionals(components, box)
    objects, alliances = components.ids["object"], components.ids["alliance"]
    components.ids["gift"] = [*objects, *(f"secondary-{hyphened(kind)}" for kind in Secondary)]
    components.ids["amount"] = [str(number) for number in range(AGENTS + 1)]
    components.ids["deed"] = [
        *alliances, *(f"{name}-final" for name in alliances), *(f"{name}-permanent" for name in alliances),
        *components.ids["stage"], *components.ids["profession"],
    ]


def lay_out_objects(components: Components, box: Box) -> None:
    """The cards of each object, those for few players first, and the two wars."""
    cards = [(type, 2 + mark) for type in range(TYPES) for mark, copies in enumerate(box.copies[type])
             for _ in range(copies)]
    if len(cards) != FIRST_WAR:
        raise BadBox("error-box-rows", file=str(components.paths["deck"]), number=len(cards), allowed=str(FIRST_WAR))
    for card, (type, players) in enumerate(cards):
        box.type[card], box.players[card] = type, players
        number = 1 + sum(other == type for other, _ in cards[:card])
        components.add_id("object", f"{components.ids['type'][type]}-{number}")
    for war in range(WARS):
        box.type[FIRST_WAR + war], box.players[FIRST_WAR + war] = NONE, 2
        components.add_id("object", f"world-war-{war + 1}")


def lay_out_professionals(components: Components, box: Box) -> None:
    found = [one for one, copies in enumerate(box.profession_copies) for _ in range(copies)]
    if len(found) != PROFESSIONALS:
        raise BadBox("error-box-rows", file=str(components.paths["professionals"]), number=len(found),
                     allowed=str(PROFESSIONALS))
    for card, profession in enumerate(found):
        box.profession[card] = profession
        number = 1 + found[:card].count(profession)
        components.add_id("specialist", f"{components.ids['profession'][profession]}-{number}")


def check_order(components: Components, kind: str, names: list[str]) -> None:
    """Rules speak of some things by name: they stand in their order."""
    for name, found in zip(names, components.ids[kind], strict=True):
        if name != found:
            file, row = components.rows[kind, found]
            raise BadBox("error-box-cell", file=str(file), row=row, column="id", value=found, allowed=name)
