## The page around a board

ui-moves = Your moves
ui-rule = The rule here
ui-why = Why not?
ui-why-thing = Why not { $thing }?
ui-why-first = This is asked first: “{ $question }”
ui-close = Close
ui-log = Log
ui-log-lines = { $number ->
    [one] { $number } line
   *[other] { $number } lines
}
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-found = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
ui-rules-none = No rule has these words.
ui-ruling = We ruled so because: { $reason }
ui-status-rulebook = from the rulebook
ui-status-ruling = our ruling
ui-status-reconstructed = reconstructed
ui-status-changed = changed rule
ui-undo = Undo
ui-undo-locked = Undo is locked. { $reason }
ui-new = New match
ui-start = Start
ui-seed = Seed
ui-player = Who plays: { $seat }
ui-human = a person
ui-scripted = the rules themselves
ui-on = yes
ui-off = no
ui-speed = Pace of the bot
ui-speed-slow = slow
ui-speed-fast = fast
ui-speed-off = at once
ui-curtain = Hand over the screen. Next: { $seat }
ui-curtain-text = Nobody else looks at the screen now. Nothing is shown yet.
ui-curtain-open = { $seat }: show my side
ui-failed = Something went wrong. The match is as it was.
ui-not-taken-up = The page could not go on where it was
ui-not-opened = The file was not opened
ui-board = Board
ui-hand = Cards
ui-jumps = On this page
ui-jump-hand = Cards
ui-jump-log = Log
ui-jump-rules = Rules
ui-language = Language
ui-rule-mark = Rule: { $title }
ui-portraits = Portraits of the games
ui-portraits-about = What is each game like? All numbers were measured in games of bots that are equally good, each with its 95 % interval: bars show the value, brackets the interval. Below, each game tells the same in sentences{ $again ->
        [yes] , and you can measure it again
       *[no] {""}
    }.
ui-portraits-games = Each game in sentences
ui-portraits-alone = one seat: wins { $value }
ui-portraits-none = not measured
ui-portraits-stale = The rules or the bots have changed since this was measured. Measure again, below.
ui-portraits-begin = beginning
ui-portraits-end = end
ui-portraits-seat = Seat
ui-portraits-wins = Wins
ui-portraits-decisions = Decisions
ui-portraits-forced = Forced
ui-portraits-hidden = Hidden, bits
ui-portraits-again = Measure again with { $n } games
ui-portraits-measuring = Measuring: games are being played through, move by move…
ui-portraits-sources = Where the ideas come from
ui-hint = Show the odds
ui-hint-warming = Simulations are being compiled for this computer, once: about half a minute. You can play on.
ui-hint-playing = Playing the moves through…
ui-hint-chance = { $chance } % ({ $low }–{ $high })
ui-hint-best = Best so far: { $move }, { $chance } %.
ui-hint-about = Chance to win. Each move was tried in { $number } worlds that fit what you have seen, weighed as if the others chose blindly among their moves; from there on all sides play: { $bot }. In brackets: 95 % interval.
ui-asked = What to do now
ui-now = Back to now
ui-score = Score
ui-next = Next
ui-skip = To my turn
ui-again = New match
ui-replay = Watch it from the start
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-at = { $number } of { $all }
ui-looking-back = You look back at the match
ui-branch = Play on from here, in a copy
ui-acts = { $seat } acts
ui-goes-on = The match goes on
ui-legend = The signs on this board
ui-result = Result
ui-round = Round
ui-save = Save the match as a file
ui-load = Load a match from a file
ui-load-file = The file
ui-log-all = All lines
ui-log-few = Newest lines
ui-log-everybody = all
ui-log-which = Which lines
ui-log-rounds = all rounds
ui-log-round-wish = Which round
ui-log-round = Round { $number }
ui-first-time = First time? Learn it in five minutes
ui-coach = How a page works
ui-coach-1 = The orange bar marks the question; its answers stand beside it.
ui-coach-2 = What has a blue ring can be clicked as well.
ui-coach-3 = Anything else answers a click with the rule: why not.
ui-coach-close = Got it
ui-jump-board = Board
ui-jump-new = New
ui-jump-together = Table

