import type { Page } from '@playwright/test';
import { addDays, dayInVietNam, showDay } from '../../src/domain/days';
import { tap } from './finger';
import { expect, type Hotel, test } from './hotel';

/** Two of them; paid for on arrival. */
const ROOM = 2;
const today = dayInVietNam(Date.now());
const STAY = { checkIn: addDays(today, 40), checkOut: addDays(today, 43) };
const ADDRESS = `/booking-page?${new URLSearchParams({ roomId: String(ROOM), ...STAY, quantity: '1' }).toString()}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Nguyễn Thị Ngọc Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');
}

async function pay(page: Page, way: RegExp): Promise<void> {
  await tap(button(page, /^Thanh toán$/));
  await tap(page.getByRole('dialog').getByRole('button', { name: way }));
}

async function othersTakeAll(hotel: Hotel): Promise<void> {
  const { apartmentId, price, discount, maxRooms } = (await (
    await fetch(`${hotel.server.origin}/api/rooms/${ROOM}`)
  ).json()) as Record<'apartmentId' | 'price' | 'discount' | 'maxRooms', number>;
  const answer = await fetch(`${hotel.server.origin}/api/apartment-bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-quicker-guest-1' },
    body: JSON.stringify({
      ...{ apartmentId, roomId: ROOM, ...STAY, quantity: maxRooms, status: 'PENDING' },
      totalPrice: Math.round(price * (1 - discount / 100)) * 3 * maxRooms,
      ...{ guestName: 'Người nhanh hơn', guestEmail: 'nhanh@other.example' },
    }),
  });
  expect(answer.status).toBe(201);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' });

test('what is refused while paying comes into view, with the focus on it', async ({ page, hotel }) => {
  await page.goto(hotel.url(ADDRESS));
  await fill(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await othersTakeAll(hotel);
  await pay(page, /Thanh toán tại chỗ/);
  const panel = page.getByRole('alert').filter({ hasText: 'Những đêm này vừa có khách khác đặt' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading').first()).toBeInViewport();
  await expect(panel.getByRole('button').first()).toBeInViewport();
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('"Thử lại" tries, though the phone still thinks that it is offline, and never says that nothing was sent', async ({
    page,
    hotel,
  }) => {
    await page.goto(hotel.url(ADDRESS));
    await fill(page);
    hotel.network.set('lose-answer', ({ path }) => path === '/api/apartment-bookings');
    await pay(page, /Thanh toán tại chỗ/);
    const result = page.getByRole('alert').filter({ hasText: 'Chưa biết máy chủ đã nhận hay chưa' });
    await expect(result).toBeInViewport({ timeout: 30_000 });
    hotel.network.set('refuse');
    await tap(button(page, 'Thử lại'));
    await expect(result).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Chưa gửi gì')).toHaveCount(0);
    hotel.network.set('pass');
    await tap(button(page, 'Thử lại'));
    await expect(page.getByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ onlyReads: true });

  test('the party of the search is what is priced, shown and booked', async ({ page, hotel }) => {
    const query = new URLSearchParams({
      location: 'ha-long',
      ...STAY,
      room: '1',
      adults: '4',
      children: '0',
    }).toString();
    await page.goto(hotel.url(`/search-results?${query}`));
    // Two beds; 3 nights at 1,575,000, and two adults more than its price includes.
    const found = page.getByRole('article', { name: 'Căn một phòng ngủ nhìn đảo' });
    await expect(found.getByText(/1 phòng, 3 đêm, 4 khách/)).toBeVisible();
    await expect(found.getByText('5.125.000 ₫')).toBeVisible();
    await tap(found.getByRole('link', { name: 'Căn một phòng ngủ nhìn đảo' }));
    const card = page.getByRole('article', { name: 'Cả căn', exact: true });
    await expect(card.getByRole('row', { name: /^Tổng cho 4 người lớn/ })).toContainText('5.125.000');
    await tap(card.getByRole('button', { name: 'ĐẶT NGAY' }));
    await expect(page.getByRole('group', { name: 'Người lớn' }).getByRole('status')).toHaveText('4');
    await expect(page.getByRole('group', { name: 'Trẻ em' }).getByRole('status')).toHaveText('0');
    await expect(page.getByRole('row', { name: /^Tổng/ })).toContainText('5.125.000');
  });
});

test('a hold is found again after the tab was killed, from the home page of a new one', async ({
  page,
  hotel,
  context,
}) => {
  await page.goto(hotel.url(ADDRESS));
  await fill(page);
  await pay(page, /Ví điện tử MoMo/);
  await page.waitForURL(/sandbox\/momo/);
  await page.close();
  const again = await context.newPage();
  await again.goto(hotel.url('/'));
  const back = again.getByRole('link', { name: /^Đơn đặt phòng của bạn/ }).first();
  await expect(back).toContainText('Phòng đang được giữ đến');
  await tap(back);
  await expect(again.getByRole('heading', { name: 'Đang giữ phòng' })).toBeVisible();
  await expect(again.getByText(/^\d{4} \d{4}$/)).toBeVisible();
  // The name too is kept for every tab of this phone.
  await again.goto(hotel.url(ADDRESS.replace(STAY.checkOut, addDays(STAY.checkOut, 1))));
  await expect(again.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
  await again.goto(hotel.url('/dat-phong-cua-ban'));
  await expect(again.getByRole('main').getByRole('link').first()).toContainText(showDay(STAY.checkIn));
});
