### Punkte eines Spiels mit echten Karten aufschreiben (lair score). Auf jede Frage genügen ein, zwei Wörter.

sheet-edition = Welche Ausgabe?
sheet-limit = Wie viele Punkte beenden das Spiel?
sheet-chimera = Wer war die Chimäre?
sheet-bid = Wie hoch war das Gebot? 20, 30 oder 40
sheet-traps = Wie viele Fallen wurden gespielt?
sheet-flight = Wurde der Chimären-Angriff gespielt?
sheet-idle = Hat ein Jäger keine einzige Karte gespielt?
sheet-toads = Glückskröten (die 2er), wie viele jeweils:
sheet-cats = Winkekatzen (die 11er), wie viele jeweils:
