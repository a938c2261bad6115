// Bookings while others look: 40 durable bookings a second beside 400 reads a second, and what is free among 200,000
// bookings. One built server on loopback, its database made by itself from a hotel file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startBuiltServer } from './built-server.mjs';
import { dayAhead } from './days.mjs';
import { percentile, table } from './tables.mjs';

const AREAS = ['HA_NOI', 'HA_LONG', 'DA_NANG', 'NHA_TRANG', 'DA_LAT', 'HO_CHI_MINH', 'PHU_QUOC'];
export const ROOMS_PER_APARTMENT = 2;
const PRICE = 1_000_000;
const WARM_UP_SECONDS = 3;
/** Stays of three nights, then two nights free: `STEP` days from one to the next. */
const STEP = 5;

/** A hotel file with `stays` bookings in each room. */
export function hotelOf(apartments, stays) {
  const taken = Array.from({ length: stays }, (_, index) => [index * STEP, 3]);
  const room = (name) => ({ name, price: PRICE, maxAdults: 2, maxChildren: 1, capacity: 30, taken });
  return {
    brand: 'Hiên',
    guideAccess: 'open',
    phones: { reception: '1', customerService: '1', motorbike: '1', zalo: '1' },
    doorCodeDefault: '1#',
    wifiPasswordDefault: '1',
    guide: [],
    apartments: Array.from({ length: apartments }, (_, index) => ({
      name: `Căn ${index + 1}`,
      area: AREAS[index % AREAS.length],
      location: 'Bãi Cháy, Hạ Long',
      description: 'Nhìn ra vịnh.',
      pricePerMonth: 20_000_000,
      acreage: 30,
      pictures: ['/pictures/homes/hl-01-living.svg'],
      rooms: Array.from({ length: ROOMS_PER_APARTMENT }, (__, number) => room(`Phòng ${number + 1}`)),
    })),
  };
}

/** Asks one address after the other and says how long each took, in ms. */
async function timesOf(urls) {
  const times = [];
  for (const url of urls) {
    const began = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} for ${new URL(url).pathname}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** Books at a steady rate, each time another room, free nights, another guest. */
async function bookSteadily(origin, { perSecond, seconds, rooms, stays }) {
  const times = [];
  const statuses = {};
  const under = [];
  const one = async (index) => {
    const roomId = (index % rooms) + 1;
    const gap = Math.floor(index / rooms) % stays;
    const body = {
      apartmentId: Math.ceil(roomId / ROOMS_PER_APARTMENT),
      roomId,
      checkIn: dayAhead(gap * STEP + 3),
      checkOut: dayAhead(gap * STEP + 5),
      totalPrice: PRICE * 2,
      status: index % 2 === 0 ? 'HOLD' : 'PENDING',
      guestName: `Khách ${index}`,
      guestEmail: `khach${index}@example.vn`,
      guestPhone: '',
    };
    const began = performance.now();
    const answer = await fetch(`${origin}/api/apartment-bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `bench-booking-${index}` },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  };
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = began + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    under.push(one(index));
  }
  await Promise.all(under);
  return { times, statuses };
}

function readSteadily(origin, { perSecond, seconds, rooms, apartments }) {
  const any = (count) => 1 + Math.floor(Math.random() * count);
  const paths = [
    () => `/api/apartments/by-area?area=${AREAS[any(AREAS.length) - 1]}`,
    () => `/api/apartments/by-area?area=${AREAS[any(AREAS.length) - 1]}`,
    () => `/api/rooms/apartment/${any(apartments)}`,
    () => `/api/apartment-bookings/by-room?roomId=${any(rooms)}`,
  ];
  return autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    overallRate: perSecond,
    headers: { 'accept-encoding': 'br' },
    requests: Array.from({ length: 400 }, (_, index) => ({ path: paths[index % paths.length]() })),
  });
}

/**
 * @param {{dist?: string, seconds?: number, bookings?: number}} [options]
 * @returns {Promise<string>} a Markdown table
 */
export async function benchBooking({ dist = 'dist', seconds = 60, bookings = 200_000 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-booking-'));
  const stays = 100;
  const rooms = Math.ceil(bookings / stays);
  const apartments = Math.ceil(rooms / ROOMS_PER_APARTMENT);
  const hotelFile = path.join(folder, 'hotel.json');
  writeFileSync(hotelFile, JSON.stringify(hotelOf(apartments, stays)));
  const dataDir = path.join(folder, 'data');
  try {
    const start = () => startBuiltServer(dataDir, { settings: { HOTEL_FILE: hotelFile }, dist });
    await (await start()).stop(); // makes the database
    const server = await start();
    try {
      const room = Array.from({ length: 300 }, () => 1 + Math.floor(Math.random() * rooms));
      const byRoom = await timesOf(room.map((id) => `${server.origin}/api/apartment-bookings/by-room?roomId=${id}`));
      const dates = `checkIn=${dayAhead(3)}&checkOut=${dayAhead(5)}`;
      const search = await timesOf(AREAS.map((area) => `${server.origin}/api/availability?area=${area}&${dates}`));
      const reads = { perSecond: 400, rooms, apartments };
      // Figures of a server at work: one that has just started compiles its code and is slower for a second.
      await readSteadily(server.origin, { ...reads, seconds: WARM_UP_SECONDS });
      const reading = readSteadily(server.origin, { ...reads, seconds });
      const booked = await bookSteadily(server.origin, { perSecond: 40, seconds, rooms, stays });
      const { latency, requests, non2xx, errors } = await reading;
      const answers = Object.entries(booked.statuses).map(([status, count]) => `${count}×${status}`);
      const row = (what, got, must) => [what, got, must];
      const ms = (value) => `${value.toFixed(1)} ms`;
      return table(
        [
          `bookings, ${seconds} s after ${WARM_UP_SECONDS} s of warm-up, ${(rooms * stays).toLocaleString('en')} bookings in the database`,
          'measured',
          'must',
        ],
        [
          row('start on that database', ms(server.startMs), '≤ 3000 ms'),
          row('what is taken in a room, p95', ms(percentile(byRoom, 0.95)), '≤ 50 ms'),
          row(
            `search of an area (${Math.ceil(apartments / AREAS.length)} homes), p95`,
            ms(percentile(search, 0.95)),
            '',
          ),
          row('40 bookings a second: answers', answers.join(', '), 'only 201'),
          row('40 bookings a second: p50', ms(percentile(booked.times, 0.5)), ''),
          row('40 bookings a second: p99', ms(percentile(booked.times, 0.99)), '≤ 500 ms'),
          row('400 reads a second beside them: rate', `${Math.round(requests.average)}/s`, '400/s'),
          row('400 reads a second beside them: p99', ms(latency.p99), '≤ 100 ms'),
          row('400 reads a second beside them: failed', String(non2xx + errors), '0'),
        ],
      );
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const option = (name, fallback) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? fallback : process.argv[at + 1];
  };
  const seconds = Number(option('seconds', '60'));
  const bookings = Number(option('bookings', '200000'));
  console.log(await benchBooking({ dist: option('dist', 'dist'), seconds, bookings }));
}
