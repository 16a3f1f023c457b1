### Comparer les donnes à leurs graines (docs/fairness.md).

fair-bad-hex = « { $field } » doit avoir 64 chiffres hexadécimaux.
fair-by-seat = « { $field } » doit avoir { $count } éléments, un par place.
fair-missing = La donne { $number } ne peut pas être vérifiée : aucune graine ne la précède.
fair-number = Ces graines sont celles de la donne { $given }, mais la suivante est la donne { $due }.
fair-server-commit = La graine du serveur n’est pas celle sur laquelle il s’était engagé.
fair-client-commit = La graine de la place { $seat } n’est pas celle sur laquelle elle s’était engagée.
fair-no-commit = La place { $seat } montre une graine sans s’être engagée sur aucune.
fair-changed = Les graines de la donne { $number } ne sont plus celles d’avant. Une partie garde ses graines.
fair-differs = La donne { $number } ne découle pas de ses graines : « { $field } » est différent.
