lesson = Could the maquis win?
finished = You have reached the end. Hand your slip to your teacher.
section-question = The question
section-match = The match
section-look = What happened?
section-argument = The game as an argument

## The question

vote-before = After 1939 armed bands went on fighting against Franco in the hills of Spain. They did not win. What decided that? Vote in your group. No answer is wrong.
    .option-bands = What the bands did
    .option-villages = What people in the villages did
    .option-abroad = What other states did
    .right = Note your vote. You vote again after the match.
situation = This is your start: 9 points, one mission failed, two civilians dead. Every card in the game’s graveyard stands for people. How many more dead would lose the game?
    .option-one = One
    .option-two = Two
    .option-three = Three
    .option-five = Five
    .right = Three more make five. Remember: here people are a number. We talk about that later.
    .reply = The game is lost at five. How many have died already?
    .hint = Two civilians are dead at the start.
    .solution = Five minus two is three.
role = How many are you at this table? Choose, and read the sheet of your own role.
    .option-three = Three: leader, village, chronicler
    .option-four = Four: also one who counts
    .option-five = Five: also an archivist
    .right = These are your sheets. Share out the roles now.
role-leader = Leader, you play the cards, after all have spoken. You need 15 points for a partial victory. After each round ask your group: stop or go on?
role-village = Village, you belong to no side. In every round ask one question: what does this plan mean for the people who live there? The leader must answer.
role-chronicler = Chronicler, you keep the journal. Note each turning point in a few words. Was it a choice, luck or the start?
role-counter = Counter, you watch the numbers: points, spies in the deck, dead civilians, failed missions. Say them aloud before each “stop or go on”.
role-archivist = Archivist, you keep the sources. When the game shows something, ask: does a source say so, too?
source = This is a text on those years, in our own short words. Who is speaking?
    .option-guerrillas = Guerrillas, to peasants in Aragon, 1944
    .option-powers = Three foreign governments, 1946
    .option-ambassador = An ambassador of Franco’s government, 1946
    .option-state = The Spanish state, in a law, 1947
    .option-woman = A woman who helped the guerrillas and then joined them
    .option-historian = A historian, half a century later
    .right = Yes. The line below names the document.
    .reply-guerrillas = They ask farm people to join them. Does this text?
    .reply-powers = They speak of a country that is not their own. Does this text?
    .reply-ambassador = He refuses pressure from outside. Does this text?
    .reply-state = It speaks of crimes and of hard punishment. Does this text?
    .reply-woman = She tells her own life. Does this text?
    .reply-historian = He asks who made the lists of the dead. Does this text?
    .hint = Ask two things. What does the speaker want? And from whom?
    .solution = { $speaker ->
        [guerrillas] Peasants are asked to come and fight. So the guerrillas speak.
        [powers] They wish for a change in Spain and promise to stay out. So the three governments speak.
        [ambassador] Pressure from outside is refused. So the ambassador speaks.
        [state] Acts are called crimes, and hard means are announced. So the law speaks.
        [woman] Someone tells her own life. So the woman speaks.
       *[historian] Lists of the dead are questioned. So the historian speaks.
    }
source-leaflet = We peasants have always been sacrificed and badly treated. For our harvest a few usurers gave us what they liked. To get what we deserve, we must join the armed forces of the National Union. The country calls you. Come with shotguns, picks and axes, and help the guerrillas to free it.
source-statement = As long as General Franco rules, Spain cannot expect full and friendly ties with us. We hope that he withdraws in peace, and that the people can choose their government freely. But we do not mean to interfere in Spain. In the end its people must find their own way.
source-reply = We have heard that three governments want to threaten Spain, so that it changes its regime. Spain refuses every pressure from outside. What regime it has is a matter of its own sovereignty. Any such threat will only make the feelings of the people stronger.
source-law = Terrorism and banditry are the gravest crimes of every time after a war. They come from a loosening of morals and from the cruelty of criminal people. They need measures as hard as the crimes. Whoever frightens the people of a place, or disturbs order, by explosions, fires or derailed trains shall be punished under this law.
source-celia = After the war my father was in prison for years, as a man of the Republic. Later a friend and I bought supplies for the guerrillas. In 1949 we were found out and went to the hills, with my father and my brother. Both were killed. We were only a few women. We carried our packs and marched at night like the men.
source-count = Many helpers who were shot “while escaping” stand in the lists as dead guerrillas. An officer reported of one case: these were no bandits, they were people who were quietly on a farm. So nobody knows how many guerrillas there were. Those who study it come to very different numbers.
document =
    .leaflet = “To the Spanish peasants”, leaflet of the Unión Nacional, Samper de Calanda (Teruel), December 1944. Our summary; told by M. Yusta, Campesinos y maquis, 2003. The farmer who got it gave it to the Civil Guard.
    .statement = France, United Kingdom, United States: joint statement on Spain, 4 March 1946. Our summary.
    .reply = J. F. de Cárdenas, ambassador of Spain, note to the US Secretary of State, March 1946. Our summary. What it says of the people is a claim.
    .law = Decree-Law of 18 April 1947 on banditry and terrorism, preamble and article 1. Our summary. What it says of its opponents is a claim.
    .celia = Remedios Montero, called Celia: Historia de Celia, 2004, and an interview in Levante-EMV, 2010. Our summary.
    .count = Secundino Serrano, Maquis. Historia de la guerrilla antifranquista, 2001. Our summary.

