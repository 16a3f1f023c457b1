import { expect, test, vi } from 'vitest';
import { isSame, sayAdvice, sayWorse } from './hint';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string, args: Record<string, unknown> = {}) =>
    [
      id,
      ...Object.values(args).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    ].join(' '),
}));

test('advice names the combination, not only its ranks', () => {
  expect(sayAdvice({ play: ['1j'] }, { kind: 'single', top: '1' })).toContain('kind-single');
  expect(sayAdvice({ play: ['PY', 'CH'] }, { kind: 'flight', top: 'CH' })).toBe('c-hint-play kind-flight');
  expect(sayAdvice({ play: [] }, null)).toBe('c-act-pass');
  expect(sayAdvice({ bid: 0 }, null)).toBe('c-act-pass');
});

test('other moves are compared with the best one', () => {
  const best = { value: 12.3, chance: 0.6 };
  expect(sayWorse(best, { value: 8.8 })).toBe('c-hint-fewer 3.5');
  expect(sayWorse(best, { value: 12.29, chance: 0.6 })).toBe('c-hint-even');
  expect(sayWorse(best, { value: 14, chance: 0.5 })).toBe('c-hint-riskier');
  expect(sayWorse(undefined, { value: 14 })).toBe('');
});

test('equal cards make the same move', () => {
  expect(isSame({ play: ['5j', '5s'] }, { play: ['5p', '5t'] })).toBe(true);
  expect(isSame({ play: [] }, { bid: 0 })).toBe(false);
});
