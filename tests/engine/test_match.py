"""The match: moves by objects and words, refusals, log, result."""

import networkx as nx
import pytest

import gamekit
from gamekit.engine.errors import BadOption, UnknownGame
from gamekit.engine.moves import move_at

from .matches import at, random_to, snapshot


@pytest.fixture(scope="module")
def finished(game):
    return random_to(game.new(seed=8), 10_000)


# Naming moves

def test_a_move(game):
    move = at(game).moves[0]
    assert (move.id, move.step, move.thing, str(move)) == ("play-card green-2", "play-card", "green-2", "Play Green-2")
    assert repr(move) == "<Play Green-2>"
    assert move.text("ru") != move.text("en")
    assert move == at(game).moves[0]
    assert move != at(game).moves[1]


def test_play_by_move_and_by_words_is_the_same(game):
    by_move = at(game)
    by_move.play(by_move.moves[0])
    sentence = at(game).moves[0].text("ru")
    for words in ("play-card green-2", "green-2", "Play Green-2", "  PLAY   green-2 ", "play_card green_2", sentence,
                  sentence.upper(), game.thing_text("card", 0, "ru"), "Green-2"):
        assert at(game).play(words).state == by_move.state, words


def test_the_beginning_or_whole_words_are_enough(game):
    assert at(game).play("len").played[0].thing == "lenin"
    assert at(game).play("Play Len").played[0].thing == "lenin"
    assert at(game).play("green-2").play("recruit").play("strength 1 (0 when exhausted)").played[-1].thing == "red-1a"


@pytest.mark.parametrize("words", ["0", "unit 1", "/0"])
def test_a_part_of_a_word_is_no_name(game, words):
    """Every red unit of strength 0 when exhausted is called “red unit of strength 1 (0 when exhausted)”, or alike."""
    match = at(game).play("green-2").play("recruit")
    before = snapshot(match)
    with pytest.raises(gamekit.IllegalMove, match="names no move"):
        match.play(words)
    assert snapshot(match) == before


@pytest.mark.parametrize("words", ["енин", "lenim", "Ленн"])
def test_a_near_miss_is_asked_back(game, words):
    match = at(game)
    with pytest.raises(gamekit.IllegalMove) as caught:
        match.play(words)
    assert str(caught.value) == f"“{words}” names no move. Did you mean: Play Lenin?"
    assert "Может быть: " + match.moves[-1].text("ru") in caught.value.in_language("ru")


@pytest.mark.parametrize("number", [0, 1, -1, True, 2.0])
def test_a_number_is_no_move(game, number):
    """Neither the place of a move in the list, nor a part of its words."""
    match = at(game).play("green-2").play("recruit")
    before = snapshot(match)
    for ask in (match.play, match.why_not):
        with pytest.raises(gamekit.IllegalMove, match="one of those offered, or words") as caught:
            ask(number)
        assert "один из предложенных или слова" in caught.value.in_language("ru")
    assert snapshot(match) == before


def test_yo_is_ye(game):
    """«Зелёная» may be typed without dots."""
    name = game.thing_text("card", 0, "ru")
    assert "ё" in name
    assert at(game).play(name.replace("ё", "е")).played[0].thing == "green-2"


def test_declining(game):
    match = at(game).play("green-2")
    assert match.moves[-1].id == "order-action decline"
    for words in ("decline", "Take no action", match.moves[-1].text("ru"), "order-action decline"):
        assert at(game).play("green-2").play(words).seat == "white"


def test_ambiguous_words_list_what_they_can_mean(game):
    match = at(game)
    with pytest.raises(gamekit.IllegalMove) as caught:
        match.play("green-4")
    assert str(caught.value) == "“green-4” can mean several moves: Play Green-4a, Play Green-4b."
    assert "может значить несколько ходов" in caught.value.in_language("ru")
    assert match.moves[1].text("ru") in caught.value.in_language("ru")
    assert caught.value.rule is None


