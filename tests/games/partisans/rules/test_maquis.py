"""Every side of every maquis."""

import pytest

from gamekit.engine.layout import NONE
from gamekit.games.partisans.rules.decks import take
from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.games.partisans.rules.table import Pile
from gamekit.testing import proves

from ..helpers import (
    act, attack_now, defence, guards, in_pile, number, of_agent, pile, play, post, refusal, said, things,
)

TOPS = {"adela": 3, "adolfo": 2, "spy-1": 1}        # known cards on top of a deck, highest first
DECK = {"hidden-deck": ["adela known", "adolfo known", "spy-1"]}
UNSEEN = {"juana", "pilar", "sagrario"}             # recruits that lie in any order

# Which sides each of the tests below plays.
DRAW_IN_PREPARATION = [("manuela", "hidden", 1), ("marcelino", "hidden", 1), ("carlos", "revealed", 2)]
DRAW_IN_ATTACK = [("nicolas", "hidden", 1), ("ricardo", "hidden", 1), ("sagrario", "revealed", 2)]
TRADE_SPY = [("antonio", "hidden"), ("celia", "hidden")]
TRADE_MAQUIS = [("jacinto", "hidden", "rulebook"), ("jacinto", "revealed", "printed")]
LOOK = [
    ("domingo", "revealed", "rulebook"), ("juana", "hidden", "rulebook"), ("jacinto", "revealed", "rulebook"),
    ("jacinto", "hidden", "printed"),
]
REMOVE_SPY = [("manuel", "revealed"), ("manuela", "revealed")]
SCOUT = [("manuel", "hidden"), ("paquita", "hidden"), ("adolfo", "revealed")]
FLIP = [("pilar", "hidden"), ("domingo", "hidden")]
DISCARD_ENEMY = [("adolfo", "hidden"), ("anastasio", "hidden"), ("anastasio", "revealed"), ("emilio", "revealed")]
COUNTER_GUERRILLAS = [("adela", "revealed"), ("soledad", "revealed")]
WEAKEN = [("benigno", "hidden", "rulebook"), ("benigno", "revealed", "printed")]
PER_REVEALED = [("abel", "hidden"), ("soledad", "hidden")]
PLAIN = [
    ("benigno", "revealed", 4, "rulebook"), ("carlos", "hidden", 2, "rulebook"), ("consuelo", "hidden", 2, "rulebook"),
    ("nicolas", "revealed", 4, "rulebook"), ("roberto", "revealed", 4, "rulebook"),
    ("sagrario", "hidden", 2, "rulebook"), ("benigno", "hidden", 2, "printed"),
]
ALONE = [
    ("antonio", "revealed"), ("celia", "revealed"), ("juana", "revealed"), ("ramona", "hidden"), ("ramona", "revealed"),
    ("roberto", "hidden"), ("pilar", "revealed"), ("paquita", "revealed"), ("consuelo", "revealed"),
    ("adela", "hidden"), ("ricardo", "revealed"), ("abel", "revealed"), ("marcelino", "revealed"), ("emilio", "hidden"),
]
ATTACKS = {
    "abel": (1, 2), "adela": (1, 1), "adolfo": (0, 3), "anastasio": (0, 2), "antonio": (1, 2), "benigno": (1, 4),
    "carlos": (2, 2), "celia": (1, 0), "consuelo": (2, 0), "domingo": (1, 3), "emilio": (0, 2), "jacinto": (1, 3),
    "juana": (1, 2), "manuel": (1, 2), "manuela": (1, 2), "marcelino": (1, 2), "nicolas": (1, 4), "paquita": (1, 0),
    "pilar": (0, 2), "ramona": (2, 2), "ricardo": (1, 2), "roberto": (2, 4), "sagrario": (2, 2), "soledad": (1, 1),
}


def test_every_side_is_tested_here(game):
    tested = {
        case[:2] for cases in (
            DRAW_IN_PREPARATION, DRAW_IN_ATTACK, TRADE_SPY, TRADE_MAQUIS, LOOK, REMOVE_SPY, SCOUT, FLIP, DISCARD_ENEMY,
            COUNTER_GUERRILLAS, WEAKEN, PER_REVEALED, PLAIN, ALONE,
        ) for case in cases
    }
    assert tested == {(agent, role) for agent in game.ids("agent")[:24] for role in ("hidden", "revealed")}


