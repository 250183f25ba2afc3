## The game

game-title = Uprising
game-about = A resistance movement stirs up five districts of an imperial city. It hides what it plans; the Empire watches, guesses and strikes.
game-aim = The Resistance wins with three captured districts (a district is captured when its cards meet a mission); the Empire wins by holding out for eight rounds.

## Sections of the rulebook

section-components = Game components
section-setup = Setup
section-terms = Basic terms
section-marking = Phase 1: choosing districts
section-planning = Phase 2: planning the operation
section-defence = Phase 3: defending the districts
section-tokens = Power tokens
section-operation = Phase 4: carrying out the operation
section-capturing = Phase 5: missions and capturing districts
section-missions = Notes on mission cards
section-end-of-round = Phase 5: end of the round
section-decisive = Decisive Operation
section-end = End of the game
section-capitol = Capitol mode

## Rules: what is in the box

rule-deck = The Resistance's deck
    .text = The deck has 24 cards: Riot, Diversion, Gear and Propaganda with the values 2 to 6, one of each, and four Provocations without type or value.
rule-missions-reconstructed = Missions that we had to reconstruct
    .text = The rulebook names eight of the eleven missions. Agitation follows a public report; Smuggling and Underground Network are ours. An option keeps the game to the eight.

## Rules: setup

rule-row-at-start = A random row
    .text = The five districts lie face up in one row, in random order.
rule-hand-at-start = The first hand
    .text = The deck is shuffled. The Resistance draws five cards and keeps them secret.
rule-tokens-at-start = Tokens at the start
    .text = All four power tokens lie face up before the Empire.
rule-missions-at-start = Four missions
    .text = Revolution is always in the game. Three other missions are drawn at random, or chosen before the game. All four lie open.

## Rules: who sees what

rule-empire-sees = What the Empire sees
    .text = The Empire sees face-up cards everywhere, and how many cards lie face down in each place. Face-down cards stay hidden from it even when they are liquidated or lie with a captured district.
rule-resistance-sees = What the Resistance sees
    .text = The Resistance may look at all its cards at any time. Only the order of the deck is unknown to it.

## Rules: marking districts

rule-mark-neighbours = Two neighbouring districts
    .text = The escalation marker lies above two districts that are neighbours in the row and not captured.
rule-row-has-ends = The row has two ends
    .text = The first and the last district of the row are not neighbours. Nothing lies to the right of the last one.
rule-any-pair = Any pair, every round
    .text = Each round any two neighbours may be marked, also those of the round before.
    .reason = The book sets no limit on the choice.
rule-three-districts-left = At least three districts are left
    .text = Whenever districts are marked, at least three are left in the row.
    .reason = The third capture ends the game, so at most two of five can be gone. The book’s silence about shorter rows does no harm.

## Rules: planning

rule-plan-from-hand = Cards from the hand
    .text = Only cards from the Resistance’s own hand can be planned.
rule-one-open-two-closed = One face up, two face down
    .text = Three cards are planned: one lies face up, two lie face down.
rule-provocation-face-down = Provocations lie face down
    .text = A Provocation is always planned face down. The face-up card must have a value.
rule-two-provocations-at-most = At most two Provocations
    .text = One planned card must lie face up, so that no more than two Provocations fit into one plan. Only the last hand can be an exception.
rule-three-provocations = Three Provocations at the end
    .text = If the last hand holds nothing but Provocations, all three are planned face down.
    .reason = The book wants one card face up and Provocations always face down. The word “always” is the stronger one.

## Rules: defence

rule-two-tokens = Two tokens each round
    .text = The Empire uses exactly two tokens, one after the other. It may leave out neither, and each always has a target.
rule-token-face-up = Only face-up tokens
    .text = A used token is turned face down. It cannot be used again until all four have been used.
rule-planned-cards-only = Only planned cards
    .text = Tokens work on cards above the escalation marker. Cards that lie in districts or aside are out of reach.
rule-both-on-one-card = Both tokens on one card
    .text = Both tokens may be used on the same card, as long as it still lies above the marker.
rule-no-capture-in-defence = No capture during the defence
    .text = Districts are checked only after the operation, even if a token has brought a card into one.
rule-surveillance = Surveillance
    .text = Surveillance opens one planned card. It stays face up until the end of the game.
rule-surveil-face-down = Surveillance needs a face-down card
    .text = A card that already lies face up cannot be opened.
rule-surveilled-provocation = A Provocation under surveillance
    .text = A Provocation that is opened by Surveillance is liquidated at once.
