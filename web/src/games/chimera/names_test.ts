import { expect, test, vi } from 'vitest';
import { sayCard } from './names';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string, args: Record<string, string | { term: string }> = {}) =>
    [id, ...Object.values(args).map((each) => (typeof each === 'object' ? each.term : each))].join(' '),
}));

test('a card is read with its family; Pi Ya and the Chimera have none', () => {
  expect(sayCard('12t')).toBe('card-family family-star 12');
  expect(sayCard('Hj')).toBe('card-family family-jade rank-hero');
  expect(sayCard('CH')).toBe('rank-chimera');
});
