/** Home when something does not go as it should, and when one comes back to it. */
import { expect, test } from '@playwright/test';

test('a name that is refused is explained in a sentence, and its field marked until it changes', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.locator('input[autocomplete="nickname"]');
  await expect(name).not.toHaveValue('');
  await name.evaluate((field) => field.removeAttribute('maxlength'));
  await name.fill('x'.repeat(40));
  await page.locator('[data-test="quick-chimera"]').click();
  await expect(page.locator('.toast')).toHaveText('Please write 1 to 24 characters.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Bea');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('without a server home says so and offers only what works; it comes back by itself', async ({
  page,
}) => {
  await page.goto('/');
  const play = page.locator('[data-test="quick-chimera"]');
  await expect(page.locator('[data-test="today"]')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#lost')).toBeVisible();
  await expect(page.locator('a[href="/new"]')).toHaveCount(0);
  await expect(page.locator('a[href="/score"]')).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#lost')).toHaveCount(0);
  await expect(page.locator('a[href="/new"]')).toBeVisible();

  // Against bots one plays without a server, too.
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#lost')).toBeVisible();
  await play.click();
  await expect(page).toHaveURL(/\/t\/here-/);
});

test('who comes back to home finds it where it was left, and a new screen begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const link = page.locator('.links a[href="/about"]');
  await link.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => scrollY);
  expect(depth).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
});
