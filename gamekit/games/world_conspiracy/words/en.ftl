## The game

game-title = World Conspiracy
game-about = Secret Power with the modules of its expansion, for two to five or alone against Falcon.
game-aim = Aim: have the most points when the game ends, from captured objects, alliances, operations, trends and projects.

## Options

option-nuclear-threat = Nuclear Threat
    .help = Replaces the Comintern.
option-world-corporations = World Corporations
    .help = Replaces the United Nations.
option-world-bank = World Bank
    .help = Replaces Espionage.
option-antiterror = Anti-terror
    .help = A fifth project. Not together with World Media.
option-covert-operations = Covert operations
    .help = Seven more operations, paid for with cards as well.
option-world-media = World Media
    .help = A fifth project. Not together with Anti-terror.
option-trends = Trends
    .help = One trend is in force at a time; it can be captured.
option-reptilians = Reptilians
    .help = Replaces Secret Power, and puts cards under the objects.
option-trend-duty = Capturing a trend can be a duty
    .help = Our ruling. Without it nobody has to capture a trend when nothing else is possible.
option-even-secondary = Secondary objects count for trends
    .help = Our ruling on each second card. Without it only objects count.
option-contact-with-curator = The contact works with the curator
    .help = Our ruling. Without it a contact cannot be used by whoever holds the curator.
option-falcon = Alone against Falcon
    .help = The rules play Falcon, on the second seat. His list of lines, his cards and his levels are our reconstruction.
option-difficulty = Difficulty
    .help = At medium Falcon draws one action card in a round, at high one in every turn without the curator; at maximum he takes secondary objects as well.
option-difficulty-medium = medium
option-difficulty-high = high
option-difficulty-maximum = maximum
option-alter-ego = Falcon’s alter ego
    .help = The male one begins with an alliance, the female one with three secondary objects.
option-alter-ego-male = male
option-alter-ego-female = female
option-falcon-fifth = Falcon in the fifth project
    .help = Falcon takes part in Anti-terror or World Media, which his covert operations and trends move. Without this he ignores them.
option-solo-deck = Objects as for this many players
    .help = Against Falcon the deck is that of three players; the rulebook only hints at it.
option-begins-julia = Julia; in the solo game Falcon

## Falcon

seat-falcon = Falcon
section-solo-doctrine = Solo: Doctrine of Superiority
section-solo-reptilians = Solo: Reptilians
section-solo-force = Solo: Use of Force
section-solo-estate = Solo: the Fourth Estate
section-solo = Solo: Falcon

rule-falcon-sign-link = Signs move Falcon
    .text = Each sign that Falcon gains moves him in its project: agitators in the Comintern, peacemakers in the United Nations, spies in Espionage, or in the project that replaces it. His order of projects is the same.
rule-falcon-no-secret-power = Never Secret Power
    .text = Falcon never joins Secret Power; signs of special interest move him nowhere. In the Reptilians he can advance.
rule-falcon-curator-one-more = One more with the curator
    .text = With the curator Falcon wants to send one agent more than a free object needs.
rule-falcon-adds-only-if-short = Only if he is short
    .text = With Anti-terror Falcon adds agents of the reserve only when his active ones do not suffice.
rule-falcon-antiterror-firsts = Firsts count
    .text = Falcon joins Anti-terror with his first Cyberattack, and advances with his first Ecocide and his first Blackout. Later ones do not move him.
rule-falcon-recruiter-piece = No agent for it
    .text = In Anti-terror, World Media and the Reptilians Falcon’s coordinator is not one of his ten agents, and he pays nothing there.
rule-falcon-inner-circle-moves = The inner circle helps
    .text = From high difficulty on each inner circle that Falcon receives moves him one stage in Anti-terror, World Media and the Reptilians, wherever he is already.
rule-falcon-base-operation-first = His order of operations
    .text = Falcon first tries the special operation on top of the stack, then a covert operation, then the trend.
rule-falcon-discards-secondary = Only secondary objects
    .text = For a covert operation Falcon discards secondary objects only: control, finance and science before the supreme group, and first those whose card of power he does not have. With too few he runs none.
rule-falcon-human-decides-rest = The rest is yours
    .text = Where several secondary objects rank equally, you choose which one Falcon discards.
rule-falcon-operation-when = War or Emissary
    .text = Falcon runs operations and captures trends only in a world war or after the Emissary; trends also in the last round.
rule-falcon-trend-five = Five and five
    .text = Falcon captures a trend only with at least five matching cards and signs, and then sends exactly five active agents to the reserve.
rule-falcon-last-round = The last round
    .text = In the last round Falcon tries the trend before control, finance and science; where he may run operations, even before those.
rule-falcon-trend-effects = Trends for Falcon
    .text = Trends work for Falcon as for you, but he chooses by a fixed order: groups as they are named, first those whose card of power he has.
rule-falcon-corruption = Corruption counts finance
    .text = Corruption brings Falcon something for each second card of finance, as it does for everybody.
    .reason = An example of the solo rules says control; the trend itself and the example of the main rules say finance.
