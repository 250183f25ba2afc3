lesson = Learn the rules
shown = You know the rules.
finished = Start a match: play a maquis or two, choose a mission, and see who guards it.

## Theme and goal

section-goal = A mission has its price
goal = Spain under Franco. You lead the maquis, fighters in the hills. Your strength is 7. The mission in the valley has defence 6. Click the mission: you complete it.
    .right = It cost 6 of your 7 strength, and it brings 2 points. What is left of your strength is lost.
    .reply = You may do that. But then your strength is too small for the mission, and it fails.
    .hint = Click the mission in the valley, not the enemy there.
    .solution = A target costs as much strength as its defence. You have 7, the mission costs 6. Click the mission.
other = Enemies are targets too, but only at your mission. Your mission is the valley. Try to break the rule: strike the Sentry at the border.
    .right = The board says no. You strike the mission that you chose and the enemies there.
    .reply = This target is at your mission. Click the Sentry at the border.
    .hint = The Sentry lies at the mission at the border.
    .solution = Click the Sentry at the border. The board refuses, as you are in the valley.
check-strike = Your strength is { $strength }. First you complete the mission. How many enemies there can you still eliminate, at most?
    .label = Enemies
    .right = After the mission { $rest } strength was left. You pay the defence of each enemy, one after another.
    .reply = Pay for the mission. Then take the cheapest enemies, one after another.
    .reply-all = Each enemy costs strength as well. Count what is left.
    .reply-free = The mission comes first, and it costs its defence too.
    .hint = The mission leaves { $rest } strength. Begin with the cheapest enemy.
    .solution = The mission leaves { $rest } strength. Take the cheapest enemies first: that is enough for { $enemies }.

## Preparation

section-preparation = Preparation
play = A round begins. Five cards are in your hand. Before you choose a mission, you may play some of them. Click Paquita.
    .right = You play her hidden: she lies on the left. Her action can be used at once.
    .reply = You may do that too. But Paquita can look at the enemies first: click her.
    .hint = Your hand lies at the bottom of the board.
    .solution = Click Paquita in your hand.
scout = Paquita lies hidden. Her action is for the preparation: turn up all enemies of one mission. It works now. Click the railway bridge.
    .right = Now you see who guards the bridge. An action works only in its own phase: preparation or attack.
    .reply = You may look here too. But now turn up the enemies at the railway bridge.
    .hint = Click the mission with defence 8.
    .solution = Click the railway bridge. All its enemies turn face up.
spy = One card in your hand is a spy. He works for Franco. Try to break the rule: play the spy.
    .right = The board says no. A spy only takes a place in your hand.
    .reply = This is no spy, so it may be played. Click the spy.
    .hint = The spy is the card without a name.
    .solution = Click the spy in your hand. The board refuses.
choose = You play no more cards for now. Four missions are available, and each round you must choose one. Choose the railway bridge.
    .right = The bridge is your mission this round. The attack begins.
    .reply = You may choose any available mission. But here you know the enemies of the bridge: choose that one.
    .hint = Click the railway bridge.
    .solution = Click the railway bridge. Its enemies lie face up already.
turned = What if you choose the border? You have not looked there: its enemies lie face down. What happens to them?
    .option-up = They are turned face up
    .option-down = They stay face down
    .option-gone = They are discarded
    .right = All of them are turned up. You know them only after you have chosen.
    .reply-down = You fight them now, so you see them.
    .reply-gone = They stay and guard the mission. But you see them now.
check-prep = All your maquis are played. Your strength is { $strength }. Choose the mission that it is enough for, with the most points.
    .right = Your strength is enough, and no other such mission brings more points. Now its enemies are turned up.
    .reply-dear = Your strength is smaller than the defence of this mission.
    .reply-few = Your strength is enough here. But another mission brings more points.
    .hint = Leave out all missions with defence over { $strength }. Then compare the points.
    .solution = Defence must be { $strength } or less. Of these missions “{ $mission }” brings the most points.

## Attack

