import { describe, expect, it } from 'vitest';
import { isApartmentCode, placeOfApartment } from '../../../src/domain/guest-access/apartment-code';
import hotel from '../../../src/server/demo/hotel.json';

/** Product, unit, price in VND and, when there is more than one table with it, the table's place. */
type KnownPrice = readonly [table: number, product: string, unit: string, price: number];

/** Every compensation price that the specification gives (§9). */
const SPECIFIED: readonly KnownPrice[] = [
  [0, 'Chopsticks', 'Pair', 15_000],
  [0, 'Rice bowl', 'Piece', 30_000],
  [0, 'Soup spoon', 'Piece', 100_000],
  [0, 'Pan', 'Piece', 340_000],
  [0, 'Cookware set', 'Set', 980_000],
  [0, 'Rice cooker', 'Piece', 950_000],
  [0, 'Room glass', 'Piece', 145_000],
  [1, '40-inch TV', 'Piece', 6_410_000],
  [1, '45-inch TV', 'Piece', 8_114_000],
  [1, 'Double sofa', 'Piece', 7_000_000],
  [1, 'Floor lamp', 'Piece', 1_015_000],
  [1, 'Air-conditioner remote', 'Piece', 1_000_000],
  [1, 'Landline phone', 'Piece', 200_000],
  [2, 'Hair dryer', 'Piece', 254_000],
  [3, 'Room key', 'Piece', 100_000],
  [3, 'Room glass', 'Piece', 45_000],
  [3, 'Swimsuit', 'Set', 435_000],
];

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) < index);

describe('the compensation tables of the demo hotel', () => {
  it('have 27, 40, 24 and 40 rows', () => {
    expect(hotel.compensation.map((table) => table.length)).toEqual([27, 40, 24, 40]);
  });

  it.each(SPECIFIED)('table %i: %s, %s, %i VND', (table, product, unit, price) => {
    const row = hotel.compensation[table]?.find(({ en }) => en === product);
    expect(row).toMatchObject({ unit: { en: unit }, price });
    expect(row).not.toHaveProperty('demo');
  });

  it('mark every price that the specification does not give as demo data', () => {
    const unmarked = hotel.compensation.flat().filter((row) => !('demo' in row));
    expect(unmarked.length).toBe(SPECIFIED.length);
  });

  it('name no product twice in one table, in either language', () => {
    const doubles = hotel.compensation.flatMap((table) => [
      ...repeated(table.map(({ vi }) => vi)),
      ...repeated(table.map(({ en }) => en)),
    ]);
    expect(doubles).toEqual([]);
  });

  it('use the same four units in both languages', () => {
    const pairs = new Set(hotel.compensation.flat().map(({ unit }) => `${unit.vi} ${unit.en}`));
    expect([...pairs].sort()).toEqual(['Bộ Set', 'Chiếc Piece', 'Lần Once', 'Đôi Pair'].sort());
  });

  it('ask whole, positive thousands of VND', () => {
    const odd = [...hotel.compensation.flat(), ...hotel.bedding].filter(
      ({ price }) => !Number.isInteger(price) || price <= 0 || price % 1000 !== 0,
    );
    expect(odd).toEqual([]);
  });
});

describe('the bedding list of the demo hotel', () => {
  const price = (item: string, size: string) =>
    hotel.bedding.find((row) => row.en === item && row.size === size)?.price;

  it.each([
    ['Bed protector', '110x200', 250_000],
    ['Quilt cover', '290x235', 1_015_000],
    ['Blanket filling', '290x235', 1_115_000],
  ])('%s %s costs what the specification says', (item, size, expected) => {
    expect(price(item, size)).toBe(expected);
  });

  it.each([
    ['Bed sheet', 490_000, 700_000],
    ['Quilt cover', 760_000, 1_015_000],
  ])('%s runs through the four sizes from %i to %i, dearer as it grows', (item, from, to) => {
    const prices = ['110x200', '160x200', '180x200', '200x200'].map((size) => price(item, size));
    expect(prices[0]).toBe(from);
    expect(prices[3]).toBe(to);
    expect(prices).toEqual([...prices].sort((a, b) => Number(a) - Number(b)));
    expect(new Set(prices).size).toBe(4);
  });
});

