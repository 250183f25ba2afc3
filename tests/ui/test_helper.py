"""The other worker of a site's page, as both sides of it in one process: odds, reviews and exercises in pieces."""

import asyncio
import json
from contextlib import aclosing

import pytest

import gamekit
from gamekit.lab.playing.run import Question
from gamekit.lab.playing.study import prepare
from gamekit.lab.questions import puzzles, review
from gamekit.ui.puzzle_page import PuzzlePage
from gamekit.ui.site import helper
from gamekit.ui.site.helper import Failed, Helper


@pytest.fixture
def asked(monkeypatch):
    """A page's helper whose words go to a worker beside it."""
    monkeypatch.setattr("gamekit.engine.registry.INSTALLED", True)
    monkeypatch.setattr("gamekit.engine.twin.available", lambda: False)
    monkeypatch.setattr(helper, "PIECE", 0.02)

    def make():
        receive = helper.work(json.dumps({"made": []}), lambda text: mine.hear(json.loads(text)))
        mine = Helper(lambda text: receive(text) if text else None)
        return mine

    return make


def collected(pieces):
    async def run():
        return [piece async for piece in pieces()]

    return asyncio.run(run())


def test_a_study_comes_in_pieces_and_is_the_one_of_the_kernel(asked):
    question = Question.of(gamekit.load("uprising"), "random", 5)
    found = collected(lambda: asked().played(prepare(question), 30))
    assert found[-1].n == 30 and not found[-1].stopped and len(found) > 2
    assert found[-1].column("winner").tolist() == prepare(question).play(30).column("winner").tolist()


def test_a_study_that_is_stopped_keeps_what_is_done(asked):
    async def run():
        study = prepare(Question.of(gamekit.load("uprising"), "random", 5))
        async for found in asked().played(study, 3000):
            if found.n > 5:
                study.cancel()
        return found

    found = asyncio.run(run())
    assert found.stopped and 5 < found.n < 3000


def test_odds_come_ever_finer(asked, monkeypatch):
    monkeypatch.setattr(helper, "ODDS", (2, 4))
    match = gamekit.load("dual_powers").new(seed=3, mode="solo")
    found = collected(lambda: asked().odds(match, "red"))
    assert [one.n for one in found] == [2, 4] and len(found[-1]) == len(match.moves)
    assert found[-1].chances == sorted(found[-1].chances, key=lambda chance: -chance.value)


def test_a_position_of_ones_own_becomes_a_puzzle_here(asked, monkeypatch):
    """In a browser as many worlds have to do as it can play; how many that were is told."""
    monkeypatch.setattr(helper, "ODDS", (2, 30))
    monkeypatch.setattr("gamekit.ui.aside.HERE", asked())
    page = PuzzlePage(gamekit.load("uprising"))
    ready = next(one for one in puzzles.ready("uprising") if one.best.value - one.chances[1].value > 0.25)

    async def judged():
        page.begin_own(dict(ready.position), ready.seed)
        page.refresh()
        assert "are being tried" in page.page
        await page._task

    asyncio.run(judged())
    assert page.puzzle.n == 30 and page.puzzle.key == ready.key and "are being tried" not in page.page


def test_a_review_is_found_bit_by_bit(asked, monkeypatch):
    monkeypatch.setattr(helper, "MOMENTS", (2,))
    monkeypatch.setattr(helper, "JUDGED", 4)
    match = gamekit.load("partisans").new(seed=3, seats={"resistance": "random"}).go_on()
    found = review.prepare(match, "resistance", 4, None, 1, "random", False)

    async def begun():
        async with aclosing(asked().review(found)) as pieces:
            return [await anext(pieces) for _ in range(2)]      # the other choices take as long again

    assert asyncio.run(begun()) == ["playing", "judging"] and found.chain.n == 2
    now = found.now
    parts = now.start.value + now.luck.value + sum(one.value for one in now.choices.values())
    assert parts == pytest.approx(now.result) and now.judged


def test_what_goes_wrong_there_is_told_here(asked):
    with pytest.raises(Failed, match="KeyError"):
        collected(lambda: asked().ask("study", {}))


def test_only_what_is_named_is_done(asked):
    with pytest.raises(KeyError):
        collected(lambda: asked().ask("system", {}))


def test_a_cell_is_run_and_judged(asked):
    given = {"game": "partisans", "lesson": "risk", "name": "", "wrong": 0, "language": "en"}
    from gamekit.lessons.exercise import exercises

    name, task = next(iter(exercises("partisans", "risk").items()))
    right = asyncio.run(asked().run({**given, "name": name, "code": task.exercise.solution}))
    assert right["right"]
    wrong = asyncio.run(asked().run({**given, "name": name, "code": "print(1)\nanswer = 1 / 0"}))
    assert wrong == {"printed": "1\n", "error": "ZeroDivisionError: division by zero\n", "line": 2}


@pytest.mark.parametrize("code", ["raise SystemExit(3)", "raise KeyboardInterrupt"])
def test_a_cell_that_leaves_the_program_is_told_so(asked, code):
    given = {"game": "partisans", "lesson": "risk", "name": "expected", "wrong": 0, "language": "en", "code": code}
    told = asyncio.run(asked().run(given))
    assert told["line"] == 1 and code.split()[1].partition("(")[0] in told["error"]


def test_a_worker_that_a_cell_has_spoiled_is_not_asked_again(asked, monkeypatch):
    ended, mine = [], asked()
    send, job = mine.send, helper.exercise_job

    def spoiled(*given):
        if not ended:
            raise FileNotFoundError("words")
        yield from job(*given)

    monkeypatch.setattr(mine, "send", lambda text: send(text) if text else ended.append(text))
    monkeypatch.setitem(helper.JOBS, "exercise", spoiled)
    given = {"game": "partisans", "lesson": "risk", "name": "expected", "wrong": 0, "language": "en",
             "code": "print(6 * 7)\nanswer = 1"}
    told = asyncio.run(mine.run(given))
    assert told["printed"] == "42\n" and len(ended) == 1
