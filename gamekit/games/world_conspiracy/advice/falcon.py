"""Advice against Falcon: of what he must discard, let it be what brings him most."""

from ...secret_power.advice.greedy import worth as base_worth
from ...secret_power.advice.value import secondary_value
from ..rules.table import FALCON, Box, State, Step


def worth(box: Box, s: State, move: int) -> int:
    return secondary_value(s, FALCON, move) if s.step == Step.FALCON_DISCARD else base_worth(box, s, move)


JOINTS = {base_worth: worth}
