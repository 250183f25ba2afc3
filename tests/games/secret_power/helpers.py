"""Small words for tests of Secret Power."""

from gamekit.games.secret_power.rules import scoring
from gamekit.games.secret_power.rules.table import (
    AGENTS, FIRST_WAR, LONGEST_ROW, OBJECTS, SEATS, Line, Place, Project, Seat, Secondary, area,
)
from tests.helpers import number, play, refusal, said, things

__all__ = [
    "active", "agents", "area_of", "cards_for", "forbidden", "full", "go", "in_hand", "infiltrate", "lines", "number",
    "numbers", "owns", "pieces", "play", "points", "position", "refusal", "reserve", "said", "seat", "stage", "things",
]


def seat(name):
    return Seat[name.upper()]


def position(*, row=(), own=None, secondary=None, stages=None, target=None, hands=None, concluded=None, staff=None,
             objects=None, **entries):
    """The row from left to right, what each owns, where coordinators stand and agents lie, cards in hand and open."""
    if row:
        entries["in_row"] = [*row, *[None] * (LONGEST_ROW - len(row))]
    placed = {f"{who}-area": list(cards) for who, cards in (own or {}).items()} | (objects or {})
    if placed:
        entries["objects"] = placed
    if target:
        entries["target"] = [target.get(one.name.lower()) for one in Seat]
    if stages:
        entries["stage"] = _grid(stages, Project)
    if secondary:
        entries["secondary"] = _grid(secondary, Secondary)
    cards = {f"{who}-hand": list(some) for who, some in (hands or {}).items()}
    cards |= {f"{who}-concluded": list(some) for who, some in (concluded or {}).items()}
    if cards:
        entries["alliances"] = cards
    if staff:
        entries["specialists"] = {f"{who}-hand": list(some) for who, some in staff.items()}
        entries["professionals"] = True
    return entries


def _grid(given, columns):
    names = [one.name.lower().replace("_", "-") for one in columns]
    return [[given.get(one.name.lower(), {}).get(name, 0) for name in names] for one in Seat]


# What is

def active(match, who):
    return match.state.active[seat(who)]


def reserve(match, who):
    return match.state.reserve[seat(who)]


def pieces(match, card):
    return match.state.pieces[number(match, "object", card)]


def stage(match, who, project):
    return match.state.stage[seat(who)][Project[project.upper().replace("-", "_")]]


def area_of(match, card):
    """Where an object lies."""
    return match.game.ids("place")[match.state.object_at[number(match, "object", card)]]


def owns(match, who):
    ids, s = match.game.ids("object"), match.state
    return {ids[card] for card in range(OBJECTS) if s.object_at[card] == area(seat(who))}


def in_hand(match, who):
    s, ids = match.state, match.game.ids("pact")
    return {name for name, place in zip(match.game.ids("alliance"), s.alliance_at, strict=True)
            if ids[place] == f"{who}-hand"}


def points(match, who):
    return scoring.points(match.game.box, match.state, seat(who))


def lines(match, who):
    """The rows of the score pad that bring something."""
    found = {line.name.lower(): scoring.line_points(line, match.game.box, match.state, seat(who)) for line in Line}
    return {name: number for name, number in found.items() if number}


def agents(s, who):
    """All pieces of a seat, wherever they are."""
    found = s.active[who] + s.reserve[who] + s.on_operation[who] + sum(at > 0 for at in s.stage[who])
    for card in range(OBJECTS):
        if s.object_at[card] == area(who) or (s.object_at[card] == Place.ROW and s.target[who] == card):
            found += s.pieces[card]
    return found


def full(s):
    """Whether every player has ten agents, and the others none."""
    return [agents(s, who) for who in range(SEATS)] == [AGENTS if who < s.players else 0 for who in range(SEATS)]


def forbidden(match, thing):
    """The id of the rule that forbids to choose a thing."""
    return refusal(match, f"{match.step} {thing}")


def cards_for(game, players):
    """The object cards that so many players use."""
    return [name for name, least in zip(game.ids("object")[:FIRST_WAR], game.box.players, strict=False)
            if least <= players]


# What is done

def infiltrate(match, card, *numbers):
    """Infiltrate an object with a number of agents, where that is asked."""
    return play(match, "infiltrate an object", f"infiltrate {card}", *(f"Send {n}" for n in numbers))


def numbers(match):
    """The numbers that can be chosen."""
    return [int(move.thing) for move in match.moves if move.thing.isdecimal()]


def go(match, *choices):
    """Play the moves with these ids of things."""
    for choice in choices:
        move = next(move for move in match.moves if move.thing == choice)
        match.play(move)
    return match
