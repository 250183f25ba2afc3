"""Chance: splitmix64, and the same stream on both carriers."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.engine.dice import GOLDEN, MASK, below, game_seed, mixed
from gamekit.engine.layout import Table

from .pebbles import Pebbles

REFERENCE = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
SEEDS = st.integers(0, 2**63 - 1)


class Desk(Table):
    pass


def desk(seed: int) -> Desk:
    s = Desk()
    s.rng = seed
    return s


def test_the_reference_values_of_splitmix64():
    assert [mixed((0 + i * GOLDEN) & MASK) for i in (1, 2, 3)] == REFERENCE


def test_below_takes_the_upper_half_of_each_value():
    s = desk(0)
    assert [below(s, 2**32) for _ in range(3)] == [value >> 32 for value in REFERENCE]
    assert s.rng == 3 * GOLDEN & MASK


@given(st.integers(0, MASK), st.integers(1, 10_000))
def test_below_stays_in_range(seed, n):
    assert 0 <= below(desk(seed), n) < n


@given(st.integers(0, MASK))
def test_below_one_is_nothing_but_moves_the_stream(seed):
    s = desk(seed)
    assert below(s, 1) == 0
    assert s.rng == (seed + GOLDEN) & MASK


@pytest.mark.parametrize(("n", "bound"), [(2, 15.1), (6, 25.7), (48, 92.0)])     # chi-square, 1 in 10,000
def test_below_is_uniform(n, bound):
    s, total = desk(1917), 1000 * n
    counts = [0] * n
    for _ in range(total):
        counts[below(s, n)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < bound


def test_pairs_are_uniform():
    """One throw says nothing about the next: 36 pairs, chi-square of 35 degrees, 1 in 10,000."""
    s, counts = desk(5), [[0] * 6 for _ in range(6)]
    for _ in range(36_000):
        counts[below(s, 6)][below(s, 6)] += 1
    assert sum((c - 1000) ** 2 / 1000 for line in counts for c in line) < 74.9


@given(SEEDS)
def test_neighbouring_games_and_seeds_start_elsewhere(seed):
    starts = [game_seed(seed, game) for game in range(50)] + [game_seed(seed ^ 1, game) for game in range(50)]
    assert len(set(starts)) == 100
    assert all(0 <= start <= MASK for start in starts)
    # neighbours differ in about half of their 64 bits
    assert all(8 <= (a ^ b).bit_count() <= 56 for a, b in pairwise(starts))


def test_game_and_seed_are_not_exchangeable():
    assert game_seed(1, 2) != game_seed(2, 1)
    assert game_seed(0, 1) != game_seed(1, 0)


@pytest.mark.parametrize(("seed", "game"), [(0, 0), (1, 0), (1, 1), (1917, 12345), (2**63 - 1, 7), (2**62 + 5, 2**40)])
def test_plain_and_compiled_start_alike(seed, game):
    """The deals of Pebbles come from the stream: equal states mean equal streams."""
    pebbles = _pebbles()
    record = pebbles.empty({}).to_record()
    pebbles.compiled.start(pebbles.box.to_record()[0], record[0], seed, game)
    s = pebbles.empty({})
    pebbles.plain.start(pebbles.box, s, seed, game)
    assert pebbles.state.from_record(record[0]) == s
    assert s.rng == (game_seed(seed, game) + 2 * GOLDEN) & MASK


def test_plain_and_compiled_throw_alike():
    import numba

    from gamekit.engine.twin import _Builder

    throw = _Builder({}, None).twin(below)

    @numba.njit
    def throws(s, sizes, out):
        for i in range(len(sizes)):
            out[i] = throw(s, sizes[i])

    sizes = np.array([1, 2, 3, 6, 48, 1000, 2**31, 2**32 - 1] * 50)
    out, s = np.zeros(len(sizes), np.int64), desk(2**64 - 3)
    record = s.to_record()
    throws(record[0], sizes, out)
    assert out.tolist() == [below(s, int(n)) for n in sizes]
    assert int(record["rng"][0]) == s.rng


def _pebbles(made=[]):  # noqa: B006  (compiled once)
    made[:] = made or [Pebbles()]
    return made[0]
