import type { Page } from '@playwright/test';
import { fill, taken } from './guest-forms';
import { expect, keepSite, test } from './hotel';

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Mở hướng dẫn' }).click();
const onTheWay = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('the guest form', () => {
  test('opens the guide of the apartment, and the hotel has the form', async ({ page, hotel }) => {
    await page.goto(hotel.url('/form-qr?apartment=b902'));
    await fill(page, 'Nguyễn Thị Ngọc Diễm');
    await send(page);
    await page.waitForURL('**/hiden-page/B902');
    await expect.poll(() => taken(hotel)).toEqual(['Nguyễn Thị Ngọc Diễm']);
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toMatchObject({
      user_fullName: 'Nguyễn Thị Ngọc Diễm',
      user_email: 'diem@hien.example',
      user_phoneNumber: '0912 345 678',
      user_apartment: 'B902',
    });
  });

  test('sent without a network opens the guide all the same, and is delivered once', async ({ page, hotel }) => {
    await keepSite(page, hotel);
    await page.goto(hotel.url('/form-qr?apartment=B902'));
    hotel.network.set('refuse');
    await fill(page, 'Lê Không Mạng');
    await send(page);
    await page.waitForURL('**/hiden-page/B902');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(taken(hotel)).toEqual([]);

    await page.goto(hotel.url('/form-qr'));
    await expect(onTheWay(page)).toContainText('Đã giữ trên máy, tự gửi khi có mạng');
    // The first delivery arrives and its answer is lost: the phone must ask again, the hotel must not count twice.
    hotel.network.set('lose-answer', ({ path: asked }) => asked.startsWith('/api/guest-form'));
    await expect.poll(() => taken(hotel), { timeout: 20_000 }).toEqual(['Lê Không Mạng']);
    hotel.network.set('pass');
    await expect(onTheWay(page)).toContainText('Đã gửi lúc', { timeout: 30_000 });
    expect(taken(hotel)).toEqual(['Lê Không Mạng']);
  });

  for (const portal of ['captive', 'captive302'] as const) {
    test(`is not taken as sent by a sign-in page (${portal})`, async ({ page, hotel }) => {
      await keepSite(page, hotel);
      await page.goto(hotel.url('/form-qr?apartment=B902'));
      hotel.network.set(portal);
      await fill(page, 'Trần Qua Cổng');
      await send(page);
      await page.waitForURL('**/hiden-page/B902');
      await page.goto(hotel.url('/form-qr'));
      await expect(onTheWay(page)).toContainText('Đã giữ trên máy');
      await expect(page.getByRole('link', { name: 'Mở trang đăng nhập' })).toBeVisible();
      hotel.network.set('pass');
      await expect(onTheWay(page)).toContainText('Đã gửi lúc', { timeout: 30_000 });
      await expect(page.getByRole('link', { name: 'Mở trang đăng nhập' })).toBeHidden();
      expect(taken(hotel)).toEqual(['Trần Qua Cổng']);
    });
  }
});

test.describe('a phone that keeps nothing', () => {
  for (const [what, script] of [
    [
      'session storage',
      "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('denied') } })",
    ],
    [
      'any storage',
      "for (const area of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) Object.defineProperty(window, area, { get() { throw new DOMException('denied') } })",
    ],
  ] as const) {
    test(`without ${what} the form says so, reaches the hotel and opens the guide`, async ({ page, hotel }) => {
      await page.addInitScript(script);
      await page.goto(hotel.url('/form-qr?apartment=B902'));
      await fill(page, 'Phạm Ẩn Danh');
      await send(page);
      await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again later');
      await page.waitForURL('**/hiden-page/B902');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(taken(hotel)).toEqual(['Phạm Ẩn Danh']);
    });
  }

  test('a database that never answers does not hold the guest up', async ({ page, hotel }) => {
    await page.addInitScript('IDBFactory.prototype.open = () => ({})');
    await page.goto(hotel.url('/form-qr?apartment=B902'));
    await fill(page, 'Võ Chờ Đợi');
    await send(page);
    await page.waitForURL('**/hiden-page/B902', { timeout: 5000 });
    expect(taken(hotel)).toEqual(['Võ Chờ Đợi']);
  });
});
