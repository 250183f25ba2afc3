"""The questions of the lesson. Their numbers are exact under an assumption that they name, or come from games of bots.

Wrong options are those of a misconception, and called by what they say, so that each has its own reply.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.words import Words
from .....lab.statistics import stats
from .....lab.statistics.exact import draw_chance
from .....lab.statistics.stats import Estimate
from .....lessons import pictures
from .....lessons.items import Choice, Claim, Dice, Note, Number, Slide
from .....lessons.odds import distance, forecast, kept, percent, score_words
from .. import played
from ..played import GREEDY, PLAYERS, POINTS, RANDOM
from . import crowd, rows

WORDS = Words(Path(__file__).parent)
SEEDS = 1 << 16
GAMES, LOT = 2000, 500                      # of a study; for each who may begin
PAIRS, BY_HAND = 15, 10                     # pairs of neighbours, games of each
WORLDS, MANY = 200, 1000                    # that are played on: for the page, to test what it claims
RUN = 4                                     # lost games in a row
FIRST, SECOND = 0, 1                        # seats
LOOKED = 400                                # games of a table
SURE, CHOICE, BLIND = "sure", "decision", 25      # the steps whose forecasts are scored; a blind guess of four
FAIR = Fraction(1, PLAYERS)
CAME = {True: "was-best", False: "was-not"}
DOUBT = {"luck": "doubt-luck", "player": "doubt-player", "value": "doubt-value", "order": "doubt-order"}


def say(language: str, key: str, **facts: Any) -> str:
    return WORDS.text(key, language, **facts)


def games(game: Game, dice: Dice, bot: str = GREEDY) -> Any:
    """The games that all steps of a pair speak of."""
    return played.study(game, bot, GAMES, dice.lesson % SEEDS)


def seat_name(game: Game, seat: int, language: str) -> str:
    return game.thing_text("seat", seat, language)


@kept
def by_lot(game: Game, n: int, seed: int) -> Estimate:
    """How often Julia wins when each seat begins equally often; shared victories count as parts."""
    found = [played.study(game, GREEDY, n, seed + place, begins) for place, begins in enumerate(played.seats(game))]
    return stats.rate(sum(float(one.shares[:, SECOND].sum()) for one in found), n * len(found))


def fair_claim(game: Game, dice: Dice) -> Claim:
    return Claim(float(FAIR), "model-lot", partial(by_lot, game, LOT, dice.lesson % SEEDS))


# Fair shares

def decision(game: Game, dice: Dice, language: str) -> Choice:
    options = [f"seat:{seat}" for seat in played.seats(game)]
    return Choice(match=game.new(seed=dice.lesson), seat="ivan", options=options, right=options)


def fair(game: Game, dice: Dice, language: str) -> Choice:
    """You win or you do not: is that half and half?"""
    lot = by_lot(game, LOT, dice.lesson % SEEDS)
    words = say(language, "picture-lot", rate=lot.text(language))
    return Choice(
        options=("half", "third", "quarter"), right=("quarter",), believed=("half",),
        facts={"exact": percent(FAIR, language), "rate": lot.text(language), "model": say(language, "model-lot")},
        drawn=pictures.intervals(words, [(say(language, "row-julia"), lot)], language, 0, 0.6, mark=float(FAIR)),
        claims=[fair_claim(game, dice)],
    )


def shares(game: Game, dice: Dice, language: str) -> Choice:
    """You and friends among equals: that nobody of you wins, or that one of you does."""
    while True:
        players, friends, way = dice.choice((4, 5)), dice.choice((1, 2)), dice.choice(("none", "some"))
        ours = Fraction(friends + 1, players)
        apart = (1 - Fraction(1, players)) ** (friends + 1)
        right, product = (1 - ours, apart) if way == "none" else (ours, 1 - apart)
        asked = {"sum": right, "product": product, "other": 1 - right, "one": Fraction(1, players)}
        if len(set(asked.values())) == len(asked):
            break
    return Choice(
        options=dice.sample(list(asked), len(asked)), right=("sum",),
        facts={
            "players": players, "friends": friends, "way": say(language, f"way-{way}"),
            "model": say(language, "model-equal"), **{name: str(value) for name, value in asked.items()},
        },
        claims=[Claim(float(right), "model-equal", partial(drawn_winners, players, friends, way, dice.lesson))],
    )


def drawn_winners(players: int, friends: int, way: str, seed: int) -> Estimate:
    """Matches whose winner is drawn by lot."""
    dice = Dice(seed)
    ours = sum(dice.randrange(players) <= friends for _ in range(MANY))
    return stats.rate(ours if way == "some" else MANY - ours, MANY)


# Who begins

def by_hand(game: Game, dice: Dice, language: str) -> Number:
    """Ten games, one at a press of the button."""
    first = dice.randrange(GAMES - BY_HAND)
    won = played.winners(games(game, dice))[first: first + BY_HAND]
    match = game.new(seed=dice.lesson)
    names = [", ".join(seat_name(game, seat, language) for seat in range(PLAYERS) if line[seat]) for line in won]
    slides = [Slide(match), *(Slide(match, [Note(say(language, "game-won", seat=name))]) for name in names)]
    total = int(won[:, FIRST].sum())
    return Number(
        match=match, seat="ivan", slides=slides, right=(str(total),),
        facts={"wins": total, "rate": stats.rate(total, BY_HAND).text(language), "number": 1},
    )


def neighbours(game: Game, dice: Dice, language: str) -> Choice:
    won = played.winners(games(game, dice))[: PAIRS * BY_HAND, FIRST]
    counts = [int(one.sum()) for one in won.reshape(PAIRS, BY_HAND)]
    facts = {"pairs": PAIRS, "games": BY_HAND, "least": min(counts), "most": max(counts)}
    return Choice(
        options=("few", "many", "nobody"), right=("nobody",), believed=("few", "many"), facts=facts,
        drawn=pictures.dots(
            say(language, "picture-groups", **facts), counts, BY_HAND, 1, say(language, "below-wins", games=BY_HAND)),
    )


def seat_rows(game: Game, found: Any, language: str) -> list[tuple[str, Estimate]]:
    return [(seat_name(game, seat, language), played.share(found, seat)) for seat in range(PLAYERS)]


def order(game: Game, dice: Dice, language: str) -> Choice:
    table = seat_rows(game, games(game, dice), language)
    told = "; ".join(f"{name} {one.text(language, counted=False)}" for name, one in table)
    words = say(language, "picture-seats", rates=told, n=GAMES)
    return Choice(
        options=("less", "same", "more"), right=("more",),
        facts={"rate": table[FIRST][1].text(language)},
        drawn=pictures.intervals(words, table, language, 0, 0.6, mark=float(FAIR)),
    )


def lot(game: Game, dice: Dice, language: str) -> Choice:
    """What becomes of the advantage if the beginner is drawn by lot?"""
    found = by_lot(game, LOT, dice.lesson % SEEDS)
    words = say(language, "picture-lot", rate=found.text(language))
    return Choice(
        options=("stays", "quarter", "turns"), right=("quarter",),
        facts={"exact": percent(FAIR, language), "rate": found.text(language), "model": say(language, "model-lot")},
        drawn=pictures.intervals(words, [(say(language, "row-julia"), found)], language, 0, 0.6, mark=float(FAIR)),
        claims=[fair_claim(game, dice)],
    )


def advantage(game: Game, dice: Dice, language: str) -> Choice:
    """A table of another class: which seat has an advantage that the games show?"""
    best, near, low = dice.randint(140, 152), dice.randint(100, 112), dice.randint(76, 94)
    counts = [best, near, low, LOOKED - best - near - low]
    places = dice.sample(range(PLAYERS), PLAYERS)
    found = {place: stats.rate(count, LOOKED) for place, count in zip(places, counts, strict=True)}
    options = {place: f"seat:{game.ids('seat')[place]}" for place in range(PLAYERS)}
    replies = {options[place]: reply for place, reply in zip(places[1:], ("holds", "less", "least"), strict=True)}
    table = [(seat_name(game, place, language), found[place]) for place in range(PLAYERS)]
    told = "; ".join(f"{name} {one.text(language, counted=False)}" for name, one in table)
    return Choice(
        options=list(options.values()), right=(options[places[0]],), replies=replies,
        picture=pictures.intervals(
            say(language, "picture-seats", rates=told, n=LOOKED), table, language, 0, 0.6, mark=float(FAIR)),
        facts={"seat": seat_name(game, places[0], language), "rate": found[places[0]].text(language),
               "rates": told, "n": LOOKED},
    )


# All against one

def lead(game: Game, dice: Dice, language: str) -> Number:
    wins = played.only_leader_wins(games(game, dice), POINTS, crowd.ROUND)
    words = say(language, "picture-lead", rate=wins.text(language))
    return Number(
        right=(f"{100 * wins.value:.0f}",), tolerance=5, facts={"round": crowd.ROUND, "rate": wins.text(language)},
        drawn=pictures.intervals(words, [(say(language, "row-leader"), wins)], language, mark=float(FAIR)),
    )


def gang(game: Game, dice: Dice, language: str) -> Choice:
    """Four players who attack whoever is ahead. The games were played before."""
    plain, ganged = crowd.leader_wins(GREEDY), crowd.leader_wins(crowd.CROWD)
    words = say(language, "picture-gang", a=plain.text(language), b=ganged.text(language))
    table = [(say(language, "row-plain"), plain), (say(language, "row-gang"), ganged)]
    options = dice.sample(["same", "bit", "quarter", "more"], 4)
    return Choice(
        options=options, right=("bit",),
        facts={"plain": plain.text(language), "gang": ganged.text(language)},
        drawn=pictures.intervals(words, table, language, mark=float(FAIR)),
    )


def hits(game: Game, dice: Dice, language: str) -> Choice:
    """Rivals who hit independently of each other: how likely is at least one hit?"""
    rivals, of = dice.choice((2, 3)), dice.choice((3, 4, 5))
    chance = Fraction(1, of)
    asked = {"once": 1 - (1 - chance) ** rivals, "sum": rivals * chance, "one": chance, "all": chance**rivals}
    return Choice(
        options=dice.sample(list(asked), len(asked)), right=("once",),
        facts={
            "rivals": rivals, "chance": str(chance), "miss": str(1 - chance), "model": say(language, "model-apart"),
            **{name: str(value) for name, value in asked.items()},
        },
        claims=[Claim(float(asked["once"]), "model-apart", partial(attacked, rivals, of, dice.lesson))],
    )


def attacked(rivals: int, of: int, seed: int) -> Estimate:
    """Leaders whose rivals throw a die each."""
    dice = Dice(seed)
    return stats.rate(sum(any(dice.randrange(of) == 0 for _ in range(rivals)) for _ in range(MANY)), MANY)


# The card that I need

def needed(game: Game, dice: Dice) -> tuple[Any, int, int]:
    """The pair's match after two rounds, the kind of object that it waits for, and how many are left."""
    type, left = Dice(f"needed {dice.lesson}").choice(rows.wanted(game, dice.lesson))
    return played.after_round(game, dice.lesson, rows.ROUND), type, left


