lesson = Learn the rules
shown = You have shown that you know the rules.
finished = Start a match: send your agents, watch the curator, choose a project.

## Objects and agents

section-objects = Agents and objects
first = You are Ivan. You lead a secret department with ten agents. Objects of power lie in a row. Mass Media needs one agent: click it.
    .right = Your agent is there. In your turn you infiltrate one object that is available in the row.
    .reply = This one is possible too. But start small: click Mass Media.
    .hint = Mass Media is one of the first cards of the row.
    .solution = Click the card Mass Media in the row. One agent is enough.
minimum = The number on a card says how many agents it needs at least. You have four. Take the object that needs all four.
    .right = All four go there. With fewer you could not enter at all.
    .reply = This needs fewer agents. Look for the card with a four.
    .hint = Compare the big numbers on the first three cards.
    .solution = One of the first three cards shows a four. Click it.
far = Only the first three cards of the row are available. Try to break the rule: click a card behind them.
    .right = The board says no. When cards are taken, the row closes up, and new ones come into reach.
    .reply = This one is available. Click the fourth or fifth card.
    .hint = Cards behind the first three are drawn smaller.
    .solution = Click the fourth card of the row. The board refuses it.
check-objects = You have { $active } active agents. Infiltrate the object that needs the most agents, of those that you can get.
    .right = { $object } needs { $cost }. You can pay that, and it is in reach.
    .reply-cheaper = You can get this one. But another one in reach needs more agents.
    .reply = It must be in reach, and you must have enough agents.
    .hint = Look at the first three cards. Leave out those that need more than { $active }.
    .solution = Of the first three cards you can pay for some. { $object } needs most of these: { $cost }.

## Rivals

section-rivals = Rivals
take-over = Alexey has agents on an object. With one agent more you can take it over. Count what lies there and click the object.
    .right = His agents had to go home. You had one more, so the object is yours for now.
    .reply = Nobody is there. Click the object where Alexey’s agents lie.
    .hint = Alexey’s name stands on one of the first three cards.
    .solution = Click the card with Alexey’s agents. You have one agent more than lies there.
surplus = You may send more active agents than needed. Julia comes next. Look at her active agents. Send enough that she cannot take the object over.
    .right = Julia would need one more than you sent. She does not have that many.
    .reply = Julia could send one agent more than that. Send more.
    .hint = Julia needs one agent more than you. How many does she have?
    .solution = Send as many agents as Julia has, or more. Then she lacks one.
home = Your three agents lie on the Consulates. Julia sends four and takes them over. Where do your three agents go?
    .option-active = Home: they are active again
    .option-reserve = To the reserve
    .option-stay = They stay beside Julia’s
    .right = They are active again, ready for your next turn. And you draw an alliance card for the loss.
    .reply-reserve = The reserve is for agents that must be recruited first. These come straight home.
    .reply-stay = On an object of the row there are only one player’s agents.
secret = You took an object over from Alexey. So he drew an alliance card. How many alliance cards does he hold now?
    .label = Alexey’s cards
    .right = You see how many there are. Which ones, only Alexey knows.
    .reply = Look for Alexey’s line among the players. It shows the cards in his hand.
    .reply-2 = He had that many before. He drew one for the loss.
    .reply-5 = He had that many before. He drew one for the loss.
    .reply-4 = That is Julia’s line. Look at Alexey’s.
    .reply-1 = That is Julia’s line. Look at Alexey’s.
    .hint = Find Alexey among the players. The card sign tells the number.
    .solution = The line of each player tells the number of cards. For Alexey the new card is counted in.
