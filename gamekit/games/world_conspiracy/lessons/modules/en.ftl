lesson = What does a module change?
finished = You know what each module adds, and how to find out what it does to the whole game.
section-doctrine = Doctrine of Superiority
section-force = Use of Force
section-estate = The Fourth Estate
section-reptilians = Reptilians
section-experiment = One rule more, another game

## Doctrine of Superiority

cards = Nuclear Threat: stage { $stage } asks for { $cards } { $cards ->
        [one] card
       *[other] cards
    } of science and { $signs } { $signs ->
        [one] sign
       *[other] signs
    } of agitators. They are only shown. (These numbers are our guess.) May Ivan move up?
    .option-yes = Yes
    .option-cards = No: too few cards
    .option-signs = No: too few signs
    .right = The cards stay with him. They are a condition, not a price.
    .reply = Count his cards of science. Then count the signs on his Trade Unions.
    .hint = Needed: cards of science: { $cards }, signs: { $signs }.
    .solution = Compare both numbers with { $cards } and { $signs }. The first that is too small stops him.
shadows = Nuclear Threat, stage { $stage }: shadow agents for each world war: { $each }. Wars now: { $now }; wars that are over: { $over }. How many shadow agents does Ivan have?
    .label = Shadow agents
    .right = { $shadows }. A war that is over still counts.
    .reply = Count all wars that have come.
    .hint = { $each } for each war.
    .solution = { $each } times { $wars }: { $shadows }.
reach = The first three cards are open to all. The World Bank opens more. Stage I: Corporations. II: also support, inner circle, power. III: all. Ivan is at { $stage }. How many of { $row } can he enter?
    .label = Cards
    .right = { $number } cards. The rest of the row is closed to him.
    .reply = Count the first three. Then add what his stage opens further on.
    .hint = Do not count a card twice: one of the first three may be such a card too.
    .solution = First three and those that stage { $stage } opens: { $number }.
check-doctrine = Nuclear Threat, stage { $stage }. Wars now: { $now }; wars that are over: { $over }. How many shadow agents does Ivan have?
    .label = Shadow agents
    .right = Right: { $shadows }.
    .reply = The stage says how many for one war. How many wars have come?
    .hint = Stage I gives one a war, stage II two, stage III three.
    .solution = { $each } for each war, times { $wars }: { $shadows }.

## Use of Force

reserve = Anti-terror, stage { $stage }: agents from the reserve may join, at most { $each }. { $object } takes { $needed }. How many active agents must Ivan send at least?
    .label = Active agents
    .right = { $fewest }. The reserve does the rest; one active agent always goes.
    .reply = Take what is needed. Take off those who join.
    .hint = { $needed } are needed, up to { $each } join.
    .solution = At least one, else { $needed } less { $each }: { $fewest }.
pay = Ivan runs a Cyberattack. It costs agents and two cards. What of his does not count as a card?
    .option-object = An object in his area
    .option-secondary = A secondary object
    .option-token = A token of an operation
    .option-alliance = An alliance
    .right = Alliances never pay. The board offers all the rest.
    .reply = The board offers it: look at the lit cards.
    .hint = Which of the four is not lit?
    .solution = Objects, secondary ones and tokens pay. An alliance does not.
ladder = Covert operations come one after the other: Cyberattack, Ecocide, Blackout. Ivan has: { $has }. Which is the highest that he may run?
    .option-cyberattack = Cyberattack
    .option-ecocide = Ecocide
    .option-blackout = Blackout
    .right = { $next }: each step needs the one below it.
    .reply = Does he have the one below it?
    .hint = Find his highest token. The next one is open.
    .solution = { $next } is the next step.
has-nothing = none yet
check-force = Ivan’s covert operations: { $has }. Agents and cards are enough. Which is the highest that he may run now?
    .option-cyberattack = Cyberattack
    .option-ecocide = Ecocide
    .option-blackout = Blackout
    .right = Right. No step can be left out.
    .reply = No step can be left out, and none stays closed without need.
    .hint = The order is Cyberattack, Ecocide, Blackout.
    .solution = Next comes { $next }.

## The Fourth Estate

