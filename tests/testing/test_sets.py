"""Sets of options for the checks: every two values that can go together do so."""

from contextlib import suppress
from itertools import combinations

import pytest

import gamekit
from gamekit.engine.options import SWITCH, Option, complete
from gamekit.testing import option_sets, option_values
from tests.engine.pebbles import Pebbles

GAMES = [*gamekit.games(), "pebbles"]


def load(name):
    return Pebbles() if name == "pebbles" else gamekit.load(name)


def goes(game, given):
    """Whether some match has these options, found by trying all that the others can be."""
    return any(given.items() <= one.items() for one in every(game))


def every(game, values=None, left=None):
    """All options of all matches."""
    values, left = values or {}, list(game.options) if left is None else left
    if not left:
        with suppress(gamekit.BadOption):
            yield complete(game.options, values, game.name)
        return
    for choice in left[0].choices if left[0].means(values) else [None]:
        yield from every(game, values | ({} if choice is None else {left[0].name: choice}), left[1:])


@pytest.mark.parametrize("name", ["dual_powers", "partisans", "pebbles"])
def test_every_pair_that_can_be_comes(name):
    game, tried = load(name), [complete(load(name).options, given, name) for given in option_sets(load(name))]
    single = [(option.name, choice) for option in game.options for choice in option.choices]
    for a, b in combinations(single, 2):
        if a[0] != b[0] and goes(game, dict([a, b])):
            assert any(dict([a, b]).items() <= values.items() for values in tried), (a, b)


@pytest.mark.parametrize(("name", "most"), [("dual_powers", 16), ("partisans", 4), ("uprising", 140), ("pebbles", 9)])
def test_there_are_not_many_sets(name, most):
    sets = option_sets(load(name))
    assert sets[0] == {}
    assert len(sets) <= most


@pytest.mark.parametrize("name", GAMES)
def test_every_value_comes_with_what_it_needs(name):
    game = load(name)
    tried = [complete(game.options, given, name) for given in option_values(game)]
    for option in game.options:
        assert {values[option.name] for values in tried if option.name in values} == set(option.choices)


def test_needs_are_met_also_where_the_first_way_is_closed():
    class Odd(Pebbles):
        options = (
            Option("players", range(2, 5), 2),
            Option("teams", SWITCH, False, needs={"players": (3, 4)}, excludes={True: {"players": 3}}),
        )

    assert {"teams": True, "players": 4} in option_values(Odd())
    assert {"players": 3, "teams": True} not in option_sets(Odd())


def test_a_game_without_options_and_one_with_a_single_one():
    class Bare(Pebbles):
        options = ()

    class Single(Pebbles):
        options = (Option("players", range(2, 5), 2),)

    assert option_sets(Bare()) == option_values(Bare()) == [{}]
    assert option_sets(Single()) == option_values(Single()) == [{}, {"players": 3}, {"players": 4}]
