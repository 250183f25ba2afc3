"""The lesson `rules`: its steps reach what the printed examples say, and its questions have right answers."""

import pytest

from gamekit.games.uprising.rules.table import Seat
from gamekit.lessons import Choice, Pupil
from gamekit.lessons.asking import made
from gamekit.ui.teaching import LessonPage

from tests.helpers import right_answer, shared_lesson
from ..helpers import down, met, number, play, refusal, slot_of, up

SEEDS = range(120)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("uprising", "rules")


def row(match):
    return [match.game.ids("district")[one] for one in match.state.in_row[:match.state.row_size]]


def marked(match):
    return {name for name, flag in zip(match.game.ids("district"), match.state.marked, strict=True) if flag}


def in_pile(match, name, seat=None):
    """The cards of a pile, as everything is or as a seat sees it."""
    state = match.view(seat).state if seat else match.state
    return {card for card, place in zip(match.game.ids("card"), state.card_at, strict=True)
            if match.game.ids("pile")[place] == name}


def is_open(match, card):
    return bool(match.state.open[number(match, "card", card)])


# The printed examples

def test_planning(at, solved):
    match = solved("mark", "mark-districts plenty")
    assert marked(match) == {"plenty", "peace"}
    match = solved("open", "plan-open gear-4")
    assert match.step == "plan-closed"
    verdict = at("bluff").answer("plan-open provocation-1")
    assert (verdict.right, verdict.rule) == (True, "PROVOCATION_FACE_DOWN")
    assert not at("open").answer("plan-open provocation-1").right


def test_the_empire_sees_one_of_three_planned_cards(at):
    item = at("sees").question().item
    seen = item.match.view("empire").state.planned_card
    assert [card >= 0 for card in seen] == [True, False, False]


def test_sample_game(at, solved):
    assert solved("choose", "choose-token surveillance").step == "surveil"
    item = at("surveil").question().item
    match = solved("surveil", f"surveil {slot_of(item.match, 'propaganda-2')}")
    assert is_open(match, "propaganda-2")
    match = solved("send", "send-card plenty")
    assert in_pile(match, "plenty") == {"gear-3"}
    assert solved("spread", "distribute truth").step == "capture-district"
    match = solved("espionage", "capture-district truth")
    assert in_pile(match, "truth") == {"propaganda-3", "propaganda-2", "diversion-5"}
    assert row(match) == ["plenty", "peace", "capitol", "police"]
    play(match, "decline")
    assert up(match) == {"liquidation", "cordon"}


@pytest.mark.parametrize("name", ["police", "truth"])
def test_a_card_sent_to_a_marked_district_would_help(at, name):
    verdict = at("send").answer(f"send-card {name}")
    assert not verdict.right
    match = play(verdict.after, name, name)
    assert "armed-protests" in met(match, name)


CAPTURES = [
    ("capture", "truth", "revolution"), ("disobedience", "peace", "civil-disobedience"), ("coup", "capitol", "coup"),
    ("armed", "truth", "armed-protests"), ("armed", "peace", "armed-protests"), ("agents", "peace", "sleeper-agents"),
    ("espionage", "truth", "espionage"),
]


@pytest.mark.parametrize(("step", "district", "mission"), CAPTURES)
def test_notes_on_missions(at, solved, step, district, mission):
    item = at(step).question().item
    assert met(item.match, district) == {mission}
    match = solved(step, f"capture-district {district}")
    assert district not in row(match)


@pytest.mark.parametrize(("step", "asked_for"), [("short", True), ("plot", False)])
def test_what_meets_no_mission_is_refused(at, step, asked_for):
    verdict = at(step).answer("capture-district police")
    assert (verdict.right, verdict.rule) == (asked_for, "CAPTURE_BY_MISSION")


def test_a_plot_is_three_equal_numbers(at):
    assert at("plot").answer("capture-district peace").right


def test_surge_counts_what_lies_face_up(at):
    item = at("surge").question().item
    assert met(item.match, "police") == set()
    assert refusal(item.match, "police") == "CAPTURE_BY_MISSION"


def test_provocations_and_hidden_cards(at, solved):
    match = solved("fake", "gone")
    assert in_pile(match, "liquidated") == {"provocation-1"}
    assert is_open(match, "provocation-1")
    match = solved("hidden", "back")
    gone, = in_pile(match, "liquidated")
    assert not is_open(match, gone)
    assert in_pile(match, "liquidated", "empire") == set()


def test_a_cordon_needs_the_marker(at):
    verdict = at("cordon").answer("cordon capitol")
    assert (verdict.right, verdict.rule) == (True, "CORDON")
    assert not at("cordon").answer("cordon truth").right


def test_the_row_closes_up(solved):
    assert row(solved("row", "peace-police")) == ["plenty", "peace", "police", "truth"]


def test_the_cycle_of_tokens(solved):
    match = solved("cycle", "others")
    assert match.state.round == 2
    assert down(match) == {"surveillance", "cordon"}


def test_ends(at, solved):
    assert solved("third", "win").state.winner == Seat.RESISTANCE
    assert solved("decisive", "distribute truth").state.winner == Seat.RESISTANCE
    for name in ("capitol", "police"):
        verdict = at("decisive").answer(f"distribute {name}")
        assert not verdict.right
        assert verdict.after.state.winner == Seat.EMPIRE


