## Comparisons

lab-compare-head = { $a } against { $b } on the same { $n } games, seed { $seed }
lab-compare-wins-more = { $seat }: more wins with { $a } than with { $b }.
lab-compare-wins-less = { $seat }: fewer wins with { $a } than with { $b }.
lab-compare-wins-same = { $seat }: these games cannot tell { $a } and { $b } apart, the interval holds 0.
lab-compare-mean-more = { $what }: the mean is higher with { $a } than with { $b }.
lab-compare-mean-less = { $what }: the mean is lower with { $a } than with { $b }.
lab-compare-mean-same = { $what }: these games cannot tell { $a } and { $b } apart, the interval holds 0.
lab-compare-ending-more = The ending “{ $what }”: more often with { $a } than with { $b }.
lab-compare-ending-less = The ending “{ $what }”: less often with { $a } than with { $b }.
lab-compare-ending-same = The ending “{ $what }”: these games cannot tell { $a } and { $b } apart, the interval holds 0.
lab-compare-numbers = { $a } and { $b }; difference { $difference }.

## Tournaments

lab-tournament-ratings = Ratings with 95 % intervals, { $n } games, seed { $seed }
lab-tournament-rates = Win rates with 95 % intervals, { $n } games, seed { $seed }
lab-tournament-tied = cannot be told apart from the best

## Reconstructed values

lab-sensitivity-head = How far the result moves when reconstructed values change ({ $k } changes each, { $n } games each, seed { $seed })
lab-sensitivity-baseline = With our values: { $value }
lab-sensitivity-line = { $group }: { $lowest } to { $highest }
lab-sensitivity-flips = { $flips ->
    [0] the conclusion never flips
    [one] the conclusion flips once in { $k }
   *[other] the conclusion flips { $flips } times in { $k }
 }
lab-sensitivity-all = all together

## What things are worth

lab-worth-head = How much more often a seat wins with a thing, in percentage points: given at the start, barred from it (both in the same { $n } games), and how much more often those win who have it at the end. Players: { $who }; seed { $seed }; intervals hold together with 95 %
lab-worth-line = { $thing }: given { $given }; barred { $barred }; those who have it { $lift }

## Predictability

lab-watching-head = Watched in { $watched } games, guessed { $cases } times in { $games } others, seed { $seed }
lab-watching-hits = Right by the situation: { $hits }; by how often each thing comes in general: { $blind }.
lab-watching-more = Predictable: looking at the situation gains { $gain }.
lab-watching-same = Looking at the situation gains nothing that these games could show: { $gain }.
lab-watching-bits = Surprise: { $bits } bits, without looking { $bits_blind } (a tossed coin: 1).

## Odds

lab-odds-about = Each move tried in { $number } worlds that fit what this seat has seen, { $model }; played on by { $bot }; seed { $seed }. Intervals: 95 %.
lab-model-random = weighed as if the others had chosen blindly among their legal moves
lab-model-greedy = weighed as if the others had chosen what looks best to them
lab-model-equal = as if all of them were equally likely

## Pictures

