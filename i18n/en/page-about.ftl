### About the page: credits, privacy, fair deals, licence.

about-title = About this page
about-lead = Lair lets you play two card games that we love, against bots and with friends.
about-games = The games
about-chimera = Designed by Ralph H. Anderson. Published by Z-Man Games in 2014, with pictures by Chris Quilliams and Philippe Guérin.
about-phantom = Designed by Satoshi Nakamura, 2005. We know it from its Hungarian edition.
about-unofficial = This is a work of players and not connected to the designers or publishers. The pictures here are our own, the rules are told in our own words. If you like a game, get its cards and play at a real table: there is a score pad for that.
about-privacy = Privacy
about-privacy-server = This is all that the server stores about you:
about-stored-name = the name you chose, which you may change at any time, and when you first and last came;
about-stored-token = what proves that it is you: a hash of a secret in a cookie, and of your recovery phrase if you asked for one;
about-stored-tables = the tables you sit at, as long as they are there; what is said at a table is passed on and not stored;
about-stored-games = finished games: their moves, points, and the names of the players.
about-privacy-none = No e-mail address, no tracking, no advertising, nothing from third parties: everything on this page comes from this server.
about-privacy-browser = In your browser: the cookie, your settings, the score pads, and the files of the page, so that it works without a network. Score pads never leave your browser.
about-deals = Checking the deals
about-deals-how = Before the cards are dealt, the server and your browser each choose a secret number and show only its fingerprint (SHA-256). The shuffle is made from all of these numbers, so nobody alone can choose the cards.
about-deals-check = When a game is over the numbers are open, and anyone can compute every deal again from the record.
about-licence = Licence
about-licence-text = Lair is free software under the MIT licence: you may use it, change it and pass it on.
about-font = The display face is Grenze by Omnibus-Type, under the SIL Open Font License.
about-version = Version { $version }
