"""What is on the table: the things of the game, the box and the state."""

from enum import IntEnum

from ....engine.conditions import TEST
from ....engine.effects import DeedTable
from ....engine.layout import ALL, NONE, Layout, grid, number, ranks, row
from ....engine.places import NOBODY, OWNER, Places, Things
from ....engine.steps import Kind

SEATS, TYPES, WARS, PROJECTS, STAGES, OPERATIONS, ALLIANCES = 5, 18, 2, 4, 5, 6, 46
GROUPS, SECONDARIES, SIGNS = 6, 4, 4            # kinds
PROFESSIONALS, PROFESSIONS = 18, 6
FIRST_WAR = 65                                  # object cards; the wars come behind them
OBJECTS = FIRST_WAR + WARS
LONGEST_ROW = 11
AGENTS, ACTIVE_AT_START = 10, 3
ALLIANCES_DEALT, ALLIANCES_KEPT, HAND_LIMIT, PROFESSIONALS_HELD = 6, 4, 6, 3
AVAILABLE, RECALLED = 3, 1                      # without any benefit
CURATOR_RECRUITS, HEADHUNTER_RECRUITS, HEADHUNTER_AHEAD = 2, 1, 3
MANY_PIECES = 4                                 # from so many on, an infiltration is a large one
LAST_ROUND = 6
LINES = 9                                       # of the score pad
SUPPLY = (10, 10, 10, 4)                        # secondary objects of each kind

# A deed is a text of effects: those of the alliances by when they work, the stages of the projects, the professions.
FIRST_FINAL = ALLIANCES
FIRST_PERMANENT = FIRST_FINAL + ALLIANCES
FIRST_STAGE = FIRST_PERMANENT + ALLIANCES
FIRST_PROFESSION = FIRST_STAGE + PROJECTS * STAGES
DEEDS = FIRST_PROFESSION + PROFESSIONS
CLAUSES, TESTS = 2, 2                           # of a deed, of a requirement


class Seat(IntEnum):
    IVAN = 0
    JULIA = 1
    ALEXEY = 2
    ALICE = 3
    VERA = 4


class Group(IntEnum):
    CONTROL = 0
    FINANCE = 1
    SCIENCE = 2
    POWER = 3
    SUPPORT = 4
    INNER_CIRCLE = 5


class Secondary(IntEnum):
    """Kinds of secondary objects. Each counts as a card of the group with the same number."""

    CONTROL = 0
    FINANCE = 1
    SCIENCE = 2
    SUPREME = 3


class Type(IntEnum):
    """The eighteen different objects."""

    RULING_PARTIES = 0
    MEDIA = 1
    SECURITY = 2
    VALUABLES = 3
    REAL_ESTATE = 4
    BANKS = 5
    RESEARCH = 6
    LABORATORIES = 7
    PATENTS = 8
    GOVERNMENTS = 9
    EXCHANGES = 10
    UNIVERSITIES = 11
    CRIME = 12
    CORPORATIONS = 13
    UNIONS = 14
    CONSULATES = 15
    INTELLIGENCE = 16
    INNER_CIRCLE = 17


class Sign(IntEnum):
    AGITATORS = 0
    PEACEMAKERS = 1
    SPIES = 2
    INTEREST = 3


class Project(IntEnum):
    SECRET_POWER = 0
    COMINTERN = 1
    UNITED_NATIONS = 2
    ESPIONAGE = 3


class Quantity(IntEnum):
    """What requirements and final effects count: groups, sets, operations, signs, then each object by itself."""

    CONTROL = 0
    FINANCE = 1
    SCIENCE = 2
    POWER = 3
    SETS = 4
    OPERATIONS = 5
    AGITATORS = 6
    PEACEMAKERS = 7
    SPIES = 8
    INTEREST = 9
    RULING_PARTIES = 10
    MEDIA = 11
    SECURITY = 12
    VALUABLES = 13
    REAL_ESTATE = 14
    BANKS = 15
    RESEARCH = 16
    LABORATORIES = 17
    PATENTS = 18
    GOVERNMENTS = 19
    EXCHANGES = 20
    UNIVERSITIES = 21
    CRIME = 22
    CORPORATIONS = 23
    UNIONS = 24
    CONSULATES = 25
    INTELLIGENCE = 26
    INNER_CIRCLE = 27


