"""Who has which page open: one kernel for each page of a device, as many as the machine bears, none for closed tabs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import PeriodicCallback

AWAY = 120.0        # seconds after which a closed tab gives its kernel back; what it shows is kept
COMING = 20.0       # seconds in which a new page may still be on its way to the browser
SOON = 60.0         # seconds for which a visitor rather waits for a kernel of the pool than starts one
EACH = 6            # pages that one device may have open
LOOK = 5.0          # seconds between two looks at who has gone
AT_ONCE = 3 / 4     # of all pages may be opened by one address at once: it may be the whole class
QUICKLY = 1.0       # seconds after which it may open one more
REMEMBERED = 1000   # kernels of which is known why they ended
POLL = 0.05         # seconds between two looks at a page that is being made


class Full(Exception):
    """There is no kernel for one more page, for the reason told."""


class Kernels(AsyncMappingKernelManager):
    """A kernel that crashed is ended as any other is: Jupyter would only forget it, and keep its sockets and files."""

    def _handle_kernel_died(self, kernel_id: str) -> None:
        asyncio.get_running_loop().create_task(self.shutdown_kernel(kernel_id, now=True))   # type: ignore[no-untyped-call]

    def remove_kernel(self, kernel_id: str) -> Any:
        """Who disconnects while a kernel is ending leaves sockets behind, in which messages would be kept for them."""
        self.stop_buffering(kernel_id)      # type: ignore[no-untyped-call]
        return super().remove_kernel(kernel_id)


@dataclass
class Visit:
    """A page with its kernel, and the HTML that connects to it: who loads it again gets the same."""

    device: str
    making: asyncio.Task[Any]           # Voila's: starts the kernel and runs the notebook
    alone: float                        # since when nobody is connected; 0 while somebody is
    kernel: str = ""

    async def html(self) -> AsyncIterator[str]:
        """The page in pieces, as soon as they are there."""
        content = await asyncio.shield(self.making)     # who goes away does not stop it for who comes back
        pieces, task, sent = content["renderer"].rendered_cache, content["task"], 0
        while sent < len(pieces) or not task.done():
            if sent == len(pieces):
                await asyncio.wait([task], timeout=POLL)
            else:
                yield pieces[sent]
                sent += 1
        task.result()


class Visits:
    """All pages that are open, by their secrets."""

    def __init__(self, kernels: Any, most: int) -> None:
        self.kernels, self.most = kernels, most
        self.open: dict[str, Visit] = {}
        self.ended: dict[str, str] = {}     # why kernels are no more: "left" or "crashed"
        self.opened: dict[str, float] = {}      # until when an address has used up what it may open
        self.seen: Callable[[list[str]], None] = lambda _: None     # told who is connected
        self.looking = PeriodicCallback(self.look, LOOK * 1000)

    async def visit(self, secret: str, device: str, page: str, query: str = "", address: str = "") -> Visit:
        """The page of that secret: the one that is open, or a new one, which can read what its address asks for."""
        if secret not in self.open:
            self._check_haste(address)
            await self._make_room(device)
        if secret not in self.open:         # nobody else was quicker
            self.open[secret] = Visit(device, asyncio.create_task(self._begin(secret, page, query)), time.monotonic())
        visit = self.open[secret]
        try:
            await asyncio.shield(visit.making)
        except Exception:
            if self.open.get(secret) is visit:
                del self.open[secret]       # the next one tries again
            raise
        return visit

    async def _begin(self, secret: str, page: str, query: str) -> Any:
        env = {**os.environ, "QUERY_STRING": query}         # as Voila by itself gives it
        content = await self._waiting(page) or await self.kernels._initialize(page, path="", env=env)
        kernel = content["kernel_id"]
        self.open[secret].kernel = kernel
        self.kernels.add_restart_callback(kernel, lambda: self._crashed(secret, kernel), "dead")
        return content

    async def _waiting(self, page: str) -> Any:
        """A kernel of the pool, if there is one soon that still lives."""
        pool = self.kernels._pools.get(page, [])
        while pool and (pool[0].done() or self.kernels.fill_delay < SOON):
            try:
                content = await pool.pop(0)
                alive = await self.kernels.get_kernel(content["kernel_id"]).is_alive()
            except Exception:       # it could not be started, or has ended meanwhile
                alive = False
            self.kernels.fill_if_needed(notebook_name=page)
            if alive:
                return content
        return None

    # Room for one more

    def _check_haste(self, address: str) -> None:
        """A class behind one address may come at once; who opens pages without end waits, and the others do not."""
        now = time.monotonic()
        until = max(self.opened.get(address, 0.0), now)
        if until - now > QUICKLY * (AT_ONCE * self.most - 1):
            raise Full("page-haste")
        self.opened[address] = until + QUICKLY
        self.opened = {known: when for known, when in self.opened.items() if when > now}

    async def _make_room(self, device: str) -> None:
        mine = [secret for secret, visit in self.open.items() if visit.device == device]
        if len(mine) >= EACH and not await self._free(mine):
            raise Full("page-many")
        if len(self.open) >= self.most and not await self._free(list(self.open)):
            raise Full("page-full")

    async def _free(self, those: list[str]) -> bool:
        """End the page that was left first, if one of them was left at all."""
        now = time.monotonic()
        left = [secret for secret in those if (since := self.open[secret].alone) and now - since > COMING]
        if left:
            await self.end(min(left, key=lambda secret: self.open[secret].alone))
        return bool(left)

    # The end

    async def end(self, secret: str) -> None:
        kernel = self._close(secret, "left")
        if kernel in self.kernels:
            await self.kernels.shutdown_kernel(kernel, now=True)

    def _crashed(self, secret: str, kernel: str) -> None:
        """The kernels end it themselves."""
        if secret in self.open and self.open[secret].kernel == kernel:
            self._close(secret, "crashed")

    def _close(self, secret: str, reason: str) -> str:
        """Nobody has the page open any more; the kernel that it had."""
        kernel = self.open.pop(secret).kernel
        self.ended[kernel] = reason
        for oldest in list(self.ended)[:-REMEMBERED]:
            del self.ended[oldest]
        return kernel

    async def look(self) -> None:
        """Who is connected, and whose tab has been closed for long enough."""
        now = time.monotonic()
        for secret, visit in list(self.open.items()):
            if visit.kernel and visit.kernel not in self.kernels:       # the page itself ended it
                await self.end(secret)
            elif self.kernels._kernel_connections.get(visit.kernel, 0):
                visit.alone = 0
            elif not visit.alone:
                visit.alone = now
            elif visit.kernel and now - visit.alone > AWAY:
                await self.end(secret)
        self.seen([visit.device for visit in self.open.values() if visit.kernel and not visit.alone])

    def state(self, kernel: str) -> str:
        """Whether a kernel lives, else why it does not: "unknown" is one of a server before this one."""
        return self.ended.get(kernel) or ("alive" if kernel in self.kernels else "unknown")
