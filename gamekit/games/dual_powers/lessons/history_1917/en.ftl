lesson = Was the outcome open in 1917?
finished = You have reached the end. Hand your slip to your teacher.
section-question = The question
section-match = The match
section-look = What happened?
section-argument = The game as an argument

## The question

vote-before = It is 27 August 1917 in Petrograd. Two powers want to lead Russia. Was the outcome still open? Vote together with your partner. No answer is wrong.
    .option-open = Open: many endings were possible
    .option-likely = Half open: one ending was far more likely
    .option-fixed = Fixed: only one ending was possible
    .right = Note your vote. You vote again after the match.
situation = This is your start, on the evening of 27 August. Ten turns are left. Find the flame on the map: it stands for unrest. Which region has it?
    .right = The white region. Whoever is stronger there when the round ends wins the unrest.
    .reply = That region is calm. Look for the flame beside a region's name.
    .hint = Kerensky stands there, and one red unit.
    .solution = The flame stands at the white region. It is scored after the next two turns.
role = How many are you at this table? Choose, and read the sheet of your own role.
    .option-pair = Two: Red and White
    .option-three = Three: Red, White and a historian
    .right = These are your sheets. Share out the roles now.
role-red = Red, you speak for the Petrograd Soviet. You want the people to back the councils. Tonight its leaders stand by the government, against Kornilov. Lenin is against both and in hiding. Yet his card is in your hand. You move first.
role-white = White, you speak for the Provisional Government. You want the people to back it until an assembly is elected. Kerensky is on the map. Kornilov's card is in your hand.
role-historian = Historian, you play no side. You keep the journal. Note each turning point. What was decided? Was it a choice, luck or the start?
source = This is a text of 1917, in our own short words. Who is speaking?
    .option-soviet = The Petrograd Soviet
    .option-government = The Provisional Government
    .option-lenin = Lenin
    .option-kornilov = General Kornilov
    .option-party = The leaders of the Bolsheviks, in October
    .option-doubters = Two of these leaders who do not agree
    .option-congress = The Congress of Soviets in October
    .right = Yes. The line below names the document.
    .reply-soviet = In March its first order went to the soldiers. It is about committees and weapons. Is this text?
    .reply-government = In March it made promises to all citizens. Does this text list freedoms?
    .reply-lenin = In April he told his party what to demand. Does this text do that?
    .reply-kornilov = In August he spoke as a soldier who wants to save the country. Does this voice?
    .reply-party = In October they told their party to get ready to rise. Does this text?
    .reply-doubters = In October they warned their own party. Does this text?
    .reply-congress = In October it made laws at once. One was about estates. Does this text make such a law?
    .hint = Ask two things. What does the speaker want? And from whom?
    .solution = { $speaker ->
        [soviet] Soldiers get orders about committees and weapons. So the Petrograd Soviet speaks.
        [government] All citizens get promises and an assembly. So the Provisional Government speaks.
        [lenin] A party hears what it should demand. So Lenin speaks.
        [kornilov] A soldier calls on the people to follow him. So Kornilov speaks.
        [party] A rising is called ripe. So the leaders of the Bolsheviks speak.
        [doubters] Party members are warned not to stake it all. So the two who do not agree speak.
       *[congress] Estates pass to the peasants at once. So the Congress speaks.
    }
