import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseHotel, readHotelFile } from '../../../src/server/modules/hotel/hotel-file';
import { jsonLines } from '../../../src/server/platform/json-lines';
import { smallestHotel, testHotel, without } from '../../support/hotel';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();

/** Gives what is said of a file, without its name. */
function faultsIn(file: unknown, text: string | null = null): string[] {
  try {
    parseHotel(JSON.parse(JSON.stringify(file)), 'x', text);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace('HOTEL_FILE: x: ', ''));
  }
}
const roomInFile = (name: string, room: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ name, price: 900_000, maxAdults: 2, capacity: 30 },
  ...room,
});
const apartmentInFile = (name: string, rooms: Record<string, unknown>[]): Record<string, unknown> => ({
  ...{ name, area: 'HA_LONG', location: 'Hạ Long', pricePerMonth: 9_000_000, acreage: 30 },
  rooms,
});
const house = (...rooms: Record<string, unknown>[]): Record<string, unknown> =>
  testHotel({ apartments: [apartmentInFile('Nhà', rooms)] });

describe('a hotel file that sells what is not there', () => {
  it.each([
    [
      'more rooms than doors',
      house(roomInFile('Một', { maxRooms: 3, doors: ['B902', 'B516'] })),
      ['apartments[0].rooms[0].maxRooms is 3, but its doors are 2: no more rooms can be sold than there are doors.'],
    ],
    [
      'one door as two rooms, however it is written',
      house(roomInFile('Một', { doors: ['B902'] }), roomInFile('Hai', { doors: ['B516', ' b902'], maxRooms: 2 })),
      ['apartments[0].rooms[1].doors[1] is B902, which apartments[0].rooms[0] sells already.'],
    ],
    [
      'one door twice as one',
      house(roomInFile('Một', { doors: ['B902', 'B902'], maxRooms: 2 })),
      ['apartments[0].rooms[0].doors[1] is B902, which apartments[0].rooms[0] sells already.'],
    ],
    [
      'a door that is none',
      house(roomInFile('Một', { doors: ['S999'] })),
      ['apartments[0].rooms[0].doors[0] is S999, which is no door of guide.'],
    ],
    [
      'a room of two square metres, which were guests',
      house(roomInFile('Một', { capacity: 2 })),
      [
        "apartments[0].rooms[0].capacity is 2: that is the room's size in m²; how many guests it takes is maxAdults and maxChildren.",
      ],
    ],
  ])('%s', (_title, file, faults) => {
    expect(faultsIn(file)).toEqual(faults);
  });

  it('is no file whose rooms name no doors, or fewer rooms than doors', () => {
    expect(faultsIn(house(roomInFile('Một', { maxRooms: 9 })))).toEqual([]);
    expect(faultsIn(house(roomInFile('Một', { maxRooms: 1, doors: ['B902', 'b516'] })))).toEqual([]);
  });
});

describe('a key that nobody reads', () => {
  it.each([
    [{ adress: 'Đà Nẵng' }, 'adress is no key of a hotel file: did you mean "address"?'],
    [{ Brand: 'x' }, 'Brand is no key of a hotel file: did you mean "brand"?'],
    [{ hours: { checkin: '14:00' } }, 'hours.checkin is no key of a hotel file: did you mean "checkIn"?'],
  ])('is a fault that names the one that is meant: %j', (change, fault) => {
    expect(faultsIn({ ...testHotel(), ...change })).toEqual([fault]);
  });

  it('is a fault that names those there are, where none is alike', () => {
    const [fault] = faultsIn(house(roomInFile('Một', { surface: [] })));
    expect(fault).toMatch(/^apartments\[0\]\.rooms\[0\]\.surface is no key of a hotel file: known here are name, /);
  });

  it('is none of the public contract, no note of the owner, and none of the demo’s', async () => {
    const later = { city: 'Đà Nẵng', features: { lift: true }, bank: { bin: '970436', account: '1', holder: 'SEN' } };
    const hours = { checkIn: '13:00', checkOut: '11:00', dayEnds: '06:00', reception: '24/7' };
    const file = { ...testHotel(), ...later, hours, _note: 'x', $schema: 'y' };
    const { unread, profile } = parseHotel(JSON.parse(JSON.stringify(file)), 'x');
    expect(unread).toEqual(['bank']);
    expect(profile.hours).toMatchObject({ checkIn: '13:00', checkOut: '11:00', dayEnds: '06:00', quietFrom: '' });
    expect((await readHotelFile(null)).unread).toEqual([]);
    const { catalogue } = parseHotel(house(without('capacity', roomInFile('Một', { acreage: 30 }))), 'x');
    expect(catalogue[0]?.rooms[0]?.capacity).toBe(30);
  });
});

