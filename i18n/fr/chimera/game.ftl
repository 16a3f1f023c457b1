game-chimera = Chimera
round-chimera = Manche { $round }
home-about-chimera = Enchères, combinaisons et chasse : seul contre deux. 3 joueurs, environ 30 minutes.
learn-about-chimera = Seul contre deux : enchérir, cacher sa force, se débarrasser de ses cartes.
about-chimera = De Ralph H. Anderson. Paru chez Z-Man Games en 2014, illustré par Chris Quilliams et Philippe Guérin.

card-family = { $rank } { $family-id ->
    [family-sword] d’{ $family }
    [family-star] d’{ $family }
   *[other] de { $family }
  }

## Cartes qui ont un nom (C-1)

rank-hero = Héros
rank-pi-ya = Pi Ya
rank-chimera = Chimère

## Familles

family-jade = Jade
family-sword = Épée
family-pagoda = Pagode
family-star = Étoile
