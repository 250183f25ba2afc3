## Bots

bot = bot: { $name }
bot-random = random
    .plays = at random
bot-greedy = greedy
    .plays = greedily, at a glance
bot-search = search
    .plays = thinks ahead
bot-learned = learned machine
    .plays = has learned from its own games

## Errors: games, options, seats

error-unknown-game = There is no game “{ $name }”. Known games: { $allowed }.
error-broken-game = The game “{ $name }” could not be loaded: { $problem }
error-option-unknown = { $game } has no option “{ $option }”. Its options: { $allowed }.
error-option-value = Option “{ $option }” cannot be { $value }. Allowed: { $allowed }.
error-option-needs = Option “{ $option }” means something only with { $needs }.
error-option-excludes = { $choice } does not go with { $others }.
error-model = No model “{ $model }” of the others. Models: { $allowed }.
error-option-form = “{ $text }” is not an option: write name=value.
error-seat = There is no seat “{ $seat }” here. Seats: { $allowed }.
error-seats = Who plays is a dictionary from seats ({ $allowed }) to players; { $value } is not.
error-policy = There is no bot “{ $policy }”. Allowed: { $allowed }, or a function that takes a view and returns a move.
error-budget = “{ $policy }” has no usable budget. Bots that think ({ $allowed }) take a whole number above 0, as in “search:2000”, or in a match seconds, as in “search:0.5s”.
error-warming = The simulations this bot needs are being compiled, once: about half a minute. Other bots can be played at once.
error-own-move = { $function } chose a move that was not offered, in game { $game }: “{ $prompt }”. A policy returns one of the moves it was given.
error-own-policy = { $function } takes other arguments than a policy does,{ $where }. A policy is a function of a view, or rules code of (box, s, moves).
error-own-failed = { $function } fails{ $where }. { $problem }
error-own-late = { $function } did not answer within { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, and was stopped{ $where }. If it may think longer, say so: { $function }.seconds = 60.
error-own-nothing = { $function } returned nothing: it came to its end{ $where }. A policy returns one of the moves it was given.
error-own-answer = { $function } answered { $value }{ $where }. { $problem }
error-own-measure = { $function } must return a number, and returned { $value }{ $where }.
error-own-measure-takes = { $function } takes other arguments than a measure does,{ $where }. A measure is a function of (box, s).
own-in-line = in line { $line }, “{ $code }”
own-in-file = in line { $line } of { $file }, “{ $code }”
own-near = Did you mean “{ $near }”?
own-offered = To “{ $prompt }” it was given the moves { $moves }, and must return one of them.
own-works = { $function } works: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $time } ms each.
own-plain = It is a function of a view, so studies play it as plain Python.
own-compiled = It is rules code that compiles, so studies play it fast.
own-slow = It is rules code that does not compile, so studies play it as plain Python: { $reason }
own-not-asked = { $function } was never asked: in these games there was nothing to choose.
error-check-policy = What is checked is a function of yours; { $value } is not one.
error-seed = The seed must be a whole number from 0 to 2^63-1, not { $value }.
error-graph = There is no graph “{ $name }”. Graphs: { $allowed }.
error-graph-strange = What can be drawn is a graph of a match, such as match.graph("map"); { $value } is not one.
error-portrait-none = No portrait of “{ $game }” was measured beforehand. There are: { $allowed }. `portrait("{ $game }")` measures one.
error-rl-missing = An environment for learning needs the package { $package }: pip install "gamekit[rl]".
error-rl-render = There is no render mode “{ $value }”. Render modes: { $allowed }.
error-rl-seats = At least one seat must be left for an agent: { $allowed }.
error-rl-action = Action { $action } is not legal now (“{ $prompt }”). Legal: { $allowed }.
error-rl-table = Action { $action } is not legal now (“table { $table }: { $prompt }”). Legal: { $allowed }.
error-rl-tables = There can be 1 to { $most } tables, not { $value }.
error-rl-bot = “{ $policy }” thinks too long to play at thousands of tables. Give such seats to “random”, “greedy” or rules code of (box, s, moves).
error-rl-blind = There is nothing called “{ $name }” to be blind to. An observation has: { $allowed }.
error-rl-actions = A step needs { $n } whole numbers, one action for each table; it was given { $given }.
error-text = Words are written in quotation marks, as text; { $value } is not text.
error-language = There is no language “{ $value }”. Allowed: { $allowed }.
error-at = The match has { $allowed } decisions; there is no moment { $number }.

