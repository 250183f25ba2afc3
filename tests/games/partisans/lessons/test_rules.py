"""The lesson `rules`: its steps reach what the worked example says, and its questions have right answers."""

import re

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.lessons import Pupil
from gamekit.lessons.asking import made
from gamekit.ui.teaching import LessonPage
from tests.helpers import right_answer, shared_lesson

from ..helpers import defence, guards, in_pile, lost, pile, play, post, refusal, standing

SEEDS = range(60)
CHECKS = ["check-strike", "check-prep", "check-sum", "check-order", "check-end", "check-back"]
UNSURE = {"jacinto", "benigno"}


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("partisans", "rules")


def position(item, field):
    return item.match.position()[field]


def face_up(match):
    return {foe for foe, up in zip(match.game.ids("foe"), match.state.face_up, strict=True) if up}


# The worked example

def test_phase_1_of_the_example(at, solved):
    match = solved("play", "prepare paquita")
    assert (pile(match, "paquita"), match.step) == ("hidden", "use-action")
    assert face_up(solved("scout", "scout railway-bridge")) == {"infantryman-1a", "sentry-1a", "rifleman-2"}
    assert refused(at("spy"), "prepare spy-1") == "SPIES_NOT_PLAYED"
    match = solved("choose", "choose-mission railway-bridge")
    assert match.step == "attack"
    assert len(face_up(solved("turned", "up"))) == 6


def refused(pupil, answer):
    """The rule that forbids what a step asks to try."""
    verdict = pupil.answer(answer)
    assert verdict.right
    return verdict.rule


def test_phase_2_of_the_example(at, solved):
    match = solved("consuelo", "discard-foe infantryman-1a")
    assert post(match, "infantryman-1a") == "discard"
    assert solved("abel", "two").state.strength == 9
    assert solved("role", "choose-role revealed").state.strength == 9
    assert at("strength").question().item.match.state.strength == 9
    assert at("strength").answer("9").right
    assert refused(at("block"), "strike railway-bridge") == "SENTRY_SHIELDS_MISSION"
    match = solved("sentry", "strike sentry-1a")
    assert (match.state.strength, refusal(match, "railway-bridge")) == (8, None)
    match = solved("success", "strike railway-bridge")
    assert (match.state.strength, standing(match, "railway-bridge")) == (0, "completed")
    assert match.step == "discard-foe"


def test_the_rifleman_takes_abel(solved):
    match = solved("rifleman", "hidden")
    assert in_pile(match, "removed") == {"abel"}
    assert post(match, "rifleman-2") == "discard"
    assert len(guards(match, "border")) == 2


def test_outcome_and_recovery_of_the_example(solved):
    match = solved("go-on", "stop-or-go-on go-on")
    assert (match.state.round, match.step) == (2, "prepare")
    assert in_pile(match, "revealed-discard") == {"consuelo", "roberto"}
    assert in_pile(match, "hidden-discard") == {"paquita", "spy-1"}
    assert len(in_pile(match, "hand")) == 5
    assert not UNSURE & in_pile(match, "hand")


@pytest.mark.parametrize("name", ["consuelo", "role", "sentry", "success"])
def test_a_like_position_leads_as_far_as_the_example(lesson, name):
    item = made(lesson, lesson.step(name), 1917, sister=True).item
    later = play(item.match.at(len(item.match.played)), item.right[0])
    if name == "consuelo":
        play(later, "abel", "hidden", "use", "roberto", "revealed")
    if name != "success":
        assert later.state.strength + (2 if name == "sentry" else 0) == 10
    else:
        assert standing(later, "railway-bridge") == "completed"


# Other steps

def test_goal_and_its_wrong_strike(at, solved):
    assert standing(solved("goal", "strike valley"), "valley") == "completed"
    verdict = at("goal").answer("strike jailer-2")
    assert not verdict.right
    assert standing(verdict.after, "valley") == "failed"