def next_row(game: Game, dice: Dice, language: str) -> Number:
    match, type, left = needed(game, dice)
    exact, ever = rows.in_next_row(match, left), rows.ever(match, type)
    found = rows.rows(game, dice.lesson, WORLDS, dice.lesson % SEEDS)
    soon, once = rows.share_next(found, type), rows.share_ever(found, type)
    table = [(say(language, "row-soon"), soon), (say(language, "row-ever"), once)]
    words = say(language, "picture-card", soon=soon.text(language), ever=once.text(language))
    return Number(
        match=match, seat="ivan", right=(f"{100 * float(exact):.0f}",), tolerance=5,
        facts={
            "card": ("type", type), "left": left, "deck": rows.deck_of(match), "row": rows.row_of(match),
            "exact": percent(exact, language), "ever": percent(ever, language), "rate": soon.text(language),
            "model": say(language, "model-shuffled"),
        },
        drawn=pictures.intervals(words, table, language, mark=float(exact)),
        claims=[
            Claim(float(exact), "model-shuffled", lambda: rows.share_next(many(game, dice), type)),
            Claim(ever, "model-shuffled", lambda: rows.share_ever(many(game, dice), type)),
        ],
    )


def many(game: Game, dice: Dice) -> Any:
    """Enough worlds to test a chance."""
    return rows.rows(game, dice.lesson, MANY, dice.lesson % SEEDS + SEEDS)