## Errors: moves

error-move-refused = “{ $move }” is not allowed. { $rule } [{ $id }]
error-move-not-now = “{ $move }” is not a choice now. { $prompt }
error-move-unknown = “{ $move }” names no move. { $prompt }
error-move-form = { $move } names no move. { $prompt } A move is one of those offered, or words.
error-move-near = “{ $move }” names no move. Did you mean: { $near }?
error-move-ambiguous = “{ $move }” can mean several moves: { $several }.
error-game-over = “{ $move }” cannot be played: the game is over.
error-undo = This cannot be taken back: something hidden was drawn or shown since.
error-undo-nothing = There is no move to take back.

## Errors: the lab

error-lab-level = A confidence level lies between 0 and 1, as 0.95 does; { $value } does not.
error-lab-count = { $successes } of { $n } is not a rate.
error-lab-few = An interval needs at least 2 values; there are { $number }.
error-lab-pairs = Pairs need the same number of values on each side; there are { $a } and { $b }.
error-lab-draw = Nobody can draw { $drawn } of { $deck } cards of which { $wanted } are wanted.
error-lab-branches = There are more than { $limit } cases to count. Ask for less, or simulate.
error-lab-chance = A chance event needs at least one outcome; there are { $number }.
error-lab-grid = A grid is a dictionary from options or “seats” to lists of values; { $value } is not.
error-lab-side = Each side of a comparison is a bot, a function, a dictionary from seats to them, or one with “seats” and “options”; { $value } is not.
error-lab-picture = There is no picture “{ $name }” here. There are: { $allowed }.
error-lab-measure = These games record no “{ $name }”. They record: { $allowed }.
error-lab-policies = A tournament needs at least two players with different names; given: { $value }.
error-lab-certain = Nothing in this box is reconstructed, so there is nothing to vary.
error-lab-asset = The lab cannot give or bar “{ $name }” in this game. Kinds of things it can: { $allowed }.
error-lab-group = There is no group “{ $name }” of uncertain values. Groups: { $allowed }.
error-lab-groups = Groups of uncertain values are a list of one name or more; { $value } is not.
error-lab-varied = { $table }, { $id }, column { $column }: a value that is certain must not be varied.
error-lab-times = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-lab-graph = The game has no map on which “{ $name }” could be drawn.
error-lab-watched = To watch and then to guess takes a whole number of games from { $least } to { $most }, not { $value }.
error-lab-cases = In these games there was nothing to guess.
error-lab-function = “{ $name }” must be a function; { $value } is not.
error-lab-stopped = { $told } Without all of them there is no result.
error-lab-names = Names of the sides are two texts, one for each; { $value } is not that.
error-lab-by = Groups need a list of one column or more; { $value } is not one. Columns: { $allowed }.
error-lab-numbers = Column “{ $name }” does not hold numbers.
error-lab-empty = There is nothing to draw: not one row.
error-odds-match = Odds are asked of a match or a view; { $value } is neither.
error-odds-move = No odds are known of “{ $move }”. Moves: { $allowed }.
error-odds-nobody = Nobody decides now, so there are no odds to tell.
error-review-match = Only a match that is over can be reviewed; { $value } is not.

## Errors: the box