@pytest.mark.parametrize("words", ["a handful of dust", "", "  ", "none", 17, None])
def test_unknown_words_repeat_the_question(game, words):
    match = at(game)
    before = snapshot(match)
    with pytest.raises(gamekit.IllegalMove) as caught:
        match.play(words)
    assert "names no move. Red, which card do you play?" in str(caught.value)
    assert "не называет ни одного хода. Красные" in caught.value.in_language("ru")
    assert snapshot(match) == before


def test_a_name_that_is_exact_comes_before_longer_ones(game):
    """`move` is an action of the card, and the beginning of others' names."""
    match = at(game, tokens={"green": ["red-1a"]}).play("green-4a")
    assert match.play("move").played[-1].id == "order-action move"


def test_a_move_kept_from_an_earlier_step(game):
    match = at(game)
    kept = match.moves[0]
    match.play("lenin")
    before = snapshot(match)
    with pytest.raises(gamekit.IllegalMove, match=r"“Play Green-2” is not a choice now. Red, ") as caught:
        match.play(kept)
    assert "сейчас не выбирают" in caught.value.in_language("ru")
    assert snapshot(match) == before


def test_a_move_kept_until_its_step_comes_again(game):
    match = at(game)
    kept = match.moves[0]
    match.play("lenin").play("decline").play("kerensky").play("decline")
    assert match.play(kept).played[-1] == kept


# Why not

def test_an_allowed_move_has_no_reason(game):
    match = at(game)
    assert match.why_not("green-2") is None
    assert match.why_not(match.moves[0]) is None


def test_a_refused_move_has_a_rule(game):
    rule = at(game).why_not("blue-3")
    assert (rule.id, rule.status) == ("PLAY_FROM_HAND", "rulebook")
    assert rule.title and rule.text and rule.place == "Action phase: the turn"
    assert str(rule) == f"{rule.title}. {rule.text} ({rule.place})"


def test_the_reason_in_russian(game):
    rule = at(game.in_language("ru")).why_not("blue-3")
    assert rule.place == "Фаза действий: ход"


def test_asking_changes_nothing(game):
    match = at(game)
    before = snapshot(match)
    for number in range(54):
        match.why_not(move_at(game, match.state, number))
    assert snapshot(match) == before


def test_why_not_of_a_move_of_another_step(game):
    match = at(game)
    kept = match.moves[0]
    match.play("green-2")
    assert match.why_not(kept).id == "ONE_ACTION_OF_THE_CARD"
    with pytest.raises(gamekit.IllegalMove) as caught:
        match.play(kept)
    assert caught.value.rule.id == "ONE_ACTION_OF_THE_CARD"


@pytest.mark.parametrize("move", [
    "play-card green-2", "green-2", "Green-2", "blue", "place-leader blue",
])
def test_why_not_of_words_of_another_step(game, move):
    match = at(game).play("green-2").play("recruit")
    assert match.why_not(move).id in ("RECRUIT_WITHIN_BARS", "RECRUIT_FROM_RESERVE")


def test_why_not_of_declining_where_a_step_must_be_taken(game):
    assert at(game).play("green-2").play("recruit").why_not("decline").id == "ACTION_IS_OPTIONAL"


def test_why_not_of_declining_where_nobody_can(game):
    assert at(game).why_not("decline").id == "PLAY_FROM_HAND"


def test_a_thing_of_another_kind_is_answered_as_on_the_board():
    game = gamekit.load("uprising")
    match = game.new(seed=1)
    while match.step != "surveil":
        match.play(next((m for m in match.moves if m.thing == "surveillance"), match.moves[0]))
    assert match.why_not("riot-2").id == "PLANNED_CARDS_ONLY"


def test_a_view_gives_the_same_reasons_as_the_match(game):
    match = at(game)
    kept = match.moves[0]
    match.play("green-2")
    for move in (kept, "recruit", "recover", "espionage"):
        assert match.view("red").why_not(move) == match.why_not(move)


