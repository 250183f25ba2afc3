lesson = Predict the Opposition
finished = That was the Opposition, line by line. In the notebook you write one line of it.
section-watch = Watch one turn
section-predict = Predict it
section-limits = What it cannot do
section-new = Six new positions

## The decision list

line-leader = The round begins: its leader enters the region with unrest, and it takes the Will.
line-card = Its turn: the top card is turned up. The date moves by the days on it.
line-past-31 = Past day 31: it takes the Will of the People.
line-unit = A unit of the card's level enters the card's region. If none is left, nothing happens.
line-bonus = Day 15 or 31: one more unit of level 1 enters the region with unrest.
line-points = Stronger in the unrest: it takes the points.
line-objective = Objective: the region with the most days in its row. Its card with the most points counts.
line-tie = Equal days: more cards. Equal cards: the region whose card came last.

## What it compared

stage-days = Most days, { $number }: { $regions }.
stage-cards = Of these, most cards, { $number }: { $regions }.
stage-last = Of these, the last card, number { $number } in the row: { $regions }.

## Watch

watch-begin = Its cards lie face down. No card of this round is played yet.
watch = Watch a whole turn of the Opposition. Press the button for each step.
    .right = That was a whole turn. It looked at nothing of yours.
unit = The Opposition's next card is { $card }: { $days } days, level { $level }. Where does the new unit appear?
    .right = The card alone names the place: { $region }.
    .reply = The card names the region. The Opposition does not choose.
    .hint = Read the colour in the card's name.
    .solution = The card is { $card }. So the unit appears { $region }.
order = What happens in the Opposition's turn? Choose the four parts in order.
    .option-card = It turns up its top card
    .option-date = The date moves
    .option-unit = A unit enters the card's region
    .option-bonus = A bonus unit comes, if day 15 or 31 was hit
    .right = Right. Below are all eight lines that it follows.
    .reply = Without a card there are no days. Without days there is no bonus.
    .hint = First the card, last the bonus.
    .solution = Card, date, unit, bonus.

## Predict

leader = A new round begins. Unrest is { $unrest }. Where does the Opposition's leader appear?
    .right = Its leader appears where the unrest is: { $unrest }.
    .reply = It does not look at your units. Only the unrest tile counts.
    .hint = Look for the unrest tile.
    .solution = The leader always enters the region with unrest.
bonus = It is day { $day }. The Opposition's card is { $card }, { $days } days. How many units does it place this turn?
    .option-none = None
    .option-one = One
    .option-two = Two
    .right = The date stops on day { $stop }. Only day 15 and day 31 bring a second unit.
    .reply = Each card brings one unit. Day 15 or 31 brings one more.
    .hint = Add the days.
    .solution = Day { $day } and { $days } more: the date stops on day { $stop }.
most-days = The Opposition's row: { $row }. Which region becomes its objective?
    .right = Add the days of each colour. { $region } has most: { $number }.
    .reply = More cards do not help against more days.
    .hint = Add the numbers of each colour.
    .solution = { $region } has { $number } days, more than any other.
example-h = The Opposition's row: { $row }. Two regions are equal in days and in cards. Which one does it choose?
    .right = It chooses { $region }: { $last } came last in the row.
    .reply = Days and cards are equal. Then the last card decides.
    .hint = Which of the two colours came last?
    .solution = { $last } lies last. So it is { $region }.
will = You hold the Will. It is day { $day }. The Opposition plays { $card }, { $days } days. Who holds the Will then?
    .right = { $day } and { $days } make { $sum }. It takes the Will only past day 31.
    .reply = Add the days. Is the sum more than 31?
    .hint = Day { $day } and { $days } more.
    .solution = Past day 31 the Opposition takes the Will. Otherwise you keep it.
unrest = Unrest { $where }: strength { $red } to { $white }, tokens { $red-tokens } to { $white-tokens }. The Opposition holds the Will. What does it get?
    .option-points = It takes the points
    .option-bonus = It takes a bonus action
    .option-nothing = Nothing: you win
    .right = The Will breaks the tie. The Opposition always takes the points.
    .reply = All is equal, so the Will decides. And it never takes the bonus.
    .hint = Who holds the Will?
    .solution = The Will decides the tie. It takes the points.
