"""Every rule of Partisans, in the rulebook's order. Titles and texts: `words/*.ftl`.

Numbers after `ruling` are those of the table of rulings in this folder's README.
"""

from enum import Enum, auto

from ....engine.rulebook import RuleEnum, SaidEnum, Status

RULING = Status.RULING


class Section(Enum):
    """The printed rulebook's headings, and the cards."""

    COMPONENTS = auto()
    SETUP = auto()
    PREPARATION = auto()
    ROLES = auto()
    ATTACK = auto()
    EFFECTS = auto()
    STRIKES = auto()
    OUTCOME = auto()
    RECOVERY = auto()
    END = auto()
    QUESTIONS = auto()
    MAQUIS_CARDS = auto()
    ENEMY_CARDS = auto()
    MISSION_CARDS = auto()
    CIVILIAN_CARDS = auto()


class Rule(RuleEnum):
    ALLOWED = ()

    # What is in the box
    CARDS_DIFFER = Section.COMPONENTS, Status.RECONSTRUCTED         # a switch

    # Setup
    DECKS_AT_RANDOM = Section.SETUP
    DECKS_DRAFTED = Section.SETUP                                   # ruling 46, a switch
    SPIES_AT_START = Section.SETUP
    MISSIONS_AT_START = Section.SETUP
    GARRISONS = Section.SETUP
    FIRST_HAND = Section.SETUP

    # 1. Preparation
    PREPARATION_ANY_NUMBER = Section.PREPARATION
    PLAY_FROM_HAND = Section.PREPARATION
    SPIES_NOT_PLAYED = Section.ROLES
    ROLE_IS_FINAL = Section.ROLES                                   # ruling 43
    ACTION_IN_ITS_PHASE = Section.ROLES
    ACTION_WHEN_PLAYED = Section.ROLES, RULING                      # ruling 2
    ACTION_OPTIONAL = Section.ROLES
    ACTION_WHOLE = Section.ROLES                                    # ruling 4
    PLAY_ALL_MAQUIS = Section.ROLES
    DRAWN_MUST_BE_PLAYED = Section.QUESTIONS
    CHOOSE_AVAILABLE_MISSION = Section.PREPARATION
    MISSION_EVERY_ROUND = Section.PREPARATION, RULING               # ruling 44
    ANY_MISSION = Section.PREPARATION, RULING                       # ruling 45
    GARRISON_TURNED_UP = Section.PREPARATION

    # 2A and 2B. Attack
    DEFENCE_EFFECTS = Section.ATTACK
    DEFENCE_BEFORE_CHOICES = Section.ATTACK, RULING                 # ruling 8
    ONLY_CURRENT_MISSION = Section.EFFECTS
    EFFECT_ORDER = Section.EFFECTS
    EFFECTS_AS_FAR_AS_POSSIBLE = Section.EFFECTS, RULING            # ruling 5

    # 2C. Strikes
    ATTACK_IS_SUMMED = Section.STRIKES
    BOTH_PHASES_COUNT = Section.STRIKES                             # ruling 3
    BONUS_COUNTED_LIVE = Section.STRIKES, RULING                    # ruling 1
    STRIKE_ONE_BY_ONE = Section.STRIKES
    STRIKE_HERE = Section.STRIKES
    STRIKE_COST = Section.STRIKES
    STRIKES_GO_ON = Section.STRIKES
    STRIKES_MAY_STOP = Section.STRIKES, RULING                      # ruling 17
    SUCCESS_EFFECTS = Section.EFFECTS
    REST_IS_LOST = Section.STRIKES
    RETALIATION_EFFECTS = Section.EFFECTS
    RETALIATION_TOGETHER = Section.STRIKES, RULING                  # ruling 19

    # 3. Outcome
    CIVILIANS_AT_ONCE = Section.OUTCOME, RULING                     # ruling 26
    CIVILIAN_DEFEAT = Section.OUTCOME
    CIVILIANS_BEFORE_FAILURE = Section.OUTCOME, RULING              # ruling 42
    MISSION_COMPLETED = Section.OUTCOME
    MISSION_FAILED = Section.OUTCOME                                # ruling 39
    SECOND_FAILURE = Section.OUTCOME                                # ruling 39
    STOP_OR_GO_ON = Section.OUTCOME
    NO_MISSION_LEFT = Section.OUTCOME

    # 4. Recovery
    CLEAR_TABLE = Section.RECOVERY
    DRAW_FIVE = Section.RECOVERY
    DECK_RUNS_OUT = Section.RECOVERY
    REMAINING_CARDS_FIRST = Section.RECOVERY, RULING                # ruling 23
    SPY_DEFEAT = Section.RECOVERY
    SPY_HAND_NEEDS_CARDS = Section.RECOVERY, RULING                 # ruling 28
    SPY_HAND_IN_RECOVERY = Section.RECOVERY                         # ruling 29

    # The end
    RESULTS = Section.END
    TEN_MISSIONS = Section.END
    NINE_AND_ONE = Section.END, RULING                              # ruling 40
    NO_POINTS_IS_A_DRAW = Section.END, RULING                       # ruling 41
    DEFEAT_SCORES_NOTHING = Section.END
    WINNING = Section.END, RULING

    # Questions
    ENEMY_DECK_RUNS_OUT = Section.QUESTIONS, RULING                 # ruling 22
    RECRUITS_NOT_REFILLED = Section.QUESTIONS, RULING               # ruling 24
    DISCARDED_CARDS = Section.QUESTIONS                             # ruling 6
    DISCARD_IS_NOT_ELIMINATE = Section.QUESTIONS
    REMOVED_FROM_GAME = Section.QUESTIONS
    NO_ENEMY_LIMIT = Section.QUESTIONS
    LOOKED_AT_IS_KNOWN = Section.QUESTIONS, RULING

    # Actions of maquis
    NEEDS_SPY = Section.QUESTIONS                                   # ruling 4
    NEEDS_MAQUIS_IN_HAND = Section.ROLES                            # ruling 4
    NEEDS_ENEMIES_HERE = Section.MAQUIS_CARDS, RULING               # ruling 4
    NEEDS_OTHER_MISSION = Section.MAQUIS_CARDS, RULING              # ruling 4
    NEEDS_FACE_DOWN = Section.MAQUIS_CARDS, RULING                  # ruling 4
    NEEDS_REVEALED_DISCARD = Section.MAQUIS_CARDS, RULING           # ruling 4
    NEEDS_RECRUIT = Section.MAQUIS_CARDS, RULING
    NEEDS_COUNTER_GUERRILLA = Section.MAQUIS_CARDS, RULING
    NEEDS_COPYABLE = Section.MAQUIS_CARDS, RULING                   # ruling 34
    COPY_IS_OWN = Section.MAQUIS_CARDS, RULING                      # ruling 34
    LOOK_AND_SIFT = Section.MAQUIS_CARDS
    BACK_IN_ANY_ORDER = Section.MAQUIS_CARDS
    RECRUIT_PROMOTED = Section.MAQUIS_CARDS
    RETRIEVED_CARDS = Section.MAQUIS_CARDS
    SCOUT_FACE_DOWN = Section.MAQUIS_CARDS, RULING                  # ruling 36
    FLIP_AT_ONE_MISSION = Section.MAQUIS_CARDS
    DISCARD_ONE_FLIPPED = Section.MAQUIS_CARDS
    FACE_DOWN_CHOSEN_UNSEEN = Section.MAQUIS_CARDS, RULING          # ruling 37
    DISCARD_ENEMY_HERE = Section.MAQUIS_CARDS
    GAIN_CURRENT_DEFENCE = Section.MAQUIS_CARDS, RULING             # ruling 13
    MOVED_ENEMY = Section.MAQUIS_CARDS, RULING                      # ruling 35
    WEAKEN_AFTER_ENGINEER = Section.QUESTIONS                       # ruling 11
    WEAKENED_NOT_BELOW_ONE = Section.MAQUIS_CARDS, RULING           # ruling 11
    WEAKENED_UNTIL_ROUND_END = Section.MAQUIS_CARDS, RULING         # ruling 12
    HALVED_ROUNDED_UP = Section.MAQUIS_CARDS, RULING                # ruling 16
    MISSION_IGNORED = Section.MAQUIS_CARDS, RULING                  # ruling 33
    CIVILIANS_COUNTED = Section.MAQUIS_CARDS, RULING

    # Enemies
    INFANTRY_SHIELDS_ENEMIES = Section.ENEMY_CARDS                  # ruling 14
    SENTRY_SHIELDS_MISSION = Section.ENEMY_CARDS
    INFANTRY_THEN_SENTRIES = Section.ENEMY_CARDS, RULING            # ruling 15
    ENGINEER_WHILE_PRESENT = Section.ENEMY_CARDS, RULING            # ruling 9
    HIDDEN_MAQUIS_LOST = Section.ENEMY_CARDS
    NOBODY_HIDDEN = Section.ENEMY_CARDS, RULING                     # ruling 20
    SPY_SUPPLY = Section.ENEMY_CARDS, RULING                        # ruling 25
    REINFORCED_MISSIONS = Section.ENEMY_CARDS, RULING               # ruling 21

    # Missions
    DISCARD_ENEMY_ELSEWHERE = Section.MISSION_CARDS                 # ruling 37
    DISCARD_EVERYWHERE = Section.MISSION_CARDS, RULING              # ruling 37
    SPY_REMOVED_FROM_HAND = Section.MISSION_CARDS, RULING           # ruling 38
    CIVILIANS_PER_ENEMY_NOW = Section.MISSION_CARDS, RULING         # ruling 18
    DISCARDED_FROM_PLAY = Section.MISSION_CARDS, RULING             # ruling 6
    DISCARDED_ATTACK_LOST = Section.MISSION_CARDS, RULING           # ruling 7
    NEXT_HAND = Section.MISSION_CARDS, RULING                       # ruling 30
    REVEAL_LIMIT_IN_ATTACK = Section.MISSION_CARDS, RULING          # ruling 31
    REVEAL_LIMIT_FORCES_HIDDEN = Section.MISSION_CARDS, RULING      # ruling 32
    POLICE_FIND_MAQUIS = Section.MISSION_CARDS
    MISSION_FORTIFIES = Section.MISSION_CARDS, RULING               # ruling 10

    # Civilians
    ZERO_GOES_BACK = Section.CIVILIAN_CARDS, RULING                 # ruling 27


