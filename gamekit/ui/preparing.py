"""What Voila does with a page of ours before it shows it, whoever runs Voila: our server, `voila notebooks/`, the
preview in JupyterLab, Binder. The template's `conf.json` names it, and the pages name the template.
"""

from __future__ import annotations

from typing import Any

from nbconvert.preprocessors import Preprocessor

from ..engine import typeface
from ..engine.words import LANGUAGES, SHARED

NOTEBOOK_ONLY = "notebook-only"     # cells that speak only to who reads the notebook: neither shown nor run
SENTENCES = ("failed", "loading", "lost", "crashed", "left", "unknown", "gone", "elsewhere", "elsewhere-how")


class Preparing(Preprocessor):
    """Takes out cells, and puts in what the template needs where our server has not done so."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        nb.cells = [cell for cell in nb.cells if NOTEBOOK_ONLY not in cell.metadata.get("tags", ())]
        resources.setdefault("gamekit", {"language": "en", "spoken": spoken()})
        resources.setdefault("typeface", typeface.carried() + typeface.token())
        return nb, resources


def spoken() -> dict[str, dict[str, str]]:
    """What a page says by itself, in all languages."""
    return {one: {key: SHARED.text(f"page-{key}", one) for key in SENTENCES} for one in LANGUAGES}
