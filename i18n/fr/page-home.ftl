home-title = Jeux de cartes
home-heading = Installez-vous et jouez
home-lead = Deux jeux de cartes, contre des bots ou entre amis. Gratuit, sans compte.
home-mine = Vos tables
home-play = Jouer tout de suite
home-play-bots = Jouer contre des bots
home-about-chimera = Enchères, combinaisons et chasse : seul contre deux. 3 joueurs, environ 30 minutes.
home-about-phantom-rummy = Réunissez humains, anges et démons, et finissez en premier. 2 à 4 joueurs, environ 20 minutes.
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
home-more = Plus
