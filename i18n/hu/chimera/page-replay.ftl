### Befejezett játszma visszanézése.

## Nézés

replay-trick-back = Előző ütés
replay-trick-on = Következő ütés
replay-key-trick = ütésenként

## Az asztal

replay-middle = Középen
replay-bid = licit { $bid }
replay-role-chimera = Chimera { $bid }
replay-treasure = Kincs { $points }
replay-gift = odaadva
replay-face-up = képpel felfelé fordított lap

## Ami történt

replay-pass = passz

## Miért jár pont

replay-part-bid-won = a licit kétszerese
replay-part-bid-lost = elvesztett licit
replay-part-traps = kijátszott csapdák
replay-part-flight = Chimera Repülése
replay-part-idle-hunter = tétlen Chimera Vadász
replay-part-hunters = Chimera Vadászok győzelme
replay-part-treasures = Kincsek
