"""What answers a request: Voila's handlers behind a token, plain words for trouble, listed pages and no others."""

from __future__ import annotations

import asyncio
import secrets
from logging import ERROR, INFO
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlencode

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from markupsafe import escape
from tornado.web import HTTPError, RequestHandler, StaticFileHandler
from traitlets import default
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from ..engine import registry
from ..engine.words import LANGUAGES, SHARED
from . import catalog
from .book import book
from .catalog import INDEX, Page, game_of, listed
from .class_room.store import ClassFull, ClassOver, ClassRoom, Member
from .door import is_local
from .keeping import is_secret, new_secret
from .landing import TEMPLATES, document
from .visits import Full, Visits

# Whatever a notebook or a widget asks for, the browser fetches nothing from anywhere else. `blob:` is how anywidget
# loads its module, `unsafe-eval` how JupyterLab's federated extensions start.
POLICY = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
    "connect-src 'self' ws: wss: data: blob:; frame-ancestors 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",       # addresses of pages hold codes of matches and secrets that hand a page over
}
LOOK = 0.5                # seconds between two looks whether a kernel is still there
MALFORMED = 1007          # what a websocket calls a message that does not fit its protocol
TROUBLE = {400: "page-missing", 403: "page-token", 404: "page-missing"}
DEVICE = "gamekit-device"       # the cookie by which a device is known again: random, and nothing else
YEAR = 365                      # days
ASKED = "cookie"                # in the address: the device was asked to keep a cookie
CONSOLE, OLD_CLASS = f"{catalog.CONSOLE}.ipynb", "_class.ipynb"
SECRET = "gamekit-secret-of-the-page"       # stands in the page's HTML for what only its visitors get


class Refused(HTTPError):
    """A request that gets a sentence for an answer, not its page."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(status)
        self.sentence = sentence


class Guard(RequestHandler):
    """In front of every handler: asks for the token, and tells trouble in one sentence, never with a traceback."""

    def set_default_headers(self) -> None:
        super().set_default_headers()
        for name, value in HEADERS.items():
            self.set_header(name, value)

    async def prepare(self) -> None:
        if self.settings["gamekit_local"] and not is_local(self.request.host):
            raise Refused(403, "page-host")
        if not await self.may_enter():
            if self.settings.get("gamekit_class") is None or self.request.method != "GET":
                raise HTTPError(403)
            self.redirect(to_join(self))
            return
        if said(self, "token") and self.request.method == "GET":
            self.redirect(without(self, "token"))       # who copies the address later does not hand it on
            return
        waiting = super().prepare()
        if waiting is not None:
            await waiting

    async def may_enter(self) -> bool:
        """Whoever has the token, which in a class is the teacher's; pupils by the code of the class."""
        if await self.has_token():
            return True
        if self.settings.get("gamekit_class") is None:
            return False
        if getattr(self, "for_teachers", False):
            raise Refused(403, "page-teacher")
        return getattr(self, "open_to_all", False) or is_pupil(self)

    async def has_token(self) -> bool:
        """The token comes once in the address and stays as a signed cookie, so that no link needs to carry it."""
        door = self.settings["gamekit_door"]
        if is_teacher(self):
            return True
        given = said(self, "token")
        if given and await door.opens(given, str(self.request.remote_ip)):
            self.set_signed_cookie(cookie_of(self), door.token, httponly=True, samesite="Lax")
            return True
        return False

    def write_error(self, status_code: int, **problem: Any) -> None:
        error = problem.get("exc_info", (None, None))[1]
        language = spoken(self)
        key = error.sentence if isinstance(error, Refused) else TROUBLE.get(status_code, "page-trouble")
        page = (TEMPLATES / "plain.html").read_text("utf-8")
        if status_code == 503:      # there may be room later
            self.set_header("Refresh", "10")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page.replace("LANGUAGE", language).replace("SENTENCE", escape(SHARED.text(key, language))))


def cookie_of(handler: RequestHandler, kind: str = "") -> str:
    """Cookies know no ports: two servers of one machine must not take each other's."""
    return f"gamekit{kind}-{handler.settings['gamekit_port']}"


def is_teacher(handler: RequestHandler) -> bool:
    """Whether the visitor has the token, or none is needed."""
    token = handler.settings["gamekit_door"].token
    known = handler.get_signed_cookie(cookie_of(handler)) or b""
    return token is None or secrets.compare_digest(known, token.encode())


def is_pupil(handler: RequestHandler) -> bool:
    """Whether the visitor has come into this class."""
    room = handler.settings.get("gamekit_class")
    return room is not None and handler.get_signed_cookie(cookie_of(handler, "-class")) == room.code.encode()


