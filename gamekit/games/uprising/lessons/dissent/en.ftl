lesson = Who watches, who speaks?
finished = You have reached the end. Hand your slip to your teacher.
section-question = The question
section-match = The match
section-look = What happened?
section-argument = The game as an argument

## The question

vote-before = A state wants to keep its people in check. What does it need most? Vote together with your partner. No answer is wrong.
    .option-know = To know what people plan
    .option-force = Force: police and army
    .option-silence = That most people keep silent
    .right = Note your vote. You vote again after the match.
situation = This is your start, as the Empire sees it. One district is captured, four rounds are left. Where do two cards lie face down?
    .right = Ministry of Plenty. The Empire sees that there are two, but not what they are.
    .reply = Look for cards with their backs up, and count them.
    .hint = One card lies open there: Gear 6.
    .solution = Two face-down cards lie in the Ministry of Plenty. Only the Resistance may look at them.
role = How many are you at this table? Choose, and read the sheet of your own role.
    .option-pair = Two: Resistance and Empire
    .option-three = Three: Resistance, Empire and a chronicler
    .right = These are your sheets. Share out the roles now.
role-resistance = Resistance, you speak for people who want another order. You need two more districts. Your plans lie face down. Think about whom you can trust.
role-empire = Empire, you speak for a state that wants quiet and order. You must keep three districts. You see only what lies open. You have two tokens in each round.
role-chronicler = Chronicler, you play no side. You keep the journal. Note each turning point. Who knew what? Was it a choice, luck or the start?
source = This is a text of the 20th century, in our own short words. Who is speaking?
    .option-chronicle = The makers of a paper that is passed on in secret, Moscow
    .option-ministry = A secret police, to its own staff, East Berlin
    .option-charter = Citizens who sign an open letter, Prague
    .option-accused = A man on trial, to his judges, Pretoria
    .option-bureau = A federal police, to its own offices, Washington
    .option-general = A general who now leads the state, Warsaw
    .option-six = Six citizens who ask for calm, Leipzig
    .right = Yes. The line below names the document.
    .reply-chronicle = They tell readers how news gets to them. Does this text?
    .reply-ministry = It tells its staff how to harm a group. Does this text?
    .reply-charter = They speak of treaties and of a free community. Does this text?
    .reply-accused = He explains to judges what he has done. Does this text?
    .reply-bureau = It tells its offices about a secret programme. Does this text?
    .reply-general = He says why he has sent the army. Does this text?
    .reply-six = They promise to talk. Does this text?
    .hint = Ask two things. What does the speaker want? And from whom?
    .solution = { $speaker ->
        [chronicle] Readers hear how to pass on news. So the makers of a secret paper speak.
        [ministry] Staff hear how to break up a group. So the secret police speak.
        [charter] People speak of treaties, rights and a free community. So the open letter speaks.
        [accused] A banned movement hides, and somebody says why. So the man on trial speaks.
        [bureau] Offices hear of a programme that nobody may know of. So the federal police speak.
        [general] Order shall be kept by martial law. So the general speaks.
       *[six] All are asked to keep calm and to talk. So the six citizens speak.
    }
source-chronicle = Whoever wants to tell us something can do so. Tell it to the person who gave you this paper. That person tells the one before, and so it comes to us. But do not try to follow the whole chain yourself. People would take you for an informer.
source-directive = Hostile groups shall be split and paralysed. These means have proved good. Spoil a person's good name with facts that are partly true and partly false. See to it that the person fails at work. Make members of a group suspect each other. Use rumours, and letters without a name.
source-charter = Our state has signed treaties on human rights. Here many of these rights are on paper only. Whoever speaks out can lose work and study. We are a free and open community of people of many beliefs. We are no organisation and have no statutes. We want to talk with those in power. Three of us speak for all.
source-accused = The law left us no lawful way to say that we do not agree. In 1960 our movement was banned. We did not dissolve it. We went underground and worked in secret. I do not deny that I planned acts of sabotage. I did so after a calm look at our country, and not for love of violence. I want a free society in which all live together. For that I would die if I must.
source-bureau = This new programme shall expose such groups and their leaders, disturb them and ruin their good name. Use every quarrel inside the groups, and every quarrel between them. Where newspapers can help to put them in a bad light, see to it. Do not let them join forces or win young people. On no account may anybody outside the Bureau learn of this programme.
source-speech = Our country stands before an abyss. Strikes and protests have become daily life. The state can no longer do its work. So martial law is in force from midnight. A military council shall keep order. It does not replace the lawful offices. People who endanger the state have been interned.
source-appeal = Worry and duty have brought us together. What happens in our city moves us, and we look for a way. We all need a free exchange of views on how socialism shall go on in our country. We promise to work for such a talk, also with the government. Please keep calm, so that it becomes possible.
document =
    .chronicle = A Chronicle of Current Events, No. 5, Moscow, December 1968. Our summary; translated in P. Reddaway, Uncensored Russia, 1972.
    .directive = Ministry for State Security of the GDR, Directive No. 1/76, January 1976. Our summary.
    .charter = Declaration of Charter 77, Prague, 1 January 1977. Our summary.
    .accused = Nelson Mandela, statement from the dock, Pretoria, 20 April 1964. Our summary.
    .bureau = J. E. Hoover, Federal Bureau of Investigation, memorandum to field offices, Washington, 25 August 1967. Our summary. It was aimed at movements of black Americans; it came out in 1971.
    .speech = General W. Jaruzelski, speech on radio and television, Warsaw, 13 December 1981. Our summary. What it says of others is a claim.
    .appeal = Kurt Masur and five others, three of them party secretaries, appeal to the people of Leipzig, 9 October 1989. Our summary.

