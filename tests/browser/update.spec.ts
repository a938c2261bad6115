import type { Page } from '@playwright/test';
import type { HostedHotel } from '../support/hotel-host';
import { showDay } from '../../src/domain/days';
import { CHANGED_HOTEL } from './changed-hotel';
import { STAY } from './days';
import { expect, type Hotel, openAndKeep, test as base } from './hotel';

const test = base.extend<{ next: HostedHotel }>({
  next: async ({ hotels }, use) => use(await hotels.sharedWith({ HOTEL_FILE: CHANGED_HOTEL })),
});

test.use({ onlyReads: true });

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

async function release(page: Page, hotel: Hotel, next: HostedHotel): Promise<void> {
  hotel.network.retarget(next.origin);
  await lookForUpdate(page);
}

test.describe('a new version', () => {
  test('is offered, never applied, and a half-filled form keeps its words', async ({ page, hotel, next }) => {
    await openAndKeep(page, hotel);
    await page.goto(hotel.url('/form-qr?apartment=B902'));
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Sương');
    await page.getByRole('textbox', { name: 'Email' }).fill('suong@hien.example');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await release(page, hotel, next);

    await expect(page.getByText('Đã có bản mới.')).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(1500);
    expect(loads, 'nothing reloads without consent').toBe(0);
    await expect(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Trần Thị Sương');

    await page.getByRole('button', { name: 'Cập nhật' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Trần Thị Sương');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('suong@hien.example');
  });

  test('leaves a half-filled booking as it is, its dates included, before and after consent (C-9)', async ({
    page,
    hotel,
    next,
  }) => {
    await openAndKeep(page, hotel);
    await page.goto(hotel.url(`/booking-page?roomId=1&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&quantity=1`));
    const name = page.getByRole('textbox', { name: 'Họ và tên *' });
    const unchanged = async (): Promise<void> => {
      await expect(name).toHaveValue('Trần Thị Sương');
      await expect(page.getByRole('textbox', { name: 'Email *' })).toHaveValue('suong@hien.example');
      await expect(page.getByText(showDay(STAY.checkIn))).toBeVisible();
      await expect(page.getByText(showDay(STAY.checkOut))).toBeVisible();
    };
    await name.fill('Trần Thị Sương');
    await page.getByRole('textbox', { name: 'Email *' }).fill('suong@hien.example');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await release(page, hotel, next);
    await expect(page.getByText('Đã có bản mới.')).toBeVisible({ timeout: 30_000 });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForTimeout(1500);
    expect(loads, 'nothing reloads without consent').toBe(0);
    await unchanged();
    await page.getByRole('button', { name: 'Cập nhật' }).click();
    await expect.poll(() => loads).toBe(1);
    await unchanged();
  });

  test('reloads only the tab that asked for it', async ({ page, hotel, next, context }) => {
    await openAndKeep(page, hotel);
    const other = await context.newPage();
    await other.goto(hotel.url('/hiden-page/B902'));
    let otherLoads = 0;
    other.on('load', () => (otherLoads += 1));
    await release(page, hotel, next);
    await expect(page.getByText('Hướng dẫn có bản mới.')).toBeVisible({ timeout: 30_000 });
    await Promise.all([
      page.waitForEvent('load', { timeout: 30_000 }),
      page.getByRole('button', { name: 'Cập nhật' }).click(),
    ]);
    await expect(page.getByText('650.000').first()).toBeAttached();
    await page.waitForTimeout(1000);
    expect(otherLoads).toBe(0);
  });

  test('comes at once though the old one is in the middle of fetching', async ({ page, hotel, next }) => {
    await openAndKeep(page, hotel);
    // Three files of the rest of the site hang, some of them the page's own; the other connections are free for the new
    // version.
    let hanging = 0;
    hotel.network.set('blackhole', ({ path }) => path.startsWith('/assets/') && (hanging += 1) <= 3);
    await expect.poll(() => hanging, { timeout: 30_000 }).toBeGreaterThan(2);
    await release(page, hotel, next);
    await expect(page.getByText('Hướng dẫn có bản mới.')).toBeVisible({ timeout: 30_000 });
    await Promise.all([
      page.waitForEvent('load', { timeout: 15_000 }),
      page.getByRole('button', { name: 'Cập nhật' }).click(),
    ]);
    await expect(page.getByText('650.000').first()).toBeAttached();
  });

  for (const weather of ['captive', 'captive302', 'unavailable'] as const) {
    test(`under ${weather} leaves the old one at work and comes later`, async ({ page, hotel, next }) => {
      await openAndKeep(page, hotel);
      hotel.network.retarget(next.origin);
      hotel.network.set(weather);
      await lookForUpdate(page).catch(() => undefined); // what stands there is no worker of ours
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Hướng Dẫn Du Lịch' })).toBeVisible();
      hotel.network.set('pass');
      await lookForUpdate(page);
      await expect(page.getByText('Hướng dẫn có bản mới.')).toBeVisible({ timeout: 30_000 });
    });
  }
});
