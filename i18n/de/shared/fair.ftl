### Verteilte Karten mit ihren Zufallswerten vergleichen (docs/fairness.md).

fair-bad-hex = „{ $field }“ muss aus 64 hexadezimalen Ziffern bestehen.
fair-by-seat = „{ $field }“ muss { $count } Einträge haben, einen für jeden Platz.
fair-missing = Verteilung { $number } lässt sich nicht prüfen: Davor stehen keine Zufallswerte.
fair-number = Diese Zufallswerte sind für Verteilung { $given }, an der Reihe ist aber Verteilung { $due }.
fair-server-commit = Der Zufallswert des Servers ist nicht der, auf den er sich festgelegt hat.
fair-client-commit = Der Zufallswert von Platz { $seat } ist nicht der, auf den er sich festgelegt hat.
fair-no-commit = Platz { $seat } zeigt einen Zufallswert, hatte sich aber auf keinen festgelegt.
fair-changed = Die Zufallswerte für Verteilung { $number } sind andere als zuvor. Ein Spiel behält seine Zufallswerte.
fair-differs = Verteilung { $number } folgt nicht aus den Zufallswerten: „{ $field }“ weicht ab.
