### Tenir la marque d’une partie avec de vraies cartes (lair score). Un ou deux mots suffisent pour répondre.

sheet-ask = Manche { $round } : Entrée, ou les réponses à la suite. e modifie une manche, d la raye, u annule, n les noms, ? l’aide, q quitte.
sheet-help = Entrée ou r demande ce qui s’est passé dans la manche. On peut aussi taper les réponses à la suite ; - vaut pour la réponse habituelle, donnée entre crochets.
    e 2 modifie la manche 2, d 2 la raye ; sans nombre, il s’agit de la dernière. u annule le dernier changement. n change les noms. Tout est enregistré aussitôt.
sheet-game = Quel jeu ?
sheet-names = Qui joue ? Les noms, séparés par des virgules.
sheet-edition = Quelle édition ?
sheet-edition-de = allemande
sheet-edition-fr = française
sheet-edition-hu = hongroise
sheet-edition-ko = coréenne
sheet-limit = Combien de points terminent la partie ?
sheet-advanced = Avec les règles avancées ?
sheet-chimera = Qui était la Chimère ?
sheet-bid = Quelle était l’enchère ? 20, 30 ou 40
sheet-out = Qui a fini ?
sheet-nobody = personne, la pioche est épuisée
sheet-traps = Combien de bombes ont été jouées ?
sheet-flight = Le vol de la Chimère a-t-il été joué ?
sheet-idle = Un chasseur n’a-t-il joué aucune carte ?
sheet-toads = Crapauds de la chance (les 2), combien chacun :
sheet-cats = Chats de la prospérité (les 11), combien chacun :
sheet-laid = Combien de combinaisons étaient posées ?
sheet-reds = Combien de cartes rouges ?
sheet-turned = Combien de cartes retournées correspondaient ?
sheet-item-groups = Combien des combinaisons posées sont des brelans d’objets ?
sheet-discarder = De qui était la défausse ?
sheet-own-turn = de personne, c’était son tour
sheet-red-cards = Quelles cartes rouges ? Par exemple h4 a1 iB ; un tiret derrière celle dont la condition n’est pas remplie : h4-.
sheet-not-number = Un nombre de { $low } à { $high }, s’il vous plaît.
sheet-not-choice = « { $text } » n’est pas proposé. Tapez un nombre jusqu’à { $last } ou le début d’un nom.
sheet-not-yes = Oui ou non : { play-yes-or-no }
sheet-not-counts = Il faut { $count } nombres séparés par des espaces, { $most } au plus en tout.
sheet-nothing-undone = Il n’y a rien à annuler.
sheet-no-round = Cette manche n’existe pas. Elles vont de 1 à { $last }.
sheet-not-cards = Ces cartes sont illisibles. Elles s’écrivent h4, a1 ou iB.
sheet-exists = « { $file } » existe déjà. --game et --players sont pour une nouvelle feuille.
