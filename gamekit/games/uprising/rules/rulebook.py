"""Every rule of Uprising, in the rulebook's order. Titles and texts: `words/*.ftl`.

Rulings stand with their reasons on one table: `RULINGS.md` in the game's folder.
"""

from enum import Enum, auto

from ....engine.rulebook import RuleEnum, SaidEnum, Status

RULING = Status.RULING
RECONSTRUCTED = Status.RECONSTRUCTED


class Section(Enum):
    """The printed rulebook's headings."""

    COMPONENTS = auto()
    SETUP = auto()
    TERMS = auto()
    MARKING = auto()
    PLANNING = auto()
    DEFENCE = auto()
    TOKENS = auto()
    OPERATION = auto()
    CAPTURING = auto()
    MISSIONS = auto()
    END_OF_ROUND = auto()
    DECISIVE = auto()
    END = auto()
    CAPITOL = auto()


class Rule(RuleEnum):
    ALLOWED = ()

    # What is in the box
    DECK = Section.COMPONENTS
    MISSIONS_RECONSTRUCTED = Section.COMPONENTS, RECONSTRUCTED

    # Setup
    ROW_AT_START = Section.SETUP
    HAND_AT_START = Section.SETUP
    TOKENS_AT_START = Section.SETUP
    MISSIONS_AT_START = Section.SETUP

    # Who sees what
    EMPIRE_SEES = Section.TERMS
    RESISTANCE_SEES = Section.TERMS

    # 1. Marking two districts
    MARK_NEIGHBOURS = Section.MARKING
    ROW_HAS_ENDS = Section.MARKING
    ANY_PAIR = Section.MARKING, RULING
    THREE_DISTRICTS_LEFT = Section.MARKING, RULING

    # 2. Planning
    PLAN_FROM_HAND = Section.PLANNING
    ONE_OPEN_TWO_CLOSED = Section.PLANNING
    PROVOCATION_FACE_DOWN = Section.PLANNING
    TWO_PROVOCATIONS_AT_MOST = Section.PLANNING
    THREE_PROVOCATIONS = Section.PLANNING, RULING

    # 3. Defence
    TWO_TOKENS = Section.DEFENCE
    TOKEN_FACE_UP = Section.DEFENCE
    PLANNED_CARDS_ONLY = Section.DEFENCE
    BOTH_ON_ONE_CARD = Section.DEFENCE
    NO_CAPTURE_IN_DEFENCE = Section.DEFENCE
    SURVEILLANCE = Section.TOKENS
    SURVEIL_FACE_DOWN = Section.TOKENS
    SURVEILLED_PROVOCATION = Section.TOKENS
    LIQUIDATION = Section.TOKENS
    LIQUIDATED_PROVOCATION = Section.TOKENS
    DISORIENTATION = Section.TOKENS
    SEND_TO_UNCAPTURED = Section.TOKENS
    SEND_ANYWHERE = Section.TOKENS
    CORDON = Section.TOKENS
    CORDON_BINDS_RESISTANCE = Section.TOKENS
    CORDON_IN_DECISIVE = Section.TOKENS, RULING
    CORDON_ALLOWS_CAPTURE = Section.TOKENS, RULING

    # 4. The operation
    DISTRIBUTE_IN_REACH = Section.OPERATION
    DISTRIBUTE_NOT_CORDONED = Section.OPERATION
    DISTRIBUTE_ALL = Section.OPERATION
    FACING_STAYS = Section.OPERATION
    CARDS_REMAIN = Section.OPERATION, RULING

    # 5. Capturing districts
    CAPTURE_BY_MISSION = Section.CAPTURING
    CHECK_EVERYWHERE = Section.CAPTURING, RULING
    CAPTURE_IS_OPTIONAL = Section.CAPTURING, RULING
    TRUE_CONTENT = Section.CAPTURING, RULING
    FEWEST_OPENED = Section.CAPTURING, RULING
    ONE_MISSION_NAMED = Section.CAPTURING, RULING
    ONE_AFTER_ANOTHER = Section.CAPTURING, RULING
    MISSIONS_STAY = Section.CAPTURING
    CAPTURED_LEAVES = Section.CAPTURING
    ROW_CLOSES_UP = Section.CAPTURING
    TOTAL = Section.MISSIONS
    SUM_WITHOUT = Section.MISSIONS
    FACE_UP_OF_TYPE = Section.MISSIONS
    FACE_UP_BEFORE = Section.MISSIONS, RULING
    MORE_THAN = Section.MISSIONS
    EVERY_TYPE = Section.MISSIONS
    SAME_VALUE = Section.MISSIONS
    RUN_OF_VALUES = Section.MISSIONS
    TWO_SUMS = Section.MISSIONS

    # 5. The end of a round
    TOKENS_REFRESH = Section.END_OF_ROUND
    DRAW_THREE = Section.END_OF_ROUND

    # The Decisive Operation and the end
    DECISIVE_OPERATION = Section.DECISIVE
    DECISIVE_ANYWHERE = Section.DECISIVE
    THREE_CAPTURES_WIN = Section.END
    END_AT_ONCE = Section.END
    EMPIRE_HOLDS = Section.END

    # Capitol mode
    CAPITOL_IN_MIDDLE = Section.CAPITOL
    CAPITOL_WINS = Section.CAPITOL
    CAPITOL_REVOLUTION = Section.CAPITOL
    CAPITOL_MAY_MOVE = Section.CAPITOL