## A match with others

ui-together = Play with others
ui-together-about = Everybody on their own device; each sees only what their own seat may know.
ui-together-share = Begin a match for others to join
ui-together-join = Code of a match
ui-together-match = { $game }: a match with others
ui-together-choose = Choose a seat. Once you have seen its cards you can have no other one.
ui-together-full = All seats are taken. Those who play can let others watch.
ui-together-invite = Others come in by this code, link or QR code:
ui-together-link = Link to this match
ui-together-qr = QR code of the link to this match
ui-together-code = code { $code }
ui-together-sit = Sit here
ui-together-you = you
ui-together-somebody = taken
ui-together-free = free
ui-together-kept = kept for: { $who }
ui-together-bot = Let a bot play
ui-together-no-bot = Without a bot
ui-together-watch = Only watch
ui-together-watching-on = Let others watch
ui-together-watching-off = Let nobody watch
ui-together-stand = Give up my seat
ui-together-leave = Leave this match
ui-together-waits = Nobody sits here yet: { $seat }. Others join with the code { $code }

## The odds page

ui-lab = odds
ui-lab-ask = Ask
ui-lab-number = Games
ui-lab-reconstructed = Some numbers of the components are reconstructed. How far that moves a result can be measured: gamekit.lab.sensitivity.
ui-lab-n = { $number } games, 95 % intervals, seed { $seed }.
ui-lab-before = before { $chance }
ui-lab-warming = The fast simulation is being compiled, once: about half a minute. Until then the plain rules answer with fewer games.
ui-lab-playing = Playing { $number } games…
ui-lab-rate = { $done } of { $number } games, { $rate } a second…
ui-lab-plain = Played in your browser by the plain rules: far fewer games than on a server, so the intervals are wider.
ui-plain-odds = Still fewer than on a server: the plain rules play them in your browser.
ui-lab-stop = Stop
ui-lab-numbers = All numbers with their intervals
ui-lab-png = PNG
ui-lab-csv = Download as CSV
ui-lab-python = Show the Python
ui-lab-compare = Compare two settings
ui-lab-compare-how = Pin this setting, then change something. Both are played with the same cards, so that only the change makes the difference.
ui-lab-compare-now = now
ui-lab-compare-same = Both settings are the same so far. Change something.
ui-lab-compare-n = B minus A in percentage points, on the same { $number } games of seed { $seed }; in brackets the 95 % interval.
ui-lab-found-more = more under B
ui-lab-found-less = less under B
ui-lab-found-same = cannot be told apart
ui-lab-pin = Pin as { $name }
ui-lab-unpin = Unpin { $name }
ui-lab-plot-wins = Who wins
ui-lab-plot-endings = How games end
ui-lab-plot-fan = Round by round
ui-lab-plot-control = Who holds the map at the end
ui-lab-plot-means = Where points come from
ui-lab-plot-scores = Points at the end
ui-lab-plot-length = How long games are

## The rules as a book

ui-book = rules
ui-book-contents = Contents
ui-book-status = How we know them
ui-book-all = all rules
ui-book-found = Rules found
ui-book-switch = A switch of the match: { $option }.
ui-book-rulings = Our rulings
ui-book-rulings-about = Where the printed book is silent or contradicts itself, we settled the point. All of these on one table.
ui-book-ruling-rule = Rule
ui-book-ruling-how = What we settled
ui-book-ruling-why = Why
ui-book-glossary = Glossary
ui-book-glossary-about = Everything that you see on the board, in one sentence each.

## Lessons

