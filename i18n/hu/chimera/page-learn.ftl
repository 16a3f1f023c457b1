learn-combinations = Kombinációk építése
learn-combinations-title = Kombinációk építése
learn-kind = Kombináció
learn-done-kind = { $kind } – kész
learn-yours = A lapjaid
learn-pick = Koppints a lapokra, hogy elvedd őket
learn-add = Elveszem: { $rank }
learn-put-back = Visszateszem: { $card }
learn-clear = Mindet vissza
learn-next-kind = Következő kombináció
learn-reading = { $kind } · { $top }
learn-tap-beat = Építs olyat, amely üti ezt.
learn-tap-build = Építsd meg: { $kind }.
learn-beats = Ez üti!
learn-built = Ez az!
learn-other-kind = Ez is kombináció, de egy másik.
learn-progress = Kész: { $done } / { $all }

learn-chimera-title = Chimera: a szabályok
learn-chimera-minute = Egy játékos, a Chimera, 20 lappal egyedül játszik. A másik kettő, a Chimera Vadászok, 17-17 lappal közösen. Az lesz a Chimera, aki a legtöbbet licitálja. A lapoktól ütésekben lehet megszabadulni: valaki kijátszik egy kombinációt, a többiek ugyanolyan fajtájú, magasabb kombinációval üthetik. A leosztásnak vége, amint egy kéz kiürül. A játszma 400 pontig tart.

learn-chimera-section-cards = A lapok
learn-c-1-1 = 54 lap van: négy család, a Jáde, a Kard, a Pagoda és a Csillag, mindegyikben 1-től 12-ig a számok és egy Hős, valamint a Pi Ya és a Chimera. A család sosem számít abban, mit játszhatsz ki; csak a megjegyzést segíti.
learn-c-1-2 = Minden 2-es, azaz Szerencsevarangy 10 pontot ér, minden 11-es, azaz Bőségmacska 5-öt: annak, aki az ütést viszi.
learn-c-1-3 = A különálló lapok sorrendje alulról fölfelé: 1-től 12-ig, Hős, Pi Ya, Chimera.

learn-chimera-section-deal = Az osztás
learn-c-2-1 = Az első leosztásban az első hely oszt, utána az óramutató járása szerint a következő.
learn-c-2-2 = Keverés után egy másik játékos emel, és a pakli közepén egy lapot képpel felfelé fordítanak.
learn-c-2-3 = Három lap lefordítva középre kerül: ez a Chimera barlangja. A többit egyesével osztják, mindenki 17-et kap.
learn-c-2-4 = Mindenki látja, ki kapja a képpel felfelé fordított lapot, és meg is jegyezheti.

learn-chimera-section-bidding = A licitálás
learn-c-3-1 = A licitálást az kezdi, aki a képpel felfelé fordított lapot kapta, utána az óramutató járása szerint folytatódik. Passzolj, vagy licitálj 20-at, 30-at vagy 40-et; minden licitnek az előzőnél magasabbnak kell lennie.
learn-c-3-2 = A 40-es licit azonnal lezárja a licitálást.
learn-c-3-3 = Egyébként akkor van vége, ha egy licit után ketten egymás után passzolnak. A francia szabályszöveg szerint három passz kell, így a licitáló is sorra kerül még egyszer.
learn-c-3-4 = A passz nem végleges: amíg tart a licitálás, a következő körödben újra licitálhatsz. A koreai szabályszöveg szerint végleges.
learn-c-3-5 = A legmagasabb licit gazdája a Chimera. A másik kettő a Chimera Vadász.
learn-c-3-6 = Ha mindhárman passzolnak, újra kell osztani.
learn-c-3-7 = Ha a második osztásnál is mindhárman passzolnak, valakinek 20-at kell licitálnia, és a többiek fölé mehetnek. Hogy kinek, azt a kiadás mondja meg.

learn-chimera-section-prepare = Az első ütés előtt
learn-c-4-1 = A Chimera felveszi a barlang három lapját. A Vadászok nem látják őket.
learn-c-4-2 = A Vadászok titokban lapot cserélnek, és mindketten előbb választanak, mint hogy látnák, mi jön: 20-nál egyet sem, 30-nál egyet, 40-nél kettőt. A magasabb licit tehát a Vadászokat erősíti.

