/** What goes wrong has a page of its own, which says what has happened, has the keyboard, and offers what helps. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { chimeraBoard, decide, tapCard } from './chimera.ts';
import { data, lair, port } from './place.ts';
import { comeIn, introduce, makeTable, playBots, untilAsked } from './table.ts';

const admin = (...words: string[]) => promisify(execFile)(lair, ['admin', ...words, '--data', data]);

async function idOf(page: Page): Promise<string> {
  return ((await (await page.request.get('/api/me')).json()) as { id: string }).id;
}

/** A page that stands for itself: a heading with the keyboard on it, a sentence, and these ways on. */
async function expectStatus(page: Page, title: string, ways: string[]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(page.locator('main p')).not.toBeEmpty();
  await expect(page.locator('main .row').locator('a, button')).toHaveText(ways);
}

const home = 'To the home page';

test('who is removed from a table, or finds it closed, is told which of both', async ({ page, browser }) => {
  const ben = await (await browser.newContext()).newPage();
  const table = await makeTable(page, { game: 'chimera' });
  await comeIn(ben, table, 'Ben');
  await page.getByRole('button', { name: 'Remove Ben' }).click();
  await expectStatus(ben, 'You are no longer at this table', [home]);
  await admin('close', table);
  await expectStatus(page, 'This table is closed', ['My games', home]);
  await ben.reload(); // and so it is for whoever comes later
  await expectStatus(ben, 'This table is closed', ['My games', home]);
  await page.goto('/t/NOSUCHTABLE2');
  await expectStatus(page, 'No such table', [home]);
  await ben.context().close();
});

test('who is shut out, deleted, or plays on another device is told so', async ({ page, browser }) => {
  const people = await Promise.all(['Ben', 'Cleo'].map(async () => (await browser.newContext()).newPage()));
  const [ben, cleo] = people as [Page, Page];
  const table = await makeTable(page, { game: 'chimera' });
  await comeIn(ben, table, 'Ben');
  await comeIn(cleo, table, 'Cleo');
  await admin('ban', await idOf(ben));
  await expectStatus(ben, 'You cannot play here', [home]);
  await admin('delete', await idOf(cleo));
  await expectStatus(cleo, 'Your data has been deleted', ['Reload', home]);

  const { phrase } = (await (await page.request.post('/api/me/phrase', { data: {} })).json()) as {
    phrase: string;
  };
  await introduce(cleo, 'Dan');
  await cleo.request.post('/api/me/recover', { data: { phrase } });
  await expectStatus(page, 'You are now playing on another device', ['Language and settings', home]);
  for (const one of people) await one.context().close();
});

test('who comes to a table where all sit is told, and sees no game that may not be watched', async ({
  page,
  browser,
}) => {
  const ben = await (await browser.newContext()).newPage();
  const table = await makeTable(page, { game: 'chimera', bots: [null, 'easy', 'easy'] });
  await ben.goto(`/t/${table}`);
  await expect(ben.getByRole('status')).toHaveText(/^All seats are taken/);
  await ben.getByRole('button', { name: 'Come in' }).click();
  await expect(ben.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await page.locator('[data-test="start"]').click();
  await expectStatus(ben, 'This table is private', [home]);
  await ben.context().close();
});

test.describe('a server that restarts', () => {
  test.use({ serviceWorkers: 'allow' });
  const address = `127.0.0.1:${port + 1}`;
  let folder: string;
  let server: ChildProcess;

  async function start(): Promise<void> {
    const options = ['--listen', address, '--metrics', '', '--data', join(folder, 'lair.db')];
    server = spawn(lair, ['serve', ...options], { stdio: 'ignore' });
    await expect(async () => {
      expect((await fetch(`http://${address}/readyz`)).ok).toBe(true);
    }).toPass();
  }
  async function stop(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(how);
    await gone;
  }

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lair-'));
    await start();
  });
  test.afterEach(async () => {
    if (server.exitCode === null && server.signalCode === null) await stop();
    rmSync(folder, { recursive: true });
  });
  test.use({ baseURL: `http://${address}` });

  test('leaves the table, the selection and the keyboard as they were', async ({ page }) => {
    await playBots(page, { game: 'chimera' });
    const { cards } = chimeraBoard(page);
    await expect(cards).toHaveCount(17);
    await tapCard(cards.nth(1));
    await tapCard(cards.nth(2));
    const raised = cards.and(page.locator('[aria-pressed="true"]'));
    const before = await raised.evaluateAll((all) => all.map((one) => one.dataset['card']));
    expect(before).toHaveLength(2);
    for (const [how, words] of [
      ['SIGTERM', 'The server is restarting'],
      ['SIGKILL', 'Reconnecting…'],
    ] as const) {
      await stop(how);
      await expect(page.locator('.note')).toHaveText(words);
      await start();
      await expect(page.locator('.note')).toHaveCount(0);
      expect(await raised.evaluateAll((all) => all.map((one) => one.dataset['card']))).toEqual(before);
      await expect(cards.nth(2)).toBeFocused();
    }
  });

  test('has not made a newcomer of who loads the page meanwhile', async ({ page }) => {
    await playBots(page, { game: 'chimera' });
    await expect(chimeraBoard(page).cards).toHaveCount(17);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload(); // what a table needs is kept from now on
    await expect(chimeraBoard(page).cards).toHaveCount(17);
    await stop();
    await page.reload();
    await expectStatus(page, 'No connection', [home]);
    await start();
    await expect(chimeraBoard(page).cards).toHaveCount(17);
  });
});

test.describe('a browser', () => {
  for (const [locale, title] of Object.entries({
    en: 'This browser is too old for Lair',
    de: 'Dieser Browser ist zu alt für Lair',
    fr: 'Ce navigateur est trop ancien pour Lair',
    hu: 'Ez a böngésző túl régi a Lairhez',
    ko: '이 브라우저는 Lair를 쓰기에 너무 오래되었습니다',
  })) {
    test.describe(locale, () => {
      test.use({ locale });
      test('that is too old is told so, and nothing else', async ({ page }) => {
        await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
        await page.goto('/');
        await expect(page.getByRole('heading')).toHaveText(title);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('button')).toHaveCount(0);
      });
    });
  }

  test('that refuses to keep anything plays at tables, and changes its language, until the page is left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    const { cards } = chimeraBoard(page);
    await page.goto('/');
    await page.locator('[data-test="quick-chimera"]').click();
    await expect(cards).toHaveCount(17);
    await untilAsked(page);
    await expect.poll(() => decide(page)).toBe(true);
    await page.reload(); // the seat is still theirs
    await expect(cards).not.toHaveCount(0);
    await page.goto('/settings');
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprache und Einstellungen');
    await page.goto('/score');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('that refuses cookies is told what they are for', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
    );
    await page.goto('/');
    await page.locator('[data-test="quick-chimera"]').click();
    await expect(page.locator('.toast')).toContainText('allow cookies');
  });

  test('without WebAssembly plays at tables, and says what it cannot do', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.goto('/learn/combinations');
    await expect(page.locator('main .panel')).toContainText('WebAssembly');
    await playBots(page, { game: 'phantom-rummy' });
    await expect(page.locator('[data-place="hand"]')).not.toHaveCount(0);
    await playBots(page, { game: 'chimera' });
    await expect(chimeraBoard(page).cards).toHaveCount(17);
  });
});
