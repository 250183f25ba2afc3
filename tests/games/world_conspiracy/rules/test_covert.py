"""Covert operations, the alliances that go with them, and what keeps the row going."""

import pytest

from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.testing import proves
from tests.games.secret_power.helpers import (
    active, area_of, forbidden, go, numbers, refusal, reserve, said, things,
)

from ..helpers import lines, secondary, stage, tokens

TURN = {"row": ("media-1", "media-2"), "covert_operations": True}
CARDS = ["unions-1", "unions-2", "consulates-1", "intelligence-1"]


def turn(table, *own, run=(), **entries):
    """Ivan is to act, with the curator; he owns cards, and has run operations."""
    facts = {**TURN, "active": {"ivan": 8}, "own": {"ivan": own}}
    if run:
        facts["operations"] = {"ivan": list(run)}
    return table(**facts | entries)


# The stacks

@proves(Rule.COVERT_THREE_STACKS, Rule.COVERT_EXACT_AGENTS, Rule.COVERT_DISCARD)
@pytest.mark.parametrize(("token", "agents", "cards", "points", "before"), [
    ("cyberattack-1", 5, 2, 9, ()), ("ecocide-1", 6, 3, 15, ("cyberattack-1",)),
    ("blackout-1", 7, 4, 24, ("cyberattack-1", "ecocide-1"))])
def test_each_is_run_with_agents_and_cards(table, token, agents, cards, points, before):
    match = go(turn(table, *CARDS, run=before), "covert-operation", token)
    assert active(match, "ivan") == 8 - agents and match.state.on_operation[0] == agents
    assert match.step == "discard-asset" and match.state.discards == cards
    held = lines(match, "ivan")["operations"]
    go(match, *CARDS[:cards])
    assert tokens(match, "ivan") == {*before, token} and lines(match, "ivan")["operations"] == held
    assert held == points + {(): 0, ("cyberattack-1",): 9}.get(before, 24)
    assert match.seat == "julia" and match.step == "choose-action"
    few = turn(table, *CARDS, run=before, active={"ivan": agents - 1})
    if before:
        assert forbidden(go(few, "covert-operation"), token) == "OPERATION_NOT_ENOUGH"
    else:
        assert refusal(few, "run a covert operation") == "OPERATION_NOT_ENOUGH"


@proves(Rule.MODULES_COMBINE)
def test_not_without_the_module(table):
    assert refusal(turn(table, *CARDS, covert_operations=False), "run a covert operation") == "MODULES_COMBINE"


@proves(Rule.COVERT_DISCARD_SHORT)
def test_too_few_cards(table):
    """D32: one card is too few for a Cyberattack, two are enough."""
    assert refusal(turn(table, "unions-1"), "run a covert operation") == "COVERT_DISCARD_SHORT"
    assert "covert-operation" in things(turn(table, "unions-1", "unions-2"))
    mixed = turn(table, run=("obstacles",), secondary={"ivan": {"control": 1}})
    assert "covert-operation" in things(mixed)
    host = turn(table, "universities-1", objects={"universities-1-attached": ["inner-circle-1"]})
    assert "covert-operation" in things(host)


@proves(Rule.COVERT_ECOCIDE_NEEDS_CYBERATTACK, Rule.COVERT_PREREQUISITE_MAY_PAY, Rule.DISCARD_TOKENS_REMOVED)
def test_an_ecocide_needs_a_cyberattack_which_may_pay(table):
    """D33."""
    without = go(turn(table, *CARDS), "covert-operation")
    assert things(without) == {"cyberattack-1"}
    assert forbidden(without, "ecocide-1") == "COVERT_ECOCIDE_NEEDS_CYBERATTACK"
    match = go(turn(table, *CARDS[:2], run=("cyberattack-1",)), "covert-operation", "ecocide-1")
    assert "cyberattack-1" in things(match)
    go(match, "cyberattack-1", *CARDS[:2])
    assert tokens(match, "ivan") == {"ecocide-1"} and tokens(match, "out") == {"cyberattack-1"}
    assert "TOKEN_DISCARDED" in said(match)


@proves(Rule.COVERT_BLACKOUT_NEEDS_ECOCIDE, Rule.COVERT_STACK_EMPTY)
def test_no_step_is_skipped(table):
    """D34: others have both Ecocides, so the Blackout is out of reach."""
    match = turn(table, *CARDS, operations={"ivan": ["cyberattack-1"], "julia": ["ecocide-1", "ecocide-2"]})
    go(match, "covert-operation")
    assert forbidden(match, "ecocide-1") == "COVERT_STACK_EMPTY"
    assert forbidden(match, "blackout-1") == "COVERT_BLACKOUT_NEEDS_ECOCIDE"
    assert forbidden(match, "obstacles") == "OPERATION_TOP_TOKEN"


