"""The rules of Pebbles and what its log can say."""

from enum import Enum, auto

from gamekit.engine.rulebook import RuleEnum, SaidEnum, Status


class Section(Enum):
    HEAPS = auto()
    CARDS = auto()
    END = auto()


class Rule(RuleEnum):
    ALLOWED = ()
    HEAP_NOT_EMPTY = Section.HEAPS
    TAKE_ONE_TO_THREE = Section.HEAPS
    CARD_IS_SECRET = Section.CARDS
    SWAP_NEEDS_PACK = Section.CARDS
    MOST_POINTS_WIN = Section.END
    TIE_LAST_PEBBLE = Section.END, Status.RULING


class Said(SaidEnum):
    CARD_DRAWN_BY_YOU = Rule.CARD_IS_SECRET, "card"
    CARDS_DEALT = Rule.CARD_IS_SECRET, "number"
    PEBBLES_TAKEN = Rule.TAKE_ONE_TO_THREE, "seat", "heap", "number"
    CARD_SWAPPED = Rule.SWAP_NEEDS_PACK, "seat", "card"
    CARD_KEPT = Rule.SWAP_NEEDS_PACK, "seat"
    CARD_SHOWN = Rule.MOST_POINTS_WIN, "seat", "card"
    GAME_WON = Rule.MOST_POINTS_WIN, "seat"
    VICTORY_SHARED = Rule.TIE_LAST_PEBBLE, "seat"
