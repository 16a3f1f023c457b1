/** Both guided first rounds can be played to their end by what they mark, with all that is on the table in sight. */
import { expect, test, type Page } from '@playwright/test';
import { tapCard } from './chimera.ts';

/** What lies on the table ends where the hand begins. */
async function expectTableInSight(page: Page): Promise<void> {
  const cards = await page
    .locator('.felt .card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  const hand = await page.locator('.own').boundingBox();
  expect(Math.max(0, ...cards)).toBeLessThanOrEqual((hand?.y ?? 0) + 1);
}

for (const [game, steps, width, height] of [
  ['chimera', 9, 360, 640],
  ['phantom', 7, 360, 640],
  ['chimera', 9, 740, 360],
  ['phantom', 7, 740, 360],
] as const) {
  test(`the guided first round of ${game}, on a phone of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/learn/${game}/first`);
    const text = page.locator('[data-test="step"]');
    for (let step = 0; step < steps; step += 1) {
      const before = await text.innerText();
      await expectTableInSight(page);
      for (const card of await page.locator('.own .meant').all()) await tapCard(card);
      await page.locator('.talon .meant, .actions .primary:not([aria-disabled="true"])').click();
      await expect(text).not.toHaveText(before);
      await expect(page.locator('.verdict')).toHaveCount(0);
    }
    await page.locator('.told a.primary').click();
    await expect(page).toHaveURL('/');
  });
}
