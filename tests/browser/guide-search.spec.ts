import type { Locator, Page } from '@playwright/test';
import { expect, openAndKeep, test } from './hotel';

test.use({ hasTouch: true, isMobile: true, onlyReads: true });

/** A finger in the middle of a thing, where that is now. */
async function tap(page: Page, target: Locator): Promise<void> {
  // As somebody does whose result lies under the bar at the foot.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' });
async function look(page: Page, query: string): Promise<Locator> {
  await tap(page, field(page));
  await field(page).fill(query);
  const first = page.locator('#search li a').first();
  await expect(first).toBeVisible();
  return first;
}
/** Upper edge of a thing and lower edge of the header that lies over the page. */
const edges = (target: Locator): Promise<{ top: number; bottom: number; header: number; foot: number }> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const foot = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect().top ?? innerHeight;
    return { top, bottom, header, foot };
  });

test.describe('the search of the guide, by finger', () => {
  for (const width of [320, 390]) {
    test(`brings what was looked for onto the screen, ${width} px wide`, async ({ page, hotel }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAndKeep(page, hotel);
      for (const [query, place, row] of [
        ['binh nong', '2-4', null],
        ['may giat', '2-3', null],
        ['phở', '12-1', 'li'],
        ['gym', '6', 'li'],
        ['nồi cơm điện', '5-1', 'tr'],
      ] as const) {
        await tap(page, await look(page, query));
        await expect(field(page)).toHaveValue('');
        const section = page.locator(`[id="${place}"]`);
        await expect(section).toHaveAttribute('data-state', 'open');
        const target = row
          ? section.locator(`${row}[data-found]`)
          : section.locator('[data-accordion-trigger]').first();
        await expect(target, query).toBeVisible();
        // What follows a jump: pictures that load, the keyboard that closes.
        await page.waitForTimeout(600);
        const { top, bottom, header, foot } = await edges(target);
        expect(top, query).toBeGreaterThanOrEqual(header - 1);
        expect(Math.min(bottom, top + 40), query).toBeLessThanOrEqual(Math.min(foot, 844) + 1);
        if (query === 'gym')
          await expect(target.locator('button[aria-expanded]').first()).toHaveAttribute('aria-expanded', 'true');
      }
    });
  }

  test('the field stands at the head of the screen once it is tapped, and what it finds below it', async ({
    page,
    hotel,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndKeep(page, hotel);
    await field(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const box = await field(page).boundingBox();
    if (!box) throw new Error('No field');
    await page.touchscreen.tap(box.x + 60, box.y + box.height / 2);
    await expect(field(page)).toBeFocused();
    await expect.poll(async () => (await edges(field(page))).top).toBeLessThan(200);
    const { top, header } = await edges(field(page));
    expect(top).toBeGreaterThanOrEqual(header - 1);
    await field(page).fill('trượt tuyết');
    const call = page.getByRole('link', { name: /Gọi lễ tân 0203/ });
    await expect(call).toBeVisible();
    expect((await edges(call)).bottom).toBeLessThan(844 / 2);
  });

  test('"cháy" gives the number at once, and leads to the card with the address to say', async ({ page, hotel }) => {
    await openAndKeep(page, hotel);
    const first = await look(page, 'cháy');
    await expect(first).toHaveText('Khẩn cấp');
    await expect(page.locator('#search li a').nth(1)).toHaveAttribute('href', 'tel:114');
    await tap(page, first);
    await expect(field(page)).toHaveValue('');
    const { top, header } = await edges(page.locator('#emergency'));
    expect(top).toBeGreaterThanOrEqual(header - 1);
    expect(top).toBeLessThan(844 / 2);
  });
});