price = A trend can be captured for ten active agents. Each card and sign that it names saves one. Corruption names finance and peacemakers. Finance: cards { $cards }, secondary { $more }. Peacemakers: { $signs }. How many agents go?
    .label = Agents
    .right = { $price ->
            [one] One agent goes
           *[other] { $price } agents go
        } to the reserve. The trend is his, for ten points.
    .reply = Take one off ten for each card and each sign.
    .reply-finance = Secondary objects and signs save agents too.
    .reply-signs = You have all the cards. Now the peacemakers.
    .reply-full = That is the full price. His cards save agents.
    .hint = Ten less { $cards }, less { $more }, less { $signs }.
    .solution = Ten less { $cards }, { $more } and { $signs }: { $price }.
even = Corruption is in force: each second card of finance brings something. Ivan has { $has } of finance. Julia recruits, then he captures one more. Does the trend help him?
    .option-yes = Yes
    .option-no = No
    .right = It is card number { $number }. Only even numbers count.
    .reply = What number does the new card have?
    .hint = { $has } and one more.
    .solution = Card number { $number }: even or odd?
check-estate = Corruption is in force. Finance: cards { $cards }, secondary { $more }. Peacemakers: { $signs }. How many agents does it take to capture it?
    .label = Agents
    .right = Right: { $price }.
    .reply = Begin at ten. What saves an agent?
    .reply-finance = You left out the secondary objects.
    .reply-signs = You left out the peacemakers.
    .reply-full = That is the price for somebody with no such cards.
    .hint = Cards, secondary objects and signs each save one.
    .solution = Ten less { $cards }, { $more } and { $signs }: { $price }.

## Reptilians

under = { $alien } lies under { $object }. Ivan’s agents hold it. Julia recruits, then the phase ends. Where does the reptilian go?
    .option-along = To Ivan, with the object
    .option-stays = It stays in the row
    .option-away = To the discards
    .right = Whoever gets the object gets what lies under it.
    .reply = Look at the board after the phase.
    .hint = What happens to the object?
    .solution = It goes to Ivan with the object.
pair = Two equal reptilians, or three different ones, conclude an alliance. They go to the discards. Ivan has: { $held }. What can he do?
    .option-two = Pay with two equal ones
    .option-three = Pay with three different ones
    .option-no = Nothing of the kind
    .right = The alliance asks for nothing else then.
    .reply = Look for two of a kind. Then look for all three kinds.
    .hint = He has: { $held }.
    .solution = Two equal: pay with two. All three kinds: pay with three. Otherwise nothing.
check-reptilians = Ivan has: { $held }. He wants to conclude an alliance from his hand without its conditions. How?
    .option-two = With two equal reptilians
    .option-three = With three different ones
    .option-no = He cannot
    .right = Right. Two equal or three different, nothing else.
    .reply = Sort them by kind first.
    .hint = How many of each kind does he have?
    .solution = Two of one kind, or one of each kind. Here: { $held }.

## The experiment

head-module = Module
head-length = Decisions
head-score = Winner’s points
head-first = First seat wins
head-projects = Stages reached
module-base = none
module-doctrine = Doctrine of Superiority
module-force = Use of Force
module-estate = The Fourth Estate
module-reptilians = Reptilians
limit-measured = In the first row the value without modules, below it what each module adds. { $n } games each, four greedy bots, seed { $seed }, pairs of the same seeds. In brackets: the 95 % interval. Stages reached: the furthest of anybody in each project, added up.
limit-players = Greedy bots played, and they look one move ahead. People may use a module better, or worse.
limit-numbers = Many numbers on the cards are our guess. The interval knows nothing of that.
whole = Four greedy bots play without modules. { $what ->
        [length] A game has { $before } decisions.
        [projects] The furthest stages that anybody reaches in the projects add up to { $before }.
       *[score] The winner has { $before } points.
    } Now they play with one module: { $module }. What will { $what ->
        [length] the number of decisions
        [projects] this sum
       *[score] the winner’s score
    } do?
    .option-more = Go up
    .option-same = Stay, as far as these games show
    .option-less = Go down
    .right = Measured over { $n } pairs of games: { $change }. A rule changes more than its own corner.
first = Without modules the first seat wins { $before } of games; fair is 25 %. Now with one module: { $module }. What will its share do?
    .option-more = Go up
    .option-same = Stay, as far as these games show
    .option-less = Go down
    .right = Measured in percentage points, { $n } pairs of games: { $change }. Look at the other modules in the table.
reading = A class tried three modules. Changes of the winner’s score, with intervals: A { $a }; B { $b }; C { $c }. Which change may be luck alone?
    .option-a = A
    .option-b = B
    .option-c = C
    .right = Right. Its interval has zero inside: no change fits, too.
    .reply = Its interval lies on one side of zero. Luck alone hardly does that.
    .hint = Look for the interval that has zero inside.
    .solution = One end below zero, one above: that one.
