## The game

game-title = Dual Powers: Revolution 1917
game-aim = Aim: bring the support marker to your end of the track, or have it on your half after October–November.
game-about = In 1917 the Petrograd Soviet and the Provisional Government both want to lead Russia. Each sends units and leaders to six regions of the city to win the people's support.

## Sections of the rulebook

section-components = Game components
section-setup = Setup
section-new-cards = New cards phase
section-objectives = Objectives phase
section-turn = Action phase: the turn
section-date = Action phase: the date
section-events = Action phase: calendar events
section-order-actions = Action phase: order cards
section-leader-actions = Action phase: leader cards
section-bonus-actions = Action phase: bonus actions
section-strength = Scoring phase: strength
section-unrest = Scoring phase: unrest
section-scoring = Scoring phase: points
section-revealing = Scoring phase: revealing objectives
section-exhausting = Scoring phase: exhausting tokens
section-cleanup = Cleanup phase
section-end = End of the game
section-solo-setup = Solo game: setup
section-solo-cards = Solo game: new cards phase
section-solo-objectives = Solo game: objectives phase
section-solo-opposition = Solo game: the Opposition's turn
section-solo-player = Solo game: your turn
section-solo-scoring = Solo game: scoring phase
section-solo-end = Solo game: end of the game

## Rules: what is in the box

rule-cards-reconstructed = Numbers on order cards
    .text = The numbers printed on the order cards are not known to us. Ours are a reconstruction. They fit everything the book says about cards.
rule-units-reconstructed = Numbers on units
    .text = The bars and strengths printed on the units are not known to us. Ours are a reconstruction. They fit every example in the book.
rule-leaders-reconstructed = Names and numbers of leaders
    .text = Some names, numbers and special actions of the leaders are not known to us. Ours are a reconstruction. They fit all that is known.
rule-map-reconstructed = Connections on the map
    .text = Only three connections of the printed map are known to us. The others are a reconstruction. They fit all moves in the book's examples.
rule-track-reconstructed = Length of the support track
    .text = The length of the printed support track is not known to us. Ours is a reconstruction. It fits all that is known.
rule-yellow-is-brown = Yellow means brown
    .text = The region called yellow in one example is the brown region.
    .reason = The book names six other colours, and there are only six regions. The yellow one must be one of them, and brown looks nearest.

## Rules: setup

rule-sides = Two sides
    .text = Red leads the Petrograd Soviet. White leads the Provisional Government.
rule-reserve-at-start = Cards and reserve at the start
    .text = Each side takes its three leader cards in hand. Its three leaders and ten units wait in its reserve, ready.
rule-neutrals-at-start = Neutral units at the start
    .text = Each region gets one neutral unit, chosen at random. It lies on its ready side.
rule-support-at-start = Support at the start
    .text = The support marker starts in the middle of the track.
rule-will-at-start = The Will at the start
    .text = Red holds the Will of the People at the start.
rule-date-at-start = Date at the start
    .text = The calendar starts on day 1 of March–April.
rule-trotsky-at-start = Trotsky at the start
    .text = Neutral Trotsky waits at May–June. Red Trotsky waits at August.
rule-tiles-at-start = Region tiles at the start
    .text = The six region tiles are shuffled. The first shows the unrest, the second shows the blockade. The blockade marker closes the connection of the second tile.
rule-deck-at-start = Deck at the start
    .text = The 48 order cards are shuffled and form a face-down deck.

## Rules: new cards phase

rule-draw-five = Five new cards
    .text = Each round starts with new cards. Each side draws five order cards.
rule-hand-has-no-limit = No hand limit
    .text = You may hold any number of cards.
rule-reshuffle = New deck from the discard pile
    .text = If the deck is empty when a card is drawn, the discard pile becomes the new deck. Only order cards are shuffled.
    .reason = The book does not say which used cards are shuffled. Leaders are set aside, and cards on the table are still needed.

## Rules: objectives phase

rule-objective-is-an-order = The objective is an order card
    .text = Your secret objective must be an order card from your own hand. A leader card cannot be an objective.
rule-objective-is-secret = The objective is secret
    .text = The objective lies face down. Only its owner may look at it.

## Rules: the turn

rule-four-turns-each = Four turns each
    .text = In the action phase the sides take turns. Each side has four turns.
rule-will-goes-first = The Will goes first
    .text = The holder of the Will of the People takes the first turn.
rule-order-stays = The turn order stays
    .text = The side that starts the action phase keeps its place. The order stays even if the Will of the People changes hands.
    .reason = The book says only who starts. A new order in mid-phase would give one side two turns in a row.
rule-play-from-hand = Play a card from your hand
    .text = In your turn you play one card from your own hand. Cards from anywhere else cannot be played.
rule-action-is-optional = The action is optional
    .text = You must play a card and move the date. You may leave out the action, but not once you have chosen it.
    .reason = The book says that the player does the action, and then that the player may do it. The second wording is more exact. It is asked once, before the choice, so that nothing is taken back after something was seen.

## Rules: the date

rule-date-advances = The card moves the date
    .text = The day marker moves forward by the number of days on the card.
rule-date-past-31 = After day 31
    .text = If the day marker passes 31, it goes to day 1. Days left over are lost. The month marker moves to the next space.
rule-date-snaps-to-31 = Days 29 and 30
    .text = If the day marker stops on 29 or 30, it moves on to 31.
