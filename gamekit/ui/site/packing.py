"""The Python of a site: gamekit and what it stands on, as archives that are loaded when a page needs them.

One has what all boards share, another what other pages need beside (`later`); each game has one, and its lessons
another.
"""

from __future__ import annotations

import importlib.util
import pickle
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.syntax import FluentParser

from ...engine import registry
from ...engine.folder import LEARNED
from ...engine.words import LANGUAGES, PARSED, Words
from ..catalog import PACKAGE
from .runtime import Runtime, imported, packed

OTHERS = ("fluent", "babel", "attr", "markupsafe", "pytz", "typing_extensions")
UNUSED = (      # beginnings of what no page imports
    *(f"gamekit/{name}" for name in (
        "bench/", "testing/", "notebooks/", "cli.py", "__main__.py", "rl/", "terminal.py", "games/", "lessons/lint",
        "lab/playing/cluster.py", "lab/playing/store.py", "lab/questions/predictability", "lab/questions/worth",
    )),
    *(f"gamekit/ui/{name}" for name in (
        "server.py", "handlers.py", "visits.py", "templates/", "class_room/console", "notebook.py", "page.js",
        "site/publish", "site/packing", "site/runtime", "site/licences", "site/client.js", "site/worker.js",
        "site/offline.js",
    )),
    "pytz/zoneinfo/", "babel/messages/", "babel/support", "babel/lists", "babel/units",
    "markupsafe/_speedups",
)
LATER = (       # beginnings of what no board needs at once
    *(f"gamekit/lab/{name}" for name in ("playing/", "questions/", "showing/", "portraits/", "words", "plain_arrays")),
    "gamekit/lessons/",
    *(f"gamekit/ui/{name}" for name in (
        "board_below", "book", "door", "editor", "exercising", "lab", "landing", "limits", "portraits", "preparing",
        "puzzle", "review_html", "teaching",
    )),
    *(f"gamekit/ui/class_room/{name}" for name in (
        "answers", "attending", "entrance", "export", "puzzle_answers", "work",
    )),
)
LOCALES = ("root", *LANGUAGES, *(f"{one}_{land}" for one, land in (("en", "US"), ("ru", "RU"))))
NAMES = {
    "territories", "languages", "scripts", "variants", "currency_names", "currency_names_plural", "currency_symbols",
    "currency_unit_patterns", "unit_patterns", "compound_unit_patterns", "unit_display_names", "meta_zones",
    "time_zones", "zone_formats", "datetime_skeletons", "interval_formats", "character_order", "measurement_systems",
    "date_fields",
}
LANDS = {       # of all languages together
    "territory_languages", "territory_zones", "territory_currencies", "zone_territories", "zone_aliases",
    "windows_zone_mapping", "all_currencies", "meta_zones", "currency_fractions", "script_aliases", "variant_aliases",
    "likely_subtags",
}
NOWHERE = ("/tests/", f"/{LEARNED}/")       # a machine that has learned needs numpy
USELESS = (".pyi", ".typed", ".so", ".pyd", ".md", ".c", ".pyc")
READ = ("dual_powers/rules/opposition", "dual_powers/lessons/opposition/", "dual_powers/opposition")     # shown
SHARED, BESIDE, LESSONS = "gamekit", "beside", "lessons"
BASE = re.compile(r"from \.{3,}(\w+)[. ]|from gamekit\.games\.(\w+)")


