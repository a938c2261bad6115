import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examine } from '../../../src/server/cli/doctor/examine';
import type { Finding, Machine } from '../../../src/server/cli/doctor/finding';
import { Passwords } from '../../../src/server/modules/accounts/passwords';
import { StaffService } from '../../../src/server/modules/accounts/staff';
import { noteGood } from '../../../src/server/modules/backups/store';
import { insertChannel } from '../../../src/server/modules/channels/store';
import { seedWhenEmpty } from '../../../src/server/modules/hotel/seed';
import { ClockGuard } from '../../../src/server/platform/db/clock-guard';
import { backUp } from '../../../src/server/platform/db/copies/archive';
import { openDatabase } from '../../../src/server/platform/db/open';
import type { Database } from '../../../src/server/platform/db/schema';
import { createLogger } from '../../../src/server/platform/logger';
import { closeDataFolder } from '../../../src/server/start/own-only';
import { testFolder } from '../../support/folders';
import { freePort } from '../../support/free-port.mjs';
import { testHotel } from '../../support/hotel';

const NOW = Date.UTC(2026, 10, 22, 3);
const DAY_MS = 24 * 3_600_000;
const GB = 1024 ** 3;

const HOME = {
  name: 'Phòng vườn',
  location: '12 Trần Phú, Đà Nẵng',
  rooms: [{ name: 'Giường đôi', price: 600_000, maxAdults: 2, acreage: 24 }],
};

let dataDir: string;
let env: Record<string, string>;
let machine: Machine;
let servers: Server[];

/** A house that was opened once and has somebody at its desk. */
beforeEach(async () => {
  const folder = testFolder();
  dataDir = path.join(folder, 'data');
  servers = [];
  env = { DATA_DIR: dataDir, HOTEL_FILE: path.join(folder, 'hotel.json'), PORT: String(await freePort()) };
  const buildFolder = path.join(folder, 'dist');
  machine = { now: NOW, nodeVersion: '24.15.0', freeBytes: () => 40 * GB, buildFolder };
  writeFileSync(env['HOTEL_FILE'] ?? '', JSON.stringify(testHotel({ apartments: [HOME] })));
  await inDatabase(async (db) => {
    await seedWhenEmpty(db, env['HOTEL_FILE'] ?? null, NOW);
    const clock = (): number => NOW;
    await new ClockGuard({ db, clock, upMs: () => 0, log: createLogger('silent') }).begin();
    const staff = new StaffService({ db, clock, passwords: new Passwords(), origin: null });
    await staff.add('letan@hotel.example', 'Chim-bay-2026-sen');
  });
  chmodSync(dataDir, 0o700);
  closeDataFolder(dataDir);
});
afterEach(() => {
  for (const server of servers) server.close();
});

async function inDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await work(database.db);
  await database.close();
}

async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return String((server.address() as AddressInfo).port);
}

const wrongIn = (findings: readonly Finding[]): string[] =>
  findings.filter(({ state }) => state !== 'ok').map(({ name, state }) => `${state}: ${name}`);

it('finds nothing at a house that is well but for the build, and for a backup, which a server makes that runs', async () => {
  expect(wrongIn(await examine(env, machine))).toEqual(['broken: build', 'look: backups']);
  const copy = path.join(dataDir, 'backups', '2026-11-21T203000000Z');
  await backUp({ dataDir, databaseUrl: null }, copy, { now: NOW });
  chmodSync(path.dirname(copy), 0o700);
  const [backups] = (await examine(env, machine)).filter(({ name }) => name === 'backups');
  expect(backups).toMatchObject({ state: 'ok', say: 'The newest backup is 6 hours old and was read back.' });
  rmSync(path.dirname(copy), { recursive: true });
  expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
});

const momo = (port: string): Record<string, string> => ({
  MOMO_ENDPOINT: `http://127.0.0.1:${port}/v2/gateway/api`,
  MOMO_PARTNER_CODE: 'P',
  MOMO_ACCESS_KEY: 'A',
  MOMO_SECRET_KEY: 'S',
  PUBLIC_ORIGIN: 'http://localhost:1',
  ALLOW_INSECURE: 'origin',
});

