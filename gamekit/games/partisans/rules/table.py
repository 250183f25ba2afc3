"""What is on the table: the things of the game, the box and the state."""

from enum import IntEnum

from ....engine.effects import DEPTH, DeedTable
from ....engine.layout import ALL, NONE, Layout, grid, number, row
from ....engine.places import NOBODY, Places, Things
from ....engine.steps import Kind

MAQUIS, SPIES, FORCES, FOES, MISSIONS, CIVILIANS = 24, 6, 8, 32, 20, 8
AGENTS = MAQUIS + SPIES                             # the cards of the decks: maquis, then spies
SPIES_AT_START, HAND_SIZE, AVAILABLE_AT_START = 3, 5, 4
FAILURES_TO_LOSE, CIVILIANS_TO_LOSE = 2, 5
MISSIONS_TO_PLAY = 10                               # completed, they are a brilliant victory
PARTIAL_FROM, VICTORY_FROM, MAJOR_FROM = 15, 19, 22     # points
SHUFFLES = 16                                       # of the enemy deck that are told apart

# A deed is a text of effects on a card: the sides of the maquis (hidden, then revealed; first as the rulebook has
# them, then as printed), the kinds of enemies, the missions.
SIDES = 4 * MAQUIS
FIRST_FORCE = SIDES
FIRST_MISSION = FIRST_FORCE + FORCES
DEEDS = FIRST_MISSION + MISSIONS
CLAUSES = 2                                         # effects in a deed, at most


class Seat(IntEnum):
    RESISTANCE = 0


MISSION = Kind("mission", MISSIONS)


class Pile(Places):
    """Where a maquis or a spy is."""

    HIDDEN_DECK = NOBODY
    RECRUITS = NOBODY
    HAND = ALL
    HIDDEN = ALL            # in play, hidden
    REVEALED = ALL          # in play, revealed
    HIDDEN_DISCARD = ALL
    REVEALED_DISCARD = ALL
    SUPPLY = ALL            # spies that have not come yet
    REMOVED = ALL           # out of the game
    LOOKED_AT = ALL         # lifted from a deck to be looked at
    POOL = ALL              # draft: not offered yet
    OFFERED = ALL           # draft: the two to choose from
    UNSEEN = NOBODY         # in a view: somewhere that the player cannot know


class Post(Places):
    """Where an enemy is. At a mission it lies face down, unless it was turned up."""

    MISSION = NOBODY, MISSION
    DECK = NOBODY
    DISCARD = ALL
    LOOKED_AT = ALL
    UNSEEN = NOBODY


class Standing(Places):
    """Where a mission is."""

    REMOVED = ALL
    AVAILABLE = ALL
    COMPLETED = ALL
    FAILED = ALL
    SECOND_PERIOD = NOBODY  # the upper half of the mission deck
    THIRD_PERIOD = NOBODY   # the lower half
    UNSEEN = NOBODY


class Grave(IntEnum):
    """Where a civilian card is."""

    DECK = 0
    GRAVEYARD = 1


class Force(IntEnum):
    """Kinds of enemies."""

    INFANTRYMAN = 0
    SENTRY = 1
    ENGINEER = 2
    JAILER = 3
    RIFLEMAN = 4
    COUNTER_GUERRILLA = 5
    SPYMASTER = 6
    RADIO_OPERATOR = 7


class Role(IntEnum):
    HIDDEN = 0
    REVEALED = 1


class Phase(IntEnum):
    """When an action can be used."""

    PREPARATION = 0
    ATTACK = 1
    EITHER = 2


class Timing(IntEnum):
    """When an effect of an enemy or a mission happens."""

    DEFENCE = 0
    SUCCESS = 1
    RETALIATION = 2


class Stage(IntEnum):
    """Where in the round we are."""

    SETUP = 0
    PREPARATION = 1
    DEFENCE = 2             # 2A
    ATTACK = 3              # 2B
    STRIKES = 4             # 2C
    RETALIATION = 5         # the end of 2C
    OUTCOME = 6
    RECOVERY = 7


class Answer(IntEnum):
    USE = 0


