"""Compiling for a whole run of tests: each game once, in processes beside each other, before the workers begin.

`python -m tests.compiling GAME` compiles one. What is compiled already, in this run or an earlier one, is only read.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import gamekit
from gamekit import testing
from gamekit.lab.playing.warm import warm

ROOT = Path(__file__).parent.parent


def compile_all(workers):
    """All games, as many at once as there will be workers. What goes wrong is for the tests to tell."""
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(in_a_process, gamekit.games()))


def in_a_process(name):
    subprocess.run([sys.executable, "-m", __name__, name], cwd=ROOT, capture_output=True, check=False)


if __name__ == "__main__":
    warm(sys.argv[1])
    testing.check_twins(gamekit.load(sys.argv[1]), games=1)
    testing.check_advice(gamekit.load(sys.argv[1]), games=1)