rule-falcon-media-by-trend = Trends and media
    .text = Each trend that Falcon captures moves him one stage in World Media.
rule-falcon-never-attaches = Circles stay alone
    .text = Falcon never attaches an inner circle. Each brings him its four points.
rule-falcon-reptilian-pairs = Pairs of reptilians
    .text = Each two equal reptilians move Falcon one stage in the Reptilians. They stay with him and count once.
rule-falcon-reptilian-priority = Reptilians first
    .text = Of several objects on one line Falcon prefers those with a reptilian; control, finance and science with a reptilian come before operations and trends.
rule-falcon-reptilian-points = Reptilians count alliances
    .text = At the end each of Falcon’s security reptilians counts his instant alliances, each politician the permanent ones, each royal the final ones; one point each, two at maximum difficulty. CIA, KGB and Mossad count as instant.
rule-falcon-never-discards-reptilians = He keeps them
    .text = Falcon never discards reptilians.
rule-falcon-alliance-at-once = At once, and no hand
    .text = Every alliance that Falcon takes is concluded at once, whatever it requires. This is our reconstruction.
rule-falcon-recruits = An empty reserve
    .text = Where Falcon would recruit with an empty reserve he recalls agents from his objects, one by one from the object with most. This is our reconstruction.
rule-falcon-pays-what-he-can = He pays what he can
    .text = Nothing can refuse Falcon a stage. He sends as many of the agents it asks for as he has; his coordinator comes from the reserve, else from the active agents, else from an object. This is our reconstruction.
rule-falcon-lines = Falcon’s list
    .text = Falcon takes the first possible line: operation after the Emissary, support, inner circle, power, a reptilian under one of the three groups, operation in a war, trend in the last round, a group whose card of power he has, any of the three groups, recruiting, passing. Of several objects he takes the leftmost. That support, inner circle and power come first is from the rulebook; the whole list is our reconstruction.
rule-falcon-wins-ties = Falcon wins ties
    .text = If everything is equal, Falcon wins. This is our reconstruction.
rule-falcon-deck = The deck of three
    .text = Against Falcon one plays with the objects of three players.
    .reason = The rulebook says so of the reptilians only.
rule-falcon-cards = Falcon’s action cards
    .text = Falcon draws an action card before his action, never with the curator, and plays it at once: Emissary, Recruiter, Broker, Killer, Lobbyist or Liaison. Of these the rulebook names the Emissary; the others are our reconstruction.
rule-falcon-difficulty = Three levels, two faces
    .text = Medium: one action card in a round. High: one in every turn without the curator. Maximum: a secondary object in each alliance phase as well, two for the female alter ego. The male one begins with an alliance, the female one with three secondary objects. What the levels do is our reconstruction.
rule-falcon-rating = Game of influence
    .text = A victory over Falcon has a name: pawn below 90 points, executor from 90, confidant from 110, grey eminence from 130, puppeteer from 150; with any module 20 more are needed each time. The scale is our reconstruction.

step-falcon-starts = Falcon sets up
step-falcon-card = Falcon’s action card
step-falcon-line = Falcon’s list
step-falcon-concludes = Falcon’s alliance
step-falcon-supplies = Falcon’s secondary objects
step-falcon-discard = What Falcon discards
prompt-falcon-discard = { $seat }, which secondary object does Falcon discard?
move-falcon-discard = Falcon discards { $secondary }
ending-falcon = Everything is equal, and so { $seat } wins.

said-falcon-takes = Falcon takes the line “{ $rung }”.
    .why = possible: he takes it
said-falcon-finds-none = Falcon passes over “{ $rung }”: none lies in the row.
    .why = none lies in the row
said-falcon-cannot-reach = Falcon passes over “{ $rung }”: { $object } is not available to him.
    .why = { $object } is not available to him
said-falcon-too-few = Falcon passes over “{ $rung }”: { $object } takes { $needed ->
         [one] one agent
        *[other] { $needed } agents
    }, and he has { $number }.
    .why = { $object } takes { $needed }; he has { $number }
said-falcon-no-emissary = Falcon passes over “{ $rung }”: he has not played the Emissary.
    .why = only after the Emissary
said-falcon-no-war = Falcon passes over “{ $rung }”: there is no war.
    .why = only in a world war
said-falcon-no-operation = Falcon passes over “{ $rung }”: no operation is left.
    .why = no operation is left
said-falcon-operation-dear = Falcon passes over “{ $rung }”: the operation takes { $needed ->
         [one] one agent
        *[other] { $needed } agents
    }, and he has { $number }.
    .why = the operation takes { $needed }; he has { $number }
said-falcon-no-covert = Falcon passes over “{ $rung }”: no covert operation is possible either.
    .why = no covert operation is possible: agents or secondary objects are lacking
said-falcon-no-trend = Falcon passes over “{ $rung }”: no trend is in force.
    .why = no trend is in force
said-falcon-trend-dear = Falcon passes over “{ $rung }”: the trend takes five matching cards and signs, of which he has { $matching }, and five active agents, of which he has { $number }.
    .why = the trend takes five matches and five agents; he has { $matching } and { $number }
