## The game

game-title = Secret Power: New World Order
game-about = Departments of a secret committee send agents into the world’s institutions, conclude alliances and push projects of world domination.
game-aim = Aim: have the most points when the game ends, from captured objects, alliances, special operations and stages IV and V of projects.

## Sections of the rulebook

section-setup-alliances = Setup: alliances
section-setup-objects = Setup: objects
section-setup-rest = Setup
section-course = Course of the game
section-actions = The action phase
section-infiltration = Action: infiltration
section-objects = Object cards
section-shadows = Shadow agents
section-operations = Action: special operation
section-projects = Action: advancing in a project
section-project-board = The board of a project
section-recruiting = Action: recruiting
section-capture = The capture phase
section-alliances = The alliance phase
section-alliance-card = The card of an alliance
section-wars = World wars
section-secondary = Secondary objects
section-end = World domination
section-examples = Examples of the count
section-professionals = Professionals

## Rules: setup: alliances

rule-setup-four-alliances = Four alliances
    .text = Every player starts with four alliance cards in hand.
rule-setup-keep-four-of-six = Four of six
    .text = Experienced players are dealt six alliance cards. Each keeps four of them.
rule-setup-returned-cards-shuffled = Returned unseen
    .text = The alliance cards that players return at setup are shuffled back into the deck. Nobody else sees them.
rule-hand-hidden-count-open = Secret hands
    .text = Nobody sees the alliance cards in another player’s hand. How many there are is open.

## Rules: setup: objects

rule-deck-by-player-count = The deck fits the table
    .text = With three players the cards marked “4” stay in the box, with two those marked “3+” as well.
rule-deck-both-wars = Both wars
    .text = Both world wars are shuffled into the object deck, whatever the number of players.
rule-row-size = The row
    .text = The infiltration zone is a row of nine cards with four players and of eight with two or three.
rule-first-row-without-wars = No war at the start
    .text = A world war that turns up for the first row is replaced, and shuffled back into the deck afterwards.
rule-available-first-three = The first three
    .text = Only the first three cards of the row are available.

## Rules: setup: the rest

rule-project-boards-all-four = Four projects
    .text = All four projects are in play. The order of their boards means nothing.
rule-operations-ascending = The stack of operations
    .text = The tokens of the special operations lie face up in one stack, the one with the fewest points on top.
rule-agents-ten = Ten agents
    .text = Every player has ten agents of one colour.
rule-active-three-reserve-seven = Three and seven
    .text = Three agents are active at the start, seven are in the reserve.
rule-reserve-not-usable = The reserve waits
    .text = Agents in the reserve can do nothing until they are recruited.
rule-common-supply = The supply
    .text = Tokens and secondary objects that nobody has lie in the common supply.
rule-first-curator = Who begins
    .text = The table agrees on who gets the curator first.
rule-five-players = Five players
    .text = With five players the row has eleven cards, and twelve more cards marked “5” are in the deck. Their number and kinds are our guess.

## Rules: the course of the game

rule-round-phases = The round
    .text = Action and capture phases follow each other until the row is empty. Then the alliance phase ends the round.
rule-round-count = How many rounds
    .text = A game for two lasts five rounds, a game for more players six.

## Rules: the action phase

rule-one-action-each = One action each
    .text = In an action phase every player takes exactly one action.
rule-curator-passes = The curator moves on
    .text = Before every action phase the curator passes to the next player clockwise, between rounds too.
rule-curator-stays-first-phase = Not in the first phase
    .text = In the very first action phase the curator does not pass.
rule-curator-goes-first = The curator’s holder begins
    .text = Whoever holds the curator takes the first turn of the phase.
rule-curator-recruits-two = Two new agents
    .text = The curator’s holder first moves two agents from the reserve to the active ones.
rule-curator-recruits-what-is-left = As many as there are
    .text = With fewer agents in the reserve, only those are recruited.
rule-curator-recruitment-no-action = Not an action
    .text = The recruitment that comes with the curator is not an action.
rule-curator-two-actions-only = Under supervision
    .text = The curator’s holder can only infiltrate an object or run an operation.
rule-others-four-actions = Four actions
    .text = The other players infiltrate, run an operation, advance in a project or recruit.
rule-turn-order-clockwise = Clockwise
    .text = After the curator’s holder the others follow clockwise.
rule-action-compulsory = Whoever can act, must
    .text = Whoever can take an action has to take one.
rule-pass-only-without-action = Passing
    .text = Only a player without any possible action passes.
rule-pass-test = What is possible
    .text = An action is possible if it can be carried out with what is in force now. Professionals that were not played do not count.
    .reason = The book says “can perform an action”. A card that one need not play is no action.
rule-project-may-be-compulsory = Even a project
    .text = If advancing in a project is the only possible action, it has to be taken.
    .reason = The duty to act names no exception, and advancing is one of the actions.
rule-headhunter = The headhunter
    .text = With five players the third after the curator’s holder has the headhunter: he recruits one agent at the start of his turn and then acts as usual. What the piece does is our guess.

## Rules: infiltration

rule-infiltrate-available-object = An available object
    .text = Agents go only to an object that is available in the row.
rule-infiltrate-one-object = One object a turn
    .text = In a turn you infiltrate one object at most.
rule-infiltrate-from-active = From the active ones
    .text = Only active agents can be sent, and no more than there are.
rule-infiltrate-minimum = The minimum
    .text = An object without rival agents needs at least as many agents as it says.
rule-infiltrate-more-allowed = More than needed
    .text = You may send more agents than needed, to make an interception harder.
rule-intercept-one-more = One more
    .text = To intercept an object you need at least one agent more than lie on it.
