"""Write each game's table of rulings, RULINGS.md in its folder, from its rulebook: python -m tools.rulings"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from gamekit.engine import registry
from gamekit.engine.game import Game
from gamekit.engine.rulebook import Entry, Status

FILE = "RULINGS.md"
ABOUT = "Where the printed book is silent, unclear or contradicts itself, we settled the point: what, how and why."
MADE = "Made from the rulebook's entries by `python -m tools.rulings`."


def table(game: Game) -> str:
    """All rulings of a game: what they are called, what holds, why."""
    own = [entry for entry in game.rulebook.entries() if entry.rule.status is Status.RULING and is_own(game, entry)]
    switches = {option.rule.name: option.name for option in game.options if option.rule is not None}
    rows = ["| rule | where | what holds | why |", "|---|---|---|---|"]
    for entry in own:
        switch = f" Option of a match: `{switches[entry.id]}`." if entry.id in switches else ""
        rows.append(f"| `{entry.id}` {entry.title} | {entry.place} | {entry.text}{switch} | {entry.reason} |")
    return "\n".join([f"# {game.title}: rulings", "", f"{ABOUT} {MADE}", "", *rows, ""])


def is_own(game: Game, entry: Entry) -> bool:
    """Whether the rule is the game's, and not that of the game that it expands."""
    return entry.id in import_module(f"{type(game).__module__}.rules.rulebook").Rule.__members__


def path(game: Game) -> Path:
    return game.folder / FILE


if __name__ == "__main__":
    for name in registry.names():
        game = registry.load(name)
        path(game).write_text(table(game), "utf-8")