@proves(Rule.COVERT_NOT_OWN_TOKEN)
def test_a_token_does_not_pay_for_itself(table):
    match = go(turn(table, "unions-1", run=("cyberattack-1",)), "covert-operation", "cyberattack-2")
    assert things(match) == {"unions-1", "cyberattack-1"}
    assert forbidden(match, "cyberattack-2") == "COVERT_NOT_OWN_TOKEN"
    assert refusal(turn(table, run=("cyberattack-1",)), "run a covert operation") == "COVERT_DISCARD_SHORT"


@proves(Rule.COVERT_DUPLICATES)
def test_several_equal_tokens(table):
    """D45: a Cyberattack and both Ecocides, or three Cyberattacks."""
    match = go(turn(table, *CARDS, run=("cyberattack-1", "ecocide-1")), "covert-operation", "ecocide-2", *CARDS[:3])
    assert tokens(match, "ivan") == {"cyberattack-1", "ecocide-1", "ecocide-2"}
    three = go(turn(table, *CARDS, run=("cyberattack-1", "cyberattack-2")), "covert-operation")
    assert things(three) == {"cyberattack-3", "ecocide-1"}      # tokens of a stack are offered once
    assert len(tokens(go(three, "cyberattack-3", *CARDS[:2]), "ivan")) == 3


# Operations like others

@proves(Rule.COVERT_IS_OPERATION)
def test_they_are_operations_for_everything(table):
    facts = {"players": 3, "step": "conclude", "row": (), "covert_operations": True, "own": {"ivan": ["media-3"]},
             "hands": {"ivan": ["gladio", "foreign-legion"]}, "operations": {"ivan": ["cyberattack-1"]}}
    match = table(**facts)
    assert things(match) == {"gladio", "decline"}               # one asks for an operation, the other for none
    assert forbidden(match, "foreign-legion") in ("ALLIANCE_MUST_NOT_HAVE", "ALLIANCE_REQUIREMENTS")
    go(match, "gladio")
    assert lines(match, "ivan") == {"basic": 1, "operations": 9, "effects": 2}


@proves(Rule.COVERT_IS_OPERATION, Rule.COVERT_EXACT_AGENTS)
def test_shadows_emissary_and_recall_work(table):
    """Three shadow agents go along; with an Emissary three agents fewer; the United Nations recall from it, too."""
    match = turn(table, *CARDS, stages={"ivan": {"comintern": 3, "united-nations": 1}}, active={"ivan": 2}, players=2)
    go(match, "covert-operation", "cyberattack-1", *CARDS[:2])
    assert match.state.on_operation[0] == 2
    staff = turn(table, *CARDS, staff={"ivan": ["emissary-1"]}, active={"ivan": 2})
    go(staff, "professional", "emissary-1", "covert-operation", "cyberattack-1")
    assert staff.state.on_operation[0] == 2
    alone = turn(table, *CARDS, stages={"ivan": {"united-nations": 1}}, players=2)
    go(alone, "covert-operation", "cyberattack-1", *CARDS[:2])
    before = reserve(alone, "ivan")
    while alone.state.on_operation[0]:
        alone.play(alone.moves[-1])
    assert reserve(alone, "ivan") <= before + 3                 # two of five come home at once


@proves(Rule.COVERT_IS_OPERATION)
def test_antiterror_helps(table):
    match = turn(table, *CARDS, antiterror=True, stages={"ivan": {"antiterror": 2}}, active={"ivan": 4})
    go(match, "covert-operation", "cyberattack-1")
    assert match.step == "add-to-operation" and numbers(match) == [1, 2]
    go(match, "2")
    assert match.step == "discard-asset" and active(match, "ivan") == 1


@proves(Rule.COVERT_NOT_COMPULSORY)
def test_nobody_has_to(table):
    """Even with the curator: nothing else is possible, and passing is allowed."""
    match = turn(table, *CARDS, row=("corporations-1",), active={"ivan": 5}, operations={
        "julia": ["obstacles"]})
    assert things(match) == {"covert-operation", "pass"}


# The alliances

TRADERS = [("un-counter-terrorism", "finance", "valuables", 1), ("interpol", "control", "media", 0),
           ("osce", "science", "research", 2)]
GROUPS = ("control", "finance", "science")


@proves(Rule.COUNTERTERROR_TRADE)
@pytest.mark.parametrize(("alliance", "group", "card", "number"), TRADERS)
def test_requirements_of_the_alliances(table, alliance, group, card, number):
    """Two cards of the group, secondary ones included, and a token, covert ones included."""
    facts = {"players": 3, "step": "conclude", "row": (), "covert_operations": True, "hands": {"ivan": [alliance]}}
    own = {"own": {"ivan": [f"{card}-3"]}, "secondary": {"ivan": {group: 1}}}
    assert alliance in things(table(**facts, **own, operations={"ivan": ["cyberattack-1"]}))
    assert forbidden(table(**facts, **own), alliance) == "ALLIANCE_REQUIREMENTS"
    few = table(**facts, own={"ivan": [f"{card}-3"]}, operations={"ivan": ["obstacles"]})
    assert forbidden(few, alliance) == "ALLIANCE_REQUIREMENTS"


