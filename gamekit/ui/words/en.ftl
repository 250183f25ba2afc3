## The page around a board

ui-moves = Your moves
ui-rule = The rule here
ui-why = Why not?
ui-why-thing = Why not { $thing }?
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
ui-undo = Undo
ui-undo-locked = Undo is locked: { $reason }
ui-new = New match
ui-start = Start
ui-seed = Seed
ui-player = Who plays: { $seat }
ui-human = a person
ui-scripted = the rules themselves
ui-bot = bot: { $name }
ui-bot-random = at random
ui-bot-greedy = greedily, at one glance
ui-bot-search = thinks ahead
ui-on = yes
ui-off = no
ui-speed = Pace of the bot
ui-speed-slow = slow
ui-speed-fast = fast
ui-speed-off = at once
ui-skip = Skip to my turn
ui-curtain = Hand over the screen. Next: { $seat }
ui-curtain-text = The other side looks away now. Nothing is shown yet.
ui-curtain-open = { $seat }: show my side
ui-failed = Something went wrong. The match is as it was.
ui-not-taken-up = The page could not go on where it was
ui-board = Board
ui-hand = Cards
ui-jumps = On this page
ui-jump-picture = Board
ui-jump-moves = Moves
ui-jump-hand = Cards
ui-jump-log = Log
ui-jump-rules = Rules
ui-language = Language
ui-rule-mark = Rule: { $title }
ui-hint = Show the odds
ui-hint-warming = Simulations are being compiled for this computer, once: about half a minute. You can play on.
ui-hint-playing = Playing the moves through…
ui-hint-chance = { $chance } % ({ $low }–{ $high })
ui-hint-best = Best so far: { $move }, { $chance } %.
ui-hint-about = Chance to win. Each move was tried in { $number } worlds that fit what you have seen, weighed as if the others chose blindly among their moves; from there on all sides play: { $bot }. In brackets: 95 % interval.

## The odds page

ui-lab = odds
ui-lab-ask = Ask
ui-lab-number = Games
ui-lab-reconstructed = Some numbers of the components are reconstructed. How far that moves a result can be measured: gamekit.lab.sensitivity.
ui-lab-nobody = nobody
ui-lab-n = { $number } games, 95 % intervals, seed { $seed }.
ui-lab-before = before { $chance }
ui-lab-warming = The fast simulation is being compiled, once: about half a minute. Until then the plain rules answer with fewer games.
ui-lab-playing = Playing { $number } games…
ui-lab-stop = Stop
ui-lab-numbers = All numbers with their intervals
ui-lab-png = PNG
ui-lab-csv = Download as CSV
ui-lab-python = Show the Python
ui-lab-compare = Compare two settings
ui-lab-compare-how = Pin this setting, then change something. Both are played with the same cards, so that only the change makes the difference.
ui-lab-compare-now = now
ui-lab-compare-same = Both settings are the same so far. Change something.
ui-lab-compare-n = B less A in percentage points, on the same { $number } games of seed { $seed }; in brackets the 95 % interval.
ui-lab-found-more = more under B
ui-lab-found-less = less under B
ui-lab-found-same = cannot be told apart
ui-lab-pin = Pin as { $name }
ui-lab-unpin = Unpin { $name }
ui-lab-plot-wins = Who wins
ui-lab-plot-endings = How games end
ui-lab-plot-fan = Round by round
ui-lab-plot-control = Who holds the map at the end
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
ui-lesson-right = That is right.
ui-lesson-wrong = Not yet.
ui-lesson-predicted = Your guess: { $answer }.
ui-lesson-next = Next
ui-lesson-again = Try again
ui-lesson-alike = One more, on your own
ui-lesson-solution = This is how it goes
ui-lesson-code = To go on later or elsewhere, note this code:
ui-lesson-resume = Go on with a code
ui-lesson-back = One step back
ui-lesson-path-quick = Quick path: { $number } steps
ui-lesson-path-all = All { $number } steps
ui-lesson-finished = You have reached the end.
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
ui-lesson-parting = Here your guess left its path.
ui-lesson-source = The code of this line
ui-lesson-passed = { $number } of { $all } predictions at the first try: passed. The mark is { $least }.
ui-lesson-not-passed = { $number } of { $all } predictions at the first try. The mark is { $least }: take the last section again.
ui-class-refresh = Refresh
ui-class-none = Nothing is counted here: the class page belongs to a server (gamekit serve).
ui-class-waiting = Nobody has answered yet. Start the lesson on the class's screens; counts without names appear here.
ui-class-tries = Right at the first try
ui-class-first = { $good } of { $all }
ui-class-gain = What the lesson brought
ui-class-gained = Change: { $gain } (95 % interval, as if each answer stood alone).
ui-class-stumbles = Rules that the class stumbles over