def write(
    site: Path, work: Path, games: Iterable[str], runtime: Runtime, boxes: Mapping[str, Path],
    notebooks: Mapping[str, str],
) -> dict[str, list[str]]:
    """Write the archives; for each game, which of them its pages need. The shared one has `boxes` and `notebooks`."""
    wanted = with_bases(games)
    (site / "python").mkdir()
    shared = shared_files()
    later = {name: file for name, file in shared.items() if name.startswith(LATER)}
    first = {name: file for name, file in shared.items() if name not in later}
    trees = {SHARED: {**first, **boxes}, BESIDE: later, **{f"{name}": game_files(name) for name in wanted},
             **{f"{name}-{LESSONS}": game_files(name, lessons=True) for name in wanted}}
    work = work / "trees"
    for name, files in trees.items():
        copied(files, work / name)
    for name, text in notebooks.items():
        (work / SHARED / "gamekit" / "notebooks").mkdir(exist_ok=True)
        (work / SHARED / "gamekit" / "notebooks" / name).write_text(text, "utf-8")
    for file in (work / SHARED / "babel").rglob("*.dat"):
        file.write_bytes(slim(file.read_bytes()))
    for file in work.rglob("*.ftl"):
        file.with_suffix(PARSED).write_bytes(parsed(file))
        if LESSONS not in file.parts:       # lessons look for theirs
            file.unlink()
    runtime.compiled(work, READ)
    for name in trees:
        packed(work / name, site / "python" / f"{name}.zip.gz")
    return {name: [SHARED, *with_bases([name])] for name in wanted}


def parsed(file: Path) -> bytes:
    """Words that no browser needs to parse, without where each of them stood."""
    _, texts = pickle.loads(Words(file.parent).ready(file.stem))
    return pickle.dumps((FluentParser(with_spans=False).parse(file.read_text("utf-8")), texts), protocol=5)


def slim(data: bytes) -> bytes:
    """Of what Babel knows of a language, all but names of places, languages, zones, units and money."""
    known = pickle.loads(data)
    kept = {key: type(value)() if key in LANDS else value for key, value in known.items() if key not in NAMES}
    return pickle.dumps(kept, protocol=5)


def modules(games: Iterable[str]) -> set[str]:
    """The names of all modules that anything of ours imports."""
    files = [shared_files(), *(game_files(name, lessons) for name in with_bases(games) for lessons in (False, True))]
    return {name for found in files for file in found.values() for name in imported(file)}


def with_bases(games: Iterable[str]) -> list[str]:
    """Games after those that they expand."""
    found: dict[str, None] = {}
    for name in games:
        known = set(registry.names()) - {name}
        text = "".join(file.read_text("utf-8") for file in folder_of(name).rglob("*.py"))
        bases = [one for pair in BASE.findall(text) for one in pair if one in known]
        found.update(dict.fromkeys([*(with_bases(dict.fromkeys(bases)) if bases else []), name]))
    return list(found)


def folder_of(game: str) -> Path:
    return PACKAGE / "games" / game


def place(name: str) -> Path:
    """Where a package is that is installed here."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    assert spec.origin is not None
    return Path(spec.origin)


def shared_files() -> dict[str, Path]:
    """All but the games, by the path in the archive."""
    tops = [PACKAGE, *map(place, OTHERS)]
    found = {name: file for top in tops for name, file in files_of(top, top.parent).items()}
    found["gamekit/games/__init__.py"] = PACKAGE / "games" / "__init__.py"
    return found


def game_files(game: str, lessons: bool = False) -> dict[str, Path]:
    """A game without its lessons, or these."""
    top = folder_of(game)
    taught = f"gamekit/games/{game}/{LESSONS}/"
    files = files_of(top, PACKAGE.parent, ())
    return {name: file for name, file in files.items() if name.startswith(taught) == lessons}


def files_of(top: Path, root: Path, unused: tuple[str, ...] = UNUSED) -> dict[str, Path]:
    files = [top] if top.is_file() else sorted(file for file in top.rglob("*") if file.is_file())
    named = {file.relative_to(root).as_posix(): file for file in files}
    return {name: file for name, file in named.items() if is_used(name, unused)}


def is_used(name: str, unused: tuple[str, ...]) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LOCALES
    dead = name.startswith(unused) or name.endswith(USELESS) or "__pycache__" in name
    return not dead and not any(part in name for part in NOWHERE) and not name.endswith(".woff2")


def copied(files: Mapping[str, Path], tree: Path) -> None:
    for name, file in files.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, tree / name)
