### Der Tisch von Chimera. Was nach einem Namen steht, ist kurz und ohne Person: „Ana: gepasst“.

## Karten und Kombinationen

# „8er-Paar“, „Helden-Falle“
c-reading-of = { $kind-id ->
    [kind-single] { $kind } { $top }
   *[other] { $top-id ->
        [rank-hero] Helden-
       *[other] { $top }er-
      }{ $kind }
  }
# „Reihe 8–12“
c-reading-run = { $kind } { $low }–{ $top }
c-read-as = Lesen als

## Was die Spieler tun

c-log-ranks = ({ $ranks })
c-did-pass = gepasst
c-did-bid = Gebot { $bid }
c-did-forced = muss { $bid } bieten
c-did-win = hat den Stich
c-thinks = überlegt …
c-chooses-swap = wählt …
c-reading-result = liest …
c-few-left = { $name } hat noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.

## Die Mitte des Tisches

c-table-middle = Mitte des Tisches
c-bar-bid = Gebot { $bid }
c-bar-limit = bis { $limit }
c-cards-dealt = Die Karten werden gegeben …
c-face-up-card = Aufgedeckte Karte: { $card }
c-face-up-with = { $name } hat die aufgedeckte Karte
c-no-bid = Noch kein Gebot
c-no-bid-twice = Noch kein Gebot. Passen wieder alle, muss jemand 20 bieten.
c-bid-stands = { $name } bietet { $bid }
c-den-yours = Deine Karten aus dem Versteck
c-give-cards = { $count ->
    [one] Wähle eine Karte für { $name }
   *[other] Wähle { $count } Karten für { $name }
  }
c-give-blind = Was du bekommst, siehst du, wenn beide gewählt haben.
c-you-gave = an { $name }
c-you-got = von { $name }
c-swap-waits = { $name } wählt noch.
c-hunters-swap = Die Jäger tauschen Karten.
c-you-lead = Du eröffnest
c-leads = { $name } eröffnet
c-round-over = Runde { $round } ist vorbei

## Der eigene Platz

c-your-hand = Deine Handkarten: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
c-your-actions = Dein Zug
c-sort-rank = Nach Wert
c-sort-groups = Gruppiert
c-pass-until = Für mich passen, bis ich schlagen kann
c-pass-until-short = Auto-Pass
c-act-pass = Passen
c-act-play = Spielen
c-act-give = Geben
c-act-sure = Wirklich spielen
c-act-bid = { $bid } bieten
c-act-bid-off = { $bid } bieten: { $why }
c-off-turn = Du bist nicht dran
c-off-choose = Karten wählen
c-off-not-possible = Nicht spielbar
c-off-lead = Du eröffnest
c-off-forced = Du musst bieten
c-off-low = Zu niedrig
c-wait = Einen Moment …
c-wait-for = { $name } ist dran
c-your-bid = Dein Gebot, oder passen
c-give-count = { $chosen } von { $count } gewählt
c-lead-anything = Du eröffnest: mit jeder Kombination
c-beat-or-pass = Schlagen oder passen
c-cannot-beat = Keine deiner Karten schlägt das
c-passes-itself = Nichts schlägt das: gleich wird gepasst …
c-beats-it = schlägt
c-can-lead = kann gespielt werden
c-not-on-list = Diese Karten können hier nicht gespielt werden
c-nothing-to-play = Es gibt nichts, was du spielen könntest.
c-watching = Du siehst zu.

## Tipps

c-hint-play = Spiele: { $what }
c-hint-give = Gib: { $what }
c-hint-fewer = { $points ->
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
  }
c-hint-even = genauso gut
c-hint-riskier = gewinnt das Spiel seltener

## Ergebnis und Punkte

c-result-chimera = { $name } war zuerst fertig: Die Chimäre gewinnt die Runde.
c-result-hunters = { $name } war zuerst fertig: Die Jäger gewinnen die Runde.
c-part-bid = Gebot
c-part-bid-times = Gebot { $times } × { $bid }
c-part-traps = Fallen
c-part-flight = Chimären-Angriff
c-part-idle-hunter = Ein Jäger spielte nichts
c-part-hunters = Jäger gewinnen
c-part-treasures = Schätze
c-part-treasure = { $count } × { $treasure }
c-scores-limit = Das Spiel endet nach einer Runde, in der jemand { $limit } Punkte erreicht hat und eine Person allein vorn liegt; sie gewinnt.
c-scores-mark = Unterstrichen: die Chimäre der Runde.

## Welche Karten schon draußen sind

c-count-title = Gespielte Karten
c-count-note = Was man weiß, wenn man aufpasst. Die Zahl sagt, wie viele weder gespielt noch deine sind.
c-count-mine = deine
c-count-played = gespielt
c-count-given = dem anderen Jäger gegeben
c-count-face-up = aufgedeckte Karte
c-count-unseen = noch nicht gesehen
c-count-card = { $card }: { $where }

## Spieler und Gespräch

c-role = Rolle
c-role-chimera = Chimäre
c-role-hunter = Jäger
c-treasures-won = Schätze in dieser Runde

## Regeln, Menü, Tasten

c-rules-edition = Ausgabe: { $edition }.
c-rules-differs = anders als die deutsche Ausgabe
c-rules-help-on = Tipps sind an.
c-rules-clock = { $seconds } Sekunden für einen Zug, dann die Reserve.
c-rules-no-clock = Keine Uhr.
c-rules-all = Alle Regeln von Chimera
c-key-move = Zu einer anderen Karte
c-key-select = Karte wählen oder zurücklegen
c-key-rank = Nach Wert wählen: A bis C sind 10 bis 12, D Held, E Pi Ya, F Chimäre
c-key-cycle = Durchgehen, was man spielen kann
c-key-play = Spielen
c-key-pass = Passen
c-key-hint = Tipp
c-key-sort = Hand anders ordnen
c-key-clear = Alle Karten zurücklegen
