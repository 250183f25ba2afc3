lesson = One more mission?
shown = You can now weigh a risk before you take it.
finished = Try the exercises in the notebook.

model-shuffled = if the cards are well shuffled
model-apart = if each round goes its own way

section-decide = A decision
section-spies = Nothing but spies
section-lives = Five civilians
section-mission = One more mission
section-more = More rounds
section-judge = Good decisions

decision = You have { $points } points. One mission has failed; a second failure takes everything. Which gives more points on average: to stop now, or to do one more mission and then stop?
    .option-go = One more mission, then stop
    .option-stop = Stop now
    .right = Noted. We settle it at the end.
sure = How sure are you of your choice? 50 is a toss of a coin, 100 is certain.
    .label = Per cent, from 50 to 100
    .right = Noted. At the end we see how far off it was.
    .reply = Less than 50 would speak for the other choice. We count from 50 to 100.
    .hint = Type a number from 50 to 100.
    .solution = Any number from 50 to 100 will do. It is your own view.
average = You have { $points } points. A mission adds { $add }, and in { $cases } of 10 cases it succeeds. If not, all is lost: 0 points. How many points does going on give on average?
    .option-all = { $all }
    .option-kept = { $kept }
    .option-best = { $best }
    .option-gain = { $gain }
    .right = Right: { $cases } tenths of { $total }. The bad cases count, too, with 0.
    .reply-kept = You keep your points in every case. What happens to them after a defeat?
    .reply-best = That is what you get if all goes well. How often does it?
    .reply-gain = That is only what comes on top. Your old points are at stake, too.
    .hint = Ten times: how many points in all? Then divide by ten.
    .solution = { $cases } times { $total } points, the other times 0. Divided by 10 that is { $all }.

half = Your deck has { $deck } cards, { $spies } of them spies. You draw five. Either all are spies, and you lose, or not. How likely is the defeat?
    .option-half = 1 in 2: it happens or not
    .option-fifth = About 1 in 5
    .option-rare = Less than 1 in 15
    .right = Exact, { model-shuffled }: { $fraction }, that is { $exact }. Two outcomes are not two equal chances.
    .reply-half = There are two outcomes, but not as many hands for each.
    .reply-fifth = Every spy that you draw makes the next one less likely.
product = The same sort of deck: { $deck } cards, { $spies } spies. Which product is the chance that all five cards are spies?
    .option-left = { $left }
    .option-back = { $back }
    .option-kept = { $kept }
    .right = Exact, { model-shuffled }: { $exact }. With each spy that is drawn, there is one card less and one spy less.
    .reply-back = This puts each card back. You hold them all in your hand.
    .reply-kept = The deck gets smaller here, but the spies do not get fewer.
    .hint = After one spy: how many spies are left, and how many cards?
    .solution = Both numbers go down by one each time: { $left }.
spies = A deck has { $deck } cards, { $spies } of them spies. You draw two. How likely is it that both are spies?
    .option-left = { $left }
    .option-back = { $back }
    .option-some = { $some }
    .option-first = { $first }
    .right = Exact, { model-shuffled }. After the first spy, { $fewer } of { $rest } cards are spies.
    .reply-back = That puts the first card back. You keep it.
    .reply-some = That is at least one spy. Both are asked for.
    .reply-first = That is one card. You draw two.
    .hint = First card, then second card. What has changed between them?
    .solution = { $spies }/{ $deck } times { $fewer }/{ $rest } is { $left }.

due = In { $run } games in a row the first civilian card was a 2 or a 3. Now a new game, a new shuffle. How likely is a 2 or a 3 this time?
    .option-less = Less likely: now a low card is due
    .option-same = As likely as ever
    .option-more = Likelier: a bad series
    .right = After { $run } high cards: { $later }. All games: { $every }. A new shuffle remembers nothing.
    .reply-less = The cards were shuffled anew. Nothing in them knows the old game.
    .reply-more = A bad series does not reach into a new shuffle.
listed = { $dead } civilians are dead. These cards are left: { $cards }. One is drawn. How many of these cards lose the game?
    .label = Cards
    .right = { $fatal } of { $all } cards: exact { $exact }, { model-shuffled }. The game is lost from five dead on.
    .reply = Add each card to the { $dead }. Where do you get five or more?
    .hint = Every card from { $least } up loses.
    .solution = The cards from { $least } up: there are { $fatal }.
