"""What can be observed and done, in the words of gymnasium (extra `rl`), which is imported when somebody asks."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.layout import LIMITS
from .observing import names_of, observed


def gymnasium() -> Any:
    """The package, or what to install."""
    try:
        import gymnasium
    except ModuleNotFoundError as missing:
        raise GamekitError("error-rl-missing", package=str(missing.name)) from None
    return gymnasium


def row_space(game: Game) -> Any:
    """An observation as a row: each number within the bounds of its field's type."""
    low, high = zip(*(LIMITS[field.type] for field in observed(game) for _ in names_of(game, field)), strict=True)
    return gymnasium().spaces.Box(np.array(low, np.int32), np.array(high, np.int32), dtype=np.int32)


def move_space(game: Game) -> Any:
    """An action: the number of a move in its step."""
    return gymnasium().spaces.Discrete(game.flow.widest())


def masked_space(game: Game) -> Any:
    """A row, and which actions are legal."""
    spaces = gymnasium().spaces
    mask = spaces.Box(0, 1, (game.flow.widest(),), np.int8)
    return spaces.Dict({"observation": row_space(game), "action_mask": mask})


def at_all_tables(space: Any, n: int) -> Any:
    return gymnasium().vector.utils.batch_space(space, n)


def same_step() -> Any:
    """How gymnasium calls it that the next game begins with the step that ends one."""
    return gymnasium().vector.AutoresetMode.SAME_STEP
