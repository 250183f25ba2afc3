"""What the modules lay on the table: covert operations and the trend beside the row, reptilians under the objects."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, tag
from ....engine.pieces import bold, el, icon, pile, span
from ...secret_power.rules.infiltration import reach
from ...secret_power.rules.operations import agents_for
from ...secret_power.scene.row import beneath as base_beneath
from ...secret_power.scene.row import common as base_common
from ...secret_power.scene.row import reach_words as base_reach_words
from ...secret_power.scene.row import row_label as base_row_label
from ...secret_power.scene.row import set_aside as base_set_aside
from ...secret_power.scene.sight import number_with
from ..rules.doctrine import is_available
from ..rules.estate_discards import FIRST_ALIEN_CARD
from ..rules.table import FIRST_COVERT, OPERATIONS, TREND_POINTS, Action, Current, Lair, Stack
from ..rules.trends import trend_in_force, trend_price
from .sight import STACK_SIGNS, Sight, aliens_at, as_asset
from .things import trend_words


def common(sight: Sight) -> list[Markup]:
    """Operations of both kinds, then the trend, then the world wars."""
    first, *rest = base_common(sight)
    covert = [covert_operations(sight)] if sight.s.covert_operations else []
    current = [trend(sight)] if sight.s.trends else []
    return [first, *covert, *current, *rest]


def set_aside(sight: Sight) -> list[Markup]:
    return [*base_set_aside(sight), *([discarded_aliens(sight)] if sight.s.lair_size[Lair.DISCARD] else [])]


# Covert operations

def covert_operations(sight: Sight) -> Markup:
    """Three stacks: each but the first asks for a token of the one above it."""
    return el("div", "covert", *(stack(sight, one) for one in Stack))


def stack(sight: Sight, one: Stack) -> Markup:
    s, box = sight.s, sight.box
    tokens = [token for token in range(FIRST_COVERT, OPERATIONS) if box.operation_stack[token] == one]
    left = [token for token in tokens if s.operation_of[token] == NONE]
    top = left[0] if left else tokens[0]
    costs = (number_with("agent", agents_for(box, s, top)), number_with("deck", box.operation_discards[top]),
             number_with("points", box.operation_points[top]))
    name = tag("h4", icon(STACK_SIGNS[one]), sight.name("operation", top))
    inside = name, el("p", "", *costs), span(sight.words("picture-left", number=len(left)), "quiet")
    then = sight.before
    changed = then is not None and [then.operation_of[token] for token in tokens] != (
        [s.operation_of[token] for token in tokens])
    playable = next((token for token in left if ("operation", token) in sight.choices), top)
    return sight.thing("operation", playable, "plate ops", *inside, label=stack_label(sight, top, len(left)),
                       changed=changed)


def stack_label(sight: Sight, token: int, left: int) -> str:
    box = sight.box
    facts = {"agents": agents_for(box, sight.s, token), "cards": box.operation_discards[token]}
    return sight.words("board-covert", operation=("operation", token), points=box.operation_points[token], number=left,
                       **facts)


# The trend

def trend(sight: Sight) -> Markup:
    """The one in force: what it brings, and what it takes to capture it."""
    one = trend_in_force(sight.s)
    if one == NONE:
        return sight.part("trend", "plate trend", span(sight.words("board-no-trend"), "quiet"))
    price, words = trend_price(sight.box, sight.s, sight.asking, one), trend_words(sight.game, one, sight.language)
    head = el("header", "band", icon("trend"), tag("h4", sight.name("movement", one)),
              number_with("points", TREND_POINTS))
    told = bold(price, "big"), icon("agent"), span(sight.words("picture-to-capture"))
    cost = el("p", "nums", *told) if sight.counted else Markup()
    stack = pile("trend", sight.s.current_size[Current.STACK], sight.words("picture-trends-left"))
    inside = head, el("div", "told", tag("p", words), cost, el("span", "pile", stack))
    then = sight.before
    changed = then is not None and trend_in_force(then) != one
    if ("action", Action.CAPTURE_TREND) in sight.choices:
        return sight.thing("action", Action.CAPTURE_TREND, "plate trend", *inside)
    return sight.thing("movement", one, "plate trend", *inside, changed=changed,
                       label=f"{sight.name('movement', one)}. {words}")


# Reptilians

def beneath(sight: Sight, card: int) -> Markup:
    under = aliens_at(sight, Lair.UNDER + card)
    return el("p", "under", *(alien(sight, one) for one in under)) if under else base_beneath(sight, card)


def alien(sight: Sight, one: int, number: int = 1) -> Markup:
    """A reptilian in small."""
    name, then = sight.name("alien", one), sight.before
    changed = then is not None and then.alien_at[one] != sight.s.alien_at[one]
    times = bold(f"×{number}") if number > 1 else ""
    as_what = as_asset(sight, "alien", one, FIRST_ALIEN_CARD)
    return sight.thing(*as_what, "plate held alien", icon("reptile"), span(name), times, name="span", role="img",
                       label=sight.words("board-reptilian", alien=("alien", one), number=number), changed=changed)


def kinds_of_aliens(sight: Sight, place: int) -> list[Markup]:
    """The reptilians of a place; those that are alike are one, with their number."""
    found: dict[int, list[int]] = {}
    for one in aliens_at(sight, place):
        found.setdefault(sight.box.alien_species[one], []).append(one)
    return [alien(sight, chosen_first(sight, alike), len(alike)) for alike in found.values()]


def chosen_first(sight: Sight, alike: list[int]) -> int:
    """The one that a move is about stands for those that are alike."""
    return next((one for one in alike if as_asset(sight, "alien", one, FIRST_ALIEN_CARD) in sight.choices), alike[0])


def discarded_aliens(sight: Sight) -> Markup:
    return el("div", "gone", span(sight.words("board-discarded-reptilians"), "cap"),
              el("div", "store", *kinds_of_aliens(sight, Lair.DISCARD)))


def row_label(sight: Sight, place: int) -> str:
    under = aliens_at(sight, Lair.UNDER + sight.s.in_row[place])
    told = [sight.words("board-under", alien=("alien", one)) for one in under]
    return ", ".join([base_row_label(sight, place), *told])



# Through the World Bank

def reach_words(sight: Sight) -> str:
    """Besides those that are available to all, how many the bank opens, if anything is counted."""
    s, first = sight.s, base_reach_words(sight)
    if not sight.counted:
        return first
    opened = [place for place in range(reach(s, sight.asking), s.row_size)
              if is_available(sight.box, s, sight.asking, place)]
    return f"{first}, {sight.words('picture-reach-bank', number=len(opened))}" if opened else first


JOINTS = {
    base_common: common, base_beneath: beneath, base_row_label: row_label, base_reach_words: reach_words,
    base_set_aside: set_aside,
}
