import { testHotel, smallestHotel } from './hotel';

/** A house in Da Nang, by the shortest hotel file that has doors. */
export const ownHouse = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...smallestHotel(),
  brand: 'Nhà Sen',
  city: 'Đà Nẵng',
  address: { vi: '12 Trần Phú, Hải Châu, Đà Nẵng', en: '12 Tran Phu, Hai Chau, Da Nang' },
  phones: { reception: '0236 000 0000', customerService: '', motorbike: '', zalo: '' },
  guide: [
    { code: 'S201', tower: 'S', doorCode: '1357#', wifi: { name: 'Nhà Sen 201', password: 'sen-hai-linh-mot' } },
    { code: 'S301', tower: 'S', card: true },
  ],
  ...changes,
});

/** Everything that a guide can have switched on, with nothing of the demo's filled in. */
export const equippedHouse = (): Record<string, unknown> =>
  ownHouse({
    features: { lift: true, pool: true, bathtub: true, curtain: true },
    guideParts: testHotel()['guideParts'],
    delivery: [{ name: 'Bếp Mây', phone: '0236 000 0009' }],
  });

/**
 * What only the demo hotel is, has or promises: places, floors, prices, people and hours, as its guide writes them.
 */
export const DEMO_WORDS =
  /Hạ Long|Ha Long|Bãi Cháy|Bai Chay|(?<!\p{L})Hiên(?!\p{L})|sky ?bar|rooftop|tầng 41|tầng thượng|floor 41|2 tỷ|billion|500[.,]000|300[.,]000|20 tầng|24\/7|phòng rác|trash room|thang dây|rope ladder|0203/iu;
