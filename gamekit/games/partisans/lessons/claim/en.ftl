rule-civilians-uncounted = Too many dead civilians lose the game.
rule-no-stopping = After each round you choose: stop or go on.
rule-revealed-come-back = Whoever was revealed is out of reach after the round.
rule-no-shields = Some enemies shield others, or the mission.
rule-one-failure = You may fail once; the second failure loses.
rule-small-garrisons = Each mission has a garrison of its own size.

why-for-secrecy = The law threatens all who strike in the open. So whoever is seen has to go.
why-against-secrecy = She was found out. But only then did she go to the hills and go on.
why-for-civilians = The law holds it against the fighters if they frighten people. So harm has its price, as in the game.
why-against-civilians = The leaflet calls the peasants to arms. Here they act, and are no number.

refused = The Sentry shields the mission, as the book has it. Your strength is enough for the bridge. Try it all the same: strike the railway bridge.
    .right = The board says no, and names the rule.
    .reply = You may do that. Click the railway bridge itself.
    .hint = Click the mission that you attack.
    .solution = Click the railway bridge. The board refuses the move.
freed = The same place, but now nobody shields anything. Do what was forbidden: strike the railway bridge.
    .right = Now you can. How much will that change the wins?
    .reply = Both rules allow that. Do what only the changed rule allows.
    .hint = Click the mission that you attack.
    .solution = Click the railway bridge. No rule refuses it any more.

teacher-cautions = Bots played the games, and some values of the cards are reconstructed: people and other cards may give other numbers. The texts are our summaries. Real people died; a death is no point. The law speaks as the state saw it, the leaflet as the bands did: ask who speaks. Families still keep silent about these years. Both claims can be argued; what counts is a reason from a source.
