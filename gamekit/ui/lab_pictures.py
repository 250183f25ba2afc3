"""The plots of the odds page, drawn as SVG in the colours of the page; for slides the browser makes a PNG of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from ..engine.errors import BadOption
from ..engine.markup import Markup
from ..lab.showing import canvas, svg
from ..lab.showing import plots as in_lab
from ..lab.showing.heat import legend, places_of
from ..lab.showing.svg import Field, Look, Row, Sheet
from ..lab.statistics import stats, summary, victory
from ..lab.words import WORDS

if TYPE_CHECKING:
    from ..lab.playing.study import Study

WIDE, NARROW = 420, 330         # px of a drawing; the page scales it
PLAIN: Look = (canvas.SKY, "", "")
MOST_BARS, LEAST_GOING = 20, 20
SMALL = svg.SMALL
Draw = Callable[..., Markup]


def plots(study: Study, layout: str, language: str) -> list[tuple[str, Callable[[], Markup]]]:
    """All plots that mean something for the game, by name; called, each gives its picture."""
    wide = NARROW if layout == "narrow" else WIDE
    return [(name, partial(draw, study, wide, language)) for name, draw in drawings(study, language)]


def drawings(study: Study, language: str) -> list[tuple[str, Draw]]:
    """What can be drawn of a study, beside who wins: the page has bars for that."""
    rounds = [measure for measure in study.game.measures if measure.each_round and named(study, measure.name, language)]
    fans = [measure.name for measure in rounds if not measure.of]
    wanted: list[tuple[str, Draw]] = [("endings", endings)]
    wanted += [("fan" if i == 0 else f"fan-{name}", partial(fan, measure=name)) for i, name in enumerate(fans)]
    places = [measure.name for measure in rounds if measure.of not in ("", "seat")]     # seats are on no map
    wanted += [("control", partial(control, measure=name)) for name in places]
    wanted += [(f"means-{m.name}", partial(means, measure=m.name)) for m in study.game.measures if m.drawn]
    wanted += [("scores", scores)] if any(m.name == "score" for m in study.game.measures) else []
    return [*wanted, ("length", length)]


def named(study: Study, measure: str, language: str) -> bool:
    """Whether the game has words for a measure; others are for tables."""
    return study.game.words.has(f"measure-{measure.replace('_', '-')}", language)


def picture(study: Study, name: str, language: str) -> str:
    """A plot as a file."""
    known: dict[str, Draw] = {"wins": wins, **dict(drawings(study, language))}
    if name not in known:
        raise BadOption("error-lab-picture", name=name, allowed=list(known))
    return svg.lightened(str(known[name](study, WIDE, language)))


# Rows with intervals

def wins(study: Study, wide: float, language: str) -> Markup:
    """How often each seat wins, and nobody."""
    looks = {seat: canvas.SEATS[study.game.seat_number(seat) % len(canvas.SEATS)] for seat in study.present}
    given = [rate_row(in_lab.seat_words(study.game, seat, language), found, language, looks[seat])
             for _, seat, found in summary.wins(study)]
    given += [rate_row(WORDS.text(f"study-{what}", language), found, language, (canvas.LINE, "", ""))
              for what, _, found in summary.unwon(study)]
    return rates(study, wide, "lab-plot-wins", given, language)


def endings(study: Study, wide: float, language: str) -> Markup:
    """How games end and for whom: the most frequent first, or the best where ends are graded."""
    counted = victory.endings(study)
    if study.game.gain is None:
        counted.sort(key=lambda one: -one[2])
    given = []
    for ending, winners, count in counted:
        alone = study.game.seat_number(winners[0]) if len(winners) == 1 else None
        look = (canvas.LINE, "", "") if alone is None else canvas.SEATS[alone % len(canvas.SEATS)]
        words = in_lab.ending_words(study.game, ending, winners, language)
        given.append(rate_row(words, stats.rate(count, study.n), language, look))
    return rates(study, wide, "lab-plot-endings", given, language)


def rate_row(name: str, found: stats.Estimate, language: str, look: Look) -> Row:
    return Row(name, found.value, found.low, found.high, found.text(language).partition(" [")[0], look)


def rates(study: Study, wide: float, title: str, given: list[Row], language: str) -> Markup:
    sheet = Sheet(wide, WORDS.text(title, language), with_intervals(study, language))
    svg.rows(sheet, given)
    return sheet.svg()


def with_intervals(study: Study, language: str) -> str:
    return f"{in_lab.note(study, language)} {WORDS.text('lab-plot-interval', language)}"


def means(study: Study, wide: float, language: str, measure: str) -> Markup:
    """The mean of a measure for each thing of a kind."""
    of = next(one for one in study.game.measures if one.name == measure)
    measured, given = study.measured(), []
    for i, column in enumerate(of.columns(study.game)):
        if column in measured:
            found = summary.mean_of(study.column(column))
            name = study.game.thing_text(of.of, i, language)
            given.append(Row(name, found.value, found.low, found.high, stats.figure(found.value, language), PLAIN))
    what = in_lab.measure_words(study.game, measure, language)
    sheet = Sheet(wide, WORDS.text("lab-plot-mean-of", language, what=what), with_intervals(study, language))
    low, high = min(0.0, *(row.low for row in given)), max(row.high for row in given) or 1.0
    svg.rows(sheet, given, 1.05 * low, 1.05 * high, percent=False)
    return sheet.svg()


def control(study: Study, wide: float, language: str, measure: str) -> Markup:
    """Of each place, in what part of the games a measure is above 0 and below it; or its mean."""
    of, columns = places_of(study.game, measure)
    if not all(set(study.column(column).tolist()) <= {-1, 0, 1} for column in columns):
        return means(study, wide, language, measure)
    what = in_lab.measure_words(study.game, measure, language)
    note = f"{in_lab.note(study, language)} {legend(study.game, measure, language, True)}"
    sheet = Sheet(wide, WORDS.text("lab-plot-control", language, what=what), note)
    svg.shares_of_two(sheet, [
        (study.game.thing_text(of, i, language), float((study.column(column) > 0).mean()),
         float((study.column(column) < 0).mean())) for i, column in enumerate(columns)])
    return sheet.svg()


# Distributions

def scores(study: Study, wide: float, language: str) -> Markup:
    """How the scores of the seats are distributed at the end."""
    sheet = Sheet(wide, WORDS.text("lab-plot-scores", language), in_lab.note(study, language))
    groups = [(study.column(f"score_{seat}".replace("-", "_")), canvas.SEATS[study.game.seat_number(seat)])
              for seat in study.present]
    bars(sheet, groups, in_lab.measure_words(study.game, "score", language))
    if len(groups) > 1:
        names = [in_lab.seat_words(study.game, seat, language) for seat in study.present]
        svg.legend(sheet, [(name, look) for name, (_, look) in zip(names, groups, strict=True)])
    return sheet.svg()


def length(study: Study, wide: float, language: str) -> Markup:
    """How long games last: in rounds where the game notes them, else in decisions."""
    measure = "rounds" if "rounds" in study.columns() else "decisions"
    values = study.column(measure)
    sheet = Sheet(wide, WORDS.text("lab-plot-length", language), in_lab.note(study, language))
    middle = quantile(Counter(values.tolist()), 0.5)
    field = bars(sheet, [(values, PLAIN)], in_lab.measure_words(study.game, measure, language))
    x = field.x(middle)
    sheet.line([(x, field.top), (x, field.bottom)], 2, stroke_dasharray="2 4")
    side, apart = ("start", 6) if x < wide / 2 else ("end", -6)
    sheet.text(x + apart, field.top + 10, WORDS.text("lab-plot-median", language, value=f"{middle:g}"), SMALL, side)
    return sheet.svg()


def bars(sheet: Sheet, groups: list[tuple[Any, Look]], words: str) -> Field:
    """Shares of games, side by side for each value; far values are put into bins."""
    counts = [Counter(values.tolist()) for values, _ in groups]
    low, high = (edge(edge(one) for one in counts) for edge in (min, max))
    step = max(1, -(-(int(high) - int(low) + 1) // MOST_BARS))
    starts = range(int(low), int(high) + 1, step)
    shares = [[sum(one[value] for value in range(start, start + step)) / max(1, one.total()) for start in starts]
              for one in counts]
    field = Field(sheet, (low - 0.7, starts[-1] + step - 0.3), (0, 1.15 * max(map(max, shares))))
    field.grid(percent=True)
    each = 0.84 * step / len(groups)
    for i, ((_, look), parts) in enumerate(zip(groups, shares, strict=True)):
        for start, share in zip(starts, parts, strict=True):
            x = start - 0.5 + 0.08 * step + i * each
            sheet.box(field.x(x), field.y(share), field.x(x + each) - field.x(x), field.bottom - field.y(share), look)
    marks = [value for value in svg.ticks(low, high, 8) if value == int(value)]
    field.below([(value, [svg.number(value)]) for value in marks], words)
    return field


# By round

def fan(study: Study, wide: float, language: str, measure: str) -> Markup:
    """A measure at the end of every round: median, middle 50 % and 90 % of the games that are still going."""
    counts: dict[int, Counter[float]] = {}
    pairs = Counter(zip(study.round_column("round").tolist(), study.round_column(measure).tolist(), strict=True))
    for (round, value), n in sorted(pairs.items()):
        counts.setdefault(round, Counter())[value] = n
    going = {round: one.total() for round, one in counts.items()}
    shown = [round for round in counts if going[round] >= min(LEAST_GOING, max(going.values()) / 2)]
    what = in_lab.measure_words(study.game, measure, language)
    note = f"{in_lab.note(study, language)} {WORDS.text('lab-plot-bands', language)}"
    sheet = Sheet(wide, WORDS.text("lab-plot-fan", language, what=what), note)
    if study.game.words.has(f"measure-{measure}-above", language):
        sheet.words("▲ " + study.game.text(f"measure-{measure}-above", language), SMALL, weight=700)
        sheet.words("▼ " + study.game.text(f"measure-{measure}-below", language), SMALL, weight=700)
    drawn_fan(sheet, counts, shown, going, WORDS.text("lab-plot-round", language))
    return sheet.svg()


def drawn_fan(
    sheet: Sheet, counts: dict[int, Counter[float]], shown: list[int], going: dict[int, int], words: str,
) -> None:
    lines = {q: [quantile(counts[round], q) for round in shown] for q in (0.05, 0.25, 0.5, 0.75, 0.95)}
    low, high = min(lines[0.05]), max(lines[0.95])
    air = 0.08 * (high - low) or 1
    field = Field(sheet, (min(going) - 0.5, max(going) + 0.5), (low - air, high + air))

    def along(values: list[float]) -> list[tuple[float, float]]:
        return [(field.x(round), field.y(value)) for round, value in zip(shown, values, strict=True)]

    field.grid(percent=False)
    for first, last, colour in in_lab.BANDS:
        sheet.area([*along(lines[first]), *reversed(along(lines[last]))], colour)
    sheet.line(along(lines[0.5]), 4.4, svg.PAPER)
    sheet.line(along(lines[0.5]), 2.2)
    for x, y in along(lines[0.5]):
        sheet.box(x - 3, y - 3, 6, 6, (svg.INK, "", ""), svg.PAPER)
    step = -(-len(going) * (max(len(str(n)) for n in going.values()) + 2) * 8 // int(field.right - field.left))
    field.below([(round, [str(round), stats.grouped(n) if i % step == 0 else ""])
                 for i, (round, n) in enumerate(going.items())], words)


def quantile(counts: Counter[Any], share: float) -> float:
    """The value below which such a share of all lies; between two, in proportion."""
    values = sorted(counts)
    upto = list(accumulate(counts[value] for value in values))
    at = share * (upto[-1] - 1)
    before, after = (next(value for value, n in zip(values, upto, strict=True) if n > place)
                     for place in (int(at), min(int(at) + 1, upto[-1] - 1)))
    return float(before + (after - before) * (at - int(at)))
