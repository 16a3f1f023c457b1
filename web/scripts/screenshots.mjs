// Takes the pictures of the documents, docs/pictures/*.png, from a server that runs:
//   node scripts/screenshots.mjs [http://127.0.0.1:8080]
import { chromium } from '@playwright/test';
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const most = 180 * 1024; // a page of documents should come quickly
const phone = { width: 360, height: 640 };
const desktop = { width: 1120, height: 700 };

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});

async function open(viewport) {
  const context = await browser.newContext({
    baseURL: server,
    viewport,
    locale: 'en',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function take(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A gradient would be half of the picture's weight.
    for (const board of document.querySelectorAll('.felt')) board.style.background = 'var(--table)';
    for (const game of document.querySelectorAll('.game')) game.style.background = 'var(--raised)';
  });
  const path = `${folder}${name}.png`;
  await page.screenshot({ path, timeout: 120_000 });
  const { size } = statSync(path);
  console.log(`${name}.png ${Math.ceil(size / 1024)} KB`);
  if (size > most) process.exitCode = 1;
}

/** A game against bots, at the player's first decision. */
async function table(viewport, game, cards) {
  const page = await open(viewport);
  await page.request.post('/api/me', { data: { name: 'Ana' } });
  const made = await page.request.post('/api/quick', { data: { game, clock: null, level: 'medium' } });
  await page.goto(`/t/${(await made.json()).table}`);
  await page.locator(cards).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => document.title.startsWith('●'), null, { timeout: 60_000 });
  return page;
}

/** Past the bidding, so that something lies on the table. */
async function chimera(viewport) {
  const page = await table(viewport, 'chimera', '[data-hand] [data-card]');
  const on = ':not([aria-disabled="true"]):not([aria-busy])';
  const play = page.locator(`.actions [aria-keyshortcuts="Enter"]${on}`);
  const cards = page.locator('[data-hand] [data-card][aria-pressed="false"]');
  for (;;) {
    await page.waitForFunction(() => document.title.startsWith('●'), null, { timeout: 60_000 });
    if ((await page.locator('.actions .bid').count()) > 0) {
      await page.locator(`.actions .pass${on}, .actions .bid${on}`).first().click();
    } else if ((await page.locator('.actions .pass').count()) === 0) {
      while ((await play.count()) === 0) await cards.first().click({ position: { x: 8, y: 30 } });
      await play.click();
    } else {
      return page;
    }
    await page.waitForTimeout(300);
  }
}

mkdirSync(folder, { recursive: true });
const home = await open(desktop);
await home.goto('/');
await take(home, 'home');
await home.goto('/learn/chimera/first');
await take(home, 'learn');
await take(await chimera(desktop), 'chimera');
await take(await chimera(phone), 'chimera-phone');
await take(await table(desktop, 'phantom-rummy', '[data-place="hand"]'), 'phantom-rummy');
await browser.close();
