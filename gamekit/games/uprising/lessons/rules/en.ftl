lesson = Learn the rules
shown = You know the rules.
finished = Start a match: mark two neighbours, plan three cards, and see what the Empire does.

## Theme and goal

section-goal = Capture a district
capture = You lead the Resistance against the Empire. The cards in the Ministry of Truth add up to 21. That is enough for the mission Revolution. Click the district to capture it.
    .right = The sum is 21 or more. So Revolution is met, and the district is yours. In a match you name the mission too.
    .reply = You may wait. But the Ministry of Truth is ready: capture it.
    .hint = Click the Ministry of Truth.
    .solution = Add up the cards in the Ministry of Truth: they make 21. Click it, and it is yours.
short = The Police Headquarters has 20 and a Provocation, which has no number. Try to break the rule: capture it.
    .right = The board says no. 20 is too little, and no other mission is met.
    .reply = This one may be captured. Click the Police Headquarters.
    .hint = Click the Police Headquarters in the row.
    .solution = Click the Police Headquarters. The board refuses, as its cards meet no mission.
third = You captured two districts before. Now you capture a third one, the Ministry of Truth. What happens?
    .option-win = You win at once
    .option-round = The round goes on
    .option-five = You need all five to win
    .right = You win at once. If you never get three districts, the Empire wins.
    .reply-round = Nothing comes after the third district: the game is over.
    .reply-five = You need three of the five.
check-sum = Add up the cards. A Provocation counts nothing. Which district can you capture with Revolution?
    .option-none = None of them
    .right = { $found ->
        [yes] The sum is { $most } there, and that is enough for Revolution.
       *[no] No district has 21. The highest sum is { $most }.
    }
    .reply-short = Its cards make less than 21. Add them again.
    .reply-none = One district has 21 or more. Add up each of them.
    .hint = The highest sum is { $most }.
    .solution = { $found ->
        [yes] The highest sum is { $most }. That is 21 or more, so Revolution is met there.
       *[no] The highest sum is { $most }. That is less than 21, so you capture nothing.
    }

## Missions

section-missions = Missions
disobedience = Four missions lie on the table, and any of them will do. Civil Disobedience: Riot makes 8 or more, and there is no Diversion. Capture a district with it.
    .right = Riot makes 8 here, and there is no Diversion. Other cards do no harm.
    .reply = One district is ready. Look for 8 in Riot cards without a Diversion.
    .hint = Look at the Ministry of Peace: which Riot cards lie there?
    .solution = The Police Headquarters has Riot 8 too, but a Diversion lies there. Click the Ministry of Peace.
coup = Coup asks for a card of each type: Riot, Diversion, Gear and Propaganda. Capture the district that has all four.
    .right = All four types are there. Their numbers do not matter.
    .reply = One district has all four types. Capture it.
    .hint = A Provocation has no type. Look at the Capitol.
    .solution = The Capitol has Riot, Gear, Diversion and Propaganda. Click it.
armed = Armed Protests: Gear makes 3 or more, and Diversion makes more than Gear. Capture a district with it.
    .right = Gear is at least 3 here, and Diversion is higher.
    .reply = Two districts are ready. Compare Diversion with Gear in each of them.
    .hint = Diversion 6 against Gear 3 will do. Diversion 3 against Gear 4 will not.
    .solution = The Ministry of Truth has 6 against 3. The Ministry of Peace has 9 against 5. Click one of them.
surge = Surge of Activity asks for three face-up cards of one type. Here are three Propaganda cards, and one lies face down. Can you capture?
    .option-no = No, it must lie face up before
    .option-open = Yes, I turn it up now
    .option-count = Yes, three are three
    .right = No. Only cards that lie face up already count for this mission.
    .reply-open = You open cards after the mission is met, not to meet it.
    .reply-count = This mission counts only what lies face up.
plot = Coordinated Plot asks for three cards with the same number. The Police Headquarters has 5, 5 and a Provocation. Capture a district where the plot is ready.
    .right = Three cards with the same number. A Provocation has no number and would not help.
    .reply = You may wait. But in one district three numbers are equal: capture it.
    .hint = A Provocation has no number. Where are three equal numbers?
    .solution = Look for three equal numbers in one district, and click it. Two fives and a Provocation are not enough.
agents = Sleeper Agents asks for four numbers in a row, such as 2, 3, 4, 5. Types do not matter. Capture the right district.
    .right = Four numbers in a row, and none is left out.
    .reply = One district has four numbers in a row. Capture it.
    .hint = 2, 3, 4 and 6 are not in a row: 5 is left out.
    .solution = The Ministry of Peace has four numbers in a row. In the Police Headquarters one is left out. Click the Ministry of Peace.
