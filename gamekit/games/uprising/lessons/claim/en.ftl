rule-no-secrets = Two of the three planned cards lie face down.
rule-one-token = The Empire uses two tokens a round.
rule-no-cordon = No card goes into a cordoned district.
rule-fresh-tokens = A used token stays down until all four are used.
rule-two-districts = It takes three captured districts to win.
rule-easy-revolution = Revolution asks for a high total of cards.
rule-automatic-captures = The Resistance captures when it wants to.

why-for-knowing = The Chronicle lives by a chain in which each knows only one link. What the police do not know keeps it alive.
why-against-knowing = The Charter hides nothing. It wants to talk in the open, and three speak for all.
why-for-few-means = The movement was banned and still worked in secret. So the state did not see everything.
why-against-few-means = One order, and from midnight martial law holds everywhere. That is no matter of two tokens.

refused = A cordon lies round one of the two marked districts, as the book has it. Try it all the same: lay a card there.
    .right = The board says no, and names the rule.
    .reply = This district is open. Click the one with the cordon.
    .hint = Find the district with the sign of the cordon, and click it.
    .solution = Click the cordoned district. The board refuses the move.
freed = The same place, but now the cordon binds nobody. Do what was forbidden: lay a card into the cordoned district.
    .right = Now you can. How much will that change the wins?
    .reply = Both rules allow that. Do what only the changed rule allows.
    .hint = Find the district with the sign of the cordon, and click it.
    .solution = Click the cordoned district. No rule refuses it any more.

teacher-cautions = Bots that are equally good played the games: people may give other numbers. The country in the game has no name; do not compare it with a present conflict yourself. The texts are our summaries: of the powerful and of those who did not obey, from several countries. Pupils may have families on either side. Both claims can be argued; what counts is a reason from a source.
