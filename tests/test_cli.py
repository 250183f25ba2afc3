"""The command line: what works, and one clear sentence with exit code 2 for everything that does not."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

import gamekit
from gamekit.cli import main, make_home
from gamekit.engine import registry
from gamekit.engine.errors import GamekitError
from gamekit.engine.policies import as_player

BOX = Path(gamekit.games.__path__[0]) / "dual_powers" / "box"
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


# What works


def test_help_is_in_the_language(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", "dual_powers", "--help", "--lang", "ru"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert "Сложность одиночной игры" in shown
    assert "--no-discard-hand" in shown


def test_version(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert gamekit.__version__ in capsys.readouterr().out


@pytest.mark.parametrize(("language", "about"), [("en", "the Petrograd Soviet"), ("ru", "Петроградский Совет")])
def test_games(language: str, about: str, capsys: Captured) -> None:
    assert main(["games", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("dual_powers  Dual Powers")
    assert about in shown


def test_broken_game_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    load = registry.load

    def broken(name: str, **given: str) -> gamekit.Game:
        if name == "broken":
            raise GamekitError("error-broken-game", name=name, problem="it is broken")
        return load(name, **given)

    monkeypatch.setattr(registry, "names", lambda: ["broken", "dual_powers"])
    monkeypatch.setattr(registry, "load", broken)
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "could not be loaded: it is broken" in shown
    assert "dual_powers  Dual Powers" in shown


def test_rules(capsys: Captured) -> None:
    assert main(["rules", "dual_powers"]) == 0
    everything = capsys.readouterr().out
    assert all(f"[{rule}]" in everything for rule in gamekit.load("dual_powers").rulebook)
    assert max(map(len, everything.split("\n"))) <= 80
    assert main(["rules", "dual_powers", "--lang", "ru", "блокада", "протест"]) == 0
    some = capsys.readouterr().out
    assert "[PROTEST_ELSEWHERE]" in some
    assert "[DRAW_FIVE]" not in some


def test_rules_that_are_not_there(capsys: Captured) -> None:
    assert main(["rules", "dual_powers", "xyzzy"]) == 1
    assert capsys.readouterr().err == "No rule has these words.\n"


def test_bench_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, bool]] = []
    fake = types.ModuleType("gamekit.bench")
    fake.main = lambda name, everything: called.append((name, everything)) or 7  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "gamekit.bench", fake)
    assert main(["bench", "dual_powers"]) == 7
    assert main(["bench", "dual_powers", "--all"]) == 7
    assert called == [("dual_powers", False), ("dual_powers", True)]


@pytest.mark.parametrize("options", [
    ["dual_powers", "--mode", "solo", "--side", "white", "--difficulty", "3", "--no-neutrals-move-alone"],
    ["--mode=solo", "--side=white", "dual_powers", "--difficulty=3", "--no-neutrals-move-alone"],
    ["dual_powers", "--option", "mode=solo", "--option", "side=white", "--option", "difficulty=3",
     "--option", "neutrals-move-alone=no"],
])
def test_play_with_options(options: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch, "save a.json")
    assert main(["play", *options, "--seed", "1917"]) == 0
    assert "Seed 1917:" in capsys.readouterr().out
    match = gamekit.load_match("a.json")
    assert match.seed == 1917
    assert match.options == {
        "mode": "solo", "side": "white", "difficulty": 3, "discard_hand": False, "neutrals_move_alone": False,
        "unrest_bonus_exhausts": True,
    }


def test_play_with_a_bot_then_load(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch, "1", "save a.json")
    assert main(["play", "dual_powers", "--seat", "red=human", "--seat", "white=random", "--lang", "ru"]) == 0
    assert "Сохранено в a.json." in capsys.readouterr().out
    assert gamekit.load_match("a.json").seats == {"red": "human", "white": "random"}
    for named in ([], ["dual_powers"]):
        typed(monkeypatch)
        assert main(["play", *named, "--load", "a.json"]) == 0
        shown = capsys.readouterr().out
        assert "Red: Petrograd Soviet" in shown
        assert "not saved" not in shown


@pytest.mark.parametrize(("flags", "seats"), [
    ([], {"red": "human", "white": "greedy"}),
    (["--hot-seat"], {"red": "human", "white": "human"}),
    (["--seat", "white=human"], {"red": "greedy", "white": "human"}),
    (["--seat", "red=random"], {"red": "random", "white": "human"}),
    (["--seat", "red=random", "--hot-seat"], {"red": "random", "white": "human"}),
    (["--mode", "solo", "--side", "white"], {"white": "human"}),
])
def test_against_a_bot_unless_told(
    flags: list[str], seats: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    typed(monkeypatch, "", "save a.json", "save a.json")
    assert main(["play", "dual_powers", *flags]) == 0
    assert gamekit.load_match("a.json").seats == seats
    called = {seat: "you" if who == "human" else as_player(who, "en") for seat, who in seats.items()}
    told = "; ".join(f"{seat.title()} — {who}" for seat, who in called.items()) + "."
    assert (told in capsys.readouterr().out) == (len(seats) > 1)


def test_random_seed_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch, "save a.json")
    main(["play", "dual_powers", "--mode", "solo"])
    seed = int(capsys.readouterr().out.split(":")[0].removeprefix("Seed "))
    assert gamekit.load_match("a.json").seed == seed


def test_own_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    (tmp_path / "own").mkdir()
    text = (BOX / "leaders.csv").read_text("utf-8").replace("Lenin", "Ulyanov").replace("red,5,3,1", "red,6,3,1")
    (tmp_path / "own" / "leaders.csv").write_text(text, "utf-8")
    typed(monkeypatch, "save a.json", "load a.json")
    assert main(["play", "dual_powers", "--mode", "solo", "--box", "own"]) == 0
    shown = capsys.readouterr().out
    assert "Play Ulyanov" in shown
    assert "Loaded a.json." in shown
    assert main(["play", "--load", "a.json"]) == 2
    assert "other components" in capsys.readouterr().err


def test_module_runs_as_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "gamekit", "games"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "dual_powers" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize("command", [["games"], ["rules", "dual_powers"]])
def test_closed_pipe_is_no_error(command: list[str]) -> None:
    """As in `gamekit rules dual_powers | head`."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "gamekit", *command], stdout=writer, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


