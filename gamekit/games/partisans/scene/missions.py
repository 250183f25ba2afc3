"""Missions with their garrisons: backs and faces, what they cost now and what can be struck."""

from __future__ import annotations

from ....engine.drawing import Markup, at, fitted, icon, joined, num, path, patterned, rect, text, text_lines
from ....engine.scene import Part, stacked
from ..rules.attack import strike_refused
from ..rules.rulebook import Rule
from .sight import FORCES, Sight
from ..rules.strength import foe_defence, mission_defence, total_attack
from ..rules.table import FIRST_FORCE, FIRST_MISSION, FOES, MISSIONS, Force, Stage, Standing
from .things import effect_words

PITCH, PLATE = 220, 204                 # of the plates, side by side
ROW_GAP = 10                            # in a garrison
PAD = 9                                 # left and right of a garrison
BACK = 28                               # width of a face-down enemy
REACHED = (Stage.ATTACK, Stage.STRIKES)     # when it shows what the attack is enough for
MARKS: dict[int, str] = {
    Rule.ALLOWED: "attack", Rule.INFANTRY_SHIELDS_ENEMIES: "lock", Rule.SENTRY_SHIELDS_MISSION: "lock",
}


def missions_below(sight: Sight, some: list[int], y: float) -> tuple[list[Part], float]:
    """Some missions below each other, as a phone shows them; where the next thing can stand."""
    found: list[Part] = []
    rows: list[Part] = []
    for mission in some:
        part, more, h = plate(sight, mission, 0, y, title_lines(sight, mission), 0)
        found, rows, y = [*found, *part], [*rows, *more], y + h + 16
    return [*stacked(found), *stacked(rows)], y


def missions(sight: Sight, y: float) -> tuple[list[Part], float]:
    """All missions beside each other, failed ones at the end; where they end."""
    lines = max([title_lines(sight, m) for m in sight.missions], default=1)
    deep = max([head_height(sight, m, lines) + garrison_height(sight, m) for m in sight.missions], default=120)
    found: list[Part] = []
    rows: list[Part] = []
    for number, mission in enumerate(sight.missions):
        part, more, _ = plate(sight, mission, number * PITCH, y, lines, deep)
        found, rows = [*found, *part], [*rows, *more]
    empty = [failed(sight, m, (len(sight.missions) + n) * PITCH, y, deep)
             for n, m in enumerate(sight.standing(Standing.FAILED)) if len(sight.missions) + n < 4]
    return [*empty, *stacked(found), *stacked(rows)], y + deep


def plate_width(sight: Sight) -> float:
    return sight.width if sight.narrow else PLATE


def plate(
    sight: Sight, mission: int, x: float, y: float, lines: int, deep: float
) -> tuple[list[Part], list[Part], float]:
    """The ground with its head; apart from it what is to be drawn above: head as a target, and garrison."""
    w, head = plate_width(sight), head_height(sight, mission, lines)
    h = deep or head + garrison_height(sight, mission)
    drawn = rect(0, 0, w, h, "plate") + head_of(sight, mission, w, lines)
    ground, full = at(x, y, drawn), (x, y, w, h)
    label, changed = mission_label(sight, mission), is_new(sight, mission)
    rows = garrison(sight, mission, x + PAD, y + head)
    if sight.asks_for != "target":
        return [sight.part("mission", mission, ground, full, label, changed=changed)], rows, h
    if mission != sight.current:
        return [sight.part("target", FOES + mission, ground, full, label)], rows, h
    over = sight.part("target", FOES + mission, Markup(), (x + 8, y + 8, w - 16, head - 24), label)
    return [Part("current", ground, full, state="chosen")], [over, *rows], h


def is_new(sight: Sight, mission: int) -> bool:
    return sight.before is not None and sight.before.mission_at[mission] != sight.s.mission_at[mission]


# The head

def title_lines(sight: Sight, mission: int) -> int:
    return len(title(sight, mission))


def title(sight: Sight, mission: int) -> list[str]:
    return sight.lines(sight.name("mission", mission), plate_width(sight) - 26, 14, bold=True)


def told_effect(sight: Sight, mission: int) -> list[str]:
    """The effect in few words, broken to the plate."""
    words = sight.deed(FIRST_MISSION + mission)
    if mission == sight.current and sight.s.ignored:
        words = sight.words("picture-ignored")
    return sight.lines(words, plate_width(sight) - 18, sight.small)


def head_height(sight: Sight, mission: int, lines: int) -> float:
    told = len(told_effect(sight, mission)) if sight.narrow else max(len(told_effect(sight, m)) for m in sight.missions)
    return 14 + 18 * lines + 44 + (told + 1) * (sight.line + 2) + 22


