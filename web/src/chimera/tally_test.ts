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
