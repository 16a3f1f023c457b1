/** On a phone nothing is wider than the screen, and a thumb hits what it aims at. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { chimeraBoard, decide } from './chimera.ts';
import { expectTextWithin } from './fits.ts';
import { decide as decideRummy, phantomBoard, playBotsUntilTaking, playPhantom } from './phantom.ts';
import { isTheirTurn, playBots, playBotsUntilAsked, untilAsked } from './table.ts';

async function expectFits(page: Page, place: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${place} is wider than the screen`).toBeLessThanOrEqual(0);
  // Links within text and cards of a fan are as large as they can be.
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, select, summary, a.button, input[type="range"], nav a',
      ),
    ]
      .filter((element) => element.offsetParent !== null && !element.closest('[data-card], [inert]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
      ),
  );
  expect(small, `${place} has targets below 44 pixels`).toEqual([]);
  await expectTextWithin(page, place);
}

/** Nothing that can be pressed has to be scrolled to. */
async function expectInView(buttons: Locator): Promise<void> {
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
}

/** Neither covers the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  const apart =
    !a ||
    !b ||
    b.y + b.height <= a.y + 1 ||
    a.y + a.height <= b.y + 1 ||
    b.x + b.width <= a.x + 1 ||
    a.x + a.width <= b.x + 1;
  expect(apart, (await other.getAttribute('class')) ?? '').toBe(true);
}

const sizes = { upright: { width: 360, height: 640 }, 'on its side': { width: 740, height: 360 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true });

    test('screens fit', async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await expectFits(page, address);
      }
    });

    test('what can be pressed at Phantom Rummy stays in view, and where it was when a hint comes', async ({
      page,
    }) => {
      await playBotsUntilTaking(page, { game: 'phantom-rummy', seats: 4 });
      const { talon, acts } = phantomBoard(page);
      const buttons = page.locator('.actions button');
      await expectInView(buttons);
      await expectInView(page.locator('[data-place="talon"], [data-place="deck"]'));
      await expectApart(page.locator('[data-place="talon"]').last(), page.locator('.hand'));
      await talon.first().click();
      await expect(acts).toBeVisible();
      const before = await page.locator('.hand').boundingBox();
      await page.locator('[data-test="hint"]').click();
      await expect(page.locator('[data-test="hint-note"]')).toBeVisible();
      await expectInView(buttons);
      expect(await page.locator('.hand').boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    });

    test('a hint at Chimera covers nothing, and moves nothing that can be pressed', async ({ page }) => {
      await playBots(page, { game: 'chimera' });
      const { hint, hintNote, cards } = chimeraBoard(page);
      await untilAsked(page);
      await expect(cards).toHaveCount(17);
      const pressed = page.locator('.own .tools, .own .hand, .own .actions');
      const places = async () => Promise.all((await pressed.all()).map((one) => one.boundingBox()));
      const before = await places();
      await hint.click();
      await expect(hintNote).toBeVisible();
      expect(await places()).toEqual(before);
      const others = page.locator('.own .tools, .own .hand, .own .actions, .centre .big, .others');
      for (const other of await others.all()) await expectApart(hintNote, other);
    });

    test.describe('in a language of long words', () => {
      test.use({ locale: 'de' });

      test('a hint at Chimera is read without scrolling', async ({ page }) => {
        await playBots(page, { game: 'chimera' });
        const { hint, hintNote, result } = chimeraBoard(page);
        for (let made = 0; made < 6 && (await result.count()) === 0;) {
          await untilAsked(page);
          if (await isTheirTurn(page)) {
            await hint.click();
            await expect(hintNote).toBeInViewport({ ratio: 1 });
            expect(await hintNote.evaluate((note) => note.scrollHeight - note.clientHeight)).toBe(0);
          }
          if (await decide(page)) made += 1;
        }
      });
    });

    test('the hand of a guided round stays in view', async ({ page }) => {
      await page.goto('/learn/chimera/first');
      await page.locator('[data-test="bid-30"]').click();
      await expect(page.locator('.hand button')).toHaveCount(20);
      await expectInView(page.locator('.hand button, .actions button'));
    });

    test('tables fit and can be played at, and so does a replay', async ({ page }) => {
      await playBots(page, { game: 'chimera' });
      await expect(chimeraBoard(page).cards).toHaveCount(17);
      await expectFits(page, 'Chimera');
      for (let made = 0; made < 4 && (await chimeraBoard(page).result.count()) === 0;) {
        await untilAsked(page);
        if (await decide(page)) made += 1;
      }
      const table = await playBotsUntilAsked(page, {
        game: 'phantom-rummy',
        seats: 4,
        options: { rounds: 1 },
      });
      await expect(phantomBoard(page).cards.first()).toBeVisible();
      await expectFits(page, 'Phantom Rummy');
      await expect.poll(() => decideRummy(page)).toBe(true);
      await playPhantom(page);
      await phantomBoard(page).final.click();
      await expectInView(page.locator('[data-test="rematch"]'));
      await page.goto(`/replay/${table}/1`);
      const timeline = page.locator('input[type="range"]');
      await expect(timeline).toBeVisible();
      await expectFits(page, 'replay');
      await timeline.fill(String(await timeline.getAttribute('max')));
      await expectApart(page.locator('.centre figure').last(), page.locator('.lane.mine'));
      const controls = page.locator('[role="group"]', { has: page.locator('button') }).last();
      const height = (await controls.boundingBox())?.y;
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('ArrowLeft');
        expect((await controls.boundingBox())?.y, 'the controls move').toBe(height);
      }
      const own = await page.locator('.lane.mine').boundingBox();
      const bar = await page.locator('.bar').boundingBox();
      expect((own?.y ?? 0) + (own?.height ?? 0), 'the own hand is behind the controls').toBeLessThanOrEqual(
        bar?.y ?? 0,
      );
      await page.locator('header [aria-pressed]').click(); // all hands
      await expect(page.locator('.lane .stack')).toHaveCount(0);
      const all = await page.locator('.table').boundingBox();
      if (viewport.width > viewport.height) {
        expect((all?.y ?? 0) + (all?.height ?? 0), 'all hands fit').toBeLessThanOrEqual(bar?.y ?? 0);
        await expectApart(page.locator('.bar'), page.locator('[data-test="review"]'));
      }
    });
  });
}
