lesson = Who is behind it?
finished = You have reached the end. Hand your slip to your teacher.
section-question = The question
section-match = The match
section-test = Put it to the test
section-argument = The game as an argument

## The question

vote-before = Somebody tells you: “A few people planned it all in secret.” Can one find out if such a story is true? Vote in your group. No answer is wrong.
    .option-yes = Yes, if one looks for evidence
    .option-sometimes = Only sometimes
    .option-no = No: a secret stays a secret
    .right = Note your vote. You vote again later.
role = How many are you at this table? Choose, and read the sheet of your own role.
    .option-pair = Two: Ivan and Julia
    .option-three = Three: Ivan, Julia and a checker
    .right = These are your sheets. Share out the roles now.
role-ivan = Ivan, you lead a secret team. Make a plan: which cards do you want most? Write it down and hide it. You move first.
role-julia = Julia, you lead the other team. Make a plan: which cards do you want most? Write it down and hide it.
role-checker = Checker, you play no side. Before each round ask both teams: what will the others do? Write it down. After the round compare. Who was right?
source = This is a text on a plot, in our own short words. Who is speaking?
    .option-hoaxer = A writer on his own books, Paris
    .option-reporter = A newspaper man who compares two books
    .option-senator = A senator, in a speech
    .option-makers = Makers of cigarettes, in the newspapers
    .option-committee = Members of a parliament, on their president
    .option-judge = A judge, after a long trial
    .right = Yes. The line below names the document.
    .reply-hoaxer = He speaks of what he wrote himself. Does this text?
    .reply-reporter = He has two books in front of him. Does this text?
    .reply-senator = He warns of enemies inside. Does this text?
    .reply-makers = They want to go on selling. Does this text?
    .reply-committee = They look into what their president did. Does this text?
    .reply-judge = She sums up what was proved before her. Does this text?
    .hint = Ask two things. How does the speaker know? And what does the speaker want?
    .solution = { $speaker ->
        [hoaxer] He tells what he made up. So the writer speaks.
        [reporter] Two books are laid side by side. So the newspaper man speaks.
        [senator] Enemies inside are named, but not shown. So the senator speaks.
        [makers] What they sell is called safe. So the makers speak.
        [committee] A president is charged with the help of tapes. So the members of parliament speak.
       *[judge] Papers were laid before a court. So the judge speaks.
    }
source-taxil = For twelve years I told the world that the Freemasons serve the devil. I made it all up. There is no such cult. Miss Vaughan, whose confession so many have read, met no devils: she typed my letters. I thank the papers and the bishops who helped my joke along. I began it, and today I end it.
source-graves = In Constantinople a Russian exile showed me an old French book. I laid it beside the “Protocols”, which are sold as a secret Jewish plan to rule the world. Whole passages are copied. The French book mocks Emperor Napoleon III, and it is not about Jews at all. So the “Protocols” are no plan of anybody. They are a clumsy forgery.
source-list = Our foreign ministry is full of Communists. I hold in my hand a list of their names. The minister knows them, and still they work there and make our policy. They are not poor people. They are those who had the best of everything: fine homes, fine schools, fine posts. They sell our country. (Nobody ever saw the list.)
source-frank = Some tests on animals are said to link smoking with cancer. We believe that what we make does not harm health. Doctors do not agree on the cause, and there is no proof that it is smoking. The health of people comes first for us, before all business. We shall pay for research. (A court found later that they knew better.)
source-tapes = On 17 June 1972 five men were caught inside the offices of the other party. The President’s own campaign had paid them. Six days later he agreed that the CIA should stop the FBI’s inquiry. His tapes show it. Witnesses and papers fit the tapes. Members of both parties voted to charge him.
source-verdict = For some fifty years these companies told people that nobody knew if smoking makes them ill. Inside they knew it. They met, agreed on what to say, held back research and had papers destroyed. I do not have to guess this. Their own letters and reports lie before me, thousands of pages.
document =
    .taxil = Léo Taxil, speech in Paris, 19 April 1897, printed in Le Frondeur, 25 April 1897. Our summary.
    .graves = Philip Graves, The Truth about the Protocols, The Times, London, 16–18 August 1921. Our summary. The French book: Maurice Joly, Dialogue in Hell, 1864.
    .list = Senator Joseph McCarthy, speech in Wheeling, West Virginia, 9 February 1950, as newspapers told it. Our summary. He never showed the list. In July 1950 a Senate committee called his charges a hoax.
    .frank = Tobacco Industry Research Committee, A Frank Statement to Cigarette Smokers, US newspapers, 4 January 1954. Our summary. In 2006 a court found that the companies knew better.
    .tapes = Committee on the Judiciary, US House of Representatives, report on President Nixon (Watergate), Washington, 20 August 1974. Our summary.
    .verdict = Judge Gladys Kessler, United States v. Philip Morris, Washington, 17 August 2006. Our summary.

