rule-will-stays = Whoever brings in a new month takes the Will of the People.
rule-no-blockade = Nobody moves through a blockade.
rule-flat-unrest = In each month unrest brings as many points as the calendar says.
rule-open-objectives = Each side keeps its objective secret.
rule-nobody-leaves = Tokens that are exhausted for a second time leave the map.
rule-hand-is-discarded = Cards that you do not play stay in your hand.
rule-long-track = Whoever gets to the end of the short track wins at once.

why-for-will = In October the party says it, too: the people come over as a whole. But it names deeds, and no date.
why-against-will = The government wants to ask all people, in an election. That is no token, and no date hands it on.
why-for-late = In October the party sees revolt everywhere, and calls a rising ripe. So unrest decides.
why-against-late = A day later two leaders see it otherwise. Most people are not with them, and elections count.

refused = Here the blockade holds, as the book has it. It closes the way from green to red. Try it all the same: move Kerensky to the red region.
    .right = The board says no, and names the rule.
    .reply = This way is open. Click the red region to test the blockade.
    .hint = Kerensky stands in the green region. Click the red region.
    .solution = Click the red region. The board refuses the move.
freed = The same place, but now the blockade closes nothing. Do what was forbidden: move Kerensky to the red region.
    .right = Now you can. How much will that change the wins?
    .reply = Both rules allow that. Do what only the changed rule allows.
    .hint = Click the red region.
    .solution = Click the red region. No rule refuses it any more.

teacher-cautions = Bots that are equally good played the games, and many numbers of the cards are reconstructed: people and other cards may give other numbers. The texts are our paraphrases. Memory of 1917 is contested; no side is “ours”. In Russian “the people's will” is also the name of the party of 1879 that killed Alexander II: the token has nothing to do with it. Both claims can be argued; what counts is a reason from a source.
