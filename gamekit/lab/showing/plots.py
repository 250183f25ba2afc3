"""Pictures of studies, sweeps, comparisons and tournaments. Each function draws on `ax`, or a new one, and returns it.

Every picture says how many games it rests on and the seed. Words are in the game's language, or in `language`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.game import Game
from ...engine.policies import spoken
from . import canvas
from ..statistics import stats, summary, victory
from .canvas import BLUE, INK, LINE, PAPER, SEATS, SKY, SMALL, TEXT, WASH, Row
from ..questions.sensitivity import ALL
from ..statistics.stats import BadStudy
from ..questions.sweeps import SEATS as PLAYERS
from ..questions.sweeps import named
from ..words import WORDS

if TYPE_CHECKING:
    from ..questions.comparison import Comparison
    from ..questions.sensitivity import Sensitivity
    from ..playing.study import Study
    from ..questions.odds import Odds
    from ..questions.sweeps import Sweep
    from ..questions.tournaments import Tournament

MOST_BARS = 20
ALONE = 2.5     # to both sides of the only value there is
FEWEST = 20         # games still going that make a band
UNWON = {"draw": (LINE, "", "h"), "defeat": (WASH, "xx", "h")}
BANDS = ((0.05, 0.95, "#CDE6F5"), (0.25, 0.75, SKY))


# Who wins, and how

def wins(study: Study, ax: Any = None, language: str | None = None) -> Any:
    """How often each seat wins, and nobody, with 95 % intervals."""
    language = language or study.game.language
    rows = []
    for _, seat, found in summary.wins(study):
        look = SEATS[study.game.seat_number(seat) % len(SEATS)]
        rows.append(rate_row(seat_words(study.game, seat, language), found, language, look))
    for what, _, found in summary.unwon(study):
        rows.append(rate_row(WORDS.text(f"study-{what}", language), found, language, UNWON[what]))
    return rates(study, ax, language, "lab-plot-wins", rows)


def endings(study: Study, ax: Any = None, language: str | None = None) -> Any:
    """How games end and for whom, with 95 % intervals: the most frequent first, or the best where ends are graded."""
    language = language or study.game.language
    counted = victory.endings(study)
    if study.game.gain is None:
        counted.sort(key=lambda one: -one[2])
    rows = []
    for ending, winners, count in counted:
        alone = study.game.seat_number(winners[0]) if len(winners) == 1 else None
        look = (LINE, "", "h") if alone is None else SEATS[alone % len(SEATS)]
        words = ending_words(study.game, ending, winners, language)
        rows.append(rate_row(words, stats.rate(count, study.n), language, look))
    return rates(study, ax, language, "lab-plot-endings", rows)


def ending_words(game: Game, ending: str, winners: Sequence[str], language: str) -> str:
    """The sentence that a board says at the end."""
    try:
        return game.ending_text(ending, winners, language)
    except KeyError:        # a game's own words may say nothing of it
        return ending


def rate_row(name: str, found: stats.Estimate, language: str, look: tuple[str, str, str]) -> Row:
    return Row(name, found.value, found.low, found.high, found.text(language).partition(" [")[0], look)


def rates(study: Study, ax: Any, language: str, title: str, rows: list[Row]) -> Any:
    """Rows of rates on an axis from 0 to 100 %."""
    told = note(study, language) + " " + WORDS.text("lab-plot-interval", language)
    ax = canvas.draw_rows(ax, WORDS.text(title, language), told, rows, canvas.bar)
    canvas.percents(ax.xaxis, ax)
    return ax


def note(study: Study, language: str) -> str:
    """What was played: games, seed, who."""
    who = study.seats
    alike = len(who) > 1 and len({str(policy) for policy in who.values()}) == 1
    told = named(study.game, next(iter(who.values())) if alike else who, language)
    return played(study.n, study.seed, language) + " " + WORDS.text("lab-plot-players", language, who=told)


def played(n: int, seed: int, language: str) -> str:
    return WORDS.text("lab-plot-note", language, n=stats.grouped(int(n)), seed=str(seed))


def means(study: Study, measure: str, ax: Any = None, language: str | None = None) -> Any:
    """The mean of a measure for each thing of a kind, as what each row of a score pad brings, with 95 % intervals."""
    language = language or study.game.language
    table = study.means_of(measure)
    kind, names = table.columns[0], study.game.ids(table.columns[0])
    rows = [
        Row(study.game.thing_text(kind, names.index(record[kind]), language), record["mean"], record["low"],
            record["high"], stats.figure(record["mean"], language), (SKY, "", "s"))
        for record in table.to_dict("records")
    ]
    told = note(study, language) + " " + WORDS.text("lab-plot-interval", language)
    title = WORDS.text("lab-plot-mean-of", language, what=measure_words(study.game, measure, language))
    highest, lowest = max(row.high for row in rows), min(0.0, *(row.low for row in rows))
    ax = canvas.draw_rows(ax, title, told, rows, canvas.bar, (1.05 * lowest, 1.05 * highest or 1.0))
    canvas.whole_numbers(ax.xaxis)
    return ax


# What each move promises

def chances(odds: Odds, ax: Any = None, language: str | None = None) -> Any:
    """The chance to win with each move, best first; in games that grade their ends, what the ends are worth."""
    language = language or odds.game.language
    graded = odds.chances[0].worth is not None
    rows = [rate_row(chance.move.words(language), chance.worth or chance.win, language, (SKY, "", "o"))
            for chance in odds]
    title = WORDS.text("lab-plot-worth" if graded else "lab-plot-odds", language)
    told = odds.about(language) + (" " + WORDS.text("lab-plot-grades", language) if graded else "")
    ax = canvas.draw_rows(ax, title, told, rows, canvas.bar)
    canvas.percents(ax.xaxis, ax)
    return ax


# Distributions

def scores(study: Study, ax: Any = None, language: str | None = None, measure: str = "score") -> Any:
    """How the scores of the seats are distributed at the end."""
    language = language or study.game.language
    seats = {seat: study.game.seat_number(seat) for seat in study.present}
    columns = {seat: f"{measure}_{seat}".replace("-", "_") for seat in seats}
    values = {seat: noted(study, column) for seat, column in columns.items()}
    ax = canvas.canvas(ax, WORDS.text("lab-plot-scores", language), note(study, language))
    looks = {study.game.thing_text("seat", i, language): (values[seat], SEATS[i % len(SEATS)])
             for seat, i in seats.items()}
    bars(ax, looks, language)
    canvas.label(ax, measure_words(study.game, measure, language))
    ax.legend(fontsize=TEXT, frameon=False, loc="upper right")
    return ax


def length(study: Study, ax: Any = None, language: str | None = None, measure: str | None = None) -> Any:
    """How long games last: in rounds where the game notes them, else in decisions."""
    import numpy as np

    language = language or study.game.language
    measure = measure or ("rounds" if "rounds" in study.games.columns else "decisions")
    values = noted(study, measure)
    ax = canvas.canvas(ax, WORDS.text("lab-plot-length", language), note(study, language))
    bars(ax, {"": (values, (SKY, "", "o"))}, language)
    median = float(np.sort(values)[len(values) // 2])
    ax.axvline(median, color=INK, linestyle=":", linewidth=1.8, path_effects=canvas.edged(1.8))
    words = WORDS.text("lab-plot-median", language, value=f"{median:g}")
    side, apart = ("left", 4) if median < sum(ax.get_xlim()) / 2 else ("right", -4)     # where there is room
    ax.annotate(words, (median, ax.get_ylim()[1]), (apart, 0), textcoords="offset points", fontsize=TEXT, color=INK,
                va="top", ha=side)
    canvas.label(ax, measure_words(study.game, measure, language))
    return ax


def bars(ax: Any, groups: Mapping[str, tuple[Any, tuple[str, str, str]]], language: str) -> None:
    """Shares of games, side by side for each value; far values are put into bins."""
    import numpy as np

    lowest = int(min(values.min() for values, _ in groups.values()))
    highest = int(max(values.max() for values, _ in groups.values()))
    step = max(1, -(-(highest - lowest + 1) // MOST_BARS))
    edges = np.arange(lowest, highest + step + 1, step)
    middle, wide = edges[:-1] + (step - 1) / 2, 0.84 * step / len(groups)
    for i, (name, (values, (fill, hatch, _))) in enumerate(groups.items()):
        shares = np.histogram(values, edges)[0] / max(1, len(values))
        shift = (i - (len(groups) - 1) / 2) * wide
        ax.bar(middle + shift, shares, wide, facecolor=fill, hatch=hatch, edgecolor=INK, linewidth=0.8, label=name)
    if lowest == highest:
        ax.set_xlim(lowest - ALONE, highest + ALONE)
    ax.set_ylim(0, ax.get_ylim()[1] * 1.12)
    canvas.percents(ax.yaxis, ax)
    canvas.whole_numbers(ax.xaxis)
    canvas.label(ax, y=WORDS.text("lab-plot-share", language))


# By round

def fan(study: Study, measure: str, ax: Any = None, language: str | None = None) -> Any:
    """A measure at the end of every round: median, middle 50 % and 90 % of the games that are still going."""
    language = language or study.game.language
    rounds = study.rounds
    known = [column for column in rounds if column not in ("game", "round")]
    if measure not in known:
        raise BadStudy("error-lab-measure", name=measure, allowed=known or "-")
    grouped = rounds.groupby("round")[measure]
    going = grouped.size()
    shown = going.index[going >= min(FEWEST, going.max() / 2)]
    what = measure_words(study.game, measure, language)
    told = note(study, language) + " " + WORDS.text("lab-plot-bands", language)
    ax = canvas.canvas(ax, WORDS.text("lab-plot-fan", language, what=what), told, 4)
    for low, high, colour in BANDS:
        edges = [grouped.quantile(edge)[shown] for edge in (low, high)]
        ax.fill_between(shown, *edges, color=colour, linewidth=0)
        for edge in edges:
            ax.plot(shown, edge, color=BLUE, linewidth=0.8)
    middle = {"color": INK, "linewidth": 2.2, "markersize": 6, "path_effects": canvas.edged(2.2)}
    ax.plot(shown, grouped.median()[shown], "o-", **middle)
    ax.set_xticks(going.index, round_labels(going, canvas.width(ax)))
    canvas.whole_numbers(ax.yaxis)
    canvas.grid(ax.yaxis, ax)
    canvas.label(ax, WORDS.text("lab-plot-round", language), what)
    poles(ax, study.game, measure, language)
    return ax


def round_labels(going: Any, inches: float) -> list[str]:
    """Each round, and below it how many games are still going; where these would overlap, only some of them."""
    counts = [stats.grouped(int(count)) for count in going]
    room = inches * 0.8 * 72 / (len(counts) * TEXT * canvas.LETTER)      # letters for each round
    step = -(-(max(map(len, counts)) + 1) // max(1, int(room)))
    return [f"{number}\n{count if i % step == 0 else ''}" for i, (number, count) in
            enumerate(zip(going.index, counts, strict=True))]


def poles(ax: Any, game: Game, measure: str, language: str) -> None:
    """What above and below 0 mean, where the game says so."""
    if not game.words.has(f"measure-{measure}-above", language):
        return
    ax.axhline(0, color=INK, linewidth=1)
    ax.margins(y=0.18)      # room for the words
    for end, y, va in (("above", 0.98, "top"), ("below", 0.02, "bottom")):
        words = game.text(f"measure-{measure}-{end}", language)
        ax.text(0.02, y, words, fontsize=SMALL, color=INK, weight="bold", va=va, transform=ax.transAxes,
                bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1.5})


# Words

def seat_words(game: Game, seat: str, language: str) -> str:
    return game.thing_text("seat", game.seat_number(seat), language)


def measure_words(game: Game, measure: str, language: str) -> str:
    """A measure's name: the game's words for it, ours, or as it stands in the table."""
    key = f"measure-{measure.replace('_', '-')}"
    if game.words.has(key, language):
        return game.text(key, language)
    ours = f"lab-plot-{measure}"
    return WORDS.text(ours, language) if WORDS.has(ours, language) else measure


def noted(study: Study, column: str) -> Any:
    if column not in study.games.columns:
        raise BadStudy("error-lab-measure", name=column, allowed=[c for c in study.games if c != "game"])
    return study.column(column)


# Sweeps, comparisons, tournaments

def forest(found: Sweep, seat: str | None = None, ax: Any = None, language: str | None = None) -> Any:
    """The rows of a sweep for one seat, the first unless told, as dots with their 95 % intervals."""
    language, table = language or found.game.language, found.table
    seat = seat if seat is not None else table["seat"].iloc[0]
    mine = table[table["seat"] == seat]
    if not len(mine):
        raise BadStudy("error-seat", seat=str(seat), allowed=list(dict.fromkeys(table["seat"])))
    rows = [forest_row(found, record, language) for record in mine.to_dict("records")]
    title = f"{WORDS.text('lab-plot-forest', language)}: {seat_words(found.game, seat, language)}"
    told = played(mine["n"].iloc[0], found.seed, language) + " " + WORDS.text("lab-plot-interval", language)
    ax = canvas.draw_rows(ax, title, told, rows, canvas.dot)
    canvas.percents(ax.xaxis, ax)
    return ax


def forest_row(found: Sweep, record: Mapping[str, Any], language: str) -> Row:
    import pandas as pd

    known = {name: str(record[name]) for name in found.grid if not pd.isna(record[name])}
    told = [named(found.game, found.who[value], language) if name == PLAYERS
            else f"{name}{stats.SPACE}={stats.SPACE}{value}" for name, value in known.items()]
    figures = f"{stats.figure(100 * record['rate'], language)}{stats.SPACE}%"
    return Row(", ".join(told), record["rate"], record["low"], record["high"], figures)


def difference(found: Comparison, ax: Any = None, language: str | None = None) -> Any:
    """The difference of the win rates in percentage points, with its interval. A dotted line marks 0."""
    language = language or found.game.language
    line = found.lines[0].difference
    name = WORDS.text("lab-plot-win-rate", language, seat=found._seat_words(language))
    figures = line.text(language, counted=False).replace(f"{stats.SPACE}{stats.POINTS[language]}", "")
    row = Row(name, 100 * line.value, 100 * line.low, 100 * line.high, figures)
    told = WORDS.text("lab-plot-compare-note", language, n=stats.grouped(found.n), seed=str(found.seed),
                      interval=WORDS.text("lab-plot-interval", language))
    title = WORDS.text("lab-plot-compare", language, **found.spoken(language))
    reach = max(abs(row.low), abs(row.high)) * 1.15
    ax = canvas.draw_rows(ax, title, told, [row], canvas.dot, (-reach, reach))
    ax.plot([0, 0], [-0.3, 0.2], ":", color=INK, linewidth=1.8)
    canvas.whole_numbers(ax.xaxis)
    return ax


def ratings(cup: Tournament, ax: Any = None, language: str | None = None) -> Any:
    """The players of a tournament, the best first: ratings, or win rates where one seat plays."""
    language = language or cup.game.language
    rated = "rating" in cup.table
    rows = []
    for record in cup.table.to_dict("records"):
        value = record["rating"] if rated else record["rate"]
        figures = f"{value:.0f}" if rated else f"{stats.figure(100 * value, language)}{stats.SPACE}%"
        rows.append(Row(spoken(record["policy"], language), value, record["low"], record["high"], figures))
    told = played(len(cup.games), cup.seed, language) + " " + WORDS.text("lab-plot-interval", language)
    title = WORDS.text("lab-plot-tournament" if rated else "lab-plot-forest", language)
    air = 0.05 * (cup.table["high"].max() - cup.table["low"].min())
    limits = (cup.table["low"].min() - air, cup.table["high"].max() + air) if rated else (0.0, 1.0)
    ax = canvas.draw_rows(ax, title, told, rows, canvas.dot, limits)
    canvas.whole_numbers(ax.xaxis, 5) if rated else canvas.percents(ax.xaxis, ax)
    return ax


def tornado(found: Sensitivity, ax: Any = None, language: str | None = None) -> Any:
    """How far each group of reconstructed values moves the result, all together first. A line marks our values."""
    language = language or found.game.language
    reach = (found.table["highest"] - found.table["lowest"]).mask(found.table["group"] == ALL, float("inf"))
    table, rows = found.table.loc[reach.sort_values(ascending=False).index], []
    for record in table.to_dict("records"):
        low, high = (found.shown(record[name], language) for name in ("lowest", "highest"))
        name = WORDS.text("lab-sensitivity-all", language) if record["group"] == ALL else record["group"]
        look = (SKY, "", "s")
        rows.append(Row(name, record["baseline"], record["lowest"], record["highest"], f"{low} … {high}", look))
    first = table.iloc[0]
    told = WORDS.text("lab-plot-sensitivity-note", language, k=str(first.k), n=stats.grouped(int(first.n)),
                      seed=str(found.seed))
    values = [found.baseline.value, *table["lowest"], *table["highest"]]
    air = 0.05 * (max(values) - min(values)) or 0.01
    limits = min(values) - air, max(values) + air
    ax = canvas.draw_rows(ax, WORDS.text("lab-plot-sensitivity", language), told, rows, canvas.span, limits)
    for i in range(len(rows)):
        ax.plot([found.baseline.value] * 2, [-i - 0.2, -i + 0.2], color=INK, linewidth=2.4)
    if found.baseline.unit == "rate":
        canvas.percents(ax.xaxis, ax)
    return ax


# On the map

def control(study: Study, measure: str = "control", ax: Any = None, language: str | None = None) -> Any:
    """A measure of the places of a map at the end of the games. See `heat`."""
    from .heat import draw

    return draw(study, measure, ax, language or study.game.language)
