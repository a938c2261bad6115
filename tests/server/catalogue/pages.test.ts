import { describe, expect, it } from 'vitest';
import {
  type Apartment,
  apartmentAnswer,
  type ApartmentPage,
  availability,
  type Availability,
} from '../../../src/contract/catalogue/apartments';
import { testHotel } from '../../support/hotel';
import { onOneServer } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

/** Eighty homes in Hạ Long, the later the cheaper, every fourth with a second bed, and three in Hà Nội. */
const home = (index: number, area: string, location: string, more: object = {}): object => ({
  name: `Căn ${index}`,
  area,
  location,
  description: 'Nhìn ra vịnh.',
  pricePerMonth: 30_000_000 - index * 100_000,
  acreage: 36,
  pictures: ['/pictures/homes/hl-01-living.svg'],
  rooms: [
    {
      name: `Phòng ${index}`,
      price: 1_000_000 - index * 1000,
      maxAdults: 2,
      maxChildren: 1,
      capacity: 36,
      maxRooms: 2,
      beds: index % 4 === 0 ? 2 : 1,
      policy: 'onArrival',
    },
  ],
  ...more,
});
const many = [
  ...Array.from({ length: 79 }, (_, at) => home(at + 1, 'HA_LONG', 'Bãi Cháy, Hạ Long')),
  home(80, 'HA_LONG', 'Hòn Gai, Hạ Long', { name: 'Căn Bát Tràng' }),
  ...[81, 82, 83].map((index) => home(index, 'HA_NOI', 'Hoàn Kiếm, Hà Nội')),
];
const house = onOneServer({ hotel: testHotel({ apartments: many }) });
const small = onOneServer({ hotel: stayHotel() });

const answerTo = async (url: string) => apartmentAnswer.parse((await house().app.inject(url)).json());
const pageOf = async (url: string): Promise<ApartmentPage> => {
  const answer = await answerTo(url);
  if (Array.isArray(answer)) throw new Error('not in pages');
  return answer;
};
const ids = (list: readonly Apartment[]): number[] => list.map(({ id }) => id);
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a long list of apartments', () => {
  it('comes in pages that join without a gap, and says how many there are', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => pageOf(`/api/apartments/by-area?area=HA_LONG&page=${page}`)),
    );
    expect(pages.map(({ total, next }) => [total, next])).toEqual([
      [80, 2],
      [80, 3],
      [80, undefined],
    ]);
    expect(pages.flatMap(({ items }) => ids(items))).toEqual(upTo(1, 80));
    expect((await pageOf('/api/apartments/by-area?area=HA_LONG&page=9')).items).toEqual([]);
  });

  it('is put in order and narrowed before it is cut: "cheapest first" is of all', async () => {
    const cheapest = await pageOf('/api/apartments/by-area?area=HA_LONG&page=1&sort=price-asc');
    expect(ids(cheapest.items)).toEqual(upTo(45, 80).reverse());
    const named = await pageOf('/api/apartments/by-area?area=HA_LONG&page=1&name=bat+trang');
    expect([named.total, ids(named.items)]).toEqual([1, [80]]);
    expect((await pageOf('/api/apartments/by-area?area=HA_LONG&page=1&name=b%E1%BA%ADt')).total).toBe(0);
  });

  it('by location is of the city, by addresses too; without a page it is the whole, as it always was', async () => {
    expect((await pageOf('/api/apartments?page=1&city=HA_LONG')).total).toBe(80);
    expect(await answerTo('/api/apartments?page=1&city=HA_NOI')).toHaveLength(3);
    expect((await pageOf('/api/apartments?page=3')).total).toBe(83);
    expect(await answerTo('/api/apartments')).toHaveLength(83);
    expect(await answerTo('/api/apartments/by-area?area=HA_LONG')).toHaveLength(80);
  });

  it('a name finds a page of them at most, and one stands at its id', async () => {
    expect((await house().app.inject('/api/apartments/search?name=can')).json()).toHaveLength(36);
    expect((await house().app.inject('/api/apartments/80?lang=vi')).json()).toMatchObject({ name: 'Căn Bát Tràng' });
    expect((await house().app.inject('/api/apartments/999')).statusCode).toBe(404);
  });

  it.each([
    ['/api/apartments?page=0', 'page'],
    ['/api/apartments?page=1&city=HA', 'city'],
    [`/api/apartments?page=1&name=${'a'.repeat(201)}`, 'name'],
    ['/api/availability?area=HA_LONG&checkIn=2026-12-24&checkOut=2026-12-26&page=x', 'page'],
  ])('%s is refused', async (url, field) => {
    const answer = await house().app.inject(url);
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([422, field]);
  });
});

describe('a list that is no longer than a page', () => {
  it.each(['/api/apartments', '/api/apartments/by-area?area=HA_LONG'])('%s is what it was', async (url) => {
    const whole = await small().app.inject(url);
    const asked = `${url}${url.includes('?') ? '&' : '?'}page=1&sort=price-asc&name=x`;
    expect((await small().app.inject(asked)).json()).toEqual(whole.json());
  });
});

const DATES = 'area=HA_LONG&checkIn=2026-12-24&checkOut=2026-12-26';
const search = async (query = '', at = house): Promise<Availability> =>
  availability.parse((await at().app.inject(`/api/availability?${DATES}${query}`)).json());
const rooms = ({ results }: Availability): number[] => results.flatMap((one) => one.rooms.map(({ id }) => id));

describe('a search that finds much', () => {
  it('comes in pages of what fits the guests, with what is true of all of them', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(`&adults=2&page=${page}`)));
    expect(pages.map(({ total, next, unfit, useful }) => ({ total, next, unfit, useful }))).toEqual(
      [2, 3, undefined].map((next) => ({ total: 80, next, unfit: 0, useful: ['twoBeds'] })),
    );
    expect(pages.flatMap(rooms)).toEqual(upTo(1, 80));
    expect(rooms(await search('&adults=2'))).toEqual(upTo(1, 36));
  });

  it('is put in order of the whole stay and filtered before it is cut', async () => {
    expect(rooms(await search('&adults=2&sort=price-asc')).slice(0, 3)).toEqual([80, 79, 78]);
    expect(await search('&adults=2&only=twoBeds&page=1')).toMatchObject({ total: 20 });
    expect(rooms(await search('&adults=2&part=hon-gai'))).toEqual([80]);
  });

  it('has what fits in as many rooms as asked for first, and counts what fits in none', async () => {
    // Of three adults one lies on the floor of a room with one bed: they take two.
    const three = await search('&adults=3&quantity=1');
    expect(three).toMatchObject({ total: 80, unfit: 0 });
    expect(rooms(three).slice(0, 22)).toEqual([...upTo(1, 20).map((at) => at * 4), 1, 2]);
    expect(await search('&adults=6&quantity=1')).toMatchObject({ total: 20, unfit: 60 });
  });

  it('says what the guests pay in each room, in a small house too', async () => {
    expect((await search('&adults=2')).results[0]?.rooms[0]?.total).toBe(1_998_000);
    const few = await search('&adults=2&children=0', small);
    expect(few.total).toBeUndefined();
    expect(few.results[0]?.rooms[0]).toMatchObject({ id: 1, total: 2_550_000 });
    expect((await search('', small)).results[0]?.rooms[0]).not.toHaveProperty('total');
  });
});
