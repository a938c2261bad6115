import { AxeBuilder } from '@axe-core/playwright';
import { plainPicture } from '../support/pictures';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
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
  await photos.getByLabel('Ảnh có gì, bằng tiếng Việt').fill('Bát bún cá');
  await photos.getByLabel('Ảnh có gì, bằng tiếng Anh').fill('A bowl of fish noodles');
  await photos.getByRole('button', { name: 'Tải lên và dùng ảnh này' }).click();
  await expect(text.getByRole('img', { name: 'Bát bún cá' })).toBeVisible();

  await page.getByLabel('Tình trạng').selectOption('PUBLISHED');
  const preview = page.getByRole('region', { name: 'Khách sẽ thấy' });
  await expect(preview).toContainText('Nước trong, cá rán giòn.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await expect(page.getByLabel('Tiêu đề, tiếng Việt')).toHaveValue('Bún cá buổi sớm');
  await guest.goto(hotel.url(`/blog/${id}`));
  await expect(guest.getByRole('heading', { name: 'Bún cá buổi sớm', level: 1 })).toBeVisible();
  await guest.close();
});
