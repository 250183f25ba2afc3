"""What the reconstructed values may be in print, as far as anything is known of them.

Known are the cards that the rulebook's examples name, that units have one to three bars, a ready strength of one to
three and an exhausted one of nought to three, that neutral units have a ready strength of one, and three connections of
the map. Where nothing is known the bounds are ours: days 1 to 8, points 1 to 4, leaders a little stronger than units, a
track of 7 to 15 spaces a side.
"""

from random import Random

from ....engine.unknown import Rows, Unknown, between, one_of, uncertain, until

IN_EXAMPLES = ("purple-4a", "purple-2", "red-2", "red-4a", "brown-5a", "green-4a")
NEIGHBOURS = (("green", "red"), ("blue", "white"), ("brown", "purple"))     # the connections that examples use
NEUTRALS = tuple(f"neutral-{letter}" for letter in "abcdef")


def four_beats_two(orders: Rows) -> bool:
    """An example prefers the purple card of four days to that of two, for its points."""
    points = {row["id"]: row["points"] for row in orders}
    return bool(points.get("purple-4a", 1) > points.get("purple-2", 0))


def bars_of_examples(units: Rows) -> bool:
    """Each side has two units of one bar, and Red one of two."""
    bars = {side: [row["bars"] for row in units if row["side"] == side] for side in ("red", "white")}
    return all(bars[side].count(1) >= 2 for side in bars) and 2 in bars["red"]


def a_strong_exhausted_unit(units: Rows) -> bool:
    """In an example a red unit has strength 3 on its exhausted side."""
    return any(row["exhausted"] == 3 for row in units if row["side"] == "red")


def exhausted_units(rows: Rows, dice: Random) -> None:
    for row in uncertain(rows):
        row["exhausted"] = dice.randint(0, 2 if row["side"] == "neutral" else 3)


def specials(rows: Rows, dice: Random) -> None:
    """Lenin and Kerensky inspire; who of the other two spies and who protests, on each side, is not known."""
    for side in ("red", "white"):
        others = [row for row in uncertain(rows) if row["side"] == side and row["special"] != "inspire"]
        found = [row["special"] for row in others]
        dice.shuffle(found)
        for row, special in zip(others, found, strict=True):
            row["special"] = special


def same_man(rows: Rows, dice: Random) -> None:
    """Both of Trotsky's tokens are as strong as each other."""
    ready, exhausted = dice.randint(1, 5), dice.randint(0, 4)
    for row in uncertain(rows):
        row.update(ready=ready, exhausted=exhausted)


def roads(rows: Rows, dice: Random) -> None:
    """The eight rings that hold the known connections; a region's tile blocks the road behind it or the one ahead."""
    if len(uncertain(rows)) != 6:
        return      # somebody's own map
    ring = [region for pair in NEIGHBOURS for region in dice.sample(pair, 2)]
    ahead = dice.randint(0, 1)
    for i, row in enumerate(rows):
        here, there = ring[i], ring[(i + 1) % 6]
        row.update({"from": here, "to": there, "tile": there if ahead else here})


UNKNOWN = (
    between("orders", "days", 1, 8, keep=IN_EXAMPLES),
    between("orders", "recruit", 1, 3, keep=("green-4a",)),
    one_of("orders", "action", ("move", "double-move", "recover")),
    until(between("orders", "points", 1, 4), four_beats_two),
    until(between("units", "bars", 1, 3, keep=NEUTRALS), bars_of_examples),
    between("units", "ready", 1, 3, keep=NEUTRALS),
    until(Unknown("units", ("exhausted",), exhausted_units), a_strong_exhausted_unit),
    between("leaders", "days", 1, 8),
    between("leaders", "ready", 2, 5),
    between("leaders", "exhausted", 1, 3),
    Unknown("leaders", ("special",), specials),
    Unknown("trotsky", ("ready", "exhausted"), same_man),
    Unknown("connections", ("from", "to", "tile"), roads),
    between("track", "spaces", 7, 15),
)
