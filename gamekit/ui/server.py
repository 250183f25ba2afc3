"""The server: Voila with our template, our handlers and a pool of kernels, for one person or for a class.

It serves the listed notebooks (see `catalog`) and nothing else of the machine; adding one needs no change here.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import shutil
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psutil      # type: ignore[import-untyped]
from jupyter_core.utils import run_sync
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from traitlets.config import Config
from voila.app import Voila
from voila.static_file_handler import TemplateStaticFileHandler

from ..engine import typeface
from ..engine.errors import GamekitError
from ..engine.words import LANGUAGES, SHARED
from ..lab.playing import warm
from ..lessons import room
from . import class_room, handlers, keeping, limits
from .catalog import listed, notebooks_folder
from .class_room import entrance, links, store
from .door import LOCAL, Door
from .landing import TEMPLATES, served_typeface
from .preparing import spoken
from .visits import Kernels, Visits

FIRST_PORT, PORTS = 8866, 50
EVERYWHERE = ("", "0.0.0.0", "::")
KEPT = (        # of Voila's routes; the file browser, the files, the contents and the log-in are not
    "/api/kernels/", "/voila/static/", "/voila/api/themes/", "/voila/api/shutdown/", "/voila/labextensions/",
)
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
SPARE = 2                               # kernels more than students: someone always reloads
REFILL, REFILL_IN_CLASS = 1.0, 600.0    # seconds; new kernels would slow down a class that is just coming in
MORE = 12                               # pages that may be open beside one for each student
REPLAYS = 1_000                         # messages of a kernel that are known again; by default 65,536, which is 10 MB
NOTICED = 1.0                           # seconds until a kernel that has crashed is noticed
COMPRESSION = {"compression_level": 3}  # of what boards look like, to thirty devices of one wireless network


class CannotServe(GamekitError):
    """The server cannot start as asked."""


@dataclass(frozen=True)
class Plan:
    """What to serve, where and for whom. Without `port` the next free one is taken."""

    host: str = "localhost"
    port: int | None = None
    students: int | None = None
    token: str | None = None
    language: str = "en"
    browser: bool = True
    folder: Path | None = None
    page: str | None = None         # the page that is prepared, by the name of its notebook; else the first one
    classroom: bool = False         # whether a class comes in by its code, and the token is the teacher's

    @property
    def notebooks(self) -> Path:
        return self.folder or notebooks_folder()

    @property
    def needs_token(self) -> bool:
        """Whoever can reach a server that is open to the network must also know its token, or the code of its class."""
        return self.token is None and (self.classroom or self.host not in LOCAL)

    @property
    def pool(self) -> int:
        return 1 if self.students is None else self.students + SPARE

    @property
    def most(self) -> int:
        """How many pages may be open at the same time."""
        return (self.students or 0) + MORE

    def prepared(self) -> str | None:
        """The notebook for which kernels wait. Those of the other pages start when somebody comes."""
        files = [page.file for page in listed(self.notebooks)]
        if self.page is None:
            return next(iter(files), None)
        wanted = f"{self.page.removesuffix('.ipynb')}.ipynb"
        if wanted not in files:
            names = [file.removesuffix(".ipynb") for file in files]
            raise CannotServe("error-page", page=self.page, allowed=names or "-")
        return wanted

    def address(self, port: int) -> str:
        """Where it is opened by who has the token."""
        return self.place(port) + (f"?token={quote(self.token)}" if self.token else "")

    def place(self, port: int) -> str:
        host = lan_address() if self.host in EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    def say(self, sentence: str, **facts: Any) -> None:
        print(SHARED.text(sentence, self.language, **facts), flush=True)


def serve(plan: Plan) -> None:
    """Serve until interrupted."""
    plan.prepared()
    sockets = listening(plan)       # first of all: a port that is taken should be told at once
    port = sockets[0].getsockname()[1]
    for name in ("access", "general"):      # what visitors mistype is no news, nor how tornado reads our settings
        logging.getLogger(f"tornado.{name}").setLevel(logging.ERROR)
    plan = within_limits(plan)
    with (kept(plan, port) as (plan, keeper), of_class(plan, keeper, port) as room, temporary_folder() as folder,
          told_to_kernels(folder, keeper, plan.place(port), room)):
        server = Server(plan, sockets, keeper, room, config=configuration(plan, port, folder, room),
                        config_file_paths=[])
        server.initialize([])
        server.start()


def within_limits(plan: Plan) -> Plan:
    """As many students as this machine allows; fewer than were asked for are told before anybody comes."""
    possible = limits.visitors(plan.most + SPARE) - MORE - SPARE
    if plan.students is None or possible >= plan.students:
        return plan
    plan.say("serve-files", asked=plan.students, possible=max(1, possible))
    return replace(plan, students=max(1, possible))


@contextmanager
def kept(plan: Plan, port: int) -> Iterator[tuple[Plan, keeping.Keeper]]:
    """Where pages keep what they show. Only a server that ends by itself forgets its token: after a kill or a crash the
    class comes in again with the one that it has.
    """
    keeper, name = keeping.keeper(), f"token {port}"
    keeper.tidy()
    class_room.prepare(keeper)
    yield (replace(plan, token=keeper.word(name)) if plan.needs_token else plan), keeper
    keeper.forget(name)


@contextmanager
def of_class(plan: Plan, keeper: keeping.Keeper, port: int) -> Iterator[class_room.ClassRoom | None]:
    """The class of this server. One that ends by itself erases it; after a kill the class goes on."""
    found = class_room.ClassRoom.begin(keeper, str(port)) if plan.classroom else None
    yield found
    if found is not None:
        found.end()


@contextmanager
def told_to_kernels(
    folder: Path, keeper: keeping.Keeper, address: str = "", found: class_room.ClassRoom | None = None
) -> Iterator[None]:
    """Where they keep their pages, count what the class answers, and are reached. They inherit it."""
    told = {room.VARIABLE: str(room.Room(folder / "class.db").path), keeping.VARIABLE: str(keeper.path),
            links.VARIABLE: address, store.VARIABLE: found.code if found else ""}
    os.environ.update(told)
    try:
        yield
    finally:
        for variable in told:
            del os.environ[variable]


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """For what ends with the server: its connections, and what the class has answered. Its name tells whose it is."""
    for left in Path(tempfile.gettempdir()).glob("gamekit-*-*"):        # of a server that was killed
        owner = re.fullmatch(r"gamekit-(\d+)-\w+", left.name)
        if owner is not None and not psutil.pid_exists(int(owner[1])):
            shutil.rmtree(left, ignore_errors=True)
    folder = Path(tempfile.mkdtemp(prefix=f"gamekit-{os.getpid()}-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def listening(plan: Plan) -> list[socket.socket]:
    """Sockets at the port that was asked for, or at the first free one."""
    for port in [plan.port] if plan.port else range(FIRST_PORT, FIRST_PORT + PORTS):
        try:
            return bind_sockets(port, plan.host or None)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                problem = error.strerror or type(error).__name__
                raise CannotServe("error-listen", host=plan.host, port=str(port), problem=problem) from None
    raise CannotServe("error-port-taken", port=str(plan.port or FIRST_PORT))


def lan_address() -> str:
    """This machine's address in the local network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))     # an address reserved for documentation
        except OSError:                         # no network at all
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def configuration(plan: Plan, port: int, folder: Path, found: class_room.ClassRoom | None = None) -> Config:
    pools = {file: {"pool_size": plan.pool} for file in [plan.prepared()] if file is not None}
    return Config({
        "Voila": {
            "root_dir": str(plan.notebooks), "port": port, "log_level": logging.ERROR,
            "connection_dir_root": str(folder),
            "kernel_websocket_connection_class": handlers.QuietConnection,
            "tornado_settings": {
                "disable_check_xsrf": True,     # all that can be posted names a kernel, by an id that nobody can guess
                "compress_response": True, "websocket_compression_options": COMPRESSION,
                "gamekit_door": Door(plan.token), "gamekit_local": plan.host in LOCAL, "gamekit_port": port,
                "gamekit_language": plan.language, "gamekit_folder": plan.notebooks,
                "gamekit_class": found, "gamekit_codes": Door.for_codes(found.code if found else None),
                "gamekit_matches": Door.for_codes(),
            },
        },
        "VoilaConfiguration": {
            "template": "lab", "theme": "light", "allow_template_override": "NO", "allow_theme_override": "NO",
            "strip_sources": True, "show_tracebacks": False, "preheat_kernel": True, "file_allowlist": [],
            "extension_allowlist": EXTENSIONS,
            "kernel_spec_manager_class": handlers.OwnKernel, "multi_kernel_manager_class": Kernels,
            "resources": {
                "gamekit": {"language": plan.language, "spoken": spoken(), "secret": handlers.SECRET},
                "typeface": served_typeface(),
            },
        },
        "VoilaKernelManager": {
            "fill_delay": REFILL if plan.students is None else REFILL_IN_CLASS,
            "kernel_pools_config": {"default": {"pool_size": 0}, **pools},
        },
        "Session": {"digest_history_size": REPLAYS},
        "KernelManager": {} if sys.platform == "win32" else {"transport": "ipc"},   # no ports
        # A kernel that was started again would know nothing of its page: a new one takes up what the page has kept.
        "KernelRestarter": {"restart_limit": 0, "time_to_dead": NOTICED},
        "VoilaExecutor": {"startup_timeout": 300},      # a whole class of kernels starts at the same time
    })


