"""A machine that learns: the slopes are right, surprises are put down to who caused them, and it becomes better."""

import io
import json
import zipfile

import numpy as np
import pytest

import gamekit
from gamekit import rl
from gamekit.lab import tournament
from gamekit.rl.learning import Played
from gamekit.rl.network import Network, chances, pick
from tests.engine.pebbles import Pebbles
from tests.helpers import shared

SMALL = {"tables": 64, "steps": 32, "hidden": 8, "batch": 512}


@pytest.fixture(scope="module")
def learner():
    return rl.Learner(shared("uprising"), {"resistance": "greedy"}, seed=1, **SMALL)


# The network

def test_slopes_are_those_of_the_loss(learner):
    """Each weight changed a little changes the loss by its slope."""
    dice = np.random.default_rng(2)
    played = learner.play().one_after_another().some(np.arange(40))
    network = Network.new(learner.game, 6, dice)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    aim, wanted = dice.standard_normal(played.masks.shape), dice.standard_normal(len(played.actions))

    def loss():
        """Something that hangs on the chances of all moves and on the values."""
        thought = network.think(played.numbers, played.masks)
        return float((aim * thought.chances).sum() + ((thought.values - wanted) ** 2).sum() / 2)

    thought = network.think(played.numbers, played.masks)
    p = thought.chances
    by_move = p * (aim - (aim * p).sum(1, keepdims=True))
    slopes = network.slopes(thought, by_move, thought.values - wanted)
    for name, weight in network.weights.items():
        steepest = np.unravel_index(np.abs(slopes[name]).argmax(), weight.shape)
        for place in (steepest, tuple(dice.integers(size) for size in weight.shape)):
            kept, step = weight[place], 1e-4
            weight[place] = kept + step
            above = loss()
            weight[place] = kept - step
            below = loss()
            weight[place] = kept
            assert slopes[name][place] == pytest.approx((above - below) / (2 * step), rel=1e-2, abs=1e-3), name


def test_only_legal_moves_are_picked():
    dice = np.random.default_rng(1)
    masks = (dice.random((500, 9)) < 0.3).astype(np.int8)
    masks[:, 4] = 1
    likely = chances(dice.standard_normal((500, 9)) * 5, masks)
    assert likely.sum(1) == pytest.approx(np.ones(500))
    for _ in range(20):
        assert masks[np.arange(500), pick(likely, dice)].all()


def test_moves_are_picked_as_often_as_they_are_likely():
    likely = np.repeat([[0.0, 0.2, 0.0, 0.5, 0.3]], 20_000, 0)
    counts = np.bincount(pick(likely, np.random.default_rng(3)), minlength=5) / 20_000
    assert np.abs(counts - likely[0]).max() < 4 * np.sqrt(0.25 / 20_000)


# What is put down to whom

@pytest.mark.parametrize("agents", [1, 2, 3])
def test_surprises_are_put_down_to_who_decided(agents):
    dice = np.random.default_rng(agents)
    steps, tables = 12, 6
    over = dice.random((steps, tables)) < 0.2
    played = Played(
        numbers=np.zeros((steps, tables, 1)), masks=np.ones((steps, tables, 2)),
        agents=dice.integers(agents, size=(steps, tables)), actions=np.zeros((steps, tables), int),
        chances=np.ones((steps, tables)), values=dice.standard_normal((steps, tables)).astype(np.float32),
        rewards=dice.standard_normal((steps, tables, agents)) * over[:, :, None], over=over)
    last, asked = dice.standard_normal(tables), dice.integers(agents, size=tables)
    found = played.advantages(last.astype(np.float32), asked, 0.9)
    assert found == pytest.approx(told_by_hand(played, last, asked, 0.9), abs=1e-5)


def told_by_hand(played, last, asked, patience):
    """The same, decision by decision: from each to the next of the same agent, or to the end of its game."""
    found = np.zeros(played.actions.shape)
    for t, i in np.ndindex(*found.shape):
        factor, now = 1.0, t
        while now is not None:
            step, now = surprise(played, last, asked, now, i, played.agents[t, i])
            found[t, i] += factor * step
            factor *= patience
    return found


def surprise(played, last, asked, t, i, who):
    """How much better than expected it went until the agent was asked again, and when that was."""
    for u in range(t, len(played.over)):
        if u > t and played.agents[u, i] == who:
            return played.values[u, i] - played.values[t, i], u
        if played.over[u, i]:
            return played.rewards[u, i, who] - played.values[t, i], None
    return (last[i] - played.values[t, i] if asked[i] == who else 0.0), None


# Learning

def test_it_becomes_better():
    """A game of a few moves, against a player who moves at random: it comes to win more often."""
    learner = rl.Learner(Pebbles(), {"boris": "random"}, seed=1, **SMALL | {"tables": 256})
    learner.learn(rounds=12, tried=400)
    first, last = learner.notes[0].won, learner.notes[-1].won
    assert last.low > first.high, learner.curve()
    assert learner.curve().games.is_monotonic_increasing
    assert len(learner.notes) >= 3


def test_the_same_seed_learns_the_same():
    def learned(seed):
        learner = rl.Learner(Pebbles(), {"boris": "random"}, seed=seed, **SMALL).learn(rounds=2, tried=10)
        return {name: weight.tolist() for name, weight in learner.network.weights.items()}

    assert learned(3) == learned(3) != learned(4)