def due_card(game: Game, dice: Dice, language: str) -> Choice:
    """The same card after a row without it: cards have left the deck, and so it is due."""
    match, type, left = needed(game, dice)
    before, now = rows.in_next_row(match, left), rows.in_next_row(match, left, 1)
    row = rows.row_of(match)
    return Choice(
        options=("more", "same", "less"), right=("more",),
        facts={
            "card": ("type", type), "left": left, "deck": rows.deck_of(match) - row, "row": row,
            "before": percent(before, language), "now": percent(now, language),
            "model": say(language, "model-shuffled"),
        },
        claims=[Claim(float(now), "model-shuffled", lambda: rows.share_then(many(game, dice), type))],
    )


def due_match(game: Game, dice: Dice, language: str) -> Choice:
    """A new match after some that were lost: the decks do not remember."""
    won = played.winners(games(game, dice))[:, SECOND]
    later = [bool(won[i]) for i in range(RUN, len(won)) if not won[i - RUN: i].any()]
    every, after = stats.rate(int(won.sum()), len(won)), stats.rate(sum(later), len(later))
    words = say(language, "picture-due", every=every.text(language), later=after.text(language), run=RUN)
    table = [(say(language, "row-every"), every), (say(language, "row-later", run=RUN), after)]
    return Choice(
        options=("more", "same", "less"), right=("same",), believed=("more", "less"),
        facts={"run": RUN, "every": every.text(language), "later": after.text(language)},
        drawn=pictures.intervals(words, table, language, 0, 0.6),
    )


