// The flows' loader asks for the type of a file that is no program.
import demo from '../../src/server/demo/hotel.json' with { type: 'json' };

/** Secrets of the test hotel: none of them may ever be seen where it was not asked for. */
export const CANARIES = {
  doorB902: '90210#',
  doorB516: '51600#',
  wifiB902: 'canary-wifi-b902',
  wifiB516: 'canary-wifi-b516',
  doorDefault: '13579#',
  wifiDefault: 'canary-wifi-default',
} as const;

/**
 * Any of those secrets. Digits count where they stand alone: within a time, a duration or a random id they are there by
 * chance.
 */
export const SECRETS = /canary|(?<![\da-f.-])(?:90210|51600|13579)(?![\da-f-])/;

/** A copy of a hotel file without one of its keys. */
export function without(key: string, file: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(file).filter(([name]) => name !== key));
}

/** The keys every hotel file must have, and nothing else. */
export function smallestHotel(): Record<string, unknown> {
  return {
    brand: 'Hiên Thử',
    guideAccess: 'open',
    phones: {
      reception: '0203 088 0001',
      customerService: '0203 088 0002',
      motorbike: '0203 088 0003',
      zalo: '0203 088 0004',
    },
    doorCodeDefault: CANARIES.doorDefault,
    wifiPasswordDefault: CANARIES.wifiDefault,
    guide: [],
  };
}

/** Keys that the demo hotel's guide is filled with, and a house of one's own begins without. */
const FILLED = [
  ...['features', 'guideParts', 'hours', 'liftFloors', 'roofFloor', 'fees', 'freeCleaningFromNights'],
  ...['compensation', 'bedding', 'floors', 'ownership', 'cancellation', 'surcharges'],
];
const filled = Object.fromEntries(Object.entries(demo).filter(([key]) => FILLED.includes(key)));

/** A filled house: two towers, a card door, a door that still has the default code, and enough others to use a budget up. */
export function testHotel(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const wifi = (code: string, password: string): object => ({ name: `Welcome to Hiên - ${code}`, password });
  return {
    ...smallestHotel(),
    ...filled,
    guide: [
      { code: 'B902', tower: 'B', doorCode: CANARIES.doorB902, card: false, wifi: wifi('B902', CANARIES.wifiB902) },
      { code: 'B516', tower: 'B', doorCode: CANARIES.doorB516, card: false, wifi: wifi('B516', CANARIES.wifiB516) },
      { code: 'A1509', tower: 'A', doorCode: null, card: true, wifi: wifi('A1509', 'canary-wifi-a1509') },
      { code: 'B701', tower: 'B', doorCode: CANARIES.doorDefault, card: false, wifi: wifi('B701', 'canary-wifi-b701') },
      { code: 'B702', tower: 'B', doorCode: '70200#', card: false },
      ...Array.from({ length: 60 }, (_, index) => ({
        code: `A${1001 + index}`,
        tower: 'A',
        doorCode: `${20_000 + index}#`,
        card: false,
        wifi: wifi(`A${1001 + index}`, `canary-wifi-${index}`),
      })),
    ],
    events: [
      {
        vi: ['Chợ đêm', '21/11/2026', 'Bãi Cháy', 'Từ 18:00', '/pictures/events/a.svg'],
        en: ['Night market', '21/11/2026', 'Bãi Cháy', 'From 18:00', '/pictures/events/a.svg'],
      },
    ],
    ...changes,
  };
}
