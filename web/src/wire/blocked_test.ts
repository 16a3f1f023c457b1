import { expect, test } from 'vitest';
import { readBlocked, withBlocked } from './blocked';

test('only a list of ids is read', () => {
  expect([...readBlocked('["p1",7,null,"p2"]')]).toEqual(['p1', 'p2']);
  expect(readBlocked('{"p1":1}').size).toBe(0);
  expect(readBlocked('nonsense').size).toBe(0);
  expect(readBlocked(null).size).toBe(0);
});

test('a player is blocked once and can be heard again', () => {
  const one = withBlocked(withBlocked(new Set(), 'p1', true), 'p1', true);
  expect([...one]).toEqual(['p1']);
  expect(withBlocked(one, 'p1', false).size).toBe(0);
  expect([...withBlocked(one, 'p2', false)]).toEqual(['p1']);
});

test('of too many the oldest goes', () => {
  let players: ReadonlySet<string> = new Set();
  for (let count = 0; count < 501; ++count) players = withBlocked(players, `p${count}`, true);
  expect(players.size).toBe(500);
  expect(players.has('p0')).toBe(false);
});
