### The home page.

home-title = Card games
home-heading = Sit down and play
home-lead = Two card games, against bots or with friends. Free, without an account.
home-mine = Your tables
home-play = Play at once
home-play-bots = Play against bots
home-about-chimera = Climb, bid and hunt: one against two. 3 players, about 30 minutes.
home-about-phantom-rummy = Collect sets of humans, angels and demons, and be first out. 2 to 4 players, about 20 minutes.
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
home-more = More