@pytest.mark.parametrize("agent", ATTACKS)
@pytest.mark.parametrize("role", ["hidden", "revealed"])
def test_attack_of_each_side(attack, agent, role):
    match = play(attack([agent, "spy-1"]), agent, role)
    if match.step == "use-action":
        play(match, "decline")
    assert pile(match, agent) == role
    assert attack_now(match) == ATTACKS[agent][role == "revealed"]


@pytest.mark.parametrize(("agent", "role", "strength", "cards"), PLAIN)
def test_sides_without_an_action(attack, agent, role, strength, cards):
    match = play(attack([agent], ["sentry-1a"], cards=cards), agent, role)
    assert (match.step, match.state.strength) == ("strike", strength)


@proves(Rule.CARDS_DIFFER)
def test_two_cards_differ_from_the_printed_ones(game):
    for table in ("maquis", "printed"):
        source = "reconstructed" if table == "maquis" else "public"
        assert {row["id"] for row in game.components[table] if row["source"] == source} >= {"benigno", "jacinto"}


# Drawing

@pytest.mark.parametrize(("agent", "role", "cards"), DRAW_IN_PREPARATION)
@proves(Rule.ACTION_IN_ITS_PHASE)
def test_draw_in_the_preparation(table, attack, agent, role, cards):
    match = act(table(agents={"hand": [agent], **DECK}, order=TOPS), agent, role)
    assert [pile(match, card) for card in TOPS] == ["hand"] * cards + ["hidden-deck"] * (3 - cards)
    assert play(attack([agent], ["sentry-1a"]), agent, role).step != "use-action"


@pytest.mark.parametrize(("agent", "role", "cards"), DRAW_IN_ATTACK)
@proves(Rule.DRAWN_MUST_BE_PLAYED, Rule.PLAY_ALL_MAQUIS)
def test_draw_in_the_attack(attack, agent, role, cards):
    match = act(attack([agent], agents=DECK, order=TOPS), agent, role)
    assert [pile(match, card) for card in TOPS] == ["hand"] * cards + ["hidden-deck"] * (3 - cards)
    assert match.step == "attack"
    assert things(match) == set(list(TOPS)[:cards])


@pytest.mark.parametrize(("agent", "role"), TRADE_SPY)
@pytest.mark.parametrize("phase", ["preparation", "attack"])
@proves(Rule.NEEDS_SPY, Rule.ACTION_WHOLE)
def test_a_spy_for_a_card(table, agent, role, phase):
    stage = {} if phase == "preparation" else {"step": "attack", "mission": "border"}
    match = act(table(agents={"hand": [agent, "spy-2"], **DECK}, order=TOPS, **stage), agent, role)
    assert (pile(match, "spy-2"), pile(match, "adela")) == ("hidden-discard", "hand")
    match = play(table(agents={"hand": [agent], **DECK}, order=TOPS, **stage), agent, role)
    assert refusal(match, "use") == "NEEDS_SPY"
    assert things(match) == {"decline"}


@pytest.mark.parametrize(("agent", "role", "cards"), TRADE_MAQUIS)
@proves(Rule.NEEDS_MAQUIS_IN_HAND, Rule.DISCARDED_CARDS)
def test_a_maquis_for_two_cards(table, agent, role, cards):
    match = play(table(agents={"hand": [agent, "abel", "spy-2"], **DECK}, order=TOPS, cards=cards), agent, role, "use")
    assert refusal(match, "spy-2") == "NEEDS_MAQUIS_IN_HAND"
    play(match, "abel")
    assert pile(match, "abel") == "hidden-discard"
    assert in_pile(match, "hand") == {"adela", "adolfo", "spy-2"}
    match = play(table(agents={"hand": [agent, "spy-2"], **DECK}, order=TOPS, cards=cards), agent, role)
    assert refusal(match, "use") == "NEEDS_MAQUIS_IN_HAND"


# Looking

