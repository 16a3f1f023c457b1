// Plays whole games at local tables, message by message, and compares the module with the same code compiled for
// this machine: every answer must be the same byte for byte, so every decision of every bot is.
//   node module_test.mjs lair-local.wasm NETWORKS DRIVER DECISIONS
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";

const [, , wasm, networks, driver, wanted] = process.argv;
const bytes = readFileSync(wasm);
const most = 250_000;
const size = gzipSync(bytes, { level: 9 }).length;
assert.ok(size <= most, `${size} bytes gzipped`);

const { instance } = await WebAssembly.instantiate(bytes, {
  env: { lair_progress: () => {} },
});
const module = instance.exports;
module._initialize();

function put(data) {
  const room = module.lair_alloc(data.length);
  new Uint8Array(module.memory.buffer, room, data.length).set(data);
  return room;
}
for (const name of ["chimera", "phantom"]) {
  const path = Buffer.from(`networks/${name}.net`);
  const file = readFileSync(`${networks}/${name}.net`);
  module.lair_give(put(path), path.length, put(file), file.length);
}
function here(request) {
  const data = Buffer.from(request);
  const room = put(data);
  const start = module.lair_ask(room, data.length);
  module.lair_free(room);
  const all = new Uint8Array(module.memory.buffer);
  return Buffer.from(all.subarray(start, all.indexOf(0, start))).toString();
}

const native = spawn(driver, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
async function ask(question) {
  const request = JSON.stringify(question);
  native.stdin.write(request + "\n");
  const answer = here(request);
  assert.equal(answer, (await lines.next()).value, request);
  const told = JSON.parse(answer);
  assert.equal(told.error, undefined, `${request}: ${answer}`);
  return told;
}

// A generator of its own, so that a failure happens again.
let state = 2026;
const below = (n) =>
  (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;

/** The page's side of a table: it follows the frames and answers with any legal move. */
class Player {
  now = 1_000_000;
  version = 0;
  turn = {};
  legal = null;
  status = "open";
  log = [];
  decisions = 0;

  async open(game, seats, level, options) {
    const bots = Array.from({ length: seats - 1 }, (_, i) => ({
      bot: { seat: i + 1, level },
    }));
    const settings = {
      game,
      seats,
      options,
      clock: null,
      pace: 0,
      pause: 0,
      window: 0,
    };
    const requests = [...bots, { start: true }];
    await this.tell({
      op: "create",
      id: "HERE",
      settings,
      player: "me",
      name: "Ana",
      secret: `${below(1e9)}`,
      requests,
    });
    await this.say({
      hello: { v: 1, table: "HERE", views: true, legal_up_to: 100000 },
    });
  }
  say(message) {
    return this.tell({ op: "message", message });
  }
  async tell(question) {
    const answer = await ask({ ...question, now: this.now });
    this.log.push(...answer.entries);
    for (const frame of answer.frames.map(JSON.parse)) this.hear(frame);
    ({ due: this.due, thinks: this.thinks } = answer);
    if (answer.game) this.game = answer.game;
  }
  hear(frame) {
    assert.equal(frame.error, undefined, JSON.stringify(frame.error));
    const told = frame.table ?? frame;
    if (frame.table) this.version = told.version;
    if (told.v !== undefined) {
      assert.equal(told.v, this.version + 1);
      this.version = told.v;
    }
    if (told.status) this.status = told.status;
    if (told.turn) [this.turn, this.legal] = [told.turn, told.legal ?? null];
    if (frame.hint) this.hint = frame.hint;
  }
  /** Until the game is over, or so many bots have decided. */
  async play(until) {
    while (this.status === "playing" && this.decisions < until) {
      if (this.thinks) {
        ++this.decisions;
        await this.tell({ op: "think" });
      } else if (this.turn.you) {
        assert.ok(this.legal?.length > 0);
        const { seat, ...move } = this.legal[below(this.legal.length)] ?? {};
        await this.say({
          move: seat === undefined ? null : move,
          v: this.version,
          id: 7,
        });
      } else {
        assert.notEqual(this.due, null, "the table waits for nothing");
        this.now = Math.max(this.now, this.due);
        await this.tell({ op: "tick" });
      }
    }
  }
}

const tables = [
  ["chimera", 3, { limit: 200 }],
  ["phantom-rummy", 2, { advanced: true }],
  ["phantom-rummy", 4, { rounds: 2 }],
];
const levels = ["random", "easy", "greedy", "medium", "strong", "best"];
for (const game of new Set(tables.map(([name]) => name))) {
  for (const level of levels) {
    let decisions = 0;
    for (let i = 0; decisions < Number(wanted); ++i) {
      const kinds = tables.filter(([name]) => name === game);
      const [, seats, options] = kinds[i % kinds.length];
      const player = new Player();
      await player.open(game, seats, level, options);
      await player.play(Number(wanted) - decisions);
      decisions += player.decisions;
    }
    console.log(`${game} ${level}: ${decisions} decisions alike`);
  }
}

// A whole game; its log opens again at the same place, and its record is one.
for (const [game, seats, options] of tables) {
  const player = new Player();
  await player.open(game, seats, "greedy", options);
  await player.play(20);
  await player.tell({
    op: "load",
    id: "HERE",
    player: "me",
    name: "Ana",
    secret: "b",
    log: player.log,
  });
  await player.say({
    hello: { v: 1, table: "HERE", views: true, legal_up_to: 100000 },
  });
  await player.play(Infinity);
  assert.equal(player.status, "over");
  const { record } = await ask({ op: "record", log: player.log });
  const told = record.trimEnd().split("\n").map(JSON.parse);
  assert.equal(told[0].lair, 1);
  assert.deepEqual(told[0].bots, [null, ...Array(seats - 1).fill("greedy")]);
  assert.ok(told.at(-1).end.winners.length > 0);
}

// A hint, and a review of what was played.
{
  const player = new Player();
  await player.open("chimera", 3, "greedy", { limit: 50 });
  while (!player.turn.you) await player.play(player.decisions + 1);
  await player.say({ hint: true, id: 9 });
  while (!player.hint) await player.tell({ op: "think" });
  assert.ok(player.hint.move);
  await player.play(Infinity);
  const { record } = await ask({ op: "record", log: player.log });
  const told = record.trimEnd().split("\n").map(JSON.parse);
  const { review } = await ask({
    op: "review",
    record: told,
    seat: 0,
    deals: 3,
  });
  assert.ok(review.rounds.length > 0);
}

native.stdin.end();
console.log(`${size} bytes gzipped`);
