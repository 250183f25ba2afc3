"""Sets of options for the checks: all values of all options, or all pairs of values that can go together."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.options import complete, several

Options = dict[str, Any]
Pair = frozenset[tuple[str, Any]]


def option_values(game: Game) -> list[Options]:
    """The default options, and every other value of every option once, with what it needs."""
    found: list[Options] = [{}]
    seen = set(complete(game.options, {}, game.name).items())
    for value in [(option.name, choice) for option in game.options for choice in option.choices]:
        given = possible(game, dict([value])) if value not in seen else None
        if given is not None:
            found.append(given)
            seen.update(complete(game.options, given, game.name).items())
    return found


def option_sets(game: Game) -> list[Options]:
    """Few sets of options in which every two values that can go together do so once, the default ones first."""
    wanted = dict.fromkeys(pairs_of(game))      # a set that keeps its order
    sets: list[Options] = []
    given: Options | None = {}
    while given is not None:
        sets.append(given)
        for pair in pairs_in(complete(game.options, given, game.name)):
            wanted.pop(pair, None)
        given = filled(game, dict(next(iter(wanted))), wanted) if wanted else None
    return sets


def possible(game: Game, given: Options) -> Options | None:
    """The options with all that they need; None if they cannot go together."""
    needs = [need for o in game.options if o.name in given for need in o.needs.items() if need[0] not in given]
    for name, wanted in needs[:1]:
        tried = (possible(game, {**given, name: value}) for value in several(wanted))
        return next((found for found in tried if found is not None), None)
    try:
        return given if complete(game.options, given, game.name) else None
    except BadOption:
        return None


def pairs_of(game: Game) -> list[Pair]:
    """Every two values of two options, or the values of the only one, that can go together."""
    single = [[(option.name, choice) for choice in option.choices] for option in game.options]
    pairs = [frozenset({a, b}) for one, other in combinations(single, 2) for a in one for b in other]
    alone = [frozenset({a}) for one in single for a in one]
    return [pair for pair in pairs or alone if possible(game, dict(pair)) is not None]


def pairs_in(values: Options) -> list[Pair]:
    chosen = list(values.items())
    return [frozenset(pair) for pair in combinations(chosen, 2)] or [frozenset({one}) for one in chosen]


def filled(game: Game, given: Options, wanted: dict[Pair, None]) -> Options:
    """Options, and of the others those values that bring most pairs which no set has yet."""
    best = possible(game, given)
    assert best is not None
    for option in game.options:
        if option.name not in best:
            tried = [possible(game, {**best, option.name: choice}) for choice in option.choices]
            better = [one for one in tried if one is not None and option.name in complete(game.options, one, game.name)]
            best = max([best, *better], key=lambda one: news(game, one, wanted))
    return best


def news(game: Game, given: Options, wanted: dict[Pair, None]) -> int:
    return sum(pair in wanted for pair in pairs_in(complete(game.options, given, game.name)))
