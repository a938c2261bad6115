import { expect, it } from 'vitest';
import { USUAL_LIMITS } from '../../../src/domain/desk/limits';
import { USUAL_PRIVACY } from '../../../src/domain/privacy/retention';
import { signedIn } from '../../support/accounts';
import { deskOf, deskWith, oneSessionOf } from '../../support/desk';
import { declarationOf } from '../../support/foreign-guests';
import { onSqlite } from '../../support/server-engines';
import { stayHotel, walkInOf } from '../../support/stays';

const start = onSqlite();
const hotel = stayHotel();

/** Every call of the desk with something that could work. */
const CALLS: readonly (readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, unknown?])[] = [
  ['GET', 'today'],
  ['GET', 'today/inHouse'],
  ['GET', 'wall'],
  ['GET', 'items'],
  ['PUT', 'items/guest-form/x', { state: 'seen' }],
  ['PUT', 'attention/x/done', {}],
  ['GET', 'requests'],
  ['PUT', 'requests/x', { state: 'SEEN' }],
  ['POST', 'requests/x/messages', { text: 'x' }],
  ['GET', 'requests/x/photo'],
  ['GET', 'stays'],
  ['POST', 'stays', { apartment: 'B902', guestName: 'A', from: '2026-11-20', to: '2026-11-22' }],
  ['PUT', 'stays/x', { to: '2026-11-22' }],
  ['DELETE', 'stays/x'],
  ['PUT', 'stays/x/arrived', {}],
  ['DELETE', 'stays/x/arrived'],
  ['GET', 'stays/x/release'],
  ['POST', 'stays/x/end', {}],
  ['POST', 'stays/x/restore', {}],
  ['POST', 'stays/x/link', {}],
  ['POST', 'stays/x/mail', { email: 'a@b.vn', lang: 'vi', key: 'k'.repeat(43) }],
  ['GET', 'staff'],
  ['DELETE', 'staff/x'],
  ['PUT', 'privacy/clock', { day: '2026-11-20' }],
  ['PUT', 'staff/rules', { secondFactor: true }],
  ['GET', 'confirm'],
  ['POST', 'confirm', { password: 'x' }],
  ['POST', 'second-factor', {}],
  ['DELETE', 'second-factor'],
  ['POST', 'second-factor/on', { code: '123456' }],
  ['POST', 'second-factor/codes', {}],
  ['GET', 'codes'],
  ['GET', 'codes/B902'],
  ['PUT', 'codes/B902', { doorCode: '1234#' }],
  ['PUT', 'codes/B902/next', { doorCode: '1234#' }],
  ['PUT', 'codes/B902/rotated', {}],
  ['DELETE', 'codes/B902/rotated'],
  ['GET', 'doors'],
  ['POST', 'doors', { code: 'B999', tower: 'B', doorCode: '1234#' }],
  ['POST', 'doors/preview', { pattern: 'B: floors 9, doors 99' }],
  ['POST', 'doors/many', { pattern: 'B: floors 9, doors 99' }],
  ['PUT', 'doors/rooms', { doors: [{ code: 'B902', roomId: null }] }],
  ['PATCH', 'doors/B902', { tower: 'B' }],
  ['DELETE', 'doors/B902'],
  ['POST', 'doors/B902/ready', {}],
  ['DELETE', 'doors/B902/ready'],
  ['GET', 'default-codes'],
  ['PUT', 'default-codes', { doorCode: '1234#', version: 'x' }],
  ['POST', 'codes/preview', { rows: [{ apartment: 'B902', doorCode: '1234#' }] }],
  ['POST', 'codes/import', { rows: [{ apartment: 'B902', doorCode: '1234#' }] }],
  ['GET', 'bookings'],
  ['GET', 'bookings.xlsx'],
  ['GET', 'bookings.csv'],
  ['GET', 'debts'],
  ['POST', 'search', { q: 'lan' }],
  ['POST', 'bookings/find', { q: 'lan', filter: 'all', page: 1 }],
  ['POST', 'bookings/export', { q: 'lan', filter: 'all' }],
  ['GET', 'bookings/x/departure'],
  ['GET', 'bookings/x'],
  ['POST', 'bookings', walkInOf({ totalPrice: 1 })],
  ['GET', 'bookings/x/story'],
  ['GET', 'bookings/x/doors'],
  ['POST', 'bookings/x/doors', { door: 'B902' }],
  ['DELETE', 'bookings/x/doors/B902'],
  ['POST', 'bookings/x/joins', { stayId: 'x' }],
  ['GET', 'free-doors?roomId=1&from=2026-11-20&to=2026-11-21'],
  ['POST', 'bookings/x/confirm', {}],
  ['POST', 'bookings/x/cancel', {}],
  ['POST', 'bookings/x/refunded', {}],
  ['PATCH', 'bookings/x', { sequence: 0, guestName: 'A' }],
  ['POST', 'bookings/x/confirmation', {}],
  ['GET', 'bookings/x/bill'],
  ['POST', 'bookings/x/charges', { text: 'A', quantity: 1, amount: 1 }],
  ['POST', 'bookings/x/payments', { kind: 'CASH', amount: 1 }],
  ['POST', 'bookings/x/lines/y/void', { reason: 'A' }],
  ['GET', 'bookings/x/move?roomId=1&checkIn=2026-11-20&checkOut=2026-11-21'],
  ['POST', 'bookings/x/move', { roomId: 1, checkIn: '2026-11-20', checkOut: '2026-11-21', totalPrice: 1 }],
  ['PUT', 'bookings/x/arrived', {}],
  ['DELETE', 'bookings/x/arrived'],
  ['PUT', 'bookings/x/departure-hour', { hour: '15:00' }],
  ['PUT', 'bookings/x/arrival-hour', { hour: '11:00' }],
  ['PUT', 'bookings/x/no-show', {}],
  ['DELETE', 'bookings/x/no-show'],
  ['PUT', 'bookings/x/left', {}],
  ['DELETE', 'bookings/x/left'],
  ['POST', 'blocks', { roomId: 1, from: '2026-11-20', to: '2026-11-21', reason: 'Sơn' }],
  ['DELETE', 'blocks/x'],
  ['GET', 'calendar'],
  ['GET', 'rooms'],
  ['GET', 'availability?checkIn=2026-11-20&checkOut=2026-11-21'],
  ['GET', 'channels'],
  ['POST', 'channels', { roomId: 1, name: 'A', url: 'https://a.example/x.ics' }],
  ['POST', 'channels/x/read', {}],
  ['POST', 'channels/x/feed', {}],
  ['PUT', 'channels/x/blocks', { within: null }],
  ['DELETE', 'channels/x'],
  ['POST', 'feeds/1', {}],
  ['GET', 'apartments'],
  ['GET', 'wifi?apartments=B902'],
  ['GET', 'privacy'],
  ['PUT', 'privacy/retention', { retentionDays: USUAL_PRIVACY.retentionDays }],
  ['GET', 'limits'],
  ['PUT', 'limits', { limits: USUAL_LIMITS }],
  ['PUT', 'limits/lines', { houseLines: [] }],
  ['GET', 'backups'],
  ['POST', 'backups', {}],
  ['GET', 'mails'],
  ['PUT', 'mails', { eachBooking: true }],
  ['POST', 'mails/test', {}],
  ['PUT', 'mails/x', { told: true }],
  ['POST', 'mails/x/again', {}],
  ['POST', 'privacy/person', { who: 'a@b.vn' }],
  ['POST', 'privacy/person/export', { who: 'a@b.vn', form: 'json' }],
  ['POST', 'privacy/person/erase', { who: 'a@b.vn', version: 'x' }],
  ['GET', 'reading'],
  ['GET', 'reading.xlsx'],
  ['PUT', 'reading', { counting: false }],
  ['GET', 'residents'],
  ['GET', 'residents.xlsx'],
  ['GET', 'residents.xml'],
  ['POST', 'residents', { declaration: declarationOf(), bookingId: null, stayId: null }],
  ['PUT', 'residents/declared', { ids: ['x'], declared: true }],
  ['PUT', 'residents/within', { within: 24 }],
  ['PUT', 'residents/x', { declaration: declarationOf(), bookingId: null, stayId: null }],
  ['DELETE', 'residents/x'],
  ['PUT', 'declaration-waivers/x', {}],
  ['DELETE', 'declaration-waivers/x'],
  ['GET', 'audit'],
  ['GET', 'content'],
  ['POST', 'content/fees/preview', { value: { fees: { violation: 1, wine: 1 } }, lang: 'vi' }],
  ['GET', 'preview/guide'],
  ['GET', 'content/fees'],
  ['PUT', 'content/fees', { value: { fees: { violation: 1, wine: 1 } }, version: 'x' }],
  ['POST', 'content/fees/undo', { change: 'x' }],
  ['GET', 'content/fees/history'],
  ['GET', 'photos'],
  ['POST', 'photos', {}],
  ...(['posts/1', 'tours/1', 'homes/1', 'photos/x', 'tour-order', 'home-order'] as const).flatMap(
    (thing) =>
      [
        ['GET', thing],
        ['PUT', thing, { value: null, version: 'x' }],
        ['POST', `${thing}/undo`, { change: 'x' }],
        ['GET', `${thing}/history`],
      ] as const,
  ),
  ...(['posts', 'tours'] as const).flatMap(
    (list) =>
      [
        ['GET', list],
        ['POST', list, { value: null }],
      ] as const,
  ),
  ['PUT', 'comments/1', { hidden: true }],
  ['GET', 'homes'],
  ['GET', 'rooms/1/prices'],
  ['PUT', 'rooms/1/prices', { base: 1_000_000, step: 1, weekdays: [], seasons: [] }],
  ['POST', 'rooms/1/prices/undo', { change: 'x' }],
  ['GET', 'rooms/1/prices/history'],
  ['GET', 'events'],
  ['GET', 'nothing-of-this-name'],
];