ui-lesson = This lesson
ui-lesson-step = step { $number } of { $all }
ui-lesson-question = question { $number } of { $all }
ui-lesson-number = Your number
ui-lesson-free = Your words
ui-lesson-moves = The moves as a list
ui-lesson-tries = What you could try, as a list
ui-lesson-go = Go on
ui-lesson-go-now = Go on from where your match is now
ui-lesson-board-waits = Your match on the board below has not got there yet.
ui-lesson-board-says = On your board: { $answer }
ui-lesson-board-not = We played elsewhere
ui-lesson-right = That is right.
ui-lesson-wrong = Not yet.
ui-lesson-predicted = Your guess: { $answer }.
ui-lesson-next = Next
ui-lesson-again = Try again
ui-lesson-alike = One more, on your own
ui-lesson-same = The same once more, on your own
ui-lesson-solution = This is how it goes
ui-lesson-code = To go on later or elsewhere, note this code:
ui-lesson-result = Save my result as a file
ui-lesson-resume = Go on with a code
ui-lesson-variant = Your variant: { $seed }. Others have other numbers.
ui-lesson-back = One step back
ui-lesson-path-quick = Quick path: { $number } steps
ui-lesson-path-all = All { $number } steps
ui-lesson-finished = You have reached the end.
ui-lesson-finished-quick = That was the quick path: enough for a first match.
ui-lesson-repeat = To repeat
ui-lesson-to-step = To step { $number }
ui-lesson-score = Right at the first try: { $number } of { $all }.
ui-lesson-before = Before the lesson
ui-lesson-after = After the lesson
ui-lesson-quiz-before = { $number } questions before you begin
ui-lesson-quiz-after = { $number } questions after the lesson
ui-lesson-score-before = Right before the lesson: { $number } of { $all }.
ui-lesson-score-after = Right after the lesson: { $number } of { $all }.
ui-lesson-noted = Noted.
ui-lesson-leave = Skip these questions
ui-lesson-slide = Step { $number } of { $all }: next
ui-lesson-parting = Here your guess left the bot’s path.
ui-lesson-source = The code of this line
ui-lesson-passed = { $number } of { $all } predictions right at the first try: passed. The pass mark is { $least }.
ui-lesson-not-passed = { $number } of { $all } predictions right at the first try. The pass mark is { $least }: take the last section again.
ui-class-none = Nothing is counted here: the class page belongs to a server (gamekit serve --class).
ui-class-tries = Right at the first try
ui-class-first = { $good } of { $all }
ui-class-gained = Change: { $gain } (95 % interval, as if each answer stood alone).
ui-class-stumbles = Rules that the class stumbles over

## Signs of pupils

ui-colour-orange = Orange
ui-colour-green = Green
ui-colour-yellow = Yellow
ui-colour-blue = Blue
ui-colour-red = Red
ui-colour-violet = Violet
ui-colour-grey = Grey
ui-animal-wolf = wolf
ui-animal-bear = bear
ui-animal-hare = hare
ui-animal-hedgehog = hedgehog
ui-animal-badger = badger
ui-animal-tiger = tiger
ui-animal-lion = lion
ui-animal-falcon = falcon
ui-animal-crane = crane
ui-animal-dolphin = dolphin
ui-animal-camel = camel
ui-animal-giraffe = giraffe
ui-animal-penguin = penguin
ui-animal-raccoon = raccoon
ui-animal-crab = crab
ui-animal-raven = raven

## The position editor

ui-editor = position editor
ui-editor-choose = Choose a thing, then click where it goes
ui-editor-where = Where does this go: { $thing }?
ui-editor-cannot = This cannot be yet
ui-editor-first = Choose a thing first: on the board or in the list.
ui-editor-no-place = What you hold cannot lie there.
ui-editor-undrawn = What is said so far cannot be drawn.
ui-editor-play = Play from here
ui-editor-link = Copy the link for the class
ui-editor-file = Save as a file
ui-editor-things = Things and their places
ui-editor-away = Take away
ui-editor-here = here
ui-editor-lay = Lay it here: { $place }
ui-editor-unseen = and unseen ones, as many as
ui-editor-entries = Turn, markers, numbers
ui-editor-kept = Kept as it came: { $entries }.
ui-editor-options = Options and players
ui-editor-viewer = Seen by
ui-editor-decides = whoever decides
ui-editor-start = Where to begin
ui-editor-game = Game
ui-editor-seed = The beginning of match number
ui-editor-blank = An empty table
ui-editor-load = A position from a file

## The teacher's console