two-cards = { $dead } civilians are dead. These cards are left: { $cards }. Two are drawn, one after the other; a 0 is shuffled back at once. In how many of 100 cases is the game lost?
    .label = Of 100
    .right = Exact, { model-shuffled }: { $exact }, or { $fraction }. The table lists all ways.
    .hint = Type a number from 0 to 100.
    .solution = Exact: { $exact }.
zero = The civilian deck is: { $cards }. { $came } How likely is a 3 as the next card, compared with before?
    .option-more = Likelier
    .option-same = The same
    .option-less = Less likely
    .option-unknown = Nobody can know
    .right = Exact, { model-shuffled }: first { $before }, now { $now }. Ask whether the card has gone back.
    .reply-more = Has the deck fewer cards now? And is the 3 still there?
    .reply-same = Has the card gone back, or has it left the deck?
    .reply-less = Is the 3 still in the deck?
    .reply-unknown = You know all cards of the deck. Count them.
    .hint = Count twice: the cards of the deck, and the 3 in it. Before and now.
    .solution = Before it was { $before }. Now it is { $now }.

ten-rounds = Back to your board. A careful bot does one more mission and stops. Press the button ten times. How often is all lost?
    .label = Defeats
    .slide = Round { $number } of 10
    .right = { $lost } of 10 rounds: { $rate }. Ten rounds know little, but they do not lie.
    .reply = Count the lines that say “lost”.
    .hint = Lines with points do not count.
    .solution = It is { $lost } of 10 rounds.
neighbours = { $pairs } pairs play { $rounds } rounds each on this same board. Their numbers of successes will differ. Who has made a mistake?
    .option-few = The pair with the fewest
    .option-many = The pair with the most
    .option-nobody = Nobody
    .right = From { $least } to { $most } successes of { $rounds } rounds: all played alike. That is luck.
    .reply-few = Same board, same bot. Only the cards came in another way.
    .reply-many = Same board, same bot. Only the cards came in another way.
going = You have { $points } points if you stop. Now the bot does one more mission { $n } times. What is the average number of points, with 0 for a defeat?
    .label = Points on average
    .right = { $rate }. Stopping gives { $points } for sure. { $better ->
        [go] So on average one more mission is better here.
       *[stop] So on average stopping is better here.
    }
    .hint = Type a number of points, such as 15.
    .solution = { $rate }.
aim = Four plans, ten cases each. { $aim } Which plan is best for that?
    .option-a = Plan A
    .option-b = Plan B
    .option-c = Plan C
    .option-d = Plan D
    .right = Right. The best plan depends on what you want: a high average, a big prize or no surprise.
    .reply-mean = That plan has the highest average. Is that what was asked?
    .reply-victory = That plan reaches a victory most often. Is that what was asked?
    .reply-spread = That plan always gives the same. Is that what was asked?
    .reply-none = That plan has the highest prize, but others are better in each way.
    .hint = Average: add up ten cases. Victory: count the cases from 19 up. Sure: look for equal cases.
    .solution = Work it out for all four: the average, the cases from 19 up, and how far apart the cases are.

twice = { $n } rounds gave { $rate }. The interval reaches { $was } percentage points to each side. With { $more } rounds and the same share, how far?
    .option-half = Half as far
    .option-bit = Less far, but more than half
    .option-same = As far as before
    .right = { $more } rounds: { $now } percentage points. It takes { $most } rounds for { $then }: four times the rounds, half the width (n = { $most }).
    .reply-half = Twice the rounds are not enough for that.
    .reply-same = More rounds do tell more.
misses = A mission succeeds in exactly { $exact } of all cases. { $groups } groups play { $rounds } rounds each and note a 95 % interval. How many of these miss the { $exact }?
    .label = Misses
    .right = { $missed } of { $groups } intervals miss the exact { $exact }, { model-apart }. A miss is luck, not a mistake.
    .hint = Type a number from 0 to { $groups }.
    .solution = { $missed } of { $groups }.
meaning = A series gave { $rate } successes, with a 95 % interval. What do the 95 % mean?
    .option-method = About 95 of 100 intervals made like this catch the true chance
    .option-rounds = 95 of 100 rounds lie inside the interval
    .option-certain = The true chance cannot lie outside
    .option-middle = The middle is 95 per cent right
    .right = Right. The level speaks of the method, not of this one interval.
    .reply-rounds = A round succeeds or fails. It is never a share.
    .reply-certain = Think of the groups: an interval can miss.
    .reply-middle = The middle moves from series to series.
    .hint = Think of many groups, not of one.
    .solution = It is a promise about the method: about 95 of 100 such intervals catch the true chance.

