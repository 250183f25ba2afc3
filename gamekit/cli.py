"""The command `gamekit`: serve, publish, play, simulate and others. Errors are sentences, with exit code 2."""

from __future__ import annotations

import argparse
import errno
import importlib
import os
import re
import secrets
import sys
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .engine import cache, options, policies, registry
from .engine.errors import BadOption, BadSave, GamekitError, UnknownGame
from .engine.game import Game, written_seed
from .engine.match import HUMAN, Match
from .engine.options import Option
from .engine.words import LANGUAGES, SHARED, checked_language
from .lines import rule_text, wrapped
from .terminal import Terminal

BAD_INPUT, NOTHING_FOUND, INTERRUPTED = 2, 1, 130
MOST_SEEDS = 10_000     # for which a lesson's keys are checked
LONGEST = 900                               # of an argument; Fluent shows no longer text
NEW_ONLY = {"option", "change", "seed", "seat", "hot_seat"}   # what only a new match can be told
STUDY_FLAGS = {"until": "WIDTH", "file": "FILE", "csv": "FILE", "workers": "NUMBER", "cluster": "ADDRESS"}
OWN_FLAGS = {"option", "change", "seed", "seat", "seats", "hot_seat", "box", "load", "lang", "help", *STUDY_FLAGS}
GAMES = "10000"                             # of a study, if nothing is said
OF_NO_COMMAND = {"-h", "--help", "--version"}
MOST_STUDENTS, LAST_PORT = 500, 65535
EVERYWHERE, CLASS = "0.0.0.0", 30            # where a class comes in, and how many, if nothing is said


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")    # a terminal that has no Cyrillic should not end the game
    wanted, rest = split_language(arguments)
    language = wanted if wanted in LANGUAGES else "en"
    try:
        code = run(rest, checked_language(wanted))
        sys.stdout.flush()
        return code
    except GamekitError as error:
        print(error.in_language(language), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:     # as in `gamekit rules dual_powers | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(arguments: list[str], language: str) -> int:
    for argument in arguments:
        if len(argument) > LONGEST:
            raise BadOption("error-argument", text=argument[:40] + "…", command="gamekit")
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise BadOption("error-command", name=arguments[0], allowed=list(COMMANDS))
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in OF_NO_COMMAND):
        arguments = ["serve", *arguments]
    parser = command_parser(arguments, language)
    try:
        given, strange = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise BadOption("error-argument-value", flag=str(error.argument_name)) from None
    if strange:
        raise BadOption("error-argument", text=strange[0], command=f"gamekit {given.command}")
    given.lang = language
    return COMMANDS[given.command](given)


def split_language(arguments: list[str]) -> tuple[str, list[str]]:
    """What `--lang` says, and the other arguments: it may stand anywhere, and errors speak that language."""
    for number, argument in enumerate(arguments):
        if argument.startswith(("--lang=", "--language=")):
            return argument.partition("=")[2], arguments[:number] + arguments[number + 1:]
        if argument in ("--lang", "--language"):
            return "".join(arguments[number + 1:number + 2]), arguments[:number] + arguments[number + 2:]
    return "en", arguments


# Commands

def serve(given: argparse.Namespace) -> int:
    port = None if given.port is None else number_up_to(LAST_PORT, given.port, "error-port")
    students = None if given.students is None else number_up_to(MOST_STUDENTS, given.students, "error-students")
    if given.token is not None and not re.fullmatch(r"[\w-]{4,64}", given.token, re.ASCII):
        raise BadOption("error-token")
    make_home()
    server = importlib.import_module("gamekit.ui.server")
    plan = server.Plan(
        given.host or (EVERYWHERE if given.classroom else "localhost"), port,
        students or (CLASS if given.classroom else None), given.token, given.lang, browser=not given.no_browser,
        page=given.page, classroom=given.classroom)
    server.serve(plan)
    return 0


def make_home() -> None:
    """Jupyter writes into the user's home. Whoever has none, as in many containers, gets a temporary one."""
    home = Path(os.path.expanduser("~"))
    if not home.is_absolute() or not os.access(home, os.W_OK):
        os.environ["HOME"] = str(cache.temporary())


