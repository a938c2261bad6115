import { axeFindings } from './axe';
import { dayFromToday } from './days';
import { tap } from './finger';
import { expect, test } from './hotel';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serverSettings: { GUIDE_ACCESS: 'stay' } });

test('a door is chosen on the plan by finger, and is open with nobody awake once it is paid', async ({
  page,
  hotel,
}) => {
  test.slow();
  const stay = { checkIn: dayFromToday(40), checkOut: dayFromToday(42) };
  const query = new URLSearchParams({ location: 'ha-long', ...stay, room: '1', adults: '2', children: '0' });
  await page.goto(hotel.url(`/search-results?${query.toString()}`));
  const home = 'Căn một phòng ngủ nhìn đảo';
  await tap(page.getByRole('article', { name: home }).getByRole('link', { name: home }));
  const room = page.getByRole('article', { name: 'Cả căn', exact: true });
  await tap(room.getByRole('button', { name: 'ĐẶT NGAY' }));
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Nguyễn Thị Ngọc Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');

  await tap(page.getByRole('button', { name: 'Chọn cửa' }));
  const dialog = page.getByRole('dialog', { name: 'Chọn cửa của bạn' });
  await tap(dialog.getByRole('button', { name: 'Xuống tầng 7' }));
  // A finger on the door beside it means the free one.
  const plan = dialog.getByRole('radiogroup', { name: 'Mặt bằng tầng 7, toà B' });
  await plan.scrollIntoViewIfNeeded();
  const box = (await plan.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(box.x + (box.width * 317) / 360, box.y + (box.height * (212 - 48)) / 306);
  await expect(plan.getByRole('radio', { name: 'B709, tầng 7, nhìn ra vịnh, còn trống' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await tap(dialog.getByRole('button', { name: 'Chọn căn này' }));
  await expect(page.getByRole('region', { name: 'Cửa của bạn' })).toContainText('B709');

  await tap(page.getByRole('button', { name: /^Thanh toán$/ }));
  await tap(page.getByRole('dialog').getByRole('button', { name: /MoMo/ }));
  await page.waitForURL(/sandbox\/momo/);
  await tap(page.getByRole('button', { name: /^Trả \d/ }));
  await page.waitForURL(/\/booking\//);
  await expect(page.getByRole('heading', { name: 'Đã xác nhận' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Bạn đã chọn căn này')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Mở hướng dẫn căn B709' }));
  await page.waitForURL(/\/hiden-page\/B709#s=/);
  await expect(page.getByText('Mã cửa hiện lúc')).toBeVisible();
});