source-order-1 = Soldiers and sailors shall elect committees. In politics they obey us and their own committees. Orders of the Duma's military commission count only if they do not clash with our orders. The committees keep the weapons. Off duty, a soldier has the rights of every citizen.
source-declaration = We promise a full amnesty for political acts. There shall be freedom of speech, press, unions and strikes. Nobody has fewer rights because of class, faith or nation. A people's militia with elected heads replaces the police. We prepare at once an assembly, elected by all, that decides how the country is governed.
source-april-theses = Under the new government the war is still a war of robbery. We give this government no support. Power must pass to the councils: no parliament, but a republic of councils. Estates are taken, and all land belongs to the state. We are still few. So our task is to explain this with patience.
source-kornilov-appeal = Our country is dying. I say it openly: the government acts under the pressure of the Bolsheviks in the councils, and so it helps the German command. I am the son of a Cossack peasant. I want nothing for myself, only to save Russia. I swear to lead the people through victory to an assembly, where it decides its own fate.
source-resolution = A mutiny in the German fleet, villages in revolt, our majority in the councils: the people turn to our party. The government wants to give up Petrograd to the Germans. It prepares a second Kornilov. All this puts an armed rising on the agenda. It cannot be avoided, and it is fully ripe. All our groups shall act by this.
source-letter = To call for a rising now means to stake all on one card: our party, and the revolution in Russia and abroad. Our chances in the election of the assembly are very good. There and in the councils we can grow. But most of the people are not yet with us, and the other side is stronger than it looks.
source-land-decree = The landlords' ownership of land ends at once, without payment. Estates with their animals and tools pass to local land committees and peasants' councils, until an assembly decides. The land of simple peasants and Cossacks is not taken. A list of wishes from many villages shows the way.
document =
    .order-1 = Petrograd Soviet, Order No. 1, 1 (14) March 1917. Our paraphrase of a document in the public domain.
    .declaration = Provisional Government, declaration on its members and tasks, 3 (16) March 1917. Our paraphrase of a document in the public domain.
    .april-theses = V. I. Lenin, April Theses, Pravda, 7 (20) April 1917. Our paraphrase of a document in the public domain.
    .kornilov-appeal = General L. G. Kornilov, appeal, 27 August (9 September) 1917. Our paraphrase of a document in the public domain. What he says of himself and of others is a claim.
    .resolution = Central Committee of the Bolsheviks, resolution, Petrograd, 10 (23) October 1917. Our paraphrase of a document in the public domain. What it says of others is a claim.
    .letter = G. Zinoviev and L. Kamenev, letter On the Present Situation, Petrograd, 11 (24) October 1917. Our paraphrase.
    .land-decree = Second Congress of Soviets, Decree on Land, 26 October (8 November) 1917. Our paraphrase of a document in the public domain.

## The match

first-turns = Go to the board below. Play one turn each: first Red, then White. Then the board scores the round. Come back when it asks for a new objective.
    .right = Now stop and write.
write-one = Stop and write. What do you want now? What holds you back? Each side writes one sentence.
    .label = Our two sentences
    .right = Copy your words to paper. You need them in the talk.
last-round = Go back to the board. Each side chooses an objective. Then play two turns each, and come back.
    .right = Stop once more.
write-two = Stop and write. Has your aim changed? What changed it: a rule, a card or the other side?
    .label = What changed our aim
    .right = Copy this too. The historian adds it to the journal.
unrest = Think of the calendar. The month is { $month }. How many points does unrest bring then?
    .label = Points
    .right = { $number } points. Late in the year, unrest weighs more. That is a claim about the past.
    .reply = It is another number. Look at the calendar on the board: each month has a flame and its points.
    .hint = The points grow from 2 in spring to 6 in October–November.
    .solution = It is { $number }. The calendar shows it beside the month.

## What happened?

ending = Play your last two turns each. How did your match end?
    .option-red-track = Red won at the end of the track
    .option-red-calendar = Red won in October–November
    .option-white-track = White won at the end of the track
    .option-white-calendar = White won in October–November
    .option-unfinished = We did not finish
    .right = Compare with the next table. All began from the same position.
own = What did most to decide how your own match ended: what you chose, luck, or the start? Bet, then look at the review below the board.
    .option-choice = What the players chose
    .option-luck = The luck of the cards
    .option-start = The start of the match
    .right = The review below the board splits your match up. Is the largest share the one you bet on, as far as that can be told?
vote-after = Read how people in one party disagreed on it six weeks later. Then vote again. Was the outcome open on 27 August 1917?
    .option-open = Open: many endings were possible
    .option-likely = Half open: one ending was far more likely
    .option-fixed = Fixed: only one ending was possible
    .right = Did your vote change? Be ready to say why.
split = { $case ->
        [equal] Two bots of equal skill start as you did. Red wins { $equal } % of { $games } games, and White the others. What made some end for Red and some for White?
        [white-random] With equal bots, Red wins { $equal } % of { $games } games. Now White moves at random, and Red wins { $share } %. What made the difference?
        [red-random] With equal bots, Red wins { $equal } % of { $games } games. Now Red moves at random and wins { $share } %. What made the difference?
       *[moved] With equal bots, Red wins { $equal } % of { $games } games. Now support starts two spaces nearer to White. Red wins { $share } %. What made the difference?
    }
    .option-choice = What the players choose
    .option-luck = The luck of the cards
    .option-start = The start of the match
    .right = { $case ->
        [equal] Start and skill are the same. Only the cards differ, and that is luck.
        [white-random] Only White's way to play is new. That is choice.
        [red-random] Only Red's way to play is new. That is choice.
       *[moved] Only the marker stands elsewhere. That is the start.
    }
    .reply-choice = Do the bots play in another way here? Compare who plays.
    .reply-luck = Cards are shuffled in all games alike. Look for what is new in the second case.
    .reply-start = Does the board look different at the beginning? Compare.
    .hint = Only one of the three is different. Cross out the two that are the same.
    .solution = { $case ->
        [equal] The start is the same. The bots play alike. Only the cards are left: luck.
        [white-random] The start is the same. The cards are shuffled as before. White plays in another way: choice.
        [red-random] The start is the same. The cards are shuffled as before. Red plays in another way: choice.
       *[moved] The bots play as before. The cards are shuffled as before. The marker stands elsewhere: the start.
    }
