### Jouer dans le terminal (lair play). Des phrases courtes, pour qui n’a jamais vu le programme. Ni « tu » ni « vous » : la
### personne au terminal s’appelle « Moi », et l’on dit « Je passe » comme à la table.

## Pour tous les jeux

play-you = Moi
play-list = { $list }, { $next }
play-list-last = { $list } et { $next }
play-against = Face à { $bots }, { $count ->
    [one] qui est un bot
   *[other] qui sont des bots
  } ({ $levels }).
play-seed = Graine (seed) { $seed }.
play-held-fewer = { $count ->
    [one] Vous n’avez qu’un seul { $card }.
   *[other] Vous n’avez que { $count } fois { $card }.
}
play-line-too-long = Cette ligne est trop longue. Quelques cartes ou une lettre suffisent.
play-nothing-typed = Rien ne s’est encore passé. ? affiche l’aide.
play-number-wrong = Il n’y a pas de numéro { $number } dans la liste. Elle va de 1 à { $last }.
play-yes-words = o oui
play-no-words = n non
play-yes-or-no = o (oui) ou n (non)
play-again = Une autre partie ? { play-yes-or-no }
play-resume = La dernière partie n’est pas finie. La continuer ? { play-yes-or-no }
# Behind it stand commands to type
play-saved = La partie est enregistrée. Pour l’analyser et la revoir :
play-saved-unfinished = La partie est enregistrée. Pour la continuer :
play-review = Passer les décisions en revue ? Cela prend quelques secondes. { play-yes-or-no }
play-review-bar = décisions
play-today-title = La donne du jour, { $date }
play-today-greeting = La donne du jour est une seule manche, avec les mêmes cartes pour tout le monde. ? explique le jeu, s affiche les scores, q quitte.
play-today-yours = Vous avez { $points }.
play-today-bot = Le bot à la même place : { $points }.
play-today-better = mieux que { $below } sur { $others }
play-today-share = À partager ; cela ne dit rien des cartes :
play-today-points = { $count ->
    [one] { $shown } point
    [many] { $shown } de points
   *[other] { $shown } points
  }
play-today-done = Vous avez déjà joué la donne du jour : { $points }.
play-today-tomorrow = La prochaine vient demain (UTC).
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = le bot : { $points }
play-nothing-saved = Il n’y a pas de partie à continuer. « lair play » en commence une.
play-left = Partie quittée. Au revoir !
play-interrupted = Interruption. Au revoir !
play-goodbye = Merci d’avoir joué. Au revoir !
play-seats-wrong = { $low ->
    [1] Merci de nommer de 1 à { $high } bots
   *[other] Merci de nommer exactement { $high } bots
  } avec --bots, séparés par des virgules : l’autre place est pour la personne au terminal.
play-total = Total
play-this-round = Cette manche
play-wins = { $seat ->
    [0] Partie gagnée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. Bien joué !
   *[other] { $name } gagne la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
play-shared-win = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun : { $names }.
