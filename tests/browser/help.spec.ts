import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, type Hotel, openAndKeep, test } from './hotel';

/** Messages that the server has taken, read from its database. */
function taken(hotel: Hotel): string[] {
  const db = new DatabaseSync(path.join(hotel.server.dataDir, 'hien.db'), { readOnly: true });
  try {
    return db
      .prepare('select message from contact_messages order by received_at')
      .all()
      .map((row) => String((row as { message: unknown }).message));
  } finally {
    db.close();
  }
}

test.describe('help and the house', () => {
  test('an issue written without a network is kept and delivered once; the chat answers meanwhile', async ({
    page,
    hotel,
  }) => {
    await openAndKeep(page, hotel);
    await page.goto(hotel.url('/support'));
    await page.getByRole('tab', { name: 'Tạo issue' }).waitFor();
    // The site's files follow the guide's; they are whole when nothing more has come for a while.
    let before = -1;
    await expect
      .poll(
        async () => {
          const now = await page.evaluate(async () => (await (await caches.open('hien-site')).keys()).length);
          const settled = now > 0 && now === before;
          before = now;
          return settled;
        },
        { intervals: [2500], timeout: 40_000 },
      )
      .toBe(true);
    hotel.network.set('refuse');
    await page.goto(hotel.url('/support'));
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Diễm');
    await page.getByRole('textbox', { name: 'Email' }).fill('diem@hien.example');
    await page.getByRole('textbox', { name: 'Số điện thoại' }).pressSequentially('0912 34a5678');
    await expect(page.getByRole('textbox', { name: 'Số điện thoại' })).toHaveValue('0912345678');
    await page.getByRole('textbox', { name: 'Nội dung' }).fill('B902 mất nước nóng');
    await page.getByRole('button', { name: 'Gửi', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Đã giữ trên máy, tự gửi khi có mạng');
    expect(taken(hotel)).toEqual([]);

    // By the keyboard: on a phone it steps aside for the fields that lie under it.
    await page.getByRole('button', { name: /^Nhắn cho/ }).press('Enter');
    await page.getByRole('button', { name: /^Hỏi ngay/ }).click();
    await page.getByRole('textbox', { name: 'Câu hỏi của bạn' }).fill('bep tu khong len');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByRole('link', { name: 'Xem: Bếp từ' })).toBeVisible({ timeout: 15_000 });
    await page.keyboard.press('Escape');

    hotel.network.set('pass');
    await expect.poll(() => taken(hotel), { timeout: 30_000 }).toEqual(['B902 mất nước nóng']);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Đã gửi lúc', { timeout: 30_000 });
  });
});