rule-liquidation = Liquidation
    .text = One planned card is removed from the game. It stays as it lies: a face-down card is not opened.
rule-liquidated-provocation = A liquidated Provocation
    .text = A Provocation that is liquidated is opened at once.
rule-disorientation = Disorientation
    .text = The Empire itself puts one planned card into a district. It stays as it lies.
rule-send-to-uncaptured = Not into a captured district
    .text = Disorientation cannot send a card into a captured district.
rule-send-anywhere = Into any other district
    .text = Disorientation reaches every district that is not captured: under the marker or not, cordoned or not.
rule-cordon = Cordon
    .text = The Cordon closes one of the two districts under the escalation marker until the end of the round.
rule-cordon-binds-resistance = The Cordon binds only the Resistance
    .text = A cordon stops the Resistance from distributing cards, not the Empire from sending them. The two tokens may come in any order.
rule-cordon-in-decisive = Cordon in the Decisive Operation
    .text = In the Decisive Operation the Cordon may close any district that is not captured.
    .reason = That round has no marker, yet the book speaks of districts without a cordon in it. So the token must work, and every district is in reach.
rule-cordon-allows-capture = A cordoned district can be captured
    .text = A cordon stops only the distribution. The district can still be captured, and the cordon lifts at the end of the round.
    .reason = The book’s text about the token speaks of distributing cards and of nothing else.

## Rules: operation

rule-distribute-in-reach = Into the marked districts
    .text = The cards that are left go to the two districts under the marker, split as the Resistance likes.
rule-distribute-not-cordoned = Not into a cordoned district
    .text = No card can be distributed into a cordoned district this round.
rule-distribute-all = All cards are distributed
    .text = Every card that is left above the marker must be distributed. None goes back to the hand.
rule-facing-stays = Cards stay as they lie
    .text = Face-up cards come into the district face up, face-down cards face down.
rule-cards-remain = One card is always left
    .text = Two tokens take away at most two of three cards, so that one to three cards are left to distribute.
    .reason = The book does not say what happens if all three are gone. It cannot happen.

## Rules: capturing

rule-capture-by-mission = A capture needs a mission
    .text = A district is captured if its cards fully meet one of the four missions on the table.
rule-check-everywhere = Every district counts
    .text = Any district that is not captured can be captured, not only the marked ones. A card sent by the Empire may complete a mission too.
    .reason = The book does not limit the check to marked districts.
rule-capture-is-optional = Captures are declared
    .text = The Resistance declares a capture or passes. In the Decisive Operation, and if captures are automatic by an option, districts are captured from left to right, each by the first mission it meets.
    .reason = The Resistance does the checking, and nobody could prove from outside that it overlooked something. In the last round waiting makes no sense.
rule-true-content = All cards count
    .text = A mission is judged on everything that lies in the district, face-down cards included. A hidden card of a forbidden type prevents the capture.
    .reason = The book speaks of the cards in the district, not of those that are shown. The program checks and gives nothing away.
rule-fewest-opened = The fewest cards are opened
    .text = A capture opens as few face-down cards as show the mission, and of equal numbers the lower values, card by card. For Armed Protests all Gear is opened. That a type is absent is never shown.
    .reason = The book opens the needed cards and leaves the others. Where several sets would do, the Resistance wants to show little, so the program chooses for it.
rule-one-mission-named = One mission is named
    .text = Each capture names one mission. If several are met, the choice only decides which cards are opened.
    .reason = The book asks for one of the missions. A district can be captured only once.
rule-one-after-another = One capture after another
    .text = Several districts may be captured in one round, one after the other, in an order of the Resistance’s choice.
    .reason = The book allows several captures and ends the game at the third, so they must come in some order.
rule-missions-stay = Missions stay
    .text = A mission stays on the table after a capture and can be used again.
rule-captured-leaves = A captured district leaves
    .text = A captured district is laid aside with all its cards. No card comes into it any more.
rule-row-closes-up = The row closes up
    .text = Districts on both sides of a captured one move together and become neighbours.

## Rules: missions

rule-total = Total of a district
    .text = Revolution counts the values of all cards in the district. Provocations count nothing.
rule-sum-without = A sum, and none of another type
    .text = The cards of one type reach a sum, and no card of another type lies in the district.
rule-face-up-of-type = Face-up cards of one type
    .text = At least three cards of one type lie face up in the district.
