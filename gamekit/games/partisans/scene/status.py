"""How the game stands: round and phase, points and the result they are, what is near defeat, and all piles."""

from __future__ import annotations

from ....engine.drawing import Markup, at, fitted, icon, joined, rect, text, text_lines, width
from ....engine.scene import Part
from ..rules.outcome import result
from .sight import Sight
from ..rules.table import (
    CIVILIANS_TO_LOSE, FAILURES_TO_LOSE, MAJOR_FROM, MISSIONS_TO_PLAY, PARTIAL_FROM, VICTORY_FROM, Ending, Pile, Post,
    Stage, Standing, dead_civilians, points_scored, spies_in,
)

CELL = 28                               # height of the strip
PILE_HIGH, NARROW_PILE = 54, 66
LIMITS_HIGH = 142                       # on a phone, where each has its line
GOALS = ((PARTIAL_FROM, Ending.PARTIAL), (VICTORY_FROM, Ending.VICTORY), (MAJOR_FROM, Ending.MAJOR))
AGENT_PILES = (
    (Pile.HIDDEN_DECK, "hidden"), (Pile.HIDDEN_DISCARD, "hidden"), (Pile.RECRUITS, "leader"),
    (Pile.REVEALED_DISCARD, "espionage"), (Pile.SUPPLY, "spy"), (Pile.REMOVED, "liquidation"),
)


def status(sight: Sight) -> tuple[list[Part], float]:
    """Strip, limits and piles, and where they end."""
    y = 88.0 if sight.counted else 40.0
    return [strip(sight), *limits(sight, 40), *piles(sight, y)], y + PILE_HIGH


# The round

def strip(sight: Sight) -> Part:
    """A cell for each stage; the one that is now is dark."""
    now = sight.words("board-round", round=sight.s.round)
    label = f"{now}. {sight.words('board-stage', stage=('stage', sight.s.stage))}"
    stages = list(Stage)[1:]
    left, w = (0.0, sight.width / 7) if sight.narrow else (94.0, (sight.width - 94) / 7)
    drawn = Markup() if sight.narrow else text(0, 20, now, 16, "b")
    high = 8 if sight.narrow else CELL
    for number, stage in enumerate(stages):
        here = stage == sight.s.stage
        drawn += rect(left + number * w, 0, w, high, "ink" if here else "cell")
        if not sight.narrow:
            words = fitted(w - 4, 12, sight.short("stage", stage))
            drawn += text(left + (number + 0.5) * w, 18, words, 12, "m inv" if here else "m dim")
    if sight.narrow:
        drawn += text(0, 28, f"{now} · {sight.short('stage', sight.s.stage)}", 16, "b")
    return Part("strip", drawn, (0, 0, sight.width, CELL), label)


# Points and limits

def limits(sight: Sight, y: float) -> list[Part]:
    """Points with the result that they are; dead civilians, failed and completed missions against their limits."""
    if not sight.counted:
        return []
    dead, sizes = dead_civilians(sight.box, sight.s), sight.s.standing_size
    places = [(0, y), (264, y), (496, y), (690, y)]
    if sight.narrow:
        places = [(0, y), (0, y + 42), (0, y + 72), (0, y + 102)]
    return [
        points(sight, *places[0]),
        meter(sight, "picture-civilians", "civilian", dead, CIVILIANS_TO_LOSE, *places[1]),
        meter(sight, "picture-failed", "liquidation", sizes[Standing.FAILED], FAILURES_TO_LOSE, *places[2]),
        meter(sight, "picture-completed", "check", sizes[Standing.COMPLETED], MISSIONS_TO_PLAY, *places[3]),
    ]


def points(sight: Sight, x: float, y: float) -> Part:
    """Points, and what stopping now would be; in a wide picture also the next goal."""
    number = points_scored(sight.box, sight.s)
    ending = sight.s.ending or result(sight.box, sight.s)
    words = sight.words("picture-ended" if sight.s.ending else "picture-stopping", result=("ending", ending))
    goal = next((sight.words("picture-goal", points=least, result=("ending", ending))
                 for least, ending in GOALS if number < least and not sight.s.ending), "")
    drawn = icon("points", 0, 4, 24) + text(30, 27, str(number), 28, "b")
    room = sight.width - 76 if sight.narrow else 186
    drawn += text(72, 16, fitted(room, sight.small, words, sight.short("ending", ending)), sight.small, "b")
    drawn += text(72, 33, fitted(room, sight.small, goal), sight.small, "dim")
    return Part("points", at(x, y, drawn), (x, y, 72 + room, 36), ". ".join(
        filter(None, (sight.words("picture-points", number=number), words, goal))))


def meter(sight: Sight, key: str, sign: str, number: int, most: int, x: float, y: float) -> Part:
    """Boxes up to a limit, filled as far as it has come; many are told as a number."""
    words = sight.words(key, number=number, most=most)
    if most > CIVILIANS_TO_LOSE:
        drawn = icon(sign, 0, 2, 20) + text(27, 19, str(number), 20, "b")
    else:
        drawn = joined(box(n < number, sign, n * 26) for n in range(most))
    left, line = (140, 17) if sight.narrow else (0, 36)
    room = sight.width - 140 if sight.narrow else 226
    drawn += text(left, line, fitted(room, sight.small, words), sight.small, "dim")
    return Part(key, at(x, y, drawn), (x, y, min(left + room, sight.width - x), line + 5), words)


def box(full: bool, sign: str, x: float) -> Markup:
    return rect(x + 1, 1, 20, 20, "block" if full else "badge") + (
        icon(sign, x + 4, 4, 14, "c-onbar") if full else "")


# Piles

def piles(sight: Sight, y: float) -> list[Part]:
    """How many cards are where. Of the hidden deck the player can also tell how many spies are in it."""
    s, found = sight.s, []
    for pile, sign in AGENT_PILES:
        found.append((f"pile-{pile.name.lower()}", sign, s.pile_size[pile], sight.short("pile", pile)))
    sizes = s.standing_size
    missions = sizes[Standing.SECOND_PERIOD] + sizes[Standing.THIRD_PERIOD]
    found += [
        ("pile-enemies", "enemy", s.post_size[Post.DECK], sight.name("post", Post.DECK)),
        ("pile-enemies-out", "enemy", s.post_size[Post.DISCARD], sight.name("post", Post.DISCARD)),
        ("pile-missions", "mission", missions, sight.words("picture-mission-deck")),
    ]
    across, w = (3, 117.0) if sight.narrow else (9, 96.5)
    return [counted(sight, *told, n % across * w, y + n // across * NARROW_PILE, w - 8) for n, told in enumerate(found)]


def counted(sight: Sight, id: str, sign: str, number: int, caption: str, x: float, y: float, w: float) -> Part:
    drawn = icon(sign, 0, 2, 20, "c-dim") + text(27, 19, str(number), 20, "b")
    spies = spies_in(sight.s, Pile.HIDDEN_DECK)
    if id == "pile-hidden_deck" and spies and sight.counted:
        after = 33 + width(str(number), 20, True)
        drawn += icon("spy", after, 5, 14, "c-dim") + text(after + 16, 18, str(spies), 14, "dim")
        caption_told = f"{caption}: {number}. {sight.words('picture-spies-inside', number=spies)}"
    else:
        caption_told = f"{caption}: {number}"
    drawn += text_lines(0, 36, sight.line, sight.lines(caption, w, sight.small)[:2], sight.small, "dim")
    return Part(id.replace("_", "-"), at(x, y, drawn), (x, y, w, 54), caption_told)
