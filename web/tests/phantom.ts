/** Plays Phantom Rummy by clicking what the board offers. */
import type { Locator, Page } from '@playwright/test';
import { isTheirTurn, playBots, untilAsked, type Wanted } from './table.ts';

export function phantomBoard(page: Page) {
  const on = ':not([aria-disabled="true"])';
  return {
    acts: page.locator('[data-asked="act"], [data-asked="discard"]'),
    talon: page.locator(`[data-place="talon"]${on}`),
    cards: page.locator('[data-place="hand"]'),
    set: page.locator('.group.set').first().locator('[data-place="hand"][aria-pressed="false"]'),
    raised: page.locator('[data-place="hand"][aria-pressed="true"]'),
    lay: page.locator('[data-test^="lay-"]').last(),
    discard: page.locator(`[data-test="discard"]${on}`),
    out: page.locator('[data-test="out"]'),
    mine: page.locator(`[data-test="mine"]${on}`),
    decline: page.locator('[data-test="decline"]'),
    silent: page.locator('[data-test="silent"]'),
    way: page.locator('dialog[open] li .button').first(),
    next: page.locator('dialog[open] [data-test="next"]'),
    final: page.locator('dialog[open] [data-test="final"]'),
  };
}

/** Lays a set that is held, or else throws the first card that may go; says whether there was one. */
async function act(page: Page): Promise<boolean> {
  const { cards, set, raised, lay, discard } = phantomBoard(page);
  const count = await set.count();
  for (let card = 0; card < Math.min(count, 3); card += 1) await set.first().click();
  if (count > 0 && (await lay.count()) > 0) {
    await lay.click();
    return true;
  }
  for (const card of await cards.all()) {
    // What was just decided may take a card away.
    const tap = (one: Locator): Promise<void> => one.click({ timeout: 1000 }).catch(() => undefined);
    while ((await raised.count()) > 0) await tap(raised.first());
    await tap(card);
    if ((await discard.count()) === 0) continue;
    await discard.click();
    return true;
  }
  return false;
}

/** Makes one decision if it is the player's turn; says whether it did. */
export async function decide(page: Page): Promise<boolean> {
  if (!(await isTheirTurn(page))) return false;
  const { talon, out, mine, decline, silent, way, acts } = phantomBoard(page);
  for (const choice of [way, out, mine, decline, silent, talon.first()]) {
    if ((await choice.count()) === 0) continue;
    // What was decided just before may take it away; then the board is looked at again.
    await choice.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  return (await acts.count()) > 0 && act(page);
}

/** A game against bots in which the player may take a card from the talon: a bot may go out before. */
export async function playBotsUntilTaking(page: Page, wanted: Wanted): Promise<void> {
  const { talon, decline, silent, next, final } = phantomBoard(page);
  for (;;) {
    await playBots(page, wanted);
    while ((await next.or(final).count()) === 0) {
      await untilAsked(page);
      if ((await talon.count()) > 0) return;
      // An offer may be over before it is declined.
      const no = decline.or(silent);
      if ((await no.count()) > 0) await no.click({ timeout: 2000 }).catch(() => undefined);
    }
  }
}

/** Plays on to the end of the game. Says how many decisions that took. */
export async function playPhantom(page: Page): Promise<number> {
  const { next, final } = phantomBoard(page);
  let decisions = 0;
  while ((await final.count()) === 0) {
    if ((await next.count()) > 0) await next.click();
    else if (await decide(page)) decisions += 1;
    else await untilAsked(page);
  }
  return decisions;
}
