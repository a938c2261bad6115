import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { addDays } from '../../../src/domain/days';
import { quoteStay } from '../../../src/domain/bookings/pricing';
import { openNotes, setLimits } from '../../support/limits';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { cookieOf } from '../../support/accounts';
import { book, bookingOf, cancel, stayHotel } from '../../support/stays';

const HOUR = 3_600_000;
const FIRST_DAY = '2026-12-01';

/** One type of many rooms, so that nights never run out before a limit does. */
const hotelOf = (maxRooms: number): Record<string, unknown> =>
  stayHotel({
    apartments: [
      {
        name: 'Căn Hộ Đẹp',
        house: 'Hiên Bãi Cháy',
        area: 'HA_LONG',
        location: { vi: 'Bãi Cháy', en: 'Bai Chay' },
        description: { vi: 'Nhìn ra vịnh.', en: 'Facing the bay.' },
        pricePerMonth: 20_000_000,
        acreage: 36,
        pictures: ['/pictures/homes/hl-01-living.svg'],
        rooms: [
          {
            name: { vi: 'Studio', en: 'Studio' },
            price: 900_000,
            maxAdults: 2,
            maxChildren: 1,
            maxRooms,
            capacity: 36,
          },
        ],
      },
    ],
  });

const totalOf = (nights: number, quantity = 1): number =>
  quoteStay({
    nightlyPrice: 900_000,
    discountPercent: 0,
    checkIn: FIRST_DAY,
    checkOut: addDays(FIRST_DAY, nights),
    quantity,
    adults: 2 * quantity,
    children: quantity,
    includedAdults: 2,
    includedChildren: 1,
  }).total;

interface Stranger {
  address?: string;
  nights?: number;
  /** Days after the first. */
  later?: number;
  guest: number;
  status?: 'PENDING' | 'HOLD';
  lang?: 'vi' | 'en';
  cookie?: string | undefined;
  more?: Record<string, unknown>;
}

/** A booking of somebody who makes everything about themselves up but the network. */
const bookFrom = async ({ app }: TestServer, stranger: Stranger) => {
  const {
    address = '203.0.113.7',
    nights = 1,
    later = 0,
    guest,
    status = 'PENDING',
    lang = 'vi',
    more = {},
    cookie,
  } = stranger;
  return app.inject({
    method: 'POST',
    url: '/api/apartment-bookings',
    remoteAddress: address,
    headers: { 'accept-language': lang, ...(cookie === undefined ? {} : { cookie }) },
    payload: bookingOf(
      {
        checkIn: addDays(FIRST_DAY, later),
        checkOut: addDays(FIRST_DAY, later + nights),
        totalPrice: totalOf(nights),
        status,
        guestName: `Khách ${guest}`,
        guestEmail: `khach${guest}@example.vn`,
        guestPhone: `09${String(10_000_000 + guest)}`,
        ...more,
      },
      guest,
    ),
  });
};

