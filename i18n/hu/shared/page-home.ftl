home-title = Kártyajátékok
home-heading = Ülj le és játssz
home-lead = Két kártyajáték, botok ellen vagy barátokkal. Ingyen, regisztráció nélkül.
home-mine = Asztalaid
home-play = Játék azonnal
home-play-bots = Játék botok ellen
home-you = Te és a botok
home-friends = Játék barátokkal
home-friends-text = Nyiss asztalt, és küldd el a hivatkozást. Az üres helyekre botok ülhetnek.
home-make-table = Asztal nyitása
home-open = Nyitott asztalok
home-open-none = Nincs nyitott asztal. Nyiss egyet, vagy játssz a botok ellen.
home-free-seats = { $count } szabad hely
home-running = Folyamatban
home-watch = Nézés
home-offline = A szerver nem érhető el. A botok elleni játék ezen az eszközön fut; a barátokhoz és a nap leosztásához a szerver kell.
home-more = Továbbiak

## Today’s deal

today-title = A nap leosztása
today-lead = Naponta egyszer, mindenkinek ugyanazok a lapok. Te mire mész velük?
today-play = Játszom
today-go-on = Folytatom
today-players = { $count ->
    [0] Itt még senki sem játszotta le.
    [one] Itt egy játékos már lejátszotta.
   *[other] Itt { $count } játékos játszotta le.
  }
today-points = { $count ->
    [one] { $shown } pont
   *[other] { $shown } pont
  }
today-better = { $others } játékosból { $below } kapott kevesebbet
today-bot = a bot a te helyeden: { $points }
today-share = Megosztás
today-share-head = Lair · { $game } · { $date }
today-copied = Kimásolva. Illeszd be, ahová szeretnéd.
