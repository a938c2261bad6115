import { describe, expect, it } from 'vitest';
import {
  apartmentList,
  availability,
  roomImages,
  roomList,
  takenStays,
  type Apartment,
} from '../../../src/contract/catalogue/apartments';
import demo from '../../../src/server/demo/hotel.json';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();

onEveryEngine('what is free', (start) => {
  it('lists what keeps a room taken with nothing about the guest: status and dates alone', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf());
    const answer = await server.app.inject('/api/apartment-bookings/by-room?roomId=1');
    expect(answer.json()).toEqual([{ status: 'HOLD', checkIn: '2026-12-24', checkOut: '2026-12-26' }]);
    expect(takenStays.safeParse(answer.json()).success).toBe(true);
  });

  it('lists a booking of two rooms twice', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf({ roomId: 2, quantity: 2, totalPrice: 3_600_000 }));
    expect((await server.app.inject('/api/apartment-bookings/by-room?roomId=2')).json()).toHaveLength(2);
  });

  it('says how many rooms are left on every night of the dates', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf({ roomId: 2, quantity: 2, totalPrice: 3_600_000 }));
    const left = async (query: string): Promise<number[]> =>
      roomList.parse((await server.app.inject(`/api/rooms/apartment/1${query}`)).json()).map((room) => room.roomsLeft);
    expect(await left('')).toEqual([1, 3, 1]);
    expect(await left('?checkIn=2026-12-25&checkOut=2026-12-27')).toEqual([1, 1, 1]);
    expect(await left('?checkIn=2026-12-26&checkOut=2026-12-27')).toEqual([1, 3, 1]);
  });

  it('finds the free apartments of an area in one call and leaves out full and occupied ones', async () => {
    const server = await start({ hotel });
    await booked(server, bookingOf());
    const search = async (query: string): Promise<number[]> => {
      const answer = await server.app.inject(`/api/availability?checkIn=2026-12-24&checkOut=2026-12-26&${query}`);
      return availability.parse(answer.json()).results.flatMap(({ rooms }) => rooms.map(({ id }) => id));
    };
    expect(await search('area=HA_LONG')).toEqual([2, 3, 5, 6]);
    expect(await search('area=HA_LONG&rooms=2')).toEqual([2]);
    expect(await search('area=HA_NOI')).toEqual([7]);
    expect(await search('area=DA_LAT')).toEqual([]);
  });
});

