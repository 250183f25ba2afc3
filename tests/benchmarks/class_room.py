"""A class with matches of two and lessons at the same time: `python -m tests.benchmarks.class_room --minutes 10`.

First two real browsers play one match on a quiet server: how long it takes from a click until the other screen has
changed. Then fifteen pairs and thirty lessons click every two seconds, as websocket clients that speak as our page
does: how long a click takes, when a move arrives at the other device, memory, and errors (must be none).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from tornado.httpclient import HTTPClientError

from gamekit.bench import table
from tests.benchmarks.board import kernels, memory, p95
from tests.benchmarks.serving import PATIENCE, Served, notes, path, served
from tests.benchmarks.soak import EVERY, Client, Record
from tests.browser.conftest import CHROMIUM, QUIET

PLAY, LESSON = "uprising_play", "uprising_rules"
MOVE = re.compile(r'data-move="([^"]+)"')
CODE = re.compile(r"type the code ([A-Z]{4})\b")
SEAT = re.compile(r'data-do="sit" data-value="([\w-]+)"')
ANSWER = re.compile(r'data-do="(answer|next|slide|put)"(?: data-value="([^"]*)")?')
AT_ONCE = 4                 # pages that are opened at the same time
MOVES = 60                  # of the two browsers
HEAD = ("", ["clicks", "median ms", "p95 ms", "arrivals", "median ms", "p95 ms", "kernels", "MB kernels", "errors"])

# The moment at which the page has changed, on the clock that all pages of a machine share.
CHANGED = """
() => new Promise((done) => {
  const watch = new MutationObserver(() => { watch.disconnect(); done(performance.timeOrigin + performance.now()); });
  const all = {subtree: true, childList: true, attributes: true, characterData: true};
  watch.observe(document.querySelector(".gk-page"), all);
})
"""
CLICKED = "e => { const now = performance.timeOrigin + performance.now(); e.click(); return now; }"


@dataclass
class Times:
    """Of a minute, or of all."""

    clicks: list[float] = field(default_factory=list)       # ms until the own page shows it
    arrivals: list[float] = field(default_factory=list)     # ms until the other one does
    problems: list[str] = field(default_factory=list)

    def row(self, name: str, server: int) -> tuple[str, list[str]]:
        cells = [text for taken in (self.clicks, self.arrivals) for text in (str(len(taken)), *summary(taken))]
        _, pss, _ = memory(server)
        return name, [*cells, str(len(kernels(server))), f"{pss:.0f}", str(len(self.problems))]


def summary(taken: list[float]) -> tuple[str, str]:
    return (f"{median(taken):.0f}", f"{p95(taken):.0f}") if len(taken) > 1 else ("-", "-")


class Pupil(Client):
    """A client that has come into the class, and hears all the time: others change its page too."""

    where = PLAY

    def __init__(self, address: str, code: str, seed: int) -> None:
        super().__init__(address, [Record()], seed)
        self.code, self.came = code, asyncio.Event()
        self.at = 0.0       # when the page last changed

    async def load(self) -> None:
        await self.get(f"{self.address}join?code={self.code}")
        await super().load()
        self.reader = asyncio.create_task(self.read())

    async def get(self, address: str) -> str:
        """Where many come at once, some are asked to try again."""
        address = address.replace(path("dual_powers_play"), path(self.where))
        while True:
            try:
                return await super().get(address)
            except HTTPClientError as error:
                if error.code != 503:
                    raise
                await asyncio.sleep(1)

    async def read(self) -> None:
        while True:
            with suppress(TimeoutError):        # nothing for long
                await self.heard(lambda data: "page" in data.get("state", {}))
                self.at = time.perf_counter()
                self.came.set()

    async def does(self, wish: dict[str, str]) -> float:
        """When the page has changed after a wish."""
        self.came.clear()
        self.send({**wish, **self.moment()})
        await asyncio.wait_for(self.came.wait(), PATIENCE)
        return self.at

    async def until(self, pattern: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not re.search(pattern, self.page):
                await asyncio.sleep(0.02)


class Learner(Pupil):
    """Answers at random."""

    where = LESSON

    async def click(self) -> None:
        moves, offered = MOVE.findall(self.page), ANSWER.findall(self.page)
        wishes = [{"do": "play", "value": move} for move in moves]
        wishes += [{"do": do, "value": value or "4"} for do, value in offered]
        await self.does(self.dice.choice(wishes) if wishes else {"do": "again", "value": ""})


class Pair:
    """Two devices at one match; whoever is at turn moves."""

    def __init__(self, pupils: list[Pupil], seed: int) -> None:
        self.pupils, self.dice = pupils, random.Random(seed)

    async def load(self) -> None:
        first, second = self.pupils
        await asyncio.gather(first.load(), second.load())
        await self.begin()

    async def begin(self) -> None:
        first, second = self.pupils
        if "join=" in first.page:
            await asyncio.gather(*(pupil.does({"do": "leave", "value": ""}) for pupil in self.pupils))
        await first.does({"do": "share", "value": ""})
        await first.until("data-address=\"join=")
        await second.does({"do": "join", "value": re.search(r'data-address="join=([A-Z]+)"', first.page)[1]})
        for pupil, seat in zip(self.pupils, (0, -1), strict=True):
            await pupil.until('data-do="sit"')
            await pupil.does({"do": "sit", "value": SEAT.findall(pupil.page)[seat]})

    async def click(self, times: list[Times]) -> None:
        mover = next((pupil for pupil in self.pupils if MOVE.search(pupil.page)), None)
        if mover is None:
            if all('id="gk-result"' in pupil.page for pupil in self.pupils):
                await self.begin()
            return
        other = next(pupil for pupil in self.pupils if pupil is not mover)
        other.came.clear()
        began = time.perf_counter()
        done = await mover.does({"do": "play", "value": self.dice.choice(MOVE.findall(mover.page))})
        await asyncio.wait_for(other.came.wait(), PATIENCE)
        for one in times:
            one.clicks.append(1000 * (done - began))
            one.arrivals.append(1000 * (other.at - began))


async def keep(until: float, seed: int, act: Callable[[], Awaitable[Any]], times: list[Times]) -> None:
    """Act every two seconds."""
    await asyncio.sleep(EVERY * random.Random(seed).random())
    while time.monotonic() < until:
        began = time.monotonic()
        try:
            await act()
        except Exception as problem:
            for one in times:
                one.problems.append(f"{type(problem).__name__}: {problem}")
        await asyncio.sleep(max(0.0, EVERY - time.monotonic() + began))


async def timed(learner: Learner, times: list[Times]) -> None:
    began = time.perf_counter()
    await learner.click()
    for one in times:
        one.clicks.append(1000 * (learner.at - began))


# Two real browsers

async def seated(browser: Browser, server: Served, code: str) -> list[Page]:
    pages = []
    for _ in range(2):
        page = await (await browser.new_context(reduced_motion="reduce")).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        await page.goto(f"{server.address}join?code={code}")
        pages.append(page)
    await pages[0].goto(server.address + path(PLAY))
    await pages[0].click("[data-do=share]")
    match = await pages[0].inner_text(".gk-table-match-code")
    await pages[1].goto(f"{server.address}{path(PLAY)}?join={match}")
    for page, seat in zip(pages, (0, -1), strict=True):
        await page.locator("[data-do=sit]").nth(seat).click()
        await page.wait_for_selector("#gk-board")
    return pages


async def across(pages: list[Page], moves: int) -> list[float]:
    """ms from a click in one browser until the other one's page has changed."""
    taken: list[float] = []
    dice = random.Random(1)
    while len(taken) < moves:
        offered = [await page.locator("#gk-choices [data-move]").all() for page in pages]
        if not any(offered):
            if await pages[0].locator("#gk-result").count():
                break
            await asyncio.sleep(0.05)
            continue
        mover = 0 if offered[0] else 1
        seen = asyncio.create_task(pages[1 - mover].evaluate(CHANGED))
        await asyncio.sleep(0.1)
        clicked = await dice.choice(offered[mover]).evaluate(CLICKED)
        taken.append(await asyncio.wait_for(seen, PATIENCE) - clicked)
        await asyncio.sleep(0.3)
    return taken


