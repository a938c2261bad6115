import type { Page } from '@playwright/test';
import { axeFindingsByDayAndNight } from './axe';
import { showDay } from '../../src/domain/days';
import { dayFromToday, dayName, STAY, twoNightsFrom } from './days';
import { expect, type Hotel, test } from './hotel';

/** A room of the demo hotel of which there are two, and which is paid for on arrival. */
const ROOM = 2;
/** Another two nights, typed. */
const OTHER = twoNightsFrom(32);
const BOOK = '/api/apartment-bookings';
const MOMO = '/api/payments/momo';

// The worker's own coming and going is tried elsewhere; here it would only fetch the whole site beside the pages.
test.use({ serviceWorkers: 'block' });

const addressOf = (stay = STAY, quantity = 1): string =>
  `/booking-page?${new URLSearchParams({ roomId: String(ROOM), ...stay, quantity: String(quantity) }).toString()}`;

async function openBooking(page: Page, hotel: Hotel, address = addressOf()): Promise<void> {
  await page.goto(hotel.url(address));
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt phòng' })).toBeVisible();
}

async function fill(page: Page, name = 'Nguyễn Thị Ngọc Diễm'): Promise<void> {
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill(name);
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');
}

const pay = (page: Page) => page.getByRole('button', { name: 'Thanh toán', exact: true });
const method = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name });

async function choose(page: Page, name: RegExp): Promise<void> {
  await pay(page).click();
  await method(page, name).click();
}

/** Reads from our server what keeps nights of the room taken. */
async function taken(hotel: Hotel, room = ROOM): Promise<{ status: string; checkIn: string; checkOut: string }[]> {
  const answer = await fetch(`${hotel.server.origin}/api/apartment-bookings/by-room?roomId=${room}`);
  const stays = (await answer.json()) as { status: string; checkIn: string; checkOut: string }[];
  return stays.filter((stay) => stay.checkIn >= dayFromToday(70));
}

const posts = (hotel: Hotel, path: string) =>
  hotel.network.seen.filter((one) => one.method === 'POST' && one.path.split('?')[0] === path);
const keysOf = (hotel: Hotel, path: string) =>
  new Set(posts(hotel, path).map(({ headers }) => headers['idempotency-key']));

/** Another guest, who does not go through this phone's network. */
async function othersBook(hotel: Hotel, quantity: number, name: string): Promise<void> {
  const room = (await (await fetch(`${hotel.server.origin}/api/rooms/${ROOM}`)).json()) as {
    apartmentId: number;
    price: number;
    discount: number;
  };
  const nightly = Math.round(room.price * (1 - room.discount / 100));
  const answer = await fetch(hotel.server.origin + BOOK, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `other-guest-${name}` },
    body: JSON.stringify({
      ...{ apartmentId: room.apartmentId, roomId: ROOM, ...STAY, quantity, status: 'PENDING' },
      ...{ totalPrice: nightly * 3 * quantity, guestName: name, guestEmail: `${name}@other.example` },
    }),
  });
  expect(answer.status).toBe(201);
}

