## The game

game-title = Partisans
game-about = Spain after the Civil War. You lead a band of maquis against Franco's regime, mission after mission, and decide when to stop.
game-aim = Aim: complete missions for 15 points or more, and stop before two fail, five civilians die or a hand holds only spies.

## Sections of the rulebook

section-components = Game components
section-setup = Setup
section-preparation = Phase 1: preparation
section-roles = Roles and actions of maquis
section-attack = Phase 2: attack
section-effects = Effects of enemies and missions
section-strikes = Phase 2: striking targets
section-outcome = Phase 3: outcome
section-recovery = Phase 4: recovery
section-end = End of the game
section-questions = Frequent questions
section-maquis-cards = Cards of the maquis
section-enemy-cards = Cards of the enemies
section-mission-cards = Mission cards
section-civilian-cards = Civilian cards

## Rules: what is in the box

rule-cards-differ = Jacinto and Benigno
    .text = For these two maquis the rulebook and the printed English cards disagree on which side an action stands. By default we follow the rulebook; the attack values of Benigno are then our reconstruction. An option plays with the printed cards.

## Rules: setup

rule-decks-at-random = Two decks at random
    .text = The 24 maquis are shuffled and split into the hidden deck and the recruit deck, 12 each. Nobody knows who is where.
rule-decks-drafted = Drafted decks
    .text = As an option, two maquis are turned up at a time: you send one to the hidden deck and the other to the recruits, twelve times. Missions are laid out afterwards.
rule-spies-at-start = Spies at the start
    .text = Three spies are shuffled into the hidden deck. The other three wait in the supply.
rule-missions-at-start = Missions at the start
    .text = Four of the eight missions of period 1 are available. Three missions of period 2 lie on top of three of period 3 as the mission deck. The others stay in the box unseen.
rule-garrisons = Garrisons
    .text = Each mission that becomes available gets as many face-down enemies as its garrison number says.
rule-first-hand = First hand
    .text = You begin with five cards from the hidden deck.

## Rules: preparation

rule-preparation-any-number = Before the mission is chosen
    .text = In the preparation you may play as many maquis from your hand as you like, or none.
rule-play-from-hand = Play from your hand
    .text = You can play only a card that is in your hand.
rule-spies-not-played = Spies cannot be played
    .text = A spy only takes up room in your hand. It cannot be played.
rule-role-is-final = Hidden or revealed
    .text = When you play a maquis, first choose the role: hidden or revealed. The role stays until the end of the round. Revealed maquis are stronger but then leave for the revealed discard pile.
rule-action-in-its-phase = Actions have a phase
    .text = An action can be used only in its phase: preparation, attack, or either of them.
rule-action-when-played = Now or never
    .text = A maquis acts at the moment of being played, or not at all.
    .reason = The book ties the actions of a phase to the cards played in that phase.
rule-action-optional = Actions are optional
    .text = You may leave out the action of a maquis, even in its phase.
rule-action-whole = Whole or not at all
    .text = An action is carried out completely or not at all. Only a deck that is too short is an exception: then you take what there is.
rule-play-all-maquis = Every maquis is played
    .text = By the end of the attack you must have played all maquis from your hand. You cannot keep or discard them.
rule-drawn-must-be-played = New cards too
    .text = A maquis that comes into your hand during the round must be played in the same round.
rule-choose-available-mission = One available mission
    .text = Choose one of the available missions. It is the current mission of this round.
rule-mission-every-round = A mission every round
    .text = A mission must be chosen every round, even when no card is left to play.
    .reason = The book makes the choice a step of every round and names no exception.
rule-any-mission = Even a hopeless one
    .text = You may choose a mission that you cannot complete.
    .reason = Nothing in the book forbids it.
rule-garrison-turned-up = The garrison is turned up
    .text = All face-down enemies of the chosen mission are turned face up.

## Rules: attack and effects

rule-defence-effects = DEFENCE effects
    .text = DEFENCE effects of the current mission and its enemies work from the beginning of the attack phase.
rule-defence-before-choices = DEFENCE comes first
    .text = What a mission does when it is chosen happens before you decide anything else in the attack phase.
    .reason = Nothing lies between choosing the mission and the DEFENCE effects.
rule-only-current-mission = Only here
    .text = Only the effects of the current mission and of the enemies there work. All others do nothing.
rule-effect-order = You choose the order
    .text = If several different effects happen at the same time, you choose which comes next.
rule-effects-as-far-as-possible = As far as possible
    .text = An effect of a mission or an enemy is carried out as far as possible. Without anything to apply it to, nothing happens.
    .reason = Only actions of maquis must be possible as a whole; effects are not optional.
rule-attack-is-summed = The attack is summed
    .text = Your strength is the sum of the attack of all maquis in play, each in its role.
rule-both-phases-count = Both phases count
    .text = Maquis played in the preparation count as much as those played in the attack.
rule-bonus-counted-live = Bonuses are counted at the end
    .text = An action that adds attack for each of something counts when the strength is summed, not when it is used.
    .reason = In the book's example Abel counts a maquis who is revealed after him.
rule-strike-one-by-one = One target after another
    .text = Strike targets one by one, in any order. Each costs strength equal to its defence. A struck enemy is eliminated, a struck mission completed.
rule-strike-here = Targets
    .text = Targets are the current mission, until it is completed, and the enemies there.
rule-strike-cost = Enough strength
    .text = You need at least as much strength left as the defence of the target.
rule-strikes-go-on = After the mission
    .text = When the mission is completed you may go on striking its enemies.
rule-strikes-may-stop = Stopping early
    .text = You may stop striking although you could strike more.
    .reason = The book only says how long one can go on; eliminating more hardly ever does harm.
rule-success-effects = SUCCESS effects
    .text = A SUCCESS effect happens at once when its enemy is eliminated or its mission completed by a strike.