check-mission = Look at the { district }. Which mission is met there?
    .option-none = None
    .right = { $met ->
        [none] No mission on the table is met. Keep on adding cards.
       *[other] Right: all that this mission asks for lies there.
    }
    .reply-none = One mission is met. Go through them one by one.
    .reply-revolution = The sum is { $sum }. Revolution asks for 21.
    .reply-civil-disobedience = Riot must make 8 or more, without any Diversion.
    .reply-surge-of-activity = Three cards of one type must lie face up.
    .reply-armed-protests = Diversion must be higher than Gear, and Gear at least 3.
    .reply-coup = Coup asks for all four types. A Provocation has none.
    .reply-coordinated-plot = Are there three cards with the same number?
    .reply-sleeper-agents = Are there four numbers in a row, with none left out?
    .hint = The numbers here make { $sum } in all. Now check the other three missions.
    .solution = { $met ->
        [none] Go through the four missions: something is missing for each. So none is met.
        [revolution] The numbers make { $sum }, and Revolution asks for 21.
        [civil-disobedience] Riot makes 8 or more, and there is no Diversion: Civil Disobedience.
        [surge-of-activity] Three cards of one type lie face up: Surge of Activity.
        [armed-protests] Gear is at least 3, and Diversion is higher: Armed Protests.
        [coup] All four types lie here: Coup.
        [coordinated-plot] Three cards have the same number: Coordinated Plot.
       *[sleeper-agents] Four numbers follow each other: Sleeper Agents.
    }

## Marking and planning

section-plan = Your plan
mark = A round begins: you mark two neighbours in the row. Click the first one of a pair. Here, mark the Ministries of Plenty and Peace.
    .right = The marker lies on both. This round your cards can go there.
    .reply = That is a pair as well. But mark the Ministries of Plenty and Peace.
    .hint = Click the Ministry of Plenty. The next one in the row comes with it.
    .solution = Click the Ministry of Plenty. The marker covers it and the Ministry of Peace.
open = Now you plan three cards: one face up, two face down. The face-up card comes first. The Empire will see it. Choose one.
    .right = It lies face up. Two more cards follow, face down.
    .reply = Choose a card in your hand.
    .hint = Any card with a number will do.
    .solution = Click a card with a number in your hand. It goes above the marker.
bluff = A Provocation only fools the Empire, so it always lies face down. Try to break the rule: play one face up.
    .right = The board says no. Face down it may pass for any card.
    .reply = This card may lie face up. Click the Provocation.
    .hint = The Provocation is the card without a number.
    .solution = Click the Provocation in your hand. The board refuses it.
sees = Now you sit at the other side: you are the Empire. What do you know of the two cards that lie face down?
    .option-back = Only that they are there
    .option-type = Their types
    .option-number = Their numbers
    .right = Only that they are there. The Empire never sees a face-down card.
    .reply-type = Types stand on the front. It lies face down.
    .reply-number = Numbers stand on the front. It lies face down.
check-plan = You marked the { district } and plan to put a card there. Play one face up that makes it meet a mission.
    .right = With this card the { district } meets { $mission }. The Empire sees it too.
    .reply = It may lie face up. But with it no mission is met in the { district }.
    .hint = The mission is { $mission }. What is missing for it?
    .solution = The mission is { $mission }. The cards in the { district } lack only one: { $card } will do.

## The Empire

section-empire = The Empire's tokens
choose = You are the Empire now. Against three planned cards you use two of your power tokens. Take the first one: Surveillance.
    .right = This token is used. It opens one face-down card. Then you use a second token.
    .reply = You may use this one as well. But now take Surveillance.
    .hint = The four tokens lie before you. Click Surveillance.
    .solution = Click the token Surveillance.
surveil = You are the Empire and took Surveillance: it opens a face-down card. Choose one above the marker.
    .right = Now both sides see this card, to the end of the game.
    .reply = Choose one of the two face-down cards above the marker.
    .hint = The face-down cards show only their backs.
    .solution = Click a face-down card above the marker. It is turned up.
fake = You lead the Resistance. The Empire uses Surveillance on your Provocation. What happens to it?
    .option-gone = It is shown and leaves the game
    .option-stays = It stays there, face up
    .option-back = It comes back to your hand
    .right = It is shown and leaves the game. The Empire used a token for nothing.
    .reply-stays = Other cards stay. A Provocation that is seen goes away at once.
    .reply-back = Cards never come back to the hand.
