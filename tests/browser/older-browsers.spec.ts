import { readdirSync, readFileSync } from 'node:fs';
import { DESK_PAGES } from '../../src/app/desk/desk-pages';
import { GUIDE_ADDRESSES, SITE_ADDRESSES } from './addresses';
import { dayFromToday, STAY } from './days';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';
import { makeOlder } from './older-browser';

const ROOM = 2;

test.use({
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password, GUIDE_ACCESS: 'stay' },
});
test.beforeEach(({ context }) => makeOlder(context));

test('every page of site, guide and desk opens in the oldest supported browsers', async ({ page, hotel }) => {
  test.slow();
  const broken: string[] = [];
  const open = async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      await page.goto(hotel.url(address));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main[aria-busy=true], main [aria-busy=true]:visible')).toHaveCount(0);
      if (await page.getByRole('heading', { name: 'Trang này vừa gặp trục trặc' }).count()) broken.push(address);
    }
  };
  await open([...SITE_ADDRESSES, ...GUIDE_ADDRESSES]);
  await signInAtDesk(page, hotel);
  await open(DESK_PAGES.map(({ path }) => path));
  expect(broken).toEqual([]);
});

test('a stay is booked, reaches the wallet, and opens at the desk', async ({ page, hotel }) => {
  const stay = new URLSearchParams({ roomId: String(ROOM), ...STAY, quantity: '1' });
  await page.goto(hotel.url(`/booking-page?${stay.toString()}`));
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Lê Thị Máy Cũ');
  await page.getByRole('textbox', { name: 'Email *' }).fill('maycu@hien.example');
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ví điện tử MoMo/ })
    .click();
  await page.waitForURL(/sandbox\/momo/);
  await page.goto(hotel.url('/dat-phong-cua-ban'));
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Studio|phòng|Căn/i })
      .first(),
  ).toBeVisible();

  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/bookings'));
  await page.getByText('Lê Thị Máy Cũ').first().click();
  await expect(page.getByRole('heading', { name: 'Lịch sử' })).toBeVisible();
});

test('in stay mode the code of a stay is shown', async ({ page, hotel, context }) => {
  const desk = await context.newPage();
  await signInAtDesk(desk, hotel);
  const link = await makeStay(desk, {
    apartment: 'B902',
    guestName: 'Kim Min-ji',
    from: dayFromToday(-1),
    to: dayFromToday(2),
  });
  await page.goto(hotel.url(link));
  await expect(page.getByText('4826#').first()).toBeVisible();
});

test('an article opens in the editor of the desk', async ({ page, hotel }) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/offers'));
  await page.getByRole('link', { name: 'Viết bài mới' }).click();
  const text = page.getByRole('textbox', { name: 'Nội dung, tiếng Việt' });
  await text.fill('Bún cá lúc sáu giờ sáng');
  await expect(text).toHaveText('Bún cá lúc sáu giờ sáng');
});

test('the build writes no colour that they lack', () => {
  const folder = 'dist/client/assets';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  const tooNew = sheets.filter((file) =>
    /oklch\(|oklab\((?!in)|light-dark\(|[ :]lab\(/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(tooNew).toEqual([]);
});

test('the build writes no pattern that they cannot read', () => {
  const folder = 'dist/client/assets';
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Safari looks behind a place from 16.4 on; before, the whole script ends at such a pattern.
  const tooNew = scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(`${folder}/${file}`, 'utf8')));
  expect(tooNew).toEqual([]);
});
