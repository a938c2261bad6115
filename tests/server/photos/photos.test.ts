/** @module-tag last-ring */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ContentState } from '../../../src/contract/editing/content';
import { deskPhoto, type DeskPhoto } from '../../../src/contract/photos/desk';
import { photoAt } from '../../../src/domain/photos/photo';
import { backUp } from '../../../src/server/platform/db/copies/archive';
import { signedIn } from '../../support/accounts';
import { deskOf } from '../../support/desk';
import { plainPicture, sendPhoto } from '../../support/pictures';
import { onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const start = onSqlite();
const house = onOneServer();
const CANARY = 'canary-made-by-somebody';

const take = async (server: TestServer, bytes: Buffer): Promise<DeskPhoto> =>
  deskPhoto.parse((await sendPhoto(server, (await deskOf(server)).cookie, bytes)).json());

it.each([
  ['JPG', () => plainPicture(2000, 1000).jpeg().toBuffer()],
  ['PNG with holes', () => plainPicture(2000, 1000).ensureAlpha(0.5).png().toBuffer()],
  ['WebP', () => plainPicture(2000, 1000).webp().toBuffer()],
  ['AVIF', () => plainPicture(2000, 1000).avif({ effort: 0 }).toBuffer()],
])('keeps a %s in the widths of the site, as AVIF and WebP, with its size and colour in its name', async (_, make) => {
  const server = await start();
  const { address, width, height } = await take(server, await make());
  expect([width, height]).toEqual([1600, 800]);
  const photo = photoAt(address);
  expect(photo).toMatchObject({ width: 1600, height: 800, widths: [480, 960, 1600] });
  expect(photo?.colour).toMatch(/^[\da-f]{6}$/);
  for (const wide of photo?.widths ?? []) {
    for (const format of ['avif', 'webp']) {
      const served = await server.app.inject({ url: `${photo?.base ?? ''}-${wide}.${format}` });
      expect(served.headers).toMatchObject({
        'content-type': `image/${format}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect((await sharp(served.rawPayload).metadata()).width).toBe(wide);
    }
  }
});

it('never makes a small photograph larger', async () => {
  const { address } = await take(await start(), await plainPicture(640, 480).png().toBuffer());
  expect(photoAt(address)).toMatchObject({ width: 640, widths: [480, 640] });
});

it('turns a photograph upright and keeps nothing that came with it, behind it included', async () => {
  const server = await start();
  const turned = await plainPicture()
    .withExif({ IFD0: { Copyright: CANARY }, IFD3: { GPSLatitude: '20/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await take(server, Buffer.concat([turned, Buffer.from(`<script>${CANARY}</script>`)]));
  expect(height).toBe(width * 2);
  const folder = path.join(server.dataDir, 'uploads', 'photos');
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const bytes = readFileSync(path.join(folder, file));
    const { exif, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain(CANARY);
  }
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => plainPicture(8, 8).gif().toBuffer()],
  ['a film', () => Buffer.from('\0\0\0\x20ftypisom\0\0\0\0', 'latin1')],
  ['a page behind the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
  ['half a JPG', async () => (await plainPicture().jpeg().toBuffer()).subarray(0, 300)],
  ['a small file of 81 million pixels', () => plainPicture(9000, 9000).png().toBuffer()],
])('refuses %s, whatever it is called', async (_, make) => {
  const server = house();
  const { cookie } = await deskOf(server);
  const answer = await sendPhoto(server, cookie, await make());
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'photoType', field: 'file' });
});

it('refuses 12 MB, and a photograph that nothing is said of', async () => {
  const server = await start();
  const { cookie } = await deskOf(server);
  const jpg = await plainPicture().jpeg().toBuffer();
  const large = await sendPhoto(server, cookie, Buffer.concat([jpg, Buffer.alloc(12 * 1024 * 1024 - jpg.length)]));
  expect(large.statusCode).toBe(413);
  expect(large.json()).toMatchObject({ code: 'photoSize' });
  for (const [fields, field] of [
    [{ altEn: 'x' }, 'altVi'],
    [{ altVi: 'x', altEn: ' ' }, 'altEn'],
  ] as const) {
    const answer = await sendPhoto(server, cookie, jpg, fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'required', field });
  }
});

it('is for staff alone', async () => {
  const server = await start();
  const jpg = await plainPicture(40, 40).jpeg().toBuffer();
  expect((await sendPhoto(server, '', jpg)).statusCode).toBe(401);
  expect((await sendPhoto(server, (await signedIn(server)).cookie, jpg)).statusCode).toBe(403);
});

it.each(['../../hien.db', '..%2f..%2fhien.db', 'x.webp', `${'a'.repeat(22)}-1x1-aabbcc-1.svg`])(
  'serves nothing else of the folder: %s',
  async (name) => {
    const server = house();
    await take(server, await plainPicture(40, 40).jpeg().toBuffer());
    expect((await server.app.inject(`/photos/${name}`)).statusCode).toBe(404);
  },
);

it('lists them, the newest first, and lets them be described in other words', async () => {
  const server = await start();
  const desk = await deskOf(server);
  const jpg = await plainPicture(40, 40).jpeg().toBuffer();
  const first = deskPhoto.parse((await sendPhoto(server, desk.cookie, jpg)).json());
  server.clock.forward(1000);
  await sendPhoto(server, desk.cookie, jpg, { altVi: 'Bể bơi', altEn: 'The pool' });
  const { version } = (await desk.get(`photos/${first.id}`)).json<ContentState>();
  const value = { alt: { vi: 'Hiên', en: 'Porch' } };
  expect((await desk.send('PUT', `photos/${first.id}`, { value, version })).statusCode).toBe(200);
  const { items } = (await desk.get('photos')).json<{ items: DeskPhoto[] }>();
  expect(items.map(({ alt }) => alt.vi)).toEqual(['Bể bơi', 'Hiên']);
  expect((await desk.get('photos/nobody')).statusCode).toBe(404);
});

it('is in a backup', async () => {
  const server = await start();
  await take(server, await plainPicture(40, 40).jpeg().toBuffer());
  const folder = path.join(server.dataDir, 'backup');
  await backUp({ dataDir: server.dataDir, databaseUrl: null }, folder);
  expect(readdirSync(path.join(folder, 'uploads', 'photos'))).toHaveLength(2);
});
