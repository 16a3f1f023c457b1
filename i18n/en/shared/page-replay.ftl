### Watching a finished game again.

replay-title = Replay
replay-heading = { $game }: replay

## Opening a record

replay-open-title = Watch a game again
replay-open-text = Choose a game record, a file whose name ends in .lair.jsonl, or drop it here. It stays on your device.
replay-choose = Choose a file
replay-which = This file holds { $count } games. Which one?
replay-game-number = Game { $number }
replay-open-other = Open another record
replay-open-own = Open a record of your own
replay-to-games = My games
replay-to-table = To the table
replay-unknown-title = No such game
replay-unknown-text = The link may be incomplete, or the game has been deleted.
replay-unfinished-title = Still being played
replay-unfinished-text = A game can be watched from all sides once it is over. Come back then.
replay-wrong-title = This record cannot be shown
# $problem (text): a sentence
replay-line-wrong = Line { $line }: { $problem }
replay-no-line = This is not a line of a game record.

## Looking

replay-look-from = Look from { $name }’s seat
replay-all-hands = All hands open
replay-all-hands-note = Otherwise you see what the chosen player saw, until the round is over.
replay-copy-link = Copy link to here
replay-copied = Copied.
replay-copy-by-hand = Your browser does not let the page copy. The link is in the address bar.
replay-download = Download record
replay-controls = Move through the game
replay-timeline = Place in the game
replay-position = { $round }, step { $step } of { $steps }
replay-round-back = Previous round
replay-round-on = Next round
replay-back = Step back
replay-on = Step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moves = { $round }, move by move
replay-scores = Scores
replay-no-scores = No round has been scored.
replay-round-column = Round
replay-to-round = To the end: { $round }
replay-parts = The points: { $round }
replay-part-of = { $name }: { $what }
replay-keys = Keys
replay-key-step = step by step
replay-key-round = round by round
replay-key-ends = to the beginning, to the end
replay-key-space = Space
replay-key-play = play or pause
replay-key-costly = previous, next costly decision
replay-key-seat = look from that seat

## The review of a seat

replay-review = Review
replay-review-start = Review the play of { $name }
replay-review-begins = The review begins in a moment.
replay-review-waiting = { $count ->
    [one] Another review comes first.
   *[other] { $count } reviews come first.
  }
replay-review-progress = Looking at the decisions: { $done } of { $total }
replay-review-costly = { $count ->
    [one] One costly decision
   *[other] { $count } costly decisions
  }
replay-review-back = Previous costly decision
replay-review-on = Next costly decision
# The bot’s move, where it was no better than the one made: a short heading
replay-review-bot = Bot
replay-review-title = The play of { $name }

## The table

replay-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
replay-hand = Hand: { $cards }
replay-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
  }

## What happened

replay-unseen = { $name } decides, unseen by this player.
replay-round-over = { $round } is over: { $points }.
replay-points-of = { $name } { $points }

## The check of the deals

replay-deals = Were the cards dealt fairly?
replay-fair-none = This record has no seeds, so its deals cannot be checked. Every move follows the rules.
replay-fair-good = { $count ->
    [one] The only deal follows from the seeds.
   *[other] All { $count } deals follow from the seeds.
  }
replay-fair-bad = Line { $line } does not fit:
replay-fair-unrevealed = { $count ->
    [one] One player has never shown their seed, so it took no part.
   *[other] { $count } players have never shown their seeds, so these took no part.
  }
replay-fair-how = Before the first deal, everybody committed to a secret seed. From all seeds together your browser has just computed every deal anew.
replay-fair-noted = They also fit the server’s commitment and your seed, which this browser noted before the shuffle.
replay-fair-unnoted = This browser noted nothing before the shuffle of this game. So the record was checked only against its own seeds.
replay-deal-follows = follows
replay-deal-differs = does not fit
replay-deal-open = not checked
replay-fair-server-commit = The server’s commitment
replay-fair-server-seed = The server’s seed
replay-fair-commit-of = Commitment of { $name }
replay-fair-seed-of = Seed of { $name }
replay-fair-not-shown = never shown
