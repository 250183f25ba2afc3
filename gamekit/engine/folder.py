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
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

from .box import Components
from .changes import Change
from .game import Function, Game
from .scene import NO_MARKS, Marks
from .unknown import Unknown

FILES = {
    "rules.table": {"state": "State", "values": "Box", "kinds": "KINDS", "step": "Step", "seat": "Seat",
                    "ending": "Ending", "clock": "clock"},
    "rules.components": {"sheets": "SHEETS"},
    "rules.rulebook": {"rules": "Rule", "said": "Said"},
    "rules.flow": {"steps": "STEPS", "ends": "ENDS"},
    "rules.setup": {"setup": "setup"},
    "rules.hidden": {"hide": "hide", "redeal": "redeal"},
    "advice.greedy": {"worth": "worth", "worths": "worths"},
    "lab.measures": {"measures": "MEASURES"},
}

LEARNED = "learned"


class FolderGame(Game):
    """Base of a game in a folder with these files, and besides: positions of the rules; board, text and things of the
    scene; graph and unknown values of the lab.
    """

    package: ClassVar[str]

    def __init_subclass__(cls, folder: bool = True) -> None:
        if not folder or hasattr(cls, "package"):     # a variant of a game has no folder of its own
            return
        cls.package = cls.__module__
        cls.name = cls.package.rpartition(".")[2]
        cls.folder = Path(str(sys.modules[cls.package].__file__)).parent
        cls.declare()
        super().__init_subclass__()

    @classmethod
    def declare(cls) -> None:
        """What the files have becomes what the game declares."""
        for file, names in FILES.items():
            for attribute, name in names.items():
                found = getattr(cls.file(file), name)
                setattr(cls, attribute, staticmethod(found) if isinstance(found, types.FunctionType) else found)
        learned = cls.folder / LEARNED
        cls.learned = learned if learned.is_dir() else None

    @classmethod
    def file(cls, name: str) -> Any:
        """A module of the folder. Those that few need, or that import much, are loaded when they are asked for."""
        module = f"{cls.package}.{name}"
        return sys.modules.get(module) or import_module(module)     # a board asks hundreds of times at every click

    @classmethod
    def has_file(cls, name: str) -> bool:
        """Whether the folder has such a module; on a static site it is bytecode."""
        try:
            return find_spec(f"{cls.package}.{name}") is not None
        except ModuleNotFoundError:         # nor the folder that it would be in
            return False

    def finish_box(self, components: Components) -> None:
        self.file("rules.components").finish_box(components, components.values)

    def unknown(self) -> Sequence[Unknown]:
        found: Sequence[Unknown] = self.file("lab.unknown").UNKNOWN
        return found

    def prepared(self) -> Sequence[Change]:
        if not self.has_file("lab.changes"):
            return ()
        found: Sequence[Change] = self.file("lab.changes").CHANGES
        return found

    def thing_words(self, kind: str, index: int, language: str) -> tuple[str, Mapping[str, Any]] | str | None:
        things = self.file("scene.things")
        found: tuple[str, Mapping[str, Any]] | str | None = things.words_of(self, kind, index, language)
        return found

    def about(self, s: Any) -> dict[str, Any]:
        return dict(self.file("scene.things").about(self, s))

    def about_move(self, s: Any, kind: str, index: int) -> dict[str, Any]:
        return dict(self.file("scene.things").about_move(self, s, kind, index))

    def brief(self, s: Any) -> str:
        return self.text("board-round", self.language, {"round": s.round}).lower()

    def board_text(self, s: Any, seat: int, language: str) -> str:
        return str(self.file("scene.text").board_text(self, s, seat, language))

    def scene(self, s: Any, seat: int, language: str, marks: Marks = NO_MARKS) -> Any:
        return self.file("scene.board").scene(self, s, seat, language, marks)

    def graphs(self) -> Mapping[str, Function]:
        return dict(self.file("lab.graph").GRAPHS)

    def blank(self, s: Any) -> None:
        self.file("rules.positions").blank(self.box, s)

    def complete(self, s: Any, given: set[str]) -> None:
        self.file("rules.positions").complete(self.box, s, given)

    def problem(self, s: Any) -> tuple[str, Mapping[str, Any]] | None:
        found: tuple[str, Mapping[str, Any]] | None = self.file("rules.positions").problem(self.box, s)
        return found
