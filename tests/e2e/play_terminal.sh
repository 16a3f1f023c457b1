#!/usr/bin/env bash
# lair play in a real terminal (tmux): colour, width, a whole round by hand, Ctrl-C, Ctrl-D, SIGTERM.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
command -v tmux >/dev/null || { complain 'tmux is missing'; finish; }

socket=$folder/tmux # a fresh one for each start: a server that is ending still answers on its own
starts=0
terminal() { tmux -S "$socket" -f /dev/null "$@"; }
trap 'terminal kill-server 2>/dev/null; rm -rf "$folder"' EXIT

# Starts the program in a terminal of that size, and waits for its first question. The shell's
# settings of the terminal are noted before and after; `ended` holds how it ended.
start() { # COLUMNS SETTINGS ARGUMENT...
  terminal kill-server 2>/dev/null
  socket=$folder/tmux$((++starts))
  rm -f ended
  printf '%s' "stty -g >before; env $2 '$LAIR' play ${*:3}; echo \$? >ended; stty -g >after; sleep 100" >start.sh
  terminal -u new-session -d -x "$1" -y 200 bash start.sh
  await '^>'
}
screen() { terminal capture-pane -p "$@" | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'; }
last() { screen | tail -n 1; }
await() { # PATTERN that the last line must fit
  local i
  for ((i = 0; i < 200; ++i)); do
    if last | grep -q "$1"; then return; fi
    sleep 0.05
  done
  complain "waited in vain for $1, the last lines are:"
  screen | tail -n 5
}
type_line() { # TEXT; waits for the next question
  terminal clear-history
  terminal send-keys -l "$1"
  terminal send-keys Enter
  await '^>$'
}
await_end() { # CODE
  local i
  for ((i = 0; i < 200; ++i)); do [[ -s ended ]] && break; sleep 0.05; done
  expect_same 'how it ends' "$1" "$(cat ended)"
  sleep 0.1
  cmp -s before after || complain 'the terminal is left with other settings'
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
terminal send-keys C-c
await_end 130
screen | grep -q 'Goodbye' || complain 'Ctrl-C leaves without a word'
start 80 '' chimera --seed 2
terminal send-keys C-d
await_end 0
start 80 '' phantom --seed 2
kill -TERM "$(pgrep -x -P "$(terminal list-panes -F '#{pane_pid}')" lair)"
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
