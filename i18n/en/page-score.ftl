### The score pad.

score-title = Score pad
score-lead = For a game with real cards. You say what happened, the pad counts. It stays in this browser and needs no network.
score-kept = Your pads
score-all = All pads
score-new = New pad
score-game = Game
score-seats = Players
# $number (number): the place at the table, from 1
score-player = Player { $number }
score-limit = Points limit
score-edition = Edition
score-edition-note = Noted on the pad; all editions count alike.
score-edition-de = German
score-edition-fr = French
score-edition-hu = Hungarian
score-edition-ko = Korean
score-max-rounds = Rounds
score-max-rounds-note = Left empty: 6, with four players 8.
score-max-points = Points that end the game
score-max-points-note = Left empty: 24, 18 or 12 with two, three or four players.
score-advanced = Advanced rules
score-deck-counts = A round ended by the deck counts
score-begin = Begin
score-import = Import a pad
score-import-text = A pad that was saved as a file, here or on another device.
score-import-choose = Choose a file
score-imported = { $count ->
    [one] One pad imported.
   *[other] { $count } pads imported.
  }
score-not-a-pad = This file is not a score pad.
score-count = { $count ->
    [0] no round yet
    [one] one round
   *[other] { $count } rounds
  }
score-unknown-title = No such pad
score-unknown-text = It is not kept in this browser. Perhaps it is on another device, or was deleted.
score-totals = Totals
score-over = { $count ->
    [one] { $names } wins the game!
   *[other] { $names } share the win!
  }
score-add-round = Add round { $number }
score-round = Round { $number }
score-round-column = Round
score-rounds = Rounds
score-edit-round = Change round { $number }
score-edit-hint = Tap a round’s number to change it.
score-mark-out = went out
score-late-rounds = Struck-out rounds come after the end of the game and do not count.
score-course = Course of the game
score-empty = No round yet. After the first one, add it here.
score-undo = Undo
score-names = Names
score-more-actions = More
score-share = Share as text
score-copied = Copied. Paste it wherever you like.
score-not-shared = This browser lets the page neither share nor copy the text.
score-export = Save as a file
score-remove-pad = Delete
score-remove-title = Delete this pad?
score-remove-text = It is kept nowhere else, unless you saved it as a file.
score-keep = Keep it
score-not-kept = This browser keeps nothing: save the pad as a file before you leave.
score-save-round = Save
score-remove-round = Delete round
score-removed-round = Round { $number } deleted. Undo brings it back.
# $name (text): a player; $points (number): may be below 0
score-result = { $name }: { $points }
score-text-total = Total: { $line }
score-chimera = Who was the Chimera?
score-bid = Bid
score-out = Who went out?
score-traps = Traps played
score-flight = The flight was played
score-idle = A Hunter played no card
score-treasures = Treasures won
score-toads = Toads (10)
score-cats = Cats (5)
# $name (text): a player; $what (text): what is counted
score-of = { $name }: { $what }
score-less = One less: { $what }
score-more = One more: { $what }
score-lacks-chimera = Still needed: the Chimera, the bid, and who went out.
score-lacks-phantom = Still needed: who went out.
score-deck-out = nobody: the deck ran out
score-laid = Laid sets
score-reds = Red cards
score-turned = Turned cards that matched
score-item-groups = Item groups among them
score-wins-game = Three groups of items are laid: the game is won.
score-discarder = Whose discard was it?
score-own-turn = none: own turn
score-red-cards = Red cards in sets and hand
score-kind-h = Human
score-kind-a = Angel
score-kind-d = Demon
score-kind-i = Item
score-item-B = Blade
score-item-C = Chalice
score-item-K = Crown
score-item-T = Tome
score-red-card = { $kind } { $number }
score-condition-1-7 = Among the laid sets there is a 1, a 7 or an item.
score-condition-2-6 = Among the laid sets there is no 1, no 7 and no item.
score-condition-4 = Laid sets and hand hold only this kind, apart from items.
