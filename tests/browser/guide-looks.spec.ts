import type { Locator, Page } from '@playwright/test';
import { dayFromToday } from './days';
import { tap } from './finger';
import { expect, type Hotel, openAndKeep, sectionButton, test } from './hotel';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block', onlyReads: true });

/** Opens the guide at some sections, and waits until React has taken over. */
async function openAt(page: Page, hotel: Hotel, ...sections: string[]): Promise<void> {
  await page.goto(hotel.url('/hiden-page/B902'));
  await page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  for (const id of sections) {
    await sectionButton(page, id).scrollIntoViewIfNeeded();
    await tap(sectionButton(page, id));
  }
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, bottom: box.y + box.height };
};

/** Widths of phones and tablets that many have, and of a laptop. */
const WIDTHS = [320, 360, 375, 384, 390, 393, 402, 412, 430, 768, 820, 1024, 1440];

test.describe('our own typeface, which comes behind the first view,', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const lang of ['vi', 'en']) {
    test(`leaves the cards as high as they are, ${lang}`, async ({ page, hotel }) => {
      await openAndKeep(page, hotel, `/hiden-page/B902?lang=${lang}`);
      const loaded = (): Promise<number> =>
        page.evaluate(
          () => [...document.fonts].filter(({ family, status }) => /Hien/.test(family) && status === 'loaded').length,
        );
      await expect.poll(loaded).toBe(2);
      const stretched = await page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        const widthIn = (faces: string): number => {
          pen.font = `16px ${faces}`;
          return pen.measureText('Chạm vào mặt khoá cho phím sáng lên.').width;
        };
        return widthIn('"Slim DejaVu", system-ui') !== widthIn('system-ui');
      });
      test.skip(!stretched, 'Under a moved clock the browser finds no face of the machine by its name.');
      const heightsIn = async (typeface: string): Promise<string[]> => {
        const heights: string[] = [];
        await page.evaluate((name) => document.documentElement.style.setProperty('--typeface', name), typeface);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          const cards = page.locator('#door, #wifi');
          const both = await cards.evaluateAll((all) =>
            all.map((card) => Math.round(card.getBoundingClientRect().height)),
          );
          heights.push(`${width} px wide: ${both.join(', ')}`);
        }
        return heights;
      };
      expect(await heightsIn("'Hien'")).toEqual(await heightsIn("'Slim DejaVu'"));
    });
  }
});

test('what ends a section keeps its distance from the edge of the card', async ({ page, hotel }) => {
  const sections = ['1', '3', '7', '9', '11'];
  await openAt(page, hotel, ...sections);
  for (const id of sections) {
    const card = page.locator(`[id="s${id}"] > [data-card], [id="s${id}"][data-card]`).first();
    const last = card.locator('> :last-child');
    const distance = (await boxOf(card)).bottom - (await boxOf(last)).bottom;
    expect(distance, `section ${id}`).toBeGreaterThanOrEqual(16);
  }
});

test('a video uses the height of a phone, and its list of steps ends on the screen', async ({ page, hotel }) => {
  await openAt(page, hotel, '1');
  const opener = page.locator('[id="1"] [data-film="1"]');
  await opener.scrollIntoViewIfNeeded();
  await tap(opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('video')).toBeVisible();
  const list = dialog.locator('ol');
  const last = list.locator('li').last();
  await last.scrollIntoViewIfNeeded();
  const [whole, end] = [await boxOf(dialog), await boxOf(last)];
  expect(end.bottom).toBeLessThanOrEqual(Math.min(844, whole.bottom));
  // All of the list, or as much of it as the screen has: never a strip of it.
  const shown = await list.evaluate((element) => {
    const frame = element.parentElement as HTMLElement;
    return { whole: frame.scrollHeight, seen: frame.clientHeight };
  });
  expect(shown.seen === shown.whole || whole.height >= 760, JSON.stringify({ ...shown, dialog: whole.height })).toBe(
    true,
  );
  const captions = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => [rule, ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : [])])
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.includes('::cue'))
      .map((rule) => rule.style.fontSize),
  );
  expect(captions).toEqual(['1rem']);
});

test("a poster's words stand below its picture, not on it", async ({ page, hotel }) => {
  await openAt(page, hotel, '1');
  const poster = page.locator('[id="1"] [data-film="1"]');
  await poster.scrollIntoViewIfNeeded();
  const [picture, words] = [await boxOf(poster.locator('img')), await boxOf(poster.locator('> span'))];
  expect(words.y).toBeGreaterThanOrEqual(picture.bottom - 0.5);
});

test('the bar of a chosen room says its words in one line each', async ({ page, hotel }) => {
  const stay = { checkIn: dayFromToday(40), checkOut: dayFromToday(43) };
  await page.goto(hotel.url(`/apartment-detail/1?${new URLSearchParams(stay).toString()}`));
  await tap(page.getByRole('button', { name: 'LỰA CHỌN' }).first());
  const bar = page.getByRole('region', { name: 'Phòng đã chọn' });
  const button = bar.getByRole('button', { name: 'ĐẶT NGAY' });
  const lines = await button.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('the words of the thumb bar do not run into each other on the narrowest phones', async ({ page, hotel }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const lang of ['vi', 'en']) {
    await page.goto(hotel.url(`/hiden-page/B902?lang=${lang}`));
    const links = page.getByRole('navigation', { name: lang === 'vi' ? 'Lối tắt' : 'Shortcuts' }).getByRole('link');
    await expect(links).toHaveCount(5);
    const wider = await links.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(wider, lang).toEqual([]);
  }
});
