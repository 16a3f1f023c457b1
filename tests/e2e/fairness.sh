#!/usr/bin/env bash
# lair verify --fairness: the documented example, a changed deal, and a record without seeds.
examples=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../docs/examples" && pwd) # before the folder changes
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

cp "$examples/fair.lair.jsonl" fair.lair.jsonl
expect_exit 0 verify --fairness fair.lair.jsonl
expect_in out 'fair.lair.jsonl: 2 games, 3 decisions, ok; 2 games are unfinished; all 3 deals follow from their seeds; 1 player never showed a seed'
expect_exit 0 verify --fairness --json fair.lair.jsonl
expect_in out '"deals":3,"unrevealed":1'
expect_exit 0 verify fair.lair.jsonl

# Legal by the rules, but not the deal of these seeds.
sed '3s/"cut":19/"cut":20/' fair.lair.jsonl | head -n 3 >changed.lair.jsonl
expect_exit 0 verify changed.lair.jsonl
expect_exit 1 verify --fairness changed.lair.jsonl
expect_in out 'changed.lair.jsonl:3: Deal 1 does not follow from its seeds: “cut” is different.'

make_records chimera random,random,random 1 plain.lair.jsonl
expect_exit 1 verify --fairness plain.lair.jsonl
expect_in out 'plain.lair.jsonl:2: Deal 1 cannot be checked'

# The example program that checks deals in Python agrees.
python3 "$examples/check_deal.py" fair.lair.jsonl >out 2>err
expect_same 'check_deal.py on the example' 0 $?
expect_same 'deals it found' 3 "$(grep -c 'follows from the seeds' out)"
python3 "$examples/check_deal.py" changed.lair.jsonl >out 2>err
expect_same 'check_deal.py on a changed deal' 1 $?

finish
