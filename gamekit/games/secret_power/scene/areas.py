"""What seats have: captured objects by group, secondary ones, alliances, operations; of the rivals in small."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined, tag
from ....engine.pieces import bold, el, icon, seat_line, seat_token, span
from ..rules.agents import shadow_agents
from ..rules.effects import VOCABULARY
from ..rules.table import (
    ALLIANCES, FIRST_FINAL, FIRST_PERMANENT, OBJECTS, OPERATIONS, Group, Secondary, Sign, area, concluded, has_circle,
)
from .sight import GROUP_SIGNS, SIGN_SIGNS, Sight, group_square, number_with
from .things import effect_words

# Objects

def chip(sight: Sight, card: int, number: int = 1) -> Markup:
    """An object in small: its group, its name, how many, its signs, an inner circle, pieces that are still on it."""
    kind, owner = sight.object_kind(card), sight.s.object_at[card]
    circle = icon("inner") if has_circle(sight.s, card) else ""
    times = bold(f"×{number}") if number > 1 else ""
    pieces = sight.s.pieces[card]
    left = joined([seat_token(seat_of(sight, owner), pieces, "small")] * number) if pieces else ""
    return sight.thing(kind, card, "plate held", group_square(sight.group_of(card)), span(sight.name("object", card)),
                       times, circle, sight.signs_on(card), left, name="span", role="img",
                       label=sight.object_label(card, number), changed=sight.object_changed(card))


def seat_of(sight: Sight, place: int) -> int:
    return next(seat for seat in range(len(sight.game.seat)) if area(seat) == place)


def spare(sight: Sight, seat: int, kind: int) -> Markup:
    """Secondary objects of a kind. Those of who decides can be chosen: to be taken, or as a gift."""
    number, words = sight.s.secondary[seat][kind], sight.words("picture-secondary", secondary=("secondary", kind))
    inside = group_square(kind), span(words), bold(f"×{number}") if number > 1 else ""
    label = f"{words}: {number}"
    as_what = sight.object_kind(OBJECTS + kind)
    if seat == sight.seat and (as_what, OBJECTS + kind) in sight.choices:
        return sight.thing(as_what, OBJECTS + kind, "plate held", *inside, name="span")
    ids = sight.game.ids("seat")[seat], sight.game.ids("secondary")[kind]
    return sight.part(f"spare-{ids[0]}-{ids[1]}", "plate held", *inside, name="span", label=label, role="img")


def besides(sight: Sight, seat: int) -> list[Markup]:
    """What else lies before a seat: in this game nothing."""
    return []


# Rivals, in small

def rivals(sight: Sight) -> Markup:
    """What lies open before each other seat."""
    others = [seat for seat in sight.seats if seat != sight.seat]
    return el("section", "rivals", tag("h3", sight.words("picture-areas")), *(rival(sight, seat) for seat in others))


def rival(sight: Sight, seat: int) -> Markup:
    held = [chip(sight, card, number) for card, number in sight.alike(area(seat))]
    held += [spare(sight, seat, kind) for kind in Secondary if sight.s.secondary[seat][kind]]
    held += besides(sight, seat)
    signs = joined(number_with(SIGN_SIGNS[sign], n) for sign in Sign if (n := sight.s.signs[seat][sign]))
    line = seat_line(sight.name("seat", seat), seat_token(seat, looks="small"), span(signs, "signs"))
    nothing = "" if held else span(sight.words("picture-nothing"), "quiet")
    return sight.part(f"area-{sight.game.ids('seat')[seat]}", "rival", el("div", "seat", line),
                      el("div", "store", *held, nothing), pacts(sight, seat), deeds(sight, seat))


def pacts(sight: Sight, seat: int) -> Markup:
    """The concluded alliances, with what they still do: what they did at once is over."""
    there = [one for one in range(ALLIANCES) if sight.s.alliance_at[one] == concluded(seat)]
    return el("ul", "pacts", *(pact(sight, one) for one in there)) if there else Markup()


def pact(sight: Sight, one: int) -> Markup:
    then, points = sight.before, sight.box.alliance_points[one]
    changed = then is not None and then.alliance_at[one] != sight.s.alliance_at[one]
    name, scores = sight.name("alliance", one), number_with("points", points) if points else ""
    sign = sight.box.alliance_sign[one]
    shows = icon(SIGN_SIGNS[Sign(sign)]) if sign != NONE else ""
    does = [words for first in later() if (words := VOCABULARY.text(sight.game, first + one, sight.language))]
    label = "; ".join([name, *effect_words(sight.game, one, sight.language)])
    return sight.thing("alliance", one, "pact", icon("alliance"), bold(name), sight.wave("alliances", one), scores,
                       shows, span("; ".join(does), "quiet") if does else "", name="li", changed=changed, label=label,
                       role="listitem")


def later() -> tuple[int, ...]:
    """Where the deeds of alliances begin that work on."""
    return FIRST_PERMANENT, FIRST_FINAL


def deeds(sight: Sight, seat: int) -> Markup:
    """The operations that a seat ran."""
    run = [deed(sight, one) for one in range(OPERATIONS) if sight.s.operation_of[one] == seat]
    return el("p", "run", *run) if run else Markup()


def deed(sight: Sight, one: int) -> Markup:
    then, scores = sight.before, number_with("points", sight.box.operation_points[one])
    changed = then is not None and then.operation_of[one] != sight.s.operation_of[one]
    return sight.thing("operation", one, "deed", icon("operation"), span(sight.name("operation", one)), scores,
                       name="span", changed=changed)


# The own area, whole

def own_area(sight: Sight) -> Markup:
    """Agents as pieces, signs, then a plate for each group."""
    plates = el("div", "groups", *(group_plate(sight, group) for group in Group))
    more = besides(sight, sight.seat)
    plates += el("div", "store", *more) if more else ""
    return own_line(sight) + plates + pacts(sight, sight.seat) + deeds(sight, sight.seat)


def own_line(sight: Sight) -> Markup:
    s, seat = sight.s, sight.seat
    shades = [pieces(sight, "picture-shadow", shadow_agents(s, seat), "small shade")] if sight.counted else []
    agents = [pieces(sight, "picture-active", s.active[seat], "small"), *shades,
              pieces(sight, "picture-reserve", s.reserve[seat], "small hollow")]
    signs = span(joined(number_with(SIGN_SIGNS[sign], s.signs[seat][sign]) for sign in Sign), "signs end")
    mark = seat_token(seat, looks="small")
    line = seat_line(sight.name("seat", seat), mark, *agents, signs, aside=sight.words("picture-you"))
    return sight.part(f"area-{sight.game.ids('seat')[seat]}", "seat", line)


def pieces(sight: Sight, key: str, number: int, looks: str) -> Markup:
    tokens = [seat_token(sight.seat, looks=looks)] * number
    return el("span", "agents", *tokens, bold(number), span(sight.words(key)))


def group_plate(sight: Sight, group: int) -> Markup:
    """The group, how many count for it, and its cards."""
    s, seat, sign = sight.s, sight.seat, GROUP_SIGNS[Group(group)]
    cards = [chip(sight, card, number) for card, number in sight.alike(area(seat)) if sight.group_of(card) == group]
    cards += [spare(sight, seat, group)] if group < len(Secondary) and s.secondary[seat][group] else []
    name, number = sight.name("group", group), s.groups[seat][group]
    head = el("header", "band", icon(sign), tag("h4", name.capitalize()), bold(number, "count"))
    nothing = span(sight.words("picture-nothing"), "none") if not cards else ""
    looks, inside = f"plate group g-{sign}", (head, el("div", "store", *cards, nothing))
    if group < len(Secondary) and ("secondary", group) in sight.choices:
        return sight.thing("secondary", group, looks, *inside, name="section")
    return sight.part(f"group-{sight.game.ids('group')[group]}", looks, *inside, name="section",
                      label=f"{name}: {number}", role="group")
