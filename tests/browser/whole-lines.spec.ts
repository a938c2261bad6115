import type { Locator } from '@playwright/test';
import { dayFromToday } from './days';
import { expect, test } from './hotel';
import { openInOurTypeface } from './typeface';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block', onlyReads: true });

const STAY = new URLSearchParams({ checkIn: dayFromToday(40), checkOut: dayFromToday(43) }).toString();

/** Number of lines that the words of each element take. */
const linesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4));
      return new Set(tops).size;
    }),
  );

for (const lang of ['vi', 'en']) {
  test(`what is read at a glance stands in one line of a phone, ${lang}`, async ({ page, hotel }) => {
    const search = `location=ha-long&${STAY}&room=1&adults=2&children=0&lang=${lang}`;
    await openInOurTypeface(page, hotel.url(`/search-results?${search}`), 'h1', 'article p');
    const totals = page.getByRole('main').locator('article button[aria-expanded] small > span:first-child');
    await expect(totals.first()).toBeVisible();
    expect(new Set(await linesOf(totals)), 'the words below a total').toEqual(new Set([1]));

    await openInOurTypeface(page, hotel.url(`/apartment-ha-long?lang=${lang}`), 'h1', 'article p');
    const facts = page.getByRole('main').locator('article ul');
    await expect(facts.first()).toBeVisible();
    const broken = await facts.evaluateAll((lists) =>
      lists.flatMap((list) => {
        const tops = new Set([...list.children].map((fact) => Math.round(fact.getBoundingClientRect().top)));
        return tops.size > 1 ? [`${list.textContent}, ${list.clientWidth} px wide`] : [];
      }),
    );
    expect(broken, 'guests, beds and size of a card').toEqual([]);

    await page.goto(hotel.url(`/booking-page?roomId=2&${STAY}&quantity=1&lang=${lang}`));
    const days = page.getByRole('main').locator('b', { hasText: /^\d\d\/\d\d\/\d{4}$/ });
    await expect(days.nth(1)).toBeVisible();
    const heights = await days.evaluateAll((all) => all.map((day) => Math.round(day.getBoundingClientRect().top)));
    expect(heights[0], 'the day of departure beside that of arrival').toBe(heights[1]);
  });

  test(`a price list ends within its card, ${lang}`, async ({ page, hotel }) => {
    for (const id of ['5-1', '5-2', '5-3', '5-4', '5-5']) {
      await page.goto(hotel.url(`/hiden-page/B902?lang=${lang}#${id}`));
      const table = page.locator(`[data-table="${id}"]`);
      await expect(table).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const beyond = await table.evaluate((element) => {
          const end = (element.parentElement as HTMLElement).getBoundingClientRect().right;
          const range = document.createRange();
          return [...element.querySelectorAll('th:last-child, td:last-child')].flatMap((cell) => {
            range.selectNodeContents(cell);
            return range.getBoundingClientRect().right > end ? [cell.textContent] : [];
          });
        });
        expect(beyond, `${id} at ${width} px`).toEqual([]);
      }
    }
  });
}
