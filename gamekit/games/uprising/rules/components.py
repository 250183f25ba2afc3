"""The CSV files of `box/` and where their numbers go."""

from ....engine.box import Components, Named, Sheet, Whole
from ....engine.errors import BadBox
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import CARD, CARDS, MISSION, MISSIONS, TYPES, VALUES, Box, Condition, Type

VALUED = tuple(Type)[:TYPES]
TOLD_BY_RULEBOOK = ("rulebook", "derived")
SHEETS = (
    Sheet("cards.csv", CARD, rows=CARDS, rule=Rule.DECK, columns={
        "type": Named("type", Type), "value": Whole("value", 0, VALUES - 1),
    }),
    Sheet("missions.csv", MISSION, rows=MISSIONS, rule=Rule.MISSIONS_RECONSTRUCTED, named=True, columns={
        "condition": Named("condition", Condition),
        "type": Named("first_type", Type, empty=True, only=VALUED), "least": Whole("least", 1, 60),
        "other": Named("second_type", Type, empty=True, only=VALUED), "other_least": Whole("second_least", 0, 60),
        "capitol_least": Whole("in_capitol", 0, 60),
    }),
)
WITH_TYPES = (Condition.SUM_WITHOUT, Condition.MORE_THAN, Condition.TWO_SUMS)


@follows(Rule.DECK, Rule.MISSIONS_RECONSTRUCTED)
def finish_box(components: Components, box: Box) -> None:
    """Provocations alone have no value, and conditions name the types that they speak of."""
    for card, name in enumerate(components.ids["card"]):
        if (box.type[card] == Type.PROVOCATION) != (box.value[card] == 0):
            allowed = "0" if box.type[card] == Type.PROVOCATION else f"1..{VALUES - 1}"
            raise bad_cell(components, "card", name, "value", str(box.value[card]), allowed)
    for mission, row in enumerate(components["missions"]):
        for column in ("type", "other"):
            if bool(row[column]) != (box.condition[mission] in WITH_TYPES):
                allowed = "-" if row[column] else ", ".join(t.name.lower() for t in VALUED)
                raise bad_cell(components, "mission", row["id"], column, row[column], allowed)
        box.in_rulebook[mission] = int(row["source"] in TOLD_BY_RULEBOOK)


def bad_cell(components: Components, kind: str, name: str, column: str, value: str, allowed: str) -> BadBox:
    file, row = components.rows[kind, name]
    return BadBox("error-box-cell", file=str(file), row=row, column=column, value=value, allowed=allowed)
