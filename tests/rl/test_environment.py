"""Environments for reinforcement learning: PettingZoo's own tests, and that nothing hidden is observed."""

import random
import subprocess
import sys

import pytest

import gamekit
from gamekit import rl
from gamekit.rl import environment
from gamekit.engine.view import world
from gamekit.testing.play import playing

from tests.engine.pebbles import Pebbles

if rl.MISSING:
    pytest.skip(f"{rl.MISSING} is not installed", allow_module_level=True)

import numpy as np
from pettingzoo.test import api_test, seed_test

SETTINGS = [
    ("dual_powers", {"mode": "duel"}, None), ("dual_powers", {"mode": "solo"}, None),
    ("dual_powers", {"mode": "duel"}, {"white": "random"}), ("uprising", {}, None),
    ("pebbles", {"begins": "boris"}, None), ("pebbles", {"players": 3}, {"clara": "random"}),
    ("pebbles", {"players": 4, "begins": "dana"}, None),
]
MODULES = dict.fromkeys(("nuclear_threat", "world_corporations", "world_bank", "antiterror", "covert_operations"), True)
HIDING = [(name, options) for name, options, seats in SETTINGS if not seats] + [
    ("partisans", {}), ("partisans", {"decks": "draft"}), ("secret_power", {"players": 2}),
    ("secret_power", {"players": 4}), ("world_conspiracy", {"players": 3, **MODULES}),
    ("world_conspiracy", {"players": 2, "world_media": True, "trends": True, "reptilians": True}),
    ("world_conspiracy", {"falcon": True, "reptilians": True}),
]
TURNS = 150
ADVICE = [      # what PettingZoo says of any environment whose observations have a mask, and of seats with names
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array",
    "ignore:We recommend agents to be named",
]


def game_of(name):
    return Pebbles() if name == "pebbles" else gamekit.load(name)


@pytest.fixture(params=SETTINGS, ids=["duel", "solo", "duel with a bot", "uprising", "pebbles", "three", "four"])
def make(request):
    """A function that makes environments."""
    name, options, seats = request.param
    game = game_of(name)
    return lambda **given: rl.env(game, options, seats, **given)


def play(env, seed, choose):
    """Play one episode; all that each agent was given, and its last reward."""
    told, rewards = [], {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        told.append((agent, seen["observation"].tolist(), seen["action_mask"].tolist(), reward, info))
        rewards[agent] = reward
        env.step(None if over else choose(np.flatnonzero(seen["action_mask"])))
    return told, rewards


# PettingZoo's tests

@pytest.mark.filterwarnings("error", *ADVICE)
def test_api(make):
    for _ in range(3):
        api_test(make(), num_cycles=1000)


def test_seed(make):
    seed_test(make, num_cycles=500)


# What is observed

def observed_in(env, record, agent):
    """What an agent observes where something else is true."""
    env.desk.record = record
    env.note()
    return env.observe(agent)


@pytest.mark.parametrize(("name", "options"), HIDING, ids=str)
def test_nothing_hidden_is_observed(name, options):
    """Two worlds that differ only in what a seat cannot see look the same to it, and offer it the same moves."""
    env = rl.Environment(game_of(name), options)
    env.reset(seed=5)
    dice, different = random.Random(5), 0
    for _ in range(TURNS):
        if any(env.terminations.values()):
            break
        true, record = env.state, env.desk.record
        for seat in playing(env.game, true):
            agent = env.game.ids("seat")[seat]
            here, imagined = env.observe(agent), world(env.game, true, seat, dice.randrange(1000))
            different += imagined.key()[1:] != true.key()[1:]
            there = observed_in(env, imagined.to_record(), agent)
            assert all(np.array_equal(here[part], there[part]) for part in ("observation", "action_mask"))
            observed_in(env, record, agent)
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    open_to_all = "falcon" in options       # what his rival does not see are decks, of which only the order is unknown
    assert different > 5 or open_to_all


def test_chance_is_not_observed(make):
    env = make().unwrapped
    env.reset(seed=1)
    before = [env.observe(agent)["observation"].tolist() for agent in env.agents]
    other = env.desk.record.copy()
    other["rng"] += 1
    assert before == [observed_in(env, other, agent)["observation"].tolist() for agent in env.agents]
    assert "rng" not in env.names


def test_every_number_has_a_name(make):
    env = make().unwrapped
    assert len(set(env.names)) == env.observation_space(env.agents[0])["observation"].shape[0]
    assert "step" in env.names


def test_names_are_those_of_things():
    env = rl.Environment("dual_powers")
    env.reset(seed=3)
    at = dict(zip(env.names, env.observe("red")["observation"], strict=True))
    piles = env.game.ids("pile")
    seen = {name.split()[1]: piles[pile] for name, pile in at.items() if name.startswith("card_at ")}
    assert sorted(c for c, pile in seen.items() if pile == "red-hand") == sorted(
        env.match.view("red").position()["cards"]["red-hand"])
    assert "white-hand" not in {seen[card] for card in env.match.position()["cards"]["white-hand"][:5]}


def test_only_who_is_asked_has_moves():
    env = rl.Environment("dual_powers")
    env.reset(seed=3)
    asked = env.agent_selection
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert np.flatnonzero(masks.pop(asked)).tolist() == [move.number for move in env.match.moves]
    assert not any(mask.any() for mask in masks.values())


# Playing

def test_the_seed_is_that_of_a_match(make):
    env = make().unwrapped
    env.reset(seed=11)
    assert env.match.seed == 11
    again = env.game.new(seed=11, seats=env.seats, **env.options)
    assert again.state == env.match.state == env.state


def test_episodes_after_a_seed_are_the_same_again(make):
    env = make()
    env.reset(seed=11)
    env.reset()
    second = env.unwrapped.match.seed
    env.reset()
    assert len({11, second, env.unwrapped.match.seed}) == 3
    env.reset(seed=11)
    env.reset()
    assert env.unwrapped.match.seed == second


def test_the_same_actions_give_the_same_episode(make):
    assert play(make(), 2, random.Random(2).choice) == play(make(), 2, random.Random(2).choice)


def test_rewards_are_for_winning(make):
    seen = set()
    for seed in range(6):
        env = make()
        _, rewards = play(env, seed, random.Random(seed).choice)
        result = env.unwrapped.match.result
        others = len(result.ranks) - 1
        lost = [reward for agent, reward in rewards.items() if agent not in result.winners]
        assert lost == pytest.approx([-1 / others] * len(lost))
        assert rewards.get(result.winner, 1) == 1
        seen |= set(rewards.values())
    assert min(seen) == -1 / others and (1 in seen or len(env.possible_agents) == 1)


def test_nobody_wins(monkeypatch):
    """A drawn game is worth nothing to anybody."""
    env = rl.Environment(Pebbles())
    env.reset(seed=1)
    nobody = gamekit.engine.match.Result({"anna": 2, "boris": 2}, "points", {}, "")
    monkeypatch.setattr(type(env), "result", nobody)
    env.note()
    assert env.rewards == {"anna": 0, "boris": 0}
    assert all(env.terminations.values())


@pytest.mark.parametrize(("ranks", "rewards"), [
    ((1, 2, 2), (1, -1 / 2, -1 / 2)), ((1, 1, 3), (1 / 4, 1 / 4, -1 / 2)), ((1, 1, 1), (0, 0, 0)),
])
def test_rewards_of_more_seats_sum_to_nothing(ranks, rewards):
    seats = ["anna", "boris", "clara"]
    result = gamekit.engine.match.Result(dict(zip(seats, ranks, strict=True)), "points", {}, "")
    assert [environment.reward(result, seat) for seat in seats] == pytest.approx(rewards)


def test_infos_tell_the_step_and_the_ending(make):
    told, _ = play(make(), 4, random.Random(4).choice)
    assert all(set(info) == {"step"} for *_, reward, info in told if reward == 0)
    assert set(told[-1][-1]) == {"ending", "scores"}


def test_bots_play_their_seats():
    env = rl.env("dual_powers", seats={"red": "random"})
    assert env.possible_agents == ["white"]
    play(env, 1, random.Random(1).choice)
    assert {move.step for move in env.unwrapped.match.played} > {"play-card"}


# What goes wrong

def test_an_illegal_action_loses(make, caplog):
    env = make()
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in env.agents}
    for _ in env.agent_iter():
        env.step(None)
    env.reset(seed=1)
    assert not any(env.terminations.values())


