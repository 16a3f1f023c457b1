#!/usr/bin/env bash
# lair stats: what it counts is counted once more here, from the lines of the records.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

make_records chimera greedy,random,greedy 12 chimera.lair.jsonl
make_records phantom greedy,greedy,random 12 phantom.lair.jsonl
expect_exit 0 stats --compare none --json chimera.lair.jsonl phantom.lair.jsonl
expect_same 'lines of JSON' 1 "$(wc -l <out)"
expect_empty err
cp out stats.json

# Every fact by hand, out of the raw lines and nothing else.
cat >count.py <<'PY'
import json, sys
from collections import defaultdict

counted = defaultdict(lambda: defaultdict(int))
for name in sys.argv[2:]:
    for text in open(name):
        line = json.loads(text)
        if 'lair' in line:
            game, seats, bid, chimera = line['game'], line['seats'], 0, None
            players = [counted[seat, game] for seat in seats]
            for player in players: player['games'] += 1
        elif 'deal' in line:
            bid, chimera, turns = 0, None, [0] * len(seats)
        elif line.get('bid'):
            bid, chimera = line['bid'], line['seat']
            if not line.get('forced'): players[chimera]['bids %d' % bid] += 1
        elif 'play' in line:
            cards = line['play']
            ranks = {card.rstrip('jspt') for card in cards}
            players[line['seat']]['traps'] += len(cards) == 4 and len(ranks) == 1
            players[line['seat']]['flights'] += ranks == {'PY', 'CH'}
        elif 'take' in line:
            turns[line['seat']] += 1
            players[line['seat']]['turn %d' % turns[line['seat']]] += 1
        elif 'lay' in line: players[line['seat']]['laid'] += 1
        elif 'claim' in line: players[line['seat']]['claimed'] += 1
        elif 'announce' in line: players[line['seat']]['announced'] += 1
        elif 'round' in line:
            round = line['round']
            for seat, player in enumerate(players):
                points = round['points'][seat]
                player['rounds'] += 1
                player['points'] += points
                if game == 'chimera':
                    role = 'chimera' if seat == chimera else 'hunter'
                    player['%s %d' % (role, bid)] += 1
                    player['%s %d points' % (role, bid)] += points
                    player['%s won' % role] += (round['out'] == chimera) == (seat == chimera)
                elif round['out'] == seat:
                    player['out'] += 1
                    player['out points'] += points
        elif 'end' in line:
            for seat in line['end']['winners']: players[seat]['won'] += 1

wrong = 0
def same(who, what, wanted, got):
    global wrong
    if wanted != got:
        wrong += 1
        print('%s: %s: counted %s, lair says %s' % (who, what, wanted, got))

players = json.load(open(sys.argv[1]))['players']
same('all', 'players', len(counted), len(players))
for said in players:
    who = said['player'], said['game']
    facts = counted[who]
    for what in 'games', 'won', 'rounds', 'points': same(who, what, facts[what], said[what])
    if said['game'] == 'chimera':
        for what in 'traps', 'flights': same(who, what, facts[what], said[what])
        for role in 'chimera', 'hunter':
            same(who, role, facts[role + ' won'], said[role]['won'])
            for bid in '20', '30', '40':
                of = said[role]['by_bid'][bid]
                same(who, role + bid, facts['%s %s' % (role, bid)], of['rounds'])
                same(who, role + bid, facts['%s %s points' % (role, bid)], of['points'])
        for bid in '20', '30', '40': same(who, 'bids', facts['bids ' + bid], said['bids'][bid])
    else:
        for what in 'laid', 'claimed', 'announced': same(who, what, facts[what], said[what])
        same(who, 'out', facts['out'], said['out']['rounds'])
        same(who, 'points', facts['out points'], said['out']['points'])
        for turn, mean in enumerate(said['distance_by_turn'], 1):
            same(who, 'turn', facts['turn %d' % turn], mean['rounds'])
sys.exit(wrong > 0)
PY
python3 count.py stats.json chimera.lair.jsonl phantom.lair.jsonl || complain 'the counts differ'

# Bots on the same deals, the same every time.
expect_exit 0 stats --compare greedy --json --player 'greedy 0' chimera.lair.jsonl
cp out first.json
expect_in first.json '"compare":"greedy","players":[{"player":"greedy 0"'
expect_in first.json '"same_deals":{"rounds":'
expect_exit 0 stats --compare greedy --json --player 'greedy 0' chimera.lair.jsonl
expect_same 'the same deals again' "$(<first.json)" "$(<out)"

