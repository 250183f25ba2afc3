"""Makes the README's pictures, with Chromium and the extra `test`: python -m tools.pictures [NAME ...]

Each shows a match that greedy bots have played so far, and what a person does next.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from gamekit import load
from gamekit.engine.match import HUMAN, Match
from gamekit.ui.board import Board
from tests.browser.client import alone, begin
from tests.browser.conftest import CHROMIUM, QUIET

FOLDER = Path(__file__).parents[1] / "notebooks" / "pictures"
LAPTOP, PHONE = {"viewport": {"width": 1280, "height": 920}}, {
    "viewport": {"width": 375, "height": 812}, "device_scale_factor": 2}
LONGEST = 400


class Picture(NamedTuple):
    name: str
    game: str
    seat: str                               # who looks
    options: dict[str, Any]
    wanted: Callable[[Match], str | None]   # what is asked about in a match that is worth a picture, or nothing
    window: dict[str, Any] = LAPTOP


def blockaded(match: Match) -> str | None:
    """A leader who is about to move, and a region behind the blockade."""
    if match.step != "move-to" or match.game.clock(match.game.box, match.state) < 2:
        return None
    refused = {region: match.why_not(f"{match.step} {region}") for region in match.game.ids("region")}
    return next((f"region:{region}" for region, rule in refused.items()
                 if rule is not None and rule.id == "MOVE_NOT_THROUGH_BLOCKADE"), None)


def at(step: str, rounds: int) -> Callable[[Match], str | None]:
    """A step, after some rounds."""
    return lambda match: "" if match.step == step and match.game.clock(match.game.box, match.state) >= rounds else None


PICTURES = (
    Picture("board", "dual_powers", "white", {"mode": "duel"}, blockaded),
    Picture("board_phone", "dual_powers", "white", {"mode": "duel"}, blockaded, PHONE),
    Picture("uprising", "uprising", "resistance", {}, at("capture-district", 2)),
    Picture("partisans", "partisans", "resistance", {}, at("stop-or-go-on", 2)),
    Picture("secret_power", "secret_power", "ivan", {"players": 4}, at("advance", 1)),
    Picture("world_conspiracy", "world_conspiracy", "ivan", {
        "falcon": True, "covert_operations": True, "trends": True, "reptilians": True}, at("send-agents", 2)),
)


def found(picture: Picture) -> tuple[Match, str]:
    """The first match that is worth the picture."""
    game = load(picture.game)
    for seed in range(1917, 1967):
        match = game.new(seed=seed, **picture.options)
        match.seats |= {seat: "greedy" for seat, policy in match.seats.items() if policy == HUMAN}
        for _ in range(LONGEST):
            if match.over:
                break
            if match.seat == picture.seat and (asked := picture.wanted(match)) is not None:
                return match, asked
            match.go_on(1)
    raise LookupError(picture.name)


def page(picture: Picture) -> Board:
    match, asked = found(picture)
    match.seats[picture.seat] = HUMAN
    board = Board(match)
    for what, value in (("speed", "off"), ("coach", ""), *((("why", asked),) if asked else ())):
        board.receive({"do": what, "value": value})
    return board


def main(names: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for picture in PICTURES:
            if not names or picture.name in names:
                with alone(browser, **picture.window) as window:
                    begin(window)
                    window.evaluate("show", page(picture).page)
                    window.screenshot(path=FOLDER / f"{picture.name}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
