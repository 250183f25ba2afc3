lesson = Change the claim
shown = You can now say which rule carries a sentence of the game, and what a source makes of it.
finished = Go on in the rule laboratory, with a rule of your own.

section-says = The game says something
section-without = Without the rule
section-past = And the past?

claims = This game says two things about the past. Which is nearer to what really happened? Vote. No answer is wrong.
    .option-a = { $said-a }.
    .option-b = { $said-b }.
    .option-none = Neither of them
    .right = Noted. First we find the rules behind them.
carrier = The game says: “{ $claim }.” It says so by a rule. Which one?
    .option-a = { $rule-a }
    .option-b = { $rule-b }
    .option-c = { $rule-c }
    .option-d = { $rule-d }
    .right = Right. By this rule the game says it.
    .reply-a = Take it away. Then { $now-a } Does the sentence fall?
    .reply-b = Take it away. Then { $now-b } Does the sentence fall?
    .reply-c = Take it away. Then { $now-c } Does the sentence fall?
    .reply-d = Take it away. Then { $now-d } Does the sentence fall?
    .hint = Take each rule away in your head. Does the game still say the sentence?
    .solution = This one: { $carrier } Then { $now }
undone = Here is a rule as the book has it. Which change takes just this rule away?
    .option-a = { $now-a }
    .option-b = { $now-b }
    .option-c = { $now-c }
    .option-d = { $now-d }
    .right = Right. The change takes away this rule, and no other.
    .reply-a = That takes away another rule: { $rule-a }
    .reply-b = That takes away another rule: { $rule-b }
    .reply-c = That takes away another rule: { $rule-c }
    .reply-d = That takes away another rule: { $rule-d }
    .hint = What does the rule say that the change denies?
    .solution = This one: { $now }

wins = Bots play { $n } games. “{ $seat }” wins { $printed }. Now the rule goes: { $now } How often does it win then?
    .option-more = More often
    .option-less = Less often
    .option-same = As often, as far as one can tell
    .right = { $changed } of { $n } games, seed { $seed }. The difference is { $difference }.
ending = By the printed rules { $printed } of { $n } games end so: “{ $ending }.” And without the rule?
    .option-more = More of them do
    .option-less = Fewer of them do
    .option-same = As many, as far as one can tell
    .right = { $changed } of { $n } games, seed { $seed }. The difference is { $difference }.
length = By the printed rules a game has { $printed } rounds on average. And without the rule?
    .option-more = Longer games
    .option-less = Shorter games
    .option-same = As long, as far as one can tell
    .right = { $changed } rounds in { $n } games, seed { $seed }. The difference is { $difference } rounds.
apart = Four made-up changes, each against the printed rules. One moves the wins for sure. Which?
    .option-a = Change A
    .option-b = Change B
    .option-c = Change C
    .option-d = Change D
    .right = Right. All of its interval lies on one side of 0.
    .reply-near = Its value is not 0. Does its interval hold 0?
    .reply-below = Its value is below 0. Are both ends of its interval?
    .reply-none = Its value is next to 0. Look for one that is far away.
    .hint = Look at both ends of each interval. Where do they have the same sign?
    .solution = Change { $best }: both ends have the same sign.

played = On the board below you play without the rule. Take a few turns. Where do you feel it?
    .right = Note one moment that went otherwise than by the printed rules.
second = Now another rule goes: “{ $rule }.” With it, “{ $seat }” wins { $printed } of { $n } games. How far does that move without it?
    .option-more = Further than the first rule did
    .option-less = Less far, but one can tell
    .option-none = One cannot tell it from nothing
    .right = { $changed } of { $n } games, seed { $seed }. The difference is { $difference }.

bears = The game says: “{ $claim }.” Which source { $side ->
        [against] speaks against it
       *[for] fits it better
    }?
    .option-a = Source A
    .option-b = Source B
    .option-both = Both alike
    .right = { $why }
    .reply-for = That one rather fits the sentence. What does the other say?
    .reply-against = That one does not fit the sentence. What does the other say?
    .reply-both = They differ. What does each say of this sentence?
    .hint = Put the sentence beside each source. Could its author have said it?
    .solution = { $why }
