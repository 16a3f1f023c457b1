import { expect, test } from 'vitest';
import { tableKey } from './keys';

const press = (key: string, more: object = {}): ReturnType<typeof tableKey> =>
  tableKey({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

test('a question mark shows the keys', () => {
  expect(press('?', { shiftKey: true })).toBe('keys');
  expect(press('p')).toBe('game');
});

test('shortcuts of the browser stay with it', () => {
  expect(press('p', { ctrlKey: true })).toBeNull();
  expect(press('p', { metaKey: true })).toBeNull();
});
