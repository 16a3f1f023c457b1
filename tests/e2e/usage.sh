#!/usr/bin/env bash
# What the program says of itself, and how it refuses a wrong command line.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

expect_exit 0
expect_in out 'lair play chimera'
expect_in out 'lair --help'
expect_empty err

expect_exit 0 --version
expect_same 'one line of version' 1 "$(grep -cE '^lair [0-9]+\.[0-9]+\.[0-9]+ \(([0-9a-f]+|unknown)\)$' out)"

expect_exit 0 --help
expect_empty err
for code in 0 1 2 3 130; do
  grep -qE "^  $code +[a-z]" out || complain "exit code $code is not in lair --help"
done
for command in serve play replay review stats score arena train verify referee bench load site backup admin help; do
  expect_exit 0 --help
  expect_in out "  $command "
  expect_exit 0 "$command" --help
  expect_in out "Usage: lair $command"
  expect_in out 'Examples:'
  cp out help
  expect_exit 0 help "$command"
  expect_same "lair help $command" "$(<help)" "$(<out)"
  awk 'length > 100 { exit 1 }' out || complain "lair $command --help has lines too long"
done

refused() { # TEXT-ON-STDERR ARGUMENT...
  expect_exit 2 "${@:2}"
  expect_in err "$1"
  expect_in err '--help'
  expect_empty out
}
refused 'no command “vrfy”. Did you mean “verify”?' vrfy
refused 'no command “whist”.' whist
refused 'no option “--wat”.' --wat
refused 'no option “-w”.' -w
refused 'no option “--wat”.' verify --wat file
refused 'Did you mean “--seed”?' play --sede 3
refused 'Did you mean “--fairness”?' verify --fairnes file
LC_ALL=de_DE.UTF-8 refused 'Ist „--seed“ gemeint?' play --sede 3
refused 'FILE is missing' verify
refused '--bots is missing' arena chimera
refused '--bots needs a value' arena chimera --bots
refused '--seed is there more than once' play --seed 1 --seed 2
refused '“surplus” is one word too many' referee surplus
refused '--seed and --today do not go together' play --today --seed 3
refused '--watch goes only with --connect' play --watch
refused '--games: “0” does not fit: a whole number from 1 to' arena chimera --games 0
refused '--games: “many” does not fit' arena chimera --games many
refused '--hours: “-1” does not fit: a number from 0 to' train chimera --out x.net --hours -1
refused 'no game “whist”' arena whist
refused 'GAME' arena
refused '“whist” is not one of these: help, serve' help whist
refused '“tcsh” is not one of these: bash, zsh, fish' help --completion tcsh
refused 'do not go together' help --man --completion bash
three=(--bots 'random,random,random')
refused '--edition belongs to chimera' arena phantom --bots random,random --edition hu
refused '--advanced belongs to phantom-rummy' arena chimera "${three[@]}" --advanced
refused '--edition: “en” is not one of these: de, ko, fr, hu' arena chimera "${three[@]}" --edition en
refused '--limit: “many” is not a whole number' arena chimera "${three[@]}" --limit many
refused '[C-8.5]' arena chimera "${three[@]}" --limit 10
refused 'from 50 to 5000' arena chimera "${three[@]}" --limit 10
refused 'from 50 to 5000' arena chimera "${three[@]}" --limit 99999999999999999999
refused 'no bot “nobody”. There are: random, easy, greedy' arena chimera --bots random,random,nobody

# Output that cannot be written.
for arguments in --help --version 'help --man' 'help --completion bash'; do
  # shellcheck disable=SC2086 # words on purpose
  "$LAIR" $arguments >/dev/full 2>err
  expect_same "lair $arguments to a full disk" 3 $?
  expect_in err 'lair: '
done

finish
