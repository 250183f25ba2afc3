"""A lesson as a page: one step at a time on the real board, judged by the engine."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

from ..engine import moves
from ..engine.errors import BadOption
from ..engine.game import Game, written_seed
from ..engine.markup import Markup
from ..engine.match import Match
from ..engine.scene import Marks, Scene
from ..lessons import gain, repeat, room
from ..lessons.code import own_seed
from ..lessons.gain import Quiz
from ..lessons.items import Item, Order, Verdict
from ..lessons.lesson import Step
from ..lessons.loading import load_lesson
from ..lessons.pupil import Pupil
from ..lessons.repeat import MOST, Due, Repetition
from ..lessons.results import result
from . import keeping, teaching_html
from .board import Board
from .widget import Page, Wish, logger

if TYPE_CHECKING:
    from .class_room.attending import Attending


class LessonPage(Page):
    """`lesson("dual_powers", "rules")` in a notebook and as a page. A lesson is kept as the answers given to it.

    Every pair has a seed of its own, its variant. The address of a served page tells it, and a teacher sets work by
    such links: `?seed=417&path=quick&step=due-game`; a step is called by its name or number.
    """

    SETTINGS = Page.SETTINGS | {"variant"}
    DEEDS = frozenset({"resume", "path", "step", "repeat"})

    def __init__(self, game: Game, name: str, seed: int | None = None, quick: bool = False) -> None:
        super().__init__()
        self.game, self.language = game, game.language
        self.wishes, self.players = {}, {}
        self.board: Board | None = None     # below the steps
        self._seen = ""                     # what the step that is shown has read from it
        loaded = load_lesson(game, name)
        self.begin(Pupil(loaded, own_seed(loaded.form) if seed is None else seed, quick))
        self.refresh()

    def begin(self, way: Pupil) -> None:
        """Begin the lesson, with its seed; what was done with another one is done no more."""
        self.way = self.pupil = way
        self.due = Due(way.lesson, way.seed, getattr(self, "due", Due(way.lesson, way.seed)).rules)
        self.quizzes: dict[str, Quiz] = {}      # the tests before and after; one of them may be the pupil now
        self.given = ""                 # the last answer
        self.order: list[str] = []      # options in the order in which they were chosen
        self.asked: str | None = None   # a thing of the picture that was refused
        self.slide = 0                  # of what is watched step by step
        self._wished = [one for one in self._wished if one[0] in Page.SETTINGS or one[0] == "repeat"]
        self._remember("variant", "", str(way.seed))

    def html(self) -> Markup:
        return teaching_html.page(self)

    @property
    def bets(self) -> dict[str, str]:
        """What was predicted so far, by step."""
        return self.way.predictions

    def whereabouts(self) -> tuple[str, str, str]:
        step = "" if self.way.over else self.way.step.id
        return f"{self.way.lesson.game.name}/{self.way.lesson.id}", step, ""

    def known_wishes(self) -> dict[str, Wish]:
        return {
            "resume": self.resume, "path": self.path, "variant": self.vary, "step": self.jump,
            "address": self.take_address, "result": self.give_result,
            "repeat": lambda rules: self.due.add(rules.split()),
        }

    def acts(self) -> dict[str, Wish]:
        return {
            "play": self.play, "why": self.try_thing, "answer": self.answer, "put": self.put, "next": self.go_on,
            "back": self.go_back, "again": self.again, "alike": self.alike, "slide": self.next_slide,
            "quiz": self.begin_quiz, "leave": self.leave_quiz, "revisit": self.revisit,
        }

    def give_result(self, _: str) -> None:
        """Hand the pupil what a teacher's notebook reads."""
        data = json.dumps(result(self.way), indent=1).encode()
        self.give(f"{self.lesson.id}_{self.way.code}.json", "application/json", data)

    # The address of the page

    def address(self) -> str:
        """What another page needs to ask the same."""
        return urlencode({"seed": self.way.seed, **({"path": "quick"} if self.way.quick else {})})

    def take_address(self, text: str) -> None:
        """Ask what an address says. Another seed than that of the lesson which goes on here begins it anew."""
        said = dict(parse_qsl(text.removeprefix("?")))
        if "seed" in said and written_seed(said["seed"]) != self.way.seed:
            self.wish("variant", said["seed"])
        for name in ("path", "step"):
            if name in said:
                self.wish(name, said[name])

    def vary(self, seed: str) -> None:
        self.begin(Pupil(self.lesson, written_seed(seed), self.way.quick))

    def jump(self, step: str) -> None:
        if self.quiz is None and self.repetition is None:
            self.way.jump(step)
            self._fresh()

    def revisit(self, step: str) -> None:
        """Go to a step of the whole lesson, also from the quick path, which may not have it."""
        self.way.quick = self.way.quick and step in self.lesson.quick
        self.jump(step)

    # What is shown

    @property
    def lesson(self) -> Any:
        return (self.repetition or self.way).lesson

    @property
    def repetition(self) -> Repetition | None:
        """The question from an earlier lesson that is being answered."""
        return self.pupil if isinstance(self.pupil, Repetition) else None

    @property
    def quiz(self) -> Quiz | None:
        """The test that is being answered."""
        return self.pupil if isinstance(self.pupil, Quiz) else None

    def question(self) -> tuple[Step, Item]:
        asked = self.pupil.question(self.language)
        return asked.step, asked.item

    def words(self, key: str, **facts: Any) -> str:
        """Words of the lesson, or nothing where it has none."""
        words: str = self.lesson.told(key, self.language, **facts)
        return words

    def shown(self, item: Item) -> Match | None:
        """The match on the screen: with the answer played, and what comes after it."""
        if item.slides:
            return item.slides[self.slide].match
        if self.pupil.is_solved and item.after is not None:
            return item.after
        verdict = self.pupil.verdict
        return item.match if verdict is None or verdict.after is None else verdict.after

    def scene(self, step: Step, item: Item) -> Scene | None:
        """The picture of the position; None where there is no position, or none that is drawn."""
        match = self.shown(item)
        if match is None:
            return None
        previous = item.match.state if item.match is not None and match is not item.match else None
        counted = not step.look.uncounted or self.pupil.is_solved
        slide = item.slides[self.slide] if item.slides else None
        lit, told = (slide.lit, slide.told) if slide else (step.look.arrow, ())
        resting = not self.takes_moves
        marks = Marks(previous, counted, resting, on_page=True, asked=self.asked, lit=lit, told=told)
        scene: Scene | None = match.game.scene(match.state, self.game.seat_number(item.viewer), self.language, marks)
        return scene

    @property
    def asks(self) -> Item | None:
        """What is to be answered now; after a wrong answer at once again, unless the board shows what it led to."""
        verdict = self.pupil.verdict
        led_on = verdict is not None and verdict.after is not None
        answered = self.pupil.over or self.pupil.is_solved or self.pupil.shows_solution or led_on
        return None if answered else self.question()[1]

    @property
    def takes_moves(self) -> bool:
        """Whether a click on the picture is an answer now."""
        item = self.asks
        return item is not None and item.on_board

    # The board below

    @property
    def has_played(self) -> bool:
        """Whether something was done on the board below."""
        return self.board is not None and bool(self.board.match.played)

    def read(self) -> str:
        """What the board below tells of this step: the option that is so, or that the match has got there."""
        if not self.has_played or self.quiz is not None or self.way.over or not self.way.step.reads:
            return ""
        told: str = getattr(self.lesson.makers(), self.way.step.reads)(self.board.match)     # type: ignore[union-attr]
        return told

    def look_at_board(self) -> None:
        """Show the step anew if the board now tells something else of it."""
        if self.read() != self._seen:
            self.refresh()

    def refresh(self) -> None:
        self._seen = self.read()
        super().refresh()
        if self.board is not None:
            self.board.follow()

    # Wishes

    def answer(self, given: str) -> None:
        if self.asks is None:
            return
        if self.quiz is not None:
            self.answer_quiz(self.quiz, given[:200])
            return
        self.given, self.asked = given[:200], None
        step, first = self.pupil.step, self.pupil.asked not in self.pupil.tried
        was, (_, item) = self.pupil.verdict, self.question()
        verdict = self.pupil.answer(self.given, self.language)
        if verdict is not was and self.repetition is None:
            self.tell_class(step, item, verdict, first)
        if first:
            self.keep_missed(step, verdict.right or step.is_guess, verdict.rule)
        words = teaching_html.guess_words(self), teaching_html.verdict_words(self), verdict.reply
        self.live = " ".join(filter(None, words))

    def answer_quiz(self, quiz: Quiz, given: str) -> None:
        """No word on whether it was right: that would teach."""
        step, right = quiz.step.id, quiz.answer(given, self.language).right
        self.count(lambda counts: gain.note(counts, self.lesson, quiz.name, step, right))
        self._fresh()
        self.live = self.text("ui-lesson-noted")
        if quiz.over:
            self.pupil = self.way
            self.live = teaching_html.quiz_words(self, quiz)
        else:
            self.live += " " + teaching_html.task(self, *self.question())

    def tell_class(self, step: Step, item: Item, verdict: Verdict, first: bool) -> None:
        """Count an answer."""
        right = self.pupil.tried[self.pupil.asked] if first else verdict.right      # a guess may have been wrong
        told = replace(verdict, right=right)
        self.count(lambda counts: room.noted(counts, self.lesson, step, item, self.given, told, first))
        if self.attending is not None and not self.taking_up:
            self.tell_room(self.attending, step, item, told, first)

    def tell_room(self, room_of: Attending, step: Step, item: Item, verdict: Verdict, first: bool) -> None:
        """What the console shows: first answers, never free text, and missed rules with their position."""
        if first and step.asking.acts and room.is_known(item, self.given):
            room_of.tell_answer(room.key(self.lesson, self.pupil.asked), self.given, verdict.right)
        if not verdict.right and verdict.rule and item.match is not None:
            position = item.match.view(item.viewer).position()
            room_of.tell_refusal(self.lesson.game.name, verdict.rule, position)

    def count(self, write: Callable[[room.Room], None]) -> None:
        """Tell the class, if the server counts; a class that cannot be counted still learns."""
        if self.taking_up:      # it was counted when it was answered
            return
        try:
            if (counts := room.here()) is not None:
                write(counts)
        except sqlite3.Error:
            logger.exception("counting")

    def play(self, move: str) -> None:
        """A click on something of the picture that can be chosen; no answer where words are asked for."""
        if self.takes_moves:
            self.answer(move)

    def try_thing(self, thing: str) -> None:
        """A click on something of the picture that cannot be chosen: an answer, where a refusal is asked for."""
        kind, _, name = thing.partition(":")
        match = self.question()[1].match if self.takes_moves else None
        if match is None or not self.game.has_kind(kind) or name not in self.game.ids(kind):
            return
        decision = moves.decision_at(match.game, match.state)
        if decision is not None and decision.kind.name == kind:
            self.answer(f"{match.step} {name}")
        self.asked = thing

    def put(self, option: str) -> None:
        """Choose the next one of an order; the last one completes the answer."""
        item = self.asks
        options = item.options if isinstance(item, Order) else ()
        if len(self.order) == len(options):     # that order was wrong
            self.order = []
        if option in options and option not in self.order:
            self.order.append(option)
            if len(self.order) == len(options):
                self.answer(" ".join(self.order))

    def next_slide(self, _: str) -> None:
        """The next picture of what is watched; what it adds is said."""
        slides = self.question()[1].slides if not self.pupil.over else ()
        if self.slide + 1 < len(slides):
            self.slide += 1
            self.live = " ".join(note.text for note in slides[self.slide].notes)

    def keep_missed(self, step: Step, right: bool, rule: str) -> None:
        """What was missed is known on this device, for later lessons; what is right again is not any more."""
        keeper = keeping.here()
        if keeper is None or self.taking_up or self.place is None:
            return
        game, again = self.lesson.game.name, self.repetition
        missed = rule or next(iter(step.rules), "")
        try:
            if again is not None and right:
                keeper.known(self.place[0], game, again.rule)
            elif not right and missed:
                keeper.missed(self.place[0], game, missed)
        except sqlite3.Error:
            logger.exception("keeping what is to be repeated")

    def take_up_place(self, place: str) -> None:
        """What was missed in earlier lessons on this device comes back in this one."""
        fresh = self.place is None
        super().take_up_place(place)
        keeper = keeping.here()
        if not fresh or keeper is None or self.place is None or any(what == "repeat" for what, _ in self._wished):
            return
        rules = keeper.to_repeat(self.place[0], self.game.name)
        if not self.way.tried and rules:
            self.wish("repeat", " ".join(rules[:MOST]))
            self._keep()

    def go_on(self, _: str) -> None:
        again = self.repetition
        if again is not None and (again.is_solved or again.may_pass):
            self.due.done(again)
            self.pupil = self.way
        else:
            self.pupil.go_on()
        if self.quiz is None and (question := self.due.next(self.way)) is not None:
            self.pupil = question
        self._fresh()
        if not self.pupil.over:
            self.live = teaching_html.task(self, *self.question())

    def go_back(self, _: str) -> None:
        self.pupil.go_back()
        self._fresh()

    def again(self, _: str) -> None:
        self.pupil.reset()
        self._fresh()

    def alike(self, _: str) -> None:
        self.pupil.try_alike()
        self._fresh()

    def resume(self, code: str) -> None:
        """Go on with a code of this lesson; one of rules to repeat, from another lesson, brings them here."""
        if self.repetition is not None:
            return
        try:
            self.way.resume(code)
        except BadOption:
            if not (rules := repeat.checked(self.game, code)):
                raise
            self.due.add(rules)
            self.live = self.text("ui-lesson-brought", number=len(self.due.rules))
        self._fresh()

    def begin_quiz(self, name: str) -> None:
        """The test before or after the lesson, each once."""
        if self.quiz is None and name in gain.NAMES and name not in self.quizzes and self.lesson.data.get(name):
            self.pupil = self.quizzes[name] = gain.quiz(self.lesson, name, self.way.seed)
            self._fresh()

    def leave_quiz(self, _: str) -> None:
        if self.quiz is not None:
            del self.quizzes[self.quiz.name]
            self.pupil = self.way
            self._fresh()

    def path(self, name: str) -> None:
        """The quick path or all of it; what is solved stays solved."""
        if self.way.quick != (name == "quick"):
            solved = self.way.code
            self.way.quick = name == "quick"
            self.way.resume(solved)
            self._fresh()

    def _fresh(self) -> None:
        self.given, self.order, self.asked, self.notice, self.slide = "", [], None, None, 0
