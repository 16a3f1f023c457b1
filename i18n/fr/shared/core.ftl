### Ce dont chaque jeu et chaque partie du programme a besoin.

language-name = Français

## Champs d’une requête, d’un enregistrement ou des options d’une table

field-missing = Il manque le champ « { $field } ». Merci de l’ajouter.
field-not-number = « { $field } » doit être un nombre entier de { $low } à { $high }.
field-not-flag = « { $field } » doit être true ou false.
field-not-text = « { $field } » doit être un texte entre guillemets.
field-not-list = « { $field } » doit être une liste entre crochets.
field-not-choice = « { $field } » doit être l’un de ces choix : { $choices }.
not-an-object = Il faut ici un objet : des champs et leurs valeurs entre accolades.
option-unknown = L’option « { $field } » n’existe pas. Merci d’en vérifier l’orthographe ou de la retirer.

## Résultats qu’annonce un enregistrement

result-missing = Il manque « { $field } » dans le résultat. Les règles le demandent ici.
result-form = « { $field } » n’a pas la bonne forme : les places et les points sont des nombres entiers, les cartes des textes.
result-differs = « { $field } » n’est pas ce que donnent les règles pour ces coups, à savoir { $expected }.
result-unexpected = Selon les règles, « { $field } » n’a pas sa place dans ce résultat. Merci de le retirer.

## Places

seats-wrong = Ce jeu se joue à { $low } au moins et à { $high } au plus.
seats-exactly = Ce jeu se joue à { $count } exactement.

## Catalogues, pour celles et ceux qui les écrivent

catalogue-not-utf8 = La ligne { $line } n’est pas en UTF-8. Merci d’enregistrer le fichier en UTF-8.
catalogue-control = La ligne { $line } contient un caractère de contrôle. Merci d’utiliser des espaces, pas des tabulations.
catalogue-entry-wrong = La ligne { $line } doit être un commentaire (#), un message (id = texte) ou la suite indentée d’un message.
catalogue-message-empty = Il manque le texte à la ligne { $line }. Un texte vide s’écrit { "{ \"\" }" }.
catalogue-brace-wrong = Les accolades de la ligne { $line } ne se correspondent pas. Merci de fermer chacune ; une accolade dans le texte s’écrit { "{ \"{\" }" }.
catalogue-placeable-wrong = À la ligne { $line }, il faut entre accolades $name, l’id d’un message ou un texte entre guillemets.
catalogue-select-wrong = Dans le choix de la ligne { $line }, chaque variante doit avoir sa propre ligne et une [clé], et une seule d’entre elles un *.
catalogue-literal-wrong = Le texte entre guillemets de la ligne { $line } doit finir sur cette ligne ; après \ ne sont permis que " \ uHHHH et UHHHHHH.
catalogue-too-deep = Autour de la ligne { $line }, les choix sont trop imbriqués. Merci de diviser le message.
catalogue-id-twice = L’id « { $id } » de la ligne { $line } est déjà pris. Merci d’en choisir un autre.
