"""What is true in every game: nothing is lost, nothing created, nothing leaks, every game ends."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.engine.view import hidden_state, world
from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.games.partisans.rules.table import (
    AGENTS, FOES, MAQUIS, MISSIONS, Ending, Pile, Post, Seat, Stage, Standing, State, Step,
)
from gamekit.testing import proves
from gamekit.testing.play import states

from ..helpers import act, number, play

GAME = gamekit.load("partisans")
games = given(
    seed=st.integers(0, 2**32), decks=st.sampled_from(["random", "draft"]),
    cards=st.sampled_from(["rulebook", "printed"]),
)


@settings(max_examples=40, deadline=None)
@games
def test_all_cards_are_conserved(seed, decks, cards):
    for s in states(GAME, seed, 0, decks=decks, cards=cards):
        assert [s.agent_at.count(pile) for pile in Pile] == s.pile_size
        assert (sum(s.pile_size), s.pile_size[Pile.UNSEEN]) == (AGENTS, 0)
        assert [s.foe_at.count(place) for place in range(len(s.post_size))] == s.post_size
        assert (sum(s.post_size), s.post_size[Post.UNSEEN]) == (FOES, 0)
        assert [s.mission_at.count(standing) for standing in Standing] == s.standing_size
        assert MISSIONS - s.standing_size[Standing.REMOVED] == (0 if s.step == Step.DRAFT else 10)


@settings(max_examples=40, deadline=None)
@games
def test_cards_are_where_they_can_be(seed, decks, cards):
    for s in states(GAME, seed, 0, decks=decks, cards=cards):
        assert GAME.problem(s) is None
        assert not any(s.agent_at[spy] in (Pile.HIDDEN, Pile.REVEALED, Pile.RECRUITS) for spy in range(MAQUIS, AGENTS))
        assert Pile.LOOKED_AT not in s.agent_at or s.deed >= 0
        assert s.stage == Stage.SETUP or not any(pile in (Pile.POOL, Pile.OFFERED) for pile in s.agent_at)
        assert s.standing_size[Standing.AVAILABLE] <= 4
        assert not any(map(any, s.backs))


@settings(max_examples=40, deadline=None)
@games
def test_every_game_ends_in_one_of_eight_ways(seed, decks, cards):
    *_, last = states(GAME, seed, 0, decks=decks, cards=cards)
    assert last.step == Step.OVER
    assert last.ending in list(Ending)[1:]
    assert (last.winner == Seat.RESISTANCE) == (last.ending <= Ending.PARTIAL)
    assert last.round <= 11


# Hidden information

@proves(Rule.FACE_DOWN_CHOSEN_UNSEEN)
def test_a_redeal_is_uniform():
    """Each unseen enemy is as likely as any other to guard a mission."""
    s = next(states(GAME, 7, 0))
    seen = hidden_state(GAME, s, Seat.RESISTANCE)
    assert isinstance(s, State)
    mission = s.mission_at.index(Standing.AVAILABLE)
    assert set(seen.foe_at) == {Post.UNSEEN}
    worlds, counts = 3000, Counter()
    for seed in range(worlds):
        made = world(GAME, s, Seat.RESISTANCE, seed)
        counts.update(foe for foe in range(FOES) if made.foe_at[foe] == mission)
    expected = worlds * s.post_size[mission] / FOES
    squares = sum((counts[foe] - expected) ** 2 / expected for foe in range(FOES))
    assert squares < 65.2       # chi-square, 31 degrees of freedom, one in 3,000


@proves(Rule.LOOKED_AT_IS_KNOWN)
def test_an_enemy_looked_at_is_known_when_it_guards_a_mission():
    """Roberto puts a jailer on top; it comes face down to the next mission, and the player knows it there."""
    foes = {"border": ["sentry-1a"]}
    missions = {"available": ["border", "villa"], "second-period": ["prison"]}
    order = {"jailer-2": 3, "sentry-3": 2, "engineer-2": 1}
    match = GAME.position({"agents": {"hand": ["roberto", "nicolas"]}, "missions": missions, "foes": foes,
                           "foe_order": order})
    act(match, "roberto", "hidden", "sentry-3", "decline", "engineer-2")
    play(match, "decline", "border", "nicolas", "revealed", "sentry-1a", "border")
    assert match.view("resistance").position()["foes"]["prison"] == ["engineer-2 peeked", "jailer-2 peeked", 3]
    assert match.state.face_up[number(match, "foe", "jailer-2")] == 0


@proves(Rule.LOOKED_AT_IS_KNOWN, Rule.ENEMY_DECK_RUNS_OUT)
def test_a_face_down_enemy_is_one_of_the_deck_of_its_time():
    """What was shuffled into the deck later cannot be what lies there already."""
    foes = GAME.ids("foe")
    match = GAME.position({
        "step": "civilian-losses", "mission": "border", "agents": {"hidden": ["abel"]},
        "missions": {"available": ["villa"], "completed": ["border"], "second-period": ["prison"]},
        "foes": {"villa": foes[:8], "discard": foes[8:]},
    })
    assert match.state.shuffles == 1
    for seed in range(40):
        made = world(GAME, match.state, Seat.RESISTANCE, seed)
        assert [made.foe_at[foe] for foe in range(8)] == [GAME.ids("mission").index("villa")] * 8


@proves(Rule.LOOKED_AT_IS_KNOWN)
def test_a_place_in_a_deck_is_known():
    """Whoever knows where a card lies knows the card: no redeal puts it elsewhere."""
    match = GAME.position({
        "agents": {"hand": ["abel"], "hidden-deck": ["celia", 5], "recruits": ["juana", 3]},
        "order": {"celia": 1, "juana": -1},
        "missions": {"available": ["border"]}, "foes": {"border": [3]}, "foe_order": {"jailer-2": 1},
    })
    for seed in range(20):
        made = world(GAME, match.state, Seat.RESISTANCE, seed)
        where = [made.agent_at[number(match, "agent", agent)] for agent in ("celia", "juana")]
        assert where == [Pile.HIDDEN_DECK, Pile.RECRUITS]
        assert made.foe_at[number(match, "foe", "jailer-2")] == Post.DECK


def test_unseen_missions_belong_to_their_period():
    s = next(states(GAME, 3, 0))
    drawn = Counter()
    for seed in range(200):
        made = world(GAME, s, Seat.RESISTANCE, seed)
        drawn.update(m for m in range(MISSIONS) if made.mission_at[m] == Standing.SECOND_PERIOD)
    assert set(drawn) == {m for m in range(MISSIONS) if GAME.box.period[m] == 2}
    assert sum(drawn.values()) == 600


@proves(Rule.MISSIONS_AT_START)
def test_missions_left_in_the_box_are_known_when_their_deck_has_run_out():
    missions = {"available": ["border", "prison"], "third-period": [2]}
    s = GAME.position({"agents": {"hand": ["abel"]}, "missions": missions}).state
    seen = hidden_state(GAME, s, Seat.RESISTANCE).mission_at
    box = GAME.box
    for period, standings in ((1, {Standing.REMOVED, Standing.AVAILABLE}), (2, {Standing.REMOVED, Standing.AVAILABLE}),
                              (3, {Standing.UNSEEN})):
        assert {seen[m] for m in range(MISSIONS) if box.period[m] == period} == standings


def test_positions_may_leave_cards_to_chance():
    """Numbers stand for cards that are dealt at random; those that lie open are known."""
    agents = {"hand": ["abel", 3], "hidden-deck": [4], "revealed-discard": [2]}
    match = GAME.position({"agents": agents, "missions": {"available": ["border"]}, "foes": {"discard": [5]}}, seed=4)
    s = match.state
    assert [s.pile_size[pile] for pile in (Pile.HAND, Pile.HIDDEN_DECK, Pile.REVEALED_DISCARD)] == [4, 4, 2]
    assert s.post_size[Post.DISCARD] == 5
    seen = hidden_state(GAME, s, Seat.RESISTANCE)
    assert (seen.agent_at.count(Pile.HAND), seen.agent_at.count(Pile.UNSEEN)) == (4, MAQUIS - 6)
