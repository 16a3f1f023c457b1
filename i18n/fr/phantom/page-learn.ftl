learn-phantom-title = Rami fantôme : les règles
learn-phantom-minute = Chacun a sept cartes. À votre tour, vous prenez une des cartes visibles. Puis vous posez devant vous trois cartes qui vont ensemble, ou vous en défaussez une, que les autres peuvent saisir. On finit avec deux combinaisons de trois et une paire, l’une des combinaisons étant déjà posée. Seule la personne qui finit marque. Après six manches, ou huit à quatre, la personne qui a le plus de points gagne.

learn-phantom-section-cards = Les cartes
learn-p-1-1 = Humains (rouges), anges (jaunes) et démons (bleus) ont les nombres 1 à 7. Chaque carte existe en quatre exemplaires : trois ordinaires, un rouge.
learn-p-1-2 = Il y a 16 objets : quatre différents, en quatre exemplaires chacun, dont un spécial.
learn-p-1-3 = Les cartes de même sorte et de même nombre, ou du même objet, sont identiques. Rouge ou noir n’y change rien.
learn-p-1-4 = Une « carte rouge » a un nombre rouge dans le jeu imprimé, ici un sceau rouge dans le coin ; les objets spéciaux en sont aussi. Il ne s’agit pas des humains.

learn-phantom-section-sets = Ce qui va ensemble
learn-p-2-1 = Paire : deux cartes identiques.
learn-p-2-2 = Brelan, une combinaison : trois cartes identiques.
learn-p-2-3 = Suite, une combinaison : trois nombres qui se suivent d’une même sorte. Pas de suite d’objets.
learn-p-2-4 = Une carte ne compte qu’une fois.

learn-phantom-section-start = Début d’une manche
learn-p-3-1 = La première personne à commencer est tirée au sort ; ensuite, on tourne dans le sens horaire.
learn-p-3-2 = Sept cartes chacun. Puis on retourne une carte de plus qu’il n’y a de joueurs : l’étal. Le reste est la pioche.

learn-phantom-section-turn = Votre tour
learn-p-4-1 = Prenez d’abord une carte de l’étal. S’il est vide, on le remplit avant depuis la pioche.
learn-p-4-2 = Puis, soit vous posez une combinaison devant vous et piochez 0, 1 ou 2 cartes, comme vous voulez. Votre tour est fini, sans défausse.
learn-p-4-3 = Soit vous défaussez une carte, face visible.
learn-p-4-4 = L’attente : si une combinaison est posée et qu’il ne vous manque qu’une carte, vous pouvez l’annoncer à votre tour.
learn-p-4-5 = Dès lors, votre main est fixée : vous prenez une carte et, si vous ne finissez pas avec elle, vous défaussez cette même carte.

learn-phantom-section-discard = Quand quelqu’un défausse
learn-p-5-1 = Une personne en attente qui peut finir avec elle peut la prendre et finir. Si plusieurs le peuvent, la première dans l’ordre du tour.
learn-p-5-2 = Sinon, qui forme une combinaison avec elle et deux cartes de sa main peut dire « À moi ! » : prendre la carte, poser la combinaison, piocher deux cartes. Pas pendant l’attente.
learn-p-5-3 = Ensuite, c’est toujours le tour de la personne à gauche de qui a défaussé.
learn-p-5-4 = Une carte prise n’est plus dans la défausse.

learn-phantom-section-out = Finir
learn-p-6-1 = Il faut deux combinaisons et une paire, main et cartes posées réunies. Les cartes en trop ne gênent pas.
learn-p-6-2 = Au moins une combinaison doit déjà être posée.
learn-p-6-3 = Avec la défausse d’un autre, seulement après avoir annoncé l’attente ; à votre tour, juste après avoir pris.
learn-p-6-4 = Si vos cartes se lisent de plusieurs façons, vous choisissez ce que vous montrez.

learn-phantom-section-scoring = Score et fin
learn-p-7-1 = La manche s’arrête dès que quelqu’un finit.
learn-p-7-2 = Elle s’arrête aussi quand la pioche ne suffit plus pour l’étal ou pour piocher. Personne ne marque alors, on mélange toutes les cartes et une nouvelle manche commence ; la manche arrêtée ne compte pas, sauf si la table en décide autrement.
learn-p-7-3 = Seule la personne qui finit marque : 1 par combinaison posée, 1 par carte rouge posée ou en main, puis la chance : retournez la première carte de la pioche ; si elle est identique à une carte de vos combinaisons ou de votre paire, 1 point et vous en retournez une autre, jusqu’à une carte sans correspondance.
learn-p-7-4 = La partie finit après 6 manches (8 à quatre), ou dès que quelqu’un a 24 points à deux, 18 à trois, 12 à quatre. À égalité, la victoire est partagée.

learn-phantom-section-advanced = Les règles avancées
learn-p-8-1 = Pour qui connaît le jeu. On ne retourne rien ; les combinaisons posées valent toujours 1.
learn-p-8-2 = Une carte rouge ne marque que si sa condition est remplie :
learn-p-8-2-number = Nombre
learn-p-8-2-condition = Condition
learn-p-8-2-points = Points
learn-p-8-2-1-7 = un 1, un 7 ou un objet est parmi les combinaisons posées
learn-p-8-2-2-6 = il n’y a parmi elles ni 1, ni 7, ni objet
learn-p-8-2-3-5 = au moins trois combinaisons sont posées
learn-p-8-2-4 = cartes posées et main n’ont que cette sorte ; les objets ne gênent pas
learn-p-8-2-item-name = objet spécial
learn-p-8-2-item = aucune
learn-p-8-3 = La personne qui finit avec au moins trois brelans d’objets posés gagne toute la partie.
learn-p-8-4 = On ne peut pas finir avec une défausse si la même carte est dans sa propre défausse.
learn-p-8-5 = La personne qui a défaussé la carte avec laquelle une autre finit perd autant de points, mais pas en dessous de 0.

learn-phantom-section-options = Ce qu’une table peut choisir
learn-p-option-out = Finir : comme ci-dessus, les combinaisons posées comptent ; ou, comme dans l’original japonais, deux combinaisons et la paire doivent être en main, à côté d’une posée. On pioche alors toujours deux cartes après avoir posé.
learn-p-option-deck = Une manche arrêtée par la pioche : ne compte pas, ou compte comme une manche.
learn-p-option-end = Combien de manches et combien de points terminent la partie.