test.describe('one booking, whatever the network does', () => {
  test('a lost answer is asked for again under the same key, and the wallet opens', async ({ page, hotel }) => {
    await openBooking(page, hotel);
    await fill(page);
    let lost = 0;
    hotel.network.set('lose-answer', ({ method: verb, path }) => verb === 'POST' && path === BOOK && ++lost === 1);
    await choose(page, /Ví điện tử MoMo/);
    await page.waitForURL(/sandbox\/momo/);
    expect(posts(hotel, BOOK).length).toBe(2);
    expect(keysOf(hotel, BOOK).size).toBe(1);
    expect(await taken(hotel)).toEqual([{ status: 'HOLD', ...STAY }]);
  });

  test('twenty taps and Enter make one booking and one order; Back shows the hold', async ({ page, hotel }) => {
    await openBooking(page, hotel);
    await fill(page);
    await pay(page).click();
    await method(page, /Ví điện tử MoMo/).evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 20; tap += 1) button.click();
    });
    await page.waitForURL(/sandbox\/momo/);
    expect(posts(hotel, BOOK).length).toBe(1);
    expect(posts(hotel, MOMO).length).toBe(1);
    await page.goto(hotel.url(addressOf()));
    await expect(page.getByText(/Phòng đang được giữ cho bạn đến/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Họ và tên *' })).toBeDisabled();
    await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).click();
    await method(page, /Ví điện tử MoMo/).click();
    await page.waitForURL(/sandbox\/momo/);
    expect(posts(hotel, BOOK).length).toBe(1);
    expect(await taken(hotel)).toHaveLength(1);
  });

  test('a second tab joins the hold of the first', async ({ page, hotel, context }) => {
    await openBooking(page, hotel);
    const second = await context.newPage();
    await openBooking(second, hotel);
    await fill(page);
    await fill(second, 'Cùng một người');
    hotel.network.set('blackhole', ({ path }) => path === MOMO);
    await choose(page, /Ví điện tử MoMo/);
    await expect(second.getByText(/Phòng đang được giữ cho bạn đến/)).toBeVisible();
    await expect(second.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
    expect(posts(hotel, BOOK).length).toBe(1);
    expect(await taken(hotel)).toHaveLength(1);
  });

  test('a tab killed while it was sending finds the same attempt again', async ({ page, hotel, context }) => {
    await openBooking(page, hotel);
    await fill(page);
    hotel.network.set('blackhole', ({ method: verb, path }) => verb === 'POST' && path === BOOK);
    await choose(page, /Ví điện tử MoMo/);
    await expect.poll(() => posts(hotel, BOOK).length).toBe(1);
    await page.close({ runBeforeUnload: false });
    hotel.network.set('pass');
    const again = await context.newPage();
    await openBooking(again, hotel);
    await expect(again.getByText('Lần gửi trước chưa có trả lời.')).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
    await again.getByRole('button', { name: 'Thử lại' }).click();
    await again.waitForURL(/sandbox\/momo/);
    expect(keysOf(hotel, BOOK).size).toBe(1);
    expect(await taken(hotel)).toHaveLength(1);
  });

  test.describe(() => {
    test.use({ serviceWorkers: 'allow' });

    test('without a network nothing is sent, the draft stays, and nothing follows by itself', async ({
      page,
      hotel,
      context,
    }) => {
      await openBooking(page, hotel);
      await fill(page);
      await context.setOffline(true);
      await choose(page, /Ví điện tử MoMo/);
      await expect(page.getByText('Máy đang không có mạng nên chưa đặt được.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
      await context.setOffline(false);
      await page.waitForTimeout(3000);
      expect(posts(hotel, BOOK)).toEqual([]);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
      await choose(page, /Thanh toán tại chỗ/);
      await expect(page.getByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeVisible();
      expect(await taken(hotel)).toEqual([{ status: 'PENDING', ...STAY }]);
    });
  });
});

test('a stay that another guest has taken meanwhile: the conflict, the nearest free dates, the draft', async ({
  page,
  hotel,
}) => {
  await openBooking(page, hotel);
  await fill(page);
  await othersBook(hotel, 2, 'quicker');
  await choose(page, /Thanh toán tại chỗ/);
  const panel = page.getByRole('alert').filter({ hasText: 'Những đêm này vừa có khách khác đặt' });
  await expect(panel).toContainText(`${showDay(STAY.checkIn)} đến ${showDay(STAY.checkOut)}`);
  await expect(page.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
  await expect(page.getByText('Giữ chỗ thành công')).toHaveCount(0);
  await panel.getByRole('button').first().click();
  await expect(page).not.toHaveURL(new RegExp(`checkIn=${STAY.checkIn}`));
  await expect(page.getByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Nguyễn Thị Ngọc Diễm');
  await choose(page, /Thanh toán tại chỗ/);
  await expect(page.getByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeVisible();
});

test('a price that has changed is shown and asked about before anything is booked', async ({ page, hotel }) => {
  await page.route('**/api/rooms/apartment/**', async (route) => {
    const answer = await route.fetch();
    const rooms = (await answer.json()) as { price: number }[];
    await route.fulfill({ response: answer, json: rooms.map((room) => ({ ...room, price: room.price - 100_000 })) });
  });
  await openBooking(page, hotel);
  await fill(page);
  await choose(page, /Thanh toán tại chỗ/);
  await expect(page.getByRole('heading', { name: 'Giá vừa đổi' })).toBeVisible();
  expect(await taken(hotel)).toEqual([]);
  await page.getByRole('button', { name: /^Đặt với giá/ }).click();
  await method(page, /Thanh toán tại chỗ/).click();
  await expect(page.getByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeVisible();
  expect(await taken(hotel)).toHaveLength(1);
});

test.describe('back from the wallet', () => {
  async function toWallet(page: Page, hotel: Hotel): Promise<string> {
    await openBooking(page, hotel);
    await fill(page);
    // Read at once: nothing can be read of it any more once the wallet's page has opened.
    const booked = page
      .waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith(BOOK))
      .then((answer) => answer.json() as Promise<{ id: string }>);
    await choose(page, /Ví điện tử MoMo/);
    await page.waitForURL(/sandbox\/momo/);
    return (await booked).id;
  }

  test('a forged result in the address confirms nothing', async ({ page, hotel }) => {
    const id = await toWallet(page, hotel);
    await page.goto(hotel.url(`/booking/${id}?resultCode=0&orderId=${id}&message=Successful`));
    await expect(page.getByText(/đang chờ xác nhận/)).toBeVisible();
    await page.waitForTimeout(5000);
    await expect(page.getByText(/đang chờ xác nhận/)).toBeVisible();
    expect((await taken(hotel)).map(({ status }) => status)).toEqual(['HOLD']);
  });

  test.describe(() => {
    test.use({ serviceWorkers: 'allow' });

    test('a real payment confirms by itself, and the page is there without a network, with its time', async ({
      page,
      hotel,
    }) => {
      const id = await toWallet(page, hotel);
      await page.getByRole('button', { name: /^Trả \d/ }).click();
      await page.waitForURL(/\/booking\//);
      await page.goto(hotel.url(`/booking/${id}?resultCode=0`));
      await expect(page.getByRole('heading', { name: 'Đã xác nhận' })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('link', { name: 'Thêm vào lịch' })).toHaveAttribute(
        'href',
        /calendar\.ics\?lang=vi$/,
      );
      hotel.network.set('refuse', ({ path }) => path.startsWith('/api/'));
      await page.reload();
      await expect(page.getByText(/Theo bản lưu lúc/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Đã xác nhận' })).toBeVisible();
      await page.getByRole('button', { name: 'Xoá đơn này khỏi máy' }).click();
      await expect(page.getByRole('heading', { name: 'Đã xoá khỏi máy này' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Chưa xem được đơn đặt phòng' })).toBeVisible();
    });
  });

  test('cancelling asks first, says what it costs, and frees the nights', async ({ page, hotel }) => {
    const id = await toWallet(page, hotel);
    await page.goto(hotel.url(`/booking/${id}`));
    await page.getByRole('button', { name: 'Huỷ đơn đặt phòng' }).click();
    const question = page.getByRole('alertdialog', { name: 'Huỷ đơn đặt phòng này?' });
    await expect(question).toContainText('không mất phí');
    await question.getByRole('button', { name: 'Huỷ đơn đặt phòng' }).click();
    await expect(page.getByRole('heading', { name: 'Đã huỷ' })).toBeVisible();
    expect(await taken(hotel)).toEqual([]);
  });

  test('no request says on which booking’s page it was made, and another browser cannot cancel by its address', async ({
    page,
    hotel,
    browser,
  }) => {
    const id = await toWallet(page, hotel);
    await page.goto(hotel.url(`/booking/${id}`));
    await expect(page.getByRole('button', { name: 'Huỷ đơn đặt phòng' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).not.toHaveURL(/\/booking\//);
    const told = hotel.network.seen.filter(({ headers }) => headers.referer?.includes(id) === true);
    expect(told.map(({ path }) => path)).toEqual([]);
    const other = await browser.newContext({ locale: 'vi-VN' });
    const strangers = await other.newPage();
    await strangers.goto(hotel.url(`/booking/${id}`));
    await expect(strangers.getByText(/đường dẫn trong email đặt phòng mới nhất/)).toBeVisible();
    await expect(strangers.getByRole('button', { name: 'Huỷ đơn đặt phòng' })).toBeHidden();
    await other.close();
  });
});

test.describe(() => {
  test.use({ onlyReads: true });

  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Paris']) {
    test(`two nights are the same two nights in ${timezoneId}`, async ({ browser, hotel }) => {
      const context = await browser.newContext({ timezoneId, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const [apartment] = (await (await fetch(`${hotel.server.origin}/api/apartments?lang=vi`)).json()) as {
        id: number;
      }[];
      await page.goto(hotel.url(`/apartment-detail/${apartment?.id ?? 0}`));
      const card = page.getByRole('article').first();
      await card.getByRole('textbox', { name: 'Ngày đến' }).first().fill(showDay(OTHER.checkIn));
      await card.getByRole('textbox', { name: 'Ngày đến' }).first().press('Enter');
      await page
        .getByRole('button', { name: dayName(OTHER.checkOut) })
        .first()
        .click();
      await expect(card.getByText(/2\sđêm/).first()).toBeVisible();
      await card.getByRole('button', { name: 'ĐẶT NGAY' }).first().click();
      await expect(page).toHaveURL(new RegExp(`checkIn=${OTHER.checkIn}&checkOut=${OTHER.checkOut}`));
      await expect(page.getByText(showDay(OTHER.checkIn))).toBeVisible();
      await expect(page.getByText(showDay(OTHER.checkOut))).toBeVisible();
      await context.close();
    });
  }
});

test('a clock that is a year off counts the hold by the server', async ({ page, hotel }) => {
  await page.clock.install({ time: new Date(`${dayFromToday(400)}T00:00:00Z`) });
  await page.clock.resume();
  await openBooking(page, hotel);
  await fill(page);
  hotel.network.set('blackhole', ({ path }) => path === MOMO);
  await choose(page, /Ví điện tử MoMo/);
  await expect(page.getByRole('timer')).toContainText(/còn 09:5\d|còn 10:00/);
});

test('no barrier is found by machine on any of these pages, by day and by night', async ({ page, hotel }) => {
  const scan = async (): Promise<void> => {
    expect(await axeFindingsByDayAndNight(page)).toEqual([]);
  };
  await page.goto(hotel.url('/apartment-detail/1'));
  await expect(page.getByRole('grid').first()).toBeVisible();
  await scan();
  await openBooking(page, hotel);
  await scan();
  await fill(page);
  await pay(page).click();
  await scan();
  await method(page, /Thanh toán tại chỗ/).click();
  await expect(page.getByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeVisible();
  await scan();
  await page.getByRole('link', { name: 'Xem đơn đặt phòng' }).click();
  await expect(page.getByRole('heading', { name: 'Chờ xác nhận' })).toBeVisible();
  await scan();
});
