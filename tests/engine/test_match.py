"""The match: moves by objects and words, refusals, undo, looking back, bots."""

import random

import pytest

import gamekit
from gamekit.engine.match import CannotUndo
from gamekit.engine.moves import move_at

HANDS = {"red-hand": ["green-2", "green-4a", "green-4b", "lenin"], "white-hand": ["blue-3", "kerensky"]}


def snapshot(match):
    return match.state.key(), [m.id for m in match.played], match.log.text(), len(match.frames)


def at(game, seats=None, **facts):
    return game.position({"cards": HANDS, "blockade": None, **facts}, seats=seats)


def random_to(match, decisions, seed=0):
    dice = random.Random(seed)
    while len(match.played) < decisions and not match.over:
        match.play(dice.choice(match.moves))
    return match


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


def test_the_beginning_or_a_part_is_enough(game):
    assert at(game).play("len").played[0].thing == "lenin"
    assert at(game).play("Play Len").played[0].thing == "lenin"
    assert at(game).play("енин").played[0].thing == "lenin"


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


def test_a_view_gives_the_same_reasons_as_the_match(game):
    match = at(game)
    kept = match.moves[0]
    match.play("green-2")
    for move in (kept, "recruit", "recover", "espionage"):
        assert match.view("red").why_not(move) == match.why_not(move)


def test_why_not_after_the_end(game, finished):
    """None would mean that the move may be played."""
    for move in (finished.played[0], finished.played[-1], "green-2"):
        with pytest.raises(gamekit.IllegalMove, match="over"):
            finished.why_not(move)


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


# Undo

def test_undo(game):
    match = at(game)
    before = snapshot(match)
    match.play("green-2")
    between = snapshot(match)
    match.play("recruit")
    assert match.can_undo
    assert snapshot(match.undo()) == between
    assert snapshot(match.undo()) == before
    assert not match.can_undo


def test_undo_of_nothing(game):
    with pytest.raises(CannotUndo, match="no move to take back") as caught:
        at(game).undo()
    assert caught.value.in_language("ru") == "Отменять нечего."


def test_undo_of_nothing_when_only_bots_have_moved(game):
    match = at(game, seats={"red": "random"}, day=1)
    assert match.played and match.seat == "white"
    with pytest.raises(CannotUndo, match="no move to take back"):
        match.undo()


def test_no_undo_after_a_draw(game):
    match = at(game, day=11, cards={**HANDS, "red-hand": ["green-4a"]}).play("green-4a").play("decline")
    assert match.step == "bonus-action"
    match.play("draw-card")
    before = snapshot(match)
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="hidden") as caught:
        match.undo()
    assert "скрытое" in caught.value.in_language("ru")
    assert snapshot(match) == before


def test_no_undo_after_a_reveal(game):
    cards = {**HANDS, "red-hand": ["stalin"], "white-objective": ["green-2"]}
    match = at(game, cards=cards).play("stalin")
    assert match.can_undo
    match.play("espionage")
    assert not match.can_undo
    match.play("recruit-leader")
    match.undo()
    assert match.step == "leader-action" and not match.can_undo


def test_undo_takes_back_a_bot_that_answered(game):
    match = at(game, seats={"white": lambda view: view.moves[-1]})
    before = snapshot(match)
    match.play("lenin").play("decline")
    assert match.seat == "red" and "white" in [game.ids("seat")[f.before.seat] for f in match.frames]
    match.undo()
    assert (match.seat, match.step) == ("red", "leader-action")
    match.undo()
    assert snapshot(match) == before


def test_moves_after_undo_are_played_as_if_nothing_had_been(game):
    match = at(game).play("lenin").undo().play("green-2")
    assert match.state == at(game).play("green-2").state
    assert match.log.text() == at(game).play("green-2").log.text()


# Looking back

