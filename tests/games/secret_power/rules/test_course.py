"""Setup, the course of rounds and phases, recruiting, projects, the inner circle: rules that no example tells."""

import pytest

from gamekit.games.secret_power.rules.rulebook import Rule
from gamekit.games.secret_power.rules.setup import full_row
from gamekit.games.secret_power.rules.table import FIRST_WAR, Pact, Place, hand
from gamekit.testing import proves
from gamekit.testing.play import fresh_state, states

from ..helpers import (
    active, area_of, cards_for, forbidden, full, go, in_hand, infiltrate, lines, numbers, owns, pieces, points, refusal,
    reserve, said, stage, things,
)

DECKS = {2: (42, 8, 5, 2), 3: (49, 8, 6, 1), 4: (55, 9, 6, 1), 5: (67, 11, 6, 1)}     # cards, row, rounds, left


# Setup

@proves(Rule.SETUP_FOUR_ALLIANCES, Rule.ACTIVE_THREE_RESERVE_SEVEN, Rule.AGENTS_TEN, Rule.COMMON_SUPPLY)
@pytest.mark.parametrize("players", DECKS)
def test_the_table_at_the_start(game, players):
    s = game.new(seed=1, players=players).start
    assert [s.pact_size[hand(one)] for one in range(5)] == [0] * 5 and s.step == game.step["DEAL"]
    s = fresh_state(game, 1, players=players)
    assert [s.pact_size[hand(one)] for one in range(5)] == [4] * players + [0] * (5 - players)
    assert s.active[:players] == [5] + [3] * (players - 1)      # the curator has come already
    assert full(s) and s.supply == [10, 10, 10, 4]


@proves(Rule.DECK_BY_PLAYER_COUNT, Rule.DECK_BOTH_WARS, Rule.ROW_SIZE, Rule.OBJECT_PLAYER_MARK, Rule.FIVE_PLAYERS)
@pytest.mark.parametrize("players", DECKS)
def test_d19_the_deck_fits_the_number_of_players_and_the_first_row_has_no_war(game, players):
    cards, row, _, _ = DECKS[players]
    for number in range(30):
        s = fresh_state(game, 7, number, players=players)
        assert s.row_size == full_row(s) == row
        assert s.place_size[Place.DECK] == cards - row
        assert all(s.object_at[war] == Place.DECK for war in range(FIRST_WAR, FIRST_WAR + 2))
        assert all(game.box.players[card] <= players for card in s.in_row[:row])


@proves(Rule.FIRST_ROW_WITHOUT_WARS)
def test_a_war_in_the_first_row_is_shuffled_back(game, table):
    """A deck of eight objects and both wars: whatever comes, the row has eight objects and the wars are in the deck."""
    match = table(players=2, step="deal", objects={"discard": cards_for(game, 2)[8:]})
    assert match.state.row_size == 8
    assert area_of(match, "world-war-1") == area_of(match, "world-war-2") == "deck"


@proves(Rule.SETUP_KEEP_FOUR_OF_SIX, Rule.SETUP_RETURNED_CARDS_SHUFFLED, Rule.HAND_HIDDEN_COUNT_OPEN)
def test_d21b_experienced_players_keep_four_of_six(game):
    match = game.new(seed=4, experienced=True, players=3)
    mine = in_hand(match, "ivan")
    assert (len(mine), match.step) == (6, "return-alliance")
    returned = match.moves[0].thing
    assert refusal(match, next(iter(in_hand(match, "julia")))) == "ALLIANCE_FROM_HAND"
    match.play(match.moves[0])
    while match.step == "return-alliance":
        match.play(match.moves[0])
    assert [len(in_hand(match, who)) for who in ("ivan", "julia", "alexey")] == [4, 4, 4]
    assert in_hand(match, "ivan") < mine and returned not in in_hand(match, "ivan")
    assert match.state.pact_size[Pact.DECK] == 46 - 12
    seen = match.view("julia")
    assert len(in_hand(seen, "julia")) == 4 and not in_hand(seen, "ivan")
    assert seen.state.pact_size[hand(0)] == 4


