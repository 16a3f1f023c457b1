import { expect, test, vi } from 'vitest';
import pad from '.';

vi.mock('../../../words/words.svelte', () => ({ say: (id: string) => id }));

test('three groups of items win the game, whatever the points', () => {
  const counted = { points: [60, 0], totals: [60, 0], out: 0 };
  const part = { seat: 0, rule: 'P-8.3', what: 'item-groups', points: 0 };
  expect(pad.wins({ ...counted, parts: [part] })).toBe('score-wins-game');
  expect(pad.wins({ ...counted, parts: [] })).toBeNull();
});
