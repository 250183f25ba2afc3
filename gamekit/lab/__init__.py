"""The lab: many games, and what they tell. What is named here is imported when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .questions.odds import Odds as Odds
    from .questions.odds import odds as odds
    from .questions.checking import check_policy as check_policy
    from .questions.comparison import compare as compare
    from .playing.study import Study as Study
    from .playing.study import load_study as load_study
    from .playing.study import simulate as simulate
    from .playing.study import until as until
    from .questions.sweeps import sweep as sweep
    from .questions.tournaments import tournament as tournament
    from .questions.sensitivity import sensitivity as sensitivity
    from .questions.predictability import predictability as predictability
    from .questions.worth import worth_of as worth_of
    from .questions.review import Review as Review
    from .questions.review import review as review
    from .questions.samples import Sample as Sample
    from .questions.samples import sample as sample
    from .portraits.portrait import Portrait as Portrait
    from .portraits.portrait import portrait as portrait

WHERE = {
    "questions.odds": ("odds", "Odds"), "playing.study": ("simulate", "Study", "load_study", "until"),
    "questions.comparison": ("compare",), "questions.sweeps": ("sweep",), "questions.tournaments": ("tournament",),
    "questions.checking": ("check_policy",),
    "questions.sensitivity": ("sensitivity",), "questions.predictability": ("predictability",),
    "questions.worth": ("worth_of",), "questions.review": ("review", "Review"),
    "questions.samples": ("sample", "Sample"),
    "portraits.portrait": ("portrait", "Portrait"),
}
FILE = {name: file for file, names in WHERE.items() for name in names}
__all__ = list(FILE)


def __getattr__(name: str) -> Any:
    if name not in FILE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{FILE[name]}", __name__), name)


def __dir__() -> list[str]:
    """What there is, for who presses Tab in a notebook."""
    return sorted(__all__)