check-rivals = { $kind ->
        [take] Julia has { $there } agents on this object: { $object }. How many do you need to take it over?
       *[keep] You infiltrate { $object }. Julia comes next and has { $there } active agents. How many must you send, at least, so that she cannot take it over?
    }
    .label = Agents
    .right = { $kind ->
        [take] One more than lie there: { $need }. The number on the card no longer matters.
       *[keep] With { $need } you are safe: Julia would need one more, and she does not have it.
    }
    .reply-as-many = As many are not enough.
    .reply-minimum = The number on the card is for a free object. Somebody is there.
    .reply-taken = Julia could send one agent more than that.
    .reply-fewer = That is safe. But fewer will do.
    .reply = One agent more wins the object. Count once more.
    .hint = { $kind ->
        [take] Julia has { $there } agents there. You need one more.
       *[keep] Julia has { $there }. She needs one more than you send.
    }
    .solution = { $kind ->
        [take] On the object lie { $there }. You need one more, so { $need }.
       *[keep] Julia can send { $there } at most. If you send { $need }, she would need one more than that.
    }

## A whole phase

section-phase = One phase
curator = In a phase each player takes one action. Julia began, as she has the curator. You are the last. Who has it in the next phase?
    .option-ivan = I have it
    .option-julia = Julia again
    .option-most = Whoever has the most points
    .right = You have it now. It goes to the next player before each phase. It brought you two agents from the reserve.
    .reply-julia = It never stays. It goes to the next player, clockwise.
    .reply-most = Points do not matter here. It goes clockwise.
supervised = You have the curator. So you go first, and you may only infiltrate an object or run an operation. Break the rule: try to advance in a project.
    .right = The board says no. With the curator there are no projects and no recruiting.
    .reply = This is one of your two actions. Try to advance in a project.
    .hint = Choose: advance in a project.
    .solution = Open the list of what you could try. Choose to advance in a project.
recruit = Now Alexey has the curator, so you have four actions to choose from. The objects in reach are too dear. Recruit an agent.
    .right = One agent came from the reserve. It is active now.
    .reply = A project costs agents. First get one more: recruit.
    .hint = Choose: recruit an agent.
    .solution = Press the line that says: recruit an agent.
must = You have the curator, and you would like to save your agents. Break the rule: try to pass.
    .right = The board says no. Whoever can act must act. You pass only if nothing is possible.
    .reply = That is an action. Try to do nothing: pass.
    .hint = Choose: pass.
    .solution = Open the list of what you could try. Choose to pass.
captured = You are the last of the phase. You send two agents to Mass Media, and nobody takes it over. What becomes of the card?
    .option-yours = It is mine, with the agents on it
    .option-row = It stays in the row
    .option-discard = It is discarded
    .right = It lies before you now. One agent is home already, one stays on it.
    .reply-row = In the capture phase each object with agents leaves the row.
    .reply-discard = Your agents hold it. So it comes to you.
recall = You send all six agents to Governments and capture it. Then one agent comes home from each object of yours with agents on it. How many come home?
    .label = Agents that come home
    .right = One from each object where agents lay. The others wait there for the next recall.
    .reply = Count the objects of yours that have agents on them. Governments is one of them.
    .reply-1 = One from each object, not one in all.
    .reply-6 = The others stay. Only one comes home from each object.
    .reply-9 = The others stay. Only one comes home from each object.
    .reply-7 = The others stay. Only one comes home from each object.
    .hint = Look at your objects. A number shows where agents lie. Add Governments.
    .solution = Each object with agents sends one home. Governments counts too, as you capture it now.
check-phase = You have the curator and { $active } active agents. You send as few as you can to { $object }. Julia has { $rival } and takes it over if she can. The phase ends. How many active agents do you have?
    .label = Active agents
    .right = { $taken ->
        [yes] Julia took it over, so your agents came home. From your other objects came { $home }.
       *[no] Julia had too few. One agent came home from each object where agents lay.
    } The curator went to Julia.
    .reply-curator = The curator goes to the next player. Whose two agents are these?
    .reply-object = Think of the agents in the row. What becomes of them?
    .reply-recall = Agents come home from objects after the capture. Count them too.
    .reply-taken = Can Julia take it over? She needs one agent more than you sent.
    .reply-all = Only one agent comes home from each object.
    .reply = Go step by step: what you send, what Julia does, what comes home.
    .hint = You send { $sent } and keep { $left }. Julia has { $rival }: is that one more than you sent?
    .solution = You keep { $left }. { $taken ->
        [yes] Julia takes the object over, so { $sent } come home. From your other objects come { $home }.
       *[no] Julia cannot take it over. One comes home from it, and { $home } from your other objects.
    } That makes { $here }.

