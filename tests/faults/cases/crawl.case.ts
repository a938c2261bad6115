import { expect, it } from 'vitest';
import { errorEnvelope } from '../../../src/contract/errors';
import { CANARIES, SECRETS } from '../../support/hotel';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import { storyHotel } from '../../support/stories';
import { figure, tally } from '../figures';
import { peopled, wholeHotel } from '../whole-house';
import { scannedAddresses } from '../scanner';

const ENV = { PUBLIC_ORIGIN: 'https://hotel.example', MOMO_SANDBOX: 'allow', GUIDE_ACCESS: 'open' };
const hotel = wholeHotel({ blog: storyHotel()['blog'] });

const ADDRESSES = [
  ...['/', '/hiden-page/B902', '/hiden-page/Z999', '/hiden-page/', '/guide/B902', '/form-qr', '/apartment-ha-long'],
  ...[
    '/apartment-ha-noi',
    '/apartment-detail/1',
    '/booking-page',
    '/booking',
    '/booking/AAAAAAAAAAAAAAAAAAAAAA',
    '/dashbroad',
  ],
  ...[
    '/search-results',
    '/tour-ha-long',
    '/tour-ha-noi',
    '/tour-detail/1',
    '/blog',
    '/blog/1',
    '/event?name=x',
    '/reception',
  ],
  ...[
    '/reception/bookings',
    '/dat-lai-mat-khau',
    '/nothing/here',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/favicon.svg',
  ],
  ...[
    '/manifest/B902.webmanifest',
    '/manifest/902',
    '/assets/guide-1.js',
    '/assets/nothing.js',
    '/videos/door-opening.mp4',
  ],
  ...[
    '/shell/index.json',
    '/healthz',
    '/api/guide/B902',
    '/api/guide/Z999',
    '/api/guide-content',
    '/api/events',
    '/api/films',
  ],
  ...[
    '/api/apartments',
    '/api/apartments/by-area?area=HA_LONG',
    '/api/rooms/1',
    '/api/rooms/apartment/1',
    '/api/tours',
  ],
  ...[
    '/api/tours/1',
    '/api/comments/TOUR/1',
    '/api/blog/posts',
    '/api/users/x',
    '/api/openapi.json',
    '/api/docs',
    '/api/nothing',
  ],
  ...[
    '/api/apartment-bookings/by-room?roomId=1',
    '/api/apartment-bookings/x',
    '/api/availability',
    '/api/calendars/x',
    '/user/x',
  ],
  ...[
    '/api/reception/today',
    '/api/reception/nothing',
    '/shared-tours.json',
    '/sandbox/momo/pay/x',
    '/%',
    '/%00',
    '/.env',
  ],
];

/** Headers without which an answer is not as safe as it could be, with what they must say. */
const MUST: readonly [string, RegExp][] = [
  ['content-security-policy', /^default-src 'none'(?!.*unsafe).*frame-ancestors '(none|self)'/],
  ['strict-transport-security', /^max-age=(?:6307|3153)\d+; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /./],
  ['x-hien', /^1$/],
];
const TELLS = [
  'server',
  'x-powered-by',
  'via',
  'x-runtime',
  'access-control-allow-origin',
  'access-control-allow-credentials',
];

const ORIGINS = [
  'https://evil.example',
  'null',
  'https://hotel.example.evil.example',
  'https://evilhotel.example',
  'http://hotel.example',
  'https://hotel.example:444',
  'https://HOTEL.example@evil.example',
];

