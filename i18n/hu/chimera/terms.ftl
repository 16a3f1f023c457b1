## Kombinációfajták (C-6)

kind-single = különálló lap
kind-pair = pár
kind-pair-run = párok sorozata
kind-triple = terc
kind-triple-run = tercek sorozata
kind-triple-single = terc csatolt lappal
kind-triple-pair = terc csatolt párral
kind-triple-run-singles = tercek sorozata csatolt lapokkal
kind-triple-run-pairs = tercek sorozata csatolt párokkal
kind-straight = sor
kind-quad-singles = négy egyforma két csatolt lappal
kind-quad-pairs = négy egyforma két csatolt párral
kind-trap = csapda
kind-flight = Chimera Repülése

## Lapok, amelyeknek nevük van (C-1)

fortune-toad = Szerencsevarangy
prosperity-cat = Bőségmacska
treasure = Kincs

## Játékosok és játék

role-chimera = Chimera
role-hunter = Chimera Vadász
den = Chimera barlangja
bid = licit
pass = passz
swap = csere
trick = ütés
round = leosztás

option-chimera-edition-de = német
option-chimera-edition-fr = francia
option-chimera-edition-hu = magyar
option-chimera-edition-ko = koreai
