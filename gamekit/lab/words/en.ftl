## Comparisons

lab-compare-head = { $a } against { $b } on the same { $n } games, seed { $seed }
lab-compare-wins-more = { $seat }: more wins with { $a } than with { $b }.
lab-compare-wins-less = { $seat }: fewer wins with { $a } than with { $b }.
lab-compare-wins-same = { $seat }: these games cannot tell { $a } and { $b } apart, the interval holds 0.
lab-compare-mean-more = { $what }: the mean is higher with { $a } than with { $b }.
lab-compare-mean-less = { $what }: the mean is lower with { $a } than with { $b }.
lab-compare-mean-same = { $what }: these games cannot tell { $a } and { $b } apart, the interval holds 0.
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

## Odds

lab-odds-about = Each move tried in { $number } worlds that fit what this seat knows, played on by { $bot }; seed { $seed }. Intervals: 95 %.
