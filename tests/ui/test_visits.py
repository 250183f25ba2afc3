"""Who gets a kernel, who loses it: one for each page of a device, never too many, none for closed tabs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from gamekit.ui import visits
from gamekit.ui.visits import AWAY, COMING, EACH, Full, Visits


class Kernels:
    """Voila's kernel manager, as far as visits know it."""

    def __init__(self) -> None:
        self.started = 0
        self.alive: set[str] = set()
        self.dead: dict[str, Callable[[], None]] = {}
        self._pools: dict[str, list[Any]] = {}
        self._kernel_connections: dict[str, int] = {}
        self.fill_delay = 600.0
        self.fails = False

    def __contains__(self, kernel: str) -> bool:
        return kernel in self.alive

    async def _initialize(self, page: str, **_: Any) -> Any:
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("too many open files")
        return self.content()

    def content(self) -> Any:
        self.started += 1
        kernel = f"kernel-{self.started}"
        self.alive.add(kernel)

        async def rendered() -> None:
            await asyncio.sleep(0)

        renderer = SimpleNamespace(rendered_cache=[f"<p>{kernel}", "</p>"])
        return {"kernel_id": kernel, "renderer": renderer, "task": asyncio.ensure_future(rendered())}

    def wait_in_pool(self, page: str) -> str:
        content, task = self.content(), asyncio.get_running_loop().create_future()
        task.set_result(content)
        self._pools.setdefault(page, []).append(task)
        return str(content["kernel_id"])

    def fill_if_needed(self, notebook_name: str) -> None: ...

    def get_kernel(self, kernel: str) -> Any:
        async def is_alive() -> bool:
            return kernel in self.alive

        return SimpleNamespace(is_alive=is_alive)

    def add_restart_callback(self, kernel: str, callback: Callable[[], None], event: str) -> None:
        assert event == "dead"
        self.dead[kernel] = callback

    async def shutdown_kernel(self, kernel: str, now: bool) -> None:
        self.alive.remove(kernel)

    def crash(self, kernel: str) -> None:
        self.dead[kernel]()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    now = SimpleNamespace(time=1000.0)
    monkeypatch.setattr(visits, "time", SimpleNamespace(monotonic=lambda: now.time))
    return now


def run(scenario: Callable[[Kernels], Awaitable[None]]) -> None:
    async def inside() -> None:
        await scenario(Kernels())

    asyncio.run(inside())


def test_a_page_that_is_loaded_again_has_its_kernel() -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        first = await open_pages.visit("s", "phone", "play")
        for _ in range(12):
            assert await open_pages.visit("s", "phone", "play") is first
        assert [piece async for piece in first.html()] == ["<p>kernel-1", "</p>"]
        assert kernels.started == 1

    run(scenario)


def test_many_requests_at_once_start_one_kernel() -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        all_of_them = await asyncio.gather(*(open_pages.visit("s", "phone", "play") for _ in range(12)))
        assert {visit.kernel for visit in all_of_them} == {"kernel-1"}

    run(scenario)


def test_a_kernel_that_cannot_start_is_tried_again() -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        kernels.fails = True
        with pytest.raises(OSError, match="open files"):
            await open_pages.visit("s", "phone", "play")
        assert open_pages.open == {}
        kernels.fails = False
        assert (await open_pages.visit("s", "phone", "play")).kernel == "kernel-1"

    run(scenario)


def test_kernels_of_the_pool_come_first_unless_they_have_ended() -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        ended, living = kernels.wait_in_pool("play"), kernels.wait_in_pool("play")
        kernels.alive.remove(ended)
        assert (await open_pages.visit("s", "phone", "play")).kernel == living
        assert (await open_pages.visit("t", "laptop", "play")).kernel == "kernel-3"

    run(scenario)


def test_a_pool_that_is_filled_much_later_is_not_waited_for() -> None:
    async def scenario(kernels: Kernels) -> None:
        kernels._pools["play"] = [asyncio.get_running_loop().create_future()]
        assert (await Visits(kernels, most=5).visit("s", "phone", "play")).kernel == "kernel-1"

    run(scenario)


