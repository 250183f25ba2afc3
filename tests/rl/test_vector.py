"""Thousands of tables: the same games as everywhere, nothing hidden, and nothing played that is not allowed."""

import sys

import numpy as np
import pytest

import gamekit
from gamekit import rl
from gamekit.engine.loop import POLICY_DICE
from gamekit.engine.dice import game_seed
from gamekit.engine.moves import legal_numbers
from gamekit.engine.view import hidden_state, world
from gamekit.lab.playing.run import Fast, Question
from gamekit.rl.environment import reward
from gamekit.rl.observing import Flat, observed
from gamekit.rl.vector import looking
from tests.engine.pebbles import Pebbles
from tests.helpers import shared

SETTINGS = [
    ("uprising", {}), ("dual_powers", {"mode": "duel"}), ("dual_powers", {"mode": "solo"}), ("pebbles", {"players": 3}),
]
PLAYED = 250


def game_of(name):
    return Pebbles() if name == "pebbles" else shared(name)


@pytest.fixture(params=SETTINGS, ids=["uprising", "duel", "solo", "three"])
def tables(request):
    name, options = request.param
    return rl.Tables(game_of(name), 5, options, seed=7)


def plain(tables, records):
    return [tables.game.state.from_record(record) for record in records]


def test_each_table_plays_the_games_of_a_study(tables):
    """Step by step as plain Python does it, from setup to the next game, with masks, views, rewards and all."""
    game, dice = tables.game, np.random.default_rng(3)
    begun = Fast(Question.of(game, seed=7, **tables.question.options))
    mine = plain(tables, begun.started(0, 5))
    seen, infos = tables.reset()
    number, ended = np.arange(5), 0
    for _ in range(PLAYED):
        for i, s in enumerate(mine):
            assert game.state.from_record(tables.states[i]) == s
            view = hidden_state(game, s, s.seat)
            view.reveals = 0
            assert game.state.from_record(seen[i]) == view
            assert np.flatnonzero(infos["action_mask"][i]).tolist() == legal_numbers(game, view)
            assert infos["seat"][i] == game.ids("seat")[s.seat]
        actions = tables.sample(dice)
        seen, rewards, over, truncated, infos = tables.step(actions)
        assert not truncated.any()
        for i, s in enumerate(mine):
            game.plain.enter_worlds(game.box, [s], int(actions[i]))
            assert over[i] == (s.step == 0)
            if over[i]:
                result = gamekit.engine.match.Result.of(game, s)
                assert rewards[i].tolist() == pytest.approx([reward(result, agent) for agent in tables.agents])
                number[i] += 5
                mine[i] = plain(tables, begun.started(int(number[i]), 1))[0]
                ended += 1
            else:
                assert not rewards[i].any()
    assert ended >= 5


def test_the_bots_of_a_study_play_the_same():
    """A table whose agent plays what a person's own policy would ends as the game of the study does."""
    game, bots = shared("uprising"), {"empire": "greedy"}
    tables = rl.Tables(game, 40, {}, bots, seed=11)
    _, infos = tables.reset()
    won, left = np.zeros(40), np.ones(40, bool)
    while left.any():
        actions = infos["action_mask"].argmax(1)            # the first legal move
        _, rewards, over, _, infos = tables.step(actions)
        won[over & left] = rewards[over & left, 0]
        left &= ~over

    def first(box, s, moves):
        return moves[0]

    study = Question.of(game, {"resistance": first, **bots}, seed=11).play(0, 40)
    assert np.array_equal(won > 0, study.games["winner"] == game.seat_number("resistance"))


def test_bots_have_dice_of_their_own():
    tables = rl.Tables(shared("uprising"), 3, {}, {"empire": "random"}, seed=2)
    tables.reset()
    assert tables._dice.tolist() == [game_seed(2, POLICY_DICE + i) for i in range(3)]      # no bot has played yet


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_nothing_hidden_is_observed(name, options):
    """Tables that differ only in what the seat cannot see that is asked there look the same."""
    game, dice, different = game_of(name), np.random.default_rng(5), 0
    tables = rl.Tables(game, 2, options, seed=5)
    tables.reset()
    look, room = looking(game), np.zeros(tables.actions, np.int64)
    for _ in range(60):
        true = tables.states[:1].copy()
        s = game.state.from_record(true[0])
        other = world(game, s, s.seat, int(dice.integers(1000)))
        different += other.key()[1:] != s.key()[1:]
        views = []
        for record in (true, other.to_record()):
            seen, masks = np.empty_like(record), np.zeros((1, tables.actions), np.int8)
            look(game.box.to_record()[0], record, seen, 0, s.seat, masks, room)
            views.append((tables.flat(seen).tolist(), masks.tolist()))
        assert views[0] == views[1]
        tables.step(tables.sample(dice))
    assert different > 5 or name == "pebbles"