def test_at_every_moment(game):
    match = game.new(seed=3)
    dice, seen = random.Random(3), []
    while not match.over:
        seen.append(snapshot(match))
        match.play(dice.choice(match.moves))
    for moment in (0, 1, len(seen) // 2, len(seen) - 1):
        assert snapshot(match.at(moment)) == seen[moment]
    assert snapshot(match.at(len(seen))) == snapshot(match)


def test_the_past_can_be_played_on_without_changing_the_match(game):
    match = random_to(game.new(seed=3), 10)
    before = snapshot(match)
    past = match.at(4)
    past.play(past.moves[-1])
    assert snapshot(match) == before
    assert past.options == match.options and past.seed == match.seed


@pytest.mark.parametrize("moment", [-1, 11, 1000])
def test_there_is_no_such_moment(game, moment):
    with pytest.raises(gamekit.BadOption, match="10 decisions") as caught:
        random_to(game.new(seed=3), 10).at(moment)
    assert "Момента" in caught.value.in_language("ru")


def test_bots_do_not_move_when_we_look_back(game):
    match = random_to(game.new(seed=3, seats={"white": "random"}), 12)
    for moment in range(len(match.played) + 1):
        past = match.at(moment)
        assert [m.id for m in past.played] == [m.id for m in match.played[:moment]]


def test_replay_forwards_and_backwards(game):
    match = random_to(game.new(seed=3), 5)
    replay = match.replay()
    assert (len(replay), replay.number, replay.move) == (5, 0, match.played[0])
    states = [replay.match.state]
    while replay.move:
        states.append(replay.forward().state)
    assert states[-1] == match.state and replay.number == 5
    assert replay.forward().state == match.state
    for state in states[-2::-1]:
        assert replay.back().state == state
    assert replay.back().state == states[0] and replay.number == 0
    assert [m.state for m in replay] == states
    assert replay.to(3).state == states[3] == replay.match.state
    assert repr(replay) == f"<Replay at 3 of 5: next {match.played[3]}>"
    with pytest.raises(gamekit.BadOption):
        replay.to(6)
    assert replay.number == 3


# Bots

def test_a_function_as_a_seat(game):
    seen = []

    def last(view):
        seen.append((view.seat, view.to_decide, view.prompt))
        return view.moves[-1]

    match = game.new(seed=2, seats={"white": last})
    match.play(match.moves[0])
    assert seen == [("white", True, "White, which order card is your secret objective?")]
    assert match.seat == "red"


def test_a_policy_may_answer_in_words(game):
    match = at(game, seats={"white": lambda view: "kerensky" if view.state.card < 0 else "decline"})
    match.play("lenin").play("decline")
    assert [move.thing for move in match.played] == ["lenin", "decline", "kerensky", "decline"]


def test_a_policy_sees_only_its_view(game):
    views = []

    def look(view):
        views.append(view)
        view.state.card_at[0] = 1       # its own copy
        return view.moves[0]

    match = game.new(seed=2, seats={"red": look})
    hidden = views[0].position()["cards"]
    assert hidden["white-hand"] == ["kerensky", "lvov", "kornilov", 5]
    assert not any(line.seat == 1 for line in views[0].log)
    assert match.state == game.new(seed=2).play(views[0].moves[0]).state
    assert views[0].state.rng == 0


@pytest.mark.parametrize("answer", ["blue-5a", "nonsense", None, 3])
def test_a_policy_with_an_illegal_move(game, answer):
    """Nothing has happened then, not even the human's move before it."""
    match = at(game, seats={"white": lambda _: answer}).play("lenin")
    before = snapshot(match)
    with pytest.raises(gamekit.IllegalMove, match=r"White|not allowed"):
        match.play("decline")
    assert snapshot(match) == before
    assert match.seat == "red" and match.state.log is None


def test_a_policy_with_a_move_of_an_earlier_step(game):
    kept = []

    def keeps(view):
        kept.append(view.moves[0])
        return kept[0]

    match = at(game, seats={"white": keeps}).play("lenin")
    with pytest.raises(gamekit.IllegalMove, match="not a choice now"):
        match.play("decline")
    assert len(kept) == 2 and match.seat == "red"


def test_a_policy_that_raises(game):
    def fails(view):
        raise ZeroDivisionError("my own mistake")

    match = at(game, seats={"white": fails}).play("lenin")
    before = snapshot(match)
    with pytest.raises(ZeroDivisionError, match="my own mistake"):
        match.play("decline")
    assert snapshot(match) == before
    match.seats["white"] = "human"
    assert match.play("decline").seat == "white"


def test_a_policy_that_fails_at_once(game):
    def fails(view):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        at(game, seats={"red": fails})


def test_a_rule_that_fails_leaves_the_match_as_it_was(game):
    """The terminal promises it."""
    from dataclasses import replace

    def fails(box, s, card):
        s.card = card
        raise ZeroDivisionError

    class Failing(type(game)):
        steps = {**game.steps, 3: replace(game.steps[3], apply=fails)}

    match = at(Failing())
    before = snapshot(match)
    with pytest.raises(ZeroDivisionError):
        match.play("lenin")
    assert snapshot(match) == before
    assert match.state.log is None


def test_bots_alone_wait_for_go_on(game):
    match = game.new(seed=6, seats={"red": "random", "white": "random"})
    assert match.played == []
    assert len(match.go_on(decisions=3).played) == 3
    assert len(match.go_on(decisions=0).played) == 3
    assert len(match.go_on(decisions=2).played) == 5
    whole = game.new(seed=6, seats={"red": "random", "white": "random"}).go_on()
    assert whole.over and whole.result
    assert match.go_on().state == whole.state


def test_bots_stop_at_a_human(game):
    match = game.new(seed=6, seats={"red": "random"})
    assert match.seat == "white" and len(match.played) == 1
    assert match.go_on(decisions=9).seat == "white"
    assert len(match.played) == 1


def test_bots_play_the_same_again_and_differently_with_another_seed(game):
    def moves(seed):
        match = game.new(seed=seed, seats={"red": "random", "white": "random"}).go_on(decisions=12)
        return [move.id for move in match.played]

    assert moves(6) == moves(6)
    assert len({tuple(moves(seed)) for seed in range(5)}) == 5


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
