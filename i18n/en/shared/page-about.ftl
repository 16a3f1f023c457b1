### About the page: credits, privacy, fair deals, licence.

about-title = About this page
about-lead = Lair lets you play two card games that we love, against bots and with friends.
about-games = The games
about-unofficial = This page is made by players and has no connection to the designers or publishers. The pictures are our own, and the rules are told in our own words. If you like a game, get its cards and play at a real table: there is a score pad for that.
about-privacy = Privacy
about-privacy-server = This is all that the server stores about you:
about-stored-name = an id, the name you chose, which you may change at any time, and when you first and last came;
about-stored-token = what proves that it is you: a hash of a secret in a cookie, and of your recovery phrase if you asked for one;
about-stored-tables = the tables where you have had a seat, and every step of what was played there; what is said at a table is passed on and not stored;
about-stored-games = finished games: their moves, points, reviews, what a bot makes of the same cards, and the names of the players; for today’s deals, the days you played and your points;
about-stored-reports = if somebody reports you or you report somebody: who, when, at which table, and the last messages of the player who was reported; and if the host bans you, that and since when.
about-privacy-keep = What nobody has used for { $count } days is deleted: tables with their games, players, and reports.
about-privacy-keep-all = It is kept until you or the host delete it.
about-privacy-rights = You can have it as a file (for games that are not over, only which they are), and you can delete it: then a number replaces your name in the games of others. Copies that the host made before stay until the host deletes them.
about-privacy-settings = Both are in the settings.
about-privacy-log = The server may keep a log of requests: when, which address of this page, with what result, and how long it took. Names, cookies, cards and talk are not in it, nor are network addresses; those are only counted for a few minutes, to keep out floods of requests. A proxy in front of the server may have a log of its own: ask the host.
about-privacy-none = No e-mail address, no tracking, no advertising, nothing from third parties: everything on this page comes from this server.
about-privacy-browser = In your browser: the cookie, your settings, whom you have blocked, the score pads, your secret numbers for the deals until you close the page, and the files of the page, so that it works without a network. Score pads never leave your browser.
about-deals = Checking the deals
about-deals-how = Before the cards are dealt, the server and your browser each choose a secret number and show only its fingerprint (SHA-256). The shuffle is made from all of these numbers, so nobody alone can choose the cards.
about-deals-check = When a game is over the numbers are open, and anyone can compute every deal again from the record.
about-licence = Licence
about-licence-text = Lair is free software under the MIT licence: you may use it, change it and pass it on.
about-font = The display face is Grenze by Omnibus-Type, under the SIL Open Font License.
about-version = Version { $version }
