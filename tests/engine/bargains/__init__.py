"""Bargains: a tiny game of cards with effects, as an author outside gamekit would write it. Three players."""

from pathlib import Path

from gamekit.engine.box import Named, Sheet
from gamekit.engine.conditions import Condition
from gamekit.engine.effects import count_due, current_word, is_sound
from gamekit.engine.game import Game
from gamekit.engine.layout import NONE
from gamekit.engine.vocabulary import Worded

from . import play, rulebook, table
from .effects import VOCABULARY
from .table import CARD, CARDS, CLAUSES, QUANTITY, TESTS, Effect, Place, Step, Timing

NEEDS, WHEN = Condition("needs", QUANTITY, TESTS), Condition("when", QUANTITY, TESTS)
ASKED_BY = {Step.CHOOSE_RIVAL: Effect.BEG, Step.GIVE: Effect.BEG, Step.REPEAT: Effect.REPEAT}


class Bargains(Game):
    name = "bargains"
    folder = Path(__file__).parent
    state = table.State
    values = table.Box
    sheets = (
        Sheet("cards.csv", CARD, rows=CARDS, named=True, columns={
            "needs": NEEDS, "timing": Named("timing", Timing), "when": WHEN, "effect": Worded(VOCABULARY, CLAUSES),
        }),
    )
    kinds = table.KINDS
    steps = play.STEPS
    step = table.Step
    seat = table.Seat
    ending = table.Ending
    ends = play.ENDS
    rules = rulebook.Rule
    said = rulebook.Said
    options = ()
    longest = 200
    setup = staticmethod(play.setup)
    hide = staticmethod(table.cards.hide)
    redeal = staticmethod(table.cards.redeal)

    def finish_box(self, components):
        components.ids["deed"] = list(components.ids["card"])

    def thing_words(self, kind, index, language):
        return self.components.names["card", index][language] if kind in ("card", "deed") else None

    def card_text(self, card, language):
        """All that a card says."""
        facts = {
            "needs": NEEDS.text(self, card, language), "when": WHEN.text(self, card, language),
            "timing": ("timing", self.box.timing[card]), "effect": VOCABULARY.text(self, card, language),
        }
        parts = ["card-needs"] * bool(facts["needs"]) + ["card-when" if facts["when"] else "card-effect"]
        return " ".join(self.text(part, language, facts) for part in parts)

    def blank(self, s):
        play.clear(s)
        s.step = Step.PLAY

    def complete(self, s, given):
        count_due(s)

    def problem(self, s):
        if s.step == Step.DEAL and s.place_size[Place.DECK] < CARDS:
            return "problem-deal", {}
        if self.acts_wrongly(s) or any(due and not table.is_open(s, card) for card, due in enumerate(s.due)):
            return "problem-deed", {}
        if s.step in ASKED_BY and not self.is_asked(s):
            return "problem-asked", {"step": ("step", s.step)}
        return None

    def acts_wrongly(self, s):
        """Whether a deed goes on or waits that cannot."""
        acting = s.deed != NONE
        if not is_sound(self.box, s) or (s.step == Step.CHOOSE_EFFECT and s.then == Step.OVER):
            return True
        if acting != (s.step in (Step.RESOLVE, *ASKED_BY)) and s.step != Step.CHOOSE_EFFECT:
            return True
        return acting != (s.owner != NONE) or (acting and s.then not in (Step.NEXT_TURN, Step.COUNT))

    def is_asked(self, s):
        """Whether the word that goes on asks for what the step is about."""
        if s.clause == NONE or current_word(self.box, s) != ASKED_BY[s.step]:
            return False
        return s.left > 0 and s.seat != s.owner if s.step == Step.GIVE else s.left == 1

    def board_text(self, s, seat, language):
        shown = [c for c, place in enumerate(s.card_at) if place not in (Place.UNSEEN, Place.DECK)]
        return "\n".join(f"{self.thing_text('card', c, language)}: {self.card_text(c, language)}" for c in shown)

    def scores(self, s):
        return {seat: s.points[number] for number, seat in enumerate(self.ids("seat"))}


game = Bargains
