"""The lesson on stories about secret plans: the start, what is left out of it, patterns, base rates, refutations."""

import re
from collections import Counter

import pytest

import gamekit
from gamekit.engine.words import LANGUAGES
from gamekit.games.secret_power.lessons.stories import items, night, patterns
from gamekit.lessons import teacher
from gamekit.lessons.history import percents
from gamekit.ui import lesson as lesson_page
from gamekit.ui import lesson_board
from tests.helpers import ask, shared, shared_lesson

SEEDS = range(60)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("secret_power", "stories")


@pytest.fixture(scope="module")
def data(lesson):
    return lesson.data


# The match

def test_the_start_is_level_and_two_rounds_are_left():
    match = night(seed=1)
    assert match.position()["round"] == 4 and match.seat == "ivan"
    assert match.game.scores(match.state) == {"ivan": 48, "julia": 48}
    match = night(seed=1, seats={"ivan": "greedy", "julia": "greedy"})
    match.go_on()
    assert match.over and match.state.round == 5


def test_names_of_myths_do_not_come_up(data):
    """What lies in the discards at the start still lies there at the end."""
    hidden = data["positions"]["night"]["alliances"]
    left_out = {f"{seat}-discard": set(hidden[f"{seat}-discard"]) for seat in ("ivan", "julia")}
    assert {"freemasons", "illuminati", "mossad", "committee-of-300"} <= set.union(*left_out.values())
    for seed in range(12):
        match = night(seed=seed, seats={"ivan": "greedy", "julia": "greedy"})
        match.go_on()
        lying = match.position()["alliances"]
        assert all(names <= set(lying[place]) for place, names in left_out.items())


def test_the_page_has_its_board():
    steps = lesson_page("secret_power", "stories")
    board = lesson_board(steps, "night")
    assert board.match.position()["round"] == 4
    assert "Universities" not in board.html()       # two share a screen: it opens when Ivan says so
    board.wish("open", "")
    assert "Universities" in board.html()


# Patterns

def test_patterns_are_counted_on_matches():
    match = patterns.played("random", 5)
    owned = match.state.owned
    captured = [line.numbers[0] for line in match.log if line.said.name == "CAPTURED"]
    snatched = Counter(tuple(line.numbers[:2]) for line in match.log if line.said.name == "INTERCEPTED")
    found = patterns.patterns(match)
    assert found["row"] == bool(re.search(r"0000|1111", "".join(map(str, captured))))
    assert found["pair"] == (max(snatched.values(), default=0) >= 2)
    assert found["hunt"] <= found["pair"]
    banks = [owned[seat][gamekit.load("secret_power").ids("type").index("banks")] for seat in (0, 1)]
    assert found["banks"] == (min(banks) == 0 and max(banks) >= 2)


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_shares_are_what_matches_give(data, kind):
    """Other matches than those of the lesson agree with it, within four standard errors of both."""
    found = patterns.measured(n=120, seed=7, bot=kind)
    for row in data["patterns"][kind]:
        share, n = row["share"], 120
        error = (share * (1 - share) * (1 / n + 1 / data["patterns"]["n"])) ** 0.5
        assert abs(found[row["id"]].value - share) <= 4 * error + 1 / n, row["id"]
        low, high = (round(value, 5) for value in gamekit.lab.statistics.stats.wilson(
            round(share * data["patterns"]["n"]), data["patterns"]["n"]))
        assert (row["low"], row["high"]) == (low, high)


def test_the_first_of_the_measured_matches_are_the_same_again(data):
    found = patterns.measured(n=3)
    assert all(0 <= one.value <= 1 and one.n == 3 for one in found.values())
    assert found == patterns.measured(n=3, seed=data["patterns"]["seed"])


def test_neighbours_bet_on_different_patterns(lesson):
    assert {ask(lesson, "pattern", seed).facts["case"] for seed in range(3)} == set(items.SHOWN)


# Base rates

