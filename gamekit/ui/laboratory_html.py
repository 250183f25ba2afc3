"""The page of the rule laboratory as HTML: the rule and its change on one side, what it does on the other."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from ..engine import policies, registry
from ..engine.changes import by_name, source
from ..engine.markup import Markup, joined, tag
from ..lessons.loading import load_lesson
from ..lab.statistics.stats import UNITS, figure, grouped
from .html import bot_words, choice_words, choices, field, icon, masthead, panel
from .lab_setting import as_code

if TYPE_CHECKING:
    from ..lab.questions.comparison import Compared
    from ..lab.statistics.stats import Estimate
    from .laboratory import RuleLab

WIDTH, MARGIN = 360, 14     # of a row's picture
Line = tuple[str, str, str]     # number, sign, text


def page(lab: RuleLab) -> Markup:
    state = lab.text("ui-rl-state", change=lab.told())
    rule = tag("div", in_words(lab), as_lines(lab), check(lab), klass="gk-rl-column")
    effect = tag("div", results(lab), claim(lab), python(lab), klass="gk-rl-column")
    main = tag("main", asked(lab), rule, effect, klass="gk-grid gk-rulelab", id="gk-main", data_address=lab.address())
    return masthead(lab, state) + main


# What is asked

def asked(lab: RuleLab) -> Markup:
    """The question in large letters, and all there is to choose."""
    if lab.notice is not None:
        told = tag("p", lab.notice[1], klass="gk-why", role="alert", id="gk-why")
    else:
        told = Markup()
    fields = field(lab.text("ui-rl-game"), choices("game", lab.game.name, titles(lab.language)))
    fields += field(lab.text("ui-rl-change"), change_menu(lab))
    fields += cell_fields(lab) if lab.change == "cell" else Markup()
    head = tag("h2", question(lab), id="gk-headline")
    return tag("section", tag("div", head, told), tag("div", fields, klass="gk-fields"), klass="gk-asked")


@cache
def titles(language: str) -> dict[str, str]:
    """The names of all games."""
    return {name: registry.load(name, language=language).title for name in registry.names()}


def question(lab: RuleLab) -> str:
    option = next((one for one in lab.switches() if f"option.{one.name}" == lab.change), None)
    if option is not None:
        name = lab.game_text(f"option-{option.name.replace('_', '-')}")
        value = choice_words(lab, option, str(not option.default).lower())
        return lab.text("ui-rl-switch", name=name, value=value)
    if lab.change == "cell":
        return lab.text("ui-rl-cell", cell=" · ".join(lab.cell), value=lab.number or "…")
    if lab.change == "own":
        return lab.told()
    return lab.game_text(f"change-{lab.change}.question") if lab.change else lab.text("ui-rl-choose")


def change_menu(lab: RuleLab) -> Markup:
    """Prepared questions, switches and numbers, each under their heading."""
    words = {one.name: lab.game_text(f"{one.key}.question") for one in lab.prepared()}
    switches = {f"option.{one.name}": lab.game_text(f"option-{one.name.replace('_', '-')}") for one in lab.switches()}
    numbers = {"cell": lab.text("ui-rl-any-number")}
    groups = [("ui-rl-prepared", words), ("ui-rl-switches", switches), ("ui-rl-numbers", numbers)]
    first = {"": lab.text("ui-rl-choose"), **({"own": lab.own.title} if lab.own is not None else {})}
    made = options(lab, first) + joined(
        tag("optgroup", options(lab, names), label=lab.text(key)) for key, names in groups if names)
    return tag("select", made, data_do="change", id="gk-change")


def options(lab: RuleLab, names: dict[str, str]) -> Markup:
    return joined(tag("option", words, value=name, selected="selected" if name == lab.change else None)
                  for name, words in names.items())


def cell_fields(lab: RuleLab) -> Markup:
    """A number of the box: which, and what it is to be."""
    file, row, column = lab.cell
    rows = [one["id"] for one in lab.game.components[file]]
    value = next(one[column] for one in lab.game.components[file] if one["id"] == row)
    number = tag("input", type="number", value=lab.number or value, data_do="cell", id="gk-cell")
    made = [("file", file, list(lab.sheets())), ("row", row, rows), ("column", column, lab.sheets()[file])]
    fields = [field(lab.text(f"ui-rl-{name}"), choices(name, here, dict(zip(there, there, strict=True))))
              for name, here, there in made]
    return joined([*fields, field(lab.text("ui-rl-number"), number)])


# The rule

def in_words(lab: RuleLab) -> Markup:
    """A rule of the book, and how it is instead."""
    game = lab.mine or lab.game
    names = {entry.id: entry.title for entry in game.rulebook.entries()}
    menu = field(lab.text("ui-rl-rule"), choices("rule", lab.rule, {"": "…", **names}))
    if not lab.rule:
        return panel("wording", lab.text("ui-rl-words"), menu)
    printed, change = lab.game.rulebook[lab.rule], game.concerned.get(lab.game.rulebook[lab.rule].rule)
    told = tag("blockquote", printed.text)
    if change is not None and change.name:
        now = lab.text("ui-rl-now", now=lab.game_text(f"{change.key}.now"))
        told += tag("p", tag("span", "+", klass="gk-plus", aria_hidden="true"), now, klass="gk-instead")
    aside = f"{printed.place} · {lab.text(f'ui-status-{game.rulebook[lab.rule].status}')}"
    return panel("wording", lab.text("ui-rl-words"), menu + told, aside)


def as_lines(lab: RuleLab) -> Markup:
    """The code of the rule: old lines struck through, new ones marked."""
    lines = list(changed_lines(lab)) if lab.mine is not None else []
    counts = [sum(sign == one for _, sign, _ in lines) for one in ("−", "+")]
    aside = lab.text("ui-rl-lines", old=counts[0], new=counts[1]) if any(counts) else ""
    lines = lines or [(str(number), "", text) for number, text in enumerate(code_of(lab), 1)]
    if not lines:
        inside = tag("p", lab.text("ui-rl-no-code"), klass="gk-quiet") if lab.rule else Markup()
        return panel("source", lab.text("ui-rl-code"), inside) if lab.rule else Markup()
    return panel("source", lab.text("ui-rl-code"), tag("ol", joined(map(line_html, lines)), klass="gk-src"), aside)


def line_html(line: Line) -> Markup:
    number, sign, text = line
    kind = {"−": "gk-old", "+": "gk-new"}.get(sign)
    bare = text.lstrip()
    code = text[:len(text) - len(bare)] + tag("s", bare) if sign == "−" else text
    return tag("li", tag("span", number), tag("b", sign), tag("code", code), klass=kind)


def code_of(lab: RuleLab) -> list[str]:
    """The printed source of the chosen rule."""
    found = lab.game.rulebook.functions(lab.rule) if lab.rule else []
    return "\n\n".join(inspect.getsource(function).rstrip() for function in found).split("\n") if found else []


def changed_lines(lab: RuleLab) -> Iterator[Line]:
    """Every function, option and cell that is changed, before and after."""
    assert lab.mine is not None
    for change in lab.mine.changes:
        for name, function in change.functions.items():
            printed = inspect.getsource(by_name(lab.game, name)).rstrip()
            yield from differing(printed.split("\n"), renamed(printed, function))
        for name, value in change.options.items():
            default = next(one.default for one in lab.game.options if one.name == name)
            yield from [("", "−", f"{name} = {default}"), ("", "+", f"{name} = {value}")]
        for file, rows in change.box.items():
            for row, cells in rows.items():
                before = next(one for one in lab.game.components[file] if one["id"] == row)
                for column, value in cells.items():
                    if str(before[column]) != str(value):
                        yield "", "−", f"{file}.csv  {row}  {column} = {before[column]}"
                        yield "", "+", f"{file}.csv  {row}  {column} = {value}"


def renamed(printed: str, function: Any) -> list[str]:
    """The text of a function under the name of the printed one, with what is written above that."""
    above, _, rest = printed.partition("def ")
    text = source(function) or textwrap.dedent(inspect.getsource(function))
    own = text[text.rindex(f"def {function.__name__}("):]
    name = rest.partition("(")[0]
    return (above + re.sub(r"^def \w+", f"def {name}", own).rstrip()).split("\n")


def differing(before: list[str], after: list[str]) -> Iterator[Line]:
    for what, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if what == "equal":
            yield from ((str(number + 1), "", before[number]) for number in range(a, b))
        else:
            yield from ((str(number + 1), "−", before[number]) for number in range(a, b))
            yield from ((str(number + 1), "+", after[number]) for number in range(c, d))


def check(lab: RuleLab) -> Markup:
    """Whether it still is a game."""
    if lab.checked is None:
        return Markup()
    told = joined(tag("li", sentence) for sentence in lab.checked.sentences(lab.language))
    return panel("check", lab.text("ui-rl-check"), tag("ul", told, klass="gk-checks"), "✓" if lab.checked else "✗")


# What it does

def results(lab: RuleLab) -> Markup:
    """The prediction first; then what is different, and below that what cannot be told apart."""
    if lab.mine is None:
        note = tag("p", lab.text("ui-rl-none"), klass="gk-quiet") + tag("p", lab.text("ui-rl-own"), klass="gk-quiet")
        return panel("does", lab.text("ui-rl-does"), questions(lab) + note)
    parts = guess(lab) + busy(lab)
    if lab.lines:
        parts += keys(lab) + table(lab) + foot(lab)
    made = panel("does", lab.text("ui-rl-does"), parts)
    return made + (panel("sentence", lab.text("ui-rl-sentence"), verdict(lab)) if lab.lines else Markup())


def questions(lab: RuleLab) -> Markup:
    """The questions that the game has prepared, to begin with one of them."""
    return tag("div", joined(
        tag("button", lab.game_text(f"{one.key}.question"), klass="gk-button", data_do="change", data_value=one.name)
        for one in lab.prepared()), klass="gk-questions")


def guess(lab: RuleLab) -> Markup:
    """What the visitor predicts, before anything is played."""
    if lab.lines:
        return Markup()
    asked = tag("p", lab.text("ui-rl-guess", seat=lab.seat_name(lab.seats[0])))
    buttons = joined(tag("button", lab.text(f"ui-rl-guess-{one}"), klass="gk-button", data_do="guess", data_value=one,
                         aria_pressed=str(lab.guess == one).lower()) for one in ("more", "less", "same"))
    return asked + tag("div", buttons, klass="gk-guess") + (run_button(lab, 200) if lab.guess else Markup())


def run_button(lab: RuleLab, number: int) -> Markup:
    words = lab.text("ui-rl-more", number=grouped(number))
    return tag("button", icon("play"), words, klass="gk-button gk-main-button", data_do="run", data_value=str(number),
               disabled="disabled" if lab.state else None)


def busy(lab: RuleLab) -> Markup:
    return tag("p", lab.text(f"ui-rl-{lab.state}"), klass="gk-quiet", role="status") if lab.state else Markup()


def keys(lab: RuleLab) -> Markup:
    """What the dots mean."""
    dots = [("gk-c0", "ui-rl-printed"), ("gk-c1", "ui-rl-mine")]
    made = [tag("span", tag("svg", tag("circle", cx=7, cy=7, r=5, klass=one), width=14, height=14), lab.text(key))
            for one, key in dots]
    line = tag("svg", tag("path", d="M2 6H22M2 1V11M22 1V11", klass="gk-whisker"), width=24, height=12)
    return tag("p", joined(made), tag("span", line, lab.text("ui-rl-interval")), klass="gk-keys")


def table(lab: RuleLab) -> Markup:
    told = [line for line in lab.lines if line.verdict != "same"]
    same = [line for line in lab.lines if line.verdict == "same"]
    head = tag("tr", tag("th", ""), tag("th", ""), tag("th", lab.text("ui-rl-difference"), klass="gk-df", scope="col"))
    cut = tag("tr", tag("td", lab.text("ui-rl-same"), colspan=3), klass="gk-cut") if same else Markup()
    rows = joined(row(lab, line) for line in told) + cut + joined(row(lab, line) for line in same)
    return tag("table", tag("thead", head), tag("tbody", rows), klass="gk-cmp")


def row(lab: RuleLab, line: Compared) -> Markup:
    """A result: before and after as figures and as dots that are joined, for the games are pairs."""
    before, after = (number(lab, one) for one in (line.b, line.a))
    values = tag("span", f"{before} → ", tag("b", after), klass="gk-vals")
    unit = UNITS[line.difference.unit]
    found = [figure(one * unit, lab.language, 1, signed=True)
             for one in (line.difference.value, line.difference.low, line.difference.high)]
    change = tag("td", tag("b", found[0]), tag("span", f"[{found[1]}; {found[2]}]"), klass="gk-df")
    head = tag("th", name(lab, line.key), values, scope="row")
    return tag("tr", head, tag("td", dots(lab, line)), change, klass="gk-eq" if line.verdict == "same" else None)


def number(lab: RuleLab, found: Estimate) -> str:
    text = figure(found.value * UNITS[found.unit], lab.language, 1)
    return f"{text} %" if found.unit == "rate" else text


def name(lab: RuleLab, key: str) -> str:
    """What was counted, in words."""
    kind, _, which = key.partition("-")
    if kind == "wins":
        return lab.text("ui-rl-wins", seat=lab.seat_name(which or lab.seats[0]))
    if kind == "ending":
        ending = next(one for one in lab.game.ending if lab.game.ids("ending")[one] == which)
        return lab.game.rulebook[lab.game.ends[ending]].title
    return lab.text(f"ui-rl-{key}")


def dots(lab: RuleLab, line: Compared) -> Markup:
    """Both intervals over one axis, which need not begin at zero."""
    ends = [end for one in (line.a, line.b) for end in (one.low, one.high)]
    low, high = min(ends), max(ends)
    room = max(high - low, 1e-9)

    def place(value: float) -> float:
        return round(MARGIN + (WIDTH - 2 * MARGIN) * (value - low) / room, 1)

    drawn = tag("path", d=f"M{place(line.b.value)} 11L{place(line.a.value)} 31", klass="gk-pair")
    for found, y, kind in ((line.b, 11, "gk-c0"), (line.a, 31, "gk-c1")):
        a, b = place(found.low), place(found.high)
        drawn += tag("path", d=f"M{a} {y}H{b}M{a} {y - 5}V{y + 5}M{b} {y - 5}V{y + 5}", klass="gk-whisker")
        drawn += tag("circle", cx=place(found.value), cy=y, r=5, klass=kind)
    return tag("svg", drawn, viewBox=f"0 0 {WIDTH} 42", aria_hidden="true", klass="gk-dots")


def foot(lab: RuleLab) -> Markup:
    bot = bot_words(lab, policies.usual(lab.game))
    facts = {"number": grouped(lab.n), "bot": bot, "seed": "1917", "seat": lab.seat_name(lab.seats[0])}
    told = tag("p", lab.text("ui-rl-pairs", **facts), klass="gk-quiet")
    ahead = [wanted for wanted in (2_000, 10_000) if wanted > lab.n][:1]
    return tag("div", told, *(run_button(lab, wanted) for wanted in ahead), klass="gk-rl-foot")


def sentence(lab: RuleLab) -> str:
    """What came of it for the first seat."""
    line = lab.lines[0]
    sign = -1 if line.verdict == "less" else 1
    ends = sorted(sign * 100 * end for end in (line.difference.low, line.difference.high))
    low, high = (figure(end, lab.language, 1) for end in ends)
    points = figure(abs(100 * line.difference.value), lab.language, 1)
    seat = lab.seat_name(lab.seats[0])
    return lab.text(f"ui-rl-verdict-{line.verdict}", seat=seat, points=points, low=low, high=high)


def verdict(lab: RuleLab) -> Markup:
    right = lab.guess == lab.lines[0].verdict
    said = tag("p", lab.text("ui-rl-right" if right else "ui-rl-wrong")) if lab.guess else Markup()
    return tag("p", sentence(lab), klass="gk-lead") + said


# What the rule claims about history

def claim(lab: RuleLab) -> Markup:
    """For rules that carry a game's argument about the past: what they claim, and what to conclude without them."""
    change = next((one for one in lab.prepared() if one.name == lab.change and one.claim is not None), None)
    if change is None or change.claim is None:
        return Markup()
    name, which = change.claim
    lesson = load_lesson(lab.game, name)
    told = tag("blockquote", lesson.told(f"argument-{which}", lab.language))
    steps = ["ui-rl-claim-predict", *(["ui-rl-claim-conclude", "ui-rl-claim-source"] if lab.lines else [])]
    asked = joined(tag("li", lab.text(key)) for key in steps)
    named = [lesson.told(f"document.{one}", lab.language) for one in lesson.data["argument"]["against"]]
    against = joined(tag("li", one) for one in named)
    sources = tag("ul", against, klass="gk-checks") if lab.lines else Markup()
    return panel("claim", lab.text("ui-rl-claim"), told + tag("ol", asked, klass="gk-rl-steps") + sources)