const PLANTED: [string, string, () => Promise<void> | void][] = [
  ['an old Node.js', 'look: node', () => void (machine = { ...machine, nodeVersion: '20.20.2' })],
  ['a Node.js that is too old', 'broken: node', () => void (machine = { ...machine, nodeVersion: '18.20.1' })],
  ['a setting that is wrong', 'broken: settings', () => void (env['PORT'] = 'x')],
  ['a setting that is misspelt', 'look: settings', () => void (env['PUBLICORIGIN'] = 'https://hotel.example')],
  ['a full disk', 'broken: disk', () => void (machine = { ...machine, freeBytes: () => 10_000 })],
  ['a disk that gets full', 'look: disk', () => void (machine = { ...machine, freeBytes: () => GB / 2 })],
  ['a data folder that others read', 'broken: modes', () => chmodSync(dataDir, 0o755)],
  [
    'a secret that others read',
    'look: secrets',
    () => {
      env['SHEETS_KEY_FILE'] = path.join(dataDir, 'key');
      writeFileSync(env['SHEETS_KEY_FILE'], 'k', { mode: 0o644 });
    },
  ],
  ['a damaged database', 'broken: database', () => writeFileSync(path.join(dataDir, 'hien.db'), 'x'.repeat(9000))],
  [
    'a database of a newer version',
    'broken: database',
    () =>
      inDatabase((db) =>
        sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db),
      ),
  ],
  [
    'an older schema',
    'look: database',
    () =>
      inDatabase((db) =>
        sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db),
      ),
  ],
  ['a clock that is a month ahead', 'broken: clock', () => void (machine = { ...machine, now: NOW + 30 * DAY_MS })],
  ['a clock that is behind', 'broken: clock', () => void (machine = { ...machine, now: NOW - DAY_MS })],
  ['nobody at the desk', 'broken: desk', () => inDatabase((db) => db.deleteFrom('users').execute())],
  [
    'a calendar that is not read',
    'broken: calendars',
    () =>
      inDatabase(async (db) => {
        const { id: roomId } = await db.selectFrom('rooms').select('id').executeTakeFirstOrThrow();
        const channel = { id: 'c', roomId, name: 'Booking', url: 'https://x.example/a.ics' };
        await insertChannel(db, { ...channel, createdAt: NOW - DAY_MS });
      }),
  ],
  ['a backup that is two days old', 'broken: backups', () => inDatabase((db) => noteGood(db, NOW - 2 * DAY_MS))],
  [
    'backups that others read',
    'broken: modes',
    () => {
      env['BACKUP_DIR'] = path.join(dataDir, '..', 'copies');
      mkdirSync(env['BACKUP_DIR'], { mode: 0o755 });
    },
  ],
  ['another program on the port', 'broken: port', async () => void (env['PORT'] = await answering(200, 'hello'))],
  ['a server that cannot write', 'broken: port', async () => void (env['PORT'] = await answering(503, '{}'))],
  ['an address that nobody answers', 'broken: origin', () => void (env['PUBLIC_ORIGIN'] = 'http://localhost:1')],
  [
    'an address that something else answers',
    'broken: origin',
    async () => void (env['PUBLIC_ORIGIN'] = `http://localhost:${await answering(200, '<html>')}`),
  ],
  ['a mail server that is down', 'broken: mail', () => void (env['SMTP_URL'] = 'smtp://127.0.0.1:1')],
  [
    'a wallet that does not know the account',
    'broken: wallet',
    async () =>
      void Object.assign(env, momo(await answering(200, '{"partnerCode":"P","orderId":"?","resultCode":13}'))),
  ],
  ['a public server that lacks what it needs', 'broken: going-live', () => void (env['HOST'] = '0.0.0.0')],
  [
    'a public server that waives something',
    'look: going-live',
    () => void Object.assign(env, { HOST: '0.0.0.0', ALLOW_INSECURE: 'origin,proxies,mail,wallet' }),
  ],
];

it.each(PLANTED)('finds %s: %s', async (_title, expected, plant) => {
  await plant();
  const findings = await examine(env, machine);
  expect(wrongIn(findings)).toContain(expected);
  expect(findings.every(({ say }) => say.length > 10)).toBe(true);
});

it('takes a data folder that is not there yet, and says that one cannot be written to', async () => {
  rmSync(dataDir, { recursive: true });
  expect(wrongIn(await examine(env, machine))).toEqual(['broken: build', 'look: data', 'look: database']);
  expect(existsSync(dataDir)).toBe(false);
  writeFileSync(dataDir, '');
  expect(wrongIn(await examine(env, machine))).toContain('broken: data');
});