@pytest.mark.parametrize(("agent", "role", "cards"), LOOK)
@proves(Rule.LOOK_AND_SIFT, Rule.BACK_IN_ANY_ORDER, Rule.LOOKED_AT_IS_KNOWN)
def test_look_at_the_hidden_deck(table, agent, role, cards):
    deck = {"hidden-deck": [*DECK["hidden-deck"], "celia", "emilio"]}
    match = act(table(agents={"hand": [agent], **deck}, order=TOPS, cards=cards), agent, role)
    assert match.step == "sift-agent"
    assert things(match) == {"adela", "adolfo", "spy-1", "decline"}
    assert refusal(match, "celia") == "LOOK_AND_SIFT"
    play(match, "spy-1", "decline", "adela")
    assert pile(match, "spy-1") == "hidden-discard"
    order = {card: match.state.order[number(match, "agent", card)] for card in ("adela", "adolfo", "celia")}
    assert order["adolfo"] > order["adela"] > order["celia"] == 0
    assert match.view("resistance").position()["agents"]["hidden-deck"] == ["adela known", "adolfo known", 2]


@proves(Rule.LOOKED_AT_IS_KNOWN)
@pytest.mark.parametrize(("agent", "kind", "pile", "mark"), [
    ("juana", "agents", "hidden-deck", "known"), ("ramona", "agents", "recruits", "known"),
    ("roberto", "foes", "deck", "peeked"),
])
def test_what_is_seen_for_the_first_time_is_known(table, agent, kind, pile, mark):
    match = act(table(agents={"hand": [agent], "hidden-deck": [5]}), agent, "hidden")
    looked_at = {str(thing) for thing in match.view("resistance").position()[kind]["looked-at"]}
    play(match, "decline")
    while match.step.startswith("return"):
        match.play(match.moves[0])
    deck = match.view("resistance").position()[kind][pile]
    assert {thing for thing in deck if mark in str(thing)} == {f"{name.split()[0]} {mark}" for name in looked_at}


@proves(Rule.LOOK_AND_SIFT)
def test_ramona_hidden_sends_recruits_to_the_bottom(table):
    match = act(table(agents={"hand": ["ramona"]}, order={"abel": 3, "adela": 2, "celia": 1}), "ramona", "hidden")
    play(match, "adela", "decline", "abel")
    order = {card: match.state.order[number(match, "agent", card)] for card in ("adela", "abel", "celia")}
    assert order["celia"] > order["abel"] > 0 > order["adela"]
    assert {pile(match, card) for card in order} == {"recruits"}


@proves(Rule.LOOK_AND_SIFT)
def test_the_bottom_of_a_deck_comes_last(game, table):
    """Two of six recruits are sent to the bottom: they come after those nobody has seen, the first of them first."""
    gone = [agent for agent in game.ids("agent")[:24] if agent not in ("ramona", "abel", "adela", "celia", *UNSEEN)]
    second = set()
    for seed in range(20):
        order = {"abel": 3, "adela": 2, "celia": 1}
        match = table(agents={"hand": ["ramona"], "removed": gone}, order=order, seed=seed)
        act(match, "ramona", "hidden", "celia", "abel", "decline")
        drawn = [game.ids("agent")[take(match.state, Pile.RECRUITS, Pile.HAND)] for _ in range(6)]
        assert (drawn[0], set(drawn[1:4]), drawn[4:]) == ("adela", UNSEEN, ["celia", "abel"])
        assert take(match.state, Pile.RECRUITS, Pile.HAND) == NONE
        second.add(drawn[1])
    assert second == UNSEEN


def test_ramona_revealed_draws_a_recruit(attack):
    match = act(attack(["ramona"], order={"abel": 1}), "ramona", "revealed")
    assert pile(match, "abel") == "hand"
    assert things(match) == {"abel"}