it('answers a stranger with 401 and a guest with 403, whatever is asked, and changes nothing', async () => {
  const server = await start({ hotel });
  const stranger = deskWith(server, '');
  const guest = deskWith(server, (await signedIn(server)).cookie);
  for (const [method, path, body] of CALLS) {
    const ask = (who: typeof guest) => (method === 'GET' ? who.get(path) : who.send(method, path, body));
    expect([path, (await ask(stranger)).statusCode, (await ask(guest)).statusCode]).toEqual([path, 401, 403]);
  }
  const { db } = server.database;
  for (const table of [
    'stays',
    'audit',
    'bookings',
    'channel_feeds',
    'room_channels',
    'room_feeds',
    'foreign_guests',
    'bill_lines',
    'content_changes',
  ] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});

it('knows every call of the desk that the contract lists', async () => {
  const server = await start({ hotel });
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const listed = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/reception/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const tried = CALLS.map(([method, path]) =>
    `${method} /api/reception/${path}`
      .replace(/\?.*$/, '')
      .replace(/codes\/B902/, 'codes/{apartment}')
      .replace('x/doors/B902', 'x/doors/{door}')
      .replace('doors/B902', 'doors/{code}')
      .replace('guest-form/x', '{kind}/{id}')
      .replace('content/fees', 'content/{id}')
      .replace('feeds/1', 'feeds/{roomId}')
      .replace(/\/(?:x|1)(\/|$)/, '/{id}$1')
      .replace('lines/y', 'lines/{lineId}')
      .replace('today/inHouse', 'today/{side}'),
  );
  expect(listed.filter((call) => !call.startsWith('HEAD') && !tried.includes(call))).toEqual([]);
});

it("refuses a change that another site's page asks for", async () => {
  const server = await start({ hotel });
  const desk = await deskOf(server);
  const answer = await desk.send('DELETE', 'stays/x', undefined, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
});

it('keeps every answer out of caches', async () => {
  const server = await start({ hotel });
  const desk = await deskOf(server);
  for (const path of ['today', 'codes', 'bookings', 'stays', 'bookings.xlsx', 'bookings.csv', 'nothing']) {
    expect((await desk.get(path)).headers['cache-control']).toContain('no-store');
  }
});

it('ends with the session: what was allowed is refused after signing out', async () => {
  const server = await start({ hotel });
  const desk = await oneSessionOf(server);
  expect((await desk.get('today')).statusCode).toBe(200);
  await server.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie: desk.cookie } });
  expect((await desk.get('today')).statusCode).toBe(401);
});

