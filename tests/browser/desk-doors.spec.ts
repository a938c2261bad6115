import { dayFromDesk } from './days';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { tap } from './finger';
import { expect, test } from './hotel';

test.use({
  hasTouch: true,
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  serverSettings: { GUIDE_ACCESS: 'open', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('a thumb adds a floor of doors, gives them a room type, makes one ready and retires another', async ({
  page,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/codes'));
  await tap(page.getByRole('button', { name: 'Thêm căn' }));
  const dialog = page.getByRole('dialog');
  await tap(dialog.getByRole('button', { name: 'Theo mẫu' }));
  await tap(dialog.getByLabel('Những căn nào'));
  await dialog.getByLabel('Những căn nào').fill('R1: tầng 8–9, căn 01–12, trừ căn 04');
  await tap(dialog.getByRole('button', { name: 'Xem trước' }));
  await expect(dialog.getByText('22 căn mới')).toBeVisible();
  await expect(dialog.getByText(/Toà R1 là toà mới/)).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Thêm 22 căn' }));
  await expect(dialog).toHaveCount(0);

  await page.getByLabel('Toà', { exact: true }).selectOption('R1');
  await tap(page.getByText('Chọn cả 22 căn tìm thấy'));
  const bar = page.getByRole('group', { name: 'Đã chọn 22 căn' });
  await bar.getByLabel('Loại phòng').selectOption({ index: 1 });
  const roomType = (await bar.getByLabel('Loại phòng').locator('option:checked').textContent()) ?? '';
  await tap(bar.getByRole('button', { name: 'Gán loại phòng này' }));
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('row', { name: /R1801/ })).toContainText(roomType);

  // One door is retired: whoever opens its guide is told what a stranger to the house is told.
  await tap(page.getByRole('button', { name: 'Việc khác: R1802' }));
  await tap(page.getByRole('button', { name: 'Sửa: R1802' }));
  await tap(dialog.getByRole('button', { name: 'Ngừng dùng' }));
  await expect(page.getByRole('row', { name: /R1802/ })).toHaveCount(0);
  const answer = await page.request.get(hotel.url('/api/guide/R1802'));
  expect(await answer.json()).toMatchObject({ known: false, doorCode: null });

  // Somebody comes today: the board says with one tap that the door is ready.
  await makeStay(page, { apartment: 'R1801', guestName: 'Lý Hà My', from: dayFromDesk(0), to: dayFromDesk(2) });
  await page.goto(hotel.url('/reception'));
  const row = page.getByRole('row', { name: /Lý Hà My/ });
  await tap(row.getByRole('button', { name: 'Việc khác: Lý Hà My' }));
  await tap(row.getByRole('button', { name: 'Đã dọn xong: R1801' }));
  await expect(row.getByText(/R1801 sẵn sàng \d\d:\d\d/)).toBeVisible();
  await page.goto(hotel.url('/reception/codes'));
  await page.getByLabel('Tìm căn hộ').fill('R1801');
  await expect(page.getByRole('row', { name: /R1801/ })).toContainText(/sẵn sàng \d\d:\d\d/);
});
