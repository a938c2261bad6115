import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SESSION_KEYS } from '../../src/offline/storage/storage-keys';
import { fill, taken } from './guest-forms';
import { expect, type Hotel, keepSite, test } from './hotel';

/** `MONKEY_SECONDS=1200 MONKEY_SEED=7 npx playwright test random-taps` for the long run of the catalogue (C-39). */
const SECONDS = Number(process.env['MONKEY_SECONDS'] ?? 24);
const SEED = Number(process.env['MONKEY_SEED'] ?? 41);
const WEATHER = ['refuse', 'pass', 'captive', 'blackhole', 'unavailable', 'captive302', 'pass', 'lose-answer'] as const;
const WEATHER_MS = 3000;
const FORM_MS = 12_000;
/**
 * The server takes five forms a minute from a phone, and in most weathers none: all of a long run may wait at its end.
 */
const DELIVERY_MS = 100_000 + (SECONDS * 1000 * 60_000) / (FORM_MS * 5);
const WORDS = ['Hạ Long', '0912345678', '<b>x</b>', '🌊'];
const NAME = 'Khách Bấm Lung Tung';

/** Buttons that take a form or the phone's memory back, and the form's own button, by their words. */
const LEFT_OUT = ['vi', 'en'].flatMap((lang) =>
  [
    ['common', 'outbox', 'discard'],
    ['common', 'outbox', 'sure'],
    ['help', 'outbox', 'discard'],
    ['tours', 'outbox', 'discard'],
    ['guest-requests', 'drop'],
    ['guide', 'forget', 'button'],
    ['guest-forms', 'submit'],
  ].map(([file, ...keys]) => {
    let words: unknown = JSON.parse(readFileSync(`locales/${lang}/${file}.json`, 'utf8'));
    for (const key of keys) words = (words as Record<string, unknown>)[key];
    if (typeof words !== 'string') throw new Error(`${file} has no ${keys.join('.')}`);
    return words;
  }),
);

test.use({ behindPortal: true });

/** Mulberry32: the same taps for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * Taps, types, scrolls, goes back or loads again. The finger is played in the page: Chromium's queue of real taps can
 * stay stuck for good when a page goes away between a press and its release, which no finger manages.
 */
async function tapSomewhere(page: Page, roll: (below: number) => number): Promise<void> {
  const move = roll(20);
  if (move === 0) await page.goBack({ waitUntil: 'commit', timeout: 3000 });
  else if (move === 1) await page.reload({ waitUntil: 'commit', timeout: 3000 });
  else
    await page.evaluate(tap, {
      scroll: move < 6,
      by: roll(1200) - 400,
      which: roll(10_000),
      words: WORDS[roll(WORDS.length)] ?? '',
      leftOut: LEFT_OUT,
    });
}

/**
 * Runs in the page, as a finger: it goes down, rests, and what lies under it by then gets the click. Leaves out what
 * goes to another house, what is taken back, and the form's own button: the server takes five forms a minute from a
 * phone, and the test would wait for the next.
 */
async function tap(turn: {
  scroll: boolean;
  by: number;
  which: number;
  words: string;
  leftOut: readonly string[];
}): Promise<void> {
  const { scroll, by, which, words, leftOut } = turn;
  const isLeftOut = (it: HTMLElement): boolean => leftOut.includes(it.textContent.trim());
  if (scroll) {
    scrollBy(0, by);
    return;
  }
  const found = [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input, textarea')]
    .filter((it) => !(it instanceof HTMLAnchorElement && (it.origin !== location.origin || it.target)))
    .filter((it) => it.checkVisibility() && !isLeftOut(it))
    .filter((it) => it.getBoundingClientRect().top >= 0 && it.getBoundingClientRect().bottom <= innerHeight);
  const target = found[which % found.length];
  if (!target) return;
  const box = target.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const under = (): Element => document.elementFromPoint(x, y) ?? target;
  const press = { bubbles: true, composed: true, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
  under().dispatchEvent(new PointerEvent('pointerdown', press));
  await new Promise((rested) => setTimeout(rested, 60));
  const lifted = under();
  lifted.dispatchEvent(new PointerEvent('pointerup', press));
  const hit = lifted.closest<HTMLElement>('a[href], button, input, textarea, label, summary');
  // What has come under the finger is left out as what was aimed at would be.
  if (!hit || isLeftOut(hit) || (hit instanceof HTMLAnchorElement && hit.origin !== location.origin)) return;
  hit.focus();
  hit.click();
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  target.setRangeText(words);
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Fills the form and presses its button, until it says that the phone has it: only then it forgets the draft. */
async function sendForm(page: Page, hotel: Hotel, name: string): Promise<void> {
  await expect(async () => {
    // The last tap may still be on its way to another page.
    await page.goto(hotel.url('/form-qr?apartment=B902&lang=vi'), { waitUntil: 'commit', timeout: 4000 });
    await fill(page, name);
    await page.getByRole('button', { name: 'Mở hướng dẫn' }).dispatchEvent('click');
    await page.waitForURL('**/hiden-page/B902', { waitUntil: 'commit', timeout: 5000 });
    const left = await page.evaluate(
      (keys) => keys.map((key) => sessionStorage.getItem(key)),
      [SESSION_KEYS.fullName, SESSION_KEYS.guestFormDraft],
    );
    expect(left).toEqual([name, null]);
  }).toPass({ timeout: 30_000 });
}

/** A name for each time that somebody pressed send: an attempt that is made again carries the same key. */
const pressed = (hotel: Hotel): string[] => [
  ...new Map(
    hotel.network.seen
      .filter(({ method, path }) => method === 'POST' && path === '/api/guest-form')
      .map(({ headers, body }) => [headers['idempotency-key'], (JSON.parse(body) as { fullName: string }).fullName]),
  ).values(),
];
const ours = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(NAME)).toSorted();

test('random taps while the network changes break nothing, and what was sent arrives once (C-39)', async ({
  page,
  context,
  hotel,
}) => {
  test.setTimeout((SECONDS + 80) * 1000 + 2 * DELIVERY_MS);
  await keepSite(page, hotel);
  context.on('page', (opened) => void opened.close());
  page.on('dialog', (dialog) => void dialog.accept());
  const roll = dice(SEED);
  const sent: string[] = [];
  const started = Date.now();
  let weather = -1;
  for (let now = 0; now < SECONDS * 1000; now = Date.now() - started) {
    const turn = Math.floor(now / WEATHER_MS);
    if (turn !== weather) hotel.network.set(WEATHER[(weather = turn) % WEATHER.length] ?? 'pass');
    if (now >= sent.length * FORM_MS) {
      const name = `${NAME} ${sent.length}`;
      await sendForm(page, hotel, name);
      sent.push(name);
    }
    // A tap may fall into a page that is just going; the faults that count are thrown by pages, not by taps.
    await tapSomewhere(page, roll).catch(() => undefined);
  }
  hotel.network.set('pass');
  await expect(() => page.goto(hotel.url('/form-qr'), { waitUntil: 'commit', timeout: 4000 })).toPass({
    timeout: 30_000,
  });
  await expect.poll(() => sent.filter((name) => !taken(hotel).includes(name)), { timeout: DELIVERY_MS }).toEqual([]);
  // However often it was tried, each press of the button is there once.
  await expect.poll(() => ours(taken(hotel)), { timeout: DELIVERY_MS }).toEqual(ours(pressed(hotel)));
});