## The match

first-round = Go to the board below and play round 4. Keep your plan to yourself. The checker asks first: what will the others do? Come back when round 5 begins.
    .right = Now stop and write.
write-one = Stop and write. What is the plan of the others? What would you see in round 5 if you were wrong? Do not show it.
    .label = Our guess, and what would prove it wrong
    .right = Copy it to paper. Now it cannot change any more.
more-rounds = Back to the board: play round 5, the last one. Watch for what you wrote. Then come back.
    .right = Now open your plans and read what you wrote.
own = What was behind the end of your own match: what you chose, luck, or the start? Bet, then look at the review below the board.
    .option-choice = What the players chose
    .option-luck = The luck of what was drawn
    .option-start = The start of the match
    .right = The review below the board splits your match up. Start, luck and choices make all of it: nothing is left for a hidden hand.
guessed = Compare each guess with the plan itself. How many of your two guesses were right?
    .option-both = Both
    .option-one = One of them
    .option-none = None
    .right = Here there was a plan, and you could ask. Out in the world you have to test.

## Put it to the test

pattern = Two bots play { $games } matches. A die chooses each of their moves. In how many of 100 { $case ->
        [row] does one of them take four objects running?
        [pair] does one of them snatch two objects from the other?
       *[banks] do all Banks end up in one hand?
    } Make your bet.
    .label = Matches of 100
    .right = { $share } % of { $games } games. The 95 % interval goes from { $low } to { $high } %. Nobody planned that. Chance makes patterns.
table =
    .pattern = What we see
    .random = A die chose
    .greedy = Both had a plan
    .games = Games each
sign =
    .row = One takes four objects running
    .pair = One snatches two objects from the other
    .hunt = One snatches three objects from the other
    .banks = All Banks in one hand
node = How many of the matches have a plan, and how many show the sign
    .all = matches
    .plan = both plan
    .die = a die chose
    .sign = sign
    .none = no sign
base = In { $plans } of { $matches } matches both players plan. { $hits } of these show three objects snatched. So do { $false } of the other { $without }. You see this sign. In how many of 100 such matches is there a plan?
    .label = Matches of 100
    .right = { $hits } of { $all } matches with the sign: about { $share } of 100. The sign fits a plan. Yet most of these matches have none.
    .reply-turned = That is how often a plan shows the sign. You need it the other way: from the sign to the plan.
    .reply-before = That is the share before you look. Now take only the matches with the sign.
    .reply-others = That many matches show the sign by chance. How many have a plan?
    .reply = Take only the matches with the sign. Count those with a plan among them.
    .hint = Add up all matches with the sign, from both groups. What part of them has a plan?
    .solution = { $hits } and { $false } make { $all } with the sign. { $hits } of { $all } is about { $share } of 100.
