/** Whole games against bots, and what can be looked up afterwards. */
import { expect, test } from '@playwright/test';
import { chimeraBoard, playChimera } from './chimera.ts';
import { phantomBoard, playPhantom } from './phantom.ts';
import { playBots, playBotsUntilAsked } from './table.ts';

test('a game of Chimera to 50 points, and its replay', async ({ page }) => {
  const table = await playBots(page, { game: 'chimera', options: { limit: 50 } });
  expect(await playChimera(page)).toBeGreaterThan(0);
  const totals = (await page.locator('dialog[open] .total').allTextContents()).map((text) =>
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

test('a game of Phantom Rummy over one round, its end and its review', async ({ page }) => {
  await playBotsUntilAsked(page, { game: 'phantom-rummy', seats: 3, options: { rounds: 1 } });
  const lanes = page.locator('section.lane');
  await expect(lanes).toHaveCount(3);
  for (const lane of await lanes.all()) await expect(lane).toBeInViewport({ ratio: 0.9 });
  expect(await playPhantom(page)).toBeGreaterThan(0);
  await phantomBoard(page).final.click();
  await expect(page.locator('dialog[open] ol li')).toHaveCount(3);
  await expect(page.locator('dialog[open] .winner')).not.toHaveCount(0);
  await expect(page.locator('[data-test="rematch"]')).toBeVisible();

  await page.locator('dialog[open] a[href*="review=1"]').click();
  const head = page.locator('section.review .head');
  await expect(head).toBeVisible({ timeout: 60_000 });
  const costly = await page.locator('.time i').count();
  if (costly > 0) await expect(page.locator('section.review article')).not.toHaveCount(0);
  await expect(page).toHaveURL(/at=\d+&seat=0&review=1/);
  const said = await page.locator('section.review').innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/at=\d+&seat=0&review=1/);
  const address = await copied();
  await page.goto('/');
  await page.goto(address);
  await expect(head).toBeVisible();
  // Kept, and at the same decision.
  await expect.poll(() => page.locator('section.review').innerText()).toBe(said);
});
