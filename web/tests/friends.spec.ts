/** People at one table: one loses the network and comes back, one goes away, and they play again. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { chimeraBoard, decide } from './chimera.ts';
import { decide as decideRummy, phantomBoard } from './phantom.ts';
import { comeIn, isTheirTurn, makeTable, playBots } from './table.ts';
import { Wire } from './wire.ts';

/** A person with a browser of their own. */
async function person(browser: Browser, baseURL?: string): Promise<Page> {
  return (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
}

/** How often the page has committed to a seed since it has a seat. */
function seedsPromised(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if ('commit' in (JSON.parse(payload.toString()) as object)) count += 1;
    }),
  );
  return () => count;
}

/** Whoever is asked decides, until that has come about. */
async function playOn(
  pages: Page[],
  one: (page: Page) => Promise<boolean>,
  done: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    for (const page of pages) await one(page);
    expect(await done()).toBe(true);
  }).toPass({ intervals: [30], timeout: 100_000 });
}

test('three people play, one loses the network and comes back, one goes away', async ({ browser }) => {
  const wire = new Wire();
  const people = [await person(browser), await person(browser, await wire.lay()), await person(browser)];
  const [ana, ben, cleo] = people as [Page, Page, Page];
  const table = await makeTable(ana, { game: 'chimera' });
  await comeIn(ben, table, 'Ben');
  await expect(ana.getByText('Ben', { exact: true })).toBeVisible();
  await comeIn(cleo, table, 'Cleo');
  await expect(ana.getByText('Cleo', { exact: true })).toBeVisible();
  await ana.locator('[data-test="start"]').click();
  for (const page of people) await expect(page.locator('[data-board]')).toBeFocused();
  for (const page of people) await expect(chimeraBoard(page).cards).toHaveCount(17);
  let decided = new Set<Page>();
  const decideCounted = async (page: Page): Promise<boolean> => {
    const did = await decide(page);
    if (did) decided.add(page);
    return did;
  };
  await playOn(people, decideCounted, () => decided.size === people.length);

  wire.cut();
  await expect(ben.locator('.note')).toBeVisible();
  await expect(ben.locator('.actions button:not([aria-disabled="true"])')).toHaveCount(0);
  await expect(ana.locator('[data-test="absent"]')).toContainText('Ben');
  await playOn(
    [ana, cleo],
    decideCounted,
    async () => !(await isTheirTurn(ana)) && !(await isTheirTurn(cleo)),
  );
  wire.mend();
  await expect(ben.locator('.note')).toHaveCount(0);
  await expect(ana.locator('[data-test="absent"]')).toHaveCount(0);
  decided = new Set(); // Ben sees what he missed, and is asked
  await playOn(people, decideCounted, () => decided.has(ben));

  await cleo.context().close();
  for (const page of [ana, ben]) await expect(page.locator('[data-test="absent"]')).toContainText('Cleo');
  await ana.locator('[data-test="vote"]').click();
  await expect(ana.locator('[data-test="vote"]')).toHaveCount(0);
  await expect(ana.locator('[data-test="absent"]')).toContainText('Ben');
  await expect(ben.locator('[data-test="absent"]')).toContainText('Ana');
  await ben.locator('[data-test="vote"]').click();
  for (const page of [ana, ben]) await expect(page.locator('[data-test="absent"]')).toHaveCount(0);
  for (const page of [ana, ben]) await page.context().close();
  wire.remove();
});

test('two people wait for each other after a round, and play again', async ({ browser }) => {
  const ana = await person(browser);
  const ben = await person(browser);
  const options = { rounds: 2, deck_out: 'counts' };
  const table = await makeTable(ana, { game: 'phantom-rummy', seats: 4, options });
  const promised = seedsPromised(ben);
  await comeIn(ben, table, 'Ben');
  await expect.poll(promised, 'who sits down has a part in the shuffle').toBe(1);
  await expect(ana.getByText('Ben', { exact: true })).toBeVisible();
  await ana.locator('[data-test="fill"]').click(); // bots bring a round to its end
  const waiting = (page: Page) => page.locator('dialog[open] [data-test="waiting"]');
  const seen = (page: Page, what: 'next' | 'final') => async () =>
    (await phantomBoard(page)[what].count()) > 0;

  await playOn([ana, ben], decideRummy, seen(ana, 'next'));
  await phantomBoard(ana).next.click();
  await expect(waiting(ana)).toContainText('Ben');
  await phantomBoard(ben).next.click();
  for (const page of [ana, ben]) await expect(page.locator('dialog[open]')).toHaveCount(0);

  await playOn([ana, ben], decideRummy, seen(ana, 'final'));
  for (const page of [ana, ben]) await phantomBoard(page).final.click();
  await ana.locator('[data-test="rematch"]').click();
  await expect(waiting(ana)).toContainText('Ben');
  await expect(ben.locator('dialog[open] [data-test="wanted"]')).toContainText('Ana');
  await ben.locator('[data-test="rematch"]').click();
  for (const page of [ana, ben]) {
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(phantomBoard(page).cards.first()).toBeVisible();
  }
  for (const page of [ana, ben]) await page.context().close();
});

test('there is a chat where somebody may hear it', async ({ page }) => {
  for (const game of ['chimera', 'phantom-rummy'] as const) {
    for (const watch of [false, true]) {
      await playBots(page, { game, watch });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Keys' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Chat', includeHidden: true })).toHaveCount(
        watch ? 2 : 0,
      );
    }
  }
});
