/** Twelve pictures for the journal, 800×600, drawn in units of 640×480: things and places, wide enough for a headline. */
import { C, E, G, L, P, R, each } from '../kit/shapes';
import { sea, deck, rail } from '../kit/outdoors';
import { junk, cruise } from '../kit/boats';
import { windowP } from '../kit/window';
import { floor, shaft } from '../kit/floor';
import { baseCabinets, wallTiles } from '../kit/kitchens';
import { calligraphy, pot } from '../kit/craft';
import { bananaLeaf, tabletop, nearer, flatPlate, herbs, lime, chilli } from '../kit/food';
import { books, cup, fruitBowl, tableR, teaset } from '../kit/tables';
import { armchair, rug } from '../kit/seating';
import { blossomVase, hangingPlant, plantPot } from '../kit/plants';
import { arcLamp, lampF, silkLantern } from '../kit/lamps';
import { luggage, keyBoard } from '../kit/building';
import { bicycle, streetGround, streetTree, wires } from '../kit/street';
import { starLantern } from '../kit/market';
import { stayBridge, sunWheel, cabins, treeLine } from '../kit/landmarks';
import { skyBands, sun, cloud } from '../kit/sky';
import { karst } from '../kit/karst';
import { train, palmTree, riceFields } from '../kit/places';
import { washingMachine, towelRail } from '../kit/bath';
import { artP, shelf } from '../kit/walls';
import { scaled, type Picture } from './picture';

/** A suitcase open on a bench, what belongs in it around. */
const packing = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  windowP(36, 46, 136, 190, 'bay', { shape: 'arch', blind: 0.16 }) +
  artP(470, 70, 100, 120, 0) +
  floor('wood-l') +
  rug(320, 444, 280, 'rug-j', 'paper') +
  R(150, 380, 340, 16, 'wood', 4) +
  R(170, 396, 14, 56, 'wood-3') +
  R(456, 396, 14, 56, 'wood-3') +
  P('M196 230h250q12 0 12 12v70H184v-70q0-12 12-12Z', 'jade-2') +
  R(200, 244, 242, 60, 'linen', 6) +
  R(176, 304, 290, 76, 'jade', 10) +
  R(400, 304, 66, 76, 'shade', 10) +
  R(210, 286, 70, 24, 'lacquer', 6) +
  R(286, 280, 60, 30, 'paper', 6) +
  R(352, 284, 76, 26, 'turmeric', 6) +
  L('M300 380v-20h40v20', 'ink-il', 6) +
  P('M80 440l46-54 60 40q10 10-4 14Z', 'bamboo') +
  E(120, 442, 74, 10, 'bamboo-2') +
  R(520, 404, 50, 32, 'ink-il', 6) +
  C(545, 420, 12, 'steel-2') +
  C(545, 420, 7, 'ceramic') +
  plantPot(600, 400, 0.9, 0);

const weekend = (): string =>
  sea({ hz: 260, plan: 2, sunAt: [320, 150, 44] }) +
  stayBridge(0, 200, 640, 110) +
  cruise(180, 360, 1) +
  junk(440, 400, 1);
const wheelDay = (): string =>
  skyBands(640, 330) +
  cloud(40, 70, 0.9) +
  sun(90, 140, 34) +
  karst('hump', 140, 330, 560, 150, 'karst-2') +
  treeLine(160, 330, 520, 60) +
  sunWheel(400, 160, 110) +
  cabins(-20, 60, 330, 210, 4, 1.7) +
  R(0, 326, 640, 154, 'sea-2') +
  junk(140, 390, 0.8) +
  P('M0 440Q320 410 640 446V480H0Z', 'stone') +
  palmTree(590, 470, 1.1, 4);
