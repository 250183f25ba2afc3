"""What the reconstructed values of the modules and of Falcon may be in print, as far as anything is known of them.

Known are all effects; that stages II to IV of the Doctrine take no agents; what Anti-terror and World Media ask to be
discarded; the price of a cyberattack in cards; stage III of the Reptilians. Everything else may differ; the bounds are
ours, and so are all copies of Falcon's action cards.
"""

from collections.abc import Callable
from random import Random

from ....engine.unknown import Rows, Unknown, uncertain
from ...secret_power.lab.unknown import UNKNOWN as BASE

MODULES = ("nuclear-threat", "world-corporations", "world-bank", "antiterror", "world-media", "reptilians",
           "cyberattack", "ecocide", "blackout")
DOCTRINE = MODULES[:3]
KNOWN = "reptilians-3"
FALCON_CARDS = 12


def is_added(row: dict[str, object]) -> bool:
    """Whether a row is of the expansion, by what it is called."""
    return str(row["id"]).startswith(MODULES)


def of_base(group: Unknown) -> Unknown:
    """A group of Secret Power, for the rows of Secret Power."""
    def draw(rows: Rows, dice: Random) -> None:
        group.draw([row for row in rows if not is_added(row)], dice)

    return Unknown(group.table, group.columns, draw)


def added(table: str, column: str, drawn: Callable[[dict[str, object], Random], int]) -> Unknown:
    """A column of the expansion's rows."""
    def draw(rows: Rows, dice: Random) -> None:
        for row in uncertain(rows):
            if is_added(row):
                row[column] = drawn(row, dice)

    return Unknown(table, (column,), draw)


def stage_agents(row: dict[str, object], dice: Random) -> int:
    """The Doctrine takes agents only for its first and its last stage."""
    if str(row["id"]).startswith(DOCTRINE) and row["agents"] == 0:
        return 0
    return dice.randint(1, 4)


def stage_cards(row: dict[str, object], dice: Random) -> int:
    """Cards of a group, more from stage to stage."""
    at = int(str(row["id"])[-1])
    return max(1, at + dice.choice((-1, 0, 0, 1))) if str(row["id"]).startswith(DOCTRINE) else 0


def stage_interest(row: dict[str, object], dice: Random) -> int:
    """Signs that the points of the Reptilians ask for."""
    number = int(str(row["interest"]))
    return number if row["id"] == KNOWN or not number else max(1, number + dice.choice((-1, 0, 1)))


def covert_agents(row: dict[str, object], dice: Random) -> int:
    return max(4, int(str(row["agents"])) + dice.choice((-1, 0, 1)))


def covert_points(row: dict[str, object], dice: Random) -> int:
    return int(str(row["points"])) + dice.randint(-3, 3)


def covert_discards(row: dict[str, object], dice: Random) -> int:
    """That a cyberattack costs two cards is known."""
    if str(row["id"]).startswith("cyberattack"):
        return 2
    return max(2, int(str(row["discards"])) + dice.choice((-1, 0, 1)))


def action_cards(rows: Rows, dice: Random) -> None:
    """Twelve action cards of Falcon, at least one of each kind."""
    cards = uncertain(rows)
    if sum(int(row["copies"]) for row in cards) != FALCON_CARDS:
        return      # somebody's own deck
    copies = [1] * len(cards)
    for _ in range(FALCON_CARDS - len(cards)):
        copies[dice.randrange(len(cards))] += 1
    for row, number in zip(cards, copies, strict=True):
        row["copies"] = number


UNKNOWN = (
    *map(of_base, BASE),
    added("stages", "agents", stage_agents), added("stages", "cards", stage_cards),
    added("stages", "interest", stage_interest), added("operations", "agents", covert_agents),
    added("operations", "points", covert_points), added("operations", "discards", covert_discards),
    Unknown("falcon", ("copies",), action_cards),
)