rule-month-gives-will = A new month gives the Will
    .text = The side that moves the month marker takes the Will of the People.
rule-month-step-order = Order of a new month
    .text = First the month marker moves. Next the active side takes the Will of the People. Then Trotsky's event happens, and the action comes last.
    .reason = The book tells these steps in this order but sets no clear sequence. We keep the order in which they are told.
rule-last-month-stays = The last month stays
    .text = After October–November there is no next month, so the month marker stays. The Will of the People stays too. Only the solo Opposition takes it.
    .reason = The book does not say what happens after the last space. Without a new month, nobody earns the Will of the People.
rule-bonus-on-15-and-31 = Bonus on days 15 and 31
    .text = If the day marker stops on 15 or 31, the active side earns a bonus action.
rule-bonus-where-marker-stops = The bonus needs a stop
    .text = Only the day where the marker stops counts, also after the jump to 31. The bonus follows the normal action. You may leave it out.
    .reason = The book says “stops” in one place and “reaches” in another. Its words “fourth phase” can only mean the fourth step of a turn.
rule-trotsky-returns = Trotsky returns
    .text = When the month marker reaches May–June, neutral Trotsky appears in the region with unrest.
rule-trotsky-arrives-ready = Trotsky arrives ready
    .text = Trotsky enters the map on his ready side.
    .reason = The book names his region but not his side. All other tokens enter ready.
rule-trotsky-neutral = Trotsky counts like a neutral unit
    .text = Neutral Trotsky adds strength to the Will holder, if one of that side's tokens stands beside him. Exhausted a second time, he leaves the game.
    .reason = The book says who controls him but not how his strength counts. We treat him like the neutral units.
rule-trotsky-joins = Trotsky joins Red
    .text = When the month marker reaches August, red Trotsky replaces neutral Trotsky. He stays ready or exhausted, as before. If neutral Trotsky is gone, red Trotsky leaves the game.

## Rules: order cards

rule-one-action-of-the-card = One action of the card
    .text = An order card gives recruiting or its one printed action. It gives nothing else.
rule-recruit-from-reserve = Recruit from your reserve
    .text = You recruit only units that are in your own reserve.
rule-recruit-within-bars = Bars limit recruiting
    .text = All recruited units together may not have more bars than the card's recruit value. Bars left over are lost. If no unit fits, you cannot recruit.
    .reason = The sentence in the book mixes the number of units with their bars. Its example with two units shows that the sum counts.
rule-recruit-into-region = Recruit into the card's region
    .text = Recruited units enter the region of the card, ready.
rule-move-controlled = Move a token you control
    .text = You move only your own tokens on the map. You also move neutral tokens while you hold the Will of the People.
rule-move-to-neighbour = Move to a neighbour region
    .text = A token moves only to a region that has a connection with its own.
rule-move-not-through-blockade = The blockade closes a connection
    .text = The blockade closes this connection. A token moves only over an open one.
rule-double-move = Double move
    .text = One token takes one or two steps. It may stop after the first. Each step needs an open connection.
    .reason = The book names the blockade only once for both steps. A closed connection stops every move, so we check each step.
rule-recover-exhausted = Recover an exhausted token
    .text = You recover one exhausted token on the map that you control. It turns to its ready side. A ready token cannot be turned.
    .reason = The book allows this turn and forbids it in the next sentence. The ban can only mean the opposite turn.
rule-will-controls-neutrals = The Will controls neutral tokens
    .text = The holder of the Will of the People controls all neutral units and neutral Trotsky.
rule-neutrals-move-alone = Lone neutral tokens may move
    .text = The holder of the Will may also move or recover a neutral token where no token of that side stands beside it.
    .reason = The book gives control over all neutral tokens. It asks for a token beside them only when strength is counted.
rule-neutrals-stay-alone = Lone neutral tokens stay
    .text = In this match a neutral token moves or recovers only beside a token of the Will holder. This one stands alone.
    .reason = The other reading of the same passage: control over neutral tokens may need company, as it does when strength is counted. An option of the match.

## Rules: leader cards

rule-leader-anywhere = A leader goes anywhere
    .text = A leader card brings its leader from the reserve into any region, ready.
rule-leader-refreshes-neutrals = A leader refreshes neutral units
    .text = Exhausted neutral units in the leader's region turn ready at once, if you control them.
rule-refresh-needs-will = Refreshing needs the Will
    .text = A leader refreshes neutral units only while you hold the Will of the People. You may take it first. Trotsky is not refreshed.
    .reason = The book speaks of neutral units that you control, and only the Will gives control. It does not name Trotsky here.
rule-leader-order-is-free = Leader and special action
    .text = You place the leader and use the special action in either order. You do each only once. You may leave out either.
    .reason = The book joins the two with “and” but gives no order. The order can matter, so the player chooses.
rule-special-of-the-card = The special action of the card
    .text = A leader card gives only its own special action.
rule-protest = Mobilise a protest
    .text = A protest moves the blockade marker to another connection.
rule-protest-elsewhere = The blockade must move
    .text = A protest moves the blockade to another connection. It cannot stay where it is. The tile on the blockade space does not change.
    .reason = The book says “any connection”. It also says that the marker is moved, so staying is no protest.
rule-espionage = Espionage
    .text = Espionage turns your rival's objective face up.
rule-espionage-face-down = Espionage needs a face-down card
    .text = If your rival has no face-down objective, there is nothing to spy on.
    .reason = The book is silent on this. An action that would change nothing cannot be chosen; it can be left out.
