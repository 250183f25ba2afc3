"""The server: what it serves, what it keeps to itself, and what it says when something is wrong."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from html.parser import HTMLParser
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

import gamekit
from gamekit.ui import limits
from gamekit.ui.handlers import check_frame

ROOT = Path(gamekit.__file__).parent.parent
PATIENCE = 60   # seconds for a server to come up on a busy machine
TOKEN = "spring-1917"


CALLBACK = """
import sys

def failing(comm, message):
    print("fine")
    print("sesame", file=sys.stderr)
    raise ValueError("sesame")

get_ipython().kernel.comm_manager.register_target("failing", failing)
"""


def notebook(code: str, **told: object) -> str:
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "source": code, "outputs": [], "execution_count": None}
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}, **told}
    return json.dumps({"cells": [cell], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


def entry(title: str) -> dict[str, object]:
    return {"title": {"en": title, "ru": f"{title} по-русски"}, "about": {"en": "A page.", "ru": "Страница."}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    (folder / "index.ipynb").write_text(notebook("1 / 0"), "utf-8")
    (folder / "good.ipynb").write_text(notebook("'the' + ' answer'", gamekit=entry("Good page")), "utf-8")
    bad = "import sys\nprint('careless', file=sys.stderr)\nsecret = 'sesame'\nraise ValueError(secret)"
    (folder / "bad.ipynb").write_text(notebook(bad, gamekit=entry("Bad page")), "utf-8")
    (folder / "callback.ipynb").write_text(notebook(CALLBACK, gamekit=entry("Callback")), "utf-8")
    widget = "import anywidget\nanywidget.AnyWidget()"
    (folder / "widget.ipynb").write_text(notebook(widget, gamekit=entry("Widget")), "utf-8")
    (folder / "private.ipynb").write_text(notebook("'private'"), "utf-8")
    (folder / "notes.py").write_text("private = 1", "utf-8")
    (folder / "picture.svg").write_text("<svg/>", "utf-8")
    return folder


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(code: str, port: int, cwd: Path) -> Iterator[subprocess.Popen[str]]:
    server = subprocess.Popen(
        [sys.executable, "-c", code], cwd=cwd, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    try:
        wait_for(server, port)
        yield server
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.communicate(timeout=PATIENCE)
        finally:
            server.kill()


def wait_for(server: subprocess.Popen[str], port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(server.communicate(timeout=5))


def serving(folder: Path, port: int, more: str = "") -> str:
    plan = f"Plan(port={port}, browser=False, folder=Path({str(folder)!r}){more})"
    return f"from pathlib import Path; from gamekit.ui.server import Plan, serve; serve({plan})"


@pytest.fixture(scope="module")
def address(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    with running(serving(folder, port), port, tmp_path_factory.mktemp("anywhere")):
        yield f"http://127.0.0.1:{port}/"


def device() -> urllib.request.OpenerDirector:
    """Something that keeps cookies, as every browser does."""
    return urllib.request.build_opener(urllib.request.HTTPCookieProcessor())


def get(address: str, by: urllib.request.OpenerDirector | None = None, **headers: str) -> tuple[int, str]:
    """What a device gets; a new one, unless it is told which."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with (by or device()).open(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


