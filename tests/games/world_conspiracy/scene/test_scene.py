"""The board with modules: what it says of the row is what the rules let one do."""

import pytest

from gamekit.engine.scene import Marks
from tests.games.secret_power.helpers import go, things

ROW = ("media-1", "media-2", "valuables-1", "corporations-1", "unions-1", "crime-1", "research-1")


@pytest.mark.parametrize(("at", "told"), [
    (0, "the first 3 are available"), (1, "the first 3 are available, the World Bank opens 1 more"),
    (2, "the first 3 are available, the World Bank opens 3 more"),
    (3, "the first 3 are available, the World Bank opens 4 more"),
])
def test_what_the_bank_opens_looks_available(table, at, told):
    """To the eye, to a screen reader, in the terminal."""
    match = table(row=ROW, world_bank=True, active={"ivan": 9}, stages={"ivan": {"world-bank": at}} if at else None)
    go(match, "infiltrate")
    view = match.view("ivan")
    game, s = match.game, view.state
    parts = {part.thing: part for part in game.scene(s, 0, "en").parts if part.thing.startswith("object:")}
    lines = {line.partition(". ")[2].partition(" (")[0]: line for line in game.board_text(s, 0, "en").splitlines()}
    for card in ROW:
        open_now, part = card in things(match), parts[f"object:{card}"]
        name = game.thing_text("object", game.ids("object").index(card), "en")
        assert ("out of reach" not in part.label, "gk-far" not in part.html) == (open_now, open_now), card
        assert ("out of reach" not in lines[name]) == open_now, card
    assert told in str(game.scene(s, 0, "en").board)


def test_the_ladder_says_what_he_did(game):
    """As soon as that has been told; until then, that the line was possible."""
    match = game.new(seed=4, falcon=True, begins="ivan", seats={"ivan": "greedy"}).go_on()
    log = list(match.log)
    at = max(number for number, line in enumerate(log) if line.said.name == "FALCON_TAKES")
    first, then, now = (lit(game, match.state, log[:told]) for told in (at + 1, at + 2, len(log)))
    assert "possible: he takes it" in first.label
    assert log[at + 1].text("en") in then.label and now.html == then.html


def lit(game, s, told):
    """The line of the ladder that is lit for who has been told so much."""
    parts = game.scene(s, 0, "en", Marks(told=told)).parts
    return next(part for part in parts if part.thing.startswith("rung:") and "taken" in part.html)
