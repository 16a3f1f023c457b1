### A table: waiting for players, and what can go wrong.

table-title = Table
invited-to = Come and play { $game }
invited-by = { $name } has opened this table.
invited-watch = All seats are taken, but you may watch.
come-in = Come in
come-in-watch = Watch
room-free = { $count ->
    [one] One seat is free. Invite somebody, or add a bot.
   *[other] { $count } seats are free. Invite somebody, or add bots.
  }
room-free-guest = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
room-full = Everybody is here. You can start.
room-full-wait = Everybody is here.
room-starts = The player who opened the table starts the game.
room-no-seat = All seats are taken. If one becomes free, you can take it here.
room-seats = Seats
room-sit = Sit here
room-sit-any = Sit down
room-stand = Stand up
room-start = Start
room-fill = Start with bots
seat-free = free
bot = Bot
bot-of-level = Bot, { $level }
you = you
away = away
add-bot-to = Add a bot to seat { $seat }
remove-player = Remove { $name }
share-title = Invite
share-text = Send this link, or let them scan the code.
share-link = Link to this table
share-code = QR code with the link to this table
share = Share
copy = Copy
copied = Copied.
reconnecting = Reconnecting…
restarting-title = The server is restarting
restarting-text = Your table is kept. It goes on by itself in a moment.
closed-unknown-title = No such table
closed-unknown-text = The link may be incomplete, or the table has been deleted.
closed-gone-title = This table is closed
closed-gone-text = Its players have gone, or the host of this server has closed it. Finished games are kept.
closed-removed-title = You are no longer at this table
closed-removed-text = The player who opened the table has freed your seat.
closed-not-yours-title = This table is private
closed-not-yours-text = All seats are taken, and nobody may watch here.
closed-stranger-title = The server does not know you
closed-stranger-text = Reload the page and enter your name once more.
closed-banned-title = You cannot play here
closed-banned-text = The host of this server has banned you.
closed-forgotten-title = Your data has been deleted
closed-forgotten-text = To play again, reload the page and enter a name.
closed-elsewhere-title = You are now playing on another device
closed-elsewhere-text = Go on there. To come back, enter your recovery phrase in the settings.
closed-outdated-title = There is a newer version
closed-outdated-text = Reload the page. Your game is kept.
closed-broken-title = The connection was closed
closed-broken-text = Reload the page to come back to your table.

## Around a board

seat-turn = to move
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
points-short = { $count } p
seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
seat-seconds = { $count } s
server-will-stop = The server will stop after this round, or in { $seconds } seconds at the latest. The game goes on when it is back.
seat-held = a bot plays
bot-hurried = The server is busy: { $name } decided faster than usual, at a weaker level.
seat-here = is here
seat-is-you = This is you.
seat-cards-left = Cards left
time-left = Time left
rules-title = Rules at this table
result-show = Show the result
hint-title = Hint
hint-others = Other moves
help-off = Hints are off at this table.
menu-title = Menu
menu-undo = Take the last move back
menu-leave = To the home page; your seat stays yours
log-title = What happened
side-title = Scores and log
side-close = Close scores and log
keys-title = Keys
chat-title = Chat
chat-said = { $name }: { $text }
chat-watching = Spectators can only listen.
chat-text = Your message
chat-send = Send
chat-mute = Mute { $name }
chat-mute-note = Tap a player to mute them.
chat-block = Block { $name }
chat-block-note = You will not hear this player at any table.
report-note = A report shows the host of this server what this player last wrote here.
report-player = Report { $name }
report-done = The host will see it. Thank you.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice one!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-wait = One moment…
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-bye = Bye!
scores-title = Points
scores-empty = No round has ended yet.
scores-round = Round
scores-total = Total
scores-totals = Totals
chart-label = { $count ->
    [one] Totals after 1 round: { $totals }
   *[other] Totals over { $count } rounds, now: { $totals }
  }
result-all = Show all
result-next = Next round
result-wait = Waiting for { $names }…
result-final = End of the game
over-you-win = You win!
over-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
over-replay = Look back
over-review = Review
# Behind today’s deal
over-daily = See how you did
over-rematch = Play again
over-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }
held-you = A bot plays for you.
held-back = I am back
absent = { $name } is away.
vote-bot = Let a bot play
vote-done = You have agreed to a bot.
vote-note = Everybody at the table has to agree. The seat can be taken back at any time.
vote-others = { $count ->
    [one] { $names } wants a bot to play.
   *[other] { $names } want a bot to play.
  }
vote-waits = Waiting for { $names } to agree.

## The shuffle

table-shuffle-changed = Do not trust these cards: the server has changed its part of the shuffle, or yours.
