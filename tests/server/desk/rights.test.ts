import { expect, it } from 'vitest';
import { signedIn } from '../../support/accounts';
import { deskOf, deskWith, oneSessionOf } from '../../support/desk';
import { DESK_CALLS } from '../../support/desk-calls';
import { onSqlite } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const start = onSqlite();
const hotel = stayHotel();

it('answers a stranger with 401 and a guest with 403, whatever is asked, and changes nothing', async () => {
  const server = await start({ hotel });
  const stranger = deskWith(server, '');
  const guest = deskWith(server, (await signedIn(server)).cookie);
  for (const [method, path, body] of DESK_CALLS) {
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
  const tried = DESK_CALLS.map(([method, path]) =>
    `${method} /api/reception/${path}`
      .replace(/\?.*$/, '')
      .replace(/codes\/B902/, 'codes/{apartment}')
      .replace('x/doors/B902', 'x/doors/{door}')
      .replace('doors/B902', 'doors/{code}')
      .replace('guest-form/x', '{kind}/{id}')
      .replace('content/fees', 'content/{id}')
      .replace('feeds/1', 'feeds/{roomId}')
      .replace('events/x', 'events/{eventId}')
      .replace(/\/(?:x|1)(\/|$)/, '/{id}$1')
      .replace('lines/y', 'lines/{lineId}')
      .replace('sessions/y', 'sessions/{session}')
      .replace('rooms/y', 'rooms/{roomId}')
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
  for (const path of ['today', 'doors', 'bookings', 'stays', 'bookings.xlsx', 'bookings.csv', 'nothing']) {
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