rule-rest-is-lost = The rest is lost
    .text = Strength that is not used is lost.
rule-retaliation-effects = RETALIATION effects
    .text = After the strikes every enemy who still stands at the mission carries out its RETALIATION effect.
rule-retaliation-together = Discarded together
    .text = All RETALIATION effects happen first; then the remaining enemies of the mission are discarded together.
    .reason = The book first lets all effects happen and then clears the cards.

## Rules: outcome

rule-civilians-at-once = Civilian cards are drawn at once
    .text = Civilian cards go to the graveyard as soon as an effect says so. Whether the game is lost is checked in the outcome.
    .reason = The book places the check there; totals never fall, so nothing changes by waiting.
rule-civilian-defeat = Five dead civilians
    .text = If the graveyard shows five or more civilians, you lose at once.
rule-civilians-before-failure = Civilians are checked first
    .text = If both would end the game in one round, it is lost because of the civilians.
    .reason = The check of civilian losses is the earlier step.
rule-mission-completed = A mission is completed
    .text = A completed mission is replaced by the top of the mission deck, which gets its garrison. Without a card there is no replacement.
rule-mission-failed = A mission fails
    .text = A mission that was chosen but not completed is turned face down. Nothing takes its place.
rule-second-failure = The second failure
    .text = When a second mission fails, you lose at once.
rule-stop-or-go-on = Stop or go on
    .text = At the end of every round you decide whether to stop the resistance and count your points, or to go on.
rule-no-mission-left = No mission left
    .text = Without an available mission the resistance must stop.

## Rules: recovery

rule-clear-table = Clear the table
    .text = Revealed maquis go to the revealed discard pile. Hidden ones and the spies of your hand go to the hidden discard pile.
rule-draw-five = A new hand
    .text = Draw five cards from the hidden deck.
rule-deck-runs-out = An empty hidden deck
    .text = If the hidden deck is empty, its discard pile is shuffled and becomes the new deck. If cards are still missing, take as many as there are.
rule-remaining-cards-first = What is left comes first
    .text = Cards that are left in a deck are taken before the shuffled discard pile.
    .reason = The reshuffled pile forms a new deck; nothing in the book mixes old cards into it.
rule-spy-defeat = A hand of spies
    .text = If all cards of your new hand are spies, you lose at once.
rule-spy-hand-needs-cards = An empty hand is no defeat
    .text = A hand without any card does not lose the game.
    .reason = A hand that holds nothing but spies must hold something.
rule-spy-hand-in-recovery = Only in the recovery
    .text = Whether the hand consists of spies is checked only when a new hand is drawn.

## Rules: the end

rule-results = Results
    .text = Points of completed missions: 15 to 18 are a partial victory, 19 to 21 a victory, 22 or more a major victory. Less is a draw.
rule-ten-missions = Ten missions
    .text = Whoever completes ten missions has won a brilliant victory.
rule-nine-and-one = Nine and a failure
    .text = Nine completed missions and a failed one are judged by their points.
    .reason = The table asks for ten successes.
rule-no-points-is-a-draw = Stopping without points
    .text = Whoever stops without any points has a draw.
    .reason = The table begins at one point, but stopping is none of the three defeats.
rule-defeat-scores-nothing = A defeat scores nothing
    .text = After a defeat points are not counted.
rule-winning = What counts as won
    .text = A partial victory or better counts as won; a draw and a defeat do not.
    .reason = The book names the results; studies need a line between won and not won.

## Rules: questions

rule-enemy-deck-runs-out = An empty enemy deck
    .text = If the enemy deck is empty, its discard pile is shuffled and becomes the new deck, also in the middle of an effect. If enemies are still missing, take as many as there are.
    .reason = The book says so for new garrisons, and for all decks in its answers.
rule-recruits-not-refilled = Recruits run out
    .text = The recruit deck is never refilled.
    .reason = The revealed discard pile is a pile of its own in the book.
rule-discarded-cards = Discarded maquis and spies
    .text = A maquis or spy that an effect discards goes face up to the hidden discard pile.
rule-discard-is-not-eliminate = Discarding is not eliminating
    .text = An enemy that is discarded was not eliminated: no SUCCESS effect happens. Enemies that cannot be struck can still be discarded.
rule-removed-from-game = Out of the game
    .text = A card that is removed from the game goes back to the box for good.
rule-no-enemy-limit = No limit of enemies
    .text = A mission can have any number of enemies.
rule-looked-at-is-known = What was looked at is known
    .text = You know what you have looked at, until it is shuffled.
    .reason = A player remembers the cards just put back; the program does so for you.

## Rules: actions of maquis

rule-needs-spy = A spy in hand is needed
    .text = The action needs a spy in your hand.
rule-needs-maquis-in-hand = A maquis in hand is needed
    .text = A maquis from your hand must be discarded; a spy will not do.
rule-needs-enemies-here = Enemies are needed
    .text = The action needs as many enemies at the current mission as it names.
    .reason = An action must be carried out completely.
rule-needs-other-mission = Another mission is needed
    .text = An enemy can only be moved to another available mission.
    .reason = An action must be carried out completely.
rule-needs-face-down = A face-down enemy is needed
    .text = The action needs a face-down enemy at an available mission.
    .reason = Without one nothing can be turned up, and an action must be carried out completely.
rule-needs-revealed-discard = A revealed discard is needed
    .text = The card must come from the revealed discard pile.
    .reason = An action must be carried out completely.
rule-needs-recruit = A recruit is needed
    .text = The action needs at least one card in the recruit deck.
    .reason = One recruit must be chosen, and an action must be carried out completely.
rule-needs-counter-guerrilla = A counter-guerrilla is needed
    .text = The action is offered only while a counter-guerrilla guards the current mission.
    .reason = Otherwise it would do nothing.