rule-intercept-shadows-count = Shadows count
    .text = The rival’s shadow agents on the object count as well.
rule-intercept-agents-go-home = Sent home
    .text = Agents that were intercepted return to their owner’s active ones.
rule-intercept-victim-draws = A card for the loss
    .text = The player who was intercepted draws one alliance card at once.
rule-intercept-repeated = Again and again
    .text = An object can be intercepted several times in a phase.
rule-intercept-minimum-not-rechecked = The minimum does not matter
    .text = Whoever intercepts needs one agent more than lie there, even if that is less than the minimum.
    .reason = The book gives each case its own number; they can only differ after a Killer.

## Rules: object cards

rule-object-groups = Six groups
    .text = Every object belongs to control, finance, science, power, support or the inner circle.
rule-object-signs = Four kinds of signs
    .text = Cards may show signs of agitators, peacemakers, spies or special interest.
rule-object-minimum = The number of agents
    .text = The number on the lower left of an object is the minimum of agents. Some of these numbers are our guess; the box says which.
rule-object-player-mark = Marks
    .text = Some cards of power and inner circles carry a mark that says from how many players on they are used. How many copies there are is our guess.

## Rules: shadow agents

rule-shadow-sources = Where they come from
    .text = Shadow agents come from the Comintern and from the alliances Cosa Nostra, Yakuza and Triads.
rule-shadow-only-two-actions = Only two actions
    .text = Shadow agents take part in infiltrations and special operations, in nothing else.
rule-shadow-equals-agent = As good as an agent
    .text = There each shadow agent counts as one agent.
rule-shadow-all-used = All of them
    .text = Whoever infiltrates or runs an operation must use all his shadow agents.
rule-shadow-needs-a-piece = Never alone
    .text = At least one ordinary agent has to go with them.
rule-shadow-never-in-reserve = Never in the reserve
    .text = Shadow agents never go to the reserve.
rule-shadow-no-target = Out of reach
    .text = No effect can be aimed at shadow agents.
rule-shadow-home-on-interception = Home again
    .text = When an object is intercepted, shadow agents return to their owner like all agents.
rule-shadow-exchange = Change of tokens
    .text = Three single tokens can be changed for a triple one at any time.
rule-shadow-fit-in-operation = As many as fit
    .text = An operation takes as many shadow agents as fit beside one ordinary agent. The others stay at home.
    .reason = “All shadow agents” clashes with “exactly the printed number” and “at least one agent”; the number is the stricter rule.
rule-shadow-tokens-unlimited = Enough tokens
    .text = The number of tokens limits nothing.
    .reason = Eight tokens with a triple side are enough for everybody.

## Rules: special operations

rule-operation-top-token = The top token
    .text = Only the top token of the stack can be run.
rule-operation-one-per-action = One operation
    .text = One action is one operation.
rule-operation-exact-agents = Exactly that many
    .text = An operation takes exactly the printed number of agents, shadow agents included. Some of these numbers are our guess.
rule-operation-not-enough = Too few agents
    .text = With too few agents the operation cannot be run.
rule-operation-next-at-once = The next one
    .text = The next token of the stack is available at once.
rule-operation-stack-empty = No more operations
    .text = After the last token there are no operations any more.
rule-operation-no-interception = Safe
    .text = Operations cannot be intercepted.
rule-operation-points = The points are yours
    .text = The points of an operation belong to whoever ran it.

## Rules: projects

rule-project-join-or-advance = Join or move on
    .text = One action joins a project or moves one coordinator to its next stage.
rule-project-join-is-advance = Both are advancing
    .text = Joining and moving on are the same action: advancing in a project.
rule-project-starts-at-one = From stage I
    .text = A project is always joined at stage I.
rule-project-agents-to-reserve = The price in agents
    .text = The printed number of active agents goes to the reserve.
rule-project-coordinator-from-reserve = The coordinator
    .text = Whoever joins takes the coordinator from the reserve, not from the active agents.
rule-project-secret-power-discard = Cards for Secret Power
    .text = Every stage of Secret Power also costs cards with signs of special interest: they are discarded. The printed number is known for stage I only.
rule-project-discard-stops = One card after another
    .text = These cards are discarded one by one until there are enough signs. What the last card shows too much is lost.
    .reason = The book does not say how the discard is made; so nobody gets stuck, and nobody throws away more than needed.
rule-project-one-stage = Stage by stage
    .text = One action is one stage; none is skipped.
rule-project-requirements = What a stage asks for
    .text = To enter a stage you must meet what it asks for. Some of the printed numbers are our guess.

## Rules: the boards of the projects

rule-project-signs-needed = Signs
    .text = Your cards must show as many signs as the stage asks for.
rule-project-signs-kept = Only shown
    .text = Cards whose signs are asked for stay with you.

## Rules: projects

rule-project-any-number = Several projects
    .text = You may take part in any number of projects.
rule-project-one-coordinator = One coordinator
    .text = In each project you have one coordinator. Nobody joins twice.
rule-project-shared = Room for all
    .text = Any number of players may take part in a project.
rule-project-benefit-at-once = At once
    .text = A stage helps as soon as your coordinator enters it.
rule-project-benefit-of-this-stage = This stage only
    .text = Only the stage on which your coordinator stands helps you, not those before.
rule-project-no-withdrawal = No way back
    .text = Coordinators never leave a project and never go back.
rule-project-no-shadows = Without shadows
    .text = Shadow agents cannot be used for projects.
rule-project-not-with-curator = Not with the curator
    .text = With the curator you can neither join a project nor advance in it.

## Rules: the boards of the projects

rule-project-five-stages = Five stages
    .text = A project has five stages, and each takes an action of its own.
