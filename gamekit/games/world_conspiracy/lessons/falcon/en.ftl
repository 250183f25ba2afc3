lesson = Predict Falcon
finished = That was Falcon, line by line. In the notebook you write his list yourself.
section-watch = Watch one turn
section-predict = Predict him
section-limits = What he cannot do
section-new = Five new positions

## Watch

watch-begin = It is Falcon’s turn. He reads his list from the top and takes the first line that is possible.
listed = His whole list: { $list }.
watch = Watch Falcon look through his list. Press the button for each line.
    .right = He took the first line that was possible. He plans nothing.
line = Falcon has { $active } active agents. Which line of his list does he take?
    .right = The first possible line counts: { $line }.
    .reply = Go from the top. Is a line above it possible, or is this one not?
    .hint = For each line ask: does such an object lie there, and does he have enough agents?
    .solution = He takes “{ $line }”. No line above it is possible.
order = Which line stands above which? Choose the five lines in order.
    .option-support = Support
    .option-inner-circle = Inner circle
    .option-power = A card of power
    .option-three-groups = Control, finance, science
    .option-recruit = Recruit
    .right = Right. Below is his whole list.
    .reply = First what helps him to grow. Agents come last.
    .hint = Support is on top, recruiting at the end.
    .solution = Support, inner circle, power, the three groups, recruit.

## Predict

object = Falcon has { $active } active agents and { $shadows } shadow agents. Which object does he enter?
    .right = His line is “{ $line }”. So he goes to { $object }.
    .reply = First find the line. Then take the leftmost object that he can reach and pay.
    .hint = The line comes first, the place in the row second.
    .solution = His line is “{ $line }”, and { $object } is the leftmost for it.
agents = Falcon goes to { $object }, which takes { $needed }. Shadow agents: { $shadows }. Does he have the curator? { $curator ->
        [yes] Yes.
       *[no] No.
    } How many of his active agents does he send?
    .label = Agents
    .right = { $curator ->
        [yes] With the curator he wants one more than needed. Shadow agents count: { $sent }.
       *[no] Without the curator he sends just enough. Shadow agents count: { $sent }.
    }
    .reply = Take what is needed. With the curator add one. Then take off the shadow agents.
    .hint = At least one of his own agents goes along.
    .solution = Needed { $needed }, shadow agents { $shadows }: he sends { $sent }.
war = World wars now: { $wars }. Has he played the Emissary in this turn? { $emissary ->
        [yes] Yes.
       *[no] No.
    } Does Falcon run an operation?
    .option-yes = Yes
    .option-no = No
    .right = His line is “{ $line }”. Operations need a war or the Emissary.
    .reply = He may run one only in a war or after the Emissary.
    .hint = Is there a war? Was the Emissary played?
    .solution = His line is “{ $line }”.
card = Difficulty: { $level }. Does he have the curator? { $curator ->
        [yes] Yes.
       *[no] No.
    } Is a card of this round still to come? { $first ->
        [yes] Yes, he has drawn none.
       *[no] No, he has drawn one.
    } Does he draw an action card now?
    .option-yes = Yes
    .option-no = No
    .right = With the curator never. Without it at medium once a round, otherwise in every turn.
    .reply = Ask for the curator first, then for the difficulty.
    .hint = With the curator he draws none.
    .solution = With the curator never. At medium one a round. At high and maximum in every turn without the curator.
steer = Falcon would go to { $object }. Two cards of the row change places. Which change sends him elsewhere?
    .option-a = { $one-a } and { $other-a }
    .option-b = { $one-b } and { $other-b }
    .option-c = { $one-c } and { $other-c }
    .option-d = { $one-d } and { $other-d }
    .right = Now he does something else. You steered him without a word.
    .reply = With this change he still goes to { $object }.
    .hint = Put { $object } out of reach, or bring a card of a higher line near.
    .solution = One way is { $good }.

## Limits

rates-difficulty = Difficulty
rates = A greedy bot plays against Falcon ({ $ego }). At medium it wins { $easy } of 100 games. How many at { $level }?
    .label = Wins of 100
    .right = Measured: { $hard } of 100. The table has every share with its interval.
    .reply = A harder Falcon draws more cards. He can still be beaten.
    .hint = Fewer than at medium.
    .solution = { $hard } of 100.
limit-measured = The table: wins of the greedy bot. { $n } games each, seed { $seed }. In brackets: the 95 % interval.
limit-blind = Falcon does not look at your plans, your hand or the score.
limit-known = His list lies open. You know his next line before he moves.
hunt = Three bots, A, B and C, choose a line in the same positions. Two have another list. Which one follows the book?
    .option-a = Bot A
    .option-b = Bot B
    .option-c = Bot C
    .right = Bot { $bot } follows the book. Below: what the others do.
    .reply = One of its lines breaks the list. Look for a higher line that was possible.
    .hint = Where two bots differ, the higher line is the book’s.
    .solution = Bot { $bot } takes the highest possible line in all four.
hunt-row = Row: { $row }. Active agents: { $active }. A: { $a }. B: { $b }. C: { $c }.
changed-power-first = Bot { $bot } puts cards of power above support.
changed-circle-first = Bot { $bot } puts the inner circle above support.
changed-groups-first = Bot { $bot } puts control, finance and science on top.
changed-recruit-early = Bot { $bot } recruits right after support.

