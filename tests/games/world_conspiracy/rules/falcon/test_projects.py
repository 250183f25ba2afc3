"""Signs move Falcon in the projects, and he pays what he can."""

import pytest

from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.testing import proves

from .helpers import FALCON, agents, card, rules, solo, stage, step


def captures(game, name, number=3, **entries):
    """Falcon captures an object on which he has so many pieces."""
    s = solo(game, "capture", row=(name,), target={"julia": name}, pieces={name: number}, **entries)
    step(game, s)
    return s


@proves(Rule.FALCON_SIGN_LINK)
@pytest.mark.parametrize(("name", "project", "instead"), [
    ("unions-1", "comintern", "nuclear_threat"), ("consulates-1", "united-nations", "world_corporations"),
    ("intelligence-1", "espionage", "world_bank"),
])
def test_a_sign_moves_its_project(game, name, project, instead):
    assert stage(game, captures(game, name), project) == 1
    assert stage(game, captures(game, name, stages={"julia": {project: 3}}), project) == 4
    assert stage(game, captures(game, name, stages={"julia": {project: 5}}), project) == 5
    replaced = captures(game, name, **{instead: True})
    assert stage(game, replaced, project) == 0 and stage(game, replaced, instead.replace("_", "-")) == 1


@proves(Rule.FALCON_NO_SECRET_POWER)
def test_special_interest_moves_nothing(game):
    s = captures(game, "banks-1")
    assert s.signs[FALCON][3] == 2 and sum(s.stage[FALCON]) == 0


@proves(Rule.FALCON_PAYS_WHAT_HE_CAN)
def test_he_pays_what_he_can(game):
    s = captures(game, "unions-1", active={"julia": 4})
    assert agents(s) == (2, 3 + 2 - 1)
    s = captures(game, "unions-1", active={"julia": 1})
    assert agents(s) == (0, 6 + 1 - 1)
    s = captures(game, "unions-1", active={"julia": 5}, objects={"war": ["world-war-1", "world-war-2"]})
    assert agents(s)[0] == 5 - (2 + 2)


@proves(Rule.FALCON_PAYS_WHAT_HE_CAN)
def test_the_coordinator_comes_from_wherever_there_is_one(game):
    s = captures(game, "unions-1", 10, active={"julia": 0}, reserve={"ivan": 10, "julia": 0})
    assert s.pieces[card(game, "unions-1")] == 9 and stage(game, s, "comintern") == 1


@proves(Rule.FALCON_PAYS_WHAT_HE_CAN)
@pytest.mark.parametrize("sent", [
    {"on_operation": {"julia": 10}, "operations": {"julia": ["obstacles"]}},
    {"row": ("unions-1",), "target": {"julia": "unions-1"}, "pieces": {"unions-1": 10}},
], ids=str)
def test_even_from_those_that_he_has_just_sent(game, sent):
    """A trend may bring him an alliance, and its sign a stage, while all his pieces are under way."""
    s = solo(game, "end-turn", active={"julia": 0}, reserve={"ivan": 10, "julia": 0}, **sent)
    rules(game, "falcon.projects").move_by_sign(game.box, s, 0)
    assert stage(game, s, "comintern") == 1 and rules(game, "positions").agents_of(s, FALCON) == 10


def test_benefits_are_those_of_a_player(game):
    s = captures(game, "unions-1", stages={"julia": {"comintern": 1}})
    assert s.in_force[FALCON][0] == 2
    base = captures(game, "unions-1")
    again = base.copy()
    rules(game, "owning").receive(game.box, again, 0, card(game, "unions-2"))     # a card of the human's moves nobody
    assert again.stage == base.stage
