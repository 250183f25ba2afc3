"""The odds page as HTML: controls, the answer in words and numbers, plots."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from ..engine import policies
from ..engine.markup import Markup, joined, tag
from ..engine.options import Option
from ..lab.statistics.stats import Estimate, grouped, rate
from .html import bot_words, choices, field, masthead, option_field, panel, scripted_fields

if TYPE_CHECKING:
    from ..lab.playing.study import Study
    from .lab import Lab

WIDE, NARROW = 5.2, 3.75      # inches of a plot; the page scales it
DRAWING = ThreadPoolExecutor(1, "drawing")


def page(lab: Lab) -> Markup:
    rail = tag("div", controls(lab), klass="gk-rail", id="gk-rail")
    column = tag("div", answer(lab), klass="gk-answer", id="gk-answer")
    main = tag("main", rail + column, klass="gk-grid gk-lab", id="gk-main", data_layout=lab.layout_name)
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
    return panel("ask", lab.text("ui-lab-ask"), tag("div", *fields, klass="gk-fields") + note)


def slider(lab: Lab) -> Markup:
    """How many games; fewer where a bot thinks."""
    from .lab import NUMBERS

    return ranged(lab.text("ui-lab-number"), "number", 0, len(NUMBERS) - 1, lab.number, grouped(lab.n))


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
    if lab.notice is not None:
        return tag("section", tag("div", tag("p", lab.notice[1])), klass="gk-why", id="gk-why", role="alert")
    if lab.study is None:
        return tag("section", going_on(lab), klass="gk-prompt", id="gk-prompt")
    head = tag("h2", headline(lab), id="gk-headline") + tag("p", measured_on(lab), klass="gk-quiet")
    prompt = tag("section", tag("div", head) + going_on(lab), klass="gk-prompt", id="gk-prompt")
    figures = joined(figure(lab, name, svg) for name, svg in lab.plots.items())
    return prompt + tag("div", figures, klass="gk-plots", id="gk-plots") + numbers(lab)


def headline(lab: Lab) -> str:
    """Each side's chance in one line."""
    return " · ".join(f"{who} {estimate}" for who, estimate in chances(lab))


def chances(lab: Lab) -> list[tuple[str, str]]:
    """How often each seat wins, and nobody. Of one that plays alone, the mean score tells more than who else won."""
    from ..lab.statistics.summary import wins

    assert lab.study is not None
    alone = len(lab.study.present) == 1
    found = []
    for _, of, estimate in wins(lab.study):
        if of != "nobody" or (estimate.value > 0 and not alone):
            who = lab.text("ui-lab-nobody") if of == "nobody" else lab.seat_name(of)
            found.append((who, estimate.text(lab.language, counted=False)))
    return [*found, *mean_score(lab)] if alone else found


def mean_score(lab: Lab) -> list[tuple[str, str]]:
    """The mean score of the one seat, where the game counts one."""
    from ..lab.showing.plots import measure_words
    from ..lab.statistics.summary import mean_of

    assert lab.study is not None
    column = f"score_{lab.game.ids('seat')[0]}".replace("-", "_")
    if column not in lab.study.columns():
        return []
    mean = mean_of(lab.study.column(column)).text(lab.language, counted=False)
    return [(measure_words(lab.game, "score", lab.language), mean)]


def measured_on(lab: Lab) -> str:
    assert lab.study is not None
    return lab.text("ui-lab-n", number=grouped(lab.study.n), seed=str(lab.study.seed))


def aloud(lab: Lab) -> str:
    return f"{headline(lab)}. {measured_on(lab)}"


def going_on(lab: Lab) -> Markup:
    if not lab.state:
        return Markup()
    words = tag("span", lab.text(f"ui-lab-{lab.state}", number=grouped(lab.n)), role="status", klass="gk-quiet")
    stop = tag("button", lab.text("ui-lab-stop"), klass="gk-button", data_do="stop")
    return tag("div", words + (stop if lab.state == "playing" else ""), klass="gk-tools gk-busy")


