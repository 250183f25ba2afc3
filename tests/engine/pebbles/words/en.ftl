game-title = Pebbles
game-about = Take pebbles from heaps, and keep a secret card.

section-heaps = Heaps
section-cards = Cards
section-end = The end

rule-heap-not-empty = A heap with pebbles
    .text = Choose a heap that has pebbles left.
rule-take-one-to-three = One to three
    .text = Take one, two or three pebbles, and no more than lie there.
rule-card-is-secret = A secret card
    .text = Each player draws a card that nobody else sees.
rule-swap-needs-pack = A new card
    .text = Whoever empties a heap may lay the card aside, face up, and draw another while the pack has any.
rule-most-points-win = Most points win
    .text = When all heaps are empty, cards are shown. Pebbles and bonus are points. Most points win.
rule-tie-last-pebble = Ties
    .text = Of those who are equal whoever took the last pebble is ahead. If none of them did, they share.
    .reason = The last pebble is hard to get; nothing else tells equals apart.

said-card-drawn-by-you = You draw { $card }.
said-cards-dealt = { $number ->
        [one] { $number } card is dealt.
       *[other] { $number } cards are dealt.
    }
said-pebbles-taken = { $seat } takes { $number ->
        [one] { $number } pebble
       *[other] { $number } pebbles
    } from { $heap }.
said-card-swapped = { $seat } lays { $card } aside.
said-card-kept = { $seat } keeps the card.
said-card-shown = { $seat } shows { $card }.
said-game-won = { $seat } wins.
said-victory-shared = { $seat } shares the victory.

step-over = The game is over
step-deal = Deal
step-choose-heap = Choose a heap
step-take = Take pebbles
step-swap = Swap the card

prompt-choose-heap = { $seat }, from which heap?
prompt-take = { $seat }, how many from { $chosen }?
prompt-swap = { $seat }, a new card?
move-choose-heap = Take from { $heap }
move-take = Take { $amount }
move-swap = Draw a new card
move-swap-decline = Keep the card

option-players = How many play
    .help = Two, three or four.
option-begins = Who begins
    .help = The player who takes first.

ending-points = { $seat } wins with more points.
ending-last-pebble = { $seat } wins the tie with the last pebble.
ending-shared = { $winners } share the victory.

seat-anna = Anna
seat-boris = Boris
seat-clara = Clara
seat-dana = Dana
amount-one = one
amount-two = two
amount-three = three
answer-yes = yes

problem-heap-too-high = { $heap } cannot hold so many.
problem-needs-heap = Pebbles are taken from a heap that was chosen.
problem-hand = { $seat } must hold { $number ->
        [one] one card
       *[other] no card
    }.
problem-points = { $seat } does not play and has no points.
