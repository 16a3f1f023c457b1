import { expect, test } from 'vitest';
import { clockText } from './clock';

test('time left is short, and never too little', () => {
  expect(clockText(27_001)).toBe('0:28');
  expect(clockText(125_000)).toBe('2:05');
  expect(clockText(0)).toBe('0:00');
  expect(clockText(26 * 3600_000 + 5 * 60_000)).toBe('26:05 h');
});
