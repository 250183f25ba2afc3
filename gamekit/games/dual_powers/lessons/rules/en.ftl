lesson = Learn the rules
shown = You know the rules.
finished = Start a match: choose an objective, play a card, move the date, use the card.

## Words of the checks

region = { $region ->
        [green] green
        [red] red
        [purple] purple
        [brown] brown
        [white] white
       *[blue] blue
    }
month = { $month ->
        [mar-apr] March–April
        [may-jun] May–June
        [jul] July
        [aug] August
       *[sep] September
    }
way = { $way ->
        [green] green
        [red] red
        [purple] purple
        [brown] brown
        [white] white
       *[blue] blue
    }

other = { $other ->
        [green] green
        [red] red
        [purple] purple
        [brown] brown
        [white] white
       *[blue] blue
    }

## Theme and goal

section-goal = Who holds a region?
who-holds = Petrograd, 1917. You lead Red, your rival leads White. Both have strength 4 in the brown region. Who holds it?
    .option-red = Red
    .option-white = White
    .option-nobody = Nobody, it is a tie
    .right = Strength is equal, so the side with more tokens holds the region. A token that shows 0 counts too.
    .reply = The strength is equal. Now count the tokens of each side.
    .reply-nobody = A tie in strength is not the end. Count the tokens of each side.
    .hint = One side has three tokens there, the other has two.
    .solution = Both sides have strength 4. So you count the tokens: three against two. The side with three holds the region.
add-up = Each token shows its strength. Turned over, it shows the number of its other side. Add up: how strong is Red in the green region?
    .label = Red's strength
    .right = 1 + 2 + 1 make 4. The side that lies up counts. The numbers on our tokens are a reconstruction.
    .reply = Take the big number on each red token in the green region. Add them.
    .reply-6 = One token is turned over. Take the number that you see on it now.
    .reply-3 = Three is the number of tokens. Add their numbers.
    .hint = The turned token shows 1. The others show 2 and 1.
    .solution = The three red tokens show 1, 2 and 1. Together that is 4.
company = Red holds the Will of the People. So neutral units help Red, if a red token stands with them. Who is stronger in the blue region?
    .option-red = Red, 2 against 1
    .option-white = White, 1 against 0
    .option-nobody = Nobody
    .right = White is stronger. No red token stands there, so the neutral units help nobody.
    .reply = The neutral units count for Red only beside a red token. Here there is none.
check-stronger = { $will ->
        [red] Red
       *[white] White
    } holds the Will. Who is stronger in the { region } region, and why?
    .option-red-sum = Red: more strength
    .option-red-tokens = Red: equal strength, more tokens
    .option-white-sum = White: more strength
    .option-white-tokens = White: equal strength, more tokens
    .right = Red has { $red }, White has { $white }. You compare strength first, then tokens.
    .reply-reason = The side is right. Add both sums once more: are they equal?
    .reply-side = Add again. Does a neutral unit help one side?
    .reply-both = Add the numbers of each side first. Count tokens only if the sums are equal.
    .hint = { $will ->
        [red] Red
       *[white] White
    } holds the Will. Neutral units count for it, beside a token of its own.
    .solution = Red has strength { $red } and White has { $white }. If they are equal, tokens decide: { $reds } against { $whites }.

## The round and the turn

section-turn = Cards and the date
deal = A round begins. Each side draws order cards. Your three leader cards stay beside them. Count the order cards in your hand.
    .label = Order cards
    .right = Five order cards each round. The leader cards come on top. The board deals for you.
    .reply = Leave out the leaders. Count the cards that have the colour of a region.
    .reply-8 = That counts the leaders too. They are no order cards.
    .reply-3 = Three is the number of leaders. Count the other cards.
    .hint = Order cards are named after a region.
    .solution = You hold eight cards. Three of them are leaders, so five are order cards.
secret = Now pick your secret objective. You score in its region if you are stronger there. Click an order card.
    .right = It lies face down. Only you may look at it until the round is scored.
    .reply = Click one of your order cards.
    .hint = Order cards are named after a region.
    .solution = Any order card will do. Click one in your hand.
