/** The bytes over the wire from a first visit to a table of Chimera that can be played at. */
import { expect, test, type Request } from '@playwright/test';
import { chimeraBoard } from './chimera.ts';

const most = 120 * 1024;

async function weigh(request: Request): Promise<{ name: string; weight: number }> {
  await (await request.response())?.finished();
  return { name: new URL(request.url()).pathname, weight: (await request.sizes()).responseBodySize };
}

test('a first table of Chimera can be played at after 120 KB', async ({ page }) => {
  const requests = new Map<string, Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The rules module comes later, and messages to the server are no part of the page.
    if (!pathname.startsWith('/api/') && pathname !== '/lair.wasm') requests.set(pathname, request);
  });
  await page.goto('/');
  await page.locator('[data-test="quick-chimera"]').click();
  // Whoever bids first: the own hand and the buttons are there, whether they are on yet or not.
  await expect(chimeraBoard(page).cards).toHaveCount(17);
  await expect(page.locator('.actions button').first()).toBeVisible();

  const files = await Promise.all([...requests.values()].map(weigh));
  const list = files.map(({ name, weight }) => `${weight} ${name}`).join('\n');
  const all = files.reduce((sum, { weight }) => sum + weight, 0);
  expect(files.length, list).toBeGreaterThan(8);
  expect(all, list).toBeLessThanOrEqual(most);
  expect(files.filter(({ name }) => /phantom-(?!few)|learn|Replay/.test(name))).toEqual([]);
});
