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

replay-dealt = { $dealer } oszt. { $holder } kapja a képpel felfelé fordított lapot ({ $card }), és kezdi a licitálást.
replay-bids = { $name } licitje { $bid }.
replay-passes = { $name } passzol.
replay-pass = passz
replay-forced = Senki sem licitál, ezért { $name } kötelező licitje { $bid }.
replay-thrown-in = Mindenki passzolt: új osztás jön.
replay-contract = { $name } lett a Chimera, a licit { $bid }.
replay-den = A Chimera barlangjából: { $cards }.
replay-gave = { $name } odaadja: { $cards }.
replay-swapped = A Chimera Vadászok cseréltek.
replay-plays = { $name } kijátssza: { $cards } ({ $kind }).
replay-trick-won = { $name } viszi az ütést.

## Miért jár pont

replay-part-bid-won = a licit kétszerese
replay-part-bid-lost = elvesztett licit
replay-part-traps = kijátszott csapdák
replay-part-flight = Chimera Repülése
replay-part-idle-hunter = tétlen Chimera Vadász
replay-part-hunters = Chimera Vadászok győzelme
replay-part-treasures = Kincsek
