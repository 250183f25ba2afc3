"""Reptilian cards: how they come, under objects, and what they are discarded for."""

import pytest

from gamekit.games.secret_power.rules.table import Place
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import Lair
from gamekit.testing import proves
from gamekit.testing.play import fresh_state, states
from tests.games.secret_power.helpers import (
    active, area_of, forbidden, go, in_hand, refusal, said, things,
)

from ..helpers import aliens, open_alliances

ROW = ("media-1", "valuables-1", "research-1")
CALL = "discard reptilians for an alliance"


def turn(table, *held, **entries):
    """Ivan is to act, with the curator; he has reptilians."""
    facts = {"row": ROW, "reptilians": True, "aliens": {"ivan-area": list(held)}, "hands": {"ivan": ["gladio", "cia"]}}
    return table(**facts | entries)


# The row

@proves(Rule.REPTILIAN_BY_PLAYER_COUNT)
@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 12), (4, 15), (5, 18)])
def test_more_players_have_more_of_them(game, players, number):
    s = fresh_state(game, 3, players=players, reptilians=True)
    assert 18 - s.lair_size[Lair.BOX] == number
    assert fresh_state(game, 3, players=players).lair_size[Lair.BOX] == 18


@proves(Rule.REPTILIAN_UNDER_OBJECT, Rule.REPTILIAN_SURPLUS)
def test_d39_fourteen_cards_for_a_row_of_eight(game):
    """Of six reptilians four find an object; two come too late and are shuffled back."""
    rules, s = game.file("rules.reptilians"), fresh_state(game, 1, players=3, reptilians=True)
    game.file("rules.setup").clear(game.box, s)
    there = [alien for alien, place in enumerate(s.alien_at) if place == Lair.DECK]
    for number, card in enumerate("OROOROOROORRRO"):
        if card == "O":
            lay_object(game, s, s.row_size)
        else:
            rules.move_alien(s, there[number % 12], Lair.WAITING)
            rules.lay_alien(s, there[number % 12])
    covered = [card for card in range(8) if s.lair_size[Lair.UNDER + card] == 1]
    assert (s.row_size, covered) == (8, [1, 3, 5, 7])       # the next object lies on each
    assert (s.lair_size[Lair.ASIDE], s.lair_size[Lair.WAITING]) == (2, 0)
    rules.shuffle_back(s)
    assert s.lair_size[Lair.DECK] == len(there) - 4


def lay_object(game, s, card):
    s.in_row[s.row_size] = card
    s.row_size += 1
    game.file("rules.table").lay(s, card, Place.ROW)
    game.file("rules.reptilians").cover(s, card)


@proves(Rule.REPTILIAN_SURPLUS, Rule.REPTILIAN_NO_PLACE)
@pytest.mark.parametrize(("row", "aside"), [(1, 0), (2, 1)])
def test_a_war_takes_its_place_and_a_reptilian_may_be_left(game, row, aside):
    """Six objects, a war, two reptilians: one place is left for both of them, but in the first row wars take none."""
    rules, s = game.file("rules.reptilians"), fresh_state(game, 1, players=3, reptilians=True)
    game.file("rules.setup").clear(game.box, s)
    s.round, there = row, s.lair_size[Lair.DECK]
    for card in range(6):
        lay_object(game, s, card)
    game.file("rules.table").lay(s, game.ids("object").index("world-war-1"), Place.WAR)
    for alien in (0, 1):
        rules.move_alien(s, alien, Lair.WAITING)
        rules.lay_alien(s, alien)
    assert (s.lair_size[Lair.WAITING], s.lair_size[Lair.ASIDE]) == (2 - aside, aside)
    rules.shuffle_back(s)
    assert s.lair_size[Lair.DECK] == there


