### Igazi kártyával játszott játszma pontozása (lair score). A válasz egy-két szó.

sheet-edition = Melyik kiadás?
sheet-limit = Hány pontig tart a játszma?
sheet-chimera = Ki volt a Chimera?
sheet-bid = Mennyi volt a licit? 20, 30 vagy 40
sheet-traps = Hány csapdát játszottak ki?
sheet-flight = Kijátszották a Chimera Repülését?
sheet-idle = Volt Vadász, aki egy lapot sem játszott ki?
sheet-toads = Szerencsevarangyok (2-esek), kinek hány:
sheet-cats = Bőségmacskák (11-esek), kinek hány:
