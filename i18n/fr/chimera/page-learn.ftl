learn-combinations = Construire des combinaisons
learn-combinations-title = Construire des combinaisons
learn-kind = Combinaison
learn-done-kind = { $kind } – c’est fait
learn-yours = Vos cartes
learn-pick = Touchez des cartes pour les prendre
learn-add = Prendre : { $rank }
learn-put-back = Remettre : { $card }
learn-clear = Tout remettre
learn-next-kind = Combinaison suivante
learn-reading = { $kind } · { $top }
learn-tap-beat = Construisez ce qui bat ceci.
learn-tap-build = À construire : { $kind }.
learn-beats = C’est plus fort !
learn-built = C’est bien cela !
learn-other-kind = Une combinaison, mais une autre.
learn-progress = { $done } sur { $all } réussies

learn-chimera-title = Chimera : les règles
learn-chimera-minute = Une personne, la Chimère, a 20 cartes et joue seule. Les deux autres, les chasseurs, en ont 17 chacun et jouent ensemble. La personne qui enchérit le plus haut devient la Chimère. On se débarrasse de ses cartes dans des plis : quelqu’un entame avec une combinaison, les autres peuvent la battre avec une plus haute de la même sorte. La manche est finie dès qu’une main est vide. On joue jusqu’à 400 points.

learn-chimera-section-cards = Les cartes
learn-c-1-1 = Il y a 54 cartes : quatre familles, Jade, Épée, Pagode et Étoile, avec chacune les nombres 1 à 12 et un Héros, plus Pi Ya et la Chimère. Les familles ne changent rien à ce qu’on peut jouer ; elles aident seulement à se souvenir.
learn-c-1-2 = Chaque 2, un crapaud de la chance, vaut 10 points, et chaque 11, un chat de la prospérité, 5 : pour qui remporte le pli où il se trouve.
learn-c-1-3 = Les cartes seules, de la plus basse à la plus haute : 1 à 12, Héros, Pi Ya, Chimère.

learn-chimera-section-deal = La donne
learn-c-2-1 = La première place donne la première manche ; ensuite, on tourne dans le sens horaire.
learn-c-2-2 = Après le mélange, quelqu’un d’autre coupe, et une carte est retournée face visible au milieu du paquet.
learn-c-2-3 = Trois cartes vont au milieu, face cachée : le terrier de la Chimère. Les autres sont distribuées une par une, 17 à chacun.
learn-c-2-4 = Tout le monde voit qui reçoit la carte face visible, et peut s’en souvenir.

learn-chimera-section-bidding = Les enchères
learn-c-3-1 = La personne qui a reçu la carte face visible ouvre les enchères, puis on tourne dans le sens horaire. Passez, ou enchérissez à 20, 30 ou 40 ; chaque enchère doit dépasser la précédente.
learn-c-3-2 = Une enchère de 40 termine tout de suite les enchères.
learn-c-3-3 = Sinon, elles finissent quand, après une enchère, deux joueurs de suite passent. Le texte français demande trois passes : l’enchérisseur parle encore une fois.
learn-c-3-4 = Passer n’est pas définitif : tant que les enchères durent, vous pouvez enchérir à votre prochain tour. Selon le texte coréen, c’est définitif.
learn-c-3-5 = L’enchère la plus haute fait la Chimère. Les deux autres sont les chasseurs.
learn-c-3-6 = Si tous les trois passent, on redonne.
learn-c-3-7 = Si tous passent encore à la deuxième donne, quelqu’un doit enchérir à 20, et les autres peuvent monter. L’édition dit qui.

learn-chimera-section-prepare = Avant le premier pli
learn-c-4-1 = La Chimère prend les trois cartes de son terrier. Les chasseurs ne les voient pas.
learn-c-4-2 = Les chasseurs échangent des cartes en secret, en choisissant avant de voir ce qui vient : aucune à 20, une à 30, deux à 40. Une enchère plus haute rend donc les chasseurs plus forts.

