"""Where compiled code is kept: nobody else can write there, and what is damaged is compiled anew."""

import os
import pickle
import pwd
import random

import pytest

from gamekit.engine import cache, twin


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    cache.tell_once.cache_clear()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def temporary(tmp_path):
    return tmp_path / "temporary" / f"gamekit-{os.getuid()}"


def mode(path):
    return path.stat().st_mode & 0o777


# Folders

def test_the_place(place, monkeypatch, tmp_path):
    assert cache.root() == place
    monkeypatch.setenv(cache.VARIABLE, "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    assert cache.root() == tmp_path / "home" / "gamekit"


def test_what_cannot_be_written_falls_back(monkeypatch, tmp_path, temporary):
    (tmp_path / "file").write_text("x")
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file" / "cache"))
    assert cache.root() == temporary
    folder = cache.folder("tiny", "x")
    assert folder.is_dir() and temporary in folder.parents
    assert compiled().grown(1) == 3


def test_all_folders_are_ours_alone(place, temporary):
    before = os.umask(0)        # whatever the user's habits are
    try:
        folders = [place, cache.folder("tiny", "x"), cache.temporary()]
    finally:
        os.umask(before)
    assert folders[2] == temporary
    assert [mode(folder) for folder in folders] == [0o700] * 3


def test_a_user_without_an_entry_or_a_home(monkeypatch, temporary, tmp_path):
    def nobody(_):
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in (cache.VARIABLE, "HOME", "XDG_CACHE_HOME", "LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    assert cache.root() == temporary
    assert not (tmp_path / "~").exists()


@pytest.mark.parametrize("rights", [0o777, 0o1777], ids=oct)
def test_a_folder_that_others_can_write_to_is_not_used(place, temporary, rights, caplog):
    place.mkdir()
    place.chmod(rights)
    assert cache.root() == temporary and cache.root() == temporary
    assert [str(place) in line and str(temporary) in line for line in caplog.messages] == [True], "one line"
    assert mode(place) == rights & 0o777, "it is not ours to change"


def test_nor_one_that_others_can_replace(place, temporary):
    place.mkdir()
    place.parent.chmod(0o777)
    assert cache.root() == temporary
    place.parent.chmod(0o1777)      # as the temporary folder of a machine is: only the owner can move things
    assert cache.root() == place


class About:
    def __init__(self, st_uid, st_gid, st_mode):
        self.st_uid, self.st_gid, self.st_mode = st_uid, st_gid, st_mode


@pytest.mark.parametrize(("uid", "gid", "rights", "theirs"), [
    (1000, 1000, 0o755, False), (1000, 1000, 0o775, False), (1000, 1000, 0o757, True), (1000, 100, 0o775, True),
    (0, 0, 0o755, False), (0, 0, 0o775, True), (0, 0, 0o777, True), (1001, 1001, 0o700, True),
])
def test_who_could_write(monkeypatch, uid, gid, rights, theirs):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert cache._others_write(About(uid, gid, rights)) is theirs


@pytest.mark.parametrize("foreign", ["open", "link", "file"])
def test_a_temporary_folder_that_somebody_else_made_is_not_used(temporary, tmp_path, foreign):
    if foreign == "open":
        temporary.mkdir()
        temporary.chmod(0o755)
    elif foreign == "link":
        (tmp_path / "elsewhere").mkdir(0o700)
        temporary.symlink_to(tmp_path / "elsewhere")
    else:
        temporary.write_text("x")
    found = cache.temporary()
    assert found == temporary.with_name(f"{temporary.name}-1") == cache.temporary()
    assert mode(found) == 0o700


def test_nor_one_of_another_owner(temporary, monkeypatch):
    temporary.mkdir(0o700)
    assert cache.is_private(temporary)
    monkeypatch.setattr(os, "geteuid", lambda: temporary.stat().st_uid + 1)
    assert not cache.is_private(temporary)


@pytest.mark.parametrize("foreign", ["open", "file"])
def test_a_game_s_folder_that_is_not_ours_alone_is_made_anew(foreign):
    """Whatever is in it may be anybody's."""
    folder = cache.folder("tiny", "x")
    (folder / "code").write_text("x")
    if foreign == "open":
        folder.chmod(0o770)
    else:
        cache.remove(folder)
        folder.write_text("x")
    assert cache.folder("tiny", "x") == folder
    assert mode(folder) == 0o700 and not list(folder.iterdir())


def test_old_folders_are_removed(place):
    other = cache.folder("another", "x")
    folders = []
    for number in range(7):
        folders.append(cache.folder("tiny", str(number)))
        (folders[-1] / "code.nbi").write_text("x")
        os.utime(folders[-1], (number + 1, number + 1))
    last = cache.folder("tiny", "l")
    left = sorted(folder for folder in place.iterdir() if folder.name.startswith("tiny-"))
    assert left == sorted([last, *folders[-(cache.KEEP - 1):]])
    assert other.is_dir()


def test_a_folder_that_is_used_again_is_kept():
    first = cache.folder("tiny", "f")
    os.utime(first, (1, 1))
    for number in range(cache.KEEP - 1):
        os.utime(cache.folder("tiny", str(number)), (number + 2, number + 2))
    assert cache.folder("tiny", "f") == first      # looked up: it is the newest now
    cache.folder("tiny", "n")
    assert first.is_dir()


# Damage

def grown(n):
    return shrunk(n) + 3


def shrunk(n):
    return n - 1


RECIPE = ("tiny", {"grown": grown, "shrunk": shrunk}, "def legal(box, s, out):\n    return 0\n", {})


def compiled():
    return twin.compiled(twin.Recipe(*RECIPE))


def hits(made):
    return sum(sum(one.entry.stats.cache_hits.values()) for one in (made.grown, made.shrunk))


def answers(made):
    return made.grown(1), made.shrunk(1), made.legal(0, 0, 0)


class Trap:
    """Unpickled, it leaves a file."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return os.mkdir, (str(self.path),)


def changed(dice):
    def change(path):
        whole = bytearray(path.read_bytes())
        whole[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)
        path.write_bytes(whole)
    return change


def replaced(path):
    path.unlink()
    path.mkdir()


def trapped(path):
    path.write_bytes(pickle.dumps(Trap(path.parent / "run")))


DAMAGES = {
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-20]),
    "short": lambda path: path.write_bytes(path.read_bytes()[:20]),
    "foreign": lambda path: path.write_text("somebody's notes"),
    "pickled": trapped,
    "a bit": changed(random.Random(1917)),
    "a folder": replaced,
}


@pytest.mark.parametrize("kind", ["*.nbi", "*.nbc"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_compiled_anew(place, damage, kind, caplog):
    assert answers(compiled()) == (3, 0, 0)
    again = compiled()
    assert answers(again) == (3, 0, 0) and hits(again) == 2, "it was not even kept"
    files = sorted(place.rglob(kind))
    assert len(files) == 3
    (folder,) = place.iterdir()
    (folder / cache.READY).touch()
    for file in files:
        DAMAGES[damage](file)
    caplog.clear()
    assert answers(compiled()) == (3, 0, 0)
    assert [str(folder) in line for line in caplog.messages] == [True], "one line"
    assert not list(place.rglob("run")), "nothing that was found is run"
    assert not (folder / cache.READY).exists()
    after = compiled()
    assert answers(after) == (3, 0, 0) and hits(after) == 2


def test_a_file_in_the_place_of_a_folder(place):
    compiled().grown(1)
    (folder,) = place.iterdir()
    for inside in folder.iterdir():
        cache.remove(inside)
        inside.write_text("x")
    assert answers(compiled()) == (3, 0, 0)
    after = compiled()
    assert answers(after) == (3, 0, 0) and hits(after) == 2