def figure(lab: Lab, name: str, svg: Markup) -> Markup:
    stale = "gk-stale" if name in lab.stale or lab.state == "playing" else None
    words = lab.text(f"ui-lab-plot-{name.partition('-')[0]}")
    return tag("figure", svg, id=f"gk-plot-{name}", klass=stale, aria_label=words)


def numbers(lab: Lab) -> Markup:
    """The same as a table, for those who want figures or do not see pictures."""
    from ..lab.statistics.summary import Summary, means, wins

    assert lab.study is not None
    summary = Summary(lab.study)
    summary.language = lab.language
    won = [(summary.label(what, of), estimate) for what, of, estimate in wins(lab.study)]
    measured = [(column_words(lab.study, of, lab.language), estimate) for _, of, estimate in means(lab.study)]
    lines = [*won, *endings(lab.study, lab.language), *measured]
    n = lab.study.n     # said above; only what some games do not have tells of how many it is
    cells = [(words, found.text(lab.language, counted=found.n != n)) for words, found in lines if words]
    rows = joined(tag("tr", tag("th", label, scope="row") + tag("td", text)) for label, text in cells)
    inside = tag("summary", lab.text("ui-lab-numbers")) + tag("table", rows)
    return tag("details", inside, klass="gk-numbers", id="gk-numbers")


def endings(study: Study, language: str) -> list[tuple[str, Estimate]]:
    """How games end and for whom, in the words of the board."""
    from ..lab.showing.plots import ending_words
    from ..lab.statistics import victory

    return [(ending_words(study.game, ending, winners, language), rate(count, study.n))
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


# Plots

def plots(study: Study, layout: str, language: str) -> list[tuple[str, Callable[[], Markup]]]:
    """All plots that mean something for the game, by name; called, each gives its picture."""
    rounds = [measure for measure in study.game.measures if measure.each_round and named(study, measure.name, language)]
    wanted: list[tuple[str, Any]] = [("wins", study.plot_wins), ("endings", study.plot_endings)]
    fans = [measure.name for measure in rounds if not measure.of]
    wanted += [("fan" if i == 0 else f"fan-{name}", partial(study.plot_fan, name)) for i, name in enumerate(fans)]
    wanted += [("control", partial(study.plot_control, measure.name)) for measure in rounds if measure.of]
    wanted += [("scores", study.plot_scores)] if any(m.name == "score" for m in study.game.measures) else []
    wanted.append(("length", study.plot_length))
    size = NARROW if layout == "narrow" else WIDE
    return [(name, partial(picture, partial(draw, language=language), size)) for name, draw in wanted]


def named(study: Study, measure: str, language: str) -> bool:
    """Whether the game has words for a measure; others are for tables."""
    return study.game.words.has(f"measure-{measure.replace('_', '-')}", language)


def picture(draw: Any, inches: float) -> Markup:
    """A plot as SVG, whoever asks for it drawn in one thread: what matplotlib remembers between plots is not locked."""
    return DRAWING.submit(_drawn, draw, inches).result()


def _drawn(draw: Any, inches: float) -> Markup:
    from ..engine.plotting import svg
    from ..lab.showing import canvas

    with canvas.new_width(inches):
        ax = draw()
        canvas.settle(ax)
        return Markup(themed(svg(ax.figure)))


def themed(svg: str) -> str:
    """A plot in the colours of the page, which may be dark; fills that mean something stay."""
    from ..lab.showing import canvas

    names = {"ink": canvas.INK, "ink-2": canvas.SECOND, "paper": canvas.PAPER, "surface": canvas.SURFACE,
             "wash": canvas.WASH, "line": canvas.LINE}
    for name, colour in names.items():
        svg = svg.replace(colour.lower(), f"var(--gk-{name})")
    return svg
