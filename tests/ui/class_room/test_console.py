"""The teacher's console, and the pages of pupils that follow it."""

import csv
import re
import time
from dataclasses import replace
from io import StringIO
from urllib.parse import urlencode

import gamekit
import pytest
from gamekit.engine.position_link import packed
from gamekit.engine.registry import names
from gamekit.lab import sample
from gamekit.lab.questions import puzzles
from gamekit.lessons.asking import made
from gamekit.lessons.loading import lessons
from gamekit.lessons.room import Room
from gamekit.ui.board import Board
from gamekit.ui.board_below import LessonBoard
from gamekit.ui.class_room import console as consoles
from gamekit.ui.class_room import export, links
from gamekit.ui.class_room.answers import known_lesson, questions
from gamekit.ui.class_room.console import Console
from gamekit.ui.class_room.console_answers import slug
from gamekit.ui.class_room.console_dots import Axis
from gamekit.ui.class_room.shared import SharedMatches, moves_of
from gamekit.ui.class_room.store import Assignment, ClassOver
from gamekit.ui.keeping import new_secret
from gamekit.ui.observed import Nobody
from gamekit.ui.puzzle_page import PuzzlePage
from gamekit.ui.teaching import LessonPage


@pytest.fixture(scope="module")
def game():
    return gamekit.load("dual_powers")


@pytest.fixture
def console(room, game, tmp_path):
    return Console(game, room, Room(tmp_path / "counts"))


def wish(page, do, value=""):
    page.receive({"do": do, "value": value})
    return page


class Heard(Nobody):
    """A shell that tells what it was sent."""


def pupil(room, page, device, file="dual_powers_rules.ipynb"):
    """A page that a device has open, which has joined the class."""
    me = room.join(device)
    secret = room.keeper.secret_of(device, file)
    wish(page, "take-up", f"{secret} 0")
    assert page.attending.member.sign == me.sign
    page.told, page.shell = [], Heard()
    page.shell.send = page.told.append
    return page, me.sign


@pytest.fixture
def learner(room, game):
    return pupil(room, LessonPage(game, "rules", seed=5), new_secret())


def test_it_tells_who_is_here_and_at_which_step(console, room, learner):
    page, _ = learner
    member = room.member_of_page(page.attending.secret)
    assert (member.page, member.step) == ("dual_powers/rules", page.pupil.step.id)
    shown = wish(console, "refresh").page
    assert member.words("en") in shown
    assert "step 1 of" in shown
    assert "here: 1 of 1" in shown
    wish(page, "step", "3")
    assert "step 3 of" in wish(console, "refresh").page
    assert room.members()[0].words("ru") in wish(console, "language", "ru").page


def test_who_is_in_a_lesson_with_a_board_below_is_at_its_step(console, room, game):
    steps, _ = pupil(room, LessonPage(game, "history_1917", seed=5), new_secret(), "dual_powers_lesson_1917.ipynb")
    board = LessonBoard(steps, "summer")
    wish(board, "take-up", f"{steps.place[0]} 1")
    wish(wish(board, "open"), "play", board.match.moves[0].id)
    [member] = room.members()
    assert board.match.played and (member.page, member.step) == ("dual_powers/history_1917", steps.way.step.id)
    wish(console, "refresh")
    assert "step 1 of" in console.page and "moves" not in console.page


def test_who_is_long_at_one_step_needs_a_look(console, room, learner, monkeypatch):
    monkeypatch.setattr(consoles, "STUCK", -1.0)
    assert "One pupil needs help" in wish(console, "refresh").page
    assert "Where pupils are stuck" in console.page


def test_answers_come_live_and_without_signs(console, room, learner):
    page, _ = learner
    question = page.question()[1]
    wish(page, "answer", next(iter(question.answers())))
    (found,) = questions(room)
    assert found.step.id == page.pupil.step.id or found.key.startswith("dual_powers/rules/")
    (told,) = [event.about for event in room.events() if event.kind == "answer"]
    assert told.keys() == {"question", "given", "right", "seconds"}
    assert "1 answer" in wish(console, "refresh").page


@pytest.mark.parametrize("words", ["<b>Anna</b>", "My name is Anna", "=1+1"])
def test_what_a_pupil_makes_up_is_not_told(console, room, learner, words):
    wish(learner[0], "answer", words)
    assert questions(room) == []
    assert "Anna" not in wish(console, "refresh").page


