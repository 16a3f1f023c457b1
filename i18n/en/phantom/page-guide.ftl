### The guided first round. The numbers are steps; “why” says why another choice than the one allowed is better.

guide-phantom-title = Phantom Rummy: your first round
guide-offered = Just discarded
guide-laid = Your laid sets

guide-phantom-1 = Collect sets of three and a pair, and be the first to go out. You and Ben have seven cards each; three lie open in the talon. You hold a human 2 and 3. With the human 4 they are a run. Take it.
guide-phantom-why-1 = You may take any of them. But the human 4 makes a run at once.
guide-phantom-2 = Human 2, 3, 4: three numbers in a row of one kind, a big set. Tap the three and lay them. Draw two cards: more cards, more chances.
guide-phantom-why-2 = That is allowed. But a laid set is worth a point, you need one to go out, and two new cards help most. Lay human 2, 3, 4 and draw two.
guide-phantom-3 = Ben’s discard is an angel 4, a red one, and you hold two more. Call “Mine!”: you lay the three and draw two cards, although it was not your turn.
guide-phantom-why-3 = You may leave it. But this set is worth a point, and its red card another.
guide-phantom-4 = Two sets lie before you; now you lack only a pair. It is your turn. A red demon 2 is left in the talon. Take it.
guide-phantom-why-4 = A card must be taken first.
guide-phantom-5 = Any card that matches one in your hand gives you the pair. Announce that you are waiting: then you can go out with Ben’s discards too.
guide-phantom-why-5 = That is allowed. But if you do not announce, you cannot go out with Ben’s discard.
guide-phantom-6 = Now discard one. Keep the red demon 2, since red cards score when you go out. Let the angel 2 go.
guide-phantom-why-6 = That would be allowed. But in this round let the angel 2 go, and keep what may still find its match.
guide-phantom-7 = Ben discards a Blade, and you hold one: there is your pair. Go out!
guide-phantom-why-7 = You may wait for another. But now the round is yours.
guide-phantom-end = You are out! Two laid sets: 2 points. Two red cards: 2. Then the deck’s top card was turned up: a human 3, the same as one of yours, 1 more. The next, a demon 4, was not. 5 points for you, none for Ben.
