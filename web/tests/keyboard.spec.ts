/** Everything can be done without a mouse. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chimeraBoard } from './chimera.ts';
import { phantomBoard, playBotsUntilTaking } from './phantom.ts';
import { isTheirTurn, playBots, playBotsUntilAsked, untilAsked } from './table.ts';

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** One decision of Chimera: the highest bid there is, what Space offers, or else a pass. */
async function decide(page: Page): Promise<void> {
  const { bid, pass, play, cards, busy, howMany, result } = chimeraBoard(page);
  const raised = cards.and(page.locator('[aria-pressed="true"]'));
  await expect(busy).toHaveCount(0);
  if ((await page.locator('.actions .bid').count()) > 0) {
    if ((await bid.count()) === 0) return page.keyboard.press('p');
    await tabTo(page, bid.last());
    return page.keyboard.press('Enter');
  }
  if ((await page.locator('.actions .pass').count()) === 0) {
    await howMany.waitFor(); // to give: the server says it
    await page.keyboard.press('ArrowRight'); // to the hand, and then card by card
    while ((await play.count()) === 0) {
      if ((await result.count()) > 0) return; // nothing to give: the round was over
      await page.keyboard.press('ArrowUp');
      await expect(raised.or(result).first()).toBeVisible();
      if ((await play.count()) === 0) await page.keyboard.press('ArrowRight');
    }
  } else {
    await page.keyboard.press('Space');
  }
  if ((await raised.count()) > 0) {
    await expect(play).toBeVisible();
    return page.keyboard.press('Enter');
  }
  await expect(pass).toBeVisible();
  return page.keyboard.press('p');
}

test('a game of Chimera begins', async ({ page }) => {
  await page.goto('/');
  const start = page.locator('[data-test="quick-chimera"]');
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(chimeraBoard(page).cards).toHaveCount(17);
});

test('a round of Chimera is played and read', async ({ page }) => {
  await playBots(page, { game: 'chimera' });
  const { cards, result, next } = chimeraBoard(page);
  await expect(cards).toHaveCount(17);
  while ((await result.count()) === 0) {
    await untilAsked(page);
    if (!(await isTheirTurn(page)) || (await result.count()) > 0) continue;
    await decide(page);
  }
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toHaveCount(0);
});

test('after a click the keys are for the cards again', async ({ page }) => {
  await playBotsUntilAsked(page, { game: 'chimera' });
  const { cards, hint, hintNote } = chimeraBoard(page);
  await expect(cards).toHaveCount(17);
  await hint.click();
  await expect(hintNote).toBeVisible();
  await expect(page.locator('[data-hand] :focus')).toHaveCount(1);
});

test('cards of Phantom Rummy are taken and discarded', async ({ page }) => {
  await playBotsUntilTaking(page, { game: 'phantom-rummy', seats: 2 });
  const { talon, cards, mine, decline, silent, acts, discard, next, way } = phantomBoard(page);
  await expect(cards.first()).toBeVisible();
  let discards = 0;
  while (discards < 3 && (await next.count()) === 0) {
    await untilAsked(page);
    if ((await way.or(next).count()) > 0) break; // the round is over, or about to be
    if ((await mine.or(decline).or(silent).count()) > 0) {
      await page.keyboard.press('n');
    } else if ((await talon.count()) > 0) {
      const before = await cards.count();
      if (discards === 0) {
        await page.keyboard.press('h');
        await expect(page.locator('[data-test="hint-note"]')).toBeVisible();
      } else {
        await page.keyboard.press('ArrowUp');
      }
      await page.keyboard.press('Enter');
      await expect(cards).toHaveCount(before + 1);
      if ((await acts.count()) > 0) await expect(page.locator('[data-place="hand"]:focus')).toHaveCount(1);
    } else if ((await acts.count()) > 0) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      for (let card = 0; card < (await cards.count()); card += 1) {
        await page.keyboard.press('Enter');
        if ((await discard.count()) > 0) break;
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowRight');
      }
      const before = await cards.count();
      await page.keyboard.press('d');
      await expect(cards).toHaveCount(before - 1);
      discards += 1;
    }
  }
  expect(discards).toBeGreaterThan(0);
});

test('single letters can be turned off, and every table has a menu', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lair-settings', '{"letters":false}'));
  await playBots(page, { game: 'phantom-rummy', seats: 2 });
  await expect(phantomBoard(page).cards.first()).toBeVisible();
  const dialog = page.locator('dialog[open]');
  await page.keyboard.press('s');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(dialog.locator('[role="switch"], input[type="checkbox"]')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.locator('[data-test="menu"]').click();
  await expect(dialog.locator('a[href="/settings"]')).toBeVisible();
});