steer = The Opposition's row: { $row }. It would choose { $region }. Change one card so that it chooses another region.
    .option-a = { $new-a } in place of { $old-a }
    .option-b = { $new-b } in place of { $old-b }
    .option-c = { $new-c } in place of { $old-c }
    .option-d = { $new-d } in place of { $old-d }
    .right = Now it chooses another region. More than one change does this.
    .reply = With this change it still chooses { $region }.
    .hint = Take days from { $region }, or add more days to another region.
    .solution = One way: { $good-new } in place of { $good-old }. Then it chooses { $other }.

## Limits

rates-difficulty = Difficulty
rates = A greedy bot plays { $side } against the Opposition. At difficulty 1 it wins { $easy } of 100 games. How many at difficulty { $level }?
    .label = Wins of 100
    .right = Measured: { $hard } of 100. The table has every share with its interval.
    .reply = Higher difficulty makes its exhausted units stronger. Still, it can be beaten.
    .hint = Fewer than at difficulty 1.
    .solution = { $hard } of 100.
limit-measured = The table: wins of the greedy bot, by its side. { $n } games each, seed { $seed }. In brackets: the 95 % interval.
limit-blind = It does not see your units, your cards or the score.
limit-chance = Chance only orders its cards and its leaders.
limit-beatable = Its row lies open. Often you know its objective before its last card.
hunt = Three bots, A, B and C, choose a region for the same rows. Two have one line changed. Which one follows the book?
    .option-a = Bot A
    .option-b = Bot B
    .option-c = Bot C
    .right = Bot { $bot } follows the book. Below: what the others do.
    .reply = One pick breaks the list. Check each row: days, cards, last card.
    .hint = Find the row with equal sums.
    .solution = Bot { $bot } is right in all four rows.
hunt-row = { $row }. A: { $a }. B: { $b }. C: { $c }.
changed-cards-first = Bot { $bot } compares cards first, then days.
changed-first-card = Bot { $bot } breaks a double tie by the first region, not the last.
changed-fewer-cards = Bot { $bot } breaks equal days by fewer cards.
changed-one-card = Bot { $bot } takes the longest card and adds nothing up.

## The new set

new-bonus = It is day { $day }. The Opposition turns up { $card }, { $days } days. How many units does it place this turn?
    .option-none = None
    .option-one = One
    .option-two = Two
    .right = The date stops on day { $stop }. That settles it.
    .reply = One unit for the card. One more on day 15 or 31.
    .hint = Day { $day } and { $days } more.
    .solution = The date stops on day { $stop }. Only day 15 or 31 brings a second unit.
new-will = You hold the Will. It is day { $day }. The Opposition plays { $card }, { $days } days. Who holds the Will then?
    .right = { $day } and { $days } make { $sum }. Only past day 31 does the Will go over.
    .reply = Add the days. Compare with 31.
    .hint = Day { $day } and { $days } more.
    .solution = Past day 31 the Opposition takes the Will. Otherwise you keep it.
new-days = The Opposition's row: { $row }. Which region becomes its objective?
    .right = { $region } has the most days: { $number }.
    .reply = Add the days of each colour again.
    .hint = The number of cards does not matter here.
    .solution = { $region } has { $number } days, more than any other.
new-cards = The Opposition's row: { $row }. Which region becomes its objective?
    .right = { $region }: days are equal, and it has more cards.
    .reply = Days first. Then the number of cards.
    .hint = Two regions have the same days. Count their cards.
    .solution = Both have { $number } days. { $region } has { $cards } cards, more than the other.
new-last = The Opposition's row: { $row }. Which region becomes its objective?
    .right = { $region }: tied twice, and its card { $last } came last.
    .reply = Days first, then cards. Then the last card.
    .hint = Days and cards are equal. Which colour came last?
    .solution = { $last } came last. So it is { $region }.
new-unrest = Unrest { $where }: strength { $red } to { $white }, tokens { $red-tokens } to { $white-tokens }. Your numbers come first. What does the Opposition get?
    .option-points = It takes the points
    .option-bonus = It takes a bonus action
    .option-nothing = Nothing: you win
    .right = Strength decides, then tokens. If it wins, it takes points.
    .reply = Compare strength, then tokens. And it never takes the bonus.
    .hint = Your strength is { $red }, its strength is { $white }.
    .solution = Strength { $red } to { $white }, tokens { $red-tokens } to { $white-tokens }. The winner takes the prize.

