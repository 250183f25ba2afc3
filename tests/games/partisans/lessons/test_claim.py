"""The lesson on what the game claims: see `tests/lessons/claims.py`."""

from tests.lessons.claims import Claims


class TestClaims(Claims):
    game, position = "partisans", "autumn"
