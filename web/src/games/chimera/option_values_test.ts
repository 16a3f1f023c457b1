import { expect, test } from 'vitest';
import { read, start } from './option_values';

test('an untouched form asks for the defaults of the rules', () => {
  expect(read(start)).toEqual({ edition: 'de', limit: 400 });
});

test('a single option overrides the edition', () => {
  const values = { ...start, edition: 'hu', reenter: 'off', closingPasses: '3' } as const;
  expect(read(values)).toEqual({ edition: 'hu', limit: 400, reenter: false, closing_passes: 3 });
});
