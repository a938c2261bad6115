import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeFindingsByDayAndNight } from './axe';
import { tap } from './finger';
import { expect, type Hotel, test } from './hotel';
import { Thumb } from './thumb';

test.use({ hasTouch: true, serverSettings: { HOTEL_FILE: 'new', RECEPTION_EMAIL: '', RECEPTION_PASSWORD: '' } });

/** Somebody without an editor opens a house with no more than this. */
const MOST_TAPS = 60;
const OWNER = { email: 'mai@song-han.example', password: 'gió biển mùa hạ 12' };

const button = (place: Locator | Page, name: string | RegExp): Locator => place.getByRole('button', { name });
const codeOf = ({ server }: Hotel): string => readFileSync(path.join(server.dataDir, 'setup-code'), 'utf8').trim();

async function atStep(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function next(page: Page, thumb: Thumb, heading: string): Promise<void> {
  await thumb.tap(button(page, 'Tiếp'));
  await atStep(page, heading);
}

/** Goes through every step but the last, as the owner of eighteen doors in Đà Nẵng does. */
async function tellEverything(page: Page, hotel: Hotel, thumb: Thumb): Promise<void> {
  await page.goto(hotel.url('/'));
  await expect(page).toHaveURL(/\/setup$/);
  await thumb.type(page.getByLabel('Mã mở nhà'), codeOf(hotel).toLowerCase().replace('-', ' '));
  await thumb.tap(button(page, 'Bắt đầu'));

  await atStep(page, 'Nhà của bạn');
  await thumb.type(page.getByLabel('Tên nhà'), 'Sông Hàn Home');
  await thumb.type(page.getByLabel('Địa chỉ', { exact: true }), '24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng');
  await thumb.type(page.getByLabel('Điện thoại lễ tân'), '0236 388 2424');
  await expect(page.getByLabel('Thành phố')).toHaveValue('Đà Nẵng');
  await thumb.tap(page.getByText('Số này có Zalo'));
  await next(page, thumb, 'Đơn vị đứng sau');
  await thumb.tap(button(page, 'Để sau'));
  await atStep(page, 'Các cửa');

  await thumb.type(page.getByLabel('Chữ đứng trước số'), 'S');
  for (let floor = 5; floor <= 7; floor += 1) await thumb.tap(button(page, 'Thêm: Đến tầng'));
  await expect(page.getByRole('status').filter({ hasText: '18 cửa' })).toBeVisible();
  await next(page, thumb, 'Mã cửa và Wi-Fi');

  await thumb.type(page.getByLabel('Tên Wi-Fi'), 'Song Han Home');
  await thumb.type(page.getByLabel('Mật khẩu Wi-Fi'), 'song-han-2026');
  await next(page, thumb, 'Loại phòng và giá');

  const [double, family] = [1, 2].map((number) => page.getByRole('region', { name: `Loại phòng ${number}` }));
  if (!double || !family) throw new Error('two types');
  await thumb.tap(button(double, 'Phòng giường đôi'));
  await thumb.type(double.getByLabel('Giá một đêm'), '650k');
  await thumb.type(double.getByLabel('Diện tích'), '24');
  await thumb.tap(button(page, 'Thêm loại phòng'));
  await thumb.tap(button(family, 'Phòng gia đình'));
  await thumb.type(family.getByLabel('Giá một đêm'), '1,1 triệu');
  await thumb.type(family.getByLabel('Diện tích'), '32,5');
  for (const floor of [6, 7]) await thumb.tap(button(family, new RegExp(`^Tầng ${floor}`)));
  await expect(double.getByRole('heading', { name: 'Các cửa: 12' })).toBeVisible();
  for (let adults = 3; adults <= 4; adults += 1) await thumb.tap(button(family, 'Thêm: Người lớn'));
  await next(page, thumb, 'Nhà mình có gì?');

  await thumb.tap(page.getByText('Thang máy'));
  await next(page, thumb, 'Tài khoản của bạn');

  await thumb.type(page.getByLabel('Tên của bạn'), 'Chị Mai');
  await thumb.type(page.getByLabel('Email đăng nhập'), OWNER.email);
  await thumb.type(page.getByLabel('Mật khẩu', { exact: true }), OWNER.password);
  await next(page, thumb, 'Người của nhà');
  await thumb.type(page.getByLabel('Họ tên'), 'Lan');
  await thumb.type(page.getByLabel('Email'), 'lan@song-han.example');
  await next(page, thumb, 'Tiền và email');
  await next(page, thumb, 'Sẵn sàng chưa?');
}

test('a house is opened by finger, at 390 px, with few taps', async ({ page, hotel }) => {
  const thumb = new Thumb();
  const before = Date.now();
  await tellEverything(page, hotel, thumb);
  await expect(page.getByRole('listitem').filter({ hasText: 'Các cửa' })).toContainText('18 cửa');
  const guide = page.frameLocator('iframe');
  await expect(guide.getByText('Sông Hàn Home').first()).toBeVisible();
  await expect(guide.getByText('Mã cửa của khách hiện ở đây')).toBeVisible();
  await thumb.tap(button(page, 'Mở nhà'));
  await atStep(page, 'Nhà đã mở cửa');
  await expect(page.getByText('Lan · lan@song-han.example')).toBeVisible();
  const seconds = Math.round((Date.now() - before) / 1000);
  const figures = `${thumb.taps} taps, ${thumb.fields} fields, ${seconds} s without reading or typing`;
  test.info().annotations.push({ type: 'figures', description: figures });
  console.log(figures); // oxlint-disable-line no-console -- the figures are what this flow is asked for
  expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);

  await expect(page.getByRole('link', { name: 'In tờ QR cho các cửa' })).toHaveAttribute('href', '/reception/print');
  await expect(page.getByRole('link', { name: /Đặt giá cuối tuần/ })).toHaveAttribute('href', '/reception/prices');
  await expect(page.getByRole('link', { name: /Xem hướng dẫn của cửa/ })).toHaveAttribute('href', '/hiden-page/S201');
  // The same server is the house, and /setup is gone for good.
  expect((await page.request.get(hotel.url('/setup'))).status()).toBe(404);
  await tap(page.getByRole('link', { name: 'Xem trang của nhà' }));
  await expect(page.getByRole('banner')).toContainText('Sông Hàn Home');
  const signedIn = await page.request.post(hotel.url('/api/v1/auth/login'), { data: OWNER });
  expect(signedIn.status()).toBe(200);
  const doors = await page.request.get(hotel.url('/api/reception/doors'));
  expect(((await doors.json()) as { items: unknown[] }).items).toHaveLength(18);
  await page.goto(hotel.url('/hiden-page/S703'));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a step that is refused says so at its field, and a reload loses nothing', async ({ page, hotel }) => {
  await page.goto(hotel.url('/setup'));
  await page.getByLabel('Mã mở nhà').fill('2222-2222');
  await tap(button(page, 'Bắt đầu'));
  await expect(page.getByLabel('Mã mở nhà')).toHaveAccessibleDescription(/Mã chưa đúng/);
  await page.getByLabel('Mã mở nhà').fill(codeOf(hotel));
  await tap(button(page, 'Bắt đầu'));

  await atStep(page, 'Nhà của bạn');
  await page.getByLabel('Tên nhà').fill('Nhà Sen');
  await page.getByLabel('Địa chỉ', { exact: true }).fill('5 Bà Triệu, thành phố Huế');
  await page.getByLabel('Điện thoại lễ tân').fill('gọi chị Mai');
  await tap(button(page, 'Tiếp'));
  await expect(page.getByLabel('Điện thoại lễ tân')).toHaveAccessibleDescription('Số điện thoại chưa đúng.');
  await expect(page.getByLabel('Điện thoại lễ tân')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Thành phố')).toHaveValue('Huế');
  await page.getByLabel('Điện thoại lễ tân').fill('0234 388 2424');
  await tap(button(page, 'EN'));
  await atStep(page, 'Your house');
  await expect(page.getByLabel('Phone of reception')).toHaveValue('0234 388 2424');
  await tap(button(page, 'VI'));
  await tap(button(page, 'Tiếp'));
  await atStep(page, 'Đơn vị đứng sau');
  await page.getByLabel('Mã số thuế').fill('040');
  await tap(button(page, 'Tiếp'));
  await expect(page.getByLabel('Mã số thuế')).toHaveAccessibleDescription(/10 hoặc 12 chữ số/);
  await tap(button(page, 'Để sau'));
  await atStep(page, 'Các cửa');
  await tap(button(page, 'Để sau'));
  await atStep(page, 'Mã cửa và Wi-Fi');
  await page.goBack();
  await atStep(page, 'Các cửa');
  await tap(button(page, 'Quay lại'));
  await tap(button(page, 'Quay lại'));
  await expect(page.getByLabel('Tên nhà')).toHaveValue('Nhà Sen');
});

test('every step can be read by day and night, and fits the narrowest phone', async ({ page, hotel }) => {
  const findings: string[] = [];
  const look = async (what: string): Promise<void> => {
    const besides = what === 'ready' ? { besides: 'iframe' } : {};
    findings.push(...(await axeFindingsByDayAndNight(page, besides)).map((one) => `${what}: ${one}`));
    await page.setViewportSize({ width: 320, height: 640 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWide) findings.push(`${what}: scrolls sideways at 320 px`);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await page.goto(hotel.url('/setup'));
  await expect(page.getByLabel('Mã mở nhà')).toBeVisible();
  await look('code');
  await tellEverything(page, hotel, new Thumb());
  for (const step of [
    'house',
    'legal',
    'doors',
    'codes',
    'rooms',
    'features',
    'owner',
    'people',
    'services',
    'ready',
  ]) {
    await page.goto(hotel.url(`/setup#${step}`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(step);
  }
  expect(findings).toEqual([]);
});
