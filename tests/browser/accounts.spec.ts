import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { everythingKept, expect, type Hotel, test, waitUntilKept } from './hotel';

const NAME = 'Nguyễn Ngọc Diễm Canary';
const EMAIL = 'diem.canary@example.vn';
const PHONE = '0912 345 678';
const PASSWORD = 'Hoa-phuong-2026';
/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const LOGOUT = '/api/v1/auth/logout';

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function register(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Đăng nhập' }).click();
  await press(page, 'Đăng ký');
  await field(page, 'Họ và tên').fill(NAME);
  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Số điện thoại').fill(PHONE);
  await field(page, 'Mật khẩu').fill(PASSWORD);
  await field(page, 'Xác nhận mật khẩu').fill(PASSWORD);
  await press(page, 'Đăng ký');
  await expect(page.getByText('🎉 Đăng ký thành công!')).toBeVisible();
}

async function logIn(page: Page): Promise<void> {
  await expect(field(page, 'Email')).toHaveValue(EMAIL);
  await field(page, 'Mật khẩu').fill(PASSWORD);
  await press(page, 'Đăng nhập');
  await expect(page.getByText('🎉 Đăng nhập thành công!')).toBeVisible();
  await expect(dialog(page)).toBeHidden({ timeout: 2500 });
  await expect(header(page).getByRole('button', { name: NAME })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: NAME }).click();
  await header(page).getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
}

const isClean = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};

/** The session's cookie, as the browser has it. */
async function session(page: Page, hotel: Hotel): Promise<string | null> {
  const cookies = await page.context().cookies(hotel.network.origin);
  return cookies.find(({ name }) => name === 'hien_session')?.value ?? null;
}

test('register, log in, profile with a picture, log out without a network: nothing of the person stays', async ({
  page,
  hotel,
}) => {
  await page.goto(hotel.url('/dashbroad'));
  await expect(page.getByRole('heading', { name: 'Đăng nhập để xem tài khoản' })).toBeVisible();
  await register(page);
  await isClean(page);
  await logIn(page);
  await expect(page.getByText(PHONE)).toBeVisible();

  await page.getByRole('button', { name: 'Chỉnh sửa' }).click();
  await page.getByLabel('Ngày sinh').fill('28/02/1990');
  await page.getByLabel('Địa chỉ').fill('Phố Canary, Hạ Long');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Cập nhật thành công!')).toBeVisible();
  await expect(page.getByText('28/02/1990')).toBeVisible();
  await page.getByLabel('Đổi ảnh').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('Cập nhật ảnh đại diện thành công!')).toBeVisible();
  await expect(page.getByRole('img', { name: `Ảnh đại diện của ${NAME}` })).toBeVisible();
  await isClean(page);

  // The page is read without a network, with its time; then the person leaves, still without one.
  await waitUntilKept(page);
  const token = await session(page, hotel);
  expect(token).not.toBeNull();
  hotel.network.set('refuse');
  await page.reload();
  await expect(page.getByText(/Theo bản lưu lúc/)).toBeVisible();
  await expect(page.getByText('Phố Canary, Hạ Long')).toBeVisible();
  await logOut(page);
  await expect.poll(() => everythingKept(page)).not.toMatch(/canary|0912 345 678/i);
  expect(await page.content()).not.toMatch(/canary/i);
  const asked = (): Promise<Response> =>
    fetch(`${hotel.server.origin}/user/x`, { headers: { cookie: `hien_session=${token ?? ''}` } });
  expect((await asked()).status).toBe(403);

  // Our server ends the session with the first contact.
  hotel.network.set('pass');
  await expect
    .poll(() => hotel.network.seen.filter(({ path }) => path === LOGOUT).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expect.poll(async () => (await asked()).status).toBe(401);
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: 'block' });

  test('the mail’s link sets a new password, and its token is in no address that leaves the browser', async ({
    page,
    hotel,
  }) => {
    await page.goto(hotel.url('/form-qr'));
    await register(page);
    await press(page, 'Quên mật khẩu?');
    await press(page, 'Gửi yêu cầu');
    await expect(page.getByText('Yêu cầu đặt lại mật khẩu đã được gửi!')).toBeVisible();
    const token = await tokenInMail(hotel);
    await page.goto(hotel.url(`/dat-lai-mat-khau#token=${token}`));
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill('Hoa-sen-trang-7');
    await page.getByLabel('Xác nhận mật khẩu mới', { exact: true }).fill('Hoa-sen-trang-7');
    await page.getByRole('button', { name: 'Đặt mật khẩu', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeVisible();
    await isClean(page);
    expect(hotel.network.seen.filter(({ path }) => path.includes(token))).toEqual([]);
  });
});

/** The token of the first mail that was written out. */
async function tokenInMail(hotel: Hotel): Promise<string> {
  let token = '';
  await expect
    .poll(() => {
      try {
        const [name = ''] = readdirSync(`${hotel.server.dataDir}/mail`).filter((file) => file.endsWith('.eml'));
        const mail = readFileSync(`${hotel.server.dataDir}/mail/${name}`, 'utf8').replace(/=\r?\n/g, '');
        token = /#token=(?:3D)?([\w-]{43})/.exec(mail)?.[1] ?? '';
      } catch {
        token = ''; // not written yet
      }
      return token;
    })
    .not.toBe('');
  return token;
}
