"""Saved matches: plain JSON that replays to the same state. Whatever is wrong with a file is said with the place."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import changes as changing
from . import moves, options
from .errors import BadSave, GamekitError
from .game import Game, check_seed
from .layout import Table
from .match import HUMAN, Match
from .moves import Move
from .position import check_position, check_ranges, try_out
from .registry import load
from .steps import DECLINE, step_size

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = 2      # older ones may have other fields in their states
FIELDS: dict[str, type | tuple[type, ...]] = {
    "gamekit": int, "game": str, "box": str, "options": dict, "seed": int, "seats": dict,
    "start": (dict, type(None)), "moves": list, "state": str,
}


def to_json(match: Match) -> dict[str, Any]:
    changes = {"changes": changing.to_json(match.game.changes)} if match.game.changes else {}
    return {
        "gamekit": FORMAT,
        "game": match.game.name, **changes,
        "box": match.game.components.fingerprint,
        "options": match.options,
        "seed": match.seed,
        "seats": {seat: policy if isinstance(policy, str) else HUMAN for seat, policy in match.seats.items()},
        "start": None if match.from_start else match.start.to_json(),
        "moves": [move.id for move in match.played],
        "state": state_mark(match.state),
    }


def state_mark(s: Table) -> str:
    """Tells whether a replay came to the same state."""
    return hashlib.sha256(json.dumps(s.to_json()).encode()).hexdigest()[:16]


def from_json(
    data: Any, box: str | Path | None = None, language: str = "en", path: str = "-", trust: bool = False,
) -> Match:
    """The match of a dictionary that `to_json` made. Functions of somebody's in it are run only if it is trusted."""
    match = begin(data, box, language, path, trust)
    for number, move in enumerate(data["moves"], start=1):
        try:
            play_saved(match, move)
        except GamekitError as error:
            raise BadSave("error-save-move", path=path, number=number, move=str(move), problem=error) from None
    if data["gamekit"] == FORMAT and state_mark(match.state) != data["state"]:
        raise BadSave("error-save-state", path=path)
    return match


def begin(
    data: Any, box: str | Path | None = None, language: str = "en", path: str = "-", trust: bool = False,
) -> Match:
    """The match of such a dictionary before its first move."""
    _check_fields(data, path)
    game = changing.from_json(load(data["game"], box, language), data.get("changes", []), trust)
    if data["box"] != game.components.fingerprint:
        raise BadSave("error-save-box", path=path, found=data["box"], here=game.components.fingerprint)
    return _start(game, data, path)


def play_saved(match: Match, move: Any) -> Move:
    """Play a move by its id, and nothing after it: no bot answers. The move that was made."""
    made = moves.move_at(match.game, match.state, _number(match, move))
    match._decide(made.number)
    return made


def _check_fields(data: Any, path: str) -> None:
    if not isinstance(data, dict) or not isinstance(data.get("gamekit"), int) or data["gamekit"] < 1:
        raise BadSave("error-save-field", path=path, field="gamekit")
    if data["gamekit"] > FORMAT:
        raise BadSave("error-save-newer", path=path, found=data["gamekit"], known=FORMAT)
    for field, kind in FIELDS.items():
        if field not in data or not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise BadSave("error-save-field", path=path, field=field)


def _start(game: Game, data: Mapping[str, Any], path: str) -> Match:
    """The match before its first move."""
    seats = data["seats"]
    try:
        if data["start"] is None:
            fresh = game.new(data["seed"], **data["options"])
            return Match(game, fresh.start, data["seed"], seats, go_on=False)
        check_seed(data["seed"])
        start = game.state.from_json(data["start"])
        check_ranges(game, start)
        options.complete(game.options, options.read(game.options, start), game.name)
        check_position(game, start)
        try_out(game, start)
        return Match(game, start, data["seed"], seats, from_start=False, go_on=False)
    except (GamekitError, ValueError, TypeError) as error:
        if data["gamekit"] < FORMAT and isinstance(error, ValueError):
            raise BadSave("error-save-older", path=path) from None
        problem = error if isinstance(error, GamekitError) else f"{error}."
        raise BadSave("error-save-unreadable", path=path, problem=problem) from None


def _number(match: Match, move: Any) -> int:
    """The number of a saved move, which must be allowed now."""
    step, _, thing = str(move).partition(" ")
    decision = moves.decision_at(match.game, match.state)
    if decision is None or step != match.step or not isinstance(move, str):
        raise BadSave("error-move-not-now", move=str(move), prompt=moves.asked(match.game, match.state))
    if thing == DECLINE and decision.decline is not None:
        return match._legal_number(step_size(decision, match.game.box))
    if thing not in match.game.ids(decision.kind.name):
        raise BadSave("error-move-unknown", move=str(move), prompt=moves.asked(match.game, match.state))
    return match._legal_number(match.game.ids(decision.kind.name).index(thing))


def save(match: Match, path: Path, overwrite: bool = False) -> Path:
    """Write a file whole or not at all. What stands there is replaced only if it is an earlier save of this match."""
    text = json.dumps(to_json(match), ensure_ascii=False, indent=1)
    try:
        if path.exists() and not overwrite and not _is_earlier_save(match, path):
            raise BadSave("error-save-exists", path=str(path))
        _write_whole(path, text)
    except (OSError, ValueError) as error:      # such as a name that no file can have
        problem = getattr(error, "strerror", None) or str(error)
        raise BadSave("error-save-write", path=str(path), problem=problem) from None
    match.saved[str(path.resolve())] = text
    return path


def _write_whole(path: Path, text: str) -> None:
    part = path.with_name(f"{secrets.token_hex(8)}.part")       # no longer than the names of the files that we make
    try:
        part.write_text(text, "utf-8")
        os.replace(part, path)
    finally:
        with suppress(OSError):
            part.unlink()


def _is_earlier_save(match: Match, path: Path) -> bool:
    """Whether this match wrote the file, or has gone on from it. What cannot be loaded is nobody's to replace."""
    try:
        text = path.read_text("utf-8")
        stored, mine = json.loads(text), to_json(match)
        own = isinstance(stored, dict) and stored.get("changes") == mine.get("changes")
        from_json(stored, match.game.components.own, trust=own)
    except (OSError, ValueError, RecursionError, GamekitError):
        return False
    same = "game", "box", "options", "seed", "start"
    went_on = mine["moves"][: len(stored["moves"])] == stored["moves"]
    return match.saved.get(str(path.resolve())) == text or (went_on and all(stored[f] == mine[f] for f in same))


def load_match(path: Path, box: str | Path | None = None, language: str = "en", trust: bool = False) -> Match:
    """Read a saved match."""
    try:
        text = path.read_text("utf-8")
        data = json.loads(text)
    except FileNotFoundError:
        raise BadSave("error-save-missing", path=str(path)) from None
    except (OSError, ValueError, RecursionError) as error:
        raise BadSave("error-save-unreadable", path=str(path), problem=f"{error}.") from None
    match = from_json(data, box, language, str(path), trust)
    match.saved[str(path.resolve())] = text
    return match