section-attack = Attack
consuelo = An Infantryman shields other enemies: you cannot eliminate them while he stands. Consuelo, revealed, may discard one enemy here. Discard the Infantryman.
    .right = He is gone, and Consuelo's attack grows by his defence. A discarded enemy has no SUCCESS effect.
    .reply = You may discard this one. But the Infantryman still shields the last enemy.
    .hint = Click the Infantryman at the railway bridge.
    .solution = Click the Infantryman. Then nobody shields the others.
whole = Revealed, Paquita can discard two enemies at your mission. Only one enemy is there. Can she discard just him?
    .option-not = No, two or none
    .option-one = Yes, as many as there are
    .option-later = Not now, but later
    .right = No. An action is done whole or not at all. You may also leave it out.
    .reply-one = That would be half an action. It must be done whole.
    .reply-later = A maquis acts when the card is played, or never.
abel = Abel, hidden, adds 1 to your attack for each revealed maquis. Consuelo is revealed. You use his action, then play Roberto revealed. What does Abel add?
    .option-one = 1, only for Consuelo
    .option-two = 2, for Consuelo and Roberto
    .option-three = 3, for all others
    .right = 2. Such a bonus is counted at the end, so Roberto counts too.
    .reply-one = The bonus is counted at the end of the attack. Who is revealed then?
    .reply-three = Paquita is hidden. Abel counts revealed maquis only.
role = Consuelo and Abel are in play too. Roberto is your last maquis, and all must be played. Choose his role: hidden, attack 2; revealed, attack 4. Play him revealed.
    .right = The role stays to the end of the round. Revealed maquis are stronger, but after the round they are out of reach.
    .reply = You may keep him hidden. But then your strength is too small for the bridge.
    .hint = Choose the revealed side: attack 4.
    .solution = The bridge has defence 8, and a Sentry stands there too. Play Roberto revealed.
strength = Hidden: Paquita 1 and Abel 1. Revealed: Roberto 4 and Consuelo, who gained 1. Abel's action adds 1 for each revealed maquis. What is your strength?
    .label = Strength
    .right = 1 + 1 + 4 + 1 + 2 makes 9. Cards from the preparation count too.
    .reply = Add up all four cards, then what Abel's action adds.
    .reply-6 = Three more are missing: whom does Abel count, and what did Consuelo gain?
    .reply-7 = Abel's action adds 1 for each revealed maquis. You left it out.
    .reply-8 = Something is missing. Consuelo gained 1, and two maquis are revealed.
    .hint = The cards make 7. Two maquis are revealed.
    .solution = Paquita 1, Abel 1, Roberto 4, Consuelo 1. Two are revealed, so Abel adds 2. Together 9.
check-sum = { $name } has an action for the attack: +1 for each { $bonus ->
        [others] other maquis in play
       *[revealed] revealed maquis
    }. You played this card in the { $phase ->
        [preparation] preparation
       *[attack] attack and used the action
    }. You complete the mission. How much strength is left?
    .label = Strength left
    .right = Your strength was { $strength }, and the mission cost { $defence }.
    .reply = Take the number of each card in its role. Is there a bonus? Then pay for the mission.
    .reply-mission = That is your whole strength. The mission costs its defence.
    .reply-bonus = The action of { $name } adds something. Count it too.
    .reply-phase = In the preparation an action for the attack does not work.
    .hint = { $phase ->
        [preparation] An action for the attack did not work in the preparation. Add up the printed numbers.
       *[attack] The action of { $name } adds { $counted }. Add up the cards and this.
    }
    .solution = Your strength is { $strength }. The mission has defence { $defence }. So { $left } is left.

## Effects

section-effects = Effects
block = Your strength is 9, the bridge has defence 8. But a Sentry stands there. Try to break the rule: strike the mission now.
    .right = The board says no. While a Sentry stands there, the mission cannot be completed.
    .reply = An enemy may be struck. Click the mission.
    .hint = Click the mission, the railway bridge.
    .solution = Click the railway bridge. The board refuses: the Sentry guards it.