rule-inspire = Inspire the people
    .text = You take the Will of the People at once.
rule-inspire-changes = Inspiring must change something
    .text = You cannot inspire the people while you already hold the Will of the People.
    .reason = The book is silent on this. An action that would change nothing cannot be chosen; it can be left out.

## Rules: bonus actions

rule-bonus-is-one-of-four = One bonus action of four
    .text = A bonus action is recruiting, a move, a recovery or a new card. You take only one, and it must be possible. Alone against the Opposition you have a fifth: organise.
rule-bonus-recruit = Bonus: recruit
    .text = You place a one-bar unit from your reserve in any region, ready. Without such a unit, this bonus is impossible.
rule-bonus-move = Bonus: move
    .text = You move one token you control one step over an open connection.
rule-bonus-recover = Bonus: recover
    .text = You turn one exhausted token you control to its ready side.
rule-bonus-card = Bonus: draw a card
    .text = You draw one order card from the deck.

## Rules: strength

rule-strength-is-the-sum = Strength is a sum
    .text = Each side adds the strength of all its tokens in a region, ready and exhausted. The higher sum is stronger.
rule-strength-shown = The side up counts
    .text = A token has the strength of the side that lies up. The exhausted number may be the higher one.
    .reason = The book's “bigger number” means bigger print, not a higher value. One example has an exhausted unit of strength 3.
rule-neutrals-need-company = Neutral tokens need company
    .text = Neutral tokens add strength only beside a unit or leader of the Will holder's colour. Alone they win no region.
    .reason = The book asks for a controlled unit in the region. A neutral token is controlled itself, so the condition must mean a token of the side's own.
rule-tie-more-tokens = Tie: more tokens
    .text = If the strengths are equal, the side with more tokens in the region is stronger.
rule-tie-counts-neutrals = Tie: neutral tokens count
    .text = If strengths are equal, neutral tokens count as tokens of the Will holder. They need a token of that side beside them here too.
    .reason = The book compares the tokens that each side controls. It does not leave out neutral tokens, so we count them.
rule-tie-goes-to-will = Tie: the Will decides
    .text = If strengths and token numbers are equal, the holder of the Will of the People is stronger.
    .reason = The book does not mention this second tie. The Will of the People also settles a tie at the game's end.
rule-empty-region = Empty region
    .text = In a region without tokens, nobody is stronger.

## Rules: unrest and points

rule-unrest-marker = Marker 1 and the unrest
    .text = Marker 1 goes to the region with unrest. The stronger side there wins the unrest.
rule-unrest-prize = Prize of the unrest
    .text = The side that wins the unrest takes points or one bonus action.
rule-unrest-points = Points for unrest
    .text = Unrest gives 2 points from March to June and 3 in July. It gives 4 in August, 5 in September and 6 in October–November.
rule-unrest-bonus-exhausts = Unrest always exhausts
    .text = Tokens in the unrest region are exhausted even if the prize is a bonus action. With the switch off, they are spared.
    .reason = The book puts marker 1 down before the choice, and every marked region is exhausted. It names no exception for the bonus.
rule-unrest-nobody = Nobody wins a marked region
    .text = If nobody is stronger in a marked region, nobody gets a prize. The tokens there are still exhausted.
    .reason = The book does not mention this case. The marker is there all the same, and markers exhaust their regions.
rule-support-moves = Points move the support marker
    .text = For each point, the support marker moves one space towards the side that scores.
rule-support-stops-at-end = The support marker stops
    .text = The support marker stops at the end of the track. The game is won at once, and nothing more is scored.
    .reason = The book does not speak of points beyond the end. It ends the game as soon as the end is reached.
rule-fewer-points-reveals-first = Fewer points reveals first
    .text = The side with fewer points reveals its objective first and places marker 2. The other side follows with marker 3.
rule-fewer-points = Who has fewer points
    .text = The side without the support marker has fewer points. With the marker in the middle, the side without the Will reveals first.
    .reason = The book compares points, but both sides share one marker. Its place shows which side is behind.
rule-exposed-keeps-order = Exposed objectives keep the order
    .text = An objective that already lies face up keeps its place in the order of markers.
    .reason = The book does not say if espionage changes the order. The order depends on points, so we keep it.
rule-stronger-scores-objective = The stronger side scores
    .text = The stronger side in the objective's region gets the card's points. It may be the rival's card.
    .reason = One part of the book gives points only to the card's owner. The scoring steps ask only who is stronger.
rule-points-each-round = Objectives score every round
    .text = An objective is scored at the end of its round.
    .reason = The book says “at the end of the game” in one place. But each round has a scoring phase, and objectives are discarded after it.
rule-markers-one-by-one = Markers score one by one
    .text = Markers 2 and 3 are scored in this order. Several markers in one region are scored separately.
rule-marked-regions-exhaust = Marked regions are exhausted
    .text = All ready tokens in regions with a marker become exhausted.
rule-exhausted-leave = Exhausted tokens leave
    .text = A token that is already exhausted leaves a marked region. Red and white units return to their reserve. Leaders and neutral tokens leave the game.

## Rules: cleanup

rule-tiles-move-up = Region tiles move up
    .text = The old unrest tile is removed, and the blockade tile takes its place. A new tile shows the next blockade.
