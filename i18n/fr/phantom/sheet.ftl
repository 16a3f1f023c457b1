### Tenir la marque d’une partie avec de vraies cartes (lair score). Un ou deux mots suffisent pour répondre.

sheet-advanced = Avec les règles avancées ?
sheet-nobody = personne, la pioche est épuisée
sheet-laid = Combien de combinaisons étaient posées ?
sheet-reds = Combien de cartes rouges ?
sheet-turned = Combien de cartes retournées correspondaient ?
sheet-item-groups = Combien des combinaisons posées sont des brelans d’objets ?
sheet-discarder = De qui était la défausse ?
sheet-own-turn = de personne, c’était son tour
sheet-red-cards = Quelles cartes rouges ? Par exemple h4 a1 iB ; un tiret derrière celle dont la condition n’est pas remplie : h4-.
sheet-not-cards = Ces cartes sont illisibles. Elles s’écrivent h4, a1 ou iB.