send = You are the Empire. Disorientation sends a planned card into any district. Gear 3 would help in the marked ones. Send it to another district.
    .right = It lies outside the marked districts, where nobody planned it.
    .reply = This is allowed. But with Diversion 5 it makes Armed Protests here. Choose an unmarked district.
    .hint = The marker lies on the Police Headquarters and the Ministry of Truth.
    .solution = Click the Ministry of Plenty, the Ministry of Peace or the Capitol.
cordon = You are the Empire. A Cordon closes a marked district: this round no card of the Resistance goes there. Try to break the rule: cordon the Capitol.
    .right = The board says no. The marker does not lie on the Capitol. Here the Ministry of Truth gets the Cordon.
    .reply = This district is marked, so it may be cordoned. Click the Capitol.
    .hint = The Capitol lies in the middle of the row.
    .solution = Click the Capitol. The board refuses it, as it is not marked.
hidden = You are the Empire. You use Liquidation on a face-down card. It is no Provocation. What do you see?
    .option-back = Nothing: it goes away face down
    .option-face = The card: it is opened
    .option-both = It stays, but opened
    .right = It goes away as it lay. Only a Provocation is shown.
    .reply-face = Liquidation opens only a Provocation. Other cards keep their face.
    .reply-both = Opening is what Surveillance does. Liquidation takes the card away.
check-tokens = The Empire uses { $token } on your { $card }{ $token-id ->
        [disorientation] { " " }and sends it away
       *[other] { "" }
    }. All cards that are left go into the { district }. Which mission is met there then?
    .option-none = None
    .right = { $met ->
        [none] Without this card no mission is met.
       *[other] All that this mission asks for lies there.
    }
    .reply-none = One mission is met. Which cards come to the district?
    .reply-revolution = What is the sum without the cards that went away?
    .reply-civil-disobedience = Count the Riot cards that are left. And is there a Diversion?
    .reply-surge-of-activity = How many cards of one type lie face up in the end?
    .reply-armed-protests = Compare Diversion and Gear once more, without what went away.
    .reply-coup = Are all four types still there?
    .reply-coordinated-plot = Are there still three equal numbers?
    .reply-sleeper-agents = Are there still four numbers in a row?
    .hint = { $token-id ->
        [surveillance] { $provocation ->
            [yes] A Provocation that is seen leaves the game. The two other cards come.
           *[no] Surveillance turns the card up. All three cards come.
        }
       *[other] The card goes away. The two others come to the district.
    }
    .solution = { $met ->
        [none] Put the cards that are left into the { district } in your head. Something is missing for each mission. So none is met.
       *[other] Put the cards that are left into the { district } in your head. Then { $mission } is met.
    }

## The operation

section-operation = The operation
spread = The Empire has used two tokens. Now all cards that are left go into the marked districts, each as it lies. Put this one into the Ministry of Truth.
    .right = It lies there as it lay above the marker. The last card follows.
    .reply = You may put it here. But you want it in the Ministry of Truth.
    .hint = Click the Ministry of Truth.
    .solution = Both marked districts are open to you. Click the Ministry of Truth.
espionage = Espionage asks for 4 or more in Diversion and 4 or more in Propaganda. The Empire does not know yet what lies here. Capture the Ministry of Truth.
    .right = Diversion 5, Propaganda 2 and 3. You open only the cards that the mission needs.
    .reply = You may wait. But Espionage is met: capture the Ministry of Truth.
    .hint = Click the Ministry of Truth.
    .solution = Propaganda 2 and 3 make 5, and Diversion is 5. Click the Ministry of Truth.
row = You capture the Capitol in the middle of the row. It leaves with its cards. Who are neighbours then?
    .option-peace-police = Peace and Police
    .option-plenty-truth = Plenty and Truth
    .option-gap = Nobody new, a gap stays
    .right = Peace and Police. The row closes up.
    .reply-plenty-truth = These are the ends of the row. They do not meet.
    .reply-gap = The row moves together where a district leaves.
check-row = The Empire used Disorientation: { $card } went to the { district }. Now a mission is met there, and you capture it. Which two can you mark next?
    .option-a = { $a-left } + { $a-right }
    .option-b = { $b-left } + { $b-right }
    .option-c = { $c-left } + { $c-right }
    .option-d = { $d-left } + { $d-right }
    .right = The row closed up, and these two are neighbours now.
    .reply-captured = A captured district has left the row.
    .reply-apart = Another district lies between these two.
    .reply-ends = These are the ends of the row. They are no neighbours.
    .hint = Take the { district } away and move the others together.
    .solution = Without the { district } the row closes up. Then { $left } and { $right } are neighbours.

## The end, and a first turn

