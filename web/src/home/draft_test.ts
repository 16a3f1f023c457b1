import { expect, test } from 'vitest';
import { newDraft, settingsOf, waitsForAll } from './draft';

test('an untouched form asks for the defaults of the rules', () => {
  const settings = settingsOf(newDraft);
  expect(settings.options).toEqual({ edition: 'de', limit: 400 });
  expect(settings).toMatchObject({ game: 'chimera', seats: 3, clock: { turn: 30000, bank: 120000 } });
  expect(settings).not.toHaveProperty('help');
});

test('a single option overrides the edition', () => {
  const draft = { ...newDraft, edition: 'hu', reenter: 'off', closingPasses: '3' } as const;
  expect(settingsOf(draft).options).toEqual({ edition: 'hu', limit: 400, reenter: false, closing_passes: 3 });
});

test('Phantom Rummy sends its own options only', () => {
  const draft = {
    ...newDraft,
    game: 'phantom-rummy',
    seats: '4',
    advanced: true,
    rounds: 3,
    clock: 'none',
  } as const;
  const settings = settingsOf(draft);
  expect(settings).toMatchObject({ seats: 4, clock: null, window: 5000 });
  expect(settings.options).toEqual({ advanced: true, going_out: 'together', deck_out: 'replay', rounds: 3 });
});

test('only with days for a turn a game of Phantom Rummy waits for everybody', () => {
  const draft = { ...newDraft, game: 'phantom-rummy' } as const;
  expect(waitsForAll({ ...draft, clock: 'day' })).toBe(true);
  expect(waitsForAll({ ...draft, clock: 'slow' })).toBe(false);
  expect(waitsForAll({ ...draft, clock: 'none' })).toBe(false);
  expect(waitsForAll({ ...newDraft, clock: 'days' })).toBe(false);
});
