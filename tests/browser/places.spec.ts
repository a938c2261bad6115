import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { addDays, dayInVietNam } from '../../src/domain/days';
import { ONLY_VIOLATIONS } from './axe';
import { tap } from './finger';
import { expect, test } from './hotel';
import { openInOurTypeface } from './typeface';

const today = dayInVietNam(Date.now());
const STAY = { checkIn: addDays(today, 40), checkOut: addDays(today, 43) };
const SEARCH = `/search-results?${new URLSearchParams({ location: 'ha-long', ...STAY, room: '1' }).toString()}`;
const BOOKING = `/booking-page?${new URLSearchParams({ roomId: '2', ...STAY, quantity: '1' }).toString()}`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block', onlyReads: true });

/** Presses "Xem thêm" once. @returns the cards */
async function showMore(page: Page): Promise<Locator> {
  const cards = page.getByRole('main').getByRole('article');
  await tap(page.getByRole('button', { name: 'Xem thêm' }));
  await expect.poll(() => cards.count()).toBeGreaterThan(9);
  return cards;
}

for (const list of ['/apartment-ha-long', '/tour']) {
  test(`Back finds the place in ${list} again, "Xem thêm" included`, async ({ page, hotel }) => {
    await page.goto(hotel.url(list));
    const cards = await showMore(page);
    const link = cards.nth(9).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1500);
    await tap(link);
    await expect(page).toHaveURL(/\/view/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cards.nth(9)).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(400);
  });
}

test('Back finds the card where it was for somebody who has scrolled past all before it', async ({ page, hotel }) => {
  await page.goto(hotel.url('/tour'));
  const cards = await showMore(page);
  // Each card on the way is drawn, as under a finger: it is as high from then on as it really is.
  for (let card = 0; card < 10; card += 1) {
    await cards.nth(card).evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }
  const top = (): Promise<number> => cards.nth(9).evaluate((card) => card.getBoundingClientRect().top);
  const before = await top();
  await tap(cards.nth(9).getByRole('link').first());
  await expect(page).toHaveURL(/\/view/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cards.nth(9)).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});

test('days of an old link are refused at once, and no time runs for them', async ({ page, hotel }) => {
  await page.goto(hotel.url('/booking-page?roomId=2&checkIn=2020-01-01&checkOut=2020-01-03&quantity=1'));
  await expect(page.getByText('Ngày đã chọn không còn đặt được. Vui lòng chọn lại ngày.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chọn ngày' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('before its scripts the home page has its menu and the shape of the search', async ({ browser, hotel }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(hotel.url('/'));
  await page.locator('summary').click();
  await expect(page.getByRole('link', { name: 'Trợ giúp' }).last()).toBeVisible();
  await context.close();
});

test('the results on a phone: twelve in six screens, the first price in the first, calendars on request', async ({
  page,
  hotel,
}) => {
  await openInOurTypeface(page, hotel.url(SEARCH), 'h1', 'article p');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('grid')).toHaveCount(0);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const price = await cards.first().getByText(/₫$/).boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0), 'the first price').toBeLessThan(844);
  const last = await cards.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0), 'the end of twelve').toBeLessThan(5000);
  await tap(cards.first().getByRole('button', { name: /Chi tiết và đổi ngày$/ }));
  await expect(cards.first().getByRole('grid')).toHaveCount(1);
  const more = page.getByRole('button', { name: 'Xem thêm' });
  await more.scrollIntoViewIfNeeded();
  await tap(more);
  await expect(cards).not.toHaveCount(12);
});

const PAGES = [
  '/',
  SEARCH,
  '/apartment-ha-long',
  '/apartment-detail/1',
  BOOKING,
  '/dat-phong-cua-ban',
  '/tour',
  '/booking',
];

/** Everything axe knows, good practice included, and that a name begins with the words one sees (WCAG 2.5.3). */
async function axeBestPractice(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ ...ONLY_VIOLATIONS, rules: { 'label-content-name-mismatch': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Elements that reach over the right edge, rows that are swiped apart. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px`] : [],
  );

for (const [name, width, size] of [
  ['text of twice the size at 390 px', 390, '200%'],
  ['320 px', 320, '100%'],
] as const) {
  test(`${name}: nothing reaches over the edge, and the menu opens`, async ({ page, hotel }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    const style = `:root { font-size: ${size} !important; }`;
    for (const address of PAGES) {
      await page.goto(hotel.url(address));
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, style);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect([address, await beyond(page)]).toEqual([address, []]);
      const menu = page.getByRole('banner').getByRole('button', { name: 'Mở menu' });
      await expect(menu).toBeInViewport({ ratio: 0.9 });
      await tap(menu);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Trợ giúp' })).toBeVisible();
    }
  });
}

test('no page of finding and booking breaks a rule of good practice', async ({ page, hotel }) => {
  test.setTimeout(180_000);
  for (const address of PAGES) {
    await page.goto(hotel.url(address), { waitUntil: 'networkidle' });
    expect([address, await axeBestPractice(page)]).toEqual([address, []]);
  }
});
