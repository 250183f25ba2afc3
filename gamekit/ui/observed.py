"""What a page tells whoever stands around it, without any widget library.

A page's `Observed` values and its messages go to its shell: a widget in a notebook or a kernel (see `notebook`), or a
worker in the visitor's browser.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Generic, Protocol, TypeVar, overload

T = TypeVar("T")


class Shell(Protocol):
    """What shows a page and brings it wishes."""

    def told(self, name: str, value: Any) -> None:
        """Something that is observed has changed."""

    def send(self, content: Any) -> None:
        """A message that is told once: a file, say."""

    def hold(self) -> AbstractContextManager[None]:
        """What is told meanwhile goes out together."""


class Nobody:
    """Around a page that nobody shows: it can be asked for its HTML."""

    def told(self, name: str, value: Any) -> None: ...

    def send(self, content: Any) -> None: ...

    def hold(self) -> AbstractContextManager[None]:
        return nullcontext()


class Observable(Protocol):
    def changed(self, name: str, value: Any) -> None: ...


class Observed(Generic[T]):
    """An attribute that others see change. In a notebook it is a trait; one that is not synced stays with Python."""

    def __init__(self, default: T, synced: bool = True, check: Callable[[T], T] | None = None) -> None:
        self.default, self.synced, self.check = default, synced, check

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, page: None, owner: type) -> Observed[T]: ...
    @overload
    def __get__(self, page: Any, owner: type) -> T: ...

    def __get__(self, page: Any, owner: type) -> T | Observed[T]:
        if page is None:
            return self
        value: T = page.__dict__.get(self.name, self.default)
        return value

    def __set__(self, page: Observable, value: T) -> None:
        value = self.check(value) if self.check else value
        if value != page.__dict__.get(self.name, self.default):
            page.__dict__[self.name] = value
            page.changed(self.name, value)


def observed(kind: type) -> dict[str, Observed[Any]]:
    """All that pages of a kind tell, by its name."""
    everything = {name: value for one in reversed(kind.__mro__) for name, value in vars(one).items()}
    return {name: value for name, value in everything.items() if isinstance(value, Observed)}