def play(given: argparse.Namespace) -> int:
    match = loaded_match(given) if given.load is not None else new_match(given)
    Terminal(match, box=given.box, saved=given.load is not None).run()
    return 0


def new_match(given: argparse.Namespace) -> Match:
    game = changed_game(named_game(given, given.box), given)
    values = game_options(game, given)
    seed = secrets.randbelow(2**31) if given.seed is None else written_seed(given.seed)
    told = dict(pair(text, "error-seat-form") for text in given.seat)
    match = game.new(seed, told if given.hot_seat else {**bots_beside(game, values, told), **told}, **values)
    print(SHARED.text("play-seed", given.lang, seed=str(seed)))
    return match


def bots_beside(game: Game, values: dict[str, Any], told: dict[str, str]) -> dict[str, str]:
    """Bots for the seats of which nothing is said; one is left to a person, if nobody sits elsewhere."""
    free = [seat for seat in game.playing(options.complete(game.options, values, game.name)) if seat not in told]
    return dict.fromkeys(free[HUMAN not in told.values():], policies.usual(game))


def game_options(game: Game, given: argparse.Namespace) -> dict[str, Any]:
    """The options from `--mode solo` and from `--option mode=solo`, checked."""
    flags = {option.name: getattr(given, f"game_{option.name}", None) for option in game.options}
    values = {name: value for name, value in flags.items() if value is not None}
    for text in given.option:
        name, value = pair(text, "error-option-form")
        values[name.replace("-", "_")] = value
    options.complete(game.options, values, game.name)
    return values


def loaded_match(given: argparse.Namespace) -> Match:
    from . import load_match

    flags = {name: value for name, value in vars(given).items() if name.startswith("game_") or name in NEW_ONLY}
    said = [name for name, value in flags.items() if value not in (None, []) and (name, value) != ("hot_seat", False)]
    useless = [name.removeprefix("game_").replace("_", "-") for name in said]
    if useless:
        raise BadOption("error-load-alone", given=["--" + name for name in useless])
    match = load_match(given.load, box=given.box, language=given.lang)
    if given.game is not None and given.game != match.game.name:
        raise BadSave("error-save-game", path=given.load, found=match.game.name, game=given.game)
    return match


def simulate(given: argparse.Namespace) -> int:
    lab = importlib.import_module("gamekit.lab.playing.study")
    game = changed_game(named_game(given, given.box), given)
    values, n = game_options(game, given), wanted_games(given, lab)
    if given.csv is not None and not Path(given.csv).absolute().parent.is_dir():
        raise BadSave("error-save-write", path=given.csv, problem=os.strerror(errno.ENOENT))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", lab.StoppedEarly)       # told after the summary
        study = lab.simulate(
            game, n, study_seats(given.seats), written_seed(given.seed), values, file=given.file,
            workers=digits(given.workers), progress=sys.stderr.isatty(), cluster=given.cluster,
        )
    if given.csv is not None:
        study.to_csv(given.csv)
    tell_study(study, given)
    return INTERRUPTED if study.stopped else 0


def changed_game(game: Game, given: argparse.Namespace) -> Game:
    """The game with the changes that it has prepared and the command line names."""
    return game.changed(*given.change)


def compare(given: argparse.Namespace) -> int:
    """What changed rules change, on the same games."""
    lab = importlib.import_module("gamekit.lab.questions.comparison")
    game = named_game(given, given.box)
    if not given.change:
        raise BadOption("error-compare-change", game=game.name, allowed=[one.name for one in game.prepared()] or ["-"])
    n = number_up_to(10**8 - 1, GAMES if given.n is None else given.n, "error-compare-n")
    found = lab.compare(
        game, n, changed_game(game, given), against=study_seats(given.seats), seed=written_seed(given.seed),
        options=game_options(game, given), workers=digits(given.workers), progress=sys.stderr.isatty(),
    )
    print(found.text(given.lang))
    return 0


def wanted_games(given: argparse.Namespace, lab: Any) -> Any:
    """A number of games, or a width of the interval with the number as a limit."""
    if given.until is None:
        return digits(GAMES if given.n is None else given.n)
    width = float(given.until) if re.fullmatch(r"0?\.[0-9]{1,9}", given.until) else given.until
    return lab.until(width) if given.n is None else lab.until(width, at_most=digits(given.n))