trap = { $case ->
        [agent-1] The lights go out at school. “Who did that?” asks Tom. He has not looked at the fuse.
        [agent-2] A bot throws a die for each move. “It wants my Banks”, says Ann.
        [size-1] A town has no power for a day. “One worn cable? Never. Such a thing needs a big cause.”
        [size-2] A great team loses because its keeper had a cold. “A cold? There must be more behind it.”
        [pattern-1] Three buses were late, each on a Friday. “That is no accident”, says Lea. She did not look at other days.
        [pattern-2] A bot took four objects running. “That cannot be chance”, says Kim. He has seen one match.
        [shield-1] No trace was found. “There you see how well they hide it”, says Jan.
        [shield-2] One expert says no. “He is paid for it.” One says yes. “You see?”
        [sides-1] “We see through it. All the others sleep, or they are in it.”
       *[sides-2] “Whoever doubts it is one of them”, says Nina.
    } Which trap is that?
    .option-agent = Somebody must have wanted it
    .option-size = What is big must have a big cause
    .option-pattern = What repeats cannot be chance
    .option-shield = Nothing can count against it
    .option-sides = Here we, there they
    .right = { $trap ->
        [agent] Yes. We look for an aim first. That helped when a twig broke in the dark. It is no proof.
        [size] Yes. We feel that cause and effect have one size. Often a small thing does it.
        [pattern] Yes. We find patterns fast, and we count the hits and not the misses.
        [shield] Yes. A story that nothing can shake has not been tested at all.
       *[sides] Yes. It feels good to belong. Then a doubt looks like treason, and people get hurt.
    }
    .reply-agent = Is somebody looked for who did it on purpose?
    .reply-size = Is this about a cause that seems too small?
    .reply-pattern = Is something counted that came more than once?
    .reply-shield = Is proof turned round, so that it never counts?
    .reply-sides = Are people split into two camps?
    .hint = What is the speaker sure of? And what was not checked?
    .solution = { $trap ->
        [agent] Nobody was seen, but somebody is looked for. It is the first habit: an aim behind all.
        [size] The cause seems too small for the event. So a bigger one is wanted.
        [pattern] A few hits are taken for a rule. The misses were not counted.
        [shield] Whatever is found, it counts for the story. So nothing can count against it.
       *[sides] There are only two camps. Whoever doubts is put into the other.
    }
habit =
    .agent = Aim: we look for somebody who wanted it.
    .size = Size: what is big seems to need a big cause.
    .pattern = Pattern: what repeats seems to be planned.
    .shield = Shield: what speaks against it is turned round.
    .sides = Camps: we are right, and the others are bad.
testable = Ask of each claim: what would we see if it were false? Which one can be tested?
    .option-canteen = On days with a maths test the canteen has fish
    .option-bus = The bus is late more often on Mondays
    .option-bot = This bot wins more than half of its matches
    .option-letter = This letter of 1920 is typed on a machine built in 1960
    .option-hidden = They leave no trace: they are that clever
    .option-someone = Somewhere somebody has a hand in it
    .option-always = Whatever happens, it was part of the plan
    .option-doubter = Whoever does not believe it is one of them
    .right = { $case ->
        [letter] Yes. Look at the type and at the maker’s books. It may be false, so it can be tested.
       *[other] Yes. Write down what you expect, then count. It may be false, so it can be tested.
    }
    .reply-hidden = No trace counts for it, a trace counts too. What would count against it?
    .reply-someone = No name, no deed, no date. What could you look up?
    .reply-always = It fits whatever happens. Then it says nothing. What would be different if it were false?
    .reply-doubter = That is about people who doubt, not about the thing. What could you count?
    .hint = Look for a claim that says what, where or when. It can be wrong.
    .solution = { $case ->
        [canteen] Write down the menu and the tests for a month. Then compare.
        [bus] Write down when the bus comes, on all days. Then compare.
        [bot] Let it play many matches and count.
       *[letter] Find out when such a machine was built. Then compare.
    }

## The game as an argument

