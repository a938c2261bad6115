/** @module-tag last-ring */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signedIn } from '../../support/accounts';
import { multipartOf, plainPicture } from '../../support/pictures';
import { onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const start = onSqlite();
const house = onOneServer();
let guest: { id: string; cookie: string } | undefined;
/** Sender of one picture after the other. */
const oneGuest = async () => (guest ??= await signedIn(house()));
const CANARY = 'canary-made-by-somebody';

interface Sent {
  name?: string;
  type?: string;
  field?: string;
  headers?: Record<string, string>;
}

async function upload(server: TestServer, bytes: Buffer, sent: Sent = {}, who?: { id: string; cookie: string }) {
  const { id, cookie } = who ?? (await signedIn(server));
  const { name = 'me.jpg', type = 'image/jpeg', field = 'file', headers = {} } = sent;
  const form = multipartOf(bytes, {}, { name, type, field });
  return server.app.inject({
    method: 'POST',
    url: `/user/${id}/avatar`,
    headers: { ...form.headers, cookie, ...headers },
    payload: form.payload,
  });
}

const GOOD: [string, () => Promise<Buffer>][] = [
  ['a JPG', () => plainPicture().jpeg().toBuffer()],
  ['a progressive JPG', () => plainPicture().jpeg({ progressive: true }).toBuffer()],
  ['a JPG in CMYK', () => plainPicture().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG of 16 bits', () => plainPicture().toColourspace('rgb16').png().toBuffer()],
  ['a WebP', () => plainPicture().webp().toBuffer()],
  ['a picture smaller than it may be', () => plainPicture(64, 32).png().toBuffer()],
];

it.each(GOOD)('takes %s and keeps a WebP of 512 px at most', async (_, make) => {
  const server = house();
  const answer = await upload(server, await make(), {}, await oneGuest());
  expect(answer.json()).toMatchObject({ success: true });
  const { avatar } = answer.json<{ data: { avatar: string } }>().data;
  const served = await server.app.inject({ url: avatar });
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const { format, width, height } = await sharp(served.rawPayload).metadata();
  expect(format).toBe('webp');
  expect(Math.max(width, height)).toBeLessThanOrEqual(512);
  expect(width / height).toBeCloseTo(2, 1);
});

it('turns a picture upright and keeps nothing that came with it', async () => {
  const server = await start();
  const turned = await plainPicture()
    .withExif({ IFD0: { Copyright: CANARY, Orientation: '6' }, IFD3: { GPSLatitude: '20/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { avatar } = (await upload(server, turned)).json<{ data: { avatar: string } }>().data;
  const { rawPayload } = await server.app.inject({ url: avatar });
  const { width, height, exif, icc, xmp } = await sharp(rawPayload).metadata();
  expect(height).toBe(width * 2);
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect(rawPayload.toString('latin1')).not.toContain(CANARY);
});

it('takes 2,097,151 bytes and refuses one more, before reading much more', async () => {
  const server = await start();
  const who = await signedIn(server);
  const jpg = await plainPicture().jpeg().toBuffer();
  const padded = (size: number) => Buffer.concat([jpg, Buffer.alloc(size - jpg.length)]);
  expect((await upload(server, padded(2_097_151), {}, who)).statusCode).toBe(200);
  for (const size of [2_097_152, 2_300_000]) {
    const answer = await upload(server, padded(size), {}, who);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'avatarSize', message: 'Ảnh phải nhỏ hơn 2MB' });
  }
});

const BAD: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => plainPicture(8, 8).gif().toBuffer()],
  ['a BMP', () => Buffer.from('BM0000000000')],
  ['a PDF', () => Buffer.from('%PDF-1.7 1 0 obj')],
  ['half a JPG', async () => (await plainPicture().jpeg().toBuffer()).subarray(0, 300)],
  ['a page behind the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
  ['more pixels than a phone takes', () => plainPicture(9000, 9000).png().toBuffer()],
];

it.each(BAD)('refuses %s, whatever it is called', async (_, make) => {
  const answer = await upload(house(), await make(), {}, await oneGuest());
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'avatarType', message: 'Chỉ hỗ trợ JPG/PNG/WebP', field: 'file' });
});

it.each(['../../x.png', 'x.php.jpg', `${'n'.repeat(5000)}.jpg`, '\\"><script>.jpg'])(
  'gives a picture a name of its own, whatever it was called: %.20s',
  async (name) => {
    const server = await start();
    const answer = await upload(server, await plainPicture().jpeg().toBuffer(), { name });
    expect(answer.json<{ data: { avatar: string } }>().data.avatar).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
    expect(readdirSync(path.join(server.dataDir, 'uploads', 'avatars'))).toHaveLength(1);
  },
);

it('makes a polyglot harmless: what is served was drawn anew', async () => {
  const server = await start();
  const both = Buffer.concat([await plainPicture().jpeg().toBuffer(), Buffer.from(`<script>${CANARY}</script>`)]);
  const { avatar } = (await upload(server, both)).json<{ data: { avatar: string } }>().data;
  expect((await server.app.inject({ url: avatar })).rawPayload.toString('latin1')).not.toContain(CANARY);
});

it('forgets the picture before, and shows the new one to everybody', async () => {
  const server = await start();
  const who = await signedIn(server);
  const jpg = await plainPicture().jpeg().toBuffer();
  const first = (await upload(server, jpg, {}, who)).json<{ data: { avatar: string } }>().data.avatar;
  const second = (await upload(server, jpg, {}, who)).json<{ data: { avatar: string } }>().data.avatar;
  expect((await server.app.inject({ url: first })).statusCode).toBe(404);
  expect((await server.app.inject({ url: `/api/users/${who.id}` })).json()).toMatchObject({ avatar: second });
});

it('is for the account itself, from our own pages, and in multipart', async () => {
  const server = await start();
  const who = await signedIn(server, 1);
  const other = await signedIn(server, 2);
  const jpg = await plainPicture().jpeg().toBuffer();
  expect((await upload(server, jpg, {}, { id: who.id, cookie: '' })).statusCode).toBe(401);
  expect((await upload(server, jpg, {}, { id: who.id, cookie: other.cookie })).statusCode).toBe(403);
  expect((await upload(server, jpg, { headers: { 'sec-fetch-site': 'cross-site' } }, who)).statusCode).toBe(403);
  expect((await upload(server, jpg, { headers: { 'content-type': 'image/jpeg' } }, who)).statusCode).toBe(415);
  expect((await upload(server, jpg, { field: 'other' }, who)).statusCode).toBe(422);
  expect((await server.app.inject({ url: '/avatars/..%2f..%2fhien.db' })).statusCode).toBe(404);
});
