import type { LightMyRequestResponse } from 'fastify';
import { quoteStay } from '../../src/domain/bookings/pricing';
import { cookieOf } from './accounts';
import { testHotel } from './hotel';
import type { TestServer } from './server';

interface RoomInFile {
  price: number;
  discount?: number;
  maxAdults?: number;
  maxChildren?: number;
  maxRooms?: number;
  policy?: 'prepaid' | 'onArrival';
  doors?: string[];
}

const roomInFile = (name: string, room: RoomInFile): object => ({
  name: { vi: name, en: `${name} (en)` },
  maxAdults: 2,
  maxChildren: 1,
  capacity: 36,
  ...room,
});

/**
 * Rooms of the test hotel, by id: 1 one room, 15 % off; 2 three rooms; 3 pay on arrival; 4 in an occupied apartment;
 * 5 dearer than the wallet takes; 6 cheaper than it takes; 7 in Ha Noi.
 */
export function stayHotel(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const apartment = (name: string, rooms: object[], more: object = {}): object => ({
    name,
    house: 'Hiên Bãi Cháy',
    area: 'HA_LONG',
    location: { vi: 'Bãi Cháy, Hạ Long, Quảng Ninh', en: 'Bai Chay, Ha Long, Quang Ninh' },
    description: { vi: 'Nhìn ra vịnh.', en: 'Facing the bay.' },
    pricePerMonth: 20_000_000,
    acreage: 36,
    pictures: ['/pictures/homes/hl-01-living.svg'],
    rooms,
    ...more,
  });
  return testHotel({
    apartments: [
      apartment('Căn Hộ Đẹp', [
        roomInFile('Studio', { price: 1_500_000, discount: 15, doors: ['A1001'] }),
        roomInFile('Phòng đôi', { price: 900_000, maxRooms: 3, doors: ['B902', 'B516', 'B702'] }),
        roomInFile('Trả sau', { price: 800_000, policy: 'onArrival' }),
      ]),
      apartment('Đã Kín', [roomInFile('Studio', { price: 700_000 })], { status: 'OCCUPIED' }),
      apartment('Biệt Thự', [
        roomInFile('Cả nhà', { price: 60_000_000 }),
        roomInFile('Gác xép', { price: 900, maxAdults: 1, maxChildren: 0 }),
      ]),
      apartment('Nhà Phố Cổ', [roomInFile('Studio', { price: 1_000_000 })], {
        area: 'HA_NOI',
        location: { vi: 'Hàng Bạc, Hoàn Kiếm, Hà Nội', en: 'Hang Bac, Hoan Kiem, Ha Noi' },
      }),
    ],
    ...changes,
  });
}

/** Room 1 for two nights, by a guest whose number makes the contact. */
export function bookingOf(changes: Record<string, unknown> = {}, guest = 1): Record<string, unknown> {
  return {
    apartmentId: 1,
    roomId: 1,
    userId: null,
    checkIn: '2026-12-24',
    checkOut: '2026-12-26',
    totalPrice: 2_550_000,
    status: 'HOLD',
    guestName: `Nguyễn Thị Hồng ${guest}`,
    guestPhone: `0912 345 ${String(100 + guest)}`,
    guestEmail: `hong${guest}@example.vn`,
    guestIdentityNumber: '',
    guestBirthday: '',
    guestNationality: 'Việt Nam',
    ...changes,
  };
}

/** A guest at the desk, who wants one night in room 2. */
export const walkInOf = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  roomId: 2,
  checkIn: '2026-11-20',
  checkOut: '2026-11-21',
  totalPrice: 900_000,
  guestName: 'Lê Thu',
  guestNationality: 'Việt Nam',
  ...changes,
});

/** Price of so many nights in room 1. */
export const totalOfRoom1 = (checkIn: string, checkOut: string): number =>
  quoteStay({
    nightlyPrice: 1_500_000,
    discountPercent: 15,
    checkIn,
    checkOut,
    quantity: 1,
    adults: 2,
    children: 1,
    includedAdults: 2,
    includedChildren: 1,
  }).total;

/** Holds what the browser of each booking was given to show that it is its own. */
const cookies = new Map<string, string>();

/** Posts a booking; each call is a device of its own unless it brings a cookie. */
export async function book(
  { app }: TestServer,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const answer = await app.inject({ method: 'POST', url: '/api/apartment-bookings', payload: body, headers });
  if (answer.statusCode === 201) cookies.set(answer.json<{ id: string }>().id, cookieOf(answer));
  return answer;
}

/** Headers with which the browser that made a booking asks for it. */
export const asBooker = (id: string): { cookie: string } => ({ cookie: cookies.get(id) ?? '' });

/** Cancels as the booker does. */
export const cancel = (
  { app }: TestServer,
  id: string,
  payload: object = {},
  headers = asBooker(id),
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: `/api/apartment-bookings/${id}/cancel`, payload, headers });

/** A booking that must succeed; its id. */
export async function booked(server: TestServer, body: Record<string, unknown>): Promise<string> {
  const answer = await book(server, body);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

/** Number of rooms sold on each night of each room, counted from the bookings themselves (INV-1). */
export async function soldNights({ database: { db }, clock }: TestServer): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['room_id', 'check_in', 'check_out', 'quantity', 'status', 'ends_at'])
    .execute();
  const sold = new Map<string, number>();
  for (const row of rows) {
    const blocks =
      row.status === 'CONFIRMED' || (['HOLD', 'PENDING'].includes(row.status) && (row.ends_at ?? 0) > clock.now);
    for (let day = Date.parse(row.check_in); blocks && day < Date.parse(row.check_out); day += 86_400_000) {
      const night = `${row.room_id} ${new Date(day).toISOString().slice(0, 10)}`;
      sold.set(night, (sold.get(night) ?? 0) + row.quantity);
    }
  }
  return sold;
}