@proves(Rule.RECRUIT_PROMOTED, Rule.NEEDS_RECRUIT)
def test_antonio_revealed_promotes_a_recruit(game, table):
    match = act(table(agents={"hand": ["antonio"]}, order={"abel": 3, "adela": 2, "celia": 1}), "antonio", "revealed")
    assert things(match) == {"abel", "adela", "celia"}
    play(match, "adela", "celia")
    assert (pile(match, "adela"), match.state.order[number(match, "agent", "adela")]) == ("hidden-deck", 1)
    assert (pile(match, "abel"), pile(match, "celia")) == ("recruits", "recruits")
    match = table(agents={"hand": ["antonio"], "removed": [a for a in game.ids("agent")[:24] if a != "antonio"]})
    assert refusal(play(match, "antonio", "revealed"), "use") == "NEEDS_RECRUIT"


@proves(Rule.LOOKED_AT_IS_KNOWN)
def test_roberto_hidden_looks_at_the_enemy_deck(table):
    order = {"jailer-2": 3, "sentry-3": 2, "engineer-2": 1}
    match = act(table(agents={"hand": ["roberto"]}, foe_order=order), "roberto", "hidden")
    assert things(match) == {*order, "decline"}
    play(match, "sentry-3", "decline", "jailer-2")
    assert post(match, "sentry-3") == "discard"
    placed = {foe: match.state.foe_order[number(match, "foe", foe)] for foe in ("jailer-2", "engineer-2")}
    assert placed["engineer-2"] > placed["jailer-2"] > 0
    assert match.view("resistance").position()["foes"]["deck"] == ["engineer-2 peeked", "jailer-2 peeked"]


# Retrieving

@proves(Rule.NEEDS_REVEALED_DISCARD, Rule.RETRIEVED_CARDS)
def test_celia_revealed_takes_a_card_back(attack):
    match = attack(["celia"], agents={"revealed-discard": ["abel", "carlos"], "hidden-discard": ["adela"]})
    act(match, "celia", "revealed")
    assert refusal(match, "adela") == "NEEDS_REVEALED_DISCARD"
    play(match, "abel")
    assert pile(match, "abel") == "hand"
    assert refusal(play(attack(["celia"]), "celia", "revealed"), "use") == "NEEDS_REVEALED_DISCARD"


@proves(Rule.RETRIEVED_CARDS)
def test_juana_revealed_lays_a_card_on_the_deck(table):
    match = table(agents={"hand": ["juana"], "revealed-discard": ["abel"], **DECK}, order=TOPS)
    act(match, "juana", "revealed", "abel")
    assert (pile(match, "abel"), match.state.order[number(match, "agent", "abel")]) == ("hidden-deck", 4)


@pytest.mark.parametrize(("agent", "role"), REMOVE_SPY)
@proves(Rule.SPY_REMOVED_FROM_HAND, Rule.REMOVED_FROM_GAME)
def test_a_spy_leaves_the_game(table, agent, role):
    match = act(table(agents={"hand": [agent, "spy-2"]}), agent, role)
    assert pile(match, "spy-2") == "removed"
    assert refusal(play(table(agents={"hand": [agent, "abel"]}), agent, role), "use") == "NEEDS_SPY"


# Scouting

@pytest.mark.parametrize(("agent", "role"), SCOUT)
@proves(Rule.SCOUT_FACE_DOWN, Rule.NEEDS_FACE_DOWN)
def test_scout_a_mission(table, agent, role):
    foes = {"border": ["sentry-3", "jailer-2"], "villa": ["sentry-2a face_up"]}
    match = play(table(agents={"hand": [agent]}, foes=foes), agent, role, "use")
    assert refusal(match, "villa") == "SCOUT_FACE_DOWN"
    assert things(match) == {"border"}
    play(match, "border")
    assert [match.state.face_up[number(match, "foe", foe)] for foe in foes["border"]] == [1, 1]
    assert not match.can_undo
    nothing = table(agents={"hand": [agent]}, foes={"villa": ["sentry-2a face_up"]})
    assert refusal(play(nothing, agent, role), "use") == "NEEDS_FACE_DOWN"


