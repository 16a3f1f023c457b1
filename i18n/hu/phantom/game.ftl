game-phantom-rummy = Fantomrömi
round-phantom-rummy = { $round }. forduló
home-about-phantom-rummy = Gyűjts terceket emberekből, angyalokból és démonokból, és menj ki elsőként. 2–4 játékos, kb. 20 perc.
learn-about-phantom = Vegyél, gyűjts, rakj le: két terc és egy pár, és kimész.
about-phantom = Tervezte: Nakamura Szatosi, 2005. Mi a magyar kiadásból ismerjük.

card-human = ember { $number }
card-angel = angyal { $number }
card-demon = démon { $number }
card-item-B = Penge
card-item-C = Kehely
card-item-K = Korona
card-item-T = Kódex
card-red = vörös { $card }
card-special = speciális { $card }