rule-needs-copyable = An action to copy is needed
    .text = The copied action must fit the phase, be possible as a whole and not be a copy itself.
    .reason = The copy is an action like any other.
rule-copy-is-own = A copied action is one's own
    .text = Another hidden maquis in play can be copied. What the copied action adds belongs to the maquis who copies.
    .reason = The card lets the copying maquis act.
rule-look-and-sift = Look and put aside
    .text = Of the cards that you look at, you may put aside any: those of your deck and of the enemy deck are discarded, recruits go to the bottom.
rule-back-in-any-order = Back in any order
    .text = The other cards go back on top of their deck one by one, in any order. The last one lies on top.
rule-recruit-promoted = A recruit for the hidden deck
    .text = One of the recruits that you look at goes on top of the hidden deck; the others go back.
rule-retrieved-cards = Back from the revealed discard pile
    .text = A card of the revealed discard pile goes to your hand, onto the hidden deck or to the hidden discard pile, as the effect says.
rule-scout-face-down = Scouting
    .text = All enemies of one mission are turned up. Only an available mission with a face-down enemy can be chosen.
    .reason = Elsewhere scouting would do nothing.
rule-flip-at-one-mission = Turn up at one mission
    .text = The enemies that the action turns up are all at one mission, and at least one must be turned up.
rule-discard-one-flipped = Discard one of them
    .text = One of the enemies that were just turned up is discarded.
rule-face-down-chosen-unseen = Face-down cards are alike
    .text = A face-down enemy is chosen unseen: any unknown one of a mission is as good as another.
    .reason = Their backs are the same.
rule-discard-enemy-here = An enemy of this mission
    .text = The enemy that is discarded must be at the current mission.
rule-gain-current-defence = Its defence as it is now
    .text = The attack gained is the defence that the enemy has when it is discarded, with all changes.
    .reason = That is its defence at this moment.
rule-moved-enemy = A moved enemy
    .text = An enemy of the current mission that is moved stays face up and has its printed defence at the new mission.
    .reason = No rule turns enemies face down again, and changes hold only at the current mission.
rule-weaken-after-engineer = Engineer first
    .text = Engineers add defence when the attack phase begins; a maquis lowers it later, when played.
rule-weakened-not-below-one = Not below one
    .text = Lowering never brings an enemy's defence below 1, even if an engineer leaves afterwards.
    .reason = The action never lowers a defence of 1.
rule-weakened-until-round-end = Weakened this round
    .text = Each enemy at the current mission with a defence of 2 or more is weakened until the round ends.
    .reason = Only the current mission is active, and effects end with the round.
rule-halved-rounded-up = Half, rounded up
    .text = The printed defence of the mission is halved once and rounded up.
    .reason = There is only one such card.
rule-mission-ignored = The mission's effect is ignored
    .text = The effect of the mission that you choose this round does not happen, good or bad. Effects of enemies do.
    .reason = The card speaks of the mission only.
rule-civilians-counted = Civilians, not cards
    .text = An attack bonus for each civilian in the graveyard counts civilians, not cards.
    .reason = A card can stand for several civilians, and the book counts those.

## Rules: enemies

rule-infantry-shields-enemies = Infantry first
    .text = While an infantryman stands here, no enemy of another kind can be eliminated. The mission itself is not protected by him.
rule-sentry-shields-mission = Sentries protect the mission
    .text = While a sentry stands here, the mission cannot be completed.
rule-infantry-then-sentries = Infantry, sentries, mission
    .text = With both there, infantrymen go first, then sentries, then the mission.
    .reason = Both effects hold at the same time.
rule-engineer-while-present = Engineers fortify the others
    .text = While an engineer is here, each enemy of another kind has 1 more defence. Two engineers add 2, and nothing to each other.
    .reason = DEFENCE effects end as soon as their card is gone.
rule-hidden-maquis-lost = A hidden maquis is lost
    .text = One of the hidden maquis in play, taken at random, is removed from the game.
rule-nobody-hidden = Nobody hidden
    .text = Without a hidden maquis in play nothing happens.
    .reason = There is nobody to take.
rule-spy-supply = Spies from the supply
    .text = A spy from the supply goes to the hidden discard pile. With an empty supply nothing happens; removed spies do not come back.
    .reason = What is removed from the game is in the box, not in the supply.
rule-reinforced-missions = Reinforcements
    .text = Every other available mission gets a face-down enemy. If there are too few, or you know who comes next, you choose the mission each of them goes to.
    .reason = Failed and completed missions are out of play, and the replacement comes later. The book leaves the order to whoever lays out the cards.

## Rules: missions

rule-discard-enemy-elsewhere = An enemy of another mission
    .text = The enemy that is discarded, face up or face down, must be at another available mission.
rule-discard-everywhere = An enemy of each other mission
    .text = At each other mission you choose one enemy to discard, one mission after another. Missions without enemies are passed over.
    .reason = The card leaves the choice to the player.
rule-spy-removed-from-hand = A spy leaves the game
    .text = A spy that is in your hand at this moment is removed from the game.
    .reason = Spies that were not played are still in the hand.
rule-civilians-per-enemy-now = For each enemy still here
    .text = A civilian card is drawn for each enemy at the mission at the moment it is completed. They may still be eliminated later.
    .reason = SUCCESS effects happen at once.
rule-discarded-from-play = Discarded from play
    .text = Maquis that are discarded from play go to the hidden discard pile, even revealed ones.
    .reason = The book names one pile for all discarded maquis.
rule-discarded-attack-lost = Their attack is lost
    .text = Maquis who are no longer in play add nothing to the attack.
    .reason = The attack is the sum of the maquis in play.
rule-next-hand = More or fewer cards
    .text = The number of cards drawn changes only in the recovery of this round.
    .reason = The card speaks of this round.