rule-project-last-stage = The last stage
    .text = There is nothing beyond stage V.
rule-comintern-shadows = Comintern
    .text = The Comintern gives 1, 2, 3, 3 and 3 shadow agents at its five stages.
rule-united-nations-recall = United Nations
    .text = The United Nations recall 2, 3, 4, 4 and 4 agents from each object and operation instead of one.
rule-espionage-reach = Espionage
    .text = Espionage makes the first 4, 5, 6, 6 and 6 cards of the row available.
rule-secret-power-free-alliance = Secret Power
    .text = Whoever enters a stage of Secret Power may conclude an alliance from the hand, whatever it requires.

## Rules: recruiting

rule-recruit-one = One agent
    .text = Recruiting moves one agent from the reserve to the active ones.
rule-recruit-not-with-curator = Not with the curator
    .text = With the curator you cannot recruit as an action.
rule-recruit-reserve-empty = Nobody left
    .text = Only agents of the reserve can be recruited.
    .reason = The book says so only by granting an exception to the Professionals.

## Rules: the capture phase

rule-capture-take-object = Captured
    .text = An object with your agents becomes yours.
rule-capture-shadows-leave = Shadows leave
    .text = Shadow agents leave a captured object; ordinary agents stay on it.
rule-capture-row-closes = No gaps
    .text = The cards that are left in the row close up.
rule-capture-fewer-than-three = A short row
    .text = With fewer than three cards in the row all of them are available.
rule-capture-order = The order of captures
    .text = Objects are captured from the curator’s holder clockwise.
    .reason = The book does not say; it seldom matters.
rule-recall-one-per-object = Recall
    .text = One agent returns from every captured object of yours.
rule-recall-from-operation = From an operation
    .text = One agent returns from an operation that was just run.
rule-recall-rest-of-operation = Losses
    .text = The other agents of the operation go to the reserve.
rule-recall-rest-of-object = The others stay
    .text = The other agents stay on their objects until later recalls.
rule-recall-compulsory = No choice
    .text = Recalling is not a choice: as many agents return as can.
    .reason = The book puts it as an order.
rule-owned-with-pieces = Yours with agents too
    .text = Whether agents stand on a captured object does not matter for its use.
rule-lost-object-pieces = Lost with the object
    .text = When you lose an object, the agents on it go to your reserve.
rule-inner-circle-moves-pieces = Agents move along
    .text = When an inner circle is attached, its agents move to the host.
rule-capture-next-phase = What comes next
    .text = With cards left in the row another action phase follows, without any the alliance phase.

## Rules: the alliance phase

rule-alliance-order = Who concludes first
    .text = Alliances are concluded from the curator’s holder clockwise.
rule-alliance-optional = Nobody must
    .text = Nobody has to conclude an alliance.
rule-alliance-one-per-phase = One a phase
    .text = In an alliance phase you conclude one alliance at most, unless a card says otherwise.
rule-alliance-from-hand = From the hand
    .text = An alliance is concluded from your own hand.
rule-alliance-requirements = Requirements
    .text = You can conclude an alliance only if you meet what it requires. Nearly all requirements and effects are our guess.

## Rules: the card of an alliance

rule-alliance-must-not-have = What you must not have
    .text = Some alliances require that you do not have certain cards or signs.
rule-alliance-nothing-spent = Nothing is spent
    .text = Cards and signs that an alliance requires stay with you.

## Rules: the alliance phase

rule-alliance-lies-open = For all to see
    .text = A concluded alliance lies open before you to the end.
rule-hand-limit-six = Six cards
    .text = At the end of the alliance phase hands are cut to six cards.
rule-hand-limit-own-choice = Your choice
    .text = You choose which cards you discard.
rule-hand-limit-not-concluded = Concluded ones do not count
    .text = Alliances that were concluded do not count for the limit.
rule-new-row-full = A full row
    .text = A new row is laid if the deck has enough cards for a full one.
rule-game-end-deck-short = The end
    .text = If the deck is too small for a full row, the game ends.

## Rules: the card of an alliance

rule-deck-remainder = What is left
    .text = One or two cards are left in the deck at the end; nobody knows which.
rule-effect-instant = Instant effects
    .text = An instant effect happens once, when the alliance is concluded.
rule-effect-permanent = Lasting effects
    .text = A lasting effect works to the end of the game.
rule-effect-final = Final effects
    .text = A final effect happens in the final count.
rule-alliance-points = Printed points
    .text = Points printed on an alliance count at the end.
rule-alliance-sign = A sign
    .text = A sign printed on an alliance counts at once.
rule-alliance-secondary = A secondary object
    .text = A secondary object printed on an alliance is taken at once.
rule-alliance-order-inside = In this order
    .text = First the sign of an alliance counts, then its secondary object comes, then its effect happens.
    .reason = The book says “at once” for sign and object.
rule-alliance-same-effects-add = Equal effects
    .text = Several alliances with the same lasting effect add up.
    .reason = Nothing in the book forbids it.
rule-alliance-hand-over = Handing a card over
    .text = Whoever has to hand over a card of a group chooses it. An attached inner circle goes along.
    .reason = The book lets the giver hand over a secondary object instead, so the choice is his.
rule-alliance-no-such-rival = Somebody who has it
    .text = Only a rival who has such a card can be chosen. If nobody has one, nothing happens.
    .reason = Otherwise the effect would have no meaning.
rule-alliance-deck-empty = An empty deck
    .text = If the alliance deck is empty, its discards are shuffled into a new one. Without any, no card is drawn.
    .reason = The book does not say.

## Rules: world wars

rule-war-not-object = Not an object
    .text = A world war is not an object card.
