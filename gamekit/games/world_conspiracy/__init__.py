"""World Conspiracy: Secret Power with its expansion's modules, and alone against Falcon. Start in `joints.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.expansion import Expansion
from ...engine.options import SWITCH, Option
from ...engine.rulebook import hyphened
from ..secret_power import SecretPower
from .rules.falcon.trace import WHY
from .rules.rulebook import Rule
from .rules.table import FALCON


SOLO = {"falcon": True}


class WorldConspiracy(Expansion):
    expands = SecretPower
    asides = frozenset(said.name for said in WHY)
    options = (
        *SecretPower.options,
        Option("nuclear_threat", SWITCH, False, rule=Rule.DOCTRINE_REPLACES),
        Option("world_corporations", SWITCH, False, rule=Rule.DOCTRINE_REPLACES),
        Option("world_bank", SWITCH, False, rule=Rule.DOCTRINE_REPLACES),
        Option("antiterror", SWITCH, False, rule=Rule.MODULES_COMBINE),
        Option("covert_operations", SWITCH, False, rule=Rule.MODULES_COMBINE),
        Option("world_media", SWITCH, False, rule=Rule.FORCE_NOT_WITH_WORLD_MEDIA, excludes={
            True: {"antiterror": True},
        }),
        Option("trends", SWITCH, False, rule=Rule.MODULES_COMBINE),
        Option("reptilians", SWITCH, False, rule=Rule.REPTILIAN_REPLACES_SECRET_POWER),
        Option("trend_duty", SWITCH, True, needs={"trends": True}, rule=Rule.TREND_COMPULSORY),
        Option("even_secondary", SWITCH, True, needs={"trends": True}, rule=Rule.TREND_EVEN),
        Option("contact_with_curator", SWITCH, True, needs={"reptilians": True, "professionals": True},
               rule=Rule.CONTACT_WITH_CURATOR),
        Option("falcon", SWITCH, False, rule=Rule.FALCON_LINES, excludes={True: {"players": (3, 4, 5)}}),
        Option("difficulty", ("medium", "high", "maximum"), "medium", needs=SOLO, rule=Rule.FALCON_DIFFICULTY),
        Option("alter_ego", ("male", "female"), "male", needs=SOLO, rule=Rule.FALCON_DIFFICULTY),
        Option("falcon_fifth", SWITCH, True, needs=SOLO, rule=Rule.FALCON_RECRUITER_PIECE),
        Option("solo_deck", range(2, 5), 3, needs=SOLO, rule=Rule.FALCON_DECK),
    )
    longest = 4000
    rounds = SecretPower.rounds
    against_falcon = False      # his seat is called after him

    def scripted(self, values: Mapping[str, Any]) -> list[str]:
        """Falcon has no decisions: the rules of the solo game say all that he does."""
        return [hyphened(self.seat(FALCON))] if values.get("falcon") else []

    def under(self, values: Mapping[str, Any]) -> WorldConspiracy:
        """The same game, whose words call his seat after him or not. Each is made once, as it may compile much."""
        against_falcon = bool(values.get("falcon"))
        if against_falcon == self.against_falcon:
            return self
        known: dict[Any, WorldConspiracy] = self.__dict__.setdefault("_known_by_words", {})     # copies share it
        key = self.components, self.language, against_falcon
        if key not in known:
            known[key] = object.__new__(type(self))
            known[key].__dict__.update(self.__dict__, against_falcon=against_falcon)
        return known[key]

    def thing_words(self, kind: str, index: int, language: str) -> tuple[str, Mapping[str, Any]] | str | None:
        if kind == "seat" and index == FALCON and self.against_falcon:
            return "seat-falcon", {}
        if kind == "falcon_card":
            return self.thing_text("play", self.box.play[index], language)
        return super().thing_words(kind, index, language)


game = WorldConspiracy
