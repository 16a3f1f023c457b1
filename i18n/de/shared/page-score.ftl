score-title = Punkteblock
score-lead = Für ein Spiel mit echten Karten. Du sagst, was war, der Block rechnet. Er bleibt in diesem Browser und braucht kein Netz.
score-kept = Deine Blöcke
score-all = Alle Blöcke
score-new = Neuer Block
score-game = Spiel
score-seats = Spieler
score-player = Spieler { $number }
score-begin = Anfangen
score-import = Block übernehmen
score-import-text = Ein Block, der als Datei gesichert wurde, hier oder auf einem anderen Gerät.
score-import-choose = Datei wählen
score-imported = { $count ->
    [one] Ein Block übernommen.
   *[other] { $count } Blöcke übernommen.
  }
score-not-a-pad = Diese Datei ist kein Punkteblock.
score-count = { $count ->
    [0] noch keine Runde
    [one] eine Runde
   *[other] { $count } Runden
  }
score-unknown-title = Kein solcher Block
score-unknown-text = In diesem Browser gibt es ihn nicht. Vielleicht liegt er auf einem anderen Gerät, oder er wurde gelöscht.
score-totals = Punktestand
score-over = { $count ->
    [one] { $names } gewinnt das Spiel!
   *[other] { $names } teilen sich den Sieg!
  }
score-add-round = Runde { $number } eintragen
score-round = Runde { $number }
score-round-column = Runde
score-rounds = Runden
score-edit-round = Runde { $number } ändern
score-edit-hint = Tippe auf die Nummer einer Runde, um sie zu ändern.
score-mark-out = zuerst fertig
score-late-rounds = Durchgestrichene Runden kommen nach dem Ende des Spiels und zählen nicht.
score-course = Verlauf
score-empty = Noch keine Runde. Trag die erste ein, sobald sie gespielt ist.
score-undo = Rückgängig
score-names = Namen
score-more-actions = Mehr
score-share = Als Text teilen
score-copied = Kopiert. Füg es ein, wo du magst.
score-not-shared = Dieser Browser lässt die Seite den Text weder teilen noch kopieren.
score-export = Als Datei sichern
score-remove-pad = Löschen
score-remove-title = Diesen Block löschen?
score-remove-text = Er ist sonst nirgends, außer du hast ihn als Datei gesichert.
score-keep = Behalten
score-not-kept = Dieser Browser bewahrt nichts auf: Sichere den Block als Datei, bevor du gehst.
score-save-round = Eintragen
score-remove-round = Runde löschen
score-removed-round = Runde { $number } gelöscht. „Rückgängig“ holt sie zurück.
score-result = { $name }: { $points }
score-text-total = Summe: { $line }
score-out = Wer war zuerst fertig?
score-less = Eins weniger: { $what }
score-more = Eins mehr: { $what }