# On the board, and as Python

def python(lab: RuleLab) -> Markup:
    """The way to play it, and the lines that give the same in a notebook."""
    if lab.mine is None or lab.change == "own":
        return Markup()
    change = lab.mine.changes[-1]
    given = as_code(change.name) if change.name else ", ".join(
        [f"{one}={as_code(value)}" for one, value in change.options.items()]
        + ([f"box={as_code(dict(change.box))}"] if change.box else []))
    written = (f"import gamekit\nfrom gamekit.lab import compare\n\ngame = gamekit.load({as_code(lab.game.name)})\n"
               f"changed = game.changed({given})\n"
               f"compare(game, 2_000, changed, against={as_code(policies.usual(lab.game))}, seed=1917)\n"
               f"changed.new({', '.join(f'{name}={as_code(value)}' for name, value in lab.under().items())}).board()")
    inside = tag("summary", lab.text("ui-rl-python")) + tag("pre", tag("code", written))
    link = Markup()
    if change.name:
        place = f"{lab.game.name}_play.ipynb?" + urlencode({"lang": lab.language, "change": change.name, **lab.under()})
        link = tag("a", icon("play"), lab.text("ui-rl-board"), klass="gk-button gk-home", href=place)
    return link + tag("details", inside, klass="gk-numbers", id="gk-python")
