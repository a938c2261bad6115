import { expect, it } from 'vitest';
import type { PersonKind, PersonPreview } from '../../../src/contract/privacy/desk';
import { deskOf, type Desk } from '../../support/desk';
import { declarationOf } from '../../support/foreign-guests';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const DAY = 24 * 3_600_000;
const NAME = 'Trần Quang Huy';
const GUEST = { guestName: NAME, guestEmail: 'huy@hien.example', guestPhone: '0987 650 432' };
const STRANGER = 'stranger@hien.example';

const formAs = (server: TestServer, email: string, phoneNumber: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/guest-form',
    payload: { fullName: NAME, email, phoneNumber, apartment: 'B902' },
  });
const stayOf = async (desk: Desk, apartment = 'B902', from = '2026-11-18', to = '2026-11-22') =>
  (await desk.send('POST', 'stays', { apartment, guestName: NAME, from, to })).json<{ id: string; link: string }>();
const bookedAs = (server: TestServer, changes: object): Promise<string> =>
  booked(server, bookingOf({ status: 'PENDING', checkIn: '2026-11-20', checkOut: '2026-11-22', ...changes }));
const ask = async (desk: Desk, who: string): Promise<PersonPreview> =>
  (await desk.send('POST', 'privacy/person', { who })).json<PersonPreview>();
const exported = async (desk: Desk, who: string): Promise<Record<PersonKind, object[]>> => {
  const answer = await desk.send('POST', 'privacy/person/export', { who, form: 'json' });
  return JSON.parse(answer.json<{ text: string }>().text) as Record<PersonKind, object[]>;
};
const fateOf = ({ found }: PersonPreview, kind: PersonKind) => found.find((one) => one.kind === kind);
const namesOfStays = async (server: TestServer): Promise<string[]> =>
  (await server.database.db.selectFrom('stays').select('guest_name').execute()).map((one) => one.guest_name);

onEveryEngine('who has a guest’s name alone', (start) => {
  it('is given nothing of the guest’s stay and passport, deletes nothing of them, and the desk is told so', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = await stayOf(desk);
    const declaration = declarationOf({ fullName: 'Huy Tran Quang', passportNumber: 'ZQ9981177' });
    await desk.send('POST', 'residents', { declaration, bookingId: null, stayId: stay.id });
    await formAs(server, STRANGER, '0911000111');
    await bookedAs(server, { guestName: NAME, guestEmail: STRANGER, guestPhone: '0911000111' });

    const data = await exported(desk, STRANGER);
    expect([data.guestForms.length, data.bookings.length]).toEqual([1, 1]);
    // A booking that nobody has confirmed or paid proves nothing.
    expect([data.stays, data.residents]).toEqual([[], []]);
    server.clock.forward(5 * DAY);
    const preview = await ask(desk, STRANGER);
    expect(preview.leftOut).toEqual([
      { kind: 'residents', count: 1 },
      { kind: 'stays', count: 1 },
    ]);
    const erased = await desk.send('POST', 'privacy/person/erase', { who: STRANGER, version: preview.version });
    expect(erased.statusCode).toBe(200);
    expect(await namesOfStays(server)).toEqual([NAME]);
    expect(await server.database.db.selectFrom('foreign_guests').select('id').execute()).toHaveLength(1);
  });

  it('is the guest by a confirmed booking of the same nights, unless another of that name has one too', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await stayOf(desk);
    const own = await bookedAs(server, GUEST);
    await desk.send('POST', `bookings/${own}/confirm`, {});
    expect(fateOf(await ask(desk, GUEST.guestEmail), 'stays')).toMatchObject({ stay: 1 });
    expect((await ask(desk, GUEST.guestEmail)).leftOut).toEqual([]);

    const namesake = { guestName: NAME, guestEmail: 'huy.khac@hien.example', guestPhone: '0911000222', roomId: 2 };
    const other = await bookedAs(server, { ...namesake, totalPrice: 1_800_000 });
    await desk.send('POST', `bookings/${other}/confirm`, {});
    for (const who of [GUEST.guestEmail, namesake.guestEmail]) {
      const preview = await ask(desk, who);
      expect([fateOf(preview, 'stays'), preview.leftOut]).toEqual([undefined, [{ kind: 'stays', count: 1 }]]);
    }
  });

  it('is the guest by the address that the link went to, even of a stay without a booking, and of its passport', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = await stayOf(desk);
    const key = new URL(stay.link).hash.replace(/^#s=/, '');
    const mailed = await desk.send('POST', `stays/${stay.id}/mail`, { email: 'Huy@hien.example', lang: 'vi', key });
    expect(mailed.statusCode).toBeLessThan(300);
    const declaration = declarationOf({ fullName: 'Huy Tran Quang', passportNumber: 'ZQ9981177' });
    await desk.send('POST', 'residents', { declaration, bookingId: null, stayId: stay.id });
    const companion = declarationOf({ fullName: 'Erik Lund', passportNumber: 'EE7654321', birth: '1989-01-02' });
    await desk.send('POST', 'residents', { declaration: companion, bookingId: null, stayId: stay.id });
    await stayOf(desk, 'B702');
    await server.app.services.mails.run();
    await formAs(server, 'huy@hien.example', '0987650432');

    const data = await exported(desk, 'huy@hien.example');
    expect(data.stays).toMatchObject([{ apartment: 'B902' }]);
    expect(data.residents).toMatchObject([{ passportNumber: 'ZQ9981177' }]);
    expect((await ask(desk, 'huy@hien.example')).leftOut).toEqual([{ kind: 'stays', count: 1 }]);
    const { items } = (await desk.get('residents')).json<{ items: { id: string }[] }>();
    await desk.send('PUT', 'residents/declared', { ids: items.map(({ id }) => id), declared: true });
    server.clock.forward(5 * DAY);
    const { version } = await ask(desk, 'huy@hien.example');
    await desk.send('POST', 'privacy/person/erase', { who: 'huy@hien.example', version });
    expect((await namesOfStays(server)).sort()).toEqual([NAME, '–'].sort());
    const stays = await server.database.db.selectFrom('stays').select('sent_to').execute();
    expect(stays.map(({ sent_to: to }) => to)).toEqual([null, null]);
    const passports = await server.database.db.selectFrom('foreign_guests').select('person').execute();
    expect(passports.map(({ person }) => (JSON.parse(person) as { passportNumber: string }).passportNumber)).toEqual([
      'EE7654321',
    ]);
  });

  it('is the guest of a passport without a booking by its number, and then of the stay that it hangs on', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = await stayOf(desk, 'B902', '2026-11-10', '2026-11-14');
    const declaration = declarationOf({
      fullName: 'Huy Tran Quang',
      passportNumber: 'ZQ9981177',
      entryDay: '2026-11-09',
      from: '2026-11-10',
      to: '2026-11-14',
    });
    await desk.send('POST', 'residents', { declaration, bookingId: null, stayId: stay.id });
    await bookedAs(server, { ...GUEST, guestIdentityNumber: 'zq9981177' });
    const data = await exported(desk, GUEST.guestEmail);
    expect(data.residents).toMatchObject([{ passportNumber: 'ZQ9981177' }]);
    expect(data.stays).toMatchObject([{ apartment: 'B902', from: '2026-11-10' }]);
  });
});