@proves(Rule.PROJECT_BOARDS_ALL_FOUR, Rule.PROJECT_SHARED)
def test_all_four_projects_are_open_to_all(table):
    match = table(row=("media-1",), players=2, seat="julia", curator="ivan", active={"julia": 3, "ivan": 3},
                  own={"julia": ["banks-1"]}, stages={"ivan": {"comintern": 1, "espionage": 1}})
    assert things(go(match, "advance")) == {"secret-power", "comintern", "united-nations", "espionage"}


@proves(Rule.FIRST_CURATOR, Rule.CURATOR_STAYS_FIRST_PHASE, Rule.CURATOR_PASSES)
def test_the_curator_begins_where_the_table_wants_and_moves_on(game):
    match = game.new(seed=2, begins="alexey")
    assert (match.seat, match.state.curator) == ("alexey", 2)
    holders = []
    for s in states(game, 2, 0, begins="alexey"):
        if not holders or s.curator != holders[-1]:
            holders.append(s.curator)
    assert holders == [(2 + n) % 4 for n in range(len(holders))] and len(holders) > 6


@proves(Rule.RESERVE_NOT_USABLE)
def test_agents_in_reserve_can_do_nothing(table):
    match = table(row=("consulates-1",), active={"ivan": 2})
    assert reserve(match, "ivan") == 8 and things(match) == {"pass"}


# Rounds

@proves(Rule.ROUND_COUNT, Rule.DECK_REMAINDER, Rule.GAME_END_DECK_SHORT, Rule.NEW_ROW_FULL)
@pytest.mark.parametrize("players", DECKS)
def test_d21_rounds_and_what_is_left(game, players):
    _, _, rounds, left = DECKS[players]
    *_, last = states(game, 3, 0, players=players)
    assert (last.round, last.place_size[Place.DECK]) == (rounds, left)


@proves(Rule.ROUND_PHASES, Rule.CAPTURE_NEXT_PHASE, Rule.ALLIANCE_ORDER)
def test_an_empty_row_brings_the_alliance_phase(table):
    hands = {"ivan": ["gladio"], "julia": ["yakuza"]}
    match = table(row=("media-1",), players=2, hands=hands, active={"ivan": 3, "julia": 0})
    go(match, "infiltrate", "media-1", "3")
    go(match, "recruit")
    assert (match.step, match.seat) == ("conclude", "ivan")
    go(match, "decline")
    assert (match.step, match.seat) == ("conclude", "julia")
    match = table(row=("media-1", "media-2"), players=2, active={"ivan": 3, "julia": 0})
    go(match, "infiltrate", "media-1", "3", "recruit")
    assert (match.step, match.seat, match.state.in_row[0]) == ("choose-action", "julia", 4)


@proves(Rule.ALLIANCE_ORDER, Rule.HAND_LIMIT_SIX)
@pytest.mark.parametrize("curator", ["ivan", "julia", "alexey"])
def test_alliances_are_concluded_and_hands_cut_from_the_curator_on(game, table, curator):
    names, seats = game.ids("alliance"), ["ivan", "julia", "alexey"]
    hands = {who: names[10 * n : 10 * n + 7] for n, who in enumerate(seats)}
    match = table(players=3, step="recall", seat=curator, curator=curator, hands=hands)
    asked = []
    while match.step in ("conclude", "discard-alliance"):
        asked.append((match.step, match.seat))
        match.play(match.moves[-1])
    order = seats[seats.index(curator) :] + seats[: seats.index(curator)]
    assert asked == [("conclude", who) for who in order] + [("discard-alliance", who) for who in order]


@proves(Rule.NEW_ROW_FULL, Rule.CURATOR_PASSES, Rule.GAME_END_DECK_SHORT)
@pytest.mark.parametrize(("left", "ends"), [(8, False), (7, True)])
def test_a_deck_that_is_just_enough_brings_a_round_and_the_curator_moves_on(game, table, left, ends):
    gone = [*cards_for(game, 2)[left:], "world-war-1", "world-war-2"]
    match = table(players=2, step="new-row", seat="ivan", curator="ivan", objects={"discard": gone})
    assert (match.result is not None) == ends
    if not ends:
        assert (match.state.row_size, match.state.round, match.seat) == (8, 2, "julia")