class Way(IntEnum):
    GO_ON = 0
    STOP = 1


class Cards(IntEnum):
    RULEBOOK = 0
    PRINTED = 1


class Decks(IntEnum):
    RANDOM = 0
    DRAFT = 1


class Ending(IntEnum):
    """How a game ended: five results, three defeats."""

    NONE = 0
    BRILLIANT = 1
    MAJOR = 2
    VICTORY = 3
    PARTIAL = 4
    DRAW = 5
    FAILED_MISSIONS = 6
    CIVILIANS = 7
    SPIES = 8


class Effect(IntEnum):
    """The vocabulary of the cards. What each word means stands in `effects.py`."""

    # Decks, hand and play area
    DRAW = 0
    DISCARD_SPY = 1
    DISCARD_MAQUIS = 2
    DISCARD_PLAYED = 3
    REMOVE_SPY = 4
    ADD_SPY = 5
    DRAW_RECRUIT = 6
    FREE_RECRUIT = 7
    PROMOTE_RECRUIT = 8
    LOOK_AT_RECRUITS = 9
    LOOK_AT_DECK = 10
    SPIES_TO_TOP = 11
    RETRIEVE = 12
    RETRIEVE_TO_DECK = 13
    RETRIEVE_TO_DISCARD = 14
    LOSE_HIDDEN = 15
    NEXT_HAND = 16
    COPY_HIDDEN = 17
    # Enemies
    SCOUT = 18
    FLIP = 19
    DISCARD_FLIPPED = 20
    DISCARD_ENEMY = 21
    GAIN_ITS_DEFENCE = 22
    DISCARD_COUNTER_GUERRILLAS = 23
    DISCARD_ELSEWHERE = 24
    DISCARD_EVERYWHERE = 25
    MOVE_ENEMY = 26
    LOOK_AT_ENEMIES = 27
    REINFORCE = 28
    WEAKEN = 29
    # The mission and the attack
    HALVE_MISSION = 30
    IGNORE_MISSION = 31
    ATTACK_PER_REVEALED = 32
    ATTACK_PER_CIVILIAN = 33
    ATTACK_PER_MAQUIS = 34
    CIVILIANS = 35
    CIVILIANS_PER_ENEMY = 36
    # In force while the card is there
    SHIELD_ENEMIES = 37
    SHIELD_MISSION = 38
    FORTIFY_OTHERS = 39
    FORTIFY_ALL = 40
    LIMIT_REVEALED = 41


class Step(IntEnum):
    OVER = 0
    RESOLVE = 1             # on with an action or an effect
    CHOOSE_EFFECT = 2
    DRAFT = 3
    DEAL = 4
    PREPARE = 5
    CHOOSE_ROLE = 6
    USE_ACTION = 7
    CHOOSE_MISSION = 8
    ATTACK = 9
    STRIKE = 10
    CIVILIAN_LOSSES = 11
    MISSION_RESULT = 12
    STOP_OR_GO_ON = 13
    CLEAR_TABLE = 14
    DRAW_HAND = 15
    CHECK_HAND = 16
    PROCEED = 17            # on with the stage
    DISCARD_MAQUIS = 18
    RETRIEVE = 19
    COPY_ACTION = 20
    PROMOTE_RECRUIT = 21
    SIFT_AGENT = 22
    RETURN_AGENT = 23
    SIFT_FOE = 24
    RETURN_FOE = 25
    SCOUT = 26
    FLIP_FOE = 27
    DISCARD_FLIPPED = 28
    DISCARD_FOE = 29
    MOVE_FOE = 30
    MOVE_FOE_TO = 31
    REINFORCE = 32


TARGETS = FOES + MISSIONS