rule-tiles-run-out = No region tiles left
    .text = Without a new tile, the blockade marker leaves the map. A protest may bring it back. Without an unrest tile, unrest is not scored.
    .reason = The book does not say what happens after the sixth tile. Used tiles do not come back, so the spaces stay empty.
rule-markers-return = Markers return
    .text = The three objective markers return to their places beside the track.
rule-unplayed-cards-stay = Unplayed cards stay in hand
    .text = Order cards in hand stay there. Played order cards and both objectives are discarded. A switch makes you discard your hand's order cards too.
    .reason = The book tells you to discard order cards from hand, but promises at least eight cards each round. The promise holds only if they stay.
rule-played-leaders-aside = Played leaders are set aside
    .text = Played leader cards are set aside and do not return.

## Rules: end of the game

rule-end-on-track = End on the track
    .text = The game ends at once when the support marker reaches an end of the track. The side at that end wins.
rule-end-in-october = End in October–November
    .text = The game ends after scoring if the month marker is on October–November. The side with the support marker on its half wins.
    .reason = The book says October or November, but they share one space. The check follows the scoring, so the last round still counts.
rule-end-tie-will = Tie at the end
    .text = If the support marker is in the middle at the end, the holder of the Will of the People wins.

## Rules: solo game

rule-solo-units = Units of the Opposition
    .text = The rival's units stay in the box. The Opposition has 27 units: nine each of levels 1, 2 and 3. A ready unit's strength is its level.
rule-solo-difficulty = Difficulty
    .text = You choose a difficulty from 1 to 6 before the game.
rule-solo-leaders-shuffled = Leader cards are shuffled
    .text = The three leader cards of the Opposition are shuffled and lie face down.
    .reason = The book shuffles the tokens but later turns up a card. We shuffle the cards, which decide the order.
rule-solo-draw = Drawing cards alone
    .text = You draw four order cards. The fifth becomes your objective, face down and unseen. The Opposition gets five face-down cards.
rule-solo-objective-unknown = Your objective is unknown
    .text = You do not know your own objective. The Opposition has none yet.
rule-solo-leader = A leader of the Opposition
    .text = In each round the top leader card of the Opposition is turned up. This leader enters the region with unrest.
rule-solo-leader-only-placed = The leader is only placed
    .text = The leader of the Opposition enters ready. It moves no date, uses no special action and refreshes no neutral units.
    .reason = The book says that this placing is not an action. It does not name neutral units, but refreshing them is part of that action.
rule-solo-will = The Opposition takes the Will
    .text = The Opposition takes the Will of the People before every action phase.
rule-solo-nine-turns = Nine turns
    .text = The Opposition has five turns and you have four. You alternate, and the Opposition is first and last.
    .reason = The book gives the numbers of turns, and the first and last turn. Only alternating turns fit them.
rule-solo-card = A card of the Opposition
    .text = The Opposition turns up its top card. The date moves by the days on it.
rule-solo-unit = A unit of the Opposition
    .text = The card's recruit value is the level of the Opposition's new unit. It enters the card's region. The Opposition never moves or recovers.
rule-solo-supply-empty = No unit of this level
    .text = If the Opposition has no unit of the needed level left, it places nothing.
    .reason = The book does not mention this case. A player without a fitting unit places nothing either.
rule-solo-bonus = Bonus of the Opposition
    .text = If the Opposition stops on day 15 or 31, it adds a level 1 unit in the region with unrest.
rule-solo-pass-gives-will = Passing day 31
    .text = If the Opposition passes day 31, it takes the Will of the People.
rule-solo-row = A row of cards
    .text = The Opposition's played cards lie in a row, in the order of play.
rule-solo-organise = Bonus: organise
    .text = As a bonus action you may look at your own objective. You can do this only while the card is still unseen.
    .reason = The book adds this bonus to your turn only, so the Opposition never uses it. A second look would show nothing new.
rule-solo-espionage = Espionage finds nothing
    .text = The Opposition has no face-down objective. Espionage has no effect in the solo game.
    .reason = The book does not remove espionage from the solo game. But the Opposition's objective space is always empty.
rule-solo-takes-points = The Opposition takes points
    .text = If the Opposition wins the unrest, it always takes the points.
rule-solo-objective = Objective of the Opposition
    .text = Add the days on the Opposition's cards for each region. The region with the highest sum is its objective. The card with the most points there is scored.
rule-solo-objective-tie = Tie between objectives
    .text = If sums are equal, the region with more cards counts. If these are equal too, the last card played in these regions names the region. Its card with the most points is scored.
    .reason = The book's rule picks the last card, but its example picks another card of that region. The “points” added in the example are days.
rule-solo-marker-order = The markers in the solo game
    .text = Alone too, the side with fewer points reveals first and takes marker 2, the Opposition included.
    .reason = The solo rules name the markers but no order, so the order of the game for two holds.
rule-solo-exhausted-strength = Exhausted units of the Opposition
    .text = An exhausted unit of the Opposition has the strength of the chosen difficulty. This may be more than when ready.
rule-solo-units-return = Units return to the supply
    .text = An exhausted unit of the Opposition that must leave returns to its supply.
    .reason = The book says this only for red and white units. We treat the Opposition's units in the same way.
rule-solo-end = End of the solo game
    .text = The game ends after the scoring of round three, or earlier at an end of the track. The side with the support marker on its half wins.

## Log

