import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SlottedPage } from '../../../src/server/platform/http/slotted-page';

const SLOT_BYTES = 512;
const BEFORE = '<!doctype html><html lang="vi"><head><meta charset="utf-8">';
const rows = Array.from(
  { length: 900 },
  (_, index) => `<tr><td>${index}</td><td>Khăn tắm, ${index * 7} đồng</td></tr>`,
);
const BEHIND = `</head><body><table>${rows.join('')}</table></body></html>`;
const page = new SlottedPage(Buffer.from(BEFORE), Buffer.from(BEHIND), SLOT_BYTES);
const SLOTS = ['', '{"doorCode":"4826#"}', '<td>Khăn', 'x'.repeat(SLOT_BYTES - 2)];

describe('a page with a slot', () => {
  it.each(SLOTS)('has %s in it, in each encoding alike, quick copy and thorough one', async (text) => {
    const whole = BEFORE + text + ' '.repeat(SLOT_BYTES - Buffer.byteLength(text)) + BEHIND;
    for (let round = 0; round < 3; round += 1) {
      expect((await page.with(text, null)).toString()).toBe(whole);
      expect(brotliDecompressSync(await page.with(text, 'br')).toString()).toBe(whole);
      expect(gunzipSync(await page.with(text, 'gzip')).toString()).toBe(whole);
      await new Promise((done) => setTimeout(done, 150));
    }
  });

  it('holds what leaves room for the two spaces at its end, counted in bytes', () => {
    expect([page.holds('ă'.repeat(SLOT_BYTES / 2 - 1)), page.holds('ă'.repeat(SLOT_BYTES / 2))]).toEqual([true, false]);
  });

  it('gets smaller when there is time', async () => {
    const fresh = new SlottedPage(Buffer.from(BEFORE), Buffer.from(BEHIND), SLOT_BYTES);
    const quick = (await fresh.with('', 'br')).length;
    await expect.poll(async () => (await fresh.with('', 'br')).length).toBeLessThan(quick);
  });
});
