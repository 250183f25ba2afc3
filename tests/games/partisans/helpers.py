"""Small words for tests of Partisans."""

from gamekit.games.partisans.rules.strength import attack_of, foe_defence, mission_defence, total_attack
from tests.helpers import number, play, refusal, said, things

__all__ = [
    "act",
    "attack_now",
    "complete",
    "defence",
    "guards",
    "in_pile",
    "lost",
    "number",
    "of_agent",
    "pile",
    "play",
    "post",
    "refusal",
    "said",
    "standing",
    "things",
]


def pile(match, agent):
    """Where a maquis or a spy is."""
    return match.game.ids("pile")[match.state.agent_at[number(match, "agent", agent)]]


def in_pile(match, name):
    """Who is in a pile."""
    return {agent for agent in match.game.ids("agent") if pile(match, agent) == name}


def post(match, foe):
    """Where an enemy is: a mission, or a pile."""
    return match.game.ids("post")[match.state.foe_at[number(match, "foe", foe)]]


def guards(match, mission):
    """The enemies of a mission."""
    return {foe for foe in match.game.ids("foe") if post(match, foe) == mission}


def standing(match, mission):
    return match.game.ids("standing")[match.state.mission_at[number(match, "mission", mission)]]


def act(match, agent, role, *choices):
    """Play a maquis in a role, use the action, and make its choices."""
    return play(match, agent, role, "use", *choices)


def attack_now(match):
    return total_attack(match.game.box, match.state)


def of_agent(match, agent):
    return attack_of(match.game.box, match.state, number(match, "agent", agent))


def defence(match, foe=None):
    """The defence of an enemy, or of the current mission."""
    box, s = match.game.box, match.state
    return mission_defence(box, s) if foe is None else foe_defence(box, s, number(match, "foe", foe))


def complete(match, *choices):
    """Strike the current mission, and make the choices that its effect asks for."""
    return play(match, match.game.ids("mission")[match.state.mission], *choices)


def lost(match):
    """How many civilians have died."""
    box, s = match.game.box, match.state
    return sum(box.people[card] for card, grave in enumerate(s.civilian_at) if grave)
