"""Hidden things change their labels: functions that are written for each game, for both carriers (see `walk`)."""

from __future__ import annotations

from collections.abc import Iterator

from .layout import Field, Table
from .steps import Decision, Steps

WRITTEN = (
    "exchange_labels", "told_apart", "same_state", "relabelled_move", "same_moves", "offered_move", "sort_count",
    "sort_size",
)


def hidden_sorts(state: type[Table]) -> list[str]:
    """The kinds of things that can be hidden: those that come from somewhere unseen."""
    return list(dict.fromkeys(field.of for field in state.fields if field.rest is not None))


def source(state: type[Table], steps: Steps, sizes: dict[str, int]) -> str:
    """Python source of the functions of `WRITTEN`, for both carriers.

    The parts of steps have the names that `steps.dispatch_source` gives them.
    """
    kinds = hidden_sorts(state)
    lines = [*_exchange(state, kinds), *_told_apart(state, kinds), *_alike(state)]
    lines += [*_relabelled(steps, kinds), *_twins(steps)]
    lines += ["def sort_count():", f"    return {len(kinds)}", "def sort_size(sort):"]
    lines += [f"    if sort == {i}:\n        return {sizes[kind]}" for i, kind in enumerate(kinds)] + ["    return 0"]
    return "\n".join([*lines, ""])


def _exchange(state: type[Table], kinds: list[str]) -> Iterator[str]:
    yield "def exchange_labels(s, sort, a, b):"
    for i, kind in enumerate(kinds):
        yield f"    if sort == {i}:"
        for field in state.fields:
            yield from (f"        {line}" for line in _exchanged(field, kind))
    yield "    return"


def _exchanged(field: Field, kind: str) -> Iterator[str]:
    """What belongs to one thing belongs to the other, and who names the one names the other."""
    name = f"s.{field.name}"
    if field.of == kind and len(field.shape) == 1:
        yield f"{name}[a], {name}[b] = {name}[b], {name}[a]"
    if field.kind != kind:
        return
    at, indent = (name, "") if not field.shape else (f"{name}[i]", "    ")
    if field.shape:
        yield f"for i in range({field.shape[0]}):"
    yield f"{indent}{at} = b if {at} == a else a if {at} == b else {at}"


def _told_apart(state: type[Table], kinds: list[str]) -> Iterator[str]:
    """The same fields as in `_exchange`: whether anything there would change."""
    yield "def told_apart(s, sort, a, b):"
    for i, kind in enumerate(kinds):
        yield f"    if sort == {i}:"
        for field in state.fields:
            name = f"s.{field.name}"
            if field.of == kind and len(field.shape) == 1:
                yield f"        if {name}[a] != {name}[b]:\n            return True"
            if field.kind == kind and field.shape:
                yield f"        for i in range({field.shape[0]}):"
                yield f"            if {name}[i] == a or {name}[i] == b:\n                return True"
            elif field.kind == kind:
                yield f"        if {name} == a or {name} == b:\n            return True"
    yield "    return False"


def _alike(state: type[Table]) -> Iterator[str]:
    yield "def same_state(s, t):"
    for field in state.fields:
        if field.name == "rng":
            continue
        at, indent = field.name, "    "
        for depth, length in enumerate(field.shape):
            yield f"{indent}for i{depth} in range({length}):"
            at, indent = f"{at}[i{depth}]", indent + "    "
        yield f"{indent}if s.{at} != t.{at}:"
        yield f"{indent}    return False"
    yield "    return True"


def _relabelled(steps: Steps, kinds: list[str]) -> Iterator[str]:
    yield "def relabelled_move(step, move, sort, a, b):"
    for number, step in sorted(steps.items()):
        if isinstance(step, Decision) and step.kind.name in kinds:
            yield f"    if step == {int(number)} and sort == {kinds.index(step.kind.name)}:"
            yield "        return b if move == a else a if move == b else move"
    yield "    return move"


def _twins(steps: Steps) -> Iterator[str]:
    """Moves that lead to the same position count as one; which of them it was is as likely as any other."""
    count, first = ["def same_moves(box, s, move):"], ["def offered_move(box, s, move):"]
    for number, step in sorted(steps.items()):
        if not isinstance(step, Decision):
            continue
        size = f"count_{int(number)}(box)" if step.count else str(step.kind.size)
        at, refusal = f"    if s.step == {int(number)}:", f"refusal_{int(number)}"
        count += [at]
        if step.decline:
            allowed = f"decline_refusal_{int(number)}(box, s) == 0" if step.decline_refusal else "True"
            count += [f"        if move == {size}:", f"            return 1 if {allowed} else 0"]
        count += [f"        if {refusal}(box, s, move) != 0:", "            return 0"]
        if step.same:
            same = f"same_{int(number)}"
            count += [
                f"        n, like = 0, {same}(box, s, move)", f"        for other in range({size}):",
                f"            if {refusal}(box, s, other) == 0 and {same}(box, s, other) == like:",
                "                n += 1", "        return n",
            ]
            declines = f"move < {size} and " if step.decline else ""
            first += [f"    if {declines}s.step == {int(number)}:", f"        return {same}(box, s, move)"]
        else:
            count += ["        return 1"]
    return iter([*count, "    return 0", *first, "    return move"])
