"""The other worker of a page: it plays games for odds and reviews while the page's own worker answers clicks.

`Helper` is what the page asks; `work` runs in the other worker and does what is asked there, piece by piece, so that
it hears when nobody waits any more. Both sides talk in JSON, and only what is named in `JOBS` is ever done.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Mapping
from contextlib import aclosing
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from ...engine import registry
from ...engine.match import Match
from ...lab.statistics.stats import Estimate
from ..aside import PATIENCE, WORLDS, Aside

if TYPE_CHECKING:
    from ...lab.playing.study import Study
    from ...lab.questions.odds import Odds
    from ...lab.questions.review import Reviewing
    from ...lab.questions.review_choices import Judged

Json = dict[str, Any]
Post = Callable[[str], None]
BEGINNING = 60              # seconds until a worker answers at all, on a slow device
PIECE = 0.4                 # seconds of play between two answers
ODDS = (8, 25, 80)          # worlds for each move
MOMENTS = (4, 8, 12, 16, 20, 30)     # matches from each moment
JUDGED = 24                 # worlds for each choice


class Failed(RuntimeError):
    """What went wrong in the other worker."""


# In the worker of the page

class Helper(Aside):
    """Asks the other worker. `send` brings it words; it is started with the first."""

    slow = True

    def __init__(self, send: Post) -> None:
        self.send = send
        self.heard: dict[int, asyncio.Queue[Json]] = {}
        self.last = 0

    def hear(self, told: Json) -> None:
        if told["job"] in self.heard:
            self.heard[told["job"]].put_nowait(told)

    async def ask(self, name: str, given: Json) -> AsyncGenerator[Any]:
        """What the other worker finds, piece by piece. Whoever does not wait for the end stops it."""
        self.last += 1
        job, done = self.last, False
        self.heard[job] = queue = asyncio.Queue[Json]()
        self.send(json.dumps({"job": job, "name": name, "given": given}))
        try:
            while not done:
                told = await queue.get()
                done = "found" not in told
                if "failed" in told:
                    raise Failed(told["failed"])
                if not done:
                    yield told["found"]
        finally:
            del self.heard[job]
            if not done:
                self.send(json.dumps({"stop": job}))

    async def played(self, study: Study, n: int) -> AsyncIterator[Study]:
        from ...lab.arrays import np
        from ...lab.playing.run import Rows

        question = study.question
        given = {"game": question.game.name, "seats": dict(question.seats), "options": dict(question.options),
                 "seed": question.seed, "first": study.n, "n": n}
        study.begin()
        async with aclosing(self.ask("study", given)) as pieces:
            async for found in pieces:
                games, rounds = ({name: np.array(column) for name, column in part.items()} for part in found)
                study = study.joined([Rows(games, rounds)])
                study.wanted = n if study.stopping and study.n < n else None
                yield study
                if study.stopped:
                    return

    async def run(self, given: Json) -> Json:
        """A cell of a pupil. A worker that was spoiled by the one before is not asked a second time."""
        try:
            return await self._run(given)
        except Failed:
            return await self._run(given)

    async def _run(self, given: Json) -> Json:
        """What goes on too long, or goes wrong, is ended with all of its worker; the next one gets a new one."""
        try:
            async with aclosing(self.ask("exercise", given)) as pieces:
                await asyncio.wait_for(anext(pieces), BEGINNING)
                found: Json = await asyncio.wait_for(anext(pieces), PATIENCE)
                return found
        except (TimeoutError, Failed):
            self.send("")
            raise

    async def odds(self, match: Match, seat: str, worlds: int = WORLDS, seed: int = 0) -> AsyncIterator[Odds]:
        from ...lab.questions.odds import Chance, Odds

        view = match.view(seat)
        moves = {move.id: move for move in view.moves}
        async for found in self.ask("odds", {"match": match.to_json(), "seat": seat, "seed": seed}):
            chances = [
                Chance(moves[one["move"]], Estimate(*one["win"]), None,
                       worth=Estimate(*one["worth"]) if one["worth"] else None)
                for one in found.pop("chances")
            ]
            yield Odds(chances, **found)

    async def review(self, found: Reviewing) -> AsyncIterator[str]:
        from ...lab.arrays import np

        given = {"match": found.chain.match.to_json(), "seat": found.seat, "seed": found.chain.question.seed}
        found.worlds = JUDGED
        async for told in self.ask("review", given):
            if "won" in told:
                found.chain.won = [np.array(rows) for rows in told["won"]]
                yield "playing"
            else:
                found.judged[told["frame"]] = judged(found, told)
                yield "judging"


def judged(found: Reviewing, told: Json) -> Judged:
    from ...lab.arrays import np
    from ...lab.questions.review_choices import Judged, seen_before

    match, frame = found.chain.match, told["frame"]
    move = match.frames[frame].move
    better = next(one for one in seen_before(match, frame).moves if one.id == told["better"])
    assert move is not None
    chance, effect, gain = (Estimate(*told[name]) for name in ("chance", "effect", "gain"))
    return Judged(frame, move, chance, effect, better, gain, np.array(told["samples"]))


# In the other worker

def study_job(given: Json, box: str | None) -> Iterator[Any]:
    """The games of a study, as many at a time as a moment allows."""
    from ...lab.playing.run import Question

    question = Question.of(registry.load(given["game"], box), given["seats"], given["seed"], **given["options"])
    first, size = given["first"], 1
    while first < given["n"]:
        size, before = min(size, given["n"] - first), time.perf_counter()
        rows = question.play(first, size)
        yield [{name: column.tolist() for name, column in part.items()} for part in (rows.games, rows.rounds)]
        first += size
        size = max(1, min(4 * size, int(size * PIECE / max(1e-3, time.perf_counter() - before))))


def odds_job(given: Json, box: str | None) -> Iterator[Any]:
    from ...lab.questions.odds import odds

    view = Match.from_json(given["match"], box).view(given["seat"])
    for n in ODDS:
        found = odds(view, n, seed=given["seed"])
        chances = [{"move": one.move.id, "win": astuple(one.win), "worth": one.worth and astuple(one.worth)}
                   for one in found]
        yield {"chances": chances, "seat": found.seat, "n": found.n, "seed": found.seed, "bot": found.bot,
               "model": found.model}


def review_job(given: Json, box: str | None) -> Iterator[Any]:
    from ...lab.questions.review import prepare

    found = prepare(Match.from_json(given["match"], box), given["seat"], JUDGED, None, given["seed"])
    for n in MOMENTS:
        found.play(n)
        yield {"won": [rows.tolist() for rows in found.chain.won]}
    for one in found.judging():
        yield {"frame": one.frame, "better": one.better.id, "samples": one.samples.tolist(),
               **{name: astuple(getattr(one, name)) for name in ("chance", "effect", "gain")}}


def exercise_job(given: Json, box: str | None) -> Iterator[Any]:
    """The one place where a visitor's own Python is run."""
    from ...lessons.exercise import exercises
    from ..exercising import run

    tasks = exercises(given["game"], given["lesson"], given["language"])
    task = tasks[given["name"]]
    task.wrong = given["wrong"]
    yield "begun"
    yield run(task, given["code"], tasks)


JOBS: Mapping[str, Callable[[Json, str | None], Iterator[Any]]] = {
    "study": study_job, "odds": odds_job, "review": review_job, "exercise": exercise_job,
}


def work(asked: str, post: Post) -> Callable[[str], None]:
    """What the other worker does with the words that come to it."""
    told = json.loads(asked)
    registry.INSTALLED = False
    box = next((made["named"]["box"] for made in told["made"] if "box" in made["named"]), None)
    running: dict[int, asyncio.Task[None]] = {}

    def receive(text: str) -> None:
        wish = json.loads(text)
        if "stop" in wish:
            if wish["stop"] in running:
                running[wish["stop"]].cancel()
            return
        made = JOBS[wish["name"]](wish["given"], box)
        task = asyncio.get_running_loop().create_task(done(wish["job"], made, post))
        running[wish["job"]] = task
        task.add_done_callback(lambda _: running.pop(wish["job"]))

    return receive


async def done(job: int, pieces: Iterator[Any], post: Post) -> None:
    """Tell each piece; between two of them others are heard."""
    try:
        for found in pieces:
            post(json.dumps({"job": job, "found": found}))
            await asyncio.sleep(0)
        post(json.dumps({"job": job}))
    except Exception as error:
        post(json.dumps({"job": job, "failed": f"{type(error).__name__}: {error}"}))
