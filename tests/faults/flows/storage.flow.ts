import { mkdtempSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_FOR_FLOWS } from '../../support/chromium-args.mjs';
import { fill, taken } from '../../browser/guest-forms';
import { expect, type Hotel, keepSite, openAndKeep, test, watchForFaults } from '../../browser/hotel';
import { note } from './note';

const LOST = 'Bộ nhớ của trình duyệt bị xoá khi có nội dung chưa gửi';
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Mở hướng dẫn' }).click();

const BROKEN: readonly [string, string][] = [
  [
    'fails',
    'IDBFactory.prototype.open = function () { const asked = new EventTarget(); setTimeout(() => { asked.error = new DOMException("x", "UnknownError"); asked.onerror?.(new Event("error")); asked.dispatchEvent(new Event("error")); }, 5); return asked; }',
  ],
  [
    'is blocked',
    'IDBFactory.prototype.open = function () { const asked = new EventTarget(); setTimeout(() => { asked.onblocked?.(new Event("blocked")); asked.dispatchEvent(new Event("blocked")); }, 5); return asked; }',
  ],
  ['throws', 'IDBFactory.prototype.open = function () { throw new DOMException("x", "SecurityError"); }'],
  ['is not there', 'Object.defineProperty(window, "indexedDB", { value: undefined })'],
];

for (const [what, script] of BROKEN) {
  test(`C-13: a database that ${what}: the guide within seconds, and the form goes out`, async ({ page, hotel }) => {
    await page.addInitScript(script);
    const began = Date.now();
    await page.goto(hotel.url('/hiden-page/B902'), { waitUntil: 'commit' });
    await expect(page.getByText('4826').first()).toBeVisible({ timeout: 10_000 });
    const shown = Date.now() - began;
    await page.goto(hotel.url('/form-qr?apartment=B902'));
    await fill(page, 'Võ Không Kho');
    await send(page);
    await page.waitForURL('**/hiden-page/B902', { timeout: 15_000 });
    await expect.poll(() => taken(hotel)).toEqual(['Võ Không Kho']);
    note(`code after ${shown} ms`);
    expect(shown).toBeLessThan(5000);
  });
}

/** A browser of its own with a profile on the disk, which can be damaged while it is closed. */
async function onProfile<T>(
  folder: string,
  hotel: Hotel,
  use: (page: Page, faults: string[]) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM_FOR_FLOWS,
    args: CHROMIUM_ARGS,
    locale: 'vi-VN',
    viewport: { width: 390, height: 844 },
  });
  const faults = watchForFaults(context, [/Failed to load resource|net::ERR_|error occurred when fetching/]);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    return await use(page, faults);
  } finally {
    expect(hotel.url('')).toBeTruthy();
    await context.close();
  }
}

/** Every file of a profile's databases, below its default folder. */
function databaseFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && entry.parentPath.includes('IndexedDB') && /\.(log|ldb)$|MANIFEST|CURRENT/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('C-14: a database that is damaged with two unsent items in it: the guest is told, and the app goes on', async ({
  hotel,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-profile-'));
  try {
    await onProfile(folder, hotel, async (page) => {
      await keepSite(page, hotel);
      for (const name of ['Một Chưa Gửi', 'Hai Chưa Gửi']) {
        await page.goto(hotel.url('/form-qr?apartment=B902'));
        hotel.network.set('refuse');
        await fill(page, name);
        await send(page);
        await page.waitForURL('**/hiden-page/B902');
      }
      await page.waitForTimeout(1000);
    });
    const files = databaseFiles(folder);
    for (const file of files) writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xff));
    hotel.network.set('pass');
    await onProfile(folder, hotel, async (page, faults) => {
      await page.goto(hotel.url('/form-qr'));
      await expect(page.getByText(LOST).first()).toBeVisible({ timeout: 20_000 });
      await page.goto(hotel.url('/hiden-page/B902'));
      await expect(page.getByText('4826').first()).toBeVisible();
      await page.goto(hotel.url('/form-qr?apartment=B902'));
      await fill(page, 'Ba Sau Đó');
      await send(page);
      await expect.poll(() => taken(hotel), { timeout: 20_000 }).toContain('Ba Sau Đó');
      note(`${files.length} files overwritten; told, and the next form arrived`);
      expect(faults).toEqual([]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});

test('C-15: a phone with room for nothing says so, keeps the words in the form, and the code to the last', async ({
  page,
  hotel,
  context,
}) => {
  await keepSite(page, hotel);
  const cdp = await context.newCDPSession(page);
  const origin = hotel.network.origin;
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  hotel.network.set('refuse');
  await page.goto(hotel.url('/form-qr?apartment=B902'));
  await fill(page, 'Lê Hết Chỗ');
  await send(page);
  await page.waitForTimeout(4000);
  const said = await page.getByText(/không lưu được|hết chỗ/).count();
  const wentOn = page.url().includes('/hiden-page/');
  const kept = wentOn ? 'it was kept all the same' : 'said so, the words stay';
  if (!wentOn) {
    expect(said).toBeGreaterThan(0);
    await expect(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Lê Hết Chỗ');
  }
  await page.goto(hotel.url('/hiden-page/B902'));
  await expect(page.getByText('4826').first()).toBeVisible();
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  hotel.network.set('pass');
  if (wentOn) await expect.poll(() => taken(hotel), { timeout: 40_000 }).toEqual(['Lê Hết Chỗ']);
  note(`100 kB: ${kept}; the code still opens without a network`);
});

test('C-19: caches cleared under the worker: a page of its own without a network, whole again with one', async ({
  page,
  hotel,
}) => {
  await keepSite(page, hotel);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  hotel.network.set('refuse');
  const shown: string[] = [];
  for (const address of ['/hiden-page/B902', '/apartment-ha-long', '/']) {
    await page.goto(hotel.url(address));
    const text = (await page.locator('body').innerText()).trim();
    expect(text.length, address).toBeGreaterThan(20);
    shown.push(text.slice(0, 40).replaceAll(/\s+/g, ' '));
  }
  hotel.network.set('pass');
  await openAndKeep(page, hotel);
  hotel.network.set('refuse');
  await page.goto(hotel.url('/hiden-page/B902'));
  await expect(page.getByText('4826').first()).toBeVisible();
  note(`without caches: "${shown[0] ?? ''}…"; kept anew after one visit`);
});
