/** Whole games against bots, and what can be looked up afterwards. */
import { expect, test } from '@playwright/test';
import { chimeraBoard, playChimera } from './chimera.ts';
import { phantomBoard, playPhantom } from './phantom.ts';
import { playBots } from './table.ts';

test('a game of Chimera to 50 points, and its replay', async ({ page }) => {
  const table = await playBots(page, { game: 'chimera', options: { limit: 50 } });
  expect(await playChimera(page)).toBeGreaterThan(0);
  const totals = (await page.locator('dialog[open] .total strong').allTextContents()).map((text) =>
    Number(text.replace('−', '-')),
  );
  expect(totals).toHaveLength(3);
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(50);
  await expect(page.locator('dialog[open] .winner')).not.toHaveCount(0);

  await chimeraBoard(page).replay.click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}/1`));
  const timeline = page.locator('input[type="range"]');
  await timeline.fill((await timeline.getAttribute('max')) ?? '0');
  await expect(page.locator('[data-card]').or(page.locator('svg.card')).first()).toBeVisible();
  const deals = page.locator('details', { has: page.locator('.verdict') });
  await deals.locator('summary').click();
  await expect(deals.locator('.verdict')).toHaveClass(/good/);
  const rounds = await deals.locator('.deals li').count();
  expect(rounds).toBeGreaterThan(0);
  await expect(deals.locator('.deals li.follows')).toHaveCount(rounds);
});

test('a game of Phantom Rummy over one round, and its end', async ({ page }) => {
  await playBots(page, { game: 'phantom-rummy', seats: 3, options: { rounds: 1 } });
  expect(await playPhantom(page)).toBeGreaterThan(0);
  await phantomBoard(page).final.click();
  await expect(page.locator('dialog[open] ol li')).toHaveCount(3);
  await expect(page.locator('dialog[open] .winner')).not.toHaveCount(0);
  await expect(page.locator('[data-test="rematch"]')).toBeVisible();
});
