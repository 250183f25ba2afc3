"""Graphs of a game: how its steps follow each other, and one call that draws any graph.

A graph carries in `graph.graph` what drawing needs: `game`, `title` (a key of words, with `facts` if it names any) and
`picture`, the function `(graph, language, ax)` that draws it. `positions`, where given, are the places of the nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

import networkx as nx

from .errors import BadOption
from .options import several
from .layers import Place, layered, with_junctions
from .paths import Facts, Paths, constant_fields, fields_compared
from .rulebook import hyphened
from .steps import OVER, Decision, reached
from .words import checked_language

if TYPE_CHECKING:
    from .game import Game

Function = Callable[..., Any]
INK, SECOND, PAPER, SURFACE = "#141414", "#55524C", "#F7F4ED", "#FFFFFF"
LOOKS = {"decision": (SURFACE, "-", INK), "automatic": (PAPER, "--", INK), "over": (INK, "-", PAPER)}  # fill, line, ink
TEXT = 9.5                              # points
COLUMN, LAYER, BOX = 2.2, 0.85, 0.42    # inches: room for a node, from layer to layer, height of a box
ASIDE, LEAN = 0.25, 0.12                # arrows that go up keep to the right; bends lean a little


# The flow of steps

def flow_graph(game: Game, **given: Any) -> nx.DiGraph:
    """The steps and which can follow which, read from the sources of the rules, from the setup on.

    With options (`mode="solo"`) only what they allow. No arrow is missing; one may be too many where only counting
    could rule it out: in a solo game the Opposition has the last turn, so no action of the player leads to scoring.
    """
    graph = nx.DiGraph(game=game, title="graph-flow-title", picture=draw_flow)
    for number in sorted(game.step):
        step = game.steps.get(number)
        rule = step.rule.name if step else None
        graph.add_node(hyphened(number), automatic=not isinstance(step, Decision), rule=rule)
    pairs = _transitions(type(game), frozenset(given.items()))  # type: ignore[arg-type]  # a class is hashable
    graph.add_edges_from((hyphened(game.step(here)), hyphened(game.step(there))) for here, there in pairs)
    graph.graph["start"] = hyphened(game.step(pairs[0][0]))
    graph.remove_nodes_from(list(nx.isolates(graph)))
    return graph


@cache
def _transitions(game: type[Game], given: frozenset[tuple[str, Any]]) -> list[tuple[int, int]]:
    """All steps with each that can follow, those at the start of the game first. It takes a second, hence the cache."""
    setup = game.setup
    named = [field.name for field in game.state.fields if field.kind in ("seat", "step") and not field.shape]
    paths = Paths({*constant_fields([setup, *_functions(game)]), *_named_options(game), *named})
    ahead = [facts for options in _options(game, dict(given)) for facts in paths.after(setup, options)]
    seen: set[Facts] = set()
    found: dict[tuple[int, int], None] = {}
    while ahead:
        facts = ahead.pop(0)
        here = _step_of(facts)
        if facts not in seen and here != OVER:
            after = [a for function in _functions(game, here) for a in sorted(paths.after(function, facts), key=sorted)]
            found.update(((here, _step_of(a)), None) for a in after)
            ahead += after
        seen.add(facts)
    return list(found)


def _step_of(facts: Facts) -> int:
    if "step" not in dict(facts):
        raise ValueError(f"the step cannot be read from the rules, it is not set to a constant: {sorted(facts)}")
    return dict(facts)["step"]


def _functions(game: type[Game], number: int | None = None) -> list[Function]:
    """What can happen in a step, or in any."""
    steps = game.steps.values() if number is None else [game.steps[number]]
    return [f for step in steps for f in (step.apply, getattr(step, "decline", None)) if f is not None]


def _named_options(game: type[Game]) -> list[str]:
    """Options whose choices have names, like `mode`, and that the rules compare: they change the course of the game."""
    asked = {name for function in reached([game.setup, *_functions(game)]) for name in fields_compared(function)}
    return [option.name for option in game.options if isinstance(option.choices[0], str) and option.name in asked]


def _options(game: type[Game], given: dict[str, Any]) -> Iterator[Facts]:
    """What the options can be."""
    named = [option for option in game.options if option.name in _named_options(game)]
    for values in product(*([o.checked(given[o.name])] if o.name in given else o.choices for o in named)):
        chosen = dict(zip((o.name for o in named), values, strict=True))
        means = [o for o in named if o.means({name: several(wanted)[0] for name, wanted in o.needs.items()} | chosen)]
        yield frozenset((o.name, o.number(chosen[o.name])) for o in means)


# Drawing

def draw(graph: nx.Graph, language: str | None = None, ax: Any = None) -> Any:
    """Draw a graph of a game, in the game's language unless told; the matplotlib Axes."""
    if not isinstance(graph, nx.Graph) or not {"game", "title", "picture"} <= set(graph.graph):
        raise BadOption("error-graph-strange", value=repr(graph))
    language = graph.graph["game"].language if language is None else checked_language(language)
    if ax is None:
        from .plotting import new_plot

        ax = new_plot(PAPER)
    ax.set_axis_off()
    title = graph.graph["game"].text(graph.graph["title"], language, graph.graph.get("facts"))
    ax.set_title(title, fontsize=15, weight="bold", color=INK, loc="left")
    graph.graph["picture"](graph, language, ax)
    return ax


