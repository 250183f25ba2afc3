"""The projects that are in the game: each in the place of the one that it replaces, the fifth last."""

from __future__ import annotations

from ....engine.markup import Markup, joined
from ...secret_power.rules.table import Effect as BaseEffect
from ...secret_power.rules.table import Group, stage_at
from ...secret_power.rules.table import Project as Base
from ...secret_power.scene.projects import BENEFITS as BASE_BENEFITS
from ...secret_power.scene.projects import benefit as base_benefit
from ...secret_power.scene.projects import played as base_played
from ...secret_power.scene.projects import price as base_price
from ...secret_power.scene.sight import GROUP_SIGNS, number_with
from ..rules.modules import is_played
from ..rules.table import Effect, Project
from .sight import Sight

ORDER = (
    Base.SECRET_POWER, Project.REPTILIANS, Base.COMINTERN, Project.NUCLEAR_THREAT, Base.UNITED_NATIONS,
    Project.WORLD_CORPORATIONS, Base.ESPIONAGE, Project.WORLD_BANK, Project.ANTITERROR, Project.WORLD_MEDIA,
)
BENEFITS: dict[int, tuple[str, str]] = {
    **BASE_BENEFITS,
    Effect.SHADOWS_PER_WAR: ("war", "picture-benefit-per-war"),
    Effect.RETURN_AGENTS: ("home", "picture-benefit-return"),
    Effect.BANK: ("unlock", "picture-benefit-bank"), Effect.HIT: ("attack", "picture-benefit-hit"),
    Effect.ADD_AGENTS: ("recruit", "picture-benefit-add"), Effect.TAKE_FROM_ROW: ("move", "picture-benefit-take"),
    Effect.BROADCAST: ("radio", "picture-benefit-broadcast"),
    BaseEffect.POINTS_PER: ("points", "picture-benefit-points"),
    BaseEffect.DRAW: ("hand", "picture-benefit-draw"), Effect.DISCARD_FROM_HAND: ("deck", "picture-benefit-discard"),
}


def played(sight: Sight) -> list[int]:
    return [project for project in ORDER if is_played(sight.s, project)]


def price(sight: Sight, one: int, stage: int) -> Markup:
    """Besides agents and signs: cards of a group, alliances, cards that are discarded."""
    at, box = stage_at(one, stage), sight.box
    cards = [(GROUP_SIGNS[Group(box.project_group[one])], box.stage_cards[at])] if box.stage_cards[at] else []
    asked = [*cards, ("alliance", box.stage_alliances[at]), ("deck", box.stage_discards[at])]
    return base_price(sight, one, stage) + joined(number_with(sign, number) for sign, number in asked if number)


def benefit(sight: Sight, one: int, stage: int) -> Markup:
    """Points that need signs say how many."""
    signs = sight.box.stage_interest[stage_at(one, stage)]
    return base_benefit(sight, one, stage) + (number_with("interest", signs) if signs else "")


JOINTS = ((base_played, played), (base_price, price), (base_benefit, benefit), (BASE_BENEFITS, BENEFITS))
