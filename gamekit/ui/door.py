"""Who may come in: the token, which cannot be found by trying, and the name that the server is called by."""

from __future__ import annotations

import asyncio
import secrets
from urllib.parse import urlsplit

LOCAL = ("localhost", "127.0.0.1", "::1")
FREE = 5            # wrong tokens of an address before the next ones have to wait
PAUSE = 2.0         # seconds for each of those, one after another
KNOWN = 10_000      # addresses that are remembered


class Door:
    """Compares tokens. After a few wrong ones from an address, right and wrong ones from there wait alike."""

    def __init__(self, token: str | None) -> None:
        self.token = token
        self._wrong: dict[str, int] = {}
        self._queues: dict[str, asyncio.Lock] = {}

    async def opens(self, given: str, address: str) -> bool:
        if self._wrong.get(address, 0) < FREE:
            return self._compare(given, address)
        async with self._queues.setdefault(address, asyncio.Lock()):     # many at once do not go faster
            await asyncio.sleep(PAUSE)
            return self._compare(given, address)

    def _compare(self, given: str, address: str) -> bool:
        if self.token is None or secrets.compare_digest(given.encode(), self.token.encode()):
            return True
        self._wrong[address] = self._wrong.get(address, 0) + 1
        for oldest in list(self._wrong)[:-KNOWN]:
            del self._wrong[oldest]
            self._queues.pop(oldest, None)
        return False


def is_local(host: str) -> bool:
    """Whether a request is addressed to this machine by a name of its own.

    Any page in the internet can give its own name the address 127.0.0.1 and so ask our server in the visitor's name;
    but then the request says that name.
    """
    try:
        return urlsplit(f"//{host}").hostname in LOCAL
    except ValueError:
        return False
