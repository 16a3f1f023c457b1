home-title = Jeux de cartes
home-heading = Installez-vous et jouez
home-lead = Deux jeux de cartes, contre des bots ou entre amis. Gratuit, sans compte.
home-mine = Vos tables
home-play = Jouer tout de suite
home-play-bots = Jouer contre des bots
home-you = Vous et les bots
home-friends = Jouer entre amis
home-friends-text = Ouvrez une table et envoyez le lien. Des bots prennent les places libres.
home-make-table = Ouvrir une table
home-open = Tables ouvertes
home-open-none = Aucune table ouverte. Ouvrez-en une, ou affrontez les bots.
home-free-seats = { $count ->
    [one] une place libre
    [many] { $count } places libres
   *[other] { $count } places libres
  }
home-running = En cours
home-watch = Regarder
home-offline = Le serveur est injoignable. Les parties contre les bots tournent sur cet appareil ; les amis et la donne du jour ont besoin du serveur.
home-more = Plus

## Today’s deal

today-title = La donne du jour
today-lead = Les mêmes cartes pour tout le monde, une fois par jour. Qu’en ferez-vous ?
today-play = Jouer
today-go-on = Continuer
today-players = { $count ->
    [0] Personne ne l’a encore jouée ici.
    [one] Une personne l’a jouée ici.
   *[other] { $count } personnes l’ont jouée ici.
  }
today-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
  }
today-better = mieux que { $below } sur { $others }
today-bot = le bot à votre place : { $points }
today-share = Partager
today-share-head = Lair · { $game } · { $date }
today-copied = Copié. Collez-le où vous voulez.