rule-war-out-of-row = Out of the row
    .text = A world war in a new row is laid beside the deck. Nothing takes its place.
rule-war-lasts-round = For a round
    .text = A world war lasts for the round.
rule-war-gone-before-alliances = The war ends
    .text = World wars are discarded before the alliance phase.
rule-war-more-agents = More agents
    .text = In a world war every stage of a project costs one agent more.
rule-war-fewer-signs = Fewer signs
    .text = In a world war every stage of a project needs one sign less, but not less than none.
rule-war-two-add-up = Two wars
    .text = Two world wars in one round add up.

## Rules: secondary objects

rule-secondary-by-alliances = Through alliances
    .text = Secondary objects come only through alliances.
rule-secondary-no-points = No points
    .text = Secondary objects bring no points by themselves.
rule-secondary-counts = They count
    .text = Secondary objects count as cards of their group.
rule-secondary-may-be-given = Given instead
    .text = A secondary object may be handed over instead of a normal card.
rule-secondary-limited = Limited
    .text = What is not in the supply cannot be taken.
rule-secondary-returns = Back to the supply
    .text = A secondary object that nobody has any longer lies in the supply again.
    .reason = It came from the supply.
rule-secondary-supreme-power = The supreme group
    .text = A secondary object of the supreme group counts as a card of power.
    .reason = The expansion lists it among the cards of power.

## Rules: the final count

rule-end-pieces-off = Agents leave
    .text = Before the count all agents leave the objects.
rule-end-hand-discarded = Only concluded ones
    .text = Cards left in the hand are discarded: only concluded alliances count.
rule-end-attach = The last chance
    .text = Inner circles that stand alone may be attached before the count.
rule-score-basic = Three groups
    .text = Every card of control, finance and science brings 1 point.
rule-score-governments = Governments
    .text = Governments bring 1 point for each of your cards of control.
rule-score-exchanges = Stock Exchanges
    .text = Stock Exchanges bring 1 point for each of your cards of finance.
rule-score-universities = Universities
    .text = Universities bring 1 point for each of your cards of science.

## Rules: examples of the count

rule-score-crime = Crime Syndicates
    .text = Each Crime Syndicates card brings 3 points for every set of control, finance and science.
rule-score-corporations = Corporations
    .text = Corporations bring 3 points for each of your cards of power, themselves included.
rule-score-inner-circle = The inner circle alone
    .text = An inner circle that is not attached brings 4 points.

## Rules: the final count

rule-score-operations = Operations
    .text = Tokens of operations bring their printed points.
rule-score-projects = Projects
    .text = Stages IV and V bring 25 and 50 points in Secret Power, 20 and 40 in the other projects.
rule-score-alliances = Alliances
    .text = Alliances bring their printed points and those of their final effects.

## Rules: object cards

rule-score-support-nothing = Support
    .text = Cards of support bring no points.

## Rules: examples of the count

rule-inner-circle-doubles = Doubled
    .text = An attached inner circle doubles what is printed on its host: points and signs. By itself it brings nothing then. The book says this about Universities; that all objects and signs are doubled is our reconstruction.
rule-inner-circle-host = The host
    .text = An inner circle is attached to a captured object of your own, not to a secondary object or another circle.
    .reason = The book speaks of object cards; the rest we settled so that nothing is doubled twice.
rule-inner-circle-one-per-host = One for each
    .text = An object has one inner circle at most, and keeps it.
    .reason = Doubling is said once and nothing tells how to undo it.
rule-inner-circle-when = When to attach it
    .text = An inner circle is attached when it was just captured, in your turn before the action, or before the final count.
    .reason = The book names only the last moment, but agents that move along show that it happens during the game.

## Rules: the final count

rule-win-most-points = Most points
    .text = Whoever has the most points wins.
rule-tie-stage-five = A tie: stage V
    .text = With equal points whoever has reached stage V of any project is ahead.
rule-tie-secret-power = A tie: Secret Power
    .text = After that whoever is further in Secret Power is ahead.
rule-tie-shared = Shared victory
    .text = If nothing tells them apart, they share the victory.

## Rules: professionals

rule-pro-instead-of-recruiting = Instead of agents
    .text = Whenever you recruit agents you may take one professional instead. What the professionals do is our guess.
rule-pro-one-card-only = One card only
    .text = You get one professional, however many agents you would have recruited.
rule-pro-what-is-recruiting = What is recruiting
    .text = Recruiting is what the curator brings, the action, effects of alliances that say so, and the Recruiter.
rule-pro-must-take = With an empty reserve
    .text = Whoever recruits and has nobody in the reserve must take a professional.
rule-pro-recruit-empty-reserve = The action all the same
    .text = With professionals you may recruit although your reserve is empty.
rule-pro-hand-three = Three at most
    .text = You hold three professionals at most. Of four you discard one at once, face up.
rule-pro-hidden-count-open = Secret professionals
    .text = Nobody sees your professionals. How many you hold is open.
rule-pro-deck-reshuffled = A new deck
    .text = If the deck of professionals is empty, its discards are shuffled into a new one.
rule-pro-before-action = Before the action
    .text = A professional is played in your turn, before your action.
rule-pro-one-per-turn = One a turn
    .text = You play one professional in a turn at most.
rule-pro-after-curator-recruits = After the recruitment
    .text = A professional may be played after the recruitment that comes with the curator.
rule-pro-not-the-new-card = Not the new card
    .text = A professional that was taken in this turn cannot be played in it.
rule-pro-none-in-hand = From the hand
    .text = Only a professional of your own hand can be played.
rule-pro-discard-face-up = Face up
    .text = Professionals that were played or discarded lie face up.
rule-pro-emissary = Emissary
    .text = In this turn an operation needs three agents less, but at least one.
