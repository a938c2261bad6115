import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { PersonKind, PersonPreview } from '../../../src/contract/privacy/desk';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { register } from '../../support/accounts';
import { deskOf, type Desk } from '../../support/desk';
import { declarationOf } from '../../support/foreign-guests';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { giveAvatar } from '../../support/avatars';

const hotel = stayHotel({
  guideAccess: 'stay',
  tours: [{ name: 'Tràng An', area: 'OTHER', durationDays: 1, price: 900_000 }],
});
const DAY = 24 * 3_600_000;
/** Words that stand nowhere but in this person's data. */
const CANARY = { name: 'Quỳnh Canaria Zeta', email: 'canaria.zeta@hien.example', phone: '0987 650 432' };
const CANARIES = [
  'canaria',
  'CANARIA',
  'Canaria',
  '0987 650 432',
  '0987650432',
  'ZQ9981177',
  '079188009911',
  '1991-03-17',
];
const NEIGHBOUR = { fullName: 'Người Khác', email: 'khac@hien.example', phoneNumber: '0911000111', apartment: 'B516' };

const send = (server: TestServer, url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers });
const ask = async (desk: Desk, who: string = CANARY.email): Promise<PersonPreview> =>
  (await desk.send('POST', 'privacy/person', { who })).json<PersonPreview>();
const fateOf = ({ found }: PersonPreview, kind: PersonKind) => found.find((one) => one.kind === kind);

/** The person in every corner of the product. */
async function fill(server: TestServer, desk: Desk): Promise<string> {
  const { name, email, phone } = CANARY;
  const person = { name, email, phoneNumber: phone, password: 'Hoa-phuong-2026' };
  await register(server, person);
  const signIn = await send(server, '/api/v1/auth/login', { email, password: person.password });
  const cookie = signIn.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const { id } = signIn.json<{ data: { id: string } }>().data;
  await server.app.inject({
    method: 'PUT',
    url: `/user/${id}`,
    headers: { cookie },
    payload: { name, phoneNumber: phone, dateOfBirth: '1991-03-17', address: 'Ngõ Canaria', gender: 'FEMALE' },
  });
  await giveAvatar(server, { id, cookie });
  await send(
    server,
    '/api/comments',
    { userId: id, targetType: 'TOUR', targetId: 1, comment: 'Canaria rất vui' },
    { cookie, 'idempotency-key': 'canary-comment-0001' },
  );
  const form = { fullName: name, email, phoneNumber: phone, apartment: 'B902' };
  await send(server, '/api/guest-form', form);
  await send(server, '/api/guest-form', NEIGHBOUR);
  await send(server, '/api/interest', { ...form, action: 'Quan tâm' });
  await send(server, '/api/contacts', { name, email, phone, message: 'Canaria hỏi' });
  await send(server, '/api/tours/1/contact', { name, email, phone, message: 'Canaria hỏi tour' });
  await send(server, '/api/v1/auth/forgot-password', { email });
  await desk.send('POST', 'stays', { apartment: 'B902', guestName: name, from: '2026-11-18', to: '2026-11-22' });
  const bookingId = await booked(
    server,
    bookingOf({
      status: 'PENDING',
      checkIn: '2026-11-20',
      checkOut: '2026-11-22',
      guestName: name,
      guestEmail: email,
      guestPhone: phone,
      guestIdentityNumber: '079188009911',
      guestBirthday: '1991-03-17',
      guestNationality: 'Thuỵ Điển',
    }),
  );
  await desk.send('POST', `bookings/${bookingId}/confirm`, {});
  await desk.send('POST', 'residents', {
    declaration: declarationOf({ fullName: 'Quynh Canaria', passportNumber: 'ZQ9981177', birth: '1991-03-17' }),
    bookingId,
    stayId: null,
  });
  // Answered before it is done, so that nobody learns who has an account.
  await vi.waitFor(async () => {
    const reset = server.database.db.selectFrom('mails').selectAll().where('kind', '=', 'passwordReset');
    expect(await reset.execute()).toHaveLength(1);
  });
  await server.app.services.mails.run();
  return bookingId;
}

