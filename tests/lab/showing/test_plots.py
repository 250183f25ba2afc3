"""Pictures: what they show is what was played, in both languages, on a phone too."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from pathlib import Path

import gamekit
import matplotlib
import numpy as np
import pytest
from matplotlib.figure import Figure

from gamekit.lab.portraits.portrait import MEASURES
from gamekit.lab.showing import canvas, plots
from gamekit.lab.questions.comparison import compare
from gamekit.lab.questions.odds import odds
from gamekit.lab.questions.sensitivity import sensitivity
from gamekit.lab.statistics.stats import BadStudy, wilson
from gamekit.lab.playing.study import simulate
from gamekit.lab.questions.sweeps import sweep
from gamekit.lab.questions.tournaments import tournament
from gamekit.lab.words import WORDS
from gamekit.ui import lab_pictures
from tests.engine.pebbles import Pebbles

N = 60


@pytest.fixture(scope="module")
def study(game):
    return simulate(game, N, seed=1917)


@pytest.fixture(scope="module")
def pictures(game, study):
    table = sweep(game, 20, {"mode": ["duel", "solo"], "difficulty": [1, 6]}, seed=1)
    found, cup = compare(game, 20, "greedy", "random", seed=1), tournament(game, 10, ["greedy", "random"], seed=1)
    chances = odds(game.new(seed=1917), n=20)
    moved = sensitivity(game, 20, k=2, seed=1, groups=["track: spaces", "units: bars", "all"])
    return {
        "wins": lambda **how: plots.wins(study, **how), "endings": lambda **how: plots.endings(study, **how),
        "scores": lambda **how: plots.scores(study, **how), "length": lambda **how: plots.length(study, **how),
        "fan": lambda **how: plots.fan(study, "support", **how), "control": lambda **how: plots.control(study, **how),
        "forest": lambda **how: plots.forest(table, **how), "difference": lambda **how: plots.difference(found, **how),
        "ratings": lambda **how: plots.ratings(cup, **how), "tornado": lambda **how: plots.tornado(moved, **how),
        "chances": lambda **how: plots.chances(chances, **how),
    }


NAMES = ["wins", "endings", "scores", "length", "fan", "control", "forest", "difference", "ratings", "tornado",
         "chances"]


def texts(ax):
    found = [text.get_text() for text in ax.texts] + [ax.get_title(loc="left"), ax.get_xlabel(), ax.get_ylabel()]
    return " ".join(" ".join(found).split())


def boxes(ax):
    """Where each of the words stands, in pixels."""
    ax.figure.canvas.draw()
    words = [text for text in [*ax.texts, ax.title, ax._left_title] if text.get_text().strip()]
    return {text.get_text(): text.get_window_extent() for text in words}


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_says_games_and_seed_in_both_languages(pictures, name):
    english, russian = (texts(pictures[name](language=language)) for language in ("en", "ru"))
    assert "seed" in english
    assert "начальное число" in russian
    assert "games" in english or "worlds" in english


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("inches", [3.75, 6.4])
def test_words_stay_inside_and_apart(pictures, name, language, inches, monkeypatch):
    monkeypatch.setattr(canvas, "WIDTH", ContextVar("width", default=inches))
    ax = pictures[name](language=language)
    found = boxes(ax)
    wide, high = ax.figure.get_size_inches() * ax.figure.dpi
    for text, box in found.items():
        assert box.x0 >= -1 and box.y0 >= -1 and box.x1 <= wide + 1 and box.y1 <= high + 1, text
    items = list(found.items())
    for i, (text, box) in enumerate(items):
        for other, place in items[i + 1 :]:
            across = min(box.x1, place.x1) - max(box.x0, place.x0)
            down = min(box.y1, place.y1) - max(box.y0, place.y0)
            assert across < 2 or down < 2, f"{text!r} over {other!r}"


@pytest.mark.parametrize("name", NAMES)
def test_no_text_is_tiny(pictures, name):
    ax = pictures[name]()
    words = [*ax.texts, *ax.get_xticklabels(), *ax.get_yticklabels()]
    assert min(text.get_fontsize() for text in words if text.get_text()) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_a_given_axes_is_used(pictures, name):
    mine, other = Figure(figsize=(12, 5)).subplots(1, 2)
    assert pictures[name](ax=other) is other
    assert not mine.texts


def test_bars_are_the_rates(study):
    ax = plots.wins(study)
    rates = [(study.column("winner") == seat).mean() for seat in (0, 1)]
    assert [bar.get_width() for bar in ax.patches] == pytest.approx(rates)
    brackets = [tuple(line.get_xdata()) for line in ax.lines]
    assert brackets == [pytest.approx(wilson(round(rate * N), N)) for rate in rates]


def test_endings_are_all_there(study):
    ax = plots.endings(study)
    assert sum(bar.get_width() for bar in ax.patches) == pytest.approx(1)
    assert "Red wins" in texts(ax)


def test_the_fan_counts_games_still_going(study):
    ax = plots.fan(study, "support")
    going = study.rounds.groupby("round").size()
    assert [label.get_text() for label in ax.get_xticklabels()] == [f"{n}\n{count}" for n, count in going.items()]
    median = study.rounds.groupby("round").support.median()
    line = max(ax.lines, key=lambda line: line.get_linewidth())
    assert list(line.get_ydata()) == [median[number] for number in line.get_xdata()]
    assert all(going[number] >= 20 for number in line.get_xdata())


def test_control_shows_both_shares(study):
    found = texts(plots.control(study, "control"))
    share = 100 * (study.column("control_green") > 0).mean()
    assert f"▲ {share:.0f} %" in found
    assert "Red stronger" in found


def test_forest_of_another_seat(game):
    table = sweep(game, 10, {"discard_hand": [True, False]}, seed=1)
    assert "White" in texts(plots.forest(table, "white"))
    assert "Белые" in texts(plots.forest(table, "white", language="ru"))
    with pytest.raises(BadStudy, match="green"):
        plots.forest(table, "green")


def test_a_study_draws_itself(study):
    assert study.plot_fan("support").get_ylabel() == "Support"
    assert study.plot_control("control") is not None


@pytest.mark.parametrize("draw", [
    lambda study: plots.fan(study, "luck"), lambda study: plots.control(study, "luck"),
    lambda study: plots.length(study, measure="luck"), lambda study: plots.scores(study, measure="luck"),
])
def test_what_was_not_noted(study, draw):
    with pytest.raises(BadStudy, match="luck"):
        draw(study)


# The lab's words

def test_both_languages_have_the_same_words():
    assert WORDS.keys("en") == WORDS.keys("ru")
    variable = re.compile(r"\$([a-z]+)")
    for key in WORDS.keys("en"):
        english, russian = (set(variable.findall(WORDS._sources(language)[key])) for language in ("en", "ru"))
        assert english == russian, key


def test_no_word_of_the_lab_is_unused():
    """Keys that are put together in the code count by their beginning."""
    code = "\n".join(file.read_text("utf-8") for file in Path(canvas.__file__).parents[1].rglob("*.py"))
    made = (
        "lab-compare-wins-", "lab-compare-mean-", "lab-compare-ending-", "lab-tournament-", "lab-plot-decisions",
        "lab-watching-", "lab-model-", "lab-sample-", "lab-review-mine", "lab-review-others", "lab-review-luck-",
        "lab-review-rare-",
    )
    named = set(re.findall(r"""["'](lab-[\w-]+)["']""", code))
    named |= {f"lab-portrait-{measure}{end}" for measure in MEASURES for end in ("", "-alone", ".title", ".means")}
    assert [key for key in WORDS.keys("en") if key not in named and not key.startswith(made)] == []


# A game of somebody else, with neither measures nor a map

def test_every_result_shows_its_main_picture_in_a_notebook(game, study):
    """A bare name as the last line of a cell: numbers first, then the plot, which says what it is."""
    results = [
        (study, plots.wins(study)), (odds(game.new(seed=1917), n=20), None),
        (sweep(game, 10, {"mode": ["duel"]}), None),
        (compare(game, 10, "greedy", "random"), None), (tournament(game, 10, ["greedy", "random"]), None),
        (sensitivity(game, 10, k=2, groups=["track: spaces"]), None),
    ]
    for result, expected in results:
        ax = result.plot()
        assert re.search(r"<table.*<img[^>]*src=.data:image/png;base64,[^>]*alt=.[^'\"]", result._repr_html_(), re.S)
        assert expected is None or texts(ax) == texts(expected)


def test_alone_it_is_the_ending_that_matters():
    alone = simulate("partisans", 10, seed=1)
    assert texts(alone.plot()) == texts(plots.endings(alone))


def test_odds_are_drawn_best_first(game):
    found = odds(game.new(seed=1917), n=40)
    assert [bar.get_width() for bar in found.plot().patches] == [chance.win.value for chance in found]
    graded = odds(gamekit.load("partisans").new(seed=1), n=20)
    assert [bar.get_width() for bar in graded.plot().patches] == [chance.worth.value for chance in graded]


def test_another_game_has_pictures_too():
    pebbles = Pebbles()
    study = simulate(pebbles, 20, seed=1)
    for draw in (plots.wins, plots.endings, plots.length):
        for language, bot in (("en", "random"), ("ru", "случайный бот")):
            assert bot in texts(draw(study, language=language))
    assert "Anna" in texts(plots.forest(sweep(pebbles, 10, {"begins": ["anna", "boris"]})))
    for draw in (lambda: plots.fan(study, "luck"), lambda: plots.control(study), lambda: plots.scores(study)):
        with pytest.raises(BadStudy, match="record no"):
            draw()


# Beside each other

def test_many_threads_draw_what_one_draws_and_no_setting_changes(study):
    """A class has many pages open in a kernel, and matplotlib's settings are those of whoever runs it."""
    settings = dict(matplotlib.rcParams)
    named = lab_pictures.plots(study, "wide", "en")
    alone = [draw() for _, draw in named]
    with ThreadPoolExecutor(8) as pool:
        beside = list(pool.map(lambda draw: draw(), [draw for _ in range(3) for _, draw in named]))
    assert beside == 3 * alone
    assert dict(matplotlib.rcParams) == settings
    assert all("<text" in svg and svg.startswith("<svg") for svg in alone)


def test_a_notebook_shows_what_a_cell_ends_with(study):
    ax = study.plot_wins()
    assert ax._repr_png_().startswith(b"\x89PNG")


def test_nothing_is_kept_by_pyplot():
    code = "import sys, gamekit; from gamekit.lab.playing.study import simulate; " \
           "simulate(gamekit.load('dual_powers'), 5).plot_wins()._repr_png_(); " \
           "sys.exit('matplotlib.pyplot' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("lasts", [[6] * 9, [5, 6, 6]])
def test_numbers_that_are_whole_have_whole_ticks(lasts):
    """Also where all games last as long as each other."""
    ax = canvas.canvas(None, "", "")
    plots.bars(ax, {"": (np.array(lasts), (plots.SKY, "", "o"))}, "en")
    low, high = ax.get_xlim()
    ticks = [tick for tick in ax.get_xticks() if low <= tick <= high]
    assert set(lasts) <= set(ticks) and all(tick == int(tick) for tick in ticks)
