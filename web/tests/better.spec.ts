/** Getting better: the deal of the day, what is counted of one's games, and the review of one decision. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { playChimera } from './chimera.ts';
import { playPhantom } from './phantom.ts';
import { introduce, playBots } from './table.ts';

const today = (page: Page) => page.locator('[data-test="today-chimera"]');

/** Plays today's deal from home to its end, and comes back. Says how many points that was, as written. */
async function playToday(page: Page): Promise<string> {
  await page.goto('/');
  await today(page).locator('button').click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await playChimera(page);
  await page.goto('/');
  const points = today(page).locator('strong');
  await expect(points).toHaveText(/\d/);
  return points.innerText();
}

async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Today, as the server has it. */
async function dateOf(page: Page): Promise<string> {
  return ((await (await page.request.get('/api/daily')).json()) as { date: string }).date;
}

/** Two people play today's deal, one after the other; the second shares how it went. */
async function compareToday(page: Page, browser: Browser, date: string): Promise<void> {
  const first = await another(browser);
  await introduce(first, 'Bea');
  await playToday(first);
  await expect(today(first).locator('button')).toHaveText('Share');
  await first.context().close();

  await introduce(page, 'Ana');
  const points = await playToday(page);
  await expect(today(page)).toContainText(/better than .* of 1/i);
  await expect(today(page)).toContainText(/bot/i);
  const over = await page.request.post('/api/daily', { data: { game: 'chimera' } });
  expect(over.ok() ? ((await over.json()) as { table?: string }).table : 'refused').toBeTruthy();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await today(page).locator('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(date);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(points);
  expect(shared).toMatch(/[■□]{5}/);
  expect(shared).toContain(new URL(page.url()).origin);
  expect(shared.split('\n')).toHaveLength(4);
}

test('today’s deal is played once, compared with others, and shared without a word of its cards', async ({
  page,
  browser,
}) => {
  test.slow();
  const date = await dateOf(page);
  try {
    await compareToday(page, browser, date);
  } catch (problem) {
    const tomorrow = await dateOf(page);
    if (tomorrow === date) throw problem;
    await compareToday(page, browser, tomorrow); // it was midnight: once more, with the new day's deal
  }
});

test('my games count what was played, by role and turn', async ({ page }) => {
  await playBots(page, { game: 'chimera', options: { limit: 50 } });
  await playChimera(page);
  await playBots(page, { game: 'phantom-rummy', seats: 2, options: { rounds: 1 } });
  await playPhantom(page);
  await page.goto('/games');
  const games = page.locator('[data-test="stats"] article');
  await expect(games).toHaveCount(2);
  const chimera = games.filter({ hasText: 'Chimera' }).first();
  await expect(chimera).toContainText('One game');
  await expect(chimera.locator('ul li').first()).toContainText('%');
  const { players } = (await (await page.request.get('/api/me/stats')).json()) as {
    players: { game: string; rounds: number; chimera: { rounds: number }; hunter: { rounds: number } }[];
  };
  const counted = players.find((one) => one.game === 'chimera');
  expect((counted?.chimera.rounds ?? 0) + (counted?.hunter.rounds ?? 0)).toBe(counted?.rounds);
  await expect(games.last().locator('ol li')).not.toHaveCount(0);
  await expect(page.locator('a[href^="/replay/"]')).not.toHaveCount(0);
});

test('whoever finds a game by its link can have it reviewed without saying a name first', async ({
  page,
  browser,
}) => {
  const table = await playBots(page, { game: 'phantom-rummy', seats: 2, options: { rounds: 1 } });
  await playPhantom(page);
  const stranger = await another(browser);
  await stranger.goto(new URL(`/replay/${table}/1?seat=0`, page.url()).href);
  await stranger.locator('[data-test="review"]').click();
  await expect(stranger.locator('section.review .head')).toBeVisible({ timeout: 60_000 });
  await stranger.context().close();
});

test('a review opens at the decision one came from', async ({ page }) => {
  const table = await playBots(page, { game: 'phantom-rummy', seats: 2, options: { rounds: 1 } });
  await playPhantom(page);
  await page.goto(`/replay/${table}/1?seat=0`);
  const timeline = page.locator('input[type="range"]');
  await expect(timeline).toBeVisible();
  await timeline.fill(String(Math.floor(Number(await timeline.getAttribute('max')) / 2)));
  const here = await timeline.inputValue();
  await page.locator('[data-test="review"]').click();
  await expect(page.locator('section.review .head')).toBeVisible({ timeout: 60_000 });
  await expect(timeline).toHaveValue(here);
  await expect(page).toHaveURL(/at=\d+&seat=0&review=1$/); // the address follows, and leads back
  await page.reload();
  await expect(page.locator('section.review .head')).toBeVisible({ timeout: 60_000 });
  await expect(timeline).toHaveValue(here);
});