def study_seats(given: list[str]) -> str | dict[str, str]:
    """Who plays, from `greedy`, `red=greedy` or `red=greedy,white=random`."""
    texts = [text for several in given for text in several.split(",")] or ["random"]
    if len(texts) == 1 and "=" not in texts[0]:
        return texts[0]
    return dict(pair(text, "error-seat-form") for text in texts)


def tell_study(study: Any, given: argparse.Namespace) -> None:
    print(study.summary())
    for path in (given.file, given.csv):
        if path is not None:
            print(SHARED.text("study-file", given.lang, path=path))
    if study.stopped:
        print(study.how_far(), file=sys.stderr)


def portrait(given: argparse.Namespace) -> int:
    """Print what a game is like: as it was measured beforehand, or measured anew."""
    game = named_game(given)
    if given.n is None and given.seed is None:
        kept = importlib.import_module("gamekit.lab.portraits.stored")
        found = kept.stored(game)
        print(found)
        if kept.is_stale(found):
            print(SHARED.text("portrait-stale", given.lang))
        return 0
    seed = 0 if given.seed is None else written_seed(given.seed)
    n = 100 if given.n is None else digits(given.n)
    print(importlib.import_module("gamekit.lab").portrait(game, n, seed))
    return 0


def games(given: argparse.Namespace) -> int:
    for name in registry.names():
        try:
            game = registry.load(name, language=given.lang)
        except GamekitError as error:       # one broken game should not hide the others
            print(wrapped(f"{name}: {error.in_language(given.lang)}"))
            continue
        print(f"{name}  {game.title}")
        print(wrapped("    " + game.words.text("game-about", given.lang)))
    return 0


def rules(given: argparse.Namespace) -> int:
    game = named_game(given)
    if given.book is not None:
        write_page(given.book, importlib.import_module("gamekit.ui.book").Book(game, given.lang).document())
        print(SHARED.text("study-file", given.lang, path=given.book))
        return 0
    found = game.rulebook.search(" ".join(given.words))
    for entry in found:
        print("\n".join(map(wrapped, rule_text(entry, given.lang).split("\n"))))
    if not found:
        print(SHARED.text("play-no-rules", given.lang), file=sys.stderr)
    return 0 if found else NOTHING_FOUND


def lesson(given: argparse.Namespace) -> int:
    """Print a lesson: its sheet, its teacher's page; or check it. With nothing said, list what there is."""
    from .lessons import lessons, lint, load_lesson, sheet, teacher

    game = named_game(given)
    if given.lesson is None:
        for name in lessons(game):
            print(f"{name}  {load_lesson(game, name).title(given.lang)}")
        return 0
    found = load_lesson(game, given.lesson)
    if given.lint:
        seeds = 0 if given.seeds is None else number_up_to(MOST_SEEDS, given.seeds, "error-seeds")
        findings = lint.lint(found, seeds=seeds)
        print(lint.report(findings) or SHARED.text("lesson-clean", given.lang))
        return NOTHING_FOUND if findings else 0
    letter = sheet.checked_version(given.version)
    seed = sheet.SEED if given.seed is None else written_seed(given.seed)
    pages: dict[str | None, Callable[[], str]] = {
        given.sheet: lambda: sheet.sheet(found, seed, letter, given.lang, given.key, test_of(given)),
        given.teacher: lambda: teacher.page(found, seed, letter, given.lang),
    }
    wanted = {path: make for path, make in pages.items() if path is not None}
    for path, make in wanted.items():
        write_page(path, make())
        print(SHARED.text("study-file", given.lang, path=path))
    if not wanted:
        print("\n".join(f"{step.id}  {step.rhythm}, {step.asking.name}" for step in found.steps))
    return 0


def test_of(given: argparse.Namespace) -> str:
    """The test of a lesson that is to be printed, or none."""
    return "before" if given.before else "after" if given.after else ""


def write_page(path: str, page: str) -> None:
    try:
        Path(path).write_text(page, "utf-8")
    except OSError as error:
        raise BadSave("error-save-write", path=path, problem=error.strerror or type(error).__name__) from None


