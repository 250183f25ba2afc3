"""What the expansion adds to the table: more projects, alliances and professionals. Enums have only what is new."""

from enum import IntEnum

from ....engine.conditions import TEST
from ....engine.expansion import together
from ....engine.layout import ALL, NONE, grid, number, row
from ....engine.places import NOBODY, OWNER, Places, Things
from ....engine.steps import Kind
from ...secret_power.rules import table as base
from ...secret_power.rules.table import (
    AGENTS, CLAUSES, LAST_ROUND, OBJECT, OBJECTS, SEAT, SEATS, SECONDARIES, STAGES, TESTS, Group, Seat, Staff, clock,
)

__all__ = ["KINDS", "Box", "Ending", "Seat", "State", "Step", "clock"]

PROJECTS, ALLIANCES, PROFESSIONALS, PROFESSIONS = 10, 55, 21, 7
FIRST_COVERT = base.OPERATIONS                  # the covert operations come behind the others
OPERATIONS = FIRST_COVERT + 7
TRENDS, TREND_PRICE, TREND_POINTS = 7, 10, 10
ALIENS, SPECIES_NUMBER = 18, 3                  # reptilian cards, and their kinds

HUMAN, FALCON = 0, 1                            # the seats of the solo game
FALCON_CARDS, PLAYS, RUNGS = 12, 6, 11          # Falcon's action cards, their kinds, the lines of his list
MOST_ARRIVALS, MOST_LINES = 9999, 120           # that are told apart, and counted

FIRST_FINAL = ALLIANCES
FIRST_PERMANENT = FIRST_FINAL + ALLIANCES
FIRST_STAGE = FIRST_PERMANENT + ALLIANCES
FIRST_PROFESSION = FIRST_STAGE + PROJECTS * STAGES
FIRST_TREND = FIRST_PROFESSION + PROFESSIONS
DEEDS = FIRST_TREND + TRENDS


class Project(IntEnum):
    NUCLEAR_THREAT = 4
    WORLD_CORPORATIONS = 5
    WORLD_BANK = 6
    ANTITERROR = 7
    WORLD_MEDIA = 8
    REPTILIANS = 9


class Alliance(IntEnum):
    """The alliances of the modules, three of each: of Use of Force, the Fourth Estate, the Reptilians."""

    UN_COUNTER_TERRORISM = 46
    INTERPOL = 47
    OSCE = 48
    EUROPEAN_DEVELOPMENT_FUND = 49
    USIA = 50
    WELLCOME_TRUST = 51
    AREA_51 = 52
    BABYLONIAN_BROTHERHOOD = 53
    BLUE_BOOK = 54


class Profession(IntEnum):
    CONTACT = 6


class Quantity(IntEnum):
    """What requirements and final effects count besides."""

    PROJECTS = 28           # with an own coordinator
    ALLIANCES = 29          # concluded
    REPTILIANS = 30


class Effect(IntEnum):
    """Words that the modules add to the vocabulary. Any of them may be in force."""

    # Doctrine of Superiority
    SHADOWS_PER_WAR = 21
    RETURN_AGENTS = 22
    BANK = 23
    # Use of Force
    HIT = 24
    ADD_AGENTS = 25
    TRADE = 26
    # Fourth Estate
    TAKE_FROM_ROW = 27
    BROADCAST = 28
    POINTS_PER_TREND = 29
    GAIN = 30
    # Reptilians
    DISCARD_FROM_HAND = 31
    CONTACT = 32
    MOVE_COORDINATOR = 33
    HIRE = 34


FORCES = 35                                     # one for each word


class Action(IntEnum):
    COVERT_OPERATION = 7
    CAPTURE_TREND = 8
    REPTILIANS = 9


class Stack(IntEnum):
    """The three stacks of covert operations. From the second on, each asks for a token of the one before."""

    CYBERATTACK = 0
    ECOCIDE = 1
    BLACKOUT = 2


class Holder(IntEnum):
    """Who has the token of an operation besides the seats: nobody any more."""

    OUT = 5


class Trend(IntEnum):
    """The first three are about the groups with their numbers."""

    POPULISM = 0
    CORRUPTION = 1
    DIGITALISATION = 2
    MILITARISM = 3
    NONCONFORMISM = 4
    RADICALISM = 5
    UFO_HYSTERIA = 6


