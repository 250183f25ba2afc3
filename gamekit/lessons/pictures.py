"""Small pictures of rates, spreads and draws. Each is 400 units wide, so that its type can be read on a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from ..engine.markup import Markup, joined
from ..engine.pieces import el
from ..lab.statistics.stats import Estimate
from . import drawing

WIDE, LEFT, RIGHT = 400, 20, 380
ROW = 76            # height of a rate
PATTERNS = (None, "9 4", "3 3", "12 3 3 3", "2 5")      # of lines, so that nobody needs to tell colours apart


def svg(words: str, height: float, *fragments: Markup) -> Markup:
    """A picture that says in words what it shows."""
    return el("svg", "chart", *fragments, viewBox=f"0 0 {WIDE} {drawing.num(height)}", role="img", aria_label=words)


# Rates with intervals

def intervals(
    words: str, rows: Sequence[tuple[str, Estimate]], language: str, low: float = 0, high: float = 1,
    mark: float | None = None,
) -> Markup:
    """Rates one below the other: label, value and interval in words, the interval as a bar, the value as a dot."""
    height = ROW * len(rows)
    lines = [axis(height, low, high, "" if mark == 0 else "%")]
    for top, (label, estimate) in zip(range(0, height, ROW), rows, strict=True):
        lines += [marked(top + 43, top + ROW, mark, low, high)] if mark is not None else []     # not through words
        lines.append(drawing.text(LEFT, top + 18, label, 16, "b"))
        lines.append(drawing.text(LEFT, top + 37, estimate.text(language), 14, "dim"))
        lines.append(bar(top + 54, estimate.low, estimate.value, estimate.high, low, high))
    return svg(words, height + 30, *lines)


def bar(y: float, low: float, value: float, high: float, first: float, last: float, dot: float = 5) -> Markup:
    a, b, x = (place(one, first, last) for one in (low, high, value))
    ends = f"M{drawing.num(a)} {y - 7}v14M{drawing.num(b)} {y - 7}v14"
    return drawing.path(f"M{drawing.num(a)} {y}H{drawing.num(b)}{ends}", "rule") + drawing.circle(x, y, dot, "ink")


def place(value: float, low: float, high: float) -> float:
    share = (value - low) / (high - low)
    return LEFT + (RIGHT - LEFT) * min(max(share, 0), 1)


def axis(y: float, low: float, high: float, unit: str = "%") -> Markup:
    """Whole tens or quarters below a picture."""
    first, last = round(100 * low), round(100 * high)
    step = 25 if last - first == 100 else 10 if last - first > 20 else 5
    lines = [drawing.path(f"M{LEFT} {y}H{RIGHT}", "thin")]
    for tick in range(first, last + 1, step):
        x, is_last = place(tick / 100, low, high), tick == last and unit
        number = str(tick).replace("-", "\N{MINUS SIGN}") + (f"\N{NO-BREAK SPACE}{unit}" if is_last else "")
        end = "e" if is_last else "m"
        lines += [drawing.path(f"M{drawing.num(x)} {y}v5", "thin"), drawing.text(x, y + 22, number, 14, f"{end} dim")]
    return joined(lines)


def marked(top: float, base: float, value: float, low: float, high: float) -> Markup:
    x = drawing.num(place(value, low, high))
    return drawing.path(f"M{x} {drawing.num(top)}V{drawing.num(base)}", "edge", "6 4")


def many(words: str, found: Sequence[tuple[float, float]], exact: float, last: float = 1) -> Markup:
    """Many intervals against the exact value: those that miss it are dashed, and have a cross at their end."""
    height = 12 * len(found) + 12
    lines = [axis(height, 0, last), marked(0, height, exact, 0, last)]
    for number, (low, high) in enumerate(found):
        y, a, b = 12 * number + 12, place(low, 0, last), place(high, 0, last)
        caught = low <= exact <= high
        if caught:
            lines.append(drawing.path(f"M{drawing.num(a)} {y}H{drawing.num(b)}", "rule"))
            continue
        dashed = drawing.path(f"M{drawing.num(a)} {y}H{drawing.num(b)}", "rule", "5 4")
        lines += [dashed, drawing.text(min(b + 14, RIGHT), y + 6, "\N{MULTIPLICATION SIGN}", 18, "b m")]
    return svg(words, height + 30, *lines)


def grid(words: str, missed: Sequence[bool]) -> Markup:
    """One small square an interval; those that miss are filled."""
    across, cell = 40, 9
    shapes = {True: "", False: ""}
    for number, miss in enumerate(missed):
        x, y = LEFT + cell * (number % across), 4 + cell * (number // across)
        shapes[miss] += f"M{x} {y}h7v7h-7z"
    height = cell * (len(missed) // across) + 12
    return svg(words, height, drawing.path(shapes[False], "hair"), drawing.path(shapes[True], "ink"))


# Curves

def curve(
    words: str, points: Sequence[tuple[float, Estimate]], below: Sequence[str], mark: float | None = None,
) -> Markup:
    """Rates one after another from left to right, each with its interval; `below` is said at the first and the last."""
    top, base, last = 14, 190, max(x for x, _ in points)

    def y(value: float) -> str:
        return drawing.num(base - (base - top) * value)

    def x(at: float) -> str:
        return drawing.num(60 + 310 * at / last)

    lines = [drawing.path(f"M52 {top}V{base}H{RIGHT}", "thin")]
    for share in (0, 0.5, 1):
        label = f"{100 * share:.0f}\N{NO-BREAK SPACE}%"
        lines += [drawing.path(f"M47 {y(share)}h5", "thin"), drawing.text(44, float(y(share)) + 5, label, 14, "e dim")]
    if mark is not None:
        lines.append(drawing.path(f"M52 {y(mark)}H{RIGHT}", "edge", "6 4"))
    lines += [drawing.path(f"M{x(at)} {y(one.low)}V{y(one.high)}", "edge") for at, one in points]
    joined_up = "L".join(f"{x(at)} {y(one.value)}" for at, one in points)
    lines.append(drawing.path(f"M{joined_up}", "rule"))
    lines += [drawing.circle(float(x(at)), float(y(one.value)), 4.5, "ink") for at, one in points]
    lines += [drawing.text(52, base + 22, below[0], 14, "dim"), drawing.text(RIGHT, base + 22, below[1], 14, "e dim")]
    return svg(words, base + 34, *lines)


# Counts

def tree(words: str, root: tuple[str, str], branches: Sequence[Sequence[tuple[str, str]]]) -> Markup:
    """Natural frequencies: a number that is split in two, and both parts once more; each number with its name below.

    A branch is its own number and the two that it is split into; the first of these is drawn strong.
    """
    def node(x: float, y: float, told: tuple[str, str], looks: str = "") -> list[Markup]:
        return [drawing.text(x, y, told[0], 18, f"b m {looks}"), drawing.text(x, y + 20, told[1], 14, "m dim")]

    lines = node(WIDE / 2, 24, root)
    for middle, (own, *parts) in zip((WIDE / 4, 3 * WIDE / 4), branches, strict=True):
        lines += [drawing.path(f"M{WIDE // 2} 52L{drawing.num(middle)} 74", "thin"), *node(middle, 98, own)]
        for x, part, looks in zip((middle - 48, middle + 48), parts, ("rule", "thin"), strict=True):
            lines += [drawing.path(f"M{drawing.num(middle)} 126L{drawing.num(x)} 148", looks), *node(x, 174, part)]
    return svg(words, 204, *lines)


def dots(words: str, counts: Sequence[int], most: int, step: int, below: str) -> Markup:
    """A dot for each group, at its number of wins."""
    highest = max(counts.count(number) for number in set(counts))
    base = 13 * highest + 10
    ticks = range(0, most + 1, step)
    lines = [drawing.path(f"M{LEFT} {base}H{RIGHT}", "thin")]
    lines += [drawing.text(place(number, 0, most), base + 20, str(number), 14, "m dim") for number in ticks]
    for number in sorted(set(counts)):
        x = place(number, 0, most)
        lines += [drawing.circle(x, base - 8 - 13 * place_up, 5.5, "ink") for place_up in range(counts.count(number))]
    lines.append(drawing.text(WIDE / 2, base + 42, below, 14, "m dim"))
    return svg(words, base + 52, *lines)


def draws(
    words: str, exact: Mapping[int, Fraction], seen: Mapping[int, Estimate], legend: tuple[str, str], below: str,
) -> Markup:
    """The exact chance of each number as a bar, the share of the draws as a dot with its interval beside it."""
    top, base, wide = 40, 200, 360 / len(exact)
    scale = (base - top) / max(0.01, *(float(one) for one in exact.values()), *(one.high for one in seen.values()))
    lines = [
        drawing.rect(LEFT, 8, 16, 16, "n"), drawing.text(LEFT + 24, 21, legend[0], 14),
        drawing.circle(208, 16, 5.5, "ink"), drawing.text(222, 21, legend[1], 14),
        drawing.path(f"M{LEFT} {base}H{RIGHT}", "thin"),
    ]
    for number, chance in exact.items():
        x, tall = LEFT + wide * (number - min(exact)), float(chance) * scale
        lines.append(drawing.rect(x + 6, base - tall, wide - 12, tall, "n"))
        lines.append(drawing.text(x + wide / 2, base + 20, str(number), 14, "m"))
        estimate = seen.get(number)
        if estimate is not None:
            high, low, y = (base - one * scale for one in (estimate.high, estimate.low, estimate.value))
            middle = drawing.num(x + wide / 2)
            lines.append(drawing.path(f"M{middle} {drawing.num(high)}V{drawing.num(low)}", "edge"))
            lines.append(drawing.circle(x + wide / 2, y, 5.5, "ink"))
    lines.append(drawing.text(WIDE / 2, base + 42, below, 14, "m dim"))
    return svg(words, base + 52, *lines)


def variations(words: str, ours: Estimate, others: Sequence[float], labels: tuple[str, str], language: str) -> Markup:
    """Our interval, and below it what other guesses give, as diamonds."""
    low, high = 0.3, 0.9
    lines = [
        axis(116, low, high), drawing.text(LEFT, 18, labels[0], 16, "b"),
        drawing.text(RIGHT, 18, ours.text(language), 14, "e dim"),
        bar(36, ours.low, ours.value, ours.high, low, high), drawing.text(LEFT, 72, labels[1], 16, "b"),
    ]
    for value in others:
        x = drawing.num(place(value, low, high))
        lines.append(drawing.path(f"M{x} 84l7 9-7 9-7-9z", "edge"))
    ends = [drawing.num(place(one, low, high)) for one in (ours.low, ours.high)]
    lines.append(drawing.path(f"M{ends[0]} 36V116M{ends[1]} 36V116", "thin", "3 4"))
    return svg(words, 146, *lines)


# Networks

def two_columns(
    words: str, left: Sequence[tuple[str, str]], right: Sequence[str], lines: Sequence[tuple[int, int, int]],
) -> Markup:
    """Plates on the left, with a word below their names, joined to plates on the right; heavy lines are thicker.

    The lines of a plate on the left have a pattern of their own.
    """
    height = max(46 * len(left), 34 * len(right)) + 8
    steps = height / len(left), height / len(right)
    fragments = [
        drawing.path(
            f"M124 {drawing.num(steps[0] * (a + 0.5))}L220 {drawing.num(steps[1] * (b + 0.5))}",
            ("thin", "edge", "rule")[min(weight, 3) - 1], PATTERNS[a % len(PATTERNS)])
        for a, b, weight in lines
    ]
    for number, (name, note) in enumerate(left):
        y = steps[0] * (number + 0.5)
        fragments.append(drawing.rect(4, y - 20, 120, 40, "rule"))
        fragments.append(drawing.text(64, y - 2 if note else y + 5, name, 16, "b m"))
        fragments += [drawing.text(64, y + 15, note, 14, "m dim")] if note else []
    for number, name in enumerate(right):
        y = steps[1] * (number + 0.5)
        fragments += [drawing.rect(220, y - 14, 176, 28, "thin"), drawing.text(308, y + 5, name, 14, "m")]
    return svg(words, height, *fragments)