knows = Somebody says of such a table: “{ $doubt }” What would help?
    .option-luck = Play many more games
    .option-player = Let other kinds of players play
    .option-value = Try other card values that may be true
    .right = Right. Each doubt needs its own remedy.
    .reply = That helps against another doubt.
    .hint = Is it about luck, about players or about cards?
    .solution = Luck: more games. Players: others. Cards: other values.
doubt-luck = You have seen only { $n } games. That can be chance.
doubt-player = Greedy bots won { $n } games. People do not play like that.
doubt-value = { $n } games help little: many cards are your guess.

## The teacher's page

teacher-note = The game plays with conspiracy myths. None of them is true, and some, such as the tales of Jewish or Masonic world rule, have a murderous history; “reptilians” have been a cover for them too. Treat all names as fiction, and let nobody fill in real groups. Most numbers of the modules are our reconstruction: the printed ones were not available to us.
teacher-aim-1 = say for each of four modules what it adds to a turn.
teacher-aim-2 = predict what a changed rule does to a whole game, and compare with a measured interval.
teacher-aim-3 = name what the measured number depends on: luck, players, guessed values.
teacher-age = 13 and up; adding and taking off to ten is enough, per cent for the last part.
teacher-knows = The quick path of the rules lesson of Secret Power: row, agents, projects, operations, alliances.
teacher-room = Pairs at 15 computers; every pair has its own positions and bets on its own module.
teacher-screen = The board, with the module in question.
teacher-timing-1 = Three projects: conditions, shadow agents, cards far down the row.
teacher-timing-2 = Agents of the reserve; paying with cards; three operations in order.
teacher-timing-3 = The price of a trend; each second card.
teacher-timing-4 = What lies under an object; two equal or three different.
teacher-timing-5 = Two bets, written down with a reason before the click. Then the table, one interval to read, one doubt.
teacher-late = One of the four modules; or take the quick path of 6 steps. Keep the bets.
teacher-mistake-1 = “He loses the cards of science.”
    .say = Are they a price or a condition? Look at his area afterwards.
teacher-mistake-2 = “The war is over, so the shadows are gone.”
    .say = What does the rule count: wars that are on, or wars that have come?
teacher-mistake-3 = “A Blackout is the best, so he runs it.”
    .say = Which step lies below it? Does he have it?
teacher-mistake-4 = “More rules, so games get much longer.”
    .say = Look at The Fourth Estate: what grew there, and what hardly did?
teacher-mistake-5 = “The first seat always has the same advantage.”
    .say = Read the last column. Which modules weaken whoever begins, and which one shows no change?
teacher-mistake-6 = “10,000 games prove it.”
    .say = For whom? Who played, and with which numbers?
teacher-debrief-1 = The Fourth Estate brings many points and hardly any decisions, Use of Force the other way round. Why could that be?
    .good = Trends pay for what one does anyway. Covert operations are choices of their own, paid for with cards that would have brought points. A guess until one measures it.
teacher-debrief-2 = Where in life did one new rule change something that it was not about?
    .good = A rule on one thing moves what people do elsewhere: a speed limit and the times of buses, three points for a win in football. Ask what was measured, and against what.
teacher-cautions = The bets are judged by 10,000 games of greedy bots for each module, pairs of the same seeds. Bots look one move ahead, and much depends on them: with bots that did not count what discarded cards would have brought, Use of Force lowered the winner’s score; with these it raises it. The numbers of stages, operations and reptilians are reconstructed and marked so; no check of a rule depends on them. The table of the step with A, B and C is made up.
teacher-variant-projector = The class votes with hands up, down or level before each bet; one pupil clicks.
teacher-variant-paper = The sheet has the checks. Write the table of the lesson file on the board after the bets.
teacher-variant-long = Let each pair measure a pair of modules in the notebook, with a prediction first.
teacher-fast = The notebook: another pair of modules, with interval.
teacher-slow = The quick path; one module only, then the bets.
teacher-rubric-1 = Says what one module adds.
teacher-rubric-2 = Solves the checks of three modules.
teacher-rubric-3 = Also gives a reason for a bet and reads an interval against zero.
teacher-rubric-4 = Also says what the measured change depends on and how to test that.
