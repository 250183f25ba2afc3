"""How soon an odds page answers, when it is opened and when another question is asked, in a real browser:

    python -m tests.benchmarks.odds partisans           what is compiled is there
    python -m tests.benchmarks.odds partisans --cold    nothing is compiled yet
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from statistics import median

from playwright.async_api import Page, async_playwright

from gamekit.bench import Row, table
from gamekit.engine import cache
from tests.benchmarks.serving import PATIENCE, notes, path, served
from tests.browser.conftest import CHROMIUM, QUIET

COMPILING = 4 * PATIENCE        # a cache may be empty

# Asks for another seed, which is another study of as many games; answers after how many ms its numbers were there, and
# after how many all its pictures. It runs in the page, so that what drives the browser is not measured.
ASKING = """
({seed, patience}) => new Promise((done, fail) => {
  const late = setTimeout(() => fail(new Error(`no answer with seed ${seed}`)), patience);
  const asked = performance.now();
  const since = () => performance.now() - asked;
  let numbers = 0;
  const look = () => {
    numbers ||= document.querySelector("#gk-counted").innerText.includes(`seed ${seed}.`) ? since() : 0;
    if (!numbers || document.querySelector(".gk-stale, .gk-busy")) return;
    watch.disconnect();
    clearTimeout(late);
    done([numbers, since()]);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.querySelector(".gk-page"), {subtree: true, childList: true, attributes: true});
  const field = document.querySelector("#gk-seed");
  field.value = seed;
  field.dispatchEvent(new Event("change", {bubbles: true}));
})
"""


# Notes when the page showed its first numbers, its first picture, and all of its answer, in ms since it was opened.
OPENING = """
window.gkSeen = {};
const look = () => {
  const note = (name, there) => { if (there) window.gkSeen[name] ??= performance.now(); };
  note("numbers", document.querySelector("#gk-headline"));
  note("picture", document.querySelector("figure svg"));
  note("all", document.querySelector("#gk-plot-length") && !document.querySelector(".gk-stale, .gk-busy"));
};
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
"""
OPENED = {"numbers": "first numbers", "picture": "first picture", "all": "all games and plots"}


def main() -> int:
    options = arguments()
    if CHROMIUM is None:
        sys.exit("no Chromium found")
    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        if options.cold:
            os.environ[cache.VARIABLE] = folder     # the server and its kernels inherit it
        rows = asyncio.run(measured(f"{options.game}_odds", options.times, options.cold))
    print(f"{options.game}_odds through `gamekit serve`; client and server on the same machine\n")
    print(table(rows), table([(label, [value]) for label, value in notes(busy)], aligned="<"), sep="\n\n")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.odds", description=__doc__)
    parser.add_argument("game", help="whose odds page is opened")
    parser.add_argument("--times", type=int, default=9, help="questions that are asked (default: 9)")
    parser.add_argument("--cold", action="store_true", help="with an empty cache of compiled code")
    return parser.parse_args()


async def measured(name: str, times: int, cold: bool) -> list[Row]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with served("--students", "1", "--page", name) as server:
            await (server.said("serve-pool", number=1) if cold else server.said("serve-compiled"))
            page = await browser.new_page()
            opened = await opening(page, server.address + path(name))
            told = await page.inner_text("#gk-counted span")
            answers = [await asked(page, seed) for seed in range(1, times + 1)]
        await browser.close()
    numbers, pictures = zip(*answers, strict=True)
    heading: Row = (told, ["median", "least", "most"])
    first = [line(f"opened, {words} after, s", (opened[what],)) for what, words in OPENED.items()]
    return [heading, *first, line("asked, numbers after, s", numbers), line("asked, all plots after, s", pictures)]


async def opening(page: Page, address: str) -> dict[str, float]:
    """After how many seconds a page showed what, until nothing more is to come."""
    await page.add_init_script(OPENING)
    await page.goto(address)
    await page.wait_for_function("() => window.gkSeen.all", timeout=COMPILING * 1000)
    return {what: await page.evaluate("what => window.gkSeen[what]", what) / 1000 for what in OPENED}


async def asked(page: Page, seed: int) -> tuple[float, float]:
    """Seconds until the numbers and until all plots of a new question are there."""
    numbers, pictures = await page.evaluate(ASKING, {"seed": str(seed), "patience": PATIENCE * 1000})
    return numbers / 1000, pictures / 1000


def line(label: str, seconds: tuple[float, ...]) -> Row:
    return label, [f"{median(seconds):.2f}", f"{min(seconds):.2f}", f"{max(seconds):.2f}"]


if __name__ == "__main__":
    sys.exit(main())