@proves(Rule.CAPTURE_ROW_CLOSES, Rule.CAPTURE_FEWER_THAN_THREE, Rule.CAPTURE_SHADOWS_LEAVE)
def test_the_row_closes_up(table):
    match = table(row=("media-1", "media-2", "media-3", "banks-1"), players=2, active={"ivan": 3, "julia": 0},
                  stages={"ivan": {"comintern": 1}})
    go(match, "infiltrate", "media-2", "3", "recruit")
    ids = match.game.ids("object")
    assert [ids[card] for card in match.state.in_row[:3]] == ["media-1", "media-3", "banks-1"]
    assert pieces(match, "media-2") == 2 and match.state.in_force[0][0] == 1        # the shadow agent is home
    match = table(row=("media-1", "banks-1"), active={"ivan": 3})
    assert things(go(match, "infiltrate")) == {"media-1", "banks-1"}


@proves(Rule.WAR_OUT_OF_ROW, Rule.WAR_NOT_OBJECT, Rule.WAR_LASTS_ROUND, Rule.WAR_GONE_BEFORE_ALLIANCES)
def test_d20_wars_take_a_place_of_the_row_and_end_with_the_round(game):
    seen = set()
    for number in range(12):
        for s in states(game, 5, number, players=3):
            wars = s.place_size[Place.WAR]
            assert not wars or s.round > 1
            if s.step == game.step["CONCLUDE"]:
                assert wars == 0
            if s.seat == s.curator and sum(s.place_size[Place.AREA + n] for n in range(3)) and wars:
                seen.add(wars)
                assert s.row_size <= 8 - wars
    assert seen == {1, 2}
    ids = game.ids("object")
    assert not any(ids[card].startswith("world-war") for card in range(FIRST_WAR))


@proves(Rule.WAR_OUT_OF_ROW, Rule.WAR_NOT_OBJECT, Rule.WAR_GONE_BEFORE_ALLIANCES)
@pytest.mark.parametrize("wars", [1, 2])
def test_d20_a_row_with_wars_has_so_many_objects_less(game, table, wars):
    """The deck has just enough for a row: nothing is laid instead of a war, and nobody plays on with it afterwards."""
    objects, there = cards_for(game, 2), [f"world-war-{n + 1}" for n in range(wars)]
    gone = [*objects[8 - wars:], *(["world-war-2"] if wars == 1 else [])]
    match = table(players=2, step="new-row", seat="ivan", curator="ivan", objects={"discard": gone})
    s = match.state
    assert (s.row_size, s.place_size[Place.WAR], s.place_size[Place.DECK]) == (8 - wars, wars, 0)
    match = table(row=("media-1",), players=2, objects={"war": there}, hands={"ivan": ["gladio"]},
                  active={"ivan": 3, "julia": 0})
    go(match, "infiltrate", "media-1", "3", "recruit")
    assert match.step == "conclude" and {area_of(match, war) for war in there} == {"discard"}


@proves(Rule.OTHERS_FOUR_ACTIONS, Rule.RECRUIT_ONE, Rule.RECRUIT_RESERVE_EMPTY)
def test_the_others_have_four_actions(table):
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 5})
    assert things(match) == {"infiltrate", "operation", "advance", "recruit"}
    go(match, "recruit")
    assert (active(match, "julia"), reserve(match, "julia")) == (6, 4)
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 10})
    assert refusal(match, "recruit an agent") == "RECRUIT_RESERVE_EMPTY"