@proves(Rule.COUNTERTERROR_TRADE, Rule.COUNTERTERROR_OWN_GROUP, Rule.DISCARD_CHOSEN_FIRST)
@pytest.mark.parametrize(("alliance", "group", "card", "number"), TRADERS)
def test_something_in_return(table, alliance, group, card, number):
    """For each card of the group, when all is paid; of the other two groups; or nothing."""
    match = turn(table, f"{card}-3", f"{card}-4" if card == "media" else "unions-1", concluded={"ivan": [alliance]},
                 players=5)
    both = card == "media"
    go(match, "covert-operation", "cyberattack-1", f"{card}-3")
    assert match.step == "discard-asset"
    go(match, "media-4" if both else "unions-1")
    assert match.step == "trade" and things(match) == {*GROUPS, "decline"} - {group}
    assert forbidden(match, group) == forbidden(match, "supreme") == "COUNTERTERROR_TRADE"
    taken = GROUPS[number - 1]
    go(match, taken)
    if both:
        assert match.step == "trade"
        go(match, "decline")
    assert secondary(match) == [int(one == taken) for one in (*GROUPS, "supreme")] and match.seat == "julia"


@proves(Rule.COUNTERTERROR_NOT_SECONDARY)
def test_nothing_for_a_secondary_object(table):
    match = turn(table, "unions-1", secondary={"ivan": {"finance": 1}}, concluded={"ivan": ["un-counter-terrorism"]})
    go(match, "covert-operation", "cyberattack-1", "secondary-finance", "unions-1")
    assert match.step == "choose-action" and secondary(match) == [0, 0, 0, 0]


@proves(Rule.COUNTERTERROR_TRADE)
def test_what_the_supply_lacks_is_not_taken(table):
    gone = {"julia": {"control": 10, "science": 9}}
    match = turn(table, "valuables-1", "valuables-2", secondary=gone, concluded={"ivan": ["un-counter-terrorism"]})
    go(match, "covert-operation", "cyberattack-1", "valuables-1", "valuables-2")
    assert things(match) == {"science", "decline"}
    go(match, "science")                                        # the second card finds nothing any more
    assert match.step == "choose-action" and match.seat == "julia"


@proves(Rule.COUNTERTERROR_TRADE)
def test_cards_for_other_projects_are_traded_too(table):
    """Each discarded card counts, whatever for: Secret Power, Anti-terror."""
    facts = {"row": ("media-1", "media-2"), "seat": "julia", "curator": "ivan", "antiterror": True,
             "active": {"julia": 4}, "concluded": {"julia": ["un-counter-terrorism"]}, "own": {"julia": ["banks-1"]}}
    power = go(table(**facts), "advance", "secret-power", "banks-1")
    assert power.step == "trade"
    go(power, "control")
    assert stage(power, "julia", "secret-power") == 1 and secondary(power, "julia") == [1, 0, 0, 0]
    terror = go(table(**facts, stages={"julia": {"antiterror": 1}}), "advance", "antiterror", "banks-1", "decline")
    assert stage(terror, "julia", "antiterror") == 2 and area_of(terror, "banks-1") == "discard"


# The row goes on

@proves(Rule.ROW_NEVER_STUCK)
def test_a_row_that_nobody_can_take_is_freed(table):
    """With coordinators in five projects nobody has six agents for Corporations."""
    everywhere = {"secret-power": 5, "united-nations": 5, "espionage": 5, "antiterror": 5, "nuclear-threat": 5}
    seats = ("ivan", "julia", "alexey")
    match = table(row=("corporations-1", "corporations-2"), players=3, antiterror=True, nuclear_threat=True,
                  active=dict.fromkeys(seats, 5), stages=dict.fromkeys(seats, everywhere), operations={
                      "ivan": ["obstacles"]})
    assert things(match) == {"pass"}
    go(match, *["pass"] * 5)
    assert match.state.row_size == 2 and "ROW_FREED" not in said(match)
    go(match, "pass")
    assert match.state.row_size == 1 and area_of(match, "corporations-1") == "discard"
    go(match, *["pass"] * 6)
    assert match.state.round == 2


# Words

def test_choices_that_differ_read_differently(table):
    """Equal cards, one with agents, one with an inner circle, one plain."""
    match = turn(table, "unions-1", "unions-2", "unions-3", pieces={"unions-1": 2}, active={"ivan": 5},
                 objects={"unions-2-attached": ["inner-circle-1"]})
    go(match, "covert-operation", "cyberattack-1")
    for language in ("en", "ru"):
        assert len({move.text(language) for move in match.moves}) == len(match.moves) == 3
    match.play("Discard Trade Unions, 2 agents on it")
    assert area_of(match, "unions-1") == "discard"
