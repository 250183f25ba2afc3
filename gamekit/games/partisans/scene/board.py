"""The picture of the board: how the game stands, missions, maquis in play, hand. It shows only what is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.markup import Markup
from ....engine.pieces import el, icon, span
from ....engine.scene import NO_MARKS, Marks, Scene
from ..rules.table import AGENTS, FIRST_FORCE, FOES, MISSIONS, Cards, Pile, Stage, Standing, State, is_spy
from .missions import REACHED, missions
from .offers import offers
from .play import hand, play_area
from .sight import Sight
from .status import piles, score_line, stages, standing
from .things import effect_words

if TYPE_CHECKING:
    from ....engine.game import Game

DECKS = (Pile.HIDDEN_DECK, Pile.RECRUITS)
PLACES = {1: "picture-known-top", 0: "picture-known-inside", -1: "picture-known-bottom"}
OPEN = (Pile.HIDDEN_DISCARD, Pile.REVEALED_DISCARD, Pile.REMOVED)
MISSION_PILES = ((Standing.COMPLETED, "check", "picture-all-completed"),
                 (Standing.FAILED, "liquidation", "picture-all-failed"))


def scene(game: Game, s: State, seat: int, language: str, marks: Marks = NO_MARKS) -> Scene:
    """The picture for the player; everybody else sees the same. During the setup nobody is in play or in hand."""
    sight = Sight(game, s, seat, language, marks)
    setup = s.stage == Stage.SETUP
    board = stages(sight) + standing(sight) + piles(sight) + missions(sight)
    board += (Markup() if setup else play_area(sight)) + offers(sight)
    mine = (Markup() if setup else hand(sight)) + foot(sight)
    return sight.scene(sight.words("board-round", round=s.round), board, mine, score_line(sight))


# The foot

def foot(sight: Sight) -> Markup:
    """What is known besides: cards on top of decks, piles that lie open, what the enemies here do, our sources."""
    return el("div", "told", *(
        sight.part(id, "note made", icon(mark), span(words), label=words, name="p", aria_label=None)
        for id, mark, words in told(sight)))


def told(sight: Sight) -> Iterator[tuple[str, str, str]]:
    """Id, icon and words of each note."""
    yield from known_places(sight)
    yield from open_piles(sight)
    for force in sorted({sight.box.force[foe] for foe in range(FOES) if sight.s.foe_at[foe] < MISSIONS}):
        sign = sight.force_icon(sight.box.force.index(force))
        words = f"{sight.name('force', force)}. {effect_words(sight.game, FIRST_FORCE + force, sight.language)}"
        yield f"aid-{sight.game.ids('force')[force]}", sign, words
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
    for place, mark, key in MISSION_PILES:
        names = [f"{sight.name('mission', m)} ({sight.box.points[m]})" for m in sight.standing(place)]
        if names:
            yield f"open-{sight.game.ids('standing')[place]}", mark, f"{sight.words(key)}: {'; '.join(names)}"


def sources(sight: Sight) -> Iterator[tuple[str, str, str]]:
    """How we know the cards; those on which our sources differ are named where they show."""
    shown = (Pile.HAND, Pile.OFFERED, Pile.LOOKED_AT, Pile.HIDDEN, Pile.REVEALED)
    marked = [a for a in range(AGENTS) if sight.s.agent_at[a] in shown and sight.differs(a)]
    if marked:
        names = ", ".join(sight.name("agent", agent) for agent in marked)
        key = "picture-as-printed" if sight.s.cards == Cards.PRINTED else "picture-as-rulebook"
        yield "note", "reconstructed", sight.words(key, names=names)
    yield "sources", "rules", sight.words("picture-sources")