/** Every file of the data folder but what was put there by the tests themselves. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'client' ? [] : filesIn(file);
    return [file];
  });
}

async function traces(server: TestServer): Promise<string[]> {
  const found: string[] = [];
  const look = (where: string, bytes: Buffer): void => {
    for (const canary of CANARIES) if (bytes.includes(canary)) found.push(`${canary} in ${where}`);
  };
  for (const file of filesIn(server.dataDir)) look(path.relative(server.dataDir, file), readFileSync(file));
  look('the log', Buffer.from(server.logs.join('')));
  if (server.database.engine === 'postgres') {
    const { db } = server.database;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
    for (const { name } of tables.rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      look(`table ${name}`, Buffer.from(JSON.stringify(rows)));
    }
  }
  return found;
}

onEveryEngine('one person’s data', (start) => {
  it('is found by the number of a booking as it is said on the telephone, and by a telephone number as long', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ guestName: CANARY.name, guestEmail: CANARY.email }));
    const number = bookingNumber(id);
    for (const who of [number, number.replace(' ', ''), ` ${number} `]) {
      expect((await ask(desk, who)).names).toEqual([CANARY.name]);
    }
    const form = { fullName: 'Anna Short', email: 'anna@hien.example', phoneNumber: '4512 3387', apartment: 'B902' };
    await send(server, '/api/guest-form', form, { 'idempotency-key': 'short-number-0001' });
    expect((await ask(desk, '45123387')).names).toEqual(['Anna Short']);
  });

  it('is gone after a deletion from tables, log of changes, free pages, files and logs, and the booking stays', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const bookingId = await fill(server, desk);
    const before = await traces(server);
    expect(before.length).toBeGreaterThan(CANARIES.length);
    const { items } = (await desk.get('residents')).json<{ items: { id: string }[] }>();
    await desk.send('PUT', 'residents/declared', { ids: items.map(({ id }) => id), declared: true });
    server.clock.forward(5 * DAY);

    const preview = await ask(desk);
    expect(preview.names).toContain(CANARY.name);
    expect(fateOf(preview, 'bookings')).toEqual({
      kind: 'bookings',
      goes: 0,
      blank: 1,
      stay: 0,
      reasons: ['accounts'],
    });
    expect(readdirSync(path.join(server.dataDir, 'uploads', 'avatars'))).toHaveLength(1);
    const erased = await desk.send('POST', 'privacy/person/erase', { who: CANARY.email, version: preview.version });
    expect(readdirSync(path.join(server.dataDir, 'uploads', 'avatars'))).toEqual([]);
    expect([erased.statusCode, erased.json()]).toMatchObject([200, { found: [], names: [] }]);
    expect(await traces(server)).toEqual([]);

    const booking = await server.database.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(booking).toMatchObject({ guest_name: '–', total: 2_550_000, status: 'CONFIRMED', user_id: null });
    const forms = await server.database.db.selectFrom('guest_forms').selectAll().execute();
    expect(forms.map(({ full_name: name }) => name)).toEqual([NEIGHBOUR.fullName]);
    const audit = await server.database.db.selectFrom('audit').selectAll().execute();
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['person.find', 'person.erase']));
  });

  it('stays where a stay, a declaration or the house’s own staff still need it, and it is said why', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await fill(server, desk);
    const preview = await ask(desk);
    expect(fateOf(preview, 'bookings')).toMatchObject({ stay: 1, reasons: ['running'] });
    expect(fateOf(preview, 'residents')).toMatchObject({ stay: 1, reasons: ['declare'] });
    expect(fateOf(preview, 'stays')).toMatchObject({ stay: 1, reasons: ['running'] });
    expect(fateOf(preview, 'account')).toMatchObject({ goes: 1 });
    expect(fateOf(await ask(desk, 'letan@hien.example'), 'account')).toMatchObject({ stay: 1, reasons: ['staff'] });
    const erased = await desk.send('POST', 'privacy/person/erase', { who: CANARY.email, version: preview.version });
    expect(erased.statusCode).toBe(200);
    const left = await ask(desk);
    expect(left.found.map(({ kind }) => kind).sort()).toEqual(['bookings', 'mails', 'residents', 'stays']);
  });

  it('is not that of who travels along, and stays with a declared guest who is still in the house', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const bookingId = await fill(server, desk);
    const companion = declarationOf({ fullName: 'Erik Canaria', passportNumber: 'EE7654321', birth: '1989-01-02' });
    await desk.send('POST', 'residents', { declaration: companion, bookingId, stayId: null });
    const { items } = (await desk.get('residents')).json<{ items: { id: string }[] }>();
    await desk.send('PUT', 'residents/declared', { ids: items.map(({ id }) => id), declared: true });
    const given = await desk.send('POST', 'privacy/person/export', { who: CANARY.email, form: 'json' });
    const { residents } = JSON.parse(given.json<{ text: string }>().text) as Record<PersonKind, object[]>;
    expect(residents).toMatchObject([{ passportNumber: 'ZQ9981177' }]);
    expect(given.body).not.toContain('EE7654321');
    const preview = await ask(desk);
    expect(fateOf(preview, 'residents')).toMatchObject({ goes: 0, stay: 1, reasons: ['running'] });
    server.clock.forward(6 * DAY);
    expect(fateOf(await ask(desk), 'residents')).toMatchObject({ goes: 1, stay: 0 });
    await desk.send('POST', 'privacy/person/erase', { who: CANARY.email, version: (await ask(desk)).version });
    const left = (await server.database.db.selectFrom('foreign_guests').select('person').execute()).map(
      ({ person }) => JSON.parse(person) as { fullName: string },
    );
    expect(left.map(({ fullName }) => fullName.toLowerCase())).toEqual(['erik canaria']);
  });

  it('is not deleted as somebody saw it when there is more of it by now', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await send(server, '/api/guest-form', { ...NEIGHBOUR, email: CANARY.email });
    const { version } = await ask(desk);
    await send(server, '/api/guest-form', { ...NEIGHBOUR, apartment: 'B702', email: CANARY.email });
    const erased = await desk.send('POST', 'privacy/person/erase', { who: CANARY.email, version });
    expect(erased.statusCode).toBe(409);
    expect(fateOf(await ask(desk), 'guestForms')).toMatchObject({ goes: 2 });
  });

  it('is found by address, number as anybody writes it, or booking, and handed over whole, with nobody else’s', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const bookingId = await fill(server, desk);
    for (const who of [CANARY.email.toUpperCase(), '+84 987.650.432', bookingId]) {
      const preview = await ask(desk, who);
      expect([who, preview.names.includes(CANARY.name), preview.names.includes(NEIGHBOUR.fullName)]).toEqual([
        who,
        true,
        false,
      ]);
    }
    for (const who of ['huy', '12', 'x'.repeat(201)]) {
      expect((await desk.send('POST', 'privacy/person', { who })).statusCode).toBe(422);
    }
    const given = async (form: string): Promise<string> =>
      (await desk.send('POST', 'privacy/person/export', { who: CANARY.email, form })).json<{ text: string }>().text;
    const data = JSON.parse(await given('json')) as Record<PersonKind, Record<string, unknown>[]>;
    expect(data.account[0]).toMatchObject({ name: CANARY.name, birthday: '1991-03-17', address: 'Ngõ Canaria' });
    expect(data.bookings[0]).toMatchObject({ number: bookingId, identityNumber: '079188009911', total: 2_550_000 });
    expect(data.residents[0]).toMatchObject({ passportNumber: 'ZQ9981177' });
    expect(
      [data.comments, data.guestForms, data.interests, data.messages, data.tourContacts].map((rows) => rows.length),
    ).toEqual([1, 1, 1, 1, 1]);
    const html = await given('html');
    expect(html).toContain('<dd>Quỳnh Canaria Zeta</dd>');
    expect(JSON.stringify(data) + html).not.toMatch(/argon2|Người Khác|token|hash/i);
  });
});