sunk = { $friend } To stop gives { $points } points. One more mission gives { $mean } on average. What do you do?
    .option-go = One more mission
    .option-stop = Stop
    .option-losses = That depends on how much we have lost
    .right = What is lost is lost either way. { $better ->
        [go] Going on is better on average. Stopping is sure. What do you want most? Both can be argued.
       *[stop] Stopping is better on average, and sure. Going on is for those who need more points. Both can be argued.
    }
    .reply-losses = The losses are the same, whatever you choose now. So they cannot help you choose.
player = On your board the careful bot succeeds in { $rate }. Now somebody plays who picks every card at random. How often will that player succeed?
    .option-same = As often: the number is measured
    .option-bit = A little less often
    .option-far = Far less often
    .right = At random: { $blind }. A measured number is about this board and this player. More games do not change that.
    .reply-same = Measured, yes: with another player.
    .reply-bit = The choice of cards matters more than that.
lost = Another board: { $points } points. To go on is better here: { $rate } on average. You go on { $rounds } times. How often do you lose everything?
    .option-never = Never: it is the better choice
    .option-some = 1 to 30 times
    .option-many = More than 30 times
    .right = { $lost } of { $rounds } games are lost. The choice was good in each of them.
    .reply-never = Better on average does not mean safe: { $lost } of { $rounds } games are lost.
    .reply-some = In this series luck was on your side: { $lost } of { $rounds } games.
    .reply-many = That would be too often for a better average: { $lost } of { $rounds } games.
settle = { $who ->
        [you] You
       *[other] A neighbour
    } said: { $picked }, { $sure } % sure. One more mission gives { $rate }; stopping gives { $points }. So the choice { $came }. The distance is { $sum }. How much is it?
    .label = Distance, from 0 to 1
    .right = { $distance }. Best is 0. Whoever always says 50 gets 0.25.
    .reply = Outcome { $outcome }, forecast { $forecast }. Take the gap, then times itself.
    .hint = First the gap between { $outcome } and { $forecast }. Then multiply it by itself.
    .solution = { $sum } is { $distance }.
judged = Ana has { $points } points. A mission adds { $add } in { $cases } of 10 cases; if not, all is lost. She goes on. { $ended ->
        [lucky] It succeeds.
       *[unlucky] It fails.
    } What do you say of the decision and of the luck?
    .option-good-lucky = Good decision, good luck
    .option-good-unlucky = Good decision, bad luck
    .option-bad-lucky = Bad decision, good luck
    .option-bad-unlucky = Bad decision, bad luck
    .right = Right: { $mean } on average against { $points }. The outcome says nothing about that.
    .reply-good-lucky = Work out the average first. Then look at what happened.
    .reply-good-unlucky = Is the average of going on really above her points? And what happened then?
    .reply-bad-lucky = Compare the average with her points. And what happened then?
    .reply-bad-unlucky = A loss alone does not make a decision bad. Work out the average.
    .hint = The decision: average against { $points }. The luck: what happened.
    .solution = { $cases } tenths of the new total is { $mean }. { $decided ->
        [good] That is more than { $points }: a good decision.
       *[bad] That is less than { $points }: a bad decision.
    }

# What items say

came-zero = A 0 comes. It is shuffled back.
came-low = A 1 comes. It leaves the deck.
came-three = The 3 comes. It leaves the deck.
picked-go = one more mission
picked-stop = stop
was-better = was the better one
was-worse = was not the better one
friend-go = A friend says: “We have lost four good people for this. Now we must go on!”
friend-stop = A friend says: “We have lost four good people. We must not lose any more: stop!”
aim-mean = You want the most points on average.
aim-victory = You want a victory: { $points } points or more, as often as can be.
aim-spread = You want no surprise: the same points in every case.
case = { $points } points × { $cases }
round-won = Done: { $points } points
round-lost = All is lost

# Pictures and tables

column-dead = Dead
column-chance = Exact chance
column-share = Per cent
column-points = Points
column-rounds = Rounds
column-plan = Plan
column-cases = Ten cases
row-every = All games
row-later = After { $run } high cards
row-rounds = { $n } rounds
row-careful = The careful bot
row-random = At random
below-successes = successes of { $rounds }
picture-due = All games: { $every }. After { $run } high cards in a row: { $later }.
picture-groups = A dot for each of { $pairs } pairs: from { $least } to { $most } successes of { $rounds }.
picture-twice = The interval of more and more rounds: { $rates }.
picture-many = { $groups } intervals against the exact { $exact }: { $missed } miss it.
picture-players = The careful bot: { $careful }. At random: { $blind }.
picture-again = { $rounds } rounds, a square each; the { $lost } that are filled were lost.