class Said(SaidEnum):
    """What the log can say: the rule it follows from, and what its numbers are."""

    ROUND_BEGINS = Rule.MARK_NEIGHBOURS, "round"
    DECISIVE_BEGINS = Rule.DECISIVE_OPERATION
    CARDS_DRAWN = Rule.DRAW_THREE, "number"
    CARD_DRAWN_BY_YOU = Rule.DRAW_THREE, "card"                         # for the Resistance only
    DISTRICTS_MARKED = Rule.MARK_NEIGHBOURS, "first:district", "second:district"
    CARD_PLANNED_OPEN = Rule.ONE_OPEN_TWO_CLOSED, "card"
    CARD_PLANNED_CLOSED = Rule.ONE_OPEN_TWO_CLOSED
    CARD_PLANNED_BY_YOU = Rule.ONE_OPEN_TWO_CLOSED, "card"              # for the Resistance only
    ALL_PROVOCATIONS = Rule.THREE_PROVOCATIONS
    TOKEN_USED = Rule.TWO_TOKENS, "token"
    CARD_SURVEILLED = Rule.SURVEILLANCE, "card"
    PROVOCATION_SURVEILLED = Rule.SURVEILLED_PROVOCATION, "card"
    CARD_LIQUIDATED = Rule.LIQUIDATION, "card"
    CLOSED_LIQUIDATED = Rule.LIQUIDATION, "slot"
    CLOSED_LIQUIDATED_OF_YOURS = Rule.LIQUIDATION, "card"               # for the Resistance only
    PROVOCATION_LIQUIDATED = Rule.LIQUIDATED_PROVOCATION, "card"
    CARD_SENT = Rule.DISORIENTATION, "card", "district"
    CLOSED_SENT = Rule.DISORIENTATION, "slot", "district"
    CLOSED_SENT_OF_YOURS = Rule.DISORIENTATION, "card", "district"      # for the Resistance only
    DISTRICT_CORDONED = Rule.CORDON, "district"
    CARD_DISTRIBUTED = Rule.DISTRIBUTE_ALL, "card", "district"
    CLOSED_DISTRIBUTED = Rule.FACING_STAYS, "slot", "district"
    CLOSED_DISTRIBUTED_BY_YOU = Rule.FACING_STAYS, "card", "district"   # for the Resistance only
    CAPTURE_DECLARED = Rule.CAPTURE_IS_OPTIONAL, "district"
    NO_MORE_CAPTURES = Rule.CAPTURE_IS_OPTIONAL
    DISTRICT_CAPTURED = Rule.CAPTURE_BY_MISSION, "district", "mission"
    CARD_OPENED = Rule.FEWEST_OPENED, "card"
    ROW_CLOSED_UP = Rule.ROW_CLOSES_UP, "first:district", "second:district"
    TOKENS_REFRESHED = Rule.TOKENS_REFRESH
    GAME_WON_BY_CAPTURES = Rule.THREE_CAPTURES_WIN, "seat"
    GAME_WON_BY_CAPITOL = Rule.CAPITOL_WINS, "seat"
    GAME_WON_BY_EMPIRE = Rule.EMPIRE_HOLDS, "seat", "number"
