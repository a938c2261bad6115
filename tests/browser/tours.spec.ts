import type { Page } from '@playwright/test';
import { axeFindingsByDayAndNight } from './axe';
import { showDay } from '../../src/domain/days';
import { dayFromToday } from './days';
import { expect, type Hotel, keepSite, test } from './hotel';

const PERSON = {
  name: 'Nguyễn Thị Diễm',
  email: 'diem@hien.example',
  phoneNumber: '0912345678',
  password: 'Hoa-2026-phuong',
};
test.use({ serviceWorkers: 'block' });

const posts = (hotel: Hotel, path: string) =>
  hotel.network.seen.filter((one) => one.method === 'POST' && one.path.split('?')[0] === path);
const keysOf = (hotel: Hotel, path: string) =>
  new Set(posts(hotel, path).map(({ headers }) => headers['idempotency-key']));

/** Signs somebody in as the login popup would: the session's cookie, and the user that the screens read. */
async function signIn(page: Page, hotel: Hotel): Promise<void> {
  await page.request.post(hotel.url('/api/v1/auth/register'), { data: PERSON });
  const { email, password } = PERSON;
  const answer = await page.request.post(hotel.url('/api/v1/auth/login'), { data: { email, password } });
  const { data } = (await answer.json()) as { data: { id: string; name: string; email: string; role: string } };
  await page.goto(hotel.url('/tour'));
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), { ...data, fullName: data.name });
}

const tabs = (page: Page, name: string) => page.getByRole('tab', { name });

test('from the list to a tour, its hours, and a request to reception that reception has', async ({ page, hotel }) => {
  await page.goto(hotel.url('/tour'));
  await page.getByRole('combobox', { name: 'Thời gian' }).selectOption('2 ngày 1 đêm');
  await page.getByRole('searchbox', { name: 'Tìm tour' }).fill('bai tu long');
  await expect(page).toHaveURL(/days=2/);
  await page.getByRole('link', { name: 'Hai ngày vịnh Bái Tử Long trên thuyền gỗ' }).click();
  await expect(page).toHaveURL(/\/tour\/hai-ngay-vinh-bai-tu-long-tren-thuyen-go\/view$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Bái Tử Long/ })).toBeVisible();
  await expect(page.getByText('10:45')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Tìm tour' })).toHaveValue('bai tu long');
  await page.goForward();

  await page.getByRole('link', { name: 'Đặt Tour' }).click();
  await expect(page.getByRole('combobox', { name: 'Tour *' })).toHaveValue('5');
  await page.getByRole('textbox', { name: 'Ngày khởi hành *' }).fill(showDay(dayFromToday(90)));
  for (const [label, text] of Object.entries({
    'Họ và tên *': 'Nguyễn Thị Diễm',
    'Số điện thoại *': '0912345678',
    'Email *': 'diem@hien.example',
    'Địa chỉ *': '12 Hàng Bạc',
    'Phường / xã *': 'Hoàn Kiếm',
    'Tỉnh / thành phố *': 'Hà Nội',
  })) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await page.getByRole('button', { name: 'Gửi yêu cầu đặt tour' }).click();
  await expect(page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt tour' })).toBeVisible();
  expect(posts(hotel, '/api/tour-bookings')).toHaveLength(1);
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network: every tour can be read, and what is sent waits and goes once', async ({
    page,
    hotel,
    context,
  }) => {
    await keepSite(page, hotel);
    await signIn(page, hotel);
    await page.goto(hotel.url('/tour'));
    await expect(page.getByText('Đang xem 9 trên 20 tour')).toBeVisible();
    // Chromium's own cache would answer for a minute.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.goto(hotel.url('/tour-ha-long/du-thuyen-vinh-ha-long-trong-ngay/view'));
    await expect(page.getByText(/^Theo bản lưu lúc/).first()).toBeVisible();
    await expect(page.getByText('Thăm hang Sửng Sốt, khoảng 500 m đường bộ trong hang')).toBeVisible();

    await page.getByRole('button', { name: 'Để Lại Thông Tin Tư Vấn' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Họ và tên' }).fill('Diễm');
    await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill('0912345678');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('diem@hien.example');
    await dialog.getByRole('button', { name: 'Gửi thông tin' }).click();
    await expect(page.getByText('Xin tư vấn tour: Diễm')).toBeVisible();
    await tabs(page, 'Bình Luận').click();
    await page.getByRole('textbox', { name: 'Bình luận của bạn' }).fill('Đi sớm <b>mới đẹp</b>');
    await page.getByRole('button', { name: 'Gửi bình luận' }).click();
    await expect(page.getByText('Bình luận: Đi sớm <b>mới đẹp</b>')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Xin tư vấn tour: Diễm')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Xin tư vấn tour: Diễm')).toBeHidden({ timeout: 20_000 });
    await tabs(page, 'Bình Luận').click();
    await expect(page.getByText('Đi sớm <b>mới đẹp</b>')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').getByText(PERSON.name)).toBeVisible();
    // Asked again under the same key where the first answer was slow: our server takes it once.
    expect(keysOf(hotel, '/api/tours/1/contact').size).toBe(1);
    expect(keysOf(hotel, '/api/comments').size).toBe(1);
  });
});

test.describe(() => {
  test.use({ onlyReads: true });

  test('the shared file stands in for a call that fails', async ({ page, hotel }) => {
    hotel.network.set('refuse', ({ path }) => path.startsWith('/api/tours'));
    await page.goto(hotel.url('/tour-ha-noi'));
    await expect(page.getByRole('article')).toHaveCount(9);
    await expect(page.getByText(/^Theo bản lưu/)).toHaveCount(0);
  });

  test('the pages of tours can be used by everybody, by day and by night', async ({ page, hotel }) => {
    for (const address of [
      '/tour',
      '/tour-ha-long/du-thuyen-vinh-ha-long-trong-ngay/view',
      '/booking?tourId=1',
      '/tour/x/view',
    ]) {
      await page.goto(hotel.url(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([address, await axeFindingsByDayAndNight(page)]).toEqual([address, []]);
    }
  });
});
