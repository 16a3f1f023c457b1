/** Games in the page itself: without a server, from a host of files, across the end of the browser. */
import { expect, test, chromium, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide as decideChimera, playChimera } from './chimera.ts';
import { playPhantom } from './phantom.ts';
import { browser, port } from './place.ts';
import { Site, untilKept, withoutPace } from './site.ts';
import { untilAsked } from './table.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(300_000);

let site: Site;
test.beforeEach(async () => {
  site = await Site.start();
});
test.afterEach(async () => {
  await site.stop().catch(() => undefined);
  site.remove();
});

/** What the player has seen happen. */
const story = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();

test('a static site below a path is whole without a network after the first visit', async ({ context }) => {
  const first = await context.newPage();
  await withoutPace(first);
  await first.goto(site.address);
  await untilKept(first);
  await first.close();
  await site.stop();

  const page = await context.newPage();
  await withoutPace(page);
  await page.goto(site.address);
  await expect(page.locator('a[href="/new"]')).toHaveCount(0); // friends need a server
  // Today's deal is one round.
  for (const [game, play] of [
    ['chimera', playChimera],
    ['phantom-rummy', playPhantom],
  ] as const) {
    await page.goto(site.address);
    await page.locator(`[data-test="today-${game}"] button`).click();
    await untilAsked(page);
    expect(await play(page)).toBeGreaterThan(0);
  }
  // It is in the list, and its replay opens.
  await page.goto(`${site.address}#/games`);
  await expect(page.locator('article')).toHaveCount(2);
  await page.locator('article a[href*="/replay/"]').first().click();
  await expect(page.locator('[data-test="review"]')).toBeVisible();
});

test('@slow a whole game of each game without a network', async ({ context }) => {
  test.setTimeout(3_600_000);
  const first = await context.newPage();
  await withoutPace(first);
  await first.goto(site.address);
  await untilKept(first);
  await first.close();
  await site.stop();
  const page = await context.newPage();
  await withoutPace(page);
  for (const [game, play] of [
    ['chimera', playChimera],
    ['phantom-rummy', playPhantom],
  ] as const) {
    await page.goto(site.address);
    await page.locator(`[data-test="quick-${game}"]`).click();
    await untilAsked(page);
    expect(await play(page)).toBeGreaterThan(0);
  }
});

/** A browser as a process of its own, which can be killed. */
async function start(folder: string): Promise<{ process: ChildProcess; page: Page }> {
  const debugging = port + 7;
  const process = spawn(
    browser.executablePath,
    [...browser.args, '--headless=new', `--remote-debugging-port=${debugging}`, `--user-data-dir=${folder}`],
    { stdio: 'ignore' },
  );
  let connected: Awaited<ReturnType<typeof chromium.connectOverCDP>> | undefined;
  await expect(async () => {
    connected = await chromium.connectOverCDP(`http://127.0.0.1:${debugging}`);
  }).toPass({ timeout: 30_000 });
  const context = connected?.contexts()[0];
  if (!context) throw new Error('no context');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutPace(page);
  return { process, page };
}

test('a killed browser loses no move that was shown', { tag: '@slow' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lair-profile-'));
  const one = await start(folder);
  await one.page.goto(site.address);
  await one.page.locator('[data-test="quick-chimera"]').click();
  for (let decisions = 0; decisions < 4;) {
    await untilAsked(one.page);
    if (await decideChimera(one.page)) decisions += 1;
  }
  await untilAsked(one.page);
  const before = await story(one.page);
  expect(before.length).toBeGreaterThan(3);
  const address = one.page.url();
  const gone = new Promise((resolve) => one.process.once('exit', resolve));
  one.process.kill('SIGKILL');
  await gone;

  const two = await start(folder);
  try {
    await two.page.goto(address);
    // A browser may open the tabs again that it had: then one of these has the table.
    const takeOver = two.page.locator('[data-test="take-over"]');
    await expect(takeOver.or(two.page.locator('[data-board]'))).toBeVisible();
    if (await takeOver.isVisible()) await takeOver.click();
    await untilAsked(two.page);
    expect((await story(two.page)).slice(0, before.length)).toEqual(before);
    expect(await decideChimera(two.page)).toBe(true);
  } finally {
    two.process.kill('SIGKILL');
    await new Promise((resolve) => two.process.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
});

test('one tab has a table, another can take it over', async ({ context }) => {
  const first = await context.newPage();
  await withoutPace(first);
  await first.goto(site.address);
  await first.locator('[data-test="quick-chimera"]').click();
  await untilAsked(first);
  const second = await context.newPage();
  await withoutPace(second);
  await second.goto(first.url());
  await second.locator('[data-test="take-over"]').click();
  await untilAsked(second);
  await expect(first.locator('[data-test="take-over"]')).toBeVisible();
  expect(await decideChimera(second)).toBe(true);
});

test('a damaged log opens up to its last whole entry and says so', { tag: '@slow' }, async ({ page }) => {
  await withoutPace(page);
  await page.goto(site.address);
  await page.locator('[data-test="quick-chimera"]').click();
  await untilAsked(page);
  await decideChimera(page);
  await untilAsked(page);
  const address = page.url();
  await page.goto(`${site.address}#/about`);
  await page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('lair-local');
      request.onsuccess = () => resolve(request.result);
    });
    const store = base.transaction('entries', 'readwrite').objectStore('entries');
    await new Promise((resolve) => {
      const all = store.getAll();
      all.onsuccess = () => {
        const last = all.result.at(-1) as { line: string };
        store.put({ ...last, line: last.line.slice(0, -3) }).onsuccess = resolve;
      };
    });
  });
  await page.goto(address);
  await expect(page.locator('.toast')).toBeVisible();
  await untilAsked(page);
  expect(await decideChimera(page)).toBe(true);
});

test('a decision can be taken back, as often as one likes', async ({ page }) => {
  await withoutPace(page);
  await page.goto(site.address);
  await page.locator('[data-test="quick-chimera"]').click();
  const seen: string[][] = [];
  while (seen.length < 3) {
    await untilAsked(page);
    seen.push(await story(page));
    expect(await decideChimera(page)).toBe(true);
  }
  await untilAsked(page);
  for (const before of seen.reverse()) {
    await page.locator('[data-test="menu"]').click();
    await page.locator('[data-test="undo"]').click();
    await expect.poll(() => story(page)).toEqual(before);
  }
  await untilAsked(page);
  expect(await decideChimera(page)).toBe(true);
  await page.reload();
  await untilAsked(page);
});

test('local games can be deleted', async ({ page }) => {
  await withoutPace(page);
  await page.goto(site.address);
  await page.locator('[data-test="today-phantom-rummy"] button').click();
  await playPhantom(page);
  await page.goto(`${site.address}#/games`);
  await page.locator('[data-test="delete"]').click();
  await expect(page.locator('article')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('article')).toHaveCount(0);
});