class Links(HTMLParser):
    """Everything that a page makes the browser fetch or go to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("src", "href", "action") and value]


# What is served

def test_landing_page(address: str) -> None:
    status, page = get(address)
    assert status == 200
    for words in ("Good page", "Good page по-русски", "Bad page", "good.ipynb?lang=ru"):
        assert words in page
    assert "private" not in page
    assert '<html lang="en">' in page
    assert '<html lang="ru">' in get(f"{address}voila/render/index.ipynb?lang=ru")[1]


def test_listed_page(address: str) -> None:
    status, page = get(f"{address}voila/render/good.ipynb?lang=ru")
    assert status == 200
    assert "the answer" in page
    assert "' + '" not in page, "the source is shown"


@pytest.mark.parametrize("page", ["", "voila/render/good.ipynb"])
def test_no_other_host(address: str, page: str) -> None:
    html = get(address + page)[1]
    links = Links(html).found
    assert links
    assert [link for link in links if re.match(r"(\w+:)?//", link)] == []
    assert not re.search(r"(url\(|import|from)\s*[\"']?(https?:)?//", html)


def test_the_browser_is_told_to_stay_here(address: str) -> None:
    for page in ("voila/render/good.ipynb", "voila/render/index.ipynb", "voila/kernel/unknown"):
        with device().open(address + page, timeout=PATIENCE) as answer:
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
            assert (answer.headers["Referrer-Policy"], answer.headers["X-Content-Type-Options"]) == (
                "same-origin", "nosniff")


@pytest.mark.parametrize("path", [
    "voila/render/private.ipynb", "voila/render/notes.py", "voila/render/../private.ipynb", "voila/render/none.ipynb",
    "voila/render/%2e%2e/private.ipynb", "voila/render//private.ipynb", "voila/render/", "voila/render/good.ipynb/",
    "voila/files/private.ipynb", "voila/files/notes.py", "voila/files/picture.svg", "notes.py", "private.ipynb",
    "tree", "voila/tree", "api/contents", "api/contents/private.ipynb", "voila/api/contents", "api/kernels",
    "api/kernelspecs", "api/sessions", "api/terminals", "login", "lab", "voila/static/../../app.py",
    "voila/templates/../private.ipynb", "voila/templates/lab/static/../../../../private.ipynb",
    "voila/templates/lab/index.html.j2", "voila/templates/lab/static/..", "voila/templates/lab/static/.",
])
def test_nothing_else_is_served(address: str, path: str) -> None:
    host = address.removeprefix("http://").rstrip("/")
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)     # unlike urllib it leaves the path as it is
    connection.request("GET", "/" + path)
    answer = connection.getresponse()
    page = answer.read().decode()
    assert answer.status in (403, 404)
    assert "Traceback" not in page
    assert str(ROOT) not in page


def test_trouble_is_told_in_the_language(address: str) -> None:
    assert "There is no such page here." in get(address + "tree")[1]
    assert "Такой страницы здесь нет." in get(address + "tree?lang=ru")[1]


def test_a_page_that_fails_is_told_in_plain_words(address: str, folder: Path) -> None:
    status, page = get(f"{address}voila/render/bad.ipynb")
    assert status == 200
    assert "This page could not be shown." in page
    for hidden in ("Traceback", "ValueError", "sesame", "careless", "ExecutionError", "cell [", str(folder), str(ROOT)):
        assert hidden not in page


def test_a_callback_that_fails_sends_no_traceback(address: str) -> None:
    page = get(f"{address}voila/render/callback.ipynb")[1]
    channels = f"{address}api/kernels/{kernel_of(page)}/channels?session_id=s".replace("http", "ws", 1)
    frames = asyncio.run(answers(channels))
    assert any("fine" in frame for frame in frames)
    assert not [frame for frame in frames if "sesame" in frame or "Traceback" in frame]


def kernel_of(page: str) -> str:
    found = re.search(r'"kernelId": "([\w-]+)"', page)
    assert found
    return found[1]


async def answers(channels: str) -> list[str]:
    """What the browser gets to hear after it opened a comm."""
    from tornado.websocket import websocket_connect

    socket, frames = await websocket_connect(channels), []
    header = {"msg_id": "m", "msg_type": "comm_open", "username": "", "session": "s", "version": "5.3"}
    content = {"comm_id": "c", "target_name": "failing", "data": {}}
    message = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "buffers": []}
    await socket.write_message(json.dumps({"channel": "shell", **message}))
    while not ('"idle"' in str(frames[-1:]) and '"msg_id": "m"' in str(frames[-1:])):
        frames.append(str(await asyncio.wait_for(socket.read_message(), PATIENCE)))
    socket.close()
    return frames


# Who may come in

def test_token(folder: Path, tmp_path: Path) -> None:
    port = free_port()
    here = f"http://127.0.0.1:{port}/"
    with running(serving(folder, port, f", host='0.0.0.0', token={TOKEN!r}, language='ru'"), port, tmp_path):
        assert get(here)[0] == 403
        assert "Этой странице нужен токен." in get(here)[1]
        for path in ("?token=wrong", "nothing", "voila/render/good.ipynb", "voila/static/voila.js"):
            assert get(here + path)[0] == 403, path
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        assert get(f"{here}api/kernels/1-1-1-1-1/channels", **upgrade, **{"Sec-WebSocket-Key": "eA=="})[0] == 403
        browser = device()
        assert '<html lang="ru">' in browser.open(f"{here}?token={TOKEN}", timeout=PATIENCE).read().decode()
        assert "the answer" in browser.open(f"{here}voila/render/good.ipynb", timeout=PATIENCE).read().decode()
        for asked, shown in (("?token={}&lang=en&x=%26", "?lang=en&x=%26"), ("?token={}", "")):
            answer = browser.open(f"{here}voila/render/good.ipynb{asked.format(TOKEN)}", timeout=PATIENCE)
            assert answer.url == f"{here}voila/render/good.ipynb{shown}", "who copies the address hands on the token"


# How it ends

def test_a_page_that_is_left_ends_its_kernel(address: str) -> None:
    kernel = kernel_of(get(f"{address}voila/render/good.ipynb")[1])
    assert get(f"{address}api/kernels/{kernel}")[0] == 200
    leaving = urllib.request.Request(f"{address}voila/api/shutdown/{kernel}", method="POST")
    assert urllib.request.urlopen(leaving, timeout=PATIENCE).status == 204
    assert get(f"{address}api/kernels/{kernel}")[0] == 404


@pytest.mark.skipif(not Path("/proc").exists(), reason="reads the processes from /proc")
def test_interrupted_it_ends_with_its_children(folder: Path, tmp_path: Path) -> None:
    port = free_port()
    with running(serving(folder, port, ", students=2, page='good'"), port, tmp_path) as server:
        assert server.stdout is not None
        shown = [server.stdout.readline() for _ in range(3)]
        assert shown[0] == f"gamekit is open at http://localhost:{port}/\n"
        assert shown[2] == "The boards for 2 students are ready.\n"
        get(f"http://127.0.0.1:{port}/voila/render/good.ipynb")     # one kernel is now planned, in ten minutes
        group = children(server.pid)
        assert len(group) >= 4      # two students, two to spare
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
        assert [child for child in group if Path(f"/proc/{child}").exists()] == []


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


COUNTING = """
import gc, json, os, signal
from collections import Counter
from pathlib import Path
from jupyter_server.services.kernels.kernelmanager import MappingKernelManager

