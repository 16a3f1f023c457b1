event-wins = { $name } gagne la partie.