said-round-begins = Round { $round } begins.
said-cards-drawn = { $seat } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
said-card-drawn-by-you = You draw { $card }.
said-deck-reshuffled = The discard pile becomes the new deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
said-objective-chosen = { $seat } chooses a secret objective.
said-objective-chosen-by-you = Your secret objective is { $card }.
said-card-played = { $seat } plays { $card }.
said-date-moved = The date moves by { $number ->
        [one] { $number } day
       *[other] { $number } days
    } to day { $day }.
said-date-snapped = The date jumps on to day { $day }.
said-month-moved = The month marker moves to { $month }.
said-month-stayed = The month marker stays on { $month }.
said-will-taken = { $seat } takes the Will of the People.
said-bonus-earned = { $seat } stops on day { $day } and earns a bonus action.
said-trotsky-returned = Trotsky returns from exile and appears { $region-in }.
said-trotsky-stayed-away = Trotsky stays away, because no region has unrest.
said-trotsky-joined = Trotsky joins the Bolsheviks { $region-in }. Red controls him from now on.
said-trotsky-lost = Trotsky has left the map, so red Trotsky leaves the game.
said-unit-recruited = { $seat } recruits { $token } { $region-in }.
said-bonus-unit-recruited = { $seat } recruits { $token } { $region-in } as a bonus.
said-token-moved = { $seat } moves { $token } { $from-from } { $to-to }.
said-token-recovered = { $seat } recovers { $token } { $region-in }.
said-leader-placed = { $seat } places { $token } { $region-in }.
said-neutral-refreshed = Ready again { $region-in }: { $token }.
said-blockade-moved = { $seat } moves the blockade to the connection { $connection }.
said-objective-exposed = { $seat } exposes { $other-gen } secret objective: { $card }.
said-people-inspired = { $seat } inspires the people and takes the Will of the People.
said-bonus-card-drawn = { $seat } draws a card as a bonus.
said-objective-looked-at = { $seat }, you look at your secret objective. It is { $card }.
said-action-declined = { $seat } gives up the action.
said-leader-finished = { $seat } finishes with the leader card.
said-unrest-won = { $seat } wins the unrest { $region-in }: strength { $mine } against { $theirs }.
said-unrest-unwon = Nobody wins the unrest { $region-in }.
said-unrest-scored = { $seat } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for the unrest { $region-in }.
said-unrest-bonus-taken = { $seat } takes a bonus action for the unrest.
said-objective-revealed = { $seat } reveals the objective { $card } and places marker { $number }.
said-objective-scored = { $seat } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for { $card }: strength { $mine } against { $theirs }.
said-objective-unscored = Nobody scores points for { $card }.
said-token-exhausted = Exhausted { $region-in }: { $token }.
said-token-to-reserve = Returned { $region-from } to the reserve: { $token }.
said-token-out = Removed { $region-from } for good: { $token }.
said-tiles-moved = There is now unrest { $region-in }.
said-blockade-set = The new region tile is { $region }. The blockade closes the connection { $connection }.
said-blockade-lifted = No region tile is left. The blockade leaves the map.
said-unrest-skipped = No region has unrest, so this step is skipped.
said-opposition-leader-placed = The Opposition ({ $seat }) places { $token } { $region-in }.
said-opposition-takes-will = The Opposition ({ $seat }) takes the Will of the People.
said-opposition-card = The Opposition ({ $seat }) plays { $card }.
said-opposition-unit = The Opposition ({ $seat }) places { $token } { $region-in }.
said-opposition-no-unit = The Opposition ({ $seat }) has no level { $number } units left.
said-opposition-bonus = The Opposition ({ $seat }) places { $token } { $region-in } as a bonus.
said-opposition-passed-31 = The Opposition ({ $seat }) passes day 31 and takes the Will of the People.
said-opposition-sum = The Opposition's cards for { $region }: { $number ->
        [one] { $number } day
       *[other] { $number } days
    } on { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
said-opposition-objective = The Opposition ({ $seat }) has its objective { $region-in }: { $card }.
said-game-won-on-track = { $seat } wins: the support marker reaches the end of the track.
said-game-won-on-calendar = { $seat } wins: it is October–November, and the support marker is on { $seat-gen } side.
said-game-won-in-round-three = { $seat } wins: round three ends, and the support marker is on { $seat-gen } side.
said-game-won-by-will = { $seat } wins a tie by the Will of the People.

## Names: regions

region-green = Green
    .in = in the green region
    .to = to the green region
    .from = from the green region
    .adj = Green
    .code = Gr
region-red = Red
    .in = in the red region
    .to = to the red region
    .from = from the red region
    .adj = Red
    .code = Re
region-purple = Purple
    .in = in the purple region
    .to = to the purple region
    .from = from the purple region
    .adj = Purple
    .code = Pu
region-brown = Brown
    .in = in the brown region
    .to = to the brown region
    .from = from the brown region
    .adj = Brown
    .code = Br
    .short = Brown
region-white = White
    .in = in the white region
    .to = to the white region
    .from = from the white region
    .adj = White
    .code = Wh
region-blue = Blue
    .in = in the blue region
    .to = to the blue region
    .from = from the blue region
    .adj = Blue
    .code = Bl

## Names: seats and sides

seat-red = Red
    .gen = Red's
    .long = Petrograd Soviet
seat-white = White
    .gen = White's
    .long = Provisional Government
side-red = red
side-white = white

## Names: months

month-mar-apr = March–April
    .short = Mar / Apr
month-may-jun = May–June
    .short = May / Jun
month-jul = July
month-aug = August
month-sep = September
month-oct-nov = October–November
    .short = Oct / Nov

## Names: actions and prizes

action-recruit = recruit
action-move = move
action-double-move = double move
    .short = move twice
action-recover = recover
    .short = recover
action-recruit-leader = place the leader
    .short = place
action-protest = mobilise a protest
    .short = protest
action-espionage = espionage
action-inspire = inspire the people
    .short = inspire
action-draw-card = draw a card
action-organise = organise
prize-points = the points
prize-bonus = a bonus action

## Names: connections, cards, tokens

connection = { $first }–{ $second }
card-order = { $region-adj }-{ $days }{ $letter }
card-order-details = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }; recruit { $recruit ->
        [one] { $recruit } bar
       *[other] { $recruit } bars
    }, or { $action }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-leader = { $name }
