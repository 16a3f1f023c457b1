import { expect, test } from 'vitest';
import { scriptsOf } from './freshness';

test('the scripts of a page are told apart by their names', () => {
  const page = (name: string): string =>
    `<head><script src="/unsupported.js"></script><script type="module" crossorigin src="/assets/${name}"></script>`;
  expect(scriptsOf(page('index-a1.js'))).toEqual(['/assets/index-a1.js']);
  expect(scriptsOf(page('index-b2.js'))).not.toEqual(scriptsOf(page('index-a1.js')));
  expect(scriptsOf('<h1>502 Bad Gateway</h1>')).toEqual([]);
});
