"""The licences of what a site ships, as a page: ours, those of other packages, of the typeface, and of the runtime."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from ...engine import typeface
from ...engine.markup import Markup, joined, tag
from ...engine.version import VERSION
from ...engine.words import SHARED
from ..catalog import INDEX, PACKAGE, static
from .runtime import Runtime

PACKAGES = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "markupsafe", "pytz", "typing_extensions")
TERMS = {"APL 2": "Apache-2.0"}         # how some say it
TEXTS = {"Apache-2.0": "https://www.apache.org/licenses/LICENSE-2.0"}       # of packages that bring no text
RUNTIME = {"Pyodide": "MPL-2.0", "Python": "PSF-2.0"}
HOMES = {"Pyodide": "https://pyodide.org", "Python": "https://docs.python.org/3/license.html"}
STYLE = "body{max-width:864px;margin:0 auto;padding:24px;font:16px/1.5 sans-serif}" \
        "pre{white-space:pre-wrap;font-size:13px}a{color:inherit}" \
        "@media(prefers-color-scheme:dark){body{background:#15171A;color:#F3F0E8}}"


def licences(language: str, runtime: Runtime) -> str:
    title = SHARED.text("site-licences", language)
    parts = [part(f"gamekit {VERSION}", "MIT", text_of(PACKAGE.parent / "LICENSE")),
             part("Fira Sans", "OFL-1.1", text_of(typeface.FOLDER / "LICENSE"))]
    parts += [package(name) for name in PACKAGES]
    parts += [part(name, terms, HOMES[name]) for name, terms in RUNTIME.items()]
    head = tag("meta", charset="utf-8") + tag("meta", name="viewport", content="width=device-width")
    head += tag("link", rel="icon", href="icon.svg")
    head += tag("title", title) + tag("style", Markup(STYLE))
    back = tag("p", tag("a", "gamekit", href=static(INDEX.removesuffix(".ipynb"), language)))
    body = tag("body", back, tag("h1", title), tag("p", SHARED.text("site-licences-about", language)), joined(parts))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=language)}"


def package(name: str) -> Markup:
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return Markup()
    about = found.metadata.json
    terms = str(about.get("license_expression") or about.get("license") or "").partition("\n")[0]
    terms = TERMS.get(terms, terms)
    files = [file for file in found.files or () if "licen" in file.name.lower()]
    text = "\n\n".join(file.read_text("utf-8") for file in files[:2])
    return part(f"{name} {found.version}", terms, text or TEXTS.get(terms, ""))


def part(name: str, terms: str, text: str) -> Markup:
    inside = tag("summary", name + (f": {terms}" if terms else ""))
    return tag("details", inside, tag("pre", text), open="open" if len(text) < 200 else None)


def text_of(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""
