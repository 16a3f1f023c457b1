#!/usr/bin/env bash
# What a host sees of a server's data, in every language. (What it does to it: tests/server/hosting_test.cc.)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/expect.bash"
cp "$here/../data/v4.db" lair.db

expect_exit 0 admin players
expect_same 'titles' 'player name seen banned' "$(head -n1 out | tr -s ' ')"
expect_exit 0 admin stored
expect_in out 'players: 3'
tables=$("$LAIR" admin tables --json | grep -o '"table":' | wc -l)
expect_in out "tables not closed: $tables"
expect_exit 0 admin players nobody-has-this-name
expect_in out 'The list is empty.'
expect_exit 0 admin --help
for what in tables close players ban unban bans reports settle data delete stored compact; do
  grep -qE "^  $what +[a-z]" out || complain "admin $what is not explained"
done

# A file that is not there, and one that cannot be reached: one line each.
expect_exit 3 admin stored --data none.db
expect_in err 'There is no file “none.db”.'
ln -s loop.db loop.db
for command in 'admin stored' 'backup copy.db'; do
  # shellcheck disable=SC2086 # two words
  expect_exit 3 $command --data loop.db
  expect_in err '“loop.db” cannot be used: '
  expect_same "lines of lair $command" 1 "$(wc -l <err)"
done

admin_in() { # LANGUAGE ARGUMENT...
  env LC_ALL="$1.UTF-8" "$LAIR" admin "${@:2}" >out 2>err || complain "admin ${*:2} in $1: $(<err)"
}
# Each language has words of its own for what can be said differently.
while read -r language word; do
  admin_in "$language" players
  expect_in out "$word"
done <<END
de_DE ausgeschlossen
fr_FR exclu
hu_HU kizárva
ko_KR 차단
END
for language in en de fr hu ko; do
  for what in tables players bans reports stored; do
    admin_in "$language" "$what"
    grep -qE 'admin-|stats-|_|true|false' out && complain "admin $what is not in $language: $(<out)"
    [[ $(wc -l <out) -ge 3 ]] || complain "admin $what says little: $(<out)"
  done
done

# JSON is for programs.
admin_in de_DE players Cleo --json
expect_in out '"banned":true'
finish
