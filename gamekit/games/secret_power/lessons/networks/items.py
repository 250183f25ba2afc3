"""The questions of the lesson, about the pair's own match and about games that bots have played.

Wrong options are called by what they say, so that each has its own reply.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics.stats import Estimate, figure
from .....lessons import pictures
from .....lessons.items import Choice, Dice, Note, Number
from .....lessons.odds import distance, forecast, fraction, percent, score_words
from .. import played
from ..played import GREEDY, LINES, POINTS, RANDOM
from . import network

WORDS = Words(Path(__file__).parent)
SEEDS = 1 << 16
GAMES = 2000
EARLY, MIDDLE, LATE = 2, 3, 4               # rounds of six
SURE, CHOICE, BLIND = "sure", "decision", 25      # the steps whose forecasts are scored; a blind guess of four
CAME = {True: "came-true", False: "came-false"}
DOUBT = {"cause": "doubt-cause", "player": "doubt-player", "luck": "doubt-luck", "value": "doubt-value"}


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def games(game: Game, dice: Dice, bot: str = GREEDY) -> Any:
    """The games that all steps of a pair speak of."""
    return played.study(game, bot, GAMES, dice.lesson % SEEDS)


def seat_name(game: Game, seat: str, language: str) -> str:
    return game.thing_text("seat", game.seat_number(seat), language)


def own_network(game: Game, dice: Dice, language: str) -> Any:
    """The picture of the pair's own network."""
    graph = network.of_pair(game, dice.lesson)
    things = len(network.shared(graph, played.seats(game)))
    words = say(language, "picture-network", things=things)
    return network.drawn(game, graph, language, words, lambda own: say(language, "own-things", number=own))


# A decision

def decision(game: Game, dice: Dice, language: str) -> Choice:
    options = [f"seat:{seat}" for seat in played.seats(game)]
    return Choice(
        picture=own_network(game, dice, language), options=options, right=options,
        facts={"round": network.ROUND},
    )


def lines(game: Game, dice: Dice, language: str) -> Number:
    """What one seat of the pair's match is joined to."""
    graph, seat = network.of_pair(game, dice.lesson), dice.choice(played.seats(game))
    notes = []
    for side, owned in network.lines_of(graph, seat).items():
        names = [network.name_of(game, side, graph.nodes[node]["index"], language) for node in owned]
        told = ", ".join(f"{name} ({number})" for name, number in zip(names, owned.values(), strict=True))
        notes.append(Note(say(language, f"have-{side}", things=told) if told else say(language, f"none-{side}")))
    total = network.degree(graph, seat)
    return Number(
        picture=own_network(game, dice, language), notes=notes, right=(str(total),),
        facts={"seat": ("seat", game.seat_number(seat)), "total": total},
    )


def degree(game: Game, dice: Dice, language: str) -> Choice:
    """Somebody's things in words: how many lines, and three ways to miss them."""
    while True:
        types = dice.sample(range(12), dice.choice((2, 3)))
        cards, stage, alliances = [dice.randint(1, 3) for _ in types], dice.randint(2, 4), dice.randint(1, 3)
        asked = {
            "lines": sum(cards) + stage + alliances, "names": len(types) + 1 + alliances, "objects": sum(cards),
            "stageless": sum(cards) + alliances,
        }
        if len(set(asked.values())) == len(asked):
            break
    names = [game.thing_text("type", one, language) for one in types]
    told = ", ".join(f"{name} ({number})" for name, number in zip(names, cards, strict=True))
    return Choice(
        options=dice.sample(list(asked), len(asked)), right=("lines",),
        facts={"cards": told, "stage": stage, "project": ("project", dice.randrange(4)), "alliances": alliances,
               **asked},
    )


# Leaders

def rates(game: Game, dice: Dice, round: int) -> tuple[Estimate, Estimate]:
    """How often the leader by lines and the leader by points win."""
    found = games(game, dice)
    return played.only_leader_wins(found, LINES, round), played.only_leader_wins(found, POINTS, round)


