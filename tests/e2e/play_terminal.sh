#!/usr/bin/env bash
# lair play in a real terminal (tmux): colour, width, a whole round by hand, Ctrl-C, Ctrl-D, SIGTERM.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
source "$tests/e2e/terminal.bash"

# Begins a game in a terminal of that width, and waits for its first question.
start() { # COLUMNS SETTINGS ARGUMENT...
  open_terminal "$1" 200 "$2" play "${@:3}"
  await_last '^>'
}

# Colour on a terminal, unless it is not wanted.
start 80 'TERM=xterm-256color' chimera --seed 2
screen -e | grep -q $'\e\[[0-9;]*48;5;' || complain 'no colour on a terminal'
start 80 'TERM=xterm-256color NO_COLOR=1' chimera --seed 2
screen -e | grep -q $'\e\[[0-9;]*48;5;' && complain 'colour in spite of NO_COLOR'
start 80 'TERM=dumb' chimera --seed 2
screen -e | grep -q $'\e\[[0-9;]*48;5;' && complain 'colour on a dumb terminal'

# Ctrl-C, Ctrl-D, SIGTERM.
start 80 '' chimera --seed 2
press C-c
await_end 130
screen | grep -q 'Goodbye' || complain 'Ctrl-C leaves without a word'
start 80 '' chimera --seed 2
press C-d
await_end 0
start 80 '' phantom --seed 2
kill -TERM "$(process)"
await_end 130

# A whole round in 40 columns, always the first play of the list. Nothing is wider.
start 40 '' chimera --seed 2
widest=0
for ((plays = 0; plays < 80; ++plays)); do
  if screen | grep -q '^── Round 1: '; then break; fi
  type_line l
  wide=$(screen | wc -L)
  ((wide > widest)) && widest=$wide
  type_line 1
done
screen | grep -q '^── Round 1: .* first' || complain 'the round did not end'
screen | grep -q '^  Total' || complain 'no totals'
((widest <= 40)) || complain "$widest columns in a terminal of 40"

# What was made wider is used.
start 40 '' chimera --seed 2
terminal resize-window -x 100 -y 50 2>/dev/null && {
  type_line s
  (($(screen | wc -L) > 45)) || complain 'a wider window is not used'
}
finish