## The match

first-round = Go to the board below. Play round 5. The Resistance plans, the Empire uses two tokens. Come back when round 6 begins.
    .right = Now stop and write.
write-one = Stop and write. What do you know of the other side? What would you like to know? Each side writes one sentence.
    .label = Our two sentences
    .right = Copy your words to paper. You need them in the talk.
more-rounds = Go back to the board. Play rounds 6 and 7, and come back. In round 6 the Empire has only the two tokens that are left.
    .right = Stop once more.
write-two = Stop and write. Did you believe something that was wrong? What misled you: a card, a habit or the other side?
    .label = What misled us
    .right = Copy this too. The chronicler adds it to the journal.
sight = Who may look at this card? { $case ->
        [planned] It lies face down above the marker.
        [district] It lies face down in a district.
        [aside] It was liquidated face down, and it has a value.
        [watched] Surveillance has turned it up.
        [bluff] It is a Provocation, and it was liquidated.
       *[deck] It is the next card of the deck.
    }
    .option-resistance = Only the Resistance
    .option-both = Both sides
    .option-nobody = Nobody
    .right = { $case ->
        [deck] Right. Even those who plan do not know what comes next.
        [watched] Right. What was opened stays open for all.
        [bluff] Right. A liquidated Provocation is opened at once.
       *[other] Right. The Empire sees that it is there, and no more.
    }
    .reply-resistance = The Resistance sees its own cards. Is this one hidden from the Empire, too?
    .reply-both = Both see what lies open. Does this card lie open?
    .reply-nobody = Somebody may look at it. Whose card is it?
    .hint = Does it lie open? If not: whose card is it?
    .solution = Open cards are for both. Cards that are face down are for the Resistance. The deck is for nobody.

## What happened?

ending = Play the last round, the Decisive Operation. How did your match end?
    .option-resistance = The Resistance captured three districts
    .option-empire = The Empire kept three districts
    .option-unfinished = We did not finish
    .right = Compare with the next table. All began from the same position.
own = What did most to decide how your own match ended: what you chose, luck, or the start? Bet, then look at the review below the board.
    .option-choice = What the players chose
    .option-luck = The luck of the cards
    .option-start = The start of the match
    .right = The review below the board splits your match up. Is the largest share the one you bet on, as far as that can be told?
vote-after = Read two texts by those in power, from two blocs. Then vote again. A state wants to keep its people in check. What does it need most?
    .option-know = To know what people plan
    .option-force = Force: police and army
    .option-silence = That most people keep silent
    .right = Did your vote change? Be ready to say why.
