"""The class on one page, for a projector: votes, first tries, and the rules that it stumbles over. Counts, no names."""

from __future__ import annotations

from ..engine.game import Game
from ..engine.markup import Markup, joined, tag
from ..engine.pieces import el
from ..lab.statistics.stats import rate_difference
from ..lessons import gain, room
from ..lessons.asking import Asked, made
from ..lessons.items import Choice, Writing
from ..lessons.lesson import Step
from ..lessons.loading import load_lesson
from .html import masthead, panel
from .widget import Page, Wish


class ClassPage(Page):
    """`class_page("dual_powers", "rules")`; a button reads the counts anew."""

    def __init__(self, game: Game, name: str, seed: int = 1917, counts: room.Room | None = None) -> None:
        super().__init__()
        self.game, self.language, self.seed = game, game.language, seed
        self.wishes, self.players = {}, {}
        self.lesson = load_lesson(game, name)
        self.counts = counts or room.here()
        self.refresh()

    def known_wishes(self) -> dict[str, Wish]:
        return {"refresh": lambda _: None}      # every wish makes the page anew

    def html(self) -> Markup:
        button = el("button", "btn main", self.text("ui-class-refresh"), data_do="refresh", type="button")
        if self.counts is None:
            main = tag("p", self.text("ui-class-none"))
        else:
            told = self.gain(self.counts) + self.votes(self.counts) + self.first_tries(self.counts)
            own = tag("p", self.text("ui-class-variant", seed=str(self.seed)))
            main = button + own + (told or tag("p", self.text("ui-class-waiting")))
        side = Markup() if self.counts is None else self.stumbles(self.counts)
        column = tag("div", main, klass="gk-column", id="gk-column") + tag("div", side, klass="gk-rail", id="gk-rail")
        grid = tag("main", column, klass="gk-grid gk-lesson", id="gk-main")
        return masthead(self, self.lesson.title(self.language)) + grid

    def votes(self, counts: room.Room) -> Markup:
        """What was chosen, where a choice was a vote or a guess."""
        asked = [step for step in self.lesson.steps if step.rhythm in ("vote", "predict", "bet")]
        panels = [self.vote(step, found) for step in asked if (found := counts.counts(self.key(step)))]
        return joined(panels)

    def vote(self, step: Step, found: dict[str, int]) -> Markup:
        asked = self.asked(step)
        options = asked.item.options if isinstance(asked.item, Choice) else ()
        order = [one for one in options if one in found] + [one for one in found if one not in options]
        rows = {asked.option_words(one): found[one] for one in order}
        return panel(f"vote-{step.id}", self.task(step), self.bars(rows))

    def first_tries(self, counts: room.Room) -> Markup:
        """How many of the class were right at once."""
        found = counts.first_tries()
        rows = []
        for step in self.lesson.steps:
            if step.rhythm != "vote" and step.asking.kind is not Writing and self.key(step) in found:
                good, bad = found[self.key(step)]
                words = self.text("ui-class-first", good=good, all=good + bad)
                rows.append(self.row(self.task(step), words, good / (good + bad)))
        return panel("first", self.text("ui-class-tries"), tag("table", *rows)) if rows else Markup()

    def gain(self, counts: room.Room) -> Markup:
        """The test before and after: how many answers were right, and how much more often afterwards."""
        found = gain.counted(counts, self.lesson)
        rows = [
            self.row(self.text(f"ui-lesson-{name}"), self.text("ui-class-first", good=good, all=every), good / every)
            for name, (good, every) in found.items() if every
        ]
        inside = tag("table", *rows)
        if all(every for _, every in found.values()):
            difference = rate_difference(*found[gain.AFTER], *found[gain.BEFORE])
            inside += tag("p", self.text("ui-class-gained", gain=difference.text(self.language, counted=False)))
        return panel("gain", self.text("ui-class-gain"), inside) if rows else Markup()

    def stumbles(self, counts: room.Room) -> Markup:
        book = self.game.rulebook
        known = [(book[rule], number) for rule, number in counts.stumbles(self.game.name) if rule in set(book)]
        words = [(f"{entry.title} ({number})", entry.text) for entry, number in known]
        inside = joined(tag("div", tag("strong", title) + tag("p", text), klass="gk-entry") for title, text in words)
        return panel("stumbles", self.text("ui-class-stumbles"), inside) if inside else Markup()

    def bars(self, rows: dict[str, int]) -> Markup:
        most = max(rows.values())
        return tag("table", joined(self.row(words, str(number), number / most) for words, number in rows.items()))

    def row(self, words: str, number: str, share: float) -> Markup:
        bar = tag("span", tag("i", style=f"width:{round(100 * share)}%"), klass="gk-done", aria_hidden="true",
                  style="display:block;width:min(180px,20vw)")
        about = tag("th", words, scope="row", style="text-align:left;font-weight:400")
        count = tag("td", number, style="white-space:nowrap;padding:0 8px")
        return tag("tr", about + count + tag("td", bar))

    def key(self, step: Step) -> str:
        return room.key(self.lesson, step.id)

    def task(self, step: Step) -> str:
        return self.asked(step).text()

    def asked(self, step: Step) -> Asked:
        return made(self.lesson, step, self.seed, self.language)