def test_why_not_after_the_end(game, finished):
    """None would mean that the move may be played: the answer is the rule that ended the game."""
    assert finished.result.ending == "track"
    for move in (finished.played[0], finished.played[-1], "green-2", "decline"):
        assert finished.why_not(move).id == "END_ON_TRACK"
        assert finished.view("red").why_not(move).id == "END_ON_TRACK"
        with pytest.raises(gamekit.IllegalMove, match="over") as caught:
            finished.play(move)
        assert caught.value.rule.id == "END_ON_TRACK"


def test_a_refused_move_is_not_played(game):
    match = at(game)
    refused = move_at(game, match.state, game.ids("card").index("blue-3"))
    for move in ("blue-3", refused):
        before = snapshot(match)
        with pytest.raises(gamekit.IllegalMove) as caught:
            match.play(move)
        assert caught.value.rule.id == "PLAY_FROM_HAND"
        assert str(caught.value).startswith("“Play Blue-3” is not allowed. ")
        assert str(caught.value).endswith("[PLAY_FROM_HAND]")
        assert game.in_language("ru").rulebook["PLAY_FROM_HAND"].text in caught.value.in_language("ru")
        assert snapshot(match) == before


def test_nothing_can_be_played_after_the_end(game, finished):
    assert finished.moves == [] and finished.seat is None and finished.step == "over"
    for move in ("green-2", finished.played[-1]):
        before = snapshot(finished)
        with pytest.raises(gamekit.IllegalMove, match="the game is over") as caught:
            finished.play(move)
        assert "игра окончена" in caught.value.in_language("ru")
        assert snapshot(finished) == before


def test_moves_that_are_alike_are_offered_once(game):
    match = at(game).play("green-2").play("recruit")
    assert "red-1b" not in [move.thing for move in match.moves]
    assert match.why_not("red-1b") is None
    assert match.play("red-1b").position()["tokens"]["green"] == ["red-1a"]


def test_a_russian_match_says_errors_in_russian(game):
    """A notebook shows `str(error)`."""
    match = at(game.in_language("ru"))
    for ask in (
        lambda: match.play("blue-3"), lambda: match.play("dust"), lambda: match.why_not("dust"), lambda: match.undo(),
        lambda: match.at(99), lambda: match.view("black"), lambda: match.graph("nowhere"),
        lambda: match.view("red").why_not("dust"), lambda: game.in_language("ru").new(mode="trio"),
        lambda: game.in_language("ru").position({"day": 40}),
    ):
        with pytest.raises(gamekit.GamekitError) as caught:
            ask()
        assert str(caught.value) == caught.value.in_language("ru") != caught.value.in_language("en")


# Log, words, result

def test_the_log_of_a_seat(game):
    match = random_to(game.new(seed=4), 6)
    red, white, everybody = (match.view(seat).log for seat in ("red", "white", None))
    assert {line.seat for line in match.log} == {-1, 0, 1}
    assert {line.seat for line in red} == {-1, 0} and {line.seat for line in white} == {-1, 1}
    assert {line.seat for line in everybody} == {-1}
    assert len(red) + len(white) - len(everybody) == len(match.log)


def test_the_log_in_both_languages(game):
    log = random_to(game.new(seed=4), 6).log
    assert log.text().startswith("Round 1 begins.\nYou draw ")
    assert "раунд 1" in log.text("ru").split("\n")[0].lower()
    assert len(log.text("ru").split("\n")) == len(log) == len(list(log))
    assert str(log) == log.text() and repr(log) == f"<Log of {len(log)} lines>"
    assert log[:2].text() == "\n".join(map(str, [log[0], log[1]]))
    assert log[0].rule.id == "DRAW_FIVE"


def test_a_match_in_russian_speaks_russian_everywhere(game):
    match = random_to(game.new(seed=4), 6)
    russian = match.in_language("ru")
    assert russian.prompt != match.prompt
    assert russian.moves[0].text() == match.moves[0].text("ru")
    assert russian.log.text() == match.log.text("ru")
    assert str(russian.played[0]) == match.played[0].text("ru")
    assert russian.log[0].rule.title == game.in_language("ru").rulebook[match.log[0].rule.id].title
    assert match.prompt == random_to(game.new(seed=4), 6).prompt


