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

test.describe('a phone without storage', () => {
  test.use({ onlyReads: false });

  for (const without of ['storage', 'storage, worker and clipboard']) {
    test(`as an app without ${without}: the form opens the guide, and nothing is said to have failed`, async ({
      page,
      hotel,
    }) => {
      await page.addInitScript((all) => {
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
        if (!all) return;
        for (const name of ['serviceWorker', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name);
      }, without !== 'storage');
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      await page.goto(hotel.url('/form-qr'));
      await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Kim Minh');
      await page.getByRole('textbox', { name: 'Email' }).fill('kim@hien.example');
      await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('0912345678');
      await page.getByRole('textbox', { name: 'Căn hộ' }).fill('b902');
      await page.getByRole('button', { name: 'Mở hướng dẫn' }).click();
      await expect(page.getByText('Có lỗi xảy ra')).toHaveCount(0);
      await expect(page).toHaveURL(/\/hiden-page\/B902$/);
      await expect(page.getByText('4826').first()).toBeVisible();
      expect(failures).toEqual([]);
    });
  }
});

test('a guide whose dialog fails while it is drawn keeps its code, and says whom to call', async ({
  browser,
  hotel,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(hotel.url('/hiden-page/B902'));
  await page.evaluate(() => {
    const real = Array.prototype.filter;
    // eslint-disable-next-line no-extend-native -- a function that one of the guide's files does not find
    Array.prototype.filter = function (this: unknown[], ...given: Parameters<typeof real>) {
      if (new Error('where').stack?.includes('guest-requests')) throw new TypeError('x.filter is not a function');
      return real.apply(this, given) as unknown[];
    } as typeof real;
  });
  await page.getByRole('button', { name: /^Nhờ lễ tân/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /gặp lỗi trên máy này.*gọi lễ tân 0203/ })).toBeVisible();
  await expect(page.getByText('4826').first()).toBeVisible();
  await page.locator('[data-section][id="4"] [data-accordion-trigger]').first().click();
  await expect(page.getByText('500.000').first()).toBeVisible();
  await expect(page.getByText(/gặp lỗi trên máy này/)).toBeHidden();
  await context.close();
});
