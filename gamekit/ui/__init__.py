"""Boards, panels, pages and the server. The functions here give pages as widgets for notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ..engine.game import Game
    from .board import Board
    from .book import Book
    from .class_room.console import Console
    from .editor_page import Editor
    from .exercising import ExercisePage
    from .lab import Lab
    from .laboratory import RuleLab
    from .portraits import Portraits
    from .puzzle_page import PuzzlePage
    from .board_below import LessonBoard
    from .teaching import LessonPage

P = TypeVar("P")


def shown(kind: type[P]) -> type[P]:
    """Pages of a kind as widgets. Where there is no Jupyter, something else stands in its place."""
    from .notebook import widget

    return widget(kind)     # type: ignore[type-var]


def dashboard(
    name: str, language: str = "en", seed: int | None = None, box: str | None = None, **options: Any
) -> Board:
    """A page to play a game on; `options` are those of its first match, `box` a folder with components of your own."""
    import secrets

    from ..engine.registry import load
    from .board import Board

    first = secrets.randbelow(2**31) if seed is None else seed
    return shown(Board)(load(name, box, language).new(seed=first, **options))


def odds_dashboard(name: str, language: str = "en", box: str | None = None, **options: Any) -> Lab:
    """A page to explore a game's odds on; `options` are those of its first question."""
    from ..engine.registry import load
    from .lab import Lab

    return shown(Lab)(load(name, box, language), **options)


def rule_lab(game: str | Game, language: str = "en") -> RuleLab:
    """A page to change rules on, and to see what that does. A game with changed rules of your own may be given."""
    from ..engine.registry import load
    from .notebook import widget
    from .laboratory import RuleLab

    return widget(RuleLab)(load(game, language=language) if isinstance(game, str) else game)


def portraits_page(language: str = "en") -> Portraits:
    """All games in numbers, side by side."""
    from .portraits import Portraits

    return shown(Portraits)(language)


def rule_book(name: str, language: str = "en") -> Book:
    """The rules of a game as a book: chapters, search, rulings, glossary."""
    from .book import book

    return book(name, language)


def lesson(game: str, name: str, language: str = "en", seed: int | None = None, quick: bool = False) -> LessonPage:
    """A lesson of a game. Every page has its own seed, unless one is given; another one asks other questions alike."""
    from ..engine.registry import load
    from .teaching import LessonPage

    return shown(LessonPage)(load(game, language=language), name, seed, quick)


def exercise_page(game: str, name: str, language: str = "en") -> ExercisePage:
    """The exercises of a lesson as a page, where a pupil's Python can run: on a static site."""
    from ..engine.registry import load
    from .exercising import ExercisePage

    return shown(ExercisePage)(load(game, language=language), name)


def lesson_board(steps: LessonPage, position: str) -> LessonBoard:
    """A board to play on below the steps of a lesson, from one of its positions."""
    from .board_below import LessonBoard

    return shown(LessonBoard)(steps, position)


def class_console(game: str = "dual_powers", language: str = "en") -> Console:
    """The teacher's console of a served class: who is here, what is open, what is answered."""
    from ..engine.registry import load
    from .class_room.console import Console

    return shown(Console)(load(game, language=language))


def editor(game: str = "dual_powers", language: str = "en") -> Editor:
    """A page to set up positions on, of any game: as a link, as a file, and to play from."""
    from ..engine.registry import load
    from .editor_page import Editor

    return shown(Editor)(load(game, language=language))


def puzzle(game: str = "dual_powers", number: int = 1, language: str = "en") -> PuzzlePage:
    """A page of puzzles: find the one move that is clearly the best."""
    from ..engine.registry import load
    from .puzzle_page import PuzzlePage

    return shown(PuzzlePage)(load(game, language=language), number)
