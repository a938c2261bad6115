import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** Time that a finger rests on the glass. Whatever a page moves in this time, it moves from under the finger. */
const REST_MS = 90;
/** So long a finger rests before it carries. */
const PICK_UP_MS = 600;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's own line to the browser's touch screen; switched on for pages whose context has none. */
function glassOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
      return session;
    });
  sessions.set(page, opened);
  return opened;
}

/**
 * The middle of what can be seen of an element, once it stands still. Where something else lies on that place, a person
 * scrolls it to the middle of the screen first.
 */
async function pointOn(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  let point = { x: 0, y: 0 };
  let tries = 0;
  await expect(async () => {
    tries += 1;
    const seen = await target.evaluate(async (element, again) => {
      if (again) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const boxNow = (): DOMRect => element.getBoundingClientRect();
      const before = boxNow();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const box = boxNow();
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const top = document.elementFromPoint(x, y);
      const label = top?.closest('label');
      const hit = top !== null && (element.contains(top) || top.contains(element) || label?.control === element);
      return {
        x,
        y,
        still: before.top === box.top && before.left === box.left,
        hit,
        over: top?.outerHTML.slice(0, 120),
      };
    }, tries > 1);
    expect(seen, `stands still and nothing lies on it: ${seen.over}`).toMatchObject({ still: true, hit: true });
    point = { x: seen.x, y: seen.y };
  }).toPass({ timeout: 10_000 });
  return point;
}

/**
 * Taps as a finger does: it goes down on the glass where the element is, rests, and comes up at the same place. What is
 * under it by then gets the click, as on a phone; a `locator.click()` finds the element again wherever it went.
 */
export async function tap(target: Locator, restMs = REST_MS): Promise<void> {
  await tapAt(target.page(), await pointOn(target), restMs);
}

/** The same on a place of the screen. */
export async function tapAt(page: Page, { x, y }: { x: number; y: number }, restMs = REST_MS): Promise<void> {
  const glass = await glassOf(page);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(restMs);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Draws a finger over the glass, as somebody scrolls: from one place to another in small steps. */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const glass = await glassOf(page);
  const STEPS = 8;
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= STEPS; step += 1) {
    const along = (a: number, b: number): number => a + ((b - a) * step) / STEPS;
    await glass.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: along(from.x, to.x), y: along(from.y, to.y) }],
    });
    await page.waitForTimeout(16);
  }
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses, holds until what lies there is picked up, moves it to another place and lets go. */
export async function carry(page: Page, target: Locator, to: Locator, whileOver?: () => Promise<void>): Promise<void> {
  const from = await pointOn(target);
  const glass = await glassOf(page);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await page.waitForTimeout(PICK_UP_MS);
  const box = await to.boundingBox();
  if (!box) throw new Error('Nowhere to let go');
  const end = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const STEPS = 8;
  for (let step = 1; step <= STEPS; step += 1) {
    const along = (a: number, b: number): number => a + ((b - a) * step) / STEPS;
    await glass.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: along(from.x, end.x), y: along(from.y, end.y) }],
    });
    await page.waitForTimeout(16);
  }
  await whileOver?.();
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