MappingKernelManager.kernel_info_timeout.default_value = 5.0    # so long timers remember a connection
# Not the handlers of websockets: timers of kernels that live on remember the request in which they were begun.
OURS = ("Visit", "QuietConnection", "NotebookRenderer", "AsyncIOLoopKernelManager", "ZMQStream")

def count(*_):
    gc.collect()
    found = Counter(type(one).__name__ for one in gc.get_objects())
    told = {"files": len(os.listdir("/proc/self/fd")), **{name: found[name] for name in OURS}}
    Path("counted.part").write_text(json.dumps(told))
    os.replace("counted.part", "counted")

signal.signal(signal.SIGUSR1, count)
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="counts open files in /proc")
def test_nothing_is_left_of_visits_that_ended(folder: Path, tmp_path: Path) -> None:
    port = free_port()
    here = f"http://127.0.0.1:{port}/"
    code = COUNTING + serving(folder, port, ", page='good'")
    with running(code, port, tmp_path) as server:
        visited(here, "left")       # whatever is made once is made now
        before = counted(server, tmp_path, lambda found: not found["Visit"])
        for ending in ("left", "killed", "left", "killed"):
            visited(here, ending)
        after = counted(server, tmp_path, lambda found: all(found[name] <= before[name] for name in before))
        assert after == {name: min(after[name], before[name]) for name in before}


def visited(here: str, ending: str) -> None:
    """A page is opened, loaded again and connected to; then it is left, or its kernel is killed."""
    browser = device()
    for _ in range(2):
        kernel = kernel_of(get(f"{here}voila/render/callback.ipynb", browser)[1])
        asyncio.run(answers(f"{here}api/kernels/{kernel}/channels?session_id=s".replace("http", "ws", 1)))
    if ending == "left":
        leaving = urllib.request.Request(f"{here}voila/api/shutdown/{kernel}", method="POST")
        urllib.request.urlopen(leaving, timeout=PATIENCE)
    else:
        os.kill(process_of(kernel), signal.SIGKILL)


def counted(server: subprocess.Popen[str], folder: Path, enough: Callable[[dict[str, int]], bool]) -> dict[str, int]:
    """What the server holds, once that is little enough, or after some patience."""
    end, file, found = time.monotonic() + PATIENCE, folder / "counted", {}
    while time.monotonic() < end and (not found or not enough(found)):
        file.unlink(missing_ok=True)
        server.send_signal(signal.SIGUSR1)
        while not file.exists() and time.monotonic() < end:
            time.sleep(0.2)
        found = json.loads(file.read_text())
        time.sleep(0.5)
    return found


# What nobody should send

