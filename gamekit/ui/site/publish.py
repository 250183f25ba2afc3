"""Writes the site: pages in both languages, the rules as books, the Python behind them, what keeps it offline."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ... import ui
from ...engine import registry, typeface
from ...engine.errors import BadSave, GamekitError
from ...engine.position_link import packed
from ...engine.words import LANGUAGES, SHARED
from .. import aside, catalog
from ..book import Book
from ..catalog import listed, notebooks_folder, static
from ..landing import TEMPLATES, document
from ..widget import SCRIPT, Page
from . import inside, packing
from .helper import Helper
from .licences import licences
from .notebooks import Told, told
from .runtime import Runtime

HERE = Path(__file__).parent
INDEX = "index"
OFFLINE = "offline.js"       # lists all other files
LISTED = re.compile(r'^const KEPT = "gamekit .*", FILES = (\["[^\\]*"\]);$', re.MULTILINE)
SPOKEN = ("starting", "slow", "working", "failed", "offline", "full", "noscript")
READY = ("dashboard", "lesson", "puzzle", "portraits_page")      # pages that can be read before Python is there
SEED = 1917                             # of every visitor's first match: it is on the page already
BOXED = ("dashboard", "odds_dashboard")      # pages that can have components of one's own
FIRST = {"dashboard": {"seed": SEED}}
SCRIPTS = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#141414"/>
<path d="M64 96 448 256 64 416z" fill="#D55E00"/></svg>
"""


class CannotPublish(GamekitError):
    """A site that cannot be written as asked."""


