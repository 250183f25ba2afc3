"""Archives of a site that no board needs at once: they come when something is imported that is not there yet."""

from __future__ import annotations

import gzip
import io
import sys
import zipfile
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import FileFinder, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[3]
Fetch = Callable[[str], Any]        # the bytes of an archive, as the browser has them


class Later:
    """Asked for modules of ours last of all, after those who look at what is there."""

    def __init__(self, fetch: Fetch, archives: Iterable[str]) -> None:
        self.fetch, self.archives = fetch, list(archives)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not self.archives or not name.startswith("gamekit.") or name.startswith("gamekit.games."):
            return None
        while self.archives:
            unpack(self.fetch(self.archives[0]).to_bytes())
            del self.archives[0]
        forget_folders()
        return PathFinder.find_spec(name, path, target)


def unpack(archive: bytes) -> None:
    """Put it beside what there is. Some web spaces have it decompressed on the way."""
    whole = archive if zipfile.is_zipfile(io.BytesIO(archive)) else gzip.decompress(archive)
    zipfile.ZipFile(io.BytesIO(whole)).extractall(ROOT)


def forget_folders() -> None:
    """Look into all folders anew. What `importlib` has for it imports a part that sites do not have."""
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, FileFinder):
            finder.invalidate_caches()


def expect(fetch: Fetch, archives: Iterable[str]) -> None:
    sys.meta_path.append(Later(fetch, archives))