class Effect(IntEnum):
    """The vocabulary of alliances, stages and professionals. What each word means stands in `effects.py`."""

    # In force while the card lies there or the coordinator stands there
    SHADOW_AGENTS = 0
    RECALL = 1
    REACH = 2
    DETAIN = 3
    RECRUIT_AFTER_INFILTRATING = 4
    RECRUIT_AFTER_ADVANCING = 5
    RECRUIT_WITH_CURATOR = 6
    # In the final count
    POINTS_PER = 7
    # At once
    RECRUIT = 8
    RIVALS_LOSE = 9
    DEMAND = 10
    SECONDARY_BESIDES = 11
    DRAW = 12
    CONCLUDE = 13
    CONCLUDE_FREELY = 14
    BRING_HOME = 15
    # Of professionals
    CHEAPER_OPERATION = 16
    BUY_DISCARDED = 17
    KILL = 18
    FEWER_SIGNS = 19
    RECALL_NOW = 20


FORCES = 7                                      # words that are in force


class Way(IntEnum):
    """What happens to the cards whose signs a project asks for."""

    SHOWN = 0
    SPENT = 1


class Action(IntEnum):
    """What a player can do in a turn: the first two come before the action."""

    ATTACH = 0
    PROFESSIONAL = 1
    INFILTRATE = 2
    OPERATION = 3
    ADVANCE = 4
    RECRUIT = 5
    PASS = 6


class Hiring(IntEnum):
    AGENTS = 0
    PROFESSIONAL = 1


class Line(IntEnum):
    """The rows of the score pad."""

    BASIC = 0
    LEADING = 1
    CRIME = 2
    CORPORATIONS = 3
    INNER_CIRCLE = 4
    OPERATIONS = 5
    PROJECTS = 6
    ALLIANCES = 7
    EFFECTS = 8


class Ending(IntEnum):
    NONE = 0
    POINTS = 1
    STAGE_FIVE = 2
    SECRET_POWER = 3
    SHARED = 4


class Step(IntEnum):
    OVER = 0
    RESOLVE = 1             # on with an effect, or with the game
    DEAL = 2
    RETURN_ALLIANCE = 3
    PASS_CURATOR = 4
    BEGIN_PHASE = 5
    BEGIN_TURN = 6
    RECRUIT_OR_CARD = 7
    RECRUIT_NUMBER = 8
    DISCARD_PROFESSIONAL = 9
    CHOOSE_ACTION = 10
    CHOOSE_CIRCLE = 11
    CHOOSE_HOST = 12
    PLAY_PROFESSIONAL = 13
    BUY_DISCARDED = 14
    KILL = 15
    INFILTRATE = 16
    SEND_AGENTS = 17
    ADVANCE = 18
    DISCARD_INTEREST = 19
    FREE_ALLIANCE = 20
    CONCLUDE_MORE = 21
    CHOOSE_RIVAL = 22
    HAND_OVER = 23
    TAKE_SECONDARY = 24
    BRING_HOME = 25
    END_TURN = 26
    CAPTURE = 27
    RECALL = 28
    CONCLUDE = 29
    NEXT_ALLIANCE = 30
    CUT_HANDS = 31
    DISCARD_ALLIANCE = 32
    NEW_ROW = 33
    LAST_CIRCLES = 34
    NEXT_OWNER = 35
    COUNT = 36


SEAT = Kind.of("seat", Seat)
OBJECT = Kind("object", OBJECTS)
ALLIANCE = Kind("alliance", ALLIANCES)
PROFESSIONAL = Kind("specialist", PROFESSIONALS)      # an option is called `professionals`


class Place(Places):
    """Where an object card or a world war is."""

    DECK = NOBODY
    BOX = ALL               # not in this game
    ROW = ALL               # the infiltration zone
    DISCARD = ALL
    WAR = ALL               # beside the deck: in force
    AREA = ALL, SEAT        # captured
    ATTACHED = ALL, OBJECT  # an inner circle, by its host
    UNSEEN = NOBODY


class Pact(Places):
    """Where an alliance is."""

    DECK = NOBODY
    HAND = OWNER, SEAT
    RETURNED = OWNER, SEAT  # at setup, until all have chosen
    CONCLUDED = ALL, SEAT
    DISCARD = OWNER, SEAT   # face down: who discarded it knows it
    UNSEEN = NOBODY


