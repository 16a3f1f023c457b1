### Learning the games: the start, cards in words, and building combinations.

learn-combinations = Build combinations
learn-combinations-title = Build combinations
learn-kind = Combination
learn-done-kind = { $kind } – done
learn-yours = Your cards
learn-pick = Tap cards to take them
learn-add = Take: { $rank }
learn-put-back = Put back: { $card }
learn-clear = Put all back
learn-next-kind = Next combination
learn-reading = { $kind } · { $top }
learn-tap-beat = Build something that beats this.
learn-tap-build = Build it: { $kind }.
learn-beats = That beats it!
learn-built = That is it!
learn-other-kind = A combination, but another one.
learn-progress = { $done } of { $all } done

learn-chimera-title = Chimera: the rules
learn-chimera-minute = One player, the Chimera, has 20 cards and plays alone. The other two, the Hunters, have 17 each and play together. Whoever bids highest is the Chimera. You get rid of cards in tricks: someone leads a combination, the others may beat it with a higher one of the same kind. The round is over as soon as one hand is empty. The game goes to 400 points.

learn-chimera-section-cards = The cards
learn-c-1-1 = There are 54 cards: four families, Jade, Sword, Pagoda and Star, each with the numbers 1 to 12 and a Hero, and besides them Pi Ya and the Chimera. Families never matter to what you may play; they only help you remember what has been played.
learn-c-1-2 = Each 2, a Fortune Toad, is worth 10 points, and each 11, a Prosperity Cat, 5: to the player who wins the trick they are in.
learn-c-1-3 = Single cards from low to high: 1 to 12, Hero, Pi Ya, Chimera.

learn-chimera-section-deal = The deal
learn-c-2-1 = The first seat deals the first round; then the deal goes clockwise.
learn-c-2-2 = After the shuffle another player cuts, and one card is turned face up in the middle of the pack.
learn-c-2-3 = Three cards go face down to the middle: the den. The rest are dealt one by one, 17 to each.
learn-c-2-4 = Everybody sees who gets the face-up card, and may remember it.

learn-chimera-section-bidding = The bidding
learn-c-3-1 = The player who got the face-up card begins, then it goes clockwise. Pass, or bid 20, 30 or 40; every bid must be above the last one.
learn-c-3-2 = A bid of 40 ends the bidding at once.
learn-c-3-3 = Otherwise it ends when, after a bid, two players in a row pass. The French rule text wants three passes: the bidder may speak once more.
learn-c-3-4 = A pass is not final: as long as the bidding lasts, you may bid when your turn comes again. By the Korean rule text it is final.
learn-c-3-5 = The highest bidder is the Chimera. The other two are the Hunters.
learn-c-3-6 = If all three pass, the cards are dealt again.
learn-c-3-7 = If all three pass on the second deal too, one player must bid 20, and the others may then bid higher. The edition says who.

learn-chimera-section-prepare = Before the first trick
learn-c-4-1 = The Chimera takes the three cards of the den. The Hunters do not see them.
learn-c-4-2 = The Hunters swap cards in secret, both choosing before they see what comes: none at 20, one at 30, two at 40. So a higher bid makes the Hunters stronger.

learn-chimera-section-play = Playing
learn-c-5-1 = The Chimera leads to the first trick with any combination. Whoever has the lead must play.
learn-c-5-2 = Then clockwise, play or pass. Your play must be of the same kind, with the same number of cards, and higher.
learn-c-5-3 = Two exceptions. A trap may be played on any combination except the flight, on another trap only if it is higher. The flight beats everything.
learn-c-5-4 = You play only on your own turn, traps too.
learn-c-5-5 = You may pass although you could play, and still play later in the same trick.
learn-c-5-6 = After two passes in a row, the last to play takes the trick and leads to the next.
learn-c-5-7 = The round stops the moment a hand is empty. That player also takes the trick on the table. Cards still held count for nobody.

learn-chimera-section-combinations = The 14 combinations
learn-combinations-try = Build some yourself: do they beat this?
learn-c-6-1 = Any one card.
learn-c-6-2 = Two alike: numbers or Heroes.
learn-c-6-3 = At least three pairs in a row, without Heroes.
learn-c-6-4 = Three alike: numbers or Heroes.
learn-c-6-5 = At least two triples in a row, without Heroes.
learn-c-6-6 = A triple and any one card of another rank. The triple decides.
learn-c-6-7 = A triple and a pair of another rank. Pi Ya and Chimera are no pair.
learn-c-6-8 = A triple run, and for each triple one single card; these differ from each other and from the triples. A Hero may be among them, and Pi Ya or the Chimera, but not both.
learn-c-6-9 = A triple run, and for each triple one pair; the pairs differ. Heroes may be a pair.
learn-c-6-10 = At least five numbers in a row. Pi Ya may stand in for one of them.
learn-c-6-11 = Four alike and two different single cards. This is no trap.
learn-c-6-12 = Four alike and two different pairs. No Pi Ya, no Chimera. This is no trap.
learn-c-6-13 = Four alike. Beats everything but a higher trap and the flight; four Heroes are the highest.
learn-c-6-14 = The Chimera and Pi Ya together. Beats everything.
learn-c-6-15 = Pi Ya and the Chimera go together in no combination but the flight.
learn-c-6-16 = Attached cards do not count for the height: 8 8 8 1 beats 7 7 7 12.

learn-chimera-section-piya = Pi Ya in a straight
learn-c-7-1 = In a straight Pi Ya stands for one number of your choice from 1 to 12. If the cards can be read in two ways, you say which: 8 9 10 11 and Pi Ya go up to 11 or to 12.
learn-c-7-2 = Anywhere else it is just Pi Ya.

learn-chimera-section-scoring = Scoring
learn-c-8-1 = The Chimera is out first: twice the bid (40, 60 or 80), and 25 more for each trap of the round, for the flight, and once if a Hunter has played no card at all.
learn-c-8-2 = A Hunter is out first: the Chimera loses the bid, each Hunter gets 20. No bonuses.
learn-c-8-3 = In both cases everyone adds the treasures in the tricks they took.
learn-c-8-5 = The game ends after a round in which someone has reached the limit, usually 400, and one player alone is in front. That player wins. If the lead is shared, another round is played.

learn-chimera-section-editions = Where the rule texts differ
learn-editions-text = The rule texts in four languages agree on nearly everything. When you open a table you choose one of them, or each point by itself.
learn-editions-point = Point
learn-edition-de = German
learn-edition-fr = French
learn-edition-hu = Hungarian
learn-edition-ko = Korean
learn-editions-forced = Who must bid 20 when nobody does
learn-editions-holder = whoever has the face-up card
learn-editions-highest = whoever leads on points
learn-editions-closing = Passes that end the bidding
learn-editions-reenter = Bid again after a pass
learn-editions-yes = yes
learn-editions-no = no
