"""The position editor: choose a thing, click where it goes, and the engine says what cannot be. One for all games."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import parse_qsl, urlencode

from ..engine import draft as drafts
from ..engine.draft import Draft
from ..engine.errors import BadPosition
from ..engine.game import Game, written_seed
from ..engine.log import Log
from ..engine.markup import Markup
from ..engine.match import HUMAN
from ..engine.places import Places
from ..engine.position_link import packed, read, unpacked
from ..engine.registry import load
from ..engine.scene import Marks, Scene
from ..engine.view import View
from . import editor_html
from .address import SEAT
from .catalog import PUZZLES, address
from .widget import Page, Wish

STEPS_BACK = 50         # changes that can be taken back
FIRST_SEED = 1
logger = logging.getLogger(__name__)


class Editor(Page):
    """`editor("dual_powers")`. It begins with a new match, since few positions begin with an empty table."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.begin(drafts.from_match(game.new(seed=FIRST_SEED)))
        self.refresh()

    def begin(self, draft: Draft) -> None:
        """Edit another position, or another game's."""
        self.game, self.language = draft.game, draft.game.language
        self.draft = draft
        self.group = max(draft.groups, key=lambda key: len(self.game.ids(draft.field(key).of)), default="")
        self.chosen: tuple[str, str] | None = None      # a thing: its entry and its name
        self.viewer: str | None = None                  # whose view is drawn; None is whoever decides
        self.wishes, self.players = dict(draft.values), {}
        self.before: list[Draft] = []

    def html(self) -> Markup:
        return editor_html.page(self)

    def known_wishes(self) -> dict[str, Wish]:
        return {
            "group": self.show_group, "choose": self.choose, "why": self.point, "explain": self.point_part,
            "viewer": self.look_as, "set": lambda _: None, "address": self.take_address, "file": self.give_file,
        }

    def acts(self) -> dict[str, Wish]:
        return {
            "lay": self.lay, "away": self.take_away, "mark": self.turn, "undo": self.undo, "load": self.load,
            "begin": self.begin_with, "game": self.change_game, **self.entry_wishes(),
        }

    def entry_wishes(self) -> dict[str, Wish]:
        """Controls of entries: `entry day`, `slot in_row 2`, `count active ivan`, `unseen cards red-hand`."""
        draft, found = self.draft, dict[str, Callable[[str], Draft]]()
        for key in draft.numbers:
            found[f"entry {key}"] = partial(counted, partial(draft.with_entry, key))
        for key, slot in draft.pointers:
            name = f"slot {key}" if slot is None else f"slot {key} {slot}"
            found[name] = partial(named, partial(draft.pointed, key, slot))
        for key in draft.rows:
            for thing in self.game.ids(draft.field(key).of):
                found[f"count {key} {thing}"] = partial(counted, partial(draft.counted, key, thing))
        for key in draft.groups:
            for place in draft.places(key) if draft.field(key).counts else ():
                found[f"unseen {key} {place}"] = partial(counted, partial(draft.with_unseen, key, place))
        return {name: self._setting(make) for name, make in found.items()}

    def _setting(self, make: Callable[[str], Draft]) -> Wish:
        return lambda value: self.change(make(value))

    def speak(self, language: str) -> None:
        super().speak(language)
        self.draft = Draft(self.game, self.draft.description)
        self.before = [Draft(self.game, one.description) for one in self.before]

    def want_option(self, name: str, value: str) -> None:
        self.change(self.draft.with_option(name, value))

    # What is shown

    @property
    def facing(self) -> str | None:
        """Whose view is drawn."""
        state = self.draft.state
        decides = self.game.ids("seat")[state.seat] if state is not None else None
        return self.viewer or decides

    def scene(self) -> Scene | None:
        """The real board, as far as what lies there can be drawn at all."""
        state = self.draft.state
        if state is None:
            return None
        try:
            view = View(self.game, state, self.game.seat_number(self.facing), Log([]))
            marks = Marks(resting=True, on_page=True, lit=(self.lit,) if self.lit else ())
            made: Scene | None = self.game.scene(view.state, view.seat_number, self.language, marks)
        except Exception:       # a picture is made for what can be
            logger.info("a position that cannot be drawn", exc_info=True)
            return None
        return made

    @property
    def lit(self) -> str:
        return f"{self.draft.field(self.chosen[0]).of}:{self.chosen[1]}" if self.chosen else ""

    def link(self) -> str:
        """The address of a board that begins here."""
        query = {"position": packed(self.game, self.draft.description)}
        query |= {SEAT + seat: policy for seat, policy in self.players.items() if policy != HUMAN}
        return address(f"{self.game.name}_play", self.language, **query)

    def link_to_puzzle(self) -> str:
        """The address of the puzzles, with this position."""
        return address(PUZZLES, self.language, **self._said)

    def address(self) -> str:
        """The address of this editor with this position."""
        return urlencode(self._said)

    @property
    def _said(self) -> dict[str, str]:
        return {"game": self.game.name, "position": packed(self.game, self.draft.description)}

    # Wishes

    def change(self, draft: Draft) -> None:
        """Another draft; what was can be had back."""
        self.before = [*self.before, self.draft][-STEPS_BACK:]
        self.draft, self.notice = draft, None
        self.wishes = dict(draft.values)

    def undo(self, _: str) -> None:
        if self.before:
            *rest, last = self.before
            self.change(last)
            self.before = rest

    def show_group(self, key: str) -> None:
        if key in self.draft.groups:
            self.group, self.chosen = key, None

    def choose(self, words: str) -> None:
        """Take a thing in hand, or put it out of hand; `tokens red-1a`."""
        key, _, thing = words.partition(" ")
        if key in self.draft.groups and thing in self.game.ids(self.draft.field(key).of):
            self.chosen = None if self.chosen == (key, thing) else (key, thing)
            self.group = key
            self.notice = None

    def lay(self, place: str) -> None:
        """The thing in hand goes there."""
        if self.chosen is not None:
            self.change(self.draft.put(*self.chosen, place))
            self.chosen = None

    def take_away(self, _: str) -> None:
        if self.chosen is not None:
            self.change(self.draft.without(*self.chosen))
            self.chosen = None

    def turn(self, mark: str) -> None:
        if self.chosen is not None and mark in self.draft.marks(self.chosen[0]):
            self.change(self.draft.turned(*self.chosen, mark))

    def point(self, thing: str) -> None:
        """A click on something of the picture: a place for what is in hand, else a thing to take in hand."""
        kind, _, name = thing.partition(":")
        place = self.place_of_thing(kind, name) if self.chosen else None
        if place is not None:
            self.lay(place)
            return
        for key in self.draft.groups:
            if self.draft.field(key).of == kind and name in self.game.ids(kind):
                self.choose(f"{key} {name}")
                return
        if thing:
            said = "ui-editor-no-place" if self.chosen else "ui-editor-first"
            self.notice = (self.text("ui-editor"), self.text(said), "")

    def point_part(self, part: str) -> None:
        """A click on a pile, an area, a seat of the picture."""
        words = sorted(part.split("-"))
        places = [] if self.chosen is None else list(self.draft.places(self.chosen[0]))
        exact = [place for place in places if sorted(place.split("-")) == words]
        ending = sorted((place for place in places if part.endswith(place)), key=len, reverse=True)
        if exact or ending:
            self.lay([*exact, *ending][0])
        else:
            self.point(part)

    def place_of_thing(self, kind: str, name: str) -> str | None:
        """The place that a thing of the picture is, or has, or lies in, for the thing in hand."""
        assert self.chosen is not None
        key = self.chosen[0]
        field, places = self.draft.field(key), self.draft.places(key)
        if field.kind == kind and name in places:
            return name
        if field.of == kind:        # beside the one that lies there
            return next((p for p, things in places.items() if name in [one.split()[0] for one in things]), None)
        members = next(one.members for one in self.game.kinds if one.name == field.kind)
        if name in places:
            return name
        if members is None or not issubclass(members, Places) or not self.game.has_kind(kind):
            return None
        own = [place for place in members if place.each is not None and place.each.name == kind]
        ids = self.game.ids(kind)
        return self.game.ids(field.kind)[int(own[0]) + ids.index(name)] if own and name in ids else None

    def look_as(self, seat: str) -> None:
        self.viewer = seat if seat in self.game.ids("seat") else None

    # Beginning, keeping, giving

    def begin_with(self, what: str) -> None:
        """An empty table, or a new match of a seed."""
        seed = None if what == "blank" else written_seed(what)
        given = self.draft.values
        fresh = Draft(self.game, given) if seed is None else drafts.from_match(self.game.new(seed=seed, **given))
        self.change(fresh)
        self.chosen = None

    def change_game(self, name: str) -> None:
        self.begin(drafts.from_match(load(name, language=self.language).new(seed=FIRST_SEED)))

    def load(self, text: str) -> None:
        """A position from a file."""
        self.change(Draft(self.game, read(text)))

    def give_file(self, _: str) -> None:
        text = json.dumps(self.draft.description, ensure_ascii=False, indent=1)
        self.give("position.json", "application/json", text.encode())

    def take_address(self, text: str) -> None:
        said = dict(parse_qsl(text.removeprefix("?")))
        if "game" in said and said["game"] != self.game.name:
            self.change_game(said["game"])
        if "position" in said and unpacked(said["position"]) != unpacked(packed(self.game, self.draft.description)):
            self.change(Draft(self.game, unpacked(said["position"])))

    def kept(self) -> dict[str, Any]:
        return {"game": self.game.name, "position": dict(self.draft.description), "language": self.language,
                "players": self.players}

    def take_up(self, kept: Any) -> None:
        game = load(kept["game"], language=kept["language"])
        self.begin(Draft(game, kept["position"]))
        for seat, policy in kept["players"].items():
            self.want_seat(seat, policy)


def counted(make: Callable[[int], Draft], text: str) -> Draft:
    return make(whole(text))


def named(make: Callable[[str | None], Draft], text: str) -> Draft:
    return make(text or None)


def whole(text: str) -> int:
    """A number that somebody typed; an empty field is 0."""
    digits = text.strip().removeprefix("-")
    if digits and not (digits.isdecimal() and len(digits) < 9):
        raise BadPosition("error-position-number", value=text[:20])
    return int(text) if digits else 0