lab-plot-learning = How often the machine wins
lab-plot-learning-note = Tried in { $tried } games that it did not learn from. Band: 95 % interval.
lab-plot-learning-axis = Games that it has learned from
lab-plot-note = { $n } games, seed { $seed }.
lab-plot-interval = Brackets: 95 % intervals.
lab-plot-wins = Who wins
lab-plot-odds = Chance to win by move
lab-plot-worth = Worth of each move
lab-plot-worth-of = What it is worth to have it
lab-plot-worth-note = ■ given at the start, ● barred from it, ◇ those who have it at the end. { $n } games each, seed { $seed }. Brackets hold together with 95 %. Figures: given.
lab-plot-worth-axis = More wins, percentage points
lab-plot-grades = 0 %: the worst end, 100 %: the best.
lab-plot-endings = How games end
lab-plot-scores = Scores at the end
lab-plot-length = How long games last
lab-plot-share = Share of games
lab-plot-decisions = Decisions
lab-plot-median = median { $value }
lab-plot-mean-of = { $what }: means
lab-plot-fan = { $what } by round
lab-plot-round = Round, and games still going
lab-plot-bands = Line: median. Bands: middle 50 % and 90 % of games.
lab-plot-control = { $what } at the end
lab-plot-players = Players: { $who }.
lab-plot-poles = Shares of games: ▲ { $above }, ▼ { $below }.
lab-plot-means = Means.
lab-plot-forest = Win rates
lab-plot-compare = { $a } minus { $b }
lab-plot-compare-note = The same { $n } games, seed { $seed }. { $interval }
lab-plot-win-rate = { $seat } wins, percentage points
lab-plot-tournament = Ratings
lab-plot-sensitivity = When reconstructed values change
lab-plot-sensitivity-note = Bar: lowest to highest of { $k } changes. Line: with our values. { $n } games each, seed { $seed }.

## Review

lab-review-head = { $game }: luck and choice for { $seat }
lab-review-start = start
lab-review-chance = chance
lab-review-chance-rules = chance and the rules ({ $seat })
lab-review-mine = own choices
lab-review-others = choices: { $seat }
lab-review-luck-for = Chance was on this side: { $luck }.
lab-review-luck-against = Chance was against this side: { $luck }.
lab-review-luck-none = Chance for and against cannot be told apart in all: { $luck }.
lab-review-mine-for = Own choices gained: { $mine }.
lab-review-mine-against = Own choices cost: { $mine }.
lab-review-mine-none = Whether own choices gained or cost anything cannot be told: { $mine }.
lab-review-known = By what { $seat } could know then, its own choices changed { $known }; what was hidden made { $hidden } of them ({ $worlds } worlds each, { $model }).
lab-review-better = Better: { $move }.
lab-review-rare-bad = As bad or worse: { $share } of the draws that might have come.
lab-review-rare-good = As good or better: { $share } of the draws that might have come.
lab-review-when = Round { $round }, decision { $number }
lab-review-when-flat = Decision { $number }
lab-review-when-dealt = Before the first decision
lab-review-dealt = What was dealt at the beginning.
lab-review-drawn = Something was drawn.
lab-review-none = No single moment can be told apart from no change.
lab-review-about = From each moment { $n } matches, the same dice in all; played on by { $bot }; seed { $seed }. Sums with 95 % intervals; those of single moments hold together with 95 %.
lab-review-among = { $n } matches that { $bot } played against itself, seed { $seed }: in { $luck } of them chance did less for { $seat }, in { $choice } its own choices did less.
lab-plot-review = Chance to win: { $seat }
lab-plot-review-note = ● own choices, ■ those of others, ◇ chance. Dashed: before own choices, by what was known. Band: 95 % intervals. { $about }
lab-plot-review-axis = Decisions

## A few matches as a sample

lab-sample-head = { $m ->
    [one] { $m } match
   *[other] { $m } matches
} beside { NUMBER($n) } simulated ones (all seats: { $bot }; seed { $seed })
lab-sample-decisions = Moves
lab-sample-rounds = Rounds
lab-sample-lead-changes = Times the lead changed hands
lab-sample-exact = { $what }: { $ours }; simulated { $simulated }. This far off or further by luck alone: { $tail } (exact, if the matches are independent and the simulated rate is the true one).
lab-sample-drawn = { $what }, mean: { $ours }; simulated { $simulated }. This far off or further by luck alone: { $tail } (10 000 samples drawn from the simulated games).
lab-sample-verdict = { $number ->
    [0] Nothing of this is unusual
    [one] { $number } of { $all } is unusual (below 5 %)
   *[other] { $number } of { $all } are unusual (below 5 %)
}; by luck alone about { $luck } of { $all } would be. What is unusual may come from how the class plays: the simulated ones play by a fixed habit.
lab-sample-width = If half of { $m } matches end in one way, all that is known about its rate is that it lies between { $low } and { $high } % (95 %).
lab-sample-power = { $m } matches find a difference from 50 % with { $power } % certainty only if it is { $points } percentage points or more.
lab-sample-no-power = { $m } matches find no difference from 50 % with { $power } % certainty, however large.
lab-sample-needed = To find a difference of 10 percentage points with { $power } % certainty, { $number } matches are needed.
lab-sample-left-out = { $number ->
    [one] { $number } match is left out: not over yet, or with other options.
   *[other] { $number } matches are left out: not over yet, or with other options.
}

