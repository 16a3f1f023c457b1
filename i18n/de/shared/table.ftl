table-begun = Das Spiel hat begonnen; das geht nur davor.
table-between-rounds = Die Runde ist vorbei; die nächste ist noch nicht gegeben.
table-changed-too-often = Dieser Tisch wurde { $count }-mal geändert, ohne dass gespielt wurde. Starte das Spiel oder eröffne einen neuen Tisch.
table-chat-phrases = An diesem Tisch sind nur fertige Sätze möglich.
table-clock-decides = Mit Uhr entscheidet die Uhr, wann ein Bot zieht. Abgestimmt wird nur an Tischen ohne Uhr.
table-closed = Dieser Tisch ist geschlossen.
table-decided-already = Du hast dich schon entschieden; die anderen überlegen noch.
table-frozen = Dieser Tisch wurde mit einer anderen Version des Programms begonnen. Man kann ihn ansehen, aber nicht weiterspielen.
table-full = Alle Plätze sind besetzt.
table-no-help = An diesem Tisch gibt es keine Tipps.
table-no-reveal = Von dir wird gerade kein Zufallswert erwartet.
table-no-version = Ein Zug braucht „v“, den Stand des Tisches, auf dem er beruht.
table-nobody-to-remove = Auf diesem Platz sitzt niemand, den du entfernen könntest.
table-not-absent = Auf diesem Platz fehlt niemand.
table-not-asked = Du bist gerade nicht gefragt.
table-not-creator = Das kann nur, wer den Tisch geöffnet hat.
table-no-take-back = Mit anderen am Tisch lässt sich nichts zurücknehmen, auch nicht bei den Karten des Tages.
table-nothing-to-take-back = In dieser Runde hast du noch nichts entschieden, was sich zurücknehmen ließe.
table-not-held = Du hast deinen Platz; kein Bot spielt für dich.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-daily = Die Karten des Tages spielt man einmal. Morgen gibt es neue.
table-not-playing = An diesem Tisch läuft kein Spiel.
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-not-true = Die Anfrage „{ $field }“ erwartet true.
table-other-game = Ein Tisch bleibt bei seinem Spiel. Öffne für das andere einen neuen.
table-phrase-unknown = Diesen Satz gibt es nicht.
table-removed = Wer den Tisch geöffnet hat, hat dich entfernt.
table-request-unknown = Diese Anfrage kennt der Server nicht.
table-seat-taken = Da sitzt schon jemand.
table-seat-unknown = Diesen Platz gibt es nicht. Die Plätze heißen 0 bis { $high }.
table-seated-already = Du sitzt schon an diesem Tisch.
table-seats-free =
    { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } noch frei. Dort muss jemand sitzen, oder ein Bot.
table-seed-differs = Das ist nicht der Zufallswert, auf den du dich festgelegt hast.
table-seed-form = Ein Zufallswert oder seine Festlegung besteht aus 64 kleinen Hexadezimalziffern.
table-stale = Der Tisch ist inzwischen weiter. Schau noch einmal hin und entscheide dann.
table-unwatched = Diesem Tisch dürfen nur seine Spieler zusehen.
text-invisible = Bitte unsichtbare Zeichen weglassen.
text-length = Bitte 1 bis { $high } Zeichen schreiben.
text-marks = Bitte weniger Zeichen auf einen einzelnen Buchstaben setzen.
text-not-utf8 = Dieser Text ist kein gültiges UTF-8.
