/** Every language says everything: no id of a message is ever seen. */
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addresses } from './addresses.ts';
import { chimeraBoard, playChimera } from './chimera.ts';
import { expectTextWithin } from './fits.ts';
import { phantomBoard } from './phantom.ts';
import { makeTable, playBots } from './table.ts';

const catalogues = fileURLToPath(new URL('../../i18n/en/', import.meta.url));
/** Ids that cannot be taken for words. */
const ids = new Set(
  readdirSync(catalogues, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ftl'))
    .flatMap((file) => [...readFileSync(catalogues + file, 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)])
    .map(([, id]) => id ?? '')
    .filter((id) => id.includes('-')),
);

/** Everything that is read or spoken, word by word. */
async function wordsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const said = [...document.querySelectorAll('body *')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...said];
  });
  return texts.flatMap((text) => text.split(/[\s,.:;!?()]+/));
}

async function expectWords(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const raw = (await wordsOf(page)).filter((word) => ids.has(word));
  expect(raw).toEqual([]);
}

for (const locale of ['en', 'de', 'fr', 'hu', 'ko']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('home and a table speak it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/');
      await expect(page.locator('h1')).toBeVisible();
      await expectWords(page, locale);
      await expectTextWithin(page, 'home');
      await playBots(page, { game: 'chimera' });
      await expect(chimeraBoard(page).cards).toHaveCount(17);
      await expectWords(page, locale);
    });

    test('all that can be chosen for a table is read whole on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/new');
      const folded = page.locator('details:not([open]) > summary');
      await expect(folded).not.toHaveCount(0);
      while ((await folded.count()) > 0) await folded.first().click();
      for (const game of await page.locator('input[type="radio"]').all()) {
        await game.check();
        await expectTextWithin(page, 'new table');
      }
    });

    test('every screen speaks it, and fits a phone', { tag: '@slow' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const expectAll = async (place: string): Promise<void> => {
        await page.waitForLoadState('networkidle');
        await expectWords(page, locale);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${place} is wider than the screen`).toBeLessThanOrEqual(0);
        await expectTextWithin(page, place);
      };
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await expectAll(address);
      }
      await makeTable(page, { game: 'chimera' });
      await expect(page.locator('[data-test="fill"]')).toBeVisible();
      await expectAll('waiting room');
      const table = await playBots(page, { game: 'chimera', options: { limit: 50 } });
      await playChimera(page);
      await expectAll('result');
      await page.goto(`/replay/${table}/1`);
      await expect(page.locator('input[type="range"]')).toBeVisible();
      await expectAll('replay');
      await playBots(page, { game: 'phantom-rummy' });
      await expect(phantomBoard(page).cards.first()).toBeVisible();
      await expectAll('Phantom Rummy');
    });
  });
}

test.describe('a score pad in Hungarian on a phone', () => {
  test.use({ locale: 'hu', viewport: { width: 360, height: 640 } });

  test('calls a round as the game does, and keeps names and points together', async ({ page }) => {
    for (const [place, word] of ['leosztás', 'forduló'].entries()) {
      await page.goto('/score');
      await page.locator('input[type="radio"]').nth(place).check();
      await page.locator('[data-test="new-pad"]').click();
      await page.locator('[data-test="add-round"]', { hasText: `1. ${word} beírása` }).click();
      await expect(page.getByRole('dialog', { name: `1. ${word}` })).toBeVisible();
      for (const choice of await page.locator('dialog fieldset').all()) {
        const first = choice.locator('input[type="radio"]').first();
        if ((await first.count()) > 0) await first.check();
      }
      const results = page.locator('[data-test="preview"] span');
      await expect(results).toHaveCount(3);
      for (const result of await results.all())
        expect((await result.boundingBox())?.height, await result.innerText()).toBeLessThan(32);
    }
  });
});