# Questions from the dice

def name_of(option):
    return option.partition(":")[2] or option


def confirm_sums(item):
    values, s, ids = item.match.game.box.value, item.match.state, item.match.game.ids
    found = {}
    for option in item.options[:-1]:
        place = ids("pile").index(name_of(option))
        found[option] = sum(value for card, value in enumerate(values) if s.card_at[card] == place)
    assert [option for option, total in found.items() if total >= 21] == [one for one in item.right if one != "none"]
    assert item.facts["most"] == max(found.values())


def confirm_mission(item):
    assert (met(item.match, item.facts["district"]) or {"none"}) == {name_of(right) for right in item.right}


def confirm_plan(item):
    """A card is right if the district meets a mission with it, face up."""
    for move in item.match.moves:
        found = met_with(item, move.thing)
        assert (move.id in item.right) == bool(found), move.id
        assert found <= {item.match.game.ids("mission")[item.facts["mission"][1]]}
    assert refusal(item.match, "provocation-1") == "PROVOCATION_FACE_DOWN"


def met_with(item, card):
    place, before = item.facts["district"], item.match.position()
    after = {"step": "capture-district", "cards": {place: [*before["cards"][place], f"{card} open"]}}
    return met(item.match.game.position(before | after), place)


def confirm_tokens(item):
    """Played out: the token on the card, then all that is left into the district."""
    ids, place = item.match.game.ids, item.facts["district"]
    token, card = item.facts["token-id"], ids("card")[item.facts["card"][1]]
    match = play(item.match.at(0), token, slot_of(item.match, card))
    if match.step == "send-card":
        match.play(next(name for name in row(match) if name not in marked(match)))
    while match.step == "distribute":
        assert refusal(match, place) is None
        match.play(place)
    assert (met(match, place) or {"none"}) == {name_of(right) for right in item.right}
    assert met(item.after, place) == met(match, place)


def confirm_row(item):
    ids = item.match.game.ids("district")
    mission, = met(item.match, item.facts["district"])
    match = play(item.match.at(0), item.facts["district"], mission, "decline")
    pairs = {letter: [ids[item.facts[f"{letter}-{side}"][1]] for side in ("left", "right")] for letter in "abcd"}
    neighbours = [row(match)[place:place + 2] for place in range(3)]
    assert [letter for letter, pair in pairs.items() if pair in neighbours] == list(item.right)
    assert refusal(match, pairs[item.right[0]][0]) is None


CONFIRM = {
    "sums": confirm_sums, "mission": confirm_mission, "plan": confirm_plan, "tokens": confirm_tokens,
    "row": confirm_row,
}


@pytest.mark.parametrize("name", ["check-sum", "check-mission", "check-plan", "check-tokens", "check-row"])
def test_fresh_questions_are_right(lesson, name):
    step, asked = lesson.step(name), set()
    for seed in SEEDS:
        item = made(lesson, step, seed).item
        CONFIRM[step.asking.maker](item)
        options = item.options if isinstance(item, Choice) else ()
        asked.add((str(item.match.position()), *options))
        for wrong in (option for option in options if option not in item.right):
            assert item.wrong[wrong] in lesson.game.rulebook
            assert lesson.words.has(f"{name}.reply-{item.replies[wrong]}", "ru")
    assert len(asked) > 100


@pytest.mark.parametrize("name", ["check-mission", "check-tokens"])
def test_every_mission_that_was_taught_is_asked_for(lesson, name):
    asked = {name_of(made(lesson, lesson.step(name), seed).item.right[0]) for seed in SEEDS}
    missions = lesson.game.components["missions"]
    assert asked - {"none"} == {one["id"] for one in missions if one["source"] == "rulebook"}
    assert "none" in asked


def test_no_question_shows_a_reconstructed_mission(lesson):
    known = {one["id"] for one in lesson.game.components["missions"] if one["source"] in ("rulebook", "derived")}
    for step in lesson.steps:
        for seed in range(20 if step.asking.is_fresh else 1):
            item = made(lesson, step, seed).item
            assert set(item.match.position()["open_missions"]) - {None} <= known


# The way through

def test_quick_path_ends_in_the_second_round_of_a_match(lesson):
    assert len(lesson.quick) == 8
    pupil = Pupil(lesson, quick=True)
    assert [step.id for step in pupil.steps] == lesson.quick
    while not pupil.over:
        item = pupil.question().item
        assert pupil.answer(right_answer(item)).right
        match = pupil.verdict.after
        pupil.go_on()
    assert match.options["missions"] == "rulebook"
    assert (match.state.round, match.step, match.seat) == (2, "plan-open", "resistance")
    assert len(in_pile(match, "hand")) == 5


def test_any_third_card_of_the_first_plan_leads_to_round_2(at):
    item = at("first-plan").question().item
    assert len(item.match.moves) == 3
    for move in item.match.moves:
        pupil = at("first-plan")
        match = pupil.answer(move.id).after
        assert (match.state.round, match.step) == (2, "mark-districts")


@pytest.mark.parametrize("name", ["check-sum", "coup", "surge"])
def test_the_picture_does_not_tell_what_can_be_captured(game, name):
    view = LessonPage(game, "rules")
    view.pupil._to([step.id for step in view.lesson.steps].index(name))
    assert "gk-playable" not in view.html()
    assert "/21" not in view.html()
