"""A game: its declarations (class) with a box of components (instance)."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from . import labels, loop, options, policies, steps, twin, victory, walk
from .assets import Asset
from . import changes as changing
from .box import Components, Sheet
from .changes import Cells, Change, together
from .dice import game_seed
from .dispatch import bind
from .errors import BadOption, told
from .layout import NONE, Layout, Table
from .measures import Measure, measure_source
from .options import Option
from .places import names_of
from .rulebook import Rulebook, RuleEnum, SaidEnum, hyphened
from .scene import NO_MARKS, Marks
from .steps import Flow, Kind, Steps
from .unknown import Unknown, from_sheets
from .words import SHARED, Words, checked_language

if TYPE_CHECKING:
    from .match import Match
    from .policies import Policy

Function = Callable[..., Any]
LOOP = (
    loop.start, loop.set_up_games, loop.begin_games, loop.enter_worlds, loop.random_game, loop.choice, loop.no_worlds,
    loop.play_games,
)


class Game:
    """Base of every game. A game's folder declares what stands here, and nothing outside the folder changes.

    >>> import gamekit
    >>> game = gamekit.load("dual_powers")
    >>> game
    <Dual Powers: Revolution 1917>
    >>> match = game.new(seed=1917, mode="solo", side="red", difficulty=2)
    """

    name: ClassVar[str]
    folder: ClassVar[Path]
    state: ClassVar[type[Table]]
    values: ClassVar[type[Layout]]          # the layout of the box
    sheets: ClassVar[Sequence[Sheet]]
    kinds: ClassVar[Sequence[Kind]]
    steps: ClassVar[Steps]
    step: ClassVar[type[IntEnum]]
    seat: ClassVar[type[IntEnum]]
    ending: ClassVar[type[IntEnum]]
    ends: ClassVar[Mapping[Any, RuleEnum]]  # the rule that each ending follows from
    rules: ClassVar[type[RuleEnum]]
    said: ClassVar[type[SaidEnum]]
    asides: ClassVar[frozenset[str]] = frozenset()  # of what is said, what gives reasons: no headline tells it first
    options: ClassVar[Sequence[Option]]     # one that is called `players` says how many seats take part
    aliases: ClassVar[Mapping[str, tuple[str, RuleEnum]]] = {}  # other names of things, and the rule that says so
    longest: ClassVar[int]                  # no game has more decisions than this
    measures: ClassVar[Sequence[Measure]] = ()      # what studies note; `score` of seats is shown as the score
    rounds: ClassVar[int] = 0               # no game has more rounds than this
    learned: ClassVar[Path | None] = None   # the folder with a machine that has learned the game, for each seat

    # Rules functions, for both carriers
    setup: ClassVar[Function]               # (box, s)
    hide: ClassVar[Function]                # (box, s, seat): make the state what a seat sees
    redeal: ClassVar[Function]              # (box, s): give everything unseen a place

    # Rules code that is no rule
    clock: ClassVar[Function] = staticmethod(loop.no_rounds)    # (box, s): which round it is, from 0
    worth: ClassVar[Function | None] = None     # (box, s, move): how good one of several moves looks to who decides
    worths: ClassVar[Function | None] = None    # (box, s, moves, found): the same of all moves, where that is faster
    gain: ClassVar[Function | None] = None      # (box, s, seat): what an end is worth to a seat, from 0 to 1000
    draws: ClassVar[Sequence[str] | None] = None    # endings that nobody wins or loses; if not said: all, among rivals
    whim: ClassVar[Function] = staticmethod(policies.seldom)    # (): how seldom imagined players move at random

    # What is not as it is printed (see `changed`)
    changes: ClassVar[Sequence[Change]] = ()
    concerned: ClassVar[Mapping[RuleEnum, Change]] = {}         # rules of the book that it concerns

    def __init_subclass__(cls) -> None:
        """What studies note of a game whose seats are ranked begins with the ranks."""
        if victory.are_ranked(getattr(cls, "state", Table)) and victory.RANK not in cls.measures:
            cls.measures = (victory.RANK, *cls.measures)

    def __init__(self, box: str | Path | None = None, language: str = "en") -> None:
        self.language = checked_language(language)
        self.words = self.all_words()
        own = Path(box) if box is not None else None
        folders = [folder / "box" for folder in self.folders()]
        self.unpack(Components(self.values(), self.sheets, folders, own, together(self.changes).box))

    @classmethod
    def folders(cls) -> list[Path]:
        """Where its files are: an expansion has those of its base too, which come first."""
        return [cls.folder]

    @classmethod
    @cache
    def all_words(cls) -> Words:
        """Its words, read once; for what it has none, those of its base, and those of all games."""
        words = SHARED
        for folder in cls.folders():
            words = Words(folder / "words", behind=words)
        return words

    def unpack(self, components: Components) -> None:
        """Play with these components."""
        self.components = components
        self.box: Any = components.values       # what the rules call `box`: of another layout in each game
        self.finish_box(components)
        self.__dict__.pop("_ids", None)         # things are named by their components, and these are other ones now

    # What a game adds

    def finish_box(self, components: Components) -> None:
        """Check the components and fill in what follows from the files."""

    def unknown(self) -> Sequence[Unknown]:
        """The reconstructed values of the box in groups, with what they might be; the lab varies them."""
        return from_sheets(self)

    def assets(self) -> Sequence[Asset]:
        """The kinds of things that a seat can have or lack; the lab asks what each of them is worth."""
        return ()

    def seated(self, values: Mapping[str, Any]) -> list[str]:
        """The seats that take part under these options: as many as the option `players` says, if there is one."""
        return [hyphened(seat) for seat in self.seat][: values.get("players")]

    def prepared(self) -> Sequence[Change]:
        """Changes of its rules that are worth a question; `changed` takes their names."""
        return ()

    def scripted(self, values: Mapping[str, Any]) -> list[str]:
        """Those of them that the rules themselves play: rivals who decide nothing, and can win."""
        return []

    def under(self, values: Mapping[str, Any]) -> Game:
        """The game with the words that it has under these options: a rival of the rules has a name of his own."""
        return self

    def thing_words(self, kind: str, index: int, language: str) -> tuple[str, Mapping[str, Any]] | str | None:
        """The words of things that have no message of their own: a message with its facts, or a name."""
        return None

    def about(self, s: Any) -> dict[str, Any]:
        """More facts for prompts and moves than the state's own fields: numbers, or pairs of kind and index."""
        return {}

    def about_move(self, s: Any, kind: str, index: int) -> dict[str, Any]:
        """Facts for the words of one move, beside those of `about`."""
        return {}

    def brief(self, s: Any) -> str:
        """Where in the game a state is, in two or three words."""
        return ""

    def scores(self, s: Any) -> dict[str, int]:
        """The points of each seat."""
        score = next((measure.function for measure in self.measures if measure.name == "score"), None)
        names, here = self.ids("seat"), self.present(s)
        return {} if score is None else {names[seat]: score(self.box, s, seat) for seat in here}

    def blank(self, s: Any) -> None:
        """An empty table, from which positions are filled in."""

    def complete(self, s: Any, given: set[str]) -> None:
        """Fill in what follows from the entries that a position gave."""

    def problem(self, s: Any) -> tuple[str, Mapping[str, Any]] | None:
        """Why a position cannot be: key and facts of a sentence."""
        return None

    def graphs(self) -> Mapping[str, Function]:
        """The graphs of a match by name: functions of (game, state)."""
        return {}

    def board_text(self, s: Any, seat: int, language: str) -> str:
        """The board as text, for a terminal and for screen readers."""
        return ""

    def scene(self, s: Any, seat: int, language: str, marks: Marks = NO_MARKS) -> Any:
        """The picture of what a seat sees, or None in a game that draws none."""
        return None

    # What follows

    def playing(self, values: Mapping[str, Any]) -> list[str]:
        """The seats that decide something, under these options."""
        scripted = self.scripted(values)
        return [seat for seat in self.seated(values) if seat not in scripted]

    def empty(self, values: Mapping[str, Any]) -> Table:
        """A state with these options, before its setup."""
        s = self.state()
        options.write(self.options, values, s)
        return s

    def at_random(self, s: Table, dice: int) -> Any:
        """How a state ends if everybody goes on at random, by these dice. The state itself stays as it is."""
        end = s.copy()
        end.rng = dice
        if not twin.available():
            self.plain.random_game(self.box, end, [0] * self.flow.widest())
            return end
        import numpy as np

        record = end.to_record()
        self.compiled.random_game(self.box.to_record()[0], record[0], np.zeros(self.flow.widest(), np.int64))
        return self.state.from_record(record[0])

    def present(self, s: Table) -> list[int]:
        """The seats that take part in a state, by number."""
        return [self.seat_number(seat) for seat in self.seated(options.read(self.options, s))]

    @cached_property
    def flow(self) -> Flow:
        """The steps as ordinary Python."""
        return Flow(self.steps)

    @cached_property
    def plain(self) -> types.SimpleNamespace:
        """Whole-game functions on the plain carrier."""
        flow = self.flow
        bound = {name: getattr(flow, name) for name in ("legal", "apply", "automatic", "advance", "widest")}
        bound |= self._own_functions()
        written = dict(steps.dispatch_source(self.steps)[1])
        exec(self.relabelling(), written)
        bound |= {name: written[name] for name in labels.WRITTEN}
        for function in (*LOOP, *walk.WALKING):       # each calls the ones before it
            bound[function.__name__] = bind(function, bound)
        source, names = self.measuring()
        exec(source, names)     # the same source that the twin compiles
        bound["measure"] = names["measure"]
        bots = {name: bind(function, bound) for name, function in policies.built_in(self).items()}
        return types.SimpleNamespace(**bound, bots=bots)

    @cached_property
    def compiled(self) -> types.SimpleNamespace:
        """The same functions, compiled by numba. They take `box.to_record()[0]` and `state.to_record()[0]`."""
        return twin.compiled(self.recipe)

    @cached_property
    def recipe(self) -> twin.Recipe:
        """What the compiled twin is made of."""
        source, parts = steps.dispatch_source(self.steps)
        measuring, measured = self.measuring()
        functions = {**self._own_functions(), **{f.__name__: f for f in (*LOOP, *walk.WALKING)}}
        written = source + measuring + self.relabelling()
        bots = policies.built_in(self)
        return twin.Recipe(self.name, functions, written, parts | measured, self.carriers, bots)

    def measuring(self) -> tuple[str, dict[str, Function]]:
        """Source of `measure` for all measures of the game, and the functions that it names."""
        return measure_source(self.measures, [len(measure.columns(self)) for measure in self.measures])

    def relabelling(self) -> str:
        """Source of the functions by which hidden things change their labels."""
        return labels.source(self.state, self.steps, {kind.name: kind.size for kind in self.kinds})

    @cached_property
    def machine(self) -> Function:
        """The moves of the machine that has learned the game."""
        return policies.BOTS["learned"].choose(self)  # type: ignore[no-any-return]

    @property
    def carriers(self) -> twin.Carriers:
        return twin.Carriers(self.values.dtype(), self.state.dtype(), len(self.seat))

    def _own_functions(self) -> dict[str, Function]:
        """The rules functions of the game that whole games and bots call by these names."""
        worth = self.worth or policies.all_alike
        gain = self.gain or victory.usual_gain(type(self))
        return {
            "setup": self.setup, "hide": self.hide, "redeal": self.redeal, "clock": self.clock,
            "worth": worth, "worths": self.worths or bind(policies.one_by_one, {"worth": worth}), "gain": gain,
            "whim": self.whim,
        }

    def functions(self) -> list[Function]:
        """All functions of the game's rules files."""
        packages = self.packages()
        modules = [m for n, m in sys.modules.items() if f"{n}.".startswith(packages)]
        values = {id(value): value for module in modules for value in vars(module).values()}
        found = [value for value in values.values() if isinstance(value, types.FunctionType)]
        return [function for function in found if f"{function.__module__}.".startswith(packages)]

    @classmethod
    def packages(cls) -> tuple[str, ...]:
        """The packages of its code, each with a dot behind it: `folders` as Python knows them."""
        return (f"{cls.__module__}.",)

    def sources(self) -> list[Path]:
        """The Python files of the game."""
        return sorted(file for folder in self.folders() for file in folder.rglob("*.py"))

    @property
    def title(self) -> str:
        return self.words.text("game-title", self.language)

    @property
    def rulebook(self) -> Rulebook:
        """Every rule of the game, by id and by words.

        >>> import gamekit
        >>> rulebook = gamekit.load("dual_powers").rulebook
        >>> print(rulebook["TIE_MORE_TOKENS"].text)
        If the strengths are equal, the side with more tokens in the region is stronger.
        >>> [entry.id for entry in rulebook.search("double move")]
        ['DOUBLE_MOVE']
        """
        return Rulebook(self, self.language)

    def in_language(self, language: str) -> Game:
        """The same game with words in another language."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, language=checked_language(language))
        return other

    @told
    def changed(self, *names: str, box: Cells | None = None, **given: Any) -> Game:
        """The same game with changed rules: what it refuses it says to be changed, and its matches are saved with it.

        `names` are changes that the game has prepared. Others are given by what they change: a function of the rules by
        one of your own, an option by another default, cells of the box as `{file: {row: {column: value}}}`.

        >>> import gamekit
        >>> game = gamekit.load("dual_powers").changed("no-blockade", discard_hand=True)
        >>> game
        <Dual Powers: Revolution 1917, changed: no-blockade, discard_hand=True>
        >>> game.rulebook["MOVE_NOT_THROUGH_BLOCKADE"].status
        'changed'
        """
        from .variant import changed

        changes = [*(changing.prepared(self, name) for name in names), *changing.own(self, box, given)]
        return changed(self, *changes) if changes else self

    # Things and their names

    def ids(self, kind: str) -> list[str]:
        """The names of a kind's things, by number: those of saved games and positions."""
        if kind not in self._ids:
            raise KeyError(f"no kind {kind!r} in {self.name}")
        return self._ids[kind]

    @cached_property
    def _ids(self) -> dict[str, list[str]]:
        return {kind.name: names_of(kind, self.components.ids) for kind in self.kinds}

    def has_kind(self, kind: str) -> bool:
        return any(k.name == kind for k in self.kinds)

    def thing_text(self, kind: str, index: int, language: str, form: str = "") -> str:
        """The words of a thing, in one of its forms (`in`, `to` ...) where it has them."""
        special = self.thing_words(kind, index, language)
        if isinstance(special, str):
            return special
        key = special[0] if special is not None else f"{kind}-{self.ids(kind)[index]}"
        if form and self.words.has(f"{key}.{form}", language):
            key = f"{key}.{form}"
        return self.words.text(key, language) if special is None else self.text(key, language, special[1])

    def text(self, key: str, language: str, facts: Mapping[str, Any] | None = None) -> str:
        """The words of a message. A fact is a number, text, or a pair of kind and index, which becomes its words."""
        filled = {}
        for variable in self.words.variables(key):
            name, form = variable, ""
            while name not in (facts or {}) and "-" in name:
                name, _, tail = name.rpartition("-")
                form = tail + ("-" + form if form else "")
            if facts and name in facts:
                filled[variable] = self._fact_text(facts[name], language, form)
        return self.words.text(key, language, **filled)

    def _fact_text(self, fact: Any, language: str, form: str) -> Any:
        return self.thing_text(fact[0], fact[1], language, form) if isinstance(fact, tuple) else fact

    def ending_text(self, ending: str, winners: Sequence[str], language: str) -> str:
        """How a game ended, and for whom: `$seat` if one has won, `$winners` and their `$number` in any case."""
        numbers = [self.seat_number(seat) for seat in winners]
        *first, last = [self.thing_text("seat", seat, language) for seat in numbers] or [""]
        joined = SHARED.text("seats-joined", language, first=", ".join(first), last=last) if first else last
        facts: dict[str, Any] = {"winners": joined, "number": len(winners)}
        if len(numbers) == 1:
            facts["seat"] = ("seat", numbers[0])
        return self.text(f"ending-{ending}", language, facts)

    def facts(self, s: Table) -> dict[str, Any]:
        """What prompts and moves can speak of: the state's numbers, as things where they are things."""
        found: dict[str, Any] = {}
        for field in s.fields:
            if not field.shape and field.type != "u8":
                value = getattr(s, field.name)
                if not field.kind:
                    found[field.name] = value
                elif value != NONE:
                    found[field.name] = (field.kind, value)
        return found | self.about(s)

    def seat_number(self, seat: str | int | None) -> int:
        """The number of a seat; None is everybody, who sees only what lies open."""
        if seat is None:
            return NONE
        names = [hyphened(member) for member in self.seat]
        if isinstance(seat, str) and seat.lower() in names:
            return names.index(seat.lower())
        if isinstance(seat, int) and 0 <= seat < len(names):
            return int(seat)
        raise BadOption("error-seat", seat=str(seat), allowed=names)

    # Matches

    @told
    def new(self, seed: int = 0, seats: Mapping[str, Policy] | None = None, **given: Any) -> Match:
        """A new match. `seats` says who plays: "human", a bot's name, or a policy function; others are options."""
        from .match import Match

        s = self.empty(options.complete(self.options, given, self.name))
        s.rng = game_seed(check_seed(seed), 0)
        type(self).setup(self.box, s)
        return Match(self, s, seed=seed, seats=seats)

    @told
    def position(
        self, description: Mapping[str, Any], seed: int = 0, seats: Mapping[str, Policy] | None = None
    ) -> Match:
        """A match that starts in a described situation; what the description leaves out is as on an empty table.

        >>> import gamekit
        >>> game = gamekit.load("dual_powers")
        >>> game.position({"seat": "white", "cards": {"white-hand": ["lvov"]}}).moves
        [<Play Lvov>]
        """
        from .match import Match
        from .position import read_position, try_out

        start = read_position(self, description, check_seed(seed))
        try_out(self, start)
        return Match(self, start, seed=seed, seats=seats, from_start=False)

    def __repr__(self) -> str:
        return f"<{self.title}>"


def check_seed(seed: Any) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**63:
        raise BadOption("error-seed", value=repr(seed))
    return seed


def written_seed(text: str) -> int:
    """The seed that somebody wrote. Python itself reads no number of thousands of digits."""
    if not text.isdecimal() or len(text) > len(str(2**63)):
        raise BadOption("error-seed", value=text)
    return check_seed(int(text))