def test_a_match_in_russian_is_independent(game):
    """What happens in one does not touch the other, not even half of it."""
    match = at(game)
    russian = match.in_language("ru")
    match.play("green-2")
    russian.play(russian.moves[0])
    russian.undo()
    assert [len(one.played) for one in (match, russian)] == [1, 0]
    for one in (match, russian):
        assert snapshot(one.at(len(one.played))) == snapshot(one)


def test_repr_is_short(game, finished):
    match = at(game)
    russian = match.in_language("ru")
    assert repr(match) == "<Dual Powers: Revolution 1917, round 1: Red, which card do you play?>"
    assert repr(russian) == f"<Dual Powers: Революция 1917, раунд 1: {russian.prompt}>"
    assert str(finished.result) in repr(finished)
    for thing in (match, finished, match.view("red"), match.log, match.moves[0], match.replay(), match.state):
        assert len(repr(thing)) < 200 and "\n" not in repr(thing)


def test_the_result(game, finished):
    assert at(game).result is None
    result = finished.result
    assert result.winner in ("red", "white")
    assert result.ending in ("track", "calendar", "will")
    assert set(result.scores) == {"red", "white"} and min(result.scores.values()) == 0
    assert str(result) == result.text and result.text.startswith(result.winner.capitalize())
    russian = finished.in_language("ru").result
    assert (russian.winner, russian.scores) == (result.winner, result.scores)
    assert russian.text != result.text


def test_an_unknown_graph(game):
    with pytest.raises(gamekit.BadOption, match="no graph “moon”") as caught:
        at(game).graph("moon")
    assert "Графа «moon» нет" in caught.value.in_language("ru")


def test_worlds_of_a_view(game):
    view = random_to(game.new(seed=4), 6).view("red")
    worlds = [view.world(seed) for seed in range(5)]
    assert len({w.state.key() for w in worlds}) == 5
    for world in worlds:
        seen = world.view("red")
        assert seen.state.to_json() == view.state.to_json()
        assert [m.id for m in seen.moves] == [m.id for m in view.moves]
    assert view.world(3).state == view.world(3).state


# What is not there

@pytest.mark.parametrize("rule", ["LUCK", 0, -1, 1000, None, []])
def test_an_unknown_rule_is_told(game, rule):
    for ask in (game.rulebook.__getitem__, game.rulebook.functions, game.rulebook.source):
        with pytest.raises(KeyError, match=r"no rule.*list\(game.rulebook\)"):
            ask(rule)


@pytest.mark.parametrize("name", ["", "weather", 7, b"map", 10**30, []])
def test_an_unknown_graph_is_told(game, name):
    with pytest.raises(BadOption, match="no graph"):
        game.new().graph(name)


@pytest.mark.parametrize("name", ["chess", None, 7, [], {}])
def test_an_unknown_game_is_told(name):
    with pytest.raises(UnknownGame, match="Known games: dual_powers"):
        gamekit.load(name)


@pytest.mark.parametrize("name", gamekit.games())
def test_every_graph_is_drawn_by_one_call(name):
    """In the game's language, unless told."""
    match = gamekit.load(name, language="ru").new(seed=1)
    for graph in map(match.graph, match.game.graphs()):
        russian, english = gamekit.draw(graph), gamekit.draw(graph, "en")
        titles = [ax.get_title(loc="left") for ax in (russian, english)]
        about = graph.graph["title"], graph.graph.get("facts")
        assert titles == [match.game.text(about[0], language, about[1]) for language in ("ru", "en")]
        assert russian.texts


@pytest.mark.parametrize("graph", [None, "map", nx.Graph()])
def test_what_is_no_graph_of_ours_is_told(graph):
    with pytest.raises(gamekit.BadOption, match="graph of a match"):
        gamekit.draw(graph)