async def compiled(server: Served) -> None:
    """It would disturb what is measured, but takes minutes on a busy machine with an empty cache."""
    try:
        await server.said("serve-compiled")
    except TimeoutError:
        print("(simulations are still being compiled)", flush=True)


async def measure(minutes: float, pairs: int, lessons: int) -> int:
    with served("--class", "--students", str(2 * pairs + lessons + 2), "--page", PLAY) as server:
        await compiled(server)
        code = CODE.search(server.log.read_text("utf-8"))[1]
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            pages = await seated(browser, server, code)
            quiet = await across(pages, MOVES)
            middle, late = summary(quiet)
            print(f"two browsers: median {middle} ms, p95 {late} ms, n = {len(quiet)}", flush=True)
            every = await load_test(server, code, minutes, pairs, lessons)
            await browser.close()
        told = server.log.read_text("utf-8").count("Traceback")
    print(*every.problems[:10], sep="\n")
    print(f"tracebacks in the server's log: {told}")
    return int(bool(every.problems) or told > 0)


async def load_test(server: Served, code: str, minutes: float, pairs: int, lessons: int) -> Times:
    tables = [Pair([Pupil(server.address, code, 2 * n + i) for i in range(2)], n) for n in range(pairs)]
    learners = [Learner(server.address, code, 1000 + n) for n in range(lessons)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(one: Pair | Learner) -> None:
        async with gate:
            await one.load()

    await asyncio.gather(*map(come, [*tables, *learners]))
    every, last = Times(), Times()
    both = [every, last]
    print(table([HEAD, every.row("start", server.pid)]), flush=True)
    until = time.monotonic() + 60 * minutes
    running = asyncio.gather(
        *(keep(until, n, lambda one=one: one.click(both), both) for n, one in enumerate(tables)),
        *(keep(until, 99 + n, lambda one=one: timed(one, both), both) for n, one in enumerate(learners)))
    minute = 0
    while time.monotonic() < until:
        await asyncio.sleep(min(60.0, until - time.monotonic()))
        minute += 1
        print(table([HEAD, last.row(str(minute), server.pid)]).splitlines()[-1], flush=True)
        for taken in (last.clicks, last.arrivals, last.problems):
            taken.clear()
    await running
    for pupil in (*learners, *(pupil for pair in tables for pupil in pair.pupils)):
        pupil.reader.cancel()       # the server ends first
    print(table([HEAD, every.row("all", server.pid)]).splitlines()[-1], flush=True)
    return every


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.class_room", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--lessons", type=int, default=30)
    options = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("no Chromium found")
    print(table([(label, [value]) for label, value in notes(os.getloadavg()[0])], aligned="<"), flush=True)
    return asyncio.run(measure(options.minutes, options.pairs, options.lessons))


if __name__ == "__main__":
    sys.exit(main())