AGENT = Kind("agent", AGENTS)
BAND = Kind("maquis", MAQUIS)                       # the agents that are no spies
FOE = Kind("foe", FOES)
CIVILIAN = Kind("civilian", CIVILIANS)
TARGET = Kind("target", TARGETS)                    # an enemy, or the mission itself
PICK = Kind("pick", TARGETS)                        # an enemy that is known, or any face-down one of a mission
POST = Post.kind("post")
DEED = Kind("deed", DEEDS)
PRINTED = Kind("printed", MAQUIS)                   # rows of the file with sides as printed
SEAT = Kind.of("seat", Seat)
PILE = Pile.kind("pile")
STANDING = Standing.kind("standing")
GRAVE = Kind.of("grave", Grave)
FORCE = Kind.of("force", Force)
ROLE = Kind.of("role", Role)
PHASE = Kind.of("phase", Phase)
TIMING = Kind.of("timing", Timing)
STAGE = Kind.of("stage", Stage)
ANSWER = Kind.of("answer", Answer)
WAY = Kind.of("way", Way)
EFFECT = Kind.of("effect", Effect)
STEP = Kind.of("step", Step)
ENDING = Kind.of("ending", Ending)
KINDS = (
    AGENT, BAND, FOE, MISSION, CIVILIAN, TARGET, PICK, POST, DEED, SEAT, PILE, STANDING, GRAVE, FORCE, ROLE, PHASE,
    TIMING, STAGE, ANSWER, WAY, EFFECT, STEP, ENDING,
)


class Box(Layout):
    """What is in the box, from the CSV files."""

    attack: list[int] = row(SIDES)
    phase: list[int] = row(SIDES)                       # of the side's action, or NONE
    effect: list[list[int]] = grid(DEEDS, CLAUSES)      # the words of a deed, or NONE
    amount: list[list[int]] = grid(DEEDS, CLAUSES)      # their numbers
    timing: list[int] = row(DEEDS)                      # of deeds of enemies and missions
    force: list[int] = row(FOES)
    foe_defence: list[int] = row(FOES)
    period: list[int] = row(MISSIONS)
    garrison: list[int] = row(MISSIONS)
    mission_defence: list[int] = row(MISSIONS)
    points: list[int] = row(MISSIONS)
    people: list[int] = row(CIVILIANS)


class State(DeedTable):
    """Everything that can change, and the options of the match."""

    # Options
    cards: int = number(high=1)
    decks: int = number(high=1)

    # The round
    round: int = number(low=1, high=99, shown=True)
    stage: int = number(kind="stage", shown=True)
    mission: int = number(kind="mission", low=NONE, shown=True)             # the current one

    # Maquis and spies
    agent_at: list[int] = row(AGENTS, of="agent", kind="pile", rest=Pile.RECRUITS, counts="pile_size")
    known: list[int] = row(AGENTS, of="agent", mark="agent_at", low=0, high=1)      # the player knows its pile
    order: list[int] = row(AGENTS, of="agent", low=-99, high=99)    # known place: above 0 from the top, highest first
    pile_size: list[int] = row(PILE.size, derived=True)
    gain: list[int] = row(AGENTS, of="agent", low=0, high=99)       # attack gained by an action
    boost: list[int] = row(AGENTS, of="agent", low=0, high=99)      # 1 + the Effect that adds attack when it is summed
    boost_by: list[int] = row(AGENTS, of="agent", low=-9, high=9)   # the effect's number
    hidden_in: list[int] = row(AGENTS, of="agent", low=0, high=99)      # the last round in which it was played hidden,
    revealed_in: list[int] = row(AGENTS, of="agent", low=0, high=99)    # and revealed
    recruited: list[int] = row(AGENTS, of="agent", low=0, high=1)       # it was a recruit and joined

    # Enemies
    foe_at: list[int] = row(FOES, of="foe", kind="post", rest=Post.DECK, counts="post_size")
    face_up: list[int] = row(FOES, of="foe", mark="foe_at", low=0, high=1)
    peeked: list[int] = row(FOES, of="foe", mark="foe_at", low=0, high=1)           # face down, but the player knows it
    foe_order: list[int] = row(FOES, of="foe", low=-99, high=99)
    weakened: list[int] = row(FOES, of="foe", low=0, high=9)
    flipped: list[int] = row(FOES, of="foe", low=0, high=1)         # by the action that goes on
    post_size: list[int] = row(POST.size, derived=True)
    shuffles: int = number(low=0, high=SHUFFLES - 1)                # of the enemy discard pile
    foe_shuffle: list[int] = row(FOES, of="foe", low=0, high=SHUFFLES - 1)          # that brought an enemy to the deck
    backs: list[list[int]] = grid(MISSIONS, SHUFFLES, derived=True)  # in a view: unknown enemies by mission and shuffle

    # Missions and civilians
    mission_at: list[int] = row(MISSIONS, of="mission", kind="standing", rest=Standing.REMOVED, counts="standing_size")
    standing_size: list[int] = row(STANDING.size, derived=True)
    civilian_at: list[int] = row(CIVILIANS, of="civilian", kind="grave")

    # The attack
    strength: int = number("i2", low=0, high=999, shown=True)       # left in the strikes
    halved: int = number(low=0, high=1)
    ignored: int = number(low=0, high=1)                            # the mission's effect
    revealed_now: int = number(low=0, high=99)                      # maquis revealed in this attack phase
    hand_change: int = number(low=-99, high=99)                     # cards more in this recovery
    due: list[int] = row(TARGETS, of="target", low=0, high=1)       # effects that wait for their turn

    # The deed that goes on
    actor: int = number(kind="agent", low=NONE)                     # the maquis that was played
    cause: int = number(kind="target", low=NONE)                    # the enemy or mission whose effect it is
    waiting_cause: list[int] = row(DEPTH, kind="target", low=NONE)
    aim: int = number(kind="mission", low=NONE)                     # the mission that the effect is about
    chosen: int = number(kind="foe", low=NONE)
    served: list[int] = row(MISSIONS, of="mission", low=0, high=9)  # enemies that a mission got, where they run short
    spoils: int = number(low=0, high=99)                            # defence of the enemy discarded last


