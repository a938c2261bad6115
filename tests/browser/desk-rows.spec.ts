import type { Locator } from '@playwright/test';
import { showDay } from '../../src/domain/days';
import { dayFromDesk, dayFromToday } from './days';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  serviceWorkers: 'block',
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

const colorOf = (what: Locator): Promise<string> =>
  what.evaluate((element) => getComputedStyle(element).backgroundColor);

test('a button that ends something is red under the pointer too', async ({ page, hotel }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/bookings?filter=confirmed'));
  await page.getByRole('main').getByRole('row').nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Việc khác' }).click();
  await dialog.getByRole('button', { name: 'Huỷ đơn đặt phòng' }).click();
  const end = dialog.getByRole('button', { name: 'Huỷ đơn đặt phòng' });
  await page.mouse.move(0, 0);
  const before = await colorOf(end);
  await end.hover();
  expect(await colorOf(end)).toBe(before);
});

test('what is refused stands above the buttons of its form, on a phone too', async ({ page, hotel }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/bookings'));
  await page.getByRole('main').getByRole('button', { name: 'Đặt phòng mới' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  await dialog.getByLabel('Khách', { exact: true }).fill('Đỗ Thu Trà');
  await dialog.getByLabel('Ngày đi').fill(showDay(dayFromToday(-1)));
  await dialog.getByLabel('Ngày đi').blur();
  const send = dialog.getByRole('button', { name: /^Đặt phòng/ });
  await send.click();
  const refused = dialog.getByText('Ngày đi phải sau ngày đến.');
  await expect(async () => {
    const said = await refused.boundingBox();
    const button = await send.boundingBox();
    if (!said || !button) throw new Error('Nothing is said');
    expect(said.y + said.height).toBeLessThan(button.y);
  }).toPass({ timeout: 5000 });
});

/** Narrower, a name of three words is a word a line. */
const NAME_WIDTH = 150;

const widthOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.width ?? 0;
const runsOver = (table: Locator): Promise<number> =>
  table.evaluate((element) => {
    const box = element.parentElement ?? element;
    return box.scrollWidth - box.clientWidth;
  });

test('the rows of the desk leave room for names, with all their buttons', async ({ page, hotel }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(page, hotel);
  const made = await page.evaluate(
    async ({ from, to }) => {
      const headers = { 'content-type': 'application/json' };
      const post = async (path: string, body: object): Promise<{ status: number; answer: { totalPrice?: number } }> => {
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, answer: (await answer.json()) as { totalPrice?: number } };
      };
      const guest = {
        roomId: 3,
        checkIn: from,
        checkOut: to,
        guestName: 'Christopher Worthington',
        guestNationality: 'Anh',
      };
      const { answer } = await post('/api/reception/bookings', { ...guest, totalPrice: 1 });
      const booked = await post('/api/reception/bookings', { ...guest, totalPrice: answer.totalPrice });
      const stay = { apartment: 'B902', guestName: 'Christopher Worthington', from, to };
      return [booked.status, (await post('/api/reception/stays', stay)).status];
    },
    { from: dayFromDesk(0), to: dayFromDesk(3) },
  );
  expect(made).toEqual([201, 201]);

  await page.goto(hotel.url('/reception'));
  const coming = page.getByRole('region', { name: /^Sắp đến/ }).getByRole('row', { name: /Worthington/ });
  await expect(coming.getByRole('button', { name: /^Nhận phòng/ })).toBeVisible();
  expect(await widthOf(coming.getByRole('rowheader'))).toBeGreaterThan(NAME_WIDTH);

  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(hotel.url('/reception/stays'));
  const stay = page.getByRole('row', { name: /B902.*Worthington/ });
  await expect(stay.getByRole('button', { name: /^Thu hồi/ })).toBeVisible();
  expect(await widthOf(stay.getByRole('cell', { name: 'Christopher Worthington', exact: true }))).toBeGreaterThan(
    NAME_WIDTH,
  );
  expect(await runsOver(page.getByRole('table'))).toBe(0);
  await page.goto(hotel.url('/reception/codes'));
  await page.getByLabel('Tìm căn hộ').fill('B902');
  const door = page.getByRole('row', { name: /B902/ });
  await expect(door.getByRole('button', { name: /^Xem mã/ })).toBeVisible();
  expect(await runsOver(page.getByRole('table'))).toBe(0);
});
