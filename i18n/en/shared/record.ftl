### Reading JSON, records and questions to the referee.

# $place (number): which byte, from 1
json-wrong = This is not JSON: it goes wrong at byte { $place }.
json-too-deep = This JSON is nested too deeply. At most { $depth } levels are read.
field-not-object = “{ $field }” must be an object: fields and their values in curly braces.

record-no-header = The first line of a game must be its header, with “lair”, “game” and “seats”.
record-second-header = Here a second game begins, but this record can hold only one.
record-behind-end = The game ended on the line before. Nothing may follow it.
record-version = This record has version { $version }. This program reads versions up to { $known }.
record-seat-name = “seats” must be a list of names, each a text in quotation marks.
record-bots = “bots” must be a list by seat: the level of a bot in quotation marks, or null for a person.
record-round-due = The round is over. Its “round” line must come first.
record-round-not-due = The round is not over yet, so there can be no “round” line here.
record-round-twice = The result of this round is there already.
record-end-not-due = The game is not over yet, so there can be no “end” line here.
record-line-mixed = “deal”, “round”, “end” and each decision need a line of their own. Please write them on separate lines.
# $games (text): the names there are, with commas between
game-unknown = There is no game “{ $game }”. There are: { $games }.
# $ops (text): the questions there are, with commas between
referee-op-unknown = There is no question “{ $op }”. There are: { $ops }.

pad-none = This is not a score pad.
pad-player-name = A player on the pad has no name, or one that is too long.
pad-no-game = A score pad cannot count { $game } yet.
pad-too-long = This pad has too many rounds. At most { $most } are read.
