import { testHotel } from './hotel';
import { articleOf } from './stories';

/** "Nhà Sen" of docs/running.md: a hotel file that says nothing of what it has not. */
export const senHotel = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  brand: 'Nhà Sen',
  guideAccess: 'open',
  phones: { reception: '0236 300 0001', customerService: '', motorbike: '', zalo: '' },
  doorCodeDefault: '2468#',
  wifiPasswordDefault: 'hoa-sen-nở',
  city: 'Đà Nẵng',
  address: { vi: '12 Trần Phú, Hải Châu, Đà Nẵng', en: '12 Tran Phu, Hai Chau, Da Nang' },
  email: 'le-tan@nha-sen.example',
  hours: { checkIn: '14:00', checkOut: '12:00' },
  guide: [
    { code: 'S201', tower: 'S', doorCode: '1357#' },
    { code: 'S202', tower: 'S', doorCode: '8642#' },
  ],
  apartments: [
    {
      name: { vi: 'Phòng vườn', en: 'Garden room' },
      location: '12 Trần Phú, Hải Châu, Đà Nẵng',
      rooms: [{ name: 'Giường đôi', price: 620_000, maxAdults: 2, acreage: 24, doors: ['S201', 'S202'] }],
    },
  ],
  ...changes,
});

/** Everything that a guide can have switched on, with nothing of the demo's filled in. */
export const equippedHouse = (): Record<string, unknown> =>
  senHotel({
    features: { lift: true, pool: true, bathtub: true, curtain: true },
    guideParts: testHotel()['guideParts'],
    delivery: [{ name: 'Bếp Mây', phone: '0236 000 0009' }],
  });

/** A tour and an article of its own. */
export const OWN_STORIES = {
  tours: [
    {
      name: { vi: 'Một ngày Hội An', en: 'A day in Hoi An' },
      description: { vi: 'Đi bộ và đi thuyền.', en: 'On foot and by boat.' },
      area: 'DA_NANG',
      durationDays: 1,
      price: 480_000,
    },
  ],
  blog: [articleOf('Bán đảo Sơn Trà')],
};
