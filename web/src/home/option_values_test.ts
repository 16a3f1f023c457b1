import { expect, test } from 'vitest';
import { rules as chimera } from '../games/chimera/generated';
import { rules as phantom } from '../games/phantom/generated';
import { optionMessage, readValues, startValues } from './option_values';

test('an untouched form asks for the defaults of the rules', () => {
  expect(readValues(chimera, startValues(chimera))).toEqual({ edition: 'de', limit: 400 });
});

test('a single option overrides the edition', () => {
  const values = { ...startValues(chimera), edition: 'hu', reenter: 'off', closing_passes: '3' };
  expect(readValues(chimera, values)).toEqual({
    edition: 'hu',
    limit: 400,
    reenter: false,
    closing_passes: 3,
  });
});

test('an empty number is left to the rules', () => {
  const values = { ...startValues(phantom), advanced: true, rounds: 3, points: null };
  expect(readValues(phantom, values)).toEqual({
    advanced: true,
    going_out: 'together',
    deck_out: 'replay',
    rounds: 3,
  });
});

test('messages have hyphens where options have underscores', () => {
  expect(optionMessage('chimera', 'forced_bid', 'holder')).toBe('option-chimera-forced-bid-holder');
});
