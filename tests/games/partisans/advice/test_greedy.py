"""The greedy bot's advice: sensible choices at one glance, from what the player sees."""

import pytest

from gamekit.engine import policies
from gamekit.games.partisans.advice import glance, greedy, outlook
from gamekit.games.partisans.lab import players
from gamekit.games.partisans.rules.table import Ending, Step, Way
from gamekit.lab import compare, simulate
from gamekit.lab.statistics.stats import wilson

from ..helpers import play

CRUDE = 0.18        # partial victories or better in drafted games of a bot that ignores most actions


def best(match):
    """What looks best: the things of all moves that look equally good; None is to decline."""
    seen, box = match.view("resistance").state, match.game.box
    worths = {move: greedy.worth(box, seen, move.number) for move in match.moves}
    return {move.thing for move, worth in worths.items() if worth == max(worths.values())}


# Playing maquis

def test_it_scouts_before_it_chooses(table):
    match = table(
        step="prepare", agents={"hand": ["manuel", "benigno", "sagrario"], "hidden-deck": ["abel", "spy-1"]},
        missions={"available": ["mountain-pass", "border"]}, foes={"mountain-pass": [2], "border": [2]},
    )
    assert best(match) == {"manuel"}


def test_it_draws_first(table):
    match = table(
        step="prepare", agents={"hand": ["manuel", "manuela", "sagrario"], "hidden-deck": ["abel", "spy-1", "ramona"]},
        missions={"available": ["border"]}, foes={"border": [2]},
    )
    assert best(match) == {"manuela"}


def test_who_cannot_act_waits_for_the_attack(table):
    match = table(step="prepare", agents={"hand": ["carlos", "sagrario"], "hidden-deck": ["abel", "spy-1"]})
    assert None in best(match) or best(match) == {"carlos"}       # revealed he draws two


def test_it_reveals_when_that_completes_the_mission(attack):
    """Border: 3. Roberto hidden has 2, revealed 4."""
    match = attack(hand=["roberto"], mission="border", others=["villa"]).play("attack roberto")
    assert best(match) == {"revealed"}


def test_it_stays_hidden_when_that_is_enough(attack):
    match = attack(hand=["roberto"], agents={"hidden": ["carlos"]}, mission="border", others=["villa"])
    assert best(match.play("attack roberto")) == {"hidden"}


def test_it_stays_hidden_when_nothing_helps(attack):
    match = attack(hand=["roberto"], here=["sentry-3"]).play("attack roberto")
    assert best(match) == {"hidden"}


def test_it_chooses_what_it_can_complete(table):
    match = table(
        step="choose-mission", stage="preparation", agents={"hand": ["roberto", "spy-1"]},
        missions={"available": ["railway-bridge", "border"]},
    )
    assert best(match) == {"border"}


def test_of_two_missions_alike_it_takes_the_one_with_more_points(table):
    match = table(
        step="choose-mission", stage="preparation", agents={"hand": ["roberto", "nicolas", "sagrario"]},
        missions={"available": ["mountain-pass", "villa"]},
    )
    assert best(match) == {"villa"}


# Strikes

def strikes(attack, here, mission="border", strength=("roberto", "nicolas"), **given):
    """The attack is over: these maquis are revealed."""
    return attack(here=here, mission=mission, agents={"revealed": list(strength)}, others=["villa"], **given).go_on()


def test_it_clears_the_way(attack):
    """A sentry stands before the mission, and an infantryman before the sentry."""
    match = strikes(attack, ["infantryman-1a", "sentry-1a"])
    assert best(match) == {"infantryman-1a"}


def test_it_completes_the_mission(attack):
    assert best(strikes(attack, ["counter-guerrilla-1a"])) == {"border"}


def test_what_is_left_goes_to_who_does_harm(attack):
    match = strikes(attack, ["counter-guerrilla-4a", "engineer-2"]).play("strike border")
    assert best(match) == {"counter-guerrilla-4a"}


def test_before_a_mission_that_costs_lives_it_thins_the_garrison(attack):
    """The villa takes a civilian card for each enemy still there; 8 strength, the villa 5."""
    match = attack(
        here=["jailer-2"], mission="villa", others=["border"], agents={"revealed": ["roberto", "nicolas"]},
    ).go_on()
    assert best(match) == {"jailer-2"}


# Stop or go on

def stop(table, completed, failed=(), deck=("roberto", "nicolas", "carlos", "sagrario", "ramona", "spy-1"), **given):
    return table(
        step="stop-or-go-on", agents={"hidden-deck": list(deck)}, foes={"station": [4]},
        missions={"available": ["station"], "completed": list(completed), "failed": list(failed)}, **given,
    )


