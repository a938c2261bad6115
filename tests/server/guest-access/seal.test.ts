import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GuideAnswer, SealedCodes } from '../../../src/contract/guide/guide';
import type { GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { DoorList } from '../../../src/contract/guest-access/doors';
import type { ContentState } from '../../../src/contract/editing/content';
import { checkOf, readKid, readTyped, releaseIn } from '../../../src/domain/guest-access/seal';
import { unseal } from '../../../src/offline/guest-access/seal/unseal';
import { releaseOf, sealCodes } from '../../../src/server/modules/guest-access/sealed/envelope';
import { deskOf, type Desk } from '../../support/desk';
import { CANARIES } from '../../support/hotel';
import { onEveryEngine } from '../../support/server-engines';
import { haveNoticed, type TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; check-in is at 14:00, check-out at 12:00. */
const STAY = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: '2026-11-20', to: '2026-11-23' };
const B902 = { doorCode: CANARIES.doorB902, wifi: { password: CANARIES.wifiB902 } };

interface Release {
  code: string;
  check: string;
  qr: string;
}

async function made(desk: Desk, stay: object = STAY): Promise<{ id: string; key: string }> {
  const { id, link } = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
  return { id, key: new URL(link).hash.replace('#s=', '') };
}

const ask = async ({ app }: TestServer, code: string, key: string): Promise<GuideAnswer> =>
  (await app.inject({ url: `/api/guide/${code}`, headers: { authorization: `Stay ${key}` } })).json<GuideAnswer>();

/** Opens an answer that a phone keeps, as the phone does. */
function opened({ apartment, sealed, validFrom, validUntil }: GuideAnswer, key: string, code: string) {
  if (!sealed || validFrom === null || validUntil === null) throw new Error('nothing sealed');
  return unseal(sealed, { code, key, binding: { apartment, ...readKid(sealed.kid), validFrom, validUntil } });
}

const releaseFor = async (desk: Desk, id: string): Promise<Release> =>
  (await desk.get(`stays/${id}/release`)).json<Release>();

describe('the envelope', () => {
  const key = Buffer.alloc(32, 7).toString('base64url');
  const binding = {
    apartment: 'B902',
    stayId: '11111111-2222-4333-8444-555555555555',
    validFrom: '2026-11-20T07:00:00.000Z',
    validUntil: '2026-11-23T05:00:00.000Z',
    codeRevision: 3,
  };
  const contents = { doorCode: '250816#', wifi: { name: 'Hiên B902', password: 'biển xanh' } };
  const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
  const iv = Buffer.from('a0a1a2a3a4a5a6a7a8a9aaab', 'hex');
  const VECTOR =
    'qs3aqi-QDnZB5c7s-Q05aTW72lpwi57nTvpfEuE4QQwgVvB7vlFD7msVWBgzbW9bk5BDDifY22Q3nEH9hvZOABIW0Tv81FJqkGn2G1Ej22VS_5OIYLQ5Ueiyz78';
  const made = (): Promise<SealedCodes> => sealCodes({ release: '0016J1VZ', key, binding, contents, salt, iv });

  it('is the same by Node’s ciphers and by the browser’s, and stays what it is', async () => {
    const { subtle } = webcrypto;
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const typed = await subtle.importKey('raw', bytes('0016J1VZ'), 'PBKDF2', false, ['deriveBits']);
    const slow = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }, typed, 256);
    const both = Buffer.concat([Buffer.from(key, 'base64url'), Buffer.from(slow)]);
    const base = await subtle.importKey('raw', both, 'HKDF', false, ['deriveKey']);
    const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytes('hien-seal-1') };
    const own = await subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const aad =
      'hien-seal-1|B902|11111111-2222-4333-8444-555555555555|2026-11-20T07:00:00.000Z|2026-11-23T05:00:00.000Z|3';
    const lock = { name: 'AES-GCM', iv, additionalData: bytes(aad) };
    const ct = Buffer.from(await subtle.encrypt(lock, own, bytes(JSON.stringify(contents)))).toString('base64url');
    expect(await made()).toEqual({
      v: 1,
      kid: '11111111-2222-4333-8444-555555555555.3',
      salt: 'AAECAwQFBgcICQoLDA0ODw',
      iv: 'oKGio6Slpqeoqaqr',
      ct,
    });
    expect(ct).toBe(VECTOR);
  });

  it.each([
    ['other symbols', { code: '0016J1VY' }],
    ['another key', { key: Buffer.alloc(32, 8).toString('base64url') }],
    ['another door', { binding: { ...binding, apartment: 'B903' } }],
    ['another stay', { binding: { ...binding, stayId: 'x' } }],
    ['another end', { binding: { ...binding, validUntil: '2026-11-24T05:00:00.000Z' } }],
    ['another code of the door', { binding: { ...binding, codeRevision: 4 } }],
  ])('opens for its own symbols, and not with %s', async (_name, change) => {
    const sealed = await made();
    const right = { code: '0016J1VZ', key, binding };
    expect(await unseal(sealed, right)).toEqual(contents);
    expect(await unseal(sealed, { ...right, ...change })).toBeNull();
  });

  it('has symbols of its own for each stay, door and code, and all of them can be said', () => {
    const of = (change: object): string =>
      releaseOf('secret', { apartment: 'B902', stayId: 'a', codeRevision: 0, doorCode: '1#', ...change });
    const all = [{}, { stayId: 'b' }, { apartment: 'B903' }, { codeRevision: 1 }, { doorCode: '2#' }].map(of);
    expect(new Set(all).size).toBe(5);
    expect(of({})).toBe(all[0]);
    // What keyboards for Vietnamese make letters with marks of.
    for (let stay = 0; stay < 500; stay += 1) expect(of({ stayId: String(stay) })).not.toMatch(/[AEWY]|DD/);
    for (let stay = 0; stay < 500; stay += 1)
      expect(checkOf(of({ stayId: String(stay) }))).toMatch(/^[0-9B-DF-HJKMNP-TVXZ]$/);
  });
});

