### Revoir une partie terminée.

replay-title = Revoir
replay-heading = { $game } : revoir la partie

## Ouvrir un enregistrement

replay-open-title = Revoir une partie
replay-open-text = Choisissez l’enregistrement d’une partie, un fichier dont le nom finit par .lair.jsonl, ou déposez-le ici. Il reste sur votre appareil.
replay-choose = Choisir un fichier
replay-which = Ce fichier contient { $count } parties. Laquelle ?
replay-game-number = Partie { $number }
replay-open-other = Ouvrir un autre enregistrement
replay-open-own = Ouvrir votre enregistrement
replay-to-games = Mes parties
replay-to-table = Vers la table
replay-unknown-title = Partie introuvable
replay-unknown-text = Le lien est peut-être incomplet, ou la partie a été effacée.
replay-unfinished-title = La partie n’est pas finie
replay-unfinished-text = On peut revoir une partie de tous les côtés une fois qu’elle est terminée. Revenez alors.
replay-wrong-title = Cet enregistrement ne peut pas être montré
replay-line-wrong = Ligne { $line } : { $problem }
replay-no-line = Ce n’est pas une ligne d’enregistrement.

## Regarder

replay-look-from = Voir depuis la place : { $name }
replay-all-hands = Toutes les mains visibles
replay-all-hands-note = Sinon, on voit ce que voyait la personne choisie, jusqu’à la fin de la manche.
replay-copy-link = Copier le lien d’ici
replay-copied = Copié.
replay-copy-by-hand = Le navigateur ne laisse pas la page copier. Le lien est dans la barre d’adresse.
replay-download = Télécharger
replay-controls = Parcourir la partie
replay-timeline = Endroit de la partie
replay-position = { $round }, étape { $step } sur { $steps }
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-moves = { $round }, coup par coup
replay-scores = Scores
replay-no-scores = Aucune manche n’a encore été comptée.
replay-round-column = Manche
replay-to-round = À la fin : { $round }
replay-parts = Les points : { $round }
replay-part-of = { $name } : { $what }
replay-keys = Touches
replay-key-step = étape par étape
replay-key-round = manche par manche
replay-key-ends = au début, à la fin
replay-key-space = Espace
replay-key-play = lecture ou pause
replay-key-costly = décision coûteuse précédente, suivante
replay-key-seat = regarder de cette place

## The review of a seat

replay-review = Analyse
replay-review-start = Analyser le jeu : { $name }
replay-review-begins = L’analyse va commencer.
replay-review-waiting = { $count ->
    [one] Une autre analyse passe d’abord.
   *[other] { $count } analyses passent d’abord.
  }
replay-review-progress = Décisions examinées : { $done } sur { $total }
replay-review-costly = { $count ->
    [one] Une décision coûteuse
   *[other] { $count } décisions coûteuses
  }
replay-review-back = Décision coûteuse précédente
replay-review-on = Décision coûteuse suivante
# The bot’s move, where it was no better than the one made: a short heading
replay-review-bot = Bot
replay-review-title = Le jeu : { $name }

## La table

replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
replay-hand = Main : { $cards }
replay-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
  }

## Ce qui s’est passé

replay-unseen = { $name } décide, sans qu’on le voie d’ici.
replay-round-over = { $round } finie : { $points }.
replay-points-of = { $name } { $points }

## La vérification des donnes

replay-deals = Les donnes étaient-elles honnêtes ?
replay-fair-none = Cet enregistrement n’a pas de graines, ses donnes ne peuvent donc pas être vérifiées. Tous les coups suivent les règles.
replay-fair-good = { $count ->
    [one] La seule donne découle des graines.
   *[other] Les { $count } donnes découlent toutes des graines.
  }
replay-fair-bad = La ligne { $line } ne correspond pas :
replay-fair-unrevealed = { $count ->
    [one] Une graine n’a jamais été montrée ; elle n’a donc pas compté.
   *[other] { $count } graines n’ont jamais été montrées ; elles n’ont donc pas compté.
  }
replay-fair-how = Avant la première donne, chacun s’est engagé sur une graine secrète. À partir de toutes les graines, votre navigateur vient de recalculer chaque donne.
replay-fair-noted = Elles correspondent aussi à l’engagement du serveur et à votre graine, que ce navigateur a notés avant le mélange.
replay-fair-unnoted = Ce navigateur n’a rien noté avant le mélange de cette partie. L’enregistrement n’a donc été vérifié qu’avec ses propres graines.
replay-deal-follows = découle
replay-deal-differs = ne correspond pas
replay-deal-open = non vérifiée
replay-fair-server-commit = Engagement du serveur
replay-fair-server-seed = Graine du serveur
replay-fair-commit-of = Engagement : { $name }
replay-fair-seed-of = Graine : { $name }
replay-fair-not-shown = jamais montrée