learn-chimera-section-play = Le jeu
learn-c-5-1 = La Chimère entame le premier pli avec n’importe quelle combinaison. La personne qui entame doit jouer.
learn-c-5-2 = Puis, dans le sens horaire, on joue ou on passe. Il faut la même sorte, autant de cartes, et plus haut.
learn-c-5-3 = Deux exceptions. Une bombe se joue sur toute combinaison sauf le vol de la Chimère, et sur une autre bombe seulement si elle est plus haute. Le vol de la Chimère bat tout.
learn-c-5-4 = On ne joue qu’à son tour, même les bombes.
learn-c-5-5 = Vous pouvez passer alors que vous pourriez jouer, et jouer quand même plus tard dans le même pli.
learn-c-5-6 = Après deux passes de suite, la dernière personne à avoir joué prend le pli et entame le suivant.
learn-c-5-7 = La manche s’arrête dès qu’une main est vide. Cette personne prend aussi le pli en cours. Les cartes encore en main ne comptent pour personne.

learn-chimera-section-combinations = Les 14 combinaisons
learn-combinations-try = Construisez-en : battent-elles celle-ci ?
learn-c-6-1 = N’importe quelle carte.
learn-c-6-2 = Deux pareilles : nombres ou Héros.
learn-c-6-3 = Au moins trois paires qui se suivent, sans Héros.
learn-c-6-4 = Trois pareilles : nombres ou Héros.
learn-c-6-5 = Au moins deux brelans qui se suivent, sans Héros.
learn-c-6-6 = Un brelan et n’importe quelle carte d’un autre rang. Le brelan décide.
learn-c-6-7 = Un brelan et une paire d’un autre rang. Pi Ya et Chimère ne font pas une paire.
learn-c-6-8 = Une suite de brelans et une carte seule par brelan ; ces cartes diffèrent entre elles et des brelans. Un Héros peut en être, et Pi Ya ou la Chimère, mais pas les deux.
learn-c-6-9 = Une suite de brelans et, pour chaque brelan, une paire ; toutes différentes. Deux Héros peuvent être une paire.
learn-c-6-10 = Au moins cinq nombres qui se suivent. Pi Ya peut remplacer l’un d’eux.
learn-c-6-11 = Quatre pareilles et deux cartes seules différentes. Ce n’est pas une bombe.
learn-c-6-12 = Quatre pareilles et deux paires différentes, sans Pi Ya ni Chimère. Ce n’est pas une bombe.
learn-c-6-13 = Quatre pareilles. Bat tout, sauf une bombe plus haute et le vol de la Chimère ; quatre Héros sont la plus haute.
learn-c-6-14 = La Chimère et Pi Ya ensemble. Bat tout.
learn-c-6-15 = Pi Ya et la Chimère ne vont ensemble que dans le vol de la Chimère.
learn-c-6-16 = Les cartes attachées ne comptent pas pour la hauteur : 8 8 8 1 bat 7 7 7 12.

learn-chimera-section-piya = Pi Ya dans une suite
learn-c-7-1 = Dans une suite, Pi Ya vaut un nombre de votre choix entre 1 et 12. S’il y a deux lectures, vous dites laquelle : 8 9 10 11 et Pi Ya montent à 11 ou à 12.
learn-c-7-2 = Partout ailleurs, Pi Ya n’est que Pi Ya.

learn-chimera-section-scoring = Le score
learn-c-8-1 = La Chimère finit la première : deux fois l’enchère (40, 60 ou 80), plus 25 pour chaque bombe de la manche, pour le vol de la Chimère, et une fois si un chasseur n’a joué aucune carte.
learn-c-8-2 = Un chasseur finit le premier : la Chimère perd son enchère, chaque chasseur reçoit 20. Pas de bonus.
learn-c-8-3 = Dans les deux cas, chacun ajoute les trésors de ses plis.
learn-c-8-5 = La partie finit après une manche où quelqu’un a atteint la limite, d’habitude 400, et où une personne est seule en tête. Elle gagne. En cas d’égalité en tête, on joue encore une manche.

learn-chimera-section-editions = Ce qui change d’un texte à l’autre
learn-editions-text = Les textes de règles en quatre langues sont d’accord sur presque tout. À l’ouverture d’une table, choisissez l’un d’eux, ou chaque point séparément.
learn-editions-point = Point
learn-edition-de = allemande
learn-edition-fr = française
learn-edition-hu = hongroise
learn-edition-ko = coréenne
learn-editions-forced = Qui doit enchérir à 20 si personne ne le fait
learn-editions-holder = qui a la carte face visible
learn-editions-highest = qui mène aux points
learn-editions-closing = Passes qui terminent les enchères
learn-editions-reenter = Enchérir encore après avoir passé
learn-editions-yes = oui
learn-editions-no = non