vote-after = Read two texts on plots that were checked. Then vote again. Can one find out if such a story is true?
    .option-yes = Yes, if one looks for evidence
    .option-sometimes = Only sometimes
    .option-no = No: a secret stays a secret
    .right = Did your vote change? In both cases something was found. What was it?
argument = The game makes a claim. “{ $claim }” Talk in four rounds. Then write: what of the real world does the game leave out?
    .label = The game leaves out
    .right = Compare with our list. What would you add, and from which source?
part =
    .claims = It claims
    .omits = It leaves out
    .distorts = It bends
    .view = Its view
    .against = A source against it
    .for = A source for it
argument-hand = Behind all that happens there is a plan of a few.
argument-works = Whoever plans well gets what they want.
argument-few = A few people decide, and the rest of the world is cards.
argument-chance = Slips and bad luck make big events, too. In the game only the cards come by chance.
argument-people = Voters, workers and courts do nothing here. They are objects to be taken.
argument-checking = Nobody checks. There is no newspaper, no judge and no archive that could find something out.
argument-harm = Made-up plots hurt real people. The forged “Protocols” fed the hatred of Jews. The Nazis used them on the way to mass murder (Cohn, 1967).
argument-leaks = Real plots come out. Watergate took about two years, the tobacco papers about forty (Oreskes and Conway, 2010).
argument-names = Some cards bear the names of real groups. What they do in the game is made up.
argument-silence = Agents never talk, err or change their minds. People do.
argument-perfect = Plots do happen. But few of them end as they were meant to (Popper, 1963).
argument-planners = We look through the eyes of those who plan. Nobody else has eyes here.
claim = Read the source. What do you get from it on a plot?
    .option-real = A real plot, and the evidence for it
    .option-made-up = A made-up plot, and how we know that
    .option-bare = A claim, and no evidence
    .right = { $source ->
        [taxil] He who made it up says so himself. The devils of the Freemasons were a joke.
        [graves] Two texts, side by side. Everybody can compare them. The plan was copied, so it was no plan.
        [list] A list in a hand, and nobody may read it. That is no evidence.
        [frank] Those who sell say that it is safe. They show nothing that one could check.
        [tapes] Tapes, witnesses and papers fit. People of both parties could check them.
       *[verdict] The companies’ own papers were there for all to read.
    }
    .reply-real = Is there something that others could check? What is it?
    .reply-made-up = Does the text show that a story was false? How?
    .reply-bare = Look once more. Is there something that others could check?
    .hint = Who says so? How do they know? Can others check it?
    .solution = { $source ->
        [taxil] The maker of the story takes it back. So the plot was made up.
        [graves] The text was copied from another book. So the plot was made up.
        [list] Nobody could read the list. So it is a claim without evidence.
        [frank] They only say what they believe. So it is a claim without evidence.
        [tapes] Tapes, papers and witnesses show it. So the plot was real.
       *[verdict] The papers of the companies show it. So the plot was real.
    }
slip = Exit slip, alone and on paper. Write a claim that you have met. Who says so? How do they know? What would you see if it were false?
    .label = Or write it here
    .right = Hand in your slip. A good question to the claim is what counts.

## The teacher's page

