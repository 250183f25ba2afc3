"""The greedy bot's advice: how good a move looks at one glance. `worth` is where to start.

It plans the round anew at every step (`plans.py`), from what the player may know, and changes nothing.
"""

from ....engine.effects import amount_of
from ....engine.layout import NONE
from ..rules.effects import VOCABULARY, copied_refused, fits_phase
from ..rules.choices import place_of
from .glance import Look, cost_of_lives, look_at_foes, look_at_maquis, shields_enemies, shields_mission
from .outlook import agent_worth, side_worth
from .plans import find_plan, infantry_cost, shield_cost, trouble_of
from ..rules.rulebook import Rule
from .stopping import way_worth
from ..rules.strength import foe_defence, mission_defence
from ..rules.table import (
    AGENTS, FIRST_MISSION, FOES, MISSIONS, TARGETS, Answer, Box, Effect, Role, Standing, State, Step, is_mission, side,
    side_in_play,
)

AVERAGE_ENEMY = 150         # an enemy above that is better discarded than met
IN_THE_WAY, BEFORE_MISSION, MISSION_NOW = 9_000_000, 6_000_000, 5_000_000
FIRST = VOCABULARY.row("first")


def worth(box: Box, s: State, move: int) -> int:
    """How good a candidate move of the present step looks."""
    look = Look()
    glance(box, s, look)
    return weighed(box, s, look, move)


def worths(box: Box, s: State, moves: list[int], found: list[int]) -> None:
    """The same of several moves, at one glance."""
    look = Look()
    glance(box, s, look)
    for i in range(len(moves)):
        found[i] = weighed(box, s, look, moves[i])


def glance(box: Box, s: State, look: Look) -> None:
    """Look as far as the step needs it."""
    if s.step == Step.CHOOSE_EFFECT or is_about_cards(s):
        return
    if s.step == Step.USE_ACTION and not ignores_mission(box, s):
        return
    look_at_foes(box, s, look)
    if is_planned(s):
        look_at_maquis(box, s, look)
        find_plan(box, s, look)


def is_planned(s: State) -> bool:
    if s.step == Step.PREPARE or s.step == Step.CHOOSE_ROLE:
        return True
    return s.step == Step.CHOOSE_MISSION or s.step == Step.ATTACK


def is_about_cards(s: State) -> bool:
    """Whether the step chooses a maquis or a spy, but not to play it."""
    if s.step == Step.DRAFT or s.step == Step.DISCARD_MAQUIS or s.step == Step.RETRIEVE or s.step == Step.COPY_ACTION:
        return True
    return s.step == Step.PROMOTE_RECRUIT or s.step == Step.SIFT_AGENT or s.step == Step.RETURN_AGENT


def weighed(box: Box, s: State, look: Look, move: int) -> int:
    """How good a move looks at a glance."""
    if s.step == Step.PREPARE or s.step == Step.ATTACK:
        return play_worth(box, s, look, move)
    if s.step == Step.CHOOSE_ROLE:
        return look.by_role[move]
    if s.step == Step.USE_ACTION:
        return action_worth(box, s, look, move)
    if s.step == Step.CHOOSE_MISSION:
        return look.by_mission[move]
    if s.step == Step.STRIKE:
        return strike_worth(box, s, look, move)
    if s.step == Step.STOP_OR_GO_ON:
        return way_worth(box, s, look, move)
    if s.step == Step.CHOOSE_EFFECT:
        return 0
    if s.step == Step.SCOUT or s.step == Step.MOVE_FOE_TO or s.step == Step.REINFORCE:
        return mission_worth(box, s, look, move)
    return card_worth(box, s, move) if is_about_cards(s) else foe_worth(box, s, look, move)


# Playing maquis

def play_worth(box: Box, s: State, look: Look, agent: int) -> int:
    """In the preparation only what can act there; of the others first those whose actions bring or tell something."""
    if agent == AGENTS:
        return 0
    role = 0
    for i in range(look.size):
        if look.cards[i] == agent:
            role = look.roles >> i & 1
    deed = side(s, agent, role)
    if not fits_phase(box, s, deed) or not is_possible(box, s, deed):
        return -1
    return FIRST[box.effect[deed][0]]


def is_possible(box: Box, s: State, deed: int) -> bool:
    """Whether an action could be done whole now. Whether there is anything to copy is not looked at."""
    return amount_of(box, deed, Effect.COPY_HIDDEN) != NONE or copied_refused(box, s, deed) == Rule.ALLOWED


def action_worth(box: Box, s: State, look: Look, answer: int) -> int:
    """Actions help, but for those that give away more than they bring."""
    if answer != Answer.USE:
        return 0
    return best_mission_harm(box, s, look) if ignores_mission(box, s) else 1


