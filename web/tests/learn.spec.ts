/** Both guided first rounds can be played to their end by what they mark. */
import { expect, test } from '@playwright/test';
import { tapCard } from './chimera.ts';

for (const [game, steps] of [
  ['chimera', 9],
  ['phantom', 7],
] as const) {
  test(`the guided first round of ${game}, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/learn/${game}/first`);
    const text = page.locator('[data-test="step"]');
    for (let step = 0; step < steps; step += 1) {
      const before = await text.innerText();
      for (const card of await page.locator('.own .meant').all()) await tapCard(card);
      await page.locator('.talon .meant, .actions .primary:not([aria-disabled="true"])').click();
      await expect(text).not.toHaveText(before);
      await expect(page.locator('.verdict')).toHaveCount(0);
    }
    await page.locator('.told a.primary').click();
    await expect(page).toHaveURL('/');
  });
}
