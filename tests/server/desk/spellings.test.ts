import { expect, it } from 'vitest';
import type { PersonPreview } from '../../../src/contract/privacy/desk';
import type { DeskFound } from '../../../src/contract/desk/search';
import { up } from '../../../src/server/platform/db/migrations/0060-contact-keys';
import { login, personOf, register } from '../../support/accounts';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { EMAIL_SPELLINGS, IMPOSSIBLE_EMAILS, PHONE_SPELLINGS } from '../../support/spellings';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
const found = async (desk: Desk, q: string): Promise<string[]> =>
  (await desk.send('POST', 'search', { q })).json<DeskFound>().bookings.map(({ id }) => id);
const preview = async (desk: Desk, who: string): Promise<PersonPreview['found']> =>
  (await desk.send('POST', 'privacy/person', { who })).json<PersonPreview>().found;

onEveryEngine('a number or an address, however it is spelt', (start) => {
  it('is one guest for the desk, for a deletion and for accounts', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const contact = { guestPhone: '\u202a+84 (0)912 345 678\u202c', guestEmail: 'kim@x\u200b.example' };
    const id = await booked(server, bookingOf({ ...contact, guestName: 'Kim\u2069', status: 'PENDING' }));
    const row = await server.database.db
      .selectFrom('bookings')
      .select(['guest_name', 'guest_phone', 'guest_email'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ guest_name: 'Kim', guest_phone: '+84 (0)912 345 678', guest_email: 'kim@x.example' });
    const account = personOf(1, { email: 'kim@x.example', phoneNumber: '０９１２３４５６７８' });
    expect((await register(server, account)).statusCode).toBe(201);
    const all = await preview(desk, '0912345678');
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'bookings']));
    for (const spelling of [...PHONE_SPELLINGS, ...EMAIL_SPELLINGS]) {
      expect([spelling, await found(desk, spelling)]).toEqual([spelling, [id]]);
      expect([spelling, await preview(desk, spelling)]).toEqual([spelling, all]);
    }
    for (const phoneNumber of PHONE_SPELLINGS.slice(6)) {
      const again = await register(server, personOf(2, { phoneNumber }));
      expect([phoneNumber, again.statusCode]).toEqual([phoneNumber, 409]);
    }
    const [spelt = ''] = EMAIL_SPELLINGS;
    expect((await login(server, { email: spelt })).statusCode).toBe(200);
  });

  it('is refused when no mail can be sent to it', async () => {
    const server = await start({ hotel });
    for (const guestEmail of IMPOSSIBLE_EMAILS) {
      const answer = await book(server, bookingOf({ guestEmail, status: 'PENDING' }));
      expect([guestEmail, answer.statusCode]).toEqual([guestEmail, 422]);
      expect(answer.json()).toMatchObject({ code: 'email', field: 'guestEmail' });
    }
  });

  it('is found where it was stored before, and two accounts of one number both go on', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { db } = server.database;
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    const stored = { guest_email: 'kim@x\u200b.example', guest_phone: '+84 (0)912 345 678' };
    await db
      .updateTable('bookings')
      .set({ ...stored, email_key: stored.guest_email, phone_key: '840912345678', search: 'kim +84 (0)912 345 678' })
      .where('id', '=', id)
      .execute();
    for (const person of [1, 2, 3]) await register(server, personOf(person));
    // In the order in which they came; the second's key is what the third's becomes.
    const before = [
      ['+84 (0)912 345 678', '840912345678', 'diem1@example.vn'],
      ['0912345678', '0912345678', 'diem2@example.vn\u200b'],
      ['0049 170 1234567', '00491701234567', 'diem3@example.vn'],
    ] as const;
    for (const [at, [phone, phone_key, email_key]] of before.entries())
      await db
        .updateTable('users')
        .set({ phone, phone_key, email_key, created_at: at })
        .where('email', '=', `diem${String(at + 1)}@example.vn`)
        .execute();
    await up(db);
    expect(await found(desk, '0912345678')).toEqual([id]);
    expect(await db.selectFrom('bookings').select(['guest_email', 'email_key', 'phone_key']).execute()).toEqual([
      { guest_email: 'kim@x.example', email_key: 'kim@x.example', phone_key: '84912345678' },
    ]);
    const users = await db
      .selectFrom('users')
      .select(['phone_key', 'email_key'])
      .where('role', '=', 'USER')
      .orderBy('created_at')
      .execute();
    expect(users).toEqual([
      { phone_key: '84912345678', email_key: 'diem1@example.vn' },
      { phone_key: null, email_key: 'diem2@example.vn' },
      { phone_key: '491701234567', email_key: 'diem3@example.vn' },
    ]);
    const people = await preview(desk, '+84912345678');
    expect(people.find(({ kind }) => kind === 'account')).toMatchObject({ goes: 2 });
  });
});