said-falcon-not-last = Falcon passes over “{ $rung }”: this is not the last round.
    .why = only in the last round
said-falcon-has-curator = Falcon passes over “{ $rung }”: he has the curator.
    .why = not with the curator
said-falcon-has-nobody = Falcon passes over “{ $rung }”: nobody is left to recruit or to recall.
    .why = nobody is left to recruit or to recall
said-falcon-card = Falcon plays an action card: { $falcon_card }.
said-falcon-cards-reshuffled = Falcon’s action cards are shuffled: { $number }.
said-falcon-brokers = Falcon takes { $object } from the discard pile.
said-falcon-recalls = Falcon’s reserve is empty: he recalls { $number ->
         [one] one agent
        *[other] { $number } agents
    } from { $object }.
said-falcon-by-sign = A sign ({ $sign }) moves Falcon in { $project }.
said-falcon-by-order = The Lobbyist moves Falcon in { $project }.
said-falcon-rated = Game of influence: { $number ->
         [one] one point
        *[other] { $number } points
    } make you a { $rating }.

rung-emissary = operation after the Emissary
rung-support = support
rung-inner-circle = inner circle
rung-power = card of power
rung-reptilian = reptilian under one of the three groups
rung-war = operation in a world war
rung-last-trend = trend in the last round
rung-led-group = group whose card of power he has
rung-three-groups = control, finance, science
rung-recruit = recruit
rung-pass = pass
rating-pawn = pawn
rating-executor = executor
rating-confidant = confidant
rating-eminence = grey eminence
rating-puppeteer = puppeteer
measure-falcon-line = Lines that Falcon takes
problem-falcon = Against Falcon this cannot be.
problem-no-falcon = Falcon takes no part, so nothing of his is on the table.
problem-falcon-asked = Falcon is asked nothing: “{ $step }” is not for him to decide.

## Modules

section-modules = Introduction
rule-modules-combine = Modules
    .text = The modules can be combined as the players like. What belongs to a module that is not played stays in the box.
rule-row-never-stuck = Nobody can move
    .text = If in two action phases in a row no agent moves, the first card of the row is discarded.
    .reason = With five projects everybody may lack agents for the cards that lie there; the book does not say how the game goes on.
said-row-freed = Nobody has moved for two phases: { $object } is discarded from the row.
line-inner-circle = inner circles by themselves, modules
problem-module = { $project } is not in this game.

## Doctrine of Superiority

section-doctrine = Doctrine of Superiority
section-nuclear = Nuclear Threat
section-corporations = World Corporations
section-bank = World Bank
rule-doctrine-replaces = One for another
    .text = Each project of the Doctrine replaces one of the four: Nuclear Threat the Comintern, World Corporations the United Nations, the World Bank Espionage. One, two or all three can be played.
rule-doctrine-group-cards = Cards of a group
    .text = A stage of the Doctrine asks for cards of a group, secondary objects included: science, control or finance. They are only shown. The printed numbers are not known; ours are a guess.
rule-doctrine-signs = Signs as well
    .text = Besides, a stage asks for signs: Nuclear Threat for agitators, World Corporations for peacemakers, the World Bank for spies.
rule-doctrine-no-agents = Without agents
    .text = Stages II, III and IV of these projects send no agent to the reserve.
rule-doctrine-war = In wartime
    .text = Each world war in force adds one agent to what a stage asks for, and takes one sign away.
rule-doctrine-war-cards = Cards stay required
    .text = A world war does not change how many cards of a group a stage asks for.
    .reason = The book speaks of agents and signs only.
rule-nuclear-per-war = Shadows of war
    .text = Nuclear Threat gives 1, 2 or 3 shadow agents at stages I, II and III for each world war that has come into play; stages IV and V give as many as stage III.
rule-nuclear-nothing-before-war = In peacetime
    .text = As long as both world wars are in the deck, Nuclear Threat gives nothing. You may advance in it all the same.
rule-nuclear-kept-after-war = After the war
    .text = These shadow agents stay when the war is over.
rule-nuclear-max-six = Six at most
    .text = Nuclear Threat never gives more than six shadow agents.
rule-corporations-recall = All come home
    .text = Whoever enters a stage of World Corporations brings any number of agents home from captured objects, to the active ones.
rule-corporations-final = The network counts
    .text = In the final count World Corporations bring 2, 4 or 6 points at stages I, II and III for each project with your coordinator, this one included; stages IV and V as many as stage III.
rule-bank-one = Credit for corporations
    .text = At stage I of the World Bank every Corporations card of the row is available to you.
rule-bank-two = Credit for the powerful
    .text = At stage II all cards of support, inner circles and cards of power of the row are available to you.
rule-bank-three = Unlimited credit
    .text = From stage III on all cards of the row are available to you.
rule-bank-intercept = Far down the row
    .text = Agents on the fourth card or one behind it can be intercepted only by a player to whom that card is available.
effect-shadows-per-war = { $number ->
         [one] a shadow agent
        *[other] { $number } shadow agents
    } for each world war that has come
