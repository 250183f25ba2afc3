"""The seats as small multiples: what each has in numbers, and the points so far by the rows of the score pad."""

from __future__ import annotations

from ....engine.markup import Markup, tag
from ....engine.moves import decision_at
from ....engine.pieces import bold, el, icon, seat_token, span, unseen
from ..rules.agents import held, shadow_agents
from ..rules.scoring import line_points, points
from ..rules.table import Group, Line, concluded, hand, operations_of
from .row import set_aside
from .sight import GROUP_SIGNS, Sight, group_square, number_with


def players(sight: Sight) -> Markup:
    """One row a seat in turn order, the own one last; then what is left of the secondary objects and of the decks."""
    rows = [heads(sight), *(player(sight, seat) for seat in sight.seats), supply(sight)]
    return el("section", "players", *rows, *set_aside(sight))


def columns(sight: Sight, seat: int) -> list[tuple[str, int, str]]:
    """Icon, number and name of what is counted."""
    s = sight.s
    found = [(GROUP_SIGNS[group], s.groups[seat][group], sight.name("group", group)) for group in Group]
    found += [("agent", s.active[seat], sight.words("picture-active"))]
    found += [("shadow", shadow_agents(s, seat), sight.words("picture-shadow"))] if sight.counted else []
    found += [("reserve", s.reserve[seat], sight.words("picture-reserve")),
              ("alliance", s.pact_size[concluded(seat)], sight.words("picture-concluded")),
              ("hand", s.pact_size[hand(seat)], sight.words("picture-hand"))]
    found += [("spy", held(s, seat), sight.words("picture-staff"))] if s.professionals else []
    found += [("operation", operations_of(s, seat), sight.words("picture-run"))]
    return found + ([("points", points(sight.box, s, seat), sight.words("picture-points"))] if sight.counted else [])


def heads(sight: Sight) -> Markup:
    """The icons of the columns; the label of a seat says what they mean."""
    signs = [sign for sign, _, _ in columns(sight, sight.asking)]
    squares = [group_square(group) for group in Group] + [icon(sign) for sign in signs[len(Group):]]
    title = tag("h3", sight.words("picture-players"))
    return el("div", "tally heads", title, *(el("span", "num", one) for one in squares), style=f"--gk-n:{len(signs)}")


def player(sight: Sight, seat: int) -> Markup:
    s, found = sight.s, columns(sight, seat)
    turn = decision_at(sight.game, s) is not None and s.seat == seat
    marks = (icon("curator") if s.curator == seat else "", icon("play", "turn") if turn else "")
    you = span(sight.words("picture-you"), "quiet") if seat == sight.seat else ""
    who = seat_token(seat, looks="small"), bold(sight.name("seat", seat)), you
    name = sight.thing("seat", seat, "pile who", *who, *marks, name="span", label=label(sight, seat, found, turn),
                       role="img")
    cells = [number_with(sign, number) for sign, number, _ in found]
    return el("div", f"tally {'me' if seat == sight.seat else ''}", name, *cells, style=f"--gk-n:{len(found)}")


def label(sight: Sight, seat: int, found: list[tuple[str, int, str]], turn: bool) -> str:
    told = [sight.name("seat", seat)]
    told += [sight.words("picture-curator")] if sight.s.curator == seat else []
    told += [sight.words("picture-turn")] if turn else []
    return ", ".join(told + [f"{name}: {number}" for _, number, name in found])


def supply(sight: Sight) -> Markup:
    """Secondary objects that are left, in the columns of their groups."""
    left, width = sight.s.supply, len(columns(sight, sight.asking))
    cells = [number_with(GROUP_SIGNS[Group(kind)], number) for kind, number in enumerate(left)]
    words = sight.words("picture-supply")
    label = ", ".join([words, *(f"{sight.name('secondary', kind)} {number}" for kind, number in enumerate(left))])
    return sight.part("supply", "tally supply", span(words, "quiet"), *cells, label=label, role="group",
                      style=f"--gk-n:{width}")


# Points so far

def pad(sight: Sight) -> Markup:
    """The nine rows of the score pad, a column for each seat."""
    if not sight.counted:
        return Markup()
    box, s, seats = sight.box, sight.s, sight.seats
    signs = [seat_token(seat, looks="small") + unseen(sight.name("seat", seat)) for seat in seats]
    head = tag("tr", *(tag("th", words, scope="col") for words in (sight.words("picture-so-far"), *signs)))
    rows = [pad_row(sight, sight.name("line", line), [line_points(line, box, s, seat) for seat in seats])
            for line in Line]
    total = pad_row(sight, sight.words("picture-all"), [points(box, s, seat) for seat in seats])
    table = el("table", "pad", tag("thead", head), tag("tbody", *rows), tag("tfoot", total))
    return sight.part("pad", "padding", table, name="section")


def pad_row(sight: Sight, name: str, numbers: list[int]) -> Markup:
    cells = [el("td", " ".join(look for look, has in (("zero", not n), ("me", seat == sight.seat)) if has), n)
             for seat, n in zip(sight.seats, numbers, strict=True)]
    return tag("tr", tag("th", name[:1].upper() + name[1:], scope="row"), *cells)