const autumn = (): string =>
  streetGround() +
  wires() +
  streetTree(90, 424, 1.1) +
  bicycle(300, 462, 1.5, 'ceramic') +
  each(
    [160, 210, 250, 420, 470, 520],
    (x, i) =>
      `<path transform="translate(${x} ${440 + (i % 3) * 12}) rotate(${i * 50})" d="M0 0q8-8 16 0q-8 8-16 0Z" fill="var(--il-${i % 2 ? 'turmeric' : 'clay'})"/>`,
  );
const stoveGuide = (): string =>
  R(0, 0, 640, 480, 'mist') +
  wallTiles(0, 0, 640, 286, 'paper', 64) +
  windowP(420, 40, 170, 150, 'harbour', { blind: 0.2, mull: 1 }) +
  floor('tile-l', 404) +
  baseCabinets(640, 'jade') +
  G(
    P('M120 256h400v10H120Z', 'ink-il') +
      P('M150 256v-70q0-8 8-8h110q8 0 8 8v70Z', 'lacquer') +
      P('M230 256v-78h38q8 0 8 8v70Z', 'shade') +
      R(138, 170, 150, 12, 'ink-il', 5) +
      P('M330 256v-40h130v40Z', 'steel') +
      P('M420 256v-40h40v40Z', 'shade') +
      R(322, 208, 146, 10, 'ink-il', 4) +
      L('M200 156q-10-14 0-28t0-26M226 158q-10-14 0-28t0-26', 'steam', 5),
    'translate(0 30)',
  ) +
  fruitBowl(570, 286, 1);
const tetFlowers = (): string =>
  R(0, 0, 640, 480, 'jade-mist') +
  windowP(70, 50, 180, 200, 'roofs', { shape: 'cross', blind: 0.14 }) +
  floor('terracotta') +
  silkLantern(320, 40, 1, 'lacquer') +
  silkLantern(420, 60, 0.9, 'turmeric', 1) +
  plantPot(140, 440, 1.8, 5) +
  blossomVase(520, 440, 2, 'bloom-2', 'ceramic') +
  tableR(330, 404, 110) +
  G(R(-34, -34, 68, 34, 'leaf', 4) + L('M-34-17h68M0-34v34', 'lamp', 4), 'translate(300 396)') +
  G(R(-34, -34, 68, 34, 'leaf-2', 4) + L('M-34-17h68M0-34v34', 'lamp', 4), 'translate(360 398)') +
  teaset(410, 398);
const midAutumn = (): string =>
  skyBands(640, 480) +
  C(470, 130, 110, 'halo') +
  C(470, 130, 70, 'sun') +
  treeLine(-20, 350, 700, 70, 'karst-2') +
  R(0, 346, 640, 134, 'wood') +
  L('M0 390H640M0 440H640', 'line', 2) +
  starLantern(150, 190, 84, 'lacquer') +
  starLantern(300, 120, 50, 'turmeric') +
  silkLantern(40, 60, 1, 'jade') +
  tableR(360, 396, 150) +
  G(
    E(0, 0, 46, 16, 'bamboo-2') +
      R(-46, -26, 92, 26, 'ochre-2') +
      E(0, -26, 46, 16, 'ochre') +
      each([0, 60, 120, 180, 240, 300], (a) =>
        C(Math.cos((a * Math.PI) / 180) * 30, -26 + Math.sin((a * Math.PI) / 180) * 10, 6, 'bamboo-2'),
      ) +
      C(0, -26, 8, 'bamboo-2'),
    'translate(310 384)',
  ) +
  teaset(400, 386) +
  fruitBowl(450, 388, 1);