## Portraits

lab-portrait-head = { $game }: a portrait from { $n } games looked through move by move, and ten times as many counted; players: { $bot }; seed { $seed }. In brackets: 95 % intervals.
lab-portrait-course = { $game }: what is known of the result
lab-portrait-course-note = { $n } games, seed { $seed }. Band: 95 % interval. Dotted: one half.
lab-portrait-course-axis = Part of the game that is over
lab-portrait-length = A game has { $value } decisions.
    .title = Length
    .means = Decisions from the first to the end, forced ones among them.
lab-portrait-choices = In { $value } of them there is something to choose.
    .title = Real decisions
    .means = Decisions with two legal moves or more.
lab-portrait-forced = { $value } of the decisions are forced.
    .title = Forced
    .means = Part of the decisions that have one legal move only.
lab-portrait-branching = Where there is a choice, it is among { $value } moves.
    .title = Branching
    .means = Legal moves of a real decision, on average over a game’s decisions and then over games.
lab-portrait-known = Half of what decides the result is known after { $value } of the game.
    .title = Half known after
    .means = When one half of the result’s variance is explained by the position. Each of ten positions of a game is played on 200 times with other chance; hands stay as they are.
lab-portrait-leads = The lead changes { $value } times in a game.
    .title = Changes of lead
    .means = The leader is whoever has a chance to win clearly above that of the start (three standard errors). Looked at ten times in a game.
lab-portrait-leads-alone = Player and game take the lead from each other { $value } times.
lab-portrait-comeback = { $value } of the games are won by somebody who was far behind once.
    .title = Comebacks
    .means = Somebody is far behind who wins half as often as at the start, or less, in 100 matches played on; 100 others show how often that still wins.
lab-portrait-comeback-alone = { $value } of the games are won although things looked bad once.
lab-portrait-edge = { $seat } wins most often: { $value } above an equal share.
    .title = Balance of the seats
    .means = Wins of the seat that wins most often, less its equal share, among equally good players. The interval allows for the choice among the seats.
lab-portrait-edge-alone = A lone player wins { $value } of the games.
lab-portrait-luck = Among equals, { $value } of the result comes from the draws.
    .title = Luck
    .means = Part of the result’s variance that comes from cards and dice, among equally sensible players; the rest comes from their choices. Each game is played on 96 times just before and just after each draw: the squares of what draws change add up to it.
lab-portrait-skill = { $value } of the result comes from who looks at the board and who chooses blindly.
    .title = Skill
    .means = Part of the variance that comes from who looks at the board: one seat does, each in turn, and the others choose blindly; a lone player looks in half of the games. It is all of it where the one who looks always wins.
lab-portrait-ladder = From a blind player to a sensible one it is { $value } points of Elo.
    .title = First step of skill
    .means = Rating of the greedy bot less that of the random one. 400 points are odds of ten to one.
lab-portrait-thought = Each doubling of thought brings { $value } points of Elo.
    .title = A doubling of thought
    .means = Rating of the search bot that tries 128 things less that of the one that tries 32, divided by two. Only where a game of theirs takes seconds.
lab-portrait-hidden = What the one who decides does not know comes to { $value } bits: doubling one that many times gives the number of worlds that fit.
    .title = Hidden, in bits
    .means = Ways in which the unseen things can lie in the unseen places, as a power of two; the order in a deck does not count. What else is known makes them fewer.
