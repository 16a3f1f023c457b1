#!/usr/bin/env bash
# The manual page renders without a warning, and the completions work in bash, zsh and fish.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

expect_exit 0 help --man
cp out lair.1
for word in '.SH NAME' '.SH SYNOPSIS' '.SH OPTIONS' '.SH COMMANDS' '.SH EXIT STATUS' '.SH ENVIRONMENT' \
  'NO_COLOR' '\fB\-\-edition\fR'; do
  expect_in lair.1 "$word"
done
for code in 0 1 2 3 130; do expect_in lair.1 "\\fB$code\\fR"; done
groff -man -Tutf8 -ww lair.1 >page 2>warnings
expect_empty warnings
expect_in page 'lair verify'
grep -q 'lair referee < requests.jsonl' page || complain 'examples are not in the rendered page'
mandoc -T lint -W error lair.1 >warnings 2>&1
expect_empty warnings
for made in lair.1 completions/lair.bash completions/_lair completions/lair.fish; do
  [[ -s $(dirname "$LAIR")/$made ]] || complain "the build did not write $made"
done

# What bash offers for a line, with the cursor at its end.
offers() { # WORD...
  bash -c '
    source bash.completion
    COMP_WORDS=(lair "$@") COMP_CWORD=$#
    _lair
    echo "${COMPREPLY[*]}"' _ "$@" 2>&1
}
expect_exit 0 help --completion bash
cp out bash.completion
bash -n bash.completion || complain 'bash cannot read its completions'
touch records.lair.jsonl 'two words.lair.jsonl'
expect_same 'lair ver' verify "$(offers ver)"
expect_same 'lair --v' --version "$(offers --v)"
expect_same 'lair arena ch' chimera "$(offers arena ch)"
expect_same 'lair arena --edi' --edition "$(offers arena --edi)"
expect_same 'lair arena chimera --edition ' 'de ko fr hu' "$(offers arena chimera --edition '')"
expect_same 'lair arena chimera --edition=h' hu "$(offers arena chimera --edition = h)"
expect_same 'lair verify --js' --json "$(offers verify --js)"
expect_same 'lair verify rec' records.lair.jsonl "$(offers verify rec)"
expect_same 'lair verify two' 'two words.lair.jsonl' "$(offers verify two)"
expect_same 'lair help --completion ' 'bash zsh fish' "$(offers help --completion '')"
expect_same 'lair help ref' referee "$(offers help ref)"
expect_same 'lair arena --limit ' '' "$(offers arena --limit '')"
# The same with a real Tab key.
{
  printf 'source bash.completion; lair() { echo "called: $*."; }\n'
  printf 'lair ver\t rec\t --js\t\nexit\n'
} >keys
script -qec 'bash --norc --noprofile -i' /dev/null <keys >out 2>&1
expect_in out 'called: verify records.lair.jsonl --json.'

expect_exit 0 help --completion zsh
zsh -fc 'autoload -Uz compinit && compinit -D -u; source out; [[ $_comps[lair] == _lair ]]' 2>err ||
  complain 'zsh cannot read its completions'
expect_empty err
expect_exit 0 help --completion fish
cp out lair.fish
fish_offers() { fish --no-config -c "source lair.fish; complete -C '$1'" | cut -f1; }
expect_same 'fish: lair ver' verify "$(fish_offers 'lair ver')"
expect_same 'fish: lair arena --edition h' hu "$(fish_offers 'lair arena --edition h')"
expect_same 'fish: lair verify rec' records.lair.jsonl "$(fish_offers 'lair verify rec')"

finish