def test_another_reward_is_learned_from():
    """Who is rewarded for losing loses more often than who is rewarded for winning."""
    won = {}
    for sign in (1, -1):
        learner = rl.Learner(Pebbles(), {"boris": "random"}, seed=1, reward=lambda given, sign=sign: sign * given,
                             **SMALL | {"tables": 256})
        won[sign] = learner.learn(rounds=12, tried=400).notes[-1].won
    assert won[-1].high < won[1].low


# What was learned is a bot

def test_it_plays_in_matches_and_tournaments(learner):
    policy = learner.policy
    match = policy.game.new(seed=3, seats={"resistance": "greedy", "empire": policy}).go_on()
    assert match.over
    again = policy.game.new(seed=3, seats={"resistance": "greedy", "empire": policy}).go_on()
    assert [move.id for move in again.played] == [move.id for move in match.played]
    table = tournament(policy.game, 2, [policy, "random"], seed=1)
    assert "learned" in str(table)


def test_it_tells_how_likely_its_moves_are(learner):
    view = learner.game.new(seed=3).view("resistance")
    likely = learner.policy.chances(view)
    assert list(likely) == view.moves and sum(likely.values()) == pytest.approx(1)
    assert -2 < learner.policy.value(view) < 2


def test_what_it_learns_later_does_not_change_the_bot(learner):
    policy = learner.policy
    before = {name: weight.copy() for name, weight in policy.network.weights.items()}
    learner.improve(learner.play())
    assert all(np.array_equal(before[name], weight) for name, weight in policy.network.weights.items())
    assert any(not np.array_equal(before[name], weight) for name, weight in learner.network.weights.items())


# Files

@pytest.fixture
def file(learner, tmp_path):
    return learner.policy.save(tmp_path / "machine.npz")


def test_it_is_kept(learner, file):
    again, view = rl.load_learned(file), learner.game.new(seed=3).view("resistance")
    assert again.chances(view) == learner.policy.chances(view)
    assert (again.games, again.name) == (learner.games, "learned")


def rewritten(file, **changed):
    with np.load(file) as old:
        arrays = {name: old[name] for name in old.files}
    about = json.loads(arrays["about"].tobytes())
    told = {name: value for name, value in changed.items() if name in about}
    arrays["about"] = np.frombuffer(json.dumps(about | told).encode(), np.uint8)
    arrays |= {name.replace("_", " "): value for name, value in changed.items() if name not in about}
    np.savez(file, **{name: value for name, value in arrays.items() if value is not None})


@pytest.mark.parametrize(("changed", "words"), [
    ({"gamekit": 99}, "newer gamekit"), ({"shape": "other"}, "another version"), ({"games": "many"}, "games"),
    ({"games": -1}, "games"),
    ({"find": np.zeros((2, 2), np.float32)}, "“find”"), ({"value_bias": np.full(1, np.nan, np.float32)}, "value bias"),
    ({"move": None}, "“move”"), ({"about": None}, "damaged"), ({"find_bias": np.zeros(0, np.float32)}, "find"),
    ({"find_bias": np.float32(1)}, "find"), ({"find_bias": np.zeros(12_000_000, np.float32)}, "find"),
])
def test_what_is_wrong_with_a_file_is_said(file, changed, words):
    rewritten(file, **changed)
    with pytest.raises(gamekit.BadSave, match=words):
        rl.load_learned(file)


def test_files_that_are_none(tmp_path, file):
    with pytest.raises(gamekit.BadSave, match="no file"):
        rl.load_learned(tmp_path / "nowhere.npz")
    for text in (b"", b"PK", b"not a zip", file.read_bytes()[:500]):
        (tmp_path / "other").write_bytes(text)
        with pytest.raises(gamekit.BadSave, match="damaged"):
            rl.load_learned(tmp_path / "other")


def test_nothing_in_a_file_is_run(tmp_path):
    np.savez(tmp_path / "trap.npz", about=np.array([{"run": "me"}], object), allow_pickle=True)
    with pytest.raises(gamekit.BadSave):
        rl.load_learned(tmp_path / "trap.npz")


def test_a_file_that_would_fill_the_memory_is_refused(tmp_path):
    with zipfile.ZipFile(tmp_path / "large.npz", "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("find.npy", bytes(65 << 20))
    with pytest.raises(gamekit.BadSave, match="larger"):
        rl.load_learned(tmp_path / "large.npz")


@pytest.mark.parametrize("size", [1 << 20, 1 << 38, 1 << 62])
def test_an_array_that_says_it_is_larger_than_its_file_is_refused(tmp_path, file, size):
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "<f4", "fortran_order": False, "shape": (size,)})
    with zipfile.ZipFile(tmp_path / "lying.npz", "w") as other, zipfile.ZipFile(file) as true:
        for name in true.namelist():
            other.writestr(name, header.getvalue() if name == "find.npy" else true.read(name))
    with pytest.raises(gamekit.BadSave, match="damaged"):
        rl.load_learned(tmp_path / "lying.npz")


@pytest.mark.parametrize("about", [b"[" * 100_000, b"\xff", b"[]", b"7"])
def test_what_does_not_say_what_it_is_is_refused(tmp_path, about):
    np.savez(tmp_path / "strange.npz", about=np.frombuffer(about, np.uint8))
    with pytest.raises(gamekit.BadSave):
        rl.load_learned(tmp_path / "strange.npz")


def test_where_it_cannot_be_written(learner, tmp_path):
    with pytest.raises(gamekit.BadSave, match="cannot be written"):
        learner.policy.save(tmp_path / "no" / "folder.npz")