def test_a_rule_that_was_met_is_shown_with_its_position(console, room, game):
    board, sign = pupil(room, Board(game.new(seed=3, mode="solo")), new_secret(), "dual_powers_play.ipynb")
    step = board.match.step
    refused = next(card for card in game.ids("card") if board.match.why_not(f"{step} {card}") is not None)
    wish(board, "why", f"card:{refused}")
    (met,) = room.refusals()
    assert met.sign == sign
    title = game.rulebook[met.rule].title
    assert title in wish(console, "refresh").page
    assert 'class="gk-heat"' in wish(console, "look", f"rule dual_powers {met.rule}").page


def test_a_pause_stops_what_acts_and_goes_on(console, room, learner):
    page, _ = learner
    wish(console, "pause", "yes")
    assert "The class is paused" in console.page
    assert page.attending.look()
    page.refresh()
    assert "A moment, please" in page.page
    wish(page, "answer", next(iter(page.question()[1].answers())))
    assert page.pupil.verdict is None
    assert "paused" in page.page
    wish(console, "pause", "")
    page.attending.look()
    wish(page, "answer", next(iter(page.question()[1].answers())))
    assert page.pupil.verdict is not None


def test_what_is_opened_for_all_opens_on_the_pages(console, room, learner, game):
    page, sign = learner
    other, _ = pupil(room, LessonPage(game, "rules", seed=6), new_secret())
    wish(other, "language", "ru")
    wish(wish(console, "page", "dual_powers_opposition.ipynb"), "seed", "417")
    wish(console, "open")
    for one, language in ((page, "en"), (other, "ru")):
        one.attending.look()
        assert one.told == [{"go": f"dual_powers_opposition.ipynb?seed=417&lang={language}"}]
    wish(wish(console, "choose", sign), "link",
         "http://x/voila/render/dual_powers_play.ipynb?position=abc&lang=ru&token=secret")
    page.attending.look()
    other.attending.look()
    assert page.told[1:] == [{"go": "dual_powers_play.ipynb?position=abc&lang=en"}]
    assert other.told[1:] == []
    before = room.assigned
    wish(console, "link", "https://elsewhere.example/page.html")
    assert "leads to no page" in console.page
    assert room.assigned == before == Assignment("dual_powers_opposition.ipynb", "seed=417")


def test_work_is_set_with_its_path_step_and_seed_and_has_a_link(console, room, monkeypatch):
    monkeypatch.setenv(links.VARIABLE, "http://192.0.2.7:8866/")
    wish(console, "page", "dual_powers_rules.ipynb")
    for name, value in (("path", "quick"), ("seed", "417"), ("step", "walk"), ("step", "<b>"), ("path", "long")):
        wish(console, name, value)
    query = "path=quick&seed=417" + "&step=walk" * ("walk" in known_lesson("dual_powers", "rules").quick)
    assert console.work.assignment == Assignment("dual_powers_rules.ipynb", query)
    assert f'data-copy="http://192.0.2.7:8866/voila/render/dual_powers_rules.ipynb?{query}&lang=en"' in (
        console.page.replace("&amp;", "&"))
    wish(wish(console, "seed", "-1"), "path", "")
    assert console.work.assignment.query in ("", "step=walk")
    wish(wish(console, "page", "puzzles.ipynb"), "number", "2")
    wish(console, "open")
    assert room.assigned == Assignment("puzzles.ipynb", "game=dual_powers&number=2")


def test_every_lesson_can_be_set(console):
    """Its page is found among the pages of the server, and asks for its steps."""
    found = set()
    for file in console.work.pages:
        wish(console, "page", file)
        lesson = console.work.lesson
        if lesson is not None:
            found.add((lesson.game.name, lesson.id))
            assert [step.id for step in lesson.steps] == console.work.offered("step")[1:]
    assert found == {(name, lesson) for name in gamekit.engine.registry.names() for lesson in lessons(name)}


def test_answers_to_a_puzzle_come_as_those_to_a_lesson(console, room, game):
    page, _ = pupil(room, PuzzlePage(game), new_secret(), "puzzles.ipynb")
    assert f"{game.title.partition(': ')[0]}: puzzle 1" in wish(console, "refresh").page
    move = page.match.moves[0].id
    for _ in range(2):          # only the first answer counts
        wish(page, "play", move)
    (found,) = console.questions()
    assert (found.key, found.counts.keys()) == ("dual_powers/puzzle/1", {move})
    shown = wish(console, "refresh").page
    assert str(page.match.moves[0]) in shown and page.match.prompt in shown


