"""What the first visit of a static site costs, and the second: `python -m tests.benchmarks.site RUNTIME`.

RUNTIME is a folder with the unpacked runtime. Files are sent compressed with brotli, as a good web space does (Node
makes it). `--beside FOLDER PAGE` measures another site in turn with ours, in the same run; its page tells in
`window.marks.board` when its board stood.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import shutil
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import ClassVar

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from gamekit.bench import Row, machine, table
from gamekit.ui.catalog import notebooks_folder
from gamekit.ui.site.publish import Plan, publish
from gamekit.ui.site.runtime import Runtime
from tests.browser.conftest import CHROMIUM, QUIET

PAGES = ("play", "rules", "book")
WAIT = 120_000
SMALL = 5_000           # bytes: files below are not told one by one
BROTLI = """
const fs = require("fs"), zlib = require("zlib"), path = require("path");
for (const file of fs.readdirSync(process.argv[1], { recursive: true }).map((name) => path.join(process.argv[1], name)))
  if (fs.statSync(file).isFile() && !/\\.(gz|woff2|br)$/.test(file))
    fs.writeFileSync(file + ".br", zlib.brotliCompressSync(fs.readFileSync(file)));
"""


class Compressing(http.server.SimpleHTTPRequestHandler):
    """A web space that has everything compressed, and lets browsers keep it."""

    protocol_version = "HTTP/1.1"
    sent: ClassVar[Counter[str]] = Counter()        # bytes of each file

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        small = file.with_name(file.name + ".br")
        data = (small if small.is_file() else file).read_bytes() if file.is_file() else b""
        self.send_response(200 if file.is_file() else 404)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Cache-Control", "max-age=3600")
        if small.is_file():
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        Compressing.sent[file.name] += len(data)

    def log_message(self, *_: object) -> None:
        pass


@dataclass
class Site:
    """A site that is measured: where it is, how its page says that its board stands, and what was found."""

    name: str
    address: str
    marks: str
    cold: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)
    sent: Counter[str] = field(default_factory=Counter)


@contextmanager
def space(folder: Path) -> Iterator[str]:
    subprocess.run(["node", "-e", BROTLI, str(folder)], check=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Compressing, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def measure(browser: Browser, site: Site) -> None:
    """A first visit and a second one, by somebody who was never here."""
    context = browser.new_context()
    Compressing.sent.clear()
    cold, site.sent = visit(context, site)
    site.cold.append(cold)
    site.again.append(visit(context, site)[0])
    context.close()


def visit(context: BrowserContext, site: Site) -> tuple[float, Counter[str]]:
    """Seconds until the board can be clicked on, and what was sent until then."""
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(site.address)
    found, end = None, time.monotonic() + WAIT / 1000
    while found is None:
        if time.monotonic() > end:
            raise TimeoutError(f"{site.address} showed no board")
        page.wait_for_timeout(20)
        found = page.evaluate(f"window.{site.marks}?.board ?? null")
    sent = Compressing.sent.copy()
    page.wait_for_timeout(3000)         # what is kept for later visits
    page.close()
    return float(found) / 1000, sent


def told(values: list[float]) -> str:
    return f"{median(values):.1f} s [{min(values):.1f}, {max(values):.1f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("runtime", type=Path)
    parser.add_argument("--beside", nargs=2, metavar=("FOLDER", "PAGE"))
    parser.add_argument("-n", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        notebooks, copy = Path(made) / "notebooks", Path(made) / "beside"
        notebooks.mkdir()
        for name in PAGES:
            shutil.copy(notebooks_folder() / f"uprising_{name}.ipynb", notebooks)
        ours = publish(Plan(Path(made) / "site", Runtime(given.runtime), folder=notebooks))
        shutil.copytree(given.beside[0] if given.beside else ours, copy)
        with space(ours) as here, space(copy) as there:
            sites = [Site("gamekit publish", f"{here}uprising_play.html", "gkMarks")]
            sites += [Site("beside", there + given.beside[1], "marks")] if given.beside else []
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            for _ in range(given.n):
                for site in sites:
                    measure(browser, site)
            browser.close()
        rows: list[Row] = [("", ["first board, cold", "second visit", "sent until the first"])]
        rows += [(site.name, [told(site.cold), told(site.again), f"{site.sent.total() / 1e6:.2f} MB"])
                 for site in sites]
        print(f"median [range] of {given.n} visits in turn\n{table(rows)}")
        for site in sites:
            parts = "; ".join(f"{name} {size / 1e6:.3f}" for name, size in site.sent.most_common() if size >= SMALL)
            print(f"{site.name}, MB: {parts}")
        print("\n".join(": ".join(line) for line in machine()))


if __name__ == "__main__":
    main()
