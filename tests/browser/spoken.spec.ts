import { dayFromToday, STAY } from './days';
import { bookForToday, makeStay, signInAtDesk, STAFF } from './desk-staff';
import { expect, sectionButton, test, waitUntilKept } from './hotel';
import { SpokenWalk } from './spoken';

test.use({
  reducedMotion: 'reduce',
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('what a guest hears on six walks is what was read and found good', async ({ page, browser, hotel }) => {
  test.slow();
  const desk = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signInAtDesk(desk, hotel);
  const stay = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(-1), to: dayFromToday(3) };
  const guide = await makeStay(desk, stay);
  await desk.close();

  for (const lang of ['vi', 'en']) {
    const walk = new SpokenWalk(`guide-${lang}`);
    await page.goto(hotel.url(guide.replace('#', `?lang=${lang}#`)));
    await waitUntilKept(page);
    // Once the phone knows that it may ask.
    await expect(page.getByRole('button', { name: /^(Nhờ lễ tân Khăn|Ask reception Towels)/ })).toBeVisible();
    await walk.hear('the guide', page);
    await sectionButton(page, '1').click();
    await walk.hear('how to open the door', page, '[data-section][id="1"]');
    walk.expectAsRead();
  }

  await page.goto(hotel.url(guide.replace('#', '?lang=vi#')));
  await waitUntilKept(page);
  const door = new SpokenWalk('door-does-not-open');
  await page.getByRole('button', { name: 'Cửa chưa mở?' }).click();
  await door.hear('the first cause', page, '[role=dialog]');
  await page.getByRole('button', { name: 'Có, phím sáng' }).click();
  await door.hear('the second', page, '[role=dialog]');
  await page.getByRole('button', { name: 'Đúng B902' }).click();
  await door.hear('the third', page, '[role=dialog]');
  await page.getByRole('button', { name: 'Vẫn chưa mở' }).click();
  await door.hear('the fourth', page, '[role=dialog]');
  await page.getByRole('button', { name: 'Vẫn chưa mở' }).click();
  await expect(page.getByRole('dialog')).toContainText('Lễ tân đã được báo');
  await door.hear('somebody comes', page, '[role=dialog]');
  door.expectAsRead();

  await page.goto(hotel.url(guide));
  const asking = new SpokenWalk('request');
  await page.getByRole('button', { name: /^Nhờ lễ tân/ }).click();
  await asking.hear('what can be asked for', page, '[role=dialog]');
  await page.getByRole('button', { name: 'Khăn tắm' }).click();
  await asking.hear('towels', page, '[role=dialog]');
  await page.getByRole('button', { name: /Gửi lễ tân/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Khăn tắm × 2' })).toContainText('Đã gửi');
  await asking.hear('sent', page, '[role=dialog]');
  asking.expectAsRead();

  const booking = new SpokenWalk('booking');
  const nights = new URLSearchParams({ ...STAY, quantity: '1' });
  await page.goto(hotel.url(`/booking-page?roomId=2&${nights.toString()}`));
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Nguyễn Thị Ngọc Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');
  await expect(page.getByRole('button', { name: 'Chọn cửa' })).toBeVisible();
  await booking.hear('the form', page);
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await booking.hear('ways to pay', page, '[role=dialog]');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Thanh toán tại chỗ/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeVisible();
  await booking.hear('held', page, '[role=dialog]');
  booking.expectAsRead();

  const own = new SpokenWalk('own-page-and-cancelling');
  await page.getByRole('link', { name: 'Xem đơn đặt phòng' }).click();
  await expect(page.getByRole('heading', { name: 'Chờ xác nhận' })).toBeVisible();
  await own.hear('the booking', page, 'main');
  await page.getByRole('button', { name: 'Huỷ đơn đặt phòng' }).click();
  await own.hear('the question', page, '[role=alertdialog]');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn đặt phòng' }).click();
  await expect(page.getByRole('heading', { name: 'Đã huỷ' })).toBeVisible();
  await own.hear('cancelled', page, 'main');
  own.expectAsRead();
});

test('what reception hears on two walks is what was read and found good', async ({ page, hotel }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(page, hotel);
  await bookForToday(page, hotel, 0, ['Sofia Lindqvist', 'Marco Costa']);
  const arrival = new SpokenWalk('desk-arrival');
  await page.goto(hotel.url('/reception'));
  const row = page.getByRole('row', { name: /Sofia Lindqvist/ });
  await expect(row).toBeVisible();
  await arrival.hear('ways through the desk', page, 'header:has(nav)');
  await arrival.hear('the day', page, 'main h1');
  await arrival.hear('who comes', page, '[aria-labelledby=guests-arrivals]');
  await row.getByRole('link', { name: 'Sofia Lindqvist' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Xếp phòng/ })).toBeVisible();
  await arrival.hear('the booking', page, '[role=dialog]');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Xếp phòng/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Đổi phòng' })).toBeVisible();
  await arrival.hear('with a door', page, '[role=dialog]');
  arrival.expectAsRead();

  const wall = new SpokenWalk('desk-wall');
  await page.goto(hotel.url('/reception/wall'));
  await expect(page.getByRole('button', { name: /^Nhấc Sofia Lindqvist/ })).toBeVisible();
  await wall.hear('the wall', page, 'main');
  wall.expectAsRead();
});
