/** Ember in the page: a table against bots from the home page, and a round of it. */
import { expect, test } from '@playwright/test';
import { untilAsked } from './table.ts';

test('home opens a table of Ember, and a round is played', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-test="quick-ember"]').click();
  await expect(page.locator('[data-test="ember"]')).toBeVisible();

  const cards = page.locator('.actions [data-card]');
  await expect(cards).toHaveCount(6);
  for (let left = 5; left >= 0; left -= 1) {
    await untilAsked(page);
    await page.locator('.actions [data-card]:enabled').first().click();
    if (left > 0) await expect(cards).toHaveCount(left);
  }
  // The next round is dealt, for this server shows no result for long.
  await expect(page.locator('[data-test="ember"]')).toContainText('Round 2');
  await expect(cards).toHaveCount(6);
});