card-leader-details = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }; special action: { $action }; strength { $ready } ready, { $exhausted } exhausted
token-unit = { $side } unit of strength { $ready } ({ $exhausted } when exhausted)
token-unit-bars = { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }
token-neutral = neutral unit of strength { $ready } ({ $exhausted } when exhausted)
token-opposition = opposition unit of level { $level }
token-leader = { $name }
token-trotsky = Trotsky (neutral)
token-trotsky-red = Trotsky (red)

## Names: places and piles

place-reserve = Reserve
place-out = Out of the game
place-calendar = Waiting at the calendar
pile-deck = Deck
pile-discard = Discard pile
pile-red-hand = Red's hand
pile-white-hand = White's hand
pile-red-objective = Red's objective
pile-white-objective = White's objective
pile-red-played = Red's played cards
pile-white-played = White's played cards
pile-leaders = Leaders of the Opposition
pile-aside = Leaders set aside
pile-unseen = Unseen cards

## Steps

step-over = Game over
step-draw-cards = Draw cards
step-choose-objective = Choose an objective
step-play-card = Play a card
step-order-action = Use the order
step-recruit-unit = Recruit a unit
step-move-token = Choose a token
step-move-to = Move the token
step-recover-token = Recover a token
step-leader-action = Use the leader card
step-place-leader = Place the leader
step-place-blockade = Move the blockade
step-bonus-action = Choose a bonus
step-bonus-unit = Bonus: choose a unit
step-bonus-region = Bonus: choose a region
step-score-unrest = Score the unrest
step-unrest-prize = Choose the prize
step-reveal-objectives = Reveal the objectives
step-score-objective = Score an objective
step-exhaust-tokens = Exhaust tokens
step-cleanup = Clean up
step-opposition-leader = Opposition: leader
step-opposition-card = Opposition: card
step-opposition-unit = Opposition: unit
step-opposition-bonus = Opposition: bonus

## Prompts

prompt-choose-objective = { $seat }, which order card is your secret objective?
prompt-play-card = { $seat }, which card do you play?
prompt-order-action = { $seat }, how do you use { $card }?
prompt-recruit-unit = { $seat }, which unit do you recruit { $target-in }? { $left ->
        [one] { $left } bar is left.
       *[other] { $left } bars are left.
    }
prompt-move-token = { $seat }, which token do you move?
prompt-move-to = { $seat }, where does this token go?
prompt-recover-token = { $seat }, which exhausted token do you recover?
prompt-leader-action = { $seat }, what do you do with { $card }?
prompt-place-leader = { $seat }, in which region do you place { $token }?
prompt-place-blockade = { $seat }, which connection does the blockade close?
prompt-bonus-action = { $seat }, which bonus action do you take?
prompt-bonus-unit = { $seat }, which one-bar unit do you recruit?
prompt-bonus-region = { $seat }, in which region do you place the unit?
prompt-unrest-prize = { $seat }, you win the unrest. Do you take the points or a bonus action?

## Moves

move-choose-objective = Choose { $card } as the objective
    .answer = { $card }
move-play-card = Play { $card }
    .answer = { $card }
move-order-action = Use the card: { $action }
move-order-action-decline = Take no action
move-recruit-unit = Recruit { $token }
    .answer = { $token }
move-recruit-unit-decline = Stop recruiting
move-move-token = Move { $token } { $at-from }
    .answer = { $token } { $at-from }
move-move-to = Move { $token } { $region-to }
    .answer = { $region-to }
move-move-to-decline = Stop here
move-recover-token = Recover { $token } { $at-in }
    .answer = { $token } { $at-in }
move-leader-action = Use the leader card: { $action }
move-leader-action-decline = Finish with the leader card
move-place-leader = Place { $token } { $region-in }
    .answer = { $region-in }
move-place-blockade = Close the connection { $connection }
    .answer = { $connection }
move-bonus-action = Bonus: { $action }
move-bonus-action-decline = Take no bonus action
move-bonus-unit = Recruit { $token }
    .answer = { $token }
move-bonus-region = Place { $token } { $region-in }
    .answer = { $region-in }
move-unrest-prize = Unrest { $target-in }, worth { $number ->
        [one] { $number } point
       *[other] { $number } points
    }: take { $prize }

## Options

option-mode = Players
    .help = Choose a game for two sides or a solo game.
option-mode-duel = Two sides
    .help = Red and White play against each other.
option-mode-solo = Solo against the Opposition
    .help = One side plays against the Opposition, which follows fixed rules.
