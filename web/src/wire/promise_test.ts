import { beforeEach, expect, test, vi } from 'vitest';
import { brokenPromise, notePromise, promiseOf } from './promise';
import { hex, sha256, unhex } from './sha256';

const server = 'ab'.repeat(32);
const seed = 'cd'.repeat(32);
const promise = { commit: hex(sha256(unhex(server))), seat: 1, seed };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('an honest server keeps its promise through the whole game', () => {
  const commits = { commit: promise.commit };
  expect(brokenPromise(promise, commits)).toBeNull();
  expect(brokenPromise(promise, { ...commits, clients: [null, seed, null] })).toBeNull();
  expect(brokenPromise(promise, { ...commits, clients: [null, seed, null], server })).toBeNull();
});

test('a server that changes a seed is caught', () => {
  const other = 'ef'.repeat(32);
  expect(brokenPromise(promise, { commit: hex(sha256(unhex(other))), server: other })).toBe(
    'promise-commit-changed',
  );
  expect(brokenPromise(promise, { commit: promise.commit, server: other })).toBe('fair-server-commit');
  const clients = (own: string | null) => ({ commit: promise.commit, clients: [null, own, null] });
  expect(brokenPromise(promise, clients(other))).toBe('promise-seed-changed');
  expect(brokenPromise(promise, clients(null)), 'left out').toBe('promise-seed-changed');
});

test('the first promise of a game stays, and old games make room for new ones', () => {
  notePromise('K7QX2M9DPC4W', 1, promise);
  notePromise('K7QX2M9DPC4W', 1, { ...promise, commit: 'another' });
  expect(promiseOf('K7QX2M9DPC4W', 1)).toMatchObject(promise);
  expect(promiseOf('K7QX2M9DPC4W', 2)).toBeNull();
  for (let number = 2; number <= 101; ++number) notePromise('K7QX2M9DPC4W', number, promise);
  expect(promiseOf('K7QX2M9DPC4W', 1)).toBeNull();
  expect(promiseOf('K7QX2M9DPC4W', 101)).toMatchObject(promise);
});
