### The rules of Phantom Rummy, in short. An id such as learn-p-5-2 is the clause P-5.2.

learn-phantom-title = Phantom Rummy: the rules
learn-phantom-minute = Everyone has seven cards. On your turn you take one of the open cards. Then you lay three that belong together in front of you, or you discard one, which the others may take. You go out with two sets of three and a pair, one of the sets lying in front of you already. Only the player who goes out scores. After six rounds, or eight with four players, the player with the most points wins.

learn-phantom-section-cards = The cards
learn-p-1-1 = Humans (red), angels (yellow) and demons (blue) have the numbers 1 to 7. There are four copies of each card: three ordinary, one red.
learn-p-1-2 = There are 16 items: four different ones, four copies of each, one of them special.
learn-p-1-3 = Cards of the same kind and number, or the same item, are the same. Red or black makes no difference to that.
learn-p-1-4 = A “red card” has a red number in the printed game, and here a red seal in its corner; special items count as red cards too. It does not mean the humans.

learn-phantom-section-sets = Sets
learn-p-2-1 = Pair: two of the same.
learn-p-2-2 = Group, a big set: three of the same.
learn-p-2-3 = Run, a big set: three numbers in a row of one kind. Items have no runs.
learn-p-2-4 = A card counts in one set only.

learn-phantom-section-start = The start of a round
learn-p-3-1 = The first starter is drawn by lot; each later round starts with the next player clockwise.
learn-p-3-2 = Seven cards each. Then one card more than there are players is turned up: the talon. The rest is the deck.

learn-phantom-section-turn = Your turn
learn-p-4-1 = First take a card from the talon. If it is empty, it is first filled from the deck.
learn-p-4-2 = Then either lay one big set in front of you, and draw 0, 1 or 2 cards from the deck, as you like. Your turn is over, without a discard.
learn-p-4-3 = Or discard one card face up.
learn-p-4-4 = Waiting: when one of your sets is laid and you lack just one card to go out, you may announce it on your turn.
learn-p-4-5 = From then on your hand is fixed: you take a card, and unless you go out with it you discard that same card.

learn-phantom-section-discard = When somebody discards
learn-p-5-1 = Whoever is waiting and can go out with it may take it and go out. If several can, the next in turn order comes first.
learn-p-5-2 = Otherwise, whoever makes a big set with it and two cards of their hand may call “Mine!”: take the card, lay the set, draw two cards. Not while waiting.
learn-p-5-3 = Then, in any case, it is the turn of the next player after the one who discarded.
learn-p-5-4 = A card that was taken is no longer among the discards.

learn-phantom-section-out = Going out
learn-p-6-1 = You need two big sets and a pair, in your hand and in front of you together. Cards left over do no harm.
learn-p-6-2 = At least one big set must lie in front of you already.
learn-p-6-3 = With another player’s discard, only if you announced waiting before; on your own turn, right after taking.
learn-p-6-4 = If your cards can be read in several ways, you choose what you show.

learn-phantom-section-scoring = Scoring and the end
learn-p-7-1 = The round ends as soon as someone goes out.
learn-p-7-2 = It also ends when the deck has too few cards for the talon or for a draw. Then nobody scores, all cards are shuffled, and a new round begins; the one that ended so does not count, unless the table says it does.
learn-p-7-3 = Only the player who went out scores: 1 for each laid set, 1 for each red card in sets and hand, and then by luck: turn up the top card of the deck; if it is the same as a card in your sets or pair, 1 point and turn again, until one does not match.
learn-p-7-4 = The game ends after 6 rounds (8 with four players), or once someone has 24 points with two players, 18 with three, 12 with four. Players with equal points share the win.

learn-phantom-section-advanced = The advanced rules
learn-p-8-1 = For those who know the game. No cards are turned up; laid sets still score 1 each.
learn-p-8-2 = A red card scores only if its condition holds:
learn-p-8-2-number = Number
learn-p-8-2-condition = Condition
learn-p-8-2-points = Points
learn-p-8-2-1-7 = a 1, a 7 or an item is among the laid sets
learn-p-8-2-2-6 = no 1, no 7 and no item is among them
learn-p-8-2-3-5 = at least three sets are laid
learn-p-8-2-4 = sets and hand hold only this kind; items do not matter
learn-p-8-2-item-name = special item
learn-p-8-2-item = none
learn-p-8-3 = Whoever goes out with at least three laid groups of items wins the whole game.
learn-p-8-4 = You may not go out with a discard if the same card lies among your own discards.
learn-p-8-5 = Whoever discarded the card another goes out with loses that many points, but not below 0.

learn-phantom-section-options = What a table can choose
learn-p-option-out = Going out: as above, laid sets count; or, as in the Japanese original, two sets and the pair must be in the hand, in addition to a laid set. Then you always draw two after laying.
learn-p-option-deck = A round ended by the deck: does not count, or counts as a round.
learn-p-option-end = How many rounds, and how many points, end the game.
