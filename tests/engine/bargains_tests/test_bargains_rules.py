"""The rules of Bargains, each cited by a test: effects that start effects, ask rivals, and wait for their time."""

from ..bargains import Bargains
from ..bargains.rulebook import Rule

GAME = Bargains()
SEATS = ("anna", "boris", "clara")


def at(*goods, game=GAME, **facts):
    """A position, with the goods of Anna, Boris and Clara."""
    rows = [*goods, *[[0, 0, 0]] * (3 - len(goods))]
    return game.position({"goods": rows, **facts})


def play(match, *words):
    for word in words:
        match.play(word)
    return match


def goods(match, seat):
    return match.state.goods[SEATS.index(seat)]


def open_cards(**cards):
    return {f"{seat}-open": names for seat, names in cards.items()}


# Cards

def test_only_the_owner_sees_the_cards():
    lines = [line for line in GAME.new(seed=3).log if line.rule.id == Rule.HANDS_ARE_SECRET.name]
    assert [line.seat for line in lines] == [0] * 3 + [1] * 3 + [2] * 3


def test_a_card_of_the_hand_is_played_or_the_turn_is_passed():
    match = at(cards={"anna-hand": ["shepherd"], "boris-hand": ["mine"]})
    assert match.why_not("mine").id == Rule.PLAY_FROM_HAND.name
    match.play("Pass")
    assert (goods(match, "anna"), match.seat) == ([1, 0, 0], "boris")
    assert match.log[-1].rule.id == Rule.PASS_FOR_WOOL.name


def test_either_part_of_a_condition_is_enough():
    for owned, allowed in (([2, 0, 0], True), ([0, 1, 0], True), ([1, 0, 0], False)):
        refused = at(owned, cards={"anna-hand": ["mine"]}).why_not("mine")
        assert (refused is None) == allowed
        assert allowed or refused.id == Rule.CARD_NEEDS.name


def test_a_condition_may_say_what_one_must_not_have():
    cards = {"anna-hand": ["caravan"], **open_cards(anna=["guard"])}
    assert at([0, 0, 1], cards=cards).why_not("caravan").id == Rule.CARD_NEEDS.name
    assert at(cards=cards).why_not("caravan") is None


# Effects

def test_words_happen_one_after_another():
    match = play(at([1, 0, 0], cards={"anna-hand": ["saltworks"]}), "saltworks")
    assert (goods(match, "anna"), match.seat, match.step) == ([2, 1, 0], "boris", "play")


def test_a_rival_chooses_what_he_gives():
    match = at([0, 0, 0], [1, 0, 1], [5, 0, 0], cards={"anna-hand": ["duke"], **open_cards(anna=["spinner", "echo"])})
    play(match, "duke")
    assert (match.seat, match.step) == ("anna", "choose-rival")
    assert match.why_not("Beg of Anna").id == Rule.BEG_OF_A_RIVAL.name
    play(match, "Beg of Boris")
    assert (match.seat, match.step) == ("boris", "give")
    assert match.why_not("salt").id == Rule.GIVE_WHAT_YOU_HAVE.name
    play(match, "iron", "wool")
    assert goods(match, "boris") == [0, 0, 0]
    assert goods(match, "anna") == [2, 0, 1]        # and one wool by the card's second word
    assert match.seat == "boris"


def test_a_lasting_effect_is_in_force_while_the_card_lies_there():
    match = at([0, 0, 0], [1, 0, 0], [1, 0, 0], cards={"anna-hand": ["beggar"], **open_cards(boris=["guard"])})
    play(match, "beggar")
    assert match.why_not("Beg of Boris").id == Rule.GUARDED.name
    assert [move.thing for move in match.moves] == ["clara"]


def test_without_a_rival_to_beg_of_the_effect_goes_on():
    match = play(at(cards={"anna-hand": ["duke"], **open_cards(anna=["spinner", "echo"])}), "duke")
    assert (goods(match, "anna"), match.seat) == ([1, 0, 0], "boris")


