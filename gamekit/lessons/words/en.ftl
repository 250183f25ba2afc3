## The sheet

sheet-version = Version { $letter }
sheet-name = Name
sheet-date = Date
sheet-tick = Tick what is right.
sheet-order = Number them in order.
sheet-move = Write down your move and why.
sheet-number = Answer
sheet-roles = Roles
sheet-sources = Sources
sheet-source = Source { $letter }.
sheet-key = Answers
sheet-any = any legal move
sheet-free = free text
sheet-seed = seed { $seed }
sheet-before = Before the lesson
sheet-after = After the lesson
sheet-start = The start
sheet-made-up = The numbers on cards and tokens are our reconstruction.

## The teacher's page

teacher-page = For the teacher
teacher-first = Before anything else
teacher-aims = Afterwards pupils can
teacher-about = Age, time
teacher-minutes = { $minutes } minutes
teacher-curriculum = Curriculum
teacher-must-know = Known before
teacher-place = Room
teacher-begin = Start
teacher-class-page = It prints an address and a code of four letters for the pupils, and for you alone the address of the projector page and the console: votes and first tries as counts, no names.
teacher-plan = Timing
teacher-if-late = If late, drop
teacher-mistakes = Six frequent wrong answers, and what to say
teacher-talk = Debrief
teacher-care = Cautions
teacher-variants = Variants
teacher-projector = One projector
teacher-paper = No computers
teacher-long = 90 minutes
teacher-pairs = Fast pair, slow pair
teacher-levels = Assessment
teacher-key = Key to sheet { $letter }

## Replies

break-another = So this breaks another rule. Now find the move that breaks this one: “{ $rule }”.

## Exercises

exercise-right = Right.
exercise-wrong = Not yet.
exercise-hint = Hint:
exercise-solution = Solution
exercise-fails = This stops with an error. Run it in a cell of its own to see which.
exercise-size-number = Change a number
exercise-size-condition = Change a condition
exercise-size-write = Write it yourself

## A study of one's own

study-missing = still missing
study-question = Question
    .right = A question that games can answer.
    .reply-mark = That is no question yet: it ends with a question mark.
    .reply-short = Say more: who plays, what is counted, in which games?
study-prediction = Prediction
    .right = Noted. Now it can be right or wrong.
    .reply-late = You know the result already. A prediction comes first: begin a new study.
    .reply-numbers = Give two numbers, from and to, in per cent.
    .reply-turned = The smaller number comes first.
    .reply-all = From 0 to 100 everything fits. A prediction must be able to fail.
study-study = Study
    .right = Enough games, and the interval is narrower than your prediction.
    .reply-none = Give a study, a comparison or an estimate: what `simulate` or `compare` returns.
    .reply-early = First the prediction, then the result.
    .reply-few = Too few games: play { $few } at least.
    .reply-wide = The interval is wider than your prediction, so it can hardly contradict it. Four times the games halve its width.
study-interval = Interval
    .right = That is the 95 % interval.
    .reply-study = First the study.
    .reply-numbers = Give two numbers: the lower and the upper end.
    .reply-turned = The lower end comes first.
    .reply-shares = These are shares. Say it in per cent.
    .reply-half = That is a half width. The interval has two ends.
    .reply-other = Read it off the study: the two numbers in square brackets.
study-conclusion = Conclusion
    .right = The interval allows you to say that.
    .reply-study = First the prediction and the study.
    .reply-which = Choose: "as-predicted", "otherwise" or "open".
    .reply-as-predicted = Does all of the interval lie inside your prediction? Compare the ends.
    .reply-otherwise = Does all of the interval lie outside your prediction? Compare the ends.
    .reply-open = Look once more at the ends: the interval does not lie partly inside and partly outside.
    .reply-number = Give a reason with a number of your study.
study-is-as-predicted = As predicted:
study-is-otherwise = Otherwise than predicted:
study-is-open = Open:
study-doubt = If our reconstruction is wrong
    .right = Yes. The interval counts luck only; it does not hold this second width.
    .reply-none = Give what `sensitivity` returns.
    .reply-which = Which doubt is larger? Choose "luck" or "values".
    .reply-luck = Compare two widths: that of the interval, and from the lowest to the highest result with other values.
    .reply-values = Compare two widths: from the lowest to the highest result with other values, and that of the interval.
study-limits = Limits
    .right = These are honest limits.
    .reply-which = Name limits as players=, values=, games= or past=.
    .reply-few = Name { $least } limits at least.
    .reply-short = Write whole sentences.
    .reply-values = This game has reconstructed values: say what that means for your result (values=).

# What a history lesson tells of a rule that carries a claim

history-without = { $question } Measured with both rules, greedy bots in all seats: { $seat }: { $printed } % of wins as printed, { $changed } % with the rule changed. Difference { $difference } percentage points [{ $low }; { $high }], { $games } pairs of games, seed { $seed }. That tells about the game, not about the past. Change it yourself in the rule laboratory.
