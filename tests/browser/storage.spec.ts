import { expect, test } from './hotel';

test.use({ onlyReads: true });

test.describe('a phone that keeps nothing', () => {
  test('with all storage throwing still reads the guide and its code', async ({ page, hotel }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
    });
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.getByText('4826').first()).toBeVisible();
    await page.locator('[data-section][id="4"] [data-accordion-trigger]').first().click();
    await expect(page.getByText('500.000').first()).toBeVisible();
    await expect(page.getByText(/không cho lưu/)).toBeVisible();
  });

  test(
    'whose database never answers goes on without it within three seconds',
    { tag: '@timed' },
    async ({ page, hotel }) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
      });
      const started = Date.now();
      await page.goto(hotel.url('/hiden-page/B902'));
      await expect(page.getByText('4826').first()).toBeVisible();
      expect(Date.now() - started).toBeLessThan(5000);
    },
  );

  test('on a line that loses every third script still gets the guide to work', async ({ page, hotel }) => {
    let asked = 0;
    hotel.network.set('refuse', ({ path }) => path.startsWith('/assets/') && (asked += 1) % 3 === 0);
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.getByText('4826').first()).toBeVisible({ timeout: 45_000 });
  });
});