split = { $case ->
        [equal] Two bots of equal skill start as you did. The Resistance wins { $equal } % of { $games } games, the Empire the others. Why do they end in different ways?
        [empire-random] With equal bots, the Resistance wins { $equal } % of { $games } games. Now the Empire moves at random, and the Resistance wins { $share } %. What made the difference?
        [resistance-random] With equal bots, the Resistance wins { $equal } % of { $games } games. Now it moves at random and wins { $share } %. What made the difference?
       *[moved] With equal bots, the Resistance wins { $equal } % of { $games } games. Now one mission is another one, and the Resistance wins { $share } %. What made the difference?
    }
    .option-choice = What the players choose
    .option-luck = The luck of the cards
    .option-start = The start of the match
    .right = { $case ->
        [equal] Start and skill are the same. Only the cards that come differ, and that is luck.
        [empire-random] Only the Empire's way to play is new. That is choice.
        [resistance-random] Only the Resistance's way to play is new. That is choice.
       *[moved] Only a mission on the table differs. That is the start.
    }
    .reply-choice = Do the bots play in another way here? Compare who plays.
    .reply-luck = Cards are shuffled in all games alike. Look for what is new in the second case.
    .reply-start = Does the table look different at the beginning? Compare.
    .hint = Only one of the three is different. Cross out the two that are the same.
    .solution = { $case ->
        [equal] The start is the same. The bots play alike. Only the cards that come are left: luck.
        [empire-random] The start is the same. The deck is shuffled as before. The Empire plays in another way: choice.
        [resistance-random] The start is the same. The deck is shuffled as before. The Resistance plays in another way: choice.
       *[moved] The bots play as before. The deck is shuffled as before. One mission is another one: the start.
    }
table =
    .players = Who plays
    .share = Resistance wins
    .interval = 95 % interval
    .games = Games
chance =
    .equal = Two bots of equal skill
    .empire-random = The Empire moves at random
    .resistance-random = The Resistance moves at random
    .moved = Equal bots; Surge of Activity in place of Coup

## The game as an argument

argument = The game makes a claim. “{ $claim }” Talk in four rounds. Then write: what of control and dissent does the game leave out?
    .label = The game leaves out
    .right = Compare with our list. What would you add, and from which source?
part =
    .claims = It claims
    .omits = It leaves out
    .distorts = It bends
    .view = Its view
    .against = A source against it
    .for = A source for it
argument-knowing = Power is a matter of who knows what.
argument-few-means = Nobody can watch everything: two tokens, three cards.
argument-places = Whoever holds the right buildings wins.
argument-informers = Informers among friends are not there. In 1989 the Stasi had about 91,000 staff and far more informers (Gieseke, 2014).
argument-fear = Nobody is jailed, and nobody is afraid. Cards go aside.
argument-silent = Most people are not there: those who hang out the slogan to be left in peace (Havel, 1978).
argument-talks = Nobody talks. In Leipzig, on 9 October 1989, an appeal asked for talks. Tens of thousands marched in peace (Lehmann, 2000).
argument-abroad = Other states are not there, nor prices, work and bread. In Gdańsk it began with a strike (Garton Ash, 1983).
argument-words = Propaganda is a number. Samizdat was words, copied page by page (Reddaway, 1972).
argument-provocation = Here a Provocation is a trick of the Resistance. In history, a provocateur was often paid by the police, like Azef, exposed in 1908–09 (Nicolaevsky, 1934).
argument-open-state = The Empire shows all it has. A real secret police hides.
argument-fair = Both sides get about the same chance, as a game must. History gives no such promise.
argument-novel = The country has no name. Its ministries come from a novel: Orwell, Nineteen Eighty-Four, 1949. So it is a warning, not a report.
claim = A rule says: those who resist hide their plans, and the state acts in the open. Read the source. What does it do to this rule?
    .option-supports = It supports the rule
    .option-against = It speaks against the rule
    .option-outside = It is about something else, which the game leaves out
    .right = { $source ->
        [chronicle] The chain is hidden, and a stranger who asks may be an informer. That fits the rule.
        [speech] The state says openly what it does. That fits the rule. What was planned before is not told.
        [directive] Here the state works in secret. That does not fit the rule.
        [charter] Here people speak up with their names. That does not fit the rule.
        [accused] A movement is banned and works in secret. That fits the rule. Now he says so openly.
        [bureau] Here the state works in secret. That does not fit the rule.
       *[appeal] Both can be argued. It is about talks, and the game has none. But six citizens speak openly, three of them from the ruling party.
    }
    .reply-supports = Who is hidden in this text, and who acts in the open? Compare with the rule.
    .reply-against = Find a sentence that does not fit the rule. Is there one?
    .reply-outside = Does the text speak of secrets, or of open acts? Then the rule has something to do with it.
    .hint = First ask: does the speaker act in secret or in the open?
    .solution = { $source ->
        [chronicle] Those who resist hide their chain. So the text supports the rule.
        [speech] The state acts in the open. So the text supports the rule.
        [directive] The state works in secret. So the text speaks against the rule.
        [charter] Those who resist act in the open. So the text speaks against the rule.
        [accused] Those who resist work in secret. So the text supports the rule.
        [bureau] The state works in secret. So the text speaks against the rule.
       *[appeal] It asks for talks, so it is about something else. Or: six people speak in the open, and that does not fit the rule.
    }