class Gain(IntEnum):
    """What an interception may bring: a secondary object of a group, or an alliance."""

    CONTROL = 0
    FINANCE = 1
    SCIENCE = 2
    ALLIANCE = 3


class Species(IntEnum):
    """Kinds of reptilians, by whose place they take."""

    POLITICIAN = 0
    ENFORCER = 1
    ROYAL = 2


class Difficulty(IntEnum):
    MEDIUM = 0
    HIGH = 1
    MAXIMUM = 2


class AlterEgo(IntEnum):
    MALE = 0
    FEMALE = 1


class Play(IntEnum):
    """The kinds of Falcon's action cards."""

    EMISSARY = 0
    RECRUITER = 1
    BROKER = 2
    KILLER = 3
    LOBBYIST = 4
    LIAISON = 5


class Rung(IntEnum):
    """The lines of Falcon's list: he takes the first that is possible."""

    EMISSARY = 0            # E
    SUPPORT = 1             # a
    INNER_CIRCLE = 2        # b
    POWER = 3               # c
    REPTILIAN = 4           # r
    WAR = 5                 # d
    LAST_TREND = 6          # e
    LED_GROUP = 7           # f
    THREE_GROUPS = 8        # g
    RECRUIT = 9             # h
    PASS = 10               # i


class Rating(IntEnum):
    """What a victory over Falcon is called, by its points."""

    PAWN = 0
    EXECUTOR = 1
    CONFIDANT = 2
    EMINENCE = 3
    PUPPETEER = 4


class Ending(IntEnum):
    FALCON = 5


class Step(IntEnum):
    """Numbers go on where those of Secret Power end."""

    # Doctrine of Superiority
    RETURN_AGENTS = 37
    RETURN_NUMBER = 38
    # Use of Force
    RUN_COVERT = 39
    ADD_AGENTS = 40
    ADD_TO_OPERATION = 41
    DISCARD_ASSET = 42
    TRADE = 43
    # Fourth Estate
    FOLLOW_TREND = 44
    CHOOSE_GAIN = 45
    GIVE_UP_ALLIANCE = 46
    TAKE_FROM_ROW = 47
    CHOOSE_BROADCAST = 48
    # Reptilians
    DISCARD_REPTILIAN = 49
    REPTILIAN_ALLIANCE = 50
    DISCARD_FROM_HAND = 51
    TAKE_REPTILIAN = 52
    CONTACT = 53
    CONTACT_REPTILIAN = 54
    MOVE_COORDINATOR = 55
    MOVE_TO_PROJECT = 56
    # Falcon
    FALCON_STARTS = 57
    FALCON_CARD = 58
    FALCON_LINE = 59
    FALCON_CONCLUDES = 60
    FALCON_SUPPLIES = 61
    FALCON_DISCARD = 62


class FalconPile(Places):
    """Where an action card of Falcon is."""

    DECK = NOBODY
    DISCARD = ALL
    BOX = ALL
    UNSEEN = NOBODY


class Pact(Places):
    """Where an alliance is: the places of Secret Power, and the box for those of modules that are not in this game."""

    DECK = NOBODY
    HAND = OWNER, SEAT
    RETURNED = OWNER, SEAT
    CONCLUDED = ALL, SEAT
    DISCARD = OWNER, SEAT
    UNSEEN = NOBODY
    BOX = ALL
    SHOWN = ALL             # discarded face up


class Current(Places):
    """Where a trend is. All see which lie in the stack; their order is known only as far as the State says it."""

    STACK = ALL
    TOP = ALL               # in force
    CAPTURED = ALL, SEAT
    BOX = ALL
    OUT = ALL               # discarded: it does not come back
    UNSEEN = NOBODY


class Lair(Places):
    """Where a reptilian card is."""

    DECK = NOBODY           # with the objects
    BOX = ALL
    WAITING = ALL           # while a row is laid: for the object that covers it
    ASIDE = ALL             # while a row is laid: no object will
    DISCARD = ALL
    AREA = ALL, SEAT
    UNDER = ALL, OBJECT
    UNSEEN = NOBODY


