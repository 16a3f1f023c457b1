/** For everybody: no barrier that axe knows, on any screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { chimeraBoard, playChimera } from './chimera.ts';
import { phantomBoard, playPhantom } from './phantom.ts';
import { makeTable, playBots } from './table.ts';

async function expectNoBarrier(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
  expect(found, place).toEqual([]);
}

/** Each of these opens something; it is looked at and closed again. */
async function expectNoBarrierIn(page: Page, openers: string[]): Promise<void> {
  const dialog = page.locator('dialog[open]');
  for (const opener of openers) {
    await page.locator(opener).click();
    await expect(dialog).toBeVisible();
    await expectNoBarrier(page, opener);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

/** Looked at with every run; the others with those marked as slow. */
const often = new Set(['/', '/new', '/score', '/learn/chimera']);

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, colorScheme === 'light' ? { tag: '@slow' } : {}, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(
        `axe finds nothing on ${address}`,
        often.has(address) ? {} : { tag: '@slow' },
        async ({ page }) => {
          await page.goto(address);
          await expect(page.locator('h1')).toBeVisible();
          await expectNoBarrier(page, address);
        },
      );
    }

    test('axe finds nothing in the waiting room and at the table of Chimera', async ({ page }) => {
      await makeTable(page, { game: 'chimera' });
      await expect(page.locator('[data-test="fill"]')).toBeVisible();
      await expectNoBarrier(page, 'waiting room');
      await page.locator('[data-test="fill"]').click();
      await expect(chimeraBoard(page).cards).toHaveCount(17);
      await expectNoBarrier(page, 'Chimera');
    });

    test('axe finds nothing at the table of Phantom Rummy, nor in its replay and review', async ({
      page,
    }) => {
      const table = await playBots(page, { game: 'phantom-rummy', seats: 2, options: { rounds: 1 } });
      await expect(phantomBoard(page).cards.first()).toBeVisible();
      await expectNoBarrier(page, 'Phantom Rummy');
      await playPhantom(page);
      await expectNoBarrier(page, 'a result of Phantom Rummy');
      await page.goto(`/replay/${table}/1`);
      await expect(page.locator('input[type="range"]')).toBeVisible();
      await expectNoBarrier(page, 'replay of Phantom Rummy');
      await page.goto(`/replay/${table}/1?seat=0&review=1`);
      await expect(page.locator('section.review .head')).toBeVisible({ timeout: 60_000 });
      await expectNoBarrier(page, 'review of Phantom Rummy');
    });

    test('axe finds nothing on a score pad', async ({ page }) => {
      await page.goto('/score');
      await page.locator('[data-test="new-pad"]').click();
      await expect(page.locator('[data-test="add-round"]')).toBeVisible();
      await expectNoBarrier(page, 'score pad');
      await page.locator('[data-test="add-round"]').click();
      await expectNoBarrier(page, 'a round of the score pad');
    });

    test('axe finds nothing in what opens over a table', { tag: '@slow' }, async ({ page }) => {
      const table = await playBots(page, { game: 'chimera', watch: true, options: { limit: 50 } });
      await expect(chimeraBoard(page).cards).toHaveCount(17);
      await expectNoBarrierIn(page, [
        ...['rules', 'chat', 'scores', 'menu'].map((name) => `[data-test="${name}"]`),
        '[data-board] .others button >> nth=0',
        '[data-board] .tools button >> nth=-1',
      ]);
      await page.keyboard.press('?');
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectNoBarrier(page, 'keys');
      await page.keyboard.press('Escape');
      await playChimera(page);
      await expectNoBarrier(page, 'a result of Chimera');
      await page.goto(`/replay/${table}/1`);
      await expect(page.locator('input[type="range"]')).toBeVisible();
      await expectNoBarrier(page, 'replay of Chimera');
      await playBots(page, { game: 'phantom-rummy', watch: true });
      await expect(phantomBoard(page).cards.first()).toBeVisible();
      for (const key of ['c', 's', 'p', '?']) {
        await page.keyboard.press(key);
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoBarrier(page, `Phantom Rummy, ${key}`);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    });
  });
}
