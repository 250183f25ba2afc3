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
sheet-start = The start
sheet-made-up = The numbers on cards and tokens are our reconstruction.

## The teacher's page

teacher-page = For the teacher
teacher-first = Before anything else
teacher-aims = Pupils can afterwards
teacher-about = Age, time
teacher-minutes = { $minutes } minutes
teacher-curriculum = Curriculum
teacher-must-know = Known before
teacher-place = Room
teacher-begin = Start
teacher-class-page = For the projector, on the same server: the page { $page }. It shows votes and first tries as counts, without names.
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
