/** The score pad is for a real table, where there may be no network. */
import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lair, port } from './place.ts';

test.use({ serviceWorkers: 'allow' });

test('after a first visit the score pad works without a server', async ({ page, request }) => {
  const own = `127.0.0.1:${port + 1}`;
  const data = mkdtempSync(join(tmpdir(), 'lair-'));
  const options = ['--listen', own, '--metrics', '', '--data', join(data, 'lair.db')];
  const server = spawn(lair, ['serve', ...options], { stdio: 'ignore' });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    await expect(async () => {
      expect((await request.get(`http://${own}/readyz`)).ok()).toBe(true);
    }).toPass();
    await page.goto(`http://${own}/`);
    // The worker fetches the rest once the page is idle; the rules come last of what a pad needs.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const kept = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
            return kept.some((one) => one.url.endsWith('.wasm')) ? kept.length : 0;
          }),
        { timeout: 40_000 },
      )
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
  } finally {
    server.kill();
    await gone;
  }
  await page.goto(`http://${own}/score`);
  await page.locator('[data-test="new-pad"]').click();
  await page.locator('[data-test="add-round"]').click();
  const choices = page.locator('dialog[open] fieldset:has(input[type="radio"])');
  for (const choice of (await choices.all()).slice(0, 3)) await choice.locator('label').first().click();
  await page.locator('[data-test="save-round"]').click();
  await expect(page.locator('[data-test="total-0"]')).not.toHaveText('0');
  await page.reload();
  await expect(page.locator('[data-test="total-0"]')).not.toHaveText('0');
  rmSync(data, { recursive: true });
});
