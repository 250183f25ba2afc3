"""Cards of maquis and spies: two-sided ones in hand or to choose from, and small ones in play."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined, tag
from ....engine.pieces import bold, el, icon, span
from ..rules.strength import attack_of
from ..rules.table import Phase, Role, Stage, Step, is_spy
from .sight import EYES, Sight
from .things import side_words

PHASES = {Phase.PREPARATION: (Phase.PREPARATION,), Phase.ATTACK: (Phase.ATTACK,),
          Phase.EITHER: (Phase.PREPARATION, Phase.ATTACK)}
STAGES = {Phase.PREPARATION: Stage.PREPARATION, Phase.ATTACK: Stage.ATTACK}


def card(sight: Sight, agents: list[int]) -> Markup:
    """A card that can be chosen: a maquis with both sides, or all spies of a pile as one."""
    agent = sight.leading("agent", agents)
    face = spies(sight, len(agents)) if is_spy(agent) else two_sided(sight, agent)
    return sight.thing("agent", agent, "card two-sided", face, name="article", label=card_label(sight, agents),
                       changed=sight.agents_changed(agents))


def card_label(sight: Sight, agents: list[int]) -> str:
    """The name, and what both sides say."""
    name = sight.name("agent", agents[0]) + (f" ×{len(agents)}" if len(agents) > 1 else "")
    if is_spy(agents[0]):
        return f"{name}. {sight.words('picture-spy')}"
    sides = [f"{sight.name('role', role)}: {side_words(sight.game, sight.s, agents[0], role, sight.language)}"
             for role in Role]
    return f"{name}. {'. '.join(sides)}"


def two_sided(sight: Sight, agent: int) -> Markup:
    """The name; the upper half is hidden, the lower one revealed."""
    mark = icon("reconstructed") if sight.differs(agent) else ""
    head = el("header", "band", tag("h4", sight.name("agent", agent)), mark)
    return head + el("ul", "halves", *(half(sight, agent, role) for role in Role))


def half(sight: Sight, agent: int, role: Role) -> Markup:
    """Attack; role, phases and action in few words. On the card being played the halves answer what is asked of it."""
    deed, acts = sight.side(agent, role), sight.s.step == Step.USE_ACTION
    phase = sight.box.phase[deed]
    action = span(sight.words("picture-no-action"), "quiet") if phase == NONE else span(sight.deed(deed))
    head = el("span", "head", icon(EYES[role]), bold(sight.short("role", role)), phases(sight, phase))
    inside = bold(sight.box.attack[deed], "big"), head, action
    looks = f"half {sight.game.ids('role')[role]}"
    if agent != sight.s.actor or (acts and role != sight.role_of(agent)):
        return el("li", f"{looks} off" if agent == sight.s.actor else looks, *inside)
    return sight.answer(*(("answer", 0) if acts else ("role", role)), looks, *inside)


def phases(sight: Sight, phase: int) -> Markup:
    """The letter of each phase in which the action can be used; filled if that is now."""
    letters = () if phase == NONE else PHASES[Phase(phase)]
    return joined(bold(sight.short("phase", letter), "phase now" if sight.s.stage == STAGES[letter] else "phase")
                  for letter in letters)


def spies(sight: Sight, number: int) -> Markup:
    """A spy only takes up room."""
    several = bold(f"×{number}") if number > 1 else ""
    head = el("header", "band", tag("h4", sight.words("picture-spies")), several)
    return head + el("p", "spy", icon("spy"), span(sight.words("picture-spy")))


# In play

def in_play(sight: Sight, agent: int) -> Markup:
    """A maquis in play: role, name, attack as it is now. One that may still act is shown as a card elsewhere."""
    role = sight.role_of(agent)
    printed = sight.box.attack[sight.side(agent, role)]
    now = attack_of(sight.box, sight.s, agent) if sight.counted else printed
    worth = printed if now == printed else f"{printed}+{now - printed}"
    inside = el("span", "code", icon(EYES[role])), span(sight.name("agent", agent), "name"), bold(worth)
    label = sight.words("picture-chip", agent=("agent", agent), role=("role", role), number=now)
    changed = sight.agents_changed([agent])
    if sight.s.step == Step.USE_ACTION and agent == sight.s.actor:
        return sight.part(f"small-{sight.game.ids('agent')[agent]}", "plate fighter", *inside, label=label,
                          changed=changed, role="img")
    return sight.thing("agent", agent, "plate fighter", *inside, label=label, changed=changed)