effect-return-agents = bring any number of agents home from objects
effect-bank = { $number ->
         [1] all Corporations
         [2] all cards of support, power and inner circles
        *[other] all cards
    } of the row are available
quantity-projects = projects with your coordinator
step-return-agents = Bring agents home
step-return-number = How many come home
prompt-return-agents = { $seat }, from which object do agents come home?
prompt-return-number = { $seat }, how many agents come home from { $chosen }?
move-return-agents = From { $object }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }{ $pieces ->
         [0] {""}
         [one] , one agent on it
        *[other] , { $pieces } agents on it
    }
move-return-agents-decline = Leave the others there
move-return-number = { $amount ->
         [one] One agent comes home
        *[other] { $amount } agents come home
    }

## Use of Force

section-force-setup = Use of Force: setup
section-antiterror = The project Anti-terror
section-covert = Covert operations of the 21st century
section-force-alliances = Alliances of Use of Force
rule-force-not-with-world-media = One fifth project
    .text = Anti-terror and World Media are never played together.
rule-antiterror-hit = A wave of arrests
    .text = Whoever enters a stage of Anti-terror makes every other player send active agents to the reserve: one at stages I to III, two at stages IV and V.
rule-antiterror-hit-what-they-have = As many as there are
    .text = A player with fewer active agents sends those that he has.
rule-antiterror-hit-active-only = Only active agents
    .text = Agents on cards and shadow agents are not touched.
rule-antiterror-add = Reinforcements
    .text = When you infiltrate, intercept or run an operation you may add agents from the reserve: up to 1, 2 or 3 at stages I, II and III, up to 3 after that.
rule-antiterror-one-active = One active agent
    .text = At least one active agent has to go, or none can be added.
rule-antiterror-counts = They count
    .text = Added agents count for the number that the object or the operation asks for.
rule-antiterror-not-recruiting = Not recruiting
    .text = Adding agents is not recruiting: no professional can be taken instead.
rule-antiterror-not-projects-trends = Not for projects
    .text = Agents cannot be added for a project or for capturing a trend.
rule-antiterror-four-pieces = Four with reinforcements
    .text = Alliances that ask for four agents on an object count the added ones.
rule-antiterror-discard = The price of order
    .text = From stage II on, advancing in Anti-terror also costs cards: 1 for stage II, 2 for stage III, 3 for each of the last two.
rule-discard-from-own-area = From your own area
    .text = Only what lies in your own area can be discarded.
rule-discard-not-alliances = No alliances
    .text = Alliances cannot be discarded for this.
rule-discard-not-professionals = No professionals
    .text = Cards in hand, such as professionals, cannot be discarded for this.
rule-discard-not-from-zone = Not from the row
    .text = Cards of the row are not captured yet and cannot be discarded.
rule-discard-tokens-count = Tokens too
    .text = Secondary objects and tokens of operations can be discarded like cards; so can trends and reptilians.
rule-discard-tokens-removed = Out of the game
    .text = Discarded tokens of operations and trends leave the game.
rule-discard-host-and-circle = Two cards at once
    .text = An object with an inner circle is discarded together with it, and counts as two cards.
rule-discard-pieces-to-reserve = Their agents
    .text = Agents on a discarded card go to the reserve.
rule-discard-chosen-first = First the price
    .text = All cards of a payment are chosen first. What alliances give for them comes afterwards, and cannot pay.
    .reason = The book does not say; so nobody pays with what the payment brings.
rule-antiterror-war = War without discount
    .text = A world war asks for one agent more in Anti-terror, and for no card less.
rule-antiterror-not-compulsory = Never a duty
    .text = Nobody has to advance in Anti-terror, even if nothing else is possible.
rule-covert-is-operation = Operations like others
    .text = A covert operation is a special operation in every respect. The printed numbers of agents and points are not known; ours are a guess.
rule-covert-three-stacks = Three stacks
    .text = Four Cyberattacks, two Ecocides and one Blackout lie open in three stacks beside the special operations.
rule-covert-stack-empty = None left
    .text = Nobody can run a covert operation whose stack is empty.
rule-covert-exact-agents = Exactly that many agents
    .text = A covert operation takes exactly the printed number of agents, shadow agents included.
rule-covert-discard = Paid for with cards
    .text = Whoever runs a covert operation also discards cards at once: two for a Cyberattack. For the other two the number is our guess.
rule-covert-discard-short = Too few cards
    .text = Whoever cannot discard enough cannot run the covert operation.
rule-covert-ecocide-needs-cyberattack = First a Cyberattack
    .text = An Ecocide can be run only by a player with a Cyberattack.
rule-covert-blackout-needs-ecocide = First an Ecocide
    .text = The Blackout can be run only by a player with an Ecocide. No step is skipped.
rule-covert-prerequisite-may-pay = It may be the price
    .text = The token that was asked for may itself be discarded.
rule-covert-not-own-token = Not with itself
    .text = The token that is being run cannot be discarded for itself.
    .reason = It is laid down to be run, and was not yours before.