sentry = The Sentry has a DEFENCE effect: while he stands, you cannot complete the mission. Your strength is enough for both. Eliminate the Sentry.
    .right = You paid his defence. His effect ends at once, and the mission is open to you.
    .reply = You may do that. But then your strength is not enough for the Sentry and the mission.
    .hint = Click the Sentry. The mission can wait.
    .solution = Click the Sentry at the railway bridge. DEFENCE effects last only while the card is there.
success = Nobody guards the bridge now, and 8 strength is left. It has a SUCCESS effect: that happens when you complete it. Strike the mission.
    .right = Done: 2 points. Its effect happens at once: you discard one enemy of another mission.
    .reply = You may do that. But the mission is not completed, so it fails.
    .hint = Click the railway bridge.
    .solution = The bridge costs 8, and you have 8. Click it.
rifleman = A Rifleman still stands. RETALIATION: a random hidden maquis in play leaves the game. Who may it be?
    .option-hidden = Paquita or Abel
    .option-revealed = Roberto or Consuelo
    .option-nobody = Nobody, the mission is done
    .right = Paquita or Abel, as they are hidden. This time it is Abel.
    .reply-revealed = They are revealed. The Rifleman takes a hidden maquis.
    .reply-nobody = Every enemy that still stands strikes back, even if the mission is done.
elsewhere = You attack the mountain pass. The Sentry stands at the border. Can you complete the mountain pass?
    .option-yes = Yes, he stands elsewhere
    .option-sentry = I strike the Sentry first
    .option-both = No, Sentries guard all missions
    .right = Yes. Only the effects at your mission work.
    .reply-sentry = You cannot strike enemies of other missions. And you need not.
    .reply-both = An effect works only at its own mission.
check-order = All maquis are played, and all enemies lie face up. Add up your attack. Choose the mission that you can complete.
    .right = Your strength is { $strength }. Here you need { $cost }, with all who must go first.
    .reply-dear = This mission alone costs more than your strength.
    .reply-sentry = A Sentry stands here. You have to pay for him too.
    .reply-infantryman = An Infantryman shields the Sentry. You have to pay for both.
    .hint = Your strength is { $strength }. Sentries go before the mission, Infantrymen before Sentries.
    .solution = In “{ $mission }” you pay { $shields } for the enemies and { $defence } for the mission. Your strength is { $strength }.

## The outcome

section-outcome = The outcome
civilians = The mission is done, 3 strength is left. Each Counter-guerrilla that stands costs civilian lives. 4 have died. With 5 you lose at once. Eliminate him.
    .right = No civilian card is drawn. Each of these cards stands for 0 to 3 lives.
    .reply = You may do that. But the Counter-guerrilla takes more lives. Now there are 5 or more, and you have lost.
    .hint = Click the Counter-guerrilla.
    .solution = The Counter-guerrilla is the danger. Click him.
fail = Your strength is 4, the mission has defence 6. You end the attack. What happens to the mission?
    .option-down = It is turned down and is lost
    .option-new = A new one takes its place
    .option-stays = It stays for the next round
    .right = It is turned face down, and nothing takes its place. You have one mission less.
    .reply-new = Only a completed mission is replaced by a new one.
    .reply-stays = You had one try. It does not come back.
second = One mission has failed before. If a second one fails, you lose at once. What do you strike first?
    .right = Now the mission is open, and your strength is just enough for it.
    .reply = You may do that. But now the mission cannot be completed any more. It will be the second failure: a defeat.
    .hint = Who keeps you from completing the mission?
    .solution = The Sentry guards the mission. Strike him. The rest is enough for the mission.
results = You stop and count your points. From 15 it is a partial victory, from 19 a victory, from 22 a major victory. You have 17. What is it?
    .option-partial = A partial victory
    .option-victory = A victory
    .option-draw = A draw
    .right = A partial victory. With fewer than 15 points it would be a draw.
    .reply-victory = A victory begins at 19.
    .reply-draw = With 15 points it is more than a draw.