class Said(SaidEnum):
    """What the log can say."""

    DRAFTED = Rule.DECKS_DRAFTED, "agent"
    ROUND_BEGINS = Rule.PREPARATION_ANY_NUMBER, "number"
    CARD_DRAWN = Rule.DRAW_FIVE, "agent"
    HIDDEN_DECK_RESHUFFLED = Rule.DECK_RUNS_OUT, "number"
    ENEMY_DECK_RESHUFFLED = Rule.ENEMY_DECK_RUNS_OUT, "number"
    MAQUIS_PLAYED = Rule.ROLE_IS_FINAL, "agent", "role"
    ACTION_USED = Rule.ACTION_WHOLE, "agent"
    ACTION_COPIED = Rule.COPY_IS_OWN, "agent", "other:agent"
    CARD_LOOKED_AT = Rule.LOOKED_AT_IS_KNOWN, "agent"
    CARD_DISCARDED = Rule.DISCARDED_CARDS, "agent"
    RECRUIT_LAID_BELOW = Rule.LOOK_AND_SIFT, "agent"
    RECRUIT_PROMOTED = Rule.RECRUIT_PROMOTED, "agent"
    RECRUIT_DRAWN = Rule.DRAWN_MUST_BE_PLAYED, "agent"
    RECRUIT_JOINED = Rule.SUCCESS_EFFECTS, "agent"
    RETRIEVED = Rule.RETRIEVED_CARDS, "agent"
    RETRIEVED_TO_DECK = Rule.RETRIEVED_CARDS, "agent"
    RETRIEVED_TO_DISCARD = Rule.RETRIEVED_CARDS, "agent"
    SPY_REMOVED = Rule.SPY_REMOVED_FROM_HAND
    SPY_ADDED = Rule.SPY_SUPPLY
    MAQUIS_LOST = Rule.HIDDEN_MAQUIS_LOST, "agent"
    MISSION_SCOUTED = Rule.SCOUT_FACE_DOWN, "mission"
    ENEMY_TURNED_UP = Rule.GARRISON_TURNED_UP, "foe", "post"
    ENEMY_LOOKED_AT = Rule.LOOKED_AT_IS_KNOWN, "foe"
    ENEMY_DISCARDED = Rule.DISCARD_IS_NOT_ELIMINATE, "foe", "post"
    ENEMY_MOVED = Rule.MOVED_ENEMY, "foe", "mission", "to:mission"
    ENEMY_ADDED = Rule.REINFORCED_MISSIONS, "mission"
    ENEMY_WEAKENED = Rule.WEAKENED_UNTIL_ROUND_END, "foe", "number"
    MISSION_HALVED = Rule.HALVED_ROUNDED_UP, "mission"
    MISSION_EFFECT_IGNORED = Rule.MISSION_IGNORED
    MISSION_CHOSEN = Rule.CHOOSE_AVAILABLE_MISSION, "mission"
    EFFECT_HAPPENS = Rule.ONLY_CURRENT_MISSION, "target"
    EFFECT_IN_FORCE = Rule.DEFENCE_EFFECTS, "target"
    ATTACK_SUMMED = Rule.ATTACK_IS_SUMMED, "number"
    ENEMY_ELIMINATED = Rule.STRIKE_ONE_BY_ONE, "foe", "number"
    MISSION_COMPLETED = Rule.STRIKE_ONE_BY_ONE, "mission", "points:number", "number"
    STRENGTH_LOST = Rule.REST_IS_LOST, "number"
    CIVILIANS_DIED = Rule.CIVILIANS_AT_ONCE, "number"
    ZERO_DRAWN = Rule.ZERO_GOES_BACK
    MISSION_REVEALED = Rule.MISSION_COMPLETED, "mission"
    MISSION_FAILED = Rule.MISSION_FAILED, "mission", "number"
    RESISTANCE_GOES_ON = Rule.STOP_OR_GO_ON, "number"
    RESISTANCE_STOPPED = Rule.RESULTS, "number"
    LOST_CIVILIANS = Rule.CIVILIAN_DEFEAT, "number"
    LOST_TO_SPIES = Rule.SPY_DEFEAT, "number"
