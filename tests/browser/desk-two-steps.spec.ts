import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { Authenticator } from '../support/second-factor';
import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

/** Sets the second factor up on the page of the staff; gives the phone and the ten codes for paper. */
async function setUp(page: Page): Promise<{ phone: Authenticator; paper: string[] }> {
  await page.getByRole('button', { name: 'Cài xác thực hai bước' }).click();
  await expect(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible();
  const secret = await page.locator('code', { hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ }).innerText();
  await expect(page.getByRole('link', { name: 'Mở ứng dụng xác thực trên máy này' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/,
  );
  const phone = new Authenticator(secret.replaceAll(' ', ''));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Mã 6 số').fill(phone.at(Date.now()));
  await page.getByRole('button', { name: 'Bật xác thực hai bước' }).click();
  const list = page.getByRole('region', { name: '10 mã dự phòng' });
  await expect(list.locator('li code')).toHaveCount(10);
  const paper = await list.locator('li code').allInnerTexts();
  return { phone, paper };
}

test('a second factor is set up at the desk, printed, and asked for on a phone', async ({ page, browser, hotel }) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/staff'));
  const { paper } = await setUp(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheets]').getByText(paper[9] ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nhân viên', level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Tôi đã cất các mã này' }).click();
  await expect(page.getByText('Còn 10 mã dự phòng chưa dùng.')).toBeVisible();
  await expect(page.getByRole('row', { name: /letan@hien\.example.*Đang bật/ })).toBeVisible();
  await expect(page.getByText(paper[0] ?? '')).toHaveCount(0);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'vi-VN' });
  const phonePage = await context.newPage();
  await phonePage.goto(hotel.url('/reception'));
  await phonePage.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).tap();
  await phonePage.getByLabel('Email').fill(STAFF.email);
  await phonePage.getByLabel('Mật khẩu', { exact: true }).fill(STAFF.password);
  await phonePage.getByRole('dialog').getByRole('button', { name: 'Đăng nhập', exact: true }).tap();
  const code = phonePage.getByLabel('Mã xác thực');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await phonePage.getByRole('button', { name: 'Xác nhận' }).tap();
  await expect(phonePage.getByText('Mã chưa đúng hoặc đã được dùng. Hãy nhập mã mới.')).toBeVisible();
  expect(await axeFindings(phonePage)).toEqual([]);
  await phonePage.getByRole('button', { name: 'Dùng mã dự phòng' }).tap();
  await phonePage.getByLabel('Mã dự phòng').fill(paper[0] ?? '');
  await phonePage.getByRole('button', { name: 'Xác nhận' }).tap();
  await expect(phonePage.getByRole('heading', { name: 'Hôm nay', level: 1 })).toBeVisible();
  await context.close();
});

test('whoever has no second factor sets it up before anything else where the hotel asks for it; what is ended is out at once', async ({
  page,
  browser,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/staff'));
  const rule = page.getByRole('button', { name: 'Yêu cầu với mọi nhân viên' });
  await expect(rule).toBeDisabled();
  await setUp(page);
  await rule.click();
  await expect(page.getByRole('button', { name: 'Không yêu cầu nữa' })).toBeVisible();

  const hoa = { email: 'hoa@hien.example', password: 'Cua-go-lim-27' };
  const added = spawnSync(process.execPath, ['dist/server/staff.js', 'add', hoa.email], {
    env: { ...process.env, DATA_DIR: hotel.server.dataDir },
    input: `${hoa.password}\nNguyễn Thị Hoa\n`,
    encoding: 'utf8',
  });
  expect(added.status, added.stderr).toBe(0);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
  const other = await context.newPage();
  await signInAtDesk(other, hotel, hoa);
  await other.goto(hotel.url('/reception'));
  await expect(other.getByRole('heading', { name: 'Cài xác thực hai bước' })).toBeVisible();
  await setUp(other);
  await other.getByRole('button', { name: 'Tôi đã cất các mã này' }).click();
  await expect(other.getByRole('heading', { name: 'Hôm nay', level: 1 })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `Thu hồi quyền: ${hoa.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi quyền' }).click();
  await expect(page.getByRole('row', { name: /hoa@hien\.example/ })).toHaveCount(0);
  // Nobody touches that device: its page hears of it by itself.
  await expect(other.getByRole('heading', { name: 'Dành cho lễ tân' })).toBeVisible({ timeout: 20_000 });
  expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await context.close();
});
