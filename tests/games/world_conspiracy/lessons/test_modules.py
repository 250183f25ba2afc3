"""The lesson about modules: what it calls right is what the engine does, and its table is what games show."""

import random
import tomllib

import pytest

from gamekit.games.world_conspiracy.lessons.modules import measured as experiment
from gamekit.games.world_conspiracy.lessons.modules.items import ROMAN, direction
from gamekit.games.world_conspiracy.lessons.modules.measured import BASE, MODULES, RESULTS
from gamekit.lab.statistics.stats import Estimate
from gamekit.lessons.asking import made
from gamekit.testing.robot import choose
from gamekit.ui import lesson as lesson_page
from tests.helpers import shared_lesson, things

SEEDS = range(20)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("world_conspiracy", "modules")


def item_of(lesson, name, seed=1917, language="en"):
    return made(lesson, lesson.step(name), seed, language).item


def later(match, *moves):
    again = match.at(len(match.played))
    for move in moves:
        again.play(move)
    return again


# Doctrine of Superiority

def test_a_stage_is_reached_or_refused_as_the_answer_says(lesson):
    rules = {"cards": "DOCTRINE_GROUP_CARDS", "signs": "PROJECT_SIGNS_NEEDED"}
    found = set()
    for seed in SEEDS:
        item = item_of(lesson, "cards", seed)
        (right,) = item.right
        found.add(right)
        refused = later(item.match, "choose-action advance").why_not("advance nuclear-threat")
        assert (refused.id if refused else None) == rules.get(right)
    assert found == {"yes", "cards", "signs"}


def test_d26_shadow_agents_are_those_of_all_wars(lesson):
    for seed in SEEDS:
        item = item_of(lesson, "shadows", seed)
        each = ROMAN.index(item.facts["stage"])
        assert item.right == [str(each * (item.facts["now"] + item.facts["over"]))]


def test_d28_the_bank_opens_what_its_stage_says(lesson):
    opened = {"I": {"corporations"}, "II": {"corporations", "unions", "inner-circle", "governments"}}
    for seed in SEEDS:
        item = item_of(lesson, "reach", seed)
        row = [card for card in item.match.position()["in_row"] if card]
        wanted = opened.get(item.facts["stage"], {card.rpartition("-")[0] for card in row})
        far = [card for card in row[3:] if card.rpartition("-")[0] in wanted]
        assert item.right == [str(3 + len(far))]


def test_the_row_does_not_tell_how_much_of_it_is_open(lesson):
    """Before the answer; afterwards it does."""
    page = lesson_page("world_conspiracy", "modules", seed=1917)
    page.jump("reach")
    page.refresh()
    assert "the World Bank opens" not in page.page and "out of reach" not in page.page
    looks = page.page.count("gk-far")           # of the sheet of styles
    page.answer(item_of(lesson, "reach").right[0])
    page.refresh()
    assert "the World Bank opens" in page.page and "out of reach" in page.page and page.page.count("gk-far") > looks


# Use of Force

def test_d29_the_reserve_helps_as_far_as_the_stage_allows(lesson):
    for seed in SEEDS:
        item = item_of(lesson, "reserve", seed)
        facts = item.facts
        assert item.right == [str(max(1, facts["needed"] - ROMAN.index(facts["stage"])))]


def test_alliances_alone_do_not_pay(lesson):
    for seed in SEEDS:
        item = item_of(lesson, "pay", seed)
        assert item.right == ["alliance"]
        assert item.match.step == "discard-asset"
        (alliance,) = item.match.position()["alliances"]["ivan-concluded"]
        assert item.match.why_not(alliance).id == "DISCARD_NOT_ALLIANCES"


def test_d33_d34_no_covert_operation_is_left_out(lesson):
    steps = ["cyberattack", "ecocide", "blackout"]
    for seed in SEEDS:
        item = item_of(lesson, "ladder", seed)
        chosen = later(item.match, "choose-action covert-operation")
        assert {one.rpartition("-")[0] for one in things(chosen)} == set(steps[: steps.index(item.right[0]) + 1])


