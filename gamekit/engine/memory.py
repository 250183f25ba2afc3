"""Room for work, for functions that run on both carriers. The twin has forms of its own for these (see `twin`)."""

from __future__ import annotations

from typing import Any


def numbers(n: int) -> Any:
    """Room for `n` integers, all 0."""
    return [0] * n


def decimals(n: int) -> Any:
    """Room for `n` decimal numbers, all 0."""
    return [0.0] * n


def copies(s: Any, n: int) -> Any:
    """`n` states that are all like `s`."""
    return [s.copy() for _ in range(n)]


def copy_state(states: Any, i: int, s: Any) -> None:
    """Make state number `i` like `s`."""
    states[i] = s.copy()
