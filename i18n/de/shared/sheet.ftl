### Punkte eines Spiels mit echten Karten aufschreiben (lair score). Auf jede Frage genügen ein, zwei Wörter.

sheet-ask = Runde { $round }: Eingabetaste drücken oder die Antworten hintereinander eingeben. e ändert eine Runde, d streicht sie, u macht rückgängig, n ändert die Namen, ? Hilfe, q Schluss.
sheet-help = Die Eingabetaste oder r fragt, was in der Runde geschah. Die Antworten können auch hintereinander in einer Zeile stehen; - steht für die übliche Antwort in eckigen Klammern.
    e 2 ändert Runde 2, d 2 streicht sie; ohne Zahl ist die letzte gemeint. u nimmt den letzten Schritt zurück. n ändert die Namen. Alles wird sofort gespeichert.
sheet-game = Welches Spiel?
sheet-names = Wer spielt mit? Namen mit Kommas dazwischen.
sheet-out = Wer war zuerst fertig?
sheet-not-number = Bitte eine Zahl von { $low } bis { $high }.
sheet-not-choice = „{ $text }“ steht nicht zur Wahl. Eine Zahl bis { $last } genügt oder der Anfang eines Namens.
sheet-not-yes = Ja oder nein: { play-yes-or-no }
sheet-not-counts = Nötig sind { $count } Zahlen mit Leerzeichen dazwischen, zusammen höchstens { $most }.
sheet-nothing-undone = Es gibt nichts rückgängig zu machen.
sheet-no-round = Diese Runde gibt es nicht. Es gibt die Runden 1 bis { $last }.
sheet-exists = „{ $file }“ gibt es schon. --game und --players gehören zu einem neuen Block.
