/** Who hears the table instead of seeing it is told what happens and what is asked, once, and keeps the keyboard. */
import { expect, test, type Page } from '@playwright/test';
import { chimeraBoard } from './chimera.ts';
import { phantomBoard, playPhantom } from './phantom.ts';
import { isTheirTurn, playBots, untilAsked } from './table.ts';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Keeps everything that a reader of screens would speak by itself. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const before = new WeakMap<Element, string>();
    const look = (): void => {
      for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        const text = region.textContent.replace(/\s+/g, ' ').trim();
        const heard = before.get(region) !== text && text !== '' && !region.closest('[inert]');
        before.set(region, text);
        if (heard) window.heard.push(text);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heardBy = (page: Page): Promise<string[]> => page.evaluate(() => window.heard);
const times = (text: string, part: string): number => text.split(part).length - 1;

async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

/** What is asked of a player, in one of its forms. */
const asked = /Your bid|Choose|You lead|Beat it|Nothing in your hand/;

/** By keys: bids nothing, gives the first cards, plays what Space offers, or passes. */
async function decide(page: Page): Promise<void> {
  const { bid, pass, play, cards, howMany, busy } = chimeraBoard(page);
  const raised = cards.and(page.locator('[aria-pressed="true"]'));
  await expect(busy).toHaveCount(0);
  if ((await page.locator('.actions .bid').count()) > 0) {
    if ((await pass.count()) > 0) return page.keyboard.press('p');
    return bid.first().press('Enter');
  }
  if ((await page.locator('.actions .pass').count()) === 0) {
    await howMany.waitFor();
    await page.keyboard.press('ArrowRight');
    while ((await play.count()) === 0) {
      await page.keyboard.press('ArrowUp');
      if ((await play.count()) === 0) await page.keyboard.press('ArrowRight');
    }
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press('Space');
  return page.keyboard.press((await raised.count()) > 0 ? 'Enter' : 'p');
}

test('a round of Chimera is heard from the first bid to the points', async ({ page }) => {
  await listen(page);
  await playBots(page, { game: 'chimera' });
  const { cards, result, next } = chimeraBoard(page);
  await expect(cards).toHaveCount(17);
  await page.keyboard.press('ArrowRight');
  let turns = 0;
  let known = 0; // lines heard before the last decision
  let played = false; // by it: then the others were asked before it is our turn again
  while ((await result.count()) === 0) {
    await untilAsked(page);
    if (!(await isTheirTurn(page)) || (await result.count()) > 0) continue;
    const since = async (): Promise<string> => (await heardBy(page)).slice(known).join('\n');
    await expect.poll(since).toMatch(asked);
    if (played) expect(await since()).toContain('Your turn.');
    known = (await heardBy(page)).length;
    played =
      (await page.locator('.actions .pass').count()) > 0 &&
      (await page.locator('.actions .bid').count()) === 0;
    turns += 1;
    await decide(page);
    await expect(page.locator('.actions [aria-busy]')).toHaveCount(0);
    await expectFocus(page);
  }
  await expect(next).toBeFocused();
  await expect.poll(async () => (await heardBy(page)).at(-1)).toMatch(/wins? the round\. Ana −?\d+, /);
  const heard = await heardBy(page);
  const all = heard.join('\n');
  expect(times(all, 'Your turn.')).toBeLessThanOrEqual(turns);
  expect(all).toMatch(new RegExp(`Your turn\\. (${asked.source})`));
  expect(all).not.toContain('’s turn');
  for (const line of heard) {
    expect(times(line, 'Your turn.'), line).toBeLessThanOrEqual(1);
    expect(line, 'ends as a sentence').toMatch(/\p{P}$/u);
  }
  await page.keyboard.press('Enter');
  await expect(result).toHaveCount(0);
  await expectFocus(page);
});

test('what Phantom Rummy asks is heard, and its end once', async ({ page }) => {
  await listen(page);
  await playBots(page, { game: 'phantom-rummy', seats: 2, options: { rounds: 1 } });
  const { cards, final } = phantomBoard(page);
  await expect(cards.first()).toBeVisible();
  await playPhantom(page);
  await expect(final).toBeFocused();
  await expect.poll(async () => (await heardBy(page)).at(-1)).toMatch(/Ana \d+, /);
  const all = (await heardBy(page)).join('\n');
  expect(all).toMatch(/Your turn\.\s(New talon.*\s)?Take a card from the talon\./);
  expect(all.match(/(You go|\w+ goes) out!/g)?.length ?? 0, all).toBeLessThanOrEqual(1);
});

test('what is said while a dialog is open is heard and seen in it', async ({ page }) => {
  await playBots(page, { game: 'chimera' });
  await expect(chimeraBoard(page).cards).toHaveCount(17);
  await page.keyboard.press('Enter'); // nothing can be played during the bids
  const note = page.locator('.toast');
  await expect(note).toBeVisible();
  await page.locator('[data-seat="1"]').click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('[data-test="live"]')).toBeEmpty(); // not said again
  await dialog.locator('.toast button').click();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-test="live"]')).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
});