rule-pro-recruiter = Recruiter
    .text = Recruit up to three agents.
rule-pro-broker = Broker
    .text = Take an object from the discard pile: as many active agents as its minimum go to the reserve.
rule-pro-broker-no-card = Nothing to buy
    .text = The Broker needs an object in the discard pile, and enough active agents for it.
rule-pro-killer = Killer
    .text = Two agents of a rival on an object of the row go to his reserve. An object without agents is free.
rule-pro-killer-no-target = No target
    .text = The Killer needs rival agents on an object of the row.
rule-pro-lobbyist = Lobbyist
    .text = In this turn a project needs one sign less.
rule-pro-liaison = Liaison
    .text = Recall one agent from each of your captured objects at once.

## The log

said-round-begins = Round { $round } begins.
said-war-breaks-out = { $object } breaks out.
said-war-ends = { $object } is over.
said-curator-comes = The curator comes to { $seat }.
said-recruited = { $seat } recruits { $number ->
         [one] one agent
        *[other] { $number } agents
    }.
said-passed = { $seat } cannot do anything and passes.
said-infiltrated = { $seat } sends { $number ->
         [one] one agent
        *[other] { $number } agents
    } to { $object }{ $shadows ->
         [0] {""}
         [one] , and a shadow agent
        *[other] , and { $shadows } shadow agents
    }.
said-intercepted = { $seat } intercepts { $object } from { $rival } with { $number ->
         [one] one agent
        *[other] { $number } agents
    }{ $shadows ->
         [0] {""}
         [one] {" "}and a shadow agent
        *[other] {" "}and { $shadows } shadow agents
    }.
said-detained = { $number ->
         [one] One agent
        *[other] { $number } agents
    } of { $seat } must go to the reserve.
said-operation-run = { $seat } runs the operation { $operation } with { $number ->
         [one] one agent
        *[other] { $number } agents
    }{ $shadows ->
         [0] {""}
         [one] {" "}and a shadow agent
        *[other] {" "}and { $shadows } shadow agents
    }.
said-object-discarded = { $seat } discards { $object }.
said-stage-entered = { $seat } enters { $stage } and sends { $number ->
         [0] no agent
         [one] one agent
        *[other] { $number } agents
    } to the reserve.
said-circle-attached = { $seat } attaches an inner circle to { $object }.
said-captured = { $seat } captures { $object }.
said-recalled = { $seat } recalls { $number ->
         [one] one agent
        *[other] { $number } agents
    }.
said-operation-ends = { $number ->
         [one] One agent
        *[other] { $number } agents
    } of { $seat } go from the operation to the reserve.
said-alliance-returned = { $seat } returns an alliance card.
said-alliance-returned-by-you = You return { $alliance }.
said-alliance-drawn = { $seat } draws an alliance card.
said-alliance-drawn-by-you = You draw { $alliance }.
said-alliances-reshuffled = Discarded alliances are shuffled: { $number } cards.
said-alliance-discarded = { $seat } discards an alliance card.
said-alliance-discarded-by-you = You discard { $alliance }.
said-alliance-concluded = { $seat } concludes an alliance: { $alliance }.
said-secondary-taken = { $seat } takes a secondary object: { $secondary }.
said-secondary-lacking = The supply has no secondary object left: { $secondary }.
said-active-lost = { $seat } sends { $number ->
         [one] one active agent
        *[other] { $number } active agents
    } to the reserve.
said-handed-over = { $seat } hands { $gift } over to { $to }.
said-brought-home = { $seat } brings { $number ->
         [one] one agent
        *[other] { $number } agents
    } home from { $object }.
said-professional-taken = { $seat } takes a professional.
said-professional-taken-by-you = You take { $specialist }.
said-professionals-reshuffled = Discarded professionals are shuffled: { $number } cards.
said-professional-discarded = { $seat } discards { $specialist }.
said-professional-played = { $seat } plays { $specialist }.
said-bought = { $seat } takes { $object } from the discard pile and sends { $number ->
         [one] one agent
        *[other] { $number } agents
    } to the reserve.
said-killed = { $seat } strikes at { $object }: { $number ->
         [one] one agent
        *[other] { $number } agents
    } of { $rival } go to the reserve.
said-cards-left = The deck is too small for another row; { $number ->
         [one] one card is
        *[other] { $number } cards are
    } left.
said-scored = { $seat }, { $line }: { $number }.
said-total = { $seat } has { $number ->
         [one] one point
        *[other] { $number } points
    }.
said-game-won = { $seat } wins.
said-victory-shared = { $seat } shares the victory.

## Steps

step-over = The game is over
step-resolve = Effects happen
step-deal = Deal
step-return-alliance = Return an alliance
step-pass-curator = The curator passes
step-begin-phase = The action phase begins
step-begin-turn = A turn begins
step-recruit-or-card = Recruit or take a professional
step-recruit-number = How many agents to recruit
step-discard-professional = Discard a professional
step-choose-action = Choose an action
step-choose-circle = Choose an inner circle
step-choose-host = Attach the inner circle
step-play-professional = Play a professional
step-buy-discarded = Take a discarded object
step-kill = Strike at an object
step-infiltrate = Choose an object
step-send-agents = Send agents
step-advance = Choose a project
step-discard-interest = Discard cards for Secret Power
step-free-alliance = An alliance without requirements
step-conclude-more = One more alliance
step-choose-rival = Choose a rival
step-hand-over = Hand a card over
step-take-secondary = Take a secondary object
step-bring-home = Bring agents home
step-end-turn = The turn ends
step-capture = Capture
step-recall = Recall
step-conclude = Conclude an alliance
step-next-alliance = The next player concludes
step-cut-hands = Hands are cut
step-discard-alliance = Discard an alliance
step-new-row = A new row
step-last-circles = The last inner circles
step-next-owner = The next player’s inner circles
step-count = The final count

