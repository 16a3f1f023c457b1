guide-chimera-title = Chimera : votre première manche
guide-phantom-title = Rami fantôme : votre première manche
guide-step = Étape { $step } sur { $steps }
guide-you = Vous
guide-hand = Votre main
guide-cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }
guide-on-table = Sur la table, par : { $name }
guide-bids = { $name } enchérit à { $bid }.
guide-passes = { $name } passe.
guide-plays = { $name } joue : { $kind }, { $top }.
guide-takes = { $name } prend : { $card }.
guide-discards = { $name } défausse : { $card }.
guide-offered = Défaussée à l’instant
guide-laid = Vos combinaisons posées
guide-play = Jouer une vraie partie
guide-again = Encore une fois

guide-chimera-1 = Qui se débarrasse de toutes ses cartes en premier gagne la manche : une Chimère contre deux chasseurs. Vous avez reçu le 5 face visible : vous parlez en premier. Votre main est forte : Pi Ya, la Chimère, deux Héros et beaucoup de cartes qui se suivent. Si vous enchérissez à 30 et finissez en premier, vous marquez 60. Enchérissez à 30.
guide-chimera-why-1 = C’est permis. Mais 30 convient à cette main : 20 rapporte peu, à 40 les chasseurs échangent deux cartes chacun, et passer gâche une bonne main.
guide-chimera-2 = Vous êtes la Chimère, avec 20 cartes. Le terrier vous a donné un 1, un 3 et le quatrième 4 : quatre pareilles, c’est une bombe. Les chasseurs ont échangé une carte chacun. Entamez avec ce que vous voulez. Essayez une longue suite : 6, 7, 8, Pi Ya, 10, 11. Pi Ya remplace le 9. Touchez les cartes, puis « Jouer ».
guide-chimera-why-2 = On pourrait aussi entamer ainsi. Mais une suite fait partir six cartes faibles à elles seules, et elle est difficile à battre : 6, 7, 8, Pi Ya, 10, 11.
guide-chimera-3 = Ben en a une plus haute. Seuls une suite de six encore plus haute, une bombe ou le vol de la Chimère la battent. Votre bombe irait, mais elle vaudra plus tout à l’heure. Passez cette fois.
guide-chimera-why-3 = Cela battrait la suite de Ben. Mais gardez votre bombe : elle vous rendra l’entame au bon moment. Passez.
guide-chimera-4 = Ben a pris le pli et entamé avec deux chats de la prospérité, 5 points chacun. Cleo les a battus avec des 12. Aucune paire ne bat deux Héros : prenez le pli.
guide-chimera-why-4 = C’est permis. Mais deux Héros remportent ce pli, avec 10 points de trésor, et vous donnent l’entame.
guide-chimera-5 = Le pli et ses chats sont à vous, et vous entamez. Débarrassez-vous du plus faible : les deux 1.
guide-chimera-why-5 = C’est possible. Mais les 1 ne gagnent rien : jouez-les maintenant, tant qu’il vous reste de quoi revenir.
guide-chimera-6 = Deux Héros chez Cleo : aucune paire ne les bat. C’est le moment de la bombe : les quatre 4. Si vous finissez en premier, chaque bombe de la manche vous vaut 25 de plus.
guide-chimera-why-6 = Vous pouvez. Mais c’est maintenant que la bombe vaut le plus : elle donne l’entame, 25 points, et ne vous laisse que six cartes.
guide-chimera-7 = Il reste six cartes : un 3, trois 5, un 12 et la Chimère. Jouez le 12. Personne ne voudra peut-être y mettre un Héros.
guide-chimera-why-7 = Pas mal non plus. Ici, nous jouons d’abord le 12 : s’il est battu, la Chimère vous ramène.
guide-chimera-8 = Personne ne l’a battu. Maintenant la Chimère : aucune carte seule n’est plus haute, seule une bombe pourrait la battre.
guide-chimera-why-8 = Permis aussi. Mais jouez la Chimère seule : les quatre dernières cartes partiront en une combinaison.
guide-chimera-9 = Quatre cartes : trois 5 et un 3 font une seule combinaison, un brelan et une carte attachée. Jouez les quatre, et c’est fini.
guide-chimera-why-9 = Cela irait, mais jouez les quatre d’un coup : la manche est à vous.
guide-chimera-end = Vous finissez en premier ! Deux fois l’enchère, 60 ; la bombe, 25 ; les deux chats de vos plis, 10 : 95 points. Ben a 10 de ses trésors, Cleo rien. La manche suivante commence par une nouvelle donne, et vous serez peut-être chasseur.

guide-phantom-1 = Réunissez des combinaisons de trois et une paire, et finissez en premier. Ben et vous avez sept cartes chacun ; trois sont visibles dans l’étal. Vous avez humain 2 et 3. Avec humain 4, c’est une suite. Prenez-le.
guide-phantom-why-1 = Vous pouvez prendre n’importe laquelle. Mais humain 4 fait tout de suite une suite.
guide-phantom-2 = Humain 2, 3, 4 : trois nombres qui se suivent d’une même sorte, une combinaison. Touchez les trois et posez-les. Piochez deux cartes : plus de cartes, plus de chances.
guide-phantom-why-2 = C’est permis. Mais une combinaison posée vaut un point, il en faut une pour finir, et deux cartes de plus aident le mieux. Posez humain 2, 3, 4 et piochez deux cartes.
guide-phantom-3 = Ben défausse un ange 4 rouge, et vous en avez deux. Dites « À moi ! » : vous posez les trois et piochez deux cartes, sans que ce soit votre tour.
guide-phantom-why-3 = Vous pouvez le laisser. Mais cette combinaison vaut un point, et sa carte rouge un autre.
guide-phantom-4 = Deux combinaisons sont posées ; il ne manque qu’une paire. C’est votre tour. Il reste un démon 2 rouge dans l’étal. Prenez-le.
guide-phantom-why-4 = Il faut d’abord prendre une carte.
guide-phantom-5 = Toute carte identique à une carte de votre main donne la paire. Annoncez votre attente : vous pourrez aussi finir avec les défausses de Ben.
guide-phantom-why-5 = C’est permis. Mais sans l’annonce, vous ne pourrez pas finir avec la défausse de Ben.
guide-phantom-6 = Défaussez maintenant. Gardez le démon 2 rouge : les cartes rouges comptent quand on finit. L’ange 2 peut partir.
guide-phantom-why-6 = Ce serait permis. Dans cette manche, c’est l’ange 2 qui part ; gardez ce qui peut encore trouver sa pareille.
guide-phantom-7 = Ben défausse une Lame, et vous en avez une : voilà votre paire. Finissez !
guide-phantom-why-7 = Vous pouvez en attendre une autre. Mais la manche est à vous maintenant.
guide-phantom-end = Vous avez fini ! Deux combinaisons posées : 2 points. Deux cartes rouges : 2. Puis on a retourné la première carte de la pioche : humain 3, comme l’une des vôtres, 1 de plus. La suivante, démon 4, non. 5 points pour vous, aucun pour Ben.
