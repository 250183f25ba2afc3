"""What the reconstructed missions may be in print, as far as anything is known of them.

Eleven missions exist, and all rest on values or types. The rulebook explains only those that need a word: so the two
that we made up are of the plain kinds, two sums or a sum without another type, with numbers like those that are known.
No two missions are the same.
"""

from random import Random

from ....engine.unknown import Rows, Unknown, uncertain
from ..rules.table import TYPES, Type

VALUED = [type.name.lower() for type in list(Type)[:TYPES]]
KINDS = {"two-sums": (3, 5), "sum-without": (7, 9)}     # how much may be asked for


def other_kinds(rows: Rows, dice: Random) -> None:
    """Which of the plain kinds, and how much is asked for."""
    for row in uncertain(rows):
        kind = dice.choice(list(KINDS))
        least = dice.randint(*KINDS[kind])
        other = least if kind == "two-sums" else 0
        row.update(condition=kind, least=least, other_least=other, capitol_least=least)
    make_different(rows, dice)


def other_types(rows: Rows, dice: Random) -> None:
    """Of which types."""
    for row in uncertain(rows):
        row["type"], row["other"] = dice.sample(VALUED, 2)
    make_different(rows, dice)


def make_different(rows: Rows, dice: Random) -> None:
    """Draw the types again where two missions are the same."""
    for row in uncertain(rows):
        while any(row is not other and meaning(row) == meaning(other) for other in rows):
            row["type"], row["other"] = dice.sample(VALUED, 2)


def meaning(row: dict[str, object]) -> tuple[object, ...]:
    """What a mission asks for: the order of two sums means nothing."""
    types = [str(row["type"]), str(row["other"])]
    return row["condition"], *(sorted(types) if row["condition"] == "two-sums" else types)


TYPES_OF = ("type", "other")
UNKNOWN = (
    Unknown("missions", ("condition", "least", "other_least", "capitol_least", *TYPES_OF), other_kinds),
    Unknown("missions", TYPES_OF, other_types),
)