# What does not

BAD = [
    (["xyzzy"], "There is no command “xyzzy”", "Команды «xyzzy» нет"),
    (["play"], "Which game?", "Какая игра?"),
    (["rules"], "Which game?", "Какая игра?"),
    (["play", "xyzzy"], "There is no game “xyzzy”", "Игры «xyzzy» нет"),
    (["rules", "xyzzy"], "There is no game “xyzzy”", "Игры «xyzzy» нет"),
    (["bench", "xyzzy"], "There is no game “xyzzy”", "Игры «xyzzy» нет"),
    (["games", "extra"], "“extra” is not understood here", "«extra» здесь непонятно"),
    (["play", "dual_powers", "--xyzzy"], "“--xyzzy” is not understood", "«--xyzzy» здесь непонятно"),
    (["play", "dual_powers", "--seed"], "“--seed” has no value", "У «--seed» нет значения"),
    (["play", "dual_powers", "--seed", "x"], "The seed must be a whole number", "Начальное число — целое число"),
    (["play", "dual_powers", "--seed", "-1"], "The seed must be a whole number", "Начальное число — целое число"),
    (["play", "dual_powers", "--seed", "9223372036854775808"], "The seed must be", "Начальное число — целое число"),
    (["play", "dual_powers", "--seed", "1" * 40], "The seed must be", "Начальное число — целое число"),
    (["play", "dual_powers", "--seed", "1" * 5000], "111…” is not understood", "111…» здесь непонятно"),
    (["play", "dual_powers", "--mode", "trio"], "Option “mode” cannot be 'trio'", "Настройка «mode» не может быть"),
    (["play", "dual_powers", "--side", "red"], "means something only with mode = solo", "имеет смысл только при"),
    (["play", "dual_powers", "--mode", "solo", "--difficulty", "7"], "“difficulty” cannot be 7", "«difficulty» не"),
    (["play", "dual_powers", "--discard-hand=x"], "has no value, or one too many", "нет значения или есть лишнее"),
    (["play", "dual_powers", "--option", "mode"], "“mode” is not an option: write", "«mode» — не настройка"),
    (["play", "dual_powers", "--option", "x=1"], "has no option “x”", "нет настройки «x»"),
    (["play", "dual_powers", "--option", "seed=1"], "has no option “seed”", "нет настройки «seed»"),
    (["play", "dual_powers", "--seat", "red"], "“red” does not say who plays", "«red» не говорит, кто играет"),
    (["play", "dual_powers", "--seat", "blue=human"], "There is no seat “blue”", "Места «blue» здесь нет"),
    (["play", "dual_powers", "--seat", "red=xyzzy"], "There is no bot “xyzzy”", "Бота «xyzzy» нет"),
    (["play", "dual_powers", "--box", "nowhere"], "There is no folder “nowhere”", "Папки «nowhere»"),
    (["play", "--load", "nowhere.json"], "There is no file “nowhere.json”", "Файла «nowhere.json» нет"),
    (["play", "dual_powers", "--load", "x", "--seed", "1", "--mode", "solo"], "leave out --seed, --mode", "уберите"),
    (["play", "--load", "x", "--hot-seat"], "leave out --hot-seat", "уберите"),
]


