import type { Locator, Page } from '@playwright/test';
import { addDays, showDay } from '../../src/domain/days';
import { dayFromToday, dayName } from './days';
import { drag, tap } from './finger';
import { expect, test } from './hotel';

const PHONES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];
const today = dayFromToday(0);
const IN = addDays(today, 2);
const OUT = addDays(today, 4);

const boxOf = (page: Page): Locator => page.getByRole('search', { name: 'Tìm phòng' });
const part = (box: Locator, name: RegExp): Locator => box.getByRole('button', { name });
const panelsOpen = (box: Locator): Locator => box.locator('button[aria-expanded="true"][aria-controls$="-panel"]');

/** The button of a day in the calendar, turned to its month if need be. */
async function tapDay(box: Locator, day: string): Promise<void> {
  await box.getByRole('grid').waitFor();
  const button = box.getByRole('button', { name: dayName(day) });
  if ((await button.count()) === 0) await tap(box.getByRole('button', { name: 'Tháng sau' }));
  await tap(button);
}

async function tapBothDays(box: Locator): Promise<void> {
  await tap(part(box, /^Ngày đến/));
  await tapDay(box, IN);
  await tapDay(box, OUT);
}

for (const viewport of PHONES) {
  test.describe(`a finger on ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true, serviceWorkers: 'block', onlyReads: true });

    test('place, two days, search: the search button searches', async ({ page, hotel }) => {
      await page.goto(hotel.url('/'));
      const box = boxOf(page);
      await tap(part(box, /^Địa điểm/));
      await tap(part(box, /^Tất cả Hạ Long/));
      await tapBothDays(box);
      await expect(panelsOpen(box), 'both days are chosen, so the calendar closes').toHaveCount(0);
      await expect(part(box, /^Ngày đến/)).toContainText(showDay(IN));
      await tap(part(box, /^Tìm phòng/));
      await expect(page).toHaveURL(new RegExp(`search-results\\?location=ha-long&checkIn=${IN}&checkOut=${OUT}`));
    });

    test('with the calendar open, every other part of the box is what the finger gets', async ({ page, hotel }) => {
      await page.goto(hotel.url('/'));
      const box = boxOf(page);
      await tap(part(box, /^Địa điểm/));
      await tap(part(box, /^Tất cả Hạ Long/));
      for (const [opener, other] of [
        [/^Ngày đến/, /^Khách/],
        [/^Ngày đến/, /^Ngày đi/],
        [/^Khách/, /^Ngày đi/],
      ] as const) {
        await tap(part(box, opener));
        await expect(part(box, opener)).toHaveAttribute('aria-expanded', 'true');
        // The calendar is a file of its own: a finger waits to see what it has opened.
        await panelsOpen(box).locator('xpath=..').locator('button:not([aria-controls])').first().waitFor();
        await tap(part(box, other));
        await expect(part(box, other), `${String(other)} after ${String(opener)}`).toHaveAttribute(
          'aria-expanded',
          'true',
        );
        await expect(part(box, opener)).toHaveAttribute('aria-expanded', 'false');
        await expect(part(box, other), 'what was tapped is still on the screen').toBeInViewport();
        await expect(page).toHaveURL(hotel.url('/'));
        await tap(part(box, other));
        await expect(panelsOpen(box)).toHaveCount(0);
      }
      await tap(part(box, /^Ngày đến/));
      await tap(part(box, /^Tìm phòng/));
      await expect(box.getByRole('alert')).toHaveText('Vui lòng chọn ngày đến và ngày đi');
    });

    test('the bar above the results searches too, and scrolling closes nothing', async ({ page, hotel }) => {
      await page.goto(hotel.url(`/search-results?location=ha-long&checkIn=${IN}&checkOut=${OUT}&room=1`));
      await tap(page.getByRole('button', { name: /Hạ Long/, expanded: false }).first());
      const box = boxOf(page);
      await tap(part(box, /^Ngày đến/));
      await drag(page, { x: viewport.width - 12, y: 500 }, { x: viewport.width - 12, y: 380 });
      await expect(part(box, /^Ngày đến/)).toHaveAttribute('aria-expanded', 'true');
      await tap(box.getByRole('button', { name: 'Xoá ngày' }));
      await tapDay(box, addDays(today, 5));
      await tapDay(box, addDays(today, 6));
      await tap(part(box, /^Khách/));
      await tap(box.getByRole('button', { name: 'Thêm một người lớn' }));
      await tap(part(box, /^Tìm phòng/));
      await expect(page).toHaveURL(new RegExp(`checkIn=${addDays(today, 5)}&checkOut=${addDays(today, 6)}.*adults=2`));
    });
  });
}
