import type { Page } from '@playwright/test';
import { SITE_ADDRESSES } from './addresses';
import { expect, test } from './hotel';

// The worker's own coming and going is tried elsewhere; here it would only fetch the whole site beside the pages.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce', onlyReads: true });

/**
 * Goes down a page by steps and up again; at each step, come to rest, nothing may lie under what floats: neither a
 * control nor a price. All of it happens in the page, by the boxes there: asking for each step from outside takes
 * longer than the step.
 *
 * @returns what was still covered after four seconds, with the place; nothing when all is well
 */
const walk = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

    /** Elements under a box, looked for at every few pixels as a finger would: what is cut off lies under nothing. */
    const under = (box: DOMRect): Set<Element> => {
      const elements = new Set<Element>();
      for (let y = box.top + 2; y < box.bottom; y += 6) {
        for (let x = box.left + 2; x < box.right; x += 6) {
          for (const element of document.elementsFromPoint(x, y)) elements.add(element);
        }
      }
      return new Set([...elements].filter((element) => !element.closest('[data-floating]')));
    };

    const priceUnder = (element: Element, box: DOMRect): boolean => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3);
      if (!text || !/\d\s?(?:₫|VND)/.test(element.textContent)) return false;
      const letters = document.createRange();
      letters.selectNode(text);
      return [...letters.getClientRects()].some((line) => meet(line, box));
    };

    const covered = (): string[] => {
      const seen = [...document.querySelectorAll<HTMLElement>('[data-floating]')].filter(
        (thing) => thing.checkVisibility() && getComputedStyle(thing).opacity !== '0',
      );
      const boxes = seen.map((thing) =>
        (thing.querySelector(':scope > div > button') ?? thing).getBoundingClientRect(),
      );
      const found = new Set<string>();
      for (const box of boxes) {
        for (const element of under(box)) {
          if (priceUnder(element, box)) found.add(`the price ${element.textContent}`);
          const control = element.closest(CONTROLS);
          if (control) {
            found.add(`${control.tagName} «${control.getAttribute('aria-label') ?? control.textContent.trim()}»`);
          }
        }
      }
      const [a, b] = boxes;
      if (a && b && meet(a, b)) found.add('two floating things stand on each other');
      return [...found];
    };

    const height = document.documentElement.scrollHeight;
    const step = Math.max(160, Math.ceil(height / 14));
    const stops = Array.from({ length: Math.ceil(height / step) }, (_, stop) => stop * step);
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const still: string[] = [];
    for (const top of [...stops, 0]) {
      window.scrollTo(0, top);
      // What floats hears of the scrolling in the next frame, and stands elsewhere in the one after it.
      await frame();
      await frame();
      const until = performance.now() + 4000;
      let now = covered();
      while (now.length > 0 && performance.now() < until) {
        await new Promise((done) => setTimeout(done, 100));
        now = covered();
      }
      still.push(...now.map((thing) => `${thing} at ${top}`));
    }
    return still;
  });

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('no control lies under what floats, on every page, 320, 390 and 1440 px wide', async ({ page, hotel }) => {
  test.setTimeout(400_000);
  for (const [turn, address] of SITE_ADDRESSES.entries()) {
    // Each page is opened in one of the widths, by turns, and turned to the others: opening it is most of what it costs.
    const by = turn % SCREENS.length;
    let isOpen = false;
    for (const screen of [...SCREENS.slice(by), ...SCREENS.slice(0, by)]) {
      await page.setViewportSize(screen);
      if (!isOpen) await page.goto(hotel.url(address));
      isOpen = true;
      await expect(page.getByRole('button', { name: /^Nhắn cho/ })).toBeAttached();
      await page.waitForTimeout(400);
      expect(await walk(page), `${address}, ${screen.width} px wide`).toEqual([]);
    }
  }
});

test('the button is there where nothing lies under it, goes while somebody writes or scrolls down, and comes back', async ({
  page,
  hotel,
}) => {
  await page.goto(hotel.url('/lien-he'));
  const floating = page.locator('aside[data-floating]');
  const field = page.getByRole('textbox', { name: 'Họ và tên' });
  await field.focus();
  await expect(floating).toHaveAttribute('data-stand', 'aside');
  await page.goto(hotel.url('/about-us/our-story'));
  await expect(floating).toHaveAttribute('data-stand', 'full');
  // It may be aside for less than a look from outside takes: the page itself notes where it has stood.
  const stood = await floating.evaluateHandle((element) => {
    const places: (string | undefined)[] = [];
    new MutationObserver(() => places.push((element as HTMLElement).dataset['stand'])).observe(element, {
      attributeFilter: ['data-stand'],
    });
    return places;
  });
  await page.mouse.wheel(0, 300);
  await expect
    .poll(async () => {
      const places = await stood.jsonValue();
      return { went: places.includes('aside'), stands: places.at(-1) };
    })
    .toEqual({ went: true, stands: 'full' });
});

test('without a network the bar at the foot lies on no button, and the contact button stands above it', async ({
  page,
  hotel,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/form-qr?apartment=B902', '/', '/booking']) {
    await page.goto(hotel.url(address));
    await expect(page.getByRole('button', { name: /^Nhắn cho/ })).toBeAttached();
    const notice = page.locator('[data-notices] [data-floating]');
    // Again until what follows the network is there to hear it.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(notice).toBeAttached({ timeout: 500 });
    }).toPass();
    hotel.network.set('refuse');
    await page.context().setOffline(true);
    await expect(notice).toBeAttached();
    expect(await walk(page), address).toEqual([]);
    await page.context().setOffline(false);
    hotel.network.set('pass');
  }
});
