"""The rules of Bargains and what its log can say."""

from enum import Enum, auto

from gamekit.engine.rulebook import RuleEnum, SaidEnum, Status


class Section(Enum):
    CARDS = auto()
    EFFECTS = auto()
    END = auto()


class Rule(RuleEnum):
    ALLOWED = ()
    HANDS_ARE_SECRET = Section.CARDS
    PLAY_FROM_HAND = Section.CARDS
    CARD_NEEDS = Section.CARDS
    PASS_FOR_WOOL = Section.CARDS
    EFFECT_ORDER = Section.EFFECTS
    AFTER_GAINING = Section.EFFECTS
    BEG_OF_A_RIVAL = Section.EFFECTS
    GUARDED = Section.EFFECTS
    GIVE_WHAT_YOU_HAVE = Section.EFFECTS
    REPEAT_OWN = Section.EFFECTS
    EFFECTS_AT_END = Section.END
    MOST_POINTS_WIN = Section.END
    VICTORY_SHARED = Section.END, Status.RULING


class Said(SaidEnum):
    CARD_DRAWN_BY_YOU = Rule.HANDS_ARE_SECRET, "card"
    CARD_PLAYED = Rule.PLAY_FROM_HAND, "seat", "card"
    PASSED = Rule.PASS_FOR_WOOL, "seat"
    EFFECT_BEGINS = Rule.EFFECT_ORDER, "seat", "card"
    GAINED = Rule.AFTER_GAINING, "seat", "good", "number"
    GIVEN = Rule.GIVE_WHAT_YOU_HAVE, "seat", "to:seat", "good"
    REPEATED = Rule.REPEAT_OWN, "seat", "card"
    SOLD = Rule.EFFECTS_AT_END, "seat", "good", "number"
    SCORED = Rule.EFFECTS_AT_END, "seat", "good", "number"
    FIRST = Rule.MOST_POINTS_WIN, "seat", "number"
