import { expect, test } from 'vitest';
import { newDraft, seatsOf, settingsOf, waitsForAll } from './draft';

const three = { id: 'three', seats: [3], offers: false };
const many = { id: 'many', seats: [2, 3, 4], offers: true };

test('an untouched form asks for the default settings', () => {
  const settings = settingsOf(three, newDraft, { limit: 400 });
  expect(settings).toMatchObject({ game: 'three', seats: 3, clock: { turn: 30000, bank: 120000 } });
  expect(settings.options).toEqual({ limit: 400 });
  expect(settings).not.toHaveProperty('help');
  expect(settings).not.toHaveProperty('window');
});

test('a game with offers has a time to claim them', () => {
  const settings = settingsOf(many, { ...newDraft, seats: 4, clock: 'none' }, {});
  expect(settings).toMatchObject({ seats: 4, clock: null, window: 5000 });
});

test('a table has only as many seats as its game allows', () => {
  expect(seatsOf(three, { ...newDraft, seats: 2 })).toBe(3);
  expect(seatsOf(many, { ...newDraft, seats: 2 })).toBe(2);
});

test('only with days for a turn a game with offers waits for everybody', () => {
  expect(waitsForAll(many, { ...newDraft, clock: 'day' })).toBe(true);
  expect(waitsForAll(many, { ...newDraft, clock: 'slow' })).toBe(false);
  expect(waitsForAll(many, { ...newDraft, clock: 'none' })).toBe(false);
  expect(waitsForAll(three, { ...newDraft, clock: 'days' })).toBe(false);
});
