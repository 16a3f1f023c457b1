### What every screen of the page may say.

skip-to-content = Skip to content
main-menu = Main menu
close = Close
notes = Notes
loading = Just a moment…
to-home = To the home page
try-again = Try again
load-anew = Reload
your-turn = Your turn
your-name = Your name
bot-level = Strength of the bots
level-easy = easy
level-medium = medium
level-strong = strong
level-best = best
link-games = My games
link-learn = Learn the games
link-score = Score pad
link-about = About this page
link-settings = Language and settings
# Names for newcomers, with commas between.
default-names = Amber Fox, Jade Crane, Quiet Otter, Silver Hare, Brave Wren, Paper Tiger, Moon Cat, Lucky Toad
not-found-title = Nothing lives here
not-found-text = There is no page at this address. Perhaps the link is incomplete.
unknown-game-title = This page does not know the game
# $game (text): its name on the wire
unknown-game-text = There is a table of “{ $game }” here, but this page has no board for it. Reload the page: it may be older than the server.
offline-title = No connection
offline-text = This could not be fetched. Please check your connection.
error-offline = There is no connection to the server. Please check your network.
error-cookies = This browser refuses the cookie that keeps your seat for you. Please allow cookies for this page.
rules-missing = The rules could not be fetched. Once fetched, they work without a network.
rules-impossible = This needs WebAssembly, which is turned off in this browser. You can play at tables all the same.
error-server = The server did not answer as it should. Please try again in a moment.
error-disconnected = The connection broke before the answer came. Please check, and repeat it if needed.
# $code (text): the id of an error that has no sentence
error-unknown = That did not work ({ $code }).
keys-letters = Letters and digits as shortcuts
keys-letters-note = Turn them off if they get in your way.
