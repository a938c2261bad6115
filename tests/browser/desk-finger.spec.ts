import type { Locator, Page } from '@playwright/test';
import { addDays, type Day, showDay } from '../../src/domain/days';
import { dayFromToday } from './days';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { tap, tapAt } from './finger';
import { expect, type Hotel, test } from './hotel';

test.use({
  hasTouch: true,
  serviceWorkers: 'block',
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

const today = dayFromToday(0);
const WIDTHS = [
  { width: 390, height: 844, guest: 'Đỗ Thu Trà', door: 'B909', night: addDays(today, 3) },
  { width: 820, height: 1180, guest: 'Vũ Hải Đăng', door: 'B812', night: addDays(today, 5) },
] as const;

const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Types a day into a field that shows days, as a thumb does. */
async function typeDay(field: Locator, day: Day): Promise<void> {
  await tap(field);
  await field.fill(showDay(day));
  await field.blur();
}

async function walkIn(page: Page, hotel: Hotel, guest: string): Promise<void> {
  await page.goto(hotel.url('/reception/bookings'));
  await tap(page.getByRole('main').getByRole('button', { name: 'Đặt phòng mới' }));
  const dialog = dialogOf(page);
  await tap(dialog.getByRole('radio').first());
  await tap(dialog.getByLabel('Khách', { exact: true }));
  await dialog.getByLabel('Khách', { exact: true }).fill(guest);
  // A slip, refused, and put right: the form is sent after all.
  await typeDay(dialog.getByLabel('Ngày đi'), addDays(today, -1));
  await tap(dialog.getByRole('button', { name: /^Đặt phòng/ }));
  await expect(dialog.getByText('Ngày đi phải sau ngày đến.')).toBeInViewport();
  await typeDay(dialog.getByLabel('Ngày đi'), addDays(today, 2));
  await tap(dialog.getByRole('radio').first());
  // Who is on the telephone is not here yet.
  await tap(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await tap(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  await expect(dialog.getByText(guest).first()).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Đóng' }).first());
  await expect(dialog).toHaveCount(0);
}

async function comeAndGo(page: Page, hotel: Hotel, guest: string): Promise<void> {
  await page.goto(hotel.url('/reception'));
  await tap(page.getByRole('button', { name: `Nhận phòng: ${guest}` }));
  const inHouse = page.getByRole('region', { name: /^Đang ở/ }).getByRole('row', { name: new RegExp(guest) });
  await expect(inHouse).toContainText('Còn phải thu');
  await tap(page.getByRole('button', { name: `Trả phòng: ${guest}` }));
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(/Còn phải thu .*Hãy thu tiền trước khi khách đi/);
  await expect(dialog).toContainText('được mở bán lại');
  await tap(dialog.getByRole('radio', { name: 'Giữ trên hoá đơn' }));
  await tap(dialog.getByRole('button', { name: /^Trả phòng, còn nợ/ }));
  await expect(page.getByText(`${guest} đã trả phòng`)).toBeVisible();
  await expect(inHouse).toHaveCount(0);
}

async function changeCode(page: Page, hotel: Hotel, door: string): Promise<void> {
  await page.goto(hotel.url('/reception/codes'));
  await page.getByLabel('Tìm căn hộ').fill(door);
  await tap(page.getByRole('button', { name: `Việc khác: ${door}` }));
  await tap(page.getByRole('button', { name: `Đổi: ${door}` }));
  const dialog = dialogOf(page);
  await tap(dialog.getByLabel('Mã cửa', { exact: true }));
  await dialog.getByLabel('Mã cửa', { exact: true }).fill('7391#');
  await tap(dialog.getByRole('button', { name: 'Lưu' }));
  await expect(page.getByText(`Đã đổi ${door}`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(door) })).toContainText('Mã riêng');
}

/** Touches the first night of a room type's third door on the calendar. */
async function tapNight(page: Page, hotel: Hotel, night: Day): Promise<void> {
  await page.goto(hotel.url(`/reception/calendar?from=${night}`));
  await page.getByLabel('Tìm phòng, loại phòng').fill('Studio giường lớn');
  const third = page.locator('li[data-door]').nth(2);
  await expect(third).toBeVisible();
  await third.scrollIntoViewIfNeeded();
  const row = await third.boundingBox();
  const name = await third.locator('span').first().boundingBox();
  if (!row || !name) throw new Error('No row');
  // The first night stands beside the names, 40 px wide.
  await tapAt(page, { x: name.x + name.width + 20, y: row.y + row.height / 2 });
}

/** A night that is pressed is booked with its room and its day filled in, and the money is taken from what is open. */
async function bookNight(page: Page, hotel: Hotel, night: Day, guest: string): Promise<void> {
  await tapNight(page, hotel, night);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Ngày đến')).toHaveValue(showDay(night));
  await expect(dialog.getByRole('radio', { name: /Studio giường lớn/, checked: true })).toHaveCount(1);
  await tap(dialog.getByLabel('Khách', { exact: true }));
  await dialog.getByLabel('Khách', { exact: true }).fill(guest);
  await tap(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await tap(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  await expect(dialog.getByText(guest).first()).toBeVisible();
  const bill = dialog.getByRole('region', { name: 'Hoá đơn' });
  await expect(bill.getByText('Còn phải thu')).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Việc khác' }));
  await tap(dialog.getByRole('button', { name: /^Thu \d/ }));
  await tap(dialog.getByRole('button', { name: /^Thu \d/ }));
  await expect(bill.getByText('Đã thanh toán đủ')).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Đóng' }).first());
}

async function blockNight(page: Page, hotel: Hotel, night: Day): Promise<void> {
  await tapNight(page, hotel, night);
  const grid = page.getByRole('region', { name: 'Lịch phòng' });
  const dialog = dialogOf(page);
  await tap(dialog.getByRole('button', { name: 'Khoá phòng thay vì đặt' }));
  await tap(dialog.getByLabel('Lý do'));
  await dialog.getByLabel('Lý do').fill(`Sửa vòi ${night}`);
  await tap(dialog.getByRole('button', { name: 'Khoá phòng' }));
  await expect(dialog).toHaveCount(0);
  await expect(grid.getByRole('button', { name: /Khoá phòng/ })).toHaveCount(1);
}

/** A hit is opened by the press that is over, and what lies below the list gets none of it. */
async function findDoor(page: Page, hotel: Hotel, door: string, guest: string): Promise<void> {
  const stay = { apartment: door, guestName: guest, from: addDays(today, -1), to: addDays(today, 2) };
  await page.goto(hotel.url('/reception'));
  await makeStay(page, stay);
  await page.goto(hotel.url('/reception'));
  const field = page.getByRole('combobox', { name: 'Tìm khách, phòng, số điện thoại' });
  await tap(field);
  await field.fill(door);
  const hit = page.getByRole('option', { name: new RegExp(`${door} · ${guest}`) });
  await expect(hit).toBeInViewport({ ratio: 1 });
  // What the finger meant: the page that opens gets no click of its own below the list that has gone.
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => {
        document.body.dataset['pressed'] = (target as Element).closest('[role=option]') ? 'the hit' : 'something else';
      },
      true,
    ),
  );
  await tap(hit);
  await expect(page).toHaveURL(/\/reception\/stays\?phase=active/);
  await expect(page.getByRole('row', { name: new RegExp(`${door}.*${guest}`) })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'the hit');
}

/** A field of a post is typed into; the bar that comes with the first letter leaves it in sight. */
async function changeDay(page: Page, hotel: Hotel): Promise<void> {
  await page.goto(hotel.url('/reception/offers'));
  await tap(page.getByRole('link', { name: /Một buổi sáng quanh hồ Gươm/ }));
  const field = page.getByRole('textbox', { name: 'Ngày đăng' });
  await tap(field);
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(showDay(addDays(today, 9)));
  const bar = page.getByText('1 thay đổi chưa lưu');
  await expect(bar).toBeVisible();
  const [typed, above] = await Promise.all([field.boundingBox(), bar.boundingBox()]);
  expect((typed?.y ?? NaN) + (typed?.height ?? NaN)).toBeLessThan(above?.y ?? NaN);
  await tap(page.getByRole('button', { name: 'Bỏ thay đổi' }));
}

for (const { width, height, guest, door, night } of WIDTHS) {
  test.describe(`the desk, by finger, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a walk-in is booked, checks in and leaves with a balance', async ({ page, hotel }) => {
      await signInAtDesk(page, hotel);
      await walkIn(page, hotel, guest);
      await comeAndGo(page, hotel, guest);
    });

    test('a door gets another code, and the room that was touched is blocked', async ({ page, hotel }) => {
      await signInAtDesk(page, hotel);
      await changeCode(page, hotel, door);
      await blockNight(page, hotel, night);
    });

    test('a night that is touched on the calendar is booked and paid', async ({ page, hotel }) => {
      await signInAtDesk(page, hotel);
      await bookNight(page, hotel, addDays(night, 5), guest);
    });

    test('a door is searched and its stay opened, by a press that is over', async ({ page, hotel }) => {
      await signInAtDesk(page, hotel);
      await findDoor(page, hotel, door, guest);
    });

    test('a day of a post is typed and stays in sight', async ({ page, hotel }) => {
      await signInAtDesk(page, hotel);
      await changeDay(page, hotel);
    });
  });
}
