import { expect, it } from 'vitest';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { bookingOf, stayHotel } from '../../support/stays';

const NULL = 'a\0b';
/** As many as a body holds: ordered, they would take a second. */
const STACKED = 'a'.concat('\u0301\u0323'.repeat(15_000));
/** As many as Unicode lets stand together. */
const MOST_MARKS = 'a'.concat('\u0301\u0323'.repeat(15));
type Call = [method: 'GET' | 'POST', url: string, body: unknown, status: number];

const NULLS: Call[] = [
  ['POST', '/api/v1/auth/login', { email: `${NULL}@b.vn`, password: 'Le-tan-2026-hien' }, 422],
  ['POST', '/api/v1/auth/login', { email: 'a@b.vn', password: NULL }, 422],
  ['GET', '/api/users/%00', undefined, 404],
  ['GET', '/user/%00', undefined, 403],
  ['GET', '/api/calendars/%00', undefined, 404],
  ['GET', '/sandbox/momo/pay/%00', undefined, 404],
  ['GET', '/api/apartment-bookings/%00', undefined, 404],
  ['GET', '/api/reception/bookings/%00', undefined, 404],
  ['GET', '/api/reception/stays/%00', undefined, 404],
  ['POST', '/api/reception/search', { q: NULL }, 422],
  ['POST', '/api/reception/bookings/find', { q: NULL, filter: 'all', page: 1 }, 422],
  ['GET', '/api/reception/bookings?q=a%00', undefined, 422],
  ['GET', '/api/reception/audit?q=%00', undefined, 422],
  ['GET', '/api/reception/audit?subject=%00', undefined, 422],
  ['POST', '/api/reception/bookings', { roomId: 1, guestName: NULL }, 422],
  ['POST', '/api/reception/blocks', { roomId: 1, reason: NULL }, 422],
  ['POST', '/api/reception/channels', { roomId: 1, name: NULL, url: 'https://a.example/x.ics' }, 422],
  ['POST', '/api/apartment-bookings', bookingOf({ guestName: NULL }), 422],
  ['POST', '/api/apartment-bookings', bookingOf({ [`more${NULL}`]: 'x' }), 422],
  ['POST', '/api/guest-form', { fullName: NULL, email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' }, 422],
  ['GET', '/api/guide/%00', undefined, 200],
  // What nobody sees behind an address is taken off it.
  ['GET', '/hiden-page/%00', undefined, 308],
];

const chat = (content: string): unknown => ({ messages: [{ role: 'user', content }] });
const login = (email: string): unknown => ({ email, password: 'Le-tan-2026-hien' });
const MARKS: Call[] = [
  ['POST', '/api/chat', chat(`x${STACKED.slice(0, 1500)}`), 422],
  ['POST', '/api/v1/auth/login', login(STACKED), 422],
  ['POST', '/api/apartment-bookings', bookingOf({ guestName: STACKED }), 422],
  ['POST', '/api/apartment-bookings', bookingOf({ [STACKED]: 'x' }), 422],
  ['GET', `/api/reception/bookings?q=${encodeURIComponent(STACKED.slice(0, 40))}`, undefined, 422],
  ['GET', `/api/calendars/${encodeURIComponent(STACKED.slice(0, 40))}`, undefined, 404],
  ['POST', '/api/chat', chat(MOST_MARKS), 200],
];

onEveryEngine('a text that nothing can be done with', (start) => {
  it.each([
    ['U+0000', NULLS],
    ['marks by the dozen', MARKS],
  ])('is refused anywhere in a call, and never a fault of the server: %s', async (_, calls) => {
    const server = await start({ hotel: stayHotel() });
    const { cookie } = await deskOf(server);
    const told: string[] = [];
    for (const [method, url, body] of calls) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      told.push(`${answer.statusCode} ${method} ${url}`);
    }
    expect(told).toEqual(calls.map(([method, url, , status]) => `${status} ${method} ${url}`));
  });
});
