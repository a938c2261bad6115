import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SlottedPage } from '../../../src/server/platform/http/slotted-page';

const ROOM = 510;
const SLOT_BYTES = ROOM + 2;
const BEFORE = '<!doctype html><html lang="vi"><head><meta charset="utf-8">';
const rows = Array.from(
  { length: 900 },
  (_, index) => `<tr><td>${index}</td><td>Khăn tắm, ${index * 7} đồng</td></tr>`,
);
const BEHIND = `</head><body><table>${rows.join('')}</table></body></html>`;
const page = new SlottedPage(Buffer.from(BEFORE), Buffer.from(BEHIND), ROOM);
const SLOTS = ['', '{"doorCode":"4826#"}', '<td>Khăn', 'x'.repeat(ROOM)];

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

  it('holds what there is room for, counted in bytes, and no slot is longer than a block of deflate', () => {
    expect([page.holds('ă'.repeat(ROOM / 2)), page.holds(`${'ă'.repeat(ROOM / 2)}x`)]).toEqual([true, false]);
    const empty = Buffer.alloc(0);
    expect(() => new SlottedPage(empty, empty, 65_533)).not.toThrow();
    expect(() => new SlottedPage(empty, empty, 65_534)).toThrow(RangeError);
  });

  it('gets smaller when there is time', async () => {
    const fresh = new SlottedPage(Buffer.from(BEFORE), Buffer.from(BEHIND), ROOM);
    const quick = (await fresh.with('', 'br')).length;
    await expect.poll(async () => (await fresh.with('', 'br')).length).toBeLessThan(quick);
  });
});
