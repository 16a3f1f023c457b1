# “lair play --connect”: a table of a server in the terminal.

connect-link = “{ $link }” is not a link to a server or a table. Write it like https://example.org/t/K7QX2M9DPC4W, or http://127.0.0.1:8080.
connect-unreachable = { $server } cannot be reached: { $why }.
connect-certificate = { $server } cannot prove that it is the right server: { $why }. Nothing was sent to it.
connect-no-lair = { $server } does not answer like a server of Lair.
told-wrong = The server says something that cannot be true (“{ $what }”). None of it was used.

connect-ask-name = What should the others call you?
connect-not-kept = Who you are on this server cannot be saved, so you cannot take your seat again later.
connect-choose = Where do you want to play?
connect-new = a new game of { $game } against bots
connect-table = { $game }: { $people }

connect-room = Waiting room
connect-seat-free = free
connect-seat-bot = { $name } (bot, { $level })
connect-seat-away = { $name } (away)
connect-room-start = Every seat is taken. Enter starts the game, q leaves.
connect-room-bots = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  } Send somebody the link, or type b to have bots there; q leaves.
connect-room-guest = The game begins when the player who opened the table starts it. q leaves.

connect-waiting = { $name } is thinking.
connect-absent = { $name } is away. b asks for a bot to play instead; everybody who is here must agree.
connect-votes = A bot may play for { $name } if all agree. Agreed so far: { $names }.
connect-next = Enter goes on to the next round; s shows the scores, q leaves.
connect-next-said = The next round begins when the others are ready.
connect-leave = You cannot take what was discarded. Enter lets it lie; s shows the scores, q leaves.
connect-stopping = The server will stop after this round, or in { $seconds } seconds at the latest. The game goes on when it is back.
connect-held = A bot plays for you because you were away. Enter takes your seat back.
connect-hurried = The server is busy: { $name } decided faster than usual, at a weaker level.
connect-rematch-said = The next game begins when all want it.
connect-clock = Time left: { $seconds } s.
connect-not-asked = It is not your turn. s shows the scores, q leaves.
connect-no-hints = There are no hints at this table.
connect-came = { $name } is here.
connect-went = { $name } is away.
connect-says = { $name }: { $text }

connect-lost = The connection is lost. Trying to get it back…
connect-stops = The server is being restarted. Waiting for it…
connect-back = Connected again.
connect-not-sent = That could not be sent: the connection is lost. You will be asked again.
connect-left = You left the table. Your seat is kept; to come back:
connect-full = There is no free seat at this table.
connect-not-yours = Only its players can see this table.
connect-gone = The table is closed, or you were sent away from it.
connect-forgotten = The server does not know you any more. Connect again to choose a new name.
connect-version = The server speaks another version of the protocol. One of the two programs is too old.
connect-refused = The server ended the connection.
connect-no-record = The server does not give the record of this game.

connect-room-watch = { $count ->
    [0] You are watching. q leaves.
   *[other] You are watching. Enter takes a free seat, q leaves.
  }
connect-watching = You are watching. Enter shows the table, s the scores, q leaves.
connect-watch = watch { $table }
connect-watched = You left the table. Goodbye!
connect-listening = Spectators can only listen.
connect-say = For example, say 3 says the third phrase to the others. mute: stop hearing somebody.
connect-say-free = For example, say 3 says the third phrase to the others. You can also write your own words after say. mute: stop hearing somebody.
connect-mute = For example mute 2, or mute and the start of a name: you no longer hear that player.
connect-mute-nobody = Nobody else at this table can say anything.
connect-muted = You no longer hear { $name }. Type the same line again to undo this.
connect-heard = You hear { $name } again.
connect-seat-muted = { $name } (muted)
connect-deals-own = { $count ->
    [one] The deal of this game follows
   *[other] All { $count } deals of this game follow
  } from everybody’s seeds, yours among them. Nobody arranged the cards.
connect-deals = { $count ->
    [one] The deal of this game follows from its seeds.
   *[other] All { $count } deals of this game follow from their seeds.
  }
connect-deals-hidden = { $count ->
    [one] One player never showed a seed.
   *[other] { $count } players never showed a seed.
  }
connect-deals-day = The seed in the record is not that of the day.

connect-phrase-hello = Hello!
connect-phrase-good-luck = Good luck!
connect-phrase-nice = Nice one!
connect-phrase-thanks = Thanks!
connect-phrase-oops = Oops!
connect-phrase-wow = Wow!
connect-phrase-wait = One moment…
connect-phrase-sorry = Sorry!
connect-phrase-good-game = Good game!
connect-phrase-bye = Bye!
