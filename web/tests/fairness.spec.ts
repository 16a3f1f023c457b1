/** The shuffle: the page notes the commitments before it, and holds the server to them. */
import { expect, test } from '@playwright/test';
import { chimeraBoard } from './chimera.ts';
import { makeTable } from './table.ts';

test('a server that changes its commitment after the shuffle is caught', async ({ page }) => {
  let cheats = false;
  const forged = '0'.repeat(64);
  await page.routeWebSocket('**', (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) =>
      near.send(cheats ? String(message).replace(/("fair":\{"commit":")[0-9a-f]+/, `$1${forged}`) : message),
    );
  });
  await makeTable(page, { game: 'chimera', bots: [null, 'easy', 'easy'] });
  await page.locator('[data-test="start"]').click();
  const board = chimeraBoard(page);
  await expect(board.cards).toHaveCount(17);
  const alarm = page.locator('.alarm');
  await expect(alarm).toHaveCount(0);

  await page.reload();
  await expect(board.cards).toHaveCount(17);
  await expect(alarm).toHaveCount(0);

  cheats = true;
  await page.reload();
  await expect(alarm).toBeVisible();
});
