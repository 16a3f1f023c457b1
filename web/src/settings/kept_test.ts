import { expect, test } from 'vitest';
import { Kept } from './kept';

function storage(room: number): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (place) => [...map.keys()][place] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
}

test('what the browser keeps is there for the next page', () => {
  const browser = storage(10);
  expect(new Kept(() => browser).write('name', 'Ana')).toBe(true);
  const kept = new Kept(() => browser);
  expect(kept.read('name')).toBe('Ana');
  kept.remove('name');
  expect(kept.read('name')).toBeNull();
});

test('what a browser refuses to keep lasts as long as the page', () => {
  const kept = new Kept(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(kept.read('name')).toBeNull();
  expect(kept.write('name', 'Ana')).toBe(false);
  expect(kept.read('name')).toBe('Ana');
  kept.remove('name');
  expect(kept.read('name')).toBeNull();
});

test('where there is no room left, the newest value counts and not the one that is kept', () => {
  const browser = storage(10);
  const kept = new Kept(() => browser);
  kept.write('name', 'Ana');
  expect(kept.write('name', 'Ana, the long-named')).toBe(false);
  expect(kept.read('name')).toBe('Ana, the long-named');
  expect(kept.write('name', 'Ben')).toBe(true);
  expect(kept.read('name')).toBe('Ben');
});
