import type { HousePlace } from '../../src/domain/catalogue/places';
import type { Language } from '../../src/domain/languages';

const quarter = (id: string, vi: string, en: string) => ({ id, name: { vi, en } });
const PLACES = [
  {
    ...{ id: 'ha-long', area: 'HA_LONG', name: { vi: 'Hạ Long', en: 'Ha Long' } },
    parts: [
      quarter('bai-chay', 'Bãi Cháy', 'Bai Chay'),
      quarter('hon-gai', 'Hòn Gai', 'Hon Gai'),
      quarter('tuan-chau', 'Tuần Châu', 'Tuan Chau'),
    ],
  },
  {
    ...{ id: 'ha-noi', area: 'HA_NOI', name: { vi: 'Hà Nội', en: 'Ha Noi' } },
    parts: [quarter('hoan-kiem', 'Hoàn Kiếm', 'Hoan Kiem'), quarter('tay-ho', 'Tây Hồ', 'Tay Ho')],
  },
];

/** Places in which a house in Hạ Long and Hà Nội has apartments, as `GET /api/places` answers. */
export const placesIn = (lang: Language): HousePlace[] =>
  PLACES.map(({ id, area, name, parts }) => ({
    ...{ id, area, name: name[lang] },
    parts: parts.map((part) => ({ id: part.id, name: part.name[lang] })),
  }));
