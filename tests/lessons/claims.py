"""What is true of every lesson on a game's claim; the games' own tests call these."""

from random import Random

import gamekit
from gamekit.engine.words import LANGUAGES
from gamekit.lab import compare
from gamekit.lessons.items import Forbidden, Play
from gamekit.lessons.shapes.claim import items
from gamekit.ui import lesson, lesson_board

from tests.helpers import ask, shared, shared_lesson


class Claims:
    """The tests of one game: `class TestClaims(Claims): game, position = ...`."""

    game = position = ""

    @property
    def lesson(self):
        return shared_lesson(self.game, items.NAME)

    def test_changes_know_their_claims(self):
        """What the lesson says of a change, the game says too."""
        game = shared(self.game)
        known = {change.name: change for change in game.prepared()}
        for claim in items.claims_of(game):
            assert known[claim.change].claim == (self.lesson.data["past"], claim.id)
            assert claim.id in items.past_of(game).data["argument"]["claims"]
        assert known[items.second_of(game)].claim is None
        assert self.lesson.data["changed"] == items.claims_of(game)[0].change

    def test_every_rule_has_its_words(self):
        game = shared(self.game)
        for change in game.prepared():
            for language in LANGUAGES:
                assert items.printed(game, change.name, language)

    def test_the_history_lesson_tells_the_same_numbers(self):
        game = shared(self.game)
        rows = items.past_of(game).data["change"]
        assert rows
        for row in rows:
            found = items.line(game, row["name"], items.WINS)
            assert (items.measured(self.game)["n"], items.measured(self.game)["seed"]) == (row["n"], row["seed"])
            assert abs(100 * found.a.value - row["changed"]) < 0.06 and abs(100 * found.b.value - row["printed"]) < 0.06

    def test_measured_again_it_is_the_same(self):
        """A tenth of the games, which are the first of the same seed: the whole lies in what they leave open."""
        game, n = shared(self.game), 400
        claim, stored = items.claims_of(game)[0], items.measured(self.game)
        found = compare(game, n, game.changed(claim.change), against=stored["bot"], seed=stored["seed"])
        told = items.line(game, claim.change, items.WINS).difference
        error = (found.estimate.high - found.estimate.low) / 4
        assert found.n == n and abs(found.estimate.value - told.value) < 4 * error

    def test_the_rule_without_a_claim_moves_less(self):
        game = shared(self.game)
        first, other = (abs(items.line(game, one, items.WINS).difference.value)
                        for one in (items.claims_of(game)[0].change, items.second_of(game)))
        assert other < first

    def test_only_one_made_up_interval_leaves_zero_out(self):
        for seed in range(1, 60):
            item = ask(self.lesson, "apart", seed)
            intervals = [row[1].replace("\N{MINUS SIGN}", "-").partition("[")[2] for row in item.table[1:]]
            ends = [tuple(map(float, one.rstrip("]").split(","))) for one in intervals]
            sure = [items.LETTERS[n] for n, (low, high) in enumerate(ends) if low > 0 or high < 0]
            assert sure == list(item.right)

    def test_both_claims_and_both_sides_are_asked(self):
        asked = {(item.facts["claim"], item.facts["side"]) for seed in range(1, 60)
                 if (item := ask(self.lesson, "bears", seed))}
        assert len(asked) == 4

    def test_what_is_refused_goes_without_the_rule(self):
        refused, freed = (ask(self.lesson, name, 1) for name in ("refused", "freed"))
        assert isinstance(refused, Forbidden) and isinstance(freed, Play)
        for move in freed.right:
            assert refused.match.why_not(move) is not None
            assert freed.match.why_not(move) is None
        assert freed.match.game.changes and not refused.match.game.changes

    def test_the_board_below_is_played_without_the_rule(self):
        steps = lesson(self.game, items.NAME, seed=3)
        board = lesson_board(steps, self.position)
        assert [change.name for change in board.match.game.changes] == [self.lesson.data["changed"]]
        steps.jump("played")
        assert not steps.read()
        dice = Random(1)
        while not board.match.over and len(board.match.played) < items.TURNS:
            board.match.play(dice.choice(board.match.moves))
        assert steps.read() == "yes"

    def test_a_board_in_another_language_keeps_the_rule(self):
        board = lesson_board(lesson(self.game, items.NAME, language="ru", seed=3), self.position)
        assert board.match.game.changes and board.match.game.language == "ru"
        assert gamekit.load(self.game).changes == ()
