"""Kinds that nobody judges: own words, and steps that one reads or watches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .item import Item


@dataclass(frozen=True, kw_only=True)
class Writing(Item):
    """Free text."""

    ask: ClassVar[str] = "text"


@dataclass(frozen=True, kw_only=True)
class Reading(Item):
    """Nothing is asked: one goes on."""

    ask: ClassVar[str] = "go"
    acts: ClassVar[bool] = False
    shows_rule: ClassVar[bool] = True

    def answers(self) -> list[str]:
        return [""]