@pytest.mark.parametrize(("agent", "role"), FLIP)
@proves(Rule.FLIP_AT_ONE_MISSION, Rule.DISCARD_ONE_FLIPPED, Rule.FACE_DOWN_CHOSEN_UNSEEN)
def test_turn_up_one_or_two_and_discard_one(table, agent, role):
    foes = {"border": ["sentry-3", "jailer-2", "engineer-2"], "villa": ["sentry-2a"]}
    match = play(table(agents={"hand": [agent]}, foes=foes), agent, role, "use")
    assert things(match) == {"face-down-border", "face-down-villa"}
    assert refusal(match, "decline") == "FLIP_AT_ONE_MISSION"
    play(match, "face-down-border")
    assert refusal(match, "face-down-villa") == "FLIP_AT_ONE_MISSION"
    play(match, "face-down-border")
    flipped = {foe for foe in foes["border"] if match.state.face_up[number(match, "foe", foe)]}
    assert (match.step, things(match), len(flipped)) == ("discard-flipped", flipped, 2)
    hidden, = set(foes["border"]) - flipped
    assert refusal(match, hidden) == "DISCARD_ONE_FLIPPED"
    play(match, sorted(flipped)[0])
    assert guards(match, "border") == set(foes["border"]) - {sorted(flipped)[0]}


@pytest.mark.parametrize(("agent", "role"), FLIP)
def test_one_turned_up_may_be_enough(table, agent, role):
    match = act(table(agents={"hand": [agent]}, foes={"border": ["sentry-3", "jailer-2"]}), agent, role)
    play(match, "face-down-border", "decline")
    flipped, = things(match)
    play(match, flipped)
    assert guards(match, "border") == {"sentry-3", "jailer-2"} - {flipped}


@proves(Rule.FACE_DOWN_CHOSEN_UNSEEN, Rule.LOOKED_AT_IS_KNOWN)
def test_a_face_down_enemy_that_is_known_is_picked_by_name(table):
    """Who was looked at in the deck and guards a mission now is not one of the unknown backs."""
    foes = {"border": ["sentry-3 peeked", "jailer-2"], "villa": ["sentry-1a peeked"]}
    match = table(agents={"hand": ["pilar"]}, foes=foes)
    act(match, "pilar", "hidden")
    assert things(match) == {"sentry-3", "sentry-1a", "face-down-border"}
    named = play(match.at(len(match.played)), "sentry-1a")
    assert named.view("resistance").position()["foes"]["villa"] == ["sentry-1a face_up"]
    play(match, "face-down-border", "decline")
    assert things(match) == {"jailer-2"}


@proves(Rule.DISCARD_ONE_FLIPPED)
def test_only_who_was_turned_up_by_this_action_is_discarded(table):
    foes = {"border": ["sentry-3", "jailer-2"], "villa": ["engineer-2"]}
    match = act(table(agents={"hand": ["pilar", "domingo"]}, foes=foes), "pilar", "hidden")
    play(match, "face-down-border", "face-down-border", "sentry-3")
    act(match, "domingo", "hidden", "face-down-villa")
    assert things(match) == {"engineer-2"}


# Enemies of the current mission

@pytest.mark.parametrize(("agent", "role"), DISCARD_ENEMY)
@proves(Rule.DISCARD_ENEMY_HERE, Rule.NEEDS_ENEMIES_HERE, Rule.DISCARD_IS_NOT_ELIMINATE)
def test_discard_an_enemy(attack, agent, role):
    match = attack([agent, "spy-1"], ["infantryman-1a", "jailer-2"], foes={"border": ["sentry-1a face_up"]})
    act(match, agent, role)
    assert refusal(match, "sentry-1a") == "DISCARD_ENEMY_HERE"
    play(match, "jailer-2")     # behind the infantryman, and without a recruit
    assert post(match, "jailer-2") == "discard"
    assert "RECRUIT_JOINED" not in said(match)
    assert refusal(play(attack([agent]), agent, role), "use") == "NEEDS_ENEMIES_HERE"


@proves(Rule.NEEDS_ENEMIES_HERE)
def test_paquita_revealed_discards_two_or_none(attack):
    match = attack(["paquita", "abel"], ["sentry-1a", "sentry-2a", "jailer-2"])
    act(match, "paquita", "revealed", "sentry-1a", "jailer-2")
    assert guards(match, "railway-bridge") == {"sentry-2a"}
    assert refusal(play(attack(["paquita"], ["sentry-1a"]), "paquita", "revealed"), "use") == "NEEDS_ENEMIES_HERE"


