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
score-out = Who went out?
score-less = One less: { $what }
score-more = One more: { $what }