describe('the catalogue', () => {
  const start = onSqlite();
  const house = onOneServer({ hotel });

  it('answers the specification’s fields, in the language that is asked for', async () => {
    const { app } = await start({ hotel });
    const list = apartmentList.parse((await app.inject('/api/apartments?lang=en')).json());
    expect(list[0]).toEqual({
      id: 1,
      name: 'Căn Hộ Đẹp',
      description: 'Facing the bay.',
      location: 'Bai Chay, Ha Long, Quang Ninh',
      area: 'HA_LONG',
      status: 'AVAILABLE',
      pricePerDay: 800_000,
      pricePerMonth: 20_000_000,
      discountPercent: 0,
      maxAdults: 2,
      max_bed: 1,
      maxChildren: 1,
      acreage: 36,
      numRooms: 1,
      images: [{ imageUrl: '/pictures/homes/hl-01-living.svg' }],
      name_apartment: 'Hiên Bãi Cháy',
    });
    expect(list.map(({ status }) => status)).toEqual(['AVAILABLE', 'OCCUPIED', 'AVAILABLE', 'AVAILABLE']);
  });

  it.each([
    ['can-ho-dep', [1]],
    ['cn-h-p', [1]],
    ['Căn hộ đẹp', [1]],
    ['CAN HO', [1]],
    ['dep ho', [1]],
    ['hoan kiem', [4]],
    ['', []],
    ['nowhere', []],
    ['%', []],
  ])('"%s" finds %j', async (name, ids) => {
    const answer = await house().app.inject({ url: '/api/apartments/search', query: { name } });
    expect(answer.json<Apartment[]>().map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['/api/apartments/by-area', 422, 'area'],
    ['/api/apartments/by-area?area=HA', 422, 'area'],
    ['/api/apartments/by-area?area=HA_NOI&area=DROP', 422, 'area'],
    ['/api/apartments/search', 422, 'name'],
    [`/api/apartments/search?name=${'a'.repeat(201)}`, 422, 'name'],
    ['/api/rooms/apartment/99', 404, undefined],
    ['/api/rooms/apartment/x', 404, undefined],
    ['/api/rooms/apartment/1?checkIn=2026-12-24', 422, 'checkOut'],
    ['/api/room-images/room/0', 404, undefined],
    ['/api/apartment-bookings/by-room', 422, 'roomId'],
    ['/api/apartment-bookings/by-room?roomId=1%20or%201=1', 422, 'roomId'],
    ['/api/apartment-bookings/by-room?roomId=99', 404, undefined],
    ['/api/availability?area=HA_NOI', 422, 'checkIn'],
    ['/api/availability?area=HA_NOI&checkIn=2026-12-24&checkOut=2026-12-24', 422, 'checkOut'],
    ['/api/availability?area=HA_NOI&checkIn=2026-12-24&checkOut=2026-12-25&rooms=6', 422, 'rooms'],
  ])('%s is refused with %i and its field', async (url, status, field) => {
    const answer = await house().app.inject(url);
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([status, field]);
  });

  it('finds a room by its own id, the same as in the list of its apartment, in both languages', async () => {
    const { app } = await start({ hotel });
    for (const lang of ['vi', 'en']) {
      const listed = roomList.parse((await app.inject(`/api/rooms/apartment/1?lang=${lang}`)).json());
      expect(listed.length).toBeGreaterThan(0);
      for (const one of listed) {
        const alone = await app.inject(`/api/rooms/${one.id}?lang=${lang}`);
        expect([alone.statusCode, alone.json()]).toEqual([200, one]);
        expect(alone.headers['cache-control']).toBe('public, max-age=60');
      }
    }
  });

  it.each(['99', '0', '-1', 'x', '1%20or%201=1', '1e3', '99999999999999999999'])(
    'answers 404 for the room "%s", which nobody has',
    async (id) => {
      const answer = await house().app.inject(`/api/rooms/${id}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'notFound']);
    },
  );

  it('can be kept by a cache, and says "unchanged" in 304', async () => {
    const { app } = await start({ hotel });
    for (const url of [
      '/api/apartments',
      '/api/apartments/by-area?area=HA_NOI',
      '/api/apartment-bookings/by-room?roomId=1',
    ]) {
      const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(first.headers['cache-control']).toMatch(/public, max-age=60|no-cache/);
      const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('gives a room the pictures of its apartment when it has none of its own', async () => {
    const { app } = await start({ hotel });
    const pictures = roomImages.parse((await app.inject('/api/room-images/room/1')).json());
    expect(pictures).toEqual([{ imageUrl: '/pictures/homes/hl-01-living.svg' }]);
  });

  it('the demo hotel has homes in both areas, some taken in the coming weeks, some occupied', async () => {
    const { app } = await start({ hotel: demo });
    const list = apartmentList.parse((await app.inject('/api/apartments')).json());
    const of = (area: string): number => list.filter((apartment) => apartment.area === area).length;
    expect([of('HA_NOI') >= 12, of('HA_LONG') >= 12]).toEqual([true, true]);
    expect(list.filter(({ status }) => status === 'OCCUPIED').length).toBeGreaterThan(1);
    const taken = takenStays.parse((await app.inject('/api/apartment-bookings/by-room?roomId=1')).json());
    expect(taken.map(({ checkIn }) => checkIn)).toEqual(['2026-11-22', '2026-11-29']);
  });

  it('a hotel file without a catalogue starts with an empty one', async () => {
    expect((await (await start()).app.inject('/api/apartments')).json()).toEqual([]);
  });
});