play-card = In your turn you play a card. Its days move the date. It is day 5. Play the card that brings you to day 9.
    .right = 5 and 4 make 9. The day marker moves by the days on the card.
    .reply-play-card-blue-2 = This card has 2 days. The date stops on day 7.
    .reply-play-card-purple-6 = This card has 6 days. The date stops on day 11.
    .reply = Add the days on the card to day 5.
    .hint = You need a card with 4 days.
    .solution = From day 5 to day 9 is 4 days. Play Green-4.
day-30 = You are White now. It is day 26, and you play a card with 4 days. Where does the day marker end?
    .option-30 = On day 30
    .option-31 = On day 31
    .option-1 = On day 1 of a new month
    .right = On 31. A marker that stops on 29 or 30 moves on to 31.
    .reply-30 = 26 and 4 make 30. But the marker cannot rest on 29 or 30.
    .reply-1 = A new month comes only if the marker goes past 31.
check-date = It is day { $day }. Play a card that brings the date to 31. Its region must be one where White is stronger.
    .right = { $day } and { $days } bring the date to 31, and White is ahead in the { region } region.
    .reply-date = The region is right. But this card does not bring the date to 31.
    .reply-region = The date stops on 31. But White is not stronger in this region.
    .reply-both = Two things must fit: the days of the card and its region.
    .reply = Look at the days of the card and at its region.
    .hint = Days 29 and 30 become 31. So more than one number of days may do.
    .solution = White is ahead in the { region } region. The { region } card with { $days } days brings the date to 31.

## Recruiting

section-recruiting = Recruiting
two-units = Your green card lets you recruit units with two bars in all. One unit with one bar is there already. Click a second one in your reserve.
    .right = Two units of one bar each. They stand in the region of the card, ready.
    .reply = You may stop here. But one bar is left: recruit one more unit.
    .hint = The bars are small marks on a unit in the reserve.
    .solution = Click a unit with one bar in your reserve. It goes to the green region.
no-action = You play this card, but you do not want its action. What happens?
    .option-date-only = The date moves, nothing else
    .option-back = You take the card back
    .option-must = You must use the action
    .right = The card is played and the date moves. The action itself is up to you.
    .reply-back = A card that is played stays on the table.
    .reply-must = You must play a card and move the date. You may skip the action.
too-big = This card pays for two bars. Try to break the rule: click a unit with three bars.
    .right = The board says no. Three bars are more than two.
    .reply = This unit fits. Click one that has three bars.
    .hint = Look for three small marks on a unit in the reserve.
    .solution = The units of strength 3 have three bars. Click one of them.
check-recruit = Look at your objective. You recruit in its region, with { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }. Choose a unit that makes you stronger there.
    .right = It fits the bars, and now Red is ahead in the { region } region.
    .reply = It fits the bars. But Red is not stronger with it: White has { $white }.
    .hint = Red has { $red } there, White has { $white }. Which unit fits the bars and takes the lead?
    .solution = White has { $white } in the { region } region, Red has { $red }. Kinds of units that fit the bars: { $fit }. Of these, { $enough } put Red ahead.

## Moving

section-moving = Moving and the blockade
walk = You are White. Your card lets one token move along a connection. Move your unit from the blue region to the white one.
    .right = A token moves along a connection to the next region. Most connections on our map are a reconstruction.
    .reply = That is a neighbour too. Here, click the white region.
    .hint = Click the white region on the map.
    .solution = A connection joins blue and white. Click the white region.
bonus-move = You are Red. Your card stopped on day 15: after the action you get a bonus, here a move. You hold the Will. Click the neutral unit.
    .right = It goes to the purple region, to help your new unit. Days 15 and 31 give a bonus.
    .reply = You may move this unit too. But here the neutral one is asked for.
    .hint = Neutral units are neither red nor white. One stands in the brown region.
    .solution = You hold the Will, so neutral units obey you. Click the one in the brown region.
blocked = You are White. A blockade closes the connection from green to red. Try it all the same: move Kerensky to the red region.
    .right = The board says no. The blockade closes this connection for everybody.
    .reply = This connection is open. Click the red region to test the blockade.
    .hint = Kerensky stands in the green region. Click the red region.
    .solution = Click the red region. The board refuses the move.
