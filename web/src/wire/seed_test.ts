import { expect, test } from 'vitest';
import { Seed } from './seed';

const commits = (own: string | null) => [null, own, null];

test('a seed is unveiled when it was committed to', () => {
  const seed = new Seed('K7QX2M9DPC4W');
  const fair = { commit: '', commits: commits(seed.commitment()), reveal: true as const };
  expect(seed.due(fair, 1)).toBe('unveil');
  expect(seed.due(fair, 0), 'of another seat').toBeNull();
  expect(seed.due({ ...fair, commits: commits(null) }, 1)).toBeNull();
  expect(seed.due({ ...fair, commits: commits('00') }, 1), 'of another tab').toBeNull();
  expect(seed.due(null, 1)).toBeNull();
});

test('a seed that all have seen is used for no other shuffle', () => {
  const seed = new Seed('K7QX2M9DPC4W');
  const fair = { commit: '', commits: commits(seed.commitment()), clients: [null, seed.secret(), null] };
  expect(seed.due(fair, 1)).toBe('renew');
  seed.renew();
  expect(seed.due(fair, 1)).toBeNull();
});
