/** Making tables by the server's interface, so that a test begins where it is about something. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface Wanted {
  game: 'chimera' | 'phantom-rummy';
  options?: Record<string, unknown>;
  seats?: number;
  [setting: string]: unknown;
}

async function post(request: APIRequestContext, address: string, data: object): Promise<{ table: string }> {
  const answer = await request.post(address, { data });
  expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as { table: string };
}

/** Who the page is from now on. */
export async function introduce(page: Page, name: string): Promise<void> {
  await post(page.request, '/api/me', { name });
}

/** A game against bots; a round's result stays until it has been read. Answers with the table's id. */
export async function playBots(page: Page, wanted: Wanted): Promise<string> {
  await introduce(page, 'Ana');
  const settings = { clock: null, pause: 60_000, pace: 0, window: 0, level: 'easy', ...wanted };
  const { table } = await post(page.request, '/api/quick', settings);
  await page.goto(`/t/${table}`);
  return table;
}

/** A table that waits for players, with the page's player at seat 0. */
export async function makeTable(page: Page, wanted: Wanted): Promise<string> {
  await introduce(page, 'Ana');
  const settings = { clock: null, pause: 60_000, pace: 0, window: 0, ...wanted };
  const { table } = await post(page.request, '/api/tables', settings);
  await page.goto(`/t/${table}`);
  return table;
}

/** Somebody follows the link, says a name and sits down. */
export async function comeIn(guest: Page, table: string, name: string): Promise<void> {
  await guest.goto(`/t/${table}`);
  await guest.locator('form input').fill(name);
  await guest.locator('form [type="submit"]').click();
  await guest.locator('.row .primary').click();
}

/** The window's title tells in every language that it is the player's turn. What was decided may still be on
 * its way, and what to answer with is drawn a moment later: all is looked at in the same moment, for between
 * two looks the turn may go. */
const asked = (orToRead: boolean): boolean =>
  (document.title.startsWith('●') &&
    document.querySelector('.actions, .offer') !== null &&
    document.querySelector('.actions [aria-busy]') === null) ||
  (orToRead && document.querySelector('dialog[open]') !== null);

export async function isTheirTurn(page: Page): Promise<boolean> {
  return page.evaluate(asked, false);
}

/** A game against bots in which the player gets a turn: a bot may go out before. */
export async function playBotsUntilAsked(page: Page, wanted: Wanted): Promise<string> {
  for (;;) {
    const table = await playBots(page, wanted);
    await untilAsked(page);
    if (await isTheirTurn(page)) return table;
  }
}

/** Until it is the player's turn, or something is to be read. */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(asked, true);
}