error-box-folder = There is no folder “{ $folder }” with component files.
error-box-files = “{ $folder }” should hold some of these files: { $allowed }. Not known: { $strange }.
error-box-header = { $file }, row 1: the columns must be { $allowed }; found { $found }.
error-box-rows = { $file }: has { $number } rows; { $allowed } are needed.
error-box-cells = { $file }, row { $row }: has too many or too few cells; { $number } are needed.
error-box-id = { $file }, row { $row }, column id: “{ $value }” is empty, has a space, or stands there twice.
error-box-cell = { $file }, row { $row }, column { $column }: “{ $value }” is not allowed. Allowed: { $allowed }.
error-box-near = { error-box-cell } Did you mean “{ $near }”?
error-box-unreadable = { $file } cannot be read as a CSV file in UTF-8: { $problem }.
error-box-road = { $file }, row { $row }: a connection joins two different regions, and each pair only once.
error-box-tile = { $file }, row { $row }, column tile: the tile “{ $value }” has a connection already.
error-box-no-tile = { $file }: no connection has the tile “{ $value }”; every region’s tile blocks one.

## What cards say

effect-then = , then{" "}
condition-at-least = { $quantity }: { $number } or more
condition-at-most = { $quantity }: { $number } at most
condition-exactly = { $quantity }: exactly { $number }
condition-none = { $quantity }: none
condition-and = and
condition-or = or

## Errors: saved matches

error-highlight = There is nothing called “{ $thing }” in this picture. There are: { $allowed }.
error-save-missing = There is no file “{ $path }”.
error-save-unreadable = { $path } is not a saved match, or it is damaged. { $problem }
error-save-newer = { $path } was saved by a newer gamekit (format { $found }; this one reads up to { $known }).
error-save-older = { $path } was saved by an older gamekit, from a position that this one cannot read. Matches that it saved from their beginning can be read.
error-save-field = { $path } is damaged: “{ $field }” is missing or has the wrong form.
error-save-game = { $path } is a match of “{ $found }”, not of “{ $game }”.
error-save-box = { $path } was played with other components ({ $found }) than these ({ $here }). Load it with the same box.
error-save-move = { $path }, move { $number } (“{ $move }”): { $problem }
error-save-state = { $path } is damaged: its moves lead to another position than the one it was saved in.
error-save-exists = { $path } exists already and is not a save of this match. Choose another name; nothing was written.
error-save-write = { $path } cannot be written: { $problem }.
error-learned-unreadable = { $path } is not a learned policy, or it is damaged. { $problem }
error-learned-shape = { $path } was learned in another version of “{ $game }”: its numbers and moves are not the same.

## Errors: shared matches

error-shared-code = No match has the code { $code }. Look at it again: it has five letters.
error-shared-taken = Somebody already sits there. Choose another seat.
error-shared-known = You have sat at another seat of this match and seen its cards, so only that seat is open to you.
error-shared-slow = Too many wrong codes. Wait a minute, and look at the code again.
error-shared-nowhere = Matches with others are played on pages of a server (gamekit serve).
error-shared-undo = Somebody else has moved since, so your move stays.
error-shared-copy = A copy of this match would show what is hidden. Wait until it is over.
error-shared-not-yours = That seat is not yours: you can move only for the seat where you sit.
error-shared-late = Somebody was quicker: the match had gone on when your move came. Look at it as it is now.
error-shared-paused = The teacher has paused the class. The match goes on when the class does.

## Errors: positions

error-position-form = A position is a dictionary; { $value } is not.
error-position-key = A position has no entry “{ $key }”. Entries: { $allowed }.
error-position-value = “{ $key }” cannot be { $value }. Allowed: { $allowed }.
error-position-list = “{ $key }” must be a list of names; { $value } is not.
error-position-twice = “{ $thing }” stands in two places: { $first } and { $second }.
error-position-unseen = “{ $key }” names more unseen things than there are left ({ $number }).
error-position-impossible = This position cannot be: { $problem }
error-position-count = The numbers of “{ $key }” in their places do not fit what can be there.
error-position-over = A finished game has an ending; this position names none.
error-position-round = No game goes beyond round { $last }.
error-position-ranks = Ranks belong to a finished game: one for each seat that takes part, and the winner is the only first.
error-position-seat = “{ $seat }” decides nothing in such a match.
error-position-step = Nobody can decide anything in this position (step { $step }).
error-position-dead-end = This position leads to a dead end: in the step { $step } nobody could decide anything.
error-position-breaks = A game that goes on from this position breaks off in the step { $step } ({ $problem }).
error-position-endless = A game that goes on from this position never ends.

