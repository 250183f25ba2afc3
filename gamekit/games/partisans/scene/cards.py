"""Cards of maquis and spies: two-sided ones in hand or to choose from, and chips in play."""

from __future__ import annotations

from ....engine.drawing import Markup, at, fitted, icon, num, path, rect, text, text_lines, width
from ....engine.layout import NONE
from ....engine.scene import Part, Rectangle
from .sight import EYES, Sight
from ..rules.strength import attack_of
from ..rules.table import Phase, Pile, Role, Step, is_spy
from .things import side_words

HEAD = 30                               # of a card: its name
LEFT = 42                               # where the words of a half begin
CHIP = 38                               # height of a card in play
LETTERS = {Phase.PREPARATION: (Phase.PREPARATION,), Phase.ATTACK: (Phase.ATTACK,),
           Phase.EITHER: (Phase.PREPARATION, Phase.ATTACK)}


def card_width(sight: Sight) -> float:
    return 196 if sight.narrow else 161


def half_height(sight: Sight, w: float) -> float:
    """Room for three lines of an action, on a card as wide as a phone for two."""
    if sight.narrow:
        return 82 if w < sight.width else 64
    return 68


def card_height(sight: Sight, w: float) -> float:
    return HEAD + 2 * half_height(sight, w)


# A card

def card(sight: Sight, agents: list[int], x: float, y: float, w: float, changed: bool = False) -> Part:
    """A card that can be chosen: a maquis with both sides, or all spies of a pile as one."""
    agent = sight.leading("agent", agents)
    drawn = spies(sight, len(agents), w) if is_spy(agent) else two_sided(sight, agent, w)
    box = (x, y, w, card_height(sight, w))
    return sight.part("agent", agent, at(x, y, drawn), box, card_label(sight, agents), changed=changed)


def card_label(sight: Sight, agents: list[int]) -> str:
    """The name, and what both sides say."""
    name = sight.name("agent", agents[0]) + (f" ×{len(agents)}" if len(agents) > 1 else "")
    if is_spy(agents[0]):
        return f"{name}. {sight.words('picture-spy')}"
    sides = [f"{sight.name('role', role)}: {side_words(sight.game, sight.s, agents[0], role, sight.language)}"
             for role in Role]
    return f"{name}. {'. '.join(sides)}"


def two_sided(sight: Sight, agent: int, w: float, played: int = NONE) -> Markup:
    """The name; the upper half is hidden, the lower one revealed. Once played, the half that does not count is dim."""
    h, high = card_height(sight, w), half_height(sight, w)
    drawn = rect(0, 0, w, h, "face") + rect(0.75, HEAD, w - 1.5, high, "wash")
    drawn += path(f"M0 {HEAD}H{num(w)}M0 {num(HEAD + high)}H{num(w)}", "thin")
    room = w - 20 - (22 if sight.differs(agent) else 0)
    drawn += text(10, 21, fitted(room, 16, sight.name("agent", agent), bold=True), 16, "b")
    drawn += icon("reconstructed", w - 26, 7, 16, "c-dim") if sight.differs(agent) else ""
    for role in Role:
        dim = played not in (NONE, role)
        drawn += at(0, HEAD + role * high, half(sight, agent, role, w, dim))
    return drawn


def half(sight: Sight, agent: int, role: Role, w: float, dim: bool) -> Markup:
    """Attack at the left; at the right the role, the phase of the action and the action in few words."""
    deed, size, ink = sight.side(agent, role), sight.small, "dim" if dim else ""
    drawn = icon(EYES[role], 10, 7, 18, "c-dim" if dim else "icon")
    drawn += text(19, half_height(sight, w) - 14, str(sight.box.attack[deed]), 28, f"b m {ink}")
    drawn += text(LEFT, 8 + size, sight.short("role", role), size, f"b {ink}")
    phase = sight.box.phase[deed]
    words = sight.words("picture-no-action") if phase == NONE else sight.deed(deed)
    ink = "dim" if dim or phase == NONE else ""
    for number, line in enumerate(sight.lines(words, w - LEFT - 5, size)[:3]):
        drawn += text(LEFT, 8 + size + (number + 1) * sight.line + 1, line, size, ink)
    return drawn + ("" if phase == NONE else signs(sight, Phase(phase), w - 8))


