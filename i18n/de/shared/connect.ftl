# „lair play --connect“: ein Tisch eines Servers im Terminal.

connect-link = „{ $link }“ ist kein Link zu einem Server oder Tisch. Schreib ihn wie https://example.org/t/K7QX2M9DPC4W oder http://127.0.0.1:8080.
connect-unreachable = { $server } ist nicht zu erreichen: { $why }.
connect-certificate = { $server } kann nicht beweisen, dass er der richtige Server ist: { $why }. Es wurde nichts an ihn geschickt.
connect-no-lair = { $server } antwortet nicht wie ein Server von Lair.
told-wrong = Der Server sagt etwas, das nicht stimmen kann („{ $what }“). Nichts davon wurde übernommen.

connect-ask-name = Wie sollen dich die anderen nennen?
connect-not-kept = Wer du auf diesem Server bist, kann nicht gespeichert werden; deinen Platz kannst du später nicht wieder einnehmen.
connect-choose = Wo möchtest du spielen?
connect-new = ein neues Spiel { $game } gegen Bots
connect-table = { $game }: { $people }

connect-room = Warteraum
connect-seat-free = frei
connect-seat-bot = { $name } (Bot, { $level })
connect-seat-away = { $name } (nicht da)
connect-room-start = Alle Plätze sind besetzt. Enter beginnt das Spiel, q beendet.
connect-room-bots = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  } Schick jemandem den Link, oder tippe b für Bots; q beendet.
connect-room-guest = Wer den Tisch geöffnet hat, beginnt das Spiel. q beendet.

connect-waiting = { $name } überlegt.
connect-absent = { $name } ist nicht da. b schlägt vor, dass ein Bot spielt; alle Anwesenden müssen zustimmen.
connect-votes = Wenn alle zustimmen, spielt für { $name } ein Bot. Bisher dafür: { $names }.
connect-next = Enter geht weiter zur nächsten Runde; s zeigt den Punktestand, q beendet.
connect-next-said = Die nächste Runde beginnt, sobald die anderen so weit sind.
connect-leave = Was abgeworfen wurde, kannst du nicht nehmen. Enter lässt es liegen; s zeigt den Punktestand, q beendet.
connect-stopping = Der Server hält nach dieser Runde an, spätestens in { $seconds } Sekunden. Das Spiel geht weiter, wenn er wieder läuft.
connect-held = Ein Bot spielt für dich, weil du nicht da warst. Enter nimmt deinen Platz zurück.
connect-hurried = Der Server ist ausgelastet: { $name } hat schneller und schwächer entschieden als sonst.
connect-rematch-said = Das nächste Spiel beginnt, sobald alle es wollen.
connect-clock = Noch { $seconds } s Zeit.
connect-not-asked = Du bist nicht am Zug. s zeigt den Punktestand, q beendet.
connect-no-hints = An diesem Tisch gibt es keine Tipps.
connect-came = { $name } ist da.
connect-went = { $name } ist nicht da.
connect-says = { $name }: { $text }

connect-lost = Die Verbindung ist weg. Sie wird wiederhergestellt …
connect-stops = Der Server wird neu gestartet. Bitte warten …
connect-back = Wieder verbunden.
connect-not-sent = Das ging nicht hinaus: Die Verbindung ist weg. Du wirst noch einmal gefragt.
connect-left = Du hast den Tisch verlassen. Dein Platz bleibt dir; so kommst du zurück:
connect-full = An diesem Tisch ist kein Platz frei.
connect-not-yours = Diesen Tisch sieht nur, wer an ihm spielt.
connect-gone = Der Tisch ist geschlossen, oder du wurdest weggeschickt.
connect-forgotten = Der Server kennt dich nicht mehr. Verbinde dich neu, um einen neuen Namen zu wählen.
connect-version = Der Server spricht eine andere Version des Protokolls. Eines der beiden Programme ist zu alt.
connect-refused = Der Server hat die Verbindung beendet.
connect-no-record = Der Server gibt die Aufzeichnung dieses Spiels nicht heraus.

connect-room-watch = { $count ->
    [0] Du schaust zu. q beendet.
   *[other] Du schaust zu. Enter nimmt einen freien Platz, q beendet.
  }
connect-watching = Du schaust zu. Enter zeigt den Tisch, s den Punktestand, q beendet.
connect-watch = zuschauen bei { $table }
connect-watched = Du hast den Tisch verlassen. Auf Wiedersehen!
connect-listening = Wer zuschaut, hört nur zu.
connect-say = Zum Beispiel sagt say 3 den dritten Satz zu den anderen. mute: jemanden nicht mehr hören.
connect-say-free = Zum Beispiel sagt say 3 den dritten Satz zu den anderen. Nach say gehen auch eigene Worte. mute: jemanden nicht mehr hören.
connect-mute = Zum Beispiel mute 2, oder mute und der Anfang eines Namens: Du hörst diesen Spieler nicht mehr.
connect-mute-nobody = Sonst kann an diesem Tisch niemand etwas sagen.
connect-muted = Du hörst { $name } nicht mehr. Mit derselben Zeile hörst du wieder.
connect-heard = Du hörst { $name } wieder.
connect-seat-muted = { $name } (stumm)
connect-deals-own = { $count ->
    [one] Die Verteilung der Karten in diesem Spiel folgt
   *[other] Alle { $count } Verteilungen der Karten in diesem Spiel folgen
  } aus den Zufallswerten aller, auch aus deinem. Niemand hat die Karten gelegt.
connect-deals = { $count ->
    [one] Die Verteilung der Karten in diesem Spiel folgt aus den Zufallswerten.
   *[other] Alle { $count } Verteilungen der Karten in diesem Spiel folgen aus den Zufallswerten.
  }
connect-deals-hidden = { $count ->
    [one] Eine Person hat ihren Zufallswert nie gezeigt.
   *[other] { $count } Personen haben ihren Zufallswert nie gezeigt.
  }
connect-deals-day = Der Zufallswert in der Aufzeichnung ist nicht der des Tages.

connect-phrase-hello = Hallo!
connect-phrase-good-luck = Viel Glück!
connect-phrase-nice = Gut gemacht!
connect-phrase-thanks = Danke!
connect-phrase-oops = Hoppla!
connect-phrase-wow = Wow!
connect-phrase-wait = Moment …
connect-phrase-sorry = Tut mir leid!
connect-phrase-good-game = Schönes Spiel!
connect-phrase-bye = Tschüss!