rule-face-up-before = Face up before the check
    .text = For Surge of Activity only cards count that already lie face up. None is opened to make up the number.
    .reason = Cards are opened after a mission is met. Otherwise the words “face up” would mean nothing.
rule-more-than = More than another type
    .text = The sum of one type is higher than that of another, and the other reaches its own minimum.
rule-every-type = Every type
    .text = At least one card of each of the four types lies in the district.
rule-same-value = Cards of one value
    .text = At least three cards have the same value.
rule-run-of-values = Values in sequence
    .text = Four values follow each other without a gap. Types do not matter.
rule-two-sums = Two sums
    .text = The cards of two types each reach a sum.

## Rules: end of the round

rule-tokens-refresh = Tokens are turned up
    .text = If all four tokens lie face down, they are turned face up. If only two do, they stay as they are.
rule-draw-three = Three new cards
    .text = The Resistance draws three cards at the end of the round.

## Rules: Decisive Operation and end

rule-decisive-operation = Decisive Operation
    .text = When three cards can no longer be drawn, the last card is drawn and the last round begins. It has no escalation marker; three cards are planned and two tokens used as always.
rule-decisive-anywhere = Into any district
    .text = In the Decisive Operation cards go to any districts that are neither captured nor cordoned.
rule-three-captures-win = Three districts win
    .text = The Resistance wins when it has captured three districts.
rule-end-at-once = The game ends at once
    .text = The third capture ends the game immediately, before tokens are turned and cards are drawn.
rule-empire-holds = The Empire holds out
    .text = If fewer than three districts are captured after the Decisive Operation, the Empire wins.

## Rules: Capitol mode

rule-capitol-in-middle = The Capitol in the middle
    .text = In Capitol mode the Capitol lies in the middle of the row, with two districts on each side.
rule-capitol-wins = Capturing the Capitol wins
    .text = In Capitol mode the Resistance wins at once when it captures the Capitol. Three other districts win as well.
rule-capitol-revolution = Revolution in the Capitol
    .text = In Capitol mode Revolution needs a total of 25 in the Capitol, and 21 elsewhere.
rule-capitol-may-move = The Capitol is not moved back
    .text = If the row closes up, the Capitol may no longer be in the middle. It stays where it is.

## Log

said-round-begins = Round { $round } begins.
said-decisive-begins = It is the Decisive Operation: there is no escalation marker.
said-cards-drawn = The Resistance draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
said-card-drawn-by-you = You draw { $card-acc }.
said-districts-marked = The escalation marker lies above { $first-acc } and { $second-acc }.
said-card-planned-open = The Resistance plans { $card } face up.
said-card-planned-closed = The Resistance plans a card face down.
said-card-planned-by-you = You plan { $card-acc } face down.
said-all-provocations = The Resistance has no card to lay face up: it plans three Provocations.
said-token-used = The Empire uses { $token }.
said-card-surveilled = { $card } is opened.
said-provocation-surveilled = The opened card is a { $card }. It is liquidated.
said-card-liquidated = { $card } is liquidated.
said-closed-liquidated = { $slot-cap } is liquidated and stays face down.
said-closed-liquidated-of-yours = You lose { $card-acc }.
said-provocation-liquidated = The liquidated card is a { $card }.
said-card-sent = The Empire sends { $card-acc } { $district-to }.
said-closed-sent = The Empire sends { $slot } { $district-to }, face down.
said-closed-sent-of-yours = { $card } is sent { $district-to }.
said-district-cordoned = The Empire cordons off { $district-acc }.
said-card-distributed = { $card } goes { $district-to }.
said-closed-distributed = { $slot-cap } goes { $district-to }, face down.
said-closed-distributed-by-you = You bring { $card-acc } { $district-to }.
said-capture-declared = The Resistance declares the capture of { $district-acc }.
said-no-more-captures = The Resistance declares no capture.
said-district-captured = The Resistance captures { $district-acc } with { $mission }.
said-card-opened = { $card } is opened.
said-row-closed-up = Now { $first-acc } and { $second-acc } are neighbours.
said-tokens-refreshed = All tokens are turned face up.
said-game-won-by-captures = The Resistance wins: three districts are captured.
said-game-won-by-capitol = The Resistance wins: the Capitol is captured.
said-game-won-by-empire = The Empire wins: it still holds { $number } districts.

## Names

seat-resistance = Resistance
seat-empire = Empire
district-plenty = Ministry of Plenty
    .acc = the Ministry of Plenty
    .to = to the Ministry of Plenty
    .in = in the Ministry of Plenty
    .short = Plenty
    .code = Pl
