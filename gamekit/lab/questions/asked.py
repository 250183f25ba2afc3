"""What a person asks the lab for, checked before anything is played: each mistake is told in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ...engine import options as choices
from ...engine import policies, registry
from ...engine.errors import BadOption, Spoken
from ...engine.game import Game
from ...engine.match import HUMAN
from ...engine.own import check_measure
from ..playing.run import Question
from ..statistics.stats import BadStudy

if TYPE_CHECKING:
    from ..playing.study import Study

NOTED = ("game", "winner", "ending", "decisions")      # columns of every study
NUMBERED = NOTED[:3]        # those whose numbers stand for things
MOST = 1_000_000_000        # games of a question


def game_of(game: Game | str) -> Game:
    """A game, or the one of that name."""
    return game if isinstance(game, Game) else registry.load(game)


def question(game: Game | str, seats: Any, seed: Any, options: Any, measures: Any) -> Question:
    """The question that a study plays."""
    box = game_of(game)
    given = given_options(box, options)
    values = choices.complete(box.options, given, box.name)
    who = checked_seats(box, box.playing(values), seats)
    return Question.of(box, who, seed, checked_measures(box, measures), **given)


def given_options(game: Game, options: Any) -> dict[str, Any]:
    """Options by their names; what they are is checked when they are used."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("error-study-options", value=repr(options), allowed=[option.name for option in game.options])
    return {str(name): value for name, value in (options or {}).items()}


def checked_seats(game: Game, playing: list[str], seats: Any) -> dict[str, policies.Policy]:
    """Who plays each seat that decides something; at random, if nothing is said."""
    if isinstance(seats, Mapping):
        for seat in seats:
            if seat not in playing:
                raise BadOption("error-seat", seat=str(seat), allowed=playing)
        who = {seat: seats.get(seat, "random") for seat in playing}
    else:
        who = dict.fromkeys(playing, seats)
    for policy in who.values():
        if policy == HUMAN:
            raise BadOption("error-study-human", allowed=policies.names(game))
        if not callable(policy):
            policies.bot(game, policy if isinstance(policy, str) else repr(policy))
    return who


def checked_measures(game: Game, measures: Any) -> dict[str, Callable[..., Any]]:
    """The functions by the names of their columns, which must be new ones."""
    given = listed(measures, "error-study-measure")
    pairs = given.items() if isinstance(given, Mapping) else [(getattr(f, "__name__", repr(f)), f) for f in given]
    taken = [*NOTED, *(column for measure in game.measures for column in measure.columns(game))]
    named: dict[str, Callable[..., Any]] = {}
    for name, function in pairs:
        if not callable(function):
            raise BadOption("error-study-measure", value=repr(function))
        if str(name).lower() in [*taken, *map(str.lower, named)] or not str(name).isprintable():
            raise BadOption("error-study-measure-name", name=str(name), allowed=taken)
        check_measure(str(name), function)
        named[str(name)] = function
    return named


def listed(given: Any, error: str) -> Any:
    """Several things, or one thing as a list of one."""
    if isinstance(given, str) or callable(given):
        return [given]
    if not isinstance(given, Iterable):
        raise BadOption(error, value=repr(given))
    return given


def whole(value: Any, most: int, error: str, least: int = 1, **facts: Any) -> int:
    """A whole number from `least` to `most`."""
    if isinstance(value, bool) or not hasattr(value, "__index__") or not least <= value <= most:
        raise BadOption(error, value=repr(value), least=str(least), most=str(most), **facts)
    return int(value.__index__())


def function(value: Any, name: str) -> None:
    """Refuse what is not a function."""
    if not callable(value):
        raise BadOption("error-lab-function", name=name, value=repr(value))


def all_of(study: Study) -> Study:
    """A study that was not interrupted: half of a tournament tells nothing."""
    if study.stopped:
        raise BadStudy("error-lab-stopped", told=Spoken(study.how_far))
    return study


def columns(question: Question) -> tuple[list[str], list[str]]:
    """The columns of games and of rounds."""
    game = question.game
    measured = [column for measure in game.measures for column in measure.columns(game)]
    each = [column for measure in game.measures if measure.each_round for column in measure.columns(game)]
    return [*NOTED, *measured, *question.measures], ["game", "round", *each]
