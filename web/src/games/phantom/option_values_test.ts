import { expect, test } from 'vitest';
import { read, start } from './option_values';

test('an empty number is left to the rules', () => {
  expect(read({ ...start, advanced: true, rounds: 3 })).toEqual({
    advanced: true,
    going_out: 'together',
    deck_out: 'replay',
    rounds: 3,
  });
});
