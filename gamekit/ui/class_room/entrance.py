"""The way into a class: pupils type its code and get a sign, then a page from which they go on; the projector's page.

    /join?code=FKZT     asks for the code; a QR code has it already. Who comes in is known by a signed cookie
    /start              for pupils: their sign, what the teacher opened, or a free choice, or a match by its code
    /now                for the start page's script: how often something was opened
    /projector          for the teacher: address, code and QR code, large

These are handlers without a kernel: thirty pupils come in at once.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote, urlencode

from tornado.web import RequestHandler

from ...engine import typeface
from ...engine.words import LANGUAGES, SHARED
from .. import handlers
from ..catalog import Page, game_of, listed, shelves
from ..door import Door
from ..landing import TEMPLATES
from . import codes, links, signs
from .shared import NoMatch, SharedMatches
from .store import ENDED, Assignment, ClassRoom, Member

WITHIN = re.compile(r"voila/render/[\w-]+\.ipynb(\?[^#\s]*)?")       # where one may be sent on to


class Entrance(RequestHandler):
    """What all of these share."""

    @property
    def room(self) -> ClassRoom:
        room: ClassRoom = self.settings["gamekit_class"]
        return room

    @property
    def language(self) -> str:
        return handlers.spoken(self)

    def device(self) -> str:
        return handlers.device_of(self)

    def me(self) -> Member:
        return handlers.pupil_of(self)

    def show(self, template: str, **facts: Any) -> None:
        from jinja2 import Environment, FileSystemLoader

        environment = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(environment.get_template(template).render(
            language=self.language, languages=LANGUAGES, words=SHARED.text,
            typeface=typeface.linked("voila/typeface") + typeface.token(), **facts))

    def spoken_pages(self) -> dict[str, Page]:
        return {page.file: page for page in listed(self.settings["gamekit_folder"])}


class Join(Entrance):
    """The form, and what is typed into it."""

    open_to_all = True

    async def get(self) -> None:
        if handlers.said(self, "code"):
            await self.come_in(handlers.said(self, "code"))
        elif handlers.is_pupil(self):
            self.go_on()
        else:
            self.show("join.html.j2", wrong=False, onward=self.onward())

    async def post(self) -> None:
        await self.come_in(self.get_body_argument("code", ""))

    async def come_in(self, typed: str) -> None:
        door: Door = self.settings["gamekit_codes"]
        if not await door.opens(codes.read_code(typed), str(self.request.remote_ip)):
            self.set_status(403)
            self.show("join.html.j2", wrong=True, onward=self.onward())
            return
        self.me()
        handlers.let_in(self)
        self.go_on()

    def onward(self) -> str:
        """Where the pupil wanted to go before the code was asked for."""
        wished = handlers.said(self, "next") or self.get_body_argument("next", "")
        return wished if WITHIN.fullmatch(wished) else ""

    def go_on(self) -> None:
        assigned = self.me().assigned
        self.redirect(self.onward() or (place(assigned, self.language) if assigned else f"start?lang={self.language}"))


class Start(Entrance):
    """A pupil's first page."""

    async def get(self) -> None:
        me, typed, wrong = self.me(), handlers.said(self, "match"), False
        if typed:
            found = await self.match(typed)
            if found is not None:
                self.redirect(found)
                return
            wrong = True
        self.show("start.html.j2", me=me, sign=sign(me), shelves=shelves(self.settings["gamekit_folder"]), wrong=wrong,
                  opened=self.opened(me), state=self.room.state)

    def opened(self, me: Member) -> tuple[str, dict[str, str]] | None:
        """What the teacher opened: its address and its title in all languages."""
        page = self.spoken_pages().get(me.assigned.page) if me.assigned else None
        return (place(me.assigned, self.language), page.title) if page is not None and me.assigned else None

    async def match(self, typed: str) -> str | None:
        """The page of a shared match, by its code."""
        matches, code = SharedMatches(self.room.keeper, self.room.code), codes.read_code(typed)
        found: list[str] = []

        def is_right() -> bool:
            try:
                found.append(matches.find(code).game)
            except NoMatch:
                return False
            return True

        if not await self.settings["gamekit_matches"].admits(self.device(), is_right):
            return None
        pages = self.spoken_pages().values()
        page = next((page for page in pages if page.kind == "play" and game_of(page) == found[0]), None)
        query = urlencode({"join": code, "lang": self.language})
        return None if page is None else f"voila/render/{page.file}?{query}"


class Now(Entrance):
    """Asked by the start page every few seconds: it goes where the teacher says."""

    def get(self) -> None:
        me = self.me()
        self.room.seen([self.device()])
        where = place(me.assigned, self.language) if me.assigned else ""
        self.set_header("Cache-Control", "no-store")
        self.finish({"number": me.number, "opened": where, "state": self.room.state})


class Projector(Entrance):
    """Address, code and QR code, to be read from the last row."""

    for_teachers = True

    def get(self) -> None:
        code, address = self.room.code, links.server_address()
        there = f"{address}join?code={quote(code)}"
        members = [(sign(member), member.here) for member in self.room.members()]
        console = next((page.file for page in self.spoken_pages().values() if page.kind == "class"), "")
        self.show("projector.html.j2", code=code, address=address.removesuffix("/"), console=console, members=members,
                  qr=links.qr(there, SHARED.text("class-qr", self.language)), over=self.room.state == ENDED)


def sign(member: Member) -> dict[str, Any]:
    """A member's sign for the templates: its colour, and words in all languages."""
    return {"colour": signs.sign_colour(member.sign), "words": {one: member.words(one) for one in LANGUAGES}}


def place(assigned: Assignment, language: str) -> str:
    """The address of what was opened, in the pupil's language."""
    return f"voila/render/{assigned.address(language)}"


def routes(server_url: str) -> list[tuple[str, type]]:
    return [(f"{server_url}{name}", handler) for name, handler in (
        ("join", Join), ("start", Start), ("now", Now), ("projector", Projector))]
