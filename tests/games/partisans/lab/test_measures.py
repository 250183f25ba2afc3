"""What studies note of a game, checked against the matches themselves."""

import pytest

from gamekit.games.partisans.rules.table import Pile
from gamekit.lab.playing.run import Plain, Question

from ..helpers import number, play


def measured(match):
    """All measures of a match by column."""
    game, found = match.game, {}
    for measure in game.measures:
        numbers = range(len(measure.columns(game))) if measure.of else [None]
        for column, i in zip(measure.columns(game), numbers, strict=True):
            found[column] = measure.function(game.box, match.state, *([] if i is None else [i]))
    return found


def stopped(table, completed, **given):
    match = table(
        step="stop-or-go-on", missions={"available": ["border"], "completed": completed, "failed": ["villa"]}, **given,
    )
    return play(match, "stop")


@pytest.mark.parametrize(("completed", "points", "grade"), [
    ([], 0, 1), (["police", "franco-hq", "mayor"], 14, 1), (["police", "franco-hq", "mayor", "bunker"], 15, 2),
    (["police", "franco-hq", "mayor", "counter-hq", "caves"], 22, 4),
])
def test_a_result_is_graded_and_scored(table, completed, points, grade):
    found = measured(stopped(table, completed))
    assert (found["points"], found["score_resistance"], found["grade"]) == (points, points, grade)
    assert (found["completed"], found["failed"]) == (len(completed), 1)


def test_a_defeat_scores_nothing_but_its_points_are_noted(table):
    match = table(
        step="civilian-losses", stage="outcome", mission="border",
        missions={"available": ["border"], "completed": ["police"]},
        civilians={"graveyard": ["civilians-3", "civilians-2a"]},
    ).go_on()
    found = measured(match)
    assert match.over and (found["points"], found["score_resistance"], found["grade"]) == (5, 0, 0)
    assert found["civilians"] == 5


def test_cards_are_counted(table):
    match = table(step="prepare", agents={
        "hand": ["abel", "spy-1"], "hidden-deck": ["carlos", "spy-2"], "hidden-discard": ["spy-3"],
        "removed": ["juana", "spy-4"], "revealed-discard": ["roberto", "pilar"],
    })
    found = measured(match)
    assert (found["spies"], found["maquis_lost"], found["maquis_revealed"]) == (3, 1, 2)


def test_who_was_played_in_the_round_that_ended(game):
    match = game.new(seed=3, seats={"resistance": "greedy"})
    while match.state.round == 1 and not match.over:
        match = match.go_on(1)
    found = measured(match)
    for agent in range(len(game.ids("maquis"))):
        last = match.state.round if match.over else match.state.round - 1
        wanted = 2 if match.state.revealed_in[agent] == last else 1 if match.state.hidden_in[agent] == last else 0
        assert found[f"played_{game.ids('maquis')[agent]}"] == wanted


def test_roles_are_noted(attack):
    match = play(attack(hand=["roberto", "carlos"], round=4), "roberto", "revealed", "carlos", "hidden")
    s = match.state
    assert (s.revealed_in[number(match, "agent", "roberto")], s.hidden_in[number(match, "agent", "roberto")]) == (4, 0)
    assert (s.revealed_in[number(match, "agent", "carlos")], s.hidden_in[number(match, "agent", "carlos")]) == (0, 4)


def test_who_joins_later_did_not_begin_in_the_deck(attack):
    match = play(attack(hand=["ramona"], agents={"recruits": ["pilar"]}), "ramona", "revealed", "use")
    joined = [name for name in match.game.ids("maquis") if match.state.recruited[number(match, "agent", name)]]
    assert len(joined) == 1
    found = measured(match)
    assert found[f"began_{joined[0]}"] == 0 and found["began_ramona"] == 1


@pytest.fixture(scope="module")
def rows(game):
    return Plain(Question.of(game, "greedy", seed=4)).play(0, 10)


def test_measures_of_whole_games_agree(game, rows):
    noted = rows.games
    for i in range(10):
        assert sum(noted[f"began_{name}"][i] for name in game.ids("maquis")) == 12
        assert (noted["grade"][i] >= 2) == (noted["winner"][i] == 0)
        assert (noted["grade"][i] == 0) == (noted["score_resistance"][i] == 0 and noted["ending"][i] > 5)
        assert noted["failed"][i] <= 2 and noted["rounds"][i] <= game.rounds


def test_rounds_are_noted_to_the_last(game, rows):
    for i in range(10):
        mine = rows.rounds["game"] == i
        for column in ("points", "civilians", "failed"):
            noted = rows.rounds[column][mine]
            assert list(noted) == sorted(noted) and noted[-1] == rows.games[column][i]
        assert rows.rounds["round"][mine][-1] == rows.games["rounds"][i]
        played = sum((rows.rounds[f"played_{name}"][mine] > 0).astype(int) for name in game.ids("maquis"))
        assert (played > 0).all()       # somebody is played in every round


def test_a_recruit_pile_is_no_hidden_deck(game):
    match = game.new(seed=2)
    in_deck = sum(match.state.agent_at[i] in (Pile.HIDDEN_DECK, Pile.HAND) for i in range(24))
    assert in_deck == 12 == sum(value for name, value in measured(match).items() if name.startswith("began_"))
