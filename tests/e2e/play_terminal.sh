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

# A whole round in 40 columns, always the first play of the list.
start 40 '' chimera --seed 2
for ((plays = 0; plays < 80; ++plays)); do
  if screen | grep -q '^── Round 1: '; then break; fi
  type_line l
  type_line 1
done
screen | grep -q '^── Round 1: .* first' || complain 'the round did not end'
screen | grep -q '^  Total' || complain 'no totals'

# A terminal would cut or break what is wider, so whole games are told to a pipe: nothing is.
for language in en de fr hu ko; do
  for game in 'chimera --limit 50' 'phantom --rounds 1'; do
    { printf '?\ns\nh\n'; for ((i = 0; i < 700; ++i)); do printf 'l\n#1\n'; done; echo n; } |
      COLUMNS=40 "$LAIR" play $game --seed 2 --lang $language >out 2>err
    expect_width out 40
    [[ $language != en ]] || expect_in out 'the game with'
  done
done

# Korean letters are two columns wide: in a narrow terminal stands, line by line, what a pipe is told. So it is to the end of the
# game, and what the review says has its table.
COLUMNS=40 "$LAIR" play phantom --seed 2 --rounds 1 --bots easy --lang ko </dev/null | sed '/^>/,$d' >narrow
start 40 NO_COLOR=1 phantom --seed 2 --rounds 1 --bots easy --lang ko
expect_whole narrow
for ((plays = 0; plays < 80; ++plays)); do
  if screen | grep -q '결정을'; then break; fi
  type_line '#1'
done
screen | tr -s '\n ' ' ' | grep -qE '님이 [0-9]+점으로 승리했습니다|[0-9]+점으로 승리했습니다. 훌륭한 게임이었습니다' ||
  complain 'no word of the winner, or a broken one'
press y Enter
await '^합계  *[0-9−][0-9]*  *[+−0]'
screen | grep -q '^1라운드  *[0-9−]' || complain 'no row of the round'
await_last '^>'
press n Enter
await_end 0

# What was made wider is used.
start 40 '' chimera --seed 2
terminal resize-window -x 100 -y 50 2>/dev/null && {
  type_line s
  (($(screen | wc -L) > 45)) || complain 'a wider window is not used'
}
finish
