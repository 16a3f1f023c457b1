game-phantom-rummy = Fantomrömi
round-phantom-rummy = { $round }. forduló
home-about-phantom-rummy = Gyűjts terceket emberekből, angyalokból és démonokból, és menj ki elsőként. 2–4 játékos, kb. 20 perc.
learn-about-phantom = Vegyél, gyűjts, rakj le: két terc és egy pár, és kimész.
about-phantom = Tervezte: Nakamura Szatosi, 2005. Mi a szabályok magyar fordításából ismerjük.

card-human = { $number ->
    [3] { $number }-as
    [5] { $number }-ös
    [6] { $number }-os
   *[other] { $number }-es
  } ember
card-angel = { $number ->
    [3] { $number }-as
    [5] { $number }-ös
    [6] { $number }-os
   *[other] { $number }-es
  } angyal
card-demon = { $number ->
    [3] { $number }-as
    [5] { $number }-ös
    [6] { $number }-os
   *[other] { $number }-es
  } démon
card-item-B = Penge
card-item-C = Kehely
card-item-K = Korona
card-item-T = Kódex
card-red = vörös { $card }
card-special = speciális { $card }
