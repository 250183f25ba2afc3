"""What an observer may try to foresee, for `gamekit.lab.predictability`: outcomes, and what lies open before them.

Each outcome is a function of (box, s, move) and knows all; each situation one of (box, seen) and knows what is seen.
"""

from ....engine.layout import NONE
from ..rules.table import Box, Face, State, Step, Type, pile_of


# Which pair does the Resistance mark?

def pair_marked(box: Box, s: State, district: int) -> int | None:
    """The place of the pair in the row."""
    return s.in_row.index(district) if s.step == Step.MARK_DISTRICTS else None


def fullest_pair(box: Box, seen: State) -> tuple[int, int]:
    """How many pairs there are, and which of them holds most cards."""
    row = seen.in_row[: seen.row_size]
    held = [seen.pile_size[pile_of(district)] for district in row]
    pairs = [held[i] + held[i + 1] for i in range(len(row) - 1)]
    return len(pairs), pairs.index(max(pairs))


# Does the Resistance bluff?

def bluffs(box: Box, s: State, token: int) -> int | None:
    """How many of the face-down planned cards are Provocations, when the Empire chooses its first token."""
    if s.step != Step.CHOOSE_TOKEN or s.actions > 0:
        return None
    down = [card for card, face in zip(s.planned_card, s.planned_face, strict=True) if face == Face.DOWN]
    return sum(box.type[card] == Type.PROVOCATION for card in down)


def shown_card(box: Box, seen: State) -> tuple[int, int, int]:
    """The round, the value of the card that lies open, and how many Provocations have been seen."""
    shown = seen.planned_card[0]
    found = sum(box.type[card] == Type.PROVOCATION and open == 1 for card, open in enumerate(seen.open))
    return seen.round, box.value[shown] if shown != NONE else 0, found


# Which token does the Empire use first?

def first_token(box: Box, s: State, token: int) -> int | None:
    """The token, where all four lie ready."""
    return token if s.step == Step.CHOOSE_TOKEN and sum(s.token_down) == 0 else None


def shown_and_marked(box: Box, seen: State) -> tuple[int, int]:
    """The value of the card that lies open, and how many cards the fuller marked district holds."""
    shown = seen.planned_card[0]
    held = [seen.pile_size[pile_of(district)] for district, marked in enumerate(seen.marked) if marked == 1]
    return box.value[shown] if shown != NONE else 0, max(held, default=0)