truth = { $n } pairs of games show it: without the rule “{ $seat }” wins { $changed }, not { $printed }. So is the rule true for the past?
    .option-true = Yes: so many games cannot be wrong
    .option-model = They only show what the game rests on
    .option-nothing = Such games show nothing at all
    .right = Right. Games show what follows from a rule. Whether the rule fits the past, only sources can say.
    .reply-true = The games obey the rule. They never saw the past.
    .reply-nothing = They show how much of the game depends on the rule. That is something.
doubt = { $doubt } What helps?
    .option-games = Play more games
    .option-players = Let people play them
    .option-box = Try other numbers in the box
    .option-sources = Read more sources
    .right = Right. Each doubt has a cure of its own.
    .reply-games = That makes intervals narrow. Is that the doubt?
    .reply-players = That tells how people play. Is that the doubt?
    .reply-box = That tells what our guesses do. Is that the doubt?
    .reply-sources = That tells about the past. Is that the doubt?
    .hint = What is in doubt: chance, the players, the numbers in the box or the past?
    .solution = { $right ->
        [games] Chance is in doubt, so more games help.
        [players] The players are in doubt, so people help.
        [box] The numbers in the box are in doubt, so others help.
       *[sources] The past is in doubt, so sources help.
    }

# What items say

doubt-games = The interval is { $n } percentage points wide and holds 0.
doubt-players = Bots played it, and we are a class of { $n }.
doubt-box = In some box, { $n } cards have numbers that somebody guessed.
doubt-sources = We know one letter of that year, and { $n } others lie unread.
table =
    .change = Change
    .difference = Wins
drawn = The share of games that end so, with the rule and without it.
    .printed = as printed
    .changed = without the rule

# The teacher's page

teacher-aim-1 = name the rule by which a game says something about the past, and say what becomes of the game without it.
teacher-aim-2 = read a paired difference with its interval.
teacher-aim-3 = say why games show what follows from a rule, and sources whether it fits the past.
teacher-age = 14 and up
teacher-knows = The quick path of the rules tutorial. Better still, the history lesson of this game, whose sources come again here.
teacher-room = Pairs at 15 computers. Made-up tables and the order of questions differ from pair to pair; what was measured is the same for all.
teacher-screen = Two sentences of the game about the past, and a vote. The board below is played without the rule.
teacher-timing-1 = Vote on what the game says; find the rule that carries it; read it in the book.
teacher-timing-2 = Bets on winner, ending and length without the rule.
teacher-timing-3 = Some turns without the rule; another rule, that carries no claim; a difference with its interval.
teacher-timing-4 = Two dated sources; what games can show; doubts and their cures.
teacher-late = Length and the turns on the board; or take the quick path of 7 steps.
teacher-mistake-1 = “The rule that I notice most carries the sentence.”
    .say = Take it away. Does the game still say the sentence?
teacher-mistake-2 = “It moves the wins, so it must be true.”
    .say = The bots obey the rule. Did they see the past?
teacher-mistake-3 = “Nothing moves, so the rule does not matter.”
    .say = For these bots and for who wins. What else may it change?
teacher-mistake-4 = “Its value is not 0, so it has an effect.”
    .say = Does the interval hold 0?
teacher-mistake-5 = “One source says it, so it was like that.”
    .say = Who speaks, to whom, and what for?
teacher-mistake-6 = “It is only a game and says nothing.”
    .say = Which rule would you change, and what would it say then?
teacher-debrief-1 = Which rule says something about the past, and is that fair?
    .good = Names the rule, its sentence, and one source for it and one against it.
teacher-debrief-2 = What would you change in the model, and which source backs that?
    .good = A rule, what it would say then, and a dated source; then tries it in the rule laboratory.
teacher-variant-projector = One screen; the class bets by show of hands before each click, then one pair plays.
teacher-variant-paper = Print the sheet. Play four turns with cardboard and without the rule; tell the measured numbers afterwards.
teacher-variant-long = In the rule laboratory each pair changes a rule of its own choice, predicts, and measures.
teacher-fast = In the rule laboratory: find a rule that moves the wins more than this one.
teacher-slow = The quick path; read the two sources aloud.
teacher-rubric-1 = Names a rule.
teacher-rubric-2 = Names the rule that carries the sentence and says what happens without it.
teacher-rubric-3 = Also reads the difference with its interval.
teacher-rubric-4 = Also judges the rule by a source, and says what bots cannot show.