def test_of_positions_only_the_teachers_puzzle_is_told(console, room, game, monkeypatch):
    ready = puzzles.ready(game)[0]
    monkeypatch.setattr(puzzles, "puzzle_of", lambda *_: ready)
    query = urlencode({"game": game.name, "position": packed(game, ready.position), "seed": ready.seed})
    for is_set in (False, True):
        page, sign = pupil(room, PuzzlePage(game), new_secret(), "puzzles.ipynb")
        if is_set:
            room.assign(Assignment("puzzles.ipynb", query), sign)
            page.attending.look()
        wish(page, "address", f"?{query}")
        wish(page, "play", ready.key)
        assert page.given == ready.key
        assert len(console.questions()) == is_set
    shown = wish(console, "refresh").page
    assert f"the teacher’s puzzle: {page.match.prompt}" in shown and "100 %" in shown


def test_an_earlier_question_is_kept_in_view(console, room):
    for number, step in enumerate(("vote-before", "role", "ending", "own", "source", "vote-after")):
        room.tell("answer", question=f"dual_powers/history_1917/{step}", given="open", right=True, seconds=number)
    first = "dual_powers/history_1917/vote-before"
    panel = 'id="gk-q-dual-powers-history-1917-vote-before"'
    assert panel not in wish(console, "refresh").page and f'data-value="{first}"' in console.page
    assert panel in wish(console, "pin", first).page
    assert console.page.index(panel) < console.page.index('vote-after"')
    assert panel not in wish(console, "pin", first).page


@pytest.mark.parametrize("name", names())
def test_every_question_of_every_lesson_is_shown(room, tmp_path, name):
    """Whoever sees its board, or nobody in particular: with what was answered, and nothing that went wrong."""
    game = gamekit.load(name)
    console = Console(game, room, Room(tmp_path / "counts"))
    for lesson in (known_lesson(name, one) for one in lessons(game)):
        for step in [step for step in lesson.steps if step.asking.kind and step.asking.acts and not step.costly]:
            answers = [*made(lesson, step, consoles.SEED).item.answers(), "1"]
            room.tell("answer", question=f"{name}/{lesson.id}/{step.id}", given=answers[0], right=True, seconds=1.0)
    console.pinned = [question.key for question in console.questions()]
    assert len(console.pinned) > 10
    wish(console, "refresh")
    assert console.notice is None
    assert [key for key in console.pinned if f'id="gk-q-{slug(key)}"' not in console.page] == []


def test_what_was_chosen_is_counted_on_the_board(console, room):
    """A region on it; but not a side that is called as a region is, nor a card that one pupil holds."""
    for number, (step, given) in enumerate({
        "history_1917/situation": "region:blue", "rules/who-holds": "red", "rules/secret": "choose-objective green-3",
    }.items()):
        room.tell("answer", question=f"dual_powers/{step}", given=given, right=True, seconds=2.0 + number)
    wish(console, "refresh")
    assert console.notice is None
    [heat] = re.findall(r'<div class="gk-heat" id="([^"]*)"', console.page)
    assert heat == "gk-q-dual-powers-history-1917-situation"
    assert f'#{heat} [data-thing="region:blue"]::after{{content:"1 · 100 %"}}' in console.page


def test_a_vote_is_not_judged(console, room):
    for step in ("vote-before", "source"):
        assert ("right at once" in wish(console, "results", "yes").page) is False
        room.tell("answer", question=f"dual_powers/history_1917/{step}", given="open", right=True, seconds=1.0)
    assert "right at once" in wish(console, "refresh").page


def test_who_has_finished_needs_no_look(console, room, monkeypatch):
    monkeypatch.setattr(consoles, "STUCK", -1.0)
    sign = room.join(new_secret()).sign
    room.at(sign, page="dual_powers/rules", step="walk")
    assert "One pupil needs help" in wish(console, "refresh").page
    room.at(sign, page="dual_powers/rules", step="")
    assert "Everybody is getting on" in wish(console, "refresh").page


def test_a_bot_takes_the_seat_of_who_has_left(console, room, monkeypatch):
    devices = [new_secret(), new_secret()]
    signs = [room.join(device).sign for device in devices]
    wish(console, "pair")
    matches = SharedMatches(room.keeper, room.code)
    (shared,) = matches.all()
    for seat, device, sign in zip(shared.seats, devices, signs, strict=True):
        matches.sit(shared.code, seat, device, sign)
    assert "(away)" not in wish(console, "refresh").page
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 60)
    room.seen(devices[:1])
    gone = list(shared.seats)[1]
    shown = wish(console, "refresh").page
    assert "(away)" in shown and f'data-do="bot" data-value="{shared.code} {gone}"' in shown
    wish(console, "bot", f"{shared.code} {gone}")
    assert matches.find(shared.code).seats[gone].bot == "greedy"
    assert "(away)" not in console.page


