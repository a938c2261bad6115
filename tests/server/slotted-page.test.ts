import { PassThrough } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SLOT_BYTES, SlottedPage } from '../../src/server/platform/http/slotted-page';

const BEFORE = '<!doctype html><html lang="vi"><head><meta charset="utf-8">';
const rows = Array.from(
  { length: 900 },
  (_, index) => `<tr><td>${index}</td><td>Khăn tắm, ${index * 7} đồng</td></tr>`,
);
const BEHIND = '</head><body><h1>Mã cửa</h1>';
const REST = `<table>${rows.join('')}</table></body></html>`;
const fresh = () => new SlottedPage(Buffer.from(BEFORE), Buffer.from(BEHIND), Buffer.from(REST));
const page = fresh();
const joined = ({ first, rest }: { first: Buffer; rest: Buffer }): Buffer => Buffer.concat([first, rest]);
const SLOTS = [
  '',
  '{"doorCode":"4826#"}',
  '<td>Khăn'.normalize('NFD').replace(/[^\0-\x7f]/g, ''),
  'x'.repeat(SLOT_BYTES - 2),
];

describe('a page with a slot', () => {
  it.each(SLOTS)('has %s in it, in each encoding alike, quick copy and thorough one', async (text) => {
    const whole = BEFORE + text.padEnd(SLOT_BYTES) + BEHIND + REST;
    for (let round = 0; round < 3; round += 1) {
      expect(joined(await page.with(text, null)).toString()).toBe(whole);
      expect(brotliDecompressSync(joined(await page.with(text, 'br'))).toString()).toBe(whole);
      expect(gunzipSync(joined(await page.with(text, 'gzip'))).toString()).toBe(whole);
      await new Promise((done) => setTimeout(done, 150));
    }
  });

  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
    [null, () => new PassThrough()],
  ] as const)('tells what is shown first from its first piece alone: %s', async (encoding, decompressor) => {
    const { first } = await page.with('{}', encoding);
    const stream = decompressor();
    let read = '';
    stream.on('data', (bytes: Buffer) => (read += bytes.toString()));
    stream.write(first);
    await expect.poll(() => read).toBe(BEFORE + '{}'.padEnd(SLOT_BYTES) + BEHIND);
  });

  it('gets smaller when there is time', async () => {
    const made = fresh();
    const size = async () => joined(await made.with('', 'br')).length;
    const quick = await size();
    await expect.poll(size).toBeLessThan(quick);
  });
});
