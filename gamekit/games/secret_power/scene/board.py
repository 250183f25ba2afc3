"""The picture of the table: row, projects, seats; the own area and hand; beside them points and what rivals have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.markup import Markup, joined
from ....engine.moves import decision_at
from ....engine.pieces import el, icon, score, seat_token
from ....engine.scene import NO_MARKS, Marks, Scene
from ..rules.scoring import points
from ..rules.table import State
from .areas import own_area, rivals
from .hand import own_hand
from .players import pad, players
from .projects import projects
from .row import zone
from .sight import Sight

if TYPE_CHECKING:
    from ....engine.game import Game


def scene(game: Game, s: State, seat: int, language: str, marks: Marks = NO_MARKS) -> Scene:
    """The picture for a seat; for NONE what lies open for everybody. Not `counted`, it has no sums and no ticks."""
    sight = Sight(game, s, seat, language, marks)
    board = el("div", "world", zone(sight), projects(sight), players(sight))
    hand = own_area(sight) + own_hand(sight) if seat in sight.seats else Markup()
    return sight.scene(sight.words("board-round", round=s.round), board, hand, score_line(sight), looked_up(sight))


def looked_up(sight: Sight) -> Markup:
    """What stands beside the board, to be looked up."""
    return pad(sight) + rivals(sight)


def score_line(sight: Sight) -> Markup:
    """The round, everybody's points, the curator, and who is at turn."""
    s, decides = sight.s, decision_at(sight.game, sight.s) is not None
    turn = score(sight.words("picture-turn"), sight.name("seat", s.seat), "end") if decides else score(
        "", sight.name("step", s.step), "end")
    there = [score("", seat_token(seat, looks="small") + str(points(sight.box, s, seat)))
             for seat in sorted(sight.seats) if sight.counted]
    curator = score(sight.words("picture-curator"), icon("curator") + sight.name("seat", s.curator), "wide")
    return joined([score("", sight.words("board-round", round=s.round)), *there, curator, turn])
