### Playing in the terminal (lair play). Short sentences, for someone who has never seen the program.

## For every game

play-you = You
play-list = { $list }, { $next }
play-list-last = { $list } and { $next }
# $bots (text): their names; $levels (text): how they play
play-against = You play against { $bots }, { $count ->
    [one] who is a bot
   *[other] who are bots
  } ({ $levels }).
# $seed (text): a number; with it the same cards are dealt again
play-seed = Seed { $seed }.
play-held-fewer = { $count ->
    [one] You have only one { $card }.
   *[other] You have only { $count } of { $card }.
}
play-line-too-long = That line is too long for me. A few cards or a letter will do.
play-nothing-typed = Nothing happened yet. Type ? if you need help.
play-number-wrong = There is no number { $number } in the list. It goes from 1 to { $last }.
# Words that are understood as yes and as no, with spaces between. The English ones always are.
play-yes-words = y yes
play-no-words = n no
play-yes-or-no = y or n
play-again = Play again? { play-yes-or-no }
play-resume = You have not finished your last game. Go on with it? { play-yes-or-no }
# Behind it stand commands to type
play-saved = The game is saved. How well you played, and how it went:
play-saved-unfinished = The game is saved. To go on with it:
play-review = Go through your decisions? It takes a few seconds. { play-yes-or-no }
play-review-bar = decisions
play-today-title = Today’s deal, { $date }
play-today-greeting = Today’s deal is one round, with the same cards for everybody. ? explains the game, s shows the scores, q leaves.
play-today-yours = You have { $points }.
play-today-bot = The bot in your seat: { $points }.
play-today-better = better than { $below } of { $others }
play-today-share = To share; it gives nothing away about the cards:
# $shown (text): the same number, with a true minus sign
play-today-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
  }
play-today-done = You have played today’s deal already: { $points }.
play-today-tomorrow = The next one comes tomorrow (UTC).
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = the bot: { $points }
play-nothing-saved = There is no game to go on with. “lair play” begins one.
play-left = You left the game. Goodbye!
play-interrupted = Interrupted. Goodbye!
play-goodbye = Thank you for playing. Goodbye!
play-seats-wrong = { $low ->
    [1] Name 1 to { $high } bots
   *[other] Name exactly { $high } bots
  } in --bots, with commas between them: you take the other seat.
play-total = Total
play-this-round = This round
play-wins = { $seat ->
    [0] You win the game with { $points ->
        [one] 1 point
       *[other] { $points } points
      }. Well played!
   *[other] { $name } wins the game with { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
  }
play-shared-win = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.
