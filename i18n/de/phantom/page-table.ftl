pr-round = Runde { $round } von { $rounds }
pr-talon = Auslage
pr-talon-empty = Die Auslage ist leer. Neue Karten kommen mit dem nächsten Zug.
pr-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
pr-hand = Deine Hand
pr-just-taken = { $card }, eben genommen
pr-waits = wartet
pr-no-sets = noch kein Dreier
pr-pile = { $name } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } abgeworfen, zuletzt: { $card }. Alle Abwürfe zeigen
pr-pile-empty = { $name } hat nichts abgeworfen. Alle Abwürfe zeigen
pr-piles = Abwürfe
pr-no-discards = noch nichts
pr-complete = Du hast alles, was du brauchst.
pr-missing = { $count ->
    [one] 1 Karte fehlt
   *[other] { $count } Karten fehlen
  }
pr-helping = Das würde helfen: { $cards }
pr-outlook = Zeigen, wie weit es ist
pr-take-card = { $card } nehmen
pr-lay = Auslegen
pr-lay-draw = Auslegen, ziehen
pr-lay-and-draw = Auslegen und { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } ziehen
pr-discard = Abwerfen
pr-announce = Ich warte auf eine Karte
pr-silent = Nichts sagen
pr-mine = Meins!
pr-decline = Liegen lassen
pr-out = Ausmachen
pr-out-how = Was zeigst du?
pr-out-note = Zum Ersten passen die meisten noch unbekannten Karten.
pr-claim-how = Welchen Dreier legst du aus?
pr-now-take = Nimm eine Karte aus der Auslage.
pr-now-take-waiting = Du wartest. Nimm eine Karte aus der Auslage.
pr-now-act = Lege drei Karten aus, oder wirf eine ab.
pr-now-lay = Das ist ein Dreier. Wie viele Karten ziehst du?
pr-now-out = Du kannst ausmachen!
pr-now-discard = Wirf eine Karte ab, sodass nur noch eine fehlt.
pr-now-discard-taken = Du wartest, also geht diese Karte.
pr-now-announce = Nur noch eine Karte fehlt. Sagst du es an?
pr-now-offer = { $name } wirft { $card } ab. Nimmst du sie für einen Dreier?
pr-now-offer-out = { $name } wirft { $card } ab. Damit kannst du ausmachen!
pr-now-offer-none = { $name } wirft { $card } ab. Du kannst die Karte nicht nehmen: Lass sie liegen, dann geht es weiter.
pr-now-window = Wer will { $card }?
pr-now-other = { $name } ist am Zug.
pr-now-over = Die Runde ist zu Ende.
pr-why-not-turn = Du bist nicht am Zug.
pr-why-take-first = Nimm zuerst eine Karte aus der Auslage.
pr-why-taken = Du hast schon eine Karte genommen.
pr-why-answer-first = Beantworte zuerst die Frage.
pr-why-frozen = Du wartest: Deine Hand darf sich nicht mehr ändern.
pr-why-announced = Du hast angesagt. Wirf jetzt eine Karte ab.
pr-why-three = Wähle drei Karten: drei gleiche oder drei aufeinanderfolgende Zahlen einer Art.
pr-why-no-set = Das ist kein Dreier. Nötig sind drei gleiche oder drei aufeinanderfolgende Zahlen einer Art.
pr-why-one = Wähle eine Karte zum Abwerfen.
pr-why-breaks-wait = Ohne diese Karte würdest du nicht warten.
pr-why-draw = So viele kannst du hier nicht ziehen.
pr-why-not-out = Du kannst jetzt nicht ausmachen.
pr-why-no-announce = Das geht jetzt nicht: Vor dir muss ein Dreier liegen, und genau eine Karte darf fehlen.
pr-log-out = { $who ->
    [you] Du machst aus!
   *[other] { $name } macht aus!
  }
pr-turned-match = { $card }, passt
pr-turned-no-match = { $card }, passt nicht
pr-left-over = Übrig
pr-part-laid-sets = { $count ->
    [one] 1 ausgelegter Dreier
   *[other] { $count } ausgelegte Dreier
  }
pr-part-red-cards = { $count ->
    [one] 1 rote Karte
   *[other] { $count } rote Karten
  }
pr-part-turned = Aufgedeckte Karten
pr-part-red-1-7 = Rote 1 oder 7, bei einer 1, 7 oder einem Gegenstand
pr-part-red-2-6 = Rote 2 oder 6, ohne 1, 7 und Gegenstände
pr-part-red-3-5 = Rote 3 oder 5, bei drei ausgelegten Dreiern
pr-part-red-4 = Rote 4, alles von einer Art
pr-part-special-item = Besonderer Gegenstand
pr-part-item-groups = Drei Gruppen aus Gegenständen
pr-part-discarder = Die Siegkarte abgeworfen
pr-advice-take = { $card } nehmen.
pr-advice-lay = { $cards } auslegen und { $draw } ziehen.
pr-advice-discard = { $card } abwerfen.
pr-advice-claim = „Meins!“, mit { $cards }.
pr-advice-out = Ausmachen.
pr-advice-announce = Das Warten ansagen.
pr-advice-decline = Liegen lassen.
pr-advice-silent = Nichts sagen.
pr-info-goal = Das Spiel endet nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }, oder sobald jemand { $points } Punkte hat.
pr-info-together = Zum Ausmachen: zwei Dreier und ein Paar, Ausgelegtes und Hand zusammen; ein Dreier muss schon vor dir liegen.
pr-info-in-hand = Zum Ausmachen: zwei Dreier und ein Paar auf der Hand, dazu ein Dreier vor dir. Nach dem Auslegen werden zwei Karten gezogen.
pr-info-basic = Einfache Wertung: ausgelegte Dreier, rote Karten und vom Stapel aufgedeckte Karten.
pr-info-advanced = Wertung für Fortgeschrittene: ausgelegte Dreier, rote Zahlen, deren Bedingung gilt, besondere Gegenstände. Drei ausgelegte Gruppen aus Gegenständen gewinnen das Spiel. Wer die Siegkarte abwirft, zahlt.
pr-info-replay = Eine Runde, die mit dem Stapel endet, zählt nicht.
pr-info-counts = Eine Runde, die mit dem Stapel endet, zählt.
pr-key-move = nächste Karte
pr-key-row = Auslage, Hand
pr-key-choose = Karte wählen oder nehmen
pr-key-discard = abwerfen
pr-key-lay = auslegen und so viel wie möglich ziehen
pr-key-draw = auslegen und so viele ziehen
pr-key-announce = das Warten ansagen
pr-key-out = ausmachen
pr-key-mine = „Meins!“
pr-key-decline = liegen lassen, nichts sagen
pr-key-hint = Tipp
pr-key-piles = Abwürfe
pr-key-scores = Punkte
pr-key-chat = Chat
pr-key-clear = alle Karten zurücklegen
pr-rules-all = Alle Regeln von Phantom-Rommé