@pytest.mark.parametrize(("values", "low", "step", "bins"), [
    ([2.0, 3.0, 5.0], 2, 1, 4), ([0.0, 100.0], 0, 5, 21), ([7.0], 7, 1, 1), ([0.1, 0.2, 0.5], 0.1, 0.02, 21),
])
def test_the_axis_of_numbers(values, low, step, bins):
    axis = Axis.of(values)
    assert (axis.low, axis.step, axis.bins) == (pytest.approx(low), pytest.approx(step), bins)
    assert [axis.low + axis.place(value) * axis.step for value in values] == pytest.approx(values)


def test_a_number_far_out_does_not_press_the_others_together(console, room):
    for given in ("3", "4", "4", "5", "6", "4", "5", "1000000"):
        room.tell("answer", question="dual_powers/rules/add-up", given=given, right=False, seconds=1.0)
    shown = wish(console, "refresh").page
    assert "One number lies too far out" in shown and shown.count("<circle") >= 7


def test_behind_the_dots_stand_other_pairs_numbers_once_results_are_shown(console, room):
    step = "dual_powers/odds/ten-games"
    room.tell("answer", question=step, given="4", right=True, seconds=1.0)
    console.behind.found[step] = [3.0, 4.0, 5.0, 5.0]
    assert "4 other pairs" not in wish(console, "refresh").page
    shown = wish(console, "results", "yes").page
    assert "the right numbers of 4 other pairs" in shown and 'fill="var(--gk-line)"' in shown


def test_pupils_are_paired_and_the_last_one_meets_a_bot(console, room, learner, game):
    signs = [learner[1], *(room.join(new_secret()).sign for _ in range(2))]
    wish(console, "pair")
    found = SharedMatches(room.keeper, room.code).all()
    assert len(found) == 2
    seated = [[seat.sign for seat in match.seats.values()] for match in found]
    assert sorted(sign for signs_of in seated for sign in signs_of if sign) == sorted(signs)
    assert [seat.bot for seat in found[1].seats.values()].count("greedy") == 1
    assert room.members()[0].assigned == Assignment("dual_powers_play.ipynb", f"join={found[0].code}")
    shown = wish(console, "refresh").page
    assert found[0].code in shown
    assert 'class="gk-heat"' in wish(console, "look", f"match {found[0].code}").page


def test_who_has_played_to_the_end_is_paired_again(console, room):
    """The others go on with their match."""
    signs = [room.join(new_secret()).sign for _ in range(4)]
    wish(console, "pair")
    first, second = SharedMatches(room.keeper, room.code).all()
    for match in (first, second):
        for seat in match.seats.values():
            room.at(seat.sign, page="dual_powers", match=match.code)
    with room.keeper.opened() as file:
        file.execute("UPDATE shared_match SET result = '{}' WHERE code = ?", (second.code,))
    wish(console, "pair")
    *_, third = found = SharedMatches(room.keeper, room.code).all()
    assert len(found) == 3
    assert {seat.sign for seat in third.seats.values()} == {seat.sign for seat in second.seats.values()} < set(signs)


def test_the_board_of_a_match_shows_only_what_lies_open(console, room, game):
    for sign in [room.join(new_secret()).sign for _ in range(2)]:
        wish(console, "choose", sign)
    wish(console, "pair")
    (shared,) = SharedMatches(room.keeper, room.code).all()
    match = shared.match()
    shown = wish(console, "look", f"match {shared.code}").page
    hands = [card for cards in match.position()["cards"].values() for card in cards if isinstance(card, str)]
    assert hands
    assert not [card for card in hands if f"card:{card}\"" in shown or f"card-{card}\"" in shown]