check-reach = It is day { $day }. You play a card with { $days } days and recruit a unit in the { region } region. You move it on, if you can. Where does it end?
    .right = { $bonus ->
        [yes] The date stops on { $stop }, so a bonus move follows. One connection is open.
       *[no] The date stops on { $stop }. There is no bonus, so the unit stays.
    }
    .reply-stays = Your turn may give more. On which day does the date stop?
    .reply-no-bonus = A move needs a bonus here. On which day does the date stop?
    .reply-blocked = Look at that connection: the blockade closes it.
    .reply-far = No connection leads there in one step.
    .reply = Find the day first. Then look at the connections.
    .hint = Add the days. Days 15 and 31 give a bonus, and 29 and 30 become 31.
    .solution = { $bonus ->
        [yes] The date stops on { $stop }. That gives a bonus move. The open connection leads to the { way } region.
       *[no] The date stops on { $stop }, and that gives no bonus. So the unit stays in the { region } region.
    }

## Recovering, leaders, the Will

section-leaders = Recovering, leaders, the Will
wake = Exhausted tokens are turned over. Your card lets you recover one. Click your exhausted unit in the green region.
    .right = It is ready again and shows 3. Now Red has 4 there, White has 2.
    .reply = Click the red unit that is turned over.
    .hint = It shows 1 and lies on its other side.
    .solution = Click the turned red unit in the green region. It becomes ready.
anywhere = A leader card brings its leader into any region. Sverdlov has strength 4. Place him where Red is stronger with him.
    .right = A leader may enter any region, and with him Red is stronger here.
    .reply = He may stand here. But White stays stronger in this region.
    .hint = Look for a region where White has less than Red with Sverdlov.
    .solution = White has 6 in the white region and 5 in the blue one. Any other region will do.
new-month = White holds the Will. It is day 28, and you play a card with 5 days: a new month begins. Who is stronger in green then?
    .option-red = Red
    .option-white = White
    .right = Red. Whoever starts a new month takes the Will, and the neutral units come with it. Red has 3, White has 2.
    .reply = Your card starts the month, so the Will comes to you.
check-will = It is day { $day }, and White holds the Will. Red plays { $leader ->
        [yes] a leader card with { $days } days
       *[no] an order card with { $days } days, and takes no action
    }. Who holds the Will now?
    .option-white = White: no new month
    .option-white-unused = White: Red took no action
    .option-red-month = Red: a new month begins
    .option-red-bonus = Red: the date gives a bonus
    .option-red-leader = Red: a leader came
    .right = { $passed ->
        [yes] { $day } and { $days } go past 31: a new month, and the Will goes to Red.
       *[no] The date does not go past 31. So the Will stays.
    }
    .reply-white = Add the days. Does the marker go past 31?
    .reply-red-month = Add the days. A month begins only past 31.
    .reply-white-unused = An action is free to skip. The days of the card count all the same.
    .reply-red-bonus = A bonus is one more action. It is not the Will.
    .reply-red-leader = A leader enters a region. That alone moves no Will.
    .hint = { $day } and { $days } make { $sum }.
    .solution = { $passed ->
        [yes] { $day } and { $days } make { $sum }. That is past 31, so a new month begins. Red takes the Will.
       *[no] { $day } and { $days } make { $sum }. No new month begins, so White keeps the Will.
    }

## Scoring

section-scoring = Scoring
unrest = You are White. Four turns each are over. You are stronger in the region with unrest, and it is July. Take the points.
    .right = July gives 3 points. The marker moves three spaces to your side. Later months give more.
    .reply = You may take a bonus in place of points. Here, take the points.
    .hint = Take the points for the unrest.
    .solution = Press the line with the points: unrest in July gives 3.
whose-points = You are Red. Your objective is the green region. White is stronger there, 3 against 2. Who gets the points of your card?
    .option-red = Red, it is Red's card
    .option-white = White, it is stronger there
    .option-nobody = Nobody
    .right = White gets them. An objective pays the stronger side, no matter whose card it is.
    .reply-red = The card says where and how much. It does not say who.
    .reply-nobody = Somebody is stronger in the region, and that side scores.