## Terminal

play-welcome = { $title }. Type a number, a move in words, or help.
play-seed = Seed { $seed }: the same seed and options give the same game again.
play-help =
    1, 2 … or words   play a move
    why MOVE, ? MOVE  why a move is not allowed
    odds              the chance to win with each move
    undo              take the last move back
    log               what has happened
    board             the board
    rules WORDS       rules with these words
    save FILE         keep the match
    load FILE         go on with a kept match
    lang en, lang ru  the language
    help, ?           this list
    quit              stop
play-you = you
play-counting = Trying each move in games that are played on…
play-compiling = The simulations are being compiled, once: up to a minute…
play-hand-over = Hand over the screen. Next: { $seat }. Then press Enter.
play-hide = Press Enter to clear the screen.
play-no-rules = No rule has these words.
play-allowed = That move is allowed.
play-undone = Taken back.
play-saved = Saved to { $path }.
play-loaded = Loaded { $path }.
play-language = The language is English.
play-bye = The match was not saved. “save FILE” keeps one.
play-why-what = Write “why” and a move, for example “why 1” or the name of a thing.
play-rules-what = Write “rules” and words to look for.
play-file-what = Write the name of a file.
play-over = The game is over: { $result }
play-ruling = We ruled so because: { $reason }
play-error = Something went wrong, and the match is as it was: { $problem }
error-number = There is no move { $number } now; there are { $allowed ->
        [0] none.
        [one] { $allowed } to choose from.
       *[other] { $allowed } to choose from.
    }
error-game-missing = Which game? Known games: { $allowed }.
error-command = There is no command “{ $name }”. Commands: { $allowed }.
error-argument = “{ $text }” is not understood here. “{ $command } --help” tells what is.
error-argument-value = “{ $flag }” has no value, or one too many.
error-seat-form = “{ $text }” does not say who plays: write seat=player, for example red=human.
error-load-alone = A saved match brings its own seed, options and seats; leave out { $given }.
cli-about = Political board games for teaching: play, read the rules, measure.
cli-play = play a match in the terminal
cli-games = list the games
cli-rules = read a game’s rules
cli-bench = measure a game’s speed
cli-portrait = what a game is like in numbers: as measured beforehand, or anew with -n or --seed
cli-portrait-n = how many games to look through move by move; ten times as many are counted
cli-portrait-seed = the seed of the games
portrait-stale = The rules or the bots have changed since this was measured: -n 100 measures anew.
cli-all = also what takes long: the memory of a large study
cli-game = the name of a game
cli-book = write the whole book as an HTML page
cli-words = only rules with these words
cli-lang = the language: en or ru
cli-option = an option of the game
cli-seed = a whole number; the same seed gives the same game
cli-seat = who plays a seat: human or a bot; if nothing is said, you have one and bots the others
cli-hot-seat = people at one screen have all seats that no bot was given
cli-box = a folder with your own component files
cli-load = go on with a saved match
cli-version = show the version
bench-missing-numba = numba is not installed; only the plain figures are shown.
bench-missing-rival = { $package } is not installed: it is not compared. pip install "gamekit[bench]" brings it.

## The end of a game

seats-joined = { $first } and { $last }
measure-rank = Rank

## Graphs

graph-flow-title = Steps of the game
graph-decision = a side decides
graph-automatic = happens by itself

## Serving

serve-address = gamekit is open at { $address }
serve-students = Address for students: { $address }
serve-pool = { $number ->
        [one] The board for { $number } student is ready.
       *[other] The boards for { $number } students are ready.
    }
serve-compiled = The simulations are compiled.
serve-files = This system allows too few open files for { $asked } students: { $possible ->
        [one] only one student can be served
       *[other] only { $possible } students can be served
    }. A higher limit (ulimit -n) before the start allows more.
