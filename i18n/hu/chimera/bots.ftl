### Miért tetszik vagy nem tetszik egy botnak egy lépés: egy-egy rövid mondat a lépésről.

## Ami egy lépés mellett szól

reason-goes-out-next = Semmi sem ütheti, és a maradék utána egyszerre elfogy.
reason-leaves-one-play = A maradék utána egyszerre elfogy.
reason-keeps-lead = Semmi sem ütheti, így a következő ütést is te kezded.
reason-leaves-to-partner = Az ütés a társadé, akinek még { $count } lapja van.
reason-stops-opponent = Megállít egy ellenfelet, akinek már csak { $count } lapja van.
reason-shuts-out = Egy ellenfél, akinek már csak { $count } lapja van, nem tud rá kijátszani.
reason-helps-partner = A társadnak még { $count } lapja van, és így talán végezhet.
reason-takes-treasure = Ebben az ütésben { $points } pontnyi Kincs van.
reason-adds-bonus = 25 ponttal többet hoz, ha megnyered a leosztást.
reason-saves-high = Ezt csak magas lappal vagy csapdával lehetne ütni.
reason-saves-sets = Ezt csak egy pár, terc vagy sor megbontásával lehetne ütni.
reason-lowest-that-beats = Ez a legalacsonyabb, ami üti.
reason-saves-trap = A csapda későbbre marad.
reason-breaks-no-set = Nem bont meg párt, tercet vagy sort.
reason-many-cards = Egyszerre { $count } laptól szabadít meg.
reason-low-cards = Alacsony lapoktól szabadít meg, amelyek nem visznek ütést.
reason-bid-high-cards = A kézben { $count } magas lap van (Hős, Pi Ya, Chimera).
reason-bid-trap = A kézben csapda vagy a Chimera Repülése van.
reason-bid-weak = A kézben { $count ->
    [0] nincs magas lap
   *[other] csak { $count } magas lap van
  }, és nincs csapda.
reason-outbids = Több, mint az eddigi licit ({ $bid }).
reason-top-bid = Senki sem licitálhat magasabbat.
reason-gift-fits-face-up = Illik a képpel felfelé fordított laphoz, amely a társadnál van.
reason-gift-high = A társad magas lapot kap.
reason-gift-low = Alacsony lapoktól szabadít meg.
reason-gift-keeps-sets = Nem bont meg párt, tercet vagy sort.

## Ami egy lépés ellen szól

reason-beats-partner = Elveszi az ütést a társadtól.
reason-breaks-trap = Szétszakítja a csapdát.
reason-breaks-flight = Szétszakítja a Chimera Repülését.
reason-spends-trap = Elhasznál egy csapdát vagy a Chimera Repülését.
reason-lets-opponent-lead = Olyan ellenfél kezdhet, akinek már csak { $count } lapja van.
reason-feeds-opponent = Egy ellenfél, akinek { $count } lapja van, így végezhet.
reason-gives-lead-away = Más kezdheti a következő ütést; egy másik lépés ezt megakadályozta volna.
reason-wastes-high = Elpazarol egy magas lapot.
reason-leaves-treasure = { $points } pontnyi Kincset hagy az ellenfélnek.
reason-fewer-cards = Egy jobb lépés { $count } laptól szabadít meg.
reason-overbids = Több, mint amennyit a kéz ér.
reason-underbids = A kéz magasabb licitet ér.
reason-gives-high-away = Odaad egy magas lapot.