def ignores_mission(box: Box, s: State) -> bool:
    return amount_of(box, side_in_play(s, s.actor), Effect.IGNORE_MISSION) != NONE


def best_mission_harm(box: Box, s: State, look: Look) -> int:
    """What the effect of the mission that looks best would cost."""
    best, most = 0, -1_000_000
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.AVAILABLE:
            looks = appeal_of(box, s, look, mission)
            if looks > most:
                best, most = mission, looks
    return look.price[best] + cost_of_lives(look, 200 * look.per_enemy[best])


# Striking

def strike_worth(box: Box, s: State, look: Look, target: int) -> int:
    """Clear the way to the mission and complete it; what strength is left goes to those who would do most harm."""
    if target == TARGETS:
        return 0
    if is_mission(target):
        return MISSION_NOW
    everybody = (1 << look.known_size[s.mission]) - 1
    shields = shield_cost(box, look, s.mission, everybody)
    way = mission_defence(box, s) + shields if s.mission_at[s.mission] != Standing.COMPLETED else 0
    if way > s.strength:        # it fails: only harm can be averted
        return worth_per_cost(box, s, look, target, s.strength)
    if way > 0 and shields > 0 and (shields_mission(box, look, target) or shields_enemies(box, look, target)):
        return IN_THE_WAY
    worth = worth_per_cost(box, s, look, target, s.strength - way)
    costs_lives = way > 0 and amount_of(box, FIRST_MISSION + s.mission, Effect.CIVILIANS_PER_ENEMY) != NONE
    return worth + (BEFORE_MISSION if costs_lives and worth >= 0 else 0)


def worth_per_cost(box: Box, s: State, look: Look, foe: int, spare: int) -> int:
    """What it brings to eliminate an enemy for what it costs; infantry, what it brings to reach those behind."""
    cost = foe_defence(box, s, foe)
    if cost > spare:
        return -1
    if not shields_enemies(box, look, foe):
        return 10 * look.spoils[foe] // cost
    best = 0
    wall = infantry_cost(box, look, s.mission, (1 << look.known_size[s.mission]) - 1)
    for i in range(look.known_size[s.mission]):
        other = look.known[s.mission][i]
        if wall + look.defence[other] <= spare:
            best = max(best, 10 * look.spoils[other] // (wall + look.defence[other]))
    return best


# Missions, enemies and cards

def mission_worth(box: Box, s: State, look: Look, mission: int) -> int:
    """Scout where it is worth most; enemies go where they disturb least."""
    appeal = appeal_of(box, s, look, mission)
    return appeal + 20 * look.unseen[mission] if s.step != Step.MOVE_FOE_TO and s.step != Step.REINFORCE else -appeal


def appeal_of(box: Box, s: State, look: Look, mission: int) -> int:
    """How attractive a mission is, whoever attacks it."""
    shields = shield_cost(box, look, mission, (1 << look.known_size[mission]) - 1)
    cost = 10 * (box.mission_defence[mission] + shields) + look.unseen[mission] * look.back_cost
    return look.reward[mission] - look.price[mission] - 5 * cost


def foe_worth(box: Box, s: State, look: Look, pick: int) -> int:
    """Get rid of those who are most in the way, best where it matters; turn up enemies at the mission that attracts."""
    if s.step == Step.RETURN_FOE:
        return 0
    if s.step == Step.FLIP_FOE:
        return -1_000_000 if pick == TARGETS else appeal_of(box, s, look, place_of(s, pick))
    if s.step == Step.SIFT_FOE and pick == FOES:
        return AVERAGE_ENEMY
    if is_mission(pick):
        return look.back_harm + 15 * look.back_cost + appeal_of(box, s, look, pick - FOES) // 10
    trouble = trouble_of(box, look, pick)
    if s.deed != NONE and amount_of(box, s.deed, Effect.GAIN_ITS_DEFENCE) != NONE:
        trouble += 60 * look.defence[pick]
    return trouble + (appeal_of(box, s, look, s.foe_at[pick]) // 10 if s.foe_at[pick] < MISSIONS else 0)


def card_worth(box: Box, s: State, agent: int) -> int:
    """Keep and take the best cards; put the worst ones aside, and deepest."""
    if agent == AGENTS:
        return 0        # only spies are put aside
    if s.step == Step.COPY_ACTION:
        return side_worth(box, side(s, agent, Role.HIDDEN))
    looks = agent_worth(box, s, agent)
    return looks if s.step == Step.DRAFT or s.step == Step.RETRIEVE or s.step == Step.PROMOTE_RECRUIT else -looks
