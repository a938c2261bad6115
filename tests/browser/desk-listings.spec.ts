import type { Page } from '@playwright/test';
import { plainPicture } from '../support/pictures';
import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('a post is written with a photograph, published, read on the site, changed and brought back', async ({
  page,
  browser,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/offers'));
  await page.getByRole('link', { name: 'Viết bài mới' }).click();
  await page.getByLabel('Tiêu đề, tiếng Việt').fill('Bún cá buổi sớm');
  const text = page.getByRole('textbox', { name: 'Nội dung, tiếng Việt' });
  const tools = page.getByRole('toolbar', { name: /Nội dung, tiếng Việt/ });
  await text.click();
  await tools.getByRole('button', { name: 'Tiêu đề lớn' }).click();
  await page.keyboard.type('Ăn lúc sáu giờ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nước trong, cá rán giòn.');
  await page.keyboard.press('Enter');

  await tools.getByRole('button', { name: 'Thêm ảnh' }).click();
  const photos = page.getByRole('dialog', { name: 'Chọn ảnh' });
  await photos.getByRole('button', { name: 'Tải ảnh lên' }).first().click();
  const buffer = await plainPicture(900, 600).jpeg().toBuffer();
  await photos.locator('input[type=file]').setInputFiles({ name: 'bun-ca.jpg', mimeType: 'image/jpeg', buffer });
  await photos.getByLabel('Mô tả ảnh (tiếng Việt)').fill('Bát bún cá');
  await photos.getByLabel('Mô tả ảnh (tiếng Anh)').fill('A bowl of fish noodles');
  await photos.getByRole('button', { name: 'Tải lên và dùng ảnh này' }).click();
  await expect(text.getByRole('img', { name: 'Bát bún cá' })).toBeVisible();

  await page.getByLabel('Trạng thái').selectOption('PUBLISHED');
  const preview = page.getByRole('region', { name: 'Khách sẽ thấy' });
  await expect(preview).toContainText('Nước trong, cá rán giòn.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page).toHaveURL(/id=\d+$/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  const guest = await browser.newPage();
  await guest.goto(hotel.url(`/blog/${id}`));
  await expect(guest.getByRole('heading', { name: 'Ăn lúc sáu giờ', level: 2 })).toBeVisible();
  const picture = guest.getByRole('img', { name: 'Bát bún cá' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);

  await page.getByLabel('Tiêu đề, tiếng Việt').fill('Bún cá, sáu giờ sáng');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bún cá, sáu giờ sáng', level: 1 }).first()).toBeVisible();
  // The editors of the text have an undo of their own.
  await page.locator('button[aria-keyshortcuts="Control+Z"]').click();
  await expect(page.getByLabel('Tiêu đề, tiếng Việt')).toHaveValue('Bún cá buổi sớm');
  await guest.goto(hotel.url(`/blog/${id}`));
  await expect(guest.getByRole('heading', { name: 'Bún cá buổi sớm', level: 1 })).toBeVisible();
  await guest.close();
});

test('a tour gets another name and an apartment another price, guests read both, and both come back', async ({
  page,
  browser,
  hotel,
}) => {
  /** Somebody who comes to the site now: a list that was read a moment ago may be a minute old. */
  const asGuest = async (path: string, look: (guest: Page) => Promise<void>): Promise<void> => {
    const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await guest.goto(hotel.url(path));
    await look(guest);
    await guest.close();
  };
  const save = () => page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Hoàn tác', exact: true }).first();
  const preview = page.getByRole('region', { name: 'Khách sẽ thấy' });
  await signInAtDesk(page, hotel);

  const [oldName, newName] = ['Du thuyền vịnh Hạ Long trong ngày', 'Một ngày du thuyền trên vịnh Hạ Long'];
  await page.goto(hotel.url('/reception/offers?list=tours'));
  await page.getByRole('link', { name: oldName }).click();
  const name = page.getByLabel('Tên, tiếng Việt');
  await name.fill(newName);
  await expect(preview).toContainText(newName);
  await save();
  await expect(page.getByText(`Đã lưu “${newName}”`)).toBeVisible();
  // The pointer rests on the notice, which otherwise is gone before a slow phone has the page.
  await undo.hover();
  await asGuest('/tour-ha-long', async (guest) => {
    await guest.getByRole('link', { name: newName }).first().click();
    await expect(guest.getByRole('heading', { level: 1, name: newName })).toBeVisible();
  });
  await undo.click();
  await expect(name).toHaveValue(oldName);
  await asGuest('/tour-ha-long', async (guest) => {
    await expect(guest.getByRole('link', { name: oldName }).first()).toBeVisible();
    await expect(guest.getByRole('link', { name: newName })).toHaveCount(0);
  });

  // 15 % off: 1.500.000 is sold at 1.275.000, 2.000.000 at 1.700.000.
  await page.goto(hotel.url('/reception/offers?list=homes'));
  await page.getByRole('link', { name: 'Studio nhìn vịnh' }).click();
  const price = page.getByRole('group', { name: 'Dòng 1: Studio giường lớn' }).getByLabel('Giá mỗi đêm');
  for (const typed of ['1900000', '2000000']) {
    await price.fill(typed);
    await save();
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toHaveCount(0);
  }
  await undo.hover();
  await expect(preview).toContainText('1.700.000');
  const home = '/apartment/studio-nhin-vinh/view';
  await asGuest(home, (guest) => expect(guest.getByText(/^1\.700\.000/).first()).toBeVisible());
  await undo.click();
  await expect(price).toHaveValue('1.900.000');
  await page.getByRole('button', { name: /^Hoàn tác thay đổi của / }).click();
  await expect(price).toHaveValue('1.500.000');
  await asGuest(home, async (guest) => {
    await expect(guest.getByText(/^1\.275\.000/).first()).toBeVisible();
    await expect(guest.getByText(/^1\.700\.000/)).toHaveCount(0);
  });
});