def test_a_new_kernel_of_the_console_does_nothing_once_more(console, room, learner, game, tmp_path):
    """It shows what the one before showed, which has opened, paired and paused already, maybe in another class."""
    place = f"{room.keeper.secret_of('teacher', 'class_console.ipynb')} 0"
    room.tell("answer", question="dual_powers/rules/add-up", given="5", right=True, seconds=2.0)
    for what, value in (
        ("take-up", place), ("language", "ru"), ("game", "uprising"), ("page", "uprising_rules.ipynb"),
        ("step", "third"),
        ("pin", "dual_powers/rules/add-up"), ("open", ""), ("pair", ""), ("results", "yes"), ("pause", "yes"),
        ("end", "ask"),
    ):
        wish(console, what, value)
    before, matches = room.events(), SharedMatches(room.keeper, room.code).all()
    again = wish(Console(game, room, Room(tmp_path / "counts")), "take-up", place)
    assert (again.notice, again.ending) == (None, False)
    assert (room.events(), SharedMatches(room.keeper, room.code).all()) == (before, matches)
    assert (again.language, again.game.name, again.pinned) == ("ru", "uprising", console.pinned)
    assert again.work.assignment == console.work.assignment == Assignment("uprising_rules.ipynb", "step=third")


def test_results_are_shown_and_hidden(console, room, learner):
    wish(learner[0], "answer", next(iter(learner[0].question()[1].answers())))
    assert "not shown to pupils" in wish(console, "refresh").page
    wish(console, "results", "yes")
    assert room.shows_results
    assert "right at once" in console.page
    learner[0].attending.look()
    learner[0].refresh()
    assert "How the class answered" in learner[0].page
    wish(console, "results", "")
    learner[0].attending.look()
    learner[0].refresh()
    assert "How the class answered" not in learner[0].page


def test_the_table_has_no_signs_and_no_formulas(console, room, learner):
    page, sign = learner
    wish(page, "answer", next(iter(page.question()[1].answers())))
    rows = list(csv.reader(StringIO(export.csv_of(console.questions(), console.refusals(), console.matches()))))
    assert rows[0] == list(export.COLUMNS)
    assert [row[0] for row in rows[1:]] == ["answer"]
    assert not [cell for row in rows for cell in row if sign in cell]
    assert export.safe("=HYPERLINK(1)") == "'=HYPERLINK(1)"
    assert export.safe("\t=1") == "'\t=1"
    assert (export.safe("-3.5"), export.safe("")) == ("-3.5", "")


def test_a_vote_is_not_right_or_wrong_in_the_table(console, room):
    for question in ("dual_powers/history_1917/vote-before", "dual_powers/rules/add-up"):
        room.tell("answer", question=question, given="open", right=True, seconds=2.0)
    rows = list(csv.reader(StringIO(export.csv_of(console.questions(), [], []))))
    assert {row[1].rpartition("/")[2]: row[3] for row in rows[1:]} == {"vote-before": "", "add-up": "1"}


def test_the_end_asks_first_and_erases_all(console, room, learner):
    wish(console, "end", "yes")
    assert room.members()
    wish(console, "end", "ask")
    assert "will be erased" in console.page
    wish(console, "end", "yes")
    assert room.state == "ended"
    assert room.members() == []
    assert console.counts.first_tries() == {}
    assert "has ended" in console.page
    for act in ("pause", "results", "open", "pair"):
        wish(console, act, "yes")
    assert room.events() == []
    with pytest.raises(ClassOver):
        room.join(new_secret())
    assert room.members() == []
    wish(learner[0], "answer", next(iter(learner[0].question()[1].answers())))
    assert learner[0].pupil.verdict is not None     # the lesson goes on without a class


def test_finished_matches_are_a_sample(console, room, game):
    seats = {"red": "random", "white": "random"}
    matches = SharedMatches(room.keeper, room.code)
    ours = [game.new(seed, seats).go_on() for seed in range(3)]
    codes = [matches.begin(game.new(seed)) for seed in range(3)]
    with room.keeper.opened() as file:
        for code, match in zip(codes, ours, strict=True):
            file.executemany("INSERT INTO shared_move VALUES (?, ?, ?, ?, ?)", [
                (code, number, seat, move, 0.0) for number, (seat, move) in enumerate(moves_of(match))])
    assert "3 finished matches" in wish(console, "refresh").page
    console.sampling.found = sample(console.sampling.matches(), n=50, bot="random")
    shown = wish(console, "refresh").page
    assert "3 matches beside 50 simulated ones" in shown
    assert "By luck alone" in shown
    whole = replace(console.sampling.found, n=100_000)
    for found, asks in ((whole, False), (replace(whole, m=2), True)):       # a third match has ended since
        console.sampling.found = found
        assert ('data-do="sample"' in wish(console, "refresh").page) == asks
