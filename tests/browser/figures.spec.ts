import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Locator, Page } from '@playwright/test';
import { DATABASE_FILE } from '../../src/server/platform/db/place';
import { fillHouse, houseOf } from '../bench/house.mjs';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, type Hotel, test } from './hotel';
import { Thumb } from './thumb';

const DOORS = 60;
/** Doors of the last room type stand empty: who comes today can be given one. */
const TAKEN = { doors: 48, bookings: 336 };
const SCREEN = { width: 1440, height: 900 };
/** The most that a guest may cost at the desk, in inputs; and how long the board may be on a phone. */
const MOST = { arrival: 2, arrivalWithMoneyAndLink: 6, walkIn: 7, foreignerDeclared: 14, boardScreens: 4 };
const LEAST_BOOKINGS_SEEN = 20;

const HOTEL_FILE = path.join(mkdtempSync(path.join(tmpdir(), 'hien-sixty-doors-')), 'hotel.json');
// The hotel's day is the calendar's: the flow is the same at any hour.
writeFileSync(HOTEL_FILE, JSON.stringify({ ...houseOf(DOORS), hours: { dayEnds: '00:00' } }));

test.use({
  hasTouch: true,
  serverSettings: { HOTEL_FILE, RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

/** Fills the house as it is on an evening: who leaves and who comes today is half gone, and half here. */
function fill({ server }: Hotel): void {
  const file = path.join(server.dataDir, DATABASE_FILE);
  fillHouse(file, TAKEN);
  const db = new DatabaseSync(file);
  db.exec("update revisions set value = value + 1 where name = 'guide'");
  db.close();
}

/** Books the empty room type for guests who are to come today. */
async function expectToday(
  page: Page,
  guests: readonly (readonly [name: string, nationality: string])[],
): Promise<void> {
  const statuses = await page.evaluate(async (names) => {
    const { day } = (await (await fetch('/api/reception/wall')).json()) as { day: string };
    const checkOut = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const answers: number[] = [];
    for (const [guestName, guestNationality] of names) {
      const body = { checkIn: day, checkOut, roomId: 5, totalPrice: 1_000_000, guestName, guestNationality };
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      answers.push(
        (await fetch('/api/reception/bookings', { method: 'POST', headers, body: JSON.stringify(body) })).status,
      );
    }
    return answers;
  }, guests);
  expect(statuses).toEqual(guests.map(() => 201));
}

const button = (place: Locator | Page, name: string | RegExp): Locator => place.getByRole('button', { name });

/** Holds what somebody does to a number of taps; a field that is filled is one, with the tap that leads into it. */
async function within(most: number, what: string, does: (thumb: Thumb) => Promise<void>): Promise<void> {
  const thumb = new Thumb();
  await does(thumb);
  test.info().annotations.push({ type: 'figures', description: `${what}: ${thumb.taps}` });
  expect.soft(thumb.taps, what).toBeLessThanOrEqual(most);
}

test('an evening in sixty doors takes few inputs at the desk, and few screens', async ({ page, browser, hotel }) => {
  await signInAtDesk(page, hotel);
  fill(hotel);
  await expectToday(page, [
    ['An Arrival', 'Việt Nam'],
    ['Binh Payer', 'Việt Nam'],
    ['Claire Martin', 'Pháp'],
  ]);
  const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  const arrive = async (thumb: Thumb, guest: string): Promise<void> => {
    await thumb.tap(row(guest).getByRole('link'));
    await thumb.tap(button(dialog, /^Xếp phòng/));
    // The one next step of a phone's panel stays at its foot, wherever in it somebody reads.
    await dialog.getByRole('heading').last().scrollIntoViewIfNeeded();
    await expect(button(dialog, 'Nhận phòng')).toBeInViewport();
    await thumb.tap(button(dialog, 'Nhận phòng'));
    // Opens the form, and sends it.
    for (let press = 0; press < 2; press += 1) await thumb.tap(button(dialog, /^Thu 1.000.000/).first());
    await thumb.tap(button(dialog, 'Link của khách'));
    await expect(page.getByRole('img', { name: /Mã QR/ })).toBeVisible();
  };

  await page.goto(hotel.url('/reception'));
  // Whatever there is to do stands there before anything is measured.
  await expect(row('Claire Martin')).toBeVisible();
  await expect(page.getByText('phòng đã bán đêm nay')).toBeAttached();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  test.info().annotations.push({ type: 'figures', description: `board: ${screens.toFixed(1)} screens` });
  expect.soft(screens, 'screens of the board').toBeLessThanOrEqual(MOST.boardScreens);

  await within(MOST.arrival, 'arrival', async (thumb) => {
    await thumb.tap(button(row('An Arrival'), /^Xếp /));
    await expect(button(row('An Arrival'), /^Xếp /)).toHaveCount(0);
    await thumb.tap(button(row('An Arrival'), /^Nhận phòng/));
    await expect(button(row('An Arrival'), /^Trả phòng/)).toBeVisible();
  });

  await within(MOST.arrivalWithMoneyAndLink, 'arrival with money and link', (thumb) => arrive(thumb, 'Binh Payer'));

  await page.goto(hotel.url('/reception'));
  await within(MOST.walkIn, 'walk-in', async (thumb) => {
    await thumb.tap(page.getByRole('link', { name: 'Đặt phòng mới' }));
    await thumb.tap(dialog.getByRole('radio', { name: /^Studio 5/ }));
    await thumb.type(dialog.getByRole('textbox', { name: 'Khách' }), 'Dung Walker');
    await thumb.tap(dialog.getByRole('radio', { name: 'Việt Nam' }));
    await thumb.type(dialog.getByLabel('Điện thoại'), '0912 345 678');
    await thumb.tap(dialog.getByRole('radio', { name: 'Tiền mặt' }));
    await thumb.tap(button(dialog, 'Khách đã có mặt, nhận phòng luôn'));
    await expect(dialog.getByRole('button', { name: 'Trả phòng' })).toBeVisible();
  });

  await page.goto(hotel.url('/reception'));
  await within(MOST.foreignerDeclared, 'foreigner with money, link and declaration', async (thumb) => {
    await arrive(thumb, 'Claire Martin');
    // The link, and the booking below it.
    for (const _ of ['link', 'booking']) await thumb.tap(button(dialog, 'Đóng').first());
    await thumb.tap(page.getByRole('link', { name: 'Xem: Claire Martin' }));
    await thumb.tap(button(row('Claire Martin'), /^Nhập thông tin/));
    await thumb.tap(dialog.getByRole('radio', { name: 'Nữ' }));
    await thumb.type(dialog.getByLabel('Ngày sinh'), '12/03/1990');
    await thumb.type(dialog.getByLabel('Số hộ chiếu'), '19AB12345');
    await thumb.tap(button(dialog, 'Lưu'));
    await expect(page.getByRole('row', { name: /^CLAIRE MARTIN/ })).toBeVisible();
  });

  const wide = await browser.newPage({
    viewport: SCREEN,
    locale: 'vi-VN',
    storageState: await page.context().storageState(),
  });
  await wide.goto(hotel.url('/reception/bookings'));
  const rows = wide.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const seen = await rows.evaluateAll((all) => {
    const isWhole = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
    return all.filter((one) => isWhole(one.getBoundingClientRect())).length;
  });
  test.info().annotations.push({ type: 'figures', description: `list: ${seen} bookings` });
  expect.soft(seen, 'bookings on a screen').toBeGreaterThanOrEqual(LEAST_BOOKINGS_SEEN);
  await wide.close();
});