@proves(Rule.PROJECT_MAY_BE_COMPULSORY)
def test_even_a_project_must_be_advanced_in(table):
    """All agents are active, the only object is too dear and every operation done: Espionage is what is left."""
    everything = ["obstacles", "murder", "colour-revolution", "coup", "border-conflict", "intervention"]
    match = table(row=("media-1", "media-2"), seat="julia", curator="ivan", active={"julia": 1, "ivan": 0},
                  own={"julia": ["banks-1", "banks-2"]}, pieces={"banks-1": 5, "banks-2": 4, "media-1": 10},
                  target={"ivan": "media-1"}, operations={"ivan": everything}, players=2)
    assert "infiltrate" in things(match)
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 1, "ivan": 0},
                  own={"julia": ["banks-1", "banks-2"]}, pieces={"banks-1": 5, "banks-2": 4, "media-1": 10},
                  target={"ivan": "media-1"}, operations={"ivan": everything}, players=2)
    assert things(match) == {"advance"}
    assert refusal(match, "Pass") == "ACTION_COMPULSORY"


@proves(Rule.HEADHUNTER)
def test_the_headhunter_recruits_with_five_players(game, table):
    match = table(row=("media-1",), players=5, step="begin-turn", seat="alice", curator="ivan", active={"alice": 3})
    assert active(match, "alice") == 4 and "advance" in things(match)
    match = table(row=("media-1",), players=4, step="begin-turn", seat="alice", curator="ivan", active={"alice": 3})
    assert active(match, "alice") == 3


# Infiltration and shadow agents

@proves(Rule.INFILTRATE_AVAILABLE_OBJECT, Rule.ESPIONAGE_REACH, Rule.INFILTRATE_ONE_OBJECT)
def test_espionage_reaches_further(table):
    row = ("media-1", "media-2", "media-3", "valuables-1", "valuables-2")
    match = table(row=row, stages={"ivan": {"espionage": 1}})
    assert things(go(match, "infiltrate")) == set(row[:4])
    assert refusal(match, "infiltrate valuables-2") == "ESPIONAGE_REACH"
    assert refusal(match, "infiltrate banks-1") == "INFILTRATE_AVAILABLE_OBJECT"
    go(match, "valuables-1", "1")
    assert match.seat == "julia"


@proves(Rule.INTERCEPT_REPEATED)
def test_an_object_is_intercepted_twice(table):
    match = table(row=("media-1",), players=3, active={"ivan": 1, "julia": 2, "alexey": 3})
    go(match, "infiltrate", "media-1", "infiltrate", "media-1", "infiltrate", "media-1")
    assert said(match).count("INTERCEPTED") == 2
    assert owns(match, "alexey") == {"media-1"}


@proves(Rule.SHADOW_HOME_ON_INTERCEPTION, Rule.SHADOW_NEVER_IN_RESERVE, Rule.SHADOW_ONLY_TWO_ACTIONS,
        Rule.PROJECT_NO_SHADOWS)
def test_shadow_agents_come_home_and_do_nothing_else(table):
    match = table(row=("media-1",), players=2, active={"ivan": 1, "julia": 3}, stages={"ivan": {"comintern": 1}})
    go(match, "infiltrate", "media-1", "infiltrate", "media-1")
    assert match.state.in_force[0][0] == 1
    match = table(row=("corporations-1",), seat="julia", curator="ivan", active={"julia": 1},
                  stages={"julia": {"comintern": 3}}, own={"julia": ["intelligence-1"]})
    assert refusal(go(match, "advance"), "advance united-nations") == "PROJECT_AGENTS_TO_RESERVE"


@proves(Rule.SHADOW_FIT_IN_OPERATION, Rule.SHADOW_TOKENS_UNLIMITED)
def test_an_operation_takes_as_many_shadows_as_fit(table):
    """Six shadow agents of five that the operation needs: one agent has to go, and four shadow agents fit."""
    match = table(row=("media-1",), active={"ivan": 1}, stages={"ivan": {"comintern": 3}},
                  concluded={"ivan": ["cosa-nostra", "yakuza", "triads"]})
    assert match.state.in_force[0][0] == 6
    go(match, "operation")
    assert (match.log[-1].facts["number"], match.log[-1].facts["shadows"]) == (1, 4)


# Projects

