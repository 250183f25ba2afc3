"""What is printed: A4, black and white. Pieces of HTML, the style of print, and positions as small grey pictures."""

from __future__ import annotations

import re
from typing import Any

from ..engine.markup import Markup, joined, tag
from ..engine.match import Match
from ..engine.pieces import el
from ..engine.position import empty_table
from ..engine.scene import Marks, Scene, look, sprite
from ..engine.typeface import carried, token
from .items import Item
from .lesson import WORDS as WORDS
from .lesson import Look, Step

COLOUR = re.compile(r"#([0-9a-fA-F]{6})\b")
NAMES = re.compile(r' (?:id|tabindex|data-thing)="[^"]*"')        # a sheet shows many positions, and nothing to press
MOST_PARTS = 6          # of the same sort in one picture
STYLE = """
@page{size:A4;margin:11mm 12mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:186mm;color:#000;background:#fff}
body{font:10.5pt/1.35 var(--gk-font);font-variant-numeric:tabular-nums}
body>header,.key>header{display:flex;gap:6mm;align-items:baseline;border-bottom:1.5pt solid #000}
body>header,.key>header{padding-bottom:1.5mm;margin-bottom:3mm}
h1{font-size:14pt;margin:0;flex:1}
h2{font-size:11pt;margin:3mm 0 1mm}
p{margin:0 0 1.2mm}
.line{display:inline-block;border-bottom:.6pt solid #000;min-width:34mm;height:1.1em}
.lines i{display:block;border-bottom:.6pt solid #000;height:8mm}
.grid{columns:2;column-gap:8mm;margin-top:3mm}
.question{break-inside:avoid;margin-bottom:4mm}
.start{break-inside:avoid;margin-bottom:2mm}
.gk.legend{display:flex;flex-wrap:wrap;gap:0 4mm;font-size:8.5pt}
.legend svg.gk-ic{display:inline-block;width:11pt;height:11pt;vertical-align:-2pt}
.question table{font-size:9pt}
.question>p:first-child{font-weight:700}
.gk{background:none}
.gk .gk-page.gk-prints{zoom:.7;flex-flow:row wrap;align-items:start;gap:6px;margin:6px 0;--gk-tok:40px;--gk-lead:92px}
.gk .gk-page.gk-prints .gk-plate{min-inline-size:130px}
.gk .gk-page.gk-prints .gk-plate>.gk-band{flex:none}
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


def document(title: str, language: str, body: Markup, areas: str = "") -> Markup:
    """A page that stands alone; where it shows pieces of a board, with the `areas` of its game."""
    style = tag("style", Markup(carried() + token() + grey(look() + areas) + STYLE))
    head = tag("head", tag("meta", charset="utf-8"), tag("title", title), style)
    page = tag("html", "\n", head, "\n", tag("body", "\n", sprite(body), body, "\n"), "\n", lang=language)
    return joined([Markup("<!doctype html>"), page, ""], "\n")


def lines(number: int) -> Markup:
    """Lines to write on."""
    return tag("div", *[tag("i")] * number, klass="lines")


# Pictures

def grey(style: str) -> str:
    """A style sheet without colours."""

    def level(found: re.Match[str]) -> str:
        red, green, blue = (int(found[1][place : place + 2], 16) for place in (0, 2, 4))
        light = round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        return f"#{light:02x}{light:02x}{light:02x}"

    return COLOUR.sub(level, style)


def pictures(step: Step, item: Item, language: str) -> Markup:
    """What a question shows: its own picture, or the places of the board where something lies, and the date."""
    if item.match is None:
        return framed(item.picture) if item.picture else Markup()
    match = item.match.in_language(language)
    game, s, seat = match.game, match.state, match.game.seat_number(item.viewer)
    scene: Scene | None = game.scene(s, seat, language)
    if scene is None:
        return tag("pre", game.board_text(s, seat, language))
    rest = game.scene(s, seat, language, Marks(counted=not step.look.uncounted, resting=True))      # tells no answer
    wanted = {*places(scene), *hand(scene)} | pictured(scene, step.look)
    spoken = [part.label for part in rest.parts if part.kind in step.look.spoken]
    told = tag("p", tag("small", " · ".join([*said(match, rest, seat, language), *spoken])))
    drawn = outer([part.html for part in rest.parts if part.id in wanted])
    return framed(*(NAMES.sub("", html) for html in drawn)) + told


def pictured(scene: Scene, look: Look) -> set[str]:
    """What a step wants to be drawn, by its kind or its own name."""
    return {part.id for part in scene.parts if part.kind in look.pictured or part.id in look.pictured}


def outer(drawn: list[str]) -> list[str]:
    """Pieces without those that are drawn inside another one already."""
    return [one for one in drawn if not any(one != other and one in other for other in drawn)]


def framed(*drawn: str) -> Markup:
    """Pieces beside each other, small."""
    return tag("div", el("div", "page still prints", *map(Markup, drawn)), klass="gk")


def places(scene: Scene) -> list[str]:
    """Things of the board that hold other things; only the chosen one, if there is one."""
    things = [part for part in scene.parts if part.kind is not None]
    holding = [part for part in things if any(part is not other and other.html in part.html for other in things)]
    chosen = [part for part in holding if part.state == "chosen"]
    return [part.id for part in chosen or holding][:MOST_PARTS]


def hand(scene: Scene) -> list[str]:
    """What could be chosen now and lies in no place: cards in hand."""
    grounds = [scene[id].html for id in places(scene)]
    free = [part.id for part in scene.playable if not any(part.html in ground for ground in grounds)]
    return free[:MOST_PARTS]


def said(match: Match, scene: Scene, seat: int, language: str) -> list[str]:
    """The labels of what is no thing, where they differ from an empty table's: the date, the points."""
    game = match.game
    blank = game.scene(empty_table(game, match.options), seat, language)
    known = {"", *(part.label for part in blank.parts)} if blank is not None else {""}
    found = dict.fromkeys(part.label for part in scene.parts if part.kind is None and part.label not in known)
    return [label for label in found if not any(label in other for other in found if other != label)]