def head_of(sight: Sight, mission: int, w: float, lines: int) -> Markup:
    """Title, defence and points, period, effect. The current mission has a dark band."""
    current, band = mission == sight.current, 14 + 18 * lines
    ink = "b onbar" if current else "b"
    drawn = rect(0, 0, w, band, "block" if current else "wash")
    drawn += text_lines(10, 22, 18, title(sight, mission), 14, ink)
    drawn += at(0, band, numbers(sight, mission, w))
    timing = sight.name("timing", sight.box.timing[FIRST_MISSION + mission])
    top, step = band + 44 + sight.small, sight.line + 2
    drawn += path(f"M10 {num(band + 44.5)}H{num(w - 10)}", "hair")
    drawn += text(10, top + 6, timing, sight.small, "b")
    return drawn + text_lines(10, top + 6 + step, step, told_effect(sight, mission), sight.small)


def numbers(sight: Sight, mission: int, w: float) -> Markup:
    """Defence as it is now, points, and the period or that it is done."""
    drawn = icon("defence", 10, 10, 26) + text(42, 33, str(defence_of(sight, mission)), 28, "b")
    drawn += icon("points", 84, 12, 22) + text(111, 33, str(sight.box.points[mission]), 28, "b")
    if sight.s.mission_at[mission] == Standing.COMPLETED:
        return drawn + icon("check", w - 32, 12, 22)
    mark = reach(sight, FOES + mission)
    drawn += icon(mark, w - 26, 3, 15, "c-dim") if mark else ""
    words = sight.words("picture-period", number=sight.box.period[mission])
    return drawn + text(w - 10, 31, fitted(w - 140, sight.small, words), sight.small, "dim e")


def defence_of(sight: Sight, mission: int) -> int:
    if mission == sight.current:
        return mission_defence(sight.box, sight.s)
    return sight.box.mission_defence[mission]


def mission_label(sight: Sight, mission: int) -> str:
    """Everything that the plate says."""
    facts = {"mission": ("mission", mission), "defence": defence_of(sight, mission)}
    told = sight.words("board-mission", points=sight.box.points[mission], **facts)
    parts = [told, effect_words(sight.game, FIRST_MISSION + mission, sight.language)]
    if mission == sight.current:
        parts.append(sight.name("standing", sight.s.mission_at[mission]))
    parts += told_reach(sight, FOES + mission)
    return ". ".join(parts)


def failed(sight: Sight, mission: int, x: float, y: float, deep: float) -> Part:
    """A place that stays empty."""
    w, lines = PLATE, title(sight, mission)
    drawn = rect(1, 1, w - 2, deep - 2, "slot") + rect(1, 1, w - 2, 14 + 18 * len(lines), "wash")
    drawn += text_lines(10, 22, 18, lines, 14, "b dim")
    top = 14 + 18 * len(lines)
    drawn += icon("liquidation", 10, top + 10, 26, "c-dim")
    drawn += text(46, top + 29, sight.words("picture-failed-mission"), 16, "b dim")
    told = sight.lines(sight.words("picture-stays-empty"), w - 20, sight.small)
    drawn += text_lines(10, top + 62, 16, told, sight.small, "dim")
    label = f"{sight.name('mission', mission)}. {sight.words('picture-failed-mission')}"
    asked = ("target", FOES + mission) if sight.asks_for == "target" else ("mission", mission)
    return sight.part(*asked, at(x, y, drawn), (x, y, w, deep), label, changed=is_new(sight, mission))


# The garrison

def garrison_height(sight: Sight, mission: int) -> float:
    rows = len(sight.foes(mission)) + (1 if sight.backs(mission) else 0)
    return rows * pitch(sight) + 4


def row_height(sight: Sight) -> float:
    return 42 if sight.narrow else 36


def pitch(sight: Sight) -> float:
    return row_height(sight) + ROW_GAP


def garrison(sight: Sight, mission: int, x: float, y: float) -> list[Part]:
    """Those that the player can tell, then the backs. Where the mission is chosen, clicks go to it."""
    passive, w = sight.asks_for == "mission", plate_width(sight) - 2 * PAD
    found = [foe_row(sight, foes, x, y + n * pitch(sight), w, passive) for n, foes in enumerate(sight.foes(mission))]
    if sight.backs(mission):
        found.append(backs_row(sight, mission, x, y + len(found) * pitch(sight), w, passive))
    return found