turn-over = You are White. The white region was scored, so its tokens get exhausted. Kerensky was exhausted before. What happens to him?
    .option-leaves = He leaves the game
    .option-reserve = He goes back to the reserve
    .option-ready = He becomes ready again
    .right = He is out. Ready tokens turn over. Exhausted red and white units go back to the reserve. Exhausted leaders and neutral units leave the game.
    .reply-reserve = That is what units do. Leaders do not come back.
    .reply-ready = Scoring makes nobody ready. It exhausts.
no-leader = A new round, a new objective. Try to break the rule: make a leader your secret objective.
    .right = The board says no. Only an order card names a region and points.
    .reply = This is an order card, and it may be an objective. Click a leader.
    .hint = Lenin, Stalin and Sverdlov are leaders. Click one of their cards.
    .solution = Click the card of Lenin. The board refuses it.
check-score = The last turn: Red places a leader in the { region } region. As a bonus, its unit goes there from { other }, if the connection is open. Then the unrest is scored, in { month }. Where does the marker stand?
    .option-a = { $side-a ->
        [red] Red's side, space { $space-a }
        [white] White's side, space { $space-a }
       *[middle] In the middle
    }
    .option-b = { $side-b ->
        [red] Red's side, space { $space-b }
        [white] White's side, space { $space-b }
       *[middle] In the middle
    }
    .option-c = { $side-c ->
        [red] Red's side, space { $space-c }
        [white] White's side, space { $space-c }
       *[middle] In the middle
    }
    .option-d = { $side-d ->
        [red] Red's side, space { $space-d }
        [white] White's side, space { $space-d }
       *[middle] In the middle
    }
    .right = { $road ->
        [open] The connection is open, so the unit comes.
       *[shut] The blockade stops the unit, but not the leader.
    } Red has { $red } there, White has { $white }. The month sets the points.
    .reply-side = Look at the connection from { other }. Does the unit come? Then add both sides again.
    .reply-month = Another month gives that many. Look at the calendar.
    .reply-apart = The month sets the points, not the lead.
    .hint = { $road ->
        [open] The connection is open. With leader and unit
       *[shut] The connection is closed. With the leader alone
    } Red has { $red }, White has { $white }. Unrest starts at 2 points and gives more from July on.
    .solution = { $road ->
        [open] The unit comes, too.
       *[shut] The unit stays away, the leader comes.
    } Red has { $red }, White has { $white }. In { month } unrest gives { $points } points to the stronger side.

## The end, and a first turn

section-end = The end, and your first turn
the-end = October–November, the last turn. The support marker stands as you see it, and nothing more is scored. Who wins?
    .option-red = Red
    .option-white = White
    .option-goes-on = Nobody, the game goes on
    .right = The last round ends with October–November. The side with the support marker on its half wins.
    .reply = Look at the support track. On whose half is the marker?
    .reply-goes-on = This is the last space of the calendar. The game ends after its scoring.
    .hint = Each side owns one half of the support track.
    .solution = Find the support marker. The side that owns this half of the track wins.
first-card = A real solo match. White is the Opposition: it turned its first card. It is your turn. Play any card from your hand.
    .right = The date moves by its days. You play four cards each round, always from your own hand.
    .reply = Click one of the cards in your hand.
    .hint = Your hand lies below the map.
    .solution = Any card in your hand will do. Click one.
first-action = Say you played Purple-5. It gives one thing: recruit, or the action on it. You have no token to move. Choose.
    .right = A unit enters the purple region. Your turn is over, and the Opposition has played its next card. Now you can start a match.
    .reply = You may do nothing. But a unit helps you more: recruit.
    .hint = Choose to recruit.
    .solution = You have no token on the map, so a move is not possible. Recruit.
opposition = The Opposition plays Red-2, Red-4, Purple-4, Brown-5, Purple-2. Its objective is the region with the most days; in a tie, the most cards; then the last card. Which card is scored?
    .option-red-4 = Red-4
    .option-purple-4 = Purple-4
    .option-brown-5 = Brown-5
    .option-purple-2 = Purple-2
    .right = Purple-4. Red and purple have 6 days each, and two cards. Purple came last, and its best card is Purple-4.
    .reply-red-4 = Red has 6 days too. But purple was played last.
    .reply-brown-5 = Brown has 5 days. Red and purple have 6 each.
    .reply-purple-2 = The region is right. But Purple-4 gives more points.
