/** Three people at one table, one of whom loses the connection and comes back. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { chimeraBoard, decide } from './chimera.ts';
import { makeTable } from './table.ts';

declare global {
  interface Window {
    sockets: WebSocket[];
  }
}

/** A person with a browser of their own; its sockets can be cut. */
async function person(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        window.sockets.push(this);
      }
    };
  });
  return page;
}

/** Whoever is asked decides, until so many decisions are made. */
async function playOn(pages: Page[], decisions: number): Promise<void> {
  let made = 0;
  await expect(async () => {
    for (const page of pages) if (await decide(page)) made += 1;
    expect(made).toBeGreaterThanOrEqual(decisions);
  }).toPass({ intervals: [30], timeout: 60_000 });
}

test('three people play, and one comes back after a loss of the network', async ({ browser }) => {
  const people = [await person(browser), await person(browser), await person(browser)];
  const [ana, ben, cleo] = people as [Page, Page, Page];
  const table = await makeTable(ana, { game: 'chimera' });
  for (const [guest, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const) {
    await guest.goto(`/t/${table}`);
    await guest.locator('form input').fill(name);
    await guest.locator('form [type="submit"]').click();
    await guest.locator('.row .primary').click();
    await expect(ana.getByText(name, { exact: true })).toBeVisible();
  }
  await ana.locator('[data-test="start"]').click();
  for (const page of people) await expect(chimeraBoard(page).cards).toHaveCount(17);
  await playOn(people, 6);

  await ben.context().setOffline(true);
  await ben.evaluate(() => window.sockets.forEach((socket) => socket.close()));
  await expect(ben.locator('.note')).toBeVisible();
  await ben.context().setOffline(false);
  await expect(ben.locator('.note')).toHaveCount(0);
  await playOn(people, 8);
  expect(await ben.evaluate(() => window.sockets.length)).toBeGreaterThan(1);
  for (const page of people) await page.context().close();
});
