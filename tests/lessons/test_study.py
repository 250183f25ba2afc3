"""A study of one's own: every part is checked, wrong ones get replies of their own, and nothing tells the answer."""

import json
from pathlib import Path

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.lab.questions.sensitivity import ALL, Sensitivity
from gamekit.lab.statistics.stats import rate
from gamekit.lessons.study import PARTS, my_study

from tests.helpers import shared

FOUND = rate(437, 1000)         # 40.7 to 46.8 %
TEMPLATE = Path(__file__).parents[2] / "notebooks" / "my_study.ipynb"


@pytest.fixture
def mine():
    """A study that has come as far as its result."""
    study = my_study(shared("dual_powers"))
    assert study.question("How often does Red win between two greedy bots?").right
    assert study.prediction(40, 60).right
    assert study.study(FOUND).right
    return study


def doubt(lowest, highest):
    import pandas as pd

    row = {"group": ALL, "low": 0.40, "high": 0.47, "lowest": lowest, "highest": highest, "flips": 0, "k": 3, "n": 200}
    return Sensitivity(shared("dual_powers"), pd.DataFrame([row]), pd.DataFrame(), FOUND, "white", 1)


def test_a_whole_study_becomes_a_report(mine):
    assert mine.interval(40.7, 46.8).right
    assert mine.conclusion("as-predicted", "40.7 and 46.8 lie in 40 to 60").right
    assert mine.doubt(doubt(0.19, 0.53), "values").right
    assert mine.limits(players="Greedy bots look one move ahead.", values="Strengths of units are ours.").right
    assert mine.missing == []
    assert list(mine.told) == list(PARTS)
    assert "43.7 % [40.7, 46.8]" in str(mine).replace("\N{NO-BREAK SPACE}", " ")
    assert mine._repr_html_().count("<tr>") == len(PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_off_is_told_apart(language):
    study = my_study(shared("dual_powers"), language)
    early = study.study(FOUND)
    replies = [study.question("My question"), study.question("Who wins?"), study.prediction(60, 40),
               study.prediction(0, 100), study.prediction("a", 3), early]
    study.prediction(43, 45)
    replies += [study.study("x"), study.study(rate(3, 10)), study.study(FOUND)]
    study.prediction(40, 60)
    study.study(FOUND)
    replies += [study.prediction(43, 45), study.interval(0.407, 0.468), study.interval(46.8, 40.7),
                study.interval(43.7, 46.75), study.interval(1, 2), study.conclusion("open", "437 games"),
                study.conclusion("otherwise", "437 games"), study.conclusion("as-predicted", "I say so"),
                study.conclusion("yes", "3"), study.doubt("x", "luck"), study.doubt(doubt(0.19, 0.53), "luck"),
                study.doubt(doubt(0.43, 0.44), "values"), study.doubt(doubt(0.43, 0.44), "?"),
                study.limits(values="It is all made up by us."), study.limits(players="no", values="no"),
                study.limits(players="Bots look one move ahead.", past="It is a model only."),
                study.limits(weather="x")]
    assert not any(reply.right for reply in replies)
    assert len({reply.text for reply in replies}) == len(replies)
    assert not any("40.7" in reply.text or "40,7" in reply.text for reply in replies), "the answer is told"


@pytest.mark.parametrize(("low", "high", "right"), [(40, 60, "as-predicted"), (50, 60, "otherwise"), (30, 45, "open")])
def test_the_interval_decides_what_can_be_said(mine, low, high, right):
    mine.expected = low, high
    said = [which for which in ("as-predicted", "otherwise", "open") if mine.conclusion(which, "see 46.8").right]
    assert said == [right]


def test_only_a_game_with_reconstructed_values_asks_how_much_hangs_on_them(monkeypatch):
    study = my_study(shared("uprising"))
    assert "doubt" in study.missing
    monkeypatch.setattr(type(study.game), "unknown", lambda _: [])
    assert "doubt" not in study.missing
    assert study.limits(players="Bots look one move ahead.", past="It is a model only.").right


def test_the_template_runs_and_passes_nothing():
    """Its cells run unchanged; each part still says what is off, but for the study, which is there."""
    cells = ["".join(cell["source"]) for cell in json.loads(TEMPLATE.read_text("utf-8"))["cells"]
             if cell["cell_type"] == "code"]
    for part in PARTS:
        assert any(f"mine.{part}(" in cell for cell in cells), part
    study = my_study(shared("dual_powers"))
    assert not study.question("My question").right
    assert not study.prediction(0, 100).right
    assert not study.limits(players="...", values="...").right
