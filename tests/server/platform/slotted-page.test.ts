import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SlottedPage } from '../../../src/server/platform/http/slotted-page';

const ROOM = 510;
const SLOT_BYTES = ROOM + 2;
const BEFORE = '<!doctype html><html lang="vi"><head><meta charset="utf-8">';
const rows = Array.from(
  { length: 900 },
  (_, index) => `<tr><td>${index}</td><td>Khăn tắm, ${index * 7} đồng</td></tr>`,
);
const BEHIND = '</head><body><h1>Căn B902</h1>';
const REST = `<table>${rows.join('')}</table></body></html>`;
const fresh = (): SlottedPage => new SlottedPage([Buffer.from(BEFORE), Buffer.from(BEHIND), Buffer.from(REST)], ROOM);
const page = fresh();
/** Decoding of what has come of a text so far. */
const OPEN_BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const OPEN_GZIP = { finishFlush: constants.Z_SYNC_FLUSH };
const SLOTS = ['', '{"doorCode":"4826#"}', '<td>Khăn', 'x'.repeat(ROOM)];

describe('a page with a slot', () => {
  it.each(SLOTS)(
    'has %s in it, in each encoding alike, quick copy and thorough one, and can be read up to its cut',
    async (text) => {
      const first = BEFORE + text + ' '.repeat(SLOT_BYTES - Buffer.byteLength(text)) + BEHIND;
      for (let round = 0; round < 3; round += 1) {
        expect((await page.with(text, null)).map(String)).toEqual([first, REST]);
        const br = await page.with(text, 'br');
        expect(brotliDecompressSync(Buffer.concat(br)).toString()).toBe(first + REST);
        expect(brotliDecompressSync(br[0], OPEN_BROTLI).toString()).toBe(first);
        const gzip = await page.with(text, 'gzip');
        expect(gunzipSync(Buffer.concat(gzip)).toString()).toBe(first + REST);
        expect(gunzipSync(gzip[0], OPEN_GZIP).toString()).toBe(first);
        await new Promise((done) => setTimeout(done, 150));
      }
    },
  );

  it('holds what there is room for, counted in bytes, and no slot is longer than a block of deflate', () => {
    expect([page.holds('ă'.repeat(ROOM / 2)), page.holds(`${'ă'.repeat(ROOM / 2)}x`)]).toEqual([true, false]);
    const empty = Buffer.alloc(0);
    expect(() => new SlottedPage([empty, empty, empty], 65_533)).not.toThrow();
    expect(() => new SlottedPage([empty, empty, empty], 65_534)).toThrow(RangeError);
  });

  it('gets smaller when there is time', async () => {
    const page = fresh();
    const size = async (): Promise<number> => Buffer.concat(await page.with('', 'br')).length;
    const quick = await size();
    await expect.poll(size).toBeLessThan(quick);
  });
});
