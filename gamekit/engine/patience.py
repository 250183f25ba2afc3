"""A limit of time for calls of somebody's functions, in any thread of any system: nobody waits for an endless loop.

A thread looks at the clock while such calls run, and raises `OutOfTime` in those that take too long.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock, Thread, get_ident
from typing import Any

PATIENCE = 10.0     # seconds for one call
LOOK = 0.1          # seconds between two looks at the clock
AGAIN = 1.0         # seconds after which a call that has not heard is told again
DEADLINES: dict[int, float] = {}        # by thread
LOCK = Lock()
WATCHER: list[Thread] = []


class OutOfTime(BaseException):
    """Not an `Exception`: those are often caught."""


def in_time(seconds: float, function: Callable[..., Any], *given: Any) -> Any:
    """What a function answers; `OutOfTime` if it does not within so many seconds."""
    thread, before = get_ident(), None
    try:
        with LOCK:
            before = DEADLINES.get(thread)      # of a call around this one
            deadline = time.monotonic() + seconds
            DEADLINES[thread] = deadline if before is None else min(before, deadline)
            watch()
        return function(*given)
    finally:
        with LOCK:
            if before is None:
                DEADLINES.pop(thread, None)
            else:
                DEADLINES[thread] = before


def watch() -> None:
    """Let somebody look at the clock. Where there are no threads, as in a browser, nobody can."""
    if WATCHER and WATCHER[0].is_alive():
        return
    try:
        WATCHER[:] = [Thread(target=look, name="gamekit-patience", daemon=True)]
        WATCHER[0].start()
    except RuntimeError:
        WATCHER.clear()


def look() -> None:
    """Tell those whose time is over, as long as there are calls."""
    from ctypes import c_ulong, py_object, pythonapi        # which a browser has not

    idle = 0
    while idle < 50:
        time.sleep(LOOK)
        with LOCK:
            now = time.monotonic()
            for thread in [thread for thread, deadline in DEADLINES.items() if deadline < now]:
                pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), py_object(OutOfTime))
                DEADLINES[thread] = now + AGAIN
            idle = 0 if DEADLINES else idle + 1