## The match

first-round = Go to the board below and play one round. The leader plays the cards, the village asks its question first. Come back at “stop or go on”.
    .right = Now stop and write.
write-one = Stop and write. What do you want to reach? What holds you back? One sentence for each.
    .label = Our two sentences
    .right = Copy your words to paper. You need them in the talk.
more-rounds = Back to the board: stop or go on? If you go on, play one or two rounds more. Each time let everybody speak before you decide.
    .right = Enough of the game. Stop once more.
write-two = Stop and write. What did the village ask? What did the leader answer? Did the answer change the plan?
    .label = Question, answer, plan
    .right = Copy this too. The chronicler adds it to the journal.
fate = What becomes of this card after the round? { $case ->
        [hidden] A maquis who was played hidden.
        [revealed] A maquis who was played revealed.
        [spy] A spy in your hand.
        [picked] A hidden maquis whom a Rifleman has taken.
       *[civilian] A card with dead civilians.
    }
    .option-back = It can come back to your hand later
    .option-away = It is put away; only an effect can bring it back
    .option-gone = It does not come back
    .right = { $case ->
        [hidden] Right. Whoever stays unknown can go on.
        [revealed] Right. Whoever is known has to leave.
        [spy] Right. A spy stays among your cards until an effect removes it.
        [picked] Right. In the game that is one card less. It stands for a death.
       *[civilian] Right. The game only counts them. They have no names here.
    }
    .reply-back = Does it go to the pile from which you draw again?
    .reply-away = Think of the two discard piles. Is this card in the revealed one?
    .reply-gone = Is it really out of the game? Which pile does it go to?
    .hint = There is a pile for hidden cards, one for revealed maquis, and the box.
    .solution = Hidden maquis and spies come back. Revealed maquis are put away. Those who were taken, and the civilians, do not come back.

## What happened?

ending = How did your match end?
    .option-victory = Stopped with 15 points or more
    .option-draw = Stopped with less
    .option-defeat = Defeat
    .option-unfinished = We did not finish
    .right = Compare with the next table. All began from the same position.
own = What did most to decide how your own match ended: what you chose, luck, or the start? Bet, then look at the review below the board.
    .option-choice = What the players chose
    .option-luck = The luck of the cards
    .option-start = The start of the match
    .right = The review below the board splits your match up. Is the largest share the one you bet on, as far as that can be told?
vote-after = Read two voices on those years. Then vote again. The maquis did not win. What decided that?
    .option-bands = What the bands did
    .option-villages = What people in the villages did
    .option-abroad = What other states did
    .right = Did your vote change? Be ready to say why.
split = { $case ->
        [equal] The same bot always starts as you did. It wins { $equal } % of { $games } games and not the others. Why do they end in different ways?
        [at-random] A bot wins { $equal } % of { $games } games from your start. Another bot picks its cards at random and wins { $share } %. What made the difference?
       *[moved] A bot wins { $equal } % of { $games } games from your start. Now three civilians are dead at the start, not two. It wins { $share } %. What made the difference?
    }
    .option-choice = What the players choose
    .option-luck = The luck of the cards
    .option-start = The start of the match
    .right = { $case ->
        [equal] Start and player are the same. Only the cards that come differ, and that is luck.
        [at-random] Only the way to play is new. That is choice.
       *[moved] Only the table at the beginning differs. That is the start.
    }
    .reply-choice = Does the bot play in another way here? Compare who plays.
    .reply-luck = Cards are shuffled in all games alike. Look for what is new in the second case.
    .reply-start = Does the table look different at the beginning? Compare.
    .hint = Only one of the three is different. Cross out the two that are the same.
    .solution = { $case ->
        [equal] The start is the same. The bot is the same. Only the cards that come are left: luck.
        [at-random] The start is the same. The deck is shuffled as before. The player chooses in another way: choice.
       *[moved] The bot plays as before. The deck is shuffled as before. One more civilian is dead: the start.
    }
