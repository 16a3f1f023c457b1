import { expect, test } from 'vitest';
import type { PastGame } from '../wire/messages';
import { joined, nextPage, outcomeOf, pageSize } from './outcome';

const game = (number: number, ended: number): PastGame => ({
  table: 'K7QX2M9DPC4W',
  number,
  game: 'chimera',
  ended,
  seats: ['Ana', 'Ben', 'Cleo'],
  bots: [null, null, null],
  players: ['P', 'Q', 'R'],
  totals: [400, 0, 0],
  winners: [0],
  seat: 0,
});

test('a game is won, shared, lost or unfinished', () => {
  expect(outcomeOf({ winners: [], seat: 1, unfinished: true })).toBe('unfinished');
  expect(outcomeOf({ winners: [1], seat: 1 })).toBe('won');
  expect(outcomeOf({ winners: [0, 1], seat: 1 })).toBe('shared');
  expect(outcomeOf({ winners: [0], seat: 1 })).toBe('lost');
});

test('a full page has a next one, before its oldest game', () => {
  expect(nextPage([game(2, 90), game(1, 80)], pageSize)).toBe(80);
  expect(nextPage([game(2, 90), game(1, 80)], 2)).toBeNull();
});

test('no game is listed twice', () => {
  const first = [game(2, 90), game(1, 80)];
  expect(joined(first, [game(1, 80), game(0, 70)]).map(({ number }) => number)).toEqual([2, 1, 0]);
});
