import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { dayFromToday } from './days';
import { expect, test } from './hotel';

/** The demo hotel, with one apartment that has no Wi-Fi password of its own. */
function hotelWithDefault(): string {
  const hotel = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as {
    guide: { code: string; wifi?: { password?: string | null } }[];
  };
  const apartment = hotel.guide.find(({ code }) => code === 'B902');
  delete apartment?.wifi?.password;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hien-default-')), 'hotel.json');
  writeFileSync(file, JSON.stringify(hotel));
  return file;
}

test.use({
  viewport: { width: 1440, height: 900 },
  serverSettings: {
    GUIDE_ACCESS: 'stay',
    HOTEL_FILE: hotelWithDefault(),
    RECEPTION_EMAIL: STAFF.email,
    RECEPTION_PASSWORD: STAFF.password,
  },
});

test(
  'another default Wi-Fi password is on a guest’s open guide within 5 s, and the old one after Ctrl+Z',
  { tag: '@timed' },
  async ({ page, browser, hotel }) => {
    await signInAtDesk(page, hotel);
    const stay = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(-1), to: dayFromToday(4) };
    const path = await makeStay(page, stay);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
    const guide = await phone.newPage();
    await guide.goto(hotel.url(path));
    await expect(guide.getByText('hienchaoban').first()).toBeVisible();

    await page.goto(hotel.url('/reception/codes'));
    await page.getByRole('button', { name: 'Mã mặc định', exact: true }).click();
    await page.getByLabel('Mật khẩu Wi-Fi').fill('gio-mua-dong-bac');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(guide.getByText('gio-mua-dong-bac').first()).toBeVisible({ timeout: 5000 });
    await page.keyboard.press('Control+z');
    await expect(guide.getByText('hienchaoban').first()).toBeVisible({ timeout: 5000 });
    await expect(guide.getByText('gio-mua-dong-bac')).toHaveCount(0);
    await phone.close();
  },
);
