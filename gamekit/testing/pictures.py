"""Checks of pictures: they are well made, their words have room, they show what can be chosen and nothing hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

from ..engine.game import Game
from ..engine.layout import NONE, Table
from ..engine.moves import decision_at, legal_moves
from ..engine.scene import MARGIN, Scene, rules
from ..engine.typeface import carried, width
from ..engine.view import hidden_state, world
from ..engine.words import LANGUAGES
from .play import states

SVG = "{http://www.w3.org/2000/svg}"
LAYOUTS = ("wide", "narrow")
LEAST = {"wide": 12, "narrow": 14}          # type
UNSTYLED = {"gk", "gk-thing", "gk-plain", "gk-changed"}
OUTSIDE = re.compile(r"https?:|//|@import|javascript|<script|<image|data:")


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
    """Well formed, whole by itself, the same each time, and every part inside under an id of its own."""
    dice = random.Random(5)
    for s, before in moments(game, every, games, **given):
        seat, language, layout = dice.choice(everybody(game)), dice.choice(LANGUAGES), dice.choice(LAYOUTS)
        scene = game.scene(s, seat, language, layout, before)
        assert scene.svg() == game.scene(s.copy(), seat, language, layout, before).svg(), "each time another picture"
        _check_whole(scene)
        _check_parts(scene)


def _check_whole(scene: Scene) -> None:
    svg = scene.svg()
    root = ElementTree.fromstring(svg)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids)), "an id stands twice"
    assert root.findtext(f"{SVG}title") == scene.title
    assert (root.findtext(f"{SVG}desc") or "").strip() == scene.text.strip()
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', svg))
    assert used == {node.get("id") for node in root.iterfind(f"{SVG}defs/*")}, "a definition is missing or not used"
    known = {name for names, _ in rules() for name in names} | UNSTYLED
    unknown = {name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()} - known
    assert not unknown, f"no style for {unknown}"
    ours = svg.replace('xmlns="http://www.w3.org/2000/svg"', "", 1).replace(carried(), "", 1)
    assert not OUTSIDE.search(ours), "something from outside"


def _check_parts(scene: Scene) -> None:
    ids = [part.id for part in scene.parts]
    assert len(set(ids)) == len(ids), "two parts with one id"
    for part in scene.parts:
        x, y, w, h = part.box
        assert x >= -MARGIN and x + w <= scene.width + MARGIN, f"{part.id} is beside the picture"
        assert y >= -MARGIN and y + h <= scene.height + MARGIN, f"{part.id} is above or below the picture"


# Words

@dataclass
class Words:
    """A text of a picture, where it is and how large at most."""

    text: str
    size: float
    x: float
    y: float
    w: float
    part: str

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.x, self.y - 0.74 * self.size, self.x + self.w, self.y + 0.05 * self.size


def texts(scene: Scene) -> Iterator[Words]:
    """All texts with absolute places."""
    for child in ElementTree.fromstring(scene.svg("t")).findall(f"{SVG}g"):
        yield from _texts_in(child, 0.0, 0.0, child.get("id") or "")


def _texts_in(node: ElementTree.Element, x: float, y: float, part: str) -> Iterator[Words]:
    shift = re.fullmatch(r"translate\((\S+) (\S+)\)", node.get("transform", ""))
    x, y = (x + float(shift[1]), y + float(shift[2])) if shift else (x, y)
    if node.tag == f"{SVG}text" and node.text:
        look = node.get("class", "").split()
        size = next(int(name[4:]) for name in look if re.fullmatch(r"gk-t\d+", name))
        w = width(node.text, size, "gk-b" in look)
        w += sum(12 + width(aside.text or "", size) for aside in node)
        left = x + float(node.get("x", 0)) - (w / 2 if "gk-m" in look else w if "gk-e" in look else 0)
        yield Words(node.text, size, left, y + float(node.get("y", 0)), w, part)
    for child in node:
        yield from _texts_in(child, x, y, part)


def overlap(a: Collection[float], b: Collection[float]) -> bool:
    (ax, ay, aw, ah), (bx, by, bw, bh) = a, b
    return ax < bw and bx < aw and ay < bh and by < ah


def never(words: Words) -> bool:
    return False


def check_picture_words(
    game: Game, language: str, layout: str, crowded: Callable[[Words], bool] = never, every: int = 31, **given: Any
) -> None:
    """Type is large enough, inside the picture, and no text lies on another; crowded ones may overlap each other."""
    for s, before in moments(game, every, **given):
        for seat in everybody(game):
            scene = game.scene(s, seat, language, layout, before)
            found = list(texts(scene))
            for words in found:
                assert words.size >= LEAST[layout], f"too small: {words}"
                assert words.box[0] >= -MARGIN and words.box[2] <= scene.width + MARGIN, f"too long: {words}"
            for a, b in combinations(found, 2):
                assert (crowded(a) and crowded(b)) or not overlap(a.box, b.box), f"{a} lies on {b}"


# What can be chosen

def check_picture_moves(game: Game, drawn: Collection[str], every: int = 5, **given: Any) -> set[int]:
    """Every legal move about a thing of a drawn kind is one part that plays it; others can play nothing.

    The steps in which something could be played.
    """
    seen: set[int] = set()
    for s, before in moments(game, every, **given):
        step = decision_at(game, s)
        for seat in set(everybody(game)) - ({s.seat} if step else set()):
            assert not game.scene(s, seat, "en", "wide", before).playable, f"seat {seat} does not decide"
        if step is None:
            continue
        legal = legal_moves(game, s) if step.kind.name in drawn else []
        moves = {move.id: move.text("ru") for move in legal if move.number < step.kind.size}
        for layout in LAYOUTS:
            scene = game.scene(s, s.seat, "ru", layout, before)
            assert sorted((part.move, part.label) for part in scene.playable) == sorted(moves.items())
        seen |= {s.step} if moves else set()
    return seen


# What is hidden

def check_picture_leaks(game: Game, every: int = 17, **given: Any) -> int:
    """Two worlds that differ only in what a seat cannot see give it the same picture. How many differed."""
    different = 0
    for count, (s, before) in enumerate(moments(game, every, **given)):
        for seat in everybody(game):
            other = world(game, s, seat, count)
            different += other.key() != s.key()
            for layout in LAYOUTS:
                mine = game.scene(s, seat, "en", layout, before).svg()
                where = f"seat {seat}, {layout}, step {game.step(s.step).name}"
                theirs = game.scene(other, seat, "en", layout, before).svg()
                assert mine == theirs, f"two worlds look different: {where}"
                hidden = game.scene(hidden_state(game, s, seat), seat, "en", layout, before).svg()
                assert mine == hidden, f"the picture needs what is hidden: {where}"
    return different
