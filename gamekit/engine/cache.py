"""Where compiled code is kept.

numba unpickles what it finds there, and a pickle can run anything: so nobody else may write to the folder, and a file
that is not what was written is not unpickled, but removed and made anew.
"""

from __future__ import annotations

import hashlib
import itertools
import logging
import os
import pickle
import shutil
import stat
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

VARIABLE = "GAMEKIT_CACHE"
READY = "ready"         # a file that says that all is compiled
KEEP = 4                # folders kept for one game
KEEP_CHANGED = 12       # and for what it becomes with changed rules
MINE = 0o700
OTHERS = stat.S_IWGRP | stat.S_IWOTH
MARK = hashlib.sha256().digest_size
logger = logging.getLogger(__name__)


# Folders

def folder(name: str, digest: str, keep: int = KEEP) -> Path:
    """The folder of a game for the code that a digest stands for; older ones of the game are removed."""
    here = root()
    found = here / f"{name}-{digest}"
    if not is_private(found):
        remove(found)
        found.mkdir(MINE, exist_ok=True)        # another process may have been faster
    if not is_private(found):
        raise PermissionError(f"{found} belongs to somebody else")
    os.utime(found)
    for old in sorted(here.glob(f"{name}-" + "?" * len(digest)), key=_last_used, reverse=True)[keep:]:
        shutil.rmtree(old, ignore_errors=True)
    return found


def root() -> Path:
    """The folder for all games: the wished one, or a temporary one where that cannot be used or others write to it."""
    found = wished()
    with suppress(OSError):
        if found is not None:
            found.mkdir(MINE, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=found).close()
            if is_safe(found):
                return found
            tell_once("Others can write to %s: compiled code is kept in %s.", found, temporary())
    return temporary()


def wished() -> Path | None:
    """`GAMEKIT_CACHE`, or the user's cache folder, if there is a home to have one in."""
    from platformdirs import user_cache_path

    if os.environ.get(VARIABLE):
        return Path(os.environ[VARIABLE])
    with suppress(RuntimeError):
        found = user_cache_path("gamekit")
        return found if found.is_absolute() else None       # else it would be a folder called `~`
    return None


def temporary() -> Path:
    """A folder of our own among the temporary ones, where anybody may have put anything under any name."""
    name = f"gamekit-{os.getuid()}" if hasattr(os, "getuid") else "gamekit"
    for number in itertools.count():
        found = Path(tempfile.gettempdir()) / (f"{name}-{number}" if number else name)
        with suppress(FileExistsError):
            found.mkdir(MINE)
        if is_private(found):
            return found
    raise AssertionError


def is_private(path: Path) -> bool:
    """Whether it is a folder of ours, not a link to one, that nobody else can so much as look into."""
    with suppress(FileNotFoundError):
        about = path.lstat()
        if hasattr(os, "getuid") and (about.st_uid != os.geteuid() or about.st_mode & 0o077):
            return False
        return stat.S_ISDIR(about.st_mode)
    return False


def is_safe(path: Path) -> bool:
    """Whether nobody else, other than root, can put anything into a folder, or another one into its place."""
    if not hasattr(os, "getuid"):
        return True
    here = path.resolve()
    shared = [one for one in (here, *here.parents) if _others_write(one.stat())]
    return here not in shared and all(one.stat().st_mode & stat.S_ISVTX for one in shared)


def _others_write(about: os.stat_result) -> bool:
    me = os.geteuid()
    if about.st_uid not in (me, 0):
        return True
    alone = about.st_uid == about.st_gid == me      # the group that many systems make for each user
    return bool(about.st_mode & (stat.S_IWOTH if alone else OTHERS))


def remove(path: Path) -> None:
    """Remove whatever is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(FileNotFoundError, NotADirectoryError):
            path.unlink()


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:     # another process was faster
        return 0.0


@cache
def tell_once(sentence: str, *facts: Any) -> None:
    """Say something once."""
    logger.warning(sentence, *facts)


# Files

def read(path: Path, place: Path) -> Any:
    """What a file of a folder holds; nothing if there is none, or if it is not what was written."""
    try:
        whole = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError:         # no file at all
        whole = b""
    if hashlib.sha256(whole[MARK:]).digest() == whole[:MARK]:
        return pickle.loads(whole[MARK:])
    remove(path)
    remove(place / READY)
    tell_once("The compiled code in %s was damaged: it is compiled anew.", place)
    return None


def keep(made: Any, place: Path) -> None:
    """Keep what a function is compiled to in a folder. Where numba's own cache is not as we know it, do without."""
    try:
        made._cache = kept_in(place)(made.py_func)
    except (ImportError, AttributeError, TypeError) as error:
        tell_once("Compiled code is not kept: numba is not as it was (%s).", str(error))


@cache
def kept_in(place: Path) -> Any:
    """numba's cache of a function, with its files in a folder."""
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator

    class Locator(_CacheLocator):   # type: ignore[misc]
        """Beside the files of the same sources. What they say is in the name of the folder already."""

        def __init__(self, function: Any, file: str) -> None:
            self.path, self.line = place / self.get_suitable_cache_subpath(file), function.__code__.co_firstlineno
            self._py_file = file        # numba names it where it cannot keep a function

        @classmethod
        def from_function(cls, function: Any, file: str) -> Any:
            return cls(function, file)

        def ensure_cache_path(self) -> None:
            if not self.path.is_dir():
                remove(self.path)
            super().ensure_cache_path()

        def get_cache_path(self) -> str:
            return str(self.path)

        def get_source_stamp(self) -> str:
            return ""

        def get_disambiguator(self) -> str:
            return str(self.line)

    class Files(IndexDataCacheFile):    # type: ignore[misc]
        """numba's files, each behind a mark that tells whether it is what was written."""

        def _load_index(self) -> Any:
            return self._load_data(self._index_name) or {}

        def _save_index(self, overloads: Any) -> None:
            self._save_data(self._index_name, overloads)

        def _load_data(self, name: str) -> Any:
            return read(Path(self._data_path(name)), place)

        def _save_data(self, name: str, data: Any) -> None:
            plain = self._dump(data)
            with self._open_for_write(self._data_path(name)) as file:
                file.write(hashlib.sha256(plain).digest() + plain)

    class Implementation(CompileResultCacheImpl):   # type: ignore[misc]
        _locator_classes = [Locator]

    class Kept(FunctionCache):      # type: ignore[misc]
        _impl_class = Implementation

        def __init__(self, function: Any) -> None:
            super().__init__(function)
            self._cache_file = Files(self._cache_path, self._impl.filename_base, "")

    return Kept
