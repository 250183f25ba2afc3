"""The widget under every page of ours: the kernel makes the whole page, the browser shows it and sends wishes back.

Wishes come as custom messages that are checked here. Synced traits are never read back, and hold nothing that whoever
looks at the page may not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..engine.errors import BadOption, GamekitError
from ..engine.game import Game
from ..engine.options import Option
from ..engine.scene import LOOK, dark_page
from . import html

HERE = Path(__file__).parent
LOOK_AGAIN = 1.0        # seconds between two looks whether the simulations are compiled
Wish = Callable[[str], None]
logger = logging.getLogger(__name__)


class Page(anywidget.AnyWidget):
    """A page about a game, with wishes for options and players. Subclasses make its HTML and know further wishes."""

    _esm = HERE / "page.js"
    _css = (LOOK / "gamekit.css").read_text("utf-8") + dark_page() + (HERE / "page.css").read_text("utf-8")
    page = traitlets.Unicode().tag(sync=True)
    live = traitlets.Unicode().tag(sync=True)       # what a screen reader says

    game: Game
    wishes: dict[str, Any]          # the options
    players: dict[str, str]         # who plays each seat

    def __init__(self) -> None:
        super().__init__()
        self.layout_name = "wide"
        self.notice: tuple[str, str, str] | None = None     # heading, sentence, source
        self.on_msg(self._receive)

    def html(self) -> str:
        raise NotImplementedError

    def known_wishes(self) -> Mapping[str, Wish]:
        """What a message can ask for, by its name."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        self.game = self.game.in_language(language)

    @property
    def language(self) -> str:
        return self.game.language

    def text(self, key: str, **facts: Any) -> str:
        return html.WORDS.text(key, self.language, **facts)

    def game_text(self, key: str) -> str:
        return self.game.words.text(key, self.language)

    def seat_name(self, seat: str) -> str:
        return self.game.thing_text("seat", self.game.seat_number(seat), self.language)

    def refresh(self) -> None:
        self.page = self.html()

    async def compiled(self, tell: Callable[[], None]) -> None:
        """Wait until the simulations are compiled, which another process does. `tell` says that one waits."""
        from ..lab import warm

        while warm.pending(self.game):
            warm.begin(self.game)
            tell()
            await asyncio.sleep(LOOK_AGAIN)

    # Wishes

    def _receive(self, _: Any, content: Any, __: Any) -> None:
        """Every callback is guarded: a plain sentence to the player, the traceback to the server's log."""
        try:
            self.wish(str(content["do"]), str(content.get("value", "")))
        except GamekitError as error:
            self.notice = (self.text("ui-why"), error.in_language(self.language), "")
        except Exception:
            logger.exception("on a page")
            self.notice = (self.text("ui-why"), self.text("ui-failed"), "")
        self.refresh()
        if self.notice is not None:
            self.live = self.notice[1]

    def wish(self, what: str, value: str) -> None:
        """Do what a message asks for. Options and seats come as `option:mode`."""
        what, _, name = what.partition(":")
        known: dict[str, Wish] = {
            "language": self.speak, "layout": self.lay_out,
            "option": lambda choice: self.want_option(name, choice),
            "seat": lambda policy: self.want_seat(name, policy),
            **self.known_wishes(),
        }
        if what in known:
            known[what](value)

    def lay_out(self, name: str) -> None:
        self.layout_name = "narrow" if name == "narrow" else "wide"

    def means(self, option: Option) -> bool:
        """Whether an option means something under the other wishes."""
        return option.when is None or self.wishes.get(option.when[0]) == option.when[1]

    def wished_options(self) -> dict[str, Any]:
        return {option.name: self.wishes[option.name] for option in self.game.options if self.means(option)}

    def want_option(self, name: str, value: str) -> None:
        known = {option.name: option for option in self.game.options}
        if name not in known:
            raise BadOption("error-option-unknown", option=name, game=self.game.name, allowed=list(known))
        self.wishes[name] = known[name].checked(value)
        for other in self.game.options:
            if self.means(other):
                self.wishes.setdefault(other.name, other.default)

    def want_seat(self, seat: str, policy: str) -> None:
        self.players[seat] = policy


def loop_runs() -> bool:
    """Whether things can happen one after another: in a notebook always, in a script not."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