def signs(sight: Sight, phase: Phase, right: float) -> Markup:
    """The letter of each phase in which the action can be used; filled if that is now."""
    side, found = 16 if not sight.narrow else 20, Markup()
    for number, letter in enumerate(reversed(LETTERS[phase])):
        now = sight.fits_now(letter)
        x = right - side - number * (side + 3)
        found += rect(x, 5, side, side, "ink" if now else "hollow")
        ink = "inv" if now else "dim"
        found += text(x + side / 2, 5 + side - (side - sight.small) / 2 - 1.5, sight.short("phase", letter),
                      sight.small, f"b m {ink}")
    return found


def spies(sight: Sight, number: int, w: float) -> Markup:
    """A spy only takes up room."""
    h, size = card_height(sight, w), sight.small
    drawn = rect(0, 0, w, h, "face") + text(10, 21, sight.words("picture-spies"), 16, "b")
    drawn += text(w - 10, 22, f"×{number}", 20, "b e") if number > 1 else ""
    drawn += icon("spy", w / 2 - 28, h / 2 - 28, 56, "c-dim")
    told = sight.lines(sight.words("picture-spy"), w - 12, size)
    return drawn + text_lines(w / 2, h - 26, sight.line, told, size, "m dim")


# The card that is being played

def is_acting(sight: Sight, agents: list[int]) -> bool:
    return sight.s.step in (Step.CHOOSE_ROLE, Step.USE_ACTION) and agents == [sight.s.actor]


def acting(sight: Sight, x: float, y: float) -> list[Part]:
    """The maquis who is being played stays in its place: first its halves can be chosen, then the one chosen can act.

    The card itself is no thing then: arrow keys go from half to half.
    """
    w, agent = card_width(sight), sight.s.actor
    asked = sight.s.step == Step.CHOOSE_ROLE
    role = NONE if asked else role_of(sight, agent)
    drawn = at(x, y, two_sided(sight, agent, w, role))
    label, state = card_label(sight, [agent]), "chosen" if asked else "plain"
    ground = Part("acting", drawn, (x, y, w, card_height(sight, w)), label, state=state)
    if asked:
        return [ground, *(sight.part("role", role, Markup(), half_box(sight, role, x, y, w)) for role in Role)]
    return [ground, sight.part("answer", 0, Markup(), half_box(sight, role, x, y, w))]


def half_box(sight: Sight, role: int, x: float, y: float, w: float) -> Rectangle:
    high = half_height(sight, w)
    return x + 6, y + HEAD + role * high + 6, w - 12, high - 12


# In play

def chip(sight: Sight, agent: int, x: float, y: float, w: float) -> Part:
    """A maquis in play: role, name, attack as it is now."""
    role = role_of(sight, agent)
    printed, now = sight.box.attack[sight.side(agent, role)], attack_of(sight.box, sight.s, agent)
    worth = str(printed) if now == printed or not sight.counted else f"{printed}+{now - printed}"
    drawn = rect(0, 0, w, CHIP, "face") + rect(0.75, 0.75, 27, CHIP - 1.5, "wash")
    drawn += icon(EYES[role], 4, 9, 20)
    room = w - 34 - width(worth, 16, True) - 8
    drawn += text(34, 24, fitted(room, 14, sight.name("agent", agent), bold=True), 14, "b")
    drawn += text(w - 6, 25, worth, 16, "b e")
    label = sight.words("picture-chip", agent=("agent", agent), role=("role", role), number=now)
    return sight.part("agent", agent, at(x, y, drawn), (x, y, w, CHIP), label, changed=sight.agent_changed(agent))


def role_of(sight: Sight, agent: int) -> Role:
    return Role.REVEALED if sight.s.agent_at[agent] == Pile.REVEALED else Role.HIDDEN
