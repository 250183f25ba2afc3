"""One glance at the table: what the hand can do in each role, and what stands at each mission, as far as it is known.

Face-down enemies that the player does not know count as the average of all that are unknown, a card to be drawn as the
average of the hidden deck.
"""

from ....engine.effects import amount_of
from ....engine.layout import NONE, Layout, grid, number, row
from .outlook import BRINGS, NEW_ENEMY, NEW_SPY, PEOPLE, harm, price_of_failure, reward, side_worth, stake
from ..rules.table import (
    AGENTS, CIVILIANS, CIVILIANS_TO_LOSE, CLAUSES, FIRST_FORCE, FIRST_MISSION, FOES, FORCES, MAQUIS, MISSIONS, Box,
    Effect, Grave, Phase, Pile, Post, Role, Stage, Standing, State, Timing, dead_civilians, is_spy, side,
    side_in_play, spies_in,
)

GUARD = 18              # tenths of attack for each defence of an unknown guard: others may shield it
MOST_CARDS = 6          # of the hand that are planned; a larger one is rare
MOST_KNOWN = 12         # enemies of a mission that are looked at
# What a side adds up to
STRENGTH, PER_REVEALED, PER_MAQUIS, DISCARDS, RAIDS, HALVES, WEAKENS, GAINS, DRAWS, WORTH, REVEALED, COUNTS = range(12)


class Look(Layout):
    """What was seen, and the best plan that was found for it (`plans.py`)."""

    cards: list[int] = row(MOST_CARDS)                          # the maquis of the hand
    size: int = number()
    sides: list[list[int]] = grid(2 * MOST_CARDS, COUNTS, "i4")  # what each adds, hidden and revealed
    start: list[int] = row(COUNTS, "i4")                        # what lies in play already
    tally: list[int] = row(COUNTS, "i4")                        # of the roles that are being considered
    force_harm: list[int] = row(FORCES, "i4")
    force_spoils: list[int] = row(FORCES, "i4")
    force_lives: list[int] = row(FORCES, "i4")
    is_guard: list[int] = row(FORCES)                           # the mission stands behind it,
    is_wall: list[int] = row(FORCES)                            # the other enemies do
    fortifies: list[int] = row(FORCES)
    known: list[list[int]] = grid(MISSIONS, MOST_KNOWN)         # enemies that the player knows
    known_size: list[int] = row(MISSIONS)
    unseen: list[int] = row(MISSIONS)                            # and how many more there are
    defence: list[int] = row(FOES, "i4")
    harm: list[int] = row(FOES, "i4")                           # what an enemy does if it is left standing
    civilians: list[int] = row(FOES, "i4")                      # with so many civilian cards
    spoils: list[int] = row(FOES, "i4")                         # what it brings to eliminate it
    back_cost: int = number("i4")                               # what an unknown enemy costs the attack, in tenths,
    back_harm: int = number("i4")                               # and what it does,
    back_lives: int = number("i4")                              # with how many civilian cards, in hundredths
    ways: list[list[int]] = grid(CIVILIANS + 2, CIVILIANS_TO_LOSE + 1, "i4")    # to draw so many cards, to so many dead
    deadly: list[int] = row(CIVILIANS + 2, "i4")                # per cent: so many civilian cards lose the game
    lives: list[int] = row(CIVILIANS + 2, "i4")                 # what so many civilian cards cost
    reward: list[int] = row(MISSIONS, "i4")
    price: list[int] = row(MISSIONS, "i4")                     # what the mission's own effect costs,
    per_enemy: list[int] = row(MISSIONS, "i4")                  # with civilian cards for each enemy left
    limit: list[int] = row(MISSIONS, "i4")                      # maquis that may be revealed in the attack
    clears_table: list[int] = row(MISSIONS)                     # the maquis in play are discarded,
    takes_card: list[int] = row(MISSIONS)                       # or one of the hand
    failure: int = number("i4")
    draw: int = number("i4")                                    # what a card from the hidden deck adds, in tenths
    value: int = number("i4")                                   # of the best plan
    roles: int = number("i4")
    by_mission: list[int] = row(MISSIONS, "i4")
    by_role: list[int] = row(2, "i4")                           # with the maquis who is being played in this role