@proves(Rule.PROJECT_BENEFIT_OF_THIS_STAGE, Rule.PROJECT_NO_WITHDRAWAL, Rule.PROJECT_JOIN_IS_ADVANCE)
def test_only_the_present_stage_helps(table):
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 3}, own={"julia": ["unions-1"]},
                  stages={"julia": {"comintern": 1}}, concluded={"julia": ["red-aid"]})
    go(match, "advance", "comintern")
    assert match.state.in_force[1][0] == 2 and stage(match, "julia", "comintern") == 2
    assert active(match, "julia") == 1          # and one by Red Aid
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 3}, concluded={"julia": ["red-aid"]})
    go(match, "advance", "comintern")
    assert active(match, "julia") == 2          # joining counts as well


@proves(Rule.UNITED_NATIONS_RECALL)
@pytest.mark.parametrize(("at", "back"), [(0, 1), (1, 2), (2, 3), (3, 4), (5, 4)])
def test_united_nations_recall_more(table, at, back):
    match = table(row=("media-1",), players=2, step="recall", seat="ivan", own={"julia": ["banks-1"]},
                  pieces={"banks-1": 6}, active={"julia": 0}, stages={"julia": {"united-nations": at}})
    assert pieces(match, "banks-1") == 6 - back


@proves(Rule.UNITED_NATIONS_RECALL, Rule.RECALL_FROM_OPERATION)
def test_united_nations_recall_more_from_an_operation_too(table):
    match = table(row=("media-1",), players=2, step="recall", seat="ivan", operations={"julia": ["obstacles"]},
                  on_operation={"julia": 5}, active={"ivan": 0, "julia": 0}, stages={"julia": {"united-nations": 2}})
    assert (active(match, "julia"), match.state.on_operation[1]) == (3 + 2, 0)      # two by the curator
    assert reserve(match, "julia") == 10 - 1 - 5


SECRET = {"row": ("media-1",), "seat": "julia", "curator": "ivan", "active": {"julia": 3}}


@proves(Rule.PROJECT_SECRET_POWER_DISCARD, Rule.PROJECT_DISCARD_STOPS, Rule.LOST_OBJECT_PIECES)
def test_secret_power_costs_cards(table):
    own = {"julia": ["ruling-parties-1", "security-1", "media-2", "banks-1"]}
    match = table(own=own, pieces={"security-1": 2}, **SECRET)
    go(match, "advance", "secret-power")
    assert things(match) == {"ruling-parties-1", "security-1", "banks-1"}
    assert forbidden(match, "media-2") == "PROJECT_SECRET_POWER_DISCARD"
    go(match, "security-1", "banks-1")          # three signs: one too many, and that is all
    assert (stage(match, "julia", "secret-power"), owns(match, "julia")) == (1, {"ruling-parties-1", "media-2"})
    assert area_of(match, "banks-1") == area_of(match, "security-1") == "discard"
    assert (active(match, "julia"), reserve(match, "julia")) == (1, 5 + 2 + 2 - 1)
    assert match.seat == "alexey"       # with an empty hand no alliance is asked for
    match = table(own={"julia": ["security-1"]}, **SECRET)
    assert refusal(go(match, "advance"), "advance secret-power") == "PROJECT_SECRET_POWER_DISCARD"


@proves(Rule.SECRET_POWER_FREE_ALLIANCE, Rule.ALLIANCE_OPTIONAL)
def test_secret_power_lets_an_alliance_be_concluded_freely(table):
    match = table(own={"julia": ["banks-1"]}, hands={"julia": ["illuminati"]}, **SECRET)
    go(match, "advance", "secret-power", "banks-1")
    assert match.step == "free-alliance"
    assert things(match) == {"illuminati", "decline"}
    go(match, "illuminati")
    assert match.state.secondary[1] == [0, 0, 0, 1] and match.seat == "alexey"


