import { describe, expect, it } from 'vitest';
import { readSearchQuery } from '../../../src/contract/bookings/read-search-address';
import { searchQuery } from '../../../src/contract/bookings/search-address';
import { byPrice, nightlyFrom } from '../../../src/domain/catalogue/apartment-order';
import { readRoomFilters, ROOM_FILTERS, roomsFor } from '../../../src/domain/bookings/rooms-for-party';
import { EMPTY_SEARCH, placeName, searchProblems, type StaySearch } from '../../../src/domain/bookings/stay-search';
import { liesIn, liesInCity, readPlace } from '../../../src/domain/bookings/read-place';
import { placesIn } from '../../support/places';

const TODAY = '2026-11-20';
const PLACES = placesIn('vi');
const read = (query: string): StaySearch => readSearchQuery(new URLSearchParams(query), TODAY, PLACES);

describe('a search in an address', () => {
  it('is today and tomorrow, one room, one adult and no child when it says nothing', () => {
    expect(read('')).toEqual({
      place: null,
      checkIn: '2026-11-20',
      checkOut: '2026-11-21',
      rooms: 1,
      adults: 1,
      children: 0,
    });
  });

  it('comes back as it was written', () => {
    const search: StaySearch = {
      place: { area: 'HA_LONG', part: 'bai-chay' },
      checkIn: '2026-11-27',
      checkOut: '2026-11-30',
      rooms: 2,
      adults: 3,
      children: 1,
    };
    expect(searchQuery(search)).toBe(
      'location=bai-chay%2Cha-long&checkIn=2026-11-27&checkOut=2026-11-30&room=2&adults=3&children=1',
    );
    expect(read(searchQuery(search))).toEqual(search);
  });

  it.each([
    ['a day that has passed', 'checkIn=2025-05-10&checkOut=2025-05-11', '2026-11-20', '2026-11-21'],
    ['a day that does not exist', 'checkIn=2026-02-30&checkOut=x', '2026-11-20', '2026-11-21'],
    ['an end on its beginning', 'checkIn=2026-12-01&checkOut=2026-12-01', '2026-12-01', '2026-12-02'],
    ['an end before its beginning', 'checkIn=2026-12-05&checkOut=2026-12-01', '2026-12-05', '2026-12-06'],
    ['more nights than can be booked', 'checkIn=2026-12-01&checkOut=2027-06-01', '2026-12-01', '2026-12-02'],
    ['a year nobody can book yet', 'checkIn=2036-12-01&checkOut=2036-12-02', '2026-11-20', '2026-11-21'],
  ])('puts %s right', (_, query, checkIn, checkOut) => {
    expect(read(query)).toMatchObject({ checkIn, checkOut });
  });

  it.each(['room=0', 'room=6', 'room=two', 'room=-1', 'room=1e3'])('reads %s as one room', (query) => {
    expect(read(query).rooms).toBe(1);
  });

  it('takes no adult for one and keeps the counters within their ends', () => {
    expect(read('adults=0&children=-2')).toMatchObject({ adults: 1, children: 0 });
    expect(read('adults=9999&children=20')).toMatchObject({ adults: 1, children: 20 });
  });
});

describe('a place', () => {
  it.each([
    ['HA_LONG', { area: 'HA_LONG', part: null }],
    ['ha-noi', { area: 'HA_NOI', part: null }],
    ['Hạ Long, Bãi Cháy', { area: 'HA_LONG', part: 'bai-chay' }],
    ['bai-chay,ha-long', { area: 'HA_LONG', part: 'bai-chay' }],
    ['tây hồ', { area: 'HA_NOI', part: 'tay-ho' }],
    ['Đà Nẵng', null],
    ['', null],
  ])('%s', (text, place) => {
    expect(readPlace(text, PLACES)).toEqual(place);
  });

  it.each([
    ['HA_LONG', { area: 'HA_LONG', part: null }],
    ['bai-chay,ha-long', { area: 'HA_LONG', part: 'bai-chay' }],
    ['Mỹ Khê, Đà Nẵng', { area: 'DA_NANG', part: 'my-khe' }],
    ['', null],
  ])('%s is taken at its word while the places are not known', (text, place) => {
    expect(readPlace(text, null)).toEqual(place);
  });

  it('has its names from the house', () => {
    expect(placeName({ area: 'HA_LONG', part: 'bai-chay' }, PLACES)).toBe('Bãi Cháy, Hạ Long');
    expect(placeName({ area: 'HA_LONG', part: null }, placesIn('en'))).toBe('Ha Long');
    expect(placeName({ area: 'HA_LONG', part: null }, null)).toBe('');
  });

  it('is found in an address without its marks', () => {
    const lies = (address: string, part: string | null): boolean => liesIn(address, { area: 'HA_LONG', part }, PLACES);
    expect(lies('12 Bai Chay, Ha Long', 'bai-chay')).toBe(true);
    expect(lies('Hòn Gai, Hạ Long', 'bai-chay')).toBe(false);
    expect(lies('Hòn Gai, Hạ Long', null)).toBe(true);
  });

  it('of a list by location: Quảng Ninh is Hạ Long', () => {
    expect(liesInCity('Cẩm Phả, Quảng Ninh', 'HA_LONG')).toBe(true);
    expect(liesInCity('Hoàn Kiếm, Hà Nội', 'HA_LONG')).toBe(false);
    expect(liesInCity('Hoàn Kiếm, Hà Nội', 'HA_NOI')).toBe(true);
    expect(liesInCity('12 Võ Nguyên Giáp, Đà Nẵng', 'DA_NANG')).toBe(true);
  });
});