def is_known(s: State, foe: int) -> bool:
    return s.face_up[foe] == 1 or s.peeked[foe] == 1


# Enemies

def look_at_foes(box: Box, s: State, look: Look) -> None:
    """Who is where, what each enemy costs and does, and what an unknown one does on average."""
    count_lives(box, s, look)
    look_at_forces(box, s, look)
    unknown = shields = danger = lives = 0
    for foe in range(FOES):
        force = box.force[foe]
        look.defence[foe] = box.foe_defence[foe]
        look.harm[foe] = look.force_harm[force]
        look.civilians[foe] = look.force_lives[force]
        look.spoils[foe] = look.force_spoils[force] + risk_of(s, look, foe)
        place = s.foe_at[foe]
        if is_known(s, foe):
            if place < MISSIONS and look.known_size[place] < MOST_KNOWN:
                look.known[place][look.known_size[place]] = foe
                look.known_size[place] += 1
        elif place <= Post.DECK or place == Post.UNSEEN:
            unknown += 1
            danger += look.harm[foe]
            lives += 100 * look.civilians[foe]
            if look.is_guard[force] == 1:
                shields += GUARD * box.foe_defence[foe]
    if unknown > 0:
        look.back_cost, look.back_harm, look.back_lives = shields // unknown, danger // unknown, lives // unknown
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.AVAILABLE or mission == s.mission:
            look.unseen[mission] = s.post_size[mission] - look.known_size[mission]
            fortify(box, s, look, mission)
            look_at_mission(box, s, look, mission)


def look_at_forces(box: Box, s: State, look: Look) -> None:
    """What each kind of enemies does if it is left standing, and what it brings to eliminate one."""
    for force in range(FORCES):
        deed = FIRST_FORCE + force
        effect = harm(box, s, deed)
        look.force_harm[force] = effect if box.timing[deed] == Timing.RETALIATION else 0
        look.force_spoils[force] = -effect if box.timing[deed] == Timing.SUCCESS else look.force_harm[force]
        look.force_lives[force] = max(0, amount_of(box, deed, Effect.CIVILIANS))
        look.is_guard[force] = 1 if amount_of(box, deed, Effect.SHIELD_MISSION) != NONE else 0
        look.is_wall[force] = 1 if amount_of(box, deed, Effect.SHIELD_ENEMIES) != NONE else 0
        look.fortifies[force] = max(0, amount_of(box, deed, Effect.FORTIFY_OTHERS))


def look_at_mission(box: Box, s: State, look: Look, mission: int) -> None:
    """What a mission brings and costs, whoever attacks it. DEFENCE effects are over once the attack has begun."""
    deed = FIRST_MISSION + mission
    look.reward[mission] = reward(box, s, mission)
    over = s.stage != Stage.PREPARATION and box.timing[deed] == Timing.DEFENCE
    look.limit[mission] = MAQUIS
    if s.ignored == 0:
        look.price[mission] = 0 if over else harm(box, s, deed)
        look.per_enemy[mission] = max(0, amount_of(box, deed, Effect.CIVILIANS_PER_ENEMY))
        limit = amount_of(box, deed, Effect.LIMIT_REVEALED)
        look.limit[mission] = MAQUIS if limit == NONE else limit
        if s.stage == Stage.PREPARATION:
            look.clears_table[mission] = 1 if amount_of(box, deed, Effect.DISCARD_PLAYED) != NONE else 0
            look.takes_card[mission] = 1 if amount_of(box, deed, Effect.DISCARD_MAQUIS) != NONE else 0


# Civilians

def count_lives(box: Box, s: State, look: Look) -> None:
    """What it costs to draw so many civilian cards: the people on them, and the risk that they lose the game."""
    look.failure = price_of_failure(box, s)
    look.ways[0][min(CIVILIANS_TO_LOSE, dead_civilians(box, s))] = 1
    cards = people = 0
    for card in range(CIVILIANS):
        if s.civilian_at[card] == Grave.DECK:
            add_civilian(look, cards, box.people[card])
            cards += 1
            people += box.people[card]
    price = stake(box, s)
    for wanted in range(1, CIVILIANS + 2):
        drawn = min(wanted, cards)
        ways = 0
        for dead in range(CIVILIANS_TO_LOSE + 1):
            ways += look.ways[drawn][dead]
        look.deadly[wanted] = 100 * look.ways[drawn][CIVILIANS_TO_LOSE] // ways
        look.lives[wanted] = price * look.deadly[wanted] // 100 + PEOPLE * drawn * people // max(1, cards)


