"""The row of objects, and what lies beside it: operations and world wars; decks and discarded objects."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined, tag
from ....engine.pieces import band, bold, el, icon, pile, seat_token, span
from ..rules.agents import shadow_agents
from ..rules.infiltration import agents_needed, is_available, occupant, reach
from ..rules.operations import agents_for, top_operation
from ..rules.table import AVAILABLE, FIRST_WAR, OBJECTS, Action, Group, Pact, Place, Staff, wars
from .areas import chip
from .sight import GROUP_SIGNS, Sight, number_with, worth
from .things import operations_left


def zone(sight: Sight) -> Markup:
    """The first cards large, those behind them smaller; at the end what else is common."""
    s = sight.s
    cards = [row_card(sight, place) for place in range(s.row_size)]
    head = tag("h3", sight.words("picture-row")) + span(reach_words(sight), "quiet")
    near = el("div", "near", *cards[:AVAILABLE]) if cards else ""
    later = el("div", "later", *cards[AVAILABLE:]) if cards[AVAILABLE:] else ""
    row = tag("section", el("header", "heading", head), sight.part("row", "objects", near, later))
    return el("div", "zone", row, el("aside", "common", *common(sight)))


def reach_words(sight: Sight) -> str:
    """What is available to whoever is asked."""
    return sight.words("picture-reach", number=reach(sight.s, sight.asking))


def common(sight: Sight) -> list[Markup]:
    """What lies beside the row."""
    return [operations(sight), world_wars(sight)]


def set_aside(sight: Sight) -> list[Markup]:
    """What is out of play: decks and discards. It stands under the players, where there is room."""
    return [decks(sight), discarded(sight)]


# An object of the row

def row_card(sight: Sight, place: int) -> Markup:
    """Name on its group; how many agents it takes now; what it brings; who is there."""
    card = sight.s.in_row[place]
    sign = GROUP_SIGNS[Group(sight.group_of(card))]
    name = band(sight.name("object", card), icon(sign), heading="h4")
    worths = el("p", "worths", worth(sight.box.type[card]), sight.signs_on(card))
    looks = f"card object g-{sign}" + (" far" if is_far(sight, place) else "")
    number = span(place + 1, "place")
    below = el("div", "told", needed(sight, card), worths), there(sight, card), beneath(sight, card), number
    return sight.thing("object", card, looks, name, *below,
                       name="article", label=row_label(sight, place), changed=sight.object_changed(card))


def is_far(sight: Sight, place: int) -> bool:
    """Whether it is out of reach; where nothing is counted that is not told."""
    return sight.counted and not is_available(sight.box, sight.s, sight.asking, place)


def need(sight: Sight, card: int) -> int:
    """What it takes now; the printed minimum where nothing is counted."""
    return agents_needed(sight.box, sight.s, card) if sight.counted else sight.box.least[sight.box.type[card]]


def needed(sight: Sight, card: int) -> Markup:
    taken = occupant(sight.s, card) != NONE
    words = sight.words("picture-take-over" if taken and sight.counted else "picture-needed")
    wave = sight.wave("objects", sight.box.type[card])
    return el("p", "nums", bold(need(sight, card), "big"), icon("agent"), span(words), wave)


def there(sight: Sight, card: int) -> Markup:
    """The pieces of whoever is there, before the shadow agents that went along."""
    seat = occupant(sight.s, card)
    if seat == NONE:
        return el("p", "by quiet", sight.words("picture-nobody"))
    shadows = shadow_agents(sight.s, seat)
    more = seat_token(seat, looks="shade small") + bold(f"+{shadows}") if shadows else ""
    return el("p", "by", seat_token(seat, sight.s.pieces[card], "small"), more, span(sight.name("seat", seat)))


def beneath(sight: Sight, card: int) -> Markup:
    """What lies under an object: in this game nothing."""
    return Markup()


def row_label(sight: Sight, place: int) -> str:
    s, card = sight.s, sight.s.in_row[place]
    told = [f"{place + 1}. {sight.name('object', card)}", sight.words("board-needs", number=need(sight, card))]
    told += sight.signs_words(card)
    seat = occupant(s, card)
    if seat != NONE:
        facts = {"pieces": s.pieces[card], "shadows": shadow_agents(s, seat)}
        told.append(sight.words("board-held", seat=("seat", seat), **facts))
    told += [sight.words("board-out-of-reach")] if is_far(sight, place) else []
    return ", ".join(told)


# Beside the row

def operations(sight: Sight) -> Markup:
    """The operation on top, which itself can be pressed where an action is chosen."""
    s, top = sight.s, top_operation(sight.s)
    if top == NONE:
        return sight.part("operations", "plate ops", span(sight.words("board-no-operation"), "quiet"))
    agents, points = agents_for(sight.box, s, top), sight.box.operation_points[top]
    cost = el("p", "", number_with("agent", agents), number_with("points", points), sight.wave("operations", top))
    left = span(sight.words("picture-operations", number=operations_left(top)), "quiet")
    inside = tag("h4", sight.name("operation", top)), cost, left
    then = sight.before
    changed = then is not None and then.operation_of != s.operation_of
    if ("action", Action.OPERATION) in sight.choices:
        return sight.thing("action", Action.OPERATION, "plate ops", *inside)
    return sight.thing("operation", top, "plate ops", *inside, changed=changed)


def world_wars(sight: Sight) -> Markup:
    """Those in force, and what they change; prices of projects have it counted in."""
    cards = [card for card in range(FIRST_WAR, OBJECTS) if sight.s.object_at[card] == Place.WAR]
    words = span(sight.words("picture-war", number=wars(sight.s)))
    return joined(sight.thing("object", card, "plate war", bold(icon("war") + sight.name("object", card)), words,
                              changed=sight.object_changed(card)) for card in cards)


def decks(sight: Sight) -> Markup:
    """How many cards the decks hold."""
    s = sight.s
    piles = [("deck", s.place_size[Place.DECK], sight.words("picture-deck")),
             ("alliance", s.pact_size[Pact.DECK], sight.words("picture-pacts"))]
    piles += [("spy", s.staff_size[Staff.DECK], sight.words("picture-staff"))] if s.professionals else []
    label = ", ".join(f"{words}: {number}" for _, number, words in piles)
    return sight.part("decks", "decks", *(el("span", "pile", pile(*one)) for one in piles), label=label, role="group")


def discarded(sight: Sight) -> Markup:
    """The discarded objects lie open; those that are alike are one."""
    gone = list(sight.alike(Place.DISCARD))
    if not gone:
        return Markup()
    return el("div", "gone", span(sight.words("board-discard"), "cap"),
              el("div", "store", *(chip(sight, card, number) for card, number in gone)))