def test_rows_of_numbers_have_the_values_of_fields(tables):
    seen, _ = tables.reset()
    flat = tables.flat(seen)
    assert flat.shape == (5, len(tables.names)) and len(set(tables.names)) == len(tables.names)
    columns = [seen[field.name].reshape(5, -1) for field in observed(tables.game)]
    assert np.array_equal(flat, np.concatenate(columns, 1))
    assert Flat(tables.game)(seen[3:4]).tolist() == flat[3:4].tolist()


def test_the_same_seed_plays_the_same(tables):
    def play(seed):
        dice, told = np.random.default_rng(1), []
        tables.reset(seed=seed)
        for _ in range(30):
            seen, rewards, over, _, _ = tables.step(tables.sample(dice))
            told.append((tables.flat(seen).tolist(), rewards.tolist(), over.tolist()))
        return told

    assert play(4) == play(4) != play(5)


def test_without_copies_the_arrays_are_the_same_ones(tables):
    tables.reset()
    dice = np.random.default_rng(1)
    first, second = (tables.step(tables.sample(dice), copy=False)[0] for _ in range(2))
    assert first is second
    assert tables.step(tables.sample(dice))[0] is not first


# In the words of gymnasium

def test_spaces_are_those_of_gymnasium(tables):
    gymnasium = pytest.importorskip("gymnasium")
    assert tables.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, infos = tables.reset(seed=1)
    tables.action_space.seed(1)
    for _ in range(60):
        rows = tables.flat(seen)
        assert rows in tables.observation_space and rows[0] in tables.single_observation_space
        actions = tables.action_space.sample(mask=tuple(infos["action_mask"]))
        assert all(action in tables.single_action_space for action in actions)
        seen, *_, infos = tables.step(actions)
    assert tables.num_envs == len(rows) == len(actions)
    assert tables.observation_space.shape == (5, len(tables.names))
    tables.close()


def test_without_gymnasium_tables_are_played_and_say_what_is_missing(tables, monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    tables.reset()
    tables.step(tables.sample(np.random.default_rng(1)))
    for name in ("observation_space", "single_observation_space", "action_space", "single_action_space", "metadata"):
        with pytest.raises(gamekit.GamekitError, match="needs the package gymnasium: pip install"):
            getattr(tables, name)


# What goes wrong

def test_an_illegal_action_is_refused_and_nothing_is_played(tables):
    _, infos = tables.reset()
    actions, before = tables.sample(np.random.default_rng(1)), tables.states.copy()
    for wrong in (int(np.flatnonzero(infos["action_mask"][3] == 0)[0]), -1, 999):
        actions[3] = wrong
        with pytest.raises(gamekit.IllegalMove, match=rf"Action {wrong} is not legal now \(“table 3: "):
            tables.step(actions)
    assert np.array_equal(tables.states, before)


@pytest.mark.parametrize("actions", [[0, 0], [[0] * 5], [0.5] * 5, "moves", None])
def test_what_are_no_actions(tables, actions):
    tables.reset()
    with pytest.raises(gamekit.BadOption, match="A step needs 5 whole numbers"):
        tables.step(actions)


@pytest.mark.parametrize("n", [0, -1, 1.5, True, "many", 2**30])
def test_how_many_tables_there_can_be(n):
    with pytest.raises(gamekit.BadOption, match="1 to"):
        rl.vector("uprising", n)


def test_who_cannot_play():
    with pytest.raises(gamekit.BadOption, match="thinks too long"):
        rl.vector("uprising", 2, seats={"empire": "search:50"})
    with pytest.raises(gamekit.BadOption, match="thinks too long"):
        rl.vector("uprising", 2, seats={"empire": lambda view: view.moves[0]})
    with pytest.raises(gamekit.BadOption, match="left for an agent"):
        rl.vector("uprising", 2, seats={"empire": "random", "resistance": "random"})
    with pytest.raises(gamekit.UnknownGame):
        rl.vector("chess")


def test_a_bot_that_goes_wrong_is_told():
    def cheat(box, s, moves):
        return 99 if s.round > 2 else moves[0]

    tables = rl.vector("uprising", 4, seats={"empire": cheat})
    tables.reset(seed=1)
    dice = np.random.default_rng(1)
    with pytest.raises(gamekit.GamekitError, match="cheat"):
        for _ in range(200):
            tables.step(tables.sample(dice))