def puzzle(given: argparse.Namespace) -> int:
    puzzling = importlib.import_module("gamekit.puzzling")
    return int(puzzling.ask(named_game(given), given.number, given.seed, given.n, given.file, given.answer))


def bench(given: argparse.Namespace) -> int:
    name = named_game(given).name
    return int(importlib.import_module("gamekit.bench").main(name, everything=given.all))


def publish(given: argparse.Namespace) -> int:
    """Write a site; how many pages, how large, and how it is tried."""
    if given.site is None:
        raise BadOption("error-argument-value", flag="SITE")
    site = importlib.import_module("gamekit.ui.site.publish")
    runtime = importlib.import_module("gamekit.ui.site.runtime").Runtime(path_of(given.runtime))
    box, position = path_of(given.box), path_of(given.position)
    plan = site.Plan(Path(given.site), runtime, given.page, box, position, given.lang)
    folder = site.publish(plan)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1_000_000
    command = f"python -m http.server -d {folder}"
    print(SHARED.text("site-written", given.lang, folder=str(folder), pages=len(plan.pages), size=f"{size:.1f}",
                      command=command))
    return 0


def path_of(text: str | None) -> Path | None:
    return None if text is None else Path(text)


Command = Callable[[argparse.Namespace], int]
COMMANDS: dict[str, Command] = {
    "serve": serve, "play": play, "simulate": simulate, "compare": compare, "games": games, "rules": rules,
    "lesson": lesson, "portrait": portrait, "puzzle": puzzle, "bench": bench, "publish": publish,
}


def named_game(given: argparse.Namespace, box: str | None = None) -> Game:
    if given.game is None:
        raise UnknownGame("error-game-missing", allowed=registry.names())
    return registry.load(given.game, box=box, language=given.lang)