## Operations, projects, wars

section-projects = Operations and projects
operation = The operation on top needs six agents: no more, no fewer. You have enough. It gives points, and nobody can take it over. Run it.
    .right = The points are yours. One agent came home, five went to the reserve. What it scores is in part our reconstruction.
    .reply = This is possible too. But now run the operation beside the row.
    .hint = The operation lies beside the row, with a number of agents and points.
    .solution = Click the operation beside the row. Six of your agents go there.
join = A project has five stages. One action is one stage, and you begin with the first. Join the Comintern: it costs two agents. Click it.
    .right = Two agents went to the reserve. A third one came from the reserve: it is your coordinator and stays.
    .reply = You can join this one too. But click the Comintern.
    .hint = The projects are four tracks with five stages each.
    .solution = Click the track of the Comintern. Two agents pay for stage I.
signs = Most stages also ask for signs. Signs are on your objects and alliances; you only show them. Advance where your agents and signs are enough.
    .right = Your cards show enough signs, and they stay with you. Some prices of other projects are our reconstruction.
    .reply = Compare the signs that the next stage asks for with those on your cards.
    .hint = For each project look at the stage behind your coordinator: agents and signs.
    .solution = Count the agitators and the peacemakers on your cards. Only one project asks for no more than you have.
benefit = On stage I the Comintern gives one shadow agent, on stage II two. You move from I to II. How many shadow agents do you have then?
    .option-one = One
    .option-two = Two
    .option-three = Three: one and two
    .right = Two. Only the stage where you stand helps you. The numbers of shadow agents are our reconstruction.
    .reply-one = You stand on stage II now, and it gives two.
    .reply-three = You have left stage I. What it gave is gone.
shadow = Shadow agents count like agents, and all of them go along each time. Yours would be enough for this object. Break the rule: send no agent with them.
    .right = The board says no. Shadow agents never go alone: one real agent must go along.
    .reply = With an agent it is allowed. Try to send 0.
    .hint = Send 0 agents.
    .solution = Open the list of what you could try. Send 0.
war = In peace, Comintern II costs three agents and asks for one agitator. Now a world war is on. What does the stage take now?
    .option-four-none = Four agents, no sign
    .option-four-two = Four agents, two signs
    .option-two-one = Two agents, one sign
    .right = Four agents and no sign. A war adds one agent and takes off one sign, for each stage. It ends with the round.
    .reply-four-two = A war takes one sign off.
    .reply-two-one = A war makes stages dearer in agents.
check-projects = You have { $active } active agents and stand before stage { $stage } of the Comintern. In peace it takes { $agents } agents and { $needed ->
        [one] { $needed } agitator
       *[other] { $needed } agitators
    }. World wars: { $wars }. Can you advance?
    .option-yes = Yes
    .option-agents = No: too few active agents
    .option-signs = No: too few signs
    .option-curator = No: I have the curator
    .right = { $answer ->
        [curator] With the curator you cannot, whatever you have.
       *[other] It takes { $more } agents and { $fewer ->
            [one] { $fewer } sign
           *[other] { $fewer } signs
        } now. You have { $active } and { $signs }.
    }
    .reply-yes = Something is missing. Look at the curator, your active agents and your signs.
    .reply-agents = Count your active agents again. What do they have to pay?
    .reply-signs = Count your agitators again. How many are asked for?
    .reply-curator = Look at who has the curator.
    .hint = { $answer ->
        [curator] Look at the line of the players: who has the curator?
       *[other] Each war adds one agent and takes one sign off. That makes { $more } and { $fewer }.
    }
    .solution = { $answer ->
        [curator] You have the curator. With it you can only infiltrate or run an operation.
        [yes] The stage takes { $more } agents, you have { $active }. It asks for { $fewer }, you show { $signs }. You can advance.
        [agents] The stage takes { $more } agents now. You have { $active } active ones. Those in the reserve do not count.
       *[signs] The stage asks for { $fewer }. Your cards show { $signs }.
    }