check-end = You have { $had } points. You try to complete this mission for { $gained } more, and then you stop. What becomes of it, at best?
    .option-draw = A draw
    .option-partial = A partial victory
    .option-victory = A victory
    .option-major = A major victory
    .option-lost = A defeat
    .right = { $result ->
        [lost] The mission cannot be completed, and it is the second failure.
       *[other] { $completes ->
            [yes] The mission succeeds: { $total } points.
           *[no] The mission fails, and the points stay { $total }.
        }
    }
    .reply-count = { $completes ->
        [yes] You can complete the mission. Add its points. Which result is that?
       *[no] Is your strength enough, with all who guard the mission? Count again.
    }
    .reply-lost = One failure alone is no defeat. Or does the mission succeed?
    .reply-alive = Is your strength enough, with all who guard the mission? And how many missions have failed?
    .hint = { $completes ->
        [yes] Your strength is enough for the mission and for all who guard it.
       *[no] Your strength is not enough. Look how many missions have failed.
    }
    .solution = { $result ->
        [lost] The guards and the mission cost more than your strength. A second mission fails: a defeat.
       *[other] { $completes ->
            [yes] The mission succeeds, and { $had } and { $gained } make { $total }. From 15: partial victory; from 19: victory; from 22: major.
           *[no] The mission fails, so { $total } points stay. From 15: partial victory; from 19: victory; from 22: major.
        }
    }

## Recovery

section-recovery = Recovery and spies
go-on = The bridge is done: 2 points. The Rifleman still stood, so Abel is lost. After each round you stop or go on. Go on.
    .right = Revealed maquis are out of reach now. Hidden ones and the spy can come back. You drew five new cards.
    .reply = You may stop after any round. But 2 points are only a draw. Go on.
    .hint = Click “Go on with the resistance”.
    .solution = With 2 points you would have a draw. Click “Go on with the resistance”.
where = Roberto and Consuelo were revealed. They lie in a discard pile of their own. How do they come back to you?
    .option-effect = Only by a special action or effect
    .option-shuffle = When the hidden deck is empty
    .option-next = In the next round
    .right = Only so. Hidden maquis and spies go to the hidden discard pile, and that becomes your deck again.
    .reply = Revealed maquis are known to the enemy. Their pile never becomes your deck.
    .hint = There are two discard piles. One becomes your deck again.
    .solution = The hidden discard pile becomes the new deck. The revealed one does not. It takes a special action or effect.
hand = You go on. You always draw five cards from the hidden deck. Only three are left there. What happens?
    .option-shuffle = The hidden discard pile is shuffled
    .option-three = You play with three cards
    .option-recruits = You take two recruits
    .right = You take the three. Then the hidden discard pile becomes the deck, and you take two more.
    .reply-three = The discard pile of the hidden maquis is still there.
    .reply-recruits = Recruits come only by a special action or effect.
spies = You have 17 points. Your hidden deck has five cards, and all five are spies. If a new hand holds only spies, you lose. Decide.
    .right = A partial victory. A defeat would have cost you all points.
    .reply = Your new hand holds five spies. You have lost, and points do not count.
    .hint = What would your next five cards be?
    .solution = If you go on, you draw five spies and lose. Stop: 17 points are a partial victory.
