"""A measure of the places of a map, drawn on the game's own graph: colour, a sign and figures."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..engine.game import Game
from . import canvas, stats
from .canvas import BLUE, INK, PAPER, SMALL, SURFACE, TEXT, VERMILLION
from .plots import measure_words, note
from .stats import BadStudy
from .words import WORDS

if TYPE_CHECKING:
    from .study import Study

Place = tuple[float, float]
NAME_BAND = 0.3     # of a plate's height
PALEST = 0.25       # a mean nearer to 0 than this never has the full colour


def draw(study: Study, measure: str, ax: Any, language: str) -> Any:
    """The places with the shares of games in which the measure is above and below 0, or with its means."""
    game = study.game
    of, columns = places_of(game, measure)
    graph = map_of(study, game.ids(of), measure)
    signs = all(set(study.games[column].unique()) <= {-1, 0, 1} for column in columns)
    title = WORDS.text("lab-plot-control", language, what=measure_words(game, measure, language))
    told = f"{note(study, language)} {legend(game, measure, language, signs)}"
    ax = canvas.canvas(ax, title, told, 1.5 + canvas.WIDTH.get() * 0.82, share=1)
    ax.set_axis_off()
    where = positions(graph)
    wide, high = plate_size([where[thing] for thing in game.ids(of)])
    for a, b in graph.edges:
        ax.plot(*zip(where[a], where[b], strict=True), color=INK, linewidth=2, zorder=1)
    means = {column: float(study.column(column).mean()) for column in columns}
    most = max(PALEST, *map(abs, means.values()))
    for i, (thing, column) in enumerate(zip(game.ids(of), columns, strict=True)):
        told = figures(study.column(column), signs, language)
        plate(ax, where[thing], (wide, high), means[column] / most, game.thing_text(of, i, language), told)
    xs, ys = zip(*where.values(), strict=True)
    ax.set_xlim(min(xs) - wide * 0.52, max(xs) + wide * 0.52)
    ax.set_ylim(min(ys) - high * 0.52, max(ys) + high * 0.52)
    return ax


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
    game.plain.start(game.box.values, s, study.seed, 0)
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


def figures(values: Any, signs: bool, language: str) -> str:
    """The lines of a plate under its name."""
    if not signs:
        return stats.figure(float(values.mean()), language, 2, signed=True)
    above, below = (f"{100 * float(share.mean()):.0f}{stats.SPACE}%" for share in (values > 0, values < 0))
    return f"▲ {above}\n▼ {below}"


def plate(ax: Any, place: Place, size: tuple[float, float], warmth: float, name: str, told: str) -> None:
    """A plate in the colour of the mean; the name stands on a band of its own, the figures on white."""
    from matplotlib.patches import Rectangle

    (x, y), (wide, high) = place, size
    band = high * NAME_BAND
    corner = x - wide / 2, y - high / 2
    ax.add_patch(Rectangle(corner, wide, high, facecolor=tint(warmth), edgecolor=INK, linewidth=1.5, zorder=2))
    ax.add_patch(Rectangle((corner[0], y + high / 2 - band), wide, band, facecolor=SURFACE, edgecolor=INK, zorder=3))
    look = {"color": INK, "ha": "center", "va": "center", "zorder": 4}
    ax.text(x, y + (high - band) / 2, name, fontsize=SMALL, weight="bold", **look)
    ax.text(x, y - band / 2, told, fontsize=TEXT, linespacing=1.2,
            bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 2}, **look)


def tint(warmth: float) -> Any:
    """From blue (-1) over white to vermillion (1)."""
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("poles", [BLUE, SURFACE, VERMILLION])(0.5 + warmth / 2)
