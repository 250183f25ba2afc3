"""A measure of the places of a map, drawn on the game's own graph: colour, a sign and figures."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ...engine.game import Game
from . import canvas
from ..statistics import stats
from .canvas import BLUE, INK, PAPER, SMALL, SURFACE, TEXT, VERMILLION
from .plots import measure_words, note
from ..statistics.stats import BadStudy
from ..words import WORDS

if TYPE_CHECKING:
    from ..playing.study import Study

Place = tuple[float, float]
NAME_BAND = 0.3     # of a plate's height
PLATE, STEP = 0.62, 0.71        # inches: the height of a plate of a row, from one to the next
PALEST = 0.25       # a mean nearer to 0 than this never has the full colour


@dataclass(frozen=True)
class Arrangement:
    """Where the plates stand, how large they are, and how high the whole picture is, in inches."""

    where: dict[str, Place]
    size: tuple[float, float]
    band: float         # the height of the name's band
    names: dict[str, str]
    height: float
    in_line: bool = False       # both figures stand in one line


def draw(study: Study, measure: str, ax: Any, language: str) -> Any:
    """The places with the shares of games in which the measure is above and below 0, or with its means."""
    game = study.game
    of, columns = places_of(game, measure)
    graph = map_of(study, game.ids(of), measure)
    signs = all(set(study.games[column].unique()) <= {-1, 0, 1} for column in columns)
    title = WORDS.text("lab-plot-control", language, what=measure_words(game, measure, language))
    told = f"{note(study, language)} {legend(game, measure, language, signs)}"
    names = {thing: game.thing_text(of, i, language) for i, thing in enumerate(game.ids(of))}
    laid = arranged(positions(graph), names, ax, title, told)
    ax = canvas.canvas(ax, title, told, laid.height, share=1)
    roads(ax, graph, laid)
    means = {column: float(study.column(column).mean()) for column in columns}
    most = max(PALEST, *map(abs, means.values()))
    for thing, column in zip(names, columns, strict=True):
        plate(ax, laid, thing, means[column] / most, figures(study.column(column), signs, language, laid.in_line))
    return ax


def roads(ax: Any, graph: Any, laid: Arrangement) -> None:
    """The ways between the places, on axes that hold all plates."""
    ax.set_axis_off()
    for a, b in graph.edges:
        ax.plot(*zip(laid.where[a], laid.where[b], strict=True), color=INK, linewidth=2, zorder=1)
    (xs, ys), (wide, high) = zip(*laid.where.values(), strict=True), laid.size
    ax.set_xlim(min(xs) - wide * 0.52, max(xs) + wide * 0.52)
    ax.set_ylim(min(ys) - high * 0.52, max(ys) + high * 0.52)


# Where the plates stand

def arranged(where: dict[str, Place], names: dict[str, str], ax: Any, title: str, told: str) -> Arrangement:
    """Plates where the map has its places; those of a row under each other, as names side by side would overlap."""
    if len({y for _, y in where.values()}) > 1:
        wide, high = plate_size(list(where.values()))
        return Arrangement(where, (wide, high), high * NAME_BAND, names, 1.5 + canvas.WIDTH.get() * 0.82)
    row = sorted(where, key=lambda thing: where[thing])
    places = {thing: (0.0, -i * STEP) for i, thing in enumerate(row)}
    height = 0.55 + canvas.head(ax, title, told) + STEP * len(row)
    return Arrangement(places, (1.0, PLATE), PLATE / 2, names, height, in_line=True)


def places_of(game: Game, measure: str) -> tuple[str, list[str]]:
    """The kind of thing that is measured, and the columns."""
    for one in game.measures:
        if one.name == measure and one.of:
            return one.of, one.columns(game)
    known = [one.name for one in game.measures if one.of]
    raise BadStudy("error-lab-measure", name=measure, allowed=known or "-")


def map_of(study: Study, things: list[str], measure: str) -> Any:
    """The game's graph whose nodes are these things."""
    game, s = study.game, study.question.start()
    game.plain.start(game.box, s, study.seed, 0)
    for function in game.graphs().values():
        graph = function(game, s)
        if set(things) == set(graph):
            return graph
    raise BadStudy("error-lab-graph", name=measure)


def positions(graph: Any) -> dict[str, Place]:
    import networkx as nx

    return dict(graph.graph.get("positions") or nx.circular_layout(graph))


def plate_size(places: list[Place]) -> tuple[float, float]:
    """As large as fits between the two nearest places."""
    apart = [max(abs(a[0] - b[0]), 1.5 * abs(a[1] - b[1])) for a, b in combinations(places, 2)]
    wide = 0.9 * min(apart, default=1.0)
    return wide, 0.62 * wide


def legend(game: Game, measure: str, language: str, signs: bool) -> str:
    if not signs:
        return WORDS.text("lab-plot-means", language)
    ends = {"above": "> 0", "below": "< 0"}
    for end in ends:
        if game.words.has(f"measure-{measure}-{end}", language):
            ends[end] = game.text(f"measure-{measure}-{end}", language)
    return WORDS.text("lab-plot-poles", language, **ends)


def figures(values: Any, signs: bool, language: str, in_line: bool) -> str:
    """What a plate tells under its name, in two lines or in one."""
    if not signs:
        return stats.figure(float(values.mean()), language, 2, signed=True)
    above, below = (f"{100 * float(share.mean()):.0f}{stats.SPACE}%" for share in (values > 0, values < 0))
    return f"▲ {above}{'   ' if in_line else chr(10)}▼ {below}"


def plate(ax: Any, laid: Arrangement, thing: str, warmth: float, told: str) -> None:
    """A plate in the colour of the mean; the name stands on a band of its own, the figures on white."""
    from matplotlib.patches import Rectangle

    (x, y), (wide, high), band = laid.where[thing], laid.size, laid.band
    corner = x - wide / 2, y - high / 2
    ax.add_patch(Rectangle(corner, wide, high, facecolor=tint(warmth), edgecolor=INK, linewidth=1.5, zorder=2))
    ax.add_patch(Rectangle((corner[0], y + high / 2 - band), wide, band, facecolor=SURFACE, edgecolor=INK, zorder=3))
    look = {"color": INK, "ha": "center", "va": "center", "zorder": 4}
    ax.text(x, y + (high - band) / 2, laid.names[thing], fontsize=SMALL, weight="bold", **look)
    ax.text(x, y - band / 2, told, fontsize=TEXT, linespacing=1.2,
            bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 2}, **look)


def tint(warmth: float) -> Any:
    """From blue (-1) over white to vermillion (1)."""
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("poles", [BLUE, SURFACE, VERMILLION])(0.5 + warmth / 2)