def leaders(game: Game, dice: Dice, language: str, round: int, right: str) -> Choice:
    """Who is ahead after a round: by lines or by points?"""
    by_lines, by_points = rates(game, dice, round)
    words = say(language, "picture-leaders", round=round, a=by_lines.text(language), b=by_points.text(language))
    rows = [(say(language, "row-lines"), by_lines), (say(language, "row-points"), by_points)]
    return Choice(
        options=("lines", "points", "same"), right=(right,),
        facts={"round": round, "lines": by_lines.text(language), "points": by_points.text(language)},
        drawn=pictures.intervals(words, rows, language, mark=1 / played.PLAYERS),
    )


def early(game: Game, dice: Dice, language: str) -> Choice:
    return leaders(game, dice, language, EARLY, "lines")


def late(game: Game, dice: Dice, language: str) -> Choice:
    return leaders(game, dice, language, LATE, "points")


def two_way(language: str, *cells: int) -> list[list[str]]:
    """Players ahead by lines and others, who won and who did not, and all."""
    a, b, c, d = cells          # won and ahead, won and not, ahead and not won, neither
    numbers = [("row-ahead", a, c), ("row-behind", b, d), ("row-all", a + b, c + d)]
    head = ["", say(language, "column-won"), say(language, "column-lost"), say(language, "column-all")]
    return [head, *([say(language, key), str(x), str(y), str(x + y)] for key, x, y in numbers)]


def turned(game: Game, dice: Dice, language: str) -> Choice:
    """Who is ahead wins so often; how many of the winners were ahead?"""
    both, won, first, neither = played.two_way(games(game, dice), LINES, MIDDLE)
    return Choice(
        options=("same", "more", "less"), right=("more",), believed=("same",),
        facts={
            "round": MIDDLE,
            "given": f"{both} / {both + first}", "ahead": percent(Fraction(both, both + first), language),
            "turned": f"{both} / {both + won}", "winners": percent(Fraction(both, both + won), language),
            "n": GAMES,
        },
        table=two_way(language, both, won, first, neither),
    )


def table(game: Game, dice: Dice, language: str) -> Choice:
    """Another class's games in a table."""
    while True:
        a, b, c = dice.randint(8, 20), dice.randint(4, 16), dice.randint(9, 30)
        d = 3 * (a + b) - c         # four players a game, one of whom has won
        asked = {"given": (a, a + c), "turned": (a, a + b), "all": (a, 4 * (a + b)), "fair": (a + b, 4 * (a + b))}
        if d > 0 and len({round(Fraction(*pair), 2) for pair in asked.values()}) == len(asked):
            break
    return Choice(
        options=dice.sample(list(asked), len(asked)), right=("given",), table=two_way(language, a, b, c, d),
        asks_about_table=True,
        facts={"first": a + c, "a": a, **{name: fraction(*pair) for name, pair in asked.items()}},
    )


# Ways

def chain(game: Game, dice: Dice, language: str, seats: int) -> tuple[list[str], list[str], Any]:
    """Seats in a chain, two neighbours joined by one object each: seats, objects, and the picture."""
    people = dice.sample(played.seats(game), seats)
    things = dice.sample([game.ids("type")[number] for number in range(9)], seats - 1)
    left = [(seat_name(game, seat, language), "") for seat in people]
    right = [game.thing_text("type", game.ids("type").index(one), language) for one in things]
    lines = [(place + more, place, 1) for place in range(seats - 1) for more in (0, 1)]
    told = ", ".join(f"{left[a][0]} — {right[b]}" for a, b, _ in lines)
    return people, things, pictures.two_columns(say(language, "picture-chain", lines=told), left, right, lines)


def bridge(game: Game, dice: Dice, language: str) -> Choice:
    """Three seats in a chain: the one in the middle lies on most ways."""
    people, things, picture = chain(game, dice, language, 3)
    options = [f"seat:{people[1]}", f"seat:{people[0]}", f"type:{things[0]}", f"type:{things[1]}"]
    replies = {f"seat:{people[0]}": "end", **{f"type:{one}": "thing" for one in things}}
    return Choice(
        picture=picture, options=dice.sample(options, len(options)), right=(f"seat:{people[1]}",), replies=replies,
        facts={"middle": ("seat", game.seat_number(people[1]))},
    )