def test_base_rates_are_counted_in_matches(lesson):
    asked = [ask(lesson, "base", seed) for seed in SEEDS]
    assert {item.facts["plans"] for item in asked} == set(items.WITH_PLAN)
    for item in asked:
        facts = item.facts
        assert facts["all"] == facts["hits"] + facts["false"] and facts["plans"] + facts["without"] == 1000
        exact = 100 * facts["hits"] / facts["all"]
        assert item.right == [str(round(exact))] and exact < 50
        assert item.is_right(f"{exact:.0f}")
        for confused in item.replies:       # turned round, before the sign, the other group
            assert not item.is_right(confused)


def test_the_teachers_numbers_are_those_of_the_lesson(lesson):
    plans = 20
    item = next(item for seed in SEEDS if (item := ask(lesson, "base", seed)).facts["plans"] == plans)
    wanted = [str(item.facts[name]) for name in ("plans", "hits", "false", "share")]
    row = percents(items.found("random", "row"))
    for language in LANGUAGES:
        numbers = re.findall(r"\d+", lesson.text("teacher-mistake-5.say", language).replace(",", ""))
        assert numbers == ["1000", *wanted, "100"]
        told = lesson.text("teacher-mistake-4.say", language).replace(",", ".")
        assert all(str(number) in told for number in row)


# Traps and tests

def test_every_trap_and_every_story_comes_up(lesson):
    asked = [ask(lesson, "trap", seed) for seed in range(200)]
    assert {item.facts["case"] for item in asked} == {
        f"{name}-{number}" for name in items.TRAPS for number in range(1, 1 + items.STORIES)}
    assert all(item.right[0] in item.options and len(set(item.options)) == items.OFFERED for item in asked)


def test_only_one_claim_can_be_tested(lesson):
    for seed in SEEDS:
        item = ask(lesson, "testable", seed)
        assert [one for one in item.options if one in items.TESTED] == item.right
        assert len(set(item.options) & set(items.UNTESTED)) == 2


# Care

def plain_texts(lesson, language):
    """All that the lesson says without variables."""
    sources = lesson.words._sources(language)
    return [lesson.text(key, language) for key in lesson.words.keys(language) if "$" not in sources[key]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_comes_first_on_the_teachers_page(lesson, language):
    page = teacher.page(lesson, language=language)
    note = lesson.text("teacher-note", language)
    assert page.index(note[:40]) < page.index(lesson.text("teacher-aim-1", language)[:20])
    for fact in ("1903", "1921", "1864", "1935", "Times"):
        assert fact in note


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_myth_stands_without_its_refutation(lesson, language):
    """Whoever reads a text that holds a myth reads in the same text that it is false."""
    myth = {"en": "Jew|Freemason|Masonic|devil", "ru": "евре|масон|дьявол"}[language]
    refuted = {"en": "forge|made it all up|hoax|joke|made up", "ru": "фальшив|выдум|обман|розыгрыш|шутк"}[language]
    held = [text for text in plain_texts(lesson, language) if re.search(myth, text)]
    assert len(held) > 3
    assert all(re.search(refuted, text) for text in held), held


def test_claims_that_are_false_are_called_so_beside_them(lesson, data):
    """A text that only claims something is named together with what was found out later."""
    for one in data["source"]:
        if one["bears"] == "bare":
            named = [lesson.text(f"document.{one['id']}", language) for language in LANGUAGES]
            assert all(len(re.findall(r"\b(?:19|20)\d\d\b", text)) >= 2 for text in named)


def test_real_plots_and_made_up_ones_are_balanced(data):
    assert Counter(one["bears"] for one in data["source"]) == {"real": 2, "made-up": 2, "bare": 2}


def test_no_alliance_is_named_in_the_lesson(lesson):
    """Names of real groups on the cards are no matter of the lesson, but for the one whose myth it refutes."""
    game = shared("secret_power")
    names = {game.thing_text("alliance", one, "en") for one in range(len(game.ids("alliance")))} - {"Freemasons", "CIA"}
    texts = " ".join(plain_texts(lesson, "en"))
    assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", texts)]
