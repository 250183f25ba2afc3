"""Positions in an address: `?position=...`, short, with letters that every address may hold, checked on reading."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import options
from .errors import BadPosition

if TYPE_CHECKING:
    from .game import Game

LONGEST = 6_000         # letters of an address that are read
LARGEST = 60_000        # of what they say: nobody's few letters fill the memory


def packed(game: Game, description: Mapping[str, Any]) -> str:
    """A position as letters, digits, `-` and `_`. Options that are as usual need not be said.

    >>> import gamekit
    >>> game = gamekit.load("dual_powers")
    >>> unpacked(packed(game, {"seat": "white", "cards": {"white-hand": ["lvov"]}}))
    {'seat': 'white', 'cards': {'white-hand': ['lvov']}}
    """
    usual = options.complete(game.options, {}, game.name)
    told = {key: value for key, value in description.items() if usual.get(key, usual) != value}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(letters: str) -> dict[str, Any]:
    """The position that an address holds. Whether it can be is for the game to say."""
    try:
        if len(letters) > LONGEST or not letters.isascii():
            raise ValueError(letters[:20])
        stream = zlib.decompressobj()
        text = stream.decompress(urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), LARGEST)
        if not stream.eof:
            raise ValueError(letters[:20])
        return read(text.decode())
    except (ValueError, zlib.error):
        raise BadPosition("error-position-link") from None


def read(text: str) -> dict[str, Any]:
    """The position of a JSON text."""
    if len(text) > LARGEST:
        raise BadPosition("error-position-file")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadPosition("error-position-file") from None
    if not isinstance(found, dict):
        raise BadPosition("error-position-form", value=repr(found)[:60])
    return found
