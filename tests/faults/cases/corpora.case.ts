import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { login, personOf, register } from '../../support/accounts';
import { CANARIES, SECRETS } from '../../support/hotel';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, bookingOf, stayHotel } from '../../support/stays';
import { faultsIn } from '../engine';
import { figure, ms, percentile } from '../figures';
import { peopled, wholeHotel } from '../whole-house';
import { sqlStrings, ways } from '../corpora';

const INSIDE = /SQLITE|syntax error|relation "|near "|unterminated|node_modules|\bat .+\.[jt]s:\d/i;

/** Places where somebody's word meets the database. */
const PLACES: readonly [
  name: string,
  ask: (word: string, desk: string, server: TestServer) => Promise<{ statusCode: number; body: string }>,
][] = [
  [
    'sign-in, address',
    (word, _, { app }) =>
      app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email: word, password: 'Hoa-phuong-2026' } }),
  ],
  ['a person', (word, _, { app }) => app.inject(`/api/users/${encodeURIComponent(word)}`)],
  ['a booking', (word, _, { app }) => app.inject(`/api/apartment-bookings/${encodeURIComponent(word)}`)],
  [
    'rooms taken',
    (word, _, { app }) => app.inject(`/api/apartment-bookings/by-room?roomId=${encodeURIComponent(word)}`),
  ],
  ['homes of an area', (word, _, { app }) => app.inject(`/api/apartments/by-area?area=${encodeURIComponent(word)}`)],
  ['homes by words', (word, _, { app }) => app.inject(`/api/apartments/search?keyword=${encodeURIComponent(word)}`)],
  [
    'what is free',
    (word, _, { app }) =>
      app.inject(`/api/availability?area=${encodeURIComponent(word)}&checkIn=2026-12-01&checkOut=2026-12-03`),
  ],
  ['a tour', (word, _, { app }) => app.inject(`/api/tours/${encodeURIComponent(word)}`)],
  ['tours of an area', (word, _, { app }) => app.inject(`/api/tours/by-area?area=${encodeURIComponent(word)}`)],
  ['comments', (word, _, { app }) => app.inject(`/api/comments/TOUR/${encodeURIComponent(word)}`)],
  ['a post', (word, _, { app }) => app.inject(`/api/blog/posts/id/${encodeURIComponent(word)}`)],
  ['a calendar', (word, _, { app }) => app.inject(`/api/calendars/${encodeURIComponent(word)}`)],
  [
    'the desk’s search',
    (word, desk, { app }) =>
      app.inject({
        method: 'POST',
        url: '/api/reception/search',
        payload: { q: word.slice(0, 90) },
        headers: { cookie: desk },
      }),
  ],
  [
    'the desk’s list',
    (word, desk, { app }) =>
      app.inject({
        method: 'POST',
        url: '/api/reception/bookings/find',
        payload: { q: word.slice(0, 90), filter: 'all', page: 1 },
        headers: { cookie: desk },
      }),
  ],
  [
    'the desk’s record',
    (word, desk, { app }) =>
      app.inject({ url: `/api/reception/audit?q=${encodeURIComponent(word.slice(0, 90))}`, headers: { cookie: desk } }),
  ],
];