def comes(game: Game, dice: Dice, language: str) -> Choice:
    """Two cards that one needs, a small deck, some cards to come: at least one of the two."""
    while True:
        deck, come = dice.randint(9, 20), dice.randint(2, 6)
        left, back = draw_chance(2, deck, come), 1 - Fraction(deck - 2, deck) ** come
        asked = {"left": left, "back": back, "sum": Fraction(2 * come, deck), "none": 1 - left}
        if asked["sum"] < 1 and len({round(100 * value) for value in asked.values()}) == len(asked):
            break
    return Choice(
        options=dice.sample(list(asked), len(asked)), right=("left",),
        facts={
            "deck": deck, "come": come, "others": deck - 2, "model": say(language, "model-shuffled"),
            **{name: f"{float(100 * value):.0f}" for name, value in asked.items()},
        },
        claims=[Claim(float(left), "model-shuffled", partial(drawn_cards, deck, come, dice.lesson))],
    )


def drawn_cards(deck: int, come: int, seed: int) -> Estimate:
    dice = Dice(seed)
    return stats.rate(sum(min(dice.sample(range(deck), come)) < 2 for _ in range(MANY)), MANY)


# Doubts

def players(game: Game, dice: Dice, language: str) -> Choice:
    """The first seat among players who choose at random."""
    among = {bot: played.share(games(game, dice, bot), FIRST) for bot in (GREEDY, RANDOM)}
    told = {bot: one.text(language) for bot, one in among.items()}
    table = [(say(language, f"row-{bot}"), one) for bot, one in among.items()]
    words = say(language, "picture-players", a=told[GREEDY], b=told[RANDOM])
    return Choice(
        options=("same", "more", "less"), right=("less",), believed=("same",),
        facts={"greedy": told[GREEDY], "random": told[RANDOM]},
        picture=pictures.intervals(words, table[:1], language, 0, 0.6, mark=float(FAIR)),
        drawn=pictures.intervals(words, table, language, 0, 0.6, mark=float(FAIR)),
    )


def lost(game: Game, dice: Dice, language: str) -> Choice:
    """The best bet, and it was lost."""
    found = games(game, dice)
    first = played.share(found, FIRST)
    return Choice(
        options=("bad", "good", "luck"), right=("good",), believed=("bad",),
        facts={"rate": first.text(language), "lost": percent(1 - first.value, language)},
    )


def settled(game: Game, dice: Dice, language: str) -> Number:
    """The pupil's own forecast of the first question, against the games."""
    found = games(game, dice)
    values = {seat: played.share(found, place) for place, seat in enumerate(played.seats(game))}
    best = max(values, key=lambda seat: values[seat].value)
    chosen = dice.predicted.get(CHOICE, "").removeprefix("seat:")
    chosen = chosen if chosen in values else best
    (sure, whose), came = forecast(dice, SURE, BLIND), chosen == best
    return Number(
        right=(f"{distance(sure / 100, came):.4f}",), tolerance=0.0051,
        facts={
            "who": whose, **score_words(sure, came, language),
            "picked": seat_name(game, game.seat_number(chosen), language),
            "came": say(language, CAME[came]), "best": seat_name(game, game.seat_number(best), language),
            "rate": values[best].text(language),
        },
    )


def knows(game: Game, dice: Dice, language: str) -> Choice:
    """A doubt, and what would help."""
    options = list(DOUBT)
    right = dice.choice(options)
    dice.shuffle(options)
    n = dice.choice((10, 20, 50))
    return Choice(options=options, right=(right,), facts={"doubt": say(language, DOUBT[right], n=n)})