describe('what is wrong in a hotel file', () => {
  it('is told all at once, in plain words', () => {
    const file = {
      ...without('brand', testHotel()),
      phones: { reception: '1', motorbike: 5, zalo: '' },
      doorCodeDefault: 2468,
      guideAccess: 'closed',
      cancellation: { prepaid: { freeBeforeDays: 5 }, onArrival: { freeBeforeDays: 1, feePercent: 120 } },
      guide: [
        { code: 'B902', tower: 'B' },
        { code: '2 giường', tower: 'B', card: 'yes' },
      ],
      apartments: [apartmentInFile('Nhà', [without('capacity', without('name', roomInFile('Một', { price: -1 })))])],
    };
    const faults = faultsIn(file);
    expect(faults).toEqual([
      "brand is missing: the house's name as text.",
      'phones.customerService is missing: a telephone number as text; "" for none.',
      'phones.motorbike must be a telephone number as text; "" for none.',
      'guideAccess must be one of "open", "stay".',
      'doorCodeDefault must be a door code as text, such as "2468#".',
      'guide[0] needs a doorCode, or card: true.',
      'guide[1].code must be a code such as B902 or 703: letters and digits, at most 16; without a letter two to six digits.',
      'guide[1].card must be true or false.',
      'cancellation.prepaid.feePercent is missing: a number.',
      'cancellation.onArrival.feePercent must be at most 100.',
      'apartments[0].rooms[0].name is missing: a text, or one for each language: {"vi": "…", "en": "…"}.',
      'apartments[0].rooms[0].price must be at least 0.',
    ]);
    expect(faults.join('\n')).not.toMatch(/Invalid|expected|received|undefined/);
  });

  it('is told of prices by night as of everything else', () => {
    const season = { name: 'Hè', from: '2027-06-01', to: '2027-08-31' };
    const seasons = [
      { ...season, from: '1/6/2027' },
      { ...season, to: '2027-05-01' },
      { ...season, price: 1, percent: 20 },
      { ...season, weekdays: [5, 6] },
      { ...season, weekdays: [{ days: [5, 8], percent: 20 }], minStay: 0 },
    ];
    const faults = faultsIn(house(roomInFile('Một', { step: 500, weekdays: [{ days: [5] }], seasons })));
    expect(faults.map((fault) => fault.replace('apartments[0].rooms[0].', ''))).toEqual([
      'step must be 1 or 1000.',
      'weekdays[0].price is missing: the price of a night in VND, or "percent".',
      'seasons[0].from must be the first night, such as "2027-02-04".',
      'seasons[1].to must be the last night, such as "2027-02-10", not before "from".',
      'seasons[2].percent must be so many percent of the price, -90 to 500, without a "price" beside it.',
      'seasons[3].weekdays[0] must be a group of keys: { … }.',
      'seasons[3].weekdays[1] must be a group of keys: { … }.',
      'seasons[4].weekdays[0].days[1] must be at most 7.',
      'seasons[4].minStay must be at least 1.',
    ]);
    const { catalogue } = parseHotel(
      house(roomInFile('Một', { weekdays: [{ days: [5], percent: 20 }], seasons: [season] })),
      'x',
    );
    expect(catalogue[0]?.rooms[0]?.rules).toEqual({
      step: 1,
      weekdays: [{ days: [5], percent: 20 }],
      seasons: [season],
    });
  });

  it('has the line that it stands on, or should stand in', () => {
    const text = JSON.stringify({ ...smallestHotel(), adress: 'x', phones: { reception: '1' } }, null, 2);
    const refused = faultsIn(JSON.parse(text), text).join('\n');
    const lines = text.split('\n');
    for (const [place, word] of [
      ['adress', '"adress"'],
      ['phones.zalo', '"phones"'],
    ] as const) {
      const line = lines.findIndex((one) => one.includes(word)) + 1;
      expect(refused).toContain(`${place} (line ${line}) is `);
    }
  });

  it('is told up to a number that can be read', () => {
    const guide = Array.from({ length: 40 }, (_, index) => ({ code: `A${index}`, tower: 'A' }));
    const faults = faultsIn(testHotel({ guide }));
    expect(faults).toHaveLength(26);
    expect(faults.at(-1)).toBe('and 15 more.');
  });
});

it('finds the lines of a JSON document, whatever its texts hold', () => {
  const text = '{\n"a": "x\\"},\\n[",\n\n"b": [1,\n{"c": null}],\n"d": {}, "e": []}';
  const lineOf = jsonLines(text);
  expect([['a'], ['b'], ['b', 0], ['b', 1, 'c'], ['b', 1, 'gone'], ['d'], ['e'], ['f']].map(lineOf)).toEqual([
    2, 4, 4, 5, 5, 6, 6, 1,
  ]);
});

it('the small house of the manual is a hotel file, and sells three rooms', async () => {
  const manual = readFileSync('docs/running.md', 'utf8');
  const text = /```json\n([^]*?)```/.exec(manual)?.[1] ?? '';
  const server = await start({ hotel: JSON.parse(text) as unknown });
  const { results } = (
    await server.app.inject('/api/availability?area=DA_NANG&checkIn=2026-12-01&checkOut=2026-12-02')
  ).json<{ results: { rooms: { roomsLeft: number }[] }[] }>();
  expect(results.flatMap(({ rooms }) => rooms.map(({ roomsLeft }) => roomsLeft))).toEqual([2, 1]);
  expect((await server.app.inject('/api/guide-content?lang=en')).json()).toMatchObject({
    brand: 'Nhà Sen',
    hours: { checkIn: '14:00', checkOut: '12:00' },
  });
});