# Things

def is_spy(agent: int) -> bool:
    return agent >= MAQUIS


def is_mission(target: int) -> bool:
    """Targets are the enemies, then the missions."""
    return target >= FOES


def side(s: State, agent: int, role: int) -> int:
    """The deed of a maquis in a role."""
    return (2 * s.cards + role) * MAQUIS + agent


def side_in_play(s: State, agent: int) -> int:
    return side(s, agent, Role.REVEALED if s.agent_at[agent] == Pile.REVEALED else Role.HIDDEN)


def deed_of(box: Box, target: int) -> int:
    """The deed of an enemy or a mission."""
    return FIRST_MISSION + target - FOES if is_mission(target) else FIRST_FORCE + box.force[target]


# The ways in which things change their places

agents = Things(State, "agent_at", Pile, order="order", known=("known",))
foes = Things(State, "foe_at", Post, order="foe_order", known=("face_up", "peeked"), came="foe_shuffle")
missions = Things(State, "mission_at", Standing)
put, post, stand = agents.put, foes.put, missions.put
gather_agents, gather_foes, gather_missions = agents.gather, foes.gather, missions.gather


# Counting

def clock(box: Box, s: State) -> int:
    """Rounds that are over."""
    return s.round - 1


def is_other(s: State, mission: int) -> bool:
    """Whether a mission is available and not the current one."""
    return s.mission_at[mission] == Standing.AVAILABLE and mission != s.mission


def maquis_in(s: State, pile: int) -> int:
    """How many maquis are in a pile."""
    return s.pile_size[pile] - spies_in(s, pile)


def spies_in(s: State, pile: int) -> int:
    count = 0
    for agent in range(MAQUIS, AGENTS):
        if s.agent_at[agent] == pile:
            count += 1
    return count


def face_down_at(s: State, mission: int) -> int:
    """How many enemies of a mission lie face down."""
    up = 0
    for foe in range(FOES):
        if s.foe_at[foe] == mission and s.face_up[foe] == 1:
            up += 1
    return s.post_size[mission] - up


def dead_civilians(box: Box, s: State) -> int:
    total = 0
    for card in range(CIVILIANS):
        if s.civilian_at[card] == Grave.GRAVEYARD:
            total += box.people[card]
    return total


def points_scored(box: Box, s: State) -> int:
    total = 0
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.COMPLETED:
            total += box.points[mission]
    return total