def let_in(handler: RequestHandler) -> None:
    code = handler.settings["gamekit_class"].code
    handler.set_signed_cookie(cookie_of(handler, "-class"), code, httponly=True, samesite="Lax")


def to_join(handler: RequestHandler) -> str:
    """Where the code of the class is asked for, and then gone on from; relative, as a proxy may stand in front."""
    base = handler.settings["gamekit_base"]
    path = handler.request.path.removeprefix(base)
    onward = {"next": f"{path}?{handler.request.query}".rstrip("?")} if path.startswith("voila/render/") else {}
    return "../" * path.count("/") + "join?" + urlencode({**onward, "lang": spoken(handler)})


def without(handler: RequestHandler, *names: str) -> str:
    """The same address, relative, without what it says by these names."""
    left = urlencode({key: said(handler, key) for key in handler.request.query_arguments if key not in names})
    place = handler.request.path.rpartition("/")[2] or "./"
    return f"{place}?{left}" if left else place


def device_of(handler: RequestHandler) -> str:
    """The device that asks. A new one is told its name, the same however often we ask."""
    known = getattr(handler, "named_device", handler.get_cookie(DEVICE) or "")
    name = handler.named_device = known if is_secret(known) else new_secret()  # type: ignore[attr-defined]
    handler.set_cookie(DEVICE, name, expires_days=YEAR, httponly=True, samesite="Lax", path="/")
    return name


def pupil_of(handler: RequestHandler) -> Member:
    """The pupil whose device asks; a new one gets a sign."""
    room: ClassRoom = handler.settings["gamekit_class"]
    try:
        return room.join(device_of(handler))
    except ClassFull as full:
        raise Refused(503, full.sentence) from None
    except ClassOver as over:
        raise Refused(403, over.sentence) from None


def guarded(handler: type) -> type:
    return type(handler.__name__, (Guard, handler), {})


def said(handler: RequestHandler, name: str) -> str:
    """What the address says, whatever bytes stand there."""
    return b"".join(handler.request.query_arguments.get(name, [])[-1:]).decode("utf-8", "replace")


def spoken(handler: RequestHandler) -> str:
    """The language that the address asks for with `?lang=ru`, or the server's."""
    asked = said(handler, "lang")
    return asked if asked in LANGUAGES else str(handler.settings["gamekit_language"])


class Home(RequestHandler):
    def get(self) -> None:
        language = f"?lang={spoken(self)}" if said(self, "lang") else ""
        first = f"voila/render/{INDEX}"
        if self.settings.get("gamekit_class") is not None:
            first = "projector" if is_teacher(self) else "start"
        self.redirect(f"{first}{language}")      # relative: a proxy may have put something in front


class Missing(RequestHandler):
    def prepare(self) -> None:
        raise HTTPError(404)


class Listed(JupyterHandler):
    """A listed notebook, with one kernel for each device. The landing page and rule books are made here, without."""

    async def get(self, path: str = "") -> None:
        folder = Path(self.settings["gamekit_folder"])
        if path == INDEX and is_pupil(self) and not is_teacher(self):
            self.redirect(f"../../start?lang={spoken(self)}")       # with the pupil's sign, and where the teacher leads
            return
        if path == INDEX:
            device_of(self)
            self.set_header("Cache-Control", "no-cache")
            self.finish(document(spoken(self), folder))
            return
        page = next((page for page in listed(folder) if page.file == path), None)
        if page is None and path.endswith(OLD_CLASS):       # each lesson once had a page for its class
            self.redirect(f"{CONSOLE}?lang={spoken(self)}")
            return
        if page is None:
            raise HTTPError(404)
        if page.kind == "rules" and game_of(page) in registry.names():
            self.finish(book(game_of(page), spoken(self)).document(served=True))
            return
        if page.kind == "class" and not is_teacher(self):
            raise Refused(403, "page-teacher")
        if (device := self.known_device()) is not None and not self.is_led_on(page, device):
            await self.show(page, device)

    def is_led_on(self, page: Page, device: str) -> bool:
        """Whether a pupil is sent to what was opened while the device slept. Who comes there has followed."""
        if not is_pupil(self) or is_teacher(self):
            return False
        pupil_of(self)
        opened = self.settings["gamekit_class"].leads(device)
        if opened is None or opened.is_asked_by(page.file, lambda name: said(self, name)):
            return False
        self.redirect(opened.address(spoken(self)))
        return True

    def known_device(self) -> str | None:
        """The device, if it keeps cookies: else every request of it would start a kernel. None where it is sent on."""
        known, asked, go_on = is_secret(self.get_cookie(DEVICE) or ""), said(self, ASKED), said(self, "go")
        device = device_of(self)
        if asked and not known:
            raise Refused(403, "page-cookie")
        if known and is_secret(go_on):
            self.settings["gamekit_keeper"].hand_over(go_on, device, self.path_args[0])
        if known and not (asked or go_on):
            return device
        left = {key: said(self, key) for key in self.request.query_arguments if key not in (ASKED, *["go"] * known)}
        query = urlencode(left if known else {**left, ASKED: 1})
        self.redirect(f"{self.path_args[0]}?{query}" if query else self.path_args[0])
        return None

    def asked_for(self) -> str:
        """What the address asks for, with the language in any case."""
        return urlencode({key: said(self, key) for key in self.request.query_arguments} | {"lang": spoken(self)})

    async def show(self, page: Page, device: str) -> None:
        secret = self.settings["gamekit_keeper"].secret_of(device, page.file)
        visits: Visits = self.settings["gamekit_visits"]
        if page.widgets == "all" and secret in visits.open:
            await visits.end(secret)        # Voila's own client ends its kernel when it goes
        try:
            visit = await visits.visit(secret, device, page.file, self.asked_for(), str(self.request.remote_ip))
        except Full as full:
            raise Refused(503, str(full)) from None
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        async for piece in visit.html():
            self.write(piece.replace(SECRET, secret))
            self.flush()