option-side = Your side in the solo game
    .help = The Opposition takes the other side.
option-difficulty = Difficulty of the solo game
    .help = Exhausted units of the Opposition have this strength, from 1 to 6.
option-discard-hand = Discard order cards left in hand
    .help = If this is on, cleanup follows the book literally and hands lose their order cards.
option-neutrals-move-alone = Lone neutral tokens may move
    .help = If this is off, moving or recovering a neutral token needs a token of your own beside it.
option-unrest-bonus-exhausts = Bonus from unrest still exhausts tokens
    .help = If this is off, a bonus taken for the unrest spares the tokens there.

## Endings

ending-track = { $seat } wins, because the support marker reaches the end of the track.
    .short = end of the support track
ending-calendar = { $seat } wins in October–November, because the support marker is on this side.
    .short = end of the calendar
ending-round-three = { $seat } wins after round three, because the support marker is on this side.
    .short = end of round three
ending-will = { $seat } wins, because the Will of the People settles the tie.
    .short = Will of the People

## Board

board-round = Round { $round }
board-turn = Turn { $turn } of { $turns }
board-date = Day { $day }, { $month }
board-support = Support: { $seat } +{ $number }
board-support-middle = Support: in the middle
board-will = Will of the People: { $seat }
board-unrest = Unrest: { $region }
board-unrest-none = Unrest: none
board-blockade = Blockade: { $connection }
board-blockade-none = Blockade: none
board-hand = Hand
board-objective = Secret objective
board-objective-unknown = face down
board-objective-none = none
board-reserve = Reserve
board-leaders-left = Leader cards left
board-deck = Deck: { $number }
board-discard = Discard pile: { $number }
board-cards-hidden = { $number ->
        [one] { $number } hidden card
       *[other] { $number } hidden cards
    }
board-strength = Strength
board-nobody = nobody
board-reconstructed = Cards, units, leaders, map and track length are our reconstruction; the printed numbers are not known to us.
board-played = Played cards
board-region = Region
board-neutral = Neutral
board-trotsky = Trotsky
board-track = wins at { $number }
board-legend = 3/1: a token of strength 3, or 1 when it is turned over; 1*/3: it is exhausted; ×2: two of them; !: unrest; 1, 2, 3: objective markers.
board-connections = Connections
board-closed = closed
board-side = { $seat }: { $seat-long }
board-opposition = { $seat }: the Opposition
board-none = none

## Board picture

picture-code = { $region-code }
picture-region = { $region-short }
picture-month = { $month-short }
picture-action = { $action-short }
picture-recruit = recruit { $number }
picture-days = { $number ->
        [one] day
       *[other] days
    }
picture-cards = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
picture-objective-hidden = objective face down
picture-objective-shown = objective: { $card }
picture-leaders-left = leaders left: { $names }
picture-leaders-number = { $number ->
        [0] no leaders left
        [one] { $number } leader left
       *[other] { $number } leaders left
    }
picture-deck = deck
picture-discard = discarded
picture-you = you
picture-will = Will of the People
picture-neutrals = neutrals stand with you
picture-own-objective = your objective
picture-row = played this round
picture-trotsky-returns = Neutral Trotsky waits: in { $month } he returns to the region with unrest
picture-trotsky-joins = Red Trotsky waits: in { $month } he takes the place of the neutral one
picture-difficulty = difficulty { $number }
picture-exhausted = { $token }, exhausted

## Graphs

graph-map-title = Map of the regions
graph-roads-title = Open connections
graph-blockaded = closed by the blockade
graph-unrest = unrest
graph-controlled-by = controlled by { $seat }
graph-nobody = nobody is stronger

## Measures

measure-score = Spaces on one's own half of the support track
measure-support = Support
measure-support-above = Red leads
measure-support-below = White leads
measure-rounds = Rounds
measure-month = Month spaces passed
measure-control = Who is stronger
measure-control-above = Red stronger
measure-control-below = White stronger

## Positions that cannot be

