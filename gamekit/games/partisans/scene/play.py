"""Maquis in play, hidden and revealed; the attack that they add up to; the hand."""

from __future__ import annotations

from ....engine.drawing import Markup, at, icon, num, path, rect, text, text_lines
from ....engine.layout import NONE
from ....engine.scene import Part, stacked
from .strength_needed import strength_needed
from .cards import CHIP, acting, card, card_height, card_width, chip, is_acting
from .sight import EYES, Sight
from ..rules.strength import total_attack
from ..rules.table import Pile, Role, Stage, Standing, Step

PILES = {Role.HIDDEN: Pile.HIDDEN, Role.REVEALED: Pile.REVEALED}
SUM = 190                               # width of the attack beside the areas
ACROSS = 5                              # cards in a row of the hand


# In play

def play_area(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Both areas and the attack, beside each other or (on a phone) below; where they end."""
    if sight.narrow:
        hidden, y = area(sight, Role.HIDDEN, 0, y, sight.width)
        revealed, y = area(sight, Role.REVEALED, 0, y + 12, sight.width)
        total = attack(sight, 0, y + 12, sight.width)
        return [*hidden, *revealed, *total], y + (0 if not total else 70 if sight.current == NONE else 106)
    w = (sight.width - SUM - 32) / 2
    hidden, left = area(sight, Role.HIDDEN, 0, y, w)
    revealed, right = area(sight, Role.REVEALED, w + 16, y, w)
    return [*hidden, *revealed, *attack(sight, 2 * w + 32, y, SUM)], max(left, right, y + 76)


def area(sight: Sight, role: Role, x: float, y: float, w: float) -> tuple[list[Part], float]:
    """The maquis in a role under their caption."""
    there, words = sight.in_play(PILES[role]), sight.name("pile", PILES[role])
    drawn = icon(EYES[role], 0, 0, 16, "c-dim") + text(22, 13, words, sight.small, "b dim")
    drawn += path(f"M0 20.5H{num(w)}", "hair")
    if not there:
        drawn += text(0, 46, sight.words("picture-nobody"), sight.small, "dim")
    caption = Part(f"area-{role.name.lower()}", at(x, y, drawn), (x, y, w, 48), f"{words}: {len(there)}")
    wide = (w - 8) / 2
    chips = [chip(sight, agent, x + n % 2 * (wide + 8), y + 28 + n // 2 * (CHIP + 9), wide)
             for n, agent in enumerate(there)]
    rows = max(1, -(-len(there) // 2))
    return [caption, *stacked(chips)], y + 28 + rows * (CHIP + 9) - 9


# The attack

def attack(sight: Sight, x: float, y: float, w: float) -> list[Part]:
    """The attack so far, as a bar against what the mission needs."""
    s = sight.s
    if not sight.counted or s.stage not in (Stage.PREPARATION, Stage.DEFENCE, Stage.ATTACK, Stage.STRIKES):
        return []
    striking = s.stage == Stage.STRIKES
    total = s.strength if striking else total_attack(sight.box, s)
    caption, told = sight.words("picture-strength" if striking else "picture-attack"), pays(sight, total)
    drawn = icon("attack", 0, 0, 16, "c-dim") + text(22, 13, caption, sight.small, "b dim")
    drawn += path(f"M0 20.5H{num(w)}", "hair") + text(0, 58, str(total), 40, "b")
    drawn += at(64, 36, bar(sight, total, w - 64)) if sight.current != NONE else ""
    lines = sight.lines(told, w, sight.small)
    drawn += text_lines(0, 78, sight.line, lines, sight.small)
    label = f"{caption}: {total}. {told}".strip()
    return [Part("attack", at(x, y, drawn), (x, y, w, 92), label)]


def pays(sight: Sight, total: int) -> str:
    """What the attack so far would do for the mission."""
    if sight.current == NONE:
        return ""
    if sight.s.mission_at[sight.current] == Standing.COMPLETED:
        return sight.words("picture-mission-done")
    need = strength_needed(sight.box, sight.s)
    return sight.words("picture-enough" if total >= need else "picture-lacking", number=need, more=need - total)


def bar(sight: Sight, total: int, w: float) -> Markup:
    """As long as the larger of both; a tick where the mission is paid for."""
    need = strength_needed(sight.box, sight.s)
    most = max(total, need, 1) * 1.1
    drawn = rect(0, 0, w, 18, "wash") + rect(0, 0, w * total / most, 18, "f-play")
    return drawn + (path(f"M{num(w * need / most)}-5v28", "edge") if need else "")


# The hand

def hand(sight: Sight, y: float) -> tuple[list[Part], float]:
    """The own cards, and where they end. The one being played stays in its place until it has acted."""
    w = card_width(sight)
    h = card_height(sight, w)
    groups = in_hand(sight)
    gap = 12 if sight.narrow else (sight.width - ACROSS * w) / (ACROSS - 1)
    across = len(groups) if sight.narrow else ACROSS
    found: list[Part] = []
    above: list[Part] = []
    for number, agents in enumerate(groups):
        x, top = number % across * (w + gap), y + number // across * (h + 14)
        if is_acting(sight, agents):
            above += acting(sight, x, top)
        else:
            found.append(card(sight, agents, x, top, w, changed=any(map(sight.agent_changed, agents))))
    rows = -(-len(groups) // max(1, across))
    return [*stacked(found), *above], y + max(0, rows * (h + 14) - 14)


def in_hand(sight: Sight) -> list[list[int]]:
    """The cards of the hand, and the one that was just played as long as it can act."""
    groups = sight.agents(Pile.HAND)
    return sorted([*groups, [sight.s.actor]]) if sight.s.step == Step.USE_ACTION else groups


def hand_words(sight: Sight) -> tuple[str, str]:
    """What the cards are, and how to read them."""
    return sight.words("picture-hand"), sight.words("picture-hand-key" if in_hand(sight) else "picture-hand-empty")


def hand_line(sight: Sight, y: float) -> Part:
    words, aside = hand_words(sight)
    return Part("hand", text(0, y + 16, words, 14, "b", aside), (0, y, sight.width, 20), f"{words}. {aside}")
