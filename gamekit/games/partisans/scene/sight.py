"""What the picture is made from: a hidden state, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property

from ....engine import moves
from ....engine.layout import NONE
from ....engine.markup import Markup
from ....engine.pieces import icon
from ....engine.sight import Sight as AnySight
from ..rules.choices import same_foe
from ..rules.effects import VOCABULARY
from ..rules.table import (
    AGENTS, FOES, MAQUIS, MISSIONS, Box, Force, Pile, Role, Stage, Standing, State, Way, is_spy, side,
)

FORCES = {          # what an enemy's icon is called
    Force.INFANTRYMAN: "infantryman", Force.SENTRY: "sentry", Force.ENGINEER: "engineer", Force.JAILER: "jailer",
    Force.RIFLEMAN: "rifleman", Force.COUNTER_GUERRILLA: "punisher", Force.SPYMASTER: "recruiter",
    Force.RADIO_OPERATOR: "radio",
}
EYES = {Role.HIDDEN: "hidden", Role.REVEALED: "espionage"}
WAYS = {Way.GO_ON: "move-2", Way.STOP: "check"}
AT_THE_MISSION = (Stage.DEFENCE, Stage.ATTACK, Stage.STRIKES, Stage.RETALIATION)


class Sight(AnySight[State]):
    """What the pictures of this game ask again and again."""

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box

    @cached_property
    def asks_for(self) -> str:
        """The kind of things that the step offers."""
        step = moves.decision_at(self.game, self.s)
        return "" if step is None else step.kind.name

    def chosen(self) -> Collection[tuple[str, int]]:
        s = self.s
        return (("mission", self.current), ("mission", s.aim), ("agent", s.actor), ("foe", s.chosen), ("foe", s.cause),
                ("pick", s.cause))

    # Words and icons

    def short(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language, "short")

    def deed(self, deed: int) -> str:
        """The effects of a card in few words."""
        return VOCABULARY.text(self.game, deed, self.language, ".short")

    def force_icon(self, foe: int) -> str:
        return FORCES[Force(self.box.force[foe])]

    def sign(self, kind: str, index: int) -> Markup:
        if kind == "agent":
            return icon("spy" if is_spy(index) else "leader")
        if kind in ("foe", "target", "pick") and index < FOES:
            return icon(self.force_icon(index))
        if kind == "role":
            return icon(EYES[Role(index)])
        if kind == "way":
            return icon(WAYS[Way(index)])
        return icon({"mission": "mission", "target": "mission", "pick": "hidden"}.get(kind, "play"))

    # Maquis and spies

    def agents(self, pile: int) -> list[list[int]]:
        """The cards of a pile that the player can tell; spies are all the same, so they are one group."""
        there = [agent for agent in range(AGENTS) if self.s.agent_at[agent] == pile]
        spies = [agent for agent in there if is_spy(agent)]
        return [[agent] for agent in there if not is_spy(agent)] + ([spies] if spies else [])

    def leading(self, kind: str, group: list[int]) -> int:
        """The one of a group that stands for it: the one that can be chosen, if any can."""
        return next((thing for thing in group if (kind, thing) in self.choices), group[0])

    def side(self, agent: int, role: int) -> int:
        return side(self.s, agent, role)

    def role_of(self, agent: int) -> Role:
        """The role of a maquis in play."""
        return Role.REVEALED if self.s.agent_at[agent] == Pile.REVEALED else Role.HIDDEN

    def differs(self, agent: int) -> bool:
        """Whether our sources disagree on a maquis."""
        return not is_spy(agent) and any(
            self._side(deed) != self._side(deed + 2 * MAQUIS) for deed in (agent, agent + MAQUIS))

    def _side(self, deed: int) -> tuple[object, ...]:
        return self.box.attack[deed], self.box.phase[deed], self.box.effect[deed], self.box.amount[deed]

    # Missions and enemies

    @cached_property
    def missions(self) -> list[int]:
        """The missions on the table."""
        s = self.s
        return [m for m in range(MISSIONS) if s.mission_at[m] == Standing.AVAILABLE or m == self.current]

    @property
    def current(self) -> int:
        """The current mission while it is attacked; afterwards it lies with the completed or failed ones."""
        return self.s.mission if self.s.stage in AT_THE_MISSION else NONE

    def standing(self, standing: int) -> list[int]:
        return [mission for mission in range(MISSIONS) if self.s.mission_at[mission] == standing]

    def foes(self, post: int) -> list[list[int]]:
        """The enemies of a place that the player can tell; those that are alike are one group."""
        groups: dict[int, list[int]] = {}
        for foe in range(FOES):
            if self.s.foe_at[foe] == post:
                groups.setdefault(same_foe(self.box, self.s, foe), []).append(foe)
        return list(groups.values())

    def backs(self, mission: int) -> int:
        """How many enemies of a mission are only backs."""
        return self.s.post_size[mission] - sum(len(group) for group in self.foes(mission))

    @property
    def foe_kind(self) -> str:
        """Enemies are offered under different names: as targets, as picks, or just as enemies."""
        return self.asks_for if self.asks_for in ("target", "pick") else "foe"

    # What changed

    def agents_changed(self, agents: Iterable[int]) -> bool:
        then = self.before
        return then is not None and any(then.agent_at[agent] != self.s.agent_at[agent] for agent in agents)

    def mission_changed(self, mission: int) -> bool:
        return self.before is not None and self.before.mission_at[mission] != self.s.mission_at[mission]

    def foes_changed(self, foes: Iterable[int]) -> bool:
        then, now = self.before, self.s
        return then is not None and any(
            (then.foe_at[foe], then.face_up[foe]) != (now.foe_at[foe], now.face_up[foe]) for foe in foes)

    def backs_changed(self, mission: int) -> bool:
        if self.before is None:
            return False
        known = sum(self.before.foe_at[foe] == mission for foe in range(FOES))
        return self.backs(mission) > self.before.post_size[mission] - known
