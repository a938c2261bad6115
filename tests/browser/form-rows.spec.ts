import type { Page } from '@playwright/test';
import { signInAtDesk, STAFF } from './desk-staff';
import { dayFromToday } from './days';
import { expect, test } from './hotel';

test.use({
  serviceWorkers: 'block',
  onlyReads: true,
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

/** Fields beside each other whose boxes do not begin at one height, with how far they are apart. */
const uneven = (page: Page, where: string): Promise<string[]> =>
  page.locator(where).evaluate((root) => {
    const fields = [...root.querySelectorAll<HTMLElement>('input, select')].filter(
      (field) => field.checkVisibility() && !field.matches('[type=radio], [type=checkbox], [type=search]'),
    );
    const boxes = fields.map((field) => ({
      name: field.getAttribute('name') ?? '',
      box: field.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const apart = Math.abs(one.box.top - other.box.top);
        const beside = one.box.right <= other.box.left || other.box.right <= one.box.left;
        return beside && apart > 0.5 && apart < 30 ? [`${one.name} ~ ${other.name}: ${apart}`] : [];
      }),
    );
  });

const STAY = `roomId=2&checkIn=${dayFromToday(40)}&checkOut=${dayFromToday(43)}&quantity=1`;
const FORMS = [
  { path: `/booking-page?${STAY}`, where: 'main', send: 'Thanh toán' },
  { path: '/booking?tourId=1', where: 'main', send: 'Gửi yêu cầu đặt tour' },
  { path: '/lien-he', where: 'main form', send: 'Gửi' },
  { path: '/form-qr', where: 'main form', send: 'Mở hướng dẫn' },
];

for (const width of [820, 1440]) {
  test(`fields of a row stand level, with and without messages: guests, ${width} px`, async ({ page, hotel }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const { path, where, send } of FORMS) {
      await page.goto(hotel.url(path));
      const button = page.getByRole('button', { name: send, exact: true }).first();
      await expect(button).toBeVisible();
      expect(await uneven(page, where), path).toEqual([]);
      await button.click();
      await expect(page.locator(`${where} [aria-invalid]`).first()).toBeVisible();
      expect(await uneven(page, where), `${path}, refused`).toEqual([]);
    }
  });

  test(`fields of a row stand level, with and without messages: the desk, ${width} px`, async ({ page, hotel }) => {
    await page.setViewportSize({ width, height: 1000 });
    await signInAtDesk(page, hotel);
    for (const area of ['hours', 'cleaning', 'fees', 'map', 'compensation-1', 'bedding']) {
      await page.goto(hotel.url(`/reception/content?area=${area}`));
      const form = 'main form';
      const first = page.locator(`${form} input`).first();
      await expect(first).toBeVisible();
      expect(await uneven(page, form), area).toEqual([]);
      await first.fill('');
      await first.blur();
      await expect(page.locator(`${form} [aria-invalid]`).first()).toBeVisible();
      expect(await uneven(page, form), `${area}, wrong`).toEqual([]);
    }
    await page.goto(hotel.url('/reception/offers?list=homes&id=1'));
    await expect(page.locator('[name="rooms.0.maxAdults"]')).toBeVisible();
    expect(await uneven(page, 'main form'), 'an apartment').toEqual([]);
    await page.goto(hotel.url('/reception/bookings'));
    await page.getByRole('button', { name: 'Đặt phòng mới' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await uneven(page, '[role=dialog]'), 'a booking at the desk').toEqual([]);
  });
}
