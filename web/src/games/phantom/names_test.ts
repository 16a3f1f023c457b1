import { expect, test, vi } from 'vitest';
import { sayCards } from './names';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
}));

test('a number of Phantom Rummy is read with its kind, red ones and special items as such', () => {
  expect(sayCards(['h3', 'a7*'])).toBe('card-human 3, card-red card-angel 7');
  expect(sayCards(['iB', 'iT*'])).toBe('card-item-B, card-special card-item-T');
});
