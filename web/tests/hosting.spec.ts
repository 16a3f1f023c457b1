/** What concerns hosts: a page that is older than its server, reports, and leaving for good. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { chimeraBoard, decide } from './chimera.ts';
import { data, lair } from './place.ts';
import { comeIn, makeTable } from './table.ts';

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
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('/');
  const me = (await (await page.request.get('/api/me')).json()) as { id: string | null };
  expect(me.id).toBeNull();
  expect((await page.request.get(`/api/tables/${table}`)).status()).toBe(404);
});

test('who is rude is reported to the host, and blocked', async ({ page, browser }) => {
  const table = await makeTable(page, { game: 'chimera', chat: 'free', bots: [null, null, 'easy'] });
  const ben = await (await browser.newContext()).newPage();
  await comeIn(ben, table, 'Ben');
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
  await page.locator('[data-test="start"]').click();
  await expect(chimeraBoard(ben).cards).toHaveCount(17);

  const say = async (text: string): Promise<void> => {
    await ben.getByRole('button', { name: 'Chat' }).click();
    await ben.getByLabel('Your message').fill(text);
    await ben.getByRole('button', { name: 'Send' }).click();
    await expect(ben.getByRole('dialog').getByText(text)).toBeVisible();
    await ben.keyboard.press('Escape');
  };
  await say('you play like a potato');
  await expect(page.getByText('you play like a potato').first()).toBeVisible();
  await page.locator('[data-seat="1"]').click();
  await page.getByRole('button', { name: 'Report Ben' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('The host will see it.')).toBeVisible();
  await page.getByRole('switch', { name: 'Block Ben' }).check();
  await page.keyboard.press('Escape');
  await say('like two potatoes');
  await page.waitForTimeout(500);
  await expect(page.getByText('like two potatoes')).toHaveCount(0);

  const { stdout } = await promisify(execFile)(lair, ['admin', 'reports', '--json', '--data', data]);
  const reports = JSON.parse(stdout) as { table: string; name: string; by: string; said: string[] }[];
  expect(reports.filter((one) => one.table === table)).toMatchObject([
    { name: 'Ben', by: 'Ana', said: ['you play like a potato'] },
  ]);
});
