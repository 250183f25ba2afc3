"""Missions with their garrisons: backs and faces, what they cost now and what can be struck."""

from __future__ import annotations

from ....engine.markup import Markup, joined
from ....engine.pieces import band, bold, el, icon, span
from ..rules.attack import strike_refused
from ..rules.rulebook import Rule
from ..rules.strength import foe_defence, mission_defence, total_attack
from ..rules.table import FIRST_FORCE, FIRST_MISSION, FOES, MISSIONS, Stage, Standing
from .sight import Sight
from .things import effect_words

REACHED = (Stage.ATTACK, Stage.STRIKES)     # when it shows what the attack is enough for
MARKS: dict[int, str] = {
    Rule.ALLOWED: "attack", Rule.INFANTRY_SHIELDS_ENEMIES: "lock", Rule.SENTRY_SHIELDS_MISSION: "lock",
}


def missions(sight: Sight) -> Markup:
    """All missions on the table; the places of failed ones stay empty."""
    return el("div", "missions", *(plate(sight, mission) for mission in sight.missions),
              *(failed(sight, mission) for mission in sight.standing(Standing.FAILED)))


def plate(sight: Sight, mission: int) -> Markup:
    looks = "plate guarded here" if mission in (sight.current, sight.s.aim) else "plate guarded"
    label = mission_label(sight, mission)
    inside = head(sight, mission, numbers(sight, mission) + effect(sight, mission), label)
    return sight.thing("mission", mission, looks, inside, garrison(sight, mission), name="section", label=label,
                       changed=sight.mission_changed(mission))


def head(sight: Sight, mission: int, below: Markup, label: str) -> Markup:
    """Title and what stands below it. Where targets are asked for, the head is the mission as a target."""
    inside = band(sight.name("mission", mission)), below
    if sight.asks_for != "target":
        return el("div", "head", *inside)
    return sight.thing("target", FOES + mission, "plate head", *inside, label=label)


def failed(sight: Sight, mission: int) -> Markup:
    """A place that stays empty."""
    words = sight.words("picture-failed-mission")
    label = f"{sight.name('mission', mission)}. {words}"
    below = el("p", "nums", icon("liquidation"), bold(words)) + el("p", "cap", sight.words("picture-stays-empty"))
    return sight.thing("mission", mission, "plate guarded failed", head(sight, mission, below, label), name="section",
                       label=label, changed=sight.mission_changed(mission))


# The head

def numbers(sight: Sight, mission: int) -> Markup:
    """Defence as it is now, points, and the period or that it is done."""
    done = sight.s.mission_at[mission] == Standing.COMPLETED
    period = span(sight.words("picture-period", number=sight.box.period[mission]))
    aside = icon("check") if done else reach_icon(sight, FOES + mission) + period
    return el("p", "nums", icon("defence"), bold(defence_of(sight, mission)), icon("points"),
              bold(sight.box.points[mission]), el("span", "end", aside))


def effect(sight: Sight, mission: int) -> Markup:
    """When it happens, and what, in few words."""
    ignored = mission == sight.current and sight.s.ignored
    words = sight.words("picture-ignored") if ignored else sight.deed(FIRST_MISSION + mission)
    timing = sight.name("timing", sight.box.timing[FIRST_MISSION + mission])
    return el("p", "effect", bold(timing), " ", span(words))


def defence_of(sight: Sight, mission: int) -> int:
    return mission_defence(sight.box, sight.s) if mission == sight.current else sight.box.mission_defence[mission]


def mission_label(sight: Sight, mission: int) -> str:
    """Everything that the plate says."""
    facts = {"mission": ("mission", mission), "defence": defence_of(sight, mission)}
    told = sight.words("board-mission", points=sight.box.points[mission], **facts)
    parts = [told, effect_words(sight.game, FIRST_MISSION + mission, sight.language)]
    if mission == sight.current:
        parts.append(sight.name("standing", sight.s.mission_at[mission]))
    return ". ".join([*parts, *told_reach(sight, FOES + mission)])


# What can be struck

def reach(sight: Sight, target: int) -> str:
    """A lock if others shield it; an arrow if the attack so far is enough."""
    s = sight.s
    if not sight.counted or s.stage not in REACHED:
        return ""
    table = s.copy()
    table.strength = s.strength if s.stage == Stage.STRIKES else total_attack(sight.box, s)
    return MARKS.get(strike_refused(sight.box, table, target), "")


def reach_icon(sight: Sight, target: int) -> Markup:
    mark = reach(sight, target)
    return icon(mark) if mark else Markup()


def told_reach(sight: Sight, target: int) -> list[str]:
    mark = reach(sight, target)
    return [sight.words("picture-shielded" if mark == "lock" else "picture-in-reach")] if mark else []


# The garrison

def garrison(sight: Sight, mission: int) -> Markup:
    """Those that the player can tell, then the backs."""
    known = joined(foe_row(sight, foes) for foes in sight.foes(mission))
    number = sight.backs(mission)
    return el("div", "garrison", known, backs(sight, mission, number) if number else "")


def foe_row(sight: Sight, foes: list[int]) -> Markup:
    """An enemy, or several that are alike: icon, name, when its effect happens, defence now."""
    foe = sight.leading(sight.foe_kind, foes)
    force, several = sight.box.force[foe], f" ×{len(foes)}" if len(foes) > 1 else ""
    shut = not sight.s.face_up[foe] and sight.s.foe_at[foe] < MISSIONS
    name = bold(f"{sight.name('force', force)}{several}")
    timing = span(sight.name("timing", sight.box.timing[FIRST_FORCE + force]), "cap")
    worth = icon("defence") + bold(foe_defence(sight.box, sight.s, foe))
    looks = f"plate foe{' many' if several else ''}{' shut' if shut else ''}"
    inside = (el("span", "code", icon(sight.force_icon(foe))), el("span", "name", name, timing),
              el("span", "worth", icon("hidden") if shut else "", reach_icon(sight, foe), worth))
    return sight.thing(sight.foe_kind, foe, looks, *inside, label=foe_label(sight, foes, shut),
                       changed=sight.foes_changed(foes))


def foe_label(sight: Sight, foes: list[int], shut: bool) -> str:
    """Name, defence now, effect; whether it can be struck."""
    force = sight.box.force[foes[0]]
    name = sight.words("foe", force=("force", force), number=foe_defence(sight.box, sight.s, foes[0]))
    parts = [f"{name} ×{len(foes)}" if len(foes) > 1 else name,
             effect_words(sight.game, FIRST_FORCE + force, sight.language), *told_reach(sight, foes[0])]
    return ". ".join([*parts, sight.words("board-peeked")] if shut else parts)


def backs(sight: Sight, mission: int, number: int) -> Markup:
    """All backs of a mission are one thing: nobody can tell them apart."""
    cards = joined(el("span", "mc shut blank", icon("hidden")) for _ in range(number))
    return sight.thing("pick", FOES + mission, "plate backs", cards, changed=sight.backs_changed(mission),
                       label=sight.words("board-face-down", number=number))
