import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { unzipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { smallestHotel } from '../support/hotel';
import { axeFindings } from './axe';
import { expect, test, type Hotel } from './hotel';

const STAFF = { email: 'letan@hien.example', password: 'Le-tan-2026-hien' };
const ORIGIN = 'https://hien.example';

test.use({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 2,
  serviceWorkers: 'block',
  onlyReads: true,
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password, PUBLIC_ORIGIN: ORIGIN },
});

/** Opens the page as somebody of the staff; changes need the public origin, so the call is made beside the page. */
async function openPrint(page: Page, hotel: Hotel): Promise<void> {
  const answer = await page.request.post(hotel.url('/api/v1/auth/login'), { data: STAFF });
  const { data } = (await answer.json()) as { data: object };
  await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(data));
  await page.goto(hotel.url('/reception/print'));
  await expect(page.getByRole('heading', { name: 'In mã QR', level: 1 })).toBeVisible();
}

async function choose(page: Page, format: string, apartments: string): Promise<void> {
  await page.getByRole('button', { name: 'Gõ số căn hộ' }).click();
  await page.getByLabel('Số căn hộ').fill(apartments);
  await page.getByRole('radio', { name: format }).check({ force: true });
  await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
  await expect(page.getByRole('button', { name: /^In \d+ tờ$/ })).toBeEnabled();
}

/** Reads a picture with an independent reader; it is given what a camera would see. */
async function read(picture: Sharp): Promise<string | null> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** Turned on the table, with white round it. */
const turned = async (png: Buffer, degrees: number): Promise<Sharp> =>
  sharp(await sharp(png).rotate(degrees, { background: '#fff' }).png().toBuffer());

/**
 * Places where a label can stick, as shares of what it leaves free across and down. Not in a corner: 15 % of the area
 * there covers a whole finder square, which no reader does without; in the fourth one our reader wants the small
 * square.
 */
const PLACES = { middle: [0.5, 0.5], top: [0.5, 0], right: [1, 0.5], bottom: [0.5, 1], left: [0, 0.5] } as const;

/** A label of 15 % of the code's own area stuck on it. `quiet`: the share of the side that is its white edge. */
async function covered(png: Buffer, quiet: number, place: keyof typeof PLACES): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  const code = width * (1 - 2 * quiet);
  const side = Math.round(Math.sqrt(0.15) * code);
  const [left, top] = PLACES[place].map((share) => Math.round(width * quiet + share * (code - side)));
  const label = await sharp({ create: { width: side, height: side, channels: 3, background: '#d8d8d0' } })
    .png()
    .toBuffer();
  return sharp(png)
    .composite([{ input: label, left: left ?? 0, top: top ?? 0 }])
    .png()
    .toBuffer();
}

const textOf = async (code: Locator): Promise<string> =>
  ((await code.getAttribute('aria-label')) ?? '').split(': ')[1] ?? '';

test('every code of a printed A4 sheet is read, straight, turned, and with 15 % of it covered', async ({
  page,
  hotel,
}) => {
  await openPrint(page, hotel);
  await choose(page, 'A4, 8 thẻ', 'B513-B902');
  await page.emulateMedia({ media: 'print' });
  const codes = await page.locator('[data-print-sheets] [data-qr]').all();
  expect(codes).toHaveLength(8);
  for (const code of codes) {
    const text = await textOf(code);
    expect(text).toMatch(/^https:\/\/hien\.example\/hiden-page\/B\d{3}$/);
    const png = await code.screenshot();
    const size = Number(((await code.getAttribute('viewBox')) ?? '').split(' ')[2]);
    const stuck = await covered(png, 4 / size, 'middle');
    expect([await read(sharp(png)), await read(await turned(png, 23)), await read(await turned(png, 180))]).toEqual([
      text,
      text,
      text,
    ]);
    expect([
      await read(sharp(stuck)),
      await read(await turned(stuck, 90)),
      await read(await turned(stuck, 17)),
    ]).toEqual([text, text, text]);
    for (const [place, degrees] of [
      ['top', 12],
      ['right', 90],
      ['bottom', 195],
      ['left', 270],
    ] as const) {
      const label = await covered(png, 4 / size, place);
      expect([place, await read(sharp(label)), await read(await turned(label, degrees))]).toEqual([place, text, text]);
    }
  }
});