ui-console = class console
ui-console-here = here: { $number } of { $all }
ui-console-playing = { $number ->
    [one] { $number } match
   *[other] { $number } matches
}
ui-console-paused = The class is paused
ui-console-look = { $number ->
    [one] One pupil needs help
   *[other] { $number } pupils need help
}
ui-console-well = Everybody is getting on
ui-console-empty = Nobody is here now
ui-console-pause = Pause
ui-console-go-on = Go on
ui-console-show = Show the results
ui-console-hide = Hide the results
ui-console-pair = Pair all: { $game }
ui-console-pair-chosen = Pair the chosen: { $game }
ui-console-pupils = Pupils
ui-console-press = click to choose a pupil
ui-console-nobody = Nobody has joined yet. The address and the code stand under “Joining”.
ui-console-since = { $number ->
    [0] just now
    [one] for { $number } minute
   *[other] for { $number } minutes
}
ui-console-away = away
ui-console-in-match = match { $code }
ui-console-joined = has joined
ui-console-alone = { $game }: { $number } moves
ui-console-matches = Matches
ui-console-boards = click to see the board
ui-console-turn = to move: { $seat }, { $number ->
    [0] just now
    [one] for { $number } minute
   *[other] for { $number } minutes
}
ui-console-expected = { $sign } (awaited)
ui-console-bot = bot
ui-console-seated = a guest
ui-console-free = free seat
ui-console-deed-seat = Free the seat: { $seat }
ui-console-set = Set work
ui-console-open-now = Open now: { $page }
ui-console-page = Page
ui-console-open = Open for all
ui-console-open-chosen = { $number ->
    [one] Open for { $number } pupil
   *[other] Open for { $number } pupils
}
ui-console-link = Paste a link and press Enter: it opens
ui-console-let-go = Let everybody go where they like
ui-console-game = Game for pairs, puzzles, sample
ui-console-editor = Set up a position
ui-console-stuck = Where pupils are stuck
ui-console-why-not = “why not?” and wrong answers
ui-console-times = { $number ->
    [one] { $number } time
   *[other] { $number } times
}, { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
}
ui-console-minutes = { $number ->
    [0] now
   *[other] { $number } min
}
ui-console-has-left = { $sign } (away)
ui-console-deed-bot = Let a bot play: { $seat }
ui-console-look-there = Look
ui-console-puzzle = puzzle { $number }
ui-console-own-puzzle = the teacher’s puzzle
ui-console-number = Puzzle
ui-console-path = Path
ui-console-step = Begin with step
ui-console-first-step = the first
ui-console-seed = Seed: one for all (empty: each their own)
ui-console-copy = Copy the link
ui-console-join = Joining
ui-console-large = Show it large
ui-console-earlier = Earlier questions
ui-console-pin = click to show one
ui-console-keep-shown = Keep in view
ui-console-far = { $number ->
    [one] One number lies too far out to be drawn.
   *[other] { $number } numbers lie too far out to be drawn.
}
ui-console-privacy = No names here
ui-console-no-names = Pupils are signs; who sits behind one is known in the room only. Once the class is ended nothing of it is kept: not the answers, not the matches, not the pages. Codes that were noted still work.
ui-console-export = Save as CSV, without signs
ui-console-end = End the class
ui-console-really = All signs, answers and matches of this class will be erased. What is not saved is gone.
ui-console-erase = Erase it all
ui-console-ended = The class has ended, and all of it is erased. For another class stop the server and start it again.
ui-console-keep = Not yet
ui-console-answered = { $number ->
    [one] { $number } answer
   *[other] { $number } answers
}
ui-console-right = right at once:
ui-console-hidden = not shown to pupils
ui-console-seconds = { $number } s
ui-console-dots = { $number } numbers as dots
ui-console-behind = Behind the dots, in grey: the right numbers of { $number } other pairs’ questions.
ui-console-class = How the class answered
ui-paused = A moment, please
ui-paused-text = The class is paused. You go on where you are, { $sign }.
ui-console-sample-title = Our matches as a sample
ui-console-sample-ready = { $number ->
    [one] { $number } finished match
   *[other] { $number } finished matches
} of this game
ui-console-sample = How unusual are we?
ui-console-sample-warming = The simulation is being compiled, once: about half a minute.
ui-console-sample-playing = Playing 1 000, then 10 000, then 100 000 matches…
ui-console-sample-what = What
ui-console-sample-ours = We
ui-console-sample-simulated = Simulated
ui-console-sample-tail = By luck alone

