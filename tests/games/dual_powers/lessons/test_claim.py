"""The lesson on what the game claims: see `tests/lessons/claims.py`."""

from tests.helpers import ask
from tests.lessons.claims import Claims


class TestClaims(Claims):
    game, position = "dual_powers", "summer"

    def test_a_rule_that_carries_nothing_cannot_be_told_from_nothing(self):
        assert ask(self.lesson, "second", 1).right == ("none",)
