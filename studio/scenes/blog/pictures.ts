/** Pictures for the journal, 800×600, drawn in units of 640×480: things and places, wide enough for a headline. */
import { scaled, type Picture } from '../picture';
import { tetFlowers, midAutumn, letters } from './feasts';
import { packing, stoveGuide, laundry, workAway, readyRoom, pantry } from './indoors';
import { weekend, wheelDay, autumn, northByTrain } from './outdoors';

const post = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `blog/${slug}`,
  w: 800,
  h: 600,
  alt: { vi, en },
  subject: `blog:${slug}`,
  draw: () => scaled(800, draw()),
});

export const BLOG: readonly Picture[] = [
  post(
    'packing',
    'Va li mở trên thảm, mũ và máy ảnh bên cạnh',
    'An open suitcase on a rug, a hat and a camera beside it',
    packing,
  ),
  post(
    'weekend-ha-long',
    'Du thuyền và thuyền buồm dưới cầu Bãi Cháy',
    'A cruise boat and a junk below Bai Chay bridge',
    weekend,
  ),
  post(
    'big-wheel',
    'Vòng quay trên đồi và cáp treo qua eo biển',
    'The big wheel on its hill and the cable car over the strait',
    wheelDay,
  ),
  post(
    'ha-noi-autumn',
    'Xe đạp hoa trên phố Hà Nội mùa lá rụng',
    'A flower bicycle in a Ha Noi street in autumn',
    autumn,
  ),
  post('induction-stove', 'Nồi đỏ và chảo trên bếp từ', 'A red pot and a pan on an induction stove', stoveGuide),
  post(
    'tet-at-home',
    'Cành đào, cây quất và bánh chưng ngày Tết',
    'Peach blossom, kumquat and rice cakes for Tet',
    tetFlowers,
  ),
  post(
    'mid-autumn',
    'Đèn ông sao và bánh trung thu dưới trăng',
    'Star lanterns and a moon cake below the full moon',
    midAutumn,
  ),
  post('laundry', 'Máy giặt, giỏ quần áo và khăn phơi', 'A washing machine, a basket of clothes and towels', laundry),
  post('work-away', 'Bàn làm việc bên cửa sổ hồ Tây', 'A desk by the window on West Lake', workAway),
  post(
    'early-check-in',
    'Xe hành lý và ghế bành chờ trong sảnh',
    'A luggage trolley and an armchair waiting in the lobby',
    readyRoom,
  ),
  post(
    'market-pantry',
    'Rau thơm, chanh, ớt và hũ gia vị trên bàn',
    'Herbs, limes, chillies and jars on the table',
    pantry,
  ),
  post(
    'slow-afternoon',
    'Bút lông, giấy đỏ và tách trà ngoài hiên',
    'Brushes, red paper and a cup of tea on the veranda',
    letters,
  ),
  post(
    'north-by-train',
    'Đoàn tàu đỏ giữa đồng lúa miền Bắc',
    'A red train through the rice fields of the north',
    northByTrain,
  ),
];
