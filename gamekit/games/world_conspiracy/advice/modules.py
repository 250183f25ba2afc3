"""Advice on projects: signs are worth nothing to those that are not in the game or ask for none."""

from ...secret_power.advice.value import sign_value as base_sign_value
from ...secret_power.rules.table import STAGES, stage_at
from ..rules.modules import is_played
from ..rules.table import Box, State


def sign_value(box: Box, s: State, seat: int, project: int, have: int) -> int:
    asks = is_played(s, project) and box.stage_signs[stage_at(project, STAGES)] > 0
    return base_sign_value(box, s, seat, project, have) if asks else 0


JOINTS = {base_sign_value: sign_value}