onEveryEngine('words that mean something to a database', (start) => {
  it('I-7: are words like any other in every place, and change nothing', async () => {
    const server = await start({ hotel: wholeHotel() });
    const { desk } = await peopled(server);
    const words = sqlStrings();
    const wrong: string[] = [];
    let asked = 0;
    const plain = await Promise.all(PLACES.map(([, ask]) => ask('mot-chu-nao-do', desk.cookie, server)));
    for (const [at, [name, ask]] of PLACES.entries()) {
      for (const word of words) {
        const { statusCode, body } = await ask(word, desk.cookie, server);
        asked += 1;
        if (statusCode >= 500 || INSIDE.test(body)) wrong.push(`${name}, ${word}: ${statusCode} ${body.slice(0, 200)}`);
        // Where nobody of that name is found, nobody is found by a word that is always true either.
        if (statusCode === 200 && plain[at]?.statusCode !== 200) wrong.push(`${name}, ${word}: found something`);
        if (statusCode === 200 && body.length > (plain[at]?.body.length ?? 0) + 400 && !body.includes(word))
          wrong.push(`${name}, ${word}: found more: ${body.slice(0, 200)}`);
      }
    }
    for (const [index, word] of words.entries()) {
      const form = { fullName: word, email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/guest-form',
        payload: form,
        remoteAddress: `${20 + (index % 60)}.${index % 250}.1.7`,
      });
      asked += 1;
      if (![201, 422].includes(answer.statusCode)) wrong.push(`guest form, ${word}: ${answer.statusCode}`);
    }
    const kept = await server.database.db.selectFrom('guest_forms').select('full_name').execute();
    const names = new Set(kept.map(({ full_name: name }) => name));
    const lost = words.filter((word) => !names.has(word.normalize('NFC').trim()));
    figure(
      `${words.length} strings in ${PLACES.length + 1} places, ${asked} calls: ${wrong.length} faults; ${names.size} kept as they were, ${lost.length} refused`,
    );
    expect(wrong).toEqual([]);
    expect((await server.app.inject('/api/guide/B902')).json()).toMatchObject({ doorCode: CANARIES.doorB902 });
    expect(await faultsIn(server)).toEqual([]);
  });

  it('I-4: letters of every kind are kept in one form and counted alike, and what is no letter is refused', async () => {
    const server = await start({ hotel: stayHotel() });
    const said: Record<string, number> = {};
    const names: [string, string, number][] = [
      ['two forms of one name', 'Nguyễn Thị Hồng'.normalize('NFD'), 201],
      ['half a letter', 'a\ud800b', 422],
      ['nought', 'a\u0000b', 422],
      ['from right to left', '\u202eabc', 201],
      ['of no width', 'a\u200bb', 201],
      ['200 marks', `a${'\u0301'.repeat(198)}`, 201],
      ['a family', '👨‍👩‍👧‍👦', 201],
      ['dotless', 'Işık ı', 201],
      ['sharp', 'Groß', 201],
      ['ligature', 'ﬁlip', 201],
      ['wide', 'Ｂ９０２', 201],
      ['201 letters', 'a'.repeat(201), 422],
      ['200 letters of two parts', 'ễ'.normalize('NFD').repeat(200), 201],
      ['an empty one of no width', '\u200b', 422],
    ];
    for (const [index, [name, guestName]] of names.entries()) {
      const dates = {
        checkIn: `2027-0${1 + Math.floor(index / 8)}-${10 + (index % 8) * 2}`,
        checkOut: `2027-0${1 + Math.floor(index / 8)}-${12 + (index % 8) * 2}`,
      };
      said[name] = (await book(server, bookingOf({ ...dates, guestName, status: 'PENDING' }, index))).statusCode;
    }
    figure(
      `${names.length} names: ${names.filter(([name, , status]) => said[name] === status).length} as they should be`,
    );
    expect(said).toEqual(Object.fromEntries(names.map(([name, , status]) => [name, status])));
    const rows = await server.database.db.selectFrom('bookings').select('guest_name').execute();
    expect(rows.filter(({ guest_name: name }) => name !== name.normalize('NFC'))).toEqual([]);
  });

  it('I-6: one account however its address is written, and by twenty at once', async () => {
    const server = await start();
    const same = ['diem1@example.vn', ' DIEM1@example.vn', 'Diem1@EXAMPLE.VN ', 'diem1@example.vn'.normalize('NFD')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register(server, personOf(1, { email: same[n % same.length], phoneNumber: `0912 000 ${100 + n}` })),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    figure(
      `20 at once: ${statuses.filter((one) => one === 201 || one === 200).length} account, ${statuses.filter((one) => one === 409).length}×409`,
    );
    expect(statuses.filter((one) => one === 409)).toHaveLength(19);
    expect(await server.database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    for (const email of same) expect((await login(server, { email })).statusCode).toBe(200);
  });
});

const startOne = onSqlite();

it('I-16, X-18: no way leads out of the public folders', async () => {
  const server = await startOne({ files: { 'assets/a-1.js': 'a', 'pictures/a.svg': '<svg/>' } });
  for (const file of ['canary.txt', '.env', 'uploads/canary.txt', 'media/../canary2.txt']) {
    const whole = path.join(server.dataDir, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, 'canary-of-the-folder');
  }
  symlinkSync(path.join(server.dataDir, 'canary.txt'), path.join(server.clientDir, 'assets', 'link-1.js'));
  const wrong: string[] = [];
  const tried = ways();
  for (const url of tried) {
    const answer = await server.app
      .inject({ url: { pathname: url } as unknown as string })
      .catch(() => server.app.inject(encodeURI(url)));
    const page = answer.statusCode === 200 && /html/.test(String(answer.headers['content-type']));
    if (answer.statusCode >= 500 || /canary-of-the-folder|SQLite format|root:x:/.test(answer.body))
      wrong.push(`${url}: ${answer.statusCode} ${answer.body.slice(0, 60)}`);
    if (answer.statusCode === 200 && !page && !/^\/(api\/guide|hiden-page|assets\/a-1|pictures\/a\.svg)/.test(url))
      wrong.push(`${url}: ${answer.statusCode} ${String(answer.headers['content-type'])} ${answer.body.slice(0, 60)}`);
    if (SECRETS.test(answer.body.replaceAll(CANARIES.wifiDefault, ''))) wrong.push(`${url}: a secret`);
  }
  figure(`${tried.length} ways, ${wrong.length} out`);
  expect(wrong).toEqual([]);
});

it('I-25: whatever looks like a code and is none opens no door', async () => {
  const server = await startOne();
  const digits = ['902', '９０２', '٩٠٢', '९०२', '9O2', '90２'];
  const letters = ['В', 'Ｂ', 'ß', 'ʙ', 'Β', 'ḃ', '8', 'в', '𝐁', 'B\u0301', 'B\u200b', '\u202eB'];
  const codes = letters.flatMap((letter) => digits.map((rest) => letter + rest));
  const behind = [
    'B902%',
    'B902\u0000',
    'B902;',
    'B902,B516',
    'B902|B516',
    'B902 B516',
    'B902\tB516',
    'B902/B516',
    'B902?x',
    '{"code":"B902"}',
    '["B902"]',
    'B902B516',
    'BB902',
    'b902\n',
  ];
  const opened: string[] = [];
  const times: number[] = [];
  for (const code of [...codes, ...behind]) {
    const began = performance.now();
    const answer = await server.app.inject({
      url: `/api/guide/${encodeURIComponent(code)}`,
      remoteAddress: '198.51.100.9',
    });
    times.push(performance.now() - began);
    if (answer.statusCode >= 500) opened.push(`${code}: ${answer.statusCode}`);
    // A line end at the end is white space, which is trimmed as blanks are.
    else if (answer.body.includes(CANARIES.doorB902) && code.trim().toUpperCase() !== 'B902') opened.push(code);
    else if (answer.body.includes(CANARIES.doorB516)) opened.push(code);
  }
  figure(`${codes.length + behind.length} codes: ${opened.length} opened a door; p99 ${ms(percentile(times, 0.99))}`);
  expect(opened).toEqual([]);
});
