table-title = Tisch
invited-to = Spiel mit: { $game }
invited-by = Diesen Tisch hat { $name } geöffnet.
invited-watch = Alle Plätze sind besetzt, aber du kannst zuschauen.
come-in = Eintreten
come-in-watch = Zuschauen
room-free = { $count ->
    [one] Ein Platz ist frei. Lade jemanden ein, oder nimm einen Bot dazu.
   *[other] { $count } Plätze sind frei. Lade jemanden ein, oder nimm Bots dazu.
  }
room-free-guest = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  }
room-full = Alle sind da. Du kannst beginnen.
room-full-wait = Alle sind da.
room-starts = Wer den Tisch geöffnet hat, beginnt das Spiel.
room-no-seat = Alle Plätze sind besetzt. Wird einer frei, kannst du ihn hier nehmen.
room-seats = Plätze
room-sit = Hier sitzen
room-sit-any = Platz nehmen
room-stand = Aufstehen
room-start = Beginnen
room-fill = Mit Bots beginnen
seat-free = frei
bot = Bot
bot-of-level = Bot, { $level }
you = du
away = nicht da
add-bot-to = Bot auf Platz { $seat } setzen
remove-player = { $name } entfernen
share-title = Einladen
share-text = Schick diesen Link, oder lass den Code scannen.
share-link = Link zu diesem Tisch
share-code = QR-Code mit dem Link zu diesem Tisch
share = Teilen
copy = Kopieren
copied = Kopiert.
reconnecting = Verbindung wird wiederhergestellt …
restarting-title = Der Server startet neu
restarting-text = Dein Tisch bleibt erhalten. Gleich geht es von selbst weiter.
closed-unknown-title = Diesen Tisch gibt es nicht
closed-unknown-text = Der Link ist vielleicht unvollständig, oder der Tisch wurde abgeräumt.
closed-gone-title = Dieser Tisch ist geschlossen
closed-gone-text = Alle sind gegangen, oder wer den Server betreibt, hat ihn geschlossen. Beendete Spiele bleiben erhalten.
closed-removed-title = Du sitzt nicht mehr an diesem Tisch
closed-removed-text = Wer den Tisch geöffnet hat, hat deinen Platz freigegeben.
closed-not-yours-title = Dieser Tisch ist privat
closed-not-yours-text = Alle Plätze sind besetzt, und zuschauen darf man hier nicht.
closed-stranger-title = Der Server kennt dich nicht
closed-stranger-text = Lade die Seite neu und gib noch einmal deinen Namen ein.
closed-banned-title = Hier kannst du nicht spielen
closed-banned-text = Wer diesen Server betreibt, hat dich ausgeschlossen.
closed-forgotten-title = Deine Daten sind gelöscht
closed-forgotten-text = Um wieder zu spielen, lade die Seite neu und gib einen Namen ein.
closed-elsewhere-title = Du spielst jetzt auf einem anderen Gerät
closed-elsewhere-text = Spiel dort weiter. Um zurückzukommen, gib in den Einstellungen deine Wiederherstellungswörter ein.
closed-outdated-title = Es gibt eine neuere Version
closed-outdated-text = Lade die Seite neu. Dein Spiel bleibt erhalten.
closed-broken-title = Die Verbindung wurde geschlossen
closed-broken-text = Lade die Seite neu, um an den Tisch zurückzukehren.

seat-turn = am Zug
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
points-short = { $count } P
seat-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
seat-seconds = { $count } s
server-will-stop = Der Server hält nach dieser Runde an, spätestens in { $seconds } Sekunden. Das Spiel geht weiter, wenn er wieder läuft.
seat-held = ein Bot spielt
bot-hurried = Der Server ist ausgelastet: { $name } hat schneller und schwächer entschieden als sonst.
seat-here = ist da
seat-is-you = Das bist du.
seat-cards-left = Karten übrig
time-left = Verbleibende Zeit
rules-title = Regeln an diesem Tisch
result-show = Ergebnis zeigen
hint-title = Tipp
hint-others = Andere Züge
help-off = An diesem Tisch gibt es keine Tipps.
menu-title = Menü
menu-undo = Letzten Zug zurücknehmen
menu-leave = Zur Startseite; dein Platz bleibt
log-title = Was geschah
side-title = Punkte und Verlauf
side-close = Punkte und Verlauf schließen
keys-title = Tasten
chat-title = Chat
chat-said = { $name }: { $text }
chat-watching = Wer zuschaut, hört nur zu.
chat-text = Deine Nachricht
chat-send = Senden
chat-mute = { $name } stumm schalten
chat-mute-note = Tippe auf einen Namen, um jemanden stumm zu schalten.
chat-block = { $name } blockieren
chat-block-note = Du hörst diese Person an keinem Tisch mehr.
report-note = Eine Meldung zeigt dem Betreiber des Servers, was diese Person hier zuletzt geschrieben hat.
report-player = { $name } melden
report-done = Der Betreiber wird es sehen. Danke.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Gut gemacht!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-wait = Moment …
phrase-sorry = Tut mir leid!
phrase-good-game = Schönes Spiel!
phrase-bye = Tschüss!
scores-title = Punkte
scores-empty = Noch ist keine Runde zu Ende.
scores-round = Runde
scores-total = Summe
scores-totals = Punktestand
chart-label = { $count ->
    [one] Summen nach 1 Runde: { $totals }
   *[other] Summen über { $count } Runden, zuletzt: { $totals }
  }
result-all = Alles zeigen
result-next = Nächste Runde
result-wait = Warten auf { $names } …
result-final = Ende des Spiels
over-you-win = Du gewinnst!
over-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
over-replay = Rückblick
over-review = Analyse
# Behind today’s deal
over-daily = Zum Ergebnis des Tages
over-rematch = Noch einmal
over-rematch-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }
held-you = Ein Bot spielt für dich.
held-back = Ich bin zurück
absent = { $name } ist nicht da.
vote-bot = Bot spielen lassen
vote-done = Du stimmst für einen Bot.
vote-note = Alle am Tisch müssen zustimmen. Der Platz kann jederzeit zurückgenommen werden.
vote-others = { $count ->
    [one] { $names } stimmt für einen Bot.
   *[other] { $names } stimmen für einen Bot.
  }
vote-waits = Warten auf die Zustimmung von { $names }.

table-shuffle-changed = Trau diesen Karten nicht: Der Server hat seinen oder deinen Anteil am Mischen geändert.
