import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ONLY_VIOLATIONS } from './axe';
import { dayFromToday } from './days';
import { bookForToday, signInAtDesk, STAFF } from './desk-staff';
import { expect, type Hotel, test } from './hotel';

test.use({
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

const NIGHTS = new URLSearchParams({ checkIn: dayFromToday(40), checkOut: dayFromToday(42) }).toString();
const GUEST = [
  '/hiden-page/B902',
  '/',
  `/search-results?location=ha-long&${NIGHTS}&room=1&adults=2&children=0`,
  `/booking-page?roomId=2&${NIGHTS}&quantity=1`,
  '/dat-phong-cua-ban',
  '/tro-nang',
];
const DESK = ['/reception', '/reception/wall', '/reception/calendar'];

/** Looks at each page in turn, once what it shows has come. */
async function onEach(page: Page, hotel: Hotel, look: () => Promise<string[]>): Promise<void> {
  const found: string[] = [];
  for (const address of [...GUEST, ...DESK]) {
    await page.goto(hotel.url(address));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (address === '/') await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main[aria-busy=true], main [aria-busy=true]:visible')).toHaveCount(0);
    found.push(...(await look()).map((one) => `${address}: ${one}`));
  }
  expect(found).toEqual([]);
}

/** Words that a box around them cuts without a sign of it: dots, or a way to scroll there. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr') || !text.textContent?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') break;
        const edges = box.getBoundingClientRect();
        if (
          box.clientWidth > 1 &&
          /hidden|clip/.test(overflowX) &&
          (right > edges.right + 1 || left < edges.left - 1)
        ) {
          found.add(`cut: ${text.textContent} in ${box.className}`);
          break;
        }
      }
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...(wide > 0 ? [`${wide} px wider than the screen`] : []), ...found];
  });

/** As the criterion on spacing asks for it (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

test('at 400 % nothing scrolls sideways and no words are cut, with text spaced out too', async ({ page, hotel }) => {
  test.slow();
  await signInAtDesk(page, hotel);
  await bookForToday(page, hotel, 0, ['Nguyễn Hoàng Phương Anh']);
  const [whole, quarter] = [
    { width: 1280, height: 1024 },
    { width: 320, height: 256 },
  ];
  await onEach(page, hotel, async () => {
    await page.setViewportSize(quarter);
    const found = await cutWords(page);
    await page.setViewportSize(whole);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, SPACED);
    return [...found, ...(await cutWords(page)).map((one) => `spaced out, ${one}`)];
  });
});

test('in a person’s own colours each control has an edge and the focus a ring', async ({ page, hotel }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAtDesk(page, hotel);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await onEach(page, hotel, async () => {
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, .btn, input, select, textarea')]
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => {
          const { outlineStyle, outlineWidth, borderTopStyle } = getComputedStyle(element);
          return (outlineStyle === 'none' || parseFloat(outlineWidth) < 1) && borderTopStyle === 'none';
        })
        .map((element) => `no edge: ${element.outerHTML.slice(0, 120)}`),
    );
    const ringless: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const lost = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? element.outerHTML.slice(0, 120) : null;
      });
      if (lost) ringless.push(`no ring: ${lost}`);
    }
    return [...edgeless, ...ringless];
  });
});

test('who asks for more contrast reads words at 7 to 1, and no target is too small', async ({ page, hotel }) => {
  test.slow();
  await signInAtDesk(page, hotel);
  await page.setViewportSize({ width: 390, height: 844 });
  await onEach(page, hotel, async () => {
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
        ...ONLY_VIOLATIONS,
        runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'target-size'] },
      });
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) {
        for (const { html, failureSummary } of nodes)
          found.push(`${colorScheme}, ${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`);
      }
    }
    return found;
  });
});
