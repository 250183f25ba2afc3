"""What a seat can still reach: alliances whose requirements can be met, and which objects bring which of them nearer.

It is read from what lies open. Counted are objects in the row and in the deck, as if others left them all. What
alliances may bring, rivals hand over or somebody takes from the discard is not: what looks out of reach seldom is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import fill
from typing import TYPE_CHECKING, Any

import networkx as nx

from ....engine import graph as engine
from ....engine.graph import INK, SECOND, SURFACE, TEXT
from ....engine.layers import Place as Spot
from ..rules.projects import is_played, next_stage, signs_asked
from ..rules.quantities import others_left
from ..rules.table import FIRST_WAR, OPERATIONS, PROJECTS, STAGES, Group, Place, Quantity, State, Type, sets_of
from .chances import chance_to_come
from .graph import lacking, of_groups, types_of, ways_to

if TYPE_CHECKING:
    from ....engine.game import Game

INCHES, WIDTH, HEIGHT, ROW, APART = 2.3, 1.3, 0.3, 0.36, 2.6    # for a unit of a picture; plates, in units
NEAREST = 12        # aims that a picture has room for
OPEN = (Place.DECK, Place.UNSEEN, Place.ROW)


def cards_left(game: Game, s: State) -> dict[int, int]:
    """How many cards of each type lie in the row or the deck."""
    here = [game.box.type[card] for card in range(FIRST_WAR) if s.object_at[card] in OPEN]
    return {type: here.count(type) for type in Type}


def reachable(game: Game, s: State, seat: int) -> dict[str, bool]:
    """Of every alliance that nobody has concluded, whether a seat could still meet its requirements."""
    left = cards_left(game, s)
    return {alliance: any(possible(game, s, seat, way, left) for way in ways)
            for alliance, ways in ways_to(game, s, seat).items()}


def possible(game: Game, s: State, seat: int, lacks: Mapping[str, int], left: Mapping[int, int]) -> bool:
    """Whether enough is left of all that is lacking. What must not be there, and is, seldom goes away: it counts as no.
    """
    names = game.ids("quantity")
    return all(0 < short <= left_of(game, s, seat, names.index(name), left) for name, short in lacks.items())


def left_of(game: Game, s: State, seat: int, quantity: int, left: Mapping[int, int]) -> int:
    """How much of a quantity the cards that are left could bring a seat. Sets grow with what it has of them already."""
    if quantity == Quantity.OPERATIONS:
        return sum(s.operation_of[operation] < 0 for operation in range(OPERATIONS))
    if quantity == Quantity.SETS:
        most = (s.groups[seat][group] + sum(left[type] for type in of_groups(game.box, group))
                for group in range(Group.POWER))
        return min(most) - sets_of(s, seat)
    if quantity > Quantity.INNER_CIRCLE:
        return others_left(s, quantity)
    signs = Quantity.AGITATORS <= quantity <= Quantity.INTEREST
    worth = {type: game.box.sign[type][quantity - Quantity.AGITATORS] if signs else 1
             for type in types_of(game.box, quantity)}
    return sum(number * left[type] for type, number in worth.items())


# What completes what

def completion_graph(game: Game, s: State, seat: int) -> nx.DiGraph:
    """Lines from objects to what they bring nearer: the alliances and stages that are nearest for a seat.

    Objects have the `chance` that another one comes (1 for those in the row), aims what they still `lack`.
    """
    about = {"title": "graph-completion-title", "facts": {"seat": ("seat", seat)}, "picture": draw_completion}
    graph = nx.DiGraph(game=game, **about)
    aims = sorted([*alliance_aims(game, s, seat), *project_aims(game, s, seat)], key=lambda aim: aim[2])[:NEAREST]
    for side, index, lack, types in aims:
        aim = game.ids(side)[index]
        graph.add_node(aim, side=side, index=index, lack=lack)
        for type in types:
            graph.add_node(game.ids("type")[type], side="object", index=type, chance=chance(game, s, type))
            graph.add_edge(game.ids("type")[type], aim)
    graph.graph["positions"] = positions(graph)
    return graph


def chance(game: Game, s: State, type: int) -> float:
    """That a seat may still meet with a card of a type: those of the row lie there already."""
    in_row = any(game.box.type[s.in_row[place]] == type for place in range(s.row_size))
    return 1.0 if in_row else chance_to_come(game, s, type)


def alliance_aims(game: Game, s: State, seat: int) -> list[tuple[str, int, int, set[int]]]:
    """Alliances that a seat can reach and cannot conclude yet: how many things are lacking, and what would help."""
    can, names, left = reachable(game, s, seat), game.ids("quantity"), cards_left(game, s)
    found = []
    for alliance, lacks in lacking(game, s, seat).items():
        if lacks and can[alliance] and possible(game, s, seat, lacks, left):
            helping = {type for name in lacks for type in helpful(game, s, seat, names.index(name)) if left[type]}
            if helping:
                found.append(("alliance", game.ids("alliance").index(alliance), sum(lacks.values()), helping))
    return found


def helpful(game: Game, s: State, seat: int, quantity: int) -> set[int]:
    """The types of which one more brings a quantity nearer; of sets those that are lacking in the next one."""
    if quantity != Quantity.SETS:
        return types_of(game.box, quantity)
    sets = sets_of(s, seat)
    return of_groups(game.box, *(group for group in range(Group.POWER) if s.groups[seat][group] == sets))


def project_aims(game: Game, s: State, seat: int) -> list[tuple[str, int, int, set[int]]]:
    """The next stages of projects that lack signs."""
    left = cards_left(game, s)
    found: list[tuple[str, int, int, set[int]]] = []
    for project in range(PROJECTS):
        if is_played(s, project) and s.stage[seat][project] < STAGES:
            sign = game.box.project_sign[project]
            short = signs_asked(game.box, s, next_stage(s, seat, project)) - s.signs[seat][sign]
            types = {int(type) for type in Type if game.box.sign[type][sign] and left[type]}
            if short > 0 and types:
                found.append(("project", project, short, types))
    return found


# Drawing

def positions(graph: nx.DiGraph) -> dict[str, Spot]:
    """Objects on the left, aims on the right, the nearest first."""
    objects = sorted((n for n, facts in graph.nodes.data() if facts["side"] == "object"),
                     key=lambda node: graph.nodes[node]["index"])
    aims = [node for node in graph if node not in objects]
    tallest = max(len(objects), len(aims), 1)
    return {node: (x, -ROW * tallest / len(nodes) * (place + 0.5))
            for x, nodes in ((0.0, objects), (APART, aims)) for place, node in enumerate(nodes)}


def draw_completion(graph: nx.DiGraph, language: str, ax: Any) -> None:
    """Thin lines where a card may not come any more."""
    game, places = graph.graph["game"], graph.graph["positions"]
    if not places:
        ax.text(0.5, 0.5, game.text("graph-completion-none", language), ha="center", transform=ax.transAxes)
        return
    engine.fit(ax, list(places.values()), (INCHES, INCHES), (WIDTH / 2 + 0.1, HEIGHT / 2 + 0.1))
    for here, there in graph.edges:
        (x, y), (u, v) = places[here], places[there]
        sure = graph.nodes[here]["chance"]
        ax.plot([x + WIDTH / 2, u - WIDTH / 2], [y, v], color=SECOND, linewidth=0.4 + 1.6 * sure, zorder=1)
    for node, place in places.items():
        plate(ax, place, words(graph, node, language), graph.nodes[node].get("lack", 2) == 1)


def words(graph: nx.DiGraph, node: str, language: str) -> str:
    game, facts = graph.graph["game"], graph.nodes[node]
    if facts["side"] == "object":
        told = {"thing": ("type", facts["index"]), "chance": f"{100 * facts['chance']:.0f}"}
        return fill(game.text("graph-completion-object", language, told), 30)
    told = {"thing": (facts["side"], facts["index"]), "lack": facts["lack"]}
    return fill(game.text("graph-completion-aim", language, told), 30)


def plate(ax: Any, place: Spot, text: str, near: bool) -> None:
    """A thick edge where one thing is enough."""
    from matplotlib.patches import Rectangle

    x, y = place
    ax.add_patch(Rectangle((x - WIDTH / 2, y - HEIGHT / 2), WIDTH, HEIGHT, facecolor=SURFACE, edgecolor=INK,
                           linewidth=2.6 if near else 1.0, zorder=3))
    ax.text(x, y, text, fontsize=TEXT, color=INK, ha="center", va="center", linespacing=0.95, zorder=4)
