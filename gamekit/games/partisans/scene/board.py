"""The picture of the board: how the game stands, missions, maquis in play, hand. It shows only what is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.drawing import icon, num, path, text_lines
from ....engine.scene import Part, Scene
from .offers import offers
from .missions import REACHED, missions, missions_below, sign
from .play import hand, hand_line, hand_words, play_area
from .sight import Sight
from .status import LIMITS_HIGH, NARROW_PILE, limits, piles, status, strip
from ..rules.table import AGENTS, FIRST_FORCE, FOES, MISSIONS, Cards, Pile, Stage, Standing, State, is_spy
from .things import effect_words

if TYPE_CHECKING:
    from ....engine.game import Game

DECKS = (Pile.HIDDEN_DECK, Pile.RECRUITS)
PLACES = {1: "picture-known-top", 0: "picture-known-inside", -1: "picture-known-bottom"}
OPEN = (Pile.HIDDEN_DISCARD, Pile.REVEALED_DISCARD, Pile.REMOVED)


def scene(
    game: Game, s: State, seat: int, language: str, layout: str = "wide", previous: State | None = None,
    counted: bool = True,
) -> Scene:
    """The picture for the player; everybody else sees the same. Not `counted`, it has no sums."""
    sight = Sight(game, s, seat, language, layout == "narrow", previous, counted)
    board, y = (narrow_board if sight.narrow else wide_board)(sight)
    own, cards, top, bottom = hand_below(sight, y)
    notes, end = foot(sight, bottom + 16)
    title = f"{game.words.text('game-title', language)}. {sight.words('board-round', round=s.round)}"
    words = game.board_text(sight.s, seat, language) if counted else ""
    width = max([sight.width, *(part.box[0] + part.box[2] for part in cards)])
    parts = (*board, *own, *cards, *notes)
    return Scene(width, end, parts, title, words, language, (top - 8, bottom + 8) if sight.narrow and cards else ())


def hand_below(sight: Sight, y: float) -> tuple[list[Part], list[Part], float, float]:
    """What stands above the cards, the cards, where they begin and end. During the setup there is no hand.

    On a phone other panels may come before the cards, so that what is said of them stands below.
    """
    if sight.s.stage == Stage.SETUP:
        return [rule(sight, y)], [], y, y
    if sight.narrow:
        cards, bottom = hand(sight, y + 16)
        return [rule(sight, y)], cards, y + 16, bottom
    line = hand_line(sight, y + 10)
    top = line.box[1] + line.box[3] + 12
    cards, bottom = hand(sight, top)
    return [rule(sight, y), line], cards, top, bottom


def wide_board(sight: Sight) -> tuple[list[Part], float]:
    """How it stands; missions; in play; what the step lays out, close to the hand."""
    stand, y = status(sight)
    if sight.s.stage == Stage.SETUP:
        laid, y = offers(sight, y + 8)
        tasks, y = missions(sight, y + 10)
        return [*stand, *laid, *tasks], y + 14
    tasks, y = missions(sight, y + 10)
    played, y = play_area(sight, y + 16)
    laid, y = offers(sight, y + 14)
    return [*stand, *tasks, *played, *laid], y


def narrow_board(sight: Sight) -> tuple[list[Part], float]:
    """What the step lays out comes first, then where it happens, because a phone shows no more at once."""
    laid, y = offers(sight, 46)
    stand, y = [strip(sight), *limits(sight, y)], y + (LIMITS_HIGH if sight.counted else 0)
    first = [m for m in sight.missions if m in (sight.current, sight.s.aim)]
    here, y = missions_below(sight, first, y)
    played, y = ([], y) if sight.s.stage == Stage.SETUP else play_area(sight, y)
    tasks, y = missions_below(sight, [m for m in sight.missions if m not in first], y + 16)
    return [*laid, *stand, *here, *played, *tasks, *piles(sight, y)], y + 3 * NARROW_PILE + 8


def rule(sight: Sight, y: float) -> Part:
    return Part("rule", path(f"M0 {num(y + 1.5)}H{num(sight.width)}", "rule"), (0, y, sight.width, 3))


# The foot

def foot(sight: Sight, y: float) -> tuple[list[Part], float]:
    """What is known besides: cards on top of decks, piles that lie open, what the enemies here do, our sources."""
    found = []
    for id, mark, words in told(sight):
        lines = sight.lines(words, sight.width - 26, sight.small)
        step = sight.line + 2
        drawn = icon(mark, 0, y, 16, "c-dim") + text_lines(24, y + 13, step, lines, sight.small, "dim")
        found.append(Part(id, drawn, (0, y, sight.width, step * len(lines)), words))
        y += step * len(lines) + 8
    return found, y


def told(sight: Sight) -> Iterator[tuple[str, str, str]]:
    """Id, icon and words of each note."""
    if sight.narrow and sight.s.stage != Stage.SETUP:
        yield "hand", "deck", ": ".join(hand_words(sight))
    yield from known_places(sight)
    yield from open_piles(sight)
    for force in sorted({sight.box.force[foe] for foe in range(FOES) if sight.s.foe_at[foe] < MISSIONS}):
        foe = sight.box.force.index(force)
        words = f"{sight.name('force', force)}. {effect_words(sight.game, FIRST_FORCE + force, sight.language)}"
        yield f"aid-{sight.game.ids('force')[force]}", sign(sight, foe), words
    if sight.s.stage in REACHED and sight.counted:
        yield "aid-reach", "attack", sight.words("picture-in-reach")
        yield "aid-shielded", "lock", sight.words("picture-shielded")
    yield from sources(sight)


def known_places(sight: Sight) -> Iterator[tuple[str, str, str]]:
    """What was looked at and put back lies where the player knows."""
    s = sight.s
    for pile in DECKS:
        for place, key in PLACES.items():
            there = [a for a in range(AGENTS) if s.agent_at[a] == pile and (s.order[a] > 0) - (s.order[a] < 0) == place]
            known = [a for a in there if place or not is_spy(a)]        # how many spies are in a deck stands beside it
            names = ", ".join(sight.name("agent", a) for a in sorted(known, key=lambda a: -s.order[a]))
            if names:
                words = sight.words(key, pile=("pile", pile), names=names)
                yield f"{key}-{sight.game.ids('pile')[pile]}", "espionage", words
    tops = sorted((foe for foe in range(FOES) if s.foe_order[foe] > 0), key=lambda foe: -s.foe_order[foe])
    if tops:
        names = ", ".join(sight.name("foe", foe) for foe in tops)
        yield "known-foes", "espionage", sight.words("picture-known-foes", names=names)


def open_piles(sight: Sight) -> Iterator[tuple[str, str, str]]:
    for pile in OPEN:
        names = [sight.name("agent", group[0]) + (f" ×{len(group)}" if len(group) > 1 else "")
                 for group in sight.agents(pile)]
        if names:
            yield f"open-{sight.game.ids('pile')[pile]}", "deck", f"{sight.name('pile', pile)}: {', '.join(names)}"
    for standing, mark in ((Standing.COMPLETED, "check"), (Standing.FAILED, "liquidation")):
        there = sight.standing(standing)
        if there:
            names = [f"{sight.name('mission', m)} ({sight.box.points[m]})" for m in there]
            words = sight.words("picture-all-completed" if standing == Standing.COMPLETED else "picture-all-failed")
            yield f"open-{sight.game.ids('standing')[standing]}", mark, f"{words}: {'; '.join(names)}"


def sources(sight: Sight) -> Iterator[tuple[str, str, str]]:
    """How we know the cards; those on which our sources differ are named where they show."""
    shown = (Pile.HAND, Pile.OFFERED, Pile.LOOKED_AT, Pile.HIDDEN, Pile.REVEALED)
    marked = [a for a in range(AGENTS) if sight.s.agent_at[a] in shown and sight.differs(a)]
    if marked:
        names = ", ".join(sight.name("agent", agent) for agent in marked)
        key = "picture-as-printed" if sight.s.cards == Cards.PRINTED else "picture-as-rulebook"
        yield "note", "reconstructed", sight.words(key, names=names)
    yield "sources", "rules", sight.words("picture-sources")