## Prompts and moves

prompt-return-alliance = { $seat }, which alliance do you return? You keep four.
prompt-recruit-or-card = { $seat }, agents or a professional?
prompt-recruit-number = { $seat }, how many agents do you recruit?
prompt-discard-professional = { $seat }, which professional do you discard?
prompt-choose-action = { $seat }, what do you do?
prompt-choose-circle = { $seat }, which inner circle do you attach?
prompt-choose-host = { $seat }, to which object do you attach the inner circle?
prompt-play-professional = { $seat }, which professional do you play?
prompt-buy-discarded = { $seat }, which discarded object do you take?
prompt-kill = { $seat }, where does the Killer strike?
prompt-infiltrate = { $seat }, which object do you infiltrate?
prompt-send-agents = { $seat }, how many agents go to { $chosen }?
prompt-advance = { $seat }, in which project do you advance?
prompt-discard-interest = { $seat }, which card do you discard for Secret Power?
prompt-free-alliance = { $seat }, do you conclude an alliance? Nothing is required.
prompt-conclude-more = { $seat }, do you conclude one more alliance?
prompt-choose-rival = { $seat }, which rival must hand a card over?
prompt-hand-over = { $seat }, which card do you hand over to { $owner }?
prompt-take-secondary = { $seat }, which secondary object do you take?
prompt-bring-home = { $seat }, from which object do agents come home?
prompt-conclude = { $seat }, do you conclude an alliance?
prompt-discard-alliance = { $seat }, which alliance do you discard?
move-return-alliance = Return { $alliance }
move-recruit-or-card = { $hiring }
move-recruit-number = Recruit { $amount }
move-recruit-number-decline = Take a professional instead
move-discard-professional = Discard { $specialist }{ $new ->
         [1] , just taken
        *[other] {""}
    }
move-choose-action = { $action }
move-choose-circle = Attach the one with { $pieces ->
         [one] one agent
        *[other] { $pieces } agents
    }
move-choose-host = Attach it to { $object }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }{ $pieces ->
         [0] {""}
         [one] , one agent on it
        *[other] , { $pieces } agents on it
    }
move-choose-host-decline = Leave it by itself
move-play-professional = Play { $specialist }
move-buy-discarded = Take { $object } for { $least }
move-kill = Strike at { $object }
move-infiltrate = Infiltrate { $object }, card { $place } of the row
    .answer = { $object }, card { $place }
move-send-agents = Send { $amount }
move-advance = Advance in { $project } to { $next }
    .answer = { $project }: { $next }
move-discard-interest = Discard { $object }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }{ $pieces ->
         [0] {""}
         [one] , one agent on it
        *[other] , { $pieces } agents on it
    }
move-free-alliance = Conclude { $alliance }
move-free-alliance-decline = Conclude none
move-conclude-more = Conclude { $alliance }
move-conclude-more-decline = Conclude none
move-choose-rival = { $seat } must hand a card over
    .answer = { $seat }
move-hand-over = Hand over { $gift }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }{ $pieces ->
         [0] {""}
         [one] , one agent on it
        *[other] , { $pieces } agents on it
    }
move-take-secondary = Take { $secondary }
move-bring-home = From { $object }{ $circle ->
         [1] {" "}with its inner circle
        *[other] {""}
    }{ $pieces ->
         [0] {""}
         [one] , one agent on it
        *[other] , { $pieces } agents on it
    }
move-conclude = Conclude { $alliance }
move-conclude-decline = Conclude none
move-discard-alliance = Discard { $alliance }

## Options

option-players = How many play
    .help = Two to four as printed; the rules for five are our reconstruction.
option-begins = Who gets the curator first
    .help = The player who takes the first turn.
option-begins-ivan = Ivan
option-begins-julia = Julia
option-begins-alexey = Alexey
option-begins-alice = Alice
option-begins-vera = Vera
option-experienced = Experienced players
    .help = Each is dealt six alliances and keeps four.
option-professionals = With professionals
    .help = The mini-expansion: cards instead of agents. Their effects are our reconstruction.

## Endings

ending-points = { $seat } wins with the most points.
    .short = most points
ending-stage-five = { $seat } wins the tie with stage V of a project.
    .short = tie: stage V
ending-secret-power = { $seat } wins the tie by being further in Secret Power.
    .short = tie: Secret Power
ending-shared = { $winners } share the victory.
    .short = shared victory

## Things

seat-ivan = Ivan
seat-julia = Julia
seat-alexey = Alexey
seat-alice = Alice
seat-vera = Vera
object-world-war-1 = The First World War
object-world-war-2 = The Second World War
gift-secondary = { $secondary }, a secondary object
action-attach = Attach an inner circle
action-professional = Play a professional
action-infiltrate = Infiltrate an object
action-operation = Run the special operation
action-advance = Advance in a project
action-recruit = Recruit an agent
action-pass = Pass
hiring-agents = Recruit agents
hiring-professional = Take a professional
secondary-control = control
secondary-finance = finance
secondary-science = science
secondary-supreme = supreme group
group-control = control
group-finance = finance
group-science = science
group-power = power
group-support = support
group-inner-circle = inner circle
sign-agitators = agitators
sign-peacemakers = peacemakers
sign-spies = spies
sign-interest = special interest
line-basic = control, finance, science
line-leading = Governments, Universities, Stock Exchanges
line-crime = Crime Syndicates
line-corporations = Corporations
line-inner-circle = inner circles by themselves
line-operations = operations
line-projects = projects
line-alliances = points on alliances
line-effects = effects of alliances

