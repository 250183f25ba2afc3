"""What every history lesson has: a plan by the clock, seats for a class, sources, questions that reach all of them."""

import re
from itertools import pairwise

import pytest

from gamekit.engine import twin
from gamekit.engine.match import HUMAN
from gamekit.engine.words import LANGUAGES
from gamekit.lab import compare
from gamekit.lessons import Pupil, sheet
from gamekit.lessons.asking import made
from gamekit.lessons.history import bearings
from gamekit.lessons.reading import count

from gamekit.ui.board_below import LessonBoard
from gamekit.ui.teaching import LessonPage
from tests.helpers import EVERY_LESSON, shared_lesson

PUPILS, EXCERPT, MOST_STEPS = 30, 80, 16
ALL = [shared_lesson(name, lesson) for name, lesson in EVERY_LESSON]
HISTORY = [lesson for lesson in ALL if lesson.kind == "history"]


@pytest.fixture(params=HISTORY, ids=lambda lesson: f"{lesson.game.name} {lesson.id}")
def lesson(request):
    return request.param


@pytest.fixture
def data(lesson):
    return lesson.data


# The plan

def test_timing_sums_to_45_minutes(data):
    plan = data["plan"]
    assert sum(data["timing"]) == data["minutes"] == 45
    assert [row["to"] - row["from"] for row in plan] == data["timing"]
    assert [row["from"] for row in plan] == [0, *(row["to"] for row in plan[:-1])]


def test_every_step_has_its_time(lesson, data):
    assert [step for row in data["plan"] for step in row["steps"]] == [step.id for step in lesson.steps]
    assert len(lesson.steps) <= MOST_STEPS


def test_debrief_has_a_quarter_of_the_time_and_rounds_of_three_minutes(data):
    minutes = sum(data["timing"][number - 1] for number in data["debrief"])
    assert minutes / data["minutes"] >= 0.25
    assert data["plan"][data["debrief"][0] - 1]["rounds"] * 3 == minutes


def test_what_may_be_dropped_is_never_the_debrief(data):
    assert any(row["drop"] for row in data["plan"])
    assert not any(data["plan"][number - 1]["drop"] for number in data["debrief"])


@pytest.mark.parametrize("seed", range(3))
def test_a_match_takes_no_more_clicks_than_its_plan_says(lesson, data, seed):
    """From the prepared position to the end: moves, and one click at each change of the player."""
    (start,) = data["positions"].values()
    players = [name for name in data["roles"] if name in lesson.game.ids("seat")] or [lesson.game.ids("seat")[0]]
    match = lesson.game.position(start, seed=seed, seats=dict.fromkeys(players, "greedy"))
    match.go_on()
    assert match.over
    seats = [match.at(number).seat for number in range(len(match.played))]
    clicks = len(seats) + sum(now != before for before, now in pairwise(seats))
    assert clicks <= sum(row.get("clicks", 0) for row in data["plan"])


def test_roles_for_thirty(data):
    """However many computers there are, each has one of every role at most, and nobody is left over."""
    assert sum(data["roles"].values()) == PUPILS
    for table in data["tables"]:
        seated = [table[role] for role in data["roles"]]
        assert sum(seated) == PUPILS
        assert max(seated) == table["computers"]
    assert data["tables"][0] | data["roles"] == data["tables"][0]


# The board below the steps

def at(lesson, number, match):
    """A page of the lesson at one of its steps, with this match on the board below."""
    page = LessonPage(lesson.game, lesson.id, 1)
    board = LessonBoard(page, next(iter(lesson.data["positions"])))
    page.jump(str(number + 1))
    board.match = match
    page.refresh()
    return page, board


@pytest.fixture(scope="module")
def played():
    """Matches of greedy bots from the position of each lesson: as it begins, and at its end."""
    found = {}
    for one in HISTORY:
        (start,) = one.data["positions"].values()
        seats = dict.fromkeys([name for name in one.data["roles"] if name in one.game.ids("seat")]
                              or [one.game.ids("seat")[0]], "greedy")
        found[one.id] = one.game.position(start, seed=2, seats=seats).go_on()
    return found


def after(match, moves):
    """So far into a match, with people in front of the board."""
    past = match.at(moves)
    past.seats = dict.fromkeys(past.seats, HUMAN)
    return past


def test_going_on_waits_for_the_match_or_takes_it_as_it_is(lesson, played):
    """Each stop is told when the board has got there, in the order of the steps."""
    match, reached = played[lesson.id], []
    stops = [(number, step) for number, step in enumerate(lesson.steps) if step.reads and step.asking.name == "go"]
    assert len(stops) == 2
    for number, step in stops:
        reads = getattr(lesson.makers(), step.reads)
        told = [bool(reads(match.at(moves))) for moves in range(len(match.played) + 1)]
        assert told == sorted(told) and not told[0] and told[-1]        # once there, it stays so
        reached.append(told.index(True))
        page, board = at(lesson, number, after(match, max(told.index(True) - 1, 1)))
        assert page.text("ui-lesson-board-waits") in page.page
        board.match = after(match, told.index(True))
        assert page.text("ui-lesson-board-waits") not in page.page
        page.wish("answer", "")
        assert page.pupil.is_solved
    assert reached[0] < reached[1]


