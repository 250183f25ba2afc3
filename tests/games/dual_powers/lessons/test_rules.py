"""The lesson `rules`: its steps reach what the printed examples say, and its questions have right answers."""

import pytest

from gamekit.games.dual_powers.rules import scoring
from gamekit.games.dual_powers.rules.table import Seat
from gamekit.lessons import Choice, Pupil
from gamekit.lessons.asking import made
from gamekit.ui.teaching import LessonPage

from tests.helpers import right_answer, shared_lesson
from ..helpers import exhausted, play, region, things, where

SEEDS = range(200)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("dual_powers", "rules")


# The printed examples

def test_example_a(solved):
    match = solved("day-30", "31")
    assert match.state.day == 31
    assert match.state.will == Seat.RED
    play(match, "recruit", "white-2a")
    assert match.step == "bonus-action"


@pytest.mark.parametrize("unit", ["red-1b", "red-1c", "red-1d"])
def test_example_b(solved, unit):
    match = solved("two-units", f"recruit-unit {unit}")
    assert where(match, "red-1a") == where(match, unit) == "green"
    assert not exhausted(match, unit)
    assert match.seat == "white"


def test_example_b_has_a_limit(at):
    verdict = at("too-big").answer("recruit-unit red-3a")
    assert (verdict.right, verdict.rule) == (True, "RECRUIT_WITHIN_BARS")
    assert not at("too-big").answer("recruit-unit red-2a").right


def test_example_c(at, solved):
    verdict = at("blocked").answer("move-to red")
    assert (verdict.right, verdict.rule) == (True, "MOVE_NOT_THROUGH_BLOCKADE")
    match = solved("walk", "move-to white")
    assert where(match, "white-1a") == "white"
    assert where(match, "kerensky") == "green"


def test_example_d(solved):
    match = solved("bonus-move", "move-token neutral-a")
    assert match.state.day == 15
    assert where(match, "red-2a") == where(match, "neutral-a") == "purple"
    assert match.seat == "white"


def test_example_e(at):
    pupil = at("who-holds")
    match = pupil.question().item.match
    box, s = match.game.box, match.state
    assert scoring.seat_strength(box, s, region("brown"), Seat.RED) == (4, 3)
    assert scoring.seat_strength(box, s, region("brown"), Seat.WHITE) == (4, 2)
    assert scoring.stronger(box, s, region("brown")) == Seat.RED
    assert not pupil.answer("white").right
    assert not pupil.answer("nobody").right
    assert pupil.answer("red").right


def test_example_f(at, solved):
    assert at("unrest").question().item.match.seat == "white"
    assert solved("unrest", "unrest-prize points").state.support == -3


def test_example_g(solved):
    match = solved("turn-over", "leaves")
    assert where(match, "white-2a") == "white"
    assert exhausted(match, "white-2a")
    assert where(match, "kerensky") == "out"
    assert where(match, "red-3c") == "reserve"


def test_example_h(solved):
    match = solved("opposition", "purple-4")
    told = {line.said.name: line.facts for line in match.log}
    assert match.game.ids("card")[told["OPPOSITION_OBJECTIVE"]["card"][1]] == "purple-4a"
    sums = {line.facts["region"][1]: line.facts["number"] for line in match.log if line.said.name == "OPPOSITION_SUM"}
    assert sums == {region("red"): 6, region("purple"): 6, region("brown"): 5}


# What the other steps say happens

def stronger(match, name):
    return scoring.stronger(match.game.box, match.state, region(name))


def test_what_is_predicted_happens(at, solved):
    assert stronger(at("company").question().item.match, "blue") == Seat.WHITE
    assert stronger(at("new-month").question().item.match, "green") == Seat.WHITE
    assert stronger(solved("new-month", "red"), "green") == Seat.RED
    assert solved("whose-points", "white").state.support < 0
    match = solved("no-action", "date-only")
    assert (match.state.day, match.seat) == (9, "white")
    match = solved("the-end", "white")
    assert match.over
    assert match.state.winner == Seat.WHITE


def test_a_leader_goes_where_red_is_stronger_with_him(at):
    for name in ("green", "red", "purple", "brown", "white", "blue"):
        verdict = at("anywhere").answer(f"place-leader {name}")
        assert verdict.right == (stronger(verdict.after, name) == Seat.RED)


# Questions from the dice

def strength(match, place, seat):
    return scoring.seat_strength(match.game.box, match.state, place, seat)


def confirm_stronger(item):
    place = item.match.game.ids("region").index(item.facts["region"])
    red, white = (strength(item.match, place, seat) for seat in Seat)
    winner, reason = item.right[0].split("-")
    assert winner == ["red", "white"][scoring.stronger(item.match.game.box, item.match.state, place)]
    assert (reason == "tokens") == (red[0] == white[0])
    assert red != white


def confirm_reach(item):
    ends = {item.match.game.ids("region")[place] for place in ends_of_turn(item.match)}
    offered = {option.removeprefix("region:") for option in item.options}
    others = ends & offered - {item.right[0].removeprefix("region:")}
    assert item.right[0].removeprefix("region:") in ends
    assert others <= ({item.facts["region"]} if item.facts["bonus"] == "yes" else set())     # it moves on if it can


