/** Eight events of the calendar, 800×600, drawn in units of 640×480. */
import { scaled, type Picture } from '../picture';
import { walkingStreet, lanternFestival, skyBar } from './after-dark';
import { kayakDusk, verandaTea, sunriseYoga } from './bay-hours';
import { cookingClass, lanternWorkshop } from './workshops';

const event = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `events/${slug}`,
  w: 800,
  h: 600,
  alt: { vi, en },
  subject: `event:${slug}`,
  draw: () => scaled(800, draw()),
});

export const EVENTS: readonly Picture[] = [
  event(
    'walking-street',
    'Phố đi bộ và chợ đêm Hạ Long với những gian hàng dưới dây đèn lồng',
    'Ha Long walking street and night market: stalls under strings of lanterns',
    walkingStreet,
  ),
  event(
    'kayak-dusk',
    'Hai chiếc kayak trên vịnh lúc mặt trời lặn giữa các đảo đá',
    'Two kayaks on the bay as the sun sets between the islands',
    kayakDusk,
  ),
  event(
    'cooking-class',
    'Bàn bếp dài của lớp nấu ăn: thớt rau củ, nồi đang sôi và tạp dề',
    'The long table of the cooking class: vegetables, a pot and aprons',
    cookingClass,
  ),
  event(
    'veranda-tea',
    'Bộ ấm trà trên bàn tròn ngoài hiên, trước mặt là vịnh',
    'Tea on a round table on the veranda, facing the bay',
    verandaTea,
  ),
  event(
    'lantern-festival',
    'Hội đèn: hoa đăng trôi trên nước và đèn trời bay qua vịnh',
    'Lantern festival: lanterns on the water and in the sky above the bay',
    lanternFestival,
  ),
  event(
    'sunrise-yoga',
    'Thảm yoga trên sân thượng lúc mặt trời mọc trên vịnh',
    'Yoga mats on the roof as the sun rises over the bay',
    sunriseYoga,
  ),
  event(
    'sky-bar-music',
    'Sân khấu nhỏ với đàn ghi-ta và micrô ở quầy bar tầng thượng',
    'A small stage with guitar and microphone at the sky bar',
    skyBar,
  ),
  event(
    'lantern-workshop',
    'Bàn làm đèn ông sao cho trẻ em với giấy màu và nan tre',
    "A low table of the children's lantern workshop with paper and bamboo",
    lanternWorkshop,
  ),
];
