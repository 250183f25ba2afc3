"""Graphs of a match: missions and garrisons, who combines with whom, the flow of the steps."""

from __future__ import annotations

from math import cos, pi, sin
from textwrap import fill
from typing import TYPE_CHECKING, Any, NamedTuple

import networkx as nx

from ....engine import graph as engine
from ....engine.graph import INK, PAPER, SECOND, SURFACE, TEXT
from ....engine.layers import Place
from ....engine.layout import NONE
from ....engine.rulebook import hyphened
from ....engine.view import hidden_state
from ..rules.strength import COUNTED, foe_defence
from ..rules.table import FOES, MAQUIS, MISSIONS, Box, Decks, Effect, Force, Role, Seat, Standing, State, side

if TYPE_CHECKING:
    from ....engine.game import Game

STRONG = 3              # an attack of so much is worth revealing a maquis for
FILLS = {"user": "#56B4E9", "giver": "#E69F00", "both": "#CC79A7", "nobody": SURFACE}      # Okabe-Ito
MARKS = {"user": "s", "giver": "^", "both": "D", "nobody": "o"}                             # never colour alone
INCHES = 2.0


# Missions and garrisons

def missions_graph(game: Game, s: State) -> nx.Graph:
    """Missions on the table and the enemies that guard them; the player's unknown ones are unknown here too."""
    box: Box = game.box
    seen: State = hidden_state(game, s, Seat.RESISTANCE)  # type: ignore[assignment]
    graph = nx.Graph(game=game, title="graph-missions-title", picture=draw_missions)
    for mission in range(MISSIONS):
        if seen.mission_at[mission] == Standing.AVAILABLE or mission == seen.mission:
            add_mission(graph, game, box, seen, mission)
    return graph


def add_mission(graph: nx.Graph, game: Game, box: Box, seen: State, mission: int) -> None:
    name = game.ids("mission")[mission]
    graph.add_node(
        name, kind="mission", number=mission, defence=box.mission_defence[mission], points=box.points[mission],
        period=box.period[mission], current=mission == seen.mission,
    )
    known = [foe for foe in range(FOES) if seen.foe_at[foe] == mission]
    for foe in known:
        facts = {"force": hyphened(Force(box.force[foe])), "defence": foe_defence(box, seen, foe)}
        graph.add_node(game.ids("foe")[foe], kind="enemy", face_up=bool(seen.face_up[foe]), **facts)
        graph.add_edge(game.ids("foe")[foe], name)
    for number in range(seen.post_size[mission] - len(known)):
        back = f"{name}-unknown-{number + 1}"
        graph.add_node(back, kind="enemy", face_up=False, force=None, defence=None)
        graph.add_edge(back, name)


# Who combines with whom

class Link(NamedTuple):
    """Why two sides help each other: words of the one, words of the other. No words: a side worth revealing."""

    reason: str
    giver: tuple[Effect, ...]
    user: tuple[Effect, ...]


LINKS = (
    Link("network-top", (Effect.LOOK_AT_DECK, Effect.RETRIEVE_TO_DECK, Effect.PROMOTE_RECRUIT), (Effect.DRAW,)),
    Link("network-recruits", (Effect.LOOK_AT_RECRUITS,), (Effect.DRAW_RECRUIT, Effect.PROMOTE_RECRUIT)),
    Link("network-scout", (Effect.SCOUT,), (Effect.DISCARD_COUNTER_GUERRILLAS, Effect.FLIP)),
    Link("network-weak", (Effect.DISCARD_ENEMY, Effect.MOVE_ENEMY), (Effect.WEAKEN,)),
    Link("network-more", (Effect.DRAW, Effect.DRAW_RECRUIT, Effect.RETRIEVE), (Effect.ATTACK_PER_MAQUIS,)),
    Link("network-revealed", (), (Effect.ATTACK_PER_REVEALED,)),
    Link("network-back", (), (Effect.RETRIEVE, Effect.RETRIEVE_TO_DECK)),
    Link("network-copy", tuple(e for e in Effect if e in (Effect.DISCARD_ENEMY, Effect.FLIP, *COUNTED)),
         (Effect.COPY_HIDDEN,)),
)


def network_graph(game: Game, s: State) -> nx.DiGraph:
    """The maquis; an arrow from one who helps to one who is helped, with the reasons, read from the cards."""
    box: Box = game.box
    graph = nx.DiGraph(game=game, title="graph-network-title", picture=draw_network)
    for agent in range(MAQUIS):
        graph.add_node(game.ids("agent")[agent], number=agent)
    for link in LINKS:
        for giver, giving in sides_with(box, s, link.giver, link.reason == "network-copy"):
            for user, using in sides_with(box, s, link.user):
                if giver != user:
                    add_link(graph, game, (giver, giving), (user, using), link.reason)
    return graph


