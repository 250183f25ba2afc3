"""The teacher's console, and the pages of pupils that follow it."""

import csv
from io import StringIO

import gamekit
import pytest
from gamekit.lab import sample
from gamekit.lessons.room import Room
from gamekit.ui.board import Board
from gamekit.ui.class_room import console as consoles
from gamekit.ui.class_room import export
from gamekit.ui.class_room.answers import questions
from gamekit.ui.class_room.console import Console
from gamekit.ui.class_room.shared import SharedMatches, moves_of
from gamekit.ui.class_room.store import Assignment
from gamekit.ui.keeping import new_secret
from gamekit.ui.observed import Nobody
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


def test_who_is_long_at_one_step_needs_a_look(console, room, learner, monkeypatch):
    monkeypatch.setattr(consoles, "STUCK", -1.0)
    assert "One pupil needs a look" in wish(console, "refresh").page
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
    wish(wish(console, "page", "dual_powers_opposition.ipynb"), "query", "seed=417")
    wish(console, "open")
    for one in (page, other):
        one.attending.look()
        assert one.told == [{"go": "dual_powers_opposition.ipynb?seed=417"}]
    wish(wish(console, "choose", sign), "link",
         "http://x/voila/render/dual_powers_play.ipynb?position=abc&lang=ru&token=secret")
    page.attending.look()
    other.attending.look()
    assert page.told[1:] == [{"go": "dual_powers_play.ipynb?position=abc"}]
    assert other.told[1:] == []
    before = room.assigned
    wish(console, "link", "https://elsewhere.example/page.html")
    assert "leads to no page" in console.page
    assert room.assigned == before == Assignment("dual_powers_opposition.ipynb", "seed=417")


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
    assert export.safe("-3.5") == "-3.5"


def test_the_end_asks_first_and_erases_all(console, room, learner):
    wish(console, "end", "yes")
    assert room.members()
    wish(console, "end", "ask")
    assert "will be erased" in console.page
    wish(console, "end", "yes")
    assert room.state == "ended"
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