onEveryEngine('what one network can keep from everybody else', (start) => {
  it('is one longest stay, whoever it says it is, and no type of room is full afterwards', async () => {
    const server = await start({ hotel: hotelOf(33) });
    const statuses = [];
    for (let guest = 1; guest <= 40; guest += 1) {
      statuses.push((await bookFrom(server, { guest, nights: 90 })).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await bookFrom(server, { guest: 99, nights: 7, address: '198.51.100.9' })).statusCode).toBe(201);
    await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['bookingsHeld']));
  });

  it('says why, until when and whom to call, in both languages', async () => {
    const server = await start({ hotel: hotelOf(33) });
    await bookFrom(server, { guest: 1, nights: 90 });
    const [vi, en] = [
      await bookFrom(server, { guest: 2, nights: 2 }),
      await bookFrom(server, { guest: 2, nights: 2, lang: 'en' }),
    ];
    expect([vi.statusCode, vi.headers['retry-after']]).toEqual([429, String(24 * 3600)]);
    expect(vi.json()).toMatchObject({
      code: 'networkBusy',
      message:
        'Từ mạng của bạn đang có nhiều yêu cầu đặt phòng chưa được xác nhận, nên tạm thời chưa nhận thêm. Bạn đặt tiếp được từ 10:00, 21/11/2026. Cần ngay, xin gọi lễ tân 0203 088 0001.',
    });
    expect(en.json<{ message: string }>().message).toContain('book again from 10:00, 21/11/2026');
    expect(en.json<{ message: string }>().message).toContain('0203 088 0001');
    server.clock.forward(24 * HOUR);
    expect((await bookFrom(server, { guest: 2, nights: 2 })).statusCode).toBe(201);
  });

  it('counts a fresh IPv6 line for each booking as the one site and block that they lie in', async () => {
    const server = await start({ hotel: hotelOf(200) });
    let strangers = 0;
    const booked = async (from: (n: number) => string): Promise<number> => {
      let count = 0;
      for (let n = 0; n < 12; n += 1) {
        const answer = await bookFrom(server, { guest: (strangers += 1), nights: 45, address: from(n) });
        if (answer.statusCode === 201) count += 1;
      }
      return count;
    };
    expect(await booked((n) => `2001:db8:1:${(0x200 + n).toString(16)}::1`)).toBe(4);
    expect(await booked((n) => `2001:db8:2:${n.toString(16)}00::1`)).toBe(8);
  });

  it('is no way to send mail: holding and giving up again ends after so many an hour', async () => {
    const server = await start({ hotel: hotelOf(33) });
    const statuses = [];
    for (let guest = 1; guest <= 45; guest += 1) {
      const answer = await bookFrom(server, { guest, status: 'HOLD' });
      statuses.push(answer.statusCode);
      if (answer.statusCode !== 201) continue;
      const { id } = answer.json<{ id: string }>();
      await cancel(server, id, {}, { cookie: cookieOf(answer) });
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
  });

  it('lets a family behind one line book what it needs', async () => {
    const server = await start({ hotel: hotelOf(33) });
    for (let guest = 1; guest <= 10; guest += 1) {
      expect((await bookFrom(server, { guest, nights: 7 })).statusCode).toBe(201);
    }
  });
});

onEveryEngine('what all who are not confirmed can keep from others', (start) => {
  it('ends with a share of the house; paying at once still works, and a confirmed booking counts no more', async () => {
    const server = await start({ hotel: hotelOf(9) });
    const from = (n: number): string => `198.51.${n}.1`;
    expect((await bookFrom(server, { guest: 0, nights: 90, address: from(0) })).statusCode).toBe(201);
    expect((await bookFrom(server, { guest: 1, nights: 90, address: from(1) })).statusCode).toBe(429);
    for (let n = 10; n < 19; n += 1) {
      expect((await bookFrom(server, { guest: n, nights: 10, later: 100, address: from(n) })).statusCode).toBe(201);
    }
    const refused = await bookFrom(server, { guest: 5, nights: 3, address: from(5) });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'houseBusy']);
    expect((await bookFrom(server, { guest: 6, nights: 3, address: from(6), status: 'HOLD' })).statusCode).toBe(201);
    const { db } = server.database;
    await db
      .updateTable('bookings')
      .set({ status: 'CONFIRMED', ends_at: null })
      .where('guest_name', '=', 'Khách 0')
      .execute();
    expect((await bookFrom(server, { guest: 5, nights: 3, address: from(5) })).statusCode).toBe(201);
  });
});

/** As large as the house of the demo: 1,100 nights may wait. */
const LARGE_HOUSE = hotelOf(55);
const HOUSE_LINES = { HOTEL_NETWORKS: '203.0.113.0/28' };

