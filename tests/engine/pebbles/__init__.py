"""Pebbles: a tiny game as an author outside gamekit would write it. Two to four players, three heaps, secret cards."""

from pathlib import Path

from gamekit.engine.box import Sheet, Whole
from gamekit.engine.game import Game
from gamekit.engine.layout import NONE
from gamekit.engine.options import Option

from . import play, rulebook, table
from .table import CARD, HEAP, MOST, Place, Seat, Step, hand


class Pebbles(Game):
    name = "pebbles"
    folder = Path(__file__).parent
    state = table.State
    values = table.Box
    sheets = (
        Sheet("heaps.csv", HEAP, rows=3, named=True, columns={"pebbles": Whole("pebbles", 1, MOST)}),
        Sheet("cards.csv", CARD, rows=5, named=True, columns={"bonus": Whole("bonus", 0, 9)}),
    )
    kinds = table.KINDS
    steps = play.STEPS
    step = table.Step
    seat = table.Seat
    ending = table.Ending
    ends = play.ENDS
    rules = rulebook.Rule
    said = rulebook.Said
    options = (
        Option("players", range(2, 5), 2),
        Option("begins", ("anna", "boris", "clara", "dana"), "anna",
               excludes={"clara": {"players": 2}, "dana": {"players": (2, 3)}}),
    )
    longest = 60
    setup = staticmethod(play.setup)
    hide = staticmethod(play.hide)
    redeal = staticmethod(play.redeal)

    def thing_words(self, kind, index, language):
        return self.components.names[kind, index][language] if (kind, index) in self.components.names else None

    def blank(self, s):
        play.clear(s)
        s.left = [0] * table.HEAPS
        s.step = Step.CHOOSE_HEAP
        s.seat = s.begins

    def problem(self, s):
        for heap, left in enumerate(s.left):
            if left > self.box.pebbles[heap]:
                return "problem-heap-too-high", {"heap": ("heap", heap)}
        for seat in Seat:
            playing = seat < s.players and s.step != Step.DEAL
            if s.place_size[hand(seat)] != int(playing):
                return "problem-hand", {"seat": ("seat", seat), "number": int(playing)}
            if seat >= s.players and s.points[seat]:
                return "problem-points", {"seat": ("seat", seat)}
        if s.step == Step.TAKE and s.chosen == NONE:
            return "problem-needs-heap", {}
        return None

    def board_text(self, s, seat, language):
        left = [f"{self.thing_text('heap', heap, language)} {n}" for heap, n in enumerate(s.left)]
        points = [f"{self.thing_text('seat', seat, language)} {s.points[seat]}" for seat in self.present(s)]
        mine = [self.thing_text("card", c, language) for c, place in enumerate(s.card_at) if place != Place.UNSEEN]
        return "\n".join(", ".join(line) for line in (left, points, mine))

    def scores(self, s):
        return {self.ids("seat")[seat]: s.points[seat] for seat in self.present(s)}


game = Pebbles
