"""What visitors of `gamekit serve` feel, in a real browser on the same machine: `python -m tests.benchmarks.board`.

With `--page dual_powers_rules` the same for a lesson, where a click is an answer or the next step.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from statistics import median, quantiles

from playwright.async_api import Browser, Page, TimeoutError, async_playwright

from gamekit.bench import Row, table
from gamekit.ui.catalog import listed
from tests.benchmarks.serving import PATIENCE, notes, path, relay, served
from tests.browser.conftest import CHROMIUM, QUIET

PLAY = "dual_powers_play"
COLD_STARTS = 3
TICKS = os.sysconf("SC_CLK_TCK")    # of the system's clock a second
EVERY, ROUNDS = 2.0, 15     # a class clicks every so many seconds, so many times

# Clicks at random on what is offered, and writes a number into a field; answers how many ms each took, until the page's
# DOM has changed. It runs in the page, so that what drives the browser is not measured. When nothing is offered any
# more, as a match or a lesson has ended, it clicks on what begins anew, uncounted.
CLICKING = """
async ({offered, anew, clicks, every, patience}) => {
  const root = document.querySelector(".gk-page");
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const use = (element) => {
    if (element.tagName !== "INPUT") return element.click();
    element.value = "4";
    element.dispatchEvent(new Event("change", {bubbles: true}));
  };
  const click = (selector) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`no answer to a click on ${selector}`)), patience);
    const found = root.querySelectorAll(selector);
    const watch = new MutationObserver(() => {
      done(performance.now() - clicked);
      clearTimeout(late);
      watch.disconnect();
    });
    watch.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    const clicked = performance.now();
    use(found[Math.floor(Math.random() * found.length)]);
  });
  const taken = [];
  await sleep(Math.random() * every);
  while (taken.length < clicks) {
    if (!root.querySelector(offered)) await click(anew);
    const ms = await click(offered);
    taken.push(ms);
    await sleep(Math.max(0, every - ms));
  }
  return taken;
}
"""


@dataclass(frozen=True)
class Visited:
    """A page: what can be clicked there, and what begins it anew when that is no more."""

    name: str
    offered: str
    anew: str
    bots: bool          # whether bots play there, at a pace

    @classmethod
    def named(cls, name: str) -> Visited:
        kinds = {page.file: page.kind for page in listed()}
        if kinds.get(f"{name}.ipynb") == "play":
            return cls(name, "#gk-choices button[data-move]", '[data-do="new"]', bots=True)
        if kinds.get(f"{name}.ipynb") == "learn":
            return cls(name, "#gk-answers :is(button, input), #gk-outcome button", '[data-do="back"]', bots=False)
        known = [file.removesuffix(".ipynb") for file, kind in kinds.items() if kind in ("play", "learn")]
        sys.exit(f"no page to click through: {name}. Pages: {', '.join(known)}")


def main() -> int:
    options = arguments()
    if CHROMIUM is None:
        sys.exit("no Chromium found")
    busy = os.getloadavg()[0]
    rows = asyncio.run(measured(Visited.named(options.page), options.visitors, options.clicks))
    print(f"{options.page} through `gamekit serve`; client and server on the same machine\n")
    print(table(rows), table([(label, [value]) for label, value in notes(busy)], aligned="<"), sep="\n\n")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.board", description=__doc__)
    parser.add_argument("--page", default=PLAY, help=f"a page to play on or a lesson (default: {PLAY})")
    parser.add_argument("--visitors", type=int, default=30, help="pages at the same time (default: 30)")
    parser.add_argument("--clicks", type=int, default=30, help="clicks of the single visitor (default: 30)")
    return parser.parse_args()


async def measured(at: Visited, visitors: int, clicks: int) -> list[Row]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        rows: list[Row] = [("", ["measured", "to reach"])]
        rows += [*await one_visitor(browser, at, clicks), *await a_class(browser, at, visitors)]
        await browser.close()
    return rows


# One visitor

async def one_visitor(browser: Browser, at: Visited, clicks: int) -> list[Row]:
    starts = [await cold_start(browser, at) for _ in range(COLD_STARTS)]
    with served("--students", "1", "--page", at.name) as server:
        await server.said("serve-compiled")
        async with opened(browser, 1) as [page], relay(server) as between:
            await usable(page, at, between.address)
            await page.wait_for_load_state("networkidle")
            weight = between.sent / 1024
            await hurry(page, at)
            before = between.sent
            taken = await clicking(page, at, clicks)
            news = (between.sent - before) / 1024 / clicks
    return [
        ("sent to who opens the page for the first time, KB", [f"{weight:.0f}", ""]),
        ("sent for a click, mean, KB", [f"{news:.1f}", ""]),
        (f"click to updated page, median of {clicks}, ms", [f"{median(taken):.0f}", "60"]),
        (f"click to updated page, p95 of {clicks}, ms", [f"{p95(taken):.0f}", ""]),
        (f"cold server to its address, median of {COLD_STARTS}, s", [f"{median(up for up, _ in starts):.1f}", ""]),
        (f"first usable page there at once, median of {COLD_STARTS}, s", [f"{median(s for _, s in starts):.1f}", "4"]),
    ]


async def cold_start(browser: Browser, at: Visited) -> tuple[float, float]:
    """Seconds until a new server tells its address, and from then until whoever opens it can play."""
    async with opened(browser, 1) as [page]:
        before = time.perf_counter()
        with served("--page", at.name) as server:
            await server.said("serve-stop")
            up = time.perf_counter() - before
            return up, await usable(page, at, server.address)


# A class

async def a_class(browser: Browser, at: Visited, visitors: int) -> list[Row]:
    before = time.perf_counter()
    with served("--students", str(visitors), "--page", at.name) as server:
        await server.said("serve-pool", number=visitors)
        ready = time.perf_counter() - before
        await server.said("serve-compiled")     # no teacher lets the class in earlier
        async with opened(browser, visitors) as pages:
            busy = ours(server.pid), everybodys()
            waits = await asyncio.gather(*(usable(page, at, server.address) for page in pages))
            served_in, shown_in = ours(server.pid) - busy[0], everybodys() - busy[1]
            playing = [page for page, wait in zip(pages, waits, strict=True) if wait < inf]
            await asyncio.gather(*(hurry(page, at) for page in playing))
            clicks = await asyncio.gather(*(clicking(page, at, ROUNDS, EVERY) for page in playing))
            number, pss, rss = memory(server.pid)
    taken = [ms for visitor in clicks for ms in visitor]
    return [
        (f"pool for {visitors} ready, s", [f"{ready:.1f}", ""]),
        (f"{visitors} visitors at once: half have the page, s", [f"{median(waits):.1f}", ""]),
        (f"{visitors} visitors at once: the last has the page, s", [f"{max(w for w in waits if w < inf):.1f}", "5"]),
        (f"{visitors} visitors at once: have none after {PATIENCE:.0f} s", [str(waits.count(inf)), "0"]),
        ("processor's time for that, of server and kernels, s", [f"{served_in:.1f}", ""]),
        ("processor's time for that, with that of the browsers, s", [f"{shown_in:.1f}", ""]),
        (f"{visitors} visitors, a click every {EVERY:.0f} s: median, ms", [f"{median(taken):.0f}", ""]),
        (f"{visitors} visitors, a click every {EVERY:.0f} s: p95, ms", [f"{p95(taken):.0f}", "100"]),
        ("memory of a kernel then (PSS), MB", [f"{pss / number:.0f}", "150"]),
        ("memory of a kernel then (RSS), MB", [f"{rss / number:.0f}", ""]),
        (f"memory of all {number} kernels, the spare ones too (PSS), MB", [f"{pss:.0f}", ""]),
    ]


def kernels(server: int) -> list[str]:
    found = [children.read_text().split() for children in Path(f"/proc/{server}/task").glob("*/children")]
    return [pid for pids in found for pid in pids if b"ipykernel" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def ours(server: int) -> float:
    """Seconds that the processor has worked for a server and its kernels."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in [server, *kernels(server)]]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICKS


