/** Cards and screens look as they were drawn, in the page's own letters: a system's differ by machine. */
import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { tapCard } from './chimera.ts';
import { introduce } from './table.ts';

const pad = fileURLToPath(new URL('../../tests/pads/chimera.json', import.meta.url));

/** Waits for all pictures, and writes everything in the page's own letters. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: "body * { font-family: 'Lair Display' !important; }" });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

test.describe('pictures', { tag: '@slow' }, () => {
  test('cards of both games', async ({ page }) => {
    await page.goto('/learn');
    const rows = page.locator('.cards');
    await expect(rows).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await expect(rows.first()).toHaveScreenshot('chimera.png');
    await expect(rows.last()).toHaveScreenshot('phantom-rummy.png');
  });

  test('a hand with raised cards', async ({ page }) => {
    await page.goto('/learn/chimera/first');
    const cards = page.locator('.hand [data-card]');
    await expect(cards.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await tapCard(cards.nth(1));
    await tapCard(cards.nth(3));
    await page.mouse.move(0, 0);
    await expect(page.locator('.hand').first()).toHaveScreenshot('hand.png');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

    test('home', async ({ page }) => {
      await introduce(page, 'Ana');
      await page.goto('/');
      await expect(page.locator('.friends')).toBeVisible();
      await settle(page);
      await expect(page).toHaveScreenshot('home.png', { mask: [page.locator('.open')] });
    });

    test('a table with a hand, cards in the middle and what can be done', async ({ page }) => {
      await page.goto('/learn/phantom/first');
      await page.locator('.talon .meant').click();
      await settle(page);
      await expect(page).toHaveScreenshot('table.png');
    });

    test('a score pad, and the dialog of one of its rounds', async ({ page }) => {
      await page.goto('/score');
      await page.locator('input[type="file"]').setInputFiles(pad);
      await expect(page.locator('figure svg').first()).toBeVisible();
      await settle(page);
      await expect(page).toHaveScreenshot('score-pad.png');
      await page.locator('tbody button').first().click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expect(page).toHaveScreenshot('round.png');
    });
  });
});