## What cards need and do

quantity-control = cards of control
quantity-finance = cards of finance
quantity-science = cards of science
quantity-power = cards of power
quantity-sets = three-coloured sets
quantity-operations = operation tokens
quantity-agitators = signs of agitators
quantity-peacemakers = signs of peacemakers
quantity-spies = signs of spies
quantity-interest = signs of special interest
effect-shadow-agents = { $number ->
         [one] a shadow agent
        *[other] { $number } shadow agents
    }
effect-recall = recall { $number } agents instead of one
effect-reach = the first { $number } cards of the row are available
effect-detain = when you intercept, { $number ->
         [one] one agent goes
        *[other] { $number } agents go
    } to the rival’s reserve
effect-recruit-after-infiltrating = after sending four or more agents to an object, recruit one{ $number ->
         [one] {""}
        *[other] , { $number } times
    }
effect-recruit-after-advancing = after advancing in a project, recruit one{ $number ->
         [one] {""}
        *[other] , { $number } times
    }
effect-recruit-with-curator = with the curator recruit { $number } more
effect-points-per = { $number ->
         [one] one point
        *[other] { $number } points
    } for each: { $what }
effect-recruit = recruit up to { $number ->
         [one] one agent
        *[other] { $number } agents
    }
effect-rivals-lose = every rival sends { $number ->
         [one] one active agent
        *[other] { $number } active agents
    } to the reserve
effect-demand = a rival of your choice hands over a card of this group: { $what }
effect-secondary-besides = take a secondary object of a group other than { $what }{ $number ->
         [one] {""}
        *[other] , { $number } times
    }
effect-draw = draw { $number ->
         [one] one alliance card
        *[other] { $number } alliance cards
    }
effect-conclude = you may conclude one more alliance
effect-conclude-freely = you may conclude an alliance without its requirements
effect-bring-home = bring all agents home from { $number ->
         [one] one object
        *[other] { $number } objects
    }
effect-cheaper-operation = in this turn an operation needs { $number } agents less
effect-buy-discarded = take an object from the discard pile for its number of agents
effect-kill = { $number ->
         [one] one agent
        *[other] { $number } agents
    } of a rival in the row go to his reserve
effect-fewer-signs = in this turn a project needs { $number ->
         [one] one sign
        *[other] { $number } signs
    } less
effect-recall-now = recall { $number ->
         [one] one agent
        *[other] { $number } agents
    } from each captured object

## The board as text

board-round = Round { $round }
board-curator = { $seat } has the curator
board-row = Row
board-needs = needs { $number }
board-held = { $seat }: { $pieces } + { $shadows } shadow
board-out-of-reach = out of reach
board-war = World war: one agent more and one sign less for each ({ $number })
board-operation = Operation on top: { $operation }, { $agents } agents, { $points } points; { $number } left
board-no-operation = No operations left
board-seat = { $seat }: { $points } points; { $active } active, { $reserve } in reserve, { $shadows } shadow
board-objects = objects
board-secondary = secondary
board-signs = signs
board-projects = projects
board-operations = operations
board-concluded = alliances
board-hand = alliances in hand
board-staff = professionals
board-cards = { $number ->
         [one] one card
        *[other] { $number } cards
    }
board-pieces = { $number ->
         [one] one agent
        *[other] { $number } agents
    }
board-circle = with an inner circle
board-possible = can be concluded
board-needing = needs { $needs }
board-supply = Supply: { $control } control, { $finance } finance, { $science } science, { $supreme } supreme. Decks: { $objects } objects, { $alliances } alliances
board-discard = Discarded objects
board-none = none
board-reconstructed = Alliances, professionals and many numbers are our reconstruction, not the publisher’s.

## The picture of the board

picture-row = Row of objects
picture-reach = { $number ->
         [0] it is empty
         [one] the first is available
        *[other] the first { $number } are available
    }
picture-needed = needed
picture-take-over = to take over
picture-nobody = nobody there
picture-operations = { $number ->
         [one] the last operation
        *[other] { $number } operations left
    }
picture-war = { $number } more { $number ->
         [one] agent
        *[other] agents
    } and { $number } fewer { $number ->
         [one] sign
        *[other] signs
    } for every stage: counted in
picture-deck = objects
picture-pacts = alliances
picture-staff = professionals
picture-projects = Projects
picture-stages = Stages
picture-benefit-alliance = free alliance
picture-benefit-shadow = shadow agents
picture-benefit-home = come home
picture-benefit-reach = reach in the row
picture-next = Next { $stage }: agents { $agents }, { $sign } { $signs }; { $effect }; points { $points }
picture-players = Players
picture-active = active
picture-shadow = shadow
picture-reserve = reserve
picture-concluded = alliances concluded
picture-hand = alliances in hand
picture-cards = Hand
picture-run = operations
picture-points = points
picture-you = you
picture-curator = curator
picture-turn = to move
picture-supply = supply
picture-so-far = Points so far
picture-all = All
picture-areas = What rivals have
picture-nothing = nothing yet
picture-secondary = { $secondary }, secondary
picture-ready = { $number } of { $all } could be concluded
picture-reconstructed = The wave marks our reconstruction; signs of special interest and the number of copies of each card are ours, too.
picture-wave = our reconstruction
picture-instant = at once
picture-permanent = lasting
picture-final = final
picture-must-not = no { $quantity }
picture-professional = professional
picture-new = from the next turn on

## The glossary

term-object = Object
    .text = A card of the row: whoever has agents on it at the end of the phase captures it.
term-row = Row of objects
    .text = Objects lie in a row, and the first three are available to everybody.