learn-chimera-section-play = A játék
learn-c-5-1 = Az első ütést a Chimera kezdi bármelyik kombinációval. Aki kezd, annak ki kell játszania valamit.
learn-c-5-2 = Utána az óramutató járása szerint: játssz vagy passzolj. Ugyanolyan fajta kell, ugyanannyi lapból, de magasabb.
learn-c-5-3 = Két kivétel van. Csapdát a Chimera Repülésén kívül bármely kombinációra ki lehet játszani, másik csapdára csak akkor, ha magasabb. A Chimera Repülése mindent üt.
learn-c-5-4 = Csak a saját körödben játszhatsz ki lapot, csapdát is.
learn-c-5-5 = Akkor is passzolhatsz, ha tudnál játszani, és ugyanabban az ütésben később még játszhatsz.
learn-c-5-6 = Két egymás utáni passz után az viszi az ütést, aki utoljára játszott, és ő kezdi a következőt.
learn-c-5-7 = A leosztás abban a pillanatban véget ér, amikor egy kéz kiürül. Az asztalon lévő ütést is ez a játékos viszi. A kézben maradt lapok senkinek sem számítanak.

learn-chimera-section-combinations = A 14 kombináció
learn-combinations-try = Építs magad is kombinációkat: ütik ezt?
learn-c-6-1 = Bármelyik lap.
learn-c-6-2 = Két egyforma: szám vagy Hős.
learn-c-6-3 = Legalább három egymást követő pár, Hősök nélkül.
learn-c-6-4 = Három egyforma: szám vagy Hős.
learn-c-6-5 = Legalább két egymást követő terc, Hősök nélkül.
learn-c-6-6 = Egy terc és bármelyik más értékű lap. A terc dönt.
learn-c-6-7 = Egy terc és egy másik értékű pár. A Pi Ya és a Chimera nem pár.
learn-c-6-8 = Tercek sorozata, és minden terchez egy különálló lap; ezek különböznek egymástól és a tercektől is. Lehet köztük Hős, és a Pi Ya vagy a Chimera, de nem mindkettő.
learn-c-6-9 = Tercek sorozata, és minden terchez egy pár; ezek mind különböznek. Két Hős is lehet pár.
learn-c-6-10 = Legalább öt egymást követő szám. Egyet a Pi Ya helyettesíthet.
learn-c-6-11 = Négy egyforma és két különböző lap. Ez nem csapda.
learn-c-6-12 = Négy egyforma és két különböző pár, Pi Ya és Chimera nélkül. Ez nem csapda.
learn-c-6-13 = Négy egyforma. Mindent üt, kivéve a magasabb csapdát és a Chimera Repülését; a négy Hős a legmagasabb.
learn-c-6-14 = A Chimera és a Pi Ya együtt. Mindent üt.
learn-c-6-15 = A Pi Ya és a Chimera csak a Chimera Repülésében lehet együtt.
learn-c-6-16 = A csatolt lapok értéke nem számít: 8 8 8 1 üti ezt: 7 7 7 12.

learn-chimera-section-piya = A Pi Ya a sorban
learn-c-7-1 = A sorban Pi Ya egy általad választott számot helyettesít 1 és 12 között. Ha kétféleképpen is olvasható, te mondod meg, melyik: 8 9 10 11 és Pi Ya 11-ig vagy 12-ig ér.
learn-c-7-2 = Mindenhol máshol a Pi Ya csak Pi Ya.

learn-chimera-section-scoring = A pontozás
learn-c-8-1 = A Chimera lapjai fogynak el előbb: a licit kétszerese (40, 60 vagy 80), és további 25 a leosztás minden csapdájáért, a Chimera Repüléséért, és egyszer akkor, ha valamelyik Vadász egyetlen lapot sem játszott ki.
learn-c-8-2 = Egy Vadász lapjai fogynak el előbb: a Chimera elveszíti a licitet, a Vadászok 20-20 pontot kapnak. Bónusz nincs.
learn-c-8-3 = Mindkét esetben mindenki hozzáadja az ütéseiben lévő Kincseket.
learn-c-8-5 = A játszma az után a leosztás után ér véget, amelyben valaki elérte a ponthatárt, általában 400-at, és egyvalaki egyedül vezet. Ő nyer. Ha az élen egyenlő az állás, még egy leosztás jön.

learn-chimera-section-editions = Miben térnek el a szabályszövegek
learn-editions-text = A négy nyelvű szabályszövegek szinte mindenben egyeznek. Asztalnyitáskor az egyiket választod, vagy egyenként az egyes pontokat.
learn-editions-point = Pont
learn-edition-de = német
learn-edition-fr = francia
learn-edition-hu = magyar
learn-edition-ko = koreai
learn-editions-forced = Ki köteles 20-at licitálni, ha senki sem licitál
learn-editions-holder = akinél a képpel felfelé fordított lap van
learn-editions-highest = aki pontokban vezet
learn-editions-closing = A licitálást lezáró passzok
learn-editions-reenter = Újabb licit passz után
learn-editions-yes = lehet
learn-editions-no = nem lehet
