"""Checks of pictures: they are well made, they show what can be chosen and nothing hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterator
from itertools import accumulate
from typing import Any
from xml.etree import ElementTree

from ..engine.game import Game
from ..engine.layout import NONE, Table
from ..engine.moves import decision_at, legal_moves
from ..engine.scene import Marks, Scene
from ..engine.typeface import carried
from ..engine.view import hidden_state, world
from ..engine.words import LANGUAGES
from .play import states

UNSTYLED = {"gk-square"}                       # the shape that a box has anyway
SVG_NAME = "http://www.w3.org/2000/svg"         # of drawings inside a style sheet; nothing is asked there
OUTSIDE = re.compile(r"https?:|//|@import|javascript:|<script|<img|<image|<iframe|<link")


def moments(game: Game, every: int = 13, games: int = 3, **given: Any) -> Iterator[tuple[Table, Table | None]]:
    """Some positions of random games, each with the one before, and every end."""
    for number in range(games):
        before = None
        for count, s in enumerate(states(game, 11, number, **given)):
            if count % every == number % every or s.step == 0:
                yield s, before
            before = s.copy()


def everybody(game: Game) -> list[int]:
    return [*range(len(game.seat)), NONE]


def draws(game: Game) -> bool:
    """Whether a game has pictures at all."""
    return type(game).scene is not Game.scene


# The picture is well made

def check_pictures(game: Game, every: int = 13, games: int = 3, **given: Any) -> None:
    """Well formed, whole by itself, the same each time, every part in it under an id of its own and with a label."""
    dice = random.Random(5)
    for s, before in moments(game, every, games, **given):
        seat, language, marks = dice.choice(everybody(game)), dice.choice(LANGUAGES), Marks(before)
        scene = game.scene(s, seat, language, marks)
        html = scene.html()
        assert html == game.scene(s.copy(), seat, language, marks).html(), "each time another picture"
        root = ElementTree.fromstring(html)
        _check_whole(scene, root)
        _check_style(scene, root)
        _check_parts(scene, root)


def _check_whole(scene: Scene, root: ElementTree.Element) -> None:
    """Nothing is asked from outside, and all that is referred to is there."""
    ids = [id for node in root.iter() if (id := node.get("id"))]
    assert len(ids) == len(set(ids)), "an id stands twice"
    assert root.get("aria-label") == scene.title
    assert scene.text in root.itertext() or not scene.text, "the board as text is missing"
    missing = set(re.findall(r'(?:href="|url\()#([\w-]+)', scene.shown)) - set(ids)
    assert not missing, f"not defined: {missing}"
    assert not OUTSIDE.search(scene.shown), "something from outside"


def _check_style(scene: Scene, root: ElementTree.Element) -> None:
    """Every look is known to the style sheet, which is well formed and asks for nothing."""
    sheet = (root.findtext("style") or "").replace(carried(), "", 1)
    depth = list(accumulate({"{": 1, "}": -1}.get(letter, 0) for letter in sheet))
    assert min(depth) == 0 == depth[-1], "a brace of the style sheet has no other"
    assert not OUTSIDE.search(sheet.replace(SVG_NAME, "")), "the style sheet asks for something from outside"
    known = set(re.findall(r"\.([a-zA-Z][\w-]*)", sheet)) | UNSTYLED
    unknown = {name for node in root.iter() for name in node.get("class", "").split()} - known
    assert not unknown, f"no style for {unknown}"


def _check_parts(scene: Scene, root: ElementTree.Element) -> None:
    """Each is in the picture as it is listed; what can be pressed says what it does."""
    ids = [part.id for part in scene.parts]
    assert len(set(ids)) == len(ids), "two parts with one id"
    for part in scene.parts:
        assert part.html in scene.shown, f"{part.id} is not in the picture"
        assert part.label or not part.thing, f"{part.id} has no label"
    things = [thing for node in root.iter() if (thing := node.get("data-thing"))]
    assert set(things) <= {part.thing for part in scene.parts}, "a thing that is no part"
    buttons = [(node.get("data-move"), node.get("aria-label")) for node in root.iter("button")]
    assert sorted(buttons, key=str) == sorted(((part.move, part.label) for part in scene.playable), key=str)


# What can be chosen

def check_picture_moves(game: Game, drawn: Collection[str], every: int = 5, **given: Any) -> set[int]:
    """Every legal move about a thing of a drawn kind is one part that plays it.

    Uses printed on a card may play others; nobody else can play anything. The steps in which something could be played.
    """
    seen: set[int] = set()
    for s, before in moments(game, every, **given):
        step = decision_at(game, s)
        for seat in set(everybody(game)) - ({s.seat} if step else set()):
            assert not game.scene(s, seat, "en", Marks(before)).playable, f"seat {seat} does not decide"
        if step is None:
            continue
        moves = {move.id: move.text("ru") for move in legal_moves(game, s) if move.number < step.kind.size}
        plays = [(part.move, part.label) for part in game.scene(s, s.seat, "ru", Marks(before)).playable]
        assert len(plays) == len(set(plays)) and set(plays) <= set(moves.items()), f"{plays}, not {moves}"
        if step.kind.name in drawn:
            assert len(plays) == len(moves), f"{set(moves.items()) - set(plays)} cannot be clicked"
        seen |= {s.step} if plays else set()
    return seen


# What is hidden

def check_picture_leaks(game: Game, every: int = 17, **given: Any) -> int:
    """Two worlds that differ only in what a seat cannot see give it the same picture. How many differed."""
    different = 0
    for count, (s, before) in enumerate(moments(game, every, **given)):
        for seat in everybody(game):
            other = world(game, s, seat, count)
            different += other.key() != s.key()
            worlds = s, other, hidden_state(game, s, seat)
            mine, theirs, hidden = (_shown(game.scene(known, seat, "en", Marks(before))) for known in worlds)
            where = f"seat {seat}, step {game.step(s.step).name}"
            assert mine == theirs, f"two worlds look different: {where}"
            assert mine == hidden, f"the picture needs what is hidden: {where}"
    return different


def _shown(scene: Scene) -> tuple[object, ...]:
    """All that a picture tells: also the parts, and what is beside the moves, which pages show."""
    return scene.html(typeface=False), scene.parts, scene.signs
