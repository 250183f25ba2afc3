"""The panel of the odds page that compares two settings, game by game on the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.markup import Markup, joined, tag
from ..engine.options import Option
from ..lab.statistics.stats import UNITS, Estimate, figure, grouped
from .html import bot_words, choice_words, panel
from .lab_setting import Setting, python_of_two

if TYPE_CHECKING:
    from ..lab.questions.comparison import Compared
    from .lab import Lab

ROOM = 1.15     # how much wider the axis is than the widest interval


def comparison(lab: Lab) -> Markup:
    """A pinned setting beside another one, and what the difference does."""
    sides = lab.pins.sides()
    if sides is None:
        inside = tag("p", lab.text("ui-lab-compare-how"), klass="gk-quiet") + pin_button(lab, "a")
        return panel("compare", lab.text("ui-lab-compare"), inside)
    a, b = sides
    slots = slot(lab, "a", differing(lab, a, b)) + slot(lab, "b", differing(lab, b, a))
    same = tag("p", lab.text("ui-lab-compare-same"), klass="gk-quiet") if a.text() == b.text() else Markup()
    return panel("compare", lab.text("ui-lab-compare"), tag("dl", slots) + same + outcome(lab, a, b))


def slot(lab: Lab, name: str, words: str) -> Markup:
    """A side: what it is, and a button that lets it go, or pins what is shown now."""
    pinned = name in lab.pins.kept
    now = lab.text("ui-lab-compare-now")
    head = tag("b", name.upper()) + ("" if pinned else f" ({now})")
    button = unpin_button(lab, name) if pinned else pin_button(lab, name)
    return tag("dt", head) + tag("dd", tag("span", words), button)


def pin_button(lab: Lab, name: str) -> Markup:
    setting = "?" + lab.setting.text()
    return tag("button", lab.text("ui-lab-pin", name=name.upper()), klass="gk-button", data_do=f"pin-{name}",
               data_value=setting)


def unpin_button(lab: Lab, name: str) -> Markup:
    words = lab.text("ui-lab-unpin", name=name.upper())
    return tag("button", "×", klass="gk-unpin", data_do=f"pin-{name}", data_value="", aria_label=words, title=words)


def differing(lab: Lab, one: Setting, other: Setting) -> str:
    """What one setting has that the other has not, in words."""
    mine, theirs = told(lab, one), told(lab, other)
    return "; ".join(f"{name}: {value}" for name, value in mine.items() if theirs.get(name) != value)


def told(lab: Lab, setting: Setting) -> dict[str, str]:
    """A setting in the words of the controls."""
    chosen = [option for option in lab.game.options if option.name in setting.options]
    values = {lab.game_text(f"option-{option.name.replace('_', '-')}"):
              value_words(lab, option, setting.options[option.name]) for option in chosen}
    return values | {lab.seat_name(seat): bot_words(lab, bot) for seat, bot in setting.players.items()}


def value_words(lab: Lab, option: Option, value: Any) -> str:
    return str(value) if isinstance(option.choices, range) else choice_words(lab, option, str(value).lower())


# What came of it

def outcome(lab: Lab, a: Setting, b: Setting) -> Markup:
    if not lab.pins.compared:
        return Markup()
    n = grouped(lab.pins.compared[0].difference.n)
    lines = joined(difference(lab, line) for line in lab.pins.compared)
    note = tag("p", lab.text("ui-lab-compare-n", number=n, seed=str(lab.seed)), klass="gk-quiet")
    seat = lab.pins.compared[0].key
    written = python_of_two(a, b, lab.pins.compared[0].difference.n, lab.seed, seat)
    code = tag("details", tag("summary", lab.text("ui-lab-python")), tag("pre", tag("code", written)),
               klass="gk-numbers", id="gk-python-of-two")
    return tag("div", lines, note, code, klass="gk-differences")


def difference(lab: Lab, line: Compared) -> Markup:
    """One result: the difference in large figures, its interval beside zero, and what can be told of it."""
    found, seats = line.difference, lab.game.ids("seat")
    who = lab.seat_name(line.key) if line.key in seats else score_words(lab)
    verdict = lab.text(f"ui-lab-found-{line.verdict}")
    signed = signed_text(found, lab.language)
    head = tag("p", tag("strong", signed), " ", tag("span", f"{who}: {verdict}"))
    return tag("div", head, axis(found, lab.language), klass="gk-difference")


def score_words(lab: Lab) -> str:
    from ..lab.showing.plots import measure_words

    return measure_words(lab.game, "score", lab.language)


def signed_text(found: Estimate, language: str) -> str:
    return figure(found.value * UNITS[found.unit], language, 1 if found.unit == "points" else 2, signed=True)


def axis(found: Estimate, language: str) -> Markup:
    """The interval on a line with zero in the middle."""
    reach = ROOM * max(abs(found.low), abs(found.high), 1e-9)
    place = {name: 50 + 50 * getattr(found, name) / reach for name in ("low", "value", "high")}
    ends = [figure(number * UNITS[found.unit], language, 1, signed=True) for number in (found.low, found.high)]
    line = tag("i", style=f"left:{place['low']:.1f}%;width:{place['high'] - place['low']:.1f}%")
    dot = tag("u", style=f"left:{place['value']:.1f}%")
    figures = tag("span", f"[{ends[0]}; {ends[1]}]", klass="gk-interval")
    return tag("div", tag("span", line, dot, klass="gk-axis", aria_hidden="true"), figures, klass="gk-line")
