import { describe, expect, it } from 'vitest';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine, onOneServer } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';
import type { TestServer } from '../../support/server';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const STAY = { apartment: 'b902', guestName: 'Phạm Minh Anh', from: '2026-11-20', to: '2026-11-23' };

interface Guide {
  access: string;
  doorCode: string | null;
}

const keyOf = (link: string): string => new URL(link).hash.replace('#s=', '');
const guide = async ({ app }: TestServer, key: string): Promise<Guide> =>
  (await app.inject({ url: '/api/guide/B902', headers: { authorization: `Stay ${key}` } })).json<Guide>();

async function made(desk: Desk, body: object = STAY): Promise<{ id: string; link: string }> {
  const answer = await desk.send('POST', 'stays', body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ id: string; link: string }>();
}

onEveryEngine('stays at the desk', (start) => {
  it('makes a link whose key stands in the fragment alone, and opens the door inside the window', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { link } = await made(desk);
    expect(link).toMatch(/\/hiden-page\/B902#s=[\w-]{43}$/);
    expect((await guide(server, keyOf(link))).access).toBe('early');
    server.clock.forward(5 * HOUR);
    expect(await guide(server, keyOf(link))).toMatchObject({ access: 'open', doorCode: '90210#' });
  });

  it('masks an open phone at once when the stay is revoked, and opens it again when that is undone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, link } = await made(desk);
    server.clock.forward(5 * HOUR);
    const key = keyOf(link);
    expect((await guide(server, key)).access).toBe('open');
    expect((await desk.send('DELETE', `stays/${id}`)).statusCode).toBe(200);
    expect(await guide(server, key)).toMatchObject({ access: 'locked', doorCode: null });
    expect((await desk.send('DELETE', `stays/${id}`)).statusCode).toBe(200);
    await desk.send('POST', `stays/${id}/restore`, {});
    expect((await guide(server, key)).access).toBe('open');
  });

  it('says "ended" to a guest who left early, and lists the door whose code is to be changed', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, link } = await made(desk);
    server.clock.forward(5 * HOUR);
    await desk.send('POST', `stays/${id}/end`, {});
    server.clock.forward(1000);
    expect(await guide(server, keyOf(link))).toMatchObject({ access: 'ended', doorCode: null });
    const rotating = async (): Promise<string[]> =>
      (await desk.get('doors'))
        .json<{ items: { apartment: string; rotate: unknown }[] }>()
        .items.filter(({ rotate }) => rotate !== null)
        .map(({ apartment }) => apartment);
    expect(await rotating()).toEqual(['B902']);
    await desk.send('PUT', 'codes/B902/rotated', {});
    expect(await rotating()).toEqual([]);
    await desk.send('DELETE', 'codes/B902/rotated');
    expect(await rotating()).toEqual(['B902']);
    await desk.send('PUT', 'codes/B902', { doorCode: '5511#' });
    expect(await rotating()).toEqual([]);
  });

  it('prolongs a stay under the same link, and refuses a day before its beginning', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, link } = await made(desk);
    expect((await desk.send('PUT', `stays/${id}`, { to: '2026-11-20' })).json()).toMatchObject({ field: 'to' });
    expect((await desk.send('PUT', `stays/${id}`, { to: '2026-11-25' })).statusCode).toBe(200);
    server.clock.forward(4 * 24 * HOUR);
    expect((await guide(server, keyOf(link))).access).toBe('open');
  });

  it('ends the old link with a new one', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, link } = await made(desk);
    server.clock.forward(5 * HOUR);
    const renewed = (await desk.send('POST', `stays/${id}/link`, {})).json<{ link: string }>();
    expect((await guide(server, keyOf(link))).access).toBe('locked');
    expect((await guide(server, keyOf(renewed.link))).access).toBe('open');
  });

  it('gives the same link to the same idempotency key, and keeps no key that the database alone could tell', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const headers = { 'idempotency-key': 'one-press-of-the-button' };
    const first = (await desk.send('POST', 'stays', STAY, headers)).json<{ id: string; link: string }>();
    const again = (await desk.send('POST', 'stays', STAY, headers)).json<{ id: string; link: string }>();
    expect(again).toEqual(first);
    const other = await desk.send('POST', 'stays', { ...STAY, guestName: 'B' }, headers);
    expect(other.json()).toMatchObject({ code: 'keyReused' });
    const { db } = server.database;
    const rows = [
      await db.selectFrom('stays').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ];
    expect(rows[0]).toHaveLength(1);
    const kept = JSON.stringify(rows) + server.logs.join('');
    expect(kept).not.toContain(keyOf(first.link));
    expect(kept).not.toContain('one-press-of-the-button');
  });

  it('mails the link to the guest, wipes it once it is out, and mails nothing for a key that is not this stay’s', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, link } = await made(desk);
    const wrong = { email: 'anh@example.vn', lang: 'en', key: 'x'.repeat(43) };
    expect((await desk.send('POST', `stays/${id}/mail`, wrong)).statusCode).toBe(409);
    const right = { ...wrong, key: keyOf(link) };
    expect((await desk.send('POST', `stays/${id}/mail`, { ...right, email: 'no address' })).json()).toMatchObject({
      field: 'email',
    });
    expect((await desk.send('POST', `stays/${id}/mail`, right)).json()).toEqual({ done: true, mailsKept: true });
    await server.app.services.mails.run();
    const mails = await server.database.db.selectFrom('mails').selectAll().where('kind', '=', 'stayLink').execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ sent_at: null, outcome: 'KEPT' });
    expect(mails[0]?.body).not.toContain(keyOf(link));
  });

  it('lists who is here, who is to come and who has left, each under its own head', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await made(desk);
    await made(desk, { ...STAY, apartment: 'B516', from: '2026-12-01', to: '2026-12-05' });
    const { id } = await made(desk, { ...STAY, apartment: 'B702' });
    await desk.send('DELETE', `stays/${id}`);
    for (const [phase, apartment] of [
      ['active', 'B902'],
      ['coming', 'B516'],
      ['past', 'B702'],
    ]) {
      const page = (await desk.get(`stays?phase=${phase ?? ''}`)).json<{
        items: { apartment: string }[];
        counts: object;
      }>();
      expect(page.items.map((stay) => stay.apartment)).toEqual([apartment]);
      expect(page.counts).toEqual({ active: 1, coming: 1, past: 1 });
    }
  });
});

describe('what a stay is refused for', () => {
  const house = onOneServer({ hotel });

  it.each([
    [{ apartment: 'Z999' }, 'apartment', 'unknownApartment'],
    [{ guestName: '  ' }, 'guestName', 'required'],
    [{ from: '20/11/2026' }, 'from', 'invalid'],
    [{ to: '2026-11-20' }, 'to', 'checkOutNotAfterCheckIn'],
    [{ to: '2031-11-20' }, 'to', 'tooFarAhead'],
  ])('%o is refused at its field', async (change, field, code) => {
    const desk = await deskOf(house());
    const answer = await desk.send('POST', 'stays', { ...STAY, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ field, code });
  });
});