def fit(ax: Any, places: list[Place], inches: tuple[float, float], margin: tuple[float, float]) -> None:
    """Room for all places, at so many inches for a unit of x and y: text then has the same size beside everything."""
    xs, ys = zip(*places, strict=True)
    ax.set_xlim(min(xs) - margin[0], max(xs) + margin[0])
    ax.set_ylim(min(ys) - margin[1], max(ys) + margin[1])
    if len(ax.figure.axes) == 1:
        width, height = max(xs) - min(xs) + 2 * margin[0], max(ys) - min(ys) + 2 * margin[1]
        ax.figure.set_size_inches(width * inches[0], height * inches[1] + 0.5)


def draw_flow(graph: nx.DiGraph, language: str, ax: Any) -> None:
    """Steps as boxes from top to bottom: rounded where a side decides, dashed where things happen by themselves."""
    game = graph.graph["game"]
    places, bends = _laid_out(graph)
    fit(ax, [*places.values(), *(p for bend in bends.values() for p in bend)], (COLUMN, LAYER), (0.6, 0.5))
    for (a, b), way in bends.items():
        _arrow(ax, way, head=b in graph, start=a in graph)
    for node in graph:
        look = "automatic" if graph.nodes[node]["automatic"] else "decision"
        _step(ax, places[node], game.text(f"step-{node}", language), look if graph.nodes[node]["rule"] else "over")
        if graph.has_edge(node, node):
            _again(ax, places[node])
    for node in set(places) - set(graph):
        ax.plot(*places[node], "o", color=INK, markersize=5, zorder=3)
    _legend(game, language, ax)


def _laid_out(graph: nx.DiGraph) -> tuple[dict[Any, Place], dict[tuple[Any, Any], list[Place]]]:
    """Places and the ways of arrows: straight ones between given positions, else a layout of our own."""
    if "positions" not in graph.graph:
        return layered(with_junctions(graph), graph.graph["start"])
    places = graph.graph["positions"]
    return places, {(a, b): [places[a], places[b]] for a, b in graph.edges if a != b}


def _step(ax: Any, place: Place, text: str, look: str) -> None:
    from matplotlib.patches import FancyBboxPatch

    width, height = 0.98, BOX / LAYER
    style = "round,pad=0,rounding_size=0.09" if look == "decision" else "square,pad=0"
    fill, line, ink = LOOKS[look]
    ax.add_patch(FancyBboxPatch(
        (place[0] - width / 2, place[1] - height / 2), width, height, boxstyle=style, mutation_aspect=COLUMN / LAYER,
        facecolor=fill, linestyle=line, linewidth=1.5, edgecolor=INK, zorder=4,
    ))
    ax.text(*place, text, fontsize=TEXT, color=ink, ha="center", va="center", zorder=5)


def _arrow(ax: Any, way: list[Place], head: bool, start: bool) -> None:
    """A smooth line through all bends, upright in each. What goes back up is grey."""
    from matplotlib.patches import FancyArrowPatch
    from matplotlib.path import Path

    up = way[0][1] < way[-1][1]
    half, aside = BOX / LAYER / 2 * (1 if up else -1), ASIDE * up
    first = way[0][0] + aside * start, way[0][1] + half * start
    last = way[-1][0] + aside * head, way[-1][1] - half * head
    points = [first, *way[1:-1], last]
    codes = [Path.MOVETO] + [Path.CURVE4] * (3 * len(points) - 3)
    ax.add_patch(FancyArrowPatch(
        path=Path(_smooth(points), codes), arrowstyle="-|>,head_width=3,head_length=6" if head else "-", linewidth=1.1,
        color=SECOND if up else INK, shrinkA=0, shrinkB=0, zorder=2,
    ))


def _smooth(points: list[Place]) -> list[Place]:
    """The points of a Bezier curve through all: upright at both ends, and nearly so beside the nodes it passes."""
    leans = [0.0, *(max(-LEAN, min(LEAN, (c[0] - a[0]) / 6)) for a, c in zip(points, points[2:], strict=False)), 0.0]
    upright = [0.3, *(0.55 for _ in points[2:]), 0.3]
    curve = [points[0]]
    for (a, lean, part), (b, then, last) in pairwise(zip(points, leans, upright, strict=True)):
        rise = b[1] - a[1]
        curve += [(a[0] + lean, a[1] + rise * part), (b[0] - then, b[1] - rise * last), b]
    return curve


def _again(ax: Any, place: Place) -> None:
    """A step that can follow itself has a loop at its side."""
    from matplotlib.patches import FancyArrowPatch

    x, y, rise = place[0] + 0.49, place[1], BOX / LAYER * 0.28
    ax.add_patch(FancyArrowPatch(
        (x, y + rise), (x, y - rise), connectionstyle="arc3,rad=-1.6", arrowstyle="-|>,head_width=3,head_length=6",
        linewidth=1.1, color=INK, shrinkA=0, shrinkB=0, zorder=3,
    ))


def _legend(game: Game, language: str, ax: Any) -> None:
    from matplotlib.patches import Patch

    handles = [
        Patch(facecolor=fill, linestyle=line, edgecolor=INK, linewidth=1.5, label=game.text(f"graph-{look}", language))
        for look, (fill, line, _) in LOOKS.items() if look != "over"
    ]
    place = {"loc": "lower right", "bbox_to_anchor": (1, 1), "ncols": 2}
    ax.legend(handles=handles, frameon=False, fontsize=TEXT, labelcolor=INK, handlelength=2.4, **place)