rule-covert-duplicates = More of the same
    .text = A player may have several equal tokens.
rule-covert-not-compulsory = Not a duty
    .text = Nobody has to run a covert operation, even with the curator and if nothing else is possible.
rule-counterterror-trade = Something in return
    .text = With the UN Counter-Terrorism Committee, whoever discards a card of finance may take a secondary object of control or science. Interpol does the same for cards of control, the OSCE for cards of science; what the supply lacks cannot be taken.
rule-counterterror-not-secondary = Not for tokens
    .text = A discarded secondary object brings nothing in return.
rule-counterterror-own-group = Each for its own group
    .text = Interpol gives something for discarded cards of control, the OSCE for cards of science.
    .reason = In the book Interpol names finance both as what is discarded and as what is taken. It requires control, and the other two exchange the group that they require.
said-secondary-discarded = { $seat } discards a secondary object: { $secondary }.
said-token-discarded = { $seat } discards { $operation }, which leaves the game.
action-covert-operation = Run a covert operation
effect-hit = every rival sends { $number ->
         [one] one active agent
        *[other] { $number } active agents
    } to the reserve
effect-add-agents = add up to { $number ->
         [one] one agent
        *[other] { $number } agents
    } from the reserve to an infiltration or operation
effect-trade = for a discarded card of this group you may take a secondary object of another: { $what }
step-run-covert = Choose a covert operation
step-add-agents = Add agents from the reserve
step-add-to-operation = Add agents to the operation
step-discard-asset = Discard a card
step-trade = Take something in return
prompt-run-covert = { $seat }, which covert operation do you run?
prompt-add-agents = { $seat }, how many agents from the reserve join at { $chosen }?
prompt-add-to-operation = { $seat }, how many agents from the reserve join in { $running }?
prompt-discard-asset = { $seat }, which card do you discard? { $discards ->
         [one] One is
        *[other] { $discards } are
    } still asked for.
prompt-trade = { $seat }, which secondary object do you take in return?
move-run-covert = Run { $operation }
move-add-agents = Add { $amount }
move-add-to-operation = Add { $amount }
move-discard-asset = Discard { $asset }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }{ $pieces ->
         [0] {""}
         [one] , one agent on it
        *[other] , { $pieces } agents on it
    }
move-trade = Take { $secondary }
move-trade-decline = Take nothing
problem-running = “{ $step }” needs an operation that can be run.
problem-discards = So many cards cannot be paid in “{ $step }”.

## The picture

picture-benefit-per-war = shadow agents for each war
picture-benefit-return = any agents return
picture-benefit-bank = opens cards of the row
picture-benefit-hit = rivals lose active agents
picture-benefit-add = added from the reserve
picture-benefit-take = take a card of the row
picture-benefit-broadcast = more for a power card
picture-benefit-points = points for each project
picture-benefit-draw = draw alliances
picture-benefit-discard = discard a card
picture-ladder = Falcon’s list
picture-ladder-taken = the line that he took last, and why not those above it
picture-ladder-first = he takes the first line that is possible
picture-ladder-made = The list is our reconstruction.
picture-left = { $number } left
picture-reach-bank = the World Bank opens { $number } more
picture-to-capture = to capture
picture-trends-left = to come
picture-trends = trends
picture-reptilians = reptilians
trend-when-populism = Each second control card
trend-when-corruption = Each second finance card
trend-when-digitalisation = Each second science card
trend-when-militarism = Each second operation
trend-when-nonconformism = An inner circle, received or attached
trend-when-radicalism = An interception
trend-when-ufo-hysteria = Each second reptilian
trend-brings = { $when }: { $what }

## The board as text

board-covert = { $operation }, { $number } left: { $agents } agents, { $cards } cards to discard, { $points } points
board-no-trend = No trend is in force any more.
board-trend = Trend: { $movement }. { $what }. To capture: { $number } { $number ->
        [one] agent
       *[other] agents
    }.
board-trends = Trends
board-reptilians = Reptilians
board-reptilian = { $alien }, reptilian: { $number }
board-discarded-reptilians = Discarded reptilians
board-under = under it { $alien }
## Fourth Estate: World Media

section-world-media = World Media
rule-world-media-take = A card from the row
    .text = Whoever enters a stage of World Media takes any card of control, finance or science from the row at once, wherever it lies. Stages that cost alliances do so in the printed numbers; the agents they cost are our guess.
rule-world-media-agents-home = Agents come home
    .text = Agents that lie on the card return to their owner’s active ones.
rule-world-media-no-interception = Not an interception
    .text = Taking the card is no interception: nobody draws an alliance for it.
rule-world-media-not-later = Now or never
    .text = If the row has no such card, nothing happens. The benefit cannot be kept for later.
rule-world-media-must-take = It has to be taken
    .text = If there is such a card in the row, one has to be taken.
    .reason = The book says “take at once”; it offers no choice.
rule-world-media-final = On every screen
    .text = Before the final count, whoever takes part in World Media chooses one card of power. It brings 1, 2 or 3 points more at stages I, II and III for each of what it counts; stages IV and V as many as stage III. Without a card of power the benefit is lost.