onEveryEngine('every address', (start) => {
  it('W-1, W-5, W-21: has all its headers, reflects no origin, and lets no cache keep what is private', async () => {
    const server = await start({ hotel, env: ENV });
    const { guest, desk } = await peopled(server);
    const wrong: string[] = [];
    let looked = 0;
    for (const url of ADDRESSES) {
      for (const [who, cookie] of [
        ['nobody', ''],
        ['a guest', guest.cookie],
        ['the desk', desk.cookie],
      ] as const) {
        const { headers, statusCode, body } = await server.app.inject({
          url,
          headers: cookie === '' ? {} : { cookie },
        });
        looked += 1;
        const say = (fault: string): void => void wrong.push(`${url} for ${who} (${statusCode}): ${fault}`);
        for (const [name, right] of MUST)
          if (!right.test(String(headers[name] ?? ''))) say(`${name}: ${String(headers[name])}`);
        for (const name of TELLS) if (headers[name] !== undefined) say(`${name}: ${String(headers[name])}`);
        // A guide is drawn in the process that the browser has ready (decision 5).
        const opener = /^\/(hiden-page|shell\/)/.test(url) && statusCode < 400 ? 'unsafe-none' : 'same-origin';
        if (headers['cross-origin-opener-policy'] !== opener)
          say(`cross-origin-opener-policy: ${String(headers['cross-origin-opener-policy'])}`);
        const type = String(headers['content-type'] ?? '');
        if (/json|text|javascript|svg|xml/.test(type) && !/charset=utf-8/i.test(type) && !/svg|xml|manifest/.test(type))
          say(`type ${type}`);
        const caching = headers['cache-control'] ?? '';
        const isPrivate =
          /^\/(api\/guide\/|user\/|api\/reception|api\/apartment-bookings\/[^b])/.test(url) || statusCode >= 400;
        if (isPrivate && url.startsWith('/api') && !caching.includes('no-store')) say(`cache-control: ${caching}`);
        if (statusCode < 400 && /immutable/.test(caching) && !/^\/assets\//.test(url)) say(`kept for ever: ${caching}`);
        if (/public|max-age=[1-9]/.test(caching) && SECRETS.test(body)) say('a cache may keep a secret');
        if (/^\/(sw\.js|$|hiden-page)/.test(url) && !/no-cache|no-store/.test(caching))
          say(`cache-control: ${caching}`);
      }
      for (const origin of ORIGINS) {
        for (const method of ['GET', 'OPTIONS'] as const) {
          const { headers } = await server.app.inject({
            method,
            url,
            headers: {
              origin,
              cookie: guest.cookie,
              'access-control-request-method': 'POST',
              'access-control-request-headers': 'x-a',
            },
          });
          looked += 1;
          for (const name of Object.keys(headers))
            if (name.startsWith('access-control')) wrong.push(`${method} ${url}, ${origin}: ${name}`);
        }
      }
    }
    figure(`${ADDRESSES.length} addresses, ${looked} answers: ${wrong.length} faults`);
    expect(wrong).toEqual([]);
  });
});

const startOne = onSqlite();
const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

it('W-16: refusals of every kind are one envelope in Vietnamese, and tell nothing of the inside', async () => {
  const server = await startOne({ hotel });
  const { guest } = await peopled(server);
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const form = { fullName: 'Lê Minh', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };
  const asked: Record<number, () => Promise<{ statusCode: number; body: string }>> = {
    400: () => post('/api/guest-form', '{'),
    401: () => server.app.inject('/api/reception/today'),
    403: () => server.app.inject({ url: '/api/reception/today', headers: { cookie: guest.cookie } }),
    404: () => server.app.inject('/api/nothing'),
    405: () => server.app.inject({ method: 'DELETE', url: '/api/guest-form' }),
    409: () =>
      post('/api/v1/auth/register', {
        name: 'B',
        email: 'diem1@example.vn',
        phoneNumber: '0912999888',
        password: 'Hoa-phuong-2026',
      }),
    413: () => post('/api/guest-form', { ...form, more: 'x'.repeat(70_000) }),
    415: () => post('/api/guest-form', 'a=b', { 'content-type': 'text/plain' }),
    422: () => post('/api/guest-form', { ...form, email: 'x' }),
    429: async () => {
      for (let n = 0; n < 8; n += 1)
        await post('/api/contacts', { name: 'A', email: 'a@b.vn', phone: '0912345678', message: `m${n}` });
      return post('/api/contacts', { name: 'A', email: 'a@b.vn', phone: '0912345678', message: 'x' });
    },
    500: async () => {
      await server.database.db.schema.dropTable('interests').execute();
      return post('/api/interest', { ...form, action: 'Quan tâm' });
    },
  };
  const wrong: string[] = [];
  for (const [status, ask] of Object.entries(asked)) {
    const { statusCode, body } = await ask();
    const read = errorEnvelope.safeParse(jsonOf(body));
    if (statusCode !== Number(status)) wrong.push(`${status}: ${statusCode} ${body}`);
    if (!read.success) wrong.push(`${status}: ${body}`);
    if (/SQLITE|node_modules|\/src\/|\bat .+:\d+:\d+|interests|kysely/i.test(body))
      wrong.push(`${status} tells: ${body}`);
    if (!/[à-ỹđ]/i.test(String((jsonOf(body) as { message?: string } | null)?.message)))
      wrong.push(`${status}: no Vietnamese in ${body}`);
  }
  for (const url of ['/nothing', '/wp-admin/']) {
    const page = await server.app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
    if (page.statusCode !== 404 || !/html/.test(String(page.headers['content-type'])))
      wrong.push(`${url}: ${page.statusCode}`);
  }
  figure(`${Object.keys(asked).length} statuses: ${wrong.length} faults`);
  expect(wrong).toEqual([]);
});

it('W-26, W-20: what scanners and crawlers ask for tells them nothing', async () => {
  const server = await startOne({ hotel, env: ENV });
  const addresses = scannedAddresses();
  const statuses: number[] = [];
  const wrong: string[] = [];
  for (const url of addresses) {
    const answer = await server.app.inject({
      url,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      remoteAddress: '198.51.100.7',
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode < 400) wrong.push(`${url}: ${answer.statusCode}`);
    if (answer.statusCode >= 500) wrong.push(`${url}: ${answer.statusCode}`);
    if (SECRETS.test(answer.body)) wrong.push(`${url}: a secret`);
  }
  const robots = (await server.app.inject('/robots.txt')).body;
  const sitemap = (await server.app.inject('/sitemap.xml')).body;
  for (const hidden of ['/api/', '/hiden-page', '/reception'])
    if (!robots.includes(`Disallow: ${hidden}`)) wrong.push(`robots.txt lets in ${hidden}`);
  if (/hiden-page|reception|B902|A10\d\d/.test(sitemap)) wrong.push('the sitemap names a guide');
  for (const agent of ['facebookexternalhit/1.1', 'Zalo', 'TelegramBot (like TwitterBot)', 'Googlebot']) {
    const page = await server.app.inject({ url: '/hiden-page/B902', headers: { 'user-agent': agent } });
    if (page.body.includes(CANARIES.doorB902) || page.body.includes(CANARIES.wifiB902))
      wrong.push(`${agent} is shown the code`);
    if (
      !String(page.headers['x-robots-tag'] ?? '').includes('noindex') &&
      !/name="robots" content="noindex/.test(page.body)
    )
      wrong.push(`${agent} may keep the guide`);
  }
  figure(
    `${addresses.length} addresses of scanners: ${tally(statuses)}; 4 crawlers at the guide: ${wrong.length} faults`,
  );
  expect(wrong).toEqual([]);
});
