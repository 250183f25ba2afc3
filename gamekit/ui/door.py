"""Who may come in: tokens and codes, which cannot be found by trying, and the name that the server is called by."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from urllib.parse import urlsplit

LOCAL = ("localhost", "127.0.0.1", "::1")
FREE = 5            # wrong tokens of an address before the next ones have to wait
PAUSE = 2.0         # seconds for each of those, one after another
KNOWN = 10_000      # addresses that are remembered
TYPED = 30          # wrong codes of a class that are free: thirty pupils may come from one address, and mistype them
CROWD = 200         # wrong codes from everywhere, after which all wait
FORGIVEN = 600.0    # seconds after which a wrong code is forgotten
EVERYWHERE = ""     # where the crowd waits


class Door:
    """Compares tokens. After a few wrong ones from an address, right and wrong ones from there wait alike."""

    def __init__(
        self, token: str | None, free: int = FREE, crowd: int | None = None, memory: float = float("inf")
    ) -> None:
        self.token, self.free, self.crowd, self.memory = token, free, crowd, memory
        self._wrong: dict[str, list[float]] = {}
        self._queues: dict[str, asyncio.Lock] = {}

    @classmethod
    def for_codes(cls, code: str | None = None) -> Door:
        """For what a class types: more wrong ones are free, and time forgives them; but all together have a limit."""
        return cls(code, TYPED, CROWD, FORGIVEN)

    async def opens(self, given: str, address: str) -> bool:
        token = (self.token or given).encode()      # without one everybody is right
        return await self.admits(address, lambda: secrets.compare_digest(given.encode(), token))

    async def admits(self, address: str, is_right: Callable[[], bool]) -> bool:
        """Whether it is right, told without haste to those who were wrong too often."""
        waiting = self._where_to_wait(address)
        if waiting is None:
            return self._noted(address, is_right())
        async with self._queues.setdefault(waiting, asyncio.Lock()):     # many at once do not go faster
            await asyncio.sleep(PAUSE)
            return self._noted(address, is_right())

    def _where_to_wait(self, address: str) -> str | None:
        if self._count(address) >= self.free:
            return address
        if self.crowd is not None and self._count(EVERYWHERE) >= self.crowd:
            return EVERYWHERE
        return None

    def _count(self, address: str) -> int:
        """Wrong ones that are not forgiven."""
        now = time.monotonic()
        self._wrong[address] = [when for when in self._wrong.get(address, ()) if now - when < self.memory]
        return len(self._wrong[address])

    def _noted(self, address: str, right: bool) -> bool:
        for where in () if right else (address, *[EVERYWHERE] * (self.crowd is not None)):
            most = self.free if where == address else self.crowd or 0
            self._wrong[where] = [*self._wrong.get(where, ()), time.monotonic()][-most:]
        for oldest in list(self._wrong)[:-KNOWN] if len(self._wrong) > KNOWN else ():
            del self._wrong[oldest]
            self._queues.pop(oldest, None)
        return right


def is_local(host: str) -> bool:
    """Whether a request is addressed to this machine by a name of its own.

    Any page in the internet can give its own name the address 127.0.0.1 and so ask our server in the visitor's name;
    but then the request says that name.
    """
    try:
        return urlsplit(f"//{host}").hostname in LOCAL
    except ValueError:
        return False
