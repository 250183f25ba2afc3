"""Professionals: how they are taken and played, and what each does."""

import pytest

from gamekit.games.secret_power.rules.rulebook import Rule
from gamekit.games.secret_power.rules.table import Staff, new_staff, staff_of
from gamekit.testing import proves

from ..helpers import (
    active, area_of, forbidden, go, infiltrate, numbers, owns, pieces, refusal, reserve, said, seat, stage, things,
)

ROW = ("media-1", "media-2", "media-3")


def held(match, who):
    s = match.state
    return s.staff_size[staff_of(seat(who))] + s.staff_size[new_staff(seat(who))]


# Taking

@proves(Rule.PRO_INSTEAD_OF_RECRUITING, Rule.PRO_ONE_CARD_ONLY, Rule.PRO_WHAT_IS_RECRUITING)
def test_a_professional_instead_of_agents(table):
    match = table(row=ROW, step="begin-turn", professionals=True)
    assert (match.step, things(match)) == ("recruit-or-card", {"agents", "professional"})
    go(match, "professional")
    assert (active(match, "ivan"), held(match, "ivan"), match.step) == (3, 1, "choose-action")
    match = go(table(row=ROW, step="begin-turn", professionals=True), "agents")
    assert (active(match, "ivan"), held(match, "ivan")) == (5, 0)
    match = table(row=ROW, seat="julia", curator="ivan", professionals=True)
    assert go(match, "recruit").step == "recruit-or-card"
    match = table(row=ROW, professionals=True, active={"ivan": 4}, concluded={"ivan": ["club-of-rome"]})
    assert infiltrate(match, "media-1", 4).step == "recruit-or-card"
    match = table(players=2, step="conclude", own={"ivan": ["banks-1", "banks-2", "crime-1"]}, professionals=True,
                  hands={"ivan": ["federal-reserve"]})
    go(match, "federal-reserve", "decline")
    assert held(match, "ivan") == 1


@proves(Rule.PRO_MUST_TAKE, Rule.PRO_RECRUIT_EMPTY_RESERVE)
def test_with_an_empty_reserve_the_card_is_compulsory(table):
    match = table(row=ROW, step="begin-turn", professionals=True, active={"ivan": 10})
    assert (match.step, held(match, "ivan")) == ("choose-action", 1)
    match = table(row=ROW, seat="julia", curator="ivan", professionals=True, active={"julia": 10})
    go(match, "recruit")
    assert held(match, "julia") == 1


@proves(Rule.PRO_HAND_THREE, Rule.PRO_DISCARD_FACE_UP)
def test_d24_of_four_one_is_discarded(table):
    three = ["emissary-1", "emissary-2", "killer-1"]
    match = table(row=ROW, step="begin-turn", staff={"ivan": three}, active={"ivan": 10})
    assert match.step == "discard-professional"
    assert things(match) >= {"emissary-1", "killer-1"} and "emissary-2" not in things(match)    # two alike
    assert forbidden(match, "lobbyist-3") in (None, "PRO_HAND_THREE")
    go(match, "killer-1")
    assert held(match, "ivan") == 3 and match.state.staff_size[Staff.DISCARD] == 1
    assert "PROFESSIONAL_DISCARDED" in {line.said.name for line in match.view("julia").log}


@proves(Rule.PRO_DECK_RESHUFFLED)
def test_discarded_professionals_become_a_deck(game, table):
    match = table(row=ROW, step="begin-turn", professionals=True, active={"ivan": 10},
                  specialists={"discard": game.ids("specialist")})
    assert held(match, "ivan") == 1 and match.state.staff_size[Staff.DECK] == 17
    assert "PROFESSIONALS_RESHUFFLED" in said(match)


@proves(Rule.PRO_DISCARD_FACE_UP, Rule.PRO_DECK_RESHUFFLED)
def test_a_card_that_was_played_is_discarded_before_the_action(game, table):
    """The deck is empty: the action needs a new one, and the card of this turn belongs to it."""
    others = [name for name in game.ids("specialist") if name != "emissary-1"]
    match = table(row=ROW, seat="julia", curator="ivan", professionals=True, active={"julia": 10},
                  specialists={"discard": others, "julia-hand": ["emissary-1"]})
    go(match, "professional", "emissary-1", "recruit")
    sizes = match.state.staff_size
    assert (sizes[Staff.DECK], sizes[Staff.PLAYED], sizes[Staff.DISCARD]) == (17, 0, 0)


