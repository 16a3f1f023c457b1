import { describe, expect, test } from 'vitest';
import type { TableSnapshot } from './messages';
import {
  applyHere,
  applyNext,
  applyResumed,
  applyUpdate,
  fits,
  fromSnapshot,
  isOld,
  timeLeft,
} from './table';

const snapshot: TableSnapshot = {
  id: 'K7QX2M9DPC4W',
  game: 'chimera',
  options: {},
  settings: { game: 'chimera', help: true, public: false },
  status: 'playing',
  version: 17,
  you: { player: 'p', seat: 0, creator: true },
  seats: [
    { name: 'Ana', player: 'p', bot: null, here: true, held: false },
    { name: 'Ben', player: null, bot: 'medium', here: true, held: false },
    null,
  ],
  number: 1,
  events: [{ event: 'dealt' }, { event: 'bid', seat: 1, bid: 20 }],
  help: true,
  rounds: [],
  fair: null,
  view: { hand: ['7j', '8j'] },
  turn: { seat: 0, you: true, kind: 'play', left: 30000 },
};
const table = fromSnapshot(snapshot, 1000);

test('an update changes only what it names', () => {
  const after = applyUpdate(table, { v: 18, turn: { seat: 1, you: false } }, 2000);
  expect(after).toEqual({ ...table, version: 18, turn: { seat: 1, you: false }, turnSince: 2000 });
  expect(table.version).toBe(17);
});

test('legal moves belong to the turn they come with', () => {
  const asked = applyUpdate(table, { v: 18, turn: { seat: 0, you: true }, legal: [{ bid: 20 }] }, 0);
  expect(asked.legal).toEqual([{ bid: 20 }]);
  const meanwhile = applyUpdate(asked, { v: 19, events: [{ event: 'said' }] }, 0);
  expect(meanwhile.legal).toEqual([{ bid: 20 }]);
  expect(applyUpdate(meanwhile, { v: 20, turn: { seat: 1, you: false } }, 0).legal).toBeNull();
});

describe('events', () => {
  test('are added to those of the round', () => {
    const after = applyUpdate(table, { v: 18, events: [{ event: 'played', seat: 0 }] }, 0);
    expect(after.events.map((event) => event.event)).toEqual(['dealt', 'bid', 'played']);
  });
  test.each(['dealt', 'deal'])('begin anew with a deal (%s)', (name) => {
    const events = [{ event: 'scored' }, { event: name }, { event: 'bid' }];
    expect(applyUpdate(table, { v: 18, events }, 0, name).events).toEqual(events.slice(1));
  });
});

test('results of rounds are collected, and the next game begins without any', () => {
  const round = { round: 1, out: 0, points: [70, 0, 0], totals: [70, 0, 0] };
  const over = applyUpdate(table, { v: 18, round, end: { winners: [0], totals: [70, 0, 0] } }, 0);
  expect(over.rounds).toEqual([round]);
  expect(over.end?.winners).toEqual([0]);
  const next = applyUpdate(over, { v: 19, number: 2, events: [{ event: 'dealt' }] }, 0);
  expect(next.rounds).toEqual([]);
  expect(next.end).toBeUndefined();
  expect(next.events).toEqual([{ event: 'dealt' }]);
});

test('who has yet to read a result is of no interest after the next deal', () => {
  const between = applyUpdate(table, { v: 18, turn: { seat: null, you: false, next: [0, 1] } }, 0);
  expect(applyNext(between, [1]).turn.next).toEqual([1]);
  expect(applyNext(table, [])).toBe(table);
});

test('who comes back may have stood up in another tab', () => {
  const you = { player: 'p', seat: null, creator: false };
  const resumed = {
    you,
    seats: [null, null, null],
    view: null,
    turn: { seat: null, you: false },
    fair: null,
  };
  expect(applyResumed(table, resumed, 0).you).toEqual(you);
});

test('a table passes on to another creator', () => {
  expect(applyUpdate(table, { v: 18, creator: 1 }, 0).you.creator).toBe(false);
  expect(applyUpdate(table, { v: 18, creator: 0 }, 0).you.creator).toBe(true);
});

test('a change of settings keeps the others', () => {
  const after = applyUpdate(table, { v: 18, settings: { public: true } }, 0);
  expect(after.settings).toEqual({ game: 'chimera', help: true, public: true });
});

test('what was told already, what comes next, and a gap are told apart', () => {
  expect([16, 17].every((v) => isOld(table, { v }) && !fits(table, { v }))).toBe(true);
  expect(fits(table, { v: 18 })).toBe(true);
  expect(fits(table, { v: 19 }) || isOld(table, { v: 19 })).toBe(false);
});

test('who is connected', () => {
  const after = applyHere(table, [false, true, false]);
  expect(after.seats.map((seat) => seat?.here)).toEqual([false, true, undefined]);
});

test('the clock counts from when the turn was told, and a window goes before it', () => {
  expect(timeLeft(table, 6000)).toBe(25000);
  expect(timeLeft(table, 99000)).toBe(0);
  const two = { ...table, seats: table.seats.map((seat) => seat && { ...seat, bot: null }) };
  expect(timeLeft(applyUpdate(two, { v: 18, turn: { seat: null, you: false, window: 5000 } }, 0), 1000)).toBe(
    4000,
  );
  expect(timeLeft(applyUpdate(table, { v: 18, turn: { seat: null, you: false } }, 0), 1000)).toBeNull();
});

test('alone among bots a window ends nothing, and no time is shown', () => {
  expect(
    timeLeft(applyUpdate(table, { v: 18, turn: { seat: null, you: false, window: 1200 } }, 0), 1000),
  ).toBeNull();
  expect(
    timeLeft(
      applyUpdate(table, { v: 18, turn: { seat: null, you: false, window: 1200, left: 9000 } }, 0),
      1000,
    ),
  ).toBe(8000);
});