def test_an_effect_starts_another_and_goes_on_afterwards():
    cards = {"anna-hand": ["echo"], **open_cards(anna=["shepherd", "beggar"], boris=["mine"])}
    match = play(at([0, 0, 0], [0, 1, 0], cards=cards), "echo")
    assert match.why_not("mine").id == match.why_not("echo").id == Rule.REPEAT_OWN.name
    play(match, "beggar", "boris")
    assert (match.seat, match.state.waiting) == ("boris", 1)
    assert match.position()["waiting_deed"][:2] == ["echo", None]
    play(match, "salt")
    assert (goods(match, "anna"), match.state.waiting, match.state.deed) == ([1, 1, 0], 0, -1)


def test_the_owner_orders_what_a_trigger_brings():
    cards = {"anna-hand": ["shepherd"], **open_cards(anna=["spinner", "smith"], boris=["merchant"])}
    match = play(at([0, 0, 0], [1, 0, 0], cards=cards), "shepherd")
    assert (match.seat, match.step) == ("anna", "choose-effect")
    assert match.why_not("merchant").id == Rule.EFFECT_ORDER.name
    play(match, "First Smith", "boris", "wool")
    assert goods(match, "anna") == [3, 1, 0]        # the spinner came by itself, being the last
    assert Rule.AFTER_GAINING.name in {line.rule.id for line in match.log}


def test_a_trigger_has_its_condition_and_its_owner():
    cards = {"anna-hand": ["saltworks"], "boris-hand": ["shepherd"], **open_cards(anna=["spinner"])}
    match = play(at([1, 0, 0], cards=cards), "saltworks")
    assert goods(match, "anna") == [2, 1, 0]        # one at a time is too little
    assert goods(play(match, "shepherd"), "anna") == [2, 1, 0]


def test_a_trigger_happens_inside_an_effect_that_was_started():
    """Echo, then Shepherd, then Spinner: three deeds upon each other."""
    cards = {"anna-hand": ["echo"], **open_cards(anna=["shepherd", "spinner"])}
    match = play(at(cards=cards), "echo", "shepherd")
    assert goods(match, "anna") == [3, 1, 0]
    assert [line.text() for line in match.log][-3:] == ["Anna: Spinner.", "Anna gains 1 salt.", "Anna gains 1 wool."]


def test_effects_that_start_each_other_in_a_circle_end(tmp_path):
    text = (Bargains.folder / "box" / "cards.csv").read_text("utf-8")
    text = text.replace("gained >= 2,gain salt 1", "gained >= 1,gain salt 1")
    (tmp_path / "cards.csv").write_text(text, "utf-8")
    cards = {"anna-hand": ["shepherd"], **open_cards(anna=["spinner"])}
    match = play(at(cards=cards, game=Bargains(tmp_path)), "shepherd")
    assert goods(match, "anna") == [2, 6, 0]        # as many as can wait
    assert (match.seat, match.state.due) == ("boris", [0] * 12)


# The end

def test_the_order_at_the_end_matters_and_each_owner_chooses_his():
    cards = {**open_cards(clara=["merchant", "weaver"], anna=["guard"])}
    for first, points in (("First Merchant", 4 + 2), ("First Weaver", 2 + 2 + 4)):
        match = at([0, 0, 0], [0, 0, 0], [1, 1, 0], cards=cards, turns=8, seat="clara").play("Pass")
        assert (match.seat, match.step) == ("clara", "choose-effect")
        match.play(first)
        assert match.result.scores == {"anna": 0, "boris": 0, "clara": points}
        assert match.result.winner == "clara"
        assert {Rule.EFFECTS_AT_END.name, Rule.MOST_POINTS_WIN.name} <= {line.rule.id for line in match.log}


def test_whoever_is_in_turn_comes_first_then_around_the_table():
    cards = open_cards(anna=["merchant"], clara=["weaver"])
    match = at(*[[1, 0, 0]] * 3, cards=cards, turns=8).play("Pass")     # Boris would be next
    assert [line.text() for line in match.log if "begins" in line.said.key] == ["Clara: Weaver.", "Anna: Merchant."]


def test_in_a_tie_the_victory_is_shared():
    match = at(turns=8, seat="clara", points={"anna": 2, "clara": 2}).play("Pass")
    assert (match.result.winners, match.result.ending) == (["anna", "clara"], "shared")
    assert GAME.rulebook[Rule.VICTORY_SHARED].reason