@pytest.mark.parametrize(("arguments", "english", "russian"), BAD, ids=[" ".join(row[0])[:40] for row in BAD])
def test_bad_input_is_one_sentence(arguments: list[str], english: str, russian: str, capsys: Captured) -> None:
    for language, sentence in (("en", english), ("ru", russian)):
        assert main([*arguments, "--lang", language]) == 2
        shown = capsys.readouterr()
        assert sentence in shown.err
        assert shown.err.count("\n") == 1
        assert shown.out == ""


@pytest.mark.parametrize("arguments", [["--lang", "de"], ["--lang=de"], ["--lang"], ["games", "--lang", "de"]])
def test_bad_language(arguments: list[str], capsys: Captured) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("There is no language “")


def test_language_may_stand_first(capsys: Captured) -> None:
    assert main(["--lang", "ru", "play", "dual_powers", "--mode", "trio"]) == 2
    assert capsys.readouterr().err.startswith("Настройка «mode»")


@pytest.mark.parametrize("content", ["", "not json", "[1]", '{"gamekit": 99}', '{"gamekit": 1, "game": "x"}', "\x00"])
def test_unreadable_save(content: str, capsys: Captured) -> None:
    Path("bad.json").write_text(content, "utf-8")
    assert main(["play", "--load", "bad.json"]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("bad.json ")
    assert shown.err.count("\n") == 1


def test_save_of_another_game(capsys: Captured) -> None:
    gamekit.load("dual_powers").new().save("a.json")
    assert main(["play", "xyzzy", "--load", "a.json"]) == 2
    assert "not of “xyzzy”" in capsys.readouterr().err


@pytest.mark.parametrize(("file", "old", "new", "told"), [
    ("orders.csv", "green-2,green,2", "green-2,pink,2", "orders.csv, row 2, column region: “pink” is not allowed"),
    ("orders.csv", "id,region", "id,place", "orders.csv, row 1: the columns must be"),
    ("units.csv", "red-1a,red,1,1,0", "red-1a,red,1,1,x", "units.csv, row 2, column exhausted"),
])
def test_bad_box(file: str, old: str, new: str, told: str, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "own").mkdir()
    text = (BOX / file).read_text("utf-8")
    assert old in text
    (tmp_path / "own" / file).write_text(text.replace(old, new), "utf-8")
    assert main(["play", "dual_powers", "--box", "own"]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"own{os.sep}{told}")
    assert shown.err.count("\n") == 1


def test_a_user_without_a_home_gets_one_to_serve_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Jupyter writes there; in a container there may be none, or none for this user."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path / "none"))
    make_home()
    made = Path(os.environ["HOME"])
    assert made.parent == tmp_path and made.is_dir()
    make_home()
    assert Path(os.environ["HOME"]) == made