## Alliances

section-alliances = Alliances
conclude = The row is empty: the alliance phase. You may conclude one alliance from your hand if you meet what it requires. One is marked: click it.
    .right = It lies open now. Some alliances work at once, some last, some count at the end. What they require is mostly our reconstruction.
    .reply = You may conclude none. But here, conclude the marked one.
    .hint = The card with all ticks is the one.
    .solution = Click the marked card in your hand. You have what it requires.
must-not = Some alliances require that you do not have a certain card. Break the rule: conclude such an alliance though you have that card.
    .right = The board says no. Nothing is spent for an alliance, but some cards stand in its way.
    .reply = This one is allowed. Look for a card in your hand that says “no”.
    .hint = One card in your hand says “no” and names an object. You have that object.
    .solution = Look for the word “no” on your alliances. Click that card: you have what it forbids.
second = Some alliances bring a secondary object. It counts as a card of its group but gives no points. How many cards of control do you have?
    .label = Cards of control
    .right = Secondary objects count too. So they help you with alliances and with cards like Governments.
    .reply = Count your red cards: the objects and the secondary ones.
    .reply-3 = Those are the captured ones. Add the secondary objects of control.
    .reply-1 = Those are the secondary ones. Add the captured cards of control.
    .reply-2 = Those are the secondary ones. Add the captured cards of control.
    .reply-5 = One card is not of control. Look at its colour.
    .reply-6 = One card is not of control. Look at its colour.
    .hint = Control is red: parties, media, security agencies, and what is marked as secondary control.
    .solution = Count the captured cards of control. Then add the secondary ones.
check-alliances = You may conclude an alliance. What the cards require is our reconstruction, and you read it on them. Conclude one that you can.
    .right = You have what { $alliance } requires, and nothing that it forbids.
    .reply-decline = One of them is possible. Compare each card with what you have.
    .reply = Compare what the card requires with what you have.
    .hint = Count your cards by colour, with the secondary ones. Then read what each card says.
    .solution = Go through your hand. Only { $alliance } requires what you have.

## The final count

section-count = The final count
score = Each card of control, finance and science brings 1 point. Governments brings 1 for each card of control, secondary ones too. How many points do you have?
    .label = Points
    .right = Three cards bring 3. Governments counts all cards of control. This makes two of the nine rows of the count.
    .reply = First 1 point for each captured card of control. Then what Governments brings.
    .reply-3 = That is the first row. What does Governments bring?
    .reply-6 = Governments counts the secondary objects, too.
    .reply-10 = Secondary objects bring no point by themselves. Governments counts them.
    .reply-8 = Secondary objects bring no point by themselves. Governments counts them.
    .reply-5 = That is what Governments brings. Each card of control brings 1 as well.
    .reply-4 = That is what Governments brings. Each card of control brings 1 as well.
    .hint = There are three captured cards of control. Add what Governments counts.
    .solution = Three captured cards bring 3 points. Governments brings 1 for each of them and for each secondary one.
circle = The inner circle alone brings 4 points. Attached to a card, it doubles what the card brings. You may do it in your turn. Attach it where it brings most.
    .right = It doubles the card that counts a whole group. When and where you may attach it is our ruling.
    .reply = This card brings less. Which of your cards brings the most points?
    .hint = A card of power counts all cards of one group.
    .solution = Find the green card that counts the largest group. Attach the circle to it.
tie = The last round is over, and you both have 40 points. You reached stage V of a project. Julia reached stage IV of two. Who wins?
    .option-ivan = I do
    .option-julia = Julia
    .option-shared = We share the victory
    .right = You win. In a tie stage V decides. Then whoever is further in Secret Power. Only then is the victory shared.
    .reply-julia = Two stages IV are fine. But stage V decides a tie.
    .reply-shared = First look at stage V, then at Secret Power. You share it only if both are equal.
