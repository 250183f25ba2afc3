"""The listed notebooks and the landing page that shows them."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import gamekit
from gamekit.ui.catalog import listed, notebooks_folder
from gamekit.ui.landing import document, landing

ROOT = Path(gamekit.__file__).parent.parent


def test_a_wheel_holds_the_notebooks_and_the_template(tmp_path: Path) -> None:
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], check=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    for name in ("notebooks/index.ipynb", "notebooks/dual_powers_play.ipynb", "ui/templates/gamekit/index.html.j2"):
        assert f"gamekit/{name}" in names
    assert not [name for name in names if ".ipynb_checkpoints" in name]


def test_notebooks_are_found_in_the_package_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notebooks_folder() == ROOT / "notebooks"
    (tmp_path / "notebooks").mkdir()
    monkeypatch.setattr("gamekit.ui.catalog.PACKAGE", tmp_path)
    assert notebooks_folder() == tmp_path / "notebooks"


def test_pages_are_told_in_both_languages() -> None:
    assert next(page.file for page in listed()) == "dual_powers_play.ipynb"
    for page in listed():
        assert set(page.title) == set(page.about) == {"en", "ru"}, page.file
        assert all((page.title | page.about).values()), page.file


def test_landing_page_in_a_notebook() -> None:
    markup = landing("ru")._repr_html_()
    assert markup in document("ru")
    assert 'id="gk-ru" aria-label="Русский" checked' in markup
    links = re.findall(r'(?:href|src)="([^"]*)"', markup)
    assert links
    assert [link for link in links if ":" in link or link.startswith("/")] == [], "links are relative"
