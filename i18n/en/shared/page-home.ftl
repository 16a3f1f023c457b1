### The home page.

home-title = Card games
home-heading = Sit down and play
home-lead = Two card games, against bots or with friends. Free, without an account.
home-mine = Your tables
home-play = Play at once
home-play-bots = Play against bots
home-you = You and the bots
home-friends = Play with friends
home-friends-text = Open a table and send the link. Bots take the seats that stay free.
home-make-table = Open a table
home-open = Open tables
home-open-none = No open tables. Open one, or play the bots.
home-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
home-running = In play
home-watch = Watch
home-offline = The server cannot be reached. Games against bots run on this device; friends and today’s deal need the server.
home-more = More

## Today’s deal

today-title = Today’s deal
today-lead = The same cards for everybody, once a day. What will you make of them?
today-play = Play
today-go-on = Go on
today-players = { $count ->
    [0] Nobody has played it here yet.
    [one] One player has played it here.
   *[other] { $count } players have played it here.
  }
# $shown (text): the number, perhaps with a minus sign
today-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
  }
today-better = better than { $below } of { $others }
# $points (text): such as “45 points”
today-bot = the bot in your seat: { $points }
today-share = Share
today-share-head = Lair · { $game } · { $date }
today-copied = Copied. Paste it where you like.
