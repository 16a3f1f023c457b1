# „lair play --connect“: ein Tisch eines Servers im Terminal.

connect-link = „{ $link }“ ist kein Link zu einem Server oder Tisch. Schreib ihn wie https://example.org/t/K7QX2M9DPC4W oder http://127.0.0.1:8080.
connect-unreachable = { $server } ist nicht zu erreichen: { $why }.
connect-certificate = { $server } kann nicht beweisen, dass er der richtige ist: { $why }. Es wurde nichts an ihn geschickt.
connect-no-lair = { $server } antwortet nicht wie ein Server von Lair.
told-wrong = Der Server sagt etwas, das nicht sein kann („{ $what }“). Nichts davon wurde geglaubt.

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
connect-next = Enter geht weiter zur nächsten Runde; s zeigt den Punktestand, q beendet.
connect-next-said = Die nächste Runde beginnt, sobald die anderen so weit sind.
connect-held = Ein Bot spielt für dich, weil du nicht da warst. Enter nimmt deinen Platz zurück.
connect-rematch-said = Das nächste Spiel beginnt, sobald alle es wollen.
connect-clock = Noch { $seconds } s Zeit.
connect-not-asked = Du bist nicht am Zug. s zeigt den Punktestand, q beendet.
connect-no-hints = An diesem Tisch gibt es keine Tipps.
connect-came = { $name } ist da.
connect-went = { $name } ist nicht da.
connect-says = { $name }: { $text }

connect-lost = Die Verbindung ist weg. Ich versuche, sie wiederherzustellen …
connect-stops = Der Server wird neu gestartet. Ich warte auf ihn …
connect-back = Wieder verbunden.
connect-not-sent = Das ging nicht hinaus, denn die Verbindung ist weg. Du wirst noch einmal gefragt.
connect-left = Du hast den Tisch verlassen. Dein Platz bleibt dir; so kommst du zurück:
connect-full = An diesem Tisch ist kein Platz frei.
connect-not-yours = Diesen Tisch sehen nur, die an ihm spielen.
connect-gone = Der Tisch ist geschlossen, oder du wurdest weggeschickt.
connect-forgotten = Der Server kennt dich nicht mehr. Komm wieder, um einen neuen Namen zu bekommen.
connect-version = Der Server spricht eine andere Version des Protokolls. Eines der beiden Programme ist zu alt.
connect-refused = Der Server hat die Verbindung beendet.
connect-no-record = Der Server gibt die Aufzeichnung dieses Spiels nicht heraus.
