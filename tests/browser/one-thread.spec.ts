import { signInAtDesk, STAFF } from './desk-staff';
import { dayFromToday } from './days';
import { tap } from './finger';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('a booking leads to a guide, one tap at the desk gives it its door, and cancelling ends it', async ({
  page,
  browser,
  hotel,
}) => {
  test.slow();
  const stay = { checkIn: dayFromToday(1), checkOut: dayFromToday(3) };
  const address = `/booking-page?${new URLSearchParams({ roomId: '2', ...stay, quantity: '1' }).toString()}`;
  await page.goto(hotel.url(address));
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Nguyễn Thị Ngọc Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');
  await tap(page.getByRole('button', { name: /^Thanh toán$/ }));
  await tap(page.getByRole('dialog').getByRole('button', { name: /MoMo/ }));
  await page.waitForURL(/sandbox\/momo/);
  await tap(page.getByRole('button', { name: /^Trả \d/ }));
  await page.waitForURL(/\/booking\//);
  await expect(page.getByRole('heading', { name: 'Đã xác nhận' })).toBeVisible({ timeout: 20_000 });

  await tap(page.getByRole('link', { name: 'Mở hướng dẫn' }));
  await page.waitForURL(/\/hiden-page#s=/);
  await expect(page.getByText('Mã cửa hiện lúc')).toBeVisible();
  const { hash } = new URL(page.url());

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'vi-VN' })).newPage();
  await signInAtDesk(desk, hotel);
  await desk.goto(hotel.url('/reception/calendar?type=2'));
  await desk.getByRole('button', { name: /Ngọc Diễm.*chưa xếp phòng/ }).press('Enter');
  const dialog = desk.getByRole('dialog');
  const give = dialog.getByRole('button', { name: /^Xếp phòng/ });
  await expect(give).toBeFocused();
  await give.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Đổi phòng' })).toBeVisible();
  const door = await dialog.getByRole('region', { name: 'Căn hộ' }).locator('b').innerText();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: new RegExp(`^${door} · .*Ngọc Diễm`) }).click();

  // The link that the guest has becomes the room's by itself.
  await page.reload();
  await page.waitForURL(new RegExp(`/hiden-page/${door}#s=`));
  expect(new URL(page.url()).hash).toBe(hash);
  await expect(page.getByText('Mã cửa hiện lúc')).toBeVisible();

  await dialog.getByRole('button', { name: 'Đổi phòng' }).click();
  const other = dialog.getByRole('combobox');
  await other.selectOption({ index: 0 });
  await dialog.getByRole('button', { name: /^Xếp phòng/ }).click();
  await expect(dialog.getByRole('region', { name: 'Căn hộ' }).locator('b')).not.toHaveText(door);
  const next = await dialog.getByRole('region', { name: 'Căn hộ' }).locator('b').innerText();
  await page.reload();
  await page.waitForURL(new RegExp(`/hiden-page/${next}#s=`));

  await dialog.getByRole('button', { name: 'Việc khác' }).click();
  await dialog.getByRole('button', { name: 'Huỷ đơn đặt phòng' }).click();
  await dialog.getByRole('button', { name: 'Huỷ đơn đặt phòng' }).last().click();
  await expect(dialog.getByText('Đã huỷ').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Đơn đặt phòng này đã huỷ')).toBeVisible();
});
