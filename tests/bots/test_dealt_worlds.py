"""Worlds that the table deals to bots: they fit, they are as likely as they are, and nothing else is handed over."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import gamekit
from gamekit.engine import policies
from gamekit.engine.loop import WORLDS
from gamekit.engine.match import Match
from gamekit.engine.view import hidden_state
from gamekit.lab.playing.run import Fast, Plain, Question
from gamekit.lab.statistics.stats import mean_interval
from tests.engine.pebbles import Pebbles
from tests.engine.test_worlds import planned

LEVEL = 0.9999


@pytest.fixture
def asking(monkeypatch):
    """A bot that plays at random, and keeps what it was handed."""
    handed = []

    def choose(box, s, moves, budget, worlds):
        handed.append((s.copy(), list(worlds)))
        return moves[s.rng % len(moves)]

    monkeypatch.setitem(policies.BOTS, "asking", policies.Bot("asking", choose, worlds=2))
    return handed


def fits(game, seen, world):
    """Whether a world looks to who decides just as what it sees."""
    here = hidden_state(game, world, seen.seat)
    return game.plain.same_state(here, seen)


def test_in_a_study_worlds_fit_what_the_seat_sees(asking):
    game = gamekit.load("uprising")
    Plain(Question.of(game, "asking", seed=4)).play(0, 1)
    dealt = [(seen, worlds) for seen, worlds in asking if worlds]
    assert len(dealt) > 20 and len(asking) > len(dealt)      # at first nobody has decided anything
    assert all(fits(game, seen, world) for seen, worlds in dealt for world in worlds)
    assert any(worlds[0] != worlds[1] for _, worlds in dealt)


@pytest.mark.parametrize("name", ["uprising", "dual_powers"])
def test_in_a_match_worlds_fit_what_the_seat_sees(asking, name):
    game = gamekit.load(name)
    seats = game.new().seats
    game.new(seed=4, seats=dict.fromkeys(seats, "asking")).go_on(25)
    dealt = [(seen, worlds) for seen, worlds in asking if worlds]
    assert len(dealt) > 5
    assert all(fits(game, seen, world) for seen, worlds in dealt for world in worlds)


def test_who_plays_alone_is_handed_none(asking):
    game = gamekit.load("dual_powers")
    question = Question.of(game, "asking", seed=4, mode="solo")
    Plain(question).play(0, 1)
    game.new(seed=4, seats={"red": "asking"}, mode="solo").go_on(20)
    assert len(asking) > 20 and not any(worlds for _, worlds in asking)


def test_bots_that_do_not_ask_leave_no_past():
    question = Question.of(gamekit.load("uprising"), "greedy")
    assert not Plain(question).about[:, WORLDS].any()
    assert Plain(question).deal.__name__ == "no_worlds"


def test_a_study_deals_from_what_happened(asking):
    """The past that a study keeps is that of a match with the same moves, automatic steps one by one."""
    game, kept = gamekit.load("uprising"), []

    class Watched(Plain):
        def dealer(self, name):
            return lambda *given: kept.append(([s.copy() for s in given[1]], list(given[2])))

    carrier = Watched(Question.of(game, "asking", seed=2))
    start = carrier.started(0, 1)[0].copy()
    carrier.play(0, 1)
    past, path = kept[-1]
    match = Match(game, start, from_start=False)
    for s, move in zip(past, path, strict=False):
        if not game.flow.automatic(s):
            match._decide(move)
    assert [frame.before for frame in match.frames] == past[:-1] and match.state == past[-1]
    assert len(past) > 64       # more than there was room for at first


def test_worlds_of_search_come_as_often_as_those_of_a_view(monkeypatch):
    """At one moment of a match, over many dice of the bot; each deal counts as one, as its worlds are alike."""
    game = gamekit.load("uprising")
    match = game.new(seed=2, seats={"resistance": "greedy", "empire": "greedy"})
    while (match.step, match.state.round) != ("choose-token", 3):
        match.go_on(1)
    handed, search = [], game.compiled.bots["search"]

    def watched(box, s, moves, budget, worlds):
        handed.append(worlds.copy())
        return search(box, s, moves, budget, worlds)

    monkeypatch.setitem(game.compiled.bots, "search", watched)
    for dice in range(100):
        seen = hidden_state(game, match.state, match.state.seat)
        seen.rng = dice
        policies.decide(game, "search:1", seen, match._past(seen.seat))
    view = match.view("empire")
    dealt = [view.dealt(32, 1000 + seed, "greedy", fast=True) for seed in range(100)]
    for cards in {planned(s) for worlds in (*handed, *dealt) for s in worlds}:
        one, other = (mean_interval([Counter(map(planned, w))[cards] / 32 for w in deals], LEVEL)
                      for deals in (handed, dealt))
        assert one.low <= other.high and other.low <= one.high, cards
    assert len({len(worlds) for worlds in handed}) == 1 and len(handed) == 100


@pytest.mark.parametrize(("game", "options"), [(gamekit.load("uprising"), {}), (Pebbles(), {"players": 3})])
def test_search_plays_the_same_games_on_both_carriers(monkeypatch, game, options):
    monkeypatch.setitem(policies.BOTS, "search", replace(policies.BOTS["search"], worlds=2))    # plain Python is slow
    question = Question.of(game, "search:20", seed=5, **options)
    plain, fast = (carrier(question).play(0, 1).games for carrier in (Plain, Fast))
    assert {name: list(column) for name, column in plain.items()} == {n: list(column) for n, column in fast.items()}
