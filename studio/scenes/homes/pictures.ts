/** Five views of every apartment, as pictures of the catalogue. */
import type { ViewName } from '../../kit/views';
import type { Picture, Wording } from '../picture';
import { HA_LONG } from './ha-long';
import { HA_NOI } from './ha-noi';
import { balcony } from './balcony';
import { bath } from './bath';
import { bedroom } from './bedroom';
import { kitchen } from './kitchen';
import { living } from './living';
import type { Home, RoomPlan } from './home';

const OUTSIDE: Record<ViewName, Wording> = {
  bay: { vi: 'vịnh Hạ Long', en: 'Ha Long Bay' },
  islands: { vi: 'các đảo đá ngoài khơi', en: 'the islands offshore' },
  bridge: { vi: 'cầu Bãi Cháy', en: 'Bai Chay bridge' },
  wheel: { vi: 'vòng quay và cáp treo', en: 'the big wheel and the cable car' },
  harbour: { vi: 'bến thuyền cá', en: 'the fishing quay' },
  cove: { vi: 'áng biển có làng bè', en: 'a cove with its floating village' },
  villa: { vi: 'biệt thự cổ sau hàng cây', en: 'an old villa behind its trees' },
  city: { vi: 'thành phố', en: 'the city' },
  lake: { vi: 'hồ và tháp giữa hồ', en: 'the lake and its pavilion' },
  westLake: { vi: 'hồ Tây và ngôi chùa bên hồ', en: 'West Lake and its pagoda' },
  street: { vi: 'phố cổ', en: 'the old street' },
  roofs: { vi: 'những mái ngói phố cổ', en: 'the roofs of the old quarter' },
  cathedral: { vi: 'quảng trường nhà thờ', en: 'the cathedral square' },
  steelBridge: { vi: 'cầu sắt bắc qua sông Hồng', en: 'the steel bridge over the Red River' },
  garden: { vi: 'khu vườn nhỏ', en: 'a small garden' },
};

const ROOMS: readonly (readonly [view: string, draw: RoomPlan, vi: string, en: string])[] = [
  ['living', living, 'Phòng khách, cửa sổ nhìn ra', 'Living room with windows on'],
  ['bedroom', bedroom, 'Phòng ngủ, cửa sổ nhìn ra', 'Bedroom with windows on'],
  ['kitchen', kitchen, 'Bếp, ngoài cửa sổ là', 'Kitchen; outside its window'],
  ['bath', bath, 'Phòng tắm trong căn nhìn ra', 'Bathroom in an apartment facing'],
  ['balcony', balcony, 'Ban công nhìn ra', 'Balcony overlooking'],
];

export const HOME_LIST: readonly Home[] = [...HA_LONG, ...HA_NOI];

export const HOMES: readonly Picture[] = HOME_LIST.flatMap((home) =>
  ROOMS.map(([view, draw, vi, en]): Picture => ({
    id: `homes/${home.slug}-${view}`,
    w: 640,
    h: 480,
    alt: {
      vi: `${vi} ${OUTSIDE[home.view].vi} (${home.name.vi})`,
      en: `${en} ${OUTSIDE[home.view].en} (${home.name.en})`,
    },
    subject: `home:${view}:${home.view}`,
    draw: () => draw(home),
  })),
);
