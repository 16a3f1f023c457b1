learn-title = Apprendre à jouer
learn-lead = Une manche guidée vous montre le jeu en cinq minutes. Les règles sont là pour vérifier.
learn-first = Première manche guidée
learn-rules = Les règles
learn-play = Jouer contre les bots
learn-contents = Sommaire
learn-in-full = Les règles complètes, avec toutes les précisions, sont dans la documentation de Lair.
learn-on-table = Sur la table
