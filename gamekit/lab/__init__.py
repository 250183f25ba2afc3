"""The lab: many games, and what they tell. What is named here is imported when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .chances import Odds as Odds
    from .chances import odds as odds
    from .comparison import compare as compare
    from .study import Study as Study
    from .study import load_study as load_study
    from .study import simulate as simulate
    from .study import until as until
    from .sweeps import sweep as sweep
    from .tournaments import tournament as tournament
    from .uncertainty import sensitivity as sensitivity
    from .watching import predictability as predictability

WHERE = {
    "odds": "chances", "Odds": "chances",
    "simulate": "study", "Study": "study", "load_study": "study", "until": "study",
    "compare": "comparison", "sweep": "sweeps", "tournament": "tournaments", "sensitivity": "uncertainty",
    "predictability": "watching",
}
__all__ = list(WHERE)


def __getattr__(name: str) -> Any:
    if name not in WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{WHERE[name]}", __name__), name)