section-end = The end, and your first turn
cycle = In round 1 the Empire used Surveillance and Cordon. Which tokens can it use in round 2?
    .option-others = Liquidation and Disorientation
    .option-all = All four
    .option-same = Surveillance and Cordon
    .right = The two others. After round 2 all four are used, and then all of them come back.
    .reply-all = A used token stays down until all four are used.
    .reply-same = These two are used. They lie face down now.
decisive = The last round has no marker: a card may go to any district that is not captured or cordoned. You hold two. Win with Riot 5.
    .right = Riot 3 and Riot 5 make 8: Civil Disobedience, the third district, and you win.
    .reply = It may go here. But no mission is met, and the Empire wins.
    .hint = Where is Riot 3, and no Diversion?
    .solution = Riot 3 lies in the Ministry of Truth. With Riot 5 it makes 8. Click the Ministry of Truth.
first-plan = A real match. You marked the Capitol and the Police Headquarters. One card lies face up, one face down. Choose the third from your hand, face down.
    .right = The Empire answered: it cordoned the Police Headquarters and liquidated your face-up card. The two others went to the Capitol. No mission is met yet.
    .reply = Choose one of the cards in your hand.
    .hint = Any card in your hand will do, a Provocation too.
    .solution = Click any card in your hand. It goes face down above the marker.
next-mark = Round 2. You drew three cards, so you hold five again. Mark two neighbours once more. Any pair will do: click its first one.
    .right = That is how each round begins. The board draws for you. At a table, draw three cards yourself.
    .reply = Click the first one of two neighbours.
    .hint = Any district will do but the last one of the row.
    .solution = Click the first district of the row. The next one in the row comes with it.
final = Eight mixed questions

## Words of the checks

district = { $district ->
        [plenty] Ministry of Plenty
        [peace] Ministry of Peace
        [truth] Ministry of Truth
        [police] Police Headquarters
       *[capitol] Capitol
    }

## The teacher's page

teacher-aim-1 = say whether the cards of a district meet a mission.
teacher-aim-2 = play a whole round by the rules: mark, plan, tokens, operation, capture.
teacher-aim-3 = say what each side can and cannot know.
teacher-age = 12 and older; no experience with board games is needed.
teacher-knows = Nothing. A pair that has ten minutes takes the quick path of eight steps.
teacher-room = Two pupils at one computer: one reads, one clicks, they swap after each section. Fifteen computers serve thirty pupils.
teacher-screen = One step at a time: a task, the board, the answer. A code below lets a pair go on later, on any computer.
teacher-timing-1 = The question on the board: 20 and a Provocation. Is that a Revolution?
teacher-timing-2 = Quick path or first section, all together on the projector.
teacher-timing-3 = Pairs go on by themselves to the last section.
teacher-timing-4 = The mixed questions, and the mistakes of the class.
teacher-late = The mixed questions. They are on the printed sheet too.
teacher-mistake-1 = A Provocation counts as a card of any type or number.
    .say = What is printed on it? It has no type and no number.
teacher-mistake-2 = A mission is used up once it is met.
    .say = All four stay on the table. You may meet one again and again.
teacher-mistake-3 = Face-down cards can be opened for Surge of Activity.
    .say = When did the card turn up? It must lie face up before you check.
teacher-mistake-4 = The Empire looks at a card that it liquidates.
    .say = It goes as it lies. Only a Provocation is shown.
teacher-mistake-5 = All four tokens are there every round.
    .say = Which ones were used last round? They come back only when all four are used.
teacher-mistake-6 = A cordon protects a district from capture.
    .say = It stops new cards this round. What lies there may still meet a mission.
teacher-debrief-1 = When was it good to be seen, and when to be hidden?
    .good = For example: a face-up card draws a token, or counts for Surge of Activity; a hidden one makes the Empire guess.
teacher-debrief-2 = Why does the Empire have only two tokens for three cards?
    .good = It cannot control everything. It must choose, and each choice tells the Resistance something.
teacher-cautions = The country is invented, and its ministries are named as in a novel. The lesson draws no parallel with a conflict of today. Two missions of the full game are our invention; no question uses them.
teacher-variant-projector = The class votes by show of hands before each answer; one pupil clicks.
teacher-variant-paper = The printed sheet asks the checks with the same positions; the key is on its own page.
teacher-variant-long = After the lesson each pair plays a whole match, then swaps sides.
teacher-fast = Plays a match as the Empire and notes each refused move.
teacher-slow = Takes the quick path and begins a match with the list of moves open.
teacher-rubric-1 = Names the two sides and the aim, needs help with each step.
teacher-rubric-2 = Says whether Revolution and one other mission are met.
teacher-rubric-3 = Solves the checks with at most one hint and plays a legal round.
teacher-rubric-4 = Solves the checks at the first try and explains refused moves by their rule.
