"""The exercises of a lesson as a page of a static site: the pupil's Python runs in the other worker, for some seconds.

In a notebook they are cells (see `lessons.exercise`); a server runs nobody's code, so it has no such page.
"""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import dataclass
from typing import Any

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.markup import Markup, tag
from ..lessons.exercise import Exercises, Task, exercises
from . import aside
from .html import masthead
from .widget import HERE, Page, Wish, loop_runs

LONGEST = 10_000        # letters of an answer
CHECKED = re.compile(r"tasks\[.*\]\.check\(")
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Told:
    """What a run came to: what was printed, an error as Python says it and in which line, and what the check says."""

    printed: str = ""
    error: str = ""
    line: int = 0
    right: bool = False
    text: str = ""
    hint: str = ""
    solution: str = ""


class ExercisePage(Page):
    """`exercise_page("dual_powers", "odds")`: statements, cells to change, checks that say what is off."""

    css = Page.css + (HERE / "exercising.css").read_text("utf-8")

    def __init__(self, game: Game, lesson: str) -> None:
        super().__init__()
        self.game, self.language, self.lesson = game, game.language, lesson
        self.wishes, self.players = {}, {}
        self.tasks: Exercises = exercises(game.name, lesson, game.language)
        self.code = {name: task.exercise.starter for name, task in self.tasks.items()}
        self.wrong = dict.fromkeys(self.tasks, 0)
        self.told: dict[str, Told] = {}
        self.running = ""
        self._task: asyncio.Task[None] | None = None
        self.SETTINGS = Page.SETTINGS | {f"code-{name}" for name in self.tasks}
        self.refresh()

    def known_wishes(self) -> dict[str, Wish]:
        return {"hello": lambda _: None, "run": self.run, "begin-anew": self.begin_anew,
                **{f"code-{name}": self._writer(name) for name in self.tasks}}

    def speak(self, language: str) -> None:
        super().speak(language)
        self.tasks = exercises(self.game.name, self.lesson, language)
        self.told = {}

    def _writer(self, name: str) -> Wish:
        def write(code: str) -> None:
            self.code[name] = code[:LONGEST]

        return write

    def begin_anew(self, name: str) -> None:
        """The cell as it was given."""
        if name in self.code:
            self.wish(f"code-{name}", self.tasks[name].exercise.starter)
            self.told.pop(name, None)

    def run(self, name: str) -> None:
        if name in self.code and not self.running and loop_runs():
            self.running = name
            self._task = asyncio.get_running_loop().create_task(self._run(name))

    async def _run(self, name: str) -> None:
        try:
            given = {"game": self.game.name, "lesson": self.lesson, "name": name, "code": self.code[name],
                     "wrong": self.wrong[name], "language": self.language}
            self.told[name] = told = Told(**await aside.HERE.run(given))
            self.wrong[name] += not told.right
        except TimeoutError:
            self.told[name] = Told(error=self.text("ui-exercise-late", seconds=aside.PATIENCE))
        except (GamekitError, RuntimeError):
            logger.exception("while running an exercise")
            self.told[name] = Told(error=self.text("ui-failed"))
        self.running = ""
        self.live = self.error(self.told[name]) or self.told[name].text
        self.refresh()

    # As HTML

    def html(self) -> Markup:
        about = tag("p", self.text("ui-exercise-about", seconds=aside.PATIENCE), klass="gk-quiet")
        parts = [self.part(number, name, task) for number, (name, task) in enumerate(self.tasks.items(), 1)]
        inside = tag("h1", self.text("ui-exercise-title")) + about
        return masthead(self, self.text("ui-exercise-title")) + tag(
            "main", inside, *parts, klass="gk-grid gk-exercises", id="gk-main")

    def part(self, number: int, name: str, task: Task) -> Markup:
        size = self.words(f"exercise-size-{task.exercise.size}")
        code = self.code[name]
        cell = tag("textarea", code, data_do=f"code-{name}", id=f"gk-code-{name}", rows=code.count("\n") + 2,
                   spellcheck="false", autocapitalize="off", aria_label=f"{number}. {task.text()}")
        buttons = [tag("button", self.text("ui-exercise-run"), klass="gk-button", data_do="run", data_value=name)]
        if code != task.exercise.starter:
            buttons.append(tag("button", self.text("ui-exercise-anew"), klass="gk-button", data_do="begin-anew",
                               data_value=name))
        if self.running == name:
            buttons = [tag("span", self.text("ui-exercise-running"), klass="gk-quiet", role="status")]
        head = tag("h2", f"{number}. {size}") + tag("p", task.text())
        return tag("section", head, cell, tag("div", *buttons, klass="gk-tools"), self.reply(name),
                   id=f"gk-exercise-{name}")

    def reply(self, name: str) -> Markup:
        """What came of the last run."""
        told = self.told.get(name)
        if told is None:
            return Markup()
        made = tag("pre", told.printed) if told.printed else Markup()
        made += tag("pre", self.error(told), klass="gk-error") if told.error else Markup()
        if told.text:
            verdict = self.words("exercise-right" if told.right else "exercise-wrong")
            made += tag("p", tag("strong", verdict), " ", told.text)
        if told.hint:
            made += tag("p", tag("em", self.words("exercise-hint")), " ", told.hint)
        if told.solution:
            made += tag("details", tag("summary", self.words("exercise-solution")), tag("pre", told.solution))
        return tag("div", made, klass="gk-reply" + (" gk-right" if told.right else ""), role="status")

    def error(self, told: Told) -> str:
        return self.text("ui-exercise-line", line=told.line, error=told.error) if told.line else told.error

    def words(self, key: str) -> str:
        from ..lessons.paper import WORDS

        return WORDS.text(key, self.language)


def run(task: Task, code: str, tasks: Any) -> dict[str, Any]:
    """Run a cell and judge its `answer`. This is for a worker that can be ended, and holds nothing of anybody else."""
    from contextlib import redirect_stdout
    from io import StringIO
    from traceback import format_exception_only

    printed, names = StringIO(), {"__name__": "__main__", "tasks": tasks}
    body = "\n".join(line for line in code.split("\n") if not CHECKED.match(line))      # the page checks
    try:
        with redirect_stdout(printed):
            exec(compile(body, "answer", "exec"), names)
            reply = task.check(names.get("answer"))
    except BaseException as error:      # to leave the program ends nothing here
        line = error.lineno or 0 if isinstance(error, SyntaxError) else line_of(error)
        said = "".join(format_exception_only(error))[-1000:]
        return {"printed": printed.getvalue()[-2000:], "error": said, "line": line}
    return {"printed": printed.getvalue()[-2000:], "right": reply.right, "text": reply.text, "hint": reply.hint,
            "solution": reply.solution}


def line_of(error: BaseException) -> int:
    """Where in the cell something went wrong; 0 if elsewhere."""
    lines, trace = [0], error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == "answer":
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return lines[-1]