term-control = Control
    .text = Group of parties, media and security agencies; a card brings one point.
term-finance = Finance
    .text = Group of valuables, real estate and banks; a card brings one point.
term-science = Science
    .text = Group of research, laboratories and patents; a card brings one point.
term-power = Power
    .text = Group whose cards bring points for other cards that you have.
term-support = Support
    .text = Group whose cards bring no points but signs for projects.
term-inner = Inner Circle
    .text = It brings points by itself, or doubles the object that it is attached to.
term-secondary = Secondary object
    .text = A token that counts as a card of its group but brings no points; there are few.
term-agent = Agent
    .text = An active piece: it infiltrates objects, runs operations and pays for projects.
term-shadow = Shadow agent
    .text = It goes along with every infiltration and comes home by itself, but never goes alone.
term-reserve = Reserve
    .text = Pieces that must be recruited before they can be used.
term-recruit = Recruiting
    .text = Agents move from the reserve to the active ones.
term-curator = Curator
    .text = Whoever has the curator goes first and recruits before the phase.
term-reach = Reach
    .text = How far along the row you can infiltrate; Espionage reaches further.
term-home = Recall
    .text = How many agents come home from each captured object after the capture.
term-operation = Special operation
    .text = The token on top of the stack, for exactly as many agents as it says; nobody can take it away.
term-project = Project
    .text = A track of five stages for everybody; only the benefit of the present stage is in force.
term-coordinator = Coordinator
    .text = A piece on a project shows the stage that its owner has reached.
term-advance = Advancing
    .text = Agents go to the reserve, signs are shown, and the coordinator moves one stage on.
term-protest = Agitators
    .text = Sign that Comintern asks for.
term-peace = Peacemakers
    .text = Sign that the United Nations ask for.
term-spy = Spies
    .text = Sign that Espionage asks for; the same hat marks professionals.
term-interest = Special interest
    .text = Sign that Secret Power asks for: cards with it are discarded.
term-alliance = Alliance
    .text = A card that you conclude when its requirements are met; it works at once, from then on, or in the final count.
term-hand = Hand
    .text = Cards that only their owner sees; how many they are, everybody does.
term-deck = Deck
    .text = Cards that come later; their order is not known to anybody.
term-war = World war
    .text = It lies beside the deck for the round: stages ask for one more agent and one sign less.
term-points = Points
    .text = Whoever has most of them in the end wins.
term-pad = Points so far
    .text = What each player would score now, in the nine rows of the final count.

## Whatever cannot be

problem-pieces = { $seat } has { $number } agents, not ten.
problem-absent = { $seat } does not take part and has nothing.
problem-row = The row holds the objects of the zone, each once, without gaps.
problem-object-there = { $object } cannot be there.
problem-object-pieces = No agents can stand on { $object }.
problem-target = The agents of { $seat } cannot be there.
problem-operations = Operations are run from the top of the stack.
problem-on-operation = { $seat } has no operation with agents on it.
problem-secondary = There are not that many secondary objects: { $secondary }.
problem-alliance-there = { $alliance } cannot be there.
problem-hand = { $seat } cannot hold that many cards now.
problem-staff = Professionals are not where they can be.
problem-turn = This cannot be going on in “{ $step }”.
problem-chosen = “{ $step }” needs a card that was chosen.
problem-project = “{ $step }” needs a project in which a stage is left.
problem-deed = No such effect can be going on.
problem-asked = No effect asks for “{ $step }” now.
problem-then = The game cannot go on like that after “{ $step }”.

## What the lab measures

measure-links = Lines of influence
measure-score = Points
measure-rounds = Rounds
measure-operations = Operations that were run
measure-alliances = Alliances that were concluded
measure-furthest = The furthest stage
measure-line = Points of all players by row
measure-winning-line = The winner’s points by row
measure-winning-stage = The winner’s stage
measure-winning-objects = The winner’s objects
measure-concluded = Concluded by somebody
measure-winning-alliance = Concluded by the winner

## Graphs

graph-influence-title = Networks of influence
graph-history-title = Networks of influence, round by round
graph-history-note = The thicker a line, the more cards or stages; in full colour where there are more than a round before.
graph-completion-title = { $seat }: what completes what, and the chance that it comes
graph-completion-none = Nothing is within reach that lacks only cards.
graph-completion-object = { $thing }: { $chance } %
graph-completion-aim = { $thing } ({ $lack } more)
graph-alliances = Alliances
graph-seat = { $seat }: { $points }

## Entries of a position, in the editor

entry-turn = Whose turn
entry-curator = Curator
entry-objects = Objects
entry-in-row = Objects in the row
entry-active = Agents at hand
entry-reserve = Agents in reserve
entry-operations = Operations
entry-pieces = Pieces on objects
entry-alliances = Alliances
entry-specialists = Professionals
entry-on-operation = Agents on an operation

# Changes of the rules

change-curator-stays = The curator stays
    .question = What if the first player stayed the first?
    .now = the curator stays with its holder.
change-no-interception = No interception
    .question = What if nobody could take an object over?
    .now = whoever infiltrates an object first keeps it.
change-whole-row = The whole row
    .question = What if every object of the row were available?
    .now = every object of the row can be infiltrated.
change-curator-recruits-nobody = The curator recruits nobody
    .question = What if the curator brought no agents?
    .now = whoever holds the curator recruits nobody before the action.
change-worthless-projects = Projects bring no points
    .question = What if secret plans brought no points at the end?
    .now = stages of projects bring no points.
change-worthless-crime = Crime brings no points
    .question = What if crime did not pay?
    .now = crime brings no points.
change-professionals = Professionals
    .question = What if specialists could be hired?
    .now = the game is played with professionals.