ALLIANCE = Kind("alliance", ALLIANCES)
PROFESSIONAL = Kind("specialist", PROFESSIONALS)
PROJECT = Kind.of("project", together(base.Project, Project))
STAGE = Kind("stage", PROJECTS * STAGES)
PROFESSION = Kind("profession", PROFESSIONS)
PACT = Pact.kind("pact")
OPERATION = Kind("operation", OPERATIONS)
HOLDER = Kind.of("holder", together(Seat, Holder))
ASSET = Kind("asset", OBJECTS + SECONDARIES + OPERATIONS + TRENDS + ALIENS)     # whatever can be discarded
QUANTITY = Kind.of("quantity", together(base.Quantity, Quantity))
MOVEMENT = Kind("movement", TRENDS)             # an option is called `trends`,
ALIEN = Kind("alien", ALIENS)                   # another `reptilians`
SPECIES = Kind.of("species", Species)
GAIN = Kind.of("gain", Gain)
CURRENT, LAIR = Current.kind("current"), Lair.kind("lair")
FALCON_CARD = Kind("falcon_card", FALCON_CARDS)
PLAY = Kind("play", PLAYS)
RUNG = Kind.of("rung", Rung)
FALCON_PILE = FalconPile.kind("falcon_pile")
LARGER = {kind.name: kind for kind in (
    ALLIANCE, PROFESSIONAL, PROJECT, STAGE, PROFESSION, PACT, OPERATION, QUANTITY, Kind("deed", DEEDS),
    Kind.of("effect", together(base.Effect, Effect)), Kind.of("action", together(base.Action, Action)),
    Kind.of("step", together(base.Step, Step)), Kind.of("ending", together(base.Ending, Ending)),
)}
NEW = (
    HOLDER, ASSET, MOVEMENT, ALIEN, SPECIES, GAIN, CURRENT, LAIR, FALCON_CARD, PLAY, RUNG, FALCON_PILE,
    Kind.of("rating", Rating),
)
KINDS = (*(LARGER.get(kind.name, kind) for kind in base.KINDS), *NEW)


class Box(base.Box):
    project_sign: list[int] = row(PROJECTS)
    project_way: list[int] = row(PROJECTS)
    stage_agents: list[int] = row(PROJECTS * STAGES)
    stage_signs: list[int] = row(PROJECTS * STAGES)
    stage_points: list[int] = row(PROJECTS * STAGES)
    project_group: list[int] = row(PROJECTS)            # of which a stage asks for cards
    stage_cards: list[int] = row(PROJECTS * STAGES)     # of the group, only shown
    stage_discards: list[int] = row(PROJECTS * STAGES)  # of any kind
    stage_alliances: list[int] = row(PROJECTS * STAGES)     # concluded: given up in World Media, else only counted
    stage_interest: list[int] = row(PROJECTS * STAGES)  # signs without which its points are not scored
    operation_agents: list[int] = row(OPERATIONS)
    operation_points: list[int] = row(OPERATIONS)
    operation_stack: list[int] = row(OPERATIONS)        # of a covert one
    operation_discards: list[int] = row(OPERATIONS)
    needs: list[list[int]] = grid(ALLIANCES, TEST * TESTS, "i2")
    alliance_points: list[int] = row(ALLIANCES)
    alliance_sign: list[int] = row(ALLIANCES)
    alliance_secondary: list[int] = row(ALLIANCES)
    profession_copies: list[int] = row(PROFESSIONS)
    profession: list[int] = row(PROFESSIONALS)
    falcon_copies: list[int] = row(PLAYS)
    play: list[int] = row(FALCON_CARDS)
    effect: list[list[int]] = grid(DEEDS, CLAUSES)
    what: list[list[int]] = grid(DEEDS, CLAUSES)
    amount: list[list[int]] = grid(DEEDS, CLAUSES)
    trend_first: list[int] = row(TRENDS)                # quantities of which each saves an agent
    trend_second: list[int] = row(TRENDS)
    species_copies: list[list[int]] = grid(SPECIES_NUMBER, SEATS - 1)
    species_interest: list[int] = row(SPECIES_NUMBER)   # signs
    alien_species: list[int] = row(ALIENS)
    alien_players: list[int] = row(ALIENS)              # from so many on it is in the game


