event-wins = { $name } gewinnt das Spiel.
