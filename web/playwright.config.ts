/**
 * The page in a real browser, served by a real `lair serve`.
 *   LAIR=PROGRAM npx playwright test [FILE...]
 */
import { defineConfig } from '@playwright/test';
import { browser, data, lair, port } from './tests/place.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../build/test/page',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: browser,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  webServer: {
    command:
      `mkdir -p ../build/test && rm -f ${data}* && exec "${lair}" serve --listen 127.0.0.1:${port}` +
      ` --metrics "" --data ${data} --bot-pace 0 --round-pause 0 --review-depth 20`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
  },
});