def test_a_recruiter_is_not_taken_again_by_his_own_effect(game, table):
    """He lies in the discard only when the effect is over."""
    others = [name for name in game.ids("specialist") if name != "recruiter-1"]
    match = table(row=ROW, professionals=True, active={"ivan": 10},
                  specialists={"discard": others, "ivan-hand": ["recruiter-1"]})
    go(match, "professional", "recruiter-1")
    sizes = match.state.staff_size
    assert (sizes[Staff.DECK], sizes[Staff.PLAYED], held(match, "ivan")) == (16, 1, 1)


@proves(Rule.PRO_HIDDEN_COUNT_OPEN)
def test_nobody_sees_the_professionals_of_others(table):
    match = table(row=ROW, staff={"ivan": ["killer-1"], "julia": ["broker-1"]})
    seen = match.view("julia").state
    names = match.game.ids("staff")
    assert [names[place] for place in seen.professional_at].count("julia-hand") == 1
    assert "ivan-hand" not in [names[place] for place in seen.professional_at]
    assert seen.staff_size[staff_of(0)] == 1


# Playing

@proves(Rule.PRO_NOT_THE_NEW_CARD, Rule.PRO_AFTER_CURATOR_RECRUITS, Rule.PRO_NONE_IN_HAND)
def test_d25_a_new_card_waits_for_the_next_turn(table):
    match = table(row=ROW, step="begin-turn", professionals=True)
    go(match, "professional")
    assert refusal(match, "play a professional") == "PRO_NOT_THE_NEW_CARD"
    match = table(row=ROW, step="begin-turn", staff={"ivan": ["liaison-1"]})
    go(match, "professional", "professional")
    new = next(name for name, place in zip(match.game.ids("specialist"), match.state.professional_at, strict=True)
               if place == new_staff(0))
    assert forbidden(match, new) == "PRO_NOT_THE_NEW_CARD"
    assert things(match) == {"liaison-1"} and forbidden(match, "broker-2") == "PRO_NONE_IN_HAND"
    assert refusal(table(row=ROW, professionals=True), "play a professional") == "PRO_NONE_IN_HAND"


def test_a_card_of_the_alliance_phase_can_be_played_in_the_next_turn(table):
    match = table(row=ROW, professionals=True, step="begin-turn", specialists={"ivan-new": ["liaison-1"]},
                  active={"ivan": 5})
    go(match, "agents")
    assert refusal(match, "play a professional") is None


@proves(Rule.PRO_ONE_PER_TURN, Rule.PRO_BEFORE_ACTION)
def test_one_professional_a_turn_before_the_action(table):
    match = table(row=ROW, staff={"ivan": ["emissary-1", "lobbyist-1"]})
    go(match, "professional", "emissary-1")
    assert refusal(match, "play a professional") == "PRO_ONE_PER_TURN"
    infiltrate(match, "media-1", 1)
    assert match.seat == "julia" and match.state.staff_size[Staff.DISCARD] == 1


# Each of them

@proves(Rule.PRO_EMISSARY)
def test_the_emissary_makes_an_operation_cheaper(table):
    match = table(row=ROW, staff={"ivan": ["emissary-1"]}, active={"ivan": 2})
    assert refusal(match, "run the special operation") == "OPERATION_NOT_ENOUGH"
    go(match, "professional", "emissary-1", "operation")
    assert match.state.on_operation[0] == 2 and match.state.cheaper == 0
    low = table(row=ROW, staff={"ivan": ["emissary-1"]}, active={"ivan": 1}, stages={"ivan": {"comintern": 3}})
    go(low, "professional", "emissary-1", "operation")
    assert low.state.on_operation[0] == 1           # never without an agent


@proves(Rule.PRO_RECRUITER)
def test_the_recruiter(table):
    match = table(row=ROW, staff={"ivan": ["recruiter-1"]})
    go(match, "professional", "recruiter-1")
    assert numbers(match) == [1, 2, 3] and "decline" in things(match)
    assert active(go(match, "3"), "ivan") == 6
    match = table(row=ROW, staff={"ivan": ["recruiter-1"]})
    go(match, "professional", "recruiter-1", "decline")
    assert held(match, "ivan") == 1 and refusal(match, "play a professional") == "PRO_ONE_PER_TURN"