table =
    .players = Who plays
    .share = Partial victory or more
    .interval = 95 % interval
    .games = Games
chance =
    .equal = The bot
    .at-random = Cards at random
    .moved = The bot; three civilians dead at the start

## The game as an argument

argument = The game makes a claim. “{ $claim }” Talk in four rounds. Then write: what of these years does the game leave out?
    .label = The game leaves out
    .right = Compare with our list. What would you add, and from which source?
part =
    .claims = It claims
    .omits = It leaves out
    .distorts = It bends
    .view = Its view
    .against = A source against it
    .for = A source for it
argument-secrecy = Whoever stays hidden can go on; whoever acts openly has to leave.
argument-civilians = Dead civilians are a cost: a number with a limit.
argument-victory = Victory was possible: whoever completes enough missions brings Franco down.
argument-helpers = The helpers in the villages, the enlaces, are not there. They brought food and news, and many went to prison for it (Yusta, 2003).
argument-women = Women have cards, but not their lives: many helped at home, few were in the hills (Yusta, 2003; Montero, 2004).
argument-abroad = Other states are not there. In October 1944 about 4,000 men came to Val d’Aran. After nine to eleven days they were ordered back (Serrano, 2001; Boya-Busquet and Cerarols-Ramirez, 2015). Help from the Allies did not come.
argument-fugitives = Why people went to the hills is not told. Many fled from prison or death after the Civil War (Serrano, 2001; Preston, 2012).
argument-their-violence = The bands robbed, kidnapped and killed, too: guards, mayors, people whom they took for informers (Serrano, 2001; Marco, 2016). The game does not show it.
argument-villages = People lived between two fires. In Teruel the state made families leave their farms, so that nobody could feed the bands (Yusta, 2003).
argument-lives = Two deaths or three: the game calls it a card. A life cannot be set off against points.
argument-spies = Spies sit in your deck. In Spain guards also dressed as guerrillas: the contrapartidas. Prisoners were shot “while escaping”: the ley de fugas (Serrano, 2001; Moreno Gómez, 2001).
argument-end = Five results, up to the fall of Franco. In fact the last large groups left for France in 1952 (Serrano, 2001). He ruled until he died in 1975.
argument-alone = One band decides everything. The AGLA, the bands of Levante and Aragon, took orders from a party abroad (Yusta, 2003).
argument-band = We look through the eyes of the band. Guards and villagers have no eyes here.
claim = In the game civilians do nothing. They only suffer, and then they are counted. Read the source. What does it do to this rule?
    .option-supports = It supports the rule
    .option-against = It speaks against the rule
    .option-outside = It is about something else, which the game leaves out
    .right = { $source ->
        [leaflet] Peasants are asked to act. And the farmer who got it chose the other side. That does not fit the rule.
        [celia] A villager helps, and then joins. That does not fit the rule.
        [law] Both can be argued. People appear only as those who are frightened: that fits. But it is about the bands and the state, and the state says so.
        [count] Both can be argued. People on a farm are killed and become a number: that fits. But many of them had helped, so they had acted.
        [statement] It is about other states. The game has none.
       *[reply] It is about other states. The game has none.
    }
    .reply-supports = Do people of the villages do something in this text, or does something happen to them?
    .reply-against = Find somebody of the villages who acts. Is there anyone?
    .reply-outside = Are people of the villages in this text? Then it has something to do with the rule.
    .hint = First look for villagers in the text. Then ask: do they act?
    .solution = { $source ->
        [leaflet] Peasants are called to act. So the text speaks against the rule.
        [celia] A villager acts. So the text speaks against the rule.
        [law] People are only frightened, and that supports the rule. Or: it is about the bands and the state, so about something else.
        [count] People are killed and counted, and that supports the rule. Or: they had helped, and that speaks against it.
        [statement] Other states speak. So it is about something else.
       *[reply] An ambassador speaks of other states. So it is about something else.
    }
slip = Exit slip, alone and on paper. Name one rule and one source. Does the source support the rule? Give a reason.
    .label = Or write it here
    .right = Hand in your slip. One reason from the source is what counts.

## The teacher's page