## Review

ui-review = Review of the match
ui-review-jump = Review: luck or choice?
ui-review-moments = { $number ->
    [0] No single moment decided the match
    [one] One moment decided the match
    [2] Two moments decided the match
    [3] Three moments decided the match
   *[other] { $number } moments decided the match
 }
ui-review-whose = Whose chances are shown
ui-review-warming = Simulations are being compiled for this computer, once. A first curve comes from the plain rules.
ui-review-playing = Playing on from every moment…
ui-review-judging = Judging the choices by what could be known…
ui-review-among = Simulating matches to compare with…
ui-review-more = Finer figures
ui-review-curve = Chance to win, in per cent
ui-review-curve-told = The chance to win, from { $start } % at the start to { $end } % at the end
ui-review-mine = own choice
ui-review-other = choice of another
ui-review-chance = chance
ui-review-of = choice: { $seat }
ui-review-band = 95 % interval
ui-review-as-known = before own choices, by what was known
ui-review-moved = What moved it, part by part (highest bar: { $most } percentage points)
ui-review-wait = Turning points are still being looked for: only what can be told from 0 is named.
ui-review-no-turn = No change can be told from 0 for sure. Finer figures may name some.
ui-review-happened = It happened
ui-review-played = Played
ui-review-better = Better
ui-review-missed = (the bot that plays on misses it too: the chances leave it out)
ui-review-chance-then = Chance before it
ui-review-then-known = { $chance }; by what was known { $known }
ui-review-rare = How rare
ui-review-rare-good = { $share } % of what might have come is as good [{ $low } to { $high }]
ui-review-rare-bad = { $share } % of what might have come is as bad [{ $low } to { $high }]
ui-review-points = percentage points
ui-review-show = Show the board
ui-review-hide = Hide the board
ui-review-play = Play on from here
ui-review-before = The board before it: { $moment }
ui-review-after = The board after it: { $moment }
ui-review-start = At the start
ui-review-end = Result
ui-review-sum = Luck and choice
ui-review-told = In words
ui-review-known = By what could be known then, own choices changed { $known }; the rest, { $hidden }, came of what was hidden.
ui-review-how = How this was counted
ui-review-fact-n = Matches from each moment
ui-review-fact-bot = All sides play on as
ui-review-fact-worlds = Choices judged
ui-review-fact-seed = Seed
ui-review-judged = { $done } of { $all }, in { $worlds } worlds each
ui-review-fair = A choice counts by what could be known then, not by what turned up: it is tried in worlds that fit that, as likely as if the others had chosen blindly. A better move is named only if the interval leaves 0 out. What the rules do counts as chance. Start, luck and choices add up to the result.
ui-review-bet-first = In the lesson above, bet first what did most in this match: choice, luck or the start. Then the review stands here.
ui-review-bet-choice = what the players chose
ui-review-bet-luck = luck
ui-review-bet-start = the start
ui-review-bet-sure = Your bet: { $bet }. The largest share in this match: { $most }.
ui-review-bet-unsure = Your bet: { $bet }. The largest share in this match seems to be: { $most }. But the intervals overlap, so that nobody can be sure.

## The rule laboratory

