import { expect, test, vi } from 'vitest';
import { sayCard, sayCards } from './names';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
}));

test('a card is read with its family; Pi Ya and the Chimera have none', () => {
  expect(sayCard('12t')).toBe('card-family family-star 12');
  expect(sayCard('Hj')).toBe('card-family family-jade rank-hero');
  expect(sayCard('CH')).toBe('rank-chimera');
});

test('a number of Phantom Rummy is read with its kind, red ones and special items as such', () => {
  expect(sayCards(['h3', 'a7*'])).toBe('card-human 3, card-red card-angel 7');
  expect(sayCards(['iB', 'iT*'])).toBe('card-item-B, card-special card-item-T');
});
