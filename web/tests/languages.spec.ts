/** Every language says everything: no id of a message is ever seen. */
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chimeraBoard } from './chimera.ts';
import { phantomBoard } from './phantom.ts';
import { playBots } from './table.ts';

const catalogues = fileURLToPath(new URL('../../i18n/en/', import.meta.url));
/** Ids that cannot be taken for words. */
const ids = new Set(
  readdirSync(catalogues)
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
    test('home, both tables and the learning pages speak it', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('h1')).toBeVisible();
      await expectWords(page, locale);
      for (const address of ['/learn', '/learn/chimera', '/learn/phantom']) {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectWords(page, locale);
      }
      await playBots(page, { game: 'chimera' });
      await expect(chimeraBoard(page).cards).toHaveCount(17);
      await page.waitForLoadState('networkidle');
      await expectWords(page, locale);
      await playBots(page, { game: 'phantom-rummy' });
      await expect(phantomBoard(page).cards.first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectWords(page, locale);
    });
  });
}