check-score = The game ends now. { $leader } brings 1 point for each card of its group. The last two stages of the Comintern bring 20 and 40. How many points do you have?
    .label = Points
    .right = Cards bring { $basic }, { $leader } { $leading }, the project { $projects }. Together that is { $total }.
    .reply-secondary = Does { $leader } count the secondary objects as well?
    .reply-secondary-points = Secondary objects bring no points by themselves.
    .reply-leader = Add it all: the cards, { $leader }, and the project.
    .reply-project = Look at your coordinator. Does its stage bring points?
    .reply-stages = Only the stage where the coordinator stands counts.
    .reply = Three things: your cards, { $leader }, your coordinator.
    .hint = Your cards bring { $basic }. { $leader } counts { $same } cards and { $more } secondary.
    .solution = Cards bring { $basic }. { $leader } brings { $leading }. The stage of the Comintern brings { $projects }. Add them up.
final = Eight questions from the whole lesson

## The teacher's page

teacher-aim-1 = play a whole phase by the rules: action, capture, recall.
teacher-aim-2 = say what a stage of a project takes, in peace and in war.
teacher-aim-3 = add up a final count and settle a tie.
teacher-age = 12 and older; no experience with board games is needed.
teacher-knows = Nothing. A pair that has ten minutes takes the quick path of eight steps.
teacher-room = Two pupils at one computer: one reads, one clicks, they swap after each section. Fifteen computers serve thirty pupils.
teacher-screen = One step at a time: a task, the board, the answer. A code below lets a pair go on later, on any computer.
teacher-timing-1 = The question on the board: three agents lie there, who sends four?
teacher-timing-2 = Quick path or first section, all together on the projector.
teacher-timing-3 = Pairs go on by themselves to the last section.
teacher-timing-4 = Four questions again, and the mistakes of the class.
teacher-late = The section on alliances. Their cards explain themselves in the match.
teacher-mistake-1 = As many agents are enough to take an object over.
    .say = One more than lie there, shadow agents counted.
teacher-mistake-2 = Agents that were taken over are lost.
    .say = They are active again at once, and there is a card for the loss.
teacher-mistake-3 = All agents come home from a captured object.
    .say = One from each object; the others wait for the next recall.
teacher-mistake-4 = The benefits of all stages add up.
    .say = Only the stage where the coordinator stands helps.
teacher-mistake-5 = A war makes stages easier.
    .say = One sign less, but one agent more.
teacher-mistake-6 = Secondary objects bring points.
    .say = They only count as cards of their group for other cards.
teacher-debrief-1 = Who has more power in this game: whoever acts first or last in a phase?
    .good = The first one picks freely and recruits two; the last one cannot be taken over any more.
teacher-debrief-2 = The game says that a few hidden hands steer the world. What does it leave out?
    .good = For example: elections, courts, the press, chance, and the people themselves. It is fiction about a way of thinking.
teacher-cautions = The game plays with conspiracy tales, and such tales have been aimed at real minorities. Never let pupils fill in real groups. The lesson on such stories belongs to it. Alliances and many prices are our reconstruction; no check depends on knowing them.
teacher-variant-projector = The class votes by show of hands before each answer; one pupil clicks.
teacher-variant-paper = The printed sheet asks the checks with the same positions; the key is on its own page.
teacher-variant-long = After the lesson four pupils play two rounds of a match at one screen.
teacher-fast = Plays a match against three bots and notes each refused move.
teacher-slow = Takes the quick path and begins a match for two with the list of moves open.
teacher-rubric-1 = Names the aim and the actions, needs help with each step.
teacher-rubric-2 = Infiltrates and takes over by the rules.
teacher-rubric-3 = Solves the checks with at most one hint and plays a legal phase.
teacher-rubric-4 = Solves the checks at the first try and explains refused moves by their rule.
