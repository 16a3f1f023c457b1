### Learning the games: the start, cards in words, and building combinations.

learn-title = Learn the games
learn-lead = A guided round shows you the game in five minutes. The rules are there to look things up.
learn-first = Guided first round
learn-rules = The rules
learn-play = Play against bots
learn-contents = Contents
learn-in-full = The full rules, with every ruling, are in the documentation of Lair.
learn-on-table = On the table
