# What the end-to-end tests share; sourced by each script. $LAIR is the program. A check that fails
# says what it tried, and the script goes on; `finish` ends it, with 1 if anything failed.
set -uo pipefail
: "${LAIR:?the program to test}"
export LC_ALL=C.UTF-8 TERM=xterm
tests=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
export XDG_STATE_HOME=$folder/state # where games are saved
export XDG_CACHE_HOME=$folder/cache
failures=0

complain() { # WHAT...
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

# Runs the program with `out` and `err` of it kept, and expects how it ends.
expect_exit() { # CODE ARGUMENT...
  local code
  "$LAIR" "${@:2}" >out 2>err
  code=$?
  ((code == $1)) && return
  complain "lair ${*:2}: ended with $code, not $1"
  head -c 2000 out err
}

# Expects a text (not a pattern) in a file.
expect_in() { # FILE TEXT
  grep -qF -- "$2" "$1" && return
  complain "no \"$2\" in $1:"
  head -c 2000 "$1"
}

expect_empty() { # FILE
  [[ -s $1 ]] || return 0
  complain "$1 should be empty:"
  head -c 2000 "$1"
}

expect_same() { # WHAT WANTED GOT
  [[ $2 == "$3" ]] || complain "$1: wanted \"${2:0:500}\", got \"${3:0:500}\""
}

# Expects no line that is wider; commands and links, which are to be copied, may be.
expect_width() { # FILE COLUMNS
  local wide
  wide=$(grep -vE '^ *(lair |https?://)' "$1" | wc -L)
  ((wide <= $2)) || complain "$wide columns in $1 where there are $2"
}

# Records of random games.
make_records() { # GAME BOTS GAMES FILE
  expect_exit 0 arena "$1" --bots "$2" --games "$3" --seed 1 --records "$4"
}

finish() { exit $((failures > 0)); }