class State(base.State):
    # Modules
    nuclear_threat: int = number(low=0, high=1)
    world_corporations: int = number(low=0, high=1)
    world_bank: int = number(low=0, high=1)
    antiterror: int = number(low=0, high=1)
    covert_operations: int = number(low=0, high=1)
    world_media: int = number(low=0, high=1)
    trends: int = number(low=0, high=1)
    reptilians: int = number(low=0, high=1)
    trend_duty: int = number(low=0, high=1)             # switches of rulings
    even_secondary: int = number(low=0, high=1)
    contact_with_curator: int = number(low=0, high=1)
    falcon: int = number(low=0, high=1)
    difficulty: int = number(low=0, high=2)
    alter_ego: int = number(low=0, high=1)

    # Falcon
    solo_deck: int = number(low=2, high=4)              # his deck of objects is that for so many players
    falcon_card_at: list[int] = row(
        FALCON_CARDS, of="falcon_card", kind="falcon_pile", rest=FalconPile.DECK, counts="falcon_pile_size",
    )
    falcon_pile_size: list[int] = row(FALCON_PILE.size, derived=True)
    card_round: int = number(low=0, high=2 * LAST_ROUND)    # in which he drew a card last
    emissary: int = number(low=0, high=1)               # played in this turn
    falcon_fifth: int = number(low=0, high=1)           # he takes part in Anti-terror and World Media
    falcon_media: int = number(low=0, high=99)          # cards of the row that World Media still bring him
    falcon_pays: int = number(low=0, high=99)           # secondary objects that he still discards
    taking: int = number(low=0, high=99)                # alliances that he is about to conclude
    lines_taken: list[int] = row(RUNGS, of="rung", low=0, high=MOST_LINES)     # how often each line of his list
    arrivals: int = number("i2", derived=True)          # cards that came to him or to the discard pile, and of each
    came: list[int] = row(OBJECTS, "i2", of="object", low=0, high=MOST_ARRIVALS)     # which of them it was
    alien_came: list[int] = row(ALIENS, "i2", of="alien", low=0, high=MOST_ARRIVALS)

    # The table
    stage: list[list[int]] = grid(SEATS, PROJECTS, low=0, high=STAGES)
    alliance_at: list[int] = row(ALLIANCES, of="alliance", kind="pact", rest=Pact.DECK, counts="pact_size")
    pact_size: list[int] = row(PACT.size, derived=True)
    known_by: list[int] = row(ALLIANCES, of="alliance", low=0, high=SEATS + 1)     # of all seats: everybody saw it
    professional_at: list[int] = row(
        PROFESSIONALS, of="specialist", kind="staff", rest=Staff.DECK, counts="staff_size",
    )
    operation_of: list[int] = row(OPERATIONS, of="operation", kind="holder", low=NONE)
    in_force: list[list[int]] = grid(SEATS, FORCES, derived=True)

    # A phase in which nothing happens
    busy: int = number(low=0, high=1)                   # something has happened in this one
    idle: int = number(low=0, high=1)                   # phases in which nothing did

    # Use of Force: the turn
    sent: int = number(low=0, high=AGENTS)              # active agents that go, before those from the reserve
    running: int = number(kind="operation", low=NONE)   # an operation that is not complete yet
    discards: int = number(low=0, high=99)              # cards still to discard
    trades: list[int] = row(Group.POWER, low=0, high=99)    # discarded cards for which an alliance gives others

    # Fourth Estate
    movement_at: list[int] = row(
        TRENDS, of="movement", kind="current", rest=Current.STACK, counts="current_size",
    )
    current_size: list[int] = row(CURRENT.size, derived=True)
    movement_order: list[int] = row(TRENDS, of="movement", low=-99, high=0)     # of those that went to the bottom
    trend_due: list[int] = row(SEATS, of="seat", low=0, high=9)     # effects of the trend that are due
    broadcast: list[int] = row(SEATS, kind="object", low=NONE)      # the card of power that World Media chose

    # Reptilians
    alien_at: list[int] = row(ALIENS, of="alien", kind="lair", rest=Lair.DECK, counts="lair_size")
    lair_size: list[int] = row(LAIR.size, derived=True)
    called: int = number(low=0, high=1)                 # reptilians were discarded for an alliance in this turn
    kinds_shown: int = number(low=0, high=7)            # a bit for each kind that was discarded so far for it


alliances = Things(State, "alliance_at", Pact)
staff = Things(State, "professional_at", Staff)
trends = Things(State, "movement_at", Current, order="movement_order")
aliens = Things(State, "alien_at", Lair)
falcon_cards = Things(State, "falcon_card_at", FalconPile)
file, post = alliances.put, staff.put
