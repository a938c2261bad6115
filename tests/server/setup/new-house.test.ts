/** @module-tag last-ring */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addDays, dayInVietNam } from '../../../src/domain/days';
import { readDocument } from '../../../src/server/platform/db/documents';
import { createSetup } from '../../../src/server/modules/setup/module';
import { openBeside, openUnchanged } from '../../../src/server/platform/db/open';
import type { OpenHotel } from '../../../src/server/start/compose-hotel';
import type { NewHouse } from '../../../src/server/start/new-house';
import { openHotel } from '../../../src/server/start/open-hotel';
import { testFolder } from '../../support/folders';
import { fakeDocumentSource } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

const HOUSE = {
  name: 'Nhà Sen',
  city: 'Đà Nẵng',
  address: { vi: '12 Trần Phú, Hải Châu, Đà Nẵng', en: '12 Tran Phu, Hai Chau, Da Nang' },
  phones: { reception: '0236 388 2424' },
  email: 'le-tan@nha-sen.example',
  hours: { checkIn: '14:00', checkOut: '12:00' },
};
const OWNER = { name: 'Chị Mai', email: 'mai@nha-sen.example', password: 'gió biển mùa hạ 12' };
const LAN = { name: 'Lan', email: 'lan@nha-sen.example', role: 'HOUSE' };
const PATTERN = 'S: tầng 2–7, căn 01–03';
const floor = (number: number): string[] => ['01', '02', '03'].map((door) => `S${number}${door}`);
const ROOMS = [
  {
    name: { vi: 'Giường đôi', en: 'Double room' },
    acreage: 24,
    beds: 1,
    maxAdults: 2,
    maxChildren: 1,
    price: 600_000,
    doors: [2, 3, 4, 5].flatMap(floor),
  },
  {
    name: { vi: 'Áp mái' },
    acreage: 32.5,
    beds: 2,
    maxAdults: 4,
    maxChildren: 1,
    price: 900_000,
    doors: [6, 7].flatMap(floor),
  },
];

