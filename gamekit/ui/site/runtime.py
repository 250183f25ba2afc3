"""Pyodide, which runs Python in a browser: from a folder (unpacked from its package), or from its public address.

From a folder the standard library is packed anew: as bytecode, without what no page and no pupil needs.
"""

from __future__ import annotations

import ast
import gzip
import io
import json
import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...engine.errors import GamekitError

VERSION = "314.0.7"         # of the public runtime
PUBLIC = f"https://cdn.jsdelivr.net/pyodide/v{VERSION}/full/"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
LIBRARY = "python_stdlib.zip"
PACKED = "python_stdlib.zip.gz"
NEEDED = (      # by the runtime itself, and what a pupil may import
    "__future__", "_sysconfigdata__emscripten_wasm32-emscripten", "asyncio", "encodings", "importlib", "pyodide",
    "_pyodide", "site", "sysconfig", "io", "os", "warnings", "zipimport", "shutil", "zipfile", "pathlib", "tempfile",
    "bisect", "calendar", "collections", "copy", "csv", "datetime", "decimal", "fractions", "heapq", "itertools",
    "json", "math", "operator", "pprint", "queue", "random", "re", "statistics", "string", "textwrap", "time",
    "traceback", "functools", "enum", "dataclasses", "typing", "locale", "codecs", "contextlib", "abc", "numbers",
)
USELESS = {     # imported by some module, and of no use in a browser
    "_pyrepl", "_pydatetime", "_ssl", "bdb", "cmd", "ctypes", "doctest", "http", "multiprocessing", "pdb", "pydoc",
    "rlcompleter", "socketserver", "ssl", "unittest", "mimetypes", "html", "argparse", "gettext", "wsgiref", "xml",
}
PARTS = (       # beginnings, as well
    "asyncio/windows", "asyncio/proactor", "asyncio/tools", "asyncio/__main__", "email/", "urllib/request",
    "urllib/robotparser", "urllib/response", "logging/handlers", "logging/config", "importlib/metadata",
    "importlib/resources", "importlib/_bootstrap", "concurrent/futures/process", "concurrent/futures/interpreter",
    "concurrent/interpreters", "pyodide/console", "pyodide/http", "tarfile", "sqlite3/dump",
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "cp1251", "idna", "latin_1", "punycode", "raw_unicode_escape",
             "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be")
IMPORT = re.compile(r"^\s*(?:from (\w[\w.]*) import|import (\w[\w., ]*))", re.MULTILINE)
NODE = """
import { loadPyodide } from %(runtime)s;
const py = await loadPyodide({ indexURL: %(folder)s });
py.FS.mkdir("/tree"); py.mountNodeFS("/tree", process.argv[2]);
py.globals.set("read", py.toPy(%(read)s));
py.runPython(%(code)s);
"""
COMPILE = """
import importlib.util, pathlib, py_compile
how = py_compile.PycInvalidationMode.UNCHECKED_HASH
for file in pathlib.Path("/tree").rglob("*.py"):
    named = str(file.relative_to("/tree"))
    stays = any(part in named for part in read)
    target = importlib.util.cache_from_source(str(file)) if stays else str(file) + "c"
    py_compile.compile(str(file), target, dfile=named, doraise=True, optimize=2, invalidation_mode=how)
    if not stays:
        file.unlink()
"""


class BadRuntime(GamekitError):
    """A folder that does not hold the runtime."""


@dataclass(frozen=True)
class Runtime:
    """Where a site has its Pyodide from; without a folder, from the public address."""

    folder: Path | None = None

    def check(self) -> None:
        lacking = [name for name in (*FILES, LIBRARY) if self.folder is not None and not (self.folder / name).is_file()]
        if lacking:
            raise BadRuntime("error-site-runtime", folder=str(self.folder), missing=lacking)

    @property
    def address(self) -> str:
        return PUBLIC if self.folder is None else "pyodide/"

    @property
    def elsewhere(self) -> list[str]:
        """The addresses of its files that are not on the site."""
        return [] if self.folder else [PUBLIC + name for name in (*FILES, LIBRARY)]

    @property
    def compiles(self) -> bool:
        """Whether it can make bytecode here: that is for its own Python, and needs Node."""
        return self.folder is not None and shutil.which("node") is not None

    def compiled(self, tree: Path, read: Sequence[str] = ()) -> bool:
        """Put bytecode in the place of all sources below a folder, if that is possible; beside those that are read."""
        if not self.compiles:
            return False
        assert self.folder is not None
        folder = self.folder.resolve()
        script = tree.parent / f"{tree.name}-compile.mjs"
        script.write_text(NODE % {
            "runtime": json.dumps((folder / "pyodide.mjs").as_uri()), "folder": json.dumps(f"{folder}/"),
            "read": json.dumps(list(read)), "code": json.dumps(COMPILE),
        }, "utf-8")
        done = subprocess.run(["node", str(script), str(tree)], capture_output=True, text=True, check=False)
        script.unlink()
        if done.returncode:
            raise BadRuntime("error-site-compile", problem=(done.stderr.strip().splitlines() or [""])[-1])
        return True

    def write(self, site: Path, work: Path, wanted: Iterable[str]) -> None:
        """Its files, where the site has them itself; of the library what these modules need, and pupils."""
        if self.folder is None:
            return
        (site / "pyodide").mkdir()
        for name in FILES:
            shutil.copyfile(self.folder / name, site / "pyodide" / name)
        tree = work / "library"
        with zipfile.ZipFile(self.folder / LIBRARY) as library:
            library.extractall(tree, [name for name in library.namelist() if not name.startswith(PARTS)])
        keep_needed(tree, {*NEEDED, *wanted})
        self.compiled(tree)
        packed(tree, site / "pyodide" / PACKED)


# Which modules import which

def keep_needed(tree: Path, wanted: set[str]) -> None:
    """Erase all of the library but what is wanted, and what that imports when it is imported."""
    tops = {path.stem: path for path in tree.iterdir() if path.stem not in USELESS}
    needed, left = set[str](), [name for name in wanted if name in tops]
    while left:
        name = left.pop()
        needed.add(name)
        left += [one for one in imported(tops[name], inner=False) if one in tops and one not in needed]
    for path in list(tree.iterdir()):
        if path.stem not in needed:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for file in (tree / "encodings").glob("*.py"):
        if file.stem not in ENCODINGS:
            file.unlink()


def imported(place: Path, inner: bool = True) -> set[str]:
    """The top names that the sources at a place import; with `inner`, also inside of functions."""
    files = place.rglob("*.py") if place.is_dir() else [place] if place.suffix == ".py" else []
    return {name.partition(".")[0] for file in files for name in named(file.read_text("utf-8"), inner)}


def named(source: str, inner: bool) -> list[str]:
    try:
        tree = ast.parse(source)
    except SyntaxError:         # the runtime's Python may know more than ours
        return [one for pair in IMPORT.findall(source) for one in re.split(r"[ ,]+", "".join(pair))]
    found = list[str]()
    for node in nodes(tree, inner):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append(str(node.module))
    return found


def nodes(node: ast.AST, inner: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        yield child
        if inner or not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from nodes(child, inner)


def packed(tree: Path, file: Path) -> None:
    """A folder as an archive whose parts are compressed together: that is smaller, and any web space can serve it."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(tree.rglob("*")):
            if path.is_file():
                about = zipfile.ZipInfo(path.relative_to(tree).as_posix(), (1980, 1, 1, 0, 0, 0))
                archive.writestr(about, path.read_bytes())
    file.write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))