def broker(game: Game, dice: Dice, language: str) -> Choice:
    """Who lies on most ways of the pair's own network; with lines and ways of all as the outcome."""
    graph, seats = network.of_pair(game, dice.lesson), played.seats(game)
    ways = network.between(graph, seats)
    head = ["", say(language, "column-lines"), say(language, "column-ways"), say(language, "column-points")]
    rows = [
        [seat_name(game, seat, language), str(network.degree(graph, seat)), figure(ways[seat], language),
         str(graph.nodes[seat]["points"])]
        for seat in seats
    ]
    return Choice(
        picture=own_network(game, dice, language), options=[f"seat:{seat}" for seat in seats],
        right=[f"seat:{seat}" for seat in network.most(ways)], table=[head, *rows],
        facts={"seat": seat_name(game, network.most(ways)[0], language),
               "ways": figure(max(ways.values()), language)},
    )


def pairs(game: Game, dice: Dice, language: str) -> Choice:
    """A chain of so many; how many pairs meet through one of them?"""
    while True:
        before, after = dice.randint(1, 4), dice.randint(1, 4)
        every = before + after + 1
        asked = {
            "through": before * after, "sum": before + after, "all": every * (every - 1) // 2, "two": 2,
        }
        if before != after and len(set(asked.values())) == len(asked):
            break
    return Choice(
        options=dice.sample(list(asked), len(asked)), right=("through",),
        facts={"before": before, "after": after, "every": every, **asked},
    )


# What makes a player strong

def players(game: Game, dice: Dice, language: str) -> Choice:
    """The same leaders among players who choose at random."""
    among = {bot: played.only_leader_wins(games(game, dice, bot), LINES, LATE) for bot in (GREEDY, RANDOM)}
    told = {bot: one.text(language) for bot, one in among.items()}
    rows = [(say(language, f"row-{bot}"), one) for bot, one in among.items()]
    words = say(language, "picture-players", a=told[GREEDY], b=told[RANDOM])
    return Choice(
        options=("same", "more", "less"), right=("less",), believed=("same",),
        facts={"round": LATE, "greedy": told[GREEDY], "random": told[RANDOM]},
        picture=pictures.intervals(words, rows[:1], language, mark=1 / played.PLAYERS),
        drawn=pictures.intervals(words, rows, language, mark=1 / played.PLAYERS),
    )


def lost(game: Game, dice: Dice, language: str) -> Number:
    """How many of a hundred leaders by points lose all the same."""
    wins = rates(game, dice, LATE)[1]
    words = say(language, "picture-lost", rate=wins.text(language))
    lose = 100 * (1 - wins.value)
    return Number(
        right=(f"{lose:.0f}",), tolerance=5, believed=("0", "5", "10"),
        facts={"round": LATE, "lost": f"{lose:.0f}", "rate": wins.text(language)},
        drawn=pictures.intervals(words, [(say(language, "row-points"), wins)], language, mark=1 / played.PLAYERS),
    )


def settled(game: Game, dice: Dice, language: str) -> Number:
    """The pupil's own forecast of the first question, against the end of the match."""
    whole = played.whole_match(game, dice.lesson)
    ranks = whole.state.rank        # type: ignore[attr-defined]    # of this game
    first = [seat for place, seat in enumerate(played.seats(game)) if ranks[place] == 1]
    chosen = dice.predicted.get(CHOICE, "").removeprefix("seat:")
    chosen = chosen if chosen in played.seats(game) else played.seats(game)[0]
    (sure, whose), came = forecast(dice, SURE, BLIND), chosen in first
    return Number(
        right=(f"{distance(sure / 100, came):.4f}",), tolerance=0.0051,
        facts={
            "who": whose, **score_words(sure, came, language), "picked": seat_name(game, chosen, language),
            "came": say(language, CAME[came]),
            "winners": ", ".join(seat_name(game, seat, language) for seat in first),
        },
    )


def knows(game: Game, dice: Dice, language: str) -> Choice:
    """A doubt, and what would help."""
    options = list(DOUBT)
    right = dice.choice(options)
    dice.shuffle(options)
    n = dice.choice((10, 20, 50))
    return Choice(options=options, right=(right,), facts={"doubt": say(language, DOUBT[right], n=n)})
