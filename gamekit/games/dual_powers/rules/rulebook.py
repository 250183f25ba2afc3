"""Every rule of Dual Powers, in the rulebook's order. Titles and texts: `words/*.ftl`.

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
    NEW_CARDS = auto()
    OBJECTIVES = auto()
    TURN = auto()
    DATE = auto()
    EVENTS = auto()
    ORDER_ACTIONS = auto()
    LEADER_ACTIONS = auto()
    BONUS_ACTIONS = auto()
    STRENGTH = auto()
    UNREST = auto()
    SCORING = auto()
    REVEALING = auto()
    EXHAUSTING = auto()
    CLEANUP = auto()
    END = auto()
    SOLO_SETUP = auto()
    SOLO_CARDS = auto()
    SOLO_OBJECTIVES = auto()
    SOLO_OPPOSITION = auto()
    SOLO_PLAYER = auto()
    SOLO_SCORING = auto()
    SOLO_END = auto()


class Rule(RuleEnum):
    ALLOWED = ()

    # What is in the box
    CARDS_RECONSTRUCTED = Section.COMPONENTS, RECONSTRUCTED
    UNITS_RECONSTRUCTED = Section.COMPONENTS, RECONSTRUCTED
    LEADERS_RECONSTRUCTED = Section.COMPONENTS, RECONSTRUCTED
    MAP_RECONSTRUCTED = Section.COMPONENTS, RECONSTRUCTED
    TRACK_RECONSTRUCTED = Section.COMPONENTS, RECONSTRUCTED
    YELLOW_IS_BROWN = Section.COMPONENTS, RULING

    # Setup
    SIDES = Section.SETUP
    RESERVE_AT_START = Section.SETUP
    NEUTRALS_AT_START = Section.SETUP
    SUPPORT_AT_START = Section.SETUP
    WILL_AT_START = Section.SETUP
    DATE_AT_START = Section.SETUP
    TROTSKY_AT_START = Section.SETUP
    TILES_AT_START = Section.SETUP
    DECK_AT_START = Section.SETUP

    # 1. New cards
    DRAW_FIVE = Section.NEW_CARDS
    HAND_HAS_NO_LIMIT = Section.NEW_CARDS
    RESHUFFLE = Section.NEW_CARDS, RULING

    # 2. Objectives
    OBJECTIVE_IS_AN_ORDER = Section.OBJECTIVES
    OBJECTIVE_IS_SECRET = Section.OBJECTIVES

    # 3. Actions: the turn
    FOUR_TURNS_EACH = Section.TURN
    WILL_GOES_FIRST = Section.TURN
    ORDER_STAYS = Section.TURN, RULING
    PLAY_FROM_HAND = Section.TURN
    ACTION_IS_OPTIONAL = Section.TURN, RULING

    # 3. Actions: the date
    DATE_ADVANCES = Section.DATE
    DATE_PAST_31 = Section.DATE
    DATE_SNAPS_TO_31 = Section.DATE
    MONTH_GIVES_WILL = Section.DATE
    MONTH_STEP_ORDER = Section.DATE, RULING
    LAST_MONTH_STAYS = Section.DATE, RULING
    BONUS_ON_15_AND_31 = Section.DATE
    BONUS_WHERE_MARKER_STOPS = Section.DATE, RULING
    TROTSKY_RETURNS = Section.EVENTS
    TROTSKY_ARRIVES_READY = Section.EVENTS, RULING
    TROTSKY_NEUTRAL = Section.EVENTS, RULING
    TROTSKY_JOINS = Section.EVENTS

    # 3. Actions: order cards
    ONE_ACTION_OF_THE_CARD = Section.ORDER_ACTIONS
    RECRUIT_FROM_RESERVE = Section.ORDER_ACTIONS
    RECRUIT_WITHIN_BARS = Section.ORDER_ACTIONS, RULING
    RECRUIT_INTO_REGION = Section.ORDER_ACTIONS
    MOVE_CONTROLLED = Section.ORDER_ACTIONS
    MOVE_TO_NEIGHBOUR = Section.ORDER_ACTIONS
    MOVE_NOT_THROUGH_BLOCKADE = Section.ORDER_ACTIONS
    DOUBLE_MOVE = Section.ORDER_ACTIONS, RULING
    RECOVER_EXHAUSTED = Section.ORDER_ACTIONS, RULING
    WILL_CONTROLS_NEUTRALS = Section.DATE
    NEUTRALS_MOVE_ALONE = Section.ORDER_ACTIONS, RULING         # a switch
    NEUTRALS_STAY_ALONE = Section.ORDER_ACTIONS, RULING         # if it is off

    # 3. Actions: leader cards
    LEADER_ANYWHERE = Section.LEADER_ACTIONS
    LEADER_REFRESHES_NEUTRALS = Section.LEADER_ACTIONS
    REFRESH_NEEDS_WILL = Section.LEADER_ACTIONS, RULING
    LEADER_ORDER_IS_FREE = Section.LEADER_ACTIONS, RULING
    SPECIAL_OF_THE_CARD = Section.LEADER_ACTIONS
    PROTEST = Section.LEADER_ACTIONS
    PROTEST_ELSEWHERE = Section.LEADER_ACTIONS, RULING
    ESPIONAGE = Section.LEADER_ACTIONS
    ESPIONAGE_FACE_DOWN = Section.LEADER_ACTIONS, RULING
    INSPIRE = Section.LEADER_ACTIONS
    INSPIRE_CHANGES = Section.LEADER_ACTIONS, RULING

    # 3. Actions: bonus
    BONUS_IS_ONE_OF_FOUR = Section.BONUS_ACTIONS
    BONUS_RECRUIT = Section.BONUS_ACTIONS
    BONUS_MOVE = Section.BONUS_ACTIONS
    BONUS_RECOVER = Section.BONUS_ACTIONS
    BONUS_CARD = Section.BONUS_ACTIONS

    # 4. Scoring
    STRENGTH_IS_THE_SUM = Section.STRENGTH
    STRENGTH_SHOWN = Section.STRENGTH, RULING
    NEUTRALS_NEED_COMPANY = Section.STRENGTH, RULING
    TIE_MORE_TOKENS = Section.STRENGTH
    TIE_COUNTS_NEUTRALS = Section.STRENGTH, RULING
    TIE_GOES_TO_WILL = Section.STRENGTH, RULING
    EMPTY_REGION = Section.STRENGTH
    UNREST_MARKER = Section.UNREST
    UNREST_PRIZE = Section.UNREST
    UNREST_POINTS = Section.UNREST
    UNREST_BONUS_EXHAUSTS = Section.UNREST, RULING      # a switch
    UNREST_NOBODY = Section.UNREST, RULING
    SUPPORT_MOVES = Section.SCORING
    SUPPORT_STOPS_AT_END = Section.SCORING, RULING
    FEWER_POINTS_REVEALS_FIRST = Section.REVEALING
    FEWER_POINTS = Section.REVEALING, RULING
    EXPOSED_KEEPS_ORDER = Section.REVEALING, RULING
    STRONGER_SCORES_OBJECTIVE = Section.SCORING, RULING
    POINTS_EACH_ROUND = Section.SCORING, RULING
    MARKERS_ONE_BY_ONE = Section.SCORING
    MARKED_REGIONS_EXHAUST = Section.EXHAUSTING
    EXHAUSTED_LEAVE = Section.EXHAUSTING

    # 5. Cleanup
    TILES_MOVE_UP = Section.CLEANUP
    TILES_RUN_OUT = Section.CLEANUP, RULING
    MARKERS_RETURN = Section.CLEANUP
    UNPLAYED_CARDS_STAY = Section.CLEANUP, RULING      # a switch
    PLAYED_LEADERS_ASIDE = Section.CLEANUP

    # End of the game
    END_ON_TRACK = Section.END
    END_IN_OCTOBER = Section.END, RULING
    END_TIE_WILL = Section.END

    # Solo
    SOLO_UNITS = Section.SOLO_SETUP
    SOLO_DIFFICULTY = Section.SOLO_SETUP
    SOLO_LEADERS_SHUFFLED = Section.SOLO_SETUP, RULING
    SOLO_DRAW = Section.SOLO_CARDS
    SOLO_OBJECTIVE_UNKNOWN = Section.SOLO_CARDS
    SOLO_LEADER = Section.SOLO_OBJECTIVES
    SOLO_LEADER_ONLY_PLACED = Section.SOLO_OBJECTIVES, RULING
    SOLO_WILL = Section.SOLO_OBJECTIVES
    SOLO_NINE_TURNS = Section.SOLO_OPPOSITION, RULING
    SOLO_CARD = Section.SOLO_OPPOSITION
    SOLO_UNIT = Section.SOLO_OPPOSITION
    SOLO_SUPPLY_EMPTY = Section.SOLO_OPPOSITION, RULING
    SOLO_BONUS = Section.SOLO_OPPOSITION
    SOLO_PASS_GIVES_WILL = Section.SOLO_OPPOSITION
    SOLO_ROW = Section.SOLO_OPPOSITION
    SOLO_ORGANISE = Section.SOLO_PLAYER, RULING
    SOLO_ESPIONAGE = Section.SOLO_PLAYER, RULING
    SOLO_TAKES_POINTS = Section.SOLO_SCORING
    SOLO_OBJECTIVE = Section.SOLO_SCORING
    SOLO_OBJECTIVE_TIE = Section.SOLO_SCORING, RULING
    SOLO_MARKER_ORDER = Section.SOLO_SCORING, RULING
    SOLO_EXHAUSTED_STRENGTH = Section.SOLO_SCORING
    SOLO_UNITS_RETURN = Section.SOLO_SCORING, RULING
    SOLO_END = Section.SOLO_END


class Said(SaidEnum):
    """What the log can say: the rule it follows from, and what its numbers are."""

    ROUND_BEGINS = Rule.DRAW_FIVE, "round"
    CARDS_DRAWN = Rule.DRAW_FIVE, "seat", "number"
    CARD_DRAWN_BY_YOU = Rule.DRAW_FIVE, "card"                  # for one seat only
    DECK_RESHUFFLED = Rule.RESHUFFLE, "number"
    OBJECTIVE_CHOSEN = Rule.OBJECTIVE_IS_SECRET, "seat"
    OBJECTIVE_CHOSEN_BY_YOU = Rule.OBJECTIVE_IS_SECRET, "card"  # for one seat only
    CARD_PLAYED = Rule.PLAY_FROM_HAND, "seat", "card"
    DATE_MOVED = Rule.DATE_ADVANCES, "number", "day"
    DATE_SNAPPED = Rule.DATE_SNAPS_TO_31, "day"
    MONTH_MOVED = Rule.DATE_PAST_31, "month"
    MONTH_STAYED = Rule.LAST_MONTH_STAYS, "month"
    WILL_TAKEN = Rule.MONTH_GIVES_WILL, "seat"
    BONUS_EARNED = Rule.BONUS_ON_15_AND_31, "seat", "day"
    TROTSKY_RETURNED = Rule.TROTSKY_RETURNS, "region"
    TROTSKY_STAYED_AWAY = Rule.TILES_RUN_OUT
    TROTSKY_JOINED = Rule.TROTSKY_JOINS, "region"
    TROTSKY_LOST = Rule.TROTSKY_JOINS
    UNIT_RECRUITED = Rule.RECRUIT_INTO_REGION, "seat", "token", "region"
    BONUS_UNIT_RECRUITED = Rule.BONUS_RECRUIT, "seat", "token", "region"
    TOKEN_MOVED = Rule.MOVE_TO_NEIGHBOUR, "seat", "token", "from:region", "to:region"
    TOKEN_RECOVERED = Rule.RECOVER_EXHAUSTED, "seat", "token", "region"
    LEADER_PLACED = Rule.LEADER_ANYWHERE, "seat", "token", "region"
    NEUTRAL_REFRESHED = Rule.LEADER_REFRESHES_NEUTRALS, "token", "region"
    BLOCKADE_MOVED = Rule.PROTEST, "seat", "connection"
    OBJECTIVE_EXPOSED = Rule.ESPIONAGE, "seat", "other:seat", "card"
    PEOPLE_INSPIRED = Rule.INSPIRE, "seat"
    BONUS_CARD_DRAWN = Rule.BONUS_CARD, "seat"
    OBJECTIVE_LOOKED_AT = Rule.SOLO_ORGANISE, "seat", "card"    # for one seat only
    ACTION_DECLINED = Rule.ACTION_IS_OPTIONAL, "seat"
    LEADER_FINISHED = Rule.ACTION_IS_OPTIONAL, "seat"
    UNREST_WON = Rule.UNREST_MARKER, "seat", "region", "mine:number", "theirs:number"
    UNREST_UNWON = Rule.UNREST_NOBODY, "region"
    UNREST_SCORED = Rule.UNREST_POINTS, "seat", "region", "number"
    UNREST_BONUS_TAKEN = Rule.UNREST_PRIZE, "seat"
    OBJECTIVE_REVEALED = Rule.FEWER_POINTS_REVEALS_FIRST, "seat", "card", "number"
    OBJECTIVE_SCORED = Rule.STRONGER_SCORES_OBJECTIVE, "seat", "card", "number", "mine:number", "theirs:number"
    OBJECTIVE_UNSCORED = Rule.UNREST_NOBODY, "card"
    TOKEN_EXHAUSTED = Rule.MARKED_REGIONS_EXHAUST, "token", "region"
    TOKEN_TO_RESERVE = Rule.EXHAUSTED_LEAVE, "token", "region"
    TOKEN_OUT = Rule.EXHAUSTED_LEAVE, "token", "region"
    TILES_MOVED = Rule.TILES_MOVE_UP, "region"
    BLOCKADE_SET = Rule.TILES_MOVE_UP, "region", "connection"
    BLOCKADE_LIFTED = Rule.TILES_RUN_OUT
    UNREST_SKIPPED = Rule.TILES_RUN_OUT
    OPPOSITION_LEADER_PLACED = Rule.SOLO_LEADER, "seat", "token", "region"
    OPPOSITION_TAKES_WILL = Rule.SOLO_WILL, "seat"
    OPPOSITION_CARD = Rule.SOLO_CARD, "seat", "card"
    OPPOSITION_UNIT = Rule.SOLO_UNIT, "seat", "token", "region"
    OPPOSITION_NO_UNIT = Rule.SOLO_SUPPLY_EMPTY, "seat", "number"
    OPPOSITION_BONUS = Rule.SOLO_BONUS, "seat", "token", "region"
    OPPOSITION_PASSED_31 = Rule.SOLO_PASS_GIVES_WILL, "seat"
    OPPOSITION_SUM = Rule.SOLO_OBJECTIVE, "region", "number", "cards:number"
    OPPOSITION_OBJECTIVE = Rule.SOLO_OBJECTIVE, "seat", "card", "region"
    GAME_WON_ON_TRACK = Rule.END_ON_TRACK, "seat"
    GAME_WON_ON_CALENDAR = Rule.END_IN_OCTOBER, "seat"
    GAME_WON_IN_ROUND_THREE = Rule.SOLO_END, "seat"
    GAME_WON_BY_WILL = Rule.END_TIE_WILL, "seat"
