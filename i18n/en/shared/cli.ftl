### What the program says in a terminal.

## The command line

# $command (text): what to type
see-help = “{ $command }” shows how it is used.
command-unknown = There is no command “{ $command }”.
# Behind a sentence that says what there is not; $word (text): what there is
did-you-mean = Did you mean “{ $word }”?
argument-unknown = There is no option “{ $word }”.
argument-surplus = “{ $word }” is one word too many.
# $name, $one, $other (text): an option such as --bots, or what stands for an argument, such as FILE
argument-missing = { $name } is missing.
option-without-value = { $name } needs a value behind it.
option-repeated = { $name } is there more than once.
options-apart = { $one } and { $other } do not go together.
option-needs = { $one } goes only with { $other }.
# Behind the name of an option; $value (text): what was typed. The words follow the first.
value-not-choice = “{ $value }” is not one of these:
value-not-number = “{ $value }” is not a whole number.
value-not-between = “{ $value }” does not fit: a whole number from { $low } to { $high } is needed.
value-not-hours = “{ $value }” does not fit: a number from 0 to { $high } is needed.
config-unknown = “{ $name }” in “{ $path }” is not an option. “{ $command }” lists the options.
config-wrong = “{ $path }” cannot be used: { $reason }.
# $flag (text): such as --edition; $owner (text): the games it belongs to
flag-of-other-game = { $flag } belongs to { $owner }, not to { $game }.
game-not-in-terminal = { $game } cannot be shown in the terminal yet.
game-no-networks = There are no networks for { $game } yet, and this needs them.
# $levels (text): those that there are, with commas between
bot-unknown = There is no bot “{ $bot }”. There are: { $levels }.
seed-wrong = “{ $seed }” is not a seed. A seed is a whole number from 0 to 18446744073709551615.
output-no-file = “{ $path }” is not the name of a file that can be written.
network-wrong = “{ $file }” holds no networks that this version can read ({ $what }).
network-other-game = “{ $file }” holds networks of another game, or of another version.
arena-no-bids = Nobody bids in this game, so --bid has no meaning here.
league-too-small = A league needs at least two bots.
card-wrong = “{ $what }” is missing in the benchmark card, or is wrong. docs/bots.md describes a card.
train-state-wrong = Training cannot go on from “{ $file }”: it is damaged or from another version. Delete it to start afresh.
train-state-game = “{ $file }” is for { $game }, not for { $wanted }. Choose another --out.
train-from-and-state = “{ $file }” exists already: training goes on from it, so --from has no meaning. Leave out --from, or choose another --out.
output-failed = The output could not be written in full. Is the disk full?

## Progress

progress-seconds-left = { $seconds } s left
progress-minutes-left = { $minutes } min left
progress-hours-left = { $hours } h { $minutes } min left

## verify

# Behind a file's name, on one line with it; the notes behind that.
verify-fine = { verify-games }, { verify-decisions }, ok
verify-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
verify-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
verify-unfinished = { $unfinished ->
    [one] { $unfinished } game is unfinished
   *[other] { $unfinished } games are unfinished
}
verify-cut-off = the last line is cut off and was left out
verify-deals = { $deals ->
    [one] { $deals } deal follows from its seeds
   *[other] all { $deals } deals follow from their seeds
}
verify-unrevealed = { $unrevealed ->
    [one] { $unrevealed } player never showed a seed
   *[other] { $unrevealed } players never showed a seed
}

## referee

# $limit (number): in MiB
request-too-long = This request is too long. A line may have at most { $limit } MiB.

site-done = The page is in “{ $path }”. Any web host can serve this folder.
site-not-empty = “{ $path }” is not empty and was not written by “lair site”, so nothing was written. Choose an empty folder.
site-not-folder = “{ $path }” is not a folder. Choose another name.
site-no-page = This program was built without its page.