for (const { format, apartments, sheets, paper } of [
  { format: 'A4, 8 thẻ', apartments: 'B513-B909', sheets: 2, paper: '595 842' },
  { format: 'A6, một thẻ', apartments: 'B902-B1006', sheets: 3, paper: '298 420' },
]) {
  test(`${format} leaves the printer as ${sheets} sheets of its own paper, and nothing of the desk`, async ({
    page,
    hotel,
  }) => {
    await openPrint(page, hotel);
    await choose(page, format, apartments);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.map(([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`)).toEqual(
      Array.from({ length: sheets }, () => paper),
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'In mã QR' })).toBeHidden();
  });
}

test('cuts nothing off any card, in no format, with everything on it or without', async ({ page, hotel }) => {
  await openPrint(page, hotel);
  await page.getByRole('button', { name: 'Gõ số căn hộ' }).click();
  // Long numbers; doors that open with a card and with a code.
  await page.getByLabel('Số căn hộ').fill('A3910 B1006 B2716');
  const cut: string[] = [];
  for (const format of ['A4, 8 thẻ', 'A4, 12 thẻ', 'A6, một thẻ', 'Nhãn cửa', 'Nhãn bàn', 'Nhãn thiết bị']) {
    await page.getByRole('radio', { name: format }).check({ force: true });
    const wifi = page.getByRole('checkbox', { name: 'Mã QR kết nối Wi-Fi' });
    for (const on of (await wifi.count()) === 0 ? [false] : [true, false]) {
      if (await wifi.count()) await wifi.setChecked(on, { force: true });
      // Names of networks come with what is read back.
      await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
      await expect(page.getByRole('button', { name: /^In \d+ tờ$/ })).toBeVisible();
      const tooBig = await page
        .locator('#root [data-paper] article')
        .evaluateAll((cards) =>
          cards.filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1),
        );
      if (tooBig.length > 0) cut.push(`${format}, Wi-Fi: ${on}`);
    }
  }
  expect(cut).toEqual([]);
});

test('one code comes as a drawing, and all of them as an archive of one drawing each', async ({ page, hotel }) => {
  await openPrint(page, hotel);
  await choose(page, 'A4, 8 thẻ', 'B902 B909');
  await page.getByText('Tải mã dạng SVG').click();
  const save = async (button: string): Promise<{ name: string; content: Buffer }> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    const parts: Buffer[] = [];
    for await (const part of await file.createReadStream()) parts.push(part as Buffer);
    return { name: file.suggestedFilename(), content: Buffer.concat(parts) };
  };
  const readSvg = (svg: Uint8Array): Promise<string | null> =>
    read(sharp(svg, { density: 300 }).flatten({ background: '#fff' }));

  const one = await save('B902');
  expect(one.name).toBe('ma-qr-B902.svg');
  expect(await readSvg(one.content)).toBe(`${ORIGIN}/hiden-page/B902`);

  const all = await save('Tải cả 2 mã trong một file ZIP');
  expect(all.name).toBe('ma-qr.zip');
  const files = unzipSync(all.content);
  const codes = await Promise.all(Object.entries(files).map(async ([name, svg]) => [name, await readSvg(svg)]));
  expect(codes).toEqual([
    ['ma-qr-B902.svg', `${ORIGIN}/hiden-page/B902`],
    ['ma-qr-B909.svg', `${ORIGIN}/hiden-page/B909`],
  ]);
});

test.describe('after dark', () => {
  test.use({ colorScheme: 'dark' });
  test('the logo on paper has the color of day', async ({ page, hotel }) => {
    await openPrint(page, hotel);
    await choose(page, 'A4, 8 thẻ', 'B902');
    await page.emulateMedia({ media: 'print' });
    const logo = page.locator('[data-print-sheets] .logo path').first();
    await expect(logo).toHaveCSS('stroke', 'rgb(0, 85, 77)');
  });

  test('lists of the desk are printed in the colors of day', async ({ page, hotel }) => {
    await openPrint(page, hotel);
    await page.goto(hotel.url('/reception'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(15, 36, 41)');
  });
});

test('has nothing that assistive technology stumbles over', async ({ page, hotel }) => {
  await openPrint(page, hotel);
  await choose(page, 'Nhãn thiết bị', 'B902');
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('a house of 700 apartments', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hien-700-')), 'hotel.json');
  const guide = Array.from({ length: 700 }, (_, index) => ({
    code: `B${Math.floor(index / 20) + 4}${String((index % 20) + 1).padStart(2, '0')}`,
    tower: 'B',
    doorCode: `${10_000 + index}#`,
  }));
  writeFileSync(file, JSON.stringify({ ...smallestHotel(), guide }));
  test.use({
    serverSettings: {
      RECEPTION_EMAIL: STAFF.email,
      RECEPTION_PASSWORD: STAFF.password,
      PUBLIC_ORIGIN: ORIGIN,
      HOTEL_FILE: file,
    },
  });

  test('is read back within 10 s, and the page answers all the while', { tag: '@timed' }, async ({ page, hotel }) => {
    await openPrint(page, hotel);
    const start = Date.now();
    await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    // A page that is frozen would show the next sheet only when everything is over.
    await page.getByRole('button', { name: 'Trang sau' }).click();
    await expect(page.getByText('Trang 2/88')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dừng' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'In 88 tờ' })).toBeVisible();
    expect(Date.now() - start).toBeLessThan(10_000);
    await expect(page.locator('[data-print-sheets] [data-qr]')).toHaveCount(700);
  });
});
