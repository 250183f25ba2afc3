"""What every page of ours is: Python makes the whole page, the browser shows it and sends wishes back.

A page imports no widget library: a shell stands around it (see `observed`). Wishes come as messages that are checked
here. What a page tells is never read back, and holds nothing that whoever looks at it may not know. What a wish does it
does once, however often it comes: most say how something should be, and those that act name the moment that their page
showed.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from base64 import b64encode
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine import options, policies
from ..engine.errors import BadSave, GamekitError
from ..engine.game import Game
from ..engine.markup import Markup, tag
from ..engine.match import HUMAN
from ..engine.options import Option
from ..engine.scene import dark_page, look, sprite
from ..engine.typeface import carried
from ..engine.words import LANGUAGES, checked_language
from . import html, keeping
from .keeping import Keeps
from .observed import Nobody, Observed, Shell

if TYPE_CHECKING:
    from .class_room.attending import Attending

HERE = Path(__file__).parent
SCRIPT = HERE / "page.js"       # what shows a page in the browser
LOOK_AGAIN = 1.0        # seconds between two looks whether the simulations are compiled
Wish = Callable[[str], None]
logger = logging.getLogger(__name__)


class Page:
    """A page about a game, with wishes for options and players. Subclasses make its HTML and know further wishes."""

    css = look() + dark_page() + (HERE / "page.css").read_text("utf-8")
    shell: Shell = Nobody()
    page = Observed("")
    language = Observed("en", check=checked_language)
    live = Observed("")             # what a screen reader says
    keeps = Observed(True)          # a served page asks it to take up what was kept
    typeface = Observed("")         # its rules, once a page without them has asked

    SETTINGS: frozenset[str] = frozenset({"language", "option", "seat"})    # wishes that are kept: the last one counts
    DEEDS: frozenset[str] = frozenset()     # wishes beside `acts` that are kept: all count, in their order

    game: Game
    wishes: dict[str, Any]          # the options
    players: dict[str, str]         # who plays each seat

    def __init__(self) -> None:
        super().__init__()
        self.layout_name = "wide"
        self._completed: tuple[dict[str, Any], dict[str, Any]] | None = None     # wishes, and the options of them
        self.notice: tuple[str, str, str] | None = None     # heading, sentence, source
        self._wished: list[list[str]] = []                  # what this page came from
        self._keeper: Keeps | None = None                  # who keeps it,
        self._place: tuple[str, int] | None = None          # and where
        self._written: Any = None                           # what is kept there
        self.taking_up = self.taken_up = False
        self.attending: Attending | None = None             # in the class of a server
        self.moment = 0             # how many acts were wished for so far
        self.unasked = keeping.is_served()      # it tells nothing before it hears where it is kept

    def html(self) -> Markup:
        raise NotImplementedError

    def known_wishes(self) -> Mapping[str, Wish]:
        """What a message can ask for at any time, by its name: to say it twice changes nothing."""
        raise NotImplementedError

    def acts(self) -> Mapping[str, Wish]:
        """What a message can ask for once at each moment: the second click of two is meant for a page that is gone."""
        return {}

    def whereabouts(self) -> tuple[str, str, str]:
        """Where in what this page is, for the teacher: lesson or game, step, code of a shared match."""
        return "", "", ""

    @property
    def place(self) -> tuple[str, int] | None:
        """Where the page is kept: its secret, and the number of this widget."""
        return self._place

    def speak(self, language: str) -> None:
        self.game = self.game.in_language(language)
        self.language = self.game.language

    def changed(self, name: str, value: Any) -> None:
        """Something that is observed was set. Whoever sets the language makes the page speak it."""
        if name == "language" and hasattr(self, "game") and value != self.game.language:
            self.wish("language", value)
            self.guarded(self.refresh)
        self.shell.told(name, value)

    def text(self, key: str, **facts: Any) -> str:
        return html.WORDS.text(key, self.language, **facts)

    def game_text(self, key: str) -> str:
        return self.game.words.text(key, self.language)

    def seat_name(self, seat: str) -> str:
        return self.game.thing_text("seat", self.game.seat_number(seat), self.language)

    def refresh(self) -> None:
        """Show the page as it is now. What is shown is kept: a kernel may end at any moment after.

        That of a waiting kernel is only made, so that the next one is made fast: it will look different to its visitor.
        """
        made = self.html()
        self._keep()
        if self.attending is not None:
            self.attending.tell_place()
        if not self.unasked:
            self.page = str(sprite(made) + made)

    async def compiled(self, tell: Callable[[], None]) -> None:
        """Wait until the simulations are compiled, which another process does. `tell` says that one waits."""
        from ..lab.playing import warm

        while warm.pending(self.game):
            warm.begin(self.game)
            tell()
            await asyncio.sleep(LOOK_AGAIN)

    # Wishes

    def receive(self, content: Any) -> None:
        """Do what is wished for, and show what came of it; a page that cannot be made says why."""
        self.unasked = False
        self.guarded(lambda: self.wish(str(content["do"]), str(content.get("value", "")), content.get("moment")))
        with self.shell.hold():     # what is shown and what is said come in one message
            if not self.guarded(self.refresh) and self.notice is not None:
                sentence = tag("p", self.notice[1], role="alert")
                self.page = str(html.masthead(self, "") + tag("main", sentence, klass="gk-grid", id="gk-main"))
            if self.notice is not None:
                self.live = self.notice[1]
        if self.taken_up:
            self.taken_up = False
            self.shell.send({"taken": True})        # now it can be shown

    def guarded(self, act: Callable[[], None], heading: str = "") -> bool:
        """Whether it was done. If not: a plain sentence to the player, the traceback to the server's log."""
        try:
            act()
        except GamekitError as error:
            usual = "ui-not-opened" if isinstance(error, BadSave) else "ui-why"
            self.notice = (self.text(heading or usual), error.in_language(self.language), "")
        except Exception:
            logger.exception("on a page")
            self.notice = (self.text(heading or "ui-why"), self.text("ui-failed"), "")
        else:
            return True
        return False

    def wish(self, what: str, value: str, moment: Any = None) -> None:
        """Do what a message asks for. Options and seats come as `option:mode`; without a moment, now is meant."""
        what, _, name = what.partition(":")
        acts = self.acts()
        if what in acts:
            if moment is not None and str(moment) != str(self.moment):
                return
            if self.attending is not None and not self.taking_up:
                self.attending.check_open()
            self.moment += 1
        known: dict[str, Wish] = {
            "language": self.speak, "layout": self.lay_out, "typeface": self.bring_typeface,
            "option": lambda choice: self.want_option(name, choice),
            "seat": lambda policy: self.want_seat(name, policy),
            "take-up": self.take_up_place,
            **self.known_wishes(), **acts,
        }
        if what in known:
            known[what](value)
            self._remember(what, name, value)

    # What is kept of a served page, so that a new kernel can go on with it

    def _remember(self, what: str, name: str, value: str) -> None:
        whole = f"{what}:{name}" if name else what
        if what in self.SETTINGS:
            self._wished = [one for one in self._wished if one[0] != whole]
        if what in self.SETTINGS or what in self.DEEDS or what in self.acts():
            self._wished.append([whole, value])

    def kept(self) -> Any:
        """What leads here from the beginning, as JSON."""
        return self._wished

    def take_up(self, kept: Any) -> None:
        """Go on from what `kept` gave."""
        for what, value in kept:
            self.wish(what, value)

    def take_up_place(self, place: str) -> None:
        """A page of a server tells where it is kept, its language and its address: that is what it shows first.
        Told again, it is there already.
        """
        secret, number, language, said = [*place.split(" ", 3), "", "", ""][:4]
        keeper, told = keeping.here(), keeping.is_secret(secret) and number.isdecimal() and len(number) < 9
        if keeper is not None and told and self._place is None:
            self.keep_in(keeper, secret, int(number))
            self.attend(secret)
        if language in LANGUAGES:
            self.wish("language", language)
        if said:
            self.guarded(lambda: self.wish("address", said))
        self.taken_up = True

    def keep_in(self, keeper: Keeps, name: str, number: int) -> None:
        """Go on where the keeper has this page, and let it keep what comes."""
        self._keeper, self._place = keeper, (name, number)
        self._written = keeper.read(name, number)
        if self._written is not None:
            self.taking_up = True       # what cannot be taken up is told; the page begins anew
            self.guarded(lambda: self.take_up(self._written), "ui-not-taken-up")
            self.taking_up = False

    def attend(self, secret: str) -> None:
        """A page of a pupil tells the class where it is, and goes where the teacher says."""
        from .class_room.attending import Attending

        self.attending = Attending(self, secret)

    def keep_no_more(self) -> None:
        """Whoever has the page open can go on; nothing of it is written any more."""
        self._keeper = None

    def _keep(self) -> None:
        """A page that cannot be kept can still be used."""
        if self._place is None or self._keeper is None or self.taking_up or (kept := self.kept()) == self._written:
            return
        try:
            self._keeper.write(*self._place, kept)
            self._written = kept if isinstance(kept, dict) else list(kept)
        except sqlite3.Error:
            logger.exception("keeping a page")

    def give(self, name: str, kind: str, data: bytes) -> None:
        """Hand the visitor a file."""
        self.shell.send({"file": f"{self.game.name}_{name}", "type": kind, "data": b64encode(data).decode()})

    def lay_out(self, name: str) -> None:
        self.layout_name = "narrow" if name == "narrow" else "wide"

    def bring_typeface(self, _: str) -> None:
        """Pages of our server have it; in a notebook the first page asks for it."""
        self.typeface = carried()

    def means(self, option: Option) -> bool:
        """Whether an option means something under the other wishes."""
        return option.name in self.wished_options()

    def wished_options(self) -> dict[str, Any]:
        """What the wishes come to: completed once, however often a page asks."""
        if self._completed is None or self._completed[0] != self.wishes:
            self._completed = dict(self.wishes), options.complete(self.game.options, {}, self.game.name, self.wishes)
        return dict(self._completed[1])

    def want_option(self, name: str, value: str) -> None:
        """What is wished for last holds, and earlier wishes give way; one that means nothing yet is kept for later."""
        chosen = options.checked(self.game.options, {name: value}, self.game.name)
        self.wishes |= chosen
        if name in self.wished_options():
            self.wishes |= options.complete(self.game.options, chosen, self.game.name, self.wishes)

    def want_seat(self, seat: str, policy: str) -> None:
        self.game.seat_number(seat)
        if policy != HUMAN:
            policies.bot(self.game, policy)
        self.players[seat] = policy


def loop_runs() -> bool:
    """Whether things can happen one after another: in a notebook always, in a script not."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