PROTOCOL = ["v1.kernel.websocket.jupyter.org"]
MALFORMED = (b"\xff" * 8, b"", b"\x02" + b"\0" * 7 + b"\xff" * 16, "{}", "[" * 100_000, "nonsense")


def test_a_malformed_frame_closes_its_own_connection_only(address: str) -> None:
    """Eight bytes that claim 2^64-1 parts once kept the server busy for ever."""
    kernel = kernel_of(get(f"{address}voila/render/good.ipynb")[1])
    channels = f"{address}api/kernels/{kernel}/channels?session_id=".replace("http", "ws", 1)
    asyncio.run(malformed(channels))
    assert get(address)[0] == 200


async def malformed(channels: str) -> None:
    from tornado.websocket import websocket_connect

    other = await websocket_connect(channels + "other", subprotocols=PROTOCOL)
    for number, frame in enumerate(MALFORMED):
        socket = await websocket_connect(channels + str(number), subprotocols=PROTOCOL if number < 3 else [])
        await socket.write_message(frame, binary=isinstance(frame, bytes))
        while await asyncio.wait_for(socket.read_message(), PATIENCE) is not None:
            pass        # what came before it was closed
    await other.write_message(message("kernel_info_request", {}), binary=True)
    while b"kernel_info_reply" not in (answer := await asyncio.wait_for(other.read_message(), PATIENCE)):
        assert answer is not None, "another connection was closed too"
    other.close()


COMM = {"comm_id": "nobody's"}
THROWN = (
    ("comm_msg", {**COMM, "data": {"method": "custom", "content": {"do": "play"}}}),
    ("comm_close", COMM),
    ("comm_open", {**COMM, "target_name": "nothing", "data": {}}),
    ("shutdown_request", {"restart": False}),
    ("execute_request", {"code": "1 / 0", "silent": False}),
    ("comm_msg", {**COMM, "data": "A" * 20_000_000}),
)


def test_what_is_thrown_at_a_living_kernel_breaks_nothing(folder: Path, tmp_path: Path) -> None:
    """Of each thing at most one line is in the log, and the kernel answers afterwards."""
    port = free_port()
    with running(serving(folder, port), port, tmp_path) as server:
        here = f"http://127.0.0.1:{port}/"
        kernel = kernel_of(get(f"{here}voila/render/widget.ipynb")[1])
        channels = f"{here}api/kernels/{kernel}/channels?session_id=".replace("http", "ws", 1)
        for number, (kind, content) in enumerate(THROWN):
            asyncio.run(thrown(f"{channels}{number}", kind, content))
        assert json.loads(get(f"{here}voila/kernel/{kernel}")[1]) == {"state": "alive"}
        asyncio.run(malformed(channels))
        server.send_signal(signal.SIGINT)
        log = server.communicate(timeout=PATIENCE)[1]
    assert "Traceback" not in log
    assert len(log.splitlines()) <= len(THROWN) + len(MALFORMED)


async def thrown(address: str, kind: str, content: dict[str, object]) -> None:
    """Say it on a connection of its own; what it does is done once the kernel has answered another question."""
    from tornado.websocket import websocket_connect

    socket = await websocket_connect(address, subprotocols=PROTOCOL)
    for what, about in ((kind, content), ("kernel_info_request", {})):
        with suppress(WebSocketClosedError):        # by the server, which takes no message of that size
            await socket.write_message(message(what, about), binary=True)
    while (answer := await asyncio.wait_for(socket.read_message(), PATIENCE)) is not None:
        if b"kernel_info_reply" in answer:
            break
    socket.close()


def message(kind: str, content: dict[str, object]) -> bytes:
    """One of its own: a kernel takes none twice."""
    header = {"msg_id": uuid4().hex, "msg_type": kind, "username": "", "session": "s", "version": "5.3", "date": ""}
    return serialize_msg_to_ws_v1([json.dumps(part).encode() for part in (header, {}, {}, content)], "shell")


@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the kernel's process in /proc")
def test_nobody_waits_for_a_kernel_that_has_ended(address: str) -> None:
    """Not even who connects in the moment in which it ends: Jupyter would wait for its answer."""
    kernel = kernel_of(get(f"{address}voila/render/good.ipynb")[1])
    os.kill(process_of(kernel), signal.SIGKILL)
    begun = time.monotonic()
    with pytest.raises(HTTPClientError) as refused:
        asyncio.run(thrown(f"{address}api/kernels/{kernel}/channels?session_id=s".replace("http", "ws", 1), "", {}))
    assert refused.value.code == 404
    assert time.monotonic() - begun < 20


