import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ours } from '../support/fake-network';
import { type Phone, endPhone, phoneOf } from '../support/phone';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-20T03:00:00Z');
const source = {
  key: 'desk:today:vi',
  path: '/api/reception/today',
  schema: z.object({ n: z.number() }),
  timeoutMs: 3000,
};

let phone: Phone;
beforeEach(() => {
  phone = phoneOf();
  vi.setSystemTime(NOW);
});
afterEach(endPhone);

it('copies of the desk end three days after they were last asked for; the guests’ own stay', async () => {
  const { database } = await phone.tab(() => import('../../src/offline/storage/db'));
  const { forgetDesk, forgetOldDesk } = await phone.tab(() => import('../../src/offline/accounts/staff-copies'));
  const db = await database();
  const keep = (key: string, savedAt: number) => db?.documents.put({ key, data: {}, savedAt });
  const keys = () => db?.documents.toCollection().primaryKeys();
  await keep('desk:today:vi', NOW - 3 * DAY);
  await keep('desk:codes:vi', NOW - 3 * DAY + 1);
  await keep('desk:bookings:all:1:vi', NOW + 2 * DAY);
  await keep('tours', NOW - 90 * DAY);
  await forgetOldDesk();
  expect(await keys()).toEqual(['desk:codes:vi', 'tours']);
  await forgetDesk();
  expect(await keys()).toEqual(['tours']);
});

it.each([
  ['HOUSE', ['desk:house:B:9:vi', 'desk:house:vi', 'desk:own:vi', 'desk:requests:closed:vi', 'tours']],
  [
    'RECEPTION',
    [
      'desk:bookings:all:1:vi',
      'desk:house:B:9:vi',
      'desk:house:vi',
      'desk:own:vi',
      'desk:requests:closed:vi',
      'desk:requests:open:vi',
      'desk:today:vi',
      'tours',
    ],
  ],
] as const)('what a device has kept as our server says that its role is %s', async (role, left) => {
  const account = { role, secondFactor: false, asked: false, codesLeft: 0 };
  phone.network.on('GET', '/api/reception/own?lang=vi', () => ours(account));
  const { database } = await phone.tab(() => import('../../src/offline/storage/db'));
  const { deskOwnAccount } = await phone.tab(() => import('../../src/offline/desk/own-account'));
  const db = await database();
  const keep = (key: string, data: unknown = {}) => db?.documents.put({ key, data, savedAt: NOW });
  for (const key of ['desk:today:vi', 'desk:bookings:all:1:vi', 'desk:house:vi', 'desk:house:B:9:vi', 'tours'])
    await keep(key);
  // Kept by whoever sat here before, who knew the guests.
  await keep('desk:requests:open:vi', { requests: [{ guestName: '' }, { guestName: 'Sofia Lindqvist' }] });
  await keep('desk:requests:closed:vi', { requests: [{ guestName: '' }] });
  const own = deskOwnAccount();
  await own.refresh();
  expect(own.getState().data).toEqual(account);
  expect(await db?.documents.toCollection().primaryKeys()).toEqual(left);
});

it('what a device has kept stays while no network says whose role it is', async () => {
  const { database } = await phone.tab(() => import('../../src/offline/storage/db'));
  const { deskOwnAccount } = await phone.tab(() => import('../../src/offline/desk/own-account'));
  const db = await database();
  const data = { role: 'HOUSE', secondFactor: false, asked: false, codesLeft: 0 };
  await db?.documents.bulkPut([
    { key: 'desk:own:vi', data, savedAt: NOW },
    { key: 'desk:today:vi', data: {}, savedAt: NOW },
  ]);
  phone.network.weather = 'refuse';
  await deskOwnAccount().refresh();
  expect(await db?.documents.toCollection().primaryKeys()).toEqual(['desk:own:vi', 'desk:today:vi']);
});

it.each([
  [2, { n: 1 }],
  [3, null],
])('a copy of %i days ago is shown without a network as %o', async (days, shown) => {
  phone.network.on('GET', '/api/reception/today', () => ours({ n: 1 }));
  const { deskQuery } = await phone.tab(() => import('../../src/offline/desk/desk-query'));
  await deskQuery(source).refresh();
  phone.network.weather = 'refuse';
  vi.setSystemTime(NOW + days * DAY);
  const later = deskQuery(source);
  await later.refresh();
  expect(later.getState().data).toEqual(shown);
});

it('a page that asks by itself, ten minutes after the last touch, says so', async () => {
  phone.network.on('GET', '/api/reception/today', () => ours({ n: 1 }));
  const { deskQuery } = await phone.tab(() => import('../../src/offline/desk/desk-query'));
  const said = async (minutes: number): Promise<boolean> => {
    vi.setSystemTime(NOW + minutes * 60_000);
    await deskQuery(source, false).refresh();
    return phone.network.asked.at(-1)?.headers.has('x-hien-unattended') ?? false;
  };
  expect([await said(0), await said(9), await said(11)]).toEqual([false, false, true]);
});