# The Fourth Estate

def test_d35_the_price_of_a_trend(lesson):
    for seed in SEEDS:
        item = item_of(lesson, "price", seed)
        facts = item.facts
        assert item.right == [str(10 - facts["cards"] - facts["more"] - facts["signs"])]
        assert not set(item.replies) & set(item.right)


def test_d36_an_even_card_of_finance(lesson):
    answers = set()
    for seed in SEEDS:
        item = item_of(lesson, "even", seed)
        answers.add(item.right[0])
        assert (item.right == ["yes"]) == (item.facts["number"] % 2 == 0)
    assert answers == {"yes", "no"}


# Reptilians

def test_a_reptilian_goes_with_its_object(lesson):
    assert {item_of(lesson, "under", seed).right[0] for seed in SEEDS} == {"along"}


def test_d41_two_equal_or_three_different(lesson):
    found = set()
    for seed in SEEDS:
        item = item_of(lesson, "pair", seed)
        held = [one.rpartition("-")[0] for one in item.match.position()["aliens"]["ivan-area"]]
        wanted = "two" if len(set(held)) < len(held) else "three" if len(held) == 3 else "no"
        assert item.right == [wanted]
        found.add(wanted)
    assert found == {"two", "three", "no"}


# The experiment

def test_a_bet_is_judged_by_the_interval(lesson):
    for seed in SEEDS:
        for name in ("whole", "first"):
            item = item_of(lesson, name, seed)
            assert len(item.right) == 1
            assert len(item.table) == 2 + len(MODULES)
            assert any("1917" in note.text for note in item.told(""))
    assert [direction(Estimate(0, *ends, 9)) for ends in ((1, 2), (-1, 1), (-2, -1))] == ["more", "same", "less"]


def test_the_table_is_whole_and_fits_itself(lesson):
    rows = lesson.data["measured"]["rows"]
    assert {(row["module"], row["result"]) for row in rows} == {(m, r) for m in (BASE, *MODULES) for r in RESULTS}
    base = {row["result"]: row["value"] for row in rows if row["module"] == BASE}
    for row in rows:
        assert row["low"] < row["value"] < row["high"]
        if row["module"] != BASE:
            assert row["least"] < row["change"] < row["most"]
            # Bonett and Price count one more pair of each kind
            assert row["change"] == pytest.approx(row["value"] - base[row["result"]], abs=2e-4)


def test_a_smaller_sample_agrees_with_the_table(lesson):
    """Of other seeds: intervals of both meet, for the module with the largest change as for none."""
    game, told = lesson.game, lesson.data["measured"]["rows"]
    for module, options in {BASE: {}, "force": MODULES["force"]}.items():
        found = experiment.study(game, options, 400, 42)
        for result in RESULTS:
            here = experiment.estimate(experiment.values(found, result), result)
            there = next(row for row in told if (row["module"], row["result"]) == (module, result))
            assert here.low <= there["high"]
            assert there["low"] <= here.high


def test_rows_are_printed_as_the_file_has_them(lesson, monkeypatch, capsys):
    rows = [dict(row) for row in lesson.data["measured"]["rows"]]
    monkeypatch.setattr(experiment, "experiment", lambda *_: iter(rows))
    experiment.main()
    assert tomllib.loads(f"rows = [\n{capsys.readouterr().out}]")["rows"] == rows


def test_one_change_of_three_may_be_luck(lesson):
    for seed in SEEDS:
        item = item_of(lesson, "reading", seed)
        inside = [letter for letter in "abc" if item.facts[letter].count("\N{MINUS SIGN}") in (1, 2)
                  and "(\N{MINUS SIGN}" in item.facts[letter] and "… +" in item.facts[letter]]
        assert item.right == inside


# The page

@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_goes_through(language):
    view, dice = lesson_page("world_conspiracy", "modules", language=language), random.Random(1)
    while not view.pupil.over:
        view.question()
        view.answer(choose(view.pupil, "right", language, dice))
        view.go_on("")
    assert ("passed" if language == "en" else "зачёт") in view.html()
