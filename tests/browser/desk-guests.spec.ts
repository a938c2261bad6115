import { declarationOf } from '../support/foreign-guests';
import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { dayFromToday } from './days';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('what a guest reads without a network is counted at the desk once there is one', async ({
  page,
  browser,
  hotel,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
  const guide = await phone.newPage();
  await guide.goto(hotel.url('/hiden-page/B902'));
  await guide.waitForFunction(() => document.documentElement.dataset['live'] !== undefined);
  const lines = (): Promise<string> => guide.evaluate(() => localStorage.getItem('hien_reading') ?? '');
  await expect(async () => {
    await guide.getByRole('button', { name: /Thang máy/ }).click();
    expect(await lines()).toContain(' section 3 vi');
  }).toPass();
  /** The page hears of its network a moment later than the browser. */
  const setOffline = async (isOffline: boolean): Promise<void> => {
    await phone.setOffline(isOffline);
    await guide.waitForFunction((known) => navigator.onLine === known, !isOffline);
  };
  await setOffline(true);
  const leave = () => guide.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await leave();
  expect(await lines()).toContain(' section 3 vi');
  await setOffline(false);
  await leave();
  expect(await lines()).toBe('');

  await signInAtDesk(page, hotel);
  // What a page leaves behind is on its way for as long as the browser likes.
  await expect(async () => {
    await page.goto(hotel.url('/reception/reading?days=7'));
    await expect(page.getByRole('row', { name: /^3 Thang máy [1-9]/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await phone.close();
  expect(await axeFindings(page)).toEqual([]);
});

test('a passport is declared from the desk and left on no device of it; axe finds nothing', async ({ page, hotel }) => {
  await signInAtDesk(page, hotel);
  const stay = { from: dayFromToday(-1), to: dayFromToday(3), entryDay: '', stayLimit: '', arrivedAt: '00:30' };
  const made = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/reception/residents', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    {
      declaration: declarationOf({ fullName: 'Zeta Canaria', passportNumber: 'ZQ9981177', ...stay }),
      bookingId: null,
      stayId: null,
    },
  );
  expect(made).toBe(201);
  await page.goto(hotel.url('/reception/residents'));
  await expect(page.getByText(/1 khách đã quá hạn khai báo/)).toBeVisible();
  await page.goto(hotel.url('/reception'));
  await page.getByRole('link', { name: 'Xem: B902' }).click();
  await page.getByRole('button', { name: 'Đã khai báo: ZETA CANARIA' }).click();
  await expect(page.getByText('Không còn khách nào cần khai báo.')).toBeVisible();
  for (const path of ['/residents?show=declared', '/privacy']) {
    await page.goto(hotel.url(`/reception${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.startsWith('/residents')) await expect(page.getByRole('row', { name: /ZETA CANARIA/ })).toBeVisible();
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }
  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
          request.onerror = () => reject(new Error(store));
        });
        texts.push(JSON.stringify(rows));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/api/')) texts.push(await ((await cache.match(request))?.text() ?? ''));
      }
    }
    return texts.join('');
  });
  expect(kept).toContain('Lễ tân');
  expect(kept).not.toMatch(/CANARIA|ZQ9981177/);
});
