"""The plots of the odds page: as SVG in the colours of the page, and as PNG for slides."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Any

from ..engine.errors import BadOption
from ..engine.markup import Markup

if TYPE_CHECKING:
    from ..lab.playing.study import Study

WIDE, NARROW = 4.0, 3.75      # inches of a plot; the page scales it, on a laptop up, so that its words can be read
SHARP = 200                   # dots an inch in a PNG
DRAWING = ThreadPoolExecutor(1, "drawing")      # what matplotlib remembers between plots is not locked
Draw = Callable[..., Any]


def plots(study: Study, layout: str, language: str) -> list[tuple[str, Callable[[], Markup]]]:
    """All plots that mean something for the game, by name; called, each gives its picture."""
    size = NARROW if layout == "narrow" else WIDE
    return [(name, partial(svg, partial(draw, language=language), size)) for name, draw in drawings(study, language)]


def drawings(study: Study, language: str) -> list[tuple[str, Draw]]:
    """What can be drawn of a study, beside who wins: the page has bars for that."""
    rounds = [measure for measure in study.game.measures if measure.each_round and named(study, measure.name, language)]
    fans = [measure.name for measure in rounds if not measure.of]
    wanted: list[tuple[str, Draw]] = [("endings", study.plot_endings)]
    wanted += [("fan" if i == 0 else f"fan-{name}", partial(study.plot_fan, name)) for i, name in enumerate(fans)]
    places = [measure.name for measure in rounds if measure.of not in ("", "seat")]     # seats are on no map
    wanted += [("control", partial(study.plot_control, name)) for name in places]
    wanted += [(f"means-{m.name}", partial(study.plot_means, m.name)) for m in study.game.measures if m.drawn]
    wanted += [("scores", study.plot_scores)] if any(m.name == "score" for m in study.game.measures) else []
    return [*wanted, ("length", study.plot_length)]


def named(study: Study, measure: str, language: str) -> bool:
    """Whether the game has words for a measure; others are for tables."""
    return study.game.words.has(f"measure-{measure.replace('_', '-')}", language)


def svg(draw: Draw, inches: float) -> Markup:
    """A plot for the page."""
    def drawn() -> Markup:
        from ..engine.plotting import svg
        from ..lab.showing import canvas

        with canvas.new_width(inches):
            ax = draw()
            canvas.settle(ax)
            return Markup(themed(svg(ax.figure)))

    return DRAWING.submit(drawn).result()


def png(study: Study, name: str, language: str) -> bytes:
    """A plot as a file."""
    known: dict[str, Draw] = {"wins": study.plot_wins, **dict(drawings(study, language))}
    if name not in known:
        raise BadOption("error-lab-picture", name=name, allowed=list(known))

    def drawn() -> bytes:
        out = BytesIO()
        known[name](language=language).figure.savefig(out, format="png", dpi=SHARP)
        return out.getvalue()

    return DRAWING.submit(drawn).result()


def themed(svg: str) -> str:
    """A plot in the colours of the page, which may be dark; fills that mean something stay."""
    from ..lab.showing import canvas

    names = {"ink": canvas.INK, "ink-2": canvas.SECOND, "paper": canvas.PAPER, "surface": canvas.SURFACE,
             "wash": canvas.WASH, "line": canvas.LINE}
    for name, colour in names.items():
        svg = svg.replace(colour.lower(), f"var(--gk-{name})")
    return svg