class Staff(Places):
    """Where a professional is."""

    DECK = NOBODY
    BOX = ALL
    HAND = OWNER, SEAT
    NEW = OWNER, SEAT       # taken since the last turn began
    PLAYED = ALL            # in this turn
    DISCARD = ALL
    UNSEEN = NOBODY


TYPE = Kind.of("type", Type)
COPIES = Kind("copies", TYPES)                  # rows of the file that says how often each object is in the deck
GROUP = Kind.of("group", Group)
SECONDARY = Kind.of("secondary", Secondary)
SIGN = Kind.of("sign", Sign)
PROJECT = Kind.of("project", Project)
STAGE = Kind("stage", PROJECTS * STAGES)
OPERATION = Kind("operation", OPERATIONS)
PROFESSION = Kind("profession", PROFESSIONS)
GIFT = Kind("gift", OBJECTS + SECONDARIES)   # an object, or a secondary one of a kind
AMOUNT = Kind("amount", AGENTS + 1)
QUANTITY = Kind.of("quantity", Quantity)
EFFECT = Kind.of("effect", Effect)
ACTION = Kind.of("action", Action)
HIRING = Kind.of("hiring", Hiring)
LINE = Kind.of("line", Line)
PLACE, PACT, STAFF = Place.kind("place"), Pact.kind("pact"), Staff.kind("staff")
KINDS = (
    SEAT, OBJECT, TYPE, GROUP, SECONDARY, SIGN, PROJECT, STAGE, OPERATION, ALLIANCE, PROFESSIONAL, PROFESSION, GIFT,
    AMOUNT, QUANTITY, EFFECT, ACTION, HIRING, LINE, PLACE, PACT, STAFF, Kind("deed", DEEDS), Kind.of("step", Step),
    Kind.of("ending", Ending),
)


class Box(Layout):
    """What is in the box, from the CSV files."""

    group: list[int] = row(TYPES)
    least: list[int] = row(TYPES)                       # agents
    sign: list[list[int]] = grid(TYPES, SIGNS)      # how many of each
    copies: list[list[int]] = grid(TYPES, SEATS - 1)    # always, and from three, four, five players on
    type: list[int] = row(OBJECTS)                      # of a card; NONE: a world war
    players: list[int] = row(OBJECTS)                   # from so many on a card is in the game
    project_sign: list[int] = row(PROJECTS)
    project_way: list[int] = row(PROJECTS)
    stage_agents: list[int] = row(PROJECTS * STAGES)
    stage_signs: list[int] = row(PROJECTS * STAGES)
    stage_points: list[int] = row(PROJECTS * STAGES)
    operation_agents: list[int] = row(OPERATIONS)
    operation_points: list[int] = row(OPERATIONS)
    needs: list[list[int]] = grid(ALLIANCES, TEST * TESTS, "i2")
    alliance_points: list[int] = row(ALLIANCES)
    alliance_sign: list[int] = row(ALLIANCES)           # or NONE
    alliance_secondary: list[int] = row(ALLIANCES)      # or NONE
    profession_copies: list[int] = row(PROFESSIONS)
    profession: list[int] = row(PROFESSIONALS)
    effect: list[list[int]] = grid(DEEDS, CLAUSES)
    what: list[list[int]] = grid(DEEDS, CLAUSES)
    amount: list[list[int]] = grid(DEEDS, CLAUSES)


