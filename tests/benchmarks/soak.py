"""A class with everything that goes wrong: `python -m tests.benchmarks.soak --minutes 30 --students 30`.

Most students are websocket clients that speak as our page does, a few are real browsers. They click every two seconds;
now and then one loads its page again, loses its connection, or has its kernel killed. After each of these the page must
ask what it asked before. Printed for every minute: how long clicks took, memory, and what was lost (which must be 0).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sys
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urljoin

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from playwright.async_api import Browser, async_playwright
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest, HTTPResponse
from tornado.websocket import websocket_connect

from gamekit.bench import table
from tests.benchmarks.board import PLAY, kernels, memory, p95
from tests.benchmarks.serving import PATIENCE, Served, notes, path, served
from tests.browser.conftest import CHROMIUM, QUIET
from tests.ui.test_server import process_of

BROWSERS = 3                # of the students
EVERY = 2.0                 # seconds between two clicks
TROUBLE = {"reload": 0.03, "drop": 0.03, "kill": 0.01}      # chances after a click
PROTOCOL = "v1.kernel.websocket.jupyter.org"
MOVE, HEADLINE = re.compile(r'<button data-move="([^"]+)"'), re.compile(r'id="gk-headline">([^<]*)')


@dataclass
class Record:
    """What happened in a minute, and in all."""

    clicks: list[float] = field(default_factory=list)       # ms
    happened: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def clear(self) -> None:
        self.clicks, self.happened, self.problems = [], Counter(), []

    def row(self, minute: str, server: int) -> tuple[str, list[str]]:
        _, pss, _ = memory(server)
        own = int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server}/status").read_text())[1]) / 1024
        taken = self.clicks or [0.0, 0.0]
        troubles = [str(self.happened[name]) for name in (*TROUBLE, "lost", "error")]
        times = [str(len(self.clicks)), f"{median(taken):.0f}", f"{p95(taken):.0f}" if len(taken) > 1 else "-"]
        return minute, [*times, str(len(kernels(server))), f"{pss:.0f}", f"{own:.0f}", *troubles]


HEAD = ("minute", ["clicks", "median ms", "p95 ms", "kernels", "MB kernels", "MB server", *TROUBLE, "lost", "errors"])


class Student:
    """Clicks, gets into trouble, and checks that the page asks the same afterwards."""

    name = ""

    def __init__(self, records: list[Record], seed: int) -> None:
        self.records, self.dice = records, random.Random(seed)

    async def run(self, until: float) -> None:
        await asyncio.sleep(EVERY * self.dice.random())
        while time.monotonic() < until:
            began = time.monotonic()
            try:
                await asyncio.wait_for(self.once(), 3 * PATIENCE)
            except Exception as problem:
                self.note("error", f"{self.name}: {type(problem).__name__}: {problem}")
                await asyncio.sleep(EVERY)
                await self.load()
            await asyncio.sleep(max(0.0, EVERY - time.monotonic() + began))

    async def once(self) -> None:
        before = time.perf_counter()
        await self.click()
        for record in self.records:
            record.clicks.append(1000 * (time.perf_counter() - before))
        for trouble, chance in TROUBLE.items():
            if self.dice.random() < chance:
                await self.through(trouble)

    async def through(self, trouble: str) -> None:
        asked = await self.asks()
        self.note(trouble)
        await getattr(self, trouble)()
        if (now := await self.asks()) != asked:
            self.note("lost", f"{self.name} after {trouble}: {asked} became {now}")

    def note(self, what: str, words: str = "") -> None:
        for record in self.records:
            record.happened[what] += 1
            record.problems += [words] if words else []

    # What each kind of student does in its way

    async def load(self) -> None: ...
    async def click(self) -> None: ...
    async def asks(self) -> Any: ...
    async def reload(self) -> None: ...
    async def drop(self) -> None: ...
    async def kill(self) -> None: ...


class Client(Student):
    """A websocket client that speaks as our page does."""

    def __init__(self, address: str, records: list[Record], seed: int) -> None:
        super().__init__(records, seed)
        self.address, self.name, self.cookies = address, f"client {seed}", SimpleCookie[str]()
        self.socket: Any = None
        self.page = self.kernel = self.widget = ""

    async def load(self) -> None:
        html = await self.get(self.address + path(PLAY) + "?lang=en")
        self.kernel = re.search(r'"kernelId": "([\w-]+)"', html)[1]
        self.secret = re.search(r'"secret": "([\w-]+)"', html)[1]
        self.widget = re.search(r'data-widget="(\w+)"', html)[1]
        await self.connect()
        self.send({"do": "take-up", "value": f"{self.secret} 0"})
        await self.heard(lambda data: data.get("content", {}).get("taken"))
        if '<option value="slow"' in self.page and '<option value="off" selected' not in self.page:  # bots move at once
            self.send({"do": "speed", "value": "off"})
            await self.heard(lambda data: "page" in data.get("state", {}))

    async def get(self, address: str) -> str:
        """A page, with cookies and where it sends us on to."""
        for _ in range(5):
            answer = await self.fetch(address)
            self.cookies.load("; ".join(answer.headers.get_list("Set-Cookie")))
            if answer.code != 302:
                return answer.body.decode()
            address = urljoin(address, answer.headers["Location"])
        raise AssertionError("sent on for ever")

    async def fetch(self, address: str) -> HTTPResponse:
        request = HTTPRequest(address, headers=self.known(), follow_redirects=False, request_timeout=PATIENCE)
        try:
            return await AsyncHTTPClient().fetch(request)
        except HTTPClientError as error:
            if error.response is None or error.code != 302:
                raise
            return error.response

    def known(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{one.key}={one.coded_value}" for one in self.cookies.values())}

    async def connect(self) -> None:
        self.session = uuid.uuid4().hex
        channels = f"{self.address}api/kernels/{self.kernel}/channels?session_id={self.session}"
        request = HTTPRequest(channels.replace("http", "ws", 1), headers=self.known())
        self.socket = await websocket_connect(request, subprotocols=[PROTOCOL])
        control = uuid.uuid4().hex
        opened = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        self.write("comm_open", opened, version="1.0.0")
        self.write("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        self.widgets = await self.heard(lambda data: data.get("states"))
        self.page = self.widgets[self.widget]["state"]["page"]

    def write(self, kind: str, content: dict[str, Any], **metadata: str) -> None:
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self.session, "username": ""}
        parts = [json.dumps(part).encode() for part in (header, {}, metadata, content)]
        self.socket.write_message(serialize_msg_to_ws_v1(parts, "shell"), binary=True)

    def send(self, wish: dict[str, Any]) -> None:
        self.write("comm_msg", {"comm_id": self.widget, "data": {"method": "custom", "content": wish}})

    async def heard(self, wanted: Any) -> Any:
        """Read on until a message fits; what the page shows is kept up to date."""
        while True:
            frame = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
            if frame is None:
                raise ConnectionError("the server has closed the connection")
            _, parts = deserialize_msg_from_ws_v1(frame)
            content = json.loads(parts[3])
            data = content.get("data") or {}
            if content.get("comm_id") == self.widget and "page" in data.get("state", {}):
                self.page = data["state"]["page"]
            if isinstance(data, dict) and (found := wanted(data)):
                return found

    async def click(self) -> None:
        moves = MOVE.findall(self.page)
        wish = {"do": "play", "value": self.dice.choice(moves)} if moves else {"do": "new", "value": ""}
        self.send({**wish, **self.moment()})
        await self.heard(lambda data: "page" in data.get("state", {}))

    def moment(self) -> dict[str, str]:
        """What the page says it shows, which a wish repeats."""
        found = re.search(r'data-moment="([^"]*)"', self.page)
        return {"moment": found[1]} if found else {}

    async def asks(self) -> Any:
        return HEADLINE.findall(self.page), MOVE.findall(self.page)

    async def reload(self) -> None:
        self.socket.close()
        await self.load()

    async def drop(self) -> None:
        self.socket.close()
        await asyncio.sleep(self.dice.random())
        await self.connect()

    async def kill(self) -> None:
        kill_kernel(self.kernel)
        gone = self.kernel
        while '"alive"' in await self.get(f"{self.address}voila/kernel/{gone}"):
            await asyncio.sleep(0.1)
        self.socket.close()
        await self.load()


class Visitor(Student):
    """A real browser."""

    def __init__(self, browser: Browser, address: str, records: list[Record], seed: int) -> None:
        super().__init__(records, seed)
        self.browser, self.address, self.name = browser, address, f"browser {seed}"
        self.page: Any = None

    async def load(self) -> None:
        if self.page is None:
            self.page = await (await self.browser.new_context()).new_page()
            self.page.set_default_timeout(PATIENCE * 1000)
            self.page.on("pageerror", lambda error: self.note("error", f"{self.name}: {error}"))
        await self.page.goto(self.address + path(PLAY) + "?lang=en")
        await self.page.wait_for_selector("#gk-speed")
        await self.page.select_option("#gk-speed", "off")
        await self.page.wait_for_selector('#gk-speed option[value="off"][selected]', state="attached")

    async def click(self) -> None:
        before = await self.page.inner_html(".gk-page")
        found = self.page.locator("#gk-choices button[data-move]")
        number = await found.count()
        await (found.nth(self.dice.randrange(number)) if number else self.page.locator("[data-do=new]")).click()
        await self.page.wait_for_function("old => document.querySelector('.gk-page').innerHTML !== old", arg=before)

    async def asks(self) -> Any:
        await self.page.wait_for_selector("#gk-headline")
        offered = self.page.locator("#gk-choices button[data-move]")
        moves = await offered.evaluate_all("all => all.map(e => e.dataset.move)")
        return await self.page.inner_text("#gk-headline"), moves

    async def reload(self) -> None:
        await self.page.reload()
        await self.page.wait_for_selector("#gk-headline")

    async def drop(self) -> None:
        await self.page.context.set_offline(True)
        await asyncio.sleep(self.dice.random())
        await self.page.context.set_offline(False)

    async def kill(self) -> None:
        gone = await self.kernel()
        kill_kernel(gone)
        while await self.kernel() in (gone, None):
            await asyncio.sleep(0.2)
        await self.page.wait_for_selector("#gk-headline")

    async def kernel(self) -> Any:
        read = "JSON.parse(document.getElementById('gk-kernel')?.textContent ?? 'null')?.kernelId"
        try:
            return await self.page.evaluate(read)
        except Exception:       # the page is just being loaded
            return None


def kill_kernel(kernel: str) -> None:
    os.kill(process_of(kernel), signal.SIGKILL)


async def soak(minutes: float, students: int) -> int:
    every, last = Record(), Record()
    with served("--students", str(students), "--page", PLAY) as server:
        await server.said("serve-pool", number=students)
        await server.said("serve-compiled")
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            pupils = everybody(server, browser, students, [every, last])
            await asyncio.gather(*(pupil.load() for pupil in pupils))
            print(table([HEAD, every.row("start", server.pid)]), flush=True)
            until = time.monotonic() + 60 * minutes
            running = asyncio.gather(*(pupil.run(until) for pupil in pupils))
            minute = 0
            while time.monotonic() < until:
                await asyncio.sleep(min(60.0, until - time.monotonic()))
                minute += 1
                print(table([HEAD, last.row(str(minute), server.pid)]).splitlines()[-1], flush=True)
                print(*last.problems, sep="\n", end="\n" * bool(last.problems), flush=True)
                last.clear()
            await running
            print(table([HEAD, every.row("all", server.pid)]).splitlines()[-1])
            await browser.close()
        told = server.log.read_text("utf-8")
    print(f"lines in the server's log that are an error: {told.count('Traceback')} tracebacks")
    return int(bool(every.problems) or "Traceback" in told)


def everybody(server: Served, browser: Browser, students: int, records: list[Record]) -> list[Student]:
    real = min(BROWSERS, students)
    return [
        *(Visitor(browser, server.address, records, seed) for seed in range(real)),
        *(Client(server.address, records, seed) for seed in range(real, students)),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--students", type=int, default=30)
    options = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("no Chromium found")
    print(table([(label, [value]) for label, value in notes(os.getloadavg()[0])], aligned="<"), flush=True)
    return asyncio.run(soak(options.minutes, options.students))


if __name__ == "__main__":
    sys.exit(main())