def test_an_alliance_that_a_stage_brings_recruits_for_it_already(table):
    """The effects of the stage come first, then what alliances bring after advancing."""
    match = table(own={"julia": ["banks-1"]}, hands={"julia": ["red-aid"]}, **SECRET)
    go(match, "advance", "secret-power", "banks-1", "red-aid")
    assert active(match, "julia") == 3 - 2 + 1 and match.seat == "alexey"


@proves(Rule.SCORE_PROJECTS, Rule.SCORE_OPERATIONS)
def test_projects_and_operations_bring_points(table):
    match = table(row=("media-1",), active={}, stages={
        "ivan": {"secret-power": 5, "comintern": 5}, "julia": {"secret-power": 4, "espionage": 4, "comintern": 3}},
        operations={"ivan": ["obstacles"], "julia": ["murder", "colour-revolution"]})
    assert lines(match, "ivan") == {"operations": 6, "projects": 90}
    assert lines(match, "julia") == {"operations": 18, "projects": 45}


# The inner circle

@proves(Rule.INNER_CIRCLE_WHEN, Rule.INNER_CIRCLE_MOVES_PIECES, Rule.INNER_CIRCLE_HOST, Rule.INNER_CIRCLE_ONE_PER_HOST,
        Rule.OBJECT_SIGNS)
def test_an_inner_circle_is_attached_before_the_action(table):
    match = table(row=("media-1",), own={"ivan": ["inner-circle-1", "banks-1", "unions-1", "inner-circle-2"]},
                  pieces={"inner-circle-1": 3, "inner-circle-2": 1, "banks-1": 1})
    go(match, "attach")
    assert things(match) == {"inner-circle-1", "inner-circle-2"}        # they differ by their agents
    go(match, "inner-circle-1")
    assert things(match) == {"banks-1", "unions-1"}
    assert forbidden(match, "inner-circle-2") == "INNER_CIRCLE_HOST"
    assert refusal(match, "Leave it by itself") == "INNER_CIRCLE_WHEN"
    go(match, "banks-1")
    assert (pieces(match, "banks-1"), pieces(match, "inner-circle-1")) == (4, 0)
    assert area_of(match, "inner-circle-1") == "banks-1-attached"
    assert match.state.signs[0][3] == 4 and match.step == "choose-action"       # two signs of interest, doubled
    go(match, "attach")
    assert forbidden(match, "banks-1") == "INNER_CIRCLE_ONE_PER_HOST"


def test_without_a_host_or_a_circle_nothing_is_attached(table):
    assert refusal(table(row=("media-1",)), "attach an inner circle") == "INNER_CIRCLE_WHEN"
    match = table(row=("media-1",), own={"ivan": ["inner-circle-1"]})
    assert refusal(match, "attach an inner circle") == "INNER_CIRCLE_HOST"


@proves(Rule.CAPTURE_ORDER)
@pytest.mark.parametrize(("curator", "order"), [("ivan", [0, 1, 2]), ("julia", [1, 2, 0]), ("alexey", [2, 0, 1])])
def test_objects_are_captured_from_the_curator_on(table, curator, order):
    cards = {"ivan": "media-1", "julia": "banks-1", "alexey": "patents-1"}
    match = table(row=(*cards.values(), "media-2"), players=3, step="capture", seat=curator, curator=curator,
                  target=cards, pieces=dict.fromkeys(cards.values(), 1), active={})
    assert [line.facts["seat"][1] for line in match.log if line.said.name == "CAPTURED"] == order


@proves(Rule.CAPTURE_ORDER)
def test_a_captured_circle_may_be_attached_at_once(table):
    match = table(row=("inner-circle-1", "media-1", "media-2"), players=2, own={"julia": ["banks-1"]}, step="capture",
                  target={"julia": "inner-circle-1", "ivan": "media-1"}, pieces={"inner-circle-1": 5, "media-1": 1},
                  seat="ivan", active={})
    assert [line.facts["seat"] for line in match.log if line.said.name == "CAPTURED"] == [("seat", 0), ("seat", 1)]
    assert (match.step, match.seat, things(match)) == ("choose-host", "julia", {"banks-1", "decline"})
    go(match, "decline")
    assert (pieces(match, "inner-circle-1"), match.step) == (4, "choose-action")