@proves(Rule.GAIN_CURRENT_DEFENCE)
def test_consuelo_revealed_gains_the_defence_as_it_is(attack):
    match = attack(["consuelo", "abel"], ["sentry-3", "engineer-2"])
    assert defence(match, "sentry-3") == 4
    act(match, "consuelo", "revealed", "sentry-3")
    assert of_agent(match, "consuelo") == 4


@pytest.mark.parametrize(("agent", "role"), COUNTER_GUERRILLAS)
@proves(Rule.NEEDS_COUNTER_GUERRILLA)
def test_discard_all_counter_guerrillas(attack, agent, role):
    here = ["counter-guerrilla-1a", "counter-guerrilla-4a", "sentry-3"]
    match = act(attack([agent, "abel"], here, foes={"border": ["counter-guerrilla-2a"]}), agent, role)
    assert guards(match, "railway-bridge") == {"sentry-3"}
    assert guards(match, "border") == {"counter-guerrilla-2a"}
    assert refusal(play(attack([agent], ["sentry-3"]), agent, role), "use") == "NEEDS_COUNTER_GUERRILLA"


@proves(Rule.MOVED_ENEMY, Rule.NEEDS_OTHER_MISSION, Rule.NO_ENEMY_LIMIT)
def test_adela_hidden_moves_an_enemy(attack):
    many = ["jailer-2", "jailer-3", "engineer-2", "rifleman-1", "rifleman-2", "rifleman-3"]
    match = attack(["adela", "abel"], ["sentry-3", "engineer-3"], foes={"border": many})
    act(match, "adela", "hidden")
    assert refusal(match, "jailer-2") == "MOVED_ENEMY"
    play(match, "sentry-3")
    assert refusal(match, "railway-bridge") == "NEEDS_OTHER_MISSION"
    play(match, "border")
    assert (post(match, "sentry-3"), defence(match, "sentry-3")) == ("border", 3)
    assert match.state.face_up[number(match, "foe", "sentry-3")] == 1
    assert len(guards(match, "border")) == 7
    weak = attack(["benigno", "adela", "abel"], ["sentry-3"])
    act(act(weak, "benigno", "hidden"), "adela", "hidden", "sentry-3", "border")
    assert not any(weak.state.weakened)
    alone = play(attack(["adela"], ["sentry-3"], others=()), "adela", "hidden")
    assert refusal(alone, "use") == "NEEDS_OTHER_MISSION"
    assert refusal(play(attack(["adela"]), "adela", "hidden"), "use") == "NEEDS_ENEMIES_HERE"


@pytest.mark.parametrize(("agent", "role", "cards"), WEAKEN)
@proves(Rule.WEAKEN_AFTER_ENGINEER, Rule.WEAKENED_NOT_BELOW_ONE, Rule.WEAKENED_UNTIL_ROUND_END)
def test_weaken_enemies(attack, agent, role, cards):
    here = ["rifleman-1", "rifleman-3", "engineer-2"]
    match = attack([agent, "anastasio", "roberto"], here, cards=cards, foes={"border": ["sentry-3 face_up"]})
    assert [defence(match, foe) for foe in here] == [2, 4, 2]
    act(match, agent, role)
    assert [defence(match, foe) for foe in here] == [1, 3, 1]
    assert defence(match, "sentry-3") == 3
    act(match, "anastasio", "hidden", "engineer-2")
    assert [defence(match, foe) for foe in here[:2]] == [1, 2]
    assert any(match.state.weakened)
    play(match, "roberto", "hidden", "decline", "go-on")
    assert not any(match.state.weakened)


@proves(Rule.HALVED_ROUNDED_UP)
@pytest.mark.parametrize(("mission", "half"), [("railway-bridge", 4), ("villa", 3), ("border", 2)])
def test_ricardo_revealed_halves_the_mission(attack, mission, half):
    match = attack(["ricardo", "abel"], mission=mission, others=("valley",))
    assert defence(act(match, "ricardo", "revealed")) == half


# The attack