# The teacher's page

teacher-aim-1 = work out an expected value when a failure takes everything, and compare it with the sure thing.
teacher-aim-2 = count the exact chance of a draw without putting back, and list all ways of a small one.
teacher-aim-3 = tell a good decision from good luck, and leave past losses out of it.
teacher-age = 13 and up; fractions and per cent are enough.
teacher-knows = The quick path of the rules lesson; or nothing, if you show the first board and say when the game is lost.
teacher-room = Pairs at 15 computers. Each pair has its own board and dice, so the numbers differ.
teacher-screen = A board where a round has just ended, and two buttons: stop or go on. Two clicks later everybody has a forecast on record.
teacher-timing-1 = Decision and forecast; expected value by hand.
teacher-timing-2 = Hands of spies: guessed, multiplied, checked.
teacher-timing-3 = Civilians: new shuffle or the same deck; list all ways of two cards.
teacher-timing-4 = Ten rounds by hand, the neighbours' numbers, the average of 400; what do you want?
teacher-timing-5 = How wide an interval is, and what 95 % means.
teacher-timing-6 = Past losses, other players, good choices that lose; the score of the forecasts.
teacher-late = The neighbours' numbers and the intervals that miss; or take the quick path of 8 steps.
teacher-mistake-1 = “16 plus 0.7 times 4 is 18.8.”
    .say = And the three cases in which it fails? Write down ten rounds and add up.
teacher-mistake-2 = “All spies or not: 50 : 50.”
    .say = How many hands are there for each answer?
teacher-mistake-3 = “Three high cards: now a low one must come.”
    .say = In a new shuffle, no. In the same deck, yes: a card has left. And if it was the 0?
teacher-mistake-4 = “We have lost so many, we cannot stop now.”
    .say = Are they back if you go on? Cross out what is the same either way.
teacher-mistake-5 = “She lost, so it was stupid.”
    .say = What did she know before? Let them count the 100 games.
teacher-mistake-6 = “The number is measured, so it holds for me.”
    .say = Who played? Ask the same of the player who picks at random.
teacher-debrief-1 = When would you stop although going on is better on average?
    .good = When you need 15 for a partial victory and have it: the aim decides, not the average. When you play only once.
teacher-debrief-2 = Where outside the game do people count what is already lost?
    .good = A bad film that is watched to its end, a repair of an old car, wars that go on “for the dead”.
teacher-cautions = People in this game are numbers: 0 to 3 civilians on a card. Say once that this is a model, and that nobody counts lives like this; the lesson on the Spanish maquis is the place to talk. At 50 rounds and 80 % Wilson's interval holds the value in 95.1 % of cases (exact): of 30 groups expect one or two misses, and none is no surprise. The two maquis on whom the sources differ are on no board.
teacher-variant-projector = One screen; pupils write their bets on paper before each click.
teacher-variant-paper = Eight slips of paper with 0, 1, 1, 1, 2, 2, 2, 3: draw two, a 0 goes back, note how often the sum reaches 3. The sheet has the checks.
teacher-variant-long = Add the seven exercises of the notebook; or play a match in which every pair writes its chance before each “stop or go on”.
teacher-fast = The last three exercises: the break-even chance, two cards, a policy that stops.
teacher-slow = The quick path, then only the 0 that goes back, and Ana's decision.
teacher-rubric-1 = Decides by feeling, or says “half and half”.
teacher-rubric-2 = Works out a chance, but forgets what is at stake.
teacher-rubric-3 = Compares averages, and tells decision from outcome.
teacher-rubric-4 = Also says when the average is not what counts, and what the numbers depend on.

# Exercises

exercise-expected = You have 16 points. A mission adds 4 with a chance of 0.7; otherwise all is lost. The cell forgets something. Change it: how many points on average?
    .right = Now compare it with the 16 that you have for sure.
    .hint = In three of ten cases you have nothing at all.
    .reply-number = Give a number.
    .reply-kept = Your 16 points stay even after a defeat here. They should not.
    .reply-gain = That is only what is added. The 16 are at stake, too.
    .reply-best = That is the best case. The chance is missing.
    .reply-lost = Turned round: that takes the chance of a failure.
    .reply-old = The old points are weighed, but nothing is added.
    .reply-other = Wrong number: ten rounds on paper help.
