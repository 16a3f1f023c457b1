/** What concerns hosts: a page that is older than its server, reports, and leaving for good. */
import { expect, test, type Page } from '@playwright/test';
import { chimeraBoard, decide } from './chimera.ts';
import { makeTable } from './table.ts';

declare global {
  interface Window {
    sockets: WebSocket[];
    before?: boolean;
  }
}

const isBefore = (page: Page): Promise<boolean> => page.evaluate(() => window.before === true);

test('a page of before an upgrade fetches the new one between decisions, and keeps its seat', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        window.sockets.push(this);
      }
    };
  });
  await makeTable(page, { game: 'chimera', bots: [null, 'easy', 'easy'] });
  await page.locator('[data-test="start"]').click();
  const board = chimeraBoard(page);
  await expect(board.cards).toHaveCount(17);
  await expect(page).toHaveTitle(/●/); // our turn
  await page.evaluate(() => (window.before = true));

  // The server has another page now.
  let asked = 0;
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    asked += 1;
    await route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/new.js"></script>',
    });
  });
  await page.evaluate(() => window.sockets.forEach((socket) => socket.close()));
  await expect.poll(() => asked).toBe(1);
  await page.waitForTimeout(500);
  expect(await isBefore(page)).toBe(true); // not while the player thinks

  await expect(async () => {
    if (await isBefore(page)) await decide(page);
    expect(await isBefore(page)).toBe(false);
  }).toPass({ intervals: [50] });
  await expect(board.cards.first()).toBeVisible();
});

test('who deletes the data is a newcomer', async ({ page }) => {
  const table = await makeTable(page, { game: 'chimera', bots: [null, 'easy', 'easy'] });
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('lair.json');
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('/');
  const me = (await (await page.request.get('/api/me')).json()) as { id: string | null };
  expect(me.id).toBeNull();
  expect((await page.request.get(`/api/tables/${table}`)).status()).toBe(404);
});
