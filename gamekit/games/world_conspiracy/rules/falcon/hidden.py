"""Falcon's deck of action cards is hidden: nobody knows which card comes next."""

from ....secret_power.rules.hidden import hide as base_hide
from ....secret_power.rules.hidden import redeal as base_redeal
from ..table import Box, State, falcon_cards

hide_cards, deal_cards = falcon_cards.hide, falcon_cards.redeal


def hide(box: Box, s: State, seat: int) -> None:
    base_hide(box, s, seat)
    hide_cards(box, s, seat)


def redeal(box: Box, s: State) -> None:
    base_redeal(box, s)
    deal_cards(box, s)


JOINTS = {base_hide: hide, base_redeal: redeal}
