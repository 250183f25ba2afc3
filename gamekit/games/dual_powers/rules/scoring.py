"""Phase 4: strength, unrest, objectives, exhausting."""

from ....engine.layout import NONE, reveal, say
from ....engine.rulebook import follows
from .opposition import opposition_objective
from .rulebook import Rule, Said
from .table import (
    FIRST_NEUTRAL, FIRST_OPPOSITION, LAST_MONTH, REGIONS, SOLO_ROUNDS, Box, Ending, Mode, Place, Prize,
    Seat, Side, State, Step, is_opposition, objective_card, other, tokens_in_play,
)


# Strength

@follows(Rule.STRENGTH_SHOWN, Rule.SOLO_EXHAUSTED_STRENGTH)
def token_strength(box: Box, s: State, token: int) -> int:
    """The number on the side that is up. The Opposition's exhausted units have the difficulty as strength."""
    if s.exhausted[token] == 0:
        return box.ready[token]
    return s.difficulty if token >= FIRST_OPPOSITION else box.exhausted[token]


@follows(Rule.STRENGTH_IS_THE_SUM, Rule.TROTSKY_NEUTRAL)
def strength_and_tokens(box: Box, s: State, region: int, side: int) -> tuple[int, int]:
    """The total strength and the number of a side's tokens in a region."""
    strength = 0
    tokens = 0
    for token in range(tokens_in_play(s)):
        if s.token_at[token] == region and s.owner[token] == side:
            strength += token_strength(box, s, token)
            tokens += 1
    return strength, tokens


@follows(Rule.NEUTRALS_NEED_COMPANY, Rule.TIE_COUNTS_NEUTRALS)
def seat_strength(box: Box, s: State, region: int, seat: int) -> tuple[int, int]:
    """A seat's strength and tokens: neutrals stand with the Will of the People, beside an own token."""
    strength, tokens = strength_and_tokens(box, s, region, seat)
    if tokens > 0 and s.will == seat:
        more_strength, more_tokens = strength_and_tokens(box, s, region, Side.NEUTRAL)
        return strength + more_strength, tokens + more_tokens
    return strength, tokens


@follows(Rule.TIE_MORE_TOKENS, Rule.TIE_GOES_TO_WILL, Rule.EMPTY_REGION)
def stronger(box: Box, s: State, region: int) -> int:
    """The seat that is stronger in a region, or NONE."""
    red, red_tokens = seat_strength(box, s, region, Seat.RED)
    white, white_tokens = seat_strength(box, s, region, Seat.WHITE)
    if red_tokens == 0 and white_tokens == 0:
        return NONE
    if red != white:
        return seat_with_more(red, white)
    if red_tokens != white_tokens:
        return seat_with_more(red_tokens, white_tokens)
    return s.will


def seat_with_more(red: int, white: int) -> int:
    return Seat.RED if red > white else Seat.WHITE


# Unrest

@follows(Rule.UNREST_MARKER, Rule.UNREST_NOBODY, Rule.SOLO_TAKES_POINTS)
def score_unrest(box: Box, s: State) -> None:
    """Marker 1 goes to the region of unrest; the stronger side there takes its prize."""
    s.step = Step.REVEAL_OBJECTIVES
    if s.unrest == NONE:
        say(s, Said.UNREST_SKIPPED)
        return
    s.marker_at[0] = s.unrest
    seat = stronger(box, s, s.unrest)
    if seat == NONE:
        say(s, Said.UNREST_UNWON, s.unrest)
        return
    mine, _ = seat_strength(box, s, s.unrest, seat)
    theirs, _ = seat_strength(box, s, s.unrest, other(seat))
    say(s, Said.UNREST_WON, seat, s.unrest, mine, theirs)
    s.seat = seat
    if is_opposition(s, seat):
        unrest_prize(box, s, Prize.POINTS)
    else:
        s.step = Step.UNREST_PRIZE


@follows(Rule.UNREST_PRIZE)
def unrest_prize_refused(box: Box, s: State, prize: int) -> int:
    """Both prizes are always there."""
    return Rule.ALLOWED


@follows(Rule.UNREST_PRIZE, Rule.UNREST_POINTS, Rule.UNREST_BONUS_EXHAUSTS)
def unrest_prize(box: Box, s: State, prize: int) -> None:
    if prize == Prize.POINTS:
        points = box.unrest_points[s.month]
        say(s, Said.UNREST_SCORED, s.seat, s.unrest, points)
        s.step = Step.REVEAL_OBJECTIVES
        move_support(box, s, s.seat, points)
        return
    say(s, Said.UNREST_BONUS_TAKEN, s.seat)
    if s.unrest_bonus_exhausts == 0:
        s.marker_at[0] = NONE
    s.bonus = 1
    s.step = Step.BONUS_ACTION