describe('what is missing', () => {
  it('is the place and both dates at first', () => {
    expect(searchProblems(EMPTY_SEARCH)).toEqual({ place: true, dates: true, rooms: false });
  });

  it('is nothing in a whole search, and one date alone is none', () => {
    const whole = {
      ...EMPTY_SEARCH,
      place: { area: 'HA_NOI', part: null },
      checkIn: TODAY,
      checkOut: '2026-11-21',
    } as const;
    expect(searchProblems(whole)).toBeNull();
    expect(searchProblems({ ...whole, checkOut: null })).toMatchObject({ dates: true });
    expect(searchProblems({ ...whole, checkOut: TODAY })).toMatchObject({ dates: true });
    expect(searchProblems({ ...whole, rooms: null })).toEqual({ place: false, dates: false, rooms: true });
  });
});

describe('the rooms a party sleeps in', () => {
  const studio = { roomsLeft: 2, maxRooms: 3, maxAdults: 2, maxChildren: 1, guests: 3, beds: 1 };
  const family = { roomsLeft: 1, maxRooms: 1, maxAdults: 3, maxChildren: 2, guests: 5, beds: 2 };
  it.each([
    ['two adults share a bed', studio, {}, 1],
    ['and a child lies with them', studio, { children: 1 }, 1],
    ['as many rooms as were asked for', studio, { rooms: 2 }, 2],
    ['not more than are left', studio, { rooms: 3 }, null],
    ['a third adult has a bed in a second room', studio, { adults: 3 }, 2],
    ['four adults are not sold one bed', studio, { adults: 4 }, 2],
    ['five find no third room', studio, { adults: 5 }, null],
    ['four adults in two beds', family, { adults: 4 }, 1],
    ['not five', family, { adults: 5 }, null],
    ['nor more than it sleeps', family, { adults: 4, children: 2 }, null],
  ] as const)('%s', (_, room, part, rooms) => {
    expect(roomsFor(room, { ...EMPTY_SEARCH, adults: 2, ...part })).toBe(rooms);
  });
});

describe('the filters of the results', () => {
  it.each([
    ['onArrival', { policy: 'onArrival', beds: 1, size: 30 }],
    ['twoBeds', { policy: 'prepaid', beds: 2, size: 30 }],
    ['forty', { policy: 'prepaid', beds: 1, size: 40 }],
  ] as const)('%s lets through what has it, and nothing else', (filter, room) => {
    expect(
      Object.entries(ROOM_FILTERS)
        .filter(([, passes]) => passes(room))
        .map(([name]) => name),
    ).toEqual([filter]);
  });

  it('stand in the address, and what is none is passed over', () => {
    expect(readRoomFilters('twoBeds,pool,onArrival')).toEqual(['onArrival', 'twoBeds']);
    expect(readRoomFilters(null)).toEqual([]);
  });
});

describe('the order of a list', () => {
  const list = [
    { id: 1, price: 30 },
    { id: 2, price: 10 },
    { id: 3, price: 30 },
  ];
  it.each([
    [null, [1, 2, 3]],
    ['price-asc', [2, 1, 3]],
    ['price-desc', [1, 3, 2]],
  ] as const)('%s', (order, ids) => {
    expect(byPrice(list, order, ({ price }) => price).map(({ id }) => id)).toEqual(ids);
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('shows what a night costs after its discount', () => {
    expect(nightlyFrom({ pricePerDay: 1_500_000, discountPercent: 15 })).toBe(1_275_000);
  });
});
