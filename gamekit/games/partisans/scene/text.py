"""The board as plain text, for terminals and screen readers. It tells only what the player may know."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....engine.view import as_seen
from ..rules.outcome import result
from ..rules.strength import foe_defence, mission_defence, total_attack
from ..rules.table import (
    AGENTS, CIVILIANS_TO_LOSE, FAILURES_TO_LOSE, FIRST_FORCE, FIRST_MISSION, FOES, MISSIONS, Box, Pile, Post, Role,
    Stage, Standing, State, dead_civilians, is_spy, points_scored,
)
from .things import effect_words, side_words

if TYPE_CHECKING:
    from ....engine.game import Game

WIDTH = 80
PILES = (
    Pile.OFFERED, Pile.LOOKED_AT, Pile.HIDDEN, Pile.REVEALED, Pile.HIDDEN_DECK, Pile.HIDDEN_DISCARD,
    Pile.REVEALED_DISCARD, Pile.RECRUITS, Pile.SUPPLY, Pile.REMOVED,
)


def board_text(game: Game, s: State, seat: int, language: str) -> str:
    """All that the player sees on the table."""
    seen: State = as_seen(game, s, seat)  # type: ignore[assignment]
    return "\n".join(_Board(game, seen, language).lines())


class _Board:
    """A hidden state, and the words to tell it with."""

    def __init__(self, game: Game, seen: State, language: str) -> None:
        self.game, self.s, self.language = game, seen, language
        self.box: Box = game.box

    def lines(self) -> Iterator[str]:
        yield from self.round()
        yield ""
        yield self.words("board-missions")
        for mission in range(MISSIONS):
            if self.s.mission_at[mission] == Standing.AVAILABLE or mission == self.s.mission:
                yield from self.mission(mission)
        yield from wrapped(f"{self.mission_deck()}. {self.enemies()}.")
        yield ""
        for pile in PILES:
            if self.s.pile_size[pile]:
                yield from self.pile(pile)
        yield from self.hand()

    # Words

    def words(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    # The round

    def round(self) -> Iterator[str]:
        s, box = self.s, self.box
        parts = [self.words("board-round", round=s.round), self.words("board-stage", stage=("stage", s.stage))]
        if s.stage in (Stage.ATTACK, Stage.STRIKES):
            strength = s.strength if s.stage == Stage.STRIKES else total_attack(box, s)
            parts.append(self.words("board-strength", number=strength))
        yield ". ".join(parts) + "."
        ending = ("ending", result(box, s))
        dead, failed = dead_civilians(box, s), s.standing_size[Standing.FAILED]
        parts = [
            self.words("board-points", points=points_scored(box, s), result=ending),
            self.words("board-failed", number=failed, most=FAILURES_TO_LOSE),
            self.words("board-graveyard", number=dead, most=CIVILIANS_TO_LOSE),
        ]
        yield from wrapped(". ".join(parts) + ".")

    # Missions and enemies

    def mission(self, mission: int) -> Iterator[str]:
        current = mission == self.s.mission
        defence = mission_defence(self.box, self.s) if current else self.box.mission_defence[mission]
        facts = {"mission": ("mission", mission), "defence": defence, "points": self.box.points[mission]}
        head = self.words("board-mission", **facts)
        if current:
            head += f" [{self.name('standing', self.s.mission_at[mission])}; {self.words('board-current')}]"
        yield from wrapped(f"  {head}", indent=4)
        yield from wrapped(f"    {effect_words(self.game, FIRST_MISSION + mission, self.language)}", indent=6)
        yield from wrapped(f"    {self.garrison(mission)}", indent=6)

    def garrison(self, mission: int) -> str:
        known = [foe for foe in range(FOES) if self.s.foe_at[foe] == mission]
        told = [self.foe(foe) for foe in known]
        backs = self.s.post_size[mission] - len(known)
        if backs:
            told.append(self.words("board-face-down", number=backs))
        return ", ".join(told) or self.words("board-none")

    def foe(self, foe: int) -> str:
        name = self.words("foe", force=("force", self.box.force[foe]), number=foe_defence(self.box, self.s, foe))
        if not self.s.face_up[foe]:
            return f"{name} [{self.words('board-peeked')}]"
        if self.s.foe_at[foe] != self.s.mission:
            return name
        return f"{name} [{effect_words(self.game, FIRST_FORCE + self.box.force[foe], self.language)}]"

    def mission_deck(self) -> str:
        sizes = self.s.standing_size
        return self.words("board-deck-size", number=sizes[Standing.SECOND_PERIOD] + sizes[Standing.THIRD_PERIOD])

    def enemies(self) -> str:
        sizes = self.s.post_size
        text = self.words("board-enemies", number=sizes[Post.DECK], discarded=sizes[Post.DISCARD])
        tops = sorted((-self.s.foe_order[foe], foe) for foe in range(FOES) if self.s.foe_order[foe] > 0)
        if tops:
            text += f" ({self.words('board-top')}: {', '.join(self.name('foe', foe) for _, foe in tops)})"
        return text

    # Maquis and spies

    def pile(self, pile: int) -> Iterator[str]:
        agents = [agent for agent in range(AGENTS) if self.s.agent_at[agent] == pile]
        head = self.words("board-pile", pile=("pile", pile), number=self.s.pile_size[pile])
        yield from wrapped(f"{head}: {self.agents(agents, self.s.pile_size[pile])}", indent=2)

    def agents(self, agents: list[int], size: int) -> str:
        """Those whose place in the deck is known come in their order, then the others, then how many are unknown."""
        order = self.s.order
        tops = sorted((agent for agent in agents if order[agent] > 0), key=lambda agent: -order[agent])
        told = [f"{self.name('agent', agent)} [{self.words('board-top')}]" for agent in tops]
        told += [self.name("agent", agent) for agent in agents if order[agent] == 0]
        if size > len(agents):
            told.append(self.words("board-unknown", number=size - len(agents)))
        ends = sorted((agent for agent in agents if order[agent] < 0), key=lambda agent: -order[agent])
        return ", ".join(told + [f"{self.name('agent', agent)} [{self.words('board-bottom')}]" for agent in ends])

    def hand(self) -> Iterator[str]:
        """The own cards with both of their sides, and those to choose from."""
        yield f"{self.words('board-hand')}:"
        shown = (Pile.HAND, Pile.OFFERED)
        for agent in (agent for agent in range(AGENTS) if self.s.agent_at[agent] in shown):
            yield f"  {self.name('agent', agent)}"
            for role in () if is_spy(agent) else Role:
                side = side_words(self.game, self.s, agent, role, self.language)
                yield from wrapped(f"    {self.name('role', role)}: {side}", indent=6)


def wrapped(text: str, indent: int = 0) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)