@proves(Rule.REPTILIAN_UNDER_OBJECT, Rule.REPTILIAN_SURPLUS)
def test_rows_hold_as_many_objects_as_before(game):
    """One reptilian at most under an object, none left over; wars are counted, reptilians are not."""
    rounds = set()
    for number in range(12):
        for s in states(game, 21, number, players=3, reptilians=True):
            rounds.add(s.round)
            assert s.lair_size[Lair.WAITING] == s.lair_size[Lair.ASIDE] == 0
            for card in range(len(s.object_at)):
                assert s.lair_size[Lair.UNDER + card] <= (s.object_at[card] == Place.ROW)
    assert rounds == set(range(1, 7))


@proves(Rule.REPTILIAN_NO_PLACE)
@pytest.mark.parametrize(("left", "rounds"), [(8, 2), (7, 1)])
def test_reptilians_of_the_deck_make_no_row(table, left, rounds):
    """Objects and both wars are counted; nine reptilians besides them are not."""
    match = turn(table, players=2, row=(), step="conclude", seat="julia", curator="ivan", hands={"julia": ["cia"]})
    known = [name for name, least in zip(match.game.ids("object"), match.game.box.players, strict=True) if least <= 2]
    gone = [name for name in known if not name.startswith("world-war")]
    match = turn(table, players=2, row=(), step="conclude", seat="julia", curator="ivan", hands={"julia": ["cia"]},
                 objects={"discard": gone[left - 2:]})
    assert match.state.place_size[Place.DECK] == left and match.state.lair_size[Lair.DECK] == 9
    go(match, "decline")
    assert match.state.round == rounds and match.over == (rounds == 1)


@proves(Rule.REPTILIAN_TAKEN_ALONG)
def test_the_reptilian_comes_with_the_object(table):
    match = turn(table, aliens={"media-1-under": ["royal-1"]}, players=2, seat="julia", curator="ivan",
                 target={"ivan": "media-1"}, pieces={"media-1": 2}, active={"julia": 0})
    go(match, "recruit")
    assert area_of(match, "media-1") == "ivan-area" and aliens(match, "ivan-area") == {"royal-1"}
    assert match.state.signs[0][3] == 1 and "ALIEN_TAKEN" in said(match)


@proves(Rule.REPTILIAN_UNDER_OBJECT)
def test_those_in_the_deck_are_hidden_and_those_below_objects_are_not(game):
    s = fresh_state(game, 5, players=4, reptilians=True)
    below = [place for place in s.alien_at if Lair.UNDER <= place < Lair.UNSEEN]
    seen = game.new(seed=5, players=4, reptilians=True).view("julia").state
    assert below and Lair.DECK not in seen.alien_at and seen.lair_size[Lair.DECK] > 0


# For an alliance

@proves(Rule.REPTILIAN_TWO_OR_THREE, Rule.REPTILIAN_TO_DISCARD, Rule.REPTILIAN_NO_ACTION, Rule.REPTILIAN_START_OF_TURN)
def test_two_equal_ones_buy_an_alliance(table):
    """With the curator too; the action follows."""
    match = turn(table, "royal-1", "royal-2", "politician-1")
    go(match, "reptilians")
    assert match.step == "discard-reptilian" and things(match) == {"royal-1"}   # alike, and no third kind
    assert forbidden(match, "politician-1") == forbidden(match, "enforcer-1") == "REPTILIAN_TWO_OR_THREE"
    go(match, "royal-1", "royal-2")
    assert match.step == "reptilian-alliance" and things(match) == {"gladio", "cia"}
    go(match, "gladio")
    assert open_alliances(match, "ivan") == {"gladio"} and in_hand(match, "ivan") == {"cia"}
    assert aliens(match, "discard") == {"royal-1", "royal-2"} and match.state.signs[0][3] == 1
    assert (match.step, match.seat) == ("choose-action", "ivan")


@proves(Rule.REPTILIAN_TWO_OR_THREE)
def test_one_of_each_kind_buys_an_alliance(table):
    match = go(turn(table, "royal-1", "politician-1", "enforcer-1"), "reptilians", "politician-1")
    assert things(match) == {"royal-1", "enforcer-1"}
    go(match, "royal-1")
    assert things(match) == {"enforcer-1"}
    go(match, "enforcer-1", "cia")
    assert open_alliances(match, "ivan") == {"cia"} and not aliens(match, "ivan-area")