@proves(Rule.END_ATTACH, Rule.END_PIECES_OFF, Rule.END_HAND_DISCARDED)
def test_circles_may_be_attached_before_the_count(game, table):
    mine = ["inner-circle-1", "universities-1", "patents-1"]
    gone = [card for card in cards_for(game, 2) if card not in mine]
    match = table(players=2, step="new-row", round=5, pieces={"universities-1": 4}, hands={"ivan": ["gladio"]},
                  active={}, objects={"discard": gone, "ivan-area": mine})
    assert (match.step, match.seat) == ("choose-host", "ivan")
    assert pieces(match, "universities-1") == 0 and not in_hand(match, "ivan")
    assert things(match) == {"universities-1", "patents-1", "decline"}
    go(match, "universities-1")
    assert match.result.scores == {"ivan": 1 + 2, "julia": 0}


@proves(Rule.END_ATTACH)
def test_who_leaves_a_circle_loose_does_not_choose_for_the_others(game, table):
    own = {"ivan-area": ["inner-circle-1", "media-1"], "julia-area": ["inner-circle-2", "governments-1", "media-2"]}
    gone = [card for card in cards_for(game, 2) if not any(card in cards for cards in own.values())]
    match = table(players=2, step="last-circles", round=5, active={}, objects={"discard": gone, **own})
    assert (match.step, match.seat) == ("choose-host", "ivan")
    go(match, "decline")
    assert (match.step, match.seat) == ("choose-host", "julia")
    go(match, "governments-1")
    assert match.result.scores == {"ivan": 1 + 4, "julia": 1 + 2}


# The end

def ended(game, table, own=None, **entries):
    """The end of a game for two with an empty deck."""
    areas = {f"{who}-area": cards for who, cards in (own or {}).items()}
    gone = [card for card in cards_for(game, 2) if not any(card in cards for cards in areas.values())]
    return table(players=2, step="count", round=5, active={}, objects={"discard": gone, **areas}, **entries)


@proves(Rule.WIN_MOST_POINTS)
def test_most_points_win(game, table):
    match = ended(game, table, own={"ivan": ["media-1"], "julia": ["media-2", "banks-1"]})
    assert (match.result.winner, match.result.ending) == ("julia", "points")
    assert match.result.scores == {"ivan": 1, "julia": 2}
    assert {"SCORED", "TOTAL", "GAME_WON"} <= set(said(match))


@proves(Rule.TIE_STAGE_FIVE)
def test_stage_five_breaks_a_tie(game, table):
    match = ended(game, table, stages={"ivan": {"comintern": 5}, "julia": {"comintern": 4, "espionage": 4}})
    assert match.result.scores == {"ivan": 40, "julia": 40}
    assert (match.result.winner, match.result.ending) == ("ivan", "stage-five")


@proves(Rule.TIE_STAGE_FIVE, Rule.TIE_SHARED)
def test_in_how_many_projects_stage_five_was_reached_does_not_matter(game, table):
    match = ended(game, table, stages={"ivan": {"comintern": 5, "espionage": 5}, "julia": {
        "comintern": 5, "espionage": 4, "united-nations": 4}})
    assert match.result.scores == {"ivan": 80, "julia": 80} and match.result.winners == ["ivan", "julia"]
    match = ended(game, table, stages={"ivan": {"comintern": 5}, "julia": {"united-nations": 5}})
    assert match.result.winners == ["ivan", "julia"]        # nor in which


@proves(Rule.TIE_SECRET_POWER)
def test_secret_power_breaks_a_tie(game, table):
    match = ended(game, table, stages={"ivan": {"secret-power": 1}, "julia": {"secret-power": 2}})
    assert (match.result.winner, match.result.ending) == ("julia", "secret-power")


@proves(Rule.TIE_SHARED)
def test_else_the_victory_is_shared(game, table):
    match = ended(game, table, own={"ivan": ["media-1"], "julia": ["media-2"]})
    assert (match.result.winners, match.result.ending) == (["ivan", "julia"], "shared")
    assert match.state.rank[:2] == [1, 1] and "VICTORY_SHARED" in said(match)


