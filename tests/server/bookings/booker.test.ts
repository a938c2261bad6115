import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { cookieOf, signedIn } from '../../support/accounts';
import { deskOf, type Desk } from '../../support/desk';
import { CANARIES } from '../../support/hotel';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { asBooker, book, booked, bookingOf, cancel, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026. */
const STAY = { roomId: 2, checkIn: '2026-11-22', checkOut: '2026-11-25', totalPrice: 2_700_000, status: 'PENDING' };

const see = ({ app }: TestServer, id: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url: `/api/apartment-bookings/${id}`, headers });
const viewOf = async (server: TestServer, id: string, headers: Record<string, string> = {}): Promise<BookingView> =>
  (await see(server, id, headers)).json<BookingView>();
const addFriend = ({ app }: TestServer, id: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/api/apartment-bookings/${id}/companions`,
    payload: { label: 'Chị Lan' },
    headers,
  });
const secretOf = (server: TestServer, id: string, email: string): string =>
  server.app.services.bookings.proofs.secretOf({ id, guest_email: email });
const bySecret = (secret: string) => ({ authorization: `Booking ${secret}` });

/** Confirms a booking and gives it its door. */
async function giveDoor(desk: Desk, id: string, door = 'B902'): Promise<void> {
  for (const [path, body] of [
    ['confirm', {}],
    ['doors', { door }],
  ] as const) {
    const answer = await desk.send('POST', `bookings/${id}/${path}`, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
  }
}
/** A booking with a door, and a companion's link. */
async function victim(server: TestServer, headers: Record<string, string> = {}): Promise<string> {
  const id = (await book(server, bookingOf(STAY), headers)).json<{ id: string }>().id;
  await giveDoor(await deskOf(server), id);
  if ((await addFriend(server, id, asBooker(id))).statusCode !== 201) throw new Error('no companion');
  return id;
}

onEveryEngine('the id of a booking', (start) => {
  it('shows what was booked, and nothing that opens a door or names a companion', async () => {
    const server = await start({ hotel });
    const id = await victim(server);
    const answer = await see(server, id);
    expect(answer.json()).toMatchObject({ id, own: false, status: 'CONFIRMED', totalPrice: 2_700_000 });
    expect(answer.body).not.toMatch(/guides|companions|#s=|B902|Lan|Nguyễn|hong1/);
    const calendar = await server.app.inject(`/api/apartment-bookings/${id}/calendar.ics`);
    expect([calendar.statusCode, calendar.body.includes(id)]).toEqual([200, false]);
  });

  it('changes nothing: no companion is added or taken away, and the stay is not cancelled', async () => {
    const server = await start({ hotel });
    const id = await victim(server);
    const [friend] = (await viewOf(server, id, asBooker(id))).companions?.items ?? [];
    const calls = [
      ['POST', `/api/apartment-bookings/${id}/companions`],
      ['DELETE', `/api/apartment-bookings/${id}/companions/${friend?.id ?? ''}`],
      ['POST', `/api/apartment-bookings/${id}/cancel`],
    ] as const;
    for (const headers of [{}, bySecret('x'.repeat(43)), { cookie: 'hien_booking_12345678=x' }]) {
      for (const [method, url] of calls) {
        const payload = method === 'DELETE' ? {} : { payload: { label: 'Kẻ lạ', acceptedFee: 9e9 } };
        const answer = await server.app.inject({ method, url, headers, ...payload });
        expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 403, 'bookerOnly']);
      }
    }
    const after = await viewOf(server, id, asBooker(id));
    expect([after.status, after.companions?.items.map(({ label }) => label)]).toEqual(['CONFIRMED', ['Chị Lan']]);
  });

  it('is told to no stranger who repeats name, contact, room and days', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf(STAY));
    const stranger = await book(server, bookingOf(STAY), { 'idempotency-key': 'of-a-stranger' });
    expect([stranger.statusCode, stranger.json<{ code: string }>().code]).toEqual([409, 'sameBooking']);
    expect(stranger.body).not.toContain(id);
    expect(stranger.body).not.toContain('bookingId');
    const again = await book(server, bookingOf(STAY), { 'idempotency-key': 'of-the-guest', ...asBooker(id) });
    expect(again.json()).toMatchObject({ code: 'sameBooking', bookingId: id });
  });
});

onEveryEngine('whose booking it is', (start) => {
  const opens = async (server: TestServer, id: string, headers: Record<string, string>): Promise<void> => {
    const { own, guides, companions } = await viewOf(server, id, headers);
    expect([own, guides?.[0]?.door, companions?.items[0]?.label]).toEqual([true, 'B902', 'Chị Lan']);
    const [, key = ''] = (guides?.[0]?.link ?? '').split('#s=');
    server.clock.forward(2 * 24 * HOUR + 4 * HOUR);
    const asked = { url: '/api/guide/B902', headers: { authorization: `Stay ${key}` } };
    const guide = (await server.app.inject(asked)).json<GuideAnswer>();
    expect(guide).toMatchObject({ access: 'open', doorCode: CANARIES.doorB902 });
  };

  it('is shown by the browser that booked', async () => {
    const server = await start({ hotel });
    const id = await victim(server);
    await opens(server, id, asBooker(id));
    expect((await cancel(server, id, { acceptedFee: 9e9 })).statusCode).toBe(409); // proven, and begun already
  });

  it('is shown by the account that booked, on whatever device, and by no other', async () => {
    const server = await start({ hotel });
    const { cookie } = await signedIn(server, 1);
    const id = await victim(server, { cookie });
    await opens(server, id, { cookie });
    const other = await signedIn(server, 2);
    expect(await viewOf(server, id, { cookie: other.cookie })).not.toHaveProperty('guides');
  });

  it('is shown by the secret of its mails, until reception puts the address right', async () => {
    const server = await start({ hotel });
    const id = await victim(server);
    const secret = secretOf(server, id, 'hong1@example.vn');
    await opens(server, id, bySecret(secret));
    const desk = await deskOf(server);
    const { sequence } = (await desk.get(`bookings/${id}`)).json<{ sequence: number }>();
    const corrected = await desk.send('PATCH', `bookings/${id}`, { sequence, guestEmail: 'hong@example.vn' });
    expect(corrected.statusCode).toBe(200);
    expect(await viewOf(server, id, bySecret(secret))).not.toHaveProperty('guides');
    expect(await viewOf(server, id, asBooker(id))).toHaveProperty('guides');
    expect(await viewOf(server, id, bySecret(secretOf(server, id, 'hong@example.vn')))).toHaveProperty('guides');
  });

  it('is not shown by what belongs to another booking, or is nearly right', async () => {
    const server = await start({ hotel });
    const id = await victim(server);
    const other = await booked(server, bookingOf({ ...STAY, roomId: 3, totalPrice: 2_400_000 }, 2));
    const right = secretOf(server, id, 'hong1@example.vn');
    const moved = asBooker(other).cookie.replace(
      /hien_booking_\d{8}/,
      /hien_booking_\d{8}/.exec(asBooker(id).cookie)?.[0] ?? '',
    );
    const wrong: Record<string, string>[] = [
      asBooker(other),
      { cookie: moved },
      { cookie: `${asBooker(id).cookie.split('=')[0] ?? ''}=${right}` },
      bySecret(secretOf(server, other, 'hong2@example.vn')),
      bySecret(`${right}x`),
      bySecret(right.slice(1)),
      bySecret(''),
      { authorization: `Stay ${right}` },
    ];
    /** Its mail goes out in the meantime. */
    const seen = async (headers?: Record<string, string>) => {
      const { mail: _, ...shown } = (await see(server, id, headers)).json<Record<string, unknown>>();
      return shown;
    };
    const bare = await seen();
    for (const headers of wrong) expect([headers, await seen(headers)]).toEqual([headers, bare]);
  });

  it('is known by one browser of all its bookings, also when the first answer was lost', async () => {
    const server = await start({ hotel });
    const key = { 'idempotency-key': 'a-lost-answer' };
    const lost = cookieOf(await book(server, bookingOf(STAY), key));
    const first = await book(server, bookingOf(STAY), key);
    const id = first.json<{ id: string }>().id;
    const second = await book(server, bookingOf({ ...STAY, roomId: 3, totalPrice: 2_400_000 }), {
      cookie: cookieOf(first),
    });
    const cookie = `${cookieOf(first)}; ${cookieOf(second)}`;
    for (const one of [id, second.json<{ id: string }>().id]) {
      expect((await viewOf(server, one, { cookie })).own).toBe(true);
    }
    expect((await viewOf(server, id, { cookie: lost })).own).toBe(true);
  });

  it('is known by the device’s mark of a booking from before', async () => {
    const server = await start({ hotel });
    const id = await victim(server);
    const mark = asBooker(id)
      .cookie.split('; ')
      .filter((one) => one.startsWith('hien_device='));
    await opens(server, id, { cookie: mark.join('; ') });
  });

  it('is kept by the browser alone, and for as long as the booking matters', async () => {
    const plain = await start({ hotel });
    const safe = await start({ hotel, env: { PUBLIC_ORIGIN: 'https://hotel.example' } });
    for (const [server, name, secure] of [
      [plain, 'hien_booking_', undefined],
      [safe, '__Host-hien_booking_', true],
    ] as const) {
      const answer = await book(server, bookingOf(STAY));
      const own = answer.cookies.find((one) => one.name.startsWith(name));
      expect(own).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
      expect(own?.secure).toBe(secure);
      expect(own?.value).toMatch(/^[\w-]{43}$/);
      // Five nights and a month.
      expect(own?.maxAge).toBe(35 * 24 * 3600 - 10 * 3600);
      const id = answer.json<{ id: string }>().id;
      const cookie = `${own?.name ?? ''}=${own?.value ?? ''}`;
      server.clock.forward(HOUR);
      const seen = await see(server, id, { cookie });
      expect(seen.cookies[0]).toMatchObject({ value: own?.value, maxAge: 35 * 24 * 3600 - 11 * 3600 });
      expect((await see(server, id)).cookies).toEqual([]);
    }
  });
});