teacher-aim-1 = say, with a source, who took part in the conflict of 1939–1952: bands, helpers, guards, villagers, other states.
teacher-aim-2 = tell choice, luck and starting position apart in a match.
teacher-aim-3 = judge with a source whether a rule of the game is a fair claim about these years.
teacher-age = 14 to 18. Content: executions, reprisals, deaths of civilians, in words only.
teacher-knows = The quick path of the rules tutorial, as homework. The Spanish Civil War in outline. For you: Serrano, Maquis, 2001; Moreno Gómez, La resistencia armada contra Franco, 2001; Yusta, Guerrilla y resistencia campesina, 2003; Preston, The Spanish Holocaust, 2012; Marco, Guerrilleros and Neighbours in Arms, 2016.
teacher-room = 30 pupils in six groups of five at 6 computers. With 8: six groups of four and two of three. With 10: ten groups of three.
teacher-screen = The lesson, and below it the board at the start of round 6. The group plays one solo game; two or three rounds end it.
teacher-timing-1 = Question on the board, first vote (all together)
teacher-timing-2 = Outline: 1939 fugitives in the hills; October 1944 Val d’Aran; 1946 the AGLA; April 1947 the decree-law; 1952 the last large groups leave. Then start, role sheets, one source (groups)
teacher-timing-3 = Two or three rounds with two stops to write (groups; the chronicler keeps the journal)
teacher-timing-4 = Endings, two sources, second vote, bet and numbers (class)
teacher-timing-5 = Debrief: four rounds of three minutes (teacher leads)
teacher-timing-6 = Exit slip (each alone, on paper)
teacher-late = The third round and the question on what becomes of a card; then the bet and the split (show the table yourself). Never the debrief or the slip. If nobody knows the rules, five minutes of the quick path replace the source.
teacher-mistake-1 = “We won, so the maquis could have won.”
    .say = From your start a bot wins 63.8 % of 2,000 games (61.6 to 65.8 %). That is about our cards. In Spain the last large groups left in 1952.
teacher-mistake-2 = “It was all luck.”
    .say = With cards at random it is 0.0 % of 2,000 games (0.0 to 0.2 %). Choices weigh.
teacher-mistake-3 = “Two dead civilians are not many.”
    .say = The rule says so, not history. Who are they? Ask the group’s village.
teacher-mistake-4 = “The villagers were for the maquis” (or “against”).
    .say = The farmer with the leaflet and Remedios Montero lived in the same years: people chose differently, and many did not want to choose.
teacher-mistake-5 = “Bandits or heroes?”
    .say = Both are words of the time. Who uses them, and what for? See the law of 1947.
teacher-mistake-6 = “The number of dead is known.”
    .say = Serrano: lists count helpers as guerrillas. Ask who made a list.
teacher-debrief-1 = What happened at your table? What did the village ask?
    .good = Names a round, a question, an answer, and what followed.
teacher-debrief-2 = Why: choice, luck or start?
    .good = Uses the table: same start and player (luck); cards at random (choice); one more dead at the start (start: 44.5 %, 42.3 to 46.7 %).
teacher-debrief-3 = Which rule says something about the past? Is it fair?
    .good = “Five dead lose the game”: shows that there was a cost, hides who they were, who killed them and what they did.
teacher-debrief-4 = What would you change, and which source supports that?
    .good = Villagers who act (leaflet, Montero), other states (statement of 1946), violence of the bands (Serrano; Marco).
teacher-cautions = No side is “ours”; nobody plays a victim, and nobody talks tactics: stop it if a table plans ambushes. People suffered at the hands of the state and of the bands; name both, weigh neither. Families may come from either side: nobody has to tell. All sources are summaries in our words. We draw no line to a present conflict. Uncertain: how many came to Val d’Aran and how long they stayed (accounts differ). The two maquis on whom the sources differ are out of this start.
teacher-variant-projector = One board; the class votes on each decision, five pupils hold the roles.
teacher-variant-paper = Print the sheet; talk through the two stops with the position read aloud; use the numbers above (seed 1944; the end of the notebook makes them again).
teacher-variant-long = Second match with changed roles; then each group defends one source, and reads the study on the women of Val d’Aran.
teacher-fast = Start again and stop after one round. Is a draw with fewer dead a better end? Discuss, do not score.
teacher-slow = Play one round only, then go to the endings.
teacher-rubric-1 = Names a rule or a source.
teacher-rubric-2 = Names both and says what the source is about.
teacher-rubric-3 = Says whether the source supports the rule, with a reason from it.
teacher-rubric-4 = Also says what the source cannot show, or who would disagree.