district-peace = Ministry of Peace
    .acc = the Ministry of Peace
    .to = to the Ministry of Peace
    .in = in the Ministry of Peace
    .short = Peace
    .code = Pe
district-truth = Ministry of Truth
    .acc = the Ministry of Truth
    .to = to the Ministry of Truth
    .in = in the Ministry of Truth
    .short = Truth
    .code = Tr
district-police = Police Headquarters
    .acc = the Police Headquarters
    .to = to the Police Headquarters
    .in = in the Police Headquarters
    .short = Police
    .code = Po
district-capitol = Capitol
    .acc = the Capitol
    .to = to the Capitol
    .in = in the Capitol
    .short = Capitol
    .code = Ca
token-surveillance = Surveillance
    .does = opens a card
token-liquidation = Liquidation
    .does = removes a card
token-disorientation = Disorientation
    .does = sends a card
token-cordon = Cordon
    .does = closes a district
type-riot = Riot
type-diversion = Diversion
type-gear = Gear
type-propaganda = Propaganda
type-provocation = Provocation
card-valued = { $type } { $value }
    .acc = { $type } { $value }
card-provocation = Provocation
    .acc = a Provocation
slot-first = the first card
    .cap = The first card
    .acc = the first card
slot-second = the second card
    .cap = The second card
    .acc = the second card
slot-third = the third card
    .cap = The third card
    .acc = the third card
pile-deck = Deck
pile-hand = Hand
pile-planned = Planned cards
pile-liquidated = Liquidated cards
pile-unseen = Unseen cards
face-empty = empty
face-down = face down
face-up = face up

## Conditions of missions

condition-total = values of all cards together: { $least } or more
condition-sum-without = sum of { $type } { $least } or more, and no { $other }
condition-face-up = { $least } or more face-up cards of one type
condition-more-than = sum of { $type } above that of { $other }, and that of { $other } { $other-least } or more
condition-every-type = a card of each of the four types
condition-same-value = { $least } or more cards of one value
condition-run = { $least } values in sequence
condition-two-sums = sum of { $type } { $least } or more, and sum of { $other } { $other-least } or more
source-rulebook = from the rulebook
source-derived = follows from the rulebook
source-public = after a public report
source-reconstructed = our reconstruction

## Steps

step-over = Game over
step-deal = Deal
step-mark-districts = Mark two districts
step-plan-open = Plan a card face up
step-plan-closed = Plan a card face down
step-choose-token = Choose a token
step-surveil = Surveillance
step-liquidate = Liquidation
step-disorient = Disorientation
step-send-card = Send the card
step-cordon = Cordon
step-distribute = Distribute cards
step-capture-district = Declare a capture
step-capture-mission = Name the mission
step-check-districts = Check the districts
step-end-round = End the round

## Phases of a round

phase-marking = marking
phase-planning = planning
phase-defence = defence
phase-operation = operation
phase-capture = capture

## Prompts

prompt-mark-districts = { $seat }, which two neighbours do you mark?
prompt-plan-open = { $seat }, which card do you plan face up?
prompt-plan-closed = { $seat }, which card do you plan face down? ({ $closed } to go)
prompt-choose-token = { $seat }, which token do you use?
prompt-surveil = { $seat }, which face-down card do you open?
prompt-liquidate = { $seat }, which card do you liquidate?
prompt-disorient = { $seat }, which card do you send away?
prompt-send-card = { $seat }, where do you send { $card-acc }?
prompt-cordon = { $seat }, which district do you cordon off?
prompt-distribute = { $seat }, where does { $card } go?
prompt-capture-district = { $seat }, do you capture a district?
prompt-capture-mission = { $seat }, which mission for { $district-acc }?

## Moves

move-mark-districts = Mark { $district-acc } and { $next-acc }
    .answer = { $district } and { $next }
move-plan-open = Plan { $card } face up
    .answer = { $card }
move-plan-open-decline = Plan nothing face up
move-plan-closed = Plan { $card-acc } face down
    .answer = { $card }
move-choose-token = Use { $token }
    .answer = { $token }
move-surveil = Open { $card }
move-liquidate = Liquidate { $card }
move-disorient = Send { $card } away
move-send-card = Send { $card-acc } { $district-to }
    .answer = { $district-to }
move-cordon = Cordon off { $district-acc }
    .answer = { $district }