def ends_of_turn(match):
    """Where one recruited unit can be when the turn ends, by trying all moves."""
    card = match.moves[0].thing
    unit = next(name for name in match.game.ids("token") if name.startswith("red-1"))
    start = play(match.at(0), card, "recruit", unit)
    if start.step == "recruit-unit":
        start.play("decline")
    ends = {start.state.token_at[match.game.ids("token").index(unit)]}
    if start.step == "bonus-action":
        moving = play(start, "move", unit)
        ends |= {move.number for move in moving.moves}
    return ends


def confirm_will(item):
    match = play(item.match.at(0), item.match.moves[0].thing)
    if item.facts["leader"] == "no":
        match.play("decline")
        assert match.seat == "white" or match.step == "bonus-action"
    assert (item.right[0] == "red-month") == (match.state.will == Seat.RED) == (match.state.month == 1)
    assert item.right[0] in ("white", "red-month")


def confirm_score(item):
    """The unit comes if the engine lets it, and who is stronger hangs on it."""
    place = item.facts["region"]
    came = play(item.match.at(0), item.match.moves[0].thing, "recruit-leader", place, "decline")
    unit = next(name for name in came.game.ids("token") if where(came, name) == item.facts["other"])
    moving = play(came.at(len(came.played)), "move")
    comes = unit in things(moving) and place in things(moving.play(unit))
    assert comes == (item.facts["road"] == "open")
    match = play(moving, place, "points") if comes else play(came, "decline", "points")
    letter, signs = item.right[0], {"red": 1, "white": -1, "middle": 0}
    assert signs[item.facts[f"side-{letter}"]] * item.facts[f"space-{letter}"] == match.state.support
    assert (match.state.support > 0) == comes
    shown = [strength(item.after, region(place), seat)[0] for seat in Seat]
    assert shown == [item.facts["red"], item.facts["white"]]
    assert len({(item.facts[f"side-{other}"], item.facts[f"space-{other}"]) for other in "abcd"}) == 4


def confirm_objectives(item):
    """Who is stronger in each region, as the rules count it before the scoring."""
    winners = [scoring.stronger(item.match.game.box, item.match.state, region(item.facts[name]))
               for name in ("region", "other")]
    said = {"own": [0, 1], "swapped": [1, 0], "red-both": [0, 0], "white-both": [1, 1]}
    assert said[item.right[0]] == winners
    match = play(item.match.at(0), item.match.moves[0].thing, "decline")
    red, white = item.facts["red"], item.facts["white"]
    paid = {"own": red - white, "swapped": white - red, "red-both": red + white, "white-both": -red - white}
    assert match.over
    assert match.state.support == paid[item.right[0]]


def confirm_date(item):
    for move in item.match.moves:
        match = play(item.match.at(0), move)
        behind = scoring.stronger(match.game.box, match.state, match.game.box.target[move.number])
        assert (move.id in item.right) == (match.state.day == 31 and behind == Seat.WHITE)


def confirm_recruit(item):
    place = item.match.game.ids("region").index(item.facts["region"])
    assert item.match.game.box.target[item.match.state.card] == place
    for move in item.match.moves:
        match = play(item.match.at(len(item.match.played)), move)
        assert (move.id in item.right) == (scoring.stronger(match.game.box, match.state, place) == Seat.RED)


CONFIRM = {
    "stronger": confirm_stronger, "reach": confirm_reach, "will": confirm_will, "score": confirm_score,
    "date": confirm_date, "recruit": confirm_recruit, "objectives": confirm_objectives,
}


@pytest.mark.parametrize("name", [
    "check-stronger", "check-date", "check-recruit", "check-reach", "check-will", "check-score", "check-objectives",
])
def test_fresh_questions_are_right(lesson, name):
    step = next(step for step in lesson.steps if step.id == name)
    asked = set()
    for seed in SEEDS:
        item = made(lesson, step, seed).item
        CONFIRM[step.asking.maker](item)
        options = item.options if isinstance(item, Choice) else ()
        asked.add((str(item.match.position()), *options))
        wrong = [option for option in options if option not in item.right]
        assert all(item.wrong[option] for option in wrong)
        if isinstance(item, Choice):
            pupil = Pupil(lesson, seed)
            pupil._to(lesson.steps.index(step))
            keys = [f"{name}.reply-{item.replies.get(one, one)}" for one in wrong]
            replies = {lesson.text(key, "ru", **item.facts) for key in keys}
            assert len(replies) == 3
            assert pupil.answer(item.right[0]).right
    assert len(asked) > 100


# The way through

def test_quick_path_ends_with_a_first_turn(lesson):
    assert len(lesson.quick) == 8
    pupil = Pupil(lesson, quick=True)
    assert [step.id for step in pupil.steps] == lesson.quick
    while not pupil.over:
        item = pupil.question().item
        assert pupil.answer(right_answer(item)).right
        last, match = pupil.step.id, pupil.verdict.after
        pupil.go_on()
    assert last == "first-action"
    assert match.options["mode"] == "solo"
    assert match.step == "play-card"
    assert match.seat == "red"          # the turn was whole: the Opposition has answered
    assert match.state.turn == 3


def test_the_board_does_not_count_for_the_learner(game):
    view = LessonPage(game, "rules")
    assert "Strength" not in view.html()
    view.answer("red")
    assert "Strength 4 : 4" in view.html()
