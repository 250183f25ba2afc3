"""What the reconstructed values may be in print, as far as anything is known of them.

Known are all objects by name and group, ten of their eighteen minimums, how many cards the decks have, the Comintern,
one stage of the United Nations, the agents of the second and the last operation, all points of operations, and what
stages IV and V bring. Everything else may differ; the bounds are ours.
"""

import re
from random import Random

from ....engine.unknown import Rows, Unknown, between, uncertain

BASIC = {
    "ruling-parties": 0, "media": 0, "security": 0, "valuables": 1, "real-estate": 1, "banks": 1, "research": 2,
    "laboratories": 2, "patents": 2,
}
SUPPORT = ("unions", "consulates", "intelligence")
SPLITS = (((3, 3, 2), 3), ((3, 3, 3), 2), ((3, 2, 2), 4))     # copies in a basic group, and of each card of support
MINIMUMS = {"control": (1, 2), "finance": (1, 2), "science": (1, 2), "power": (4, 6), "support": (2, 4),
            "inner-circle": (4, 6)}
LEAST = {"recall": 2, "reach": 4}       # benefits: one more than without


def minimums(rows: Rows, dice: Random) -> None:
    """Agents for the objects whose number nobody tells, about as many as for others of their group."""
    for row in uncertain(rows):
        row["agents"] = dice.randint(*MINIMUMS[row["group"]])


def copies(rows: Rows, dice: Random) -> None:
    """How many cards of each kind there are: three ways of dividing fifty-three."""
    if {row["id"] for row in uncertain(rows)} < {*BASIC, *SUPPORT}:
        return      # somebody's own deck
    basic, support = dice.choice(SPLITS)
    for row in uncertain(rows):
        if row["id"] in BASIC:
            mates = [name for name, group in BASIC.items() if group == BASIC[row["id"]]]
            row["always"] = basic[mates.index(row["id"])]
        elif row["id"] in SUPPORT:
            row["always"] = support


def interest(rows: Rows, dice: Random) -> None:
    """Which cards show signs of special interest. Those of support show their own."""
    for row in uncertain(rows):
        if row["id"] not in SUPPORT:
            row["interest"] = dice.choice((0, 0, 1, 1, 2))


def stage_signs(rows: Rows, dice: Random) -> None:
    """Signs rise from stage to stage; those of the first stage of Secret Power are known."""
    for row in uncertain(rows):
        at = int(row["id"][-1])
        if row["id"].startswith("secret-power"):
            row["signs"] = 2 if at == 1 else dice.randint(1, 4)
        elif row["id"] != "united-nations-3":
            row["signs"] = max(0, at - 1 + dice.choice((-1, 0, 0, 1))) if at > 1 else 0


def benefits(rows: Rows, dice: Random) -> None:
    """What United Nations recall and how far Espionage reaches: more than without them. The kind is known."""
    def other(found: re.Match[str]) -> str:
        return f"{found[1]} {max(LEAST[found[1]], int(found[2]) + dice.choice((-1, 0, 0, 1)))}"

    for row in uncertain(rows):
        row["benefit"] = re.sub(r"(recall|reach) (\d+)", other, row["benefit"])


def requirements(rows: Rows, dice: Random) -> None:
    """Numbers that are asked for, one more or less. What must not be there must not."""
    for row in uncertain(rows):
        row["needs"] = re.sub(r">= (\d+)", lambda found: f">= {max(1, int(found[1]) + dice.choice((-1, 0, 1)))}",
                              row["needs"])


def operation_agents(rows: Rows, dice: Random) -> None:
    """Numbers that never fall, with the known six and ten in their places."""
    low, high = dice.randint(3, 6), sorted(dice.choices(range(6, 11), k=3))
    for row, number in zip(uncertain(rows), [low, *high], strict=False):
        row["agents"] = number


def final_numbers(rows: Rows, dice: Random) -> None:
    """Points of final effects, one more or less."""
    for row in uncertain(rows):
        row["final"] = re.sub(r"\d+$", lambda found: str(max(1, int(found[0]) + dice.choice((-1, 0, 1)))), row["final"])


def staff_numbers(rows: Rows, dice: Random) -> None:
    for row in uncertain(rows):
        if row["id"] in ("emissary", "recruiter", "killer"):
            row["effect"] = re.sub(r"\d+$", str(dice.randint(1, 4)), row["effect"])


UNKNOWN = (
    Unknown("objects", ("agents",), minimums),
    Unknown("deck", ("always",), copies),
    Unknown("deck", ("interest",), interest),
    between("stages", "agents", 1, 4, keep=("united-nations-3",)),
    Unknown("stages", ("signs",), stage_signs),
    Unknown("stages", ("benefit",), benefits),
    Unknown("operations", ("agents",), operation_agents),
    between("alliances", "points", 0, 4, keep=("federal-reserve",)),
    Unknown("alliances", ("needs",), requirements),
    Unknown("alliances", ("final",), final_numbers),
    Unknown("professionals", ("effect",), staff_numbers),
)
