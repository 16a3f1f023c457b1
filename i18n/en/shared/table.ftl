table-begun = The game has begun; this is possible only before it begins.
table-between-rounds = The round is over; the next one has not been dealt yet.
table-changed-too-often = This table has been changed { $count } times without a game. Start the game, or open a new table.
table-chat-phrases = Only ready-made phrases may be said at this table.
table-clock-decides = At a table with a clock, the clock decides when a bot moves. Votes are for tables without one.
table-closed = This table is closed.
table-decided-already = You have decided already; the others are still thinking.
table-frozen = This table was begun with another version of the program. You can look at it, but not play on.
table-full = All seats are taken.
table-no-help = Hints are off at this table.
table-no-reveal = No seed is expected from you now.
table-no-version = A move needs “v”, the version of the table you decided on.
table-nobody-to-remove = There is nobody in that seat whom you could remove.
table-not-absent = Nobody is missing from that seat.
table-not-asked = It is not your turn to decide.
table-not-creator = Only the player who opened the table can do this.
table-no-take-back = With other people at the table nothing can be taken back, nor in today’s deal.
table-nothing-to-take-back = You have made no decision in this deal that could be taken back.
table-not-held = You have your seat; no bot plays for you.
table-not-over = The game is not over yet.
table-daily = Today’s deal is played once. There is a new one tomorrow.
table-not-playing = No game is going on at this table.
table-not-seated = You have no seat at this table.
table-not-true = The request “{ $field }” takes true.
table-other-game = The game of a table cannot change. Open another table for it.
table-phrase-unknown = There is no such phrase.
table-removed = The player who opened the table has removed you.
table-request-unknown = The server does not know this request.
table-seat-taken = Somebody is sitting there.
table-seat-unknown = There is no such seat. Seats are numbered 0 to { $high }.
table-seated-already = You have a seat at this table already.
table-seats-free =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } still free. Somebody must sit there, or a bot.
table-seed-differs = This is not the seed you committed to.
table-seed-form = A seed or its commitment is 64 small hexadecimal digits.
table-stale = The table has moved on since. Look again, then decide.
table-unwatched = This table may be watched only by its players.
text-invisible = Please leave out characters that cannot be seen.
text-length = Please write 1 to { $high } characters.
text-marks = Please put fewer marks on a single letter.
text-not-utf8 = This text is not valid UTF-8.
