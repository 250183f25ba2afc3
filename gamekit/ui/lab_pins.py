"""Settings of the odds page that are pinned, and two of them compared on the same games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from .lab_setting import Setting, score_column

if TYPE_CHECKING:
    from ..lab.playing.study import Study
    from ..lab.questions.comparison import Compared
    from .lab import Lab

NAMES = ("a", "b")


class Pins:
    """A and B, each a setting as text. Without B, A is compared with what the controls stand for."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.kept: dict[str, str] = {}
        self.compared: list[Compared] = []          # B less A, once both are played
        self._played: dict[str, Study] = {}         # by setting

    def keep(self, name: str, setting: str) -> None:
        """Pin a setting, or with no words let it go."""
        if setting:
            self.kept[name] = self.checked(setting)
        else:
            self.kept.pop(name, None)

    def taken(self, said: Mapping[str, str]) -> dict[str, str]:
        """The pins that an address names."""
        return {name: self.checked(said[name]) for name in NAMES if name in said}

    def checked(self, setting: str) -> str:
        return "?" + Setting.read(self.lab.game, setting).text()

    def sides(self) -> tuple[Setting, Setting] | None:
        """What is compared, if anything is."""
        if "a" not in self.kept:
            return None
        a, b = Setting.read(self.lab.game, self.kept["a"]), self.kept.get("b")
        return a, (self.lab.setting if b is None else Setting.read(self.lab.game, b))

    def unplayed(self) -> Iterator[tuple[str, Study]]:
        """The two settings with the games that there are of them; what belongs to other questions is forgotten."""
        from ..lab.playing.study import prepare

        both = self.sides()
        wanted = {one.text(): one for one in both} if both else {}
        now, study = self.lab.setting.text(), self.lab.study
        known = self._played if study is None else {**self._played, now: study}
        self._played = {text: one for text, one in known.items() if text in wanted and one.seed == self.lab.seed}
        if len(wanted) == 2:
            for text, setting in wanted.items():
                yield text, self._played.get(text) or prepare(self.lab.question(setting))

    def played(self, text: str, study: Study) -> None:
        self._played[text] = study

    def compare(self) -> None:
        """How much more often each seat wins under B than under A; if one plays alone, its score too."""
        from ..lab.questions.comparison import mean_line, win_line

        both = self.sides()
        texts = [one.text() for one in reversed(both)] if both else []
        studies = [self._played[text] for text in dict.fromkeys(texts) if text in self._played]
        self.compared = []
        if len(studies) == 2:
            common = [seat for seat in studies[0].present if seat in studies[1].present]
            lines = [replace(win_line(studies, [seat, seat]), key=seat) for seat in common]
            mirrored = len(lines) == 2 and lines[0].difference.value == -lines[1].difference.value
            score = score_column(self.lab.game)
            alone = len(common) == 1 and all(score in study.columns() for study in studies)
            self.compared = [*lines[:1 if mirrored else None], *([mean_line(studies, score)] if alone else [])]
