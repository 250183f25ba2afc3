"""Steps in a second, with observations and legal actions: our tables, PettingZoo's environment, OpenSpiel beside them.

    python -m tests.benchmarks.learning [--seconds 3]

Only what the environment does is timed, not the choice of the actions, which are random; processor time, in one run.
OpenSpiel (extra `bench`) plays backgammon and Hanabi, as Python drives it: `vector_env.SyncVectorEnv`, 64 tables.
"""

import argparse
import random
import time

import numpy as np

from gamekit import rl

GAMES = [
    ("uprising", {}), ("dual_powers", {"mode": "duel"}), ("partisans", {}), ("secret_power", {"players": 4}),
    ("world_conspiracy", {}),
]
TABLES, RIVAL_TABLES = 4096, 64


def timed(act, seconds):
    """Call until the time is over; how many steps in a second of processor time, of what it counts."""
    act()
    steps, spent = 0, 0.0
    while spent < seconds:
        done, taken = act()
        steps, spent = steps + done, spent + taken
    return steps / spent


def tables(name, options):
    env, dice = rl.vector(name, TABLES, options), np.random.default_rng(1)
    env.reset(seed=1)

    def act():
        actions = env.sample(dice)
        before = time.process_time()
        env.step(actions)
        return env.n, time.process_time() - before

    return act


def pettingzoo(name, options):
    env, dice = rl.env(name, options), random.Random(1)
    env.reset(seed=1)

    def act(turns=500):
        before = time.process_time()
        for _ in range(turns):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(dice.random() * len(legal))]))
        return turns, time.process_time() - before

    return act


def openspiel(name):
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput

    envs = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(RIVAL_TABLES)])
    dice, now = random.Random(1), [envs.reset()]

    def act():
        asked = [(step, step.observations["current_player"]) for step in now[0]]
        chosen = [StepOutput(dice.choice(step.observations["legal_actions"][who]), []) for step, who in asked]
        before = time.process_time()
        now[0] = envs.step(chosen, reset_if_done=True)[0]
        return RIVAL_TABLES, time.process_time() - before

    return act


def main():
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--seconds", type=float, default=3.0)
    seconds = reader.parse_args().seconds
    found = {}
    for name, options in GAMES:
        found[f"{name}, {TABLES} tables"] = timed(tables(name, options), seconds)
        found[f"{name}, PettingZoo"] = timed(pettingzoo(name, options), seconds)
    try:
        found |= {f"OpenSpiel {name}, {RIVAL_TABLES} tables": timed(openspiel(name), seconds)
                  for name in ("backgammon", "hanabi")}
    except ModuleNotFoundError as missing:
        print(f"{missing.name} is not installed")
    for name, speed in found.items():
        print(f"{name:40} {speed:12,.0f} steps/s")


if __name__ == "__main__":
    main()