serve-class = For the class: open { $address } and type the code { $code }
serve-teacher = For the teacher only (projector page and console): { $address }
cli-class = serve a class: pupils come in by a code of four letters and get a sign; the token is the teacher's
page-teacher = Only the teacher can open this page.
page-haste = Many pages were opened from your address at once. This page tries again by itself.
class-title = Join the class
class-over = The class has ended, and all of it is erased.
class-code = Code of the class
class-code-how = Four letters, from the projector
class-go = Come in
class-wrong = This is not the code. Look at the projector again.
class-nothing-personal = No names, no accounts: you get a sign. What the class has done is erased when it ends; only this device finds its own pages again, for a month.
class-you-are = You are
class-opened = The teacher has opened this for you
class-open = Open it
class-paused = The teacher has paused the class.
class-free = Choose what you like
class-match = Join a match by its code
class-match-how = Five letters, from whoever began it
class-match-wrong = No match has this code.
class-join = Join
class-open-address = Open this address
class-type-code = and type this code
class-or-scan = or scan
class-qr = QR code of the link into the class
class-here = In the class: { $number }
class-console = Console
class-all-pages = All pages
serve-stop = Ctrl-C stops it.
serve-bye = Stopped.
error-port = A port is a whole number from 1 to 65535, not “{ $value }”.
error-page = There is no page “{ $page }”. Pages: { $allowed }.
error-port-taken = Port { $port } is taken by another program. Choose another one, or leave out --port.
error-listen = The server cannot listen at { $host }, port { $port }: { $problem }.
error-students = The number of students is a whole number from 1 to 500, not “{ $value }”.
error-token = A token has 4 to 64 letters, digits, “-” or “_”.
cli-serve = open the games in the browser, for you or for a class (the same as no command)
cli-students = how many students will come; boards are prepared for all of them
cli-port = the port, 8866 or the next free one if not given
cli-host = where to listen; anything but localhost asks visitors for a token
cli-token = the token, made up if not given
cli-no-browser = do not open the browser
cli-page = the page that a class will open, by the name of its notebook; its students wait least
page-token = This page needs a token. Open the whole address that you were given.
page-missing = There is no such page here.
page-trouble = Something went wrong. Please load the page again.
page-failed = This page could not be shown. Please load it again; the teacher can see the reason where the server runs.
page-loading = Setting up the board…
page-lost = The connection was lost. Trying again…
page-gone = This page has stopped several times in a minute. Please tell the teacher, who can see the reason where the server runs.
page-crashed = The program behind this page had stopped unexpectedly. A new one has taken over.
page-left = Nobody had looked at this page for two minutes, so the server had closed it. It is open again.
page-unknown = The server was started again.
page-elsewhere = Continue on another device
page-elsewhere-how = Open this address there. Whoever has it sees this page as you do.
page-class-full = So many devices have joined this class that there is no sign left. This page tries again by itself.
page-class-over = This class has ended, and all of it is erased. For the next one ask your teacher.
page-full = All boards of this server are in use. This page tries again by itself; close one that is not needed.
page-many = This device has as many pages open as the server allows. Close one of them; this page tries again by itself.
page-cookie = This page needs a cookie to know your board again. Please allow cookies for this address and load the page again.
page-host = This server answers only at the address that it has printed.
landing-language = English
landing-motto = Playable history for lessons and notebooks
landing-first = Play it. Ask why.
landing-second = Count the chances.
landing-about = Board games on power and resistance. Click on a board, ask why a move is refused, read the rule.
landing-start = Start a game
landing-lesson = First lesson: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
landing-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
landing-play = Play
landing-learn = Learn
landing-odds = Odds
    .about = Thousands of games, each number with its interval, and the Python for it.
landing-teach = Teach
landing-class = For a class
    .about = One address, a board for everyone.
landing-rules = Rules
    .about = Every “no” names its rule.
landing-own = Your own
    .about = A page in forty lines of a notebook, a card list of your own.

