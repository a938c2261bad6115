import type { Locator, Page } from '@playwright/test';
import { addMonths } from 'date-fns/addMonths';
import { addDays, dateOfDay, dayOfDate, showDay } from '../../src/domain/days';
import { dayFromToday, dayName, STAY } from './days';
import { expect, test } from './hotel';

// What the worker fetches behind the page changes nothing for a keyboard.
test.use({ serviceWorkers: 'block' });

/** More stops than any page of the site has between two things that belong together. */
const MOST_STOPS = 90;

/** Goes there by Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await target.count()) > 0 && (await target.first().evaluate((it) => it === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${target.toString()}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
}

/** Name of the focused thing. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

const at = (days: number): RegExp => dayName(addDays(STAY.checkIn, days));
/** The Sunday of the stay's week a month later. */
const monthLater = (): RegExp => dayName(dayOfDate(addMonths(dateOfDay(addDays(STAY.checkIn, 5)), 1)));
/** From the Tuesday that the stay begins on. */
const dayKeys: [key: string, day: RegExp][] = [
  ['ArrowRight', at(1)],
  ['ArrowDown', at(8)],
  ['ArrowLeft', at(7)],
  ['ArrowUp', at(0)],
  ['Home', at(-1)],
  ['End', at(5)],
  ['PageDown', monthLater()],
  ['PageUp', at(5)],
];

test('a stay is searched, chosen in the calendar and booked by keyboard alone', async ({ page, hotel }) => {
  await page.goto(hotel.url('/'));
  const box = page.getByRole('search', { name: 'Tìm phòng' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await press(page, box.getByRole('button', { name: /^Địa điểm/ }));
  await press(page, box.getByRole('button', { name: 'Tất cả Hạ Long' }));
  await press(page, box.getByRole('button', { name: /^Ngày đến/ }));
  await type(page, 'Ngày đến', showDay(STAY.checkIn));
  await page.keyboard.press('Enter');
  await tabTo(page, box.getByRole('grid').getByRole('button', { name: at(0) }));
  for (const [key, day] of dayKeys) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), key).toMatch(day);
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused(page), 'no further than the month before').toMatch(at(-9));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  // Both days are chosen: the calendar closes and gives the focus back.
  await expect(box.getByRole('button', { name: /^Ngày đi/ })).toContainText(showDay(STAY.checkOut));
  await expect(box.getByRole('button', { name: /^Ngày đến/ })).toBeFocused();
  await tabTo(page, box.getByRole('combobox', { name: 'Phòng' }));
  await page.keyboard.type('1');
  await press(page, box.getByRole('button', { name: 'Tìm phòng' }));

  await expect(page).toHaveURL(new RegExp(`checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&room=1`));
  const found = page.getByRole('article', { name: 'Studio hai giường' });
  await expect(found).toBeVisible();
  // A row of pictures is one stop, and the arrows turn it.
  await tabTo(page, found.getByRole('list', { name: /Studio nhìn vịnh/ }).first());
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() =>
      found
        .getByRole('list', { name: /Studio nhìn vịnh/ })
        .first()
        .evaluate((row) => row.scrollLeft),
    )
    .toBeGreaterThan(0);
  await press(page, found.getByRole('button', { name: 'Đặt phòng' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Đặt phòng' })).toBeVisible();
  await type(page, 'Họ và tên *', 'Nguyễn Thị Ngọc Diễm');
  await type(page, 'Email *', 'diem@hien.example');
  const pay = page.getByRole('button', { name: 'Thanh toán', exact: true });
  await press(page, pay);
  const ways = page.getByRole('dialog');
  await expect(ways).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pay, 'the focus is back where the dialog was opened').toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, ways.getByRole('button', { name: /Thanh toán tại chỗ/ }));
  const done = page.getByRole('dialog', { name: 'Giữ chỗ thành công' });
  await expect(done).toBeVisible();
  expect(await done.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

test('a tour is asked for, and the chat is asked and left, by keyboard alone', async ({ page, hotel }) => {
  await page.goto(hotel.url('/tour-ha-long/du-thuyen-vinh-ha-long-trong-ngay/view'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Mô Tả' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Ảnh Nổi Bật' })).toBeFocused();
  const advice = page.getByRole('button', { name: 'Để Lại Thông Tin Tư Vấn' });
  await page.goto(page.url());
  await press(page, advice);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(advice).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Đặt Tour' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Đặt tour' })).toBeVisible();
  await type(page, 'Ngày khởi hành *', showDay(dayFromToday(90)));
  await press(page, page.getByRole('button', { name: /^Thêm.*trẻ em|^Trẻ em.*thêm/i }).first());
  for (const [label, text] of Object.entries({
    'Họ và tên *': 'Nguyễn Thị Diễm',
    'Số điện thoại *': '0912345678',
    'Email *': 'diem@hien.example',
    'Địa chỉ *': '12 Hàng Bạc',
    'Phường / xã *': 'Hoàn Kiếm',
    'Tỉnh / thành phố *': 'Hà Nội',
  })) {
    await type(page, label, text);
  }
  await press(page, page.getByRole('button', { name: 'Gửi yêu cầu đặt tour' }));
  const sent = page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt tour' });
  await expect(sent).toBeFocused();

  const contact = page.getByRole('button', { name: /^Nhắn cho/ });
  await press(page, contact);
  await press(page, page.getByRole('button', { name: /^Hỏi ngay/ }));
  const question = page.getByRole('textbox', { name: 'Câu hỏi của bạn' });
  // Its code is on the way: whoever goes on meanwhile is taken back to where they went.
  await expect(question).toBeVisible();
  await tabTo(page, question);
  await page.keyboard.type('bep tu khong len');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('link', { name: 'Xem: Bếp từ' })).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(contact).toBeFocused();
});