rule-reveal-limit-in-attack = Few may be revealed
    .text = The mission limits how many maquis may be revealed in the attack phase. Those revealed in the preparation do not count.
    .reason = The card speaks of the attack phase only.
rule-reveal-limit-forces-hidden = The others stay hidden
    .text = All maquis beyond the limit must be played hidden, also those drawn in the attack.
    .reason = Every maquis must be played.
rule-police-find-maquis = The police search
    .text = Three cards of the hidden deck are shown: maquis are discarded, spies go back on top.
rule-mission-fortifies = The mission fortifies its garrison
    .text = Every enemy there has 1 more defence until the mission is completed. Engineers too.
    .reason = DEFENCE effects end as soon as their card is gone.

## Rules: civilians

rule-zero-goes-back = The empty civilian card
    .text = The card with no civilians is shuffled back at once, and no other card is drawn for it.
    .reason = The printed card says so; the book only tells that it exists.

## Log

said-drafted = You take { $agent } into the hidden deck.
said-round-begins = Round { $number } begins.
said-card-drawn = You draw { $agent }.
said-hidden-deck-reshuffled = The hidden discard pile is shuffled: { $number ->
        [one] { $number } card.
       *[other] { $number } cards.
    }
said-enemy-deck-reshuffled = The enemy discard pile is shuffled: { $number ->
        [one] { $number } card.
       *[other] { $number } cards.
    }
said-maquis-played = You play { $agent }: { $role }.
said-action-used = { $agent } acts.
said-action-copied = { $agent } copies { $other }.
said-card-looked-at = You see { $agent }.
said-card-discarded = Discarded: { $agent }.
said-recruit-laid-below = { $agent } goes to the bottom of the recruit deck.
said-recruit-promoted = { $agent } goes on top of the hidden deck.
said-recruit-drawn = A recruit joins your hand: { $agent }.
said-recruit-joined = A recruit joins the hidden discard pile: { $agent }.
said-retrieved = { $agent } comes back to your hand.
said-retrieved-to-deck = { $agent } comes back on top of the hidden deck.
said-retrieved-to-discard = { $agent } comes back to the hidden discard pile.
said-spy-removed = A spy leaves the game.
said-spy-added = A spy joins the hidden discard pile.
said-maquis-lost = { $agent } is lost and leaves the game.
said-mission-scouted = You scout “{ $mission }”.
said-enemy-turned-up = Turned up at “{ $post }”: { $foe }.
said-enemy-looked-at = You see { $foe } in the enemy deck.
said-enemy-discarded = Discarded from “{ $post }”: { $foe }.
said-enemy-moved = { $foe } moves from “{ $mission }” to “{ $to }”.
said-enemy-added = A face-down enemy joins “{ $mission }”.
said-enemy-weakened = { $foe } is weakened: defence { $number }.
said-mission-halved = The defence of “{ $mission }” is halved.
said-mission-effect-ignored = The effect of this round's mission will be ignored.
said-mission-chosen = You choose “{ $mission }”.
said-effect-happens = An effect happens: { $target }.
said-effect-in-force = An effect is in force: { $target }.
said-attack-summed = Your strength is { $number }.
said-enemy-eliminated = Eliminated: { $foe }. Strength left: { $number }.
said-mission-completed = “{ $mission }” is completed: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Strength left: { $number }.
said-strength-lost = Unused strength is lost: { $number }.
said-civilians-died = { $number ->
        [one] { $number } civilian dies.
       *[other] { $number } civilians die.
    }
said-zero-drawn = Nobody dies; the card is shuffled back.
said-mission-revealed = A new mission: “{ $mission }”.
said-mission-failed = “{ $mission }” has failed. Failed missions: { $number }.
said-resistance-goes-on = The resistance goes on, with { $number ->
        [one] { $number } point
       *[other] { $number } points
    } so far.
