import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apartmentsIn } from '../../../src/offline/query/apartment-lists';
import { allPosts } from '../../../src/offline/query/blog';
import { picturesOf, roomAlone, roomsOf, takenOf } from '../../../src/offline/query/catalogue';
import { commentsOf } from '../../../src/offline/query/comments';
import {
  deskBill,
  deskBooking,
  deskBookingDoors,
  deskBookings,
  deskBookingStory,
  deskChannelList,
  deskDoors,
  deskGuestRequests,
  deskInbox,
  deskNights,
  deskPrintHouse,
  deskRoomTypes,
  deskStays,
  deskToday,
} from '../../../src/offline/desk/desk-sources';
import type { Source } from '../../../src/offline/query/network-first';
import { tourList } from '../../../src/contract/tours/tours';
import { signedIn } from '../../support/accounts';
import { deskOf } from '../../support/desk';
import { ask, stayOf, STAY_MODE } from '../../support/guest-requests';
import { onSqlite } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { storyHotel } from '../../support/stories';
import demo from '../../../src/server/demo/hotel.json';

/** Answers of the last release, as phones and desks have kept them and as a process of that release still gives them. */
const FOLDER = path.join('tests', 'contract', 'kept');
/** After a release, in its own sources, writes them again; CONTRIBUTING says how. */
const isRecording = process.env['RECORD_ANSWERS'] === '1';
const start = onSqlite();
const AT_DESK = /^\/api\/reception\//;

type Asked = Pick<Source<unknown>, 'path' | 'schema'>;

/** Answers that the pages of the site keep, asked of the demo hotel. */
const SITE: Readonly<Record<string, Asked>> = {
  'apartments-of-area': apartmentsIn('HA_LONG', 'vi'),
  'rooms-of-apartment': roomsOf(1, 'vi'),
  'pictures-of-room': picturesOf(1, 'vi'),
  'taken-nights': takenOf(1),
  room: roomAlone(1, 'vi'),
  tours: { path: '/api/tours?lang=vi', schema: tourList },
  'comments-of-tour': commentsOf(1),
};

/** The same, asked of a house with two posts. */
const POSTS: Readonly<Record<string, Asked>> = { posts: allPosts('vi') };

/** Answers that the desk keeps or reads with every dialog, asked of a house with a booking, a stay, a request and a question. */
const deskSources = (bookingId: string): Readonly<Record<string, Asked>> => ({
  'desk-today': deskToday('vi'),
  'desk-bookings': deskBookings({ filter: 'all', page: 1 }, 'vi'),
  'desk-booking': deskBooking(bookingId, 'vi'),
  'desk-booking-story': deskBookingStory(bookingId, 'vi'),
  'desk-booking-doors': deskBookingDoors(bookingId, 'vi'),
  'desk-bill': deskBill(bookingId, 'vi'),
  'desk-stays': deskStays('active', 1, 'vi'),
  'desk-doors': deskDoors('vi'),
  'desk-print': deskPrintHouse('vi'),
  'desk-items': deskInbox('all', 'new', '', 'vi'),
  'desk-requests': deskGuestRequests('open', '', 'vi'),
  'desk-calendar': deskNights('2026-11-20', 14, 'vi'),
  'desk-rooms': deskRoomTypes('vi'),
  'desk-channels': deskChannelList('vi'),
});

async function record(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const keep = (name: string, answer: { statusCode: number; body: string }): void => {
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(JSON.parse(answer.body), null, 1)}\n`);
  };
  const site = await start({ hotel: demo });
  const { id: userId, cookie } = await signedIn(site);
  const payload = { userId, targetType: 'TOUR', targetId: 1, comment: 'Đáng đi.' };
  await site.app.inject({ method: 'POST', url: '/api/comments', payload, headers: { cookie } });
  for (const [name, { path: url }] of Object.entries(SITE)) keep(name, await site.app.inject(url));
  const readers = await start({ hotel: storyHotel() });
  for (const [name, { path: url }] of Object.entries(POSTS)) keep(name, await readers.app.inject(url));
  const house = await start({ hotel: stayHotel(), ...STAY_MODE });
  const id = await booked(house, bookingOf());
  const { key } = await stayOf(house);
  await ask(house, {}, { key });
  const interest = { fullName: 'Lê Minh', email: 'minh@example.vn', phoneNumber: '0912345678', apartment: 'B902' };
  await house.app.inject({ method: 'POST', url: '/api/interest', payload: { ...interest, action: 'Quan tâm' } });
  const desk = await deskOf(house);
  for (const [name, { path: url }] of Object.entries(deskSources(id))) {
    keep(name, await desk.get(url.replace(AT_DESK, '')));
  }
}

describe('answers of the last release', () => {
  it.runIf(isRecording)('are recorded', record);

  const sources = { ...SITE, ...POSTS, ...deskSources('any') };

  it('are there for every source', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(sources)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  it.each(Object.entries(sources))('%s is read by today’s schema: a new field is optional', (name, { schema }) => {
    const kept: unknown = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));
    expect(schema.safeParse(kept)).toMatchObject({ success: true });
  });
});