move-distribute = Put { $card-acc } { $district-in }
    .answer = { $district-in }
move-capture-district = Capture { $district-acc }
move-capture-district-decline = Capture nothing
move-capture-mission = Capture { $district-acc } with { $mission }
    .answer = { $mission }

## Options

option-mode = Mode
    .help = In Capitol mode the Capitol lies in the middle, and capturing it wins at once.
option-mode-standard = Standard
option-mode-capitol = Capitol
option-missions = Missions that can be drawn
    .help = Three missions of the printed game are not known from the rulebook. They can be left out.
option-missions-all = all eleven
option-missions-rulebook = only those of the rulebook
option-capture = Captures
    .help = Declared captures may be delayed. Automatic ones happen as soon as a mission is met.
option-capture-declared = declared by the Resistance
option-capture-automatic = automatic
option-mission-a = First mission beside Revolution
    .help = Choose a mission, or let it be drawn. One chosen twice lies there once.
option-mission-a-any = any
option-mission-b = Second mission beside Revolution
    .help = Choose a mission, or let it be drawn. One chosen twice lies there once.
option-mission-b-any = any
option-mission-c = Third mission beside Revolution
    .help = Choose a mission, or let it be drawn. One chosen twice lies there once.
option-mission-c-any = any

## Endings

ending-three-districts = The Resistance wins with three captured districts.
ending-capitol = The Resistance wins by capturing the Capitol.
ending-empire-holds = The Empire wins: fewer than three districts are captured.

## Board

board-round = Round { $round }
board-decisive = Round { $round }, Decisive Operation
board-capitol = in the Capitol: { $least } or more
board-row = The row from left to right:
board-marked = marked
board-cordoned = cordoned
board-meets = meets { $missions }
board-captured = Captured: { $district } ({ $mission })
board-by-nothing = mission unknown
board-planned = Planned
board-face-down = face down
board-closed-cards = { $number ->
        [one] { $number } card face down
       *[other] { $number } cards face down
    }
board-tokens = Tokens face up
board-hand = Hand
board-liquidated = Liquidated
board-deck = Deck: { $number }
board-none = none

## Graphs

graph-row-title = The row of districts
graph-district = { $district-short }
graph-lying = { $up } open, { $down } face down
graph-missions-title = What the Empire can expect, if every fitting deal were equally likely
graph-missions-own-title = What the Resistance has
graph-met = met
graph-chance = { $percent } %

## Positions that cannot be

problem-row = The row must hold every district that is not captured, once.
problem-missions = The missions must begin with Revolution, and none may lie there twice.
problem-captures = With { $number } captured districts the game is over.
problem-passed-in = The check of { $district } cannot have been in that round.
problem-arrived = The cards of { $district } do not fit the rounds in which cards came there.
problem-open-there = { $card } cannot lie face up there: { $pile }.
problem-provocation = A Provocation lies face up if and only if it is liquidated; here: { $pile }.
problem-opened = { $card } can be opened by a capture only if it lies face up in a captured district.
problem-planned = The planned cards do not fit the { $number } places above the marker.
problem-planned-face = { $card } lies another way than its place says.
problem-seat = { $seat } does not decide in the step “{ $step }”.
problem-marker = The step “{ $step }” needs two marked neighbours.
problem-needs-plan = The step “{ $step }” needs planned cards.
problem-needs-slot = The step “{ $step }” needs a planned card that is being placed.
problem-token = In the step “{ $step }” the token { $token } has been turned face down.
problem-needs-district = The step “{ $step }” needs a district.
problem-decisive = Round { $round }, and no other, is the Decisive Operation; no districts are marked in it.
problem-hand = At least { $number } cards are needed for a plan, in the hand or planned already.
problem-tokens = The Empire still needs { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } face up in this round.
problem-planned-early = Too many cards are planned already for the step “{ $step }”.
problem-plan-left = At least { $number } planned cards are needed: each token of the Empire can take one away.
problem-actions = In the step “{ $step }” the number of tokens used cannot be { $number }.
problem-tokens-odd = The Empire turns two tokens in each round: { $number } cannot lie face down now.
problem-needs-winner = A finished game has a winner and an ending.

### Board

