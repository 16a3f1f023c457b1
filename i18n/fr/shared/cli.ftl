### Ce que dit le programme dans un terminal.

## La ligne de commande

see-help = « { $command } » explique comment s’y prendre.
command-unknown = La commande « { $command } » n’existe pas.
did-you-mean = S’agit-il de « { $word } » ?
argument-unknown = L’option « { $word } » n’existe pas.
argument-surplus = « { $word } » est un mot de trop.
argument-missing = Il manque { $name }.
option-without-value = Il manque une valeur après { $name }.
option-repeated = { $name } est donné plusieurs fois.
options-apart = { $one } et { $other } ne vont pas ensemble.
option-needs = { $one } ne va qu’avec { $other }.
value-not-choice = « { $value } » n’est pas parmi les choix possibles :
value-not-number = « { $value } » n’est pas un nombre entier.
value-not-between = « { $value } » ne convient pas : il faut un nombre entier de { $low } à { $high }.
value-not-hours = « { $value } » ne convient pas : il faut un nombre de 0 à { $high }.
config-unknown = Dans « { $path } » se trouve « { $name } », qui n’est pas une option. « { $command } » donne la liste.
config-wrong = « { $path } » est inutilisable : { $reason }.
flag-of-other-game = { $flag } va avec { $owner }, pas avec { $game }.
game-not-in-terminal = { $game } ne peut pas encore être affiché dans le terminal.
game-no-networks = Il n’y a pas encore de réseaux pour { $game }, et il en faut ici.
bot-unknown = Le bot « { $bot } » n’existe pas. Il y a : { $levels }.
seed-wrong = « { $seed } » n’est pas une graine : il faut un nombre entier de 0 à 18446744073709551615.
output-no-file = « { $path } » ne peut pas être le nom d’un fichier à écrire.
network-wrong = « { $file } » ne contient pas de réseaux lisibles par cette version ({ $what }).
network-other-game = « { $file } » contient les réseaux d’un autre jeu ou d’une autre version.
arena-no-bids = Il n’y a pas d’enchères dans ce jeu : --bid n’a pas de sens ici.
league-too-small = Il faut au moins deux bots pour une ligue.
card-wrong = « { $what } » manque dans la fiche de mesure ou n’est pas valable. docs/bots.md décrit une fiche.
train-state-wrong = Impossible de reprendre depuis « { $file } » : fichier abîmé ou d’une autre version. Supprimez-le pour recommencer.
train-state-game = « { $file } » vient de { $game }, pas de { $wanted }. Choisissez un autre --out.
train-from-and-state = « { $file } » existe : l’entraînement reprend de là et --from n’a pas de sens. Retirez --from ou choisissez un autre --out.
output-failed = La sortie n’a pas pu être écrite en entier. Le disque est-il plein ?

## Progression

progress-seconds-left = encore { $seconds } s
progress-minutes-left = encore { $minutes } min
progress-hours-left = encore { $hours } h { $minutes } min

## verify

verify-fine = { verify-games }, { verify-decisions }, tout est bon
verify-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
verify-decisions = { $decisions ->
    [one] { $decisions } décision
    [many] { $decisions } de décisions
   *[other] { $decisions } décisions
}
verify-unfinished = { $unfinished ->
    [one] { $unfinished } partie est inachevée
    [many] { $unfinished } de parties sont inachevées
   *[other] { $unfinished } parties sont inachevées
}
verify-cut-off = la dernière ligne est coupée et n’a pas été prise en compte
verify-deals = { $deals ->
    [one] { $deals } donne découle de ses graines
    [many] { $deals } de donnes découlent de leurs graines
   *[other] les { $deals } donnes découlent de leurs graines
}
verify-unrevealed = { $unrevealed ->
    [one] { $unrevealed } personne n’a jamais montré sa graine
    [many] { $unrevealed } de personnes n’ont jamais montré leur graine
   *[other] { $unrevealed } personnes n’ont jamais montré leur graine
}

## referee

request-too-long = Cette requête est trop longue. Une ligne peut avoir au plus { $limit } Mio.

site-done = La page est dans « { $path } ». N’importe quel hébergeur web peut servir ce dossier.
site-not-empty = « { $path } » n’est pas vide et ne vient pas de « lair site » : rien n’a été écrit. Choisissez un dossier vide.
site-not-folder = « { $path } » n’est pas un dossier. Choisissez un autre nom.
site-no-page = Ce programme a été construit sans sa page.