@dataclass(frozen=True)
class Plan:
    """What to publish, and where. Without `page` all pages that need no server."""

    site: Path
    runtime: Runtime = field(default_factory=Runtime)
    page: str | None = None
    box: Path | None = None             # components of one's own, for the one page
    position: Path | None = None        # where the match of the one page begins
    language: str = "en"
    folder: Path | None = None

    @property
    def notebooks(self) -> Path:
        return self.folder or notebooks_folder()

    @cached_property
    def pages(self) -> list[Told]:
        """The pages of the site, in the order of the catalog."""
        found = [told(page, self.notebooks) for page in listed(self.notebooks)]
        known = [self.set_up(one) for one in found if one is not None]
        if self.page is None:
            return known
        stem = self.page.removesuffix(".ipynb")
        wanted = next((one for one in known if one.page.stem == stem), None)
        if wanted is None:
            raise CannotPublish("error-page", page=self.page, allowed=[one.page.stem for one in known])
        books = [one for one in known if one.is_book and one is not wanted]
        return [wanted, *(one for one in books if wanted.game in ("", one.game))]

    @property
    def games(self) -> list[str]:
        """Those that its pages need."""
        return list(dict.fromkeys(name for one in self.pages for name in one.games))

    def set_up(self, page: Told) -> Told:
        """Boards of the site begin with the match that their HTML shows."""
        own = {"box": "/site/box"} if self.box and not page.is_book else {}
        made = tuple(replace(one, named={**FIRST.get(one.name, {}), **own, **one.named})
                     if one.name in BOXED else one for one in page.made)
        return replace(page, made=made)

    def check(self) -> None:
        """Refuse what does not fit, before anything is written."""
        self.runtime.check()
        if self.page is None and (self.box or self.position):
            raise CannotPublish("error-site-alone")
        if self.site.exists() and not (self.site.is_dir() and self.is_ours):
            raise CannotPublish("error-site-folder", folder=str(self.site))
        kinds = [made.name for made in self.pages[0].made]
        if (self.box and not {*kinds} & {*BOXED}) or (self.position and kinds[0] != "dashboard"):
            raise CannotPublish("error-site-board", page=self.pages[0].page.stem)
        if self.box:
            registry.load(self.pages[0].game, self.box)       # a bad file names itself
        self.begins()

    @property
    def is_ours(self) -> bool:
        """Whether a site of ours stands there, or nothing."""
        return bool(files_of(self.site)) or not any(self.site.iterdir())

    def begins(self) -> str:
        """The address with which the one page begins: a position."""
        if self.position is None:
            return ""
        game = registry.load(self.pages[0].game, self.box)
        try:
            description = json.loads(self.position.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            raise BadSave("error-save-unreadable", path=str(self.position), problem="") from None
        description = description.get("position", description) if isinstance(description, dict) else description
        game.position(description)
        return f"?position={packed(game, description)}"


def publish(plan: Plan) -> Path:
    """Write the site. One of ours that stood in the folder is replaced, once the new one is whole; other files stay."""
    plan.check()
    with tempfile.TemporaryDirectory() as folder, addresses():
        whole, work = Path(folder) / "site", Path(folder) / "work"
        for made in (whole, work):
            made.mkdir()
        build(replace(plan, site=whole), work)
        for name in files_of(plan.site):
            (plan.site / name).unlink(missing_ok=True)
        shutil.copytree(whole, plan.site, dirs_exist_ok=True)
    return plan.site


def build(plan: Plan, work: Path) -> None:
    archives = packing.write(plan.site, work, plan.games, plan.runtime, boxes(plan), listing(plan))
    plan.runtime.write(plan.site, work, packing.modules(plan.games))
    for one in plan.pages:
        for language in LANGUAGES:
            write(plan, one, language, archives)
    beside(plan)
    offline(plan.site, plan.runtime)


@contextmanager
def addresses() -> Iterator[None]:
    """Pages are made as they are without a server."""
    before = catalog.ADDRESS, ui.shown, aside.HERE
    catalog.ADDRESS, ui.shown, aside.HERE = static, lambda kind: kind, Helper(inside.no_helper)
    try:
        yield
    finally:
        catalog.ADDRESS, ui.shown, aside.HERE = before


def boxes(plan: Plan) -> dict[str, Path]:
    return {f"box/{file.name}": file for file in sorted(plan.box.glob("*.csv"))} if plan.box else {}


def listing(plan: Plan) -> dict[str, str]:
    """The notebooks of the site without their cells: pages ask which others there are."""
    found = {}
    for one in plan.pages:
        about = json.loads((plan.notebooks / one.page.file).read_text("utf-8"))["metadata"]["gamekit"]
        found[one.page.file] = json.dumps({"metadata": {"gamekit": {**about, "game": catalog.game_of(one.page)}}})
    return found


# One page

def write(plan: Plan, one: Told, language: str, archives: dict[str, list[str]]) -> None:
    name = static(one.page.stem, language)
    if one.is_book:
        html = Book(registry.load(one.game, plan.box, language), language).document(served=True)
        links = [f'href="?lang={other}"' for other in LANGUAGES]
        for other, link in zip(LANGUAGES, links, strict=True):
            html = html.replace(link, f'href="{static(one.page.stem, other)}"')
        save(plan, name, html.replace("../typeface/", "typeface/"))
    else:
        save(plan, name, shown(plan, one, language, archives))


def shown(plan: Plan, one: Told, language: str, archives: dict[str, list[str]]) -> str:
    """A page that Python makes: what can be read at once, and what is to be loaded."""
    pages = made(plan, one, language)
    beside, taught = [packing.BESIDE], [f"{one.game}-{packing.LESSONS}"]
    needed = dict.fromkeys(name for game in one.games for name in archives[game])
    is_board = all(made.name == "dashboard" for made in one.made)
    styles = ["typeface.css", *dict.fromkeys(style(plan, page) for page in pages)]
    about = {
        "page": one.page.stem, "language": language, "runtime": plan.runtime.address,
        "archives": [*needed, *beside * (not is_board), *taught * (one.lesson is not None)],
        "later": beside * is_board,
        "made": [made.to_json() for made in one.made], "begins": plan.begins() if one is plan.pages[0] else "",
        "words": {key: SHARED.text(f"site-{key}", language) for key in SPOKEN},
    }
    readable = one.made[0].name in READY and not about["begins"]
    prepared = [f'<div class="gk-page">{page.page}</div>' if readable else "" for page in pages]
    return str(environment().get_template("static.html.j2").render(
        language=language, title=one.page.title[language], styles=styles, prepared=prepared, about=about,
        words=about["words"]))


def made(plan: Plan, one: Told, language: str) -> list[Page]:
    pages: list[Page] = []
    for each in one.made:
        named = {key: str(plan.box) if key == "box" else value for key, value in each.named.items()}
        pages.append(inside.page({**each.to_json(), "named": named}, pages, language))
    return pages


def style(plan: Plan, page: Page) -> str:
    """The style of a kind of pages, once."""
    name = f"{type(page).__name__.lower()}.css"
    (plan.site / name).write_text(page.css, "utf-8")
    return name


def environment() -> Any:
    from jinja2 import Environment, FileSystemLoader

    return Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True)


