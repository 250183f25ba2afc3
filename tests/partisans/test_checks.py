"""Partisans passes the checks that every game must pass."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gamekit import testing
from gamekit.engine import twin

TESTS = Path(__file__).parent
OPTION_SETS = [{}, {"decks": "draft"}, {"cards": "printed"}]
options = pytest.mark.parametrize("given", OPTION_SETS, ids=str)
needs_numba = pytest.mark.skipif(not twin.available(), reason="numba is not installed")


def test_words(game):
    testing.check_words(game)


def test_style(game):
    testing.check_style(game)


def test_every_rule_is_cited_by_code_and_by_a_test(game):
    testing.check_cited(game, TESTS)


@options
def test_conformance(game, given):
    testing.check_conformance(game, 12, **given)


@options
def test_replay(game, given):
    testing.check_replay(game, 6, **given)


@options
def test_positions(game, given):
    testing.check_positions(game, 12, **given)


@options
def test_no_leaks(game, given):
    testing.check_leaks(game, 6, **given)


@options
def test_redeal(game, given):
    testing.check_redeal(game, 12, **given)


@options
def test_fuzz(game, given, tmp_path):
    testing.fuzz(game, 6, dump=tmp_path, **given)


@needs_numba
@options
def test_compiled_and_plain_agree_on_whole_states(game, given):
    testing.check_twins(game, 500, seed=1917, **given)


@needs_numba
def test_compiled_rules_stay_within_bounds():
    """numba checks no bounds unless told to, and then compiles anew."""
    code = (
        "import gamekit, gamekit.testing as t; g = gamekit.load('partisans');"
        "t.check_twins(g, 1000); t.check_twins(g, 500, decks='draft', cards='printed'); print('within bounds')"
    )
    checked = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=checked, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "within bounds", done.stderr
