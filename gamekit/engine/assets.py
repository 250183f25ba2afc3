"""Assets: things of a kind that a seat can have or lack, so that the lab can ask what one is worth (`worth_of`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Function = Callable[..., Any]


@dataclass(frozen=True)
class Asset:
    """How a seat has a thing of a kind, and how that can be changed. `has` and `give` are rules code.

    `give` lets a seat have a thing from the start: it is called when a game is set up, before anything is dealt. `bar`
    makes of a box one in which nobody could have it, or would want it: a seat that takes the box for this one plays
    without it.
    """

    of: str             # the kind
    has: Function       # (box, s, seat, thing): 1 or 0
    give: Function      # (box, s, seat, thing)
    bar: Function       # (box, thing)