def test_only_targets_at_the_mission(at, solved):
    assert refused(at("other"), "strike sentry-1a") == "STRIKE_HERE"
    assert standing(solved("elsewhere", "yes"), "mountain-pass") == "completed"


def test_an_action_is_whole_or_none(solved):
    match = solved("whole", "not")
    assert refusal(match, "use") == "NEEDS_ENEMIES_HERE"


def test_hidden_roberto_is_too_weak_for_the_bridge(at):
    verdict = at("role").answer("choose-role hidden")
    assert not verdict.right
    assert verdict.after.state.strength < defence(verdict.after) + 1


def test_civilians(at, solved):
    assert lost(solved("civilians", "strike counter-guerrilla-3a")) == 4
    for move in ("strike jailer-3", "strike decline"):
        verdict = at("civilians").answer(move)
        assert not verdict.right
        assert verdict.after.result.ending == "civilians"


def test_failures(at, solved):
    match = solved("fail", "down")
    assert standing(match, "officer") == "failed"
    assert match.step == "stop-or-go-on"
    match = solved("second", "strike sentry-1a")
    assert refusal(match, "mountain-pass") is None
    for move in ("strike spymaster-2", "strike decline"):
        verdict = at("second").answer(move)
        assert not verdict.right
        assert not completes(verdict.after)
    assert verdict.after.result.ending == "failed-missions"


def test_stopping_and_spies(at, solved):
    assert solved("results", "partial").result.ending == "partial"
    assert solved("spies", "stop-or-go-on stop").result.ending == "partial"
    assert at("spies").answer("stop-or-go-on go-on").after.result.ending == "spies"
    assert at("go-on").answer("stop-or-go-on stop").after.result.ending == "draw"


def test_a_new_hand_from_the_shuffled_discard_pile(solved):
    match = solved("hand", "shuffle")
    assert {"soledad", "ramona", "spy-2"} < in_pile(match, "hand")
    assert len(in_pile(match, "hand")) == 5
    assert not in_pile(match, "hidden-discard")


# Questions from the dice

def confirm_strikes(item):
    """Played out: the mission, then the cheapest enemies."""
    match = play(item.match.at(0), named(item, "mission"))
    settle(match)
    number = 0
    while match.step == "strike":
        cheapest = min((foe for foe in guards(match, named(item, "mission"))), key=lambda foe: defence(match, foe))
        play(match, cheapest)
        settle(match)
        number += 1
    assert item.right == [str(number)]
    assert item.match.state.strength == item.facts["strength"]


def named(item, fact):
    kind, index = item.facts[fact]
    return item.match.game.ids(kind)[index]


def settle(match):
    """Choices of effects are made anyhow."""
    while not match.over and match.step not in ("strike", "stop-or-go-on"):
        match.play(match.moves[0])


def confirm_missions(item):
    box, ids = item.match.game.box, item.match.game.ids("mission")
    open_missions = [ids.index(name) for name in position(item, "missions")["available"]]
    affordable = [one for one in open_missions if box.mission_defence[one] <= item.facts["strength"]]
    best = max(affordable, key=lambda one: box.points[one])
    assert item.right == [f"choose-mission {ids[best]}"]
    match = item.match.at(0).play(item.right[0])
    assert match.state.strength == item.facts["strength"]
    assert refusal(match, ids[best]) is None


def confirm_left_over(item):
    match = item.match.at(len(item.match.played))
    strength = match.state.strength
    match.play(f"strike {named(item, 'mission')}")
    settle(match)
    assert item.right == [str(strength - item.facts["defence"])]
    boosted = any(item.match.state.boost)
    assert boosted == (item.facts["phase"] == "attack")


def completes(match):
    """Whether any order of strikes completes the mission."""
    if match.step != "strike":
        return False
    mission = match.game.ids("mission")[match.state.mission]
    if refusal(match, mission) is None:
        return True
    targets = [move.id for move in match.moves if move.thing in guards(match, mission)]
    return any(completes(match.at(len(match.played)).play(target)) for target in targets)


