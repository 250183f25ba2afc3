"""Plans for a round: which maquis are played hidden and which revealed, against which mission.

Every way to give the cards of the hand their roles is tried against every mission that can be chosen. A plan is worth
what the mission brings by the chance to complete it, less what its revealed maquis and the enemies left standing cost.
"""

from ....engine.layout import NONE
from .glance import (
    COUNTS, DISCARDS, DRAWS, GAINS, HALVES, PER_MAQUIS, PER_REVEALED, RAIDS, REVEALED, STRENGTH, WEAKENS, WORTH, Look,
    cost_of_lives, shields_enemies, shields_mission,
)
from ..rules.table import MISSIONS, Box, Force, Pile, Standing, State, Step

NOTHING = -1_000_000        # the worth of a plan that cannot be
DOUBT = (0, 12, 16, 20, 23, 26, 28, 30, 32, 34, 36, 38, 40)     # tenths of attack, by how many cards are unknown
ONE_BACK = 18               # tenths of attack that are enough for an unknown enemy who does harm
SPOILS = 100                # what eliminated enemies may bring, at most
SURE = 97                   # per cent: a plan against unknown enemies is never surer


def find_plan(box: Box, s: State, look: Look) -> None:
    """Try all roles; the best plan stands in `look` afterwards."""
    look.value = look.by_role[0] = look.by_role[1] = NOTHING
    for mission in range(MISSIONS):
        look.by_mission[mission] = NOTHING
    add_up(look)
    for number in range(1 << look.size):
        roles = number ^ number >> 1        # Gray's order: from one to the next a single card changes its role
        if number > 0:
            change_role(look, roles, number)
        if s.mission != NONE:
            consider(box, s, look, roles, s.mission)
        else:
            for mission in range(MISSIONS):
                if s.mission_at[mission] == Standing.AVAILABLE:
                    consider(box, s, look, roles, mission)


def add_up(look: Look) -> None:
    """What the cards add if all are hidden."""
    for count in range(COUNTS):
        look.tally[count] = look.start[count]
        for i in range(look.size):
            look.tally[count] += look.sides[2 * i][count]


def change_role(look: Look, roles: int, number: int) -> None:
    """Another card is revealed, or hidden again. Roles have a bit for each card, 1 is revealed."""
    card = 0
    while number >> card & 1 == 0:
        card += 1
    now = 2 * card + (roles >> card & 1)
    before = 4 * card + 1 - now
    for count in range(COUNTS):
        look.tally[count] += look.sides[now][count] - look.sides[before][count]


def consider(box: Box, s: State, look: Look, roles: int, mission: int) -> None:
    """Note a plan if it is the best so far: of all, for its mission, with this role of the maquis being played."""
    if not is_allowed(s, look, mission) or is_worse(s, look, mission):
        return
    value = look.tally[WORTH] + outcome(box, s, look, mission)
    look.by_mission[mission] = max(look.by_mission[mission], value)
    for i in range(look.size):
        if look.cards[i] == s.actor:
            look.by_role[roles >> i & 1] = max(look.by_role[roles >> i & 1], value)
    if value > look.value:
        look.value, look.roles = value, roles


def is_allowed(s: State, look: Look, mission: int) -> bool:
    """Whether the mission lets so many maquis be revealed in the attack."""
    return s.revealed_now + look.tally[REVEALED] - look.start[REVEALED] <= look.limit[mission]


def is_worse(s: State, look: Look, mission: int) -> bool:
    """Whether even certain success could not be as good as a plan that is known: where missions are compared, one for
    this mission, else any."""
    most = look.tally[WORTH] + look.reward[mission] - look.price[mission] + SPOILS
    return most < (look.by_mission[mission] if s.step == Step.CHOOSE_MISSION else look.value)


def strength(s: State, look: Look, mission: int) -> int:
    """The attack that the roles add up to, in tenths."""
    tally, played = look.tally[STRENGTH], s.pile_size[Pile.HIDDEN] + s.pile_size[Pile.REVEALED] + look.size
    if look.clears_table[mission] == 1:
        tally -= look.start[STRENGTH]
    elif look.takes_card[mission] == 1:
        tally -= tally // max(1, played)
    tally += 10 * look.tally[PER_REVEALED] * look.tally[REVEALED]
    tally += 10 * look.tally[PER_MAQUIS] * max(0, played - 1)
    return tally + look.tally[DRAWS] * look.draw


# The fight

