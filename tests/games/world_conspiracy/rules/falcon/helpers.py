"""Small words for tests of Falcon: one step of his at a time."""

from gamekit.engine.position import read_position
from gamekit.games.secret_power.rules.table import OBJECTS, area
from gamekit.games.world_conspiracy.rules.table import FALCON, HUMAN, Rung
from tests.games.secret_power.helpers import position


def solo(game, step="falcon-line", *, stages=None, **entries):
    """A state of the solo game in which a step of Falcon's comes next."""
    entries = {"falcon": True, "players": 2, "step": step, "seat": "julia", "curator": "ivan", **entries}
    described = position(**entries)
    if stages:
        projects = game.ids("project")
        described["stage"] = [[stages.get(who, {}).get(one, 0) for one in projects] for who in game.ids("seat")]
    s = read_position(game, described, 1)
    s.log = []
    return s


def rules(game, file):
    """A file of the rules as the game sees it: with all modules joined."""
    return game.file(f"rules.{file}")


def step(game, s, times=1):
    """Let automatic steps happen, so many of them."""
    for _ in range(times):
        assert game.flow.automatic(s)
        game.flow.apply(game.box, s, 0)
    return s


def resolve(game, s):
    """Let effects happen until the game goes on or somebody decides."""
    while game.step(s.step).name == "RESOLVE":
        step(game, s)
    return s


def told(game, s):
    """The names of what was said."""
    known = list(game.said)
    return [known[number].name for number, _, _ in s.log]


def numbers(game, s, name):
    """The numbers of what was said under a name, each time."""
    known = list(game.said)
    return [found for number, _, found in s.log if known[number].name == name]


def taken(game, s):
    """The line that he took, and those that he passed over."""
    names = told(game, s)
    at = names.index("FALCON_TAKES")
    rungs = [Rung(found[0]) for _, _, found in s.log[: at + 1]]
    return rungs[at], dict(zip(rungs[:at], names, strict=False))


def card(game, name):
    return game.ids("object").index(name)


def owned(game, s, seat=FALCON):
    return {game.ids("object")[one] for one in range(OBJECTS) if s.object_at[one] == area(seat)}


def agents(s, seat=FALCON):
    """Active ones and the reserve."""
    return s.active[seat], s.reserve[seat]


def stage(game, s, project, seat=FALCON):
    return s.stage[seat][game.ids("project").index(project)]


__all__ = [
    "FALCON", "HUMAN", "Rung", "agents", "card", "numbers", "owned", "resolve", "rules", "solo", "stage", "step",
    "taken", "told",
]
