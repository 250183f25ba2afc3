"""Inside the worker: pages made as a notebook makes them, with the browser as their shell.

`begin` makes the pages of a site's page; `receive` brings them wishes. What they tell goes out as JSON. Nothing that a
visitor typed is ever run: a page is named by one of `MAKERS` and by words and numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ... import ui
from ...engine import registry
from .. import aside, catalog
from ..observed import Nobody, observed
from ..widget import Page
from .helper import Helper
from .notebooks import MAKERS

Post = Callable[[str], None]


class Browser(Nobody):
    """The shell of a page in a worker."""

    def __init__(self, post: Post, place: int) -> None:
        self.post, self.place = post, place
        self.news: dict[str, Any] = {}
        self.held = False

    def told(self, name: str, value: Any) -> None:
        self.news[name] = value
        if not self.held:
            self.flush()

    @contextmanager
    def hold(self) -> Iterator[None]:
        before, self.held = self.held, True
        try:
            yield
        finally:
            self.held = before
            if not before:
                self.flush()

    def flush(self) -> None:
        if self.news:
            self._say(state=self.news)
            self.news = {}

    def send(self, content: Any) -> None:
        self._say(message=content)

    def _say(self, **what: Any) -> None:
        self.post(json.dumps({"place": self.place, **what}))


class Device:
    """Where the visitor's device keeps its pages. `there` is what was kept when the page began."""

    def __init__(self, post: Post, there: Mapping[str, Any]) -> None:
        self.post, self.there = post, dict(there)

    def read(self, page: str, place: int) -> Any:
        return self.there.get(str(place))

    def write(self, page: str, place: int, state: Any) -> None:
        self.there[str(place)] = state
        self.post(json.dumps({"place": place, "kept": state}))


def begin(asked: str, post: Post, ask: Post | None = None) -> Callable[[str], None]:
    """Make the pages that are asked for; a function that brings them wishes. `ask` brings words to the other worker."""
    told = json.loads(asked)
    aside.HERE = helper = Helper(ask or no_helper)
    catalog.ADDRESS = catalog.static
    registry.INSTALLED = False
    ui.shown = lambda kind: kind
    pages: list[Page] = []
    for made in told["made"]:
        pages.append(page(made, pages, told["language"]))
    device = Device(post, told["kept"])
    for place, one in enumerate(pages):
        one.keep_in(device, told["page"], place)
        if told.get("begins") and not told["kept"]:
            one.receive({"do": "address", "value": told["begins"]})
        one.shell = shell = Browser(post, place)
        shell.news = {name: getattr(one, name) for name, value in observed(type(one)).items() if value.synced}
        shell.flush()

    def receive(text: str) -> None:
        wish = json.loads(text)
        if "job" in wish:
            helper.hear(wish)
            return
        pages[wish["place"]].receive(wish["content"])

    return receive


def no_helper(text: str) -> None:
    """Without another worker nothing is found."""


def page(made: Mapping[str, Any], before: list[Page], language: str) -> Page:
    """The page of a function of `gamekit.ui`; `{"page": 0}` stands for the first one that was made."""
    if made["name"] not in MAKERS:
        raise ValueError(made["name"])
    given = [before[one["page"]] if isinstance(one, dict) else one for one in made["given"]]
    spoken = {} if made["name"] == "lesson_board" else {"language": language}
    shown: Page = getattr(ui, made["name"])(*given, **spoken, **made["named"])
    return shown
