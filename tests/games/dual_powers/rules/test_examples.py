"""The worked examples A to H of the printed rulebook. Katya is white, Viktor is red."""

from gamekit.games.dual_powers.rules import scoring
from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.games.dual_powers.rules.table import Prize, Seat
from gamekit.testing import proves

from ..helpers import exhausted, play, refusal, region, things, where


@proves(Rule.DATE_ADVANCES, Rule.DATE_SNAPS_TO_31, Rule.BONUS_ON_15_AND_31)
def test_example_a_the_date_stops_on_30_and_goes_on_to_31(table):
    match = table(seat="white", day=26, will="red", cards={"white-hand": ["purple-4a"]})
    match.play("purple-4a")
    assert match.state.day == 31
    assert match.game.ids("month")[match.state.month] == "mar-apr"
    assert match.state.will == Seat.RED
    assert match.step == "order-action"            # the bonus comes after the action
    play(match, "recruit", "white-2a")
    assert match.step == "bonus-action"


@proves(Rule.RECRUIT_WITHIN_BARS, Rule.RECRUIT_INTO_REGION, Rule.RECRUIT_FROM_RESERVE)
def test_example_b_two_units_of_one_bar_for_recruit_value_two(table):
    def recruiting():
        return play(table(seat="red", cards={"red-hand": ["green-4a"], "white-hand": [1]}), "green-4a", "recruit")

    match = play(recruiting(), "red-1a", "red-1b")
    assert where(match, "red-1a") == where(match, "red-1b") == "green"
    assert not exhausted(match, "red-1a")
    assert match.state.bars_left == 0
    assert match.step == "play-card"               # nothing is left: the turn is over

    one = play(recruiting(), "red-1a", "decline")
    assert where(one, "red-1b") == "reserve"
    assert where(play(recruiting(), "red-2a"), "red-2a") == "green"
    assert refusal(recruiting(), "red-3a") == "RECRUIT_WITHIN_BARS"
    assert refusal(play(recruiting(), "red-1a"), "red-2a") == "RECRUIT_WITHIN_BARS"
    assert refusal(recruiting(), "white-1a") == "RECRUIT_FROM_RESERVE"


@proves(Rule.MOVE_NOT_THROUGH_BLOCKADE, Rule.MOVE_TO_NEIGHBOUR, Rule.MOVE_CONTROLLED)
def test_example_c_the_blockade_closes_green_red(table):
    match = table(
        seat="white", blockade="green-red", tokens={"green": ["kerensky"], "blue": ["white-1a"]},
        cards={"white-hand": ["brown-4a"]},
    )
    play(match, "brown-4a", "move")
    kerensky = play(match.at(2), "kerensky")
    assert refusal(kerensky, "red") == "MOVE_NOT_THROUGH_BLOCKADE"
    assert refusal(kerensky, "brown") == "MOVE_TO_NEIGHBOUR"
    assert things(kerensky) == {"blue"}
    play(match, "white-1a", "white")
    assert where(match, "white-1a") == "white"
    assert where(match, "kerensky") == "green"


@proves(Rule.BONUS_WHERE_MARKER_STOPS, Rule.BONUS_MOVE, Rule.WILL_CONTROLS_NEUTRALS, Rule.NEUTRALS_MOVE_ALONE)
def test_example_d_regular_action_then_bonus_move_of_a_neutral(table):
    match = table(
        seat="red", day=11, will="red", tokens={"brown": ["neutral-a"]},
        cards={"red-hand": ["purple-4a"], "red-objective": ["purple-2"], "white-hand": [1]},
    )
    play(match, "purple-4a")
    assert match.state.day == 15
    play(match, "recruit", "red-2a")
    assert where(match, "red-2a") == "purple"
    assert match.step == "bonus-action"
    play(match, "move", "neutral-a", "purple")
    assert where(match, "neutral-a") == "purple"
    assert match.seat == "white"


@proves(Rule.TIE_MORE_TOKENS, Rule.STRENGTH_IS_THE_SUM, Rule.YELLOW_IS_BROWN)
def test_example_e_equal_strength_more_tokens(table):
    match = table(
        seat="red", will="white", cards={"red-hand": ["green-2"]},
        tokens={"yellow": ["red-3a", "red-1a", "red-1b exhausted", "white-2a", "white-2b"]},
    )
    box, s = match.game.box, match.state
    assert scoring.seat_strength(box, s, region("brown"), Seat.RED) == (4, 3)
    assert scoring.seat_strength(box, s, region("brown"), Seat.WHITE) == (4, 2)
    assert scoring.stronger(box, s, region("brown")) == Seat.RED


@proves(Rule.UNREST_MARKER, Rule.UNREST_PRIZE, Rule.UNREST_POINTS, Rule.SUPPORT_MOVES)
def test_example_f_unrest_in_july(table):
    def katya():
        return table(
            step="score-unrest", seat="red", month="jul", will="red", unrest="brown",
            tokens={"brown": ["white-1a", "white-1b", "white-1c", "red-2a", "red-1a exhausted"]},
            cards={"red-objective": ["green-2"], "white-objective": ["blue-2"]},
        )

    match = katya()
    assert match.seat == "white"
    assert match.step == "unrest-prize"
    play(match, "points")
    assert match.state.support == -3               # three spaces towards white

    bonus = play(katya(), match.game.ids("prize")[Prize.BONUS])
    assert bonus.step == "bonus-action"
    assert bonus.seat == "white"
    assert bonus.state.support == 0


@proves(Rule.MARKED_REGIONS_EXHAUST, Rule.EXHAUSTED_LEAVE)
def test_example_g_tokens_turn_or_leave(table):
    match = table(
        step="exhaust-tokens", seat="red", will="red", marker_at=[None, "white", None],
        tokens={"white": ["white-2a", "kerensky exhausted", "red-3c exhausted"]},
    )
    assert where(match, "white-2a") == "white"
    assert exhausted(match, "white-2a")
    assert where(match, "kerensky") == "out"
    assert where(match, "red-3c") == "reserve"
    assert not exhausted(match, "red-3c")


@proves(Rule.STRENGTH_SHOWN)
def test_example_g_before_the_tokens_turn(table):
    match = table(
        seat="red", will="red", cards={"red-hand": ["green-2"]},
        tokens={"white": ["white-2a", "kerensky exhausted", "red-3c exhausted"]},
    )
    box, s = match.game.box, match.state
    assert scoring.seat_strength(box, s, region("white"), Seat.WHITE) == (3, 2)
    assert scoring.seat_strength(box, s, region("white"), Seat.RED) == (3, 1)
    assert scoring.stronger(box, s, region("white")) == Seat.WHITE


@proves(Rule.SOLO_OBJECTIVE, Rule.SOLO_OBJECTIVE_TIE, Rule.SOLO_ROW)
def test_example_h_the_oppositions_objective(table):
    row = ["red-2", "red-4a", "purple-4a", "brown-5a", "purple-2"]
    match = table(
        mode="solo", side="red", step="reveal-objectives", seat="red", turn=9, opposition_row=row, round=2,
        cards={"red-objective": ["green-2"], "white-played": row},
    )
    lines = {line.said.name: line.facts for line in match.log if line.said.name == "OPPOSITION_OBJECTIVE"}
    assert match.game.ids("card")[lines["OPPOSITION_OBJECTIVE"]["card"][1]] == "purple-4a"
    sums = {line.facts["region"][1]: line.facts["number"] for line in match.log if line.said.name == "OPPOSITION_SUM"}
    assert sums == {region("red"): 6, region("purple"): 6, region("brown"): 5}