@pytest.mark.parametrize(("agent", "role"), PER_REVEALED)
@proves(Rule.BONUS_COUNTED_LIVE)
def test_attack_for_each_revealed_maquis(attack, agent, role):
    match = act(attack([agent, "carlos", "nicolas"], agents={"revealed": ["roberto"]}), agent, role)
    assert of_agent(match, agent) == 2
    play(match, "nicolas", "revealed")
    assert of_agent(match, agent) == 3


@proves(Rule.CIVILIANS_COUNTED)
def test_abel_revealed_counts_civilians(attack):
    civilians = {"graveyard": ["civilians-3", "civilians-1a"]}
    match = act(attack(["abel", "carlos"], civilians=civilians), "abel", "revealed")
    assert of_agent(match, "abel") == 2 + 4


def test_marcelino_revealed_counts_all_others(attack):
    match = attack(["marcelino", "carlos"], agents={"revealed": ["roberto"], "hidden": ["abel", "celia"]})
    act(match, "marcelino", "revealed")
    assert of_agent(match, "marcelino") == 2 + 3


@proves(Rule.COPY_IS_OWN)
def test_emilio_hidden_copies_abel(attack):
    match = attack(["emilio", "carlos"], agents={"hidden": ["abel"], "revealed": ["roberto"]})
    act(match, "emilio", "hidden", "abel")
    assert (of_agent(match, "emilio"), of_agent(match, "abel")) == (1, 1)


@proves(Rule.COPY_IS_OWN, Rule.NEEDS_COPYABLE)
def test_emilio_copies_what_fits_and_can_be_done(attack):
    played = {"hidden": ["paquita", "carlos", "antonio", "adolfo"], "revealed": ["soledad"]}
    match = play(attack(["emilio"], ["sentry-1a"], agents=played), "emilio", "hidden", "use")
    assert things(match) == {"adolfo"}
    assert refusal(match, "paquita") == "NEEDS_COPYABLE"        # its action belongs to the preparation
    assert refusal(match, "carlos") == "NEEDS_COPYABLE"         # no action
    assert refusal(match, "antonio") == "NEEDS_SPY"
    assert refusal(match, "soledad") == "COPY_IS_OWN"           # revealed
    assert refusal(match, "emilio") == "COPY_IS_OWN"
    assert refusal(play(attack(["emilio"]), "emilio", "hidden"), "use") == "NEEDS_COPYABLE"


@proves(Rule.COPY_IS_OWN)
def test_emilio_copies_several_choices(table):
    played = {"hand": ["emilio"], "hidden": ["pilar"]}
    match = act(table(agents=played, foes={"border": ["sentry-3", "jailer-2"]}), "emilio", "hidden", "pilar")
    play(match, "face-down-border", "face-down-border", "sentry-3")
    assert guards(match, "border") == {"jailer-2"}


@proves(Rule.MISSION_IGNORED)
def test_pilar_revealed_ignores_the_missions_effect(table):
    match = table(agents={"hand": ["pilar", "abel"]}, missions={"available": ["bunker", "border"]})
    play(act(match, "pilar", "revealed"), "decline", "bunker")
    assert (match.step, pile(match, "abel")) == ("attack", "hand")      # nobody had to be discarded


@proves(Rule.MISSION_IGNORED)
def test_pilar_revealed_ignores_effects_that_last(table):
    missions = {"available": ["station-supplies", "mayor"]}
    hand, foes = ["pilar", "nicolas"], {"mayor": ["rifleman-2"]}
    match = act(table(agents={"hand": hand}, missions=missions, foes=foes), "pilar", "revealed")
    free = play(match.at(len(match.played)), "decline", "station-supplies", "nicolas")
    assert things(free) == {"hidden", "revealed"}
    assert defence(play(match, "decline", "mayor"), "rifleman-2") == 2


@proves(Rule.MISSION_IGNORED)
def test_an_ignored_mission_has_no_success_effect_but_its_enemies_retaliate(attack):
    match = attack(["roberto", "nicolas"], ["spymaster-4"], mission="border", others=("villa",), ignored=1)
    play(match, "roberto", "revealed", "nicolas", "hidden", "decline", "border", "go-on")
    assert match.state.pile_size[2] == len(in_pile(match, "hand"))
    assert "SPY_ADDED" in said(match)
    assert match.state.hand_change == 0
