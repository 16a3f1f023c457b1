// The module in a JavaScript engine: node module_test.mjs lair.wasm lair
// It answers random questions as `lair referee` does, and rubbish with an error; nothing traps it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [modulePath, program] = process.argv.slice(2);
const bytes = readFileSync(modulePath);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, _initialize, lair_alloc, lair_free, lair_ask } = instance.exports;
_initialize();

function answer(request) {
  const sent = Buffer.isBuffer(request) ? request : Buffer.from(request);
  const room = lair_alloc(sent.length + 1);
  new Uint8Array(memory.buffer, room, sent.length).set(sent);
  const start = lair_ask(room, sent.length);
  lair_free(room);
  const all = new Uint8Array(memory.buffer);
  return Buffer.from(all.subarray(start, all.indexOf(0, start))).toString();
}
const ask = (question) => JSON.parse(answer(JSON.stringify(question)));

let seed = 20261116;
const below = (n) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
};
const pick = (list) => list[below(list.length)];
const some = (least, most, make) => Array.from({ length: least + below(most - least + 1) }, make);

const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'H'];
const chimeraCard = () => (below(12) ? pick(ranks) + pick(['', '', 'j', 's', 'p', 't']) : pick(['PY', 'CH', 'X']));
const near = (first) => some(1, 8, (_, i) => ranks[(first + (below(3) ? i : 0)) % 12]);
const selection = () => ({ cards: below(2) ? near(below(12)) : some(0, 6, chimeraCard) });
const kinds = [...'had'].flatMap((kind) => [...'1234567'].map((number) => kind + number));
const phantomCard = () => pick([...kinds, 'iB', 'iC', 'iK', 'iT']) + pick(['', '', '', '*']);
const set = () => {
  const [kind, first] = [pick([...'had']), 1 + below(5)];
  return below(2) ? [0, 1, 2].map((step) => kind + (first + step)) : Array(3).fill(kind + first);
};
const hand = () => [...some(0, 2, set).flat(), ...some(0, 4, phantomCard)];
const laid = () => some(0, 3, set);

const questions = [
  () => ({ op: 'classify', ...selection() }),
  () => ({ op: 'beats', play: selection(), on: selection() }),
  () => ({ op: 'plays', hand: some(0, 20, chimeraCard), on: below(2) ? null : selection() }),
  () => ({
    op: 'score',
    bid: pick([20, 30, 40, 25]),
    chimera: below(3),
    out: below(4),
    traps: below(4),
    flight: below(2) === 0,
    idle_hunter: below(2) === 0,
    treasures: some(3, 3, () => 5 * below(6)),
  }),
  () => ({ op: 'waits', hand: hand(), laid: laid(), going_out: pick(['together', 'in-hand']) }),
  () => ({ op: 'ways-out', hand: hand(), laid: laid() }),
  () => ({
    op: 'score-out',
    hand: hand(),
    laid: laid(),
    sets: some(0, 1, set),
    pair: Array(2).fill(pick(kinds)),
    turned: some(0, 3, phantomCard),
    advanced: below(2) === 0,
  }),
  () => ({ op: 'replay', record: [{ lair: 1, game: pick(['chimera', 'x']), seats: ['a', 'b', 'c'] }] }),
];

// The same answers as on this machine: errors by their clause, for the module makes no sentences.
const requests = some(5000, 5000, () => JSON.stringify(pick(questions)()));
const referee = spawnSync(program, ['referee'], {
  input: requests.join('\n') + '\n',
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
});
const expected = referee.stdout.trimEnd().split('\n');
assert.equal(expected.length, requests.length);
let refused = 0;
requests.forEach((request, i) => {
  const [here, there] = [answer(request), expected[i]];
  if (!there.includes('"error"')) return assert.equal(here, there, request);
  ++refused;
  const { error } = JSON.parse(here);
  assert.ok(error.code, request);
  assert.equal(error.rule ?? undefined, JSON.parse(there).rule ?? undefined, request);
});
assert.ok(refused > 100 && refused < 4000, `${refused} of ${requests.length} refused`);

// Rubbish: pieces of questions, and any bytes at all.
for (let i = 0; i < 5000; ++i) {
  const whole = Buffer.from(pick(requests));
  for (let changes = below(4); changes >= 0; --changes) whole[below(whole.length)] = below(256);
  JSON.parse(answer(below(2) ? whole : whole.subarray(0, below(whole.length))));
}
for (const rubbish of ['', 'null', '['.repeat(1e6), '{"a":'.repeat(1e5), `"${'x'.repeat(9e6)}"`, `[${'[],'.repeat(2e6)}1]`]) {
  assert.ok(JSON.parse(answer(rubbish)).error.code);
}
assert.ok(ask({ op: 'classify', cards: Array(1e6).fill('7') }).error.code);
assert.ok(ask({ op: 'open', record: Array(1e5).fill({}) }).error.code);
assert.ok(ask({ op: 'at', line: 1 }).error.code);

// It still answers, and remembers the record that is open.
const header = { lair: 1, game: 'phantom-rummy', seats: ['Ana', 'Ben'] };
assert.equal(ask({ op: 'open', record: [header] }).lines, 1);
assert.equal(ask({ op: 'at', line: 1 }).views.length, 2);
assert.deepEqual(ask({ op: 'group', hand: ['h1', 'h2', 'iB', 'iB'], laid: [['d5', 'd6', 'd7']] }).waits, ['h3']);

const size = gzipSync(bytes, { level: 9 }).length;
assert.ok(size <= 80_000, `${size} bytes gzipped`);
console.log(`${requests.length} answers alike, ${refused} of them refusals; ${size} bytes gzipped`);
