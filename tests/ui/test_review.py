"""The review below a board whose match is over."""

import asyncio
import re

import pytest

from gamekit.engine.match import HUMAN, Match
from gamekit.ui import review as reviews
from gamekit.ui.board import Board
from gamekit.ui.board_below import LessonBoard
from gamekit.ui.teaching import LessonPage


@pytest.fixture(scope="module")
def finished(game):
    """A match that a blind player lost, as if a person had played it."""
    match = game.new(seed=5, seats={"red": "random"}, mode="solo").go_on()
    match.seats["red"] = HUMAN
    return match


@pytest.fixture
def quick(monkeypatch):
    """Few matches, by the compiled rules at once."""
    few = {"THEN": (200,), "WORLDS": 20, "MORE": (220,), "WORLDS_THEN": 24, "AMONG": 2, "EACH": 20}
    for name, value in few.items():
        monkeypatch.setattr(reviews, name, value)
    monkeypatch.setattr(reviews, "LOADED", {"dual_powers"})


async def reviewed(board):
    while board.reviewer.state:
        await asyncio.sleep(0.02)


def test_a_finished_match_is_reviewed_by_itself_and_played_on_from_a_turning_point(finished, quick):
    async def look():
        board = Board(finished)
        assert board.reviewer.state == "playing"
        await reviewed(board)
        review = board.reviewer.shown
        assert review.n == 200 and set(review.judged) == set(review.free)
        assert "gk-curve" in board.page and board.page.count('class="gk-rv-turn"') == len(review.turning_points) > 0
        turn = review.turning_points[-1]
        board.receive({"do": "review-turn", "value": str(turn.change.link.first)})
        opened = board.page.partition('class="gk-moment"')[2]
        assert opened and " inert" in opened
        board.receive({"do": "review-turn", "value": str(turn.change.link.first)})
        assert 'class="gk-moment"' not in board.page
        board.receive({"do": "review-play", "value": str(turn.change.number)})
        assert not board.match.over and len(board.match.played) == turn.change.number
        assert "gk-review" not in board.page
        return board

    board = asyncio.run(look())
    assert board.reviewer.shown is None


def test_the_page_shows_a_sum_that_is_right_in_both_languages(finished, quick):
    async def look():
        board = Board(finished)
        await reviewed(board)
        for language, heading in (("en", "Luck and choice"), ("ru", "Удача и выбор")):
            board.receive({"do": "language", "value": language})
            part = board.page.partition('id="gk-review-sum"')[2].partition("</section>")[0]
            assert heading in part
            for kind, shown in (("mine", True), ("other", False)):      # nobody else chooses in a match against rules
                assert (board.text(f"ui-review-{kind}") in board.page) is shown
            found = re.findall(r"<b>([^<]+)</b>", part.replace("\N{MINUS SIGN}", "-").replace(",", "."))
            numbers = [float(re.sub(r"[^\d.-]", "", one)) for one in found]
            assert sum(numbers[:-1]) == pytest.approx(numbers[-1])

    asyncio.run(look())


def test_who_asks_for_more_gets_finer_figures_and_other_matches_to_compare(finished, quick):
    async def look():
        board = Board(finished)
        await reviewed(board)
        assert 'data-do="review-more"' in board.page
        board.receive({"do": "review-more"})
        await reviewed(board)
        assert board.reviewer.shown.n == 220
        assert {len(one.samples) for one in board.reviewer.shown.judged.values()} == {24}
        assert board.reviewer.among.n == 2
        assert board.reviewer.among.text("en") in board.page
        assert 'data-do="review-more"' not in board.page

    asyncio.run(look())


def test_a_review_is_stopped_and_keeps_what_it_has(finished, quick):
    async def look():
        board = Board(finished)
        while board.reviewer.shown is None:
            await asyncio.sleep(0.02)
        board.receive({"do": "review-stop"})
        assert not board.reviewer.state and "gk-curve" in board.page
        board.receive({"do": "review-seat", "value": "nobody"})
        assert board.reviewer.shown is not None

    asyncio.run(look())


def test_each_seat_of_two_has_a_review_of_its_own(game, quick, monkeypatch):
    monkeypatch.setattr(reviews, "THEN", ())
    monkeypatch.setattr(reviews, "WORLDS", 0)
    match = game.new(seed=5, seats={"red": "random", "white": "greedy"}).go_on()

    async def look():
        board = Board(match)
        await reviewed(board)
        first = board.reviewer.shown
        board.receive({"do": "review-seat", "value": "white"})
        await reviewed(board)
        second = board.reviewer.shown
        assert (first.seat, second.seat) == ("red", "white")
        assert first.luck.value == pytest.approx(-second.luck.value)

    asyncio.run(look())


def test_nothing_is_reviewed_while_a_match_goes_on(game):
    async def look():
        board = Board(game.new(seed=1, mode="solo"))
        assert not board.reviewer.state and "gk-review" not in board.page
        board.receive({"do": "review-play", "value": "0"})
        board.receive({"do": "review-more"})
        assert not board.reviewer.begun

    asyncio.run(look())


def test_the_review_of_a_lessons_match_waits_for_the_bet_on_it(game, quick):
    """It is found meanwhile; once the pupil has bet, it says whether that was the largest share."""
    async def look():
        steps = LessonPage(game, "history_1917", 3)
        board = LessonBoard(steps, "summer")
        start = board.match
        blind = Match(start.game, start.start, 3, dict.fromkeys(start.seats, "random"), from_start=False).go_on()
        board.match = blind
        await reviewed(board)
        assert "gk-curve" not in board.page and board.text("ui-review-bet-first") in board.page
        steps.receive({"do": "step", "value": "own"})
        assert "gk-curve" not in board.page
        steps.receive({"do": "answer", "value": "luck"})
        assert "gk-curve" in board.page and "Your bet: luck." in board.page
        return steps

    steps = asyncio.run(look())
    assert steps.bets == {"own": "luck"}
