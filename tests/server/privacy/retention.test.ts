import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { PrivacyPage } from '../../../src/contract/privacy/desk';
import { RETENTION_KINDS, USUAL_PRIVACY } from '../../../src/domain/privacy/retention';
import { deskOf, type Desk } from '../../support/desk';
import { declarationOf } from '../../support/foreign-guests';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const DAY = 24 * 3_600_000;
const USUAL = USUAL_PRIVACY.retentionDays;

async function counts(server: TestServer): Promise<Record<string, number>> {
  const tables = ['foreign_guests', 'stays', 'guest_forms', 'interests', 'contact_messages', 'mails', 'audit'] as const;
  const found = tables.map(async (table) => [
    table,
    (await server.database.db.selectFrom(table).selectAll().execute()).length,
  ]);
  return Object.fromEntries(await Promise.all(found)) as Record<string, number>;
}

/** Somebody of every kind, all of today. */
async function fill(server: TestServer, desk: Desk): Promise<string> {
  const send = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  const guest = { fullName: 'Trần Huy', email: 'huy@hien.example', phoneNumber: '0911222333', apartment: 'B902' };
  await send('/api/guest-form', guest);
  await send('/api/interest', { ...guest, action: 'Quan tâm' });
  await send('/api/contacts', { name: 'Trần Huy', email: guest.email, phone: guest.phoneNumber, message: 'Xin chào' });
  await desk.send('POST', 'stays', { apartment: 'B902', guestName: 'Trần Huy', from: '2026-11-20', to: '2026-11-21' });
  await desk.send('POST', 'residents', {
    declaration: declarationOf({ to: '2026-11-21' }),
    bookingId: null,
    stayId: null,
  });
  return booked(
    server,
    bookingOf({
      status: 'PENDING',
      checkIn: '2026-11-20',
      checkOut: '2026-11-22',
      guestIdentityNumber: '001188001234',
      guestBirthday: '1988-02-29',
    }),
  );
}

/** Time goes by with a server that runs, and notes its time. */
async function letPass(server: TestServer, ms: number): Promise<void> {
  server.clock.forward(ms);
  await server.app.services.clockGuard.believe();
}

const bookingRow = (server: TestServer, id: string) =>
  server.database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const page = async (desk: Desk): Promise<PrivacyPage> => (await desk.get('privacy')).json<PrivacyPage>();

onEveryEngine('what is forgotten by itself', (start) => {
  it('goes when its days are over and not before, each kind by its own, and only how much is written down', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await fill(server, desk);
    const { retention } = server.app.services.privacy;
    const before = await counts(server);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    // The last day of the passport and of the stay was 21 November: they go with their days after it.
    await letPass(server, (1 + USUAL.foreignGuests - 1) * DAY);
    await retention.run();
    expect((await counts(server))['foreign_guests']).toBe(1);
    expect((await bookingRow(server, id)).guest_identity).toBe('001188001234');
    server.clock.forward(DAY);
    await retention.run();
    expect((await counts(server))['foreign_guests']).toBe(0);
    expect((await counts(server))['guest_forms']).toBe(1);
    server.clock.forward(DAY);
    await retention.run();
    expect(await bookingRow(server, id)).toMatchObject({ guest_identity: null, guest_birthday: null });
    expect((await bookingRow(server, id)).guest_name).not.toBe('–');

    await letPass(server, (USUAL.guestForms - USUAL.identity) * DAY);
    await retention.run();
    const later = await counts(server);
    expect([later['guest_forms'], later['interests'], later['stays'], later['mails']]).toEqual([0, 0, 0, 0]);
    expect(later['contact_messages']).toBe(1);

    await letPass(server, USUAL.bookings * DAY);
    await retention.run();
    const booking = await bookingRow(server, id);
    expect(booking).toMatchObject({ guest_name: '–', guest_email: '', guest_phone: '', email_key: '', search: '' });
    expect(booking).toMatchObject({ total: 2_550_000, check_in: '2026-11-20', phone_key: null });
    const runs = await server.database.db.selectFrom('privacy_runs').selectAll().execute();
    expect(runs).toHaveLength(5);
    expect(JSON.stringify(runs)).not.toMatch(/Huy|LINDQVIST|001188/);
    expect(server.logs.join('')).not.toMatch(/Trần Huy|LINDQVIST|001188001234/);
  });

  it('goes once a night, from half past three in Viet Nam on, whoever of several processes comes first', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { retention } = server.app.services.privacy;
    // 21 November, 03:29 there.
    server.clock.now = Date.UTC(2026, 10, 20, 20, 29);
    await retention.run();
    expect((await page(desk)).runs).toEqual([]);
    server.clock.forward(60_000);
    await Promise.all([retention.run(), retention.run()]);
    const { runs } = await page(desk);
    expect(runs.map(({ day }) => day)).toEqual(['2026-11-21']);
    expect(Object.keys(runs[0]?.counts ?? {}).sort()).toEqual([...RETENTION_KINDS, 'photos', 'reading'].sort());
  });

  it('keeps for as long as the hotel has set, within reason, and says so', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await fill(server, desk);
    const retentionDays = { ...USUAL, guestForms: 2 };
    expect((await desk.send('PUT', 'privacy/retention', { retentionDays })).statusCode).toBe(200);
    expect((await page(desk)).retentionDays).toEqual(retentionDays);
    // Guests are told so too, without what concerns the house alone.
    const told = (await server.app.inject('/api/retention')).json<Record<string, number>>();
    expect(told).toMatchObject({ guestForms: 2, identity: USUAL.identity });
    expect(told).not.toHaveProperty('audit');
    const wrong = await desk.send('PUT', 'privacy/retention', { retentionDays: { ...USUAL, audit: 3 } });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      expect.objectContaining({ field: 'audit', code: 'retention' }),
    ]);
    server.clock.forward(2 * DAY);
    await server.app.services.privacy.retention.run();
    expect((await counts(server))['guest_forms']).toBe(1);
    server.clock.forward(DAY);
    await server.app.services.privacy.retention.run();
    expect((await counts(server))['guest_forms']).toBe(0);
  });

  it('takes the files of mails along', async () => {
    const server = await start({ hotel });
    const folder = path.join(server.dataDir, 'mail');
    mkdirSync(folder, { recursive: true });
    const [old, young] = ['old', 'young'].map((name) => path.join(folder, `${name}.eml`)) as [string, string];
    for (const [file, age] of [
      [old, USUAL.mails + 1],
      [young, USUAL.mails - 1],
    ] as const) {
      writeFileSync(file, 'To: huy@hien.example');
      const written = new Date(server.clock.now - age * DAY);
      utimesSync(file, written, written);
    }
    await server.app.services.privacy.retention.run();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
