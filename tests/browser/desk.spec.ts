import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { dayFromToday } from './days';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
  serverSettings: {
    GUIDE_ACCESS: 'stay',
    RECEPTION_EMAIL: STAFF.email,
    RECEPTION_PASSWORD: STAFF.password,
  },
});

test('the way out and the page that is open are in sight on a low screen too', async ({ page, hotel }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await signInAtDesk(page, hotel);
  for (const path of ['/reception', '/reception/limits']) {
    await page.goto(hotel.url(path));
    await expect(page.getByRole('navigation').locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeInViewport({ ratio: 0.9 });
  }
});

test(
  'a stay is made at the desk, opens on the guest’s phone, and is over there within 5 s of being revoked',
  { tag: '@timed' },
  async ({ page, browser, hotel }) => {
    await signInAtDesk(page, hotel);
    await page.goto(hotel.url('/reception/stays'));
    await page.getByRole('button', { name: 'Thêm lượt ở' }).click();
    await page.getByLabel('Căn hộ').fill('b902');
    await page.getByLabel('Tên khách').fill('Phạm Minh Anh');
    // The stay began yesterday: what hour it is now does not matter.
    await page.getByLabel('Ngày đến').fill(dayFromToday(-1).split('-').reverse().join('/'));
    await page.getByLabel('Ngày đến').blur();
    await page.getByRole('button', { name: 'Tạo link' }).click();
    await expect(page.getByRole('img', { name: /Mã QR/ })).toBeVisible();
    const link = (await page.getByText(/\/hiden-page\/B902#s=/).textContent()) ?? '';

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const guide = await phone.newPage();
    await guide.goto(hotel.url(new URL(link).pathname + new URL(link).hash));
    await expect(guide.getByText('Mã cửa chưa mở trên máy này')).toHaveCount(0);
    await expect(guide.getByRole('button', { name: /Sao chép mã cửa/ })).toBeVisible();

    await page.getByRole('button', { name: 'Đóng' }).click();
    await page.getByRole('button', { name: 'Thu hồi: Phạm Minh Anh, B902' }).click();
    await expect(page.getByText('đã thu hồi link')).toBeVisible();
    await expect(guide.getByText('Mã cửa chưa mở trên máy này')).toBeVisible({ timeout: 6000 });
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(page.getByRole('row', { name: /Phạm Minh Anh.*Đang ở/ })).toBeVisible();
    await phone.close();
  },
);

test('the board of the day hears of what guests send by itself, through the worker, and axe finds nothing in it', async ({
  page,
  request,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception'));
  await expect(page.getByText('Tự cập nhật')).toBeVisible();
  const sent = await request.post(`${hotel.server.origin}/api/guest-form`, {
    data: { fullName: 'Trần Quang Huy', email: 'huy@hien.example', phoneNumber: '0911', apartment: 'B902' },
  });
  expect(sent.status()).toBe(201);
  const row = page.getByRole('listitem').filter({ hasText: 'Trần Quang Huy' });
  await expect(row).toBeVisible();
  for (const path of ['', '/stays', '/codes', '/inbox', '/bookings', '/calendar', '/channels']) {
    await page.goto(hotel.url(`/reception${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }
});

test('the board can be read without a network, as of its time, and nothing can be changed', async ({ page, hotel }) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception'));
  await expect(page.getByRole('heading', { name: /Hôm nay/ })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', null, { timeout: 30_000 });
  // The worker keeps the desk once staff have opened it; guests' phones never have a byte of it.
  const kept = (name: string): Promise<string[]> =>
    page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name);
  await expect.poll(async () => (await kept('hien-desk')).length, { timeout: 30_000 }).toBeGreaterThan(20);
  await expect.poll(async () => (await kept('hien-site')).join(), { timeout: 30_000 }).toContain('/index.html');
  expect((await kept('hien-site')).filter((url) => /reception|desk/.test(url))).toEqual([]);
  hotel.network.set('refuse');
  await page.reload();
  await expect(page.getByText(/chỉ xem được, chưa chỉnh sửa được/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: /Hôm nay/ })).toBeVisible();
});
