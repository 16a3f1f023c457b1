### The guided first round. The numbers are steps; “why” says why another choice than the one allowed is better.

guide-chimera-title = Chimera: your first round
guide-on-table = On the table, from: { $name }

guide-chimera-1 = The first to get rid of all cards wins the round: one Chimera against two Hunters. You got the face-up 5, so you speak first. Your hand is strong: Pi Ya, the Chimera, two Heroes, and many cards in a row. If you bid 30 and get rid of all your cards first, you score 60. Bid 30.
guide-chimera-why-1 = That is allowed. But 30 suits this hand: 20 earns little, at 40 the Hunters swap two cards each, and with a pass you give a good hand away.
guide-chimera-2 = You are the Chimera, with 20 cards. The den brought you a 1, a 3 and the fourth 4: four alike are a trap. The Hunters have swapped a card each. You lead, with any combination. Try a long straight: 6, 7, 8, Pi Ya, 10, 11. Pi Ya stands in for the 9. Tap the cards, then Play.
guide-chimera-why-2 = That could be led too. But a straight gets rid of six cards that are worth little alone, and it is hard to beat: 6, 7, 8, Pi Ya, 10, 11.
guide-chimera-3 = Ben has a higher one. Only a still higher straight of six, a trap or the flight beats it. You could play your trap, but it is worth more later. Pass this time.
guide-chimera-why-3 = It would beat Ben’s straight. But keep it: later it wins you the lead just when you need it. Pass.
guide-chimera-4 = Ben took the trick and led two Prosperity Cats, worth 5 points each. Cleo beat them with 12s. No pair is above two Heroes: take the trick.
guide-chimera-why-4 = That is allowed. But two Heroes win this trick, with 10 points of treasure in it, and give you the lead.
guide-chimera-5 = You won the trick and its cats, and you lead again. Now get rid of the weakest: the two 1s.
guide-chimera-why-5 = That is possible. But the 1s win nothing; lead them now, while you still hold cards that bring you back.
guide-chimera-6 = Two Heroes from Cleo: no pair beats them. Now is the time for the trap: the four 4s. If you go out first, every trap played in the round is worth 25 more to you.
guide-chimera-why-6 = You may do that. But the trap is worth most now: it wins the lead, brings 25 points, and leaves you just six cards.
guide-chimera-7 = Six cards are left: a 3, three 5s, a 12 and the Chimera. Lead the 12. Perhaps nobody wants to spend a Hero on it.
guide-chimera-why-7 = Not bad either. Here we lead the 12 first: if it is beaten, the Chimera brings you back.
guide-chimera-8 = Nobody beat it. Now the Chimera: no single card is higher, so only a trap could beat it.
guide-chimera-why-8 = Allowed, too. But play the Chimera alone now: then the last four cards go out as one combination.
guide-chimera-9 = Four cards: three 5s and a 3 are one combination, a triple with a single. Play all four, and you are out.
guide-chimera-why-9 = That would work, but play all four at once: then the round is yours.
guide-chimera-end = You are out first! Twice the bid is 60, the trap 25, and the two cats in your tricks 10: 95 points. Ben has 10 from his treasures, Cleo nothing. The next round starts with a new deal, and perhaps you are a Hunter then.
