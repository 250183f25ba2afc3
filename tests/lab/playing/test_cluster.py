"""The same study on a cluster of real processes, also when one of them dies."""

import os
import signal
import sys

import pandas as pd
import pytest

import gamekit
from gamekit.engine.errors import GamekitError
from gamekit.lab.playing import cluster as clusters
from gamekit.lab import load_study, simulate
from gamekit.lab.questions.asked import question

dask, distributed = pytest.importorskip("dask"), pytest.importorskip("distributed")
SOLO = {"mode": "solo"}


@pytest.fixture(scope="module")
def cluster():
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as made:
        yield made


@pytest.fixture(scope="module")
def client(cluster):
    with distributed.Client(cluster, set_as_default=False) as made:
        yield made


def same(one, other):
    pd.testing.assert_frame_equal(one.games, other.games)
    pd.testing.assert_frame_equal(one.rounds, other.rounds)


def test_the_same_rows_as_here(game, cluster, tmp_path):
    stored = simulate(game, 5500, seed=3, options=SOLO, cluster=cluster.scheduler_address, file=tmp_path / "a")
    same(stored, simulate(game, 5500, seed=3, options=SOLO))
    same(stored, load_study(tmp_path / "a"))


def test_a_worker_dies(game, client, tmp_path):
    """One of the two is killed when the study is under way; another takes its place, and nothing changes."""
    killed = []

    def kill(done, total):
        if done >= 3000 and not killed:
            killed.append(client.run(os.getpid).popitem()[1])
            os.kill(killed[0], signal.SIGKILL)

    study = simulate(game, 20_000, seed=4, options=SOLO, cluster=client, progress=kill, file=tmp_path / "a")
    assert killed
    assert killed[0] not in client.run(os.getpid).values()
    same(study, simulate(game, 20_000, seed=4, options=SOLO))
    assert load_study(tmp_path / "a").n == 20_000


def test_own_functions_travel(game, client):
    here = 2

    def mine(box, s, moves):        # defined where no worker can import it
        return moves[len(moves) - 1]

    def doubled(box, s):
        return s.support * here

    given = {"seats": mine, "measures": doubled, "options": SOLO}
    same(simulate(game, 1500, cluster=client, **given), simulate(game, 1500, **given))


def test_a_box_of_ones_own_travels_as_values(client, tmp_path):
    folder = gamekit.load("dual_powers").folder / "box"
    leaders = (folder / "leaders.csv").read_text("utf-8").replace("red,5,3,1", "red,6,3,1")
    (tmp_path / "leaders.csv").write_text(leaders, "utf-8")
    game = gamekit.load("dual_powers", box=tmp_path)
    recipe = clusters.Recipe.of(question(game, "random", 0, SOLO, ()))
    (tmp_path / "leaders.csv").unlink()         # workers have no such folder
    assert recipe.game == "dual_powers"
    assert recipe.question().game.components.fingerprint == game.components.fingerprint
    same(simulate(game, 1200, options=SOLO, cluster=client), simulate(game, 1200, options=SOLO))


def test_a_stopped_study_keeps_what_came(game, client):
    def interrupt(done, total):
        raise KeyboardInterrupt

    study = simulate(game, 9000, options=SOLO, cluster=client, progress=interrupt)
    assert study.stopped
    assert study.n == 1000


# What goes wrong

def test_a_worker_with_other_rules_is_refused(game):
    recipe = clusters.Recipe.of(question(game, "random", 0, SOLO, ()))
    with pytest.raises(clusters.ClusterTrouble, match="another gamekit"):
        clusters.play_chunk(clusters.Recipe(**{**vars(recipe), "mark": "x"}), 0, 1)


def test_errors_of_functions_come_home(game, client):
    def late(box, s):
        return 1 // (s.round - 3)       # goes wrong in some games only

    with pytest.raises((ZeroDivisionError, GamekitError)):
        simulate(game, 3000, options=SOLO, measures=late, cluster=client)


def test_no_such_cluster(game):
    with dask.config.set({"distributed.comm.timeouts.connect": "200ms"}):
        for address in ("tcp://127.0.0.1:1", "nonsense://x", 5):
            with pytest.raises(clusters.ClusterTrouble, match="cannot be reached"):
                simulate(game, 10, options=SOLO, cluster=address)


def test_the_package_is_missing(game, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(clusters.ClusterTrouble, match=r"gamekit\[cluster\]") as error:
        simulate(game, 10, options=SOLO, cluster="tcp://127.0.0.1:1")
    assert "Для кластера" in error.value.in_language("ru")
