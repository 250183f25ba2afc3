"""A game whose folder has the usual files: what a game declares is found in them by name.

    class Uprising(FolderGame):
        options = (Option("mode", ("standard", "capitol"), "standard"),)
        longest = 150

The class says only what no file does. `FILES` says which file has what.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from .box import Components
from .game import Function, Game
from .unknown import Unknown

FILES = {
    "table": {"state": "State", "values": "Box", "kinds": "KINDS", "step": "Step", "seat": "Seat", "ending": "Ending",
              "clock": "clock"},
    "components": {"sheets": "SHEETS"},
    "rulebook": {"rules": "Rule", "said": "Said"},
    "flow": {"steps": "STEPS"},
    "setup": {"setup": "setup"},
    "hidden": {"hide": "hide", "redeal": "redeal"},
    "greedy": {"worth": "worth", "worths": "worths"},
    "measures": {"measures": "MEASURES"},
}


class FolderGame(Game):
    """Base of a game in a folder with these files, and besides: things, text, positions, unknown, scene, graph."""

    package: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if FolderGame not in cls.__bases__:     # a variant of a game has no folder of its own
            return
        cls.package = cls.__module__
        cls.name = cls.package.rpartition(".")[2]
        cls.folder = Path(str(sys.modules[cls.package].__file__)).parent
        for file, names in FILES.items():
            for attribute, name in names.items():
                found = getattr(cls.file(file), name)
                setattr(cls, attribute, staticmethod(found) if isinstance(found, types.FunctionType) else found)

    @classmethod
    def file(cls, name: str) -> Any:
        """A module of the folder. Those that few need, or that import much, are loaded when they are asked for."""
        return import_module(f"{cls.package}.{name}")

    def finish_box(self, box: Components) -> None:
        self.file("components").finish_box(box, box.values)

    def unknown(self) -> Sequence[Unknown]:
        found: Sequence[Unknown] = self.file("unknown").UNKNOWN
        return found

    def thing_words(self, kind: str, index: int, language: str) -> tuple[str, Mapping[str, Any]] | str | None:
        found: tuple[str, Mapping[str, Any]] | str | None = self.file("things").words_of(self, kind, index, language)
        return found

    def about(self, s: Any) -> dict[str, Any]:
        return dict(self.file("things").about(self, s))

    def about_move(self, s: Any, kind: str, index: int) -> dict[str, Any]:
        return dict(self.file("things").about_move(self, s, kind, index))

    def brief(self, s: Any) -> str:
        return self.text("board-round", self.language, {"round": s.round}).lower()

    def board_text(self, s: Any, seat: int, language: str) -> str:
        return str(self.file("text").board_text(self, s, seat, language))

    def scene(
        self, s: Any, seat: int, language: str, layout: str = "wide", previous: Any = None, counted: bool = True
    ) -> Any:
        return self.file("scene").scene(self, s, seat, language, layout, previous, counted)

    def graphs(self) -> Mapping[str, Function]:
        return dict(self.file("graph").GRAPHS)

    def blank(self, s: Any) -> None:
        self.file("positions").blank(self.box.values, s)

    def complete(self, s: Any, given: set[str]) -> None:
        self.file("positions").complete(self.box.values, s, given)

    def problem(self, s: Any) -> tuple[str, Mapping[str, Any]] | None:
        found: tuple[str, Mapping[str, Any]] | None = self.file("positions").problem(self.box.values, s)
        return found
