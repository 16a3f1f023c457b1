/** What the way from a first visit to a table of Chimera weighs, as it comes over the wire. */
import { expect, test } from '@playwright/test';
import { chimeraBoard } from './chimera.ts';

const most = 120 * 1024;

test('a first table of Chimera can be played at after 120 KB', async ({ page }) => {
  const weights = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    // The rules' module comes later, and talk with the server is no part of the page.
    if (pathname.startsWith('/api/') || pathname === '/lair.wasm') return;
    weights.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto('/');
  await page.locator('[data-test="quick-chimera"]').click();
  const { cards, bid, pass } = chimeraBoard(page);
  await expect(cards).toHaveCount(17);
  await expect(bid.or(pass).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const files = await Promise.all(
    [...weights].map(async ([name, weight]) => ({ name, weight: await weight })),
  );
  const list = files.map(({ name, weight }) => `${weight} ${name}`).join('\n');
  const all = files.reduce((sum, { weight }) => sum + weight, 0);
  expect(files.length, list).toBeGreaterThan(8);
  expect(all, list).toBeLessThanOrEqual(most);
  expect(files.filter(({ name }) => /phantom-(?!few)|learn|Replay/.test(name))).toEqual([]);
});