onEveryEngine('what strangers together can keep from guests', (start) => {
  const statuses = async (server: TestServer, strangers: readonly Stranger[]): Promise<number[]> => {
    const all = [];
    for (const stranger of strangers) all.push((await bookFrom(server, stranger)).statusCode);
    return all;
  };
  const passed = (answers: readonly number[]): number => answers.filter((status) => status === 201).length;
  const honest = (count: number, from: (n: number) => string): Stranger[] =>
    Array.from({ length: count }, (_, n) => ({
      guest: 500 + n,
      nights: 4,
      later: 100 + (n % 4) * 5,
      address: from(n),
    }));

  it('is not the house: a dozen with the longest stays leave a half to short ones', async () => {
    const server = await start({ hotel: LARGE_HOUSE });
    const dozen = Array.from({ length: 12 }, (_, n) => ({ guest: n + 1, nights: 88, address: `198.51.${n}.1` }));
    expect(passed(await statuses(server, dozen))).toBe(6);
    expect(
      passed(
        await statuses(
          server,
          honest(56, (n) => `192.0.2.${n + 1}`),
        ),
      ),
    ).toBe(56);
    const [long] = await statuses(server, [{ guest: 999, nights: 30, address: '198.51.100.200', status: 'HOLD' }]);
    expect(long).toBe(201);
  });

  it('is no more than a fifth from the house’s lines, with or without marks, and short stays there find room', async () => {
    const server = await start({ hotel: LARGE_HOUSE, env: HOUSE_LINES });
    const visitors = Array.from({ length: 20 }, (_, n) => ({
      guest: n + 1,
      nights: 88,
      address: `203.0.113.${n % 15}`,
    }));
    expect(passed(await statuses(server, visitors))).toBe(1);
    expect(
      passed(
        await statuses(
          server,
          honest(30, (n) => `203.0.113.${n % 15}`),
        ),
      ),
    ).toBe(30);
    expect(passed(await statuses(server, honest(90, (n) => `203.0.113.${n % 15}`).slice(30)))).toBe(3);
    await vi.waitFor(async () => expect(await openNotes(server)).toEqual(['bookingsHeld']));
    const outside = Array.from({ length: 12 }, (_, n) => ({ guest: 700 + n, nights: 7, address: `198.51.${n}.1` }));
    expect(passed(await statuses(server, outside))).toBe(12);
  });

  it('is one longest stay for one phone on the house’s lines', async () => {
    const server = await start({ hotel: hotelOf(200), env: HOUSE_LINES });
    const first = await bookFrom(server, { guest: 1, nights: 45, address: '203.0.113.1' });
    const cookie = String(first.headers['set-cookie']).split(';')[0];
    const again = (guest: number) => bookFrom(server, { guest, nights: 45, address: '203.0.113.2', cookie });
    expect([(await again(2)).statusCode, (await again(3)).statusCode]).toEqual([201, 429]);
    expect((await bookFrom(server, { guest: 4, nights: 45, address: '203.0.113.1' })).statusCode).toBe(201);
  });
});

