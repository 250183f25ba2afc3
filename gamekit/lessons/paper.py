"""What is printed: A4, black and white. Pieces of HTML, the style of print, and positions as small grey pictures."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..engine.markup import Markup, joined, tag
from ..engine.match import Match
from ..engine.position import empty_table
from ..engine.scene import Part, Scene
from ..engine.typeface import carried, token
from ..engine.words import SHARED, Words
from .items import Item
from .lesson import Step

WORDS = Words(Path(__file__).parent / "words", behind=SHARED)
COLOUR = re.compile(r"#([0-9a-fA-F]{6})\b")
SCALE = 0.19            # millimetres a unit of a picture
WIDEST = 88.0           # millimetres of a column
MOST_PARTS = 6          # of the same sort in one picture
STYLE = """
@page{size:A4;margin:11mm 12mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:186mm;color:#000;background:#fff}
body{font:10.5pt/1.35 var(--gk-font);font-variant-numeric:tabular-nums}
header{display:flex;gap:6mm;align-items:baseline;border-bottom:1.5pt solid #000;padding-bottom:1.5mm;margin-bottom:3mm}
h1{font-size:14pt;margin:0;flex:1}
h2{font-size:11pt;margin:3mm 0 1mm}
p{margin:0 0 1.2mm}
.line{display:inline-block;border-bottom:.6pt solid #000;min-width:34mm;height:1.1em}
.lines i{display:block;border-bottom:.6pt solid #000;height:8mm}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:4mm 8mm;align-items:start}
.grid{margin-top:3mm}
.question{break-inside:avoid}
.question>p:first-child{font-weight:700}
.pictures{display:flex;flex-wrap:wrap;gap:1mm;margin:1mm 0}
.pictures svg{height:auto;max-width:100%}
ul.ticks{list-style:none;margin:0;padding:0}
ul.ticks li{margin:0 0 1mm;padding-left:7mm;position:relative}
ul.ticks li::before{content:"";position:absolute;left:0;top:.5mm;width:3.6mm;height:3.6mm;border:.8pt solid #000}
small{font-size:8.5pt}
.key{break-before:page}
.tight{font-size:8.6pt;line-height:1.26}
.tight h2{font-size:9pt;margin:1.6mm 0 .5mm;border-bottom:.5pt solid #000}
.tight ol,.tight ul{margin:0;padding-left:4.5mm}
.tight p{margin:0 0 .5mm}
.columns{columns:2;column-gap:7mm}
table{border-collapse:collapse;width:100%}
td,th{border:.5pt solid #000;padding:.6mm 1.6mm;text-align:left;vertical-align:top}
.question tr+tr td+td,.tight td:first-child{white-space:nowrap}
code{font:.95em monospace}
@media screen{body{padding:11mm 12mm;max-width:210mm}}
"""


def text(key: str, language: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def document(title: str, language: str, body: Markup) -> Markup:
    style = tag("style", Markup(carried() + token() + STYLE))
    head = tag("head", tag("meta", charset="utf-8"), tag("title", title), style)
    page = tag("html", "\n", head, "\n", tag("body", "\n", body, "\n"), "\n", lang=language)
    return joined([Markup("<!doctype html>"), page, ""], "\n")


def lines(number: int) -> Markup:
    """Lines to write on."""
    return tag("div", *[tag("i")] * number, klass="lines")


# Pictures

def grey(svg: Markup) -> Markup:
    """A picture without colours."""

    def level(found: re.Match[str]) -> str:
        red, green, blue = (int(found[1][place : place + 2], 16) for place in (0, 2, 4))
        light = round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        return f"#{light:02x}{light:02x}{light:02x}"

    return Markup(COLOUR.sub(level, svg))


def pictures(step: Step, item: Item, language: str, name: str) -> Markup:
    """What a question shows: its own picture, or the places of the board where something lies, and the date."""
    if item.match is None:
        return tag("div", grey(item.picture), klass="pictures") if item.picture else Markup()
    match = item.match.in_language(language)
    seat = match.game.seat_number(item.viewer)
    scene: Scene | None = match.game.scene(match.state, seat, language, counted=not step.look.uncounted)
    if scene is None:
        return tag("pre", match.game.board_text(match.state, seat, language))
    shown = [*places(scene), *hand(scene), *([part] for part in scene.parts if part.kind in step.look.pictured)]
    drawn = [grey(alone(scene, parts, f"{name}-{number}")) for number, parts in enumerate(shown)]
    spoken = [part.label for part in scene.at_rest(match.game).parts if part.kind in step.look.spoken]
    told = tag("p", tag("small", " · ".join([*said(match, scene, seat, language), *spoken])))
    return tag("div", *drawn, klass="pictures") + told


def places(scene: Scene) -> list[list[Part]]:
    """Things of the board that hold other things, each with what it holds; only the chosen ground, if there is one."""
    things = [part for part in scene.parts if part.kind is not None]
    chosen = [part for part in scene.parts if part.kind is None and part.state == "chosen"]
    grounds = chosen or things
    held = [[part, *(other for other in things if other is not part and inside(other, part))] for part in grounds]
    return [group for group in held if len(group) > 1][:MOST_PARTS]


def hand(scene: Scene) -> list[list[Part]]:
    """What could be chosen now and lies in no place: cards in hand."""
    taken = {part.id for group in places(scene) for part in group}
    return [[part] for part in scene.parts if part.kind and part.move and part.id not in taken][:MOST_PARTS]


def inside(part: Part, other: Part) -> bool:
    x, y, w, h = part.box
    left, top, wide, high = other.box
    return left <= x and top <= y and x + w <= left + wide and y + h <= top + high


def alone(scene: Scene, parts: list[Part], name: str) -> Markup:
    """Some parts as a picture of their own; nothing is marked as playable, which would tell the answer."""
    x, y, w, h = parts[0].box
    moved = tuple(replace(part.moved(-x, -y), state="plain", move=None, passive=False) for part in parts)
    svg = replace(scene, width=w, height=h, parts=moved, cuts=(), text="").svg(name, typeface=False)
    wide = min((w + 16) * SCALE, WIDEST)
    return Markup(re.sub(r' width="[\d.]+" height="[\d.]+"', f' style="width:{wide:.1f}mm"', svg, count=1))


def said(match: Match, scene: Scene, seat: int, language: str) -> list[str]:
    """The labels of what is no thing, where they differ from an empty table's: the date, the points."""
    game = match.game
    blank = game.scene(empty_table(game, match.options), seat, language)
    known = {"", *(part.label for part in blank.parts)} if blank is not None else {""}
    found = dict.fromkeys(part.label for part in scene.parts if part.kind is None and part.label not in known)
    return [label for label in found if not any(label in other for other in found if other != label)]
