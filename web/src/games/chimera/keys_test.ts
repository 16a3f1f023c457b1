import { expect, test, vi } from 'vitest';
import { ranks } from './cards';
import { keyAction, rankKeys } from './keys';

vi.mock('../../words/words.svelte', () => ({ say: (id: string) => id }));

const press = (key: string, more: object = {}): ReturnType<typeof keyAction> =>
  keyAction({ key, shiftKey: false, ...more });

test('every rank has a key of its own', () => {
  expect(rankKeys).toHaveLength(ranks.length);
  expect(press('9')).toEqual({ do: 'rank', rank: '9' });
  expect(press('a')).toEqual({ do: 'rank', rank: '10' });
  expect(press('F')).toEqual({ do: 'rank', rank: 'CH' });
});

test('keys that do something', () => {
  expect(press(' ')).toEqual({ do: 'cycle', by: 1 });
  expect(press(' ', { shiftKey: true })).toEqual({ do: 'cycle', by: -1 });
  expect(press('Enter')).toEqual({ do: 'play' });
  expect(press('P')).toEqual({ do: 'pass' });
  expect(press('h')).toEqual({ do: 'hint' });
});

test('other keys do nothing', () => {
  expect(press('Tab')).toBeNull();
  expect(press('z')).toBeNull();
});