@proves(Rule.PRO_BROKER, Rule.PRO_BROKER_NO_CARD, Rule.WAR_NOT_OBJECT)
def test_the_broker_buys_a_discarded_object(table):
    facts = {"row": ROW, "staff": {"ivan": ["broker-1"]}, "active": {"ivan": 3}}
    gone = {"discard": ["banks-1", "governments-1", "world-war-1"]}
    match = table(objects=gone, **facts)
    go(match, "professional", "broker-1")
    assert things(match) == {"banks-1"}
    assert forbidden(match, "governments-1") == "PRO_BROKER_NO_CARD"
    assert forbidden(match, "world-war-1") == "WAR_NOT_OBJECT"
    go(match, "banks-1")
    assert (owns(match, "ivan"), active(match, "ivan"), reserve(match, "ivan")) == ({"banks-1"}, 1, 9)
    assert pieces(match, "banks-1") == 0
    assert refusal(table(**facts), "play a professional") == "PRO_BROKER_NO_CARD"


KILLER = {"row": ROW, "players": 3, "seat": "julia", "curator": "ivan", "staff": {"julia": ["killer-1"]}}


@proves(Rule.PRO_KILLER, Rule.PRO_KILLER_NO_TARGET, Rule.SHADOW_NO_TARGET)
@pytest.mark.parametrize("there", [1, 2, 3])
def test_the_killer_strikes_at_two_agents(table, there):
    match = table(target={"ivan": "media-1"}, pieces={"media-1": there}, stages={"ivan": {"comintern": 1}}, **KILLER)
    before = reserve(match, "ivan")
    go(match, "professional", "killer-1")
    assert things(match) == {"media-1"} and forbidden(match, "media-2") == "PRO_KILLER_NO_TARGET"
    go(match, "media-1")
    assert (pieces(match, "media-1"), reserve(match, "ivan")) == (max(0, there - 2), before + min(2, there))
    assert (match.state.target[0] == -1) == (there <= 2)
    assert "ALLIANCE_DRAWN" not in said(match)
    assert refusal(table(**KILLER), "play a professional") == "PRO_KILLER_NO_TARGET"


@proves(Rule.INTERCEPT_MINIMUM_NOT_RECHECKED)
def test_after_the_killer_the_minimum_does_not_matter(table):
    row = ("consulates-1", "media-2")
    match = table(**{**KILLER, "row": row}, target={"ivan": "consulates-1"}, pieces={"consulates-1": 3},
                  active={"julia": 2})
    go(match, "professional", "killer-1", "consulates-1", "infiltrate", "consulates-1")
    assert (pieces(match, "consulates-1"), "INTERCEPTED" in said(match)) == (2, True)
    match = table(**{**KILLER, "row": row}, target={"ivan": "consulates-1"}, pieces={"consulates-1": 3}, active={})
    go(match, "professional", "killer-1", "consulates-1")
    while match.state.curator == 0:
        match.play(next(move for move in match.moves if move.thing in ("recruit", "agents", "pass")))
    assert area_of(match, "consulates-1") == "ivan-area"        # one agent is enough to capture it


@proves(Rule.PRO_LOBBYIST)
def test_the_lobbyist_saves_a_sign(table):
    match = table(row=ROW, seat="julia", curator="ivan", staff={"julia": ["lobbyist-1"]}, active={"julia": 3},
                  stages={"julia": {"comintern": 1}})
    assert forbidden(go(match, "advance"), "comintern") == "PROJECT_SIGNS_NEEDED"
    match = table(row=ROW, seat="julia", curator="ivan", staff={"julia": ["lobbyist-1"]}, active={"julia": 3},
                  stages={"julia": {"comintern": 1}})
    go(match, "professional", "lobbyist-1", "advance", "comintern")
    assert stage(match, "julia", "comintern") == 2 and match.state.fewer_signs == 0
    match = table(row=ROW, seat="julia", curator="ivan", staff={"julia": ["lobbyist-1"]}, active={"julia": 3},
                  own={"julia": ["security-1"]})
    go(match, "professional", "lobbyist-1", "advance", "secret-power", "security-1")
    assert stage(match, "julia", "secret-power") == 1           # one sign instead of two


@proves(Rule.PRO_LIAISON)
def test_the_liaison_recalls_from_every_object(table):
    match = table(row=ROW, staff={"ivan": ["liaison-1"]}, own={"ivan": ["banks-1", "crime-1", "patents-1"]},
                  pieces={"banks-1": 2, "crime-1": 1}, active={"ivan": 0})
    go(match, "professional", "liaison-1")
    assert (active(match, "ivan"), pieces(match, "banks-1"), pieces(match, "crime-1")) == (2, 1, 0)