## The exercise

check-where = Not yet. Game { $game }, round { $round }. The row: { $row }.
check-right = Your bot chooses like the Opposition in all { $games } games, { $number } times.
check-fails = Your function stops here with { $problem }.
check-no-region = Your function gives { $problem }. It must give the region of one of the cards.
check-days = Your bot chooses { $region }. Another region has more days.
check-cards = Your bot chooses { $region }. Another region has as many days. What does the list compare next?
check-last = Your bot chooses { $region }. Another region is equal in two things. What decides then?

steer-none = Nothing is changed yet: put another card in place of one of the row.
steer-many = { $number } cards of the row are changed. Change one only.
steer-elsewhere = With this card it chooses { $region }. That is not where you want it.
steer-right = You have steered it: now it chooses { $region }.
prove-right = Proven: in round { $round } bot { $bot } chooses another region than the book. Its line: { $line }
prove-none = In this match bot { $bot } chooses like the book, { $number ->
        [one] the one time it chooses
       *[other] all { $number } times
    }. That proves nothing, for it or against it.
prove-solo = In this match the Opposition chooses nothing. Play a solo match, further.

## The teacher's page

teacher-aim-1 = predict five of six decisions of a rule-based opponent.
teacher-aim-2 = explain each decision by a line of the procedure, with the numbers compared.
teacher-aim-3 = find the changed line in a program from what it does.
teacher-age = 12 and up; adding numbers up to 31 is enough. The exercise in the notebook needs first steps in Python.
teacher-knows = The quick path of the rules lesson: regions, cards, strength, the date.
teacher-room = Pairs at 15 computers: one clicks, one adds up on paper; they swap at “Predict it”.
teacher-screen = A board with the Opposition's five face-down cards and a button that shows its turn step by step.
teacher-timing-1 = Watch one turn; put its parts in order; read the eight lines aloud.
teacher-timing-2 = Six predictions and one change of a card. Pairs say their guess before the click.
teacher-timing-3 = The bet on the win rates, then the bug hunt.
teacher-timing-4 = Six new positions; five right at the first try is the mark.
teacher-late = The bet on the win rates and the bug hunt; or take the quick path of 5 steps.
teacher-mistake-1 = “It goes where my units are.”
    .say = Cover your units with a hand. Did anything that it needs disappear?
teacher-mistake-2 = “The region with the most cards.”
    .say = Which number does line 7 add up first?
teacher-mistake-3 = “The first of the tied regions.”
    .say = Point at the row from right to left. Which colour comes first?
teacher-mistake-4 = “A bonus whenever the date passes 15.”
    .say = Passing is not stopping. Where does the marker stand?
teacher-mistake-5 = “It takes the bonus action when that is better.”
    .say = Who would decide that? Show me the line.
teacher-mistake-6 = “It scores its last card.”
    .say = The last card only breaks the tie. Then the card with the most points of that region counts.
teacher-debrief-1 = Is the Opposition an opponent or a machine? What would it need to be called clever?
    .good = It follows eight lines, sees none of your pieces and plans nothing; clever would mean to compare moves and to react.
teacher-debrief-2 = It still wins often at difficulty 6. How can a blind bot win?
    .good = Strong units and five turns against four; the difficulty changes numbers, not the thinking.
teacher-cautions = The days, recruit values and points of the cards are reconstructed and marked so; every question shows the numbers that it needs. The win rates hold for the greedy bot, not for people.
teacher-variant-projector = The class votes by colour cards on each prediction; one pupil clicks.
teacher-variant-paper = Lay out five cards as a row; pupils write sums, cards and last card in three columns.
teacher-variant-long = Add the exercise of the notebook, then a solo game at difficulty 2 with the prediction said aloud before each turn.
teacher-fast = The exercise in the notebook: write the missing line of the bot.
teacher-slow = The quick path; the sums are written on paper.
teacher-rubric-1 = Follows a turn that is shown.
teacher-rubric-2 = Predicts where a unit goes and when a bonus comes.
teacher-rubric-3 = Predicts the objective, ties included: five of six.
teacher-rubric-4 = Also changes the outcome by one card and finds a changed line.