# What stands beside the pages

def beside(plan: Plan) -> None:
    """The landing page, scripts, the typeface, the icon and the licences."""
    for language in LANGUAGES:
        save(plan, static(INDEX, language), landing(plan, language))
        save(plan, static("licences", language), licences(language, plan.runtime))
    shutil.copytree(typeface.FOLDER, plan.site / "typeface", ignore=shutil.ignore_patterns("*.md"))
    (plan.site / "typeface.css").write_text(typeface.linked("typeface") + typeface.token(), "utf-8")
    (plan.site / "icon.svg").write_text(ICON, "utf-8")
    shutil.copyfile(SCRIPT, plan.site / "page.js")
    shutil.copyfile(HERE / "worker.js", plan.site / "worker.js")
    model = (TEMPLATES / "model.js").read_text("utf-8")
    (plan.site / "client.js").write_text(model + (HERE / "client.js").read_text("utf-8"), "utf-8")
    about = {
        "name": "gamekit", "short_name": "gamekit", "start_url": f"{INDEX}.html", "display": "standalone",
        "background_color": "#F7F4ED", "theme_color": "#141414", "lang": plan.language,
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}],
    }
    (plan.site / "manifest.webmanifest").write_text(json.dumps(about), "utf-8")


def landing(plan: Plan, language: str) -> str:
    """All pages of the site; of a site with one page the way there."""
    if plan.page is not None:
        there = static(plan.pages[0].page.stem, language)
        head = f'<meta charset="utf-8"><title>gamekit</title><meta http-equiv="refresh" content="0; url={there}">'
        body = f'<a href="{there}">gamekit</a>'
        return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>{body}</body></html>'
    with tempfile.TemporaryDirectory() as folder, addresses():
        for name, text in listing(plan).items():
            (Path(folder) / name).write_text(text, "utf-8")
        html = document(language, Path(folder), static("licences", language))
    return html.replace("../typeface/", "typeface/")


def save(plan: Plan, name: str, html: str) -> None:
    """Write a page with its policy: nothing from anywhere else, and no script but those that were written here."""
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy(html, plan.runtime)}">'
    html = html.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{head}', 1)
    (plan.site / name).write_text(html, "utf-8")


def policy(html: str, runtime: Runtime) -> str:
    hashes = [base64.b64encode(hashlib.sha256(found.encode()).digest()).decode() for found in SCRIPTS.findall(html)]
    own = " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])
    elsewhere = "" if runtime.folder else " " + runtime.address
    return (f"default-src 'none'; script-src {own} 'wasm-unsafe-eval'{elsewhere}; style-src 'self' 'unsafe-inline'; "
            f"img-src 'self' data:; font-src 'self' data:; connect-src 'self' blob:{elsewhere}; "
            "worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'")


def offline(site: Path, runtime: Runtime) -> None:
    """The list of all files and of the runtime's, under a name that changes with them."""
    files = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    build = hashlib.sha256(b"".join((site / name).read_bytes() for name in files)).hexdigest()[:12]
    script = (HERE / OFFLINE).read_text("utf-8")
    script = script.replace("BUILD", build).replace("[/* FILES */]", json.dumps([*files, *runtime.elsewhere]))
    (site / OFFLINE).write_text(script, "utf-8")


def files_of(site: Path) -> list[str]:
    """The files of a site of ours that stands in a folder, as it lists them; none of any other folder."""
    script = site / OFFLINE
    listed = LISTED.search(script.read_text("utf-8", errors="replace")) if script.is_file() else None
    return sorted({OFFLINE, *json.loads(listed[1])} & {
        file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}) if listed else []

