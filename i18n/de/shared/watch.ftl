### Ein aufgezeichnetes Spiel im Terminal ansehen (lair replay).

watch-place = { $round }, Schritt { $step } von { $steps }
# Nobody bid, and the cards of the round were dealt again
watch-thrown-in = { $round } (neu gegeben)
watch-seat = so sah es { $name }
watch-you = wie du es gesehen hast
watch-open = alle Hände offen
watch-player = Spieler { $number }
watch-keys = ← → Schritt · ↑ ↓ { $mark } · Bild↑ Bild↓ Runde · Pos1 Ende · 1-{ $seats } Platz · a alle Hände · q Schluss
watch-no-seat = Den Platz „{ $seat }“ gibt es hier nicht. Möglich sind ein Name, eine Zahl von 0 bis { $last } oder all.
watch-no-place = „{ $place }“ gibt es in diesem Spiel nicht. Zu nennen ist die Runde, auf Wunsch mit einem Schritt: 2 oder 2.13.
watch-no-game = { $games ->
    [one] In dieser Datei ist nur ein Spiel.
   *[other] In dieser Datei sind nur { $games } Spiele.
    }
watch-empty = In diesem Spiel ist noch nichts gegeben, also gibt es nichts zu sehen.