said-resistance-stopped = The resistance stops with { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
said-lost-civilians = { $number } civilians have died. The resistance is lost.
said-lost-to-spies = The new hand holds nothing but spies. The resistance is lost.

## Names

seat-resistance = The resistance
agent-spy = a spy
foe = { $force } ({ $number })
target-mission = “{ $mission }”
pick-face-down = an unknown enemy at “{ $mission }”
civilian = civilian card { $number }
role-hidden = hidden
    .short = hidden
role-revealed = revealed
    .short = revealed
answer-use = use the action
way-go-on = Go on with the resistance
way-stop = Stop the resistance
phase-preparation = in the preparation
    .short = P
phase-attack = in the attack
    .short = A
phase-either = in the preparation or attack
timing-defence = DEFENCE
timing-success = SUCCESS
timing-retaliation = RETALIATION
stage-setup = setup
    .short = Setup
stage-preparation = preparation
    .short = Preparation
stage-defence = attack: DEFENCE effects
    .short = Defence
stage-attack = attack: playing maquis
    .short = Play
stage-strikes = attack: strikes
    .short = Strikes
stage-retaliation = attack: RETALIATION effects
    .short = Retaliation
stage-outcome = outcome
    .short = Outcome
stage-recovery = recovery
    .short = Recovery
pile-hidden-deck = Hidden deck
    .short = hidden deck
pile-recruits = Recruits
    .short = recruits
pile-hand = Hand
pile-hidden = Hidden in play
pile-revealed = Revealed in play
pile-hidden-discard = Hidden discard pile
    .short = hidden discard
pile-revealed-discard = Revealed discard pile
    .short = revealed discard
pile-supply = Supply of spies
    .short = spies to come
pile-removed = Out of the game
    .short = out of the game
pile-looked-at = Looked at
pile-pool = Not offered yet
pile-offered = Offered
pile-unseen = Unseen
post-deck = enemy deck
post-discard = enemy discard pile
post-looked-at = enemy deck
post-unseen = unseen
standing-removed = in the box
standing-available = available
standing-completed = completed
standing-failed = failed
standing-second-period = mission deck, period 2
standing-third-period = mission deck, period 3
standing-unseen = unseen
grave-deck = civilian deck
grave-graveyard = graveyard

## Effects: the vocabulary of the cards

effect-timed = { $timing }: { $action }
side-plain = attack { $number }
side-action = attack { $number }; { $phase }: { $action }
effect-draw = { $number ->
        [one] draw a card
       *[other] draw { $number } cards
    }
    .short = draw { $number ->
            [one] a card
           *[other] { $number } cards
        }
effect-discard-spy = discard { $number ->
        [one] a spy
       *[other] { $number } spies
    } from your hand
    .short = discard { $number ->
            [one] a spy
           *[other] { $number } spies
        }
effect-discard-maquis = discard { $number ->
        [one] a maquis
       *[other] { $number } maquis
    } from your hand
    .short = discard { $number ->
            [one] a maquis
           *[other] { $number } maquis
        }
effect-discard-played = discard all maquis in play
    .short = all maquis in play are discarded
effect-remove-spy = remove { $number ->
        [one] a spy
       *[other] { $number } spies
    } in your hand from the game
    .short = remove { $number ->
            [one] a spy
           *[other] { $number } spies
        } in hand
effect-add-spy = { $number ->
        [one] a spy joins
       *[other] { $number } spies join
    } the hidden discard pile
    .short = { $number ->
            [one] a spy joins
           *[other] { $number } spies join
        } your discard
effect-draw-recruit = draw { $number ->
        [one] a recruit
       *[other] { $number } recruits
    }
    .short = draw { $number ->
            [one] a recruit
           *[other] { $number } recruits
        }
effect-free-recruit = { $number ->
        [one] the top recruit joins
       *[other] the top { $number } recruits join
    } the hidden discard pile
    .short = { $number ->
            [one] a recruit joins
           *[other] { $number } recruits join
        } your discard
effect-promote-recruit = look at the top { $number ->
        [one] recruit
       *[other] { $number } recruits
    }; one goes on top of the hidden deck, the others back in any order
    .short = see { $number } recruits; one onto your deck
effect-look-at-recruits = look at the top { $number ->
        [one] recruit
       *[other] { $number } recruits
    }; any go to the bottom, the others back in any order
    .short = see { $number } recruits; any to the bottom
effect-look-at-deck = look at the top { $number ->
        [one] card
       *[other] { $number } cards
    } of the hidden deck; discard any, the others go back in any order
    .short = see { $number } of your deck; discard any
effect-spies-to-top = look at the top { $number ->
        [one] card
       *[other] { $number } cards
    } of the hidden deck; spies go back on top, maquis are discarded
    .short = see { $number } of your deck; maquis are discarded
effect-retrieve = take { $number ->
        [one] a card
       *[other] { $number } cards
    } of the revealed discard pile into your hand
    .short = take { $number ->
            [one] a revealed discard
           *[other] { $number } revealed discards
        }
effect-retrieve-to-deck = put { $number ->
        [one] a card
       *[other] { $number } cards
    } of the revealed discard pile on top of the hidden deck
    .short = { $number ->
            [one] a revealed discard
           *[other] { $number } revealed discards
        } onto your deck
effect-retrieve-to-discard = put { $number ->
        [one] a card
       *[other] { $number } cards
    } of the revealed discard pile into the hidden one
    .short = { $number ->
            [one] a revealed discard goes
           *[other] { $number } revealed discards go
        } to the hidden discard
effect-lose-hidden = { $number ->
        [one] a random hidden maquis in play leaves
       *[other] { $number } random hidden maquis in play leave
    } the game
    .short = { $number ->
            [one] a random hidden maquis is
           *[other] { $number } random hidden maquis are
        } lost
effect-next-hand = draw { $times ->
        [one] a card
       *[other] { $times } cards
    } { $number ->
        [1] more
        [2] more
        [3] more
       *[other] fewer
    } in this recovery
    .short = next hand: { $number ->
            [1] +1
            [2] +2
            [3] +3
           *[other] −{ $times }
        }
effect-copy-hidden = copy the hidden action of another hidden maquis in play
    .short = copy a hidden action
effect-scout = turn up all enemies of { $number ->
        [one] one mission
       *[other] { $number } missions
    }
    .short = turn up all of { $number ->
            [one] one mission
           *[other] { $number } missions
        }
effect-flip = turn up { $number ->
        [one] one enemy
       *[other] up to { $number } enemies
    } of one mission
    .short = turn up { $number ->
            [one] 1
           *[other] 1–{ $number }
        } at a mission
effect-discard-flipped = discard { $number ->
        [one] one
       *[other] { $number }
    } of them
    .short = discard { $number ->
            [one] one
           *[other] { $number }
        }
effect-discard-enemy = discard { $number ->
        [one] an enemy
       *[other] { $number } enemies
    } here
    .short = discard { $number ->
            [one] an enemy
           *[other] { $number } enemies
        }
effect-gain-its-defence = add its defence to this maquis's attack
    .short = + its defence
effect-discard-counter-guerrillas = discard all counter-guerrillas here
    .short = discard all counter-guerrillas
effect-discard-elsewhere = discard { $number ->
        [one] an enemy of another mission
       *[other] { $number } enemies of other missions
    }
    .short = discard { $number ->
            [one] an enemy
           *[other] { $number } enemies
        } elsewhere
effect-discard-everywhere = discard { $number ->
        [one] an enemy
       *[other] { $number } enemies
    } of each other mission
    .short = discard { $number ->
            [one] an enemy
           *[other] { $number } enemies
        } at each other mission
effect-move-enemy = move { $number ->
        [one] an enemy
       *[other] { $number } enemies
    } from here to another mission
    .short = move { $number ->
            [one] an enemy
           *[other] { $number } enemies
        } elsewhere
effect-look-at-enemies = look at the top { $number ->
        [one] enemy
       *[other] { $number } enemies
    } of the deck; discard any, the others go back in any order
    .short = see { $number } of the enemy deck; discard any
effect-reinforce = { $number ->
        [one] a face-down enemy joins
       *[other] { $number } face-down enemies join
    } each other mission
    .short = { $number ->
            [one] one enemy
           *[other] { $number } enemies
        } more at each other mission
effect-weaken = enemies here with a defence of 2 or more lose { $number } of it
    .short = −{ $number } defence to enemies of 2+
effect-halve-mission = halve the mission's defence, rounded up
    .short = halve the mission’s defence
effect-ignore-mission = ignore the effect of this round's mission
    .short = ignore the mission’s effect
effect-attack-per-revealed = +{ $number } attack for each revealed maquis in play
    .short = +{ $number } for each revealed maquis
effect-attack-per-civilian = +{ $number } attack for each civilian in the graveyard
    .short = +{ $number } for each dead civilian
effect-attack-per-maquis = +{ $number } attack for each other maquis in play
    .short = +{ $number } for each other maquis
effect-civilians = { $number ->
        [one] a civilian card goes
       *[other] { $number } civilian cards go
    } to the graveyard
    .short = { $number ->
            [one] a civilian card
           *[other] { $number } civilian cards
        }
effect-civilians-per-enemy = { $number ->
        [one] a civilian card
       *[other] { $number } civilian cards
    } for each enemy still here
    .short = { $number ->
            [one] a civilian card
           *[other] { $number } civilian cards
        } for each enemy still here
effect-shield-enemies = enemies of other kinds cannot be eliminated while this one stands
    .short = shields other kinds
effect-shield-mission = the mission cannot be completed while this enemy stands
    .short = shields the mission
effect-fortify-others = enemies of other kinds here have +{ $number } defence
    .short = +{ $number } defence for other kinds
effect-fortify-all = all enemies here have +{ $number } defence
    .short = +{ $number } defence for all enemies here
effect-limit-revealed = { $number ->
        [0] no maquis may be revealed
        [one] at most one maquis may be revealed
       *[other] at most { $number } maquis may be revealed
    } in the attack phase
    .short = { $number ->
            [0] nobody may be revealed now
            [one] reveal at most one now
           *[other] reveal at most { $number } now
        }

## Steps

step-over = Game over
step-draft = Draft
step-deal = Deal
step-prepare = Play before the mission
step-choose-role = Choose a role
step-use-action = Use the action
step-choose-mission = Choose a mission
step-choose-effect = Choose the next effect
step-attack = Play the rest
step-strike = Strike a target
step-civilian-losses = Civilian losses
step-mission-result = Result of the mission
step-stop-or-go-on = Stop or go on
step-clear-table = Clear the table
step-draw-hand = Draw a hand
step-check-hand = Check the hand
step-resolve = Carry out the effect
step-proceed = Go on
step-discard-maquis = Discard a maquis
step-retrieve = Retrieve a maquis
step-copy-action = Copy an action
step-promote-recruit = Choose a recruit
step-sift-agent = Put cards aside
step-return-agent = Put cards back
step-sift-foe = Put enemies aside
step-return-foe = Put enemies back
step-scout = Scout a mission
step-flip-foe = Turn up an enemy
step-discard-flipped = Discard one turned up
step-discard-foe = Discard an enemy
step-move-foe = Choose who moves
step-move-foe-to = Move the enemy
step-reinforce = Place reinforcements

## Prompts

prompt-draft = Whom do you take into the hidden deck? The other becomes a recruit.
prompt-prepare = Preparation: which maquis do you play before choosing a mission?
prompt-choose-role = { $actor }: hidden or revealed?
prompt-use-action = { $actor }’s action: { $action }?
prompt-choose-mission = Which mission do you choose?
prompt-choose-effect = Several effects are due. Which comes next?
prompt-attack = Attack: which maquis do you play? Attack so far: { $attack }.
prompt-strike = { $strength } strength left: what do you strike?
prompt-stop-or-go-on = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Do you stop or go on?
prompt-discard-maquis = Which maquis from your hand do you discard?
prompt-retrieve = Which card of the revealed discard pile do you take?
prompt-copy-action = Whose action does { $actor } copy?
prompt-promote-recruit = Which recruit goes on top of the hidden deck?
prompt-sift-agent = Which of these cards do you put aside?
prompt-return-agent = Which card goes back first? The last one lies on top.
prompt-sift-foe = Which of these enemies do you discard?
prompt-return-foe = Which enemy goes back first? The last one lies on top.
prompt-scout = Which mission do you scout?
prompt-flip-foe = Which enemy do you turn up?
prompt-discard-flipped = Which of the enemies just turned up do you discard?
prompt-discard-foe = Which enemy do you discard?
prompt-move-foe = Which enemy do you move?
prompt-move-foe-to = Where does { $chosen } go?
prompt-reinforce = Which mission gets the next enemy?

## Moves

move-draft = Take { $agent }
move-prepare = Play { $agent }
move-prepare-decline = Choose a mission
move-choose-role = Play { $actor } { $role } (attack { $attack })
move-use-action = Use the action
move-use-action-decline = Do not use the action
move-choose-mission = { $mission }
move-choose-effect = Effect: { $target }
move-attack = Play { $agent }
move-strike = Strike { $target }, cost { $cost }
move-strike-decline = Stop striking
move-stop-or-go-on = { $way }
move-discard-maquis = Discard { $agent }
move-retrieve = Take { $agent }
move-copy-action = Copy { $agent }
move-promote-recruit = Promote { $agent }
move-sift-agent = Put aside { $agent }
move-sift-agent-decline = Put the rest back
move-return-agent = Put back { $agent }
move-sift-foe = Discard { $foe }
move-sift-foe-decline = Put the rest back
move-return-foe = Put back { $foe }
move-scout = Scout “{ $mission }”
move-flip-foe = Turn up { $pick }
move-flip-foe-decline = Turn up no more
move-discard-flipped = Discard { $foe }
move-discard-foe = Discard { $pick }
move-move-foe = Move { $foe }
move-move-foe-to = To “{ $mission }”
move-reinforce = An enemy for “{ $mission }”

## Options

option-decks = Decks of maquis
    .help = Split the maquis at random, or draft them two by two.
option-decks-random = At random
    .help = Nobody knows who is a recruit.
option-decks-draft = Drafted
    .help = Of two maquis you send one to the hidden deck, twelve times.
option-cards = Cards of Jacinto and Benigno
    .help = The rulebook and the printed English cards disagree on two maquis.
option-cards-rulebook = As in the rulebook
    .help = Their actions stand where the rulebook says.
option-cards-printed = As printed
    .help = Their actions stand where the English cards have them.

## Endings

ending-none = not yet decided
ending-brilliant = Brilliant victory: all ten missions succeed, and Spain is free.
    .short = brilliant victory
ending-major = Major victory: Franco must negotiate, and the dictatorship ends.
    .short = major victory
ending-victory = Victory: the maquis inspire the whole country, though not all of it is freed.
    .short = victory
ending-partial = Partial victory: some towns and villages are free for a while.
    .short = partial victory
ending-draw = Draw: a brave fight without lasting results.
    .short = draw
ending-failed-missions = Defeat: two missions have failed.
    .short = defeat: two failed missions
ending-civilians = Defeat: too many civilians have died.
    .short = defeat: civilians
ending-spies = Defeat: spies have taken over the band.
    .short = defeat: spies

## Board

board-round = Round { $round }
board-stage = Phase: { $stage }
board-points = Points: { $points } (stopping now: { $result-short })
board-failed = Failed missions: { $number } of { $most }
board-graveyard = Dead civilians: { $number } of { $most }
board-strength = Strength: { $number }
board-missions = Missions
board-mission = { $mission }: defence { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-current = now
board-face-down = { $number } face down
board-peeked = known
board-deck-size = Mission deck: { $number }
board-enemies = Enemy deck: { $number }; discarded: { $discarded }
board-pile = { $pile } ({ $number })
board-none = none
board-hand = Hand
board-unknown = { $number } unknown
board-top = from the top
board-bottom = at the bottom

## Positions that cannot be

problem-agent-there = { $agent } cannot be there: { $pile }.
problem-order = { $agent } has a known place in a deck but is in none.
problem-foe-there = { $foe } cannot guard “{ $mission }”: the mission is not on the table.
problem-face-up = { $foe } is face up but guards no mission.
problem-foe-order = { $foe } has a known place in the enemy deck but is not there.
problem-period = “{ $mission }” cannot be in that half of the mission deck.
problem-needs-mission = There must be a current mission now ({ $stage }).
problem-mission-away = “{ $mission }” is the current mission but not on the table.
problem-needs-deed = The step “{ $step }” needs an action or effect that is going on.
problem-no-deed = No action or effect is going on in the step “{ $step }”.
problem-after-deed = After an action or effect the game goes on in another way.
problem-needs-actor = The step “{ $step }” needs a maquis who acts.
problem-place = { $number } is no place in a deck that somebody can know.
problem-stage = The step “{ $step }” is no part of this stage ({ $stage }).
problem-mission-early = “{ $mission }” cannot be the current mission yet.
problem-number = { $number } is more than one round can bring.
problem-left = The step “{ $step }” needs a choice that is left to make.
problem-needs-foe = The step “{ $step }” needs an enemy of the current mission.
problem-pool = Maquis wait for the draft in pairs, and only while it goes on.
problem-draft-missions = No mission lies on the table before the draft is over.
problem-draft = Two maquis are offered in the draft, and only there.

## Graphs

graph-missions-title = Missions and garrisons
graph-network-title = Who combines with whom
network-top = The known top of the hidden deck is drawn at once.
network-recruits = Recruits put in order come in that order.
network-scout = Scouting shows where the other action pays.
network-weak = Fewer enemies are left to weaken, and the rest are cheaper.
network-more = More maquis in play make the bonus larger.
network-revealed = Strong when revealed, and counted by the bonus.
network-back = A strong revealed maquis can be brought back.
network-copy = The hidden action can be copied.
network-giver = helps others
network-user = is helped
network-both = both
network-nobody = neither

### Board

score-civilians = civilians dead
score-failed = failed
score-done = done
score-spies = spies in the deck
picture-stopping = Stopping now: { $result-short }
picture-ended = { $result-short }
picture-goal = { $result-short } from { $points }
picture-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
picture-civilians = { $number } of { $most } civilians dead
picture-failed = { $number } of { $most } missions failed
picture-completed = { $number } of { $most } missions done
picture-mission-deck = mission deck
picture-spies-inside = { $number ->
        [one] { $number } of them is a spy
       *[other] { $number } of them are spies
    }
picture-period = period { $number }
picture-ignored = ignored this round
picture-failed-mission = Failed
picture-stays-empty = This place stays empty. A second failure loses the game.
picture-in-reach = The attack is enough for this target
picture-shielded = Shielded: first strike those who shield it
picture-nobody = nobody
picture-chip = { $agent }, { $role-short }, attack { $number }
picture-attack = Attack so far
picture-strength = Strength left
picture-enough = Enough for the mission: { $number }
picture-lacking = Mission needs { $number }, { $more } more
picture-mission-done = The mission is completed
picture-hand = Your hand
picture-hand-key = upper half: played hidden · lower half: revealed · P preparation, A attack
picture-hand-empty = no cards
picture-spies = Spy
picture-spy = cannot be played
picture-no-action = no action
picture-lifted = On top of the enemy deck
picture-stop = Stop
picture-stop-means = { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } yours for certain: { $result-short }.
picture-go-on = Go on
picture-go-on-means = A new hand and a new mission. All is lost after { $failures ->
        [one] one more failed mission
       *[other] { $failures } failed missions
    }, { $civilians ->
        [one] one more dead civilian
       *[other] { $civilians } more dead civilians
    } or a hand of spies.
picture-known-top = { $pile }, known from the top: { $names }
picture-known-bottom = { $pile }, known at the bottom: { $names }
picture-known-inside = { $pile }, known to be inside: { $names }
picture-known-foes = Enemy deck, known from the top: { $names }
picture-all-completed = Completed missions (points)
picture-all-failed = Failed missions (points)
picture-as-rulebook = { $names }: rulebook and printed cards differ. Here as in the rulebook; the attack values of Benigno are our reconstruction.
picture-as-printed = { $names }: rulebook and printed cards differ. Here as printed.
picture-sources = All cards follow public descriptions of the English edition; the wording is ours.

## Measures

measure-score = Points at the end
measure-points = Points
measure-civilians = Dead civilians
measure-rounds = Rounds

## Glossary: everything on the board in one sentence

term-maquis = Maquis
    .text = A fighter of your band, played hidden or revealed: the card has a half for each.
term-role-hidden = Hidden role
    .text = The weaker half of a card, after which the maquis can be drawn again.
term-espionage = Revealed role
    .text = The stronger half of a card, after which the maquis leaves for the revealed discard pile.
term-attack = Attack
    .text = What a maquis adds to your strength in the role that you chose.
term-strength = Strength
    .text = The attack of all maquis in play together; strikes use it up.
term-defence = Defence
    .text = What it costs to strike an enemy or to complete a mission.
term-mission = Mission
    .text = Choose one each round: completed it brings points, failed it is lost, and two failures lose the game.
term-garrison = Garrison
    .text = The enemies who guard a mission, face down until it is chosen or scouted.
term-points = Points
    .text = What completed missions are worth when you stop: 15 are a partial victory, 19 a victory, 22 a major one.
term-spy = Spy
    .text = A card that only takes up room in your hand; a new hand of nothing but spies loses the game.
term-civilian = Dead civilians
    .text = They are counted in the graveyard; five of them lose the game.
term-failed = Failed missions
    .text = Missions that were chosen and not completed; the second one loses the game.
term-leader = Recruits
    .text = Maquis who are not in your deck yet; some actions and enemies bring them in.
term-hidden-deck = Hidden deck
    .text = The cards you draw from: maquis and spies; its own discard pile is shuffled when it is empty.
term-revealed-discard = Revealed discard pile
    .text = Maquis who were revealed; they come back only by an action.
term-stages = Phases of a round
    .text = From the preparation to the recovery; the black one is the current one.
term-preparation = Preparation
    .text = The time before a mission is chosen: maquis whose action belongs here may be played now.
term-defence-effect = DEFENCE
    .text = An effect that works from the beginning of the attack, as long as its enemy stands.
term-success = SUCCESS
    .text = An effect that happens when its enemy is eliminated or its mission completed.
term-retaliation = RETALIATION
    .text = An effect of every enemy who still stands after your strikes.
term-infantryman = Infantryman
    .text = While he stands, no enemy of another kind can be eliminated.
term-sentry = Sentry
    .text = While he stands, the mission cannot be completed.
term-engineer = Engineer
    .text = While he stands, each enemy of another kind has 1 more defence.
term-jailer = Jailer
    .text = Eliminated, he sets a recruit free, who joins the hidden discard pile.
term-rifleman = Rifleman
    .text = Left standing, he takes a random hidden maquis in play out of the game.
term-punisher = Counter-guerrilla
    .text = Left standing, he brings a civilian card to the graveyard.
term-recruiter = Spymaster
    .text = Left standing, he puts a spy into your discard pile.
term-radio = Radio operator
    .text = Left standing, he calls one more enemy to each other mission.
term-enemy = Enemy
    .text = A card of a garrison: strike it for its defence, or leave it and bear its retaliation.
term-liquidation = Eliminated
    .text = This enemy was struck and leaves for the discard pile.
term-move-2 = Stop or go on
    .text = At the end of a round you may stop and count your points, or risk one more mission.
term-deck = Cards
    .text = A hand or an open pile, with all that you know about it.

## Entries of a position, in the editor

entry-mission = Mission under attack
entry-agents = Maquis and spies
entry-foes = Enemies
entry-missions = Missions
entry-civilians = Civilians
entry-strength = Strength
entry-known = known
entry-face-up = face up
entry-peeked = looked at

# Changes of the rules

change-civilians-uncounted = Civilians are not counted
    .question = What if the deaths of civilians could not lose you the game?
    .now = dead civilians do not end the game, however many they are.
change-no-stopping = Nobody may stop
    .question = What if the resistance could not stop while a mission is left?
    .now = the resistance must go on while a mission is available.
change-revealed-come-back = The revealed come back
    .question = What if a revealed maquis could hide again?
    .now = revealed maquis are discarded with the hidden ones, and come back with them.
change-no-shields = Nothing shields
    .question = What if no enemy could shield another?
    .now = infantry and sentries shield nobody.
change-one-failure = One failure is enough
    .question = What if the first failed mission lost the game?
    .now = the first failure loses the game.
change-small-garrisons = Small garrisons
    .question = What if every mission were guarded by two?
    .now = every garrison has two enemies.
