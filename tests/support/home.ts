import type { Apartment, Room, TakenStay, WholeApartment } from '../../src/contract/catalogue/apartments';
import type { BookingView } from '../../src/contract/bookings/bookings';
import { forgetServerClock } from '../../src/api/server-clock';
import { type FakeNetwork, ours } from './fake-network';

/** The server's time in these tests: 12:00 on 20 November 2026 in Viet Nam. */
const NOW = Date.parse('2026-11-20T05:00:00Z');

export const home: Apartment = {
  id: 3,
  name: 'Căn hộ Đẹp',
  description: 'Nhìn ra vịnh.',
  location: 'Bãi Cháy, Hạ Long',
  area: 'HA_LONG',
  status: 'AVAILABLE',
  pricePerDay: 1_000_000,
  pricePerMonth: 20_000_000,
  discountPercent: 10,
  maxAdults: 2,
  max_bed: 1,
  maxChildren: 1,
  acreage: 36,
  numRooms: 1,
  images: [{ imageUrl: '/pictures/homes/hl-01-living.svg' }, { imageUrl: '/pictures/homes/hl-01-bath.svg' }],
  name_apartment: 'Hiên',
};

export const studio: Room = {
  id: 7,
  apartmentId: 3,
  name: 'Studio',
  description: 'Giường lớn.',
  price: 1_000_000,
  discount: 10,
  maxAdults: 2,
  maxChildren: 1,
  maxRooms: 2,
  capacity: 36,
  size: 36,
  guests: 3,
  beds: 1,
  roomsLeft: 2,
  policy: 'prepaid',
};

const date = { date: new Date(NOW).toUTCString() };

/** Puts one apartment with one room on the network, `taken` on its nights. */
export function offerHome(
  network: FakeNetwork,
  {
    apartment = home,
    room = studio,
    taken = [],
  }: { apartment?: WholeApartment; room?: Room; taken?: TakenStay[] } = {},
): void {
  forgetServerClock();
  network.on('GET', /^\/api\/apartments\?/, () => ours([apartment], 200, date));
  network.on('GET', /^\/api\/apartments\/search/, () => ours([apartment], 200, date));
  network.on('GET', /^\/api\/rooms\/apartment\/3/, () => ours([room], 200, date));
  network.on('GET', /^\/api\/rooms\/7/, () => ours(room, 200, date));
  network.on('GET', /^\/api\/room-images/, () => ours(apartment.images, 200, date));
  network.on('GET', /^\/api\/apartment-bookings\/by-room/, () => ours(taken, 200, date));
}

export const BOOKING_ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const iso = (ms: number): string => new Date(ms).toISOString();

/** The booker's view of a stay from 27 to 30 November 2026 in the studio. */
export const bookingAs = (changes: Partial<BookingView> = {}): BookingView => ({
  id: BOOKING_ID,
  status: 'HOLD',
  room: { id: 7, name: 'Studio', apartmentId: 3, apartmentName: home.name, location: home.location, imageUrl: null },
  checkIn: '2026-11-27',
  checkOut: '2026-11-30',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  nights: 3,
  quantity: 1,
  adults: 2,
  children: 1,
  babies: 0,
  pricePerNight: 900_000,
  surcharge: 0,
  totalPrice: 2_700_000,
  payment: { method: 'MOMO', paid: 0, payUrl: null, refundDue: 0, refundDays: 7 },
  policy: { name: 'prepaid', freeBeforeDays: 5, feePercent: 50, freeUntil: '2026-11-22T07:00:00.000Z' },
  cancellation: { allowed: true, fee: 0 },
  expiresAt: iso(NOW + 600_000),
  createdAt: iso(NOW),
  serverNow: iso(NOW),
  ...changes,
});

/** Answer of our server to a booking. */
export const bookedAs = (status: 'HOLD' | 'PENDING', totalPrice = 2_700_000) => ({
  ...{ id: BOOKING_ID, status, totalPrice },
  expiresAt: iso(NOW + (status === 'HOLD' ? 600_000 : 86_400_000)),
  serverNow: iso(NOW),
});
