"""Small words for tests of World Conspiracy, besides those of Secret Power."""

from gamekit.games.world_conspiracy.rules.table import PROJECT, Seat
from tests.games.secret_power.helpers import position as base_position
from tests.games.secret_power.helpers import seat


def position(*, stages=None, **entries):
    """As in Secret Power; coordinators may also stand in the projects of modules."""
    if stages:
        names = [one.name.lower().replace("_", "-") for one in PROJECT.members]
        entries["stage"] = [[stages.get(who.name.lower(), {}).get(name, 0) for name in names] for who in Seat]
    return base_position(**entries)


def stage(match, who, project):
    return match.state.stage[seat(who)][match.game.ids("project").index(project)]


def shadows(match, who):
    return match.game.file("rules.agents").shadow_agents(match.state, seat(who))


def lines(match, who):
    """The rows of the score pad that bring something."""
    count = match.game.file("rules.scoring").line_points
    found = {name: count(number, match.game.box, match.state, seat(who))
             for number, name in enumerate(match.game.ids("line"))}
    return {name: points for name, points in found.items() if points}


def tokens(match, who):
    """The tokens of operations that somebody has."""
    names = match.game.ids("operation")
    return {name for name, holder in zip(names, match.state.operation_of, strict=True)
            if holder >= 0 and match.game.ids("holder")[holder] == who}


def secondary(match, who="ivan"):
    return match.state.secondary[seat(who)]


def trend(match):
    """The trend in force."""
    s, names = match.state, match.game.ids("current")
    there = [name for name, place in zip(match.game.ids("movement"), s.movement_at, strict=True)
             if names[place] == "top"]
    return there[0] if there else None


def captured(match, who):
    s, names = match.state, match.game.ids("current")
    return {name for name, place in zip(match.game.ids("movement"), s.movement_at, strict=True)
            if names[place] == f"{who}-captured"}


def aliens(match, where):
    """The reptilians of a place."""
    s, names = match.state, match.game.ids("lair")
    return {name for name, place in zip(match.game.ids("alien"), s.alien_at, strict=True) if names[place] == where}


def open_alliances(match, who):
    """The alliances that somebody has concluded."""
    s, names = match.state, match.game.ids("pact")
    return {name for name, place in zip(match.game.ids("alliance"), s.alliance_at, strict=True)
            if names[place] == f"{who}-concluded"}