describe('the apartments of the demo hotel', () => {
  const codes = hotel.guide.map(({ code }) => code);
  const doorCodes = hotel.guide.flatMap(({ doorCode }) => doorCode ?? []);

  it('are at least 64, in the towers that exist, each code once and well formed', () => {
    expect(codes.length).toBeGreaterThanOrEqual(64);
    expect(repeated(codes)).toEqual([]);
    const towers = hotel.towers.map(({ id }) => id);
    const faulty = hotel.guide.filter(
      ({ code, tower }) => !isApartmentCode(code) || !towers.includes(tower) || placeOfApartment(code)?.tower !== tower,
    );
    expect(faulty).toEqual([]);
  });

  it('include every one that the specification names', () => {
    expect(codes).toEqual(expect.arrayContaining(['B902', 'B516', 'B2506', 'B1008', 'A1509', 'A1510', 'A2208']));
  });

  it('open with a card in A1509, A1510 and A2208, and with a code everywhere else', () => {
    const cards = hotel.guide.filter(({ card }) => card);
    expect(cards.map(({ code }) => code).sort()).toEqual(['A1509', 'A1510', 'A2208']);
    expect(cards.map(({ doorCode }) => doorCode)).toEqual([null, null, null]);
    expect(doorCodes.length).toBe(codes.length - cards.length);
  });

  it('have codes of four to six figures and a "#", no two alike, none the default one', () => {
    expect(doorCodes.filter((code) => !/^\d{4,6}#$/.test(code))).toEqual([]);
    expect(repeated([...doorCodes, hotel.doorCodeDefault])).toEqual([]);
  });

  it('have a network of their own, with a password that a WPA network takes and nobody else has', () => {
    expect(hotel.guide.filter(({ code, wifi }) => wifi.name !== `Welcome to ${hotel.brand} - ${code}`)).toEqual([]);
    const passwords = [...hotel.guide.map(({ wifi }) => wifi.password), hotel.wifiPasswordDefault];
    expect(repeated(passwords)).toEqual([]);
    expect(passwords.filter((password) => !/^[\x21-\x7e]{8,63}$/.test(password))).toEqual([]);
    const tooLong = hotel.guide.filter(({ wifi }) => new TextEncoder().encode(wifi.name).length > 32);
    expect(tooLong).toEqual([]);
  });
});

describe('what else the specification fixes in the demo hotel', () => {
  it('hours, floors and money', () => {
    expect(hotel.hours).toEqual({
      checkIn: null,
      checkInVi: '14:00',
      checkInEn: '15:00',
      checkOut: '12:00',
      quietFrom: '22:00',
      dailySuppliesFrom: '16:00',
      cleaningRequestBefore: '9:00',
    });
    expect(hotel.liftFloors).toEqual([1, 20]);
    expect(hotel.roofFloor).toEqual({ vi: 41, en: 40 });
    expect(hotel.fees).toEqual({ violation: 500_000, wine: 300_000 });
    expect(hotel.freeCleaningFromNights).toBe(2);
  });

  it('the floors, from the basement to the roof, which is another one in each language', () => {
    expect(hotel.floors.map(({ plan }) => plan)).toEqual([
      'b2',
      'b1',
      '1',
      '2',
      '3',
      '4',
      '5',
      'deluxe',
      'apartments',
      'roof',
    ]);
    expect(hotel.floors.at(-1)?.floors).toEqual({ vi: String(hotel.roofFloor.vi), en: String(hotel.roofFloor.en) });
    expect(hotel.floors.find(({ plan }) => plan === '3')?.text.en).toMatch(/free children’s play area/);
  });

  it('the electric curtain in tower A only', () => {
    expect(hotel.towers.filter(({ electricCurtain }) => electricCurtain).map(({ id }) => id)).toEqual(['A']);
  });

  it('the groups of 12-1 and 12-2, each with three to five places', () => {
    const titles = (kind: string) => hotel.dining.filter((group) => group.kind === kind).map(({ title }) => title.en);
    expect(titles('food')).toEqual([
      ...['Breakfast', 'Restaurants and seafood', 'Snacks', 'Late night', 'Snail restaurants'],
    ]);
    expect(titles('drinks')).toEqual(['Coffee', 'Tea and juice', 'Bars']);
    expect(hotel.dining.filter(({ places }) => places.length < 3 || places.length > 5)).toEqual([]);
  });

  it('events as sheet rows of five columns, the same picture and day in both languages, all to come on the day of a first start', () => {
    expect(hotel.events.length).toBeGreaterThanOrEqual(8);
    for (const { vi, en } of hotel.events) {
      expect([vi.length, en.length]).toEqual([5, 5]);
      expect([vi[1], vi[4]]).toEqual([en[1], en[4]]);
      expect(vi[1]).toMatch(/^today\+[1-9]$/);
      expect(vi[4]).toMatch(/^\/pictures\/events\/[a-z-]+\.svg$/);
    }
  });
});

describe('every text of the demo hotel', () => {
  /** Nothing but the strings, with the path that leads to each. */
  function* texts(value: unknown, path = ''): Generator<[string, string]> {
    if (typeof value === 'string') yield [path, value];
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}/${key}`);
    }
  }
  const all = [...texts(hotel)];

  it('is there, without stray spaces and in NFC; only an app that is not called has an empty phone', () => {
    const faulty = all.filter(([, text]) => text === '' || text !== text.trim() || text !== text.normalize('NFC'));
    expect(faulty.map(([path]) => path)).toEqual(['/delivery/0/phone', '/delivery/1/phone']);
  });

  it("shows no phone number that could be somebody's: no Vietnamese subscriber number starts with 0", () => {
    const numbers = all.filter(([path]) => /\/phones\/|\/phone$/.test(path)).filter(([, text]) => text !== '');
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers.filter(([, text]) => !/^0203 0\d\d \d{4}$/.test(text))).toEqual([]);
  });
});
