import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { showDay } from '../../../src/domain/days';
import { dayFromToday, dayName } from '../../browser/days';
import { expect, test } from '../../browser/hotel';
import { ZONES } from '../../support/zones';
import { note } from './note';

/** A room of the demo hotel of which there are two, and which is paid for on arrival. */
const ROOM = 2;

/** The night of a Sunday on which clocks change somewhere: the last of March or October, the second of March, the first of November. */
function nextChange(month: number, week: 'first' | 'second' | 'last', today: string): string {
  for (let year = Number(today.slice(0, 4)); ; year += 1) {
    const sundays = Array.from({ length: 31 }, (_, n) => new Date(Date.UTC(year, month - 1, n + 1))).filter(
      (day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === 0,
    );
    const day = { first: sundays[0], second: sundays[1], last: sundays.at(-1) }[week]?.toISOString().slice(0, 10) ?? '';
    if (day > today) return day;
  }
}
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('S-36: days picked in seven zones, across changes of clocks, are the same days in request, database and on screen', async ({
  browser,
  hotel,
}) => {
  test.setTimeout(600_000);
  const today = dayFromToday(0);
  const changes = [
    nextChange(3, 'second', today),
    nextChange(3, 'last', today),
    nextChange(10, 'last', today),
    nextChange(11, 'first', today),
  ];
  const seen: string[] = [];
  for (const [index, timezoneId] of ZONES.entries()) {
    const context = await browser.newContext({ timezoneId, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    // Picked in the calendar.
    const stay = { checkIn: dayFromToday(32), checkOut: dayFromToday(34) };
    await page.goto(hotel.url('/apartment-detail/1'));
    const card = page.getByRole('article').first();
    await card.getByRole('textbox', { name: 'Ngày đến' }).first().fill(showDay(stay.checkIn));
    await card.getByRole('textbox', { name: 'Ngày đến' }).first().press('Enter');
    await page
      .getByRole('button', { name: dayName(stay.checkOut) })
      .first()
      .click();
    await expect(card.getByText(/2\sđêm/).first()).toBeVisible();
    await card.getByRole('button', { name: 'ĐẶT NGAY' }).first().click();
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`));
    // And booked, over a night in which clocks change somewhere.
    const change = changes[index % changes.length] ?? '';
    const [checkIn, checkOut] = [plus(change, -1), plus(change, 1)];
    await page.goto(hotel.url(`/booking-page?roomId=${ROOM}&checkIn=${checkIn}&checkOut=${checkOut}&quantity=1`));
    await expect(page.getByText(showDay(checkIn)).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Họ và tên *' }).fill(`Khách ${timezoneId}`);
    await page.getByRole('textbox', { name: 'Email *' }).fill(`zone${index}@hien.example`);
    await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Thanh toán tại chỗ/ })
      .click();
    const done = page
      .getByRole('dialog', { name: 'Giữ chỗ thành công' })
      .or(page.getByRole('alert').filter({ hasText: 'Những đêm này' }));
    await expect(done.first()).toBeVisible({ timeout: 15_000 });
    const sent = hotel.network.seen
      .filter(({ method, path: at }) => method === 'POST' && at === '/api/apartment-bookings')
      .at(-1);
    const body = JSON.parse(sent?.body ?? '{}') as { checkIn: string; checkOut: string; totalPrice: number };
    seen.push(`${body.checkIn} ${body.checkOut}`);
    expect([body.checkIn, body.checkOut], timezoneId).toEqual([checkIn, checkOut]);
    await context.close();
  }
  const db = new DatabaseSync(path.join(hotel.server.dataDir, 'hien.db'), { readOnly: true });
  const kept = db
    .prepare(`select check_in, check_out, total from bookings where guest_name like 'Khách %/%'`)
    .all() as { check_in: string; check_out: string; total: number }[];
  db.close();
  const days = new Set(changes.map((change) => `${plus(change, -1)} ${plus(change, 1)}`));
  note(
    `${ZONES.length} zones, ${changes.length} changes of clocks (${changes.join(', ')}): ${seen.length} requests and ${kept.length} bookings with the days that were picked, ${new Set(kept.map(({ total }) => total)).size} price`,
  );
  expect(kept.length).toBeGreaterThanOrEqual(changes.length);
  for (const row of kept) expect(days).toContain(`${row.check_in} ${row.check_out}`);
  expect(new Set(kept.map(({ total }) => total)).size).toBe(1);
});
