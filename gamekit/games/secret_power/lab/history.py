"""The network of influence over time: how it grows from round to round, as small multiples.

So many objects would be too much for small pictures: they are taken together by their groups, and so are alliances.
All that is shown lies open on the table.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from textwrap import fill
from typing import TYPE_CHECKING, Any, cast

import networkx as nx

from ....engine.graph import INK, PAPER, SECOND, SURFACE
from ....engine.layers import Place
from ..rules.scoring import points
from ..rules.projects import is_played
from ..rules.table import PROJECTS, Group, State, concluded
from .graph import COLOURS

if TYPE_CHECKING:
    from ....engine.folder import FolderGame
    from ....engine.game import Game
    from ....engine.match import Match

COLUMNS = {"group": 3.7, "seat": 1.85, "project": 0.0, "alliances": 0.0}
WIDTH, HEIGHT, ROW = 1.28, 0.3, 0.42    # of a plate, and from row to row, in inches
PANEL, TEXT = (5.15, 2.95), 8.0         # inches of a picture; points
ALLIANCES = "alliances"


def round_ends(match: Match) -> list[State]:
    """The states at the ends of the rounds of a match; the last is the state as it is."""
    passed: list[Any] = [*(frame.before for frame in match.frames), match.state]
    return [before for before, after in pairwise(passed) if after.round != before.round] + [passed[-1]]


def grouped_influence(game: Game, s: State) -> nx.Graph:
    """Seats, and of which groups, projects and alliances (`weight`) they have how many cards or stages."""
    graph = nx.Graph()
    projects = [project for project in range(PROJECTS) if is_played(s, project)]
    for kind, shown in (("group", list(Group)), ("project", projects)):
        graph.add_nodes_from((game.ids(kind)[i], {"side": kind, "kind": kind, "index": i}) for i in shown)
    graph.add_node(ALLIANCES, side=ALLIANCES, kind="", index=PROJECTS)
    for seat in game.present(s):
        owner = game.ids("seat")[seat]
        graph.add_node(owner, side="seat", kind="seat", index=seat, points=points(game.box, s, seat))
        weights = {game.ids("group")[group]: s.groups[seat][group] for group in Group}
        weights |= {game.ids("project")[project]: s.stage[seat][project] for project in projects}
        weights[ALLIANCES] = s.pact_size[concluded(seat)]
        graph.add_edges_from((owner, other, {"weight": weight}) for other, weight in weights.items() if weight)
    return graph


def influence_over_time(match: Match, language: str | None = None, columns: int = 2) -> Any:
    """One picture a round, of its end. Thick lines are many cards; what came in that round is drawn in full colour."""
    from ....engine.plotting import new_sheet

    game, ends = match.game, round_ends(match)
    grouped = cast("FolderGame", game).file("lab.history").grouped_influence    # an expansion has more projects
    language = language or game.language
    rows = ceil(len(ends) / columns)
    sheet, plots = new_sheet(PAPER, (PANEL[0] * columns, PANEL[1] * rows + 0.6), rows, columns)
    sheet.suptitle(game.text("graph-history-title", language), fontsize=15, weight="bold", color=INK, x=0.01, ha="left")
    sheet.supxlabel(game.text("graph-history-note", language), fontsize=10, color=SECOND, x=0.01, ha="left")
    before = nx.Graph()
    for ax, s in zip(plots, ends, strict=False):
        graph = grouped(game, s)
        draw_round(ax, game, graph, before, language)
        ax.set_title(game.text("board-round", language, {"round": s.round}), fontsize=11, color=INK, loc="left")
        before = graph
    for ax in plots[len(ends):]:
        ax.set_axis_off()
    return sheet


# Drawing

def draw_round(ax: Any, game: Game, graph: nx.Graph, before: nx.Graph, language: str) -> None:
    ax.set_axis_off()
    places = positions(graph)
    xs, ys = zip(*places.values(), strict=True)
    ax.set_xlim(min(xs) - WIDTH / 2 - 0.04, max(xs) + WIDTH / 2 + 0.04)
    ax.set_ylim(min(ys) - HEIGHT, max(ys) + HEIGHT)
    for here, there, weight in graph.edges.data("weight"):
        seat, other = (here, there) if graph.nodes[here]["side"] == "seat" else (there, here)
        grown = not before.has_edge(seat, other) or before.edges[seat, other]["weight"] < weight
        line(ax, places[seat], places[other], COLOURS[graph.nodes[seat]["index"]], weight, grown)
    for node, place in places.items():
        plate(ax, place, words(game, graph, node, language), graph.nodes[node])


def positions(graph: nx.Graph) -> dict[str, Place]:
    """Projects and alliances on the left, seats in the middle, groups on the right; the same in all rounds."""
    sides: dict[float, list[str]] = {}
    for node, facts in sorted(graph.nodes.data(), key=lambda one: (one[1]["side"] == ALLIANCES, one[1]["index"])):
        sides.setdefault(COLUMNS[facts["side"]], []).append(node)
    tallest = max(map(len, sides.values()))
    return {node: (x, -ROW * tallest / len(nodes) * (place + 0.5))
            for x, nodes in sides.items() for place, node in enumerate(nodes)}


def line(ax: Any, seat: Place, other: Place, colour: str, weight: int, grown: bool) -> None:
    """From the edge of a seat's plate to that of what it has."""
    way = 1 if other[0] > seat[0] else -1
    start, end = seat[0] + way * WIDTH / 2, other[0] - way * WIDTH / 2
    ax.plot([start, end], [seat[1], other[1]], color=colour, linewidth=0.7 + 0.7 * weight, alpha=1 if grown else 0.4,
            solid_capstyle="butt", zorder=1 + grown)


def words(game: Game, graph: nx.Graph, node: str, language: str) -> str:
    facts = graph.nodes[node]
    if facts["side"] == "seat":
        told = {"seat": ("seat", facts["index"]), "points": facts["points"]}
        return str(game.text("graph-seat", language, told))
    if facts["side"] == ALLIANCES:
        return str(game.text("graph-alliances", language))
    return fill(game.thing_text(facts["kind"], facts["index"], language), 16)


def plate(ax: Any, place: Place, text: str, facts: dict[str, Any]) -> None:
    """A seat's plate has an edge of its colour, which its lines have too."""
    from matplotlib.patches import Rectangle

    x, y = place
    own = facts["side"] == "seat"
    edge = COLOURS[facts["index"]] if own else SECOND
    ax.add_patch(Rectangle((x - WIDTH / 2, y - HEIGHT / 2), WIDTH, HEIGHT, facecolor=SURFACE, edgecolor=edge,
                           linewidth=2.4 if own else 0.9, zorder=3))
    ax.text(x, y, text, fontsize=TEXT, color=INK, ha="center", va="center", linespacing=0.95, zorder=4)
