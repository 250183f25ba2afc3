"""Every game passes the checks that a game must pass, under options that change its rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gamekit
from gamekit import testing
from gamekit.engine import twin

from .helpers import shared

OPTIONS = {
    "dual_powers": [
        {}, {"mode": "solo"}, {"mode": "solo", "side": "white", "difficulty": 6}, {"discard_hand": True},
        {"neutrals_move_alone": False}, {"unrest_bonus_exhausts": False},
    ],
    "partisans": [{}, {"decks": "draft"}, {"cards": "printed"}, {"decks": "draft", "cards": "printed"}],
    "secret_power": [
        {}, {"players": 2, "experienced": True}, {"players": 3, "professionals": True},
        {"players": 5, "professionals": True, "experienced": True},
    ],
    "uprising": [
        {}, {"mode": "capitol"}, {"missions": "rulebook"}, {"capture": "automatic"},
        {"capture": "automatic", "mode": "capitol", "mission_a": "coup", "mission_b": "coup", "mission_c": "espionage"},
    ],
    "world_conspiracy": [
        {"players": 2, "nuclear_threat": True, "world_corporations": True, "world_bank": True},
        {"players": 3, "professionals": True, "antiterror": True, "covert_operations": True, "trends": True},
        {"players": 4, "professionals": True, "world_media": True, "trends": True, "reptilians": True},
        {"players": 5, "trends": True, "reptilians": True, "covert_operations": True},
        {"falcon": True, "professionals": True, "experienced": True},
        {"falcon": True, "difficulty": "maximum", "alter_ego": "female", "antiterror": True, "covert_operations": True,
         "trends": True, "reptilians": True, "begins": "julia"},
        {"falcon": True, "difficulty": "high", "world_media": True, "trends": True, "world_corporations": True},
    ],
}
FEW = {     # games a check plays, by their length
    "dual_powers": 4, "partisans": 8, "secret_power": 1, "uprising": 4, "world_conspiracy": 1,
}
MADE_UP = {     # positions, and more than how many of both kinds come; with more seats less goes together
    "dual_powers": (40, 8), "partisans": (60, 12), "secret_power": (100, 12), "uprising": (60, 12),
    "world_conspiracy": (100, 12),
}
TWINS = {       # games on both carriers
    "dual_powers": 500, "partisans": 500, "secret_power": 60, "uprising": 500, "world_conspiracy": 60,
}
each_game = pytest.mark.parametrize("name", OPTIONS)
each_option = pytest.mark.parametrize(
    ("name", "given"), [(name, given) for name, sets in OPTIONS.items() for given in sets], ids=str)
needs_numba = pytest.mark.skipif(not twin.available(), reason="numba is not installed")


def test_every_game_is_checked():
    assert set(OPTIONS) == set(gamekit.games())


@each_game
def test_words(name):
    testing.check_words(shared(name))


@each_game
def test_style(name):
    testing.check_style(shared(name))


@each_game
def test_every_rule_is_cited_by_code_and_by_a_test(name):
    """Those of an expansion's base in the tests of the base."""
    game = shared(name)
    testing.check_cited(game, *(Path(__file__).parent / "games" / folder.name for folder in game.folders()))


@each_option
@pytest.mark.parametrize("check", [
    testing.check_conformance, testing.check_replay, testing.check_positions, testing.check_leaks, testing.check_redeal,
])
def test_games(name, given, check):
    check(shared(name), FEW[name], **given)


@each_game
def test_every_two_options_go_together(name):
    for given in testing.option_sets(gamekit.load(name)):
        testing.check_conformance(gamekit.load(name), 1, **given)


@each_option
def test_made_up_positions(name, given):
    """`python -m tests.benchmarks.positions` tries many more."""
    positions, least = MADE_UP[name]
    found = testing.check_made_up(shared(name), positions, **given)
    assert min(found["accepted"], found["refused"]) > least


@each_option
def test_advice(name, given):
    testing.check_advice(shared(name), **given)


@each_option
def test_worlds(name, given):
    testing.check_worlds(gamekit.load(name), **given)


@each_option
def test_fuzz(name, given, tmp_path):
    testing.fuzz(shared(name), FEW[name], dump=tmp_path, **given)


@needs_numba
@each_option
def test_compiled_and_plain_agree_on_whole_states(name, given):
    testing.check_twins(shared(name), TWINS[name], seed=1917, **given)


@needs_numba
@each_game
def test_compiled_rules_stay_within_bounds(name):
    """numba checks no bounds unless told to, and then compiles anew."""
    code = (
        "import gamekit, gamekit.testing as t; from tests.test_checks import OPTIONS\n"
        f"for given in OPTIONS[{name!r}]: t.check_twins(gamekit.load({name!r}), {TWINS[name] * 3 // 5}, **given)\n"
        "print('within bounds')"
    )
    checked = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=checked, cwd=Path(__file__).parents[1], capture_output=True, text=True,
        check=False,
    )
    assert done.stdout.strip() == "within bounds", done.stderr