class State(DeedTable):
    """Everything that can change, and the options of the match."""

    # Options
    players: int = number(low=2, high=SEATS)
    begins: int = number(low=0, high=SEATS - 1)
    experienced: int = number(low=0, high=1)
    professionals: int = number(low=0, high=1)

    # The table
    turn: int = number(kind="seat", shown=True)         # with whom the game goes on after effects
    round: int = number(low=1, high=2 * LAST_ROUND, shown=True)
    curator: int = number(kind="seat", shown=True)
    object_at: list[int] = row(OBJECTS, of="object", kind="place", rest=Place.DECK, counts="place_size")
    place_size: list[int] = row(PLACE.size, derived=True)
    in_row: list[int] = row(LONGEST_ROW, kind="object", low=NONE, shown=True)
    row_size: int = number(low=0, high=LONGEST_ROW, derived=True)
    operation_of: list[int] = row(OPERATIONS, of="operation", kind="seat", low=NONE)
    stage: list[list[int]] = grid(SEATS, PROJECTS, low=0, high=STAGES)      # of each seat's coordinators
    secondary: list[list[int]] = grid(SEATS, SECONDARIES, low=0, high=10)
    supply: list[int] = row(SECONDARIES, derived=True)

    # Pieces
    active: list[int] = row(SEATS, of="seat", low=0, high=AGENTS, shown=True)
    reserve: list[int] = row(SEATS, of="seat", low=0, high=AGENTS, shown=True)
    pieces: list[int] = row(OBJECTS, of="object", low=0, high=AGENTS)
    target: list[int] = row(SEATS, kind="object", low=NONE)     # of the row: where a seat's agents lie
    on_operation: list[int] = row(SEATS, of="seat", low=0, high=AGENTS)     # pieces on the one just run

    # Cards in hand
    alliance_at: list[int] = row(ALLIANCES, of="alliance", kind="pact", rest=Pact.DECK, counts="pact_size")
    pact_size: list[int] = row(PACT.size, derived=True)
    known_by: list[int] = row(ALLIANCES, of="alliance", low=0, high=SEATS)  # 1 + who saw it go into the deck
    drawn: list[int] = row(SEATS, of="seat", low=0, high=1)     # somebody has, since the deck was shuffled
    professional_at: list[int] = row(
        PROFESSIONALS, of="specialist", kind="staff", rest=Staff.DECK, counts="staff_size",
    )
    staff_size: list[int] = row(STAFF.size, derived=True)

    # The turn
    played: int = number(low=0, high=1)                 # a professional
    cheaper: int = number(low=0, high=AGENTS)           # agents that an operation needs less
    fewer_signs: int = number(low=0, high=AGENTS)       # that a project needs less
    advanced: int = number(low=0, high=1)               # in a project
    owed: int = number(low=0, high=99)                  # recruitments that follow the action
    hired: int = number(low=0, high=AGENTS)             # agents of the recruitment that goes on
    chosen: int = number(kind="object", low=NONE)       # to be infiltrated, or the inner circle to be attached
    project: int = number(kind="project", low=NONE)     # being advanced in
    spent: int = number(low=0, high=99)                 # signs that were discarded for it

    rank: list[int] = ranks(SEATS)

    # What follows from the above, kept because it is asked for all the time
    owned: list[list[int]] = grid(SEATS, TYPES, derived=True)
    groups: list[list[int]] = grid(SEATS, GROUPS, derived=True)     # with secondary objects
    signs: list[list[int]] = grid(SEATS, SIGNS, derived=True)
    in_force: list[list[int]] = grid(SEATS, FORCES, derived=True)


# The ways in which things change their places

objects = Things(State, "object_at", Place)
alliances = Things(State, "alliance_at", Pact)
staff = Things(State, "professional_at", Staff)
lay, file, post = objects.put, alliances.put, staff.put


def area(seat: int) -> int:
    return Place.AREA + seat


def attached(host: int) -> int:
    return Place.ATTACHED + host


def hand(seat: int) -> int:
    return Pact.HAND + seat


def concluded(seat: int) -> int:
    return Pact.CONCLUDED + seat


def staff_of(seat: int) -> int:
    return Staff.HAND + seat


def new_staff(seat: int) -> int:
    return Staff.NEW + seat


def clock(box: Box, s: State) -> int:
    """Rounds that are over."""
    return s.round - 1


def deck_for(s: State) -> int:
    """For how many players the deck of objects is made."""
    return s.players


def next_seat(s: State, seat: int) -> int:
    """Who sits clockwise."""
    return (seat + 1) % s.players


def is_war(card: int) -> bool:
    return card >= FIRST_WAR


def is_circle(box: Box, card: int) -> bool:
    return box.type[card] == Type.INNER_CIRCLE


def has_circle(s: State, host: int) -> bool:
    return s.place_size[attached(host)] > 0


def wars(s: State) -> int:
    """World wars that are in force."""
    return s.place_size[Place.WAR]


def stage_at(project: int, stage: int) -> int:
    """The number of a stage, which is counted from 1."""
    return project * STAGES + stage - 1


def operations_of(s: State, seat: int) -> int:
    found = 0
    for operation in range(OPERATIONS):
        if s.operation_of[operation] == seat:
            found += 1
    return found


def sets_of(s: State, seat: int) -> int:
    """Three-coloured sets."""
    return min(s.groups[seat][Group.CONTROL], s.groups[seat][Group.FINANCE], s.groups[seat][Group.SCIENCE])
