import type { Page } from '@playwright/test';
import { expect, test } from './hotel';
import { translate } from './translator';

test.use({ hasTouch: true, isMobile: true, onlyReads: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** Holds React's own file up: what is touched meanwhile waits for it. @returns lets it come */
async function holdReact(page: Page): Promise<() => void> {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((done) => (bring = done));
  await page.route(/\/assets\/guide-react-/, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}

test.describe('a guide that the browser has translated', () => {
  test('copies code and password as they are, and shows them so', async ({ page, hotel }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.locator('#door')).toContainText('4826');
    await translate(page);
    await expect(page.locator('#door h2')).toContainText('⟦');
    await expect(page.locator('#emergency li b').first()).toHaveText('113');
    await expect(page.locator('[data-apartment-line] b')).toHaveText('B902');
    for (const [card, shown, copied] of [
      ['#door', '4826#', '4826#'],
      ['#wifi', 'hiennha902', 'hiennha902'],
    ] as const) {
      await expect(page.locator(card)).toContainText(shown);
      await page.locator(`${card} [data-copied]`).tap();
      await expect(page.locator(`${card} [data-copied=copied]`)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    }
    // The language that a translator names is nobody's choice.
    expect(asked.filter((address) => address.includes('lang=ko'))).toEqual([]);
    expect((await page.context().cookies()).find(({ name }) => name === 'hien_lang')?.value).not.toBe('ko');
  });

  test('keeps what is typed, opened and scrolled to before its scripts are there', async ({ page, hotel }) => {
    const bring = await holdReact(page);
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.locator('#door')).toContainText('4826');
    await translate(page);
    const section = page.locator('[data-section][id="3"]');
    await section.locator('[data-accordion-trigger]').first().tap();
    await expect(section).toHaveAttribute('data-state', 'open');
    const field = page.getByRole('searchbox');
    await field.tap();
    await page.keyboard.type('may giat');
    const top = (): Promise<number> =>
      page.evaluate(() => document.querySelector('#search')?.getBoundingClientRect().top ?? 0);
    const before = await top();
    bring();
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByRole('searchbox')).toHaveValue('may giat');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(' x');
    await expect(page.getByRole('searchbox')).toHaveValue('may giat x');
    await expect(page.locator('[data-section][id="3"]')).toHaveAttribute('data-state', 'open');
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
  });

  test('does what was tapped before its scripts are there', async ({ page, hotel }) => {
    const bring = await holdReact(page);
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.locator('#door')).toContainText('4826');
    await translate(page);
    await page.getByRole('button', { name: 'Quên thiết bị này' }).tap();
    bring();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});