def confirm_within_reach(item):
    for move in item.match.moves:
        assert completes(item.match.at(0).play(move)) == (move.id in item.right), move.id


def confirm_endings(item):
    done = completes(item.match)
    assert (item.facts["completes"] == "yes") == done
    failed = len(position(item, "missions").get("failed", ()))
    if not done and failed:
        assert item.right == ["lost"]
        return
    steps = {"draw": 0, "partial": 15, "victory": 19, "major": 22}
    reached = [name for name, least in steps.items() if item.facts["had"] + item.facts["gained"] * done >= least]
    assert item.right == reached[-1:]
    assert item.after.result.ending == reached[-1]


def confirm_coming_back(item):
    hidden = named(item, "hidden")
    match = item.match.at(0).play("strike decline")
    settle(match)
    if match.over:
        assert (item.right, match.result.ending) == (["lost"], "failed-missions")
        return
    play(match, "go-on")
    back = pile(match, hidden) == "hidden-discard"
    assert item.right == ([f"agent:{hidden}"] if back else ["nobody"])
    others = [option.removeprefix("agent:") for option in item.options[:3] if option != f"agent:{hidden}"]
    assert {pile(match, name) for name in others} == {"revealed-discard"}


CONFIRM = {
    "strikes": confirm_strikes, "missions": confirm_missions, "left_over": confirm_left_over,
    "within_reach": confirm_within_reach, "endings": confirm_endings, "coming_back": confirm_coming_back,
}


@pytest.mark.parametrize("name", CHECKS)
def test_fresh_questions_are_right(lesson, name):
    step, asked, answers = lesson.step(name), set(), set()
    for seed in SEEDS:
        item = made(lesson, step, seed).item
        CONFIRM[step.asking.maker](item)
        asked.add(str(item.match.position()))
        answers.add(item.facts.get("answer") or item.facts.get("result") or item.right[0])
        for wrong, reply in item.replies.items():
            assert item.wrong[wrong] in lesson.game.rulebook
            assert all(lesson.words.has(f"{name}.reply-{reply}", language) for language in LANGUAGES)
    assert len(asked) > 50
    assert len(answers) >= 3


def test_nothing_shows_a_card_on_which_the_sources_differ(lesson):
    """In hand, in play or in a discard pile; what lies face down in a deck is not seen."""
    decks = ("hidden-deck", "recruits", "pool", "unseen")
    for step in lesson.steps:
        for seed in range(12 if step.asking.is_fresh else 0 if step.asking.mixes else 1):
            item = made(lesson, step, seed).item
            for match in filter(None, (item.match, item.after)):
                seen = {name for name, some in match.position()["agents"].items() if name not in decks for name in some}
                assert not {name.split()[0] for name in seen if isinstance(name, str)} & UNSURE, (step.id, seed)


# The way through

def test_quick_path_plays_a_round_and_ends_before_the_next(lesson):
    assert len(lesson.quick) == 8
    pupil = Pupil(lesson, quick=True)
    assert [step.id for step in pupil.steps] == lesson.quick
    while not pupil.over:
        item = pupil.question().item
        assert pupil.answer(right_answer(item)).right
        match = pupil.verdict.after
        pupil.go_on()
    assert (match.state.round, match.step) == (2, "prepare")
    assert len(in_pile(match, "hand")) == 5


@pytest.mark.parametrize("name", ["strength", "check-strike", "check-sum", "check-order"])
def test_the_picture_does_not_count_for_the_pupil(game, name):
    view = LessonPage(game, "rules")
    view.pupil._to([step.id for step in view.lesson.steps].index(name))
    board = view.html().partition('id="gk-board"')[2].partition('id="gk-rail"')[0]
    assert 'id="gk-on-agent-' in board and not re.search(r'class="[^"]*gk-playable', board)
    assert 'id="gk-attack"' not in board and game.words.text("picture-strength", "en") not in board