type Waiting = NewHouse & { dataDir: string };
interface Answer {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

onEveryEngine('a house of one’s own', (_start, freshDatabase) => {
  const running: (NewHouse | OpenHotel)[] = [];
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const one of running.splice(0).reverse()) await one.close();
    for (const each of undo.splice(0)) each();
  });

  /** Starts a server as its owner does. */
  async function start(
    dataDir = testFolder(),
    url: string | null = null,
    metricsPort?: number,
  ): Promise<(NewHouse | OpenHotel) & { dataDir: string }> {
    const clientDir = path.join(dataDir, 'client');
    const setupDir = path.join(dataDir, 'page');
    mkdirSync(path.join(setupDir, 'assets'), { recursive: true });
    mkdirSync(clientDir, { recursive: true });
    writeFileSync(path.join(clientDir, 'index.html'), '<!doctype html><html lang="vi"><title>Hiên</title>');
    writeFileSync(path.join(setupDir, 'setup.html'), '<!doctype html><html lang="vi"><title>Mở nhà</title>');
    writeFileSync(path.join(setupDir, 'assets', 'setup-1.js'), 'export {};');
    const env = {
      DATA_DIR: path.join(dataDir, 'data'),
      HOTEL_FILE: 'new',
      // Otherwise a guide knows its door from the first stay on (ruling 11).
      GUIDE_ACCESS: 'open',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...(url !== null && { DATABASE_URL: url }),
      ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
    };
    const hotel = await openHotel(env, { clientDir, setupDir, documentSource: fakeDocumentSource() });
    running.push(hotel);
    return Object.assign(hotel, { dataDir });
  }
  async function startNew(dataDir = testFolder(), url: string | null = null, metricsPort?: number): Promise<Waiting> {
    const house = await start(dataDir, url, metricsPort);
    if (!('opened' in house)) throw new Error('There is a house already.');
    return house;
  }
  /** A port that somebody else listens on. */
  async function busyPort(): Promise<number> {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    undo.push(() => other.close());
    return (other.address() as AddressInfo).port;
  }
  /** Tells whether the house has begun to open: the draft is gone then. */
  async function isTaken({ config }: NewHouse): Promise<boolean> {
    const looked = await openUnchanged(config);
    const draft = looked && (await readDocument(looked.db, 'setup'));
    await looked?.close();
    return draft === null;
  }
  const originOf = (house: NewHouse): string => /http:\/\/[\w.:]+/.exec(house.say)?.[0] ?? '';
  const codeOf = (house: NewHouse): string => /[A-Z\d]{4}-[A-Z\d]{4}/.exec(house.say)?.[0] ?? '';

  async function ask(origin: string, method: string, url: string, body?: unknown, cookie = ''): Promise<Answer> {
    const response = await fetch(`${origin}${url}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, json };
  }
  const cookieOf = ({ headers }: Answer): string =>
    headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');

  /** Types the code. */
  async function signIn(house: NewHouse): Promise<(method: string, url: string, body?: unknown) => Promise<Answer>> {
    const origin = originOf(house);
    const cookie = cookieOf(await ask(origin, 'POST', '/api/setup/session', { code: codeOf(house) }));
    return (method, url, body) => ask(origin, method, url, body, cookie);
  }
  async function sayAll(call: Awaited<ReturnType<typeof signIn>>): Promise<void> {
    const steps: [string, string, unknown][] = [
      ['PUT', 'house', HOUSE],
      ['PUT', 'legal', { name: 'Hộ kinh doanh Nhà Sen', taxCode: '0401234567', email: '' }],
      ['PUT', 'doors', { pattern: PATTERN }],
      ['PUT', 'rooms', { rooms: ROOMS }],
      ['PUT', 'features', { lift: true, pool: false, bathtub: true, stove: true }],
      ['POST', 'owner', OWNER],
      ['PUT', 'people', { people: [LAN, { ...OWNER, role: 'RECEPTION' }] }],
    ];
    for (const [method, step, body] of steps) {
      expect([step, (await call(method, `/api/setup/${step}`, body)).status]).toEqual([step, 200]);
    }
  }

  it('answers its health and /setup, and leads every other page there', async () => {
    const folder = testFolder();
    // Left behind by somebody who copied the folder.
    mkdirSync(path.join(folder, 'data'));
    writeFileSync(path.join(folder, 'data', 'setup-code'), 'XXXX-XXXX\n', { mode: 0o644 });
    const house = await startNew(folder, await freshDatabase());
    const origin = originOf(house);
    expect(codeOf(house)).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    expect(house.say).toContain('/setup');
    const file = path.join(house.dataDir, 'data', 'setup-code');
    expect(readFileSync(file, 'utf8').trim()).toBe(codeOf(house));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const status = async (method: string, url: string): Promise<number> => (await ask(origin, method, url)).status;
    expect(await status('GET', '/healthz')).toBe(200);
    expect(await status('GET', '/setup')).toBe(200);
    expect(await status('GET', '/assets/setup-1.js')).toBe(200);
    for (const url of ['/', '/hiden-page/S201', '/reception', '/search-results?location=DA_NANG']) {
      const page = await ask(origin, 'GET', url);
      expect([url, page.status, page.headers.get('location')]).toEqual([url, 302, '/setup']);
    }
    for (const url of [
      '/api/guide/S201',
      '/api/places',
      '/api/reception/doors',
      '/user/1',
      '/api/openapi.json',
      '/sw.js',
    ])
      expect([url, await status('GET', url)]).toEqual([url, 404]);
    expect(await status('POST', '/api/apartment-bookings')).toBe(404);
  });

  it('takes nothing from whoever has not typed the code', async () => {
    const origin = originOf(await startNew(testFolder(), await freshDatabase()));
    for (const [method, step] of [
      ['PUT', 'house'],
      ['PUT', 'doors'],
      ['PUT', 'rooms'],
      ['PUT', 'features'],
      ['POST', 'owner'],
      ['POST', 'open'],
      ['GET', 'state'],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect([step, (await ask(origin, method, `/api/setup/${step}`, body, 'hien_setup=no')).status]).toEqual([
        step,
        401,
      ]);
    }
    const house = { method: 'PUT', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await fetch(`${origin}/api/setup/house`, house)).status).toBe(403);
  });

  it('is made step by step, opened, and is a house like any other', async () => {
    const house = await startNew(testFolder(), await freshDatabase());
    const origin = originOf(house);
    const call = await signIn(house);
    await sayAll(call);
    const opened = await call('POST', '/api/setup/open?lang=vi');
    const { name, email } = LAN;
    // Who opens the house needs no invitation to it.
    expect(opened).toMatchObject({
      status: 200,
      json: {
        ok: true,
        invitations: [{ name, email, link: expect.stringContaining('#token=') as string }],
        mailsKept: true,
      },
    });
    running.splice(0, 1, await house.opened);
    const [{ link }] = opened.json['invitations'] as [{ link: string }];
    const token = link.split('#token=')[1] ?? '';
    const invited = await ask(origin, 'POST', '/api/v1/auth/invitation', { token });
    expect(invited).toMatchObject({ status: 200, json: { name, role: 'HOUSE', by: OWNER.name } });

    expect((await call('POST', '/api/setup/open')).status).toBe(404);
    expect((await ask(origin, 'GET', '/setup')).status).toBe(404);
    expect((await call('PUT', '/api/setup/house', HOUSE)).status).toBe(404);
    expect((await ask(origin, 'POST', '/api/setup/session', { code: codeOf(house) })).status).toBe(404);
    expect(existsSync(path.join(house.dataDir, 'data', 'setup-code'))).toBe(false);

    const places = await fetch(`${origin}/api/places`).then((answer) => answer.json() as Promise<unknown>);
    expect(places).toEqual([expect.objectContaining({ id: 'da-nang', name: 'Đà Nẵng', area: 'DA_NANG' })]);
    expect((await ask(origin, 'GET', '/api/house')).json['legal']).toEqual({
      vi: [
        ['Đơn vị kinh doanh', 'Hộ kinh doanh Nhà Sen'],
        ['Mã số thuế', '0401234567'],
      ],
      en: [
        ['Run by', 'Hộ kinh doanh Nhà Sen'],
        ['Tax code', '0401234567'],
      ],
    });
    const { json: guide } = await ask(origin, 'GET', '/api/guide-content');
    expect(['2-2', '2-3', '3', '8-1'].map((part) => (guide['gone'] as string[]).includes(part))).toEqual([
      ...[false, true, false, false],
    ]);
    const soon = addDays(dayInVietNam(Date.now()), 12);
    const found = await fetch(
      `${origin}/api/availability?area=DA_NANG&checkIn=${soon}&checkOut=${addDays(soon, 2)}&guests=2`,
    ).then((answer) => answer.text());
    expect(found).toContain('Nhà Sen');

    const signedIn = await ask(origin, 'POST', '/api/v1/auth/login', {
      email: OWNER.email,
      password: OWNER.password,
    });
    expect(signedIn.status).toBe(200);
    const cookie = cookieOf(signedIn);
    const doors = await ask(origin, 'GET', '/api/reception/doors', undefined, cookie);
    expect((doors.json['items'] as unknown[]).length).toBe(18);
    expect(doors.json['rooms']).toMatchObject([
      { room: 'Giường đôi', apartment: 'Nhà Sen', maxRooms: 12 },
      { room: 'Áp mái', apartment: 'Nhà Sen', maxRooms: 6 },
    ]);
    expect(await ask(origin, 'GET', '/api/guide/S201')).toMatchObject({ status: 200, json: { known: true } });
    expect((await ask(origin, 'GET', '/hiden-page/S201')).status).toBe(200);
  });

  it('shows its guide before it is open, as a page without scripts that /setup may frame', async () => {
    const house = await startNew(testFolder(), await freshDatabase());
    const origin = originOf(house);
    const call = await signIn(house);
    expect((await ask(origin, 'GET', '/api/setup/guide?lang=vi')).status).toBe(401);
    expect(await call('GET', '/api/setup/guide?lang=vi')).toMatchObject({ status: 422, json: { field: 'house' } });
    await call('PUT', '/api/setup/house', HOUSE);
    const cookie = cookieOf(await ask(origin, 'POST', '/api/setup/session', { code: codeOf(house) }));
    const shown = await fetch(`${origin}/api/setup/guide?lang=en`, { headers: { cookie } });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown.headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'self'/);
    const html = await shown.text();
    expect(html).toContain('<html lang="en">');
    expect(html).not.toContain('<script');
    const page = await ask(origin, 'GET', '/setup');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
    writeFileSync(path.join(house.dataDir, 'client', 'door.svg'), '<svg/>');
    expect((await ask(origin, 'GET', '/pictures/../door.svg')).status).not.toBe(200);
  });

  it('is read page by page before it is open, and what of the demo is its own is no fault', async () => {
    const house = await startNew(testFolder(), await freshDatabase());
    const call = await signIn(house);
    expect(await call('GET', '/api/setup/check')).toMatchObject({ status: 422, json: { field: 'house' } });
    await sayAll(call);
    await call('PUT', '/api/setup/house', { ...HOUSE, address: { vi: '5 Hạ Long, Hải Châu, Đà Nẵng' } });
    const { status, json } = await call('GET', '/api/setup/check');
    expect([status, json['faults'], json['words'], json['whole']]).toEqual([200, [], [], true]);
    expect(json['pages']).toBeGreaterThan(20);
    expect(existsSync(path.join(house.dataDir, 'data', 'crawl'))).toBe(false);
    // A page that the build has spoilt.
    writeFileSync(path.join(house.dataDir, 'client', 'index.html'), '<!doctype html><html lang="vi"><body>sky bar');
    const spoilt = (await call('GET', '/api/setup/check')).json['words'];
    expect(spoilt).toContainEqual({ path: '/help?lang=vi', words: ['sky bar'] });
  });

  it('sends its owner a mail before it is open, in its name', async () => {
    const house = await startNew(testFolder(), await freshDatabase());
    const call = await signIn(house);
    expect(await call('POST', '/api/setup/mail-test')).toMatchObject({ status: 422, json: { field: 'owner' } });
    await sayAll(call);
    const sent = await call('POST', '/api/setup/mail-test?lang=vi');
    expect(sent).toMatchObject({ status: 200, json: { result: 'kept', to: OWNER.email, answer: null } });
    const [mail = ''] = readdirSync(path.join(house.dataDir, 'data', 'mail'));
    expect(readFileSync(path.join(house.dataDir, 'data', 'mail', mail), 'utf8')).toContain(`To: ${OWNER.email}`);
  });

  it('hangs its plates as they are: figures alone, without a tower', async () => {
    const house = await startNew(testFolder(), await freshDatabase());
    const call = await signIn(house);
    await sayAll(call);
    const { status, json } = await call('PUT', '/api/setup/doors', { pattern: 'tầng 2–7, căn 01–03' });
    expect(status).toBe(200);
    expect((json['doors'] as { code: string }[]).map(({ code }) => code).slice(0, 4)).toEqual([
      ...['201', '202', '203', '301'],
    ]);
    const rooms = ROOMS.map((room) => ({ ...room, doors: room.doors.map((code) => code.slice(1)) }));
    expect((await call('PUT', '/api/setup/rooms', { rooms })).status).toBe(200);
    expect((await call('POST', '/api/setup/open')).status).toBe(200);
    running.splice(0, 1, await house.opened);
    expect(await ask(originOf(house), 'GET', '/api/guide/703')).toMatchObject({ status: 200, json: { known: true } });
    expect((await ask(originOf(house), 'GET', '/hiden-page/703')).status).toBe(200);
  });

  it('opens with what was said last: who is told that it was taken finds it in the house', async () => {
    const house = await startNew(testFolder(), await freshDatabase());
    await sayAll(await signIn(house));
    const database = await openBeside(house.config);
    const { db } = database;
    const setup = createSetup({ config: house.config, db, clock: Date.now, documentSource: null });
    const [opened, said] = await Promise.allSettled([setup.open('vi'), setup.setHouse({ ...HOUSE, name: 'Nhà Súng' })]);
    const brand = (await readDocument(db, 'profile'))?.brand;
    await database.close();
    expect(opened.status).toBe('fulfilled');
    expect([said.status, brand]).toEqual(
      said.status === 'fulfilled' ? ['fulfilled', 'Nhà Súng'] : ['rejected', 'Nhà Sen'],
    );
  });

  it('that is told to stop while it opens, or cannot open, lets go of its port', async () => {
    for (const metricsPort of [undefined, await busyPort()]) {
      const house = await startNew(testFolder(), await freshDatabase(), metricsPort);
      house.opened.catch(() => undefined);
      const origin = originOf(house);
      const call = await signIn(house);
      await sayAll(call);
      const opening = call('POST', '/api/setup/open').catch(() => null);
      while (!(await isTaken(house))) await new Promise((done) => setTimeout(done, 1));
      await house.close();
      running.splice(0);
      await opening;
      await expect(fetch(origin)).rejects.toThrow('fetch failed');
    }
  });

  it('goes on where it was after a restart, and is never opened twice', async () => {
    const folder = testFolder();
    const url = await freshDatabase();
    const before = await startNew(folder, url);
    const first = await signIn(before);
    await first('PUT', '/api/setup/house', HOUSE);
    await first('POST', '/api/setup/owner', OWNER);
    await running.pop()?.close();

    const house = await startNew(folder, url);
    expect(codeOf(house)).toBe(codeOf(before));
    const call = await signIn(house);
    const { json } = await call('GET', '/api/setup/state');
    expect(json).toMatchObject({ house: HOUSE, doors: [], owner: { name: OWNER.name, email: OWNER.email } });
    expect(JSON.stringify(json)).not.toContain(OWNER.password);
    await sayAll(call);
    const both = await Promise.all([call('POST', '/api/setup/open'), call('POST', '/api/setup/open')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    await (await house.opened).close();
    running.splice(0);

    // As a process leaves it that ends between the two.
    const left = path.join(folder, 'data', 'setup-code');
    writeFileSync(left, codeOf(house));
    const again = await start(folder, url);
    expect('opened' in again).toBe(false);
    expect(existsSync(left)).toBe(false);
  });
});
