"""The lesson `rules`: its steps reach what the examples and episodes of the book say, and its questions are right."""

import pytest

from gamekit.games.secret_power.rules import scoring
from gamekit.games.secret_power.rules.table import Seat
from gamekit.lessons.asking import content, made
from gamekit.testing.robot import MANNERS, walk
from tests.helpers import shared_lesson

from ..helpers import active, area_of, in_hand, lines, owns, pieces, points, reserve, stage

SEEDS = range(40)
CHECKS = ["check-objects", "check-rivals", "check-phase", "check-projects", "check-alliances", "check-score"]


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("secret_power", "rules")


@pytest.fixture
def solved(lesson):
    """What the board shows after an answer to a step, which must be right."""

    def answered(step, answer):
        asked = made(lesson, lesson.step(step), 1)
        verdict = asked.judge(answer)
        assert verdict.right, step
        return verdict.after or asked.item.after or asked.item.match

    return answered


def refused(lesson, step, answer):
    """The verdict on what a step asks to try, and the rule that forbids it."""
    verdict = made(lesson, lesson.step(step), 1).judge(answer)
    return verdict.right, verdict.rule


def test_each_object_has_its_minimum(solved):       # D1
    match = solved("minimum", "infiltrate governments-1")
    assert (pieces(match, "governments-1"), active(match, "ivan")) == (4, 0)


def test_episode_one(lesson, solved):       # D3, D4
    assert refused(lesson, "far", "infiltrate banks-1") == (True, "AVAILABLE_FIRST_THREE")
    match = solved("take-over", "infiltrate consulates-1")
    assert (pieces(match, "consulates-1"), active(match, "alexey"), len(in_hand(match, "alexey"))) == (4, 5, 1)
    match = solved("home", "active")
    assert (active(match, "ivan"), reserve(match, "ivan"), len(in_hand(match, "ivan"))) == (5, 5, 1)


def test_the_curator_comes_with_two_agents_and_forbids_projects(lesson, solved):       # D3, D23, D50
    match = solved("curator", "ivan")
    assert (match.state.curator, active(match, "ivan")) == (Seat.IVAN, 3 + 1 + 2)
    assert refused(lesson, "supervised", "choose-action advance") == (True, "PROJECT_NOT_WITH_CURATOR")
    assert refused(lesson, "must", "choose-action pass") == (True, "ACTION_COMPULSORY")


def test_capture_and_recall(solved):        # D14
    match = solved("captured", "yours")
    assert (area_of(match, "media-1"), pieces(match, "media-1")) == ("ivan-area", 1)
    match = solved("recall", "3")
    assert active(match, "ivan") == 3
    assert [pieces(match, card) for card in ("governments-1", "exchanges-1", "intelligence-1")] == [5, 1, 0]


def test_one_agent_returns_from_an_operation(solved):       # D7
    match = solved("operation", "choose-action operation")
    assert (active(match, "ivan"), reserve(match, "ivan")) == (1 + 1, 3 + 5)


def test_the_comintern(lesson, solved):     # D6, D9, D10, D12
    match = solved("join", "advance comintern")
    assert (active(match, "ivan"), reserve(match, "ivan"), stage(match, "ivan", "comintern")) == (1, 8, 1)
    match = solved("signs", "advance comintern")
    assert (stage(match, "ivan", "comintern"), active(match, "ivan")) == (4, 0 + 2)      # and two by the curator
    assert {"unions-1", "unions-2"} <= owns(match, "ivan")
    assert refused(lesson, "shadow", "send-agents 0") == (True, "SHADOW_NEEDS_A_PIECE")
    match = solved("war", "four-none")
    assert (stage(match, "ivan", "comintern"), active(match, "ivan")) == (2, 0)


def test_examples_of_the_count(lesson, solved):       # D15, D18
    assert points(made(lesson, lesson.step("score"), 1).item.match, "ivan") == 8
    assert points(made(lesson, lesson.step("score"), 1, sister=1).item.match, "ivan") == 7
    assert lines(solved("circle", "choose-host universities-1"), "ivan") == {"basic": 5, "leading": 12}
    match = solved("tie", "ivan")
    assert match.over and [scoring.points(match.game.box, match.state, seat) for seat in (0, 1)] == [40, 40]
    assert match.state.winner == Seat.IVAN


def test_the_circle_brings_most_where_the_lesson_says(lesson):
    for sister in (0, 1):
        asked = made(lesson, lesson.step("circle"), 1, sister=sister)
        gained = {move.id: points(asked.judge(move.id).after, "ivan") for move in asked.item.match.moves}
        best = max(gained.values())
        assert [move for move, found in gained.items() if found == best] == list(asked.item.right)


@pytest.mark.parametrize("seed", SEEDS)
def test_checks_have_one_answer_that_the_engine_gives(lesson, seed):
    for name in CHECKS:
        asked = made(lesson, lesson.step(name), seed)
        assert asked.item.accepted(asked), name
        assert all(not asked.judge(answer).right for answer in asked.item.wrong if answer != "*"), name


@pytest.mark.parametrize("seed", SEEDS)
def test_the_count_of_a_phase_is_right(lesson, seed):
    item = made(lesson, lesson.step("check-phase"), seed).item
    assert item.right == [str(active(item.after, "ivan"))]
    facts = item.facts
    own = facts["left"] + facts["home"] + (facts["sent"] if facts["taken"] == "yes" else 1)
    assert own == facts["here"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("manner", MANNERS)
def test_everybody_comes_to_the_end(lesson, manner, language):
    pupil = walk(lesson, manner, language, seed=3).pupil
    assert pupil.over and (pupil.has_shown_it, bool(pupil.to_repeat)) == (manner == "right", manner != "right")


def test_a_like_question_is_another_one(lesson):
    for step in lesson.steps:
        if step.asking.can_fail and not step.is_guess:
            first, second, third = (content(made(lesson, step, 5, sister=sister)) for sister in range(3))
            assert first != second != third, step.id
