"""The CSV files of `box/`, which go on where those of Secret Power end."""

from ....engine.box import Components, Named, Sheet, Whole
from ....engine.conditions import Condition
from ....engine.errors import BadBox
from ....engine.expansion import together
from ....engine.rulebook import hyphened
from ....engine.vocabulary import Worded
from ...secret_power.rules import components as base
from ...secret_power.rules import table as base_table
from ...secret_power.rules.components import AT_ONCE as BASE_AT_ONCE
from ...secret_power.rules.components import IN_FORCE, SIGNS, cells, check_order
from ...secret_power.rules.components import NEEDS as BASE_NEEDS
from ...secret_power.rules.components import PLAYED as BASE_PLAYED
from ...secret_power.rules.components import finish_box as finish_base_box
from ...secret_power.rules.rulebook import Rule
from ...secret_power.rules.table import AGENTS, CLAUSES, STAGES, TESTS, Group, Secondary, Sign, Way
from ...secret_power.rules.table import Effect as Base
from .effects import VOCABULARY
from .falcon.components import FALCON_SHEET
from .rulebook import Rule as Own
from .table import (
    ALIENS, ALLIANCE, ALLIANCES, FIRST_FINAL, FIRST_PERMANENT, FIRST_PROFESSION, FIRST_STAGE, FIRST_TREND, MOVEMENT,
    OPERATION, OPERATIONS, PROFESSION, PROFESSIONALS, PROFESSIONS, PROJECT, PROJECTS, QUANTITY, SPECIES, SPECIES_NUMBER,
    STAGE, TRENDS, Box, Effect, Quantity, Species, Stack, Trend,
)

LASTING = IN_FORCE | {word: VOCABULARY[word] for word in (
    Effect.SHADOWS_PER_WAR, Effect.BANK, Effect.ADD_AGENTS, Effect.TRADE, Effect.BROADCAST,
)}
AT_ONCE = BASE_AT_ONCE | {word: VOCABULARY[word] for word in (
    Effect.RETURN_AGENTS, Effect.HIT, Effect.TAKE_FROM_ROW, Effect.DISCARD_FROM_HAND, Effect.MOVE_COORDINATOR,
)}
FINAL = {word: VOCABULARY[word] for word in (Base.POINTS_PER, Effect.POINTS_PER_TREND)}
PLAYED = BASE_PLAYED | {Effect.CONTACT: VOCABULARY[Effect.CONTACT]}
BY_TREND = BASE_AT_ONCE | {word: VOCABULARY[word] for word in (Effect.GAIN, Effect.HIRE)}
NEEDS = Condition("needs", QUANTITY, TESTS)
COUNTED = together(base_table.Quantity, Quantity)

LARGER = (
    Sheet("projects.csv", PROJECT, rows=PROJECTS, named=True, columns={
        "sign": Named("project_sign", Sign), "way": Named("project_way", Way),
        "group": Named("project_group", Group, empty=True),
    }, added=("group",)),
    Sheet("stages.csv", STAGE, rows=PROJECTS * STAGES, rule=Rule.PROJECT_REQUIREMENTS, named=True, columns={
        "agents": Whole("stage_agents", 0, AGENTS), "signs": Whole("stage_signs", 0, 6),
        "cards": Whole("stage_cards", 0, 9), "discards": Whole("stage_discards", 0, 9),
        "benefit": Worded(LASTING | AT_ONCE | FINAL, CLAUSES, FIRST_STAGE), "points": Whole("stage_points", 0, 99),
        "alliances": Whole("stage_alliances", 0, 9), "interest": Whole("stage_interest", 0, 40),
    }, added=("cards", "discards", "alliances", "interest")),
    Sheet("operations.csv", OPERATION, rows=OPERATIONS, rule=Rule.OPERATION_EXACT_AGENTS, named=True, columns={
        "agents": Whole("operation_agents", 1, 20), "points": Whole("operation_points", 0, 99),
        "stack": Named("operation_stack", Stack), "discards": Whole("operation_discards", 0, 9),
    }, added=("stack", "discards")),
    Sheet("alliances.csv", ALLIANCE, rows=ALLIANCES, rule=Rule.ALLIANCE_REQUIREMENTS, named=True, columns={
        "needs": NEEDS, "points": Whole("alliance_points", 0, 20),
        "sign": Named("alliance_sign", Sign, empty=True, only=SIGNS),
        "secondary": Named("alliance_secondary", Secondary, empty=True),
        "instant": Worded(AT_ONCE, CLAUSES), "permanent": Worded(LASTING, CLAUSES, FIRST_PERMANENT),
        "final": Worded(FINAL, CLAUSES, FIRST_FINAL),
    }),
    Sheet("professionals.csv", PROFESSION, rows=PROFESSIONS, rule=Rule.PRO_INSTEAD_OF_RECRUITING, named=True, columns={
        "copies": Whole("profession_copies", 0, PROFESSIONALS),
        "effect": Worded(PLAYED, CLAUSES, FIRST_PROFESSION),
    }),
)
NEW = (
    Sheet("trends.csv", MOVEMENT, rows=TRENDS, rule=Own.TREND_TEN_POINTS, named=True, columns={
        "effect": Worded(BY_TREND, CLAUSES, FIRST_TREND), "first": Named("trend_first", COUNTED),
        "second": Named("trend_second", COUNTED),
    }),
    Sheet("reptilians.csv", SPECIES, rows=SPECIES_NUMBER, rule=Own.REPTILIAN_BY_PLAYER_COUNT, named=True, columns={
        **cells("species_copies", 9, "always", "three", "four", "five"), "interest": Whole("species_interest", 0, 4),
    }),
    FALCON_SHEET,
)
SHEETS = (*(next((sheet for sheet in LARGER if sheet.file == old.file), old) for old in base.SHEETS), *NEW)


def finish_box(components: Components, box: Box) -> None:
    """What can be discarded is called like what it is."""
    finish_base_box(components, box)
    components.ids["deed"] += components.ids["movement"]
    check_order(components, "movement", [hyphened(one) for one in Trend])
    check_order(components, "species", [hyphened(one) for one in Species])
    lay_out_reptilians(components, box)
    components.ids["asset"] = [id for kind in ("gift", "operation", "movement", "alien") for id in components.ids[kind]]


def lay_out_reptilians(components: Components, box: Box) -> None:
    """The cards of each kind, those for few players first."""
    cards = [(species, 2 + mark) for species in Species for mark, copies in enumerate(box.species_copies[species])
             for _ in range(copies)]
    if len(cards) != ALIENS:
        raise BadBox("error-box-rows", file=str(components.paths["reptilians"]), number=len(cards), allowed=str(ALIENS))
    for card, (species, players) in enumerate(cards):
        box.alien_species[card], box.alien_players[card] = species, players
        number = 1 + sum(other == species for other, _ in cards[:card])
        components.add_id("alien", f"{hyphened(species)}-{number}")


JOINTS = {finish_base_box: finish_box, BASE_NEEDS: NEEDS}