teacher-note = The game plays with conspiracy myths. Some have a murderous history, above all the tales of Jewish or Masonic world rule. Name them and refute them at once. The “Protocols of the Elders of Zion” (St Petersburg, 1903) are a forgery: The Times showed in August 1921 that they copy a satire of 1864 on Napoleon III, and a Bern court found the same in 1935. The Nazis used them all the same on the way to the murder of six million Jews; they persecuted Freemasons too. The devil tales about Freemasons are Taxil’s hoax. All else on the cards is fiction. Never let pupils put real groups into the game’s roles; stop jokes at somebody’s cost.
teacher-aim-1 = ask of a claim: who says so, how do they know, what would we see if it were false?
teacher-aim-2 = name five habits of thinking that make such stories persuade: aim, size, pattern, shield, two camps.
teacher-aim-3 = reckon with base rates, in whole numbers: if we see the sign, how often is there a plan?
teacher-age = 14 to 18
teacher-knows = The quick path of the rules tutorial, as homework. For you: Cohn, Warrant for Genocide, 1967; Oreskes and Conway, Merchants of Doubt, 2010; Lewandowsky and Cook, The Conspiracy Theory Handbook, 2020.
teacher-room = 30 pupils at 12 computers: six pairs and six threes (12 Ivan, 12 Julia, 6 checkers). With 15 computers: 15 pairs. With 10: ten threes.
teacher-screen = The lesson, and below it the board at the start of round 4 of 5. Two share one screen; the board hides the hands at each change.
teacher-timing-1 = Question on the board, first vote (all together)
teacher-timing-2 = Plan or die? Role sheets, one source (groups)
teacher-timing-3 = Rounds 4 and 5; in between a guess is written down (groups; the checker keeps the journal)
teacher-timing-4 = Patterns, base rates, traps, tests (groups)
teacher-timing-5 = Two sources, second vote, debrief: four rounds of three minutes (teacher leads)
teacher-timing-6 = Exit slip (each alone, on paper)
teacher-late = The second half of round 5, with the bet on the match; the bet on patterns (show the table yourself). Never the debrief or the slip. If nobody knows the rules, five minutes of the quick path replace round 4.
teacher-mistake-1 = “Then no plot is ever real.”
    .say = Watergate and the tobacco files were. They were found by tapes, papers and witnesses, not by a feeling.
teacher-mistake-2 = “There is no smoke without fire.”
    .say = Taxil made smoke for twelve years, and there was no fire.
teacher-mistake-3 = “They cannot disprove it.”
    .say = Whoever claims must show. What would count against it?
teacher-mistake-4 = “Such a pattern cannot be chance.”
    .say = Two bots that throw a die: one takes four objects running in 56.9 % of 2,000 games (54.7 to 59.0 %).
teacher-mistake-5 = “The sign fits, so it is a plan.”
    .say = Of 1,000 matches with 20 plans, 18 with a plan and 192 without one show it: a plan in 9 of 100.
teacher-mistake-6 = “All sources lie alike.”
    .say = Compare what others can check: a list in a hand, or two texts side by side.
teacher-debrief-1 = What happened at your table? Whose guess held?
    .good = Names the guess, the sign that would have shown it wrong, and what came. The console counts whose guesses held.
teacher-debrief-2 = What made a plan seem clear that was not there?
    .good = Names a trap and a moment; counts misses as well as hits; uses the table.
teacher-debrief-3 = In the game a plan is behind everything. And in the world?
    .good = Plots happen and come out by evidence; most events have many causes and chance. Popper: few plots end as meant.
teacher-debrief-4 = How was it found out, in 1921 and in 1974? What can you do yourself?
    .good = Two texts side by side; tapes and witnesses. Ask for the first source, look for a second, write a forecast first.
teacher-cautions = Nobody has to tell what the family believes; test claims, do not shame people. Uncertain: who wrote the “Protocols”; in Bern the sellers went free on appeal in 1937, on a point of law; that court did not call the text genuine; which number McCarthy named (reports differ); how strong each trap is (studies differ). Most numbers on the cards are our reconstruction, so the shares are about our model. All sources are summaries in our words.
teacher-variant-projector = One board, two teams by show of hands; each half writes its guess before round 5.
teacher-variant-paper = Print the sheet; toss a coin 30 times and look for runs in place of the match.
teacher-variant-long = Each group checks one claim from the press with the three questions and reports.
teacher-fast = Find a plan in a match of two random bots, then one against it.
teacher-slow = Play round 4 only, then guess and compare.
teacher-rubric-1 = Names a claim and who says so.
teacher-rubric-2 = Also asks how they know.
teacher-rubric-3 = Also says what would be seen if it were false.
teacher-rubric-4 = Also names a source that could decide, or a trap.
