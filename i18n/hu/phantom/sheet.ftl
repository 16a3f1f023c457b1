### Igazi kártyával játszott játszma pontozása (lair score). A válasz egy-két szó.

sheet-advanced = Haladó szabályokkal?
sheet-nobody = senki, elfogyott a pakli
sheet-laid = Hány terc feküdt előtte?
sheet-reds = Hány vörös kártya?
sheet-turned = Hány felcsapott lapnak volt párja?
sheet-item-groups = A lerakott tercek közül hány a tárgyakból álló csoport?
sheet-discarder = Ki dobta el a lapot?
sheet-own-turn = senki, a saját körében ment ki
sheet-red-cards = Mely vörös kártyák? Például h4 a1 iB; kötőjel a mögé, amelyiknek a feltétele nem teljesül: h4-.
sheet-not-cards = Ezeket a lapokat nem értem. Így írd őket: h4, a1 vagy iB.
