import type { Page } from '@playwright/test';
import { axeFindingsByDayAndNight } from './axe';
import { addDays, showDay } from '../../src/domain/days';
import { dayFromToday, STAY } from './days';
import { expect, type Hotel, test, waitUntilKept } from './hotel';

/** Another two nights, typed. */
const OTHER = { checkIn: dayFromToday(32), checkOut: dayFromToday(34) };
const SEARCH = `/search-results?${new URLSearchParams({ location: 'ha-long', ...STAY, room: '1' }).toString()}`;
const BOOKING = `/booking-page?${new URLSearchParams({ roomId: '2', ...STAY, quantity: '1' }).toString()}`;
const AS_OF = /Theo bản lưu lúc/;

test.use({ serviceWorkers: 'block' });

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Họ và tên *' });
const roomCard = (page: Page) => page.getByRole('article', { name: 'Studio giường lớn' });

async function fill(page: Page): Promise<void> {
  await nameField(page).fill('Nguyễn Thị Ngọc Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');
}

async function choose(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: method }).click();
}

/** Another guest, past this phone's network, takes every room of the type. */
async function othersTakeAll(hotel: Hotel): Promise<void> {
  const room = (await (await fetch(`${hotel.server.origin}/api/rooms/2`)).json()) as {
    apartmentId: number;
    price: number;
    discount: number;
    maxRooms: number;
  };
  const quantity = room.maxRooms;
  const answer = await fetch(`${hotel.server.origin}/api/apartment-bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-quicker-guest-1' },
    body: JSON.stringify({
      ...{ apartmentId: room.apartmentId, roomId: 2, ...STAY, quantity, status: 'PENDING' },
      totalPrice: Math.round(room.price * (1 - room.discount / 100)) * 3 * quantity,
      ...{ guestName: 'Người nhanh hơn', guestEmail: 'nhanh@other.example' },
    }),
  });
  expect(answer.status).toBe(201);
}

test.describe(() => {
  test.use({ onlyReads: true });

  test('from the home page to the booking page: search, a home of the results, its room with the same dates', async ({
    page,
    hotel,
  }) => {
    await page.goto(hotel.url('/'));
    const box = page.getByRole('search', { name: 'Tìm phòng' });
    await box.getByRole('button', { name: 'Tìm phòng' }).click();
    await expect(box.getByText('Vui lòng chọn địa điểm', { exact: true })).toBeVisible();
    await box.getByRole('button', { name: /^Địa điểm/ }).click();
    await box.getByRole('button', { name: 'Tất cả Hạ Long' }).click();
    await box.getByRole('button', { name: /^Ngày đến/ }).click();
    await box.getByRole('textbox', { name: 'Ngày đến' }).fill(showDay(STAY.checkIn));
    await box.getByRole('textbox', { name: 'Ngày đi' }).fill(showDay(STAY.checkOut));
    await box.getByRole('textbox', { name: 'Ngày đi' }).press('Enter');
    await page.keyboard.press('Escape');
    await box.getByRole('combobox', { name: 'Phòng' }).selectOption('1');
    await box.getByRole('button', { name: 'Tìm phòng' }).click();

    await expect(page).toHaveURL(
      new RegExp(`search-results\\?location=ha-long&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&room=1`),
    );
    await expect(page.getByRole('heading', { level: 1, name: /nơi ở vừa 1 khách/ })).toBeVisible();
    await roomCard(page).getByRole('link', { name: 'Studio nhìn vịnh' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Studio nhìn vịnh' })).toBeVisible();
    const card = roomCard(page);
    await expect(card.getByRole('textbox', { name: 'Ngày đến' }), 'the dates of the search').toHaveValue(
      showDay(STAY.checkIn),
    );
    await expect(card.getByText(/3\sđêm\s×\s1\sphòng/)).toBeVisible();
    await card.getByRole('button', { name: 'ĐẶT NGAY' }).click();
    await expect(page).toHaveURL(
      new RegExp(`booking-page\\?roomId=1&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`),
    );
    await expect(page.getByText(showDay(STAY.checkIn))).toBeVisible();
    await page.reload();
    await expect(page.getByText(showDay(STAY.checkOut))).toBeVisible();
  });
});

test.describe('dates typed in the first moments of a page', () => {
  test.use({ onlyReads: true });

  test('stay on a phone that is too slow to show the first before the second is there', async ({ page, hotel }) => {
    await page.goto(hotel.url('/apartment-detail/1'));
    const card = roomCard(page);
    await card.getByRole('textbox', { name: 'Ngày đến' }).focus();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.keyboard.insertText(showDay(OTHER.checkIn));
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(showDay(OTHER.checkOut));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`checkIn=${OTHER.checkIn}&checkOut=${OTHER.checkOut}`));
    await expect(card.getByRole('textbox', { name: 'Ngày đến' })).toHaveValue(showDay(OTHER.checkIn));
    await expect(card.getByRole('textbox', { name: 'Ngày đi' })).toHaveValue(showDay(OTHER.checkOut));
  });

  test('are never typed into a form that jumps away: the enquiry comes with the rooms above it', async ({
    page,
    hotel,
  }) => {
    let arrived = false;
    await page.route('**/api/rooms/apartment/**', async (route) => {
      await page.waitForTimeout(1500);
      arrived = true;
      await route.continue();
    });
    await page.goto(hotel.url('/apartment-detail/1'));
    await page.getByRole('textbox', { name: 'Ngày đến' }).first().waitFor();
    expect(arrived).toBe(true);
    await expect(roomCard(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow', onlyReads: true });

  test('lists, homes and the last search can be read without a network, with the time they are from', async ({
    page,
    hotel,
  }) => {
    await page.goto(hotel.url('/'));
    await waitUntilKept(page);
    const pages: [string, string][] = [
      ['/apartment-ha-long', 'Danh sách căn hộ Hạ Long'],
      ['/apartment-detail/1', 'Studio nhìn vịnh'],
      [SEARCH, 'nơi ở vừa 1 khách'],
    ];
    for (const [address, heading] of pages) {
      await page.goto(hotel.url(address));
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(heading) })).toBeVisible();
      await expect(page.getByText(AS_OF)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    // The rest of the site follows the guide onto the phone.
    const kept = (): Promise<string> =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys
          .flat()
          .map(({ url }) => url)
          .join(' ');
      });
    for (const part of ['/search-route-', '/apartment-list-route-', '/apartment-detail-route-', '/date-range-']) {
      await expect.poll(kept, { timeout: 30_000 }).toContain(part);
    }
    hotel.network.set('refuse');
    // The browser may answer for a minute by itself; what is asked here is what the phone keeps after that.
    const browserCache = await page.context().newCDPSession(page);
    await browserCache.send('Network.enable');
    await browserCache.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const [address, heading] of pages) {
      await page.goto(hotel.url(address));
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(heading) })).toBeVisible();
      await expect(page.getByText(AS_OF).first(), address).toBeVisible();
    }
    await page.goto(hotel.url(SEARCH.replace(STAY.checkOut, addDays(STAY.checkOut, 1))));
    await expect(page.getByRole('alert').filter({ hasText: /Chưa tìm được|không có mạng/i })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('C-21: chosen without a network, taken by another meanwhile: the conflict with free dates, nothing sent before', async ({
    page,
    hotel,
    context,
  }) => {
    await page.goto(hotel.url(BOOKING));
    await fill(page);
    await context.setOffline(true);
    await choose(page, /Thanh toán tại chỗ/);
    await expect(page.getByText('Máy đang không có mạng nên chưa đặt được.')).toBeVisible();
    await expect(page.getByText('Giữ chỗ thành công')).toHaveCount(0);
    await othersTakeAll(hotel);
    await context.setOffline(false);
    await page.waitForTimeout(2000);
    expect(hotel.network.seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await choose(page, /Thanh toán tại chỗ/);
    const panel = page.getByRole('alert').filter({ hasText: 'Những đêm này vừa có khách khác đặt' });
    await expect(panel).toContainText(`${showDay(STAY.checkIn)} đến ${showDay(STAY.checkOut)}`);
    await expect(panel.getByRole('button').first()).toBeVisible();
    await expect(nameField(page)).toHaveValue('Nguyễn Thị Ngọc Diễm');
    await expect(page.getByText('Giữ chỗ thành công')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ onlyReads: true });

  test('no barrier is found by machine on home, search and lists, by day and by night', async ({ page, hotel }) => {
    for (const address of ['/', SEARCH, '/apartment-ha-noi', '/search-results', '/apartment-detail/99999']) {
      await page.goto(hotel.url(address), { waitUntil: 'networkidle' });
      expect([address, await axeFindingsByDayAndNight(page)]).toEqual([address, []]);
    }
  });
});
