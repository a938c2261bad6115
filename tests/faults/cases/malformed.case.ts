import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { onSqlite } from '../../support/server-engines';
import type { RunningServer } from '../../support/app-server';
import { startSmtp, partsOf } from '../../support/stand-ins/smtp';
import { figure, ms, tally } from '../figures';
import { ask, houses } from '../processes';
import { wholeHotel } from '../whole-house';
import { bookingOf } from '../../support/stays';

const house = houses();
const start = onSqlite();
const LIMIT_MS = 300;

/** Sends bytes as they are and gives the first line of the answer; `''` when the connection just ends. */
function raw({ origin }: RunningServer, bytes: Buffer): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(15_000, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('close', () => done(answer.split('\r\n')[0] ?? ''));
    socket.on('error', () => done(answer.split('\r\n')[0] ?? ''));
  });
}

const call = (body: Buffer | string, type = 'application/json', more = ''): Buffer => {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(
      `POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${more}Content-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
    ),
    bytes,
  ]);
};
const FORM = { fullName: 'Lê Minh', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };
const text = JSON.stringify(FORM);

it('I-13, I-3, I-15: what is no call, no JSON or too much of it is refused at once, and the next guest is served', async () => {
  const server = await house(null).start({ TRUSTED_PROXIES: '127.0.0.1' });
  const deep = (open: string, close: string): string => open.repeat(32_000) + close.repeat(32_000);
  const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, n])));
  let from = 0;
  const via = (): string => `X-Forwarded-For: 198.51.${(from += 1) % 250}.9\r\n`;
  const cases: [string, Buffer, RegExp][] = [
    ['cut JSON', call(text.slice(0, -3), undefined, via()), / 400 /],
    ['something behind', call(`${text}x`, undefined, via()), / 400 /],
    ['two values', call(`${text}${text}`, undefined, via()), / 400 /],
    ['a byte order mark', call(`\ufeff${text}`, undefined, via()), / 400 /],
    ['UTF-16', call(Buffer.from(text, 'utf16le'), undefined, via()), / 400 /],
    ['UTF-7', call(text.replace('Lê', 'L+AOo-'), 'application/json; charset=utf-7', via()), / (400|415|201) /],
    ['Latin-1', call(Buffer.from(text, 'latin1'), undefined, via()), / 400 /],
    ['a key twice', call(`${text.slice(0, -1)},"email":"c@d.vn"}`, undefined, via()), / 400 /],
    ['5,000 keys', call(keys, undefined, via()), / (400|413|422) /],
    ['a million keys', call(JSON.stringify(Array.from({ length: 1e6 }, () => 0)), undefined, via()), / 413 |^$/],
    ['32,000 deep lists', call(deep('[', ']'), undefined, via()), / (400|413) /],
    ['32,000 deep objects', call(deep('{"a":', '}').replace('}', '1}'), undefined, via()), / (400|413) /],
    ['a number without end', call(text.replace('"B902"', '1e99999'), undefined, via()), / (400|422) /],
    ['a list', call('[]', undefined, via()), / (400|422) /],
    ['a word', call('"x"', undefined, via()), / (400|422) /],
    ['null', call('null', undefined, via()), / (400|422) /],
    ['nothing', call('', undefined, via()), / (400|422) /],
    [
      'no media type',
      Buffer.from(
        `POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\n${via()}Content-Length: 2\r\nConnection: close\r\n\r\n{}`,
      ),
      / (400|415|422) /,
    ],
    ['XML', call('<a/>', 'application/xml', via()), / 415 /],
    ['a form', call('a=b', 'application/x-www-form-urlencoded', via()), / 415 /],
    ['64 kB and one more', call(JSON.stringify({ ...FORM, more: 'x'.repeat(65_536) }), undefined, via()), / 413 /],
    ['10 MB', call('x'.repeat(10_000_000), undefined, via()), / 413 |^$/],
    [
      'an address of 20 kB',
      Buffer.from(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      / (404|414|431) /,
    ],
    [
      'a thousand headers',
      Buffer.from(
        `GET / HTTP/1.1\r\nHost: localhost\r\n${Array.from({ length: 1000 }, (_, n) => `X-${n}: y\r\n`).join('')}Connection: close\r\n\r\n`,
      ),
      / (200|431) /,
    ],
    [
      'a header of 20 kB',
      Buffer.from(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`),
      / 431 /,
    ],
    ['no Host', Buffer.from('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), / 400 /],
    [
      'two lengths',
      Buffer.from(
        'POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      ),
      / 400 /,
    ],
    [
      'chunks and a length',
      Buffer.from(
        'POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
      ),
      / 400 /,
    ],
    [
      'a chunk that is none',
      Buffer.from(
        'POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      ),
      / 400 |^$/,
    ],
    ['bare line ends', Buffer.from('GET / HTTP/1.1\nHost: localhost\n\n'), / 400 |^$| 200 /],
    ['a method of nobody', Buffer.from('HACK / HTTP/1.1\r\nHost: localhost\r\n\r\n'), / (400|405|501) /],
    ['TRACE', Buffer.from('TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'), / 405 /],
    ['CONNECT', Buffer.from('CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'), / (400|404|405) |^$/],
    [
      'a whole address',
      Buffer.from('GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      / (200|400|404) /,
    ],
    ['an override', call(text, undefined, `X-HTTP-Method-Override: DELETE\r\n${via()}`), / 201 /],
    ['a key with a line end', call(text, undefined, `Idempotency-Key: abc\x0bdefghij\r\n${via()}`), / 400 /],
    ['TLS', Buffer.from('160301', 'hex'), / 400 |^$/],
    ['nothing at all', Buffer.alloc(0), /^$| 400 /],
    [
      'a parameter twice',
      Buffer.from(
        'GET /api/apartments/by-area?area=HA_NOI&area=DROP HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ),
      / (200|400|422) /,
    ],
  ];
  const wrong: string[] = [];
  const times: number[] = [];
  for (const [name, bytes, right] of cases) {
    const began = performance.now();
    const line = await raw(server, bytes);
    const took = performance.now() - began;
    if (bytes.length < 1_000_000) times.push(took);
    if (!right.test(line)) wrong.push(`${name}: ${line || 'the connection ended'}`);
    if (took > LIMIT_MS && bytes.length < 1_000_000) wrong.push(`${name}: ${ms(took)}`);
    const next = await ask(server.origin, 'GET', '/api/guide/B902');
    if (next?.status !== 200) wrong.push(`after ${name}: the next guest gets ${next?.status ?? 'nothing'}`);
  }
  figure(`${cases.length} kinds: ${wrong.length} faults, slowest ${ms(Math.max(...times))}`);
  expect(wrong).toEqual([]);
});

it('I-27: hostile headers change neither links nor mails nor who is counted', async () => {
  const smtp = await startSmtp();
  try {
    const server = await start({
      hotel: wholeHotel(),
      env: {
        PUBLIC_ORIGIN: 'https://hotel.example',
        SMTP_URL: smtp.url,
        MOMO_SANDBOX: 'allow',
        TRUSTED_PROXIES: '10.0.0.1',
      },
    });
    const evil = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '6666',
      forwarded: 'for=1.2.3.4;host=evil.example;proto=http',
      'x-original-url': '/evil.example',
      'x-rewrite-url': '//evil.example',
      referer: 'https://evil.example/',
      'x-http-method-override': 'DELETE',
    };
    const bodies: string[] = [];
    for (const url of [
      '/',
      '/hiden-page/B902',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest/B902.webmanifest',
      '/api/openapi.json',
      '/nothing',
      '/apartment-detail/1',
    ]) {
      const answer = await server.app.inject({ url, headers: evil });
      bodies.push(answer.body, JSON.stringify(answer.headers));
    }
    const enquiry = {
      fullName: 'Lê Minh',
      phoneNumber: '0912345678',
      email: 'le.minh@example.vn',
      checkIn: '2026-12-24',
      checkOut: '2026-12-26',
      adults: 2,
      children: 1,
      message: 'x',
      pricePerNight: 1,
      totalPrice: 1,
    };
    const answers = [
      await server.app.inject({ method: 'POST', url: '/api/apartments/1/send-email', payload: enquiry, headers: evil }),
      await server.app.inject({ method: 'POST', url: '/api/apartment-bookings', payload: bookingOf(), headers: evil }),
    ];
    await server.app.services.mails.run();
    const mails = smtp.received.map(
      ({ raw: one, to }) => `${to.join()} ${one.split(/\r?\n\r?\n/)[0] ?? ''} ${Object.values(partsOf(one)).join(' ')}`,
    );
    figure(
      `${bodies.length / 2} pages and ${mails.length} mails: ${[...bodies, ...mails].filter((one) => one.includes('evil.example')).length} name the wrong host; ${tally(answers.map(({ statusCode }) => statusCode))}`,
    );
    expect([...bodies, ...mails].filter((one) => one.includes('evil.example'))).toEqual([]);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.join(' ')).toContain('https://hotel.example/');
  } finally {
    await smtp.close();
  }
});