@proves(Rule.REPTILIAN_TWO_OR_THREE)
def test_with_both_ways_open_the_second_card_decides(table):
    match = go(turn(table, "royal-1", "royal-2", "politician-1", "enforcer-1"), "reptilians", "royal-1")
    assert things(match) == {"royal-2", "politician-1", "enforcer-1"}
    assert go(match, "politician-1").step == "discard-reptilian" and things(match) == {"enforcer-1"}


@proves(Rule.REPTILIAN_TWO_OR_THREE)
@pytest.mark.parametrize("held", [(), ("royal-1",), ("royal-1", "politician-1")])
def test_otherwise_there_are_too_few(table, held):
    assert refusal(turn(table, *held), CALL) == "REPTILIAN_TWO_OR_THREE"


def test_without_an_alliance_in_hand_there_is_nothing_to_conclude(table):
    assert refusal(turn(table, "royal-1", "royal-2", hands={}), CALL) == "ALLIANCE_FROM_HAND"


@proves(Rule.REPTILIAN_ONCE_PER_TURN, Rule.REPTILIAN_OR_PROFESSIONAL)
def test_d41_once_in_a_turn_and_without_a_professional(table):
    four = ("royal-1", "royal-2", "enforcer-1", "enforcer-2")
    match = turn(table, *four, staff={"ivan": ["emissary-1"]})
    go(match, "reptilians", "royal-1", "royal-2", "gladio")
    assert refusal(match, CALL) == "REPTILIAN_ONCE_PER_TURN"
    assert refusal(match, "play a professional") == "REPTILIAN_OR_PROFESSIONAL"
    go(match, "infiltrate", "media-1", "1")
    assert match.seat == "julia" and match.state.called == 0
    match = turn(table, *four, staff={"ivan": ["emissary-1"]})
    go(match, "professional", "emissary-1")
    assert refusal(match, CALL) == "REPTILIAN_OR_PROFESSIONAL"


@proves(Rule.REPTILIAN_START_OF_TURN)
def test_the_curator_recruits_first(table):
    match = turn(table, "royal-1", "royal-2", step="begin-turn")
    assert active(match, "ivan") == 5 and "reptilians" in things(match)


@proves(Rule.REPTILIAN_TO_DISCARD)
def test_the_broker_takes_one_for_nothing(table):
    facts = {"staff": {"ivan": ["broker-1"]}, "active": {"ivan": 0}}
    match = turn(table, aliens={"discard": ["royal-1", "royal-2", "enforcer-1"]}, **facts)
    go(match, "professional", "broker-1")
    assert things(match) == {"decline"}         # for objects there are no agents
    go(match, "decline")
    assert match.step == "take-reptilian" and things(match) == {"royal-1", "enforcer-1"}
    assert forbidden(match, "politician-1") == "REPTILIAN_TO_DISCARD"
    go(match, "enforcer-1")
    assert aliens(match, "ivan-area") == {"enforcer-1"} and match.step == "choose-action"
    assert refusal(turn(table, **facts), "play a professional") == "PRO_BROKER_NO_CARD"
    match = turn(table, objects={"discard": ["media-2"]}, **facts | {"active": {"ivan": 3}})
    go(match, "professional", "broker-1")
    assert things(match) == {"media-2"} and forbidden(match, "decline") == "REPTILIAN_TO_DISCARD"


def test_where_the_row_is_stuck_the_reptilian_goes_too(table):
    match = turn(table, row=("corporations-1",), aliens={"corporations-1-under": ["royal-1"]}, world_media=True)
    match.game.file("rules.stillness").discard_first(match.state, match.state.in_row[0])
    assert aliens(match, "discard") == {"royal-1"} and match.state.row_size == 0
