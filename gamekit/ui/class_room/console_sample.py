from __future__ import annotations
from typing import TYPE_CHECKING
from ...engine.markup import Markup
if TYPE_CHECKING:
    from .console import Console
def sample(console: Console) -> Markup:
    return Markup()
