/** For everybody: no barrier that axe knows, nothing that needs a mouse, nothing wider than a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { chimeraBoard } from './chimera.ts';
import { phantomBoard, playPhantom } from './phantom.ts';
import { isTheirTurn, makeTable, playBots } from './table.ts';

async function expectNoBarrier(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
  expect(found, place).toEqual([]);
}

const addresses = [
  '/',
  '/new',
  '/learn',
  '/learn/chimera',
  '/learn/phantom/first',
  '/settings',
  '/about',
  '/score',
];

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoBarrier(page, address);
  });
}

test('axe finds nothing in the waiting room and at the table of Chimera', async ({ page }) => {
  await makeTable(page, { game: 'chimera' });
  await expect(page.locator('[data-test="fill"]')).toBeVisible();
  await expectNoBarrier(page, 'waiting room');
  await page.locator('[data-test="fill"]').click();
  await expect(chimeraBoard(page).cards).toHaveCount(17);
  await expectNoBarrier(page, 'Chimera');
});

test('axe finds nothing at the table of Phantom Rummy, nor in its replay', async ({ page }) => {
  const table = await playBots(page, { game: 'phantom-rummy', seats: 2, options: { rounds: 1 } });
  await expect(phantomBoard(page).cards.first()).toBeVisible();
  await expectNoBarrier(page, 'Phantom Rummy');
  await playPhantom(page);
  await page.goto(`/replay/${table}/1`);
  await expect(page.locator('input[type="range"]')).toBeVisible();
  await expectNoBarrier(page, 'replay');
});

test('axe finds nothing on a score pad', async ({ page }) => {
  await page.goto('/score');
  await page.locator('[data-test="new-pad"]').click();
  await expect(page.locator('[data-test="add-round"]')).toBeVisible();
  await expectNoBarrier(page, 'score pad');
  await page.locator('[data-test="add-round"]').click();
  await expectNoBarrier(page, 'a round of the score pad');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, place).toBeLessThanOrEqual(0);
  }

  test('nothing is wider than the screen', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoSidewaysScroll(page, address);
    }
    await playBots(page, { game: 'chimera' });
    await expect(chimeraBoard(page).cards).toHaveCount(17);
    await expectNoSidewaysScroll(page, 'Chimera');
    await playBots(page, { game: 'phantom-rummy', seats: 4 });
    await expect(phantomBoard(page).cards.first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'Phantom Rummy');
  });
});

test('a game begins and a decision is made with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const start = page.locator('[data-test="quick-chimera"]');
  await expect(start).toBeVisible();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await start.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chimeraBoard(page).cards).toHaveCount(17);
  await expect.poll(() => isTheirTurn(page)).toBe(true);
  const offered = await chimeraBoard(page).bid.count();
  await page.keyboard.press('p');
  await expect(async () => {
    expect((await isTheirTurn(page)) && (await chimeraBoard(page).bid.count()) === offered).toBe(false);
  }).toPass();
});