def add_civilian(look: Look, cards: int, people: int) -> None:
    """One card more that may be drawn: in how many ways so many cards are drawn and so many are dead then."""
    for drawn in range(cards, -1, -1):
        for dead in range(CIVILIANS_TO_LOSE + 1):
            after = min(CIVILIANS_TO_LOSE, dead + people)
            look.ways[drawn + 1][after] += look.ways[drawn][dead]


def cost_of_lives(look: Look, hundredths: int) -> int:
    """What civilian cards cost, when their number is an average."""
    cards = min(CIVILIANS, hundredths // 100)
    return look.lives[cards] + (look.lives[cards + 1] - look.lives[cards]) * (hundredths - 100 * cards) // 100


def risk_of(s: State, look: Look, foe: int) -> int:
    """What an enemy's civilian cards cost beside those of the others here."""
    if look.civilians[foe] == 0:
        return 0
    cards = 0
    for other in range(foe + 1):
        if s.mission != NONE and s.foe_at[other] == s.mission:
            cards += look.civilians[other]
    return look.lives[max(1, min(CIVILIANS, cards))] - look.lives[max(0, min(CIVILIANS, cards) - 1)]


def shields_mission(box: Box, look: Look, foe: int) -> bool:
    return look.is_guard[box.force[foe]] == 1


def shields_enemies(box: Box, look: Look, foe: int) -> bool:
    return look.is_wall[box.force[foe]] == 1


def fortify(box: Box, s: State, look: Look, mission: int) -> None:
    """What makes the known enemies of a mission stronger or weaker there."""
    more = 0 if s.ignored == 1 else max(0, amount_of(box, FIRST_MISSION + mission, Effect.FORTIFY_ALL))
    for i in range(look.known_size[mission]):
        foe = look.known[mission][i]
        defence = look.defence[foe] + more
        for j in range(look.known_size[mission]):
            other = look.known[mission][j]
            if box.force[other] != box.force[foe]:
                defence += look.fortifies[box.force[other]]
        look.defence[foe] = max(1, defence - s.weakened[foe])


# Maquis

def look_at_maquis(box: Box, s: State, look: Look) -> None:
    """What the cards of the hand add in each role, and what lies in play."""
    look.draw = average_draw(box, s)
    for agent in range(MAQUIS):
        if s.agent_at[agent] == Pile.HAND and look.size < MOST_CARDS:
            look.cards[look.size] = agent
            for role in range(2):
                add_side(box, s, look, look.sides[2 * look.size + role], agent, role)
            look.size += 1
        elif s.agent_at[agent] == Pile.HIDDEN or s.agent_at[agent] == Pile.REVEALED:
            add_in_play(box, s, look, agent)


def average_draw(box: Box, s: State) -> int:
    """What a card that is drawn adds: spies nothing, unknown maquis what all unknown ones add on average."""
    total = cards = unknown = unknowns = 0
    for agent in range(AGENTS):
        place = s.agent_at[agent]
        if place == Pile.HIDDEN_DECK and s.known[agent] == 1:
            cards += 1
            total += 0 if is_spy(agent) else late_worth(box, s, agent)
        elif s.known[agent] == 0:
            unknowns += 1
            unknown += late_worth(box, s, agent)
    left = s.pile_size[Pile.HIDDEN_DECK]
    if left == 0:
        return LATE
    if unknowns > 0:
        total += (left - cards) * unknown // unknowns
    return total // left


def late_worth(box: Box, s: State, agent: int) -> int:
    """What a maquis adds that comes into the hand in the middle of a round, in tenths of attack."""
    return LATE + 5 * (box.attack[side(s, agent, Role.HIDDEN)] + box.attack[side(s, agent, Role.REVEALED)])


def add_in_play(box: Box, s: State, look: Look, agent: int) -> None:
    deed = side_in_play(s, agent)
    look.start[STRENGTH] += 10 * (box.attack[deed] + s.gain[agent])
    look.start[REVEALED] += 1 if s.agent_at[agent] == Pile.REVEALED else 0
    if s.boost[agent] > 0:
        count_boost(box, s, look.start, s.boost[agent] - 1, s.boost_by[agent])


def add_side(box: Box, s: State, look: Look, counts: list[int], agent: int, role: int) -> None:
    """What a maquis would add in a role, if its action can still be used."""
    deed = side(s, agent, role)
    counts[STRENGTH] = 10 * box.attack[deed]
    if role == Role.REVEALED:
        counts[REVEALED] = 1
        counts[WORTH] = -reveal_cost(box, s, agent)
    if box.phase[deed] == NONE or (box.phase[deed] == Phase.PREPARATION and s.stage != Stage.PREPARATION):
        return
    for clause in range(CLAUSES):
        if box.effect[deed][clause] != NONE:
            count_word(box, s, look, counts, box.effect[deed][clause], box.amount[deed][clause])


RETRIEVED, TENTH = 120, 4       # what it is worth to get a revealed maquis back; and other actions, for each tenth
LATE = 8                # what the action of a maquis is worth that comes late, in tenths of attack
USE = 3                 # what it costs to reveal a maquis, for each tenth of what the hidden side does


def reveal_cost(box: Box, s: State, agent: int) -> int:
    """A revealed maquis does not come back: the longer the game may last, the more that matters."""
    left = max(1, 8 - s.round)
    return USE * left * side_worth(box, side(s, agent, Role.HIDDEN)) // 6


def adds_attack(effect: int) -> bool:
    if effect == Effect.ATTACK_PER_REVEALED or effect == Effect.ATTACK_PER_MAQUIS:
        return True
    return effect == Effect.ATTACK_PER_CIVILIAN


def count_boost(box: Box, s: State, counts: list[int], effect: int, by: int) -> None:
    if effect == Effect.ATTACK_PER_REVEALED:
        counts[PER_REVEALED] += by
    elif effect == Effect.ATTACK_PER_MAQUIS:
        counts[PER_MAQUIS] += by
    else:
        counts[STRENGTH] += 10 * by * dead_civilians(box, s)


def count_word(box: Box, s: State, look: Look, counts: list[int], effect: int, amount: int) -> None:
    """A word of an action that could be used: what it does to this attack, or what else it is worth."""
    if effect == Effect.DRAW or effect == Effect.DRAW_RECRUIT:
        counts[DRAWS] += amount
    elif effect == Effect.DISCARD_ENEMY:
        counts[DISCARDS] += amount
    elif effect == Effect.MOVE_ENEMY:
        counts[DISCARDS] += amount
        counts[WORTH] -= NEW_ENEMY
    elif effect == Effect.GAIN_ITS_DEFENCE:
        counts[GAINS] += 1
    elif effect == Effect.DISCARD_COUNTER_GUERRILLAS:
        counts[RAIDS] += 1
    elif effect == Effect.HALVE_MISSION:
        counts[HALVES] += 1
    elif effect == Effect.WEAKEN:
        counts[WEAKENS] += amount
    elif adds_attack(effect):
        count_boost(box, s, counts, effect, amount)
    else:
        counts[WORTH] += worth_of_word(s, effect, amount)


def worth_of_word(s: State, effect: int, amount: int) -> int:
    """What an action is worth that does nothing to this attack."""
    if effect == Effect.DISCARD_SPY or effect == Effect.REMOVE_SPY:
        return NEW_SPY if spies_in(s, Pile.HAND) > 0 and effect == Effect.REMOVE_SPY else 0
    if effect == Effect.RETRIEVE or effect == Effect.RETRIEVE_TO_DECK:
        return RETRIEVED if s.pile_size[Pile.REVEALED_DISCARD] > 0 else 0
    if effect == Effect.PROMOTE_RECRUIT and s.pile_size[Pile.RECRUITS] == 0:
        return 0
    return TENTH * BRINGS[effect]