def sides_with(box: Box, s: State, words: tuple[Effect, ...], hidden_only: bool = False) -> list[tuple[int, Role]]:
    """The sides of maquis that have one of these words; without words, those that are strong when revealed."""
    found = []
    for agent in range(MAQUIS):
        for role in Role:
            deed = side(s, agent, role)
            strong = not words and role == Role.REVEALED and box.attack[deed] >= STRONG
            if strong or (any(w in words for w in box.effect[deed] if w != NONE) and not (hidden_only and role)):
                found.append((agent, role))
    return found


def add_link(graph: nx.DiGraph, game: Game, giver: tuple[int, Role], user: tuple[int, Role], reason: str) -> None:
    names = [game.ids("agent")[agent] for agent, _ in (giver, user)]
    if not graph.has_edge(*names):
        graph.add_edge(*names, reasons=[])
    graph.edges[names]["reasons"].append((reason, hyphened(giver[1]), hyphened(user[1])))


def reasons(graph: nx.DiGraph, giver: str, user: str, language: str) -> list[str]:
    """Why one maquis helps another, in words."""
    game = graph.graph["game"]
    return [game.text(reason, language) for reason, _, _ in graph.edges[giver, user]["reasons"]]


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other in this kind of game: with drafted decks, or without."""
    return engine.flow_graph(game, decks=hyphened(Decks(s.decks)))


GRAPHS = {"missions": missions_graph, "network": network_graph, "flow": flow_graph}


# Drawing

def draw_missions(graph: nx.Graph, language: str, ax: Any) -> None:
    """Each mission with its garrison on a line behind it."""
    game = graph.graph["game"]
    missions = [node for node, kind in graph.nodes.data("kind") if kind == "mission"]
    longest = max((graph.degree(mission) for mission in missions), default=0)
    engine.fit(ax, [(0, 0), (1.4 + longest, 1 - len(missions))], (1.15, 0.75), (1.0, 0.6))
    for line, mission in enumerate(missions):
        facts = graph.nodes[mission]
        name = fill(game.thing_text("mission", facts["number"], language), 22)
        plate(ax, (0, -line), f"{name}\n{facts['defence']}", INK if facts["current"] else SURFACE, bold=True)
        for place, foe in enumerate(graph.neighbors(mission)):
            ax.plot([0, 1.6 + place], [-line, -line], color=INK, linewidth=1, zorder=1)
            plate(ax, (1.6 + place, -line), foe_text(game, graph.nodes[foe], language),
                  PAPER if graph.nodes[foe]["face_up"] else "#D9D4C7")


def foe_text(game: Game, facts: dict[str, Any], language: str) -> str:
    if facts["force"] is None:
        return "?"
    name = game.thing_text("force", game.ids("force").index(facts["force"]), language)
    return f"{fill(name, 11)}\n{facts['defence']}"


def plate(ax: Any, place: Place, text: str, colour: str, bold: bool = False) -> None:
    ink = PAPER if colour == INK else INK
    look = {"facecolor": colour, "edgecolor": INK, "boxstyle": "square,pad=0.4"}
    ax.text(*place, text, color=ink, fontsize=TEXT, ha="center", va="center", bbox=look, zorder=3,
            weight="bold" if bold else "normal")


def draw_network(graph: nx.DiGraph, language: str, ax: Any) -> None:
    """The maquis around a ring; form and colour tell who helps and who is helped."""
    game, names = graph.graph["game"], list(graph)
    places = {name: (2.2 * sin(2 * pi * i / len(names)), 2.2 * cos(2 * pi * i / len(names))) for i, name in
              enumerate(names)}
    engine.fit(ax, list(places.values()), (INCHES, INCHES), (0.7, 0.45))
    for giver, user in graph.edges:
        arrow = {"arrowstyle": "-|>", "color": SECOND, "alpha": 0.45, "shrinkA": 8, "shrinkB": 8}
        ax.annotate("", places[user], places[giver], arrowprops={**arrow, "connectionstyle": "arc3,rad=0.12"})
    for name, (x, y) in places.items():
        part = part_of(graph, name)
        ax.plot(x, y, MARKS[part], color=FILLS[part], markeredgecolor=INK, markersize=12, zorder=3)
        ax.text(x * 1.16, y * 1.12, game.thing_text("agent", graph.nodes[name]["number"], language), fontsize=TEXT,
                color=INK, ha="center", va="center", zorder=4)
    legend(game, language, ax)


def part_of(graph: nx.DiGraph, name: str) -> str:
    helps, helped = graph.out_degree(name) > 0, graph.in_degree(name) > 0
    if helps and helped:
        return "both"
    return "giver" if helps else "user" if helped else "nobody"


def legend(game: Game, language: str, ax: Any) -> None:
    from matplotlib.lines import Line2D

    words = {"giver": "network-giver", "user": "network-user", "both": "network-both", "nobody": "network-nobody"}
    handles = [
        Line2D([], [], marker=MARKS[part], color=FILLS[part], markeredgecolor=INK, linestyle="", markersize=9,
               label=game.text(key, language))
        for part, key in words.items()
    ]
    ax.legend(handles=handles, frameon=False, fontsize=TEXT, labelcolor=INK, loc="upper center", ncols=2,
              bbox_to_anchor=(0.5, 0.0))
