"""Small words for tests of Dual Powers."""

from gamekit.games.dual_powers.rules.table import Region
from tests.helpers import number, pile, play, refusal, said, things

__all__ = ["exhausted", "number", "pile", "play", "refusal", "region", "said", "things", "where"]


def where(match, token):
    """Where a token is: a region or a place."""
    return match.game.ids("place")[match.state.token_at[number(match, "token", token)]]


def exhausted(match, token):
    return bool(match.state.exhausted[number(match, "token", token)])


def region(name):
    return Region[name.upper()]
