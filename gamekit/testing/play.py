"""Checks by playing: conformance, replay, positions, and a fuzzer that leaves a reproducible dump."""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..engine import options
from ..engine.dice import game_seed
from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.match import Match
from ..engine.moves import legal_numbers, move_at
from ..engine.position import miscounted, read_position
from ..engine.steps import OVER
from ..engine.victory import are_misranked, are_ranked
from ..engine.words import LANGUAGES


def playing(game: Game, s: Table) -> list[int]:
    """The seats that decide something, by number."""
    return [game.seat_number(seat) for seat in game.playing(options.read(game.options, s))]


def fresh_state(game: Game, seed: int, number: int = 0, **given: Any) -> Table:
    """The first decision of game `number` of a seed."""
    s = game.empty(options.complete(game.options, given, game.name))
    game.plain.start(game.box, s, seed, number)
    return s


def states(game: Game, seed: int, number: int, **given: Any) -> Iterator[Table]:
    """Every state of a random game in which somebody decides. The state may be changed only on copies."""
    s = fresh_state(game, seed, number, **given)
    dice = random.Random(f"{seed} {number}")
    for _ in range(game.longest + 1):
        yield s
        if s.step == OVER:
            return
        game.flow.apply(game.box, s, dice.choice(legal_numbers(game, s)))
        game.flow.advance(game.box, s)
    raise AssertionError(f"game {number} of seed {seed} {given} has more than {game.longest} decisions")


def check_conformance(game: Game, games: int = 10, seed: int = 1, **given: Any) -> None:
    """Legal moves apply, others are refused by a rule, copies are independent, nothing is lost, games end by a rule."""
    lacking = [ending.name for ending in game.ending if ending != 0 and ending not in game.ends]
    assert not lacking, f"no rule says why the game ends: {lacking}"
    assert len(game.seat) < 3 or are_ranked(game.state), "more than two seats, and the state has no `rank` for them"
    for number in range(games):
        for s in states(game, seed, number, **given):
            where = f"game {number} of seed {seed} {given}, step {game.step(s.step).name}"
            assert game.state.from_json(json.loads(json.dumps(s.to_json()))) == s, f"{where}: JSON differs"
            assert not are_misranked(game, s), f"{where}: the ranks do not fit the winner, or who takes part"
            assert miscounted(s) is None, f"{where}: {miscounted(s)} are lost, or come from nowhere"
            if s.step != OVER:
                _check_moves(game, s, where)


def _check_moves(game: Game, s: Table, where: str) -> None:
    legal = legal_numbers(game, s)
    assert legal, f"{where}: nobody can do anything, and the game is not over"
    assert s.seat in playing(game, s), f"{where}: nobody decides"
    box, before = game.box, s.key()
    for move in range(game.flow.candidates(box, s)):
        rule = game.flow.refusal(box, s, move)
        assert s.key() == before, f"{where}: asking about move {move} changed the state"
        if rule == 0:
            assert game.flow.same(box, s, move) in legal, f"{where}: allowed move {move} is not listed"
            after = s.copy()
            game.flow.apply(box, after, move)
            game.flow.advance(box, after)
            assert s.key() == before, f"{where}: a copy shares something with its original"
            assert after.key() != before, f"{where}: move {move} changes nothing"
        else:
            assert rule in list(game.rules), f"{where}: move {move} is refused by no rule of the rulebook"
            assert move not in legal, f"{where}: refused move {move} is listed"


def random_match(game: Game, seed: int, **given: Any) -> Match:
    """A match that random humans have played to the end."""
    match = game.new(seed=seed, **given)
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.moves))
    return match


def check_replay(game: Game, games: int = 10, seed: int = 1, **given: Any) -> None:
    """A match comes back from its JSON, and every moment of it can be seen again."""
    for number in range(games):
        match = random_match(game, seed + number, **given)
        again = Match.from_json(json.loads(json.dumps(match.to_json())), box=game.components.own)
        assert again.state == match.state, again.state.differences(match.state)
        assert again.log.text() == match.log.text(), "the replay tells another story"
        middle = len(match.played) // 2
        moment = match.at(middle)
        assert [m.id for m in moment.played] == [m.id for m in match.played[:middle]]
        assert match.result is not None and match.result.text


def check_positions(game: Game, games: int = 10, seed: int = 1, **given: Any) -> None:
    """Every situation can be written as a dictionary and read back as the same."""
    for number in range(games):
        for s in states(game, seed, number, **given):
            written = json.loads(json.dumps(game_position(game, s)))
            again = read_position(game, written, 0)
            again.rng, again.reveals = s.rng, s.reveals
            assert again == s, f"game {number} of seed {seed} {given}: {again.differences(s)}"


def game_position(game: Game, s: Table) -> dict[str, Any]:
    return Match(game, s, from_start=False, go_on=False).position()


def fuzz(game: Game, games: int = 10, seed: int = 1, dump: Path | None = None, **given: Any) -> None:
    """Play as people do: words, forbidden moves, undo, save and load. A failure leaves a file that shows it again."""
    for number in range(games):
        match = game.new(seed=game_seed(seed, number) >> 1, **given)
        dice = random.Random(f"{seed} {number}")
        try:
            while not match.over:
                match = _one_action(match, dice)
        except Exception as error:
            path = (dump or Path(tempfile.gettempdir())) / f"{game.name}-fuzz-{seed}-{number}.json"
            match.save(path, overwrite=True)
            raise AssertionError(f"{type(error).__name__}: {error}; load {path} to see it again") from error


def _one_action(match: Match, dice: random.Random) -> Match:
    kind = dice.random()
    if kind < 0.1 and match.can_undo:
        return _undone(match)
    if kind < 0.15:
        return Match.from_json(json.loads(json.dumps(match.to_json())), box=match.game.components.own)
    if kind < 0.25:
        return _tried(match, dice)
    move = dice.choice(match.moves)
    return match.play(move if kind < 0.9 else dice.choice([move.id, move.text(dice.choice(LANGUAGES))]))


def _undone(match: Match) -> Match:
    played, state = [m.id for m in match.played], match.state.copy()
    match.undo()
    for move in played[len(match.played):]:
        assert match.state != state, "undo did nothing"
        match.play(move)
    assert match.state == state, match.state.differences(state)
    return match


def _tried(match: Match, dice: random.Random) -> Match:
    """Any candidate, allowed or not: the answer must be a rule or a played move."""
    game, before = match.game, match.state.copy()
    move = move_at(game, match.state, dice.randrange(game.flow.candidates(game.box, match.state)))
    rule = match.why_not(move)
    if rule is None:
        return match.play(move)
    assert rule.text and rule.place, f"{rule.id} says nothing"
    try:
        match.play(move)
    except GamekitError:
        assert match.state == before, "a refused move changed the match"
        return match
    raise AssertionError(f"{move.id} is refused by {rule.id} and was played")