slip = Exit slip, alone and on paper. Name one rule and one source. Does the source support the rule? Give a reason.
    .label = Or write it here
    .right = Hand in your slip. One reason from the source is what counts.

## The teacher's page

teacher-aim-1 = say, with a source, by what means states watched and how people spoke up in the 20th century.
teacher-aim-2 = tell choice, luck and starting position apart in a match with hidden cards.
teacher-aim-3 = judge with a source whether a rule of the game is a fair claim about control and dissent.
teacher-age = 14 to 18
teacher-knows = The quick path of the rules tutorial, as homework. In outline: the Cold War, the end of the Soviet bloc, civil rights in the USA, apartheid.
teacher-room = 30 pupils at 12 computers: six pairs and six threes (12 Resistance, 12 Empire, 6 chroniclers). With 15 computers: 15 pairs. With 10: ten threes.
teacher-screen = The lesson, and below it the board at the start of round 5. Two share one screen; the board hides the cards at each change. Four rounds end the match.
teacher-timing-1 = Question on the board, first vote (all together)
teacher-timing-2 = Start, role sheets, one source (pairs and threes)
teacher-timing-3 = Rounds 5 to 7 with two stops to write (pairs; the chronicler keeps the journal)
teacher-timing-4 = Last round, endings, two sources, second vote, bet and numbers (class)
teacher-timing-5 = Debrief: four rounds of three minutes (teacher leads)
teacher-timing-6 = Exit slip (each alone, on paper)
teacher-late = Round 7 and the question on who sees what; then the bet and the split (show the table yourself). Never the debrief or the slip. If nobody knows the rules, five minutes of the quick path replace the source.
teacher-mistake-1 = “We won, so resistance always wins.”
    .say = Equal bots from your start: the Resistance wins 53.8 % of 2,000 games (51.6 to 56.0 %). Your match is one of them.
teacher-mistake-2 = “The match shows how strong dissent was.”
    .say = Change one mission, and 53.8 becomes 34.1 % (32.1 to 36.2 %, 2,000 games). The share is about the model.
teacher-mistake-3 = “It was all luck.”
    .say = If the Empire moves at random, the Resistance wins 74.1 % of 2,000 games (72.1 to 75.9 %). Choices weigh.
teacher-mistake-4 = “A provocateur is a rebel.”
    .say = In the game a Provocation is a decoy. Azef led a group of fighters and was paid by the police.
teacher-mistake-5 = “Whoever was against it hid.”
    .say = Charter 77 signed and spoke openly: that was its method. Mandela's movement hid once it was banned.
teacher-mistake-6 = “A source is true or false.”
    .say = Ask what it shows: who speaks, to whom, what for?
teacher-debrief-1 = What happened at your table? Who knew what?
    .good = Names a round, a card that was hidden or shown, and what followed.
teacher-debrief-2 = Why: choice, luck or start?
    .good = Uses the table: same start and skill (luck); a random player (choice); another mission (start).
teacher-debrief-3 = Which rule says something about control or dissent? Is it fair?
    .good = “The Empire sees only open cards”: shows that nobody can watch all, hides informers and fear.
teacher-debrief-4 = What would you change, and which source supports that?
    .good = Talks (appeal of Leipzig), open dissent (Charter 77), a secret service that hides (Directive 1/76, FBI 1967).
teacher-cautions = No side is “ours”, and no pupil plays a victim. Families may have lived through this, on either side: nobody has to tell. The texts come from both blocs and from South Africa: that they stand side by side does not make these states alike. We draw no line to any present state; keep to the sources. All are summaries in our words; take the full texts for closer work. Three of the game's missions are not from the rulebook; this start uses none of them.
teacher-variant-projector = The halves of the class play the two sides by show of hands; the Empire's half turns round while the Resistance looks at its cards.
teacher-variant-paper = Print the sheet; play with 24 cards of paper or talk through the two stops; use the numbers above (seed 1984; the end of the notebook makes them again).
teacher-variant-long = Play twice with changed sides; each group defends one source; then a chapter of Orwell's novel beside Havel's greengrocer.
teacher-fast = Start again: the Resistance plans everything openly in words and may lie. What changes?
teacher-slow = Play rounds 5 and 6 only; a bot plays the Empire (New match).
teacher-rubric-1 = Names a rule or a source.
teacher-rubric-2 = Names both and says what the source is about.
teacher-rubric-3 = Says whether the source supports the rule, with a reason from it.
teacher-rubric-4 = Also says what the source cannot show, or who would disagree.