picture-code = { $district-code }
picture-district = { $district-short }
picture-token = { $token-does }
picture-marker = Escalation marker
picture-decisive = Decisive
picture-any-district = Decisive: any district
picture-empty = An empty place
picture-no-cards = no cards
picture-deck = deck
picture-card-open = { $card }, face up
picture-card-closed = { $card }, face down
picture-captured = captured: { $mission }
picture-captures = { $number } of { $all } captured
picture-missions = Missions
picture-progress = below: what each district has of what it needs; only you see this
picture-have = { $district }: { $have } of { $need }
picture-met = { $district }: met
picture-spoilt = { $district }: a card that must not be there
picture-in-capitol = { $condition }; Capitol: { $least } or more
picture-used = used
picture-ready = ready
picture-score = Captured { $number }/{ $all }
picture-round = Round { $round }/{ $all }
picture-rounds = round
picture-phases = phase
picture-turn = to move
picture-you = you
picture-two-tokens = two tokens each round
picture-in-hand = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
picture-in-deck = { $number } in the deck

## Measures of studies

measure-score = Districts held
measure-captured = Districts captured
measure-rounds = Rounds
measure-first-capture = Round of the first capture
measure-liquidated = Cards liquidated
measure-found-out = Provocations found out
measure-control = Who holds it
measure-control-above = the Resistance captured it
measure-control-below = the Empire holds it

## Glossary: everything on the board in one sentence

term-district = District
    .text = One of five parts of the city; the Resistance captures it when its cards there meet a mission.
term-row = Row
    .text = Districts lie side by side, and only neighbours can be marked together.
term-marker = Escalation marker
    .text = It lies above two neighbouring districts: the cards of this round go there.
term-plan = Planned cards
    .text = Three cards above the marker, one face up and two face down; the Empire strikes at them.
term-mission = Mission
    .text = What the cards in a district must show for it to be captured; four missions lie open for all.
term-value = Value
    .text = The number on a card, from 2 to 6; missions count it.
term-mutiny = Riot
    .text = One of the four types of cards; missions ask for sums or numbers of a type.
term-sabotage = Diversion
    .text = One of the four types of cards.
term-equipment = Gear
    .text = One of the four types of cards.
term-propaganda = Propaganda
    .text = One of the four types of cards.
term-provocation = Provocation
    .text = A card without type and value, a bluff: it always lies face down, and counts nothing.
term-surveillance = Surveillance
    .text = The Empire opens one planned card; a Provocation is liquidated at once.
term-liquidation = Liquidation
    .text = The Empire removes one planned card from the game, as it lies.
term-disorientation = Disorientation
    .text = The Empire itself puts one planned card into a district of its choice.
term-cordon = Cordon
    .text = It closes one marked district to the Resistance's cards until the round ends.
term-token = Power token
    .text = The Empire uses two each round; a used one lies face down until all four were used.
term-track = Round track
    .text = A step for each round, and the eighth ends with the Decisive Operation.
term-phases = Phases
    .text = Every round has five of them, and the black one is the current one.
term-captured = Captured district
    .text = It is laid aside with its cards; with three of them the Resistance wins.
term-capitol = Capitol
    .text = In Capitol mode it lies in the middle, and capturing it wins at once.
term-decisive = Decisive Operation
    .text = The last round: there is no marker, and cards go to any district.
term-deck = Deck
    .text = 24 cards of the Resistance; when three can no longer be drawn, the last round begins.
term-espionage = Face up
    .text = Both sides see this card.

## Entries of a position, in the editor

entry-in-row = Districts in their order
entry-open-missions = Open missions
entry-token-down = Used tokens of the Empire
entry-districts = Captured districts, and by which mission
entry-cards = Cards
entry-open = open
entry-opened = opened later
entry-known = known to the Empire

# Changes of the rules

change-no-secrets = No secrets
    .question = What if the Resistance could hide nothing?
    .now = cards of value are planned face up; what lies face down is a Provocation, and everybody knows it.
change-one-token = One token a round
    .question = What if the Empire could act only once a round?
    .now = the Empire uses one token a round.
change-no-cordon = The cordon binds nobody
    .question = What if the Resistance could break a cordon?
    .now = cards may be distributed into a cordoned district.
change-fresh-tokens = Tokens are always ready
    .question = What if the Empire could do the same in every round?
    .now = all tokens are turned up at the end of every round.
change-two-districts = Two districts are enough
    .question = What if two districts were enough to win?
    .now = the second capture wins.
change-easy-revolution = An easier Revolution
    .question = What if fewer people were needed for a revolution?
    .now = Revolution asks for a total of 14 in place of 21.
change-automatic-captures = Nobody waits
    .question = What if the Resistance had to strike as soon as it could?
    .now = every district that meets a mission is captured at once.