@follows(Rule.SUPPORT_MOVES, Rule.SUPPORT_STOPS_AT_END, Rule.END_ON_TRACK)
def move_support(box: Box, s: State, seat: int, points: int) -> None:
    """The marker moves towards the side that scores. At the end of the track the game is over at once."""
    end = box.track[0]
    if seat == Seat.RED:
        s.support = min(s.support + points, end)
    else:
        s.support = max(s.support - points, -end)
    if abs(s.support) == end:
        say(s, Said.GAME_WON_ON_TRACK, seat)
        finish_game(s, seat, Ending.TRACK)


def finish_game(s: State, winner: int, ending: int) -> None:
    s.winner = winner
    s.ending = ending
    s.step = Step.OVER


# Objectives

@follows(Rule.FEWER_POINTS_REVEALS_FIRST, Rule.FEWER_POINTS, Rule.EXPOSED_KEEPS_ORDER, Rule.SOLO_MARKER_ORDER)
def reveal_objectives(box: Box, s: State) -> None:
    """The side with fewer points turns its objective first and gets marker 2, the other marker 3."""
    seat = fewer_points(s)
    reveal(s)
    for marker in range(1, 3):
        card = opposition_objective(box, s) if is_opposition(s, seat) else objective_card(s, seat)
        s.scored_card[marker - 1] = card
        if card != NONE:
            s.marker_at[marker] = box.target[card]
            say(s, Said.OBJECTIVE_REVEALED, seat, card, marker + 1)
        s.objective_shown[seat] = s.objective_known[seat] = 1
        seat = other(seat)
    s.next_marker = 1
    s.step = Step.SCORE_OBJECTIVE


def fewer_points(s: State) -> int:
    """The side the marker is not on; in the middle, the one without the Will of the People."""
    if s.support == 0:
        return other(s.will)
    return Seat.WHITE if s.support > 0 else Seat.RED


@follows(Rule.STRONGER_SCORES_OBJECTIVE, Rule.POINTS_EACH_ROUND, Rule.MARKERS_ONE_BY_ONE)
def score_objective(box: Box, s: State) -> None:
    """One objective: whoever is stronger in its region scores the card, whosever it is."""
    card = s.scored_card[s.next_marker - 1]
    s.next_marker += 1
    if s.next_marker == 3:
        s.step = Step.EXHAUST_TOKENS
    if card == NONE:
        return
    seat = stronger(box, s, box.target[card])
    if seat == NONE:
        say(s, Said.OBJECTIVE_UNSCORED, card)
        return
    mine, _ = seat_strength(box, s, box.target[card], seat)
    theirs, _ = seat_strength(box, s, box.target[card], other(seat))
    say(s, Said.OBJECTIVE_SCORED, seat, card, box.points[card], mine, theirs)
    move_support(box, s, seat, box.points[card])


# Exhausting, and the end of the phase

@follows(Rule.MARKED_REGIONS_EXHAUST)
def exhaust_tokens(box: Box, s: State) -> None:
    """All tokens in regions with a marker turn to exhausted; those that were leave the map."""
    for region in range(REGIONS):
        if is_marked(s, region):
            for token in range(tokens_in_play(s)):
                if s.token_at[token] == region:
                    exhaust(s, token, region)
    s.step = Step.CLEANUP
    check_end(s)


def is_marked(s: State, region: int) -> bool:
    return s.marker_at[0] == region or s.marker_at[1] == region or s.marker_at[2] == region


@follows(Rule.EXHAUSTED_LEAVE, Rule.SOLO_UNITS_RETURN)
def exhaust(s: State, token: int, region: int) -> None:
    if s.exhausted[token] == 0:
        s.exhausted[token] = 1
        say(s, Said.TOKEN_EXHAUSTED, token, region)
        return
    s.exhausted[token] = 0
    if token < FIRST_NEUTRAL or token >= FIRST_OPPOSITION:
        s.token_at[token] = Place.RESERVE
        say(s, Said.TOKEN_TO_RESERVE, token, region)
    else:
        s.token_at[token] = Place.OUT
        say(s, Said.TOKEN_OUT, token, region)


@follows(Rule.END_IN_OCTOBER, Rule.SOLO_END, Rule.END_TIE_WILL)
def check_end(s: State) -> None:
    """The game for two ends in October/November, the solo game after three rounds."""
    if s.mode == Mode.SOLO:
        over, ending = s.round == SOLO_ROUNDS, Ending.ROUND_THREE
    else:
        over, ending = s.month == LAST_MONTH, Ending.CALENDAR
    if not over:
        return
    if s.support == 0:
        say(s, Said.GAME_WON_BY_WILL, s.will)
        finish_game(s, s.will, Ending.WILL)
        return
    winner = Seat.RED if s.support > 0 else Seat.WHITE
    say(s, Said.GAME_WON_IN_ROUND_THREE if s.mode == Mode.SOLO else Said.GAME_WON_ON_CALENDAR, winner)
    finish_game(s, winner, ending)
