"""What things are worth: who is given something has it, who is barred does without, and the games are the same."""

from dataclasses import replace

import pytest

import gamekit
from gamekit.lab import simulate, worth_of
from gamekit.lab.playing.run import Question
from gamekit.lab.questions.worth import Trial, checked_kind
from gamekit.lab.statistics.stats import BadStudy

N = 24


@pytest.fixture(scope="module")
def game():
    return gamekit.load("secret_power")


def trial(game, kind, n=N, **given):
    return Trial(Question.of(game, "greedy", seed=3, **given), checked_kind(game, kind), n)


def test_games_are_as_they_are_without_a_change(game):
    """Six games for each of the four seats; of each, that seat is looked at."""
    ends, study = trial(game, "type").played(), simulate(game, N, "greedy", seed=3)
    for number, seat in enumerate(("ivan", "julia", "alexey", "alice")):
        mine = slice(6 * number, 6 * number + 6)
        assert ends.wins[mine].tolist() == study.shares[mine, number].tolist()
        assert ends.score[mine].tolist() == study.column(f"score_{seat}")[mine].tolist()


@pytest.mark.parametrize(("kind", "thing"), [
    ("project", "comintern"), ("project", "espionage"), ("type", "corporations"), ("type", "inner-circle"),
    ("alliance", "paris-club"), ("alliance", "opus-dei"),
])
def test_who_is_given_something_has_it_and_who_is_barred_does_without(game, kind, thing):
    number, tried = game.ids(kind).index(thing), trial(game, kind, 200, players=2)
    if kind != "type":      # a card that is owned can be lost
        assert tried.played(given=number).has[:, number].all()
    assert tried.played(barred=number).how_often(number) < 0.02     # the rules may leave it nothing else


def test_a_seat_barred_from_what_others_take_is_alone_in_it(game):
    tried, number = trial(game, "project"), game.ids("project").index("comintern")
    assert tried.played().has[:, number].all() and not tried.played(barred=number).has[:, number].any()


@pytest.mark.parametrize("kind", ["project", "type", "alliance"])
def test_both_carriers_play_the_same(game, kind):
    fast = trial(game, kind, 4, players=2)
    plain = replace(fast, question=replace(fast.question, compiled=False))
    for way in ({}, {"given": 2}, {"barred": 2}):
        a, b = fast.played(**way), plain.played(**way)
        assert a.wins.tolist() == b.wins.tolist() and a.has.tolist() == b.has.tolist(), way


def test_one_call_tells_it_all(game):
    found = worth_of(game, "project", N, seed=3)
    table = found.table.set_index("thing")
    assert set(table.index) == set(game.ids("project")) and (table["n"] == N).all()
    assert table["given"].is_monotonic_decreasing
    for way in ("given", "barred"):
        assert (table[f"{way}_low"] <= table[way]).all() and (table[way] <= table[f"{way}_high"]).all()
    assert table["lift"].isna()["comintern"]        # all have it: nothing can be told
    assert "—" in found.text("en") and "Коминтерн" in found.text("ru")
    drawn = found.plot(language="ru")
    assert "Коминтерн" in [text.get_text() for text in drawn.texts]
    assert "<table" in found._repr_html_()


def test_what_helps_is_found(game):
    """Corporations bring three points for each card of power, and greedy players know it."""
    found = worth_of(game, "type", 200, seed=1917).table.set_index("thing")
    assert found["given_low"]["corporations"] > 0 > found["barred_high"]["corporations"]
    assert found["barred_had"]["corporations"] < 0.05 < found["barred_had"]["consulates"]   # nothing else was left


def test_who_does_not_look_cannot_be_barred(game):
    found = worth_of(game, "project", 40, "random", seed=3)
    assert found.table["barred"].isna().all() and not found.table["given"].isna().any()


@pytest.mark.parametrize(("name", "kind", "told"), [
    ("secret_power", "weather", "project, type, alliance"), ("uprising", "card", "-"),
])
def test_what_cannot_be_tried_is_said(name, kind, told):
    with pytest.raises(BadStudy, match=told):
        worth_of(name, kind, 10)
