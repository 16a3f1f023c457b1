event-wins = { $name } megnyeri a játszmát.