rule-world-media-power-card = One of the five
    .text = The card is one of Governments, Stock Exchanges, Universities, Crime Syndicates or Corporations. Crime Syndicates bring more for each set, Corporations for each card of power. A secondary object of the supreme group cannot be chosen.
    .reason = The book’s example adds to what a card brings for each counted one; a supreme secondary object counts nothing.
rule-world-media-discard-alliances = The price of fame
    .text = Advancing in World Media costs concluded alliances: one for stage II and for stage III, two for each of the last two.
rule-world-media-not-from-hand = Only concluded ones
    .text = Alliances in hand cannot be given up for it.
rule-world-media-lost-alliance = What is lost
    .text = With an alliance that was given up, its sign, its points and its lasting effect are lost. What it brought before stays. It goes face up to the discarded alliances.
    .reason = The card does not lie before its owner any more.
rule-world-media-war = War without discount
    .text = A world war asks for one agent more in World Media, and for no alliance less.
rule-world-media-not-compulsory = Never a duty
    .text = Nobody has to advance in World Media, even if nothing else is possible.
said-alliance-given-up = { $seat } gives up an alliance: { $alliance }.
said-taken-from-row = { $seat } takes { $object } from the row.
said-broadcast-chosen = { $seat } broadcasts { $object }: it brings more.
effect-take-from-row = take { $number ->
         [one] a card
        *[other] { $number } cards
    } of control, finance or science from the row
effect-broadcast = in the final count a card of power brings { $number } more for each of what it counts
step-give-up-alliance = Give up an alliance
step-take-from-row = Take a card from the row
step-choose-broadcast = Choose a card of power
prompt-give-up-alliance = { $seat }, which concluded alliance do you give up for { $project }?
prompt-take-from-row = { $seat }, which card of the row do you take?
prompt-choose-broadcast = { $seat }, which card of power brings more?
move-give-up-alliance = Give up { $alliance }
move-take-from-row = Take { $object }, card { $place } of the row
move-choose-broadcast = Broadcast { $object }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }

## Fourth Estate: trends

section-trend-effect = The effect of a trend
section-estate-setup = Fourth Estate: setup
section-trend-capture = Action: capturing a trend
section-trend-card = The card of a trend
section-estate-alliances = Alliances of the Fourth Estate
rule-trend-top-only = One at a time
    .text = Only the trend on top of the stack is in force.
rule-trend-stack-not-searched = The order is a secret
    .text = The stack lies face up, but nobody may look through it: only its top card is known, and what has gone to the bottom.
rule-trend-rotates = Fashions change
    .text = At the end of the alliance phase the trend in force goes to the bottom of the stack, and the next one is in force. The stack is not shuffled.
rule-trend-may = Nobody has to
    .text = Whoever meets the condition of the trend may use its effect, each time and at once.
rule-trend-all-phases = In all phases
    .text = A trend is in force in the action phase, the capture phase and the alliance phase.
rule-trend-even = Each second card
    .text = Where a trend asks for an even card or operation, what counts is how many of them you have just then.
    .reason = The book speaks of the 2nd, 4th and so on; so nobody has to remember what was lost in between.
rule-trend-secondary-counts = Secondary objects too
    .text = Secondary objects count as cards of their group here, too.
rule-trend-supply-empty = Nothing left
    .text = What is not in the supply cannot be taken. If there is nothing, nothing happens.
rule-trend-capture-top = Only the one in force
    .text = Only the trend on top of the stack can be captured.
rule-trend-capture-cost = Ten agents
    .text = To capture a trend, ten active agents go to the reserve; one less for each of your cards and signs that the trend names. Signs of concluded alliances count.
rule-trend-capture-with-curator = With the curator too
    .text = A trend can also be captured with the curator.
rule-trend-capture-no-shadows = Without shadows
    .text = Shadow agents cannot be used to capture a trend.
rule-trend-capture-no-war = War changes nothing
    .text = World wars have nothing to do with trends.
rule-trend-capture-free-still-action = Free, but an action
    .text = With ten or more such cards and signs no agent is needed. It is an action all the same.
rule-trend-captured-stops = Captured is over
    .text = A captured trend lies before its owner and is no longer in force. The next one of the stack is.
rule-trend-all-captured = No more trends
    .text = When all trends are captured, none is in force any more.
rule-trend-none-in-force = No trend there
    .text = Without a trend in force there is nothing to capture.
rule-trend-compulsory = It may be a duty
    .text = If capturing the trend is the only possible action, it has to be taken.
    .reason = It is an action, and the book names those that are never a duty: this is none of them.
rule-trend-ten-points = Ten points
    .text = Each captured trend brings ten points. The names of four trends are ours.
rule-development-fund = Friends in the media
    .text = In the final count the European Development Fund brings 2 points for each of your trends and each of your Consulates; USIA does so for Trade Unions, the Wellcome Trust for Intelligence Services. Attached inner circles change nothing.
