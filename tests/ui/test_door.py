"""Who may come in, and how many the machine bears."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from gamekit.ui import door, limits
from gamekit.ui.door import FREE, KNOWN, PAUSE, Door, is_local


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(door, "asyncio", SimpleNamespace(sleep=sleep, Lock=asyncio.Lock))
    return waited


def test_a_right_token_does_not_wait(pauses: list[float]) -> None:
    assert asyncio.run(Door("spring").opens("spring", "here"))
    assert pauses == []


def test_after_a_few_wrong_ones_right_and_wrong_ones_wait_alike(pauses: list[float]) -> None:
    async def guess() -> None:
        guarded = Door("spring")
        for _ in range(FREE):
            assert not await guarded.opens("summer", "here")
        assert pauses == []
        assert not await guarded.opens("summer", "here")
        assert await guarded.opens("spring", "here")
        assert pauses == [PAUSE, PAUSE]
        assert await guarded.opens("spring", "elsewhere")
        assert len(pauses) == 2, "another device waits too"

    asyncio.run(guess())


def test_many_guesses_at_once_go_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def guess() -> None:
        running = [0, 0]        # now, and at most

        async def sleep(_: float) -> None:
            running[0] += 1
            running[1] = max(running)
            await asyncio.sleep(0)
            running[0] -= 1

        monkeypatch.setattr(door, "asyncio", SimpleNamespace(sleep=sleep, Lock=asyncio.Lock))
        guarded = Door("spring")
        await asyncio.gather(*(guarded.opens("summer", "here") for _ in range(FREE + 20)))
        assert running[1] == 1

    asyncio.run(guess())


def test_addresses_are_not_remembered_without_end(pauses: list[float]) -> None:
    async def guess() -> None:
        guarded = Door("spring")
        for number in range(KNOWN + 10):
            await guarded.opens("summer", str(number))
        assert len(guarded._wrong) <= KNOWN

    asyncio.run(guess())


def test_a_class_behind_one_address_may_mistype(pauses: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    async def guess() -> None:
        codes = Door.for_codes("FKZT")
        for _ in range(door.TYPED):
            assert not await codes.opens("FKZB", "school")
        assert pauses == []
        assert await codes.opens("FKZT", "school")
        assert pauses == [PAUSE]
        now = time.monotonic()
        monkeypatch.setattr(time, "monotonic", lambda: now + door.FORGIVEN + 1)
        assert await codes.opens("FKZT", "school")
        assert pauses == [PAUSE], "time forgives"

    asyncio.run(guess())


def test_guesses_from_many_addresses_wait_in_one_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def guess() -> None:
        running = [0, 0]

        async def sleep(_: float) -> None:
            running[0] += 1
            running[1] = max(running)
            await asyncio.sleep(0)
            running[0] -= 1

        monkeypatch.setattr(door, "asyncio", SimpleNamespace(sleep=sleep, Lock=asyncio.Lock))
        codes = Door.for_codes("FKZT")
        await asyncio.gather(*(codes.opens("FKZB", str(number)) for number in range(door.CROWD)))
        assert running == [0, 0]
        await asyncio.gather(*(codes.opens("FKZB", f"more {number}") for number in range(20)))
        assert running == [0, 1]

    asyncio.run(guess())


@pytest.mark.parametrize(("host", "local"), [
    ("localhost:8866", True), ("127.0.0.1", True), ("[::1]:8866", True), ("LOCALHOST", True),
    ("evil.example", False), ("localhost.evil.example:8866", False), ("192.168.0.7:8866", False), ("", False),
    ("[", False), ("user@localhost", True),
])
def test_names_of_this_machine(host: str, local: bool) -> None:
    assert is_local(host) is local


# Open files

class Limits:
    RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

    def __init__(self, soft: int, hard: int, refuses: bool = False) -> None:
        self.limits, self.refuses = (soft, hard), refuses

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.limits

    def setrlimit(self, _: int, given: tuple[int, int]) -> None:
        if self.refuses:
            raise ValueError
        self.limits = given


@pytest.mark.parametrize(("system", "wanted", "possible", "soft"), [
    (Limits(256, -1), 30, 30, 510), (Limits(256, 4096), 30, 30, 510), (Limits(256, 400), 30, 21, 400),
    (Limits(256, -1, refuses=True), 30, 10, 256), (Limits(1024, 4096), 30, 30, 1024), (Limits(-1, -1), 30, 30, -1),
    (Limits(64, 64), 30, 1, 64),
])
def test_the_limit_is_raised_as_far_as_needed(
    system: Any, wanted: int, possible: int, soft: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resource", system)
    assert limits.visitors(wanted) == possible
    assert system.limits[0] == soft