onEveryEngine('a key sealed until check-in', (start) => {
  it('lies in the early answer for whoever has the key, and eight symbols of the desk open it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, key } = await made(desk);
    const early = await ask(server, 'B902', key);
    expect(early).toMatchObject({ access: 'early', doorCode: null, wifi: { name: null, password: null } });
    expect(readKid(early.sealed?.kid ?? '')).toEqual({ stayId: id, codeRevision: 0 });
    expect(JSON.stringify(early)).not.toMatch(/90210|canary/);
    // Made once: the same question has the same answer.
    expect((await ask(server, 'B902', key)).sealed).toEqual(early.sealed);
    server.clock.forward(4 * HOUR);
    const { code, check, qr } = await releaseFor(desk, id);
    expect(readTyped(code + check)).toMatchObject({ state: 'whole', checked: true, code });
    expect(releaseIn(qr)).toEqual({ apartment: 'B902', symbols: code + check, codeRevision: 0 });
    expect(await opened(early, key, code)).toMatchObject(B902);
    expect(await ask(server, 'B902', key)).not.toHaveProperty('sealed');
  });

  it('brings its symbols along where the hotel lets the phone’s clock open it, and only where the hour alone decides', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, key } = await made(desk);
    const choose = async (changes: object): Promise<SealedCodes | undefined> => {
      const { version } = (await desk.get('content/access')).json<ContentState>();
      const value = { mode: 'stay', ...changes };
      expect((await desk.send('PUT', 'content/access', { value, version })).statusCode).toBe(200);
      return (await ask(server, 'B902', key)).sealed;
    };
    expect((await desk.get('content/access')).json<ContentState>().value).toMatchObject({ seal: 'strict' });
    const strict = await choose({ opening: 'hour' });
    expect(strict).not.toHaveProperty('release');
    const soft = await choose({ opening: 'hour', seal: 'clock' });
    expect(soft).toEqual({ ...strict, release: expect.stringMatching(/^[0-9A-Z]{8}$/) as string });
    expect(await opened(await ask(server, 'B902', key), key, soft?.release ?? '')).toMatchObject(B902);
    expect(await ask(server, 'B902', 'x'.repeat(43))).not.toHaveProperty('sealed');
    for (const opening of ['hourAndReady', 'ready'])
      expect((await choose({ opening, seal: 'clock' })) ?? {}).not.toHaveProperty('release');
    await choose({ opening: 'hour', seal: 'clock' });
    server.clock.forward(4 * HOUR);
    expect((await releaseFor(desk, id)).code).toBe(soft?.release);
  });

  it('says the symbols to nobody before the hour, after the stay, and of a stay that is none', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = await made(desk);
    const early = await desk.get(`stays/${id}/release`);
    expect([early.statusCode, early.json<object>()]).toEqual([
      409,
      expect.objectContaining({ code: 'releaseEarly', opensAt: '2026-11-20T07:00:00.000Z' }),
    ]);
    expect(early.json<{ message: string }>().message).toContain('14:00');
    server.clock.forward(4 * HOUR);
    expect((await desk.get(`stays/${id}/release`)).statusCode).toBe(200);
    expect((await server.app.inject(`/api/reception/stays/${id}/release`)).statusCode).toBe(401);
    expect((await desk.get('stays/none/release')).statusCode).toBe(404);
    await desk.send('DELETE', `stays/${id}`);
    expect((await desk.get(`stays/${id}/release`)).json()).toMatchObject({ code: 'stayOver' });
    await desk.send('POST', `stays/${id}/restore`, {});
    server.clock.forward(70 * HOUR);
    expect((await desk.get(`stays/${id}/release`)).json()).toMatchObject({ code: 'stayOver' });
  });

  it('is written down with who asked', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = await made(desk);
    server.clock.forward(4 * HOUR);
    await releaseFor(desk, id);
    const { items } = (await desk.get('audit')).json<{ items: { action: string; subject: string }[] }>();
    expect(items.filter(({ action }) => action === 'stay.release')).toEqual([expect.objectContaining({ subject: id })]);
  });

  it('gives nothing to who has no key, and nothing where there is nothing to open', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await made(desk);
    expect(await ask(server, 'B902', 'x'.repeat(43))).not.toHaveProperty('sealed');
    const plain = await made(desk, { ...STAY, apartment: 'B701' });
    expect(await ask(server, 'B701', plain.key)).not.toHaveProperty('sealed');
    server.clock.forward(4 * HOUR);
    expect((await desk.get(`stays/${plain.id}/release`)).json()).toMatchObject({ code: 'releaseNone' });
  });

  it('holds the Wi-Fi of a door that opens with a card', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, key } = await made(desk, { ...STAY, apartment: 'A1509' });
    const early = await ask(server, 'A1509', key);
    server.clock.forward(4 * HOUR);
    const { code } = await releaseFor(desk, id);
    expect(await opened(early, key, code)).toMatchObject({ doorCode: null, wifi: { password: 'canary-wifi-a1509' } });
  });

  it('holds the next code where one is chosen, and goes on opening when the lock has it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, key } = await made(desk);
    await desk.send('PUT', 'codes/B902/next', { doorCode: '777777#' });
    const early = await ask(server, 'B902', key);
    server.clock.forward(4 * HOUR);
    // The lock is still to get it: nothing that opens the envelope is said before, and what is open is what the lock has.
    const refused = await desk.get(`stays/${id}/release`);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'releaseLockWaits']);
    expect(refused.json<{ message: string }>().message).toContain('B902');
    expect(await ask(server, 'B902', key)).toMatchObject({ access: 'open', doorCode: CANARIES.doorB902 });
    await desk.send('PUT', 'codes/B902/rotated', {});
    const { code } = await releaseFor(desk, id);
    expect(await opened(early, key, code)).toMatchObject({ doorCode: '777777#' });
    // A code chosen for whoever comes next is not this guest's.
    await desk.send('PUT', 'codes/B902/next', { doorCode: '888888#' });
    expect((await releaseFor(desk, id)).code).toBe(code);
  });

  it('is told to reception as another one while the phone holds a code that the lock has no longer', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, key } = await made(desk);
    await ask(server, 'B902', key);
    await desk.send('PUT', 'codes/B902', { doorCode: '4711#' });
    server.clock.forward(4 * HOUR);
    expect(await releaseFor(desk, id)).toMatchObject({ phoneBehind: true });
    // The guest goes online for a moment; then the lock is changed once more.
    await ask(server, 'B902', key);
    expect(await releaseFor(desk, id)).not.toHaveProperty('phoneBehind');
    await desk.send('PUT', 'codes/B902', { doorCode: '4712#' });
    expect(await releaseFor(desk, id)).toMatchObject({ phoneBehind: true });
    const kept = await server.database.db.selectFrom('guide_keys').select('given_code').execute();
    expect(JSON.stringify(kept)).not.toMatch(/4711|4712|90210/);
  });

  it('does not open an old envelope with the symbols of a code that has been changed since', async () => {
    const server = await start({ hotel });
    const { db } = server.database;
    const desk = await deskOf(server);
    const { id, key } = await made(desk);
    const early = await ask(server, 'B902', key);
    await desk.send('PUT', 'codes/B902', { doorCode: '4711#' });
    await db.updateTable('guide_apartments').where('code', '=', 'B902').set({ code_revision: 1 }).execute();
    await haveNoticed(server);
    const newer = await ask(server, 'B902', key);
    server.clock.forward(4 * HOUR);
    const { code, qr } = await releaseFor(desk, id);
    expect(releaseIn(qr)?.codeRevision).toBe(1);
    expect(await opened(early, key, code)).toBeNull();
    expect(await opened(newer, key, code)).toMatchObject({ doorCode: '4711#' });
  });

  it('of a door that its guest has no longer is opened by nothing that reception says, and that door gets another code', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = { checkIn: STAY.from, checkOut: STAY.to, totalPrice: 2_700_000 };
    const id = await booked(server, bookingOf({ status: 'PENDING', roomId: 2, apartmentId: 1, ...days }));
    expect((await desk.send('POST', `bookings/${id}/confirm`, {})).statusCode).toBe(200);
    const give = async (door: string): Promise<GivenDoor> =>
      (await desk.send('POST', `bookings/${id}/doors`, { door })).json<GivenDoor>();
    const { stayId, link } = await give('B902');
    const key = new URL(link).hash.replace('#s=', '');
    const kept = await ask(server, 'B902', key);
    expect(kept.sealed).toBeDefined();
    // From here on the phone has no network.
    const moved = await give('B516');
    server.clock.forward(4 * HOUR);
    expect((await desk.get(`stays/${stayId}/release`)).json()).toMatchObject({ code: 'stayOver' });
    const { code, qr } = await releaseFor(desk, moved.stayId);
    expect(await opened(kept, key, code)).toBeNull();
    expect(releaseIn(qr)).toMatchObject({ apartment: 'B516' });
    const { items } = (await desk.get('doors')).json<DoorList>();
    expect(items.filter(({ rotate }) => rotate !== null).map(({ apartment }) => apartment)).toEqual(['B902']);
  });

  it('is made once for many who ask at the same time, and leaves the server free to answer others', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { key } = await made(desk);
    const asked = Promise.all(Array.from({ length: 20 }, () => ask(server, 'B902', key)));
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 5);
    const answers = await asked;
    clearInterval(counting);
    expect(new Set(answers.map(({ sealed }) => sealed?.ct)).size).toBe(1);
    expect(turns).toBeGreaterThan(2);
  });
});