said-trend-removed = For UFO Hysteria a trend is left out: { $movement }.
said-trend-opens = The trend in force: { $movement }.
said-trend-followed = { $seat } uses the trend { $movement }.
said-trend-captured = { $seat } captures the trend { $movement } with { $number ->
         [0] no agents
         [one] one agent
        *[other] { $number } agents
    }.
said-trend-discarded = { $seat } discards the trend { $movement }, which leaves the game.
action-capture-trend = Capture the trend
gain-control = a secondary object of control
gain-finance = a secondary object of finance
gain-science = a secondary object of science
gain-alliance = an alliance card
quantity-alliances = concluded alliances
effect-points-per-trend = { $number ->
         [one] one point
        *[other] { $number } points
    } for each of your trends and each: { $what }
effect-gain = take a secondary object of control, finance or science, or an alliance card
step-follow-trend = Use the trend
step-choose-gain = Choose what to take
prompt-follow-trend = { $seat }, do you use the trend?
prompt-choose-gain = { $seat }, what do you take?
move-follow-trend = { $movement }: { $does }
move-follow-trend-decline = Do not use it
move-choose-gain = Take { $gain }
problem-movement = The trend { $movement } cannot be there.
problem-due = No effect of a trend can be due to { $seat } now.

## Reptilians

section-reptilians = Reptilians
section-reptilians-setup = Reptilians: setup
section-reptilian-cards = Cards of reptilians
section-reptilian-project = The project Reptilians
section-contact = The Contact
section-area-51 = Area 51
section-ufo = The trend UFO Hysteria
rule-reptilian-replaces-secret-power = Instead of Secret Power
    .text = The project Reptilians replaces Secret Power. Its cards are played together with it.
rule-reptilian-by-player-count = Marked cards
    .text = Some cards of reptilians are used only with three, four or five players. How many of each there are is our guess, and so is the sign of special interest on each.
rule-reptilian-under-object = Under an object
    .text = The cards of reptilians are shuffled among the objects. One that comes up lies in the row under the next object; no object lies on more than one.
rule-reptilian-surplus = Too many
    .text = Reptilians that no object of the row can cover any more are shuffled back.
rule-reptilian-no-place = They take no place
    .text = A world war takes its place in the row; a reptilian that waits then waits for the next object. For a new row the deck needs as many objects and wars as the row has places: reptilians are not counted.
    .reason = The book counts the objects of a row, and says nothing of wars among them or of the end of the deck.
rule-reptilian-taken-along = Taken along
    .text = Whoever gets an object also gets the reptilian below it. No agents stand on it.
rule-reptilian-draw = Friends everywhere
    .text = Whoever enters a stage of Reptilians draws two alliances, three at the last two stages, and then discards one from the hand.
rule-reptilian-alliances-needed = Proof of trust
    .text = From stage II on you need concluded alliances: four for stage III. The other numbers, 3, 5 and 6, are our guess.
rule-reptilian-hand-does-not-count = Not in hand
    .text = Alliances in hand do not count for it.
rule-reptilian-points = Points for the chosen
    .text = In the final count a stage brings its points only if your cards show enough signs of special interest: 20 points for stage III with nine signs. The other numbers are our guess.
rule-reptilian-war = War without discount
    .text = A world war asks for one agent more in Reptilians, and for no alliance less. The final count does not know wars.
rule-reptilian-tie = Further in the Reptilians
    .text = Where being further in Secret Power would break a tie, being further in the Reptilians does.
    .reason = The book only says that the project replaces Secret Power.
rule-requirement-at-the-moment = Only at that moment
    .text = What a project requires matters when you enter the stage. What you lose later changes nothing.
rule-reptilian-two-or-three = Two equal, three different
    .text = Discard two equal reptilians, or one of each of the three kinds, to conclude any alliance from your hand without its requirements.
rule-reptilian-start-of-turn = At the start of the turn
    .text = This is done in your own turn, before the action and after the curator’s recruitment.
rule-reptilian-once-per-turn = Once a turn
    .text = In a turn you can do so only once.
rule-reptilian-no-action = Not an action
    .text = It is no action, and the curator does not forbid it.
rule-reptilian-or-professional = One or the other
    .text = In a turn you either play a professional or discard reptilians for an alliance.
rule-reptilian-to-discard = The same pile
    .text = Discarded reptilians lie with the discarded objects. The Broker takes one from there without any agent.
rule-contact-stage = Contact
    .text = Discard two, three or four reptilians: your coordinator in any project moves to stage II, III or IV. Three contacts take the place of three other professionals, drawn at random and shown.
rule-contact-no-skipping = No stage is skipped
    .text = The coordinator must stand on the stage before.
rule-contact-with-curator = With the curator too
    .text = The contact moves a coordinator also in the turn of whoever holds the curator, unless the match says otherwise.
    .reason = The curator bars the action of advancing, and playing a professional is no action.
rule-contact-no-requirements = Nothing else is asked
    .text = What the stage requires does not matter, nor do world wars. All benefits of the stage are received.
