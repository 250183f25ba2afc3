"""Maquis in play, hidden and revealed; the attack that they add up to; the hand."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined, tag
from ....engine.pieces import bold, el, gauge, icon, seat_line, span
from ..rules.strength import total_attack
from ..rules.table import Pile, Role, Stage, Standing, Step
from .cards import card, in_play
from .sight import EYES, Sight
from .strength_needed import strength_needed

PILES = {Role.HIDDEN: Pile.HIDDEN, Role.REVEALED: Pile.REVEALED}
ADDED_UP = (Stage.PREPARATION, Stage.DEFENCE, Stage.ATTACK, Stage.STRIKES)


# In play

def play_area(sight: Sight) -> Markup:
    """Both areas and the attack."""
    return el("div", "in-play", *(area(sight, role) for role in Role), attack(sight))


def area(sight: Sight, role: Role) -> Markup:
    """The maquis in a role under their caption."""
    there, words = sight.agents(PILES[role]), sight.name("pile", PILES[role])
    band = joined(in_play(sight, agent) for (agent,) in there) if there else span(sight.words("picture-nobody"), "cap")
    return sight.part(f"area-{sight.game.ids('role')[role]}", "area", tag("h3", icon(EYES[role]), span(words)),
                      el("div", "fighters", band), label=f"{words}: {len(there)}", role="group")


# The attack

def attack(sight: Sight) -> Markup:
    """The attack so far, as a bar against what the mission needs."""
    s = sight.s
    if not sight.counted or s.stage not in ADDED_UP:
        return Markup()
    striking = s.stage == Stage.STRIKES
    total = s.strength if striking else total_attack(sight.box, s)
    caption, told = sight.words("picture-strength" if striking else "picture-attack"), pays(sight, total)
    bar = gauge(total, strength_needed(sight.box, s)) if sight.current != NONE else ""
    return sight.part("attack", "area", tag("h3", icon("attack"), span(caption)),
                      el("p", "sum", bold(total, "big"), bar), span(told, "cap"),
                      label=f"{caption}: {total}. {told}".strip(), role="group")


def pays(sight: Sight, total: int) -> str:
    """What the attack so far would do for the mission."""
    if sight.current == NONE:
        return ""
    if sight.s.mission_at[sight.current] == Standing.COMPLETED:
        return sight.words("picture-mission-done")
    need = strength_needed(sight.box, sight.s)
    return sight.words("picture-enough" if total >= need else "picture-lacking", number=need, more=need - total)


# The hand

def hand(sight: Sight) -> Markup:
    """How to read the cards, then the cards. The one being played stays in its place until it has acted."""
    groups = in_hand(sight)
    key = span(sight.words("picture-hand-key" if groups else "picture-hand-empty"), "quiet")
    line = seat_line(sight.words("picture-hand"), icon("hand"), key)
    return sight.part("hand-key", "seat", line) + el("div", "cards", *(card(sight, agents) for agents in groups))


def in_hand(sight: Sight) -> list[list[int]]:
    """The cards of the hand, and the one that was just played as long as it can act."""
    groups = sight.agents(Pile.HAND)
    return sorted([*groups, [sight.s.actor]]) if sight.s.step == Step.USE_ACTION else groups