def foe_row(sight: Sight, foes: list[int], x: float, y: float, w: float, passive: bool = False) -> Part:
    """An enemy, or several that are alike: icon, name, when its effect happens, defence now."""
    foe = sight.leading(sight.foe_kind, foes)
    several, h = f"×{len(foes)}" if len(foes) > 1 else "", row_height(sight)
    behind = at(3, 3, rect(0, 0, w, h, "face")) if several else ""
    up = sight.s.face_up[foe] or sight.s.foe_at[foe] >= MISSIONS
    ground = rect(0, 0, w, h, "face" if up else "back") + (
        "" if up else patterned(1, 1, w - 2, h - 2, "back") + rect(36, 4, w - 40, h - 8, "surface"))
    drawn = behind + ground + rect(0.75, 0.75, 34, h - 1.5, "bar")
    drawn += icon(sign(sight, foe), 7, h / 2 - 10, 20, "c-onbar")
    drawn += foe_words(sight, foe, several, w) + ("" if up else icon("hidden", w - 24, 5, 16, "c-dim"))
    box, changed = (x, y, w, h), sight.foe_changed(foes)
    return sight.part(sight.foe_kind, foe, at(x, y, drawn), box, foe_label(sight, foes), changed=changed,
                      passive=passive)


def sign(sight: Sight, foe: int) -> str:
    return FORCES[Force(sight.box.force[foe])]


def foe_words(sight: Sight, foe: int, several: str, w: float) -> Markup:
    """Name above; below when its effect happens, whether it can be struck, and its defence."""
    name, room = f"{sight.name('force', sight.box.force[foe])} {several}".strip(), w - 34 - 10
    size = 14 if fitted(room, 14, name, bold=True) == name else 12
    low = row_height(sight) - 6
    drawn = text(42, low - sight.line - 1, fitted(room, size, name, bold=True), size, "b")
    timing = sight.box.timing[FIRST_FORCE + sight.box.force[foe]]
    defence = foe_defence(sight.box, sight.s, foe)
    drawn += text(42, low, sight.name("timing", timing), sight.small, "dim")
    drawn += icon("defence", w - 35, low - 11, 14) + text(w - 8, low + 1, str(defence), 16, "b e")
    mark = reach(sight, foe)
    return drawn + (icon(mark, w - 54, low - 11, 14, "c-dim") if mark else "")


def reach(sight: Sight, target: int) -> str:
    """A lock if others shield it; an arrow if the attack so far is enough."""
    s = sight.s
    if not sight.counted or s.stage not in REACHED:
        return ""
    table = s.copy()
    table.strength = s.strength if s.stage == Stage.STRIKES else total_attack(sight.box, s)
    return MARKS.get(strike_refused(sight.box, table, target), "")


def told_reach(sight: Sight, target: int) -> list[str]:
    mark = reach(sight, target)
    return [sight.words("picture-shielded" if mark == "lock" else "picture-in-reach")] if mark else []


def foe_label(sight: Sight, foes: list[int]) -> str:
    """Name, defence now, effect; whether it can be struck."""
    foe, s = foes[0], sight.s
    force = sight.box.force[foe]
    name = sight.words("foe", force=("force", force), number=foe_defence(sight.box, s, foe))
    parts = [f"{name} ×{len(foes)}" if len(foes) > 1 else name,
             effect_words(sight.game, FIRST_FORCE + force, sight.language)]
    parts += told_reach(sight, foe)
    if not s.face_up[foe] and s.foe_at[foe] < MISSIONS:
        parts.append(sight.words("board-peeked"))
    return ". ".join(parts)


def backs_row(sight: Sight, mission: int, x: float, y: float, w: float, passive: bool) -> Part:
    """All backs of a mission are one thing: nobody can tell them apart."""
    number, h = sight.backs(mission), row_height(sight)
    step = min(BACK + 6, (w - BACK) / max(1, number - 1))
    drawn = joined(at(n * step, 0, one_back(h)) for n in range(number))
    box = (x, y, (number - 1) * step + BACK, h)
    drawn = rect(0, 0, box[2], h, "surface") + drawn
    label = sight.words("board-face-down", number=number)
    return sight.part("pick", FOES + mission, at(x, y, drawn), box, label, changed=sight.backs_changed(mission),
                      passive=passive)


def one_back(h: float) -> Markup:
    plate = rect(4, h / 2 - 10, 20, 20, "surface") + icon("hidden", 6, h / 2 - 8, 16, "c-dim")
    return rect(0, 0, BACK, h, "back") + patterned(1, 1, BACK - 2, h - 2, "back") + plate
