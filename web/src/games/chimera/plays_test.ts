import { describe, expect, test, vi } from 'vitest';
import { allows, bidsOf, inOrder, nextOfRank, playsOf, step, type Play } from './plays';

vi.mock('../../words/words.svelte', () => ({ say: (id: string) => id }));

const hand = ['3j', '3s', '7j', '7s', '7p', '9t', 'PY'];

test('the server’s list: plays by rank without the pass, and bids', () => {
  const legal = [
    { seat: 0, play: ['7s', '7j'] },
    { seat: 0, play: [] },
    { play: ['8j', '9j', 'PY'], top: 10 },
  ];
  expect(playsOf(legal)).toEqual([{ ranks: ['7', '7'] }, { ranks: ['8', '9', 'PY'], top: '10' }]);
  expect(bidsOf([{ bid: 0 }, { bid: 30 }])).toEqual([0, 30]);
});

test('a selection is on the list whatever its families', () => {
  expect(allows([{ ranks: ['7', '7'] }], ['7p', '7s'])).toHaveLength(1);
  expect(allows([{ ranks: ['7', '7'] }], ['7p', '9t'])).toEqual([]);
});

describe('stepping through plays', () => {
  const plays: Play[] = [{ ranks: ['3'] }, { ranks: ['7'] }, { ranks: ['PY'] }];
  test('begins with the first, goes on from the selection and comes round', () => {
    expect(step(plays, [], hand, 1)?.cards).toEqual(['3j']);
    expect(step(plays, ['3s'], hand, 1)?.cards).toEqual(['7j']);
    expect(step(plays, ['PY'], hand, 1)?.cards).toEqual(['3j']);
    expect(step(plays, [], hand, -1)?.cards).toEqual(['PY']);
  });
  test('finds nothing where nothing is', () => {
    expect(step([], [], hand, 1)).toBeNull();
  });
});

test('on a trick the lowest comes first, what tears nothing apart before it, traps last', () => {
  const plays: Play[] = [
    { ranks: ['H', 'H', 'H', 'H'], kind: 'trap', top: 'H' },
    { ranks: ['12'], kind: 'single', top: '12' },
    { ranks: ['9'], kind: 'single', top: '9' },
    { ranks: ['10'], kind: 'single', top: '10' },
  ];
  const order = inOrder(plays, false, [['10t'], ['12s']]).map((play) => play.top);
  expect(order).toEqual(['10', '12', '9', 'H']);
});

test('on lead the longest comes first', () => {
  const plays: Play[] = [{ ranks: ['3'] }, { ranks: ['3', '3', '4', '4', '5', '5'] }, { ranks: ['7', '7'] }];
  expect(inOrder(plays, true, []).map((play) => play.ranks.length)).toEqual([6, 2, 1]);
});

test('typing a rank adds one card after the other, then puts them all back', () => {
  expect(nextOfRank('7', ['9t'], hand)).toEqual(['9t', '7j']);
  expect(nextOfRank('7', ['9t', '7j', '7s'], hand)).toEqual(['9t', '7j', '7s', '7p']);
  expect(nextOfRank('7', ['9t', '7j', '7s', '7p'], hand)).toEqual(['9t']);
  expect(nextOfRank('12', ['9t'], hand)).toEqual(['9t']);
});