it('writes down who read or changed what, and never a code', async () => {
  const server = await start({ hotel });
  const desk = await deskOf(server);
  await desk.get('codes/B902');
  await desk.send('PUT', 'codes/B902', { doorCode: '4711#', wifiPassword: 'mat-khau-moi' });
  await desk.send('POST', 'codes/import', { rows: [{ apartment: 'B516', doorCode: '8899#' }] });
  const rows = await server.database.db.selectFrom('audit').selectAll().orderBy('at').execute();
  expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
    expect.arrayContaining(['codes.read B902', 'codes.change B902', 'codes.import ']),
  );
  expect(rows.every(({ staff_name: name, staff_id: id }) => name !== '' && id !== '')).toBe(true);
  const everything = JSON.stringify(rows) + server.logs.join('');
  for (const code of ['90210#', '4711#', '8899#', 'mat-khau-moi', 'canary-wifi-b902']) {
    expect(everything).not.toContain(code);
  }
});

it('writes down a reading that repeats itself once in ten minutes', async () => {
  const server = await start({ hotel });
  const desk = await deskOf(server);
  const readings = async (): Promise<number> =>
    (await server.database.db.selectFrom('audit').selectAll().where('action', '=', 'today.read').execute()).length;
  for (let times = 0; times < 5; times += 1) await desk.get('today');
  expect(await readings()).toBe(1);
  server.clock.forward(11 * 60_000);
  await desk.get('today');
  expect(await readings()).toBe(2);
});