check-objectives = The last scoring, and { $will ->
        [red] Red
       *[white] White
    } holds the Will. Red's objective is the { region } region, { $red ->
        [one] { $red } point
       *[other] { $red } points
    }. White's is the { other } region, { $white ->
        [one] { $white } point
       *[other] { $white } points
    }. Who gets the points?
    .option-own = Each side gets those of its own card
    .option-swapped = Each side gets those of the other's card
    .option-red-both = Red gets both
    .option-white-both = White gets both
    .right = { $first ->
        [red] Red
       *[white] White
    } is stronger in the { region } region, and { $second ->
        [red] Red
       *[white] White
    } in the { other } one. Strength decides, not whose card it is.
    .reply-first = One region is right. Add again in the { region } region.
    .reply-second = One region is right. Add again in the { other } region.
    .reply-both = A card says where and how much. Who is stronger in each region?
    .hint = Add up in each of the two regions. The owner of the card does not matter.
    .solution = { $first ->
        [red] Red
       *[white] White
    } is stronger in the { region } region, so it gets { $red ->
        [one] { $red } point
       *[other] { $red } points
    }. { $second ->
        [red] Red
       *[white] White
    } is stronger in the { other } region, so it gets { $white }.
final = Eight questions from the whole lesson

## The teacher's page

teacher-aim-1 = say who is stronger in a region, with neutral units and ties.
teacher-aim-2 = play a whole turn by the rules: card, date, action, bonus.
teacher-aim-3 = say what a round scores, and for whom.
teacher-age = 12 and older; no experience with board games is needed.
teacher-knows = Nothing. A pair that has ten minutes takes the quick path of eight steps.
teacher-room = Two pupils at one computer: one reads, one clicks, they swap after each section. Fifteen computers serve thirty pupils.
teacher-screen = One step at a time: a task, the board, the answer. A code below lets a pair go on later, on any computer.
teacher-timing-1 = The question on the board: equal strength, three tokens against two. Who holds the region?
teacher-timing-2 = Quick path or first section, all together on the projector.
teacher-timing-3 = Pairs go on by themselves to the last section.
teacher-timing-4 = Four questions again, and the mistakes of the class.
teacher-late = The last section. The first turn can be played in the match itself.
teacher-mistake-1 = Equal strength is a draw.
    .say = Count the tokens. Which side has more of them?
teacher-mistake-2 = Neutral units always help the holder of the Will.
    .say = Does a token of that colour stand in the region?
teacher-mistake-3 = Days left over are counted on in the new month.
    .say = Past 31 the marker goes to day 1. The rest is lost.
teacher-mistake-4 = Stopping on day 31 gives the Will.
    .say = On 31 you get a bonus. Only going past it starts a month.
teacher-mistake-5 = Only the owner can score an objective.
    .say = The card says where and how much. Who scores is decided by strength.
teacher-mistake-6 = A recruited unit may go to any region.
    .say = Which colour is the card? Only leaders and bonus units choose their region.
teacher-debrief-1 = Which rule surprised you most, and what does it reward?
    .good = For example: many weak tokens beat few strong ones in a tie; so crowds matter.
teacher-debrief-2 = Why might the designers let the rival score your objective?
    .good = A goal that you cannot hold is a gift to the other side. Announcing too much is a risk.
teacher-cautions = Red and White are roles, not heroes. The numbers on cards, tokens and the map are our reconstruction; no check depends on knowing them.
teacher-variant-projector = The class votes by show of hands before each answer; one pupil clicks.
teacher-variant-paper = The printed sheet asks the checks with the same positions; the key is on its own page.
teacher-variant-long = After the lesson each pair plays two rounds of a solo match.
teacher-fast = Plays a solo match on a higher difficulty and notes each refused move.
teacher-slow = Takes the quick path and begins a match with the list of moves open.
teacher-rubric-1 = Names the two sides and the aim, needs help with each step.
teacher-rubric-2 = Finds the stronger side where no tie and no neutral unit is involved.
teacher-rubric-3 = Solves the checks with at most one hint and plays a legal turn.
teacher-rubric-4 = Solves the checks at the first try and explains refused moves by their rule.
