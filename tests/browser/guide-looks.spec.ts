import type { Locator, Page } from '@playwright/test';
import { dayFromToday } from './days';
import { tap } from './finger';
import { expect, type Hotel, sectionButton, test } from './hotel';

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
