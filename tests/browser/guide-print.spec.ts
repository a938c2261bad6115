import type { Page } from '@playwright/test';
import { expect, type Hotel, test } from './hotel';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, onlyReads: true });

const FLOORS = 10;

/** Opens the guide with everything it loads late, and a print dialog that answers nothing. */
async function openGuide(page: Page, hotel: Hotel): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page.goto(hotel.url('/hiden-page/B902'));
  await page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  // The rules of paper come when nothing else is wanted.
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.styleSheets].some((sheet) =>
            [...sheet.cssRules].some((rule) => rule.cssText.includes('ol[reversed]')),
          ),
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
}

const plans = (page: Page) => page.locator('[id="6"] li img');

async function sheetsOf(page: Page): Promise<number> {
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } });
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

test('the map is printed as two sheets with the plan of every floor, and nothing that only a finger can use', async ({
  page,
  hotel,
}) => {
  await openGuide(page, hotel);
  await page.getByRole('button', { name: 'Sơ đồ khách sạn' }).click();
  await page.getByRole('button', { name: 'In sơ đồ' }).click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  expect(
    await plans(page).evaluateAll((all) => all.filter((plan) => (plan as HTMLImageElement).naturalWidth > 0).length),
  ).toBe(FLOORS);
  await page.emulateMedia({ media: 'print' });
  for (const plan of await plans(page).all()) await expect(plan).toBeVisible();
  await expect(page.locator('#door')).toBeHidden();
  await expect(page.getByText('Chạm một tầng')).toBeHidden();
  for (const chevron of await page.locator('[id="6"] button > svg:last-child').all())
    await expect(chevron).toBeHidden();
  expect(await sheetsOf(page)).toBe(2);
});

test('the guide is printed with every plan, in the colors of day, on no more than 15 sheets', async ({
  page,
  hotel,
}) => {
  await openGuide(page, hotel);
  await page.getByRole('button', { name: 'In hướng dẫn' }).click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  for (const plan of await plans(page).all()) await expect(plan).toBeVisible();
  expect(await plans(page).count()).toBe(FLOORS);
  const [logo, ground] = await page.evaluate(() => {
    const draw = (color: string): number[] => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const path = document.querySelector('.logo path');
    return [draw(path ? getComputedStyle(path).stroke : ''), draw(getComputedStyle(document.body).backgroundColor)];
  });
  // Mint, the logo's color after dark, is lighter than this on white paper.
  expect(Math.max(...logo)).toBeLessThan(128);
  expect(ground).toEqual([255, 255, 255]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(15);
});

test("the browser's own print command finds every plan too, and the page is as it was afterwards", async ({
  page,
  hotel,
}) => {
  await openGuide(page, hotel);
  const before = await plans(page).count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await plans(page).count()).toBe(FLOORS);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await plans(page).count()).toBe(before);
});

test.describe('where no worker has brought the rules of paper', () => {
  test.use({ serviceWorkers: 'block' });

  test('they are there before the print is asked for', async ({ page, hotel }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
        document.documentElement.setAttribute(
          'data-asked',
          String(rules.some((rule) => rule.includes('ol[reversed]'))),
        );
      };
    });
    await page.goto(hotel.url('/hiden-page/B902'));
    await page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }).focus();
    await page.getByRole('button', { name: 'In hướng dẫn' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
  });
});