exercise-all-spies = Your deck now has 9 cards, 6 of them spies. You draw five. Change the numbers: how likely is it that all five are spies?
    .right = Exact, and no game was needed.
    .hint = Four names: wanted, deck, drawn, at_least. Two of them change.
    .reply-number = Give a number or a fraction.
    .reply-start = These are still the numbers of the first deck.
    .reply-deck = Wrong size of the deck.
    .reply-wanted = Wrong number of spies.
    .reply-some = That is at least one spy. All five are asked for.
    .reply-back = That puts every card back. You hold them.
    .reply-none = That is the chance that it does not happen.
    .reply-percent = Give a chance from 0 to 1, not per cent.
    .reply-rounded = Close, but rounded. Leave it as a fraction.
    .reply-other = Wrong numerator or denominator: check all four numbers.
exercise-loses = `dead` civilians have died, and a card with `card` more is drawn. Change the condition: is the game lost?
    .right = Five are enough. Now count the cards for which it says yes.
    .hint = What does the rule say of exactly five?
    .reply-function = Check the function itself: its name without brackets.
    .reply-nothing = The function gives nothing back. Is there a return?
    .reply-answer = It must say yes or no: True or False.
    .reply-more = With exactly five it says no. What does the rule say?
    .reply-four = It says yes too early.
    .reply-card = It looks at the new card only. What of those who died before?
    .reply-before = It leaves the new card out.
    .reply-never = It never says yes.
    .reply-turned = Turned round: it says yes when the game goes on.
    .reply-other = Try it by hand: 3 dead and a card of 2.
exercise-narrower = 100 rounds gave an interval that reaches about 8 percentage points to each side. Change the number: how many rounds in all for about 4?
    .right = Half the width costs four times the rounds.
    .hint = The width goes with one over the root of the number of rounds.
    .reply-number = Give a number of rounds.
    .reply-twice = Twice the rounds make the interval only 1.4 times narrower.
    .reply-more = That is how many are added. How many are they in all?
    .reply-eight = That is more than you need.
    .reply-same = With as many rounds it stays as wide.
    .reply-fewer = Fewer rounds tell less.
    .reply-other = Think of the root: what number of rounds has a root twice as large?
exercise-break-even = `points` are safe if you stop; `gain` is added by a success, and a failure takes all. Write the chance of success at which both choices are equal.
    .right = Above this chance one more mission is better on average, below it stop.
    .hint = chance × (points + gain) = points. Solve it for the chance.
    .reply-function = Check the function itself: its name without brackets.
    .reply-nothing = The function gives no number back. Is there a return?
    .reply-half = One half is right only if you could win as much as you lose.
    .reply-gain = Turned round: that grows with the gain. Should it?
    .reply-ratio = Wrong denominator: what do you have after a success?
    .reply-turned = That is the chance of failure that you can afford. The chance of success is asked for.
    .reply-other = Try it by hand: 15 points and a gain of 15.
exercise-two-draws = `dead` civilians have died; `cards` are left, such as [0, 1, 2]. Two are drawn; a 0 is shuffled back, others leave the deck. Write the chance of five dead or more.
    .right = Exact. The same loop lists longer draws, too.
    .hint = For each first card: which cards are left then? Count the second cards that reach five.
    .reply-function = Check the function itself: its name without brackets.
    .reply-nothing = The function gives no number back. Is there a return?
    .reply-one = That is one card. Two are drawn.
    .reply-back = That puts every first card back. Only the 0 goes back.
    .reply-away = The 0 leaves the deck here. It must go back.
    .reply-above = With exactly five it is lost, too.
    .reply-safe = That is the chance that the game goes on.
    .reply-count = That is a number of ways. Divide it by all ways.
    .reply-other = Try it by hand: 4 dead, the cards 0 and 1.
exercise-stop-in-time = A policy gets a view and gives back a move. This one plays at random. Let it stop whenever it may stop and has a partial victory (15 points), and else play at random.
    .right = It takes what it has. Whether that is wise is another question.
    .hint = Look for the move with the id “stop-or-go-on stop”. The points are view.game.scores(view.state)["resistance"].
    .reply-function = Check the function itself: its name without brackets.
    .reply-move = It must give back one of view.moves.
    .reply-goes-on = It goes on with 15 points or more, at least now and then.
    .reply-too-early = It stops before it has 15 points.
    .reply-illegal = It gives back a move that is not legal there.
    .reply-seed = The same dice, another move: you forgot the seed. Use view.random.
    .reply-same = Elsewhere it always takes the same move. Play at random there.
    .reply-uneven = Elsewhere some moves come too often. Each is as likely as any other.
