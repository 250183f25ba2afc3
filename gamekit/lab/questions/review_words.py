"""A review in words, for prints and pages."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import TYPE_CHECKING

from ..statistics.stats import Estimate, figure
from ..words import WORDS
from .review_chain import CHANCE

if TYPE_CHECKING:
    from .review import Review
    from .review_moments import Change, Turn

Part = tuple[str, str, Estimate]        # whose (a seat or "chance"), its words, what it changed


def seat_words(review: Review, seat: str, language: str) -> str:
    return review.game.thing_text("seat", review.game.seat_number(seat), language)


def chance_words(review: Review, language: str) -> str:
    """Chance; where the rules play a rival, they too."""
    scripted = [seat_words(review, seat, language) for seat in review.game.scripted(review.match.options)]
    key = "lab-review-chance-rules" if scripted else "lab-review-chance"
    return WORDS.text(key, language, seat=", ".join(scripted))


def parts(review: Review, language: str) -> list[Part]:
    """What changed the chance: the seat's own choices, those of the others, chance."""
    found = [("chance", chance_words(review, language), review.luck)]
    for seat, changed in review.choices.items():
        own = "mine" if seat == review.seat else "others"
        words = WORDS.text(f"lab-review-{own}", language, seat=seat_words(review, seat, language))
        found.insert(1 if own == "mine" else len(found), (seat, words, changed))
    return found


def sum_line(review: Review, language: str) -> str:
    """Start, parts and result as a sum that is right to the last figure that is shown."""
    found = parts(review, language)
    numbers = adding_up([review.start.value, *(one.value for _, _, one in found)], review.result)
    terms = [f"{figure(numbers[0], language)} ({WORDS.text('lab-review-start', language)})"]
    for (_, words, _), number in zip(found, numbers[1:], strict=True):
        sign = "+" if number >= 0 else "\N{MINUS SIGN}"
        terms.append(f"{sign} {figure(abs(number), language)} ({words})")
    return f"{' '.join(terms)} = {figure(100 * review.result, language, 0)}"


def adding_up(values: Sequence[float], total: float) -> list[float]:
    """Parts of 1 as per cents with one decimal, rounded so that they add up to the total.

    >>> adding_up([0.3334, 0.3334, 0.3332], 1.0)
    [33.4, 33.3, 33.3]
    """
    tenths = [1000 * value for value in values]
    whole = [floor(one) for one in tenths]
    missing = round(1000 * total) - sum(whole)
    order = sorted(range(len(values)), key=lambda i: whole[i] - tenths[i])
    for i in range(abs(missing)):
        whole[order[i % len(order)]] += 1 if missing > 0 else -1
    return [one / 10 for one in whole]


def largest(review: Review) -> tuple[str, bool]:
    """Which share was largest, "choice" (of anybody), "luck" or "start", and whether it is so for sure.

    The start counts by how far it is from an even chance.
    """
    even = 1 / max(2, len(review.game.seated(review.match.options)))
    sizes = {"choice": sum(abs(one.value) for one in review.choices.values()), "luck": abs(review.luck.value),
             "start": abs(review.start.value - even)}
    doubts = {"choice": sum(map(doubt, review.choices.values())), "luck": doubt(review.luck),
              "start": doubt(review.start)}
    first, second, _ = sorted(sizes, key=lambda name: -sizes[name])
    return first, sizes[first] - doubts[first] > sizes[second] + doubts[second]


def doubt(one: Estimate) -> float:
    """How far the interval of an estimate reaches."""
    return max(one.high - one.value, one.value - one.low)


def verdict(review: Review, language: str) -> str:
    """In one sentence: whether luck or choice did more, as far as that can be told."""
    luck, mine = review.luck, review.choices[review.seat]
    towards = {name: "none" if not one.excludes_zero else "for" if one.value > 0 else "against"
               for name, one in (("luck", luck), ("mine", mine))}
    facts = {"luck": luck.text(language, counted=False), "mine": mine.text(language, counted=False)}
    return " ".join(WORDS.text(f"lab-review-{name}-{way}", language, **facts) for name, way in towards.items())


def turn_words(turn: Turn, language: str) -> list[str]:
    """What happened, and what would have been better, or how rare it was."""
    found = [turn.change.words(language)]
    judged = turn.judged
    if judged is not None and judged.is_mistake:
        found.append(WORDS.text("lab-review-better", language, move=judged.better.text(language)))
    if turn.rare is not None:
        way = "good" if turn.size.value > 0 else "bad"
        found.append(WORDS.text(f"lab-review-rare-{way}", language, share=turn.rare.text(language, counted=False)))
    return found


def heading(change: Change, language: str) -> str:
    """When it was."""
    game = change.match.game
    if change.dealt:
        return WORDS.text("lab-review-when-dealt", language)
    key = "lab-review-when" if game.rounds else "lab-review-when-flat"
    return WORDS.text(key, language, round=change.round, number=change.number + (change.kind != CHANCE))


def text(review: Review, language: str) -> str:
    """All of it as lines."""
    seat = seat_words(review, review.seat, language)
    lines = [WORDS.text("lab-review-head", language, seat=seat, game=review.game.words.text("game-title", language)),
             sum_line(review, language), verdict(review, language)]
    if review.known is not None:
        assert review.hidden is not None
        lines.append(WORDS.text(
            "lab-review-known", language, seat=seat, known=review.known.text(language, counted=False),
            hidden=review.hidden.text(language, counted=False), worlds=review.worlds,
            model=WORDS.text(f"lab-model-{review.model}", language)))
    for turn in review.turning_points:
        told = " ".join(turn_words(turn, language))
        size = turn.size.text(language, counted=False)
        lines.append(f"{heading(turn.change, language)}: {told} {size}")
    if not review.turning_points:
        lines.append(WORDS.text("lab-review-none", language))
    return "\n".join([*lines, review.about(language)])