problem-token-of-other-mode = { $token } takes no part in this mode.
problem-calendar = { $token } cannot wait on the calendar; only Trotsky does.
problem-exhausted-off-map = { $token } is exhausted but not on the map.
problem-two-trotskys = Trotsky is on the map twice.
problem-card-there = { $card } cannot be there: { $pile }.
problem-objectives = { $seat } has too many objective cards.
problem-solo-objective = Nobody chooses an objective in the solo game.
problem-support = Support beyond { $number } means that the game is over.
problem-tile-twice = The tile of this region is in two places: { $region }.
problem-needs-order = The step “{ $step }” needs an order card as the card played.
problem-needs-leader = The step “{ $step }” needs a leader card as the card played.
problem-needs-token = The step “{ $step }” needs a chosen token that can do it.
problem-card-not-played = { $card } is the card played but does not lie among the played cards.
problem-needs-winner = A finished game of Dual Powers has a winner.
problem-trotsky-month = In { $month } this token cannot be on the map: { $token }.
problem-leader-twice = { $card } has not been played, but his token has left the reserve.
problem-large-hand = { $seat } cannot hold more than { $number } order cards.
problem-day = The date never stops on day { $day }; the marker goes on to day { $last }.
problem-solo-round = The solo game ends with round { $number }.
problem-steps-left = The step “{ $step }” needs a step that is left to move.
problem-needs-unrest = The step “{ $step }” needs a region of unrest.
problem-next-marker = The marker that scores next cannot have the number { $number }.
problem-phase = The step “{ $step }” is no part of this phase.
problem-turn = A round has no more than { $number } turns, and they are counted from 0.
problem-not-the-turn = Turn { $number } is not a turn of { $seat }.
problem-no-opposition = The step “{ $step }” belongs to the Opposition, which does not decide here.
problem-hand = { $seat } needs at least { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in hand for this round.
problem-shuffles = The deck cannot have been shuffled anew more than { $number } times.
problem-shuffle-of = No card can have come with a later shuffle than the last one, number { $number }.

## Glossary: everything on the board in one sentence

term-will = Will of the People
    .text = The side that holds it goes first, controls all neutral tokens and wins ties.
term-support = Support track
    .text = Points move its marker towards the side that scores, and whoever brings it to their own end wins at once.
term-days = Days
    .text = The large number on a card: the date moves by that many days when the card is played.
term-day = Day track
    .text = It shows the day of the month; a stop on 15 or 31 earns a bonus action.
term-month = Month track
    .text = A step for each month that passes: after October–November is reached, the game ends with that round.
term-bonus = Bonus action
    .text = A small extra action after the normal one: a one-bar unit, one step, one recovery or one card.
term-region = Region
    .text = One of six parts of the city, known by its colour, pattern and two letters; whoever is stronger there scores.
term-connection = Connection
    .text = A road between two regions, over which tokens move.
term-blockade = Blockade
    .text = It closes one connection: no token moves over it.
term-unrest = Unrest
    .text = The stronger side in this region takes points or a bonus action at the end of the round.
term-tile = Region tile
    .text = It names a region: the first tile shows where the unrest is, the second what the blockade closes.
term-marker = Objective markers 1, 2, 3
    .text = They show which regions are scored this round and in which order; tokens there become exhausted.
term-objective = Objective
    .text = A secret order card: the stronger side in its region gets the card's points at the end of the round.
term-order = Order card
    .text = Playing it moves the date, and then gives recruiting in its region or the action printed on it.
term-leader-card = Leader card
    .text = It brings its leader into any region and gives a special action, once in the game.
term-points = Points
    .text = What an objective or the unrest is worth: the support marker moves that many spaces.
term-recruit = Recruit value
    .text = The units that a card brings in may have this many bars together.
term-bars = Bars
    .text = What a unit costs to recruit: one, two or three bars of the card's recruit value.
term-unit = Unit
    .text = A token of one side: square is Red, round is White; its number is its strength now, the small one that of its other side.
term-neutral = Neutral unit
    .text = A six-sided token that counts for the holder of the Will, if one of that side's tokens stands beside it.
term-leader = Leader
    .text = A strong token with a name; once it has left the map it does not come back.
term-trotsky = Trotsky
    .text = Neutral from May–June and Red's from August on.
term-ready = Ready
    .text = The side of a token with which it enters the map.
term-exhausted = Exhausted
    .text = The other side of a token after its region was scored; exhausted once more, it leaves the region.
term-strength = Strength
    .text = The numbers on a side's tokens in a region, added up; the side with the higher sum is stronger there.
term-reserve = Reserve
    .text = Tokens that wait to be recruited.
term-move = Move
    .text = One token you control goes one step over an open connection.
term-move-2 = Double move
    .text = One token goes one or two steps over open connections.
term-recover = Recover
    .text = One exhausted token you control is turned to its ready side.
term-protest = Protest
    .text = The blockade moves to another connection.
term-espionage = Espionage
    .text = Your rival's objective is turned face up.
term-inspire = Inspire the people
    .text = You take the Will of the People at once.
term-opposition = Opposition
    .text = The rival of the solo game: it draws its cards blindly and follows fixed rules.
term-difficulty = Difficulty
    .text = The strength of the Opposition's exhausted units, from 1 to 6.
term-deck = Deck
    .text = Order cards that nobody has drawn yet; when it is empty, the discard pile is shuffled.

## Entries of a position, in the editor

entry-first = First player
entry-turn = Turns taken in this round
entry-day = Day
entry-month = Month
entry-will = Will of the People
entry-support = Support
entry-unrest = Unrest
entry-blockade-tile = Tile with the blockade
entry-blockade = Blockade
entry-tile-left = Tiles that are left
entry-tokens = Units and leaders
entry-cards = Cards
entry-objective-known = Has an objective
entry-exhausted = exhausted

# Changes of the rules

change-will-stays = The Will stays
    .question = What if a new month did not hand on the Will of the People?
    .now = a new month leaves the Will of the People where it is; only leaders can take it.
change-no-blockade = No blockade
    .question = What if the blockade did not exist?
    .now = a blockade closes nothing; tokens move over every connection.
change-flat-unrest = Unrest weighs the same
    .question = What if unrest weighed the same in every month?
    .now = unrest brings 3 points in every month.
change-open-objectives = Open objectives
    .question = What if each side saw the other's objective?
    .now = objectives lie face up from the beginning of the round.
change-nobody-leaves = Nobody leaves the map
    .question = What if exhausted tokens never left the map?
    .now = exhausted tokens stay on the map.
change-hand-is-discarded = The hand is discarded
    .question = What if nobody could save cards for the next round?
    .now = cards that were not played are discarded at the end of the round.
change-long-track = A longer track
    .question = What if the support track were longer?
    .now = the track has 20 spaces on each side in place of 12.