def everybodys() -> float:
    """Seconds that the processor has worked for all."""
    user, nice, system = Path("/proc/stat").read_text().split()[1:4]
    return (int(user) + int(nice) + int(system)) / TICKS


def memory(server: int) -> tuple[int, float, float]:
    """How many kernels a server has, and the MB of them all: PSS shares out what they have in common."""
    sizes = [rollup(pid) for pid in kernels(server)]
    return len(sizes), sum(size["Pss"] for size in sizes) / 1024, sum(size["Rss"] for size in sizes) / 1024


def rollup(pid: str) -> dict[str, int]:
    """The kB of a process by kind."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}


# Pages

@asynccontextmanager
async def opened(browser: Browser, pages: int) -> AsyncIterator[list[Page]]:
    """Empty pages, each of a device of its own: one device would have one kernel."""
    contexts = [await browser.new_context() for _ in range(pages)]
    try:
        yield [await context.new_page() for context in contexts]
    finally:
        for context in contexts:
            await context.close()


async def usable(page: Page, at: Visited, address: str) -> float:
    """Seconds from going there to something that can be clicked; infinitely many when patience ends first."""
    before = time.perf_counter()
    try:
        await page.goto(address + path(at.name), wait_until="commit", timeout=PATIENCE * 1000)
        await page.wait_for_selector(at.offered, state="attached", timeout=PATIENCE * 1000)
    except TimeoutError:
        return inf
    return time.perf_counter() - before


async def hurry(page: Page, at: Visited) -> None:
    """Bots answer at once: their pace is not what is measured."""
    if not at.bots:
        return
    await page.select_option("#gk-speed", "off")
    await page.wait_for_selector('#gk-speed option[value="off"][selected]', state="attached", timeout=PATIENCE * 1000)


async def clicking(page: Page, at: Visited, clicks: int, every: float = 0.0) -> list[float]:
    """Milliseconds of each click."""
    wishes = {
        "offered": at.offered, "anew": at.anew, "clicks": clicks, "every": every * 1000, "patience": PATIENCE * 1000,
    }
    return await asyncio.wait_for(page.evaluate(CLICKING, wishes), PATIENCE + 2 * clicks * every)


def p95(figures: list[float]) -> float:
    return quantiles(figures, n=20, method="inclusive")[-1]


if __name__ == "__main__":
    sys.exit(main())