table =
    .players = Who plays
    .share = Red wins
    .interval = 95 % interval
    .games = Games
chance =
    .equal = Two bots of equal skill
    .white-random = White moves at random
    .red-random = Red moves at random
    .moved = Support starts 2 nearer to White
    .moved-white = 4 nearer to White
    .moved-red = 2 nearer to Red
    .moved-far-red = 4 nearer to Red

## The game as an argument

argument = The game makes a claim. “{ $claim }” Talk in four rounds. Then write: what of 1917 does the game leave out?
    .label = The game leaves out
    .right = Compare with our list. What would you add, and from which source?
part =
    .claims = It claims
    .omits = It leaves out
    .distorts = It bends
    .view = Its view
    .against = A source against it
    .for = A source for it
argument-two-camps = Two camps compete for one city.
argument-will = The people's will is one token, and the date hands it on.
argument-late = The later the month, the more unrest decides.
argument-war = The war and the army at the front are not there (Wade, 2000).
argument-land = Peasants and their wish for land are not there (Decree on Land).
argument-nations = The many nations of the empire are not there (Wade, 2000).
argument-parties = There were many parties (Rabinowitch, 1976). Here are two sides.
argument-women = The women who marched for bread in February are not there (Figes, 1996).
argument-dead = Tokens are turned over. Nobody starves or dies.
argument-soviet = Soviet and government are rivals here all the time. On the night of 27 August the leaders of the Soviet stood by the government (Rabinowitch, 1976). Lenin's party did not lead the Soviet yet.
argument-mirror = Both sides have the same units and the same rights. In 1917 they did not (Order No. 1).
argument-white-name = The name White belongs to the civil war that followed (Figes, 1996).
argument-generals = Kornilov is on White's side here. That name is our guess. On 27 August he turned against the government (his appeal).
argument-prison = Trotsky stands on the map here. On 27 August he was in prison (Rabinowitch, 1976).
argument-clock = Some events come by the calendar, whatever you do.
argument-capital = We look at one city from above, as its leaders did.
claim = A rule says: two sides want to lead, the Soviet and the government. Read the source. What does it do to this rule?
    .option-supports = It supports the rule
    .option-against = It speaks against the rule
    .option-outside = It is about something else, which the game leaves out
    .right = { $source ->
        [order-1] Two bodies give orders to the same soldiers. These are two powers at once.
        [april-theses] He sets the councils against the government. But he speaks for his party, not yet for the whole Soviet.
        [kornilov-appeal] A general turns against the government. He is a third power.
        [resolution] One party, strong in the councils, sets itself against the government. That fits two rivals.
        [letter] It is about an election and about waiting. The game has no election.
        [declaration] It is about rights and an election. The game has no election.
       *[land-decree] Both can be argued. It is about land, and the game shows one city. But a congress of councils makes laws here, in place of the government.
    }
    .reply-supports = Find the Soviet and the government in the text. Are they set against each other as two rivals?
    .reply-against = Find a sentence that does not fit with two rivals. Is there one?
    .reply-outside = Does the text speak of who holds power? Then the rule has something to do with it.
    .hint = First ask: who gives orders to whom in this text?
    .solution = { $source ->
        [order-1] Two bodies give orders to the same soldiers. So the text supports the rule.
        [april-theses] The councils shall take power from the government. So the text supports the rule.
        [kornilov-appeal] A general stands against the government, as a third power. So the text speaks against the rule.
        [resolution] Councils and government are rivals here. So the text supports the rule.
        [letter] An election is not in the game. So it is about something else.
        [declaration] Rights and an election are not in the game. So it is about something else.
       *[land-decree] Land is not in the game: so it is about something else. Or: councils make laws in place of the government, and that supports the rule.
    }
