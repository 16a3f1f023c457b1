import { expect, test } from 'vitest';
import { fan } from './fan';

const strips = (places: { row: number; x: number }[]): number[] =>
  places.flatMap((place, at) => {
    const next = places[at + 1];
    return next && next.row === place.row ? [next.x - place.x] : [];
  });

test('twenty cards on a phone lie in two rows, each with room for a thumb, and none beyond the edge', () => {
  const laid = fan([20], 344, 56);
  expect(laid.rows).toBe(2);
  expect(laid.places.filter((place) => place.row === 0)).toHaveLength(10);
  expect(Math.min(...strips(laid.places))).toBeGreaterThanOrEqual(30);
  expect(Math.max(...laid.places.map((place) => place.x + 56))).toBeLessThanOrEqual(344.001);
});

test('twenty cards on a wide screen lie in one row', () => {
  expect(fan([20], 900, 84).rows).toBe(1);
});

test('large cards lie in two rows rather than hide each other’s numbers', () => {
  expect(fan([20], 772, 108).rows).toBe(2);
  expect(fan([20], 772, 82).rows).toBe(1);
});

test('few cards do not overlap, and stand in the middle', () => {
  const { places } = fan([3], 344, 56);
  expect(strips(places).every((strip) => strip >= 56)).toBe(true);
  expect(places[1]?.x).toBeCloseTo((344 - 56) / 2);
});

test('groups stand apart and keep together where the rows allow it', () => {
  const { places } = fan([2, 3], 344, 56);
  const [first = 0, second = 0] = strips(places);
  expect(second).toBeGreaterThan(first);
  const long = fan([4, 6, 2, 5, 3], 344, 56);
  expect(long.places.filter((place) => place.row === 0)).toHaveLength(10);
  const step = (at: number): number => (long.places[at]?.x ?? 0) - (long.places[at - 1]?.x ?? 0);
  expect(step(4)).toBeGreaterThan(step(1) + 8);
});

test('a group that is longer than a row is torn', () => {
  expect(fan([20], 344, 56).places).toHaveLength(20);
  expect(fan([], 344, 56).places).toEqual([]);
});

test('a run is not torn where one row can take a few cards more', () => {
  const { places } = fan([2, 5, 7, 3], 344, 56);
  expect(places.filter((place) => place.row === 0)).toHaveLength(7);
});
