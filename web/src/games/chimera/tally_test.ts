import { expect, test } from 'vitest';
import { chimeraOf, lines } from './tally';

const round = {
  round: 1,
  out: 0,
  points: [130, 0, 5],
  totals: [130, 0, 5],
  parts: [
    { seat: 0, rule: 'C-8.1', what: 'bid', points: 60 },
    { seat: 0, rule: 'C-8.1', what: 'traps', points: 50 },
    { seat: 0, rule: 'C-8.3', what: 'treasures', points: 20 },
    { seat: 2, rule: 'C-8.3', what: 'treasures', points: 5 },
  ],
};

test('a round’s points are built up line by line', () => {
  const [chimera, idle, hunter] = lines(round, 3);
  expect(chimera?.map((line) => line.sum)).toEqual([60, 110, 130]);
  expect(idle).toEqual([]);
  expect(hunter?.at(-1)?.sum).toBe(5);
  expect(chimeraOf(round)).toBe(0);
});

test('the line of the bid says how high it was, if that is known', () => {
  const contract = { event: 'contract', seat: 0, bid: 30 };
  expect(lines(round, 3, [contract])[0]?.map((line) => line.bid)).toEqual([30, undefined, undefined]);
  expect(lines(round, 3)[0]?.[0]?.bid).toBeUndefined();
});

test('treasures are counted one kind after the other, if the tricks are known', () => {
  const tricks = [
    { event: 'trick', seat: 0, cards: ['11j', '11s', '3j'] },
    { event: 'trick', seat: 0, cards: ['2j', '7s'] },
    { event: 'trick', seat: 2, cards: ['11p'] },
  ];
  const [chimera, , hunter] = lines(round, 3, tricks);
  expect(chimera?.slice(2)).toMatchObject([
    { what: 'fortune-toad', count: 1, points: 10, sum: 120 },
    { what: 'prosperity-cat', count: 2, points: 10, sum: 130 },
  ]);
  expect(hunter).toMatchObject([{ what: 'prosperity-cat', count: 1, points: 5 }]);
  expect(lines(round, 3, tricks.slice(1))[0]?.[2]?.what).toBe('treasures');
});
