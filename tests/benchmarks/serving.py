"""A server of our own to measure, and the machine that it is measured on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from gamekit.bench import installed, machine
from gamekit.engine.words import SHARED
from tests.browser.conftest import free_port

PATIENCE = 60.0         # seconds after which waiting for anything is given up
PACKAGES = ("voila", "anywidget", "ipywidgets", "ipykernel", "playwright")


@dataclass(frozen=True)
class Served:
    address: str
    pid: int
    log: Path

    async def said(self, sentence: str, **facts: int) -> None:
        """Wait until the server has printed a sentence."""
        words = SHARED.text(sentence, "en", **facts)
        async with asyncio.timeout(3 * PATIENCE):      # a whole class of kernels starts
            while words not in self.log.read_text("utf-8"):
                await asyncio.sleep(0.02)


@contextmanager
def served(*choices: str) -> Iterator[Served]:
    """A server of our own, until the end of the block."""
    port = free_port()
    command = [sys.executable, "-m", "gamekit", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    with tempfile.TemporaryDirectory() as folder, (log := Path(folder) / "log").open("w") as out:
        process = subprocess.Popen([*command, *choices], stdout=out, stderr=out, cwd=folder)
        try:
            yield Served(f"http://127.0.0.1:{port}/", process.pid, log)
        finally:
            stop(process)


@dataclass
class Relay:
    """Stands between visitors and a server, and counts the bytes that go to the visitors."""

    address: str = ""
    sent: int = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, counted: bool) -> None:
        while piece := await reader.read(1 << 16):
            self.sent += len(piece) * counted
            writer.write(piece)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def relay(server: Served) -> AsyncIterator[Relay]:
    """A relay to a server, until the end of the block."""
    found, (host, port) = Relay(), server.address.rstrip("/").rpartition("//")[2].split(":")

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_connection(host, int(port))
        ways = found.carry(reader, to, counted=False), found.carry(there, writer, counted=True)
        await asyncio.gather(*ways, return_exceptions=True)     # whoever leaves does not say so

    async with await asyncio.start_server(meet, "127.0.0.1") as listening:
        found.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
        yield found


def path(page: str) -> str:
    """Where a page is, on a server's address."""
    return f"voila/render/{page}.ipynb"


def stop(process: subprocess.Popen[bytes]) -> None:
    """Kernels end with their server, even with one that had to be killed."""
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def notes(busy: float) -> list[tuple[str, str]]:
    """The machine, and how busy others kept it when we began."""
    about = dict(machine())
    about["processor"] = about["processor"].partition(";")[0]
    about["versions"] += "".join(f", {package} {installed(package)}" for package in PACKAGES)
    return [*about.items(), ("load before", f"{busy:.1f} processes wanted a core in the minute before")]
