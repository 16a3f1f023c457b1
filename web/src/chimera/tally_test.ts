import { describe, expect, test } from 'vitest';
import { chart, chimeraOf, lines } from './tally';

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

describe('the chart', () => {
  test('begins at 0 and has a point for every round', () => {
    const drawn = chart([round, { ...round, totals: [110, 40, 5] }], 3, 400);
    expect(drawn.paths.map((path) => path.split(' ').length)).toEqual([3, 3, 3]);
    expect(drawn.paths[0]?.startsWith(`0,${drawn.zero}`)).toBe(true);
  });
  test('has room for totals below 0', () => {
    const drawn = chart([{ ...round, totals: [-40, 20, 20] }], 3, 400);
    expect(drawn.zero).toBeLessThan(drawn.height);
    expect(drawn.paths[0]?.endsWith(`,${drawn.height}`)).toBe(true);
  });
  test('shows the limit once somebody is half way there', () => {
    expect(chart([round], 3, 400).goal).toBeNull();
    expect(chart([{ ...round, totals: [210, 0, 0] }], 3, 400).goal).toBe(0);
  });
});
