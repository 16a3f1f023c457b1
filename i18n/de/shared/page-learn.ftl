learn-title = Spiele lernen
learn-lead = Eine geführte Runde zeigt dir das Spiel in fünf Minuten. Die Regeln sind zum Nachschlagen da.
learn-first = Geführte erste Runde
learn-rules = Die Regeln
learn-play = Gegen Bots spielen
learn-contents = Inhalt
learn-in-full = Die vollständigen Regeln mit allen Festlegungen stehen in der Dokumentation von Lair.
learn-on-table = Auf dem Tisch