rule-contact-any-project = In any project
    .text = The contact moves your coordinator in any project, not only in the Reptilians.
    .reason = The card says only “the project”; what the book says of the solo game speaks of projects, the Reptilians among them.
rule-area-51-same-stage = The same stage elsewhere
    .text = Area 51, the Babylonian Brotherhood and Project Blue Book move one of your coordinators from stage I, II or III of a project to the same stage of another. Nothing is required, and the benefits there are received.
rule-area-51-free-project = A new project
    .text = The other project must be one without a coordinator of yours.
rule-area-51-old-benefits-lost = What is left behind
    .text = The benefits of the old project end at once.
rule-ufo-effect = UFO Hysteria
    .text = Whoever gets an even reptilian may take a professional and an alliance card. The trend takes the place of another one, drawn at random and shown.
said-alien-taken = { $seat } gets a reptilian: { $alien }.
said-alien-discarded = { $seat } discards a reptilian: { $alien }.
said-professional-removed = For the contacts a professional is left out: { $specialist }.
said-coordinator-moved = { $seat } moves a coordinator to { $stage }.
action-reptilians = Discard reptilians for an alliance
quantity-reptilians = reptilians
effect-discard-from-hand = discard { $number ->
         [one] an alliance
        *[other] { $number } alliances
    } from the hand
effect-contact = discard two to four reptilians: a coordinator moves to stage II, III or IV
effect-move-coordinator = move a coordinator to the same stage of another project
effect-hire = take a professional
ending-secret-power = { $seat } wins the tie by being further in Secret Power, or the project that replaces it.
step-discard-reptilian = Discard reptilians
step-reptilian-alliance = An alliance by reptilians
step-discard-from-hand = Discard an alliance from the hand
step-take-reptilian = Take a discarded reptilian
step-contact = Choose a project for the Contact
step-contact-reptilian = Discard reptilians for the Contact
step-move-coordinator = Choose a coordinator
step-move-to-project = Choose its new project
prompt-discard-reptilian = { $seat }, which reptilian do you discard?
prompt-reptilian-alliance = { $seat }, which alliance do you conclude? Nothing is required.
prompt-discard-from-hand = { $seat }, which alliance do you discard?
prompt-take-reptilian = { $seat }, which reptilian do you take?
prompt-contact = { $seat }, in which project does your coordinator move?
prompt-contact-reptilian = { $seat }, which reptilian do you discard? { $left ->
         [one] One is
        *[other] { $left } are
    } still asked for.
prompt-move-coordinator = { $seat }, which coordinator moves to another project?
prompt-move-to-project = { $seat }, where does the coordinator of { $project } move?
move-discard-reptilian = Discard { $alien }
move-reptilian-alliance = Conclude { $alliance }
move-discard-from-hand = Discard { $alliance }
move-buy-discarded-decline = Take a reptilian instead
move-take-reptilian = Take { $alien }
move-contact = { $project }: on to { $next }
move-contact-reptilian = Discard { $alien }
move-move-coordinator = The one in { $project }
move-move-to-project = To { $project }
problem-alien-there = The reptilian { $alien } cannot be there.

## Glossary

term-trend = Trend
    .text = One is in force at a time; whoever meets its condition may have its effect, and it can be captured for 10 points.
term-reptile = Reptilian
    .text = A card under an object: whoever takes the object takes it too, and two equal or three different ones buy an alliance.
term-covert = Covert operation
    .text = A special operation in one of three stacks, paid for with agents and with cards that are discarded.
term-cyber = Cyberattack
    .text = The first stack of covert operations: four tokens that need nothing before them.
term-ecocide = Ecocide
    .text = The second stack of covert operations, for those who have a cyberattack.
term-blackout = Blackout
    .text = The last of the covert operations, for those who have an ecocide.
term-ladder = Falcon’s list
    .text = Falcon takes the first line that is possible; the list is our reconstruction.
term-unlock = Opened by the bank
    .text = The World Bank makes cards available that lie far down the row.
term-attack = Rivals lose agents
    .text = Entering a stage of Anti-terror sends active agents of all others to their reserve.
term-radio = Broadcast
    .text = In the final count World Media makes one card of power worth more for each thing that it counts.
term-move = Take from the row
    .text = Entering a stage of World Media brings a card of control, finance or science from anywhere in the row.

## Entries of a position, in the editor

entry-falcon-cards = Cards of Falcon
entry-movements = Movements
entry-aliens = Reptilians
entry-discards = Cards to discard
entry-trades = Trades

# Changes of the rules

change-trends-count-apart = Only objects count for trends
    .question = What if secondary objects did not count for a trend?
    .now = only objects count for trends.
change-trends-stay = The trend stays
    .question = What if a trend stayed in force until somebody captures it?
    .now = the trend stays until somebody captures it.
change-nobody-is-hit = Anti-terror hits nobody
    .question = What if Anti-terror sent no agents of rivals home?
    .now = Anti-terror leaves the agents of rivals where they are.
change-falcon-without-support = Falcon without support
    .question = What if Falcon did not look for support first?
    .now = Falcon passes over the line of his list that names support.
