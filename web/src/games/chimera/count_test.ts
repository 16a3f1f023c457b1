import { expect, test, vi } from 'vitest';
import { count } from './count';
import type { View } from './view';

vi.mock('../../words/words.svelte', () => ({ say: (id: string) => id }));

const view: View = {
  seat: 0,
  round: 1,
  phase: 'play',
  dealer: 0,
  totals: [0, 0, 0],
  face_up: '9t',
  hand: ['7j', '9s'],
  given: ['7s', '3j'],
  played: [['3j'], ['7p'], []],
};
const where = (card: string): string | undefined =>
  count(view)
    .flatMap((row) => row.cards)
    .find((one) => one.card === card)?.where;

test('every card has a place, as far as this player knows', () => {
  expect(where('7j')).toBe('mine');
  expect(where('7p')).toBe('played');
  expect(where('7s')).toBe('given');
  expect(where('3j')).toBe('played'); // given, and played since
  expect(where('9t')).toBe('face-up');
  expect(where('12j')).toBe('unseen');
});

test('those that others may still play are counted', () => {
  const seven = count(view).find((row) => row.rank === '7');
  expect(seven?.unseen).toBe(2);
  expect(count(view).reduce((sum, row) => sum + row.cards.length, 0)).toBe(54);
});

test('who watches knows only what was played', () => {
  const watched: View = {
    round: 1,
    phase: 'play',
    dealer: 0,
    totals: [0, 0, 0],
    played: [['3j'], ['7p'], []],
  };
  const seen = count(watched).flatMap((row) => row.cards.filter((one) => one.where !== 'unseen'));
  expect(seen.map((one) => one.card)).toEqual(['3j', '7p']);
});