def test_without_wrappers_an_illegal_action_is_refused():
    env = rl.Environment("dual_powers")
    env.reset(seed=1)
    before = env.state
    for action in (999, -1, int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])):
        with pytest.raises(gamekit.IllegalMove, match=rf"Action {action} is not legal now.*objective"):
            env.step(action)
    assert env.state == before


def test_an_action_out_of_bounds():
    env = rl.env("dual_powers")
    env.reset(seed=1)
    env.last()
    with pytest.raises(AssertionError):
        env.step(10_000)


def test_what_cannot_be_made():
    with pytest.raises(gamekit.UnknownGame):
        rl.env("chess")
    with pytest.raises(gamekit.BadOption, match="render mode"):
        rl.env("dual_powers", render_mode="human")
    with pytest.raises(gamekit.BadOption, match="left for an agent"):
        rl.env("dual_powers", seats={"red": "random", "white": "random"})
    with pytest.raises(gamekit.BadOption):
        rl.env("dual_powers", {"modus": "solo"})
    with pytest.raises(gamekit.BadOption):
        rl.env("dual_powers", seats={"red": "nobody"})


# Showing

def test_render():
    env = rl.env("dual_powers", {"mode": "solo"}, render_mode="ansi")
    env.reset(seed=1917)
    assert env.render() == env.unwrapped.match.view(env.agents[0]).board_text()
    env = rl.env("dual_powers", render_mode="ansi")
    env.reset(seed=1917)
    assert env.render() == env.unwrapped.match.view(None).board_text()
    quiet = rl.env("dual_powers")
    quiet.reset(seed=1)
    assert quiet.render() is None
    quiet.close()


def test_it_says_what_is_missing():
    """In another process, in which PettingZoo cannot be imported."""
    code = (
        "import sys; sys.modules['pettingzoo'] = None; import gamekit.rl\n"
        "try: gamekit.rl.env('dual_powers')\n"
        "except gamekit.GamekitError as error: print(error.in_language('en'), error.in_language('ru'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, encoding="utf-8")
    assert 'needs the package pettingzoo: pip install "gamekit[rl]"' in done.stdout
    assert "нужен пакет pettingzoo" in done.stdout


def test_it_is_imported_only_when_used():
    code = "import gamekit, sys; print('pettingzoo' in sys.modules, 'gymnasium' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["False", "False"]
