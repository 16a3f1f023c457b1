# A real terminal (tmux) for the end-to-end tests; sourced behind expect.bash.
command -v tmux >/dev/null || { complain 'tmux is missing'; finish; }

socket=$folder/tmux # a fresh one for each start: a server that is ending still answers on its own
starts=0
terminal() { tmux -S "$socket" -f /dev/null "$@"; }
trap 'terminal kill-server 2>/dev/null; rm -rf "$folder"' EXIT

# Starts the program in a terminal of that size. The settings of the terminal are noted before and
# after; `$exit_code` holds the exit code. Each start has files of its own: the shell around a program that
# was killed may still write them when the next one runs.
open_terminal() { # COLUMNS ROWS SETTINGS ARGUMENT...
  terminal kill-server 2>/dev/null
  socket=$folder/tmux$((++starts))
  tty_before=$folder/before$starts exit_code=$folder/exit_code$starts tty_after=$folder/after$starts
  printf '%s' "stty -g >$tty_before; env $3 '$LAIR' ${*:4}; echo \$? >$exit_code; stty -g >$tty_after; sleep 100" >start.sh
  terminal -u new-session -d -x "$1" -y "$2" bash start.sh
}
screen() { # without empty lines at its end; whoever has found something in it may stop reading
  local text
  text=$(terminal capture-pane -p "$@")
  (
    trap '' PIPE
    printf '%s\n' "$text" 2>/dev/null
    true
  )
}
press() { terminal send-keys "$@"; }
process() { pgrep -x -P "$(terminal list-panes -F '#{pane_pid}')" lair; }

await() { # PATTERN that a line of the screen must fit
  local i
  for ((i = 0; i < 400; ++i)); do
    if screen | grep -q -- "$1"; then return; fi
    sleep 0.05
  done
  complain "waited in vain for $1, the screen shows:"
  screen | tail -n 30
}
await_last() { # PATTERN that the last line must fit
  local i
  for ((i = 0; i < 400; ++i)); do
    if screen | tail -n 1 | grep -q -- "$1"; then return; fi
    sleep 0.05
  done
  complain "waited in vain for $1, the last lines are:"
  screen | tail -n 5
}
type_line() { # TEXT; waits for the next question
  terminal clear-history
  press -l "$1"
  press Enter
  await_last '^>$'
}
expect_whole() { # FILE: its lines stand on the screen
  local line i
  while IFS= read -r line; do
    for ((i = 0; i < 100; ++i)); do screen | grep -qxF -- "$line" && continue 2; sleep 0.05; done
    complain "not on the screen: $line"
    screen
    return
  done < <(sed 's/ *$//; /^$/d' "$1")
}
await_end() { # CODE
  local i
  for ((i = 0; i < 400; ++i)); do [[ -s $exit_code ]] && break; sleep 0.05; done
  expect_same 'how it ends' "$1" "$(cat "$exit_code")"
  for ((i = 0; i < 40; ++i)); do [[ -s $tty_after ]] && break; sleep 0.05; done
  cmp -s "$tty_before" "$tty_after" || complain 'the terminal is left with other settings'
}
