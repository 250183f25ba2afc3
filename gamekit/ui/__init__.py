"""Boards, panels, pages and the server: the only place that imports widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .board import Board
    from .lab import Lab


def dashboard(name: str, language: str = "en", **options: Any) -> Board:
    """A page to play a game on; `options` are those of its first match."""
    import secrets

    from ..engine.registry import load
    from .board import Board

    return Board(load(name, language=language).new(seed=secrets.randbelow(2**31), **options))


def odds_dashboard(name: str, language: str = "en", **options: Any) -> Lab:
    """A page to explore a game's odds on; `options` are those of its first question."""
    from ..engine.registry import load
    from .lab import Lab

    return Lab(load(name, language=language), **options)