check-back = { $completed ->
        [yes] “{ $mission }” is done
       *[no] “{ $mission }” is not done
    }, and your strength is used up. Now the enemies here strike back, and you want to go on. Who can come back to your hand without a special effect?
    .option-nobody = None of them
    .option-lost = Nobody: it is a defeat
    .right = { $answer ->
        [hidden] { $hidden } lay hidden and goes to the hidden discard pile. From there one comes back.
        [nobody] { $hidden } was the only hidden maquis, and the Rifleman took that one.
       *[lost] A second mission has failed. The game is over.
    }
    .reply-revealed = This maquis was revealed. That discard pile never becomes your deck.
    .reply-before = The revealed discard pile never becomes your deck.
    .reply-nobody = Somebody lay hidden, and nobody takes hidden maquis here.
    .reply-shot = Look who still stands at the mission. What does he do to hidden maquis?
    .reply-lost = Has a second mission failed? Look at the mission and at the failures.
    .reply-over = The mission is not done. And how many failed before?
    .hint = { $answer ->
        [hidden] One of the three lay hidden in this round.
        [nobody] A Rifleman still stands there. Who is hidden?
       *[lost] Count the failed missions, with this one.
    }
    .solution = { $answer ->
        [hidden] Hidden maquis go to the hidden discard pile and come back: { $hidden }. Revealed ones do not.
        [nobody] The Rifleman takes the only hidden maquis, { $hidden }. Revealed ones do not come back.
       *[lost] This mission fails, and one failed before. Two failures are a defeat.
    }
final = Eight mixed questions

## The teacher's page

teacher-aim-1 = add up the attack of the maquis in play and say which targets it is enough for.
teacher-aim-2 = play a whole round by the rules: preparation, attack, outcome, recovery.
teacher-aim-3 = name the price of being revealed, the three defeats and the results.
teacher-age = 12 and older; no experience with board games is needed.
teacher-knows = Nothing. A pair that has ten minutes takes the quick path of eight steps.
teacher-room = Two pupils at one computer: one reads, one clicks, they swap after each section. Fifteen computers serve thirty pupils.
teacher-screen = One step at a time: a task, the board, the answer. A code below lets a pair go on later, on any computer.
teacher-timing-1 = The question on the board: when is it worth being seen?
teacher-timing-2 = Quick path or first section, all together on the projector.
teacher-timing-3 = Pairs go on by themselves to the last section.
teacher-timing-4 = The mixed questions, and the mistakes of the class.
teacher-late = The mixed questions. They are on the printed sheet too.
teacher-mistake-1 = A card played in the preparation uses its attack action later.
    .say = When does a maquis act? In the moment of being played, and only in the phase of the action.
teacher-mistake-2 = A bonus is counted when the action is used.
    .say = Who is revealed when the strength is added up? That is what counts.
teacher-mistake-3 = All enemies must be eliminated before the mission.
    .say = Who shields the mission? Only Sentries do, and Infantrymen shield the Sentries.
teacher-mistake-4 = A completed mission ends the fight.
    .say = Who still stands? All of them retaliate, whether the mission is done or not.
teacher-mistake-5 = Revealed maquis come back when the deck is shuffled.
    .say = Which pile is shuffled? Only the hidden discard pile.
teacher-mistake-6 = After a defeat the points still count.
    .say = When are points counted? Only if you have stopped of your own will.
teacher-debrief-1 = When was it right to reveal somebody, and what did it cost later?
    .good = For example: when a mission would fail otherwise; but strong maquis are then missing in the hard missions at the end.
teacher-debrief-2 = When did you stop, and what made you stop?
    .good = Points that are safe are weighed against the risk of the next mission: failures, civilians and spies add up.
teacher-cautions = The game shows an armed struggle, killed civilians among its costs. Use no victim roles and no talk of tactics outside the game. Names of missions and some enemies in Russian are ours; no question depends on cards on which the sources differ.
teacher-variant-projector = The class votes by show of hands before each answer; one pupil clicks.
teacher-variant-paper = The printed sheet asks the checks with the same positions; the key is on its own page.
teacher-variant-long = After the lesson each pair plays a whole match and notes when it stopped, and why.
teacher-fast = Plays a match and aims at 19 points; notes each refused move.
teacher-slow = Takes the quick path and begins a match with the list of moves open.
teacher-rubric-1 = Names the aim and the two roles, needs help with each step.
teacher-rubric-2 = Adds up the attack and strikes what it is enough for.
teacher-rubric-3 = Solves the checks with at most one hint and plays a legal round.
teacher-rubric-4 = Solves the checks at the first try and explains refused moves by their rule.