def digits(text: str | None) -> int | str | None:
    """A number, if it is one; who asked for it tells what is wrong otherwise."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 19 else text


def number_up_to(most: int, text: str, error: str) -> int:
    if not (text.isdecimal() and len(text) < 9 and 1 <= int(text) <= most):
        raise BadOption(error, value=text)
    return int(text)


def pair(text: str, error: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise BadOption(error, text=text)
    return name, value


# The parser. It checks nothing itself, so that all refusals are ours, in the reader's language

def command_parser(arguments: list[str], language: str) -> argparse.ArgumentParser:
    def words(key: str) -> str:
        return SHARED.text(f"cli-{key}", language)

    lang = argparse.ArgumentParser(add_help=False)      # for the help only: `split_language` has read it
    lang.add_argument("--lang", metavar="|".join(LANGUAGES), help=words("lang"))
    strict: dict[str, Any] = {"allow_abbrev": False, "exit_on_error": False, "parents": [lang]}
    parser = argparse.ArgumentParser("gamekit", description=words("about"), **strict)
    parser.add_argument("--version", action="version", version=version(), help=words("version"))
    commands = parser.add_subparsers(dest="command", metavar="|".join(COMMANDS))
    made = {name: commands.add_parser(name, help=words(name), description=words(name), **strict) for name in COMMANDS}
    known = ", ".join(registry.names())
    for name in ("play", "simulate", "compare", "rules", "lesson", "portrait", "puzzle", "bench"):
        made[name].add_argument("game", nargs="?", metavar="GAME", help=f"{words('game')}: {known}")
    for flag in ("-n", "--seed"):
        made["portrait"].add_argument(flag, metavar="NUMBER", help=words(f"portrait-{flag.strip('-')}"))
    made["bench"].add_argument("--all", action="store_true", help=words("all"))
    made["rules"].add_argument("words", nargs="*", help=words("words"))
    made["rules"].add_argument("--book", metavar="FILE", help=words("book"))
    add_lesson_flags(made["lesson"], words)
    made["puzzle"].add_argument("number", nargs="?", metavar="NUMBER", help=words("puzzle-number"))
    for flag, metavar in (("--seed", "NUMBER"), ("-n", "NUMBER"), ("--file", "FILE"), ("--answer", "MOVE")):
        made["puzzle"].add_argument(flag, metavar=metavar, help=words(f"puzzle-{flag.strip('-')}"))
    add_serve_flags(made["serve"], words)
    add_publish_flags(made["publish"], words)
    add_play_flags(made["play"], words)
    add_study_flags(made["compare"], words)
    add_simulate_flags(made["simulate"], words)
    if arguments[:1] in (["play"], ["simulate"], ["compare"]):
        add_option_flags(made[arguments[0]], arguments, language)
    return parser


def version() -> str:
    from .engine.version import VERSION

    return f"gamekit {VERSION}"


def add_lesson_flags(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=words("lesson-name"))
    for name, metavar in (("sheet", "FILE"), ("teacher", "FILE"), ("seed", "NUMBER"), ("version", "LETTER"),
                          ("seeds", "NUMBER")):
        parser.add_argument(f"--{name}", metavar=metavar, help=words(f"lesson-{name}"))
    for name in ("key", "before", "after", "lint"):
        parser.add_argument(f"--{name}", action="store_true", help=words(f"lesson-{name}"))


def add_serve_flags(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    for name in ("students", "port"):
        parser.add_argument(f"--{name}", metavar="NUMBER", help=words(name))
    parser.add_argument("--class", dest="classroom", action="store_true", help=words("class"))
    parser.add_argument("--host", metavar="HOST", help=words("host"))
    parser.add_argument("--page", metavar="NAME", help=words("page"))
    parser.add_argument("--token", metavar="TOKEN", help=words("token"))
    parser.add_argument("--no-browser", action="store_true", help=words("no-browser"))


def add_publish_flags(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    parser.add_argument("site", nargs="?", metavar="FOLDER", help=words("site"))
    for name, metavar, key in (("runtime", "FOLDER", "runtime"), ("page", "NAME", "site-page"),
                               ("box", "FOLDER", "site-box"), ("position", "FILE", "position")):
        parser.add_argument(f"--{name}", metavar=metavar, help=words(key))


def add_play_flags(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    for name, metavar in (("seed", "NUMBER"), ("box", "FOLDER"), ("load", "FILE")):
        parser.add_argument(f"--{name}", metavar=metavar, help=words(name))
    for name, metavar in (("seat", "SEAT=PLAYER"), ("option", "NAME=VALUE"), ("change", "NAME")):
        parser.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=words(name))
    parser.add_argument("--hot-seat", action="store_true", help=words("hot-seat"))


def add_simulate_flags(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    add_study_flags(parser, words)
    for name, metavar in STUDY_FLAGS.items():
        if name != "workers":
            parser.add_argument(f"--{name}", metavar=metavar, help=words(name))


def add_study_flags(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    parser.add_argument("-n", metavar="NUMBER", help=words("n"))
    parser.add_argument("--seed", metavar="NUMBER", default="0", help=words("study-seed"))
    parser.add_argument("--box", metavar="FOLDER", help=words("box"))
    parser.add_argument("--workers", metavar=STUDY_FLAGS["workers"], help=words("workers"))
    for name, metavar in (("seats", "SEAT=BOT"), ("option", "NAME=VALUE"), ("change", "NAME")):
        parser.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=words(name))


def add_option_flags(parser: argparse.ArgumentParser, arguments: list[str], language: str) -> None:
    """A flag for each option of the game that the command line names."""
    name = next((argument for argument in arguments[1:] if argument in registry.names()), None)
    if name is None:
        return
    game = registry.load(name, language=language)
    for option in game.options:
        if option.name not in OWN_FLAGS:
            add_option_flag(parser, option, option_help(game, option))


def option_help(game: Game, option: Option) -> str:
    key = f"option-{option.name.replace('_', '-')}"
    return f"{game.words.text(key, game.language)}. {game.words.text(key + '.help', game.language)}".replace("%", "%%")


def add_option_flag(parser: argparse.ArgumentParser, option: Option, words: str) -> None:
    flag, where = "--" + option.name.replace("_", "-"), f"game_{option.name}"
    if option.is_switch:
        parser.add_argument(flag, dest=where, action=argparse.BooleanOptionalAction, default=None, help=words)
    else:
        parser.add_argument(flag, dest=where, metavar="|".join(option.allowed()), help=words)