ui-rl = Rule laboratory
ui-rl-state = Rule laboratory · { $change }
ui-rl-printed = printed rules
ui-rl-game = Game
ui-rl-change = What if …?
ui-rl-choose = What would you change?
ui-rl-none = Choose a question, a switch or a number.
ui-rl-prepared = Questions
ui-rl-switches = Switches
ui-rl-numbers = Numbers
ui-rl-switch = What if this were so: { $name }: { $value }?
ui-rl-cell = What if { $cell } were { $value }?
ui-rl-any-number = a number of the box
ui-rl-file = File
ui-rl-row = Row
ui-rl-column = Column
ui-rl-number = New number
ui-rl-words = The rule in words
ui-rl-rule = Rule
ui-rl-now = Now: { $now }
ui-rl-code = The rule as code
ui-rl-lines = { $old } old, { $new } new
ui-rl-no-code = No function alone is the code of this rule: components and tables say it.
ui-rl-check = Still the same game?
ui-rl-does = What it does
ui-rl-mine = changed rules
ui-rl-interval = 95 %
ui-rl-difference = difference
ui-rl-same = Cannot be told apart from no change
ui-rl-guess = First predict: with this change, does { $seat } win more often?
ui-rl-guess-more = more often
ui-rl-guess-less = less often
ui-rl-guess-same = about the same
ui-rl-run = Play it
ui-rl-more = Play { $number } games
ui-rl-compiling = The changed rules are being compiled: up to half a minute.
ui-rl-playing = Playing games by both rules…
ui-rl-pairs = The same { $number } deals and seeds with both rules, in pairs; { $bot }; seed { $seed }. Differences: the wins of { $seat } have a 95 % interval of their own; those of all other results hold together with 95 %.
ui-rl-sentence = In one sentence
ui-rl-right = You predicted it.
ui-rl-wrong = You predicted something else. What did you not think of?
ui-rl-verdict-more = { $seat } wins { $points } percentage points more often [{ $low }; { $high }].
ui-rl-verdict-less = { $seat } wins { $points } percentage points less often [{ $low }; { $high }].
ui-rl-verdict-same = After these games nobody can tell whether { $seat } wins more often or less often [{ $low }; { $high }].
ui-rl-wins = { $seat } wins
ui-rl-decisions = Decisions a game
ui-rl-rounds = Rounds a game
ui-rl-board = Play it on the board
ui-rl-python = As Python
ui-rl-own = In a notebook you can write the function yourself. On this page nothing is run that a visitor types.

## Puzzles

ui-puzzle = Puzzles
ui-puzzle-own = A position of your own
ui-puzzle-number = Puzzle { $number } of { $all }
ui-puzzle-find = One move is clearly the best. Find it.
ui-puzzle-none = This game has no puzzles yet.
ui-puzzle-right = Right: { $chance } %; the next best move has { $next } %.
ui-puzzle-wrong = The best move: { $move }, { $chance } %. Yours has { $own } %.
ui-puzzle-next = Next puzzle
ui-puzzle-judging = The moves of this position are being tried…
ui-puzzle-chances = What each move promises
ui-puzzle-about = { $graded ->
    [yes] What the end is worth, from 0 to 100
   *[no] Chance to win, in per cent
}, with 95 % intervals. Each move was tried in { $number } worlds that fit what this seat sees, all equally likely; from there on all sides play: { $bot }. Seed { $seed }.
ui-puzzle-yours = yours
ui-editor-puzzle = As a puzzle

## Spaced repetition

ui-lesson-earlier = A question from an earlier lesson: you missed its rule there.
ui-lesson-carry = These rules come back in the next lesson of this game. On another device type this code there:
ui-lesson-brought = { $number ->
    [one] { $number } rule comes back at the checks of this lesson.
   *[other] { $number } rules come back at the checks of this lesson.
}

ui-rl-claim = Change the claim
ui-rl-claim-predict = This rule says something about the past. Predict: what becomes of the game without it?
ui-rl-claim-conclude = Look at the differences. Does the game still say the same about the past? Name one number that shows it.
ui-rl-claim-source = Which of these sources speaks against the rule as it is printed? Would you keep the rule, change it, or leave it out?

ui-exercise-title = Exercises
ui-exercise-about = Change the Python and run it: the check says what is off. It runs in your browser, at most { $seconds } seconds, and stays on this device.
ui-exercise-run = Run and check
ui-exercise-running = Python is running…
ui-exercise-anew = As it was
ui-exercise-line = line { $line }: { $error }
ui-exercise-late = This went on for more than { $seconds } seconds and was ended. Is there a loop without an end?