onEveryEngine('mails to somebody else', (start) => {
  const mails = async ({ database }: TestServer): Promise<{ kind: string }[]> =>
    database.db.selectFrom('mails').select('kind').where('recipient', 'is not', null).execute();

  it('are as many as one person needs, however the address is written and whatever causes them', async () => {
    const server = await start({ hotel: hotelOf(33), env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.vn' } });
    const addresses = ['nan.nhan@gmail.com', 'NanNhan+1@gmail.com', 'nannhan+2@googlemail.com', 'n.annhan@gmail.com'];
    const mailed: boolean[] = [];
    for (let guest = 0; guest < 12; guest += 1) {
      const guestEmail = addresses[guest % addresses.length] ?? '';
      const address = `198.51.${guest}.1`;
      const answer = await bookFrom(server, { guest, address, status: 'HOLD', more: { guestEmail } });
      if (answer.statusCode !== 201) continue;
      const { id, mailing: told } = answer.json<{ id: string; mailing: boolean }>();
      mailed.push(told);
      await cancel(server, id, {}, { cookie: cookieOf(answer) });
    }
    expect(await mails(server)).toHaveLength(8);
    // The screen says that a mail went out only when one did.
    expect(mailed.at(0)).toBe(true);
    expect(mailed.at(-1)).toBe(false);
    for (let hour = 0; hour < 10; hour += 1) {
      server.clock.forward(HOUR);
      for (let guest = 0; guest < 4; guest += 1) {
        const address = `198.51.${100 + hour}.${guest + 1}`;
        const more = { guestEmail: addresses[guest] };
        const answer = await bookFrom(server, { guest: 1000 + hour * 10 + guest, address, status: 'HOLD', more });
        if (answer.statusCode !== 201) continue;
        const { id } = answer.json<{ id: string }>();
        await cancel(server, id, {}, { cookie: cookieOf(answer) });
      }
    }
    expect(await mails(server)).toHaveLength(20);
  });
});

const start = onSqlite();

it('says nothing that a stranger has typed in a mail to an address that anybody can type', async () => {
  const server = await start({ hotel: stayHotel() });
  const bait = 'Win a prize http://evil.example';
  const booking = bookingOf({ guestName: bait, guestEmail: 'nan-nhan@example.vn' });
  const { id } = (await book(server, booking)).json<{ id: string }>();
  await cancel(server, id);
  await server.app.inject({
    method: 'POST',
    url: '/api/apartments/1/send-email',
    payload: {
      fullName: bait,
      email: 'nan-nhan@example.vn',
      phoneNumber: 'evil.example',
      checkIn: '2026-12-24',
      checkOut: '2026-12-26',
      adults: 2,
      children: 0,
      message: bait,
    },
  });
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: { fullName: bait, email: 'nan-nhan@example.vn', phone: '0912345678', password: 'Mat-khau-2026' },
  });
  const payload = { email: 'nan-nhan@example.vn' };
  await server.app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload });
  const { mails } = server.app.services;
  await mails.run();
  const folder = `${server.dataDir}/mail`;
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const toVictim = texts.filter((text) => /^to: .*nan-nhan@example\.vn/im.test(text));
  expect(toVictim.length).toBeGreaterThanOrEqual(3);
  for (const text of toVictim) expect(decoded(text)).not.toMatch(/evil\.example|Win a prize/);
  // The hotel itself reads what was written.
  expect(texts.some((text) => /evil\.example/.test(decoded(text)))).toBe(true);
});

it(
  'lets six hundred guests behind one of the house’s lines all book',
  { tags: 'last-ring', timeout: 240_000 },
  async () => {
    const server = await start({ hotel: hotelOf(700), env: { HOTEL_NETWORKS: '203.0.113.7' } });
    const statuses = new Set<number>();
    for (let guest = 1; guest <= 600; guest += 1)
      statuses.add((await bookFrom(server, { guest, nights: 2 })).statusCode);
    expect([...statuses]).toEqual([201]);
  },
);

it('changes what the hotel has changed', async () => {
  const server = await start({ hotel: hotelOf(33) });
  await setLimits(server, { bookingsPerNetwork: 5 });
  const statuses = [];
  for (let guest = 1; guest <= 6; guest += 1) statuses.push((await bookFrom(server, { guest })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

/** A mail's parts as they are read, whatever they travel in. */
const decoded = (raw: string): string =>
  raw +
  raw.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))) +
  [...raw.matchAll(/(?:^|\n)((?:[A-Za-z0-9+/=]{40,}\r?\n)+)/g)]
    .map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8'))
    .join('');

it('counts no network for this machine itself while nobody else can come here, and counts it when they can', async () => {
  const countOf = async (env: Record<string, string>): Promise<number> => {
    const server = await start({ hotel: hotelOf(33), env });
    let count = 0;
    for (let guest = 1; guest <= 22; guest += 1) {
      if ((await bookFrom(server, { guest, address: '127.0.0.1' })).statusCode === 201) count += 1;
    }
    return count;
  };
  expect(await countOf({})).toBe(22);
  expect(await countOf({ HOST: '0.0.0.0' })).toBe(20);
});