@given(st.binary(max_size=64), st.sampled_from([None, "v1"]))
@example(b"\xff" * 8, "v1")
@example(b"\x7f" + b"\xff" * 3, None)
def test_a_frame_is_refused_or_can_be_read(frame: bytes, protocol: str | None) -> None:
    try:
        check_frame(frame, protocol)
    except ValueError:
        return
    size, order = (8, "little") if protocol else (4, "big")
    count = int.from_bytes(frame[:size], order)
    assert size * (count + 1) <= len(frame)


@given(st.lists(st.binary(max_size=20), min_size=4, max_size=6), st.text(max_size=8))
def test_frames_of_the_protocol_pass(parts: list[bytes], channel: str) -> None:
    check_frame(serialize_msg_to_ws_v1(parts, channel), "v1")


@pytest.mark.parametrize("query", [
    "?lang=%ff", "?lang=%00", "?lang=en&lang=%ff", "?go=%ff", "?token=%ff", "?cookie=%ff",
])
def test_addresses_with_anything_in_them(address: str, query: str) -> None:
    for path in ("", "nothing", "voila/render/index.ipynb"):
        status, page = get(address + path + query)
        assert status in (200, 404)
        assert "Traceback" not in page


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example"])
def test_another_name_for_this_machine_is_refused(address: str, host: str) -> None:
    """A page of the internet can give its own name our address; then the browser says that name."""
    status, page = get(address, Host=host)
    assert status == 403
    assert "only at the address that it has printed" in page


# One kernel for each page of a device

def test_a_device_that_loads_a_page_again_gets_the_same_kernel(address: str) -> None:
    browser = device()
    kernels = {kernel_of(get(f"{address}voila/render/good.ipynb", browser)[1]) for _ in range(12)}
    assert len(kernels) == 1
    assert kernel_of(get(f"{address}voila/render/callback.ipynb", browser)[1]) not in kernels
    assert kernel_of(get(f"{address}voila/render/good.ipynb")[1]) not in kernels


def test_who_keeps_no_cookie_starts_no_kernel(address: str) -> None:
    page = f"{address}voila/render/good.ipynb"
    for _ in range(25):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(page, timeout=PATIENCE)
        assert refused.value.code == 403
    assert "allow cookies" in refused.value.read().decode()


def test_a_page_goes_on_on_another_device(address: str) -> None:
    page = f"{address}voila/render/good.ipynb"
    first, second = device(), device()
    html = get(page, first)[1]
    secret = re.search(r'"secret": "([\w-]{22})"', html)
    assert secret
    assert kernel_of(get(page, second)[1]) != kernel_of(html)
    assert kernel_of(get(f"{page}?go={secret[1]}", second)[1]) == kernel_of(html)
    assert kernel_of(get(page, second)[1]) == kernel_of(html)
    assert kernel_of(get(f"{page}?go={'a' * 22}", second)[1]) == kernel_of(html), "nobody has that page"


@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the kernel's process in /proc")
def test_a_killed_kernel_is_replaced(address: str) -> None:
    browser = device()
    page = f"{address}voila/render/good.ipynb"
    kernel = kernel_of(get(page, browser)[1])
    state = f"{address}voila/kernel/{kernel}"
    assert json.loads(get(state)[1]) == {"state": "alive"}
    os.kill(process_of(kernel), signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while json.loads(get(state)[1]) == {"state": "alive"} and time.monotonic() < end:
        time.sleep(0.1)
    assert json.loads(get(state)[1]) == {"state": "crashed"}
    assert kernel_of(get(page, browser)[1]) != kernel


def process_of(kernel: str) -> int:
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if kernel in line.read_text():
                return int(line.parent.name)
    raise AssertionError("no such kernel")


@pytest.mark.skipif(not Path("/proc").exists(), reason="reads the limit from /proc")
def test_the_limit_of_open_files_is_raised(folder: Path, tmp_path: Path) -> None:
    port = free_port()
    low = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (128, 4096)); "
    with running(low + serving(folder, port, ", students=2, page='good'"), port, tmp_path) as server:
        assert server.stdout is not None
        server.stdout.readline()        # from then on it can be interrupted
        told = Path(f"/proc/{server.pid}/limits").read_text()
        assert int(re.search(r"Max open files\s+(\d+)", told)[1]) > limits.OTHERS + limits.EACH * 2
