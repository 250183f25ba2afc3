"""Phase 5: cleanup before the next round."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .setup import draw_tile
from .table import ORDERS, CARDS, Box, Phase, Pile, State, Step, hand, objective, played, put


def cleanup(box: Box, s: State) -> None:
    move_tiles(box, s)
    return_markers(s)
    clear_cards(s)
    s.round += 1
    s.phase = Phase.NEW_CARDS
    s.step = Step.DRAW_CARDS


@follows(Rule.TILES_MOVE_UP, Rule.TILES_RUN_OUT)
def move_tiles(box: Box, s: State) -> None:
    """The blockade tile becomes the unrest tile; a new tile sets the blockade while there are any."""
    s.unrest = s.blockade_tile
    if s.unrest != NONE:
        say(s, Said.TILES_MOVED, s.unrest)
    s.blockade_tile = draw_tile(s)
    if s.blockade_tile == NONE:
        s.blockade = NONE
        say(s, Said.BLOCKADE_LIFTED)
    else:
        s.blockade = box.tile_connection[s.blockade_tile]
        say(s, Said.BLOCKADE_SET, s.blockade_tile, s.blockade)


@follows(Rule.MARKERS_RETURN)
def return_markers(s: State) -> None:
    for marker in range(3):
        s.marker_at[marker] = NONE
    for marker in range(2):
        s.scored_card[marker] = NONE
    s.next_marker = 0


@follows(Rule.UNPLAYED_CARDS_STAY, Rule.PLAYED_LEADERS_ASIDE)
def clear_cards(s: State) -> None:
    """Played orders and objectives are discarded, played leaders set aside; hands stay, unless the switch says not."""
    for seat in range(2):
        for card in range(CARDS):
            if s.card_at[card] == played(seat):
                put(s, card, Pile.DISCARD if card < ORDERS else Pile.ASIDE)
            elif s.card_at[card] == objective(seat):
                put(s, card, Pile.DISCARD)
            elif s.card_at[card] == hand(seat) and card < ORDERS and s.discard_hand == 1:
                put(s, card, Pile.DISCARD)
        s.objective_known[seat] = s.objective_shown[seat] = 0
