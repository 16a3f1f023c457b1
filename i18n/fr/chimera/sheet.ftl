### Tenir la marque d’une partie avec de vraies cartes (lair score). Un ou deux mots suffisent pour répondre.

sheet-edition = Quelle édition ?
sheet-limit = Combien de points terminent la partie ?
sheet-chimera = Qui était la Chimère ?
sheet-bid = Quelle était l’enchère ? 20, 30 ou 40
sheet-traps = Combien de bombes ont été jouées ?
sheet-flight = Le vol de la Chimère a-t-il été joué ?
sheet-idle = Un chasseur n’a-t-il joué aucune carte ?
sheet-toads = Crapauds de la chance (les 2), combien chacun :
sheet-cats = Chats de la prospérité (les 11), combien chacun :