slip = Exit slip, alone and on paper. Name one rule and one source. Does the source support the rule? Give a reason.
    .label = Or write it here
    .right = Hand in your slip. One reason from the source is what counts.

## The teacher's page

teacher-aim-1 = say, with one number and one source, how far the outcome was open on 27 August 1917.
teacher-aim-2 = tell choice, luck and starting position apart in a match.
teacher-aim-3 = judge with a source whether one rule of the game is a fair claim about 1917.
teacher-age = 14 to 18
teacher-knows = The quick path of the rules tutorial, as homework. February 1917, dual power and the Kornilov affair in outline.
teacher-room = 30 pupils at 12 computers: six pairs and six threes (12 Red, 12 White, 6 historians). With 15 computers: 15 pairs. With 10: ten threes.
teacher-screen = The lesson, and below it the board on 27 August 1917. Two share one screen; the board hides the hands at each change. Ten turns end the match.
teacher-timing-1 = Question on the board, first vote (all together)
teacher-timing-2 = Map, role sheets, one source (pairs and threes)
teacher-timing-3 = Match of ten turns with two stops to write (pairs; the historian keeps the journal)
teacher-timing-4 = Last turns, endings, two sources on the question, second vote, bet and numbers (class)
teacher-timing-5 = Debrief: four rounds of three minutes (teacher leads)
teacher-timing-6 = Exit slip (each alone, on paper)
teacher-late = The last two turns of each side and the unrest question; then the bet and the split (show the table yourself). Never the debrief or the slip. If nobody knows the rules, five minutes of the quick path replace the source.
teacher-mistake-1 = “We won, so Red had to win.”
    .say = Equal bots from your start: Red wins 47.6 % of 2,000 games (45.4 to 49.7 %). Your match is one of them.
teacher-mistake-2 = “The match shows how likely October was.”
    .say = The share is about the model. Two spaces nearer to White, and 47.6 becomes 0.5 % (0.3 to 0.9 %, 2,000 games); two or four nearer to Red, 47.8 or 50.8 %. One step tips it, the next do not.
teacher-mistake-3 = “It was all luck.”
    .say = If White moves at random, Red wins 99.6 % of 2,000 games (99.1 to 99.8 %). Choices weigh.
teacher-mistake-4 = “Red means the Bolsheviks, White the tsar's men.”
    .say = Red is the Soviet of many parties; on this night its leaders back the government. White is that government, which followed the tsar.
teacher-mistake-5 = “Kornilov fought for Kerensky.”
    .say = Read his appeal: on 27 August he speaks against the government.
teacher-mistake-6 = “A source is true or false.”
    .say = Ask what it shows: who speaks, to whom, what for?
teacher-debrief-1 = What happened at your table?
    .good = Names a turn, a date and what followed. Tables with the same start ended differently.
teacher-debrief-2 = Why: choice, luck or start?
    .good = Uses the table: same start and skill, 47.6 to 52.4 (luck); a random player (choice); a moved marker (start).
teacher-debrief-3 = Which rule says something about the past? Is it fair?
    .good = “The new month hands on the people's will”: shows quick swings, hides strikes, war and elections.
teacher-debrief-4 = What would you change, and which source supports that?
    .good = A third side (Kornilov's appeal), villages (Decree on Land), an election (declaration of March).
teacher-cautions = Memory of 1917 is contested in Russia and its neighbours, and in families. No side is “ours”; let pupils change sides. We draw no line to present conflicts. In Russian “the people's will” is also the name of the party of 1879 that killed Alexander II: the token has nothing to do with it. Uncertain: what Kornilov and Kerensky had agreed on. Two leaders' names and many numbers are reconstructed. Historians differ: set Pipes (1990) beside Rabinowitch (1976).
teacher-variant-projector = The halves of the class play Red and White by show of hands; two historians at the board.
teacher-variant-paper = Print the sheet; play the position with cardboard or talk through the two stops; use the numbers above (seed 1917; the end of the notebook makes them again).
teacher-variant-long = Play twice with changed sides; each group defends one source; then Rabinowitch against Pipes in two short extracts of your choice.
teacher-fast = Start the match again and change one choice. Did the end change?
teacher-slow = Five turns each become three; the bot plays White (New match).
teacher-rubric-1 = Names a rule or a source.
teacher-rubric-2 = Names both and says what the source is about.
teacher-rubric-3 = Says whether the source supports the rule, with a reason from it.
teacher-rubric-4 = Also says what the source cannot show, or who would disagree.