def outcome(box: Box, s: State, look: Look, mission: int) -> int:
    """What the attack on a mission is worth with these roles."""
    power = strength(s, look, mission)
    left = after_discards(box, look, mission)
    if look.tally[GAINS] > 0:
        power += gained(look, mission, left)
    unknown = max(0, look.unseen[mission] - max(0, look.tally[DISCARDS] - look.known_size[mission]))
    margin = power - 10 * mission_cost(box, s, look, mission) - 10 * shield_cost(box, look, mission, left)
    margin -= unknown * look.back_cost
    chance = chance_of(margin, unknown + look.tally[DRAWS])
    value = (chance * (look.reward[mission] - look.price[mission]) - (100 - chance) * look.failure) // 100
    return value - harm_left(box, look, mission, left, unknown, margin, power)


def chance_of(margin: int, unknown: int) -> int:
    """The chance of success in per cent, when so many cards are not known yet."""
    if unknown == 0:
        return 100 if margin >= 0 else 0
    return min(SURE, max(100 - SURE, 50 + 45 * (margin + 5) // DOUBT[min(unknown, len(DOUBT) - 1)]))


def mission_cost(box: Box, s: State, look: Look, mission: int) -> int:
    if s.mission_at[mission] == Standing.COMPLETED:
        return 0
    defence = box.mission_defence[mission]
    return (defence + 1) // 2 if look.tally[HALVES] + s.halved > 0 else defence


def after_discards(box: Box, look: Look, mission: int) -> int:
    """Which known enemies are left when actions have discarded the worst, a bit for each."""
    left = (1 << look.known_size[mission]) - 1
    if look.tally[RAIDS] > 0:
        for i in range(look.known_size[mission]):
            if box.force[look.known[mission][i]] == Force.COUNTER_GUERRILLA:
                left -= 1 << i
    for _ in range(look.tally[DISCARDS]):
        worst = worst_of(box, look, mission, left)
        if worst != NONE:
            left -= 1 << worst
    return left


def worst_of(box: Box, look: Look, mission: int, left: int) -> int:
    """The enemy that is most in the way, by its place among the known; NONE if there is none."""
    worst, most = NONE, -1
    for i in range(look.known_size[mission]):
        if left >> i & 1 == 1:
            trouble = trouble_of(box, look, look.known[mission][i])
            if trouble > most:
                worst, most = i, trouble
    return worst


def trouble_of(box: Box, look: Look, foe: int) -> int:
    """How much an enemy is in the way: it guards the mission, it fortifies others, it does harm."""
    trouble = look.harm[foe] + 10 * look.defence[foe]
    if shields_mission(box, look, foe):
        trouble += 150 * look.defence[foe]
    elif shields_enemies(box, look, foe):
        trouble += 40 * look.defence[foe]
    return trouble


def gained(look: Look, mission: int, left: int) -> int:
    """What the discarded enemy's defence adds, where an action says so."""
    most = 0
    for i in range(look.known_size[mission]):
        if left >> i & 1 == 0:
            most = max(most, 10 * look.defence[look.known[mission][i]])
    return most if look.known_size[mission] > 0 else 20


def cost(look: Look, foe: int) -> int:
    """What an enemy costs now, in points of attack."""
    defence = look.defence[foe]
    return max(1, defence - look.tally[WEAKENS]) if defence > 1 else defence


def shield_cost(box: Box, look: Look, mission: int, left: int) -> int:
    """What it costs to clear the way to the mission: its guards, and those who shield the guards."""
    guards = infantry = 0
    for i in range(look.known_size[mission]):
        if left >> i & 1 == 1:
            foe = look.known[mission][i]
            if shields_mission(box, look, foe):
                guards += cost(look, foe)
            elif shields_enemies(box, look, foe):
                infantry += cost(look, foe)
    return guards + infantry if guards > 0 else 0


def harm_left(box: Box, look: Look, mission: int, left: int, unknown: int, margin: int, power: int) -> int:
    """What the enemies do that are left standing when the rest of the strength is spent on the worst of them."""
    spare = (margin if margin >= 0 else power) - 10 * infantry_cost(box, look, mission, left)
    total = enemies = lives = 0
    for i in range(look.known_size[mission]):
        if left >> i & 1 == 1:
            foe = look.known[mission][i]
            if spare >= 10 * cost(look, foe) and look.spoils[foe] > 0:
                spare -= 10 * cost(look, foe)
                total -= max(0, look.spoils[foe]) if look.harm[foe] + look.civilians[foe] == 0 else 0
            else:
                total += look.harm[foe]
                lives += 100 * look.civilians[foe]
                enemies += 1
    backs = unknown - max(0, min(unknown, spare // ONE_BACK))
    lives += backs * look.back_lives
    if margin >= 0:
        lives += 100 * look.per_enemy[mission] * (enemies + backs)
    return total + backs * look.back_harm + cost_of_lives(look, lives)


def infantry_cost(box: Box, look: Look, mission: int, left: int) -> int:
    total = 0
    for i in range(look.known_size[mission]):
        if left >> i & 1 == 1 and shields_enemies(box, look, look.known[mission][i]):
            total += cost(look, look.known[mission][i])
    return total
