"""`gamekit serve`: ports, tokens and what it says when it cannot start. The server itself is in `test_server`."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from gamekit.cli import main
from gamekit.ui import limits, server
from gamekit.ui.server import Plan


def test_a_host_for_others_makes_up_a_token() -> None:
    with server.kept(Plan(host="0.0.0.0"), 8866) as (plan, _):
        assert plan.token
        assert plan.address(8866).endswith(f":8866/?token={plan.token}")
    with server.kept(Plan(), 8866) as (plan, _):
        assert plan.token is None
    assert Plan(host="::1").address(80) == "http://[::1]:80/"


def test_a_class_comes_in_from_everywhere_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Plan] = []
    monkeypatch.setattr(server, "serve", plans.append)
    assert main(["serve", "--class"]) == main(["serve", "--class", "--students", "4", "--host", "localhost"]) == 0
    assert main(["serve"]) == 0
    assert [(plan.host, plan.students, plan.classroom) for plan in plans] == [
        ("0.0.0.0", 30, True), ("localhost", 4, True), ("localhost", None, False)]
    with server.kept(plans[1], 8866) as (plan, keeper), server.of_class(plan, keeper, 8866) as room:
        assert plan.token and room is not None and room.code != plan.token
    with server.kept(plans[2], 8866) as (plan, keeper), server.of_class(plan, keeper, 8866) as room:
        assert plan.token is room is None


def test_after_a_kill_the_token_is_the_same() -> None:
    """Thirty devices have it. A server that ends by itself forgets it."""
    with pytest.raises(KeyboardInterrupt), server.kept(Plan(host="0.0.0.0"), 8866) as (first, _):
        raise KeyboardInterrupt
    with server.kept(Plan(host="0.0.0.0"), 8866) as (second, _):
        assert second.token == first.token
    with server.kept(Plan(host="0.0.0.0"), 8866) as (third, _):
        assert third.token != first.token


def test_what_a_killed_server_left_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    over = subprocess.Popen([sys.executable, "-c", ""])
    over.wait()
    names = {f"gamekit-{over.pid}-abc": False, f"gamekit-{os.getpid()}-abc": True, "gamekit-cache-abc": True}
    for name in names:
        (tmp_path / name / "voila_x").mkdir(parents=True)
    with server.temporary_folder() as folder:
        assert {name: (tmp_path / name).exists() for name in names} == names
        assert folder.stat().st_mode & 0o777 == 0o700
    assert not folder.exists()


def test_too_few_open_files_are_told_before_anybody_comes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(limits, "visitors", lambda wanted: min(wanted, 20))
    assert server.within_limits(Plan(students=30)).students == 20 - server.MORE - server.SPARE
    assert "only 6 students can be served" in capsys.readouterr().out
    assert server.within_limits(Plan(students=6)).students == 6
    assert capsys.readouterr().out == ""


def test_taken_port(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--no-browser"]) == 2
        assert capsys.readouterr().err.startswith(f"Port {port} is taken by another program.")
        assert main(["--port", str(port), "--lang", "ru"]) == 2
        assert capsys.readouterr().err.startswith(f"Порт {port} занят")


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(server, "FIRST_PORT", taken)
        sockets = server.listening(server.Plan(host="127.0.0.1"))
    assert taken < sockets[0].getsockname()[1] < taken + server.PORTS
    for one in sockets:
        one.close()


@pytest.mark.parametrize(("wrong", "message"), [
    (["--port", "0"], "A port is a whole number"), (["--port", "70000"], "A port is a whole number"),
    (["--students", "many"], "The number of students"), (["--students"], "“--students” has no value"),
    (["--token", "a b"], "A token has"), (["--host", "no.such.host.invalid"], "The server cannot listen at no.such"),
])
def test_wrong_arguments(wrong: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *wrong]) == 2
    assert capsys.readouterr().err.startswith(message)


@pytest.mark.parametrize(("arguments", "plan"), [
    ([], Plan()), (["--no-browser", "--lang", "ru"], Plan(language="ru", browser=False)),
    (["serve", "--students", "30", "--port", "9000", "--host", "0.0.0.0", "--token", "abcd"],
     Plan("0.0.0.0", 9000, 30, "abcd")),
])
def test_no_command_serves(arguments: list[str], plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Plan] = []
    monkeypatch.setattr(server, "serve", served.append)
    assert main(arguments) == 0
    assert served == [plan]


def test_a_class_has_more_kernels_than_students() -> None:
    settings = server.configuration(Plan(students=30), 8866, Path())
    assert settings.VoilaKernelManager.kernel_pools_config["dual_powers_play.ipynb"] == {"pool_size": 32}
    assert settings.VoilaKernelManager.fill_delay == 600
    assert server.configuration(Plan(), 8866, Path()).VoilaKernelManager.fill_delay < 60


def test_kernels_wait_for_the_page_of_the_lesson_only() -> None:
    """Thirty for every page that is listed would fill any machine."""
    settings = server.configuration(Plan(students=30, page="dual_powers_odds"), 8866, Path())
    pools = settings.VoilaKernelManager.kernel_pools_config
    assert pools == {"default": {"pool_size": 0}, "dual_powers_odds.ipynb": {"pool_size": 32}}


def test_an_unknown_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--students", "30", "--page", "chess"]) == 2
    assert capsys.readouterr().err.startswith("There is no page “chess”. Pages: dual_powers_play")