# The strongest bot, if no other is asked for; what it has played it does not play again.
expect_exit 0 arena phantom --rounds 1 --bots greedy,greedy --games 1 --seed 1 --records one.lair.jsonl
expect_exit 0 stats --json --player 'greedy 0' one.lair.jsonl
expect_in out '"compare":"best"'
expect_in out '"same_deals":{"rounds":1,'
mv out first.json
known=$(<cache/lair/rounds)
expect_exit 0 stats --json --player 'greedy 0' one.lair.jsonl
expect_same 'the strongest bot again' "$(<first.json)" "$(<out)"
expect_same 'what it had played' "$known" "$(<cache/lair/rounds)"

# What is counted does not wait for it; Ctrl-C shows and keeps what it has played so far.
"$LAIR" stats --compare best:300 chimera.lair.jsonl >out 2>err &
for ((tenth = 0; tenth < 600; ++tenth)); do
  (($(wc -l <cache/lair/rounds) > $(wc -l <<<"$known") + 12)) && break
  sleep 0.1
done
expect_in out 'traps'
grep -q 'points of best' out && complain 'the bot is through already'
kill -INT $!
wait $!
expect_same 'interrupted' 130 $?
expect_in out 'points of best:300'
grep -qE '^Interrupted: the bot has played [0-9]+ of [0-9]+ rounds' out || complain 'not said how far it came'

# Tables, in every language.
expect_exit 0 stats --compare greedy chimera.lair.jsonl phantom.lair.jsonl
expect_in out 'Phantom Rummy'
expect_in out 'luck of the cards'
expect_in out 'points of greedy'
for language in 'de Kartenglück' 'fr chance aux cartes' 'hu lapszerencse' 'ko 카드 운'; do
  expect_exit 0 stats --compare greedy --lang "${language%% *}" chimera.lair.jsonl
  expect_in out "${language#* }"
done
cat chimera.lair.jsonl phantom.lair.jsonl | "$LAIR" stats --compare none --json - >out
expect_same 'from a pipe' "$(<stats.json)" "$(<out)"

# They fit the terminal, and numbers are written as the language does.
for language in en de fr hu ko; do
  for columns in 80 40; do
    COLUMNS=$columns expect_exit 0 stats --compare greedy --lang $language chimera.lair.jsonl phantom.lair.jsonl
    expect_width out $columns
    case $language in en | ko) wrong='[0-9],[0-9]' ;; *) wrong='[0-9]\.[0-9]' ;; esac
    grep -E "$wrong" out && complain "numbers that are not $language"
    grep -E '(^| )-[0-9]' out && complain 'a hyphen for a minus sign'
  done
done

# Who played at a terminal is one player in all languages; bots of one name are told apart by their level.
head -n 1 chimera.lair.jsonl >header
for each in 'You greedy' '나 greedy' 'Te easy'; do
  sed "1s/\"seats\":\[[^]]*\]/\"seats\":[\"${each% *}\",\"Ben\",\"Cleo\"]/; 1s/\"bots\":\[[^]]*\]/\"bots\":[null,\"${each#* }\",\"${each#* }\"]/" header
done >mine.lair.jsonl
expect_exit 0 stats --compare none --json mine.lair.jsonl
expect_same 'players' '"Ben (easy)" 1 "Ben (greedy)" 2 "Cleo (easy)" 1 "Cleo (greedy)" 2 "You" 3 ' \
  "$(grep -oE '"player":"[^"]*","game":"chimera","games":[0-9]+' out | sed -E 's/"player":("[^"]*").*:/\1 /' | tr '\n' ' ')"
expect_exit 0 stats --compare none --player Ich --lang hu mine.lair.jsonl
grep -qE '^Te +3 ' out || complain 'not called by the language of the reader'

# What is wrong is said.
expect_exit 2 stats --player Nemo chimera.lair.jsonl
expect_in err 'Nobody called “Nemo”'
expect_exit 2 stats --compare genius chimera.lair.jsonl
expect_exit 3 stats nowhere.lair.jsonl
sed 's/"points":\[[-0-9]*/"points":[7/' chimera.lair.jsonl >damaged.lair.jsonl
expect_exit 1 stats damaged.lair.jsonl
expect_in err '[C-8'
expect_empty out
finish