## Studies

study-game = Game
study-options = Options
study-seats = Players
study-scripted = the rules
study-n = Games
study-seed = Seed
study-version = Version
study-win = Won by { $seat }
study-draw = Draw
study-defeat = Defeat
study-ending = Ending “{ $of }”
study-mean = Mean of { $of }
error-study-n = The number of games is a whole number from 1 to { $most }, not { $value }.
error-study-width = The width of an interval is a number between 0 and 1, for example 0.01, not { $value }.
error-study-workers = The number of workers is a whole number from 1 to { $most }, not { $value }.
error-study-options = Options are a dictionary from names ({ $allowed }) to values; { $value } is not.
error-study-human = People cannot play a study. Bots: { $allowed }.
error-study-measure = A measure is a function of (box, s) that returns a number; { $value } is not.
error-study-measure-name = A measure cannot be called “{ $name }”: each has a name of its own, other than { $allowed }.
error-study-parquet = Parquet files need the package pyarrow: pip install "gamekit[parquet]".
error-study-function = { $function } is a function of somebody’s, and the file knows only its name. Give it to “simulate” again, with the same file.
error-study-file-missing = There is no file “{ $path }”.
error-study-file-use = { $path } cannot be used: { $problem }.
error-study-file-damaged = { $path } is not a study, or it is damaged ({ $problem }). Nothing was changed; choose another file.
error-study-file-newer = { $path } was made by a newer gamekit (format { $found }; this one reads up to { $known }).
error-study-file-older = { $path } was made by an older gamekit (format { $found }; this one reads { $known }), which could not detect damage. Nothing was changed; play the study anew into another file.
error-study-file-other = { $path } holds another study: “{ $field }” is { $found } there and { $here } here. Choose another file.
error-study-file-version = { $path } was made by gamekit { $found }, and this is { $here }: their games may differ. Choose another file.
error-study-file-changed = Since { $path } was made, the rules, the components, Python or a function of yours have changed. Choose another file.
error-study-cluster-missing = A cluster needs the package distributed: pip install "gamekit[cluster]".
error-study-cluster-reach = The cluster “{ $address }” cannot be reached: { $problem }.
error-study-cluster-lost = The cluster could not finish the study: { $problem }.
error-study-cluster-other = A worker of the cluster has another gamekit, other rules or another Python: its games may differ.
study-file = Written to { $path }.
study-stopped = Stopped early: { $n } of { $wanted } games are done, and only these are counted.
cli-simulate = play many games and sum them up
cli-n = how many games, 10000 if not given
cli-until = play until the win rate of the first seat is known to this width, such as 0.01, and at most -n games
cli-seats = who plays: a bot for all seats, or a bot for a seat; random if not given
cli-study-seed = a whole number, 0 if not given; the same seed gives the same games
cli-file = keep the study in this SQLite file, and go on where it stopped
cli-csv = write a table of the games
cli-workers = how many processor cores to use; all if not given
cli-cluster = the address of a dask cluster that plays

## Errors: lessons