const laundry = (): string =>
  R(0, 0, 640, 480, 'jade-mist') +
  wallTiles(0, 200, 640, 164) +
  windowP(410, 50, 160, 130, 'islands', { blind: 0.2, mull: 1 }) +
  floor('checker') +
  G(washingMachine(0, 0), 'translate(120 420) scale(1.9)') +
  towelRail(360, 236, ['lacquer', 'paper', 'turmeric']) +
  P('M360 420h140l-14-70H374Z', 'bamboo') +
  L('M366 390h128M370 370h120', 'bamboo-3', 3) +
  each([380, 412, 446, 470], (x, i) => C(x, 348, 20, ['paper', 'jade', 'lacquer', 'linen'][i] ?? 'paper')) +
  R(330, 160, 60, 8, 'wood') +
  R(340, 122, 22, 38, 'jade', 4) +
  hangingPlant(60, 30, 0.9) +
  plantPot(590, 430, 1, 3);
const workAway = (): string =>
  R(0, 0, 640, 480, 'wall-sand') +
  windowP(180, 50, 290, 190, 'westLake', { blind: 0.16, mull: 2 }) +
  shelf(40, 150, 120) +
  floor('herringbone') +
  shaft(210, 364, 240, 116, 60) +
  R(120, 330, 400, 14, 'wood', 4) +
  L('M150 344L140 450M490 344L500 450', 'wood-3', 9) +
  P('M250 330l14-84h140l-10 84Z', 'steel-2') +
  P('M262 322l11-66h120l-8 66Z', 'sky-1') +
  R(226, 326, 180, 7, 'steel', 3) +
  cup(450, 330, 'ceramic') +
  books(180, 330) +
  lampF(590, 440, 240) +
  G(
    R(-40, -70, 80, 14, 'lacquer', 7) +
      R(-34, -150, 68, 70, 'lacquer', 14) +
      L('M0-56V-10M-34 0L0-14L34 0', 'ink-il', 7),
    'translate(320 446)',
  ) +
  plantPot(60, 440, 1.1, 4);
const readyRoom = (): string =>
  R(0, 0, 640, 480, 'mist') +
  keyBoard(60, 80, 7, 4) +
  windowP(400, 60, 180, 190, 'wheel', { shape: 'arch', blind: 0.12 }) +
  floor('checker') +
  shaft(410, 364, 160, 116, -100) +
  luggage(150, 440, 1.25) +
  armchair(280, 430, 140, 'turmeric', 'bamboo-2') +
  arcLamp(600, 440, -130, 300) +
  tableR(500, 410, 56) +
  teaset(488, 403);
const northByTrain = (): string =>
  riceFields(['leaf-2', 'leaf', 'ochre']) +
  P('M290 240H350L480 480H160Z', 'road') +
  train(320, 400, 0.95) +
  palmTree(90, 430, 1.1) +
  cloud(70, 60, 0.7);
const pantry = (): string =>
  tabletop('wall-sand', 'wood', 'tiles') +
  nearer(
    bananaLeaf(300, 330, 420) +
      flatPlate(240, 330, 120) +
      herbs(240, 330, 1.3) +
      lime(400, 330, 1.4) +
      lime(450, 350, 1.2) +
      chilli(370, 386, -10, 1.6) +
      chilli(420, 400, 8, 1.5) +
      pot(540, 330, 1.3, 'clay', 4) +
      pot(90, 320, 1.1, 'ceramic', 2) +
      fruitBowl(470, 286, 1.3),
  );
const letters = (): string =>
  sea({ hz: 220, foot: 330, plan: 0, sunAt: [470, 120, 36] }) +
  junk(330, 260, 0.4) +
  deck(326) +
  rail(256, 330, 'wood') +
  R(60, 372, 520, 18, 'wood', 5) +
  R(400, 372, 180, 18, 'shade', 5) +
  L('M96 390v90M544 390v90', 'wood-3', 12) +
  G(calligraphy(0, 0), 'translate(250 372) scale(1.2)') +
  cup(120, 372, 'ceramic', 1.1) +
  plantPot(610, 470, 1, 0);

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
    'Va li mở trên ghế, mũ và máy ảnh bên cạnh',
    'An open suitcase on a bench, a hat and a camera beside it',
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
    'Peach blossom, kumquat and rice cakes for Tết',
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
