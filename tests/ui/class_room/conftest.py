import pytest
import gamekit
from gamekit.ui import keeping
from gamekit.ui.class_room import ClassRoom, SharedMatches, store


@pytest.fixture
def keeper(tmp_path, monkeypatch):
    made = keeping.Keeper(tmp_path / "pages.db")
    monkeypatch.setenv(keeping.VARIABLE, str(made.path))
    return made


@pytest.fixture
def room(keeper, monkeypatch):
    made = ClassRoom.begin(keeper, "8866")
    monkeypatch.setenv(store.VARIABLE, made.code)
    return made


@pytest.fixture
def matches(room):
    return SharedMatches(room.keeper, room.code)


@pytest.fixture
def shared(matches):
    """The code of a match of Uprising."""
    return matches.begin(gamekit.load("uprising").new(seed=3))