error-lesson = { $game } has no lesson “{ $name }”. Lessons: { $allowed }.
error-lesson-file = { $file } cannot be read: { $problem }
error-lesson-field = Step { $step }: there is no field “{ $field }”. Fields: { $allowed }.
error-lesson-value = Step { $step }: “{ $field }” must be one of { $allowed }.
error-lesson-kind = Step { $step }: “{ $field }” is missing, or is not a { $kind }.
error-lesson-step = { $file } names a step “{ $step }” that it does not have. Steps: { $allowed }.
error-lesson-rule = Step { $step }: “{ $field }” names a rule “{ $rule }” that the game does not have.
error-lesson-question = Step { $step }: its question cannot be made. { $problem }
error-lesson-no-step = This lesson has no step “{ $step }”. Steps: { $allowed }.
error-lesson-over = The lesson is over: nothing is asked any more.
error-lesson-code = “{ $code }” is not a code of this lesson. A code has 8 characters, as at the foot of the page.
cli-lesson = print a lesson’s sheet and teacher’s page, or check it
cli-lesson-name = the name of a lesson; all are listed if not given
cli-lesson-sheet = write the sheet for pupils to this HTML file, to be printed
cli-lesson-teacher = write the teacher’s page to this HTML file
cli-lesson-seed = a whole number, 1917 if not given; the same seed gives the same questions as on the screen
cli-lesson-seeds = with --lint: how many seeds to check the keys with, even where a question takes long to make; if not given, 200, and 6 for those
error-seeds = “{ $value }” is not a number of seeds: it must be a whole number from 1 to 10 000.
cli-lesson-version = a letter: another one has other questions of the same kind
cli-lesson-key = with the answers, on a page of their own
cli-lesson-before = the four questions of the test before the lesson
cli-lesson-after = the four questions of the test after it, parallel to these
cli-lesson-lint = check the lesson against the checklist
lesson-clean = Nothing to find fault with.
error-lesson-version = “{ $value }” is not a version. A version is one letter from A to Z.

## Glossary: everything on the board in one sentence

term-hidden = Face down
    .text = You may not know what lies there; a back says nothing.
term-check = Chosen or done
    .text = A tick marks what was chosen, met or completed.
term-hand = Hand
    .text = Cards that only their owner sees.
term-reconstructed = Reconstructed
    .text = The printed number is not known to us; ours fits all that is known.

## Entries of a position, in the editor

entry-step = Step
entry-seat = Who decides
entry-round = Round
place-deck = deck
place-box = back in the box
place-row = in the row
place-discard = discard pile
place-war = in a war
place-area = area
place-attached = attached here
place-hand = hand
place-returned = returned
place-concluded = concluded
place-new = just hired
place-played = played
place-stack = stack
place-top = on top
place-captured = captured
place-out = out of the game
place-shown = shown
place-under = under it
place-waiting = waiting
place-aside = set aside
place-graveyard = graveyard
place-removed = removed
place-available = open
place-completed = completed
place-failed = failed
place-second-period = second period
place-third-period = third period
error-position-link = This address holds no position that can be read. Perhaps its end is missing.
error-position-file = This file holds no position that can be read.
error-position-number = A number is wanted here; “{ $value }” is not one.
error-class-paused = The teacher has paused the class: look up for a moment.
error-class-link = This link leads to no page that can be opened for a class. Pages: { $allowed }.
error-lab-sample = A sample needs at least one match that is over.

# Changed rules

changed-title = { $title } (changed rules)
changed-now = { " " }Changed rule: { $now }
changed-rule = changed rule
changed-rule-at = changed rule; in the printed book: { $place }
error-change-unknown = { $game } has no rules function and no option “{ $name }”. game.rulebook.functions(rule) tells which functions a rule has.
error-change-near = { $game } has no rules function and no option “{ $name }”. Did you mean one of these: { $near }?
error-change-several = Several functions of the rules are called “{ $name }”. Say which, as in game.changed(**{"{"}"file.name": function{"}"}): { $allowed }.
error-change-function = To change “{ $name }”, give a function that is written with def, not { $value }.
error-change-takes = { $function } takes ({ $given }){ $where }. What stands for { $name } takes ({ $wanted }).
error-change-answer = { $function } returned { $value }{ $where }. It must return a whole number: a rule that refuses, or Rule.ALLOWED.
error-change-endless = With this change a game does not come to its next decision: something goes on for ever.
error-change-source = The text of { $function } is not known, or it needs things that cannot be written down. Define it in a cell or a file, with numbers, functions and imports only; then the match can be saved.
error-change-text = The saved function for “{ $name }” does not work. { $problem }
error-change-trust = This match was played with functions that somebody wrote: { $names }. They are run only if you trust them: gamekit.load_match(path, trust=True).
error-change-entries = The changes in this file are damaged.
error-change-prepared = { $game } has prepared no change “{ $name }”. There are: { $allowed }.
error-change-box = Cells of the box are changed as box={"{"}file: {"{"}row: {"{"}column: value{"}"}{"}"}{"}"}, not { $value }.
error-change-file = The box has no file “{ $name }”. There are: { $allowed }.
error-change-row = { $file } has no row “{ $name }”. There are: { $allowed }.
error-change-column = { $file }, row { $row }: there is no column “{ $name }” to change. There are: { $allowed }.
error-game-endless = Game { $game } has no end: it was stopped after { $most } decisions, more than any game of these rules may have. gamekit.testing.check_changed tells more.
changed-all-ended = All of { $games } games came to an end.
changed-ended = { $ended } of { $games } games came to an end.
changed-stuck = In { $games } nobody could do anything, though the game was not over.
changed-endless = { $games } went on for longer than a game may last.
changed-lost = Something is lost, or comes from nowhere: { $what }.
changed-positions = { $same } positions offer the same moves as by the printed rules, { $other } offer other ones.
changed-printed = printed rules

