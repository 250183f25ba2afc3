"""Pages as widgets of Jupyter: in a notebook, and on the websocket of a served kernel.

Such a widget is a page whose observed values are traits: it goes into an `HBox`, can be linked, and is observed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import new_class
from typing import Any, TypeVar

import anywidget
import traitlets

from ..engine.words import checked_language
from .observed import Observed, observed
from .widget import SCRIPT, Page

P = TypeVar("P", bound=Page)
TRAITS: dict[type, type[traitlets.TraitType[Any, Any]]] = {
    str: traitlets.Unicode, bool: traitlets.Bool, dict: traitlets.Dict,
}
MADE: dict[type, Any] = {}      # classes of widgets, by the class of their pages


class Widget(anywidget.AnyWidget):
    """The shell of a page in Jupyter. Wishes come as custom messages; no trait is read back."""

    _esm = SCRIPT

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(lambda _, content, __: self.receive(content))

    @contextmanager
    def hold(self) -> Iterator[None]:
        with self.hold_sync(), self.hold_trait_notifications():
            yield

    @traitlets.observe("language")
    def _language_set(self, change: Any) -> None:
        self.changed("language", change["new"])

    @traitlets.validate("language")
    def _language_spoken(self, proposal: Any) -> str:
        return checked_language(proposal["value"])

    def told(self, name: str, value: Any) -> None:
        """Traits tell by themselves."""


def widget(kind: type[P]) -> type[P]:
    """Pages of a kind as widgets.

    >>> from gamekit.ui.board import Board
    >>> issubclass(widget(Board), Board), issubclass(widget(Board), anywidget.AnyWidget)
    (True, True)
    >>> sorted(set(dir(Board)) & set(widget(Board).class_own_traits()))
    ['keeps', 'language', 'live', 'move', 'over', 'page', 'position', 'seat', 'typeface']
    """
    if kind not in MADE:
        traits = {name: trait(told) for name, told in observed(kind).items()}
        own = {"_css": kind.css, "shell": property(lambda page: page), "__doc__": kind.__doc__, "__module__": __name__}
        MADE[kind] = new_class(kind.__name__, (kind, Widget), exec_body=lambda body: body.update(traits | own))
    made: type[P] = MADE[kind]
    return made


def trait(told: Observed[Any]) -> Any:
    if told.default is None:
        made: Any = traitlets.Unicode(None, allow_none=True)
    else:
        made = TRAITS[type(told.default)](told.default)
    return made.tag(sync=True) if told.synced else made
