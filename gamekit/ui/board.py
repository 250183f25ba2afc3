"""The board: a match that can be played with mouse, touch or keyboard, in a notebook and through Voila."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any
from urllib.parse import urlencode

from ..engine import moves, options, save
from ..engine.errors import BadOption
from ..engine.game import Game, written_seed
from ..engine.glossary import ICONS, glossary, term_of
from ..engine.layout import NONE, Table
from ..engine.log import Log
from ..engine.markup import Markup
from ..engine.match import HUMAN, Frame, Match
from ..engine.moves import Move
from ..engine.position_link import unpacked
from ..engine.rulebook import Entry
from ..engine.scene import Marks, Scene
from ..engine.view import View
from . import address, board_html, catalog
from .class_room import together_html
from .class_room.together import Together
from .hint import Hint, thinkers
from .looking_back import LookingBack
from .observed import Observed
from .stepping import PACES, Stepping
from .widget import HERE, Page, Wish

MOST_STEPS = 3      # lines above the question: the log has them all
REMEMBERED = 4      # positions: the one that is shown, and that before the last move


class Board(LookingBack, Stepping, Page):
    """`match.board()` in a notebook; `dashboard("dual_powers")` as a page."""

    css = Page.css + (HERE / "review.css").read_text("utf-8")

    # What a notebook may observe: it holds no more than whoever sits in front may know, and is never read back.
    move: Observed[str | None] = Observed(None)         # the last that was made here
    position: Observed[dict[str, Any]] = Observed({}, synced=False)
    seat: Observed[str | None] = Observed(None)         # who decides
    over = Observed(False)

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.speed = "fast"
        self.search = ""
        self._task: asyncio.Task[None] | None = None
        self._views: list[tuple[Frame | None, View]] = []           # of the last positions, by what led there
        self._drawn: tuple[Any, Scene | None] | None = None         # the picture, and what it shows
        self.lit: tuple[str, ...] = ()      # things that a notebook points at
        self.arrows: tuple[tuple[str, str], ...] = ()
        self.coached = False                # whether the first words were read
        self.hint = Hint(self)
        self.together = Together(self)
        self.begin(match)

    def begin(self, match: Match, shared: bool = False) -> None:
        """Show a match from its present moment on. One that is not shared leaves the table with others."""
        if not shared:
            self.together.leave()
        self._match, self._views = match, []
        self.given = ""                     # the position that an address asked for
        self.language = match.game.language
        self.move = None
        self.wishes = dict(match.options)
        self.players = {seat: policy if isinstance(policy, str) else HUMAN for seat, policy in match.seats.items()}
        self.seed_wish = ""                 # any; the match's own would tell what is hidden
        self.notice = None
        self.asked: str | None = None
        self.frame = len(match.frames)      # frames that are shown; the bot's come one by one
        self.since = self.frame             # the frame of the last move of a person
        self.look_at_now()
        self.facing = self.humans[0] if len(self.humans) == 1 else None
        self.curtain: str | None = None
        self.old_lines = len(self.lines())  # nothing is new at the beginning
        self.hint.forget()
        self._show_no_more()                # of the match before
        if match.over or match.seat in self.humans:
            self._face()
        elif not shared:
            self._watch_bots()
        self.refresh()

    @property
    def match(self) -> Match:
        """The match that is shown; another one can be put in its place."""
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self.begin(match)

    def highlight(self, *things: str) -> None:
        """Point at things, named as `region:blue`; at nothing, no more.

        >>> import gamekit
        >>> board = gamekit.load("dual_powers").new(seed=1).board()
        >>> board.highlight("region:blue", "track:support")
        >>> sorted(board.lit)
        ['region:blue', 'track:support']
        """
        self.lit = tuple(self._known(thing) for thing in things)
        self.refresh()

    def arrow(self, *ways: tuple[str, str]) -> None:
        """Lay arrows over the board, each from one thing to another; without any, none."""
        self.arrows = tuple((self._known(start), self._known(end)) for start, end in ways)
        self.refresh()

    def _known(self, thing: str) -> str:
        """The name of something in the picture, or an error that says what there is."""
        scene = self.scene()
        parts = scene.parts if scene else ()
        if not any(part.is_called(thing) for part in parts):
            raise BadOption("error-highlight", thing=str(thing), allowed=[part.thing or part.id for part in parts][:40])
        return thing

    def refresh(self) -> None:
        """Show the page, and tell those who observe what there is to know."""
        self.reviewer.begin()
        super().refresh()
        with self.shell.hold():
            self.seat, self.over = self.match.seat, self.match.over
            self.position = {} if self.together.at_door else self.view.position()

    def _watch_bots(self) -> None:
        """A bot is at turn: what it and others do until a person is asked, or to the end, is shown step by step."""
        first = len(self.match.frames)
        self.match.go_on()
        self.frame = first
        self._show_rest()

    # What is shown

    can_share = True        # whether its matches may be played with others

    @property
    def game(self) -> Game:     # type: ignore[override]    # of the match
        return self.match.game

    def html(self) -> Markup:
        return board_html.page(self)

    @property
    def humans(self) -> list[str]:
        """The seats of those who sit in front of this screen."""
        if self.together.code:
            return [self.together.seat] if self.together.seat else []
        return [seat for seat, policy in self.match.seats.items() if policy == HUMAN]

    @property
    def watching(self) -> bool:
        """Whether steps of bots are still being shown."""
        return self.frame < len(self.match.frames)

    @property
    def waits(self) -> bool:
        """Whether it is the turn of whoever sits in front."""
        return self.at_rest and not self.together.others_turn

    @property
    def at_rest(self) -> bool:
        """Whether now is on the screen: nothing is being shown, and no curtain is in the way."""
        return not self.watching and self.curtain is None and self.back is None

    @property
    def number(self) -> int:
        """How many frames lead to what is on the screen."""
        return self.frame if self.back is None else self.back

    @property
    def shown(self) -> Table:
        """The state on the screen."""
        frames = self.match.frames
        return frames[self.number].before if self.number < len(frames) else self.match.state

    @property
    def view(self) -> View:
        return self.view_at(self.number)

    def view_at(self, number: int) -> View:
        """What whoever sits in front may know after so many frames: a page asks for it again and again."""
        frames, seat = self.match.frames, self.game.seat_number(self.facing)
        last = frames[number - 1] if number else None       # no two positions come from one frame
        for led, view in self._views:
            if led is last and view.seat_number == seat and view.game is self.game:
                return view
        s = frames[number].before if number < len(frames) else self.match.state
        view = View(self.game, s, seat, Log([line for frame in frames[:number] for line in frame.lines]))
        self._views = [(last, view), *self._views[: REMEMBERED - 1]]
        return view

    def lines(self) -> Log:
        return self.view.log

    def scene(self) -> Scene | None:
        """The picture, made when it shows something new; None where a game draws none.

        What changed is marked: by the step that is shown, or since the last move of a person.
        """
        first = self._step_began() if self.watching or self.back is not None else min(self.since, self.frame - 1)
        shows = self.view, self.view_at(first) if first >= 0 else None, self.asked, self.lit, self.waits
        if self._drawn is None or self._drawn[0] != shows:
            self._drawn = shows, self._made(*shows)
        return self._drawn[1]

    def _made(
        self, view: View, previous: View | None, asked: str | None, lit: tuple[str, ...], waits: bool
    ) -> Scene | None:
        before = previous.state if previous else None
        marks = Marks(before, asked=asked, resting=not waits, on_page=True, lit=lit, told=view.log)
        made: Scene | None = self.game.scene(view.state, view.seat_number, self.language, marks)
        return made

    def headline(self) -> str:
        """The question; while others act, what has just been done; at the end, how it ended."""
        if self.back is not None:
            return self.text("ui-looking-back")
        if self.watching:
            done = self._just_done()
            return done[0] if done else self.who_acts()
        if self.match.over:
            return str(self.match.result)
        return together_html.headline(self) if self.together.others_turn else self.match.prompt

    def who_acts(self) -> str:
        seat = self.shown.seat
        if seat == NONE or moves.decision_at(self.game, self.shown) is None:
            return self.text("ui-goes-on")
        return self.text("ui-acts", seat=self.game.thing_text("seat", seat, self.language))

    def _step_began(self) -> int:
        """The frame before the step that is shown. While bots act, what says nothing belongs to what comes next."""
        first = self.number - 1
        while self.watching and first > self.since and not self._said_in(self.match.frames[first - 1]):
            first -= 1
        return first

    def _said_in(self, frame: Frame) -> Log:
        """What a frame says to whoever sits in front."""
        return Log(frame.lines).seen_by(self.game.seat_number(self.facing))

    def _just_done(self) -> list[str]:
        """What the last frame on the screen says to whoever sits in front: what was done first, then why."""
        done = self._said_in(self.match.frames[self.number - 1]) if self.number else Log([])
        by_weight = sorted(done, key=lambda line: line.said.name in self.game.asides)
        return [line.text(self.language) for line in by_weight]

    @property
    def step(self) -> str:
        return self.game.ids("step")[self.shown.step]

    def steps_taken(self) -> list[str]:
        """What the seat that decides has chosen so far in this turn; of a bot, what it has just done."""
        if self.back is not None:
            return self._just_done()[:MOST_STEPS]
        if self.watching:
            return self._just_done()[1:][:MOST_STEPS]
        if self.together.others_turn:
            return self._just_done()[:MOST_STEPS]
        taken: list[str] = []
        for frame in reversed(self.match.frames[: self.frame]):
            if frame.move is None or frame.before.seat != self.shown.seat:
                break
            taken.insert(0, frame.move.words(self.language))
        return taken

    def rule_here(self) -> Entry | None:
        step = self.game.flow.steps[self.view.state.step]
        return self.game.rulebook[step.rule] if step else None

    def found_rules(self) -> list[Entry]:
        return self.game.rulebook.search(self.search)[:20] if self.search.strip() else []

    # What the player wishes

    def known_wishes(self) -> dict[str, Wish]:
        return {
            "why": self.why, "skip": self.skip, "search": self.look_up, "seed": self.want_seed,
            "speed": self.set_speed, "hint": self.hint.ask, "next": self.next_frame, "coach": self.close_coach,
            "explain": self.explain, "address": self.take_address, **self.ways_back(),
            **self.together.wishes(),
        }

    def acts(self) -> dict[str, Wish]:
        return {"play": self.play, "undo": self.undo, "open": self.uncover, "new": self.new, "again": self.again,
                "branch": self.branch, "review-play": self.reviewer.resume, "load": self.load, **self.together.acts()}

    def play(self, move: str) -> None:
        self.together.check_turn()
        if not self.waits:
            return
        self.notice = self.asked = self.read = None
        self.hint.forget()
        self.old_lines = len(self.lines())
        self.since, played = len(self.match.frames), len(self.match.played)
        self.match.play(move)
        self.move = move
        self._take_forced()
        self.together.tell(played)
        self.frame = self.since
        self._go_on()
        self._show_rest()

    def _take_forced(self) -> None:
        """Where a person has no choice, nothing is asked: the only move is made, and told."""
        while not self.match.over and self.match.seat == self.facing and len(self._offered()) == 1:
            self.match.play(self._offered()[0])

    def _offered(self) -> list[Move]:
        """What can be done now. The page will ask the same view."""
        return self.view_at(len(self.match.frames)).moves

    def why(self, thing: str) -> None:
        """Why a thing of the picture, named as `region:blue`, cannot be chosen now; without one, no more of it."""
        if not thing:
            self.notice = self.asked = None     # it was read
        kind, _, name = thing.partition(":")
        step = moves.decision_at(self.game, self.shown)
        known = self.game.has_kind(kind) and name in self.game.ids(kind)
        if not known or step is None or not self.waits:
            return
        asked = step.kind.name == kind
        entry = self.view.why_not(f"{self.step} {name}") if asked else self.game.rulebook[step.rule_for(kind)]
        if entry is not None:
            if self.attending is not None:
                self.attending.tell_refusal(self.game.name, entry.id, self.view.position())
            words = self.game.thing_text(kind, self.game.ids(kind).index(name), self.language)
            self.asked = thing
            cite = [*self._described(thing, words), entry.title, entry.place]
            first = [] if asked or step.others else [self.text("ui-why-first", question=self.headline())]
            self.notice = (self.text("ui-why-thing", thing=words), " ".join([*first, entry.text]), " · ".join(cite))

    def _described(self, thing: str, words: str) -> list[str]:
        """What the picture says of a thing beyond its name."""
        scene = self.scene()
        return [part.label for part in (scene.parts if scene else ()) if part.thing == thing and part.label != words]

    def explain(self, name: str) -> None:
        """What a part of the picture that is no thing of the game shows: a track, a pile, a seat."""
        scene = self.scene() if self.curtain is None else None
        parts = [part for part in scene.parts if part.id == name and not part.thing] if scene else []
        for part in parts:
            known = glossary(self.game, self.language)
            terms = dict.fromkeys([name, name.rpartition("-")[2], *map(term_of, ICONS.findall(part.html))])
            told = " ".join(str(known[term]) for term in terms if term in known)
            self.notice, self.asked = (part.label, told, ""), None

    @property
    def can_undo(self) -> bool:
        return self.match.can_undo and self.together.may_undo

    def undo(self, _: str) -> None:
        if not self.at_rest:
            return
        self.notice = self.asked = None
        self.hint.forget()
        self.together.check_undo()
        played = len(self.match.played)
        self.match.undo()
        while self.can_undo and len(self.match.moves) == 1:
            self.match.undo()       # what was made without a question is taken back with what led to it
        self.together.tell_undo(played - len(self.match.played))
        self.frame = len(self.match.frames)
        self.old_lines = len(self.lines())
        self._face()

    def next_frame(self, _: str) -> None:
        """The next step of a bot at once."""
        self._go_on()
        if not self.watching:
            self._show_no_more()
            self._face()

    def is_first_round(self) -> bool:
        """Whether the match is still in the round that it began in."""
        game, now = self.game, self.match.state
        first = self.match.frames[0].before if self.match.frames else now
        return bool(game.clock(game.box, first) == game.clock(game.box, now))

    def close_coach(self, _: str) -> None:
        self.coached = True

    def lesson_place(self) -> str:
        """The address of the quick way to learn the game, or the one that it expands; empty if there is none."""
        stems = [f"{folder.name}_rules" for folder in reversed(self.game.folders())]
        taught = [stem for stem in stems if (catalog.notebooks_folder() / f"{stem}.ipynb").is_file()]
        return catalog.address(taught[0], self.language, path="quick") if taught else ""

    def kept(self) -> dict[str, Any]:
        given = {"given": self.given} if self.given else {}
        alone = {"match": save.to_json(self.match), "language": self.language, "speed": self.speed, **given}
        return self.together.kept() or alone

    def take_up(self, kept: Any) -> None:
        if "shared" in kept:
            self.together.take_up(kept)
            return
        match = save.from_json(kept["match"], self.game.components.own, kept["language"])
        self.set_speed(kept["speed"])
        self.begin(match)
        self.given = str(kept.get("given", ""))

    def whereabouts(self) -> tuple[str, str, str]:
        shared = getattr(getattr(self, "together", None), "code", "")
        return self.game.name, str(len(self.match.played)), shared

    def speak(self, language: str) -> None:
        self._match, self._views = self.match.in_language(language), []
        self.language = self.match.game.language
        asked, self.notice, self.asked = self.asked, None, None
        if asked is not None:
            self.why(asked)         # the same answer, in the other language

    def look_up(self, words: str) -> None:
        self.search = words[:100]

    def address(self) -> str | None:
        """What a page's address says of a match like this one. A position was said before: it tells nothing new."""
        if self.together.code:
            return self.together.address()
        told = address.of_match(self.match)
        return "&".join(filter(None, [urlencode({"position": self.given}), told])) if self.given else told

    def take_address(self, text: str) -> None:
        """Begin what the page's address asks for, unless a match goes on here already."""
        given, players, said = address.read(self.game, text)
        if "join" in said:
            self.together.join(said["join"])
            return
        if "position" in said:
            self.set_up(said["position"], players)
            return
        if self.match.played or not (given or players or "seed" in said or "change" in said):
            return
        if "change" in said and not self.game.changes:      # one that the game has prepared
            wishes, seats = dict(self.wishes), dict(self.players)
            self.begin(self.game.changed(said["change"]).new(secrets.randbelow(2**31)))
            self.wishes, self.players = wishes, seats
        beside = self.wishes if "change" in said else {}    # a change alone leaves the rest as the page has it
        self.wishes |= options.complete(self.game.options, given, self.game.name, beside)
        self.players |= players
        self.seed_wish = said.get("seed", "")
        self.new("")

    def set_up(self, position: str, players: dict[str, str]) -> None:
        """Begin with the position of an address; if it is the one that goes on here, go on."""
        if position != self.given:
            match = self.game.position(unpacked(position), seed=secrets.randbelow(2**31), seats=players)
            self.begin(match)
            self.given = position

    def from_given(self, _: str) -> None:
        """The same position once more, with the same players."""
        position, players = self.given, dict(self.players)
        self.given = ""
        self.set_up(position, {seat: player for seat, player in players.items() if player != HUMAN})

    # The curtain between two people at one screen

    def _face(self) -> None:
        """Whoever decides sits in front. Between two people the curtain falls."""
        seat = self.match.seat
        if seat in self.humans and seat != self.facing and not self.watching:
            self.curtain = seat if len(self.humans) > 1 else None
            self.facing = seat if self.curtain is None else self.facing

    def uncover(self, _: str) -> None:
        if self.curtain is not None:
            self.facing, self.curtain = self.curtain, None
            self.hint.forget()

    # A new match

    def want_seed(self, seed: str) -> None:
        self.seed_wish = seed[:20]

    def set_speed(self, name: str) -> None:
        self.speed = name if name in PACES else self.speed

    def new(self, _: str) -> None:
        given = self.wished_options()
        seed = written_seed(self.seed_wish) if self.seed_wish else secrets.randbelow(2**31)
        self._check_thinkers()
        playing = self.game.playing(given)
        seats = {seat: self.players.get(seat, HUMAN) for seat in playing}
        self.begin(self.made(seed, seats, given))

    def again(self, _: str) -> None:
        """After the end: the position that was given, else a new match."""
        (self.from_given if self.given else self.new)("")

    def made(self, seed: int, seats: dict[str, Any], given: dict[str, Any]) -> Match:
        """The match that `new` begins."""
        return self.game.new(seed, seats, **given)

    def _check_thinkers(self) -> None:
        """A bot that thinks needs compiled simulations: until they are there, the others can be played."""
        from ..lab.playing import warm

        if thinkers(self) and warm.pending(self.game):
            warm.begin(self.game)
            raise BadOption("error-warming")
