### Events that every game has.

event-wins = { $name } wins the game.
