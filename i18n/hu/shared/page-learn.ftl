learn-title = A játékok szabályai
learn-lead = Egy vezetett játék öt perc alatt megmutatja, mi a lényeg. A szabályokat bármikor átnézheted.
learn-first = Vezetett első játék
learn-rules = A szabályok
learn-play = Játék botok ellen
learn-contents = Tartalom
learn-in-full = A teljes szabályok, minden döntéssel együtt, a Lair dokumentációjában vannak.
learn-on-table = Az asztalon
