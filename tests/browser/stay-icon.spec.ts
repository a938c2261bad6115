import type { Browser, BrowserContext, Page } from '@playwright/test';
import { showToCamera } from './camera';
import { dayFromToday } from './days';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { expect, type Hotel, test, waitUntilKept } from './hotel';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;
const ZALO = `${IPHONE} Mobile/15E148 Zalo iOS/575 ZaloTheme/light ZaloLanguage/vi`;
const ADD = 'Thêm vào màn hình chính';
const OPEN_HERE = 'Mở bằng đường dẫn hoặc mã QR';

const phoneOf = (browser: Browser, userAgent = SAFARI): Promise<BrowserContext> =>
  browser.newContext({ userAgent, viewport: { width: 390, height: 844 }, locale: 'vi-VN', hasTouch: true });

/** The icon as iOS starts it: in a window of its own, with storage that has nothing of Safari's. */
async function iconOf(browser: Browser): Promise<BrowserContext> {
  const icon = await phoneOf(browser);
  await icon.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  return icon;
}

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  icons: { src: string }[];
}

/** The manifest that a browser finds in the page. */
async function manifestOf(page: Page): Promise<Manifest> {
  const cdp = await page.context().newCDPSession(page);
  const { data = '{}' } = await cdp.send('Page.getAppManifest');
  await cdp.detach();
  return JSON.parse(data) as Manifest;
}

const code = (page: Page) => page.locator('#door p').filter({ hasText: '4826' });

/** The link of a stay that runs, as reception sends it. */
async function stayPath(desk: Page, hotel: Hotel): Promise<string> {
  await signInAtDesk(desk, hotel);
  const stay = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(-1), to: dayFromToday(4) };
  return makeStay(desk, stay);
}

test.describe('the icon of a stay on an iPhone', () => {
  test.use({
    serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
  });

  test('opens the door code in storage of its own, also without a network; the key reaches no address of the server', async ({
    page,
    browser,
    hotel,
  }) => {
    const path = await stayPath(page, hotel);
    const phone = await phoneOf(browser);
    const guide = await phone.newPage();
    await guide.goto(hotel.url(path));
    await expect(code(guide)).toBeVisible();
    await expect(guide.locator('link[rel=manifest][href^="blob:"]')).toBeAttached();
    const manifest = await manifestOf(guide);
    expect(manifest.start_url).toBe(hotel.url(path));
    expect(manifest).toMatchObject({ id: hotel.url('/hiden-page/B902'), scope: hotel.url('/hiden-page/') });
    for (const { src } of manifest.icons) expect((await guide.request.get(src)).status()).toBe(200);

    const icon = await iconOf(browser);
    const app = await icon.newPage();
    await app.goto(manifest.start_url);
    await expect(code(app)).toBeVisible();
    await waitUntilKept(app);
    await expect(app.getByRole('button', { name: ADD })).toHaveCount(0);
    await app.close();
    hotel.network.set('refuse');
    const again = await icon.newPage();
    await again.goto(manifest.start_url);
    await expect(code(again)).toBeVisible();

    const key = path.replace(/.*#s=/, '');
    expect(key.length).toBeGreaterThan(21);
    const told = hotel.network.seen.filter(({ path: asked, headers }) =>
      `${asked} ${headers.referer ?? ''}`.includes(key),
    );
    expect(told).toEqual([]);
    await Promise.all([phone.close(), icon.close()]);
  });

  test('does not open what it was told to forget, and takes the link that is pasted', async ({
    page,
    browser,
    hotel,
  }) => {
    const path = await stayPath(page, hotel);
    const icon = await iconOf(browser);
    const app = await icon.newPage();
    await app.goto(hotel.url(path));
    await expect(code(app)).toBeVisible();
    await app.getByRole('button', { name: 'Quên thiết bị này' }).tap();
    await app.getByRole('button', { name: 'Xoá khỏi máy' }).tap();
    await expect(app.getByText('Máy này đã quên bạn')).toBeVisible();
    await expect.poll(async () => (await manifestOf(app)).start_url).toBe('/hiden-page/B902');

    await app.goto('about:blank');
    await app.goto(hotel.url(path));
    await expect(app.getByText('Mã cửa chưa mở trên máy này')).toBeVisible();
    await app.getByRole('button', { name: OPEN_HERE }).tap();
    const field = app.getByLabel('Đường dẫn mà lễ tân đã gửi');
    await field.fill(hotel.url('/hiden-page/B902'));
    await app.getByRole('button', { name: 'Mở', exact: true }).tap();
    await expect(app.getByRole('alert').filter({ hasText: 'không có đường dẫn mở mã cửa' })).toBeVisible();
    await field.fill(`Chào bạn, mã cửa ở đây: ${hotel.url(path)}. Hẹn gặp!`);
    await app.getByRole('button', { name: 'Mở', exact: true }).tap();
    await expect(code(app)).toBeVisible();
    await icon.close();
  });

  test('without a key reads the QR code with its own camera', async ({ page, browser, hotel }) => {
    const path = await stayPath(page, hotel);
    const icon = await iconOf(browser);
    const app = await icon.newPage();
    await app.goto(hotel.url('/hiden-page/B902'));
    await app.getByRole('button', { name: OPEN_HERE }).tap();
    await showToCamera(app, hotel.url('/hiden-page/B902'));
    await app.getByRole('button', { name: 'Quét mã QR' }).tap();
    await expect(app.getByText('Mã QR này không mở được mã cửa.', { exact: false })).toBeVisible();
    await app.getByRole('button', { name: 'Dừng quét' }).tap();
    await showToCamera(app, hotel.url(path));
    await app.getByRole('button', { name: 'Quét mã QR' }).tap();
    await expect(code(app)).toBeVisible();
    await icon.close();
  });

  test('is added from Safari: the window of Zalo says so, and gives the link with its key', async ({
    page,
    browser,
    hotel,
  }) => {
    const path = await stayPath(page, hotel);
    const zalo = await phoneOf(browser, ZALO);
    await zalo.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hotel.url('').replace(/\/$/, '') });
    const guide = await zalo.newPage();
    await guide.goto(hotel.url(path));
    await guide.getByRole('button', { name: ADD }).tap();
    const sheet = guide.getByRole('dialog', { name: ADD });
    await expect(sheet).toContainText('Cửa sổ của Zalo không thêm được biểu tượng');
    await expect(sheet.getByRole('listitem').first()).toContainText('Mở bằng trình duyệt');
    await sheet.getByRole('button', { name: 'Sao chép đường dẫn' }).tap();
    await expect(sheet.getByRole('status')).toHaveText('Đã sao chép đường dẫn.');
    expect(await guide.evaluate(() => navigator.clipboard.readText())).toBe(hotel.url(path));
    await zalo.close();
  });
});

test('in open mode an iPhone is given the apartment’s own manifest, and the steps of its browser', async ({
  browser,
  hotel,
}) => {
  const phone = await phoneOf(browser);
  const guide = await phone.newPage();
  await guide.goto(hotel.url('/hiden-page/B902'));
  await guide.getByRole('button', { name: ADD }).tap();
  const sheet = guide.getByRole('dialog', { name: ADD });
  await expect(sheet.getByRole('listitem').nth(1)).toHaveText('Kéo xuống, chọn Thêm vào MH chính.');
  expect((await manifestOf(guide)).start_url).toBe('/hiden-page/B902');
  expect(new URL(guide.url()).hash).toBe('');
  await phone.close();
});