class Fonts(StaticFileHandler):
    """The typeface, which the page that asks for the code shows as well."""

    open_to_all = True


class Kernel(RequestHandler):
    """Whether a page's kernel lives, and if not, why: the page tells its visitor."""

    def get(self, kernel: str) -> None:
        self.set_header("Cache-Control", "no-store")
        self.finish({"state": self.settings["gamekit_visits"].state(kernel)})


class Channels(VoilaKernelWebsocketHandler):    # type: ignore[misc]
    """A page's connection with its kernel. What is no message closes it, and nobody else's."""

    async def pre_get(self) -> None:
        """A kernel that ends meanwhile does not come back: Jupyter would wait a minute for it."""
        waiting = asyncio.ensure_future(super().pre_get())
        while not (await asyncio.wait([waiting], timeout=LOOK))[0]:
            if self.kernel_id not in self.kernel_manager:
                waiting.cancel()
                self.connection.disconnect()
                raise HTTPError(404)
        waiting.result()

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)      # else a click waits 40 ms for the acknowledgement of the message before it
        try:
            await super().open(kernel_id)
        except (HTTPError, TimeoutError) as problem:
            self.log.error("A kernel ended or did not answer while a page connected: %s", type(problem).__name__)
            self.close()

    def on_message(self, message: str | bytes) -> None:
        try:
            if isinstance(message, bytes):
                check_frame(message, self.selected_subprotocol)
            super().on_message(message)
        except Exception as problem:
            self.log.error("A malformed message closed its connection: %.200s", f"{type(problem).__name__}: {problem}")
            self.close(MALFORMED)


def check_frame(frame: bytes, protocol: str | None) -> None:
    """Refuse a frame whose parts cannot be where it says: Jupyter would go through as many as it claims."""
    size = 8 if protocol else 4     # of the numbers; the older protocol has no name
    order: Literal["little", "big"] = "little" if protocol else "big"
    claimed = int.from_bytes(frame[:size], order)
    if not 1 <= claimed <= len(frame) // size - 1:
        raise ValueError(f"{claimed} parts in {len(frame)} bytes")
    places = [int.from_bytes(frame[size * i:size * (i + 1)], order) for i in range(1, claimed + 1)]
    if places != sorted(places) or places[0] != size * (claimed + 1) or places[-1] > len(frame):
        raise ValueError("parts that overlap or lie outside")


class QuietConnection(ZMQChannelsWebsocketConnection):
    """Tracebacks of callbacks, and whatever else a kernel writes to stderr, stay in the server's log."""

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1])["msg_type"]
        content = self.session.unpack(parts[4]) if kind in ("error", "stream") else {}    # boards are large: not read
        if kind == "error":
            self.log.error("\n".join(content["traceback"]))
        elif kind == "stream" and content["name"] == "stderr":
            self.log.log(ERROR if "Traceback" in content["text"] else INFO, content["text"])
        elif kind != "execute_input":
            super().handle_outgoing_message(stream, outgoing_msg)


class OwnKernel(KernelSpecManager):
    """Kernels run in the Python that runs the server, whatever else this machine calls python3."""

    @default("kernel_dirs")
    def _no_others(self) -> list[str]:
        return []
