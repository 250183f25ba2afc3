"""The search bot: information-set Monte Carlo tree search.

It cannot see what is hidden, so it imagines: each iteration takes a world that fits what the seat knows, walks down a
tree of moves that all these worlds share, tries one move more, and plays on to the end. A move that was possible in
few of the worlds is judged by the times it was possible. Moves are tried in the order in which they look good, the
next one only when those before it have been tried often enough. The budget is the number of iterations. How good an
end is, a game may say itself (`gain`).

The worlds are those that the table deals, in turn, each with a future of its own. They are as likely as they are if the
others have chosen what looks best to them (blindly, in games that do not say what does), now and then anything. Where
nobody else has decided anything, each iteration deals a world itself: all that fit are equally likely.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from ..engine.dice import below, game_seed
from ..engine.memory import copies, copy_state, decimals, numbers
from ..engine.policies import BOTS, Bot
from .greedy_bot import best_looking

legal: Callable[..., int]       # bound for each game, as the other names below
apply: Callable[..., None]
advance: Callable[..., None]
redeal: Callable[..., None]
widest: Callable[[], int]       # moves of a step, at most
worths: Callable[..., None]
gain: Callable[..., int]
whim: Callable[[], int]         # once in so many times an imagined player moves at random; 0 is never
# ruff: noqa: F821

CURIOSITY = 0.5         # how much a move that was tried seldom is preferred
CAUTION = 30            # a node with k moves in the tree gets another after CAUTION * k * k visits
WORLDS = 32             # asked for
STEP, SEAT, MOVE, CHILD, SIBLING, VISITS, POSSIBLE, FIELDS = range(8)


def search_move(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
    tree, gains = numbers((budget + 1) * FIELDS), decimals(budget + 1)
    world, room, path = copies(s, 1), numbers(widest()), numbers(budget + 2)
    size, dice = 1, s.rng
    for i in range(budget):
        imagine(box, s, world, worlds, i, game_seed(dice, i))
        size = iterate(box, world[0], tree, gains, room, path, size)
    return most_visited(tree, moves)


def imagine(box: Any, s: Any, world: Any, worlds: Any, i: int, dice: int) -> None:
    """The world of iteration `i`: of those that were dealt, each in turn."""
    copy_state(world, 0, worlds[i % len(worlds)] if len(worlds) > 0 else s)
    world[0].rng = dice
    if len(worlds) == 0:
        redeal(box, world[0])


def iterate(box: Any, s: Any, tree: Any, gains: Any, room: Any, path: Any, size: int) -> int:
    """One iteration in a world; the size of the tree after it. Node 0 is the root."""
    node, depth, grown = 0, 1, False
    while s.step != 0 and not grown:
        n = legal(box, s, room)
        child, tried = promising(s, tree, gains, room, n, node)
        if tried < n and CAUTION * tried * tried <= tree[node * FIELDS + VISITS]:
            child = grow(s, tree, node, size, best_untried(box, s, tree, room, n, node))
            size += 1
            grown = True
        path[depth] = node = child
        depth += 1
        step_into(box, s, tree[node * FIELDS + MOVE])
    while s.step != 0:
        step_into(box, s, imagined(box, s, room, legal(box, s, room)))
    learn(box, s, tree, gains, path, depth)
    return size


def step_into(box: Any, s: Any, move: int) -> None:
    apply(box, s, move)
    advance(box, s)


def imagined(box: Any, s: Any, room: Any, n: int) -> int:
    """How imagined players go on: by what looks best, and now and then by chance, so that no future is missed."""
    if n == 1:
        return room[0]  # type: ignore[no-any-return]
    if whim() > 0 and below(s, whim()) == 0:
        return room[below(s, n)]  # type: ignore[no-any-return]
    return best_looking(box, s, room[:n])


def promising(s: Any, tree: Any, gains: Any, room: Any, n: int, node: int) -> tuple[int, int]:
    """The child with the best hope, and how many of the legal moves are in the tree."""
    best, most, tried = -1, -1.0, 0
    for i in range(n):
        child = find(tree, node, s.step, s.seat, room[i])
        if child < 0:
            continue
        tried += 1
        at = child * FIELDS
        tree[at + POSSIBLE] += 1
        visits = tree[at + VISITS]
        hope = gains[child] / visits + CURIOSITY * sqrt(log(tree[at + POSSIBLE]) / visits)
        if hope > most:
            best, most = child, hope
    return best, tried


def best_untried(box: Any, s: Any, tree: Any, room: Any, n: int, node: int) -> int:
    """The best-looking move that is not in the tree yet."""
    if n == 1:
        return room[0]  # type: ignore[no-any-return]
    looks = numbers(n)
    worths(box, s, room[:n], looks)
    best, most, equals = -1, 0, 0
    for i in range(n):
        if find(tree, node, s.step, s.seat, room[i]) < 0:
            if best < 0 or looks[i] > most:
                best, most, equals = room[i], looks[i], 1
            elif looks[i] == most:
                equals += 1
                if below(s, equals) == 0:
                    best = room[i]
    return best


def find(tree: Any, node: int, step: int, seat: int, move: int) -> int:
    child = tree[node * FIELDS + CHILD]
    while child > 0:
        at = child * FIELDS
        if tree[at + MOVE] == move and tree[at + STEP] == step and tree[at + SEAT] == seat:
            return child  # type: ignore[no-any-return]
        child = tree[at + SIBLING]
    return -1


def grow(s: Any, tree: Any, node: int, size: int, move: int) -> int:
    """A new child of a node."""
    at = size * FIELDS
    tree[at + STEP], tree[at + SEAT], tree[at + MOVE] = s.step, s.seat, move
    tree[at + POSSIBLE] = 1
    tree[at + SIBLING] = tree[node * FIELDS + CHILD]
    tree[node * FIELDS + CHILD] = size
    return size


def learn(box: Any, s: Any, tree: Any, gains: Any, path: Any, depth: int) -> None:
    """Every move on the way is credited with what it brought the seat that chose it: each wants its own (max^n)."""
    tree[VISITS] += 1
    for i in range(1, depth):
        node = path[i]
        tree[node * FIELDS + VISITS] += 1
        gains[node] += 0.001 * gain(box, s, tree[node * FIELDS + SEAT])


def most_visited(tree: Any, moves: Any) -> int:
    best, most = moves[0], -1
    child = tree[CHILD]
    while child > 0:
        if tree[child * FIELDS + VISITS] > most:
            best, most = tree[child * FIELDS + MOVE], tree[child * FIELDS + VISITS]
        child = tree[child * FIELDS + SIBLING]
    return best  # type: ignore[no-any-return]


BOTS["search"] = Bot("search", search_move, budget=1000, worlds=WORLDS)
