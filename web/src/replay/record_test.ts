import { expect, test } from 'vitest';
import { readHeader, readRecord } from './record';

test('a file is taken apart into its games, with the places of their lines', () => {
  const read = readRecord('{"lair":1,"seats":["Ana"]}\n\n{"end":{}}\n{"lair":1}\n');
  expect(read).toEqual({
    ok: true,
    games: [
      { first: 1, lines: [{ lair: 1, seats: ['Ana'] }, { end: {} }], places: [1, 3] },
      { first: 4, lines: [{ lair: 1 }], places: [4] },
    ],
  });
});

test('a last line that breaks off is passed over', () => {
  const read = readRecord('{"lair":1}\n{"seat":0,"bi');
  expect(read.ok && read.games[0]?.lines).toEqual([{ lair: 1 }]);
});

test('what is no record is said by its line', () => {
  expect(readRecord('{"lair":1}\nhello\n{"end":{}}\n')).toEqual({ ok: false, line: 2 });
  expect(readRecord('[1]\n')).toEqual({ ok: false, line: 1 });
  expect(readRecord('')).toEqual({ ok: false, line: 1 });
});

test('a header tells who played and when, whatever it lacks', () => {
  expect(readHeader({ seats: ['Ana', 'Ben'], bots: [null, 'easy'], date: '2024-05-01T19:30:00Z' })).toEqual({
    names: ['Ana', 'Ben'],
    bots: [null, 'easy'],
    date: Date.UTC(2024, 4, 1, 19, 30),
  });
  expect(readHeader({ date: 'yesterday', seats: 7 })).toEqual({ names: [], bots: [], date: null });
});