class Server(Voila):    # type: ignore[misc]    # voila has no types
    """Voila at sockets that are bound already, with our routes only."""

    def __init__(self, plan: Plan, sockets: list[socket.socket], keeper: keeping.Keeper,
                 found: class_room.ClassRoom | None, **given: Any) -> None:
        super().__init__(cookie_secret=keeper.word("cookies").encode(), **given)
        self.plan, self.sockets, self.keeper, self.room = plan, sockets, keeper, found
        self.warming: asyncio.subprocess.Process | None = None

    def setup_template_dirs(self) -> None:
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Voila's handlers for kernels and scripts, ours for pages; all of them guarded, anything else is missing."""
        routes = [route for route in super().init_handlers() if route[0].startswith(self.routes(*KEPT))]
        channels, styles, fonts, render, kernel = self.routes(
            r"/api/kernels/(?P<kernel_id>[\w-]+)/channels", r"/voila/templates/(lab/static/[\w-][\w.-]*)",
            r"/voila/typeface/([\w-]+\.woff2)", r"/voila/render/(.*)", r"/voila/kernel/([\w-]+)",
        )
        routes = [
            (channels, handlers.Channels),      # before Voila's own
            *routes,
            (self.server_url, handlers.Home),
            (styles, TemplateStaticFileHandler),
            (fonts, handlers.Fonts, {"path": typeface.FOLDER}),
            (render, handlers.Listed),
            (kernel, handlers.Kernel),
            *(entrance.routes(self.server_url) if self.room is not None else []),
            (".*", handlers.Missing),
        ]
        return [(path, handlers.guarded(handler), *rest) for path, handler, *rest in routes]

    def routes(self, *paths: str) -> tuple[str, ...]:
        return tuple(self.server_url.rstrip("/") + path for path in paths)

    def listen(self) -> None:
        self.kernel_manager.allowed_message_types.remove("shutdown_request")    # a page ends its kernel by its address
        visits = Visits(self.kernel_manager, self.plan.most)
        self.app.settings.update(gamekit_visits=visits, gamekit_keeper=self.keeper, gamekit_base=self.server_url)
        if self.room is not None:
            visits.seen = self.room.seen
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop: Any = IOLoop.current()
        self.ioloop.add_callback(self.prepare)
        self.ioloop.add_callback(visits.looking.start)
        for number in (signal.SIGINT, signal.SIGTERM):      # KeyboardInterrupt could get lost in somebody's callback
            signal.signal(number, self.end)
        self.welcome()
        self.ioloop.start()
        signal.signal(signal.SIGINT, signal.default_int_handler)    # a second Ctrl-C does not wait
        self.stop()
        self.plan.say("serve-bye")

    def end(self, *_: Any) -> None:
        self.ioloop.asyncio_loop.call_soon_threadsafe(self.ioloop.stop)     # wakes the loop, unlike `add_callback`

    def welcome(self) -> None:
        address = self.plan.address(self.port)
        if self.room is not None:
            self.welcome_class(self.room.code, self.plan.place(self.port), address)
        else:
            self.plan.say("serve-address" if self.plan.host in LOCAL else "serve-students", address=address)
        self.plan.say("serve-stop")
        if self.plan.browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    def welcome_class(self, code: str, place: str, teachers: str) -> None:
        """What pupils need, in all languages, and what the teacher does."""
        for language in LANGUAGES:
            print(SHARED.text("serve-class", language, address=place, code=code), flush=True)
        if sys.stdout.isatty():
            links.printed(f"{place}join?code={code}")
        self.plan.say("serve-teacher", address=teachers)

    async def prepare(self) -> None:
        """Wait for the pool, then compile: both at once would keep the first visitor waiting."""
        started = [task for pool in self.kernel_manager._pools.values() for task in pool]
        results = await asyncio.gather(*started, return_exceptions=True)
        ready = [result["task"] for result in results if not isinstance(result, BaseException)]
        if ready:
            await asyncio.wait(ready)
        if self.plan.students is not None:
            self.plan.say("serve-pool", number=min(len(ready), self.plan.students))
        await self.warm()

    async def warm(self) -> None:
        """Fill the cache of compiled code, in a process of its own, so that pages stay quick."""
        quiet = asyncio.subprocess.DEVNULL
        self.warming = await asyncio.create_subprocess_exec(*warm.COMMAND, stdout=quiet, stderr=quiet)
        if await self.warming.wait() == 0 and self.plan.students is not None:
            self.plan.say("serve-compiled")

    def stop(self) -> None:
        """End the children. Kernels that are only planned would be waited for, up to `fill_delay`."""
        if self.warming is not None and self.warming.returncode is None:
            self.warming.kill()
        for pool in self.kernel_manager._pools.values():
            for task in [task for task in pool if not task.done()]:
                task.cancel()
                pool.remove(task)
        run_sync(self.kernel_manager.shutdown_all)(now=True)
        shutil.rmtree(self.connection_dir, ignore_errors=True)
