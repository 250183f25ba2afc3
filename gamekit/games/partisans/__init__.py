"""Partisans (Resist!), a solo game about the Spanish maquis. Start reading in `flow.py`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...engine.box import Components
from ...engine.game import Game
from ...engine.options import Option
from ...engine.unknown import Unknown
from . import components, flow, greedy, hidden, outlook, positions, rulebook, setup, table, text, things
from .measures import MEASURES
from .rulebook import Rule


class Partisans(Game):
    name = "partisans"
    folder = Path(__file__).parent
    state = table.State
    values = table.Box
    sheets = components.SHEETS
    kinds = table.KINDS
    steps = flow.STEPS
    step = table.Step
    seat = table.Seat
    ending = table.Ending
    rules = rulebook.Rule
    said = rulebook.Said
    options = (
        Option("decks", ("random", "draft"), "random", rule=Rule.DECKS_DRAFTED),
        Option("cards", ("rulebook", "printed"), "rulebook", rule=Rule.CARDS_DIFFER),
    )
    longest = 1500
    measures = MEASURES
    rounds = 11
    setup = staticmethod(setup.setup)
    hide = staticmethod(hidden.hide)
    redeal = staticmethod(hidden.redeal)
    clock = staticmethod(table.clock)
    worth = staticmethod(greedy.worth)
    worths = staticmethod(greedy.worths)
    gain = staticmethod(outlook.gain)
    whim = staticmethod(outlook.whim)

    def finish_box(self, box: Components) -> None:
        components.finish_box(box, box.values)  # type: ignore[arg-type]

    def unknown(self) -> Sequence[Unknown]:
        from .unknown import UNKNOWN  # only the lab asks

        return UNKNOWN

    def thing_words(self, kind: str, index: int, language: str) -> tuple[str, Mapping[str, Any]] | str | None:
        return things.words_of(self, kind, index, language)

    def about(self, s: table.State) -> dict[str, Any]:
        return things.about(self, s)

    def about_move(self, s: table.State, kind: str, index: int) -> dict[str, Any]:
        return things.about_move(self, s, kind, index)

    def brief(self, s: table.State) -> str:
        return self.text("board-round", self.language, {"round": s.round}).lower()

    def board_text(self, s: table.State, seat: int, language: str) -> str:
        return text.board_text(self, s, seat, language)

    def scene(
        self, s: table.State, seat: int, language: str, layout: str = "wide", previous: table.State | None = None,
        counted: bool = True,
    ) -> Any:
        from .scene import scene  # only what is looked at is drawn

        return scene(self, s, seat, language, layout, previous, counted)

    def graphs(self) -> Mapping[str, Callable[..., Any]]:
        from .graph import GRAPHS  # networkx is slow to import, and few need it

        return GRAPHS

    def blank(self, s: table.State) -> None:
        positions.blank(s)

    def complete(self, s: table.State, given: set[str]) -> None:
        positions.complete(s, given)

    def problem(self, s: table.State) -> tuple[str, Mapping[str, Any]] | None:
        return positions.problem(self.box.values, s)  # type: ignore[arg-type]


game = Partisans
