### Punkte eines Spiels mit echten Karten aufschreiben (lair score). Auf jede Frage genügen ein, zwei Wörter.

sheet-ask = Runde { $round }: Eingabetaste drücken oder die Antworten hintereinander eingeben. e ändert eine Runde, d streicht sie, u macht rückgängig, n ändert die Namen, ? Hilfe, q Schluss.
sheet-help = Die Eingabetaste oder r fragt, was in der Runde geschah. Die Antworten können auch hintereinander in einer Zeile stehen; - steht für die übliche Antwort in eckigen Klammern.
    e 2 ändert Runde 2, d 2 streicht sie; ohne Zahl ist die letzte gemeint. u nimmt den letzten Schritt zurück. n ändert die Namen. Alles wird sofort gespeichert.
sheet-game = Welches Spiel?
sheet-names = Wer spielt mit? Namen mit Kommas dazwischen.
sheet-edition = Welche Ausgabe?
sheet-edition-de = deutsch
sheet-edition-fr = französisch
sheet-edition-hu = ungarisch
sheet-edition-ko = koreanisch
sheet-limit = Wie viele Punkte beenden das Spiel?
sheet-advanced = Nach den Regeln für Fortgeschrittene?
sheet-chimera = Wer war die Chimäre?
sheet-bid = Wie hoch war das Gebot? 20, 30 oder 40
sheet-out = Wer war zuerst fertig?
sheet-nobody = niemand, der Stapel war leer
sheet-traps = Wie viele Fallen wurden gespielt?
sheet-flight = Wurde der Chimären-Angriff gespielt?
sheet-idle = Hat ein Jäger keine einzige Karte gespielt?
sheet-toads = Glückskröten (die 2er), wie viele jeweils:
sheet-cats = Winkekatzen (die 11er), wie viele jeweils:
sheet-laid = Wie viele Dreier lagen aus?
sheet-reds = Wie viele rote Karten?
sheet-turned = Wie viele aufgedeckte Karten passten?
sheet-item-groups = Wie viele der ausgelegten Dreier sind Gruppen aus Gegenständen?
sheet-discarder = Wessen Abwurf war es?
sheet-own-turn = keiner, im eigenen Zug
sheet-red-cards = Welche roten Karten? Etwa h4 a1 iB; ein Strich dahinter, wenn die Bedingung nicht erfüllt ist: h4-.
sheet-not-number = Bitte eine Zahl von { $low } bis { $high }.
sheet-not-choice = „{ $text }“ steht nicht zur Wahl. Eine Zahl bis { $last } genügt oder der Anfang eines Namens.
sheet-not-yes = Ja oder nein: { play-yes-or-no }
sheet-not-counts = Nötig sind { $count } Zahlen mit Leerzeichen dazwischen, zusammen höchstens { $most }.
sheet-nothing-undone = Es gibt nichts rückgängig zu machen.
sheet-no-round = Diese Runde gibt es nicht. Es gibt die Runden 1 bis { $last }.
sheet-not-cards = Diese Karten sind nicht zu lesen. Sie schreiben sich h4, a1 oder iB.
sheet-exists = „{ $file }“ gibt es schon. --game und --players gehören zu einem neuen Block.
