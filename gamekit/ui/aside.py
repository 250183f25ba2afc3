"""What takes long is done aside, so that a page answers meanwhile: on a thread of the kernel, or, where there are none,
as in a browser, by plain rules in a worker of its own, bit by bit (see `site.helper`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.match import Match
    from ..lab.playing.study import Study
    from ..lab.questions.odds import Odds
    from ..lab.questions.review import Reviewing

WORLDS = 200        # in which odds try each move
PATIENCE = 5        # seconds for the Python of a pupil


class Aside:
    """Threads: each answer comes whole."""

    slow = False        # whether plain rules play there: then fewer games are asked for

    async def played(self, study: Study, n: int) -> AsyncIterator[Study]:
        """The study with `n` games, or on the way there."""
        yield await asyncio.to_thread(study.play, n)

    async def odds(self, match: Match, seat: str, worlds: int = WORLDS, seed: int = 0) -> AsyncIterator[Odds]:
        """The odds of a moment for the seat that looks at it, ever finer: in so many worlds, or as many as can be."""
        from ..lab.questions.odds import odds

        yield await asyncio.to_thread(odds, match.view(seat), worlds, seed=seed)

    async def review(self, found: Reviewing) -> AsyncIterator[str]:
        """Find a review bit by bit; what is done now, "playing" or "judging"."""
        for doing in list[str]():       # threads do it in larger parts, see `review.Reviewer`
            yield doing

    async def run(self, given: dict[str, Any]) -> dict[str, Any]:
        """Run a pupil's Python, for some seconds at most: a kernel runs nobody's."""
        raise NotImplementedError


HERE = Aside()          # whoever runs pages elsewhere says so