# Alliances in their phase

PHASE = {"players": 2, "step": "conclude", "seat": "ivan", "curator": "ivan"}


@proves(Rule.ALLIANCE_FROM_HAND, Rule.ALLIANCE_REQUIREMENTS, Rule.ALLIANCE_ONE_PER_PHASE, Rule.ALLIANCE_LIES_OPEN,
        Rule.ALLIANCE_NOTHING_SPENT, Rule.OWNED_WITH_PIECES)
def test_one_alliance_whose_requirements_are_met(table):
    match = table(own={"ivan": ["media-1", "media-2", "media-3"]}, pieces={"media-1": 2}, hands={
        "ivan": ["league-of-nations", "paris-club", "yakuza"], "julia": ["gladio"]}, **PHASE)
    assert refusal(match, "conclude paris-club") == "ALLIANCE_REQUIREMENTS"
    assert refusal(match, "conclude gladio") == "ALLIANCE_FROM_HAND"
    go(match, "league-of-nations")
    assert match.seat == "julia" and len(owns(match, "ivan")) == 3
    assert "league-of-nations" in {one for one, place in zip(
        match.game.ids("alliance"), match.view("julia").state.alliance_at, strict=True)
        if match.game.ids("pact")[place] == "ivan-concluded"}


@proves(Rule.ALLIANCE_MUST_NOT_HAVE)
def test_what_one_must_not_have(table):
    own = ["media-1", "media-2"]
    assert refusal(table(own={"ivan": own}, hands={"ivan": ["anarchists"]}, **PHASE), "conclude anarchists") is None
    match = table(own={"ivan": [*own, "governments-1"]}, hands={"ivan": ["anarchists"]}, **PHASE)
    assert refusal(match, "conclude anarchists") == "ALLIANCE_MUST_NOT_HAVE"


@proves(Rule.HAND_LIMIT_SIX, Rule.HAND_LIMIT_OWN_CHOICE, Rule.HAND_LIMIT_NOT_CONCLUDED)
def test_hands_are_cut_to_six(table, game):
    names = game.ids("alliance")
    match = table(hands={"ivan": names[:8]}, concluded={"ivan": names[20:24]}, **PHASE)
    go(match, "decline")
    assert (match.step, len(match.moves)) == ("discard-alliance", 8)
    go(match, names[0], names[5])
    assert in_hand(match, "ivan") == set(names[:8]) - {names[0], names[5]}
    assert match.step == "choose-action"
    assert not [line for line in match.view("julia").log if line.said.name == "ALLIANCE_DISCARDED_BY_YOU"]


@proves(Rule.ALLIANCE_DECK_EMPTY)
def test_an_empty_deck_is_refilled(table, game):
    names = game.ids("alliance")
    facts = {"row": ("media-1",), "players": 2, "active": {"ivan": 1, "julia": 2}}
    spent = {"ivan-concluded": names[4:30], "ivan-discard": names[30:32], "julia-concluded": names[32:],
             "julia-hand": names[:4]}
    match = table(alliances=spent, **facts)
    go(match, "infiltrate", "media-1", "infiltrate", "media-1")
    assert in_hand(match, "ivan") < set(names[30:32]) and match.state.pact_size[Pact.DECK] == 1
    none = {"ivan-concluded": names[4:32], "julia-concluded": names[32:], "julia-hand": names[:4]}
    match = table(alliances=none, **facts)
    go(match, "infiltrate", "media-1", "infiltrate", "media-1")
    assert not in_hand(match, "ivan")


def test_only_numbers_that_can_be_sent_are_offered(table):
    match = table(row=("consulates-1",), active={"ivan": 6})
    assert numbers(go(match, "infiltrate", "consulates-1")) == [3, 4, 5, 6]
    infiltrate(table(row=("media-1",), active={"ivan": 2}), "media-1", 2)
    assert points(match, "ivan") == 0