def test_the_board_tells_how_the_match_ended(lesson, played):
    if lesson.id == "stories":      # there the question is whose guess held, which no board knows
        return
    number = [step.id for step in lesson.steps].index("ending")
    page, board = at(lesson, number, after(played[lesson.id], 1))
    assert page.read() == "unfinished"
    board.match = played[lesson.id]
    told, words = page.read(), page.question()[1].options
    assert told in words and told != "unfinished"
    assert f'data-value="{told}" data-first' in page.page
    page.wish("answer", told)
    assert page.given == told and page.pupil.is_solved


def test_who_played_on_a_table_tells_it_himself(lesson):
    number = next(n for n, step in enumerate(lesson.steps) if step.reads)
    page, _ = at(lesson, number, lesson.game.position(next(iter(lesson.data["positions"].values())), seed=1))
    assert page.read() == "" and not page.has_played


# Sources

def test_sources_are_complete(lesson, data):
    ids = [source["id"] for source in data["source"]]
    assert len(ids) == len(set(ids)) >= 3
    for source in data["source"]:
        assert all(source[name] for name in ("author", "title", "date", "licence", "speaker", "bears"))
        year = re.search(r"\b(?:18|19|20)\d\d\b", source["date"])[0]
        for language in LANGUAGES:
            assert 0 < count(lesson.text(f"source-{source['id']}", language)) <= EXCERPT
            assert year in lesson.text(f"document.{source['id']}", language)


def test_sources_speak_for_and_against_the_game(data):
    ids = {source["id"] for source in data["source"]}
    assert len(data["argument"]["omits"]) >= 3
    assert len(set(data["argument"]["against"]) & ids) >= 2
    assert set(data["argument"]["for"]) <= ids


def test_where_both_can_be_argued_both_count_and_get_their_reasons(lesson, data):
    """A key that historians would dispute is no key: each answer is taken, and the words give the reasons."""
    disputed = [source for source in data["source"] if len(bearings(source)) > 1]
    assert bool(disputed) == (lesson.id != "stories")
    number = [step.id for step in lesson.steps].index("claim")
    for source in disputed:
        asked = next(
            one for seed in range(200) if (one := Pupil(lesson, seed, _at=number).question()).item.facts["source"]
            == source["id"])
        assert [asked.item.is_right(option) for option in asked.item.options].count(True) == 2
        assert asked.text("right").startswith("Both can be argued.")


def test_no_speaker_stands_on_the_sheet(lesson, data):
    for language in LANGUAGES:
        names = [lesson.text(f"document.{source['id']}", language) for source in data["source"]]
        printed, key = sheet.material(lesson, language), sheet.sheet(lesson, language=language, key=True)
        assert not any(name in printed for name in names)
        assert all(name in key for name in names)


# Questions

def test_every_vote_counts_as_right(lesson):
    for number, step in enumerate(lesson.steps):
        if step.rhythm == "vote":
            for option in Pupil(lesson, _at=number).question().item.options:
                assert Pupil(lesson, _at=number).answer(option).right


@pytest.mark.parametrize("name", ["source", "claim"])
def test_every_source_can_be_asked_for(lesson, name):
    """The dice reach all sources, and each gets its own reason."""
    number = [step.id for step in lesson.steps].index(name)
    asked = [Pupil(lesson, seed, _at=number).question("ru").item for seed in range(80)]
    assert len({str(item.facts) for item in asked}) == len(lesson.data["source"])


# Without a rule that carries a claim

def test_what_becomes_of_the_game_without_a_rule_is_told_of_every_claim_that_has_a_change(lesson, data):
    claims = {one.name for one in lesson.game.prepared() if one.claim and one.claim[0] == lesson.id}
    assert {row["name"] for row in data["change"]} == claims
    for row in data["change"]:
        difference, low, high = row["difference"]
        assert low <= difference <= high and abs(row["changed"] - row["printed"] - difference) < 0.15
    step = lesson.step("argument")
    for language in LANGUAGES:
        words = [note.text for note in made(lesson, step, 1, language).item.told("")]
        assert sum("seed 1917" in one or "начальное число 1917" in one for one in words) == len(claims) > 0


@pytest.mark.skipif(not twin.available(), reason="numba is missing")
def test_what_is_told_of_a_changed_rule_is_what_these_games_give():
    lesson = next(one for one in HISTORY if one.id == "history_1917")
    row = next(one for one in lesson.data["change"] if one["name"] == "flat-unrest")
    game = lesson.game
    found = compare(game, row["n"], game.changed(row["name"]), against="greedy", seed=row["seed"])
    line = next(one for one in found.lines if one.key == "wins")
    told = [line.b.value, line.a.value, line.difference.value, line.difference.low, line.difference.high]
    assert [round(100 * one, 1) for one in told] == [row["printed"], row["changed"], *row["difference"]]
