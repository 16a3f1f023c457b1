/** Cards look as they were drawn. Only what has the page's own letters is compared: others differ by machine. */
import { expect, test } from '@playwright/test';

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
    await cards.nth(1).click();
    await cards.nth(3).click();
    await page.mouse.move(0, 0);
    await expect(page.locator('.hand').first()).toHaveScreenshot('hand.png');
  });
});
