import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import * as calls from '../../../src/contract/setup/calls';
import { readConfig } from '../../../src/server/config';
import { RestoreInNew } from '../../../src/server/modules/backups/module';
import { createSetup } from '../../../src/server/modules/setup/module';
import { type OpenDatabase, openDatabase } from '../../../src/server/platform/db/open';
import { createSetupApp } from '../../../src/server/start/setup-app';
import { testFolder } from '../../support/folders';

const HOUSE = {
  name: 'Nhà Sen',
  city: 'Đà Nẵng',
  address: { vi: '12 Trần Phú, Hải Châu, Đà Nẵng' },
  phones: { reception: '0236 388 2424' },
  hours: { checkIn: '14:00', checkOut: '12:00' },
};
const ROOM = { name: { vi: 'Giường đôi' }, acreage: 24, maxAdults: 2, price: 600_000, doors: ['S201'] };
const PERSON = { name: 'Lan', email: 'lan@nha-sen.example', role: 'HOUSE' };
const QUARTER_MS = 15 * 60_000;

describe('/setup', () => {
  let app: FastifyInstance;
  let database: OpenDatabase;
  afterEach(async () => {
    await app.close();
    await database.close();
  });

  const clock = { now: 1_800_000_000_000 };
  async function start(): Promise<{ code: string }> {
    const dataDir = testFolder();
    const config = readConfig({ DATA_DIR: dataDir, HOTEL_FILE: 'new' });
    database = await openDatabase(config);
    const deps = { config, db: database.db, clock: () => clock.now, logger: pino({ level: 'silent' }) };
    const setup = createSetup({ ...deps, documentSource: null });
    const becomeHouse = (): Promise<never> => Promise.reject(new Error('nobody opens it here'));
    const copies = new RestoreInNew({ ...deps, log: deps.logger, restart: null });
    app = await createSetupApp({ ...deps, setup, copies, setupDir: dataDir, clientDir: dataDir, becomeHouse });
    return { code: await setup.code() };
  }

  const call = (method: 'POST' | 'PUT', step: string, body: object, cookie = ''): Promise<LightMyRequestResponse> =>
    app.inject({ method, url: `/api/setup/${step}`, payload: body, headers: { cookie } });
  const tryCode = (code: string): Promise<LightMyRequestResponse> => call('POST', 'session', { code });
  async function signedIn(): Promise<string> {
    const { code } = await start();
    return String((await tryCode(code)).headers['set-cookie']).split(';')[0] ?? '';
  }

  it('serves each of its calls', async () => {
    await start();
    const missing = Object.values(calls).filter(({ method, path }) => !app.hasRoute({ method, url: path }));
    expect(missing).toEqual([]);
  });

  it('lets in whoever types the code, as people type it', async () => {
    const { code } = await start();
    for (const typed of [code, ` ${code.toLowerCase()} `, code.replace('-', ''), code.replace('-', ' – ')]) {
      const { statusCode, headers } = await tryCode(typed);
      expect([typed, statusCode]).toEqual([typed, 204]);
      expect(headers['set-cookie']).toMatch(/^hien_setup=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    }
    const wrong = await tryCode('2222-2222');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { code: 'setupCodeWrong', field: 'code' }]);
    expect((await call('POST', 'session', {})).json()).toMatchObject({ code: 'required', field: 'code' });
  });

  it('is locked for a quarter of an hour after five wrong codes, for the right one too', async () => {
    const { code } = await start();
    for (let tries = 1; tries <= 5; tries += 1) expect((await tryCode('2222-2222')).statusCode).toBe(401);
    clock.now += 60_000;
    for (const typed of ['2222-2222', code]) {
      const locked = await tryCode(typed);
      expect([locked.statusCode, Number(locked.headers['retry-after'])]).toEqual([429, 14 * 60]);
    }
    clock.now += QUARTER_MS - 60_001;
    expect((await tryCode(code)).statusCode).toBe(429);
    clock.now += 1;
    expect((await tryCode(code)).statusCode).toBe(204);
  });

  it.each<[string, string, object, string]>([
    ['a house without a name', 'house', { ...HOUSE, name: ' ' }, 'name'],
    ['a house without a city', 'house', { ...HOUSE, city: '' }, 'city'],
    ['a house without an address', 'house', { ...HOUSE, address: {} }, 'address.vi'],
    ['no telephone', 'house', { ...HOUSE, phones: { reception: 'gọi chị Mai' } }, 'phones.reception'],
    ['no mail address', 'house', { ...HOUSE, email: 'nha-sen' }, 'email'],
    ['no hour', 'house', { ...HOUSE, hours: { checkIn: '14 giờ', checkOut: '12:00' } }, 'hours.checkIn'],
    ['a tax code that is none', 'legal', { taxCode: '0401 23' }, 'taxCode'],
    ['a notice that is no link', 'legal', { noticeUrl: 'online.gov.vn' }, 'noticeUrl'],
    ['no mail address of who answers', 'legal', { email: 'chị Mai' }, 'email'],
    ['no doors at all', 'doors', {}, 'doors'],
    ['a pattern that says nothing', 'doors', { pattern: 'S: tầng 2' }, 'pattern'],
    ['a door twice', 'doors', { doors: [{ code: 'S201' }, { code: 's 201' }] }, 'doors.1.code'],
    ['a code that is none of a door', 'doors', { doors: [{ code: 'S201' }, { code: 'cửa sau' }] }, 'doors.1.code'],
    ['a code that no lock takes', 'doors', { doors: [{ code: 'S201', doorCode: 'mở' }] }, 'doors.0.doorCode'],
    [
      'a Wi-Fi password that no phone takes',
      'doors',
      { doors: [{ code: 'S201', wifi: { name: 'Sen', password: 'sen' } }] },
      'doors.0.wifi.password',
    ],
    ['a price of nothing', 'rooms', { rooms: [{ ...ROOM, price: 0 }] }, 'rooms.0.price'],
    ['a room for nobody', 'rooms', { rooms: [{ ...ROOM, maxAdults: 0 }] }, 'rooms.0.maxAdults'],
    ['a room without a size', 'rooms', { rooms: [{ ...ROOM, acreage: 0 }] }, 'rooms.0.acreage'],
    ['a door that is not there', 'rooms', { rooms: [{ ...ROOM, doors: ['S999'] }] }, 'rooms.0.doors.0'],
    ['a door sold twice', 'rooms', { rooms: [ROOM, { ...ROOM, name: { vi: 'Áp mái' } }] }, 'rooms.1.doors.0'],
    ['somebody without an address', 'people', { people: [{ ...PERSON, email: 'lan' }] }, 'people.0.email'],
    ['somebody without a name', 'people', { people: [PERSON, { ...PERSON, name: ' ' }] }, 'people.1.name'],
    [
      'an address twice',
      'people',
      { people: [PERSON, { ...PERSON, email: ' LAN@nha-sen.example ' }] },
      'people.1.email',
    ],
    ['a role of nobody', 'people', { people: [{ ...PERSON, role: 'COOK' }] }, 'people.0.role'],
    ['a feature of nobody', 'features', { lift: true, helipad: true }, 'helipad'],
    ['a switch that is none', 'features', { lift: 'có' }, 'lift'],
  ])('refuses %s, by its field', async (_what, step, body, field) => {
    const cookie = await signedIn();
    await call('PUT', 'doors', { doors: [{ code: 'S201' }] }, cookie);
    const answer = await call('PUT', step, body, cookie);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { field }]);
  });

  it('keeps nothing of a step that it refuses, and everything of the others', async () => {
    const cookie = await signedIn();
    await call('PUT', 'house', HOUSE, cookie);
    await call('PUT', 'house', { ...HOUSE, name: 'Nhà Hai', email: 'nha-hai' }, cookie);
    const state = await app.inject({ url: '/api/setup/state', headers: { cookie } });
    expect(state.json()).toMatchObject({ house: { name: 'Nhà Sen' }, rooms: [] });
    expect(state.headers['cache-control']).toBe('no-store');
  });

  it('keeps codes of doors that a new pattern has too, and sells no door that is gone', async () => {
    const cookie = await signedIn();
    const wifi = { name: 'Sen 201', password: 'sen-hai-linh-mot' };
    await call('PUT', 'doors', { doors: [{ code: 'S201', doorCode: '1357#', wifi }, { code: 'S301' }] }, cookie);
    await call('PUT', 'rooms', { rooms: [{ ...ROOM, doors: ['S201', 'S301'] }] }, cookie);
    const { doors, rooms } = (await call('PUT', 'doors', { pattern: 'S: tầng 2, căn 01–02' }, cookie)).json<{
      doors: unknown[];
      rooms: { doors: string[] }[];
    }>();
    expect(doors).toEqual([
      { code: 'S201', tower: 'S', doorCode: '1357#', card: false, wifi },
      { code: 'S202', tower: 'S', doorCode: null, card: false, wifi: null },
    ]);
    expect(rooms.map((room) => room.doors)).toEqual([['S201']]);
  });

  it.each([
    ['what a list does not say', {}, ['1357#', { name: 'Sen 201', password: 'sen-hai-linh-mot' }]],
    ['not what it clears', { doorCode: null, wifi: null }, [null, null]],
    ['not what it empties', { doorCode: '', wifi: { name: '', password: '' } }, [null, null]],
    ['not what it says anew', { doorCode: '2468#' }, ['2468#', { name: 'Sen 201', password: 'sen-hai-linh-mot' }]],
  ])('keeps of a door that stays %s', async (_what, told, [doorCode, wifi]) => {
    const cookie = await signedIn();
    const before = { code: 'S201', doorCode: '1357#', wifi: { name: 'Sen 201', password: 'sen-hai-linh-mot' } };
    await call('PUT', 'doors', { doors: [before] }, cookie);
    const { doors } = (await call('PUT', 'doors', { doors: [{ code: 's201', ...told }] }, cookie)).json<{
      doors: unknown[];
    }>();
    expect(doors).toEqual([{ code: 'S201', tower: 'S', doorCode, card: false, wifi }]);
  });

  it('opens a door that had a card by the code that a list gives it', async () => {
    const cookie = await signedIn();
    await call('PUT', 'doors', { doors: ['S201', 'S202'].map((code) => ({ code, card: true })) }, cookie);
    const told = [{ code: 'S201', doorCode: '1357#' }, { code: 'S202' }];
    expect((await call('PUT', 'doors', { doors: told }, cookie)).json()).toMatchObject({
      doors: [
        { card: false, doorCode: '1357#' },
        { card: true, doorCode: null },
      ],
    });
  });

  it('has one account to open with: the last that was made', async () => {
    const cookie = await signedIn();
    const owner = { name: 'Chị Mai', email: 'mai@nha-sen.exampel', password: 'gió biển mùa hạ 12' };
    await call('POST', 'owner', owner, cookie);
    const common = await call('POST', 'owner', { ...owner, password: 'password123' }, cookie);
    expect([common.statusCode, common.json()]).toMatchObject([422, { field: 'password' }]);
    const right = { ...owner, email: 'mai@nha-sen.example' };
    expect((await call('POST', 'owner', right, cookie)).json()).toMatchObject({ owner: { email: right.email } });
    const staff = await database.db.selectFrom('users').select('email').execute();
    expect(staff).toEqual([{ email: right.email }]);
  });

  it('changes name and address of that account without its password, and makes none without one', async () => {
    const cookie = await signedIn();
    const owner = { name: 'Chị Mai', email: 'mai@nha-sen.example', password: 'gió biển mùa hạ 12' };
    for (const nothing of [{}, { password: '' }]) {
      const refused = await call('POST', 'owner', { name: owner.name, email: owner.email, ...nothing }, cookie);
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'required', field: 'password' }]);
    }
    await call('POST', 'owner', owner, cookie);
    const hash = () => database.db.selectFrom('users').select(['password_hash', 'role', 'staff_role']).execute();
    const before = await hash();
    const changed = { name: 'Nguyễn Thị Mai', email: 'Mai.Nguyen@nha-sen.example' };
    expect((await call('POST', 'owner', changed, cookie)).json()).toMatchObject({ owner: changed });
    expect(await hash()).toEqual(before);
    const wrong = await call('POST', 'owner', { ...changed, email: 'mai' }, cookie);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { field: 'email' }]);
    expect((await call('POST', 'owner', { ...changed, password: '' }, cookie)).statusCode).toBe(200);
  });

  it('says what is missing before it opens', async () => {
    const cookie = await signedIn();
    const open = async (): Promise<string> => (await call('POST', 'open', {}, cookie)).json<{ field: string }>().field;
    expect(await open()).toBe('house');
    await call('PUT', 'house', { ...HOUSE, name: '***' }, cookie);
    expect(await open()).toBe('owner');
    const owner = { name: 'Mai', email: 'mai@nha-sen.example', password: 'gió biển mùa hạ 12' };
    await call('POST', 'owner', owner, cookie);
    await call('PUT', 'doors', { doors: [{ code: 'S201' }] }, cookie);
    await call('PUT', 'rooms', { rooms: [ROOM] }, cookie);
    expect(await open()).toBe('name');
  });
});
