import { expect, test, vi } from 'vitest';
import { seatsAfter } from './seats';

vi.mock('../words/words.svelte', () => ({ say: (id: string) => id, currentLanguage: () => 'en' }));

test('the others sit clockwise from the player; a spectator sees everybody', () => {
  expect(seatsAfter(1, 3)).toEqual([2, 0]);
  expect(seatsAfter(null, 3)).toEqual([0, 1, 2]);
});
