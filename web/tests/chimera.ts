/** Plays Chimera by clicking what the board offers. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isTheirTurn, untilAsked } from './table.ts';

/** Parts of the board, by what does not depend on the language. */
export function chimeraBoard(page: Page) {
  const on = ':not([aria-disabled="true"]):not([aria-busy])';
  return {
    board: page.locator('[data-board]'),
    cards: page.locator('[data-hand] [data-card]'),
    hint: page.locator('[aria-keyshortcuts="h"]'),
    hintNote: page.locator('[data-test="hint-note"]'),
    pass: page.locator(`.actions .pass${on}`),
    bid: page.locator(`.actions .bid${on}`),
    play: page.locator(`.actions [aria-keyshortcuts="Enter"]${on}`),
    busy: page.locator('.actions [aria-busy]'),
    howMany: page.locator('.centre .big'),
    result: page.locator('dialog[open] .seats'),
    next: page.locator('dialog[open] [data-test="next"]'),
    final: page.locator('dialog[open] [data-test="final"]'),
    replay: page.locator('dialog[open] a[href^="/replay/"]:not([href*="review"])'),
  };
}

/** A card may be covered by the next one but for its left side. */
export async function tapCard(card: Locator): Promise<void> {
  await card.click({ position: { x: 8, y: 30 } });
}

/** Makes one decision if it is the player's turn; says whether it did. */
export async function decide(page: Page): Promise<boolean> {
  const { cards, hint, hintNote, pass, bid, play, howMany } = chimeraBoard(page);
  if (!(await isTheirTurn(page))) return false;
  if ((await bid.count()) > 0) {
    await bid.first().click();
  } else if ((await page.locator('.actions .pass').count()) === 0) {
    await howMany.waitFor(); // to give: the server says it
    while ((await play.count()) === 0)
      await tapCard(cards.and(page.locator('[aria-pressed="false"]')).first());
    await play.click();
  } else if ((await page.locator('.actions .bid').count()) > 0) {
    await pass.click(); // the others have bid all there is
  } else if ((await hint.count()) > 0) {
    await hint.click();
    await expect(hintNote).toBeVisible();
    const raised = cards.and(page.locator('[aria-pressed="true"]'));
    await ((await raised.count()) > 0 ? play : pass).click(); // once it is known that it may be
  } else if ((await pass.count()) > 0) {
    await pass.click();
  } else {
    await tapCard(cards.first());
    await play.click();
  }
  return true;
}

/** Plays on to the end of the game, reading every result. Says how many decisions that took. */
export async function playChimera(page: Page): Promise<number> {
  const { replay, result, next, final } = chimeraBoard(page);
  let decisions = 0;
  while ((await replay.count()) === 0) {
    if ((await result.count()) > 0) {
      await next.or(final).first().click();
      await expect(result).toHaveCount(0);
    } else if (await decide(page)) {
      decisions += 1;
    } else {
      await untilAsked(page);
    }
  }
  return decisions;
}
