"""`gamekit serve`: ports, tokens and what it says when it cannot start. The server itself is in `test_server`."""

from __future__ import annotations

import socket

import pytest

from gamekit.cli import main
from gamekit.ui import server
from gamekit.ui.server import Plan


def test_a_host_for_others_makes_up_a_token() -> None:
    plan = Plan(host="0.0.0.0")
    assert plan.needed_token
    assert plan.address(1) == plan.address(1)
    assert plan.address(8866).endswith(f":8866/?token={plan.needed_token}")
    assert Plan().needed_token is None
    assert Plan(host="::1").address(80) == "http://[::1]:80/"


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
    settings = server.configuration(Plan(students=30), 8866)
    assert settings.VoilaKernelManager.kernel_pools_config["dual_powers_play.ipynb"] == {"pool_size": 32}
    assert settings.VoilaKernelManager.fill_delay == 600
    assert settings.MappingKernelManager == {"cull_idle_timeout": 1800, "cull_connected": False}
    assert server.configuration(Plan(), 8866).VoilaKernelManager.fill_delay < 60


def test_kernels_wait_for_the_page_of_the_lesson_only() -> None:
    """Thirty for every page that is listed would fill any machine."""
    settings = server.configuration(Plan(students=30, page="dual_powers_odds"), 8866)
    pools = settings.VoilaKernelManager.kernel_pools_config
    assert pools == {"default": {"pool_size": 0}, "dual_powers_odds.ipynb": {"pool_size": 32}}


def test_an_unknown_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--students", "30", "--page", "chess"]) == 2
    assert capsys.readouterr().err.startswith("There is no page “chess”. Pages: dual_powers_play")
