import { axeFindings } from './axe';
import { expect, test } from './hotel';

test.use({ onlyReads: true });

test('the blog is read page by page, and what was listed can be read without a network', async ({
  page,
  hotel,
  context,
}) => {
  await page.goto(hotel.url('/blog'));
  await expect(page.getByRole('heading', { level: 1, name: 'Blog du lịch' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('link', { name: 'Trang 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByRole('navigation', { name: 'Danh mục bài viết' }).getByRole('link', { name: 'Ẩm thực' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);

  const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  // The page of a post is a chunk of its own; once it has been opened it is on the phone.
  await page.getByRole('link', { name: 'Xem thêm' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hình ảnh trải nghiệm' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();

  await context.setOffline(true);
  const another = page.getByRole('article').nth(2);
  const other = (await another.getByRole('heading').textContent()) ?? '';
  await another.getByRole('link', { name: 'Xem thêm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await expect(page.getByText(/^Theo bản lưu lúc/)).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: 'block' });

  test('a review leads to the story of its apartment, and the story to the apartment', async ({ page, hotel }) => {
    await page.goto(hotel.url('/event?name=Studio%20nh%C3%ACn%20v%E1%BB%8Bnh'));
    await expect(page.getByRole('heading', { level: 1, name: 'Chuyện ở Studio nhìn vịnh' })).toBeVisible();
    await page.getByRole('link', { name: 'Xem căn này' }).click();
    await expect(page).toHaveURL(/\/apartment-ha-long\/studio-nhin-vinh\/view/);
    await expect(page.getByRole('heading', { level: 1, name: 'Studio nhìn vịnh' })).toBeVisible();
  });

  test('who runs no script reads the page, and finds the way on', async ({ browser, hotel }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(hotel.url('/apartment-ha-long/studio-nhin-vinh/view'));
    await expect(page).toHaveTitle(/^Studio nhìn vịnh/);
    await expect(page.getByRole('heading', { level: 1, name: 'Studio nhìn vịnh' })).toBeVisible();
    await page.getByRole('link', { name: 'Danh sách căn hộ Hạ Long' }).click();
    await expect(page.getByRole('link', { name: 'Studio nhìn đảo xa' })).toBeVisible();
    const missing = await page.goto(hotel.url('/blog/999'));
    expect(missing?.status()).toBe(404);
    await context.close();
  });

  test('a page goes on without what the server said about the first one', async ({ page, hotel }) => {
    await page.goto(hotel.url('/explore&experience'));
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Xem thêm' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Họp mặt gia đình' })).toBeVisible();
    await expect(page.locator('[data-served]')).toHaveCount(0);
  });
});
