#!/usr/bin/env bash
# What a host sees of a server's data, in every language. (What it does to it: tests/server/hosting_test.cc.)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/expect.bash"
cp "$here/../data/v4.db" lair.db

expect_exit 0 admin players
expect_same 'titles' 'player name seen banned' "$(head -n1 out | tr -s ' ')"
expect_exit 0 admin stored
expect_in out 'players: 3'
expect_in out 'open tables: '

# Each language has words of its own for what can be said differently.
expect_title() { # LANGUAGE WORD WHAT
  LC_ALL=$1 expect_exit 0 admin "$3"
  expect_in out "$2"
}
expect_title de_DE.UTF-8 ausgeschlossen players
expect_title fr_FR.UTF-8 exclu players
expect_title hu_HU.UTF-8 kizárva players
expect_title ko_KR.UTF-8 차단 players
for language in en de fr hu ko; do
  for what in tables players bans reports stored; do
    LC_ALL=$language.UTF-8 expect_exit 0 admin "$what"
    grep -qE 'admin-|stats-|_|true|false' out && complain "admin $what is not in $language: $(<out)"
    [[ $(wc -l <out) -ge 3 ]] || complain "admin $what says little: $(<out)"
  done
done

# JSON is for programs.
LC_ALL=de_DE.UTF-8 expect_exit 0 admin players Cleo --json
expect_in out '"banned":true'
finish
