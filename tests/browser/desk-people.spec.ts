import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('somebody is invited, comes in by their phone in the role they were given, and is out within seconds of the end', async ({
  page,
  browser,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/staff'));
  await page.getByRole('button', { name: 'Mời nhân viên' }).click();
  const form = page.getByRole('dialog', { name: 'Mời nhân viên' });
  await form.getByLabel('Họ tên').fill('Nguyễn Thị Hoa');
  await form.getByLabel('Email').fill('hoa@hien.example');
  await form.getByLabel('Vai trò').selectOption('HOUSE');
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Tạo lời mời' }).click();
  const link = page.getByRole('dialog', { name: 'Lời mời cho Nguyễn Thị Hoa' });
  const address = await link.getByText('/nhan-loi-moi#token=').innerText();
  expect(await axeFindings(page)).toEqual([]);
  await link.getByRole('button', { name: 'Đóng' }).click();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'vi-VN' });
  const phone = await context.newPage();
  await phone.goto(hotel.url(new URL(address).pathname) + new URL(address).hash);
  await expect(phone.getByRole('heading', { name: 'Chào Nguyễn Thị Hoa!' })).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  await phone.getByLabel('Mật khẩu của bạn', { exact: true }).fill('Cua-go-lim-27');
  await phone.getByLabel('Nhập lại mật khẩu', { exact: true }).fill('Cua-go-lim-27');
  await phone.getByRole('button', { name: 'Nhận lời mời' }).tap();
  await expect(phone.getByRole('heading', { name: 'Các căn hôm nay', level: 1 })).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  await phone
    .getByRole('button', { name: /^Đã dọn xong: / })
    .first()
    .tap();
  await expect(phone.getByText(/: đã sẵn sàng$/)).toBeVisible();
  await phone.getByRole('link', { name: /^Yêu cầu/ }).tap();
  await expect(phone.getByRole('heading', { name: 'Yêu cầu', level: 1 })).toBeVisible();
  await phone.goto(hotel.url('/reception/bookings'));
  await expect(phone.getByRole('heading', { name: 'Trang này không thuộc vai trò của bạn' })).toBeVisible();

  // Another role is heard of by itself.
  await page.getByRole('button', { name: 'Đổi vai trò: hoa@hien.example' }).click();
  await page.getByRole('dialog').getByLabel('Vai trò').selectOption('RECEPTION');
  await page.getByRole('dialog').getByRole('button', { name: 'Đổi vai trò' }).click();
  await expect(page.getByRole('row', { name: /hoa@hien\.example.*Lễ tân/ })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Đặt phòng', level: 1 })).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Thu hồi quyền: hoa@hien.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi quyền' }).click();
  await expect(phone.getByRole('heading', { name: 'Dành cho lễ tân' })).toBeVisible({ timeout: 20_000 });
  await context.close();
});
