"""What answers a request: Voila's handlers behind a token, plain words for trouble, listed pages and no others."""

from __future__ import annotations

import secrets
from html import escape
from logging import ERROR, INFO
from pathlib import Path
from typing import Any

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.web import HTTPError, RequestHandler
from traitlets import default
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from ..engine.words import LANGUAGES, SHARED
from .catalog import INDEX, listed
from .landing import TEMPLATES, document

# Whatever a notebook or a widget asks for, the browser fetches nothing from anywhere else. `blob:` is how anywidget
# loads its module, `unsafe-eval` how JupyterLab's federated extensions start.
POLICY = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
    "connect-src 'self' ws: wss: data: blob:; frame-ancestors 'self'"
)
TROUBLE = {403: "page-token", 404: "page-missing"}
SOON = 60.0     # seconds for which a visitor rather waits for a kernel of the pool than starts one


class Guard(RequestHandler):
    """In front of every handler: asks for the token, and tells trouble in one sentence, never with a traceback."""

    async def prepare(self) -> None:
        if not self.may_enter():
            raise HTTPError(403)
        waiting = super().prepare()
        if waiting is not None:
            await waiting

    def may_enter(self) -> bool:
        """The token comes once in the address and stays as a cookie, so that no link needs to carry it."""
        token, cookie = self.settings["gamekit_token"], f"gamekit-{self.settings['gamekit_port']}"
        if token is None:
            return True
        given = self.get_query_argument("token", "")
        if given and secrets.compare_digest(given.encode(), token.encode()):
            self.set_signed_cookie(cookie, token, httponly=True, samesite="Lax")
            return True
        return secrets.compare_digest(self.get_signed_cookie(cookie) or b"", token.encode())

    def write_error(self, status_code: int, **problem: Any) -> None:
        language = spoken(self)
        sentence = SHARED.text(TROUBLE.get(status_code, "page-trouble"), language)
        page = (TEMPLATES / "plain.html").read_text("utf-8")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page.replace("LANGUAGE", language).replace("SENTENCE", escape(sentence)))


def guarded(handler: type) -> type:
    return type(handler.__name__, (Guard, handler), {})


def spoken(handler: RequestHandler) -> str:
    """The language that the address asks for with `?lang=ru`, or the server's."""
    asked = handler.get_query_argument("lang", "")
    return asked if asked in LANGUAGES else str(handler.settings["gamekit_language"])


class Home(RequestHandler):
    def get(self) -> None:
        language = f"?lang={spoken(self)}" if self.get_query_argument("lang", "") else ""
        self.redirect(f"voila/render/{INDEX}{language}")      # relative: a proxy may have put something in front


class Missing(RequestHandler):
    def prepare(self) -> None:
        raise HTTPError(404)


class Listed(TornadoVoilaHandler):      # type: ignore[misc]    # voila has no types
    """A listed notebook. The landing page needs no kernel: it is made here."""

    async def get(self, path: str = "") -> None:
        folder = Path(self.settings["gamekit_folder"])
        if path == INDEX:
            self.set_header("Cache-Control", "no-cache")
            self.finish(document(spoken(self), folder))
        elif path in {page.file for page in listed(folder)}:
            await super().get(path)
        else:
            raise HTTPError(404)

    def should_use_rendered_notebook(self, notebook_data: dict[str, Any], pool_size: int, *given: Any) -> bool:
        """Voila counts kernels that it will only start after `fill_delay`; nobody should wait that long for one."""
        fitting = super().should_use_rendered_notebook(notebook_data, pool_size, *given)
        pool = self.kernel_manager._pools.get(self.path_args[0], [])
        return bool(fitting and pool and (pool[0].done() or self.kernel_manager.fill_delay < SOON))


class Channels(VoilaKernelWebsocketHandler):    # type: ignore[misc]
    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)      # else a click waits 40 ms for the acknowledgement of the message before it
        await super().open(kernel_id)


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
