import { expect, test } from 'vitest';
import { readPlace, writePlace } from './address';
import { fairOf } from './fair';
import { keyAction } from './keys';
import { around } from './seats';

test('a link leads back to the same line and seat', () => {
  const link = writePlace('/replay/K7QX2M9DPC4W/2', 123, 1, false);
  expect(link).toBe('/replay/K7QX2M9DPC4W/2?at=123&seat=1');
  expect(readPlace(link.slice(link.indexOf('?')))).toEqual({ at: 123, seat: 1, review: false });
  expect(writePlace('/replay/K7QX2M9DPC4W/2', 123, 1, true)).toBe(`${link}&review=1`);
  expect(readPlace('?seat=0&review=1')).toEqual({ at: null, seat: 0, review: true });
});

test('an address that says nothing sensible is as one that says nothing', () => {
  expect(readPlace('?at=-3&seat=two')).toEqual({ at: null, seat: null, review: false });
  expect(readPlace('')).toEqual({ at: null, seat: null, review: false });
});

const press = (key: string, tagName = 'BODY', shiftKey = false) =>
  keyAction({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey,
    target: { tagName } as unknown as EventTarget,
  });

test('keys move, look from seats and play', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'jump', how: 'on' });
  expect(press('ArrowUp', 'BUTTON')).toEqual({ kind: 'jump', how: 'mark-back' });
  expect(press('End')).toEqual({ kind: 'jump', how: 'last' });
  expect(press('3')).toEqual({ kind: 'seat', seat: 2 });
  expect(press(' ')).toEqual({ kind: 'play' });
  expect(press('n')).toEqual({ kind: 'costly', on: true });
  expect(press('P')).toEqual({ kind: 'costly', on: false });
});

test('keys that a control needs are left to it', () => {
  expect(press(' ', 'BUTTON')).toBeNull();
  expect(press('ArrowRight', 'INPUT')).toBeNull();
  expect(press('1', 'SELECT')).toBeNull();
  expect(press('ArrowRight', 'BODY', true)).toBeNull();
});

test('the viewer sits last, the others clockwise from the next', () => {
  expect(around(1, 3)).toEqual([2, 0, 1]);
  expect(around(3, 4)).toEqual([0, 1, 2, 3]);
});

test('seeds are those of the first line; a record may have none', () => {
  const fair = { server: 'aa', commit: 'bb', clients: ['cc', null], commits: ['dd', 7] };
  expect(fairOf([{ lair: 1 }, { fair }])).toEqual({ ...fair, commits: ['dd', null] });
  expect(fairOf([{ lair: 1 }, { seat: 0, bid: 20, fair: {} }])).toBeNull();
});