## The new set

new-line = Falcon has { $active } active agents. Which line does he take here?
    .right = The first possible one: { $line }.
    .reply = Start at the top again. What is possible?
    .hint = Is there such an object, near enough and cheap enough?
    .solution = He takes “{ $line }”.
new-object = Falcon has { $active } active agents and { $shadows } shadow agents. Where does he go?
    .right = Line “{ $line }”, so { $object }.
    .reply = Find the line, then the leftmost object for it.
    .hint = Which line is possible first?
    .solution = Line “{ $line }”. The leftmost object for it is { $object }.
new-agents = He goes to { $object }, which takes { $needed }. Shadow agents: { $shadows }. The curator is { $curator ->
        [yes] his
       *[no] yours
    }. How many active agents does he send?
    .label = Agents
    .right = { $sent }: the curator decides if there is one more.
    .reply = One more only with the curator. Shadow agents come off.
    .hint = Needed { $needed }. Then look at the curator.
    .solution = He sends { $sent }.
new-war = World wars: { $wars }. Emissary played: { $emissary ->
        [yes] yes
       *[no] no
    }. Does he run an operation now?
    .option-yes = Yes
    .option-no = No
    .right = His line is “{ $line }”.
    .reply = A war or the Emissary: one of them is needed.
    .hint = Look at the two facts in the question.
    .solution = His line is “{ $line }”.
new-card = Difficulty: { $level }. The curator is { $curator ->
        [yes] his
       *[no] yours
    }. In this round he has { $first ->
        [yes] drawn no card
       *[no] drawn a card
    }. Does he draw one now?
    .option-yes = Yes
    .option-no = No
    .right = The curator, then the difficulty: that settles it.
    .reply = Curator first. Then the difficulty.
    .hint = With the curator he draws none.
    .solution = With the curator never, at medium one a round, otherwise in every turn.

## The exercise

check-right = Your list gives Falcon’s line in all { $number } turns of { $games } games.
check-fails = Your function stops with { $problem }.
check-no-line = Your function gives { $problem }. It must give one of the letters { $letters }.
check-differs = Not yet. Game { $game }, round { $round }. Possible lines: { $letters }. Your list takes { $yours }, Falcon another one above it or below it.

## The teacher's page

teacher-note = The game plays with conspiracy myths. None of them is true, and some, such as the tales of Jewish or Masonic world rule, have a murderous history. Treat names on the cards as fiction. Falcon’s list is our reconstruction: the printed one was not available to us.
teacher-aim-1 = predict four of five decisions of a rule-based opponent.
teacher-aim-2 = explain each decision by the first possible line of a list.
teacher-aim-3 = find a changed list from what it does.
teacher-age = 13 and up; counting to ten is enough. The exercise in the notebook needs first steps in Python.
teacher-knows = The quick path of the rules lesson of Secret Power: row, agents, curator, operations.
teacher-room = Pairs at 15 computers: one clicks, one keeps a finger on the list; they swap at “Predict him”.
teacher-screen = The board, with Falcon’s list as a ladder beside it.
teacher-timing-1 = Watch one turn; one line; put five lines in order.
teacher-timing-2 = Four predictions and one change of the row. Pairs say their guess before the click.
teacher-timing-3 = The bet on the win rates, then the search for the changed list.
teacher-timing-4 = Five new positions; four right at the first try is the mark.
teacher-late = The bet on the win rates and the changed list; or take the quick path of 5 steps.
teacher-mistake-1 = “He takes what is worth most.”
    .say = Where in the list does worth stand? Show me the line.
teacher-mistake-2 = “He saves agents for Corporations.”
    .say = A line that is too dear is passed over. He waits for nothing.
teacher-mistake-3 = “He reacts to my plan.”
    .say = Cover your hand and your cards. What changes for him?
teacher-mistake-4 = “The leftmost card of the row.”
    .say = First the line, then the place.
teacher-mistake-5 = “He always sends one more.”
    .say = Who has the curator?
teacher-mistake-6 = “He runs an operation when he can afford it.”
    .say = Which of the two conditions holds now?
teacher-debrief-1 = Is Falcon an opponent or a machine? What would he need to be called clever?
    .good = He follows a list, plans nothing and sees none of your plans; clever would mean to compare outcomes and to react.
teacher-debrief-2 = He still wins often. How can a list win?
    .good = He draws cards, concludes alliances without requirements and pays what he can; rules in his favour, not thought.
teacher-cautions = The list, the action cards and the difficulties are reconstructed and marked so. The win rates hold for the greedy bot, not for people.
teacher-variant-projector = The class votes by show of fingers on the line; one pupil clicks.
teacher-variant-paper = Write the list on the board and lay out eight cards as a row; pupils play Falcon.
teacher-variant-long = Add the exercise of the notebook, then a game at medium with the prediction said aloud before each turn.
teacher-fast = The exercise in the notebook: write his list.
teacher-slow = The quick path; a finger moves down the list.
teacher-rubric-1 = Follows a turn that is shown.
teacher-rubric-2 = Predicts the line.
teacher-rubric-3 = Predicts line, object and number: four of five.
teacher-rubric-4 = Also changes the outcome by two cards and finds a changed list.