FIFTEEN = ["police", "franco-hq", "mayor", "bunker"]


def test_without_points_it_goes_on(table):
    assert best(stop(table, [])) == {"go-on"}


def test_a_victory_is_not_risked_with_weak_cards_and_a_failure(table):
    assert best(stop(table, FIFTEEN, ["villa"], deck=["abel", "adela", "pilar", "spy-1", "spy-2", "spy-3"])) == {"stop"}


def test_where_civilians_are_at_the_brink_it_stops(table):
    dead = {"graveyard": ["civilians-1a", "civilians-3"]}
    assert best(stop(table, FIFTEEN, ["villa"], civilians=dead)) == {"stop"}


# Cards and enemies

def test_it_puts_spies_aside_and_keeps_maquis(game):
    match = game.position({
        "step": "sift-agent", "deed": "juana-hidden", "clause": 0, "left": 3, "actor": "juana", "stage": "preparation",
        "missions": {"available": ["border"]},
        "agents": {"hidden": ["juana"], "looked-at": ["spy-1", "roberto"], "hand": ["abel"]},
    })
    assert best(match) == {"spy-1"}


def test_it_discards_the_guard(attack):
    match = play(attack(hand=["adolfo"], here=["sentry-3", "engineer-2"]), "adolfo", "hidden", "use")
    assert best(match) == {"sentry-3"}


def test_the_draft_takes_the_better_card(game):
    box, s = game.box, game.new(seed=1, decks="draft").state
    worths = {name: outlook.agent_worth(box, s, i) for i, name in enumerate(game.ids("maquis"))}
    match = game.new(seed=1, decks="draft")
    assert best(match) == {max((move.thing for move in match.moves), key=worths.get)}


# Civilians

def test_the_risk_of_civilian_cards_is_counted(game):
    """With two dead, one of seven cards has three people: one card in seven loses the game."""
    s = game.position({
        "step": "prepare", "missions": {"available": ["border"]}, "agents": {"hand": ["abel"]},
        "civilians": {"graveyard": ["civilians-2a"]},
    }).state
    look = glance.Look()
    glance.count_lives(game.box, s, look)
    assert look.deadly[1] == 100 // 7
    assert list(look.deadly[1:]) == sorted(look.deadly[1:]) and list(look.lives[1:]) == sorted(look.lives[1:])


def test_the_grades_of_ends_fall(game):
    grades = [outlook.GRADES[end] for end in list(Ending)[1:]]
    assert grades == sorted(grades, reverse=True) and grades[0] == 1000 and grades[-3:] == [0, 0, 0]


# How well it plays

def wins(game, bot, n, **given):
    return int((simulate(game, n, bot, seed=9, options=given).column("winner") == 0).sum())


def test_greedy_beats_a_crude_player(game):
    """By far: the interval of the drafted games lies above what a crude bot wins, and random hardly ever wins."""
    assert wilson(wins(game, "greedy", 1000, decks="draft"), 1000)[0] > 2 * CRUDE
    assert wilson(wins(game, "random", 1000), 1000)[1] < 0.02


@pytest.mark.parametrize(("completed", "failed", "deck", "wanted"), [
    (FIFTEEN, ["villa"], ["abel", "adela", "pilar", "spy-1", "spy-2", "spy-3"], Way.STOP),
    (["police", "franco-hq", "bunker"], [], ["roberto", "nicolas", "carlos", "sagrario", "ricardo"], Way.GO_ON),
])
def test_search_knows_when_to_stop(table, completed, failed, deck, wanted):
    """How strong it is, the README tells with intervals: whole games of a bot that thinks take long."""
    match = stop(table, completed, failed, deck)
    assert policies.decide(match.game, "search:200", match.view("resistance").state) == wanted


@pytest.mark.parametrize("habit", [players.never_stops, players.stops_at_victory])
def test_who_stops_too_late_wins_less(game, habit):
    found = compare(game, 600, "greedy", habit, measures=["grade"], seed=3)
    assert found.estimate.low > 0 and found.lines[1].difference.low > 0, str(found)


def test_a_habit_is_greedy_otherwise(game):
    """Until a choice to stop or go on comes up, the same games are played."""
    one, two = (game.new(seed=4, seats={"resistance": bot}).go_on() for bot in ("greedy", players.stops_at_partial))
    first = next(i for i, frame in enumerate(one.frames) if frame.before.step == Step.STOP_OR_GO_ON)
    assert [move.id for move in one.played[:first]] == [move.id for move in two.played[:first]]
