import { expect, test } from 'vitest';
import { centreOf } from './centre';
import type { ChimeraEvent } from './events';

const played = (seat: number, ...cards: string[]): ChimeraEvent => ({
  event: 'played',
  seat,
  cards,
  kind: 'single',
});

test('bids lie there until the first card is played', () => {
  const bids: ChimeraEvent[] = [
    { event: 'dealt', dealer: 0 },
    { event: 'bid', seat: 1, bid: 0 },
    { event: 'bid', seat: 2, bid: 30 },
    { event: 'contract', chimera: 2, bid: 30 },
  ];
  expect(centreOf(bids).entries.map(({ seat, bid }) => [seat, bid])).toEqual([
    [1, 0],
    [2, 30],
  ]);
  expect(centreOf([...bids, played(2, '5j')]).entries).toEqual([{ seat: 2, cards: ['5j'], kind: 'single' }]);
});

test('a trick stays with its winner until the next one is led', () => {
  const trick: ChimeraEvent[] = [
    played(0, '5j'),
    played(1, '7s'),
    { event: 'passed', seat: 2 },
    { event: 'passed', seat: 0 },
    { event: 'trick', seat: 1, cards: ['5j', '7s'] },
  ];
  expect(centreOf(trick).winner).toBe(1);
  expect(centreOf(trick).entries).toHaveLength(4);
  expect(centreOf([...trick, played(1, '9j')])).toEqual({
    entries: [{ seat: 1, cards: ['9j'], kind: 'single' }],
    winner: null,
  });
});
