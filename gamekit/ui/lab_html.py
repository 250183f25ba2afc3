"""The odds page as HTML: the answer as bars, controls, plots, the same as a table and as code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import policies
from ..engine.markup import Markup, joined, tag
from ..engine.options import Option
from ..lab.statistics.stats import SPACE, Estimate, figure, grouped
from ..lab.statistics.stats import rate as share
from .html import bot_words, choices, field, masthead, option_field, panel, scripted_fields
from .lab_compare import comparison
from .lab_pictures import named
from .lab_setting import python, score_column

if TYPE_CHECKING:
    from ..lab.playing.study import Study
    from .lab import Lab

Chance = tuple[str, str, Estimate]      # seat or "nobody", its words, how often it wins


def page(lab: Lab) -> Markup:
    rail = tag("div", controls(lab), comparison(lab), klass="gk-rail", id="gk-rail")
    main = tag("main", answer(lab), rail, results(lab), klass="gk-grid gk-lab", id="gk-main",
               data_layout=lab.layout_name, data_address=lab.address())
    return masthead(lab, lab.text("ui-lab")) + main


# Controls

def controls(lab: Lab) -> Markup:
    fields = [slider(lab)]
    fields += [
        stepped(lab, option) if isinstance(option.choices, range) else option_field(lab, option)
        for option in lab.game.options if lab.means(option)
    ]
    fields += [seat_field(lab, seat) for seat in lab.playing] + scripted_fields(lab)
    seed = tag("input", type="number", min="0", value=lab.seed, data_do="seed", id="gk-seed")
    fields.append(field(lab.text("ui-seed"), seed))
    note = tag("p", lab.text("ui-lab-reconstructed"), klass="gk-quiet")
    return panel("wished", lab.text("ui-lab-ask"), tag("div", *fields, klass="gk-fields") + note)


def slider(lab: Lab) -> Markup:
    """How many games; fewer where a bot thinks."""
    return ranged(lab.text("ui-lab-number"), "number", 0, len(lab.numbers) - 1, lab.number, grouped(lab.n))


def stepped(lab: Lab, option: Option) -> Markup:
    """An option with numbers, as a slider."""
    assert isinstance(option.choices, range)
    low, high, now = option.choices[0], option.choices[-1], lab.wishes[option.name]
    key = f"option-{option.name.replace('_', '-')}"
    return ranged(lab.game_text(key), f"option:{option.name}", low, high, now, str(now))


def ranged(words: str, wish: str, low: int, high: int, value: int, shown: str) -> Markup:
    about = {"min": low, "max": high, "value": value, "data_do": wish, "id": f"gk-{wish.replace(':', '-')}"}
    control = tag("input", type="range", aria_valuetext=shown, **about)
    return field(words, tag("span", control + tag("output", shown), klass="gk-range"))


def seat_field(lab: Lab, seat: str) -> Markup:
    bots = {name: bot_words(lab, name) for name in policies.names(lab.game)}
    return field(lab.text("ui-player", seat=lab.seat_name(seat)), choices(f"seat:{seat}", lab.players[seat], bots))


# The answer

def answer(lab: Lab) -> Markup:
    """Who wins, in sight of the controls at every size."""
    if lab.notice is not None:
        return tag("section", tag("div", tag("p", lab.notice[1])), klass="gk-why", id="gk-why", role="alert")
    if lab.study is None:
        return tag("section", going_on(lab), klass="gk-prompt", id="gk-prompt")
    head = tag("h2", lab.text("ui-lab-plot-wins"), id="gk-headline") + going_on(lab)
    counted = tag("span", measured_on(lab)) + file_button(lab, "png", "wins")
    inside = tag("header", head) + bars(lab) + tag("p", counted, klass="gk-quiet", id="gk-counted")
    inside += tag("p", lab.text("ui-lab-plain"), klass="gk-quiet", id="gk-plain") if lab.slow else ""
    return tag("section", inside, klass="gk-prompt", id="gk-prompt")


def bars(lab: Lab) -> Markup:
    """A bar for each side on a common axis, its interval, and where the answer before stood."""
    assert lab.study is not None
    before = {seat: found for seat, _, found in chances(lab, lab.before)} if lab.before is not None else {}
    rows = [bar(lab, words, found, before.get(seat)) for seat, words, found in chances(lab, lab.study)]
    rows += [tag("li", tag("span", words, klass="gk-who"), tag("span", text, klass="gk-mean"))
             for words, text in mean_score(lab)]
    return tag("ol", *rows, klass="gk-bars", id="gk-wins")


def bar(lab: Lab, words: str, found: Estimate, before: Estimate | None) -> Markup:
    low, high = 100 * found.low, 100 * found.high
    drawn = [tag("u", style=f"width:{100 * found.value:.2f}%"),
             tag("i", style=f"left:{low:.2f}%;width:{high - low:.2f}%")]
    told = [tag("span", words, klass="gk-who")]
    if before is not None:
        was = lab.text("ui-lab-before", chance=percent(before.value, lab.language))
        drawn.append(tag("s", style=f"left:{100 * before.value:.2f}%"))
        told.append(tag("span", was, klass="gk-was"))
    interval = f"{figure(low, lab.language, 0)}–{figure(high, lab.language, 0)}"
    return tag("li", *told, tag("span", *drawn, klass="gk-share", aria_hidden="true"),
               tag("b", percent(found.value, lab.language)), tag("span", interval, klass="gk-interval"))


def percent(value: float, language: str) -> str:
    """Whole per cents; what is less than one is said to be less."""
    if 0 < value < 0.005:
        return f"<{SPACE}1{SPACE}%"
    return figure(100 * value, language, 0) + SPACE + "%"


def chances(lab: Lab, study: Study) -> list[Chance]:
    """How often each seat wins, and how often there was a draw, or all were defeated."""
    from ..lab.statistics.summary import unwon, wins

    won = [(seat, lab.seat_name(seat), estimate) for _, seat, estimate in wins(study)]
    return won + [(what, lab.text(f"study-{what}"), estimate) for what, _, estimate in unwon(study)]


def mean_score(lab: Lab) -> list[tuple[str, str]]:
    """The mean score of the one seat, where the game counts one."""
    from ..lab.showing.plots import measure_words
    from ..lab.statistics.summary import mean_of

    assert lab.study is not None
    column = score_column(lab.game)
    if len(lab.study.present) > 1 or column not in lab.study.columns():
        return []
    mean = mean_of(lab.study.column(column)).text(lab.language, counted=False)
    return [(measure_words(lab.game, "score", lab.language), mean)]


def measured_on(lab: Lab) -> str:
    assert lab.study is not None
    return lab.text("ui-lab-n", number=grouped(lab.study.n), seed=str(lab.study.seed))


def aloud(lab: Lab) -> str:
    assert lab.study is not None
    told = [f"{words} {found.text(lab.language, counted=False)}" for _, words, found in chances(lab, lab.study)]
    told += [f"{words} {text}" for words, text in mean_score(lab)]
    return f"{'; '.join(told)}. {measured_on(lab)}"


def going_on(lab: Lab) -> Markup:
    if not lab.state:
        return Markup()
    told = lab.text(f"ui-lab-{lab.state}", number=grouped(lab.n))
    if lab.slow and lab.study is not None and lab.study.n < lab.n:
        done, rate = grouped(lab.study.n), figure(lab.rate, lab.language)
        told = lab.text("ui-lab-rate", done=done, number=grouped(lab.n), rate=rate)
    words = tag("span", told, role="status", klass="gk-quiet")
    stop = tag("button", lab.text("ui-lab-stop"), klass="gk-button", data_do="stop")
    return tag("div", words + (stop if lab.state == "playing" else ""), klass="gk-tools gk-busy")


# Plots, numbers and files

def results(lab: Lab) -> Markup:
    if lab.study is None:
        return tag("div", id="gk-answer")
    figures = joined(drawn(lab, name, svg) for name, svg in lab.plots.items())
    plots = tag("div", figures, klass="gk-plots", id="gk-plots")
    return tag("div", plots, numbers(lab), code(lab), klass="gk-answer", id="gk-answer")


def drawn(lab: Lab, name: str, svg: Markup) -> Markup:
    stale = "gk-stale" if name in lab.stale or lab.state == "playing" else None
    words = lab.text(f"ui-lab-plot-{name.partition('-')[0]}")
    return tag("figure", svg, file_button(lab, "png", name), id=f"gk-plot-{name}", klass=stale, aria_label=words)


def file_button(lab: Lab, kind: str, value: str = "") -> Markup:
    return tag("button", lab.text(f"ui-lab-{kind}"), klass="gk-file", data_do=kind, data_value=value)


def numbers(lab: Lab) -> Markup:
    """The same as a table, for those who want figures or do not see pictures."""
    from ..lab.statistics.summary import Summary, means, wins

    assert lab.study is not None
    summary = Summary(lab.study)
    summary.language = lab.language
    counted = wins(lab.study)[:1] if len(lab.study.present) == 1 else wins(lab.study)     # endings tell the rest
    won = [(summary.label(what, of), estimate) for what, of, estimate in counted]
    measured = [(column_words(lab.study, of, lab.language), estimate) for _, of, estimate in means(lab.study)]
    lines = [*won, *endings(lab.study, lab.language), *measured]
    n = lab.study.n     # said above; only what some games do not have tells of how many it is
    cells = [(words, found.text(lab.language, counted=found.n != n)) for words, found in lines if words]
    rows = joined(tag("tr", tag("th", label, scope="row") + tag("td", text)) for label, text in cells)
    inside = tag("summary", lab.text("ui-lab-numbers")) + tag("table", rows) + file_button(lab, "csv")
    return tag("details", inside, klass="gk-numbers", id="gk-numbers")


def endings(study: Study, language: str) -> list[tuple[str, Estimate]]:
    """How games end and for whom, in the words of the board."""
    from ..lab.showing.plots import ending_words
    from ..lab.statistics import victory

    return [(ending_words(study.game, ending, winners, language), share(count, study.n))
            for ending, winners, count in victory.endings(study)]


def column_words(study: Study, column: str, language: str) -> str:
    """What a column measures, and of which thing; nothing for one without words, which is there for code."""
    from ..lab.showing.plots import measure_words

    for measure in study.game.measures:
        if column not in measure.columns(study.game) or not named(study, measure.name, language):
            continue
        words = measure_words(study.game, measure.name, language)
        thing = measure.columns(study.game).index(column)
        return f"{words}: {study.game.thing_text(measure.of, thing, language)}" if measure.of else words
    return ""


def code(lab: Lab) -> Markup:
    """The Python that gives the same table."""
    assert lab.study is not None
    written = python(lab.setting, lab.study.n, lab.study.seed)
    inside = tag("summary", lab.text("ui-lab-python")) + tag("pre", tag("code", written))
    return tag("details", inside, klass="gk-numbers", id="gk-python")
