### What the program says in a terminal.

## The command line

# $command (text): what to type
see-help = “{ $command }” shows how it is used.
command-unknown = There is no command “{ $command }”.
config-unknown = “{ $path }” says “{ $name }”, which is no option. “{ $command }” lists those there are.
config-wrong = “{ $path }” cannot be used: { $reason }.
# $flag (text): such as --edition; $owner (text): the games it belongs to
flag-of-other-game = { $flag } belongs to { $owner }, not to { $game }.
bot-unknown = There is no bot “{ $bot }”.
network-wrong = This is no file of networks that this version can read ({ $what }).
arena-no-bids = Nobody bids in this game, so --bid has no meaning here.
train-state-wrong = “{ $file }” cannot be gone on with: it is damaged or of another version. Delete it to begin anew.
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