# The pages without a server
site-starting = Python is starting in your browser. You can read already.
site-slow = Still loading. A slow connection needs a minute the first time; later visits need none.
site-working = Python is counting. Some questions take a few seconds here.
site-failed = This page could not start in your browser. Please load it again; an up-to-date browser is needed.
site-offline = There is no network, and this page is not kept on the device yet. Open it once with a network.
site-full = This device keeps nothing for this page, so progress is lost when it is closed.
site-noscript = This page needs JavaScript: the game runs in your browser.
site-licences = Licences
site-licences-about = What this site ships, and under which terms.
site-written = The site is in { $folder }: { $pages } pages, { $size } MB. Try it: { $command }
error-site-runtime = The folder { $folder } does not hold the runtime. Missing: { $missing }.
error-site-compile = The runtime could not compile the pages: { $problem }
error-site-folder = { $folder } is no folder of ours and not empty: nothing in it was touched. Name a new one.
error-site-alone = A box or a position needs the one page that it is for: --page NAME.
error-site-board = The page { $page } takes no cards and no position of your own: a box goes with a board or its odds, a position with a board.
cli-publish = write pages that need no server as a folder of static files
cli-site = the folder
cli-runtime = a folder with the runtime, as unpacked from its package; otherwise pages load it from its public address
cli-site-page = one page only, by the name of its notebook
cli-site-box = a folder with components of your own, for that page
cli-position = a file with the position in which its match begins

cli-compare = compare changed rules with the printed ones, on the same games
cli-change = a change of the rules that the game has prepared; may be given several times
error-compare-change = Say what is to be changed, as in `gamekit compare { $game } --change NAME`. There are: { $allowed }.
error-compare-n = -n takes a number of games, such as 10000; “{ $value }” is not one.

error-results-folder = There is no folder “{ $folder }” with results.
error-result = { $file } is not a result of a lesson.
error-result-changed = { $file } was changed, or is of another version of its lesson.

## Puzzles

cli-puzzle = solve a puzzle: find the one move that is clearly the best
cli-puzzle-number = which of the game’s puzzles, from 1; all are told if not given
cli-puzzle-seed = make a new one from a game between bots with this seed, a whole number
cli-puzzle-n = how many worlds each move is tried in; 2000 if not given
cli-puzzle-file = write the puzzle with its key to this JSON file, in place of asking
cli-puzzle-answer = the move, in place of being asked for it
puzzle-line = { $number }  { $prompt }
puzzle-ask = Your move: its number or its words:
puzzle-right = Right.
puzzle-wrong = Not the best. It is: { $move }
puzzle-about = Each move tried in { $n } worlds, played on by: { $bot }; 95 % intervals; seed { $seed }.
error-puzzle-number = “{ $value }” is not a puzzle of this game. There are { $all }.
error-puzzle-moves = In this position there is nothing to choose.
error-puzzle-unclear = No move is clearly the best here: in { $n } worlds no move’s interval lies above those of all others.
error-puzzle-none = No puzzle was found with seed { $seed }. Try another one.