def test_a_closed_tab_gives_its_kernel_back_after_two_minutes(clock: SimpleNamespace) -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        visit = await open_pages.visit("s", "phone", "play")
        kernels._kernel_connections[visit.kernel] = 1
        clock.time += 10 * AWAY
        await open_pages.look()
        assert visit.kernel in kernels, "somebody looks at it"
        kernels._kernel_connections[visit.kernel] = 0
        await open_pages.look()
        clock.time += AWAY
        await open_pages.look()
        assert visit.kernel in kernels
        clock.time += 1
        await open_pages.look()
        assert kernels.alive == set()
        assert open_pages.state(visit.kernel) == "left"
        assert AWAY == 120

    run(scenario)


def test_a_page_that_nobody_ever_connects_to_ends_too(clock: SimpleNamespace) -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        await open_pages.visit("s", "script", "play")
        clock.time += AWAY + 1
        await open_pages.look()
        assert kernels.alive == set()

    run(scenario)


def test_above_the_most_the_page_left_first_makes_room(clock: SimpleNamespace) -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=3)
        for name in "abc":
            await open_pages.visit(name, name, "play")
            clock.time += 1
        with pytest.raises(Full, match="page-full"):     # they may still be on their way to the browser
            await open_pages.visit("d", "d", "play")
        kernels._kernel_connections["kernel-1"] = 1
        clock.time += COMING
        await open_pages.look()
        assert (await open_pages.visit("d", "d", "play")).kernel == "kernel-4"
        assert set(open_pages.open) == {"a", "c", "d"}
        kernels._kernel_connections.update(dict.fromkeys(kernels.alive, 1))
        await open_pages.look()
        with pytest.raises(Full, match="page-full"):
            await open_pages.visit("e", "e", "play")

    run(scenario)


def test_a_device_has_a_few_pages_open(clock: SimpleNamespace) -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=50)
        for number in range(EACH):
            await open_pages.visit(f"s{number}", "phone", f"page{number}")
        with pytest.raises(Full, match="page-many"):
            await open_pages.visit("more", "phone", "more")
        await open_pages.visit("other", "laptop", "more")
        clock.time += COMING + 1
        await open_pages.visit("more", "phone", "more")
        assert "s0" not in open_pages.open

    run(scenario)


def test_a_crashed_kernel_is_replaced_and_the_reason_known() -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        first = await open_pages.visit("s", "phone", "play")
        assert open_pages.state(first.kernel) == "alive"
        kernels.crash(first.kernel)
        await asyncio.sleep(0)
        second = await open_pages.visit("s", "phone", "play")
        assert second.kernel != first.kernel
        assert open_pages.state(first.kernel) == "crashed"
        assert open_pages.state("of-an-earlier-server") == "unknown"
        kernels.crash(first.kernel)         # told twice
        await asyncio.sleep(0)
        assert open_pages.state(second.kernel) == "alive"

    run(scenario)


def test_a_kernel_that_its_page_ended_is_forgotten() -> None:
    async def scenario(kernels: Kernels) -> None:
        open_pages = Visits(kernels, most=5)
        first = await open_pages.visit("s", "phone", "play")
        kernels.alive.remove(first.kernel)
        await open_pages.look()
        assert (await open_pages.visit("s", "phone", "play")).kernel != first.kernel

    run(scenario)


def test_who_opens_pages_without_end_waits_and_the_others_do_not() -> None:
    """Two hundred openings from one address, each by a device of its own, while the last of a class comes in."""
    async def scenario(kernels: Kernels) -> None:
        open_pages, told = Visits(kernels, most=42), []
        for number in range(200):
            try:
                await open_pages.visit(f"flood {number}", f"device {number}", "play", address="flood")
            except Full as full:
                told.append(str(full))
        assert 165 <= told.count("page-haste") == len(told) < 170
        for number in range(10):
            await open_pages.visit(f"pupil {number}", f"phone {number}", "play", address="school")
        assert all(f"pupil {number}" in open_pages.open for number in range(10))

    run(scenario)
