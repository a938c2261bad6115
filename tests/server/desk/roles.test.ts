import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { StaffRole } from '../../../src/domain/accounts/staff-roles';
import { cookieOf, login } from '../../support/accounts';
import { type Desk, deskOf, deskWith, oneSessionOf } from '../../support/desk';
import { DESK_CALLS } from '../../support/desk-calls';
import { onSqlite } from '../../support/server-engines';
import { deskArea } from '../../../src/server/modules/staff/area';
import type { TestServer } from '../../support/server';
import { stayHotel } from '../../support/stays';

const start = onSqlite();
const hotel = stayHotel();

/** Somebody of this role, signed in, in a house that has an owner. */
async function staffOf(server: TestServer, role: StaffRole): Promise<Desk> {
  const who = { email: `${role.toLowerCase()}@hien.example`, password: 'Cua-go-lim-27' };
  await oneSessionOf(server);
  await server.app.services.accounts.staff.add(who.email, who.password, 'Hoa', role);
  return deskWith(server, cookieOf(await login(server, who)));
}

/** The calls of the desk that are above a role. */
async function refusedTo(desk: Desk): Promise<string[]> {
  const refused: string[] = [];
  for (const [method, path, body] of DESK_CALLS.filter((call) => call[1] !== 'events')) {
    const answer = method === 'GET' ? await desk.get(path) : await desk.send(method, path, body);
    if (answer.statusCode === 403 && answer.json<{ code: string }>().code === 'roleNeeded')
      refused.push(`${method} ${path}`);
  }
  return refused;
}

it('reception may do everything but settings of money, staff and backups', async () => {
  const server = await start({ hotel });
  expect(await refusedTo(await staffOf(server, 'RECEPTION'))).toEqual([
    'GET staff',
    'POST staff',
    'DELETE staff/x',
    'DELETE staff/x/sessions',
    'DELETE staff/x/sessions/y',
    'PUT staff/x/role',
    'POST staff/x/password',
    'POST staff/invitations/x/again',
    'DELETE staff/invitations/x',
    'PUT staff/rules',
    'GET doctor',
    'GET backups',
    'POST backups',
    'GET backups/x/loss',
    'POST backups/x/restore',
    'POST own-house',
    'PUT content/fees',
    'POST content/fees/undo',
    'PUT homes/1',
    'POST homes/1/undo',
    'POST homes',
    'DELETE homes/1',
    'POST homes/1/rooms',
    'DELETE homes/1/rooms/y',
    'PUT rooms/1/prices',
    'POST rooms/1/prices/undo',
  ]);
});

it('the house may open doors’ states, ready marks, requests and its own account, nothing else', async () => {
  const server = await start({ hotel });
  const refused = await refusedTo(await staffOf(server, 'HOUSE'));
  const open = DESK_CALLS.map(([method, path]) => `${method} ${path}`).filter((call) => !refused.includes(call));
  expect(open).toEqual([
    'GET house',
    'GET requests',
    'PUT requests/x',
    'POST requests/x/messages',
    'GET requests/x/photo',
    'GET own',
    'PUT own',
    'GET confirm',
    'DELETE own/sessions/y',
    'POST confirm',
    'POST confirm/passkey',
    'GET passkeys',
    'POST passkeys/offer',
    'POST passkeys',
    'DELETE passkeys/x',
    'POST second-factor',
    'DELETE second-factor',
    'POST second-factor/on',
    'POST second-factor/codes',
    'POST doors/B902/ready',
    'DELETE doors/B902/ready',
    'GET events',
    'GET nothing-of-this-name',
  ]);
});

it('an owner is refused nothing for a role', async () => {
  const server = await start({ hotel });
  expect(await refusedTo(await deskOf(server))).toEqual([]);
});

it('what was tried above a role stands in the record, once in ten minutes', async () => {
  const server = await start({ hotel });
  const desk = await staffOf(server, 'HOUSE');
  for (let times = 0; times < 3; times += 1) await desk.get('bookings/x');
  const rows = await server.database.db.selectFrom('audit').selectAll().where('action', '=', 'staff.refused').execute();
  expect(rows.map(({ staff_name: name, subject }) => [name, subject])).toEqual([
    ['Hoa', 'GET /api/reception/bookings/:id'],
  ]);
});

it('another role counts from the next call on', async () => {
  const server = await start({ hotel });
  const desk = await staffOf(server, 'HOUSE');
  expect((await desk.get('bookings')).statusCode).toBe(403);
  const { staff } = server.app.services.accounts;
  const hoa = (await staff.list()).find(({ role }) => role === 'HOUSE');
  await staff.changeRole(hoa?.id ?? '', 'RECEPTION', { staff: { id: 'x', name: 'x' }, address: '' });
  expect((await desk.get('bookings')).statusCode).toBe(200);
});

it('a call of the desk that says nothing of who may call it keeps the server from starting', async () => {
  const server = await start({ hotel });
  const app = Fastify();
  const area = deskArea({ ...server.app.services, app }, (desk) => {
    desk.get('/api/reception/new', { config: { audit: 'new.read' } }, () => ({}));
  });
  await expect(area).rejects.toThrow('GET /api/reception/new says nothing of who may call it.');
});
