/** Eight tours from Ha Noi: food walk, cyclo, temple, West Lake, pottery, Duong Lam, train street, Ninh Binh. */
import { C, G, L, P, R, each, seq } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { sampan } from '../../kit/boats';
import { haystack, palmTree, riceFields, river, train } from '../../kit/places';
import { banyan, gate, hall, incense, lateriteWall, lotus, stairs, stele, villageHouse } from '../../kit/temple';
import { calligraphy, jarRow, pot, potShelves, pottersWheel } from '../../kit/craft';
import { bicycle } from '../../kit/street';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { lowStool, woodSofa } from '../../kit/seating';
import { tableLow, teaset } from '../../kit/tables';
import { bulbString, pendant, silkLantern } from '../../kit/lamps';
import { blossomVase, plantPot } from '../../kit/plants';
import { artP, hatsOnWall } from '../../kit/walls';
import { pavilion, treeLine } from '../../kit/landmarks';
import { cloud, skyBands, sun } from '../../kit/sky';
import { banhMi, biaHoi, bunCha, caPheTrung, pho } from '../dishes';
import {
  cycloLake,
  cycloRest,
  cycloSquare,
  cycloStreet,
  flowerStreet,
  foodStreet,
  lakeBike,
  lakeCafe,
  lakeDusk,
  lakePagoda,
  lotusPond,
  terraceHall,
  trackLane,
  well,
} from './town';
import type { Tour } from './tour';

const templeGate = (): string =>
  skyBands(640, 360) +
  sun(120, 90, 34) +
  treeLine(-40, 370, 320, 170, 'leaf') +
  treeLine(360, 370, 340, 180) +
  R(0, 366, 640, 114, 'stone') +
  gate(320, 376, 300, 320, 'ochre') +
  P('M236 376H404L520 480H120Z', 'linen') +
  plantPot(110, 420, 1.2, 5) +
  plantPot(530, 420, 1.2, 5);
const templePond = (): string =>
  terraceHall(
    pavilion(320, 352, 200, 220) +
      P('M110 362H530L620 470H20Z', 'stone') +
      P('M136 370H504L576 462H64Z', 'sea-2') +
      lotus(200, 410, 1, 0) +
      lotus(420, 430, 1.2, 0) +
      lotus(230, 440, 1.1, 1) +
      lotus(460, 400, 0.8, 1) +
      L('M260 396h70M320 446h90', 'foam', 3),
  );
const steles = (): string =>
  skyBands(640, 300) +
  treeLine(-20, 300, 700, 80, 'leaf') +
  R(0, 120, 640, 30, 'roof') +
  P('M-10 120L40 60H600L650 120Z', 'roof') +
  L(
    seq(16, (i) => `M${i * 42} 62l-10 56`),
    'line',
    2,
  ) +
  each([30, 230, 410, 596], (x) => R(x, 148, 16, 190, 'lacquer')) +
  R(0, 330, 640, 150, 'stone') +
  L('M0 380H640M0 440H640', 'line', 2) +
  each([120, 330, 520], (x) => stele(x, 360, 1.1)) +
  stele(220, 450, 1.4) +
  stele(440, 454, 1.4);
const altarHall = (): string =>
  R(0, 0, 640, 480, 'wood-2') +
  L(
    seq(9, (i) => `M0 ${i * 24 + 8}H640`),
    'line',
    3,
  ) +
  R(0, 360, 640, 120, 'clay') +
  L('M0 400H640M0 446H640', 'line', 2) +
  each(
    [60, 180, 430, 550],
    (x) => R(x, 0, 32, 400, 'lacquer') + R(x + 20, 0, 12, 400, 'shade') + R(x - 6, 392, 44, 16, 'stone'),
  ) +
  R(222, 60, 200, 40, 'lacquer', 4) +
  R(230, 66, 184, 28, 'turmeric', 3) +
  L('M262 72v16M292 72v16M322 72v16M352 72v16M382 72v16', 'lacquer', 6) +
  R(228, 270, 186, 100, 'wood-3', 4) +
  R(216, 258, 210, 16, 'lacquer', 3) +
  C(320, 190, 70, 'glow') +
  C(320, 196, 46, 'turmeric') +
  C(320, 196, 30, 'ochre') +
  each([250, 390], (x) => C(x, 236, 30, 'glow') + R(x - 6, 226, 12, 32, 'lamp', 3)) +
  incense(320, 450, 0.9) +
  silkLantern(130, 60, 1, 'lacquer') +
  silkLantern(510, 60, 1, 'lacquer');
const writing = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  windowP(200, 40, 240, 180, 'garden', { shape: 'cross', blind: 0.2 }) +
  artP(70, 80, 84, 116, 3) +
  artP(490, 80, 84, 116, 5) +
  R(0, 330, 640, 150, 'wood') +
  R(0, 322, 640, 14, 'wood-2') +
  L('M0 390H640', 'line', 2) +
  P('M70 330h200l-120 150h-180Z', 'light') +
  G(calligraphy(0, 0), 'translate(250 448) scale(1.6)') +
  blossomVase(40, 440, 1, 'lacquer', 'paper') +
  teaset(70, 372);

const potLane = (): string =>
  skyBands(640, 300) +
  sun(320, 110, 36) +
  villageHouse(330, 290, 170, 130, 'cream') +
  lateriteWall(-10, 190, 190, 150) +
  lateriteWall(460, 180, 200, 160) +
  P('M250 280H400L600 480H40Z', 'bamboo') +
  P('M-10 330H180L120 480H-10Z', 'stone') +
  P('M460 330H650V480H540Z', 'stone') +
  pot(60, 400, 1.2, 'ceramic', 0) +
  pot(120, 440, 1.5, 'jade', 1) +
  pot(40, 474, 1.6, 'paper', 4) +
  pot(560, 400, 1.2, 'paper', 2) +
  pot(600, 454, 1.7, 'ceramic', 0) +
  pot(520, 470, 1.1, 'clay', 3) +
  bicycle(290, 400, 0.9, 'lacquer', false);
const wheelRoom = (): string =>
  R(0, 0, 640, 480, 'wall-clay') +
  windowP(60, 60, 180, 160, 'garden', { shape: 'cross', blind: 0.16 }) +
  R(330, 90, 270, 10, 'wood', 2) +
  R(330, 190, 270, 10, 'wood', 2) +
  each([360, 420, 480, 550], (x, i) => pot(x, 90, 0.6, ['ceramic', 'paper', 'jade', 'clay'][i] ?? 'paper', i)) +
  each([370, 440, 500, 560], (x, i) =>
    pot(x, 190, 0.62, ['paper', 'clay', 'ceramic', 'jade'][i] ?? 'paper', (i + 2) % 5),
  ) +
  floor('cement', 360) +
  shaft(70, 360, 160, 120, 110) +
  pottersWheel(310, 440, 1.4) +
  lowStool(470, 452, 'lacquer', 1.3) +
  P('M90 450q-10-50 30-60t70 20q30 20 10 40Z', 'clay') +
  P('M150 396q70 8 50 54h-40q20-30-10-54Z', 'shade') +
  pot(560, 458, 1, 'clay', 3);
const potRoom = (): string =>
  R(0, 0, 640, 480, 'jade-mist') +
  potShelves(30, 400, 270, 4, 0) +
  potShelves(340, 400, 270, 4, 3) +
  floor('terracotta', 396) +
  pendant(320, 20, 0.7, 1) +
  pot(320, 460, 1.3, 'ceramic', 1) +
  pot(200, 466, 1, 'turmeric', 0) +
  pot(440, 464, 1, 'paper', 4);
const painting = (): string =>
  R(0, 0, 640, 480, 'mist') +
  windowP(380, 40, 200, 170, 'street', { blind: 0.2, mull: 1 }) +
  potShelves(40, 250, 250, 2, 2) +
  R(0, 320, 640, 160, 'wood-l') +
  R(0, 312, 640, 14, 'wood') +
  P('M300 326h200l-100 154h-200Z', 'light') +
  pot(320, 440, 2.3, 'paper', 0) +
  L('M300 380q20-20 40 0t40 0M296 400q30-14 60 0', 'ceramic', 5) +
  C(318, 356, 10, 'ceramic') +
  L('M430 430L370 372', 'wood-3', 7) +
  L('M376 380L364 366', 'ink-il', 8) +
  each(
    ['ceramic', 'lacquer', 'jade', 'turmeric'],
    (t, i) =>
      pot(480 + (i % 2) * 70, 400 + Math.floor(i / 2) * 56, 0.8, 'paper', 3) +
      `<ellipse cx="${480 + (i % 2) * 70}" cy="${368 + Math.floor(i / 2) * 56}" rx="26" ry="6" fill="var(--il-${t})"/>`,
  ) +
  pot(120, 450, 1.2, 'jade', 2) +
  pot(200, 410, 0.9, 'paper', 1);
const potMarket = (): string =>
  skyBands(640, 260) +
  treeLine(-20, 260, 320, 70, 'leaf') +
  treeLine(300, 260, 360, 80) +
  R(0, 256, 640, 224, 'bamboo') +
  seq(9, (i) => P(`M${i * 76 - 20} 40h76v46q-38 22-76 0Z`, i % 2 ? 'paper' : 'ceramic')) +
  R(0, 0, 640, 44, 'ceramic') +
  R(30, 80, 12, 190, 'wood-3') +
  R(600, 80, 12, 190, 'wood-3') +
  jarRow(70, 300, 7, 0.9, 'clay') +
  jarRow(50, 376, 6, 1.2, 'ceramic') +
  pot(110, 466, 2, 'jade', 1) +
  pot(250, 470, 2, 'paper', 0) +
  pot(400, 470, 2, 'turmeric', 2) +
  pot(540, 470, 2, 'ceramic', 4);

const villageGate = (): string =>
  skyBands(640, 340) +
  sun(520, 90, 34) +
  treeLine(-40, 340, 420, 80, 'leaf') +
  lateriteWall(80, 250, 150, 110) +
  lateriteWall(420, 250, 170, 110) +
  lateriteWall(220, 180, 56, 180) +
  lateriteWall(376, 180, 56, 180) +
  P('M206 184L240 128H412L446 184Z', 'roof') +
  P('M360 128H412L446 184H390Z', 'shade') +
  R(276, 184, 100, 30, 'clay') +
  R(0, 356, 640, 124, 'bamboo') +
  P('M276 356H376L520 480H140Z', 'linen') +
  banyan(96, 400, 1.15) +
  bicycle(420, 430, 0.95, 'jade', false);
const brickLane = (): string =>
  skyBands(640, 260) +
  treeLine(-60, 200, 300, 110) +
  treeLine(420, 200, 300, 120, 'leaf') +
  villageHouse(320, 270, 150, 120, 'ochre') +
  P('M-10 90L270 220V300L-10 480Z', 'clay') +
  P('M650 80L376 220V296L650 480Z', 'clay') +
  L(
    seq(7, (i) => `M-10 ${140 + i * 52}L270 ${232 + i * 11}M650 ${134 + i * 52}L376 ${230 + i * 10}`),
    'line',
    2.6,
  ) +
  P('M376 220L650 80V480L376 296Z', 'shade') +
  P('M-10 78L276 214V226L-10 96ZM650 68L370 214V226L650 86Z', 'roof') +
  P('M270 296H376L650 480H-10Z', 'linen') +
  L('M290 320h66M262 350h124M220 390h210M170 440h310', 'line', 3) +
  haystack(500, 420, 0.7) +
  bicycle(180, 450, 1.1, 'lacquer', true);
const soyYard = (): string =>
  skyBands(640, 300) +
  treeLine(-40, 260, 700, 110, 'leaf') +
  villageHouse(320, 330, 440, 230, 'cream') +
  R(0, 326, 640, 154, 'tile-l') +
  L('M0 370H640M0 420H640M90 326l-60 154M230 326l-30 154M400 326l30 154M540 326l60 154', 'line', 2) +
  jarRow(70, 400, 5, 1.2, 'wood-2') +
  jarRow(120, 466, 4, 1.35, 'wood-2') +
  well(566, 376) +
  palmTree(40, 360, 0.9);
const oldHouse = (): string =>
  R(0, 0, 640, 480, 'wall-ochre') +
  P('M-10 0L320-60L650 0V60L320 20L-10 60Z', 'wood-3') +
  each([70, 540], (x) => R(x, 20, 30, 380, 'wood-2') + R(x + 19, 20, 11, 380, 'shade')) +
  windowP(220, 80, 200, 150, 'garden', { shape: 'transom', blind: 0 }) +
  hatsOnWall(160, 120) +
  artP(450, 100, 70, 100, 3) +
  floor('terracotta') +
  shaft(240, 364, 180, 116, 70) +
  woodSofa(170, 396, 300, 'clay', ['turmeric', 'lacquer']) +
  tableLow(230, 426, 180, 'wood') +
  teaset(300, 417) +
  pot(120, 420, 1.2, 'wood-2', 4) +
  blossomVase(576, 420, 1.1) +
  pendant(320, 20, 0.7);
const harvest = (): string =>
  riceFields(['ochre', 'ochre-2', 'leaf']) +
  haystack(140, 400, 1.1) +
  haystack(250, 360, 0.7) +
  bicycle(400, 440, 1.2, 'lacquer', true) +
  palmTree(590, 420, 1.05);

const muaCave = (): string =>
  river(1) +
  karst('tower', 330, 480, 400, 420, 'karst-4', { flip: true, streak: 3 }) +
  stairs(500, 480, 150, 120, 34) +
  pavilion(500, 152, 70, 80);
const ancientGate = (): string =>
  skyBands(640, 330) +
  karst('hump', -60, 330, 320, 190, 'karst-1') +
  karst('tower', 420, 330, 240, 240, 'karst-2') +
  sun(330, 90, 36) +
  R(0, 326, 640, 154, 'stone') +
  gate(320, 346, 280, 250, 'linen') +
  hall(96, 346, 150, 90) +
  hall(546, 346, 150, 90) +
  P('M236 346H404L480 480H160Z', 'linen') +
  plantPot(130, 440, 1.3, 5) +
  plantPot(510, 440, 1.3, 5);
const dikeRoad = (): string =>
  river(0, 'ochre') +
  P('M360 480Q420 380 560 340T650 300V480Z', 'linen') +
  P('M480 480Q520 400 650 350V480Z', 'shade') +
  bicycle(440, 470, 1.2, 'jade', false) +
  palmTree(70, 470, 1.1, 6);
const sampans = (seed: number): string =>
  river(seed) +
  sampan(330, 318, 0.36) +
  sampan(390, 362, 0.56, -1) +
  sampan(230, 440, 1.1) +
  lotus(520, 440, 1, 0) +
  lotus(90, 450, 1.1, 0) +
  lotus(540, 450, 1, 1);

export const HA_NOI_TOURS: readonly Tour[] = [
  {
    slug: 't-09',
    subject: 'food-walk',
    views: [
      [
        'Phố cổ giờ ăn với những gian hàng và ghế nhựa thấp',
        'The old quarter at meal time: stalls and low stools',
        foodStreet,
      ],
      ['Bát phở bò trong quán nhỏ', 'A bowl of beef phở in a small shop', () => pho('jade-mist', 'wood-l', 'lattice')],
      [
        'Bún chả với rau sống trên bàn gỗ',
        'Bún chả and herbs on a wooden table',
        () => bunCha('wall-ochre', 'wood', 'street'),
      ],
      [
        'Bia hơi và lạc rang trên bàn vỉa hè dưới dây đèn',
        'Draught beer and peanuts on the pavement under lamps',
        () => biaHoi() + bulbString(0, 84, 640, 84, 12, 14),
      ],
      ['Bánh mì vừa kẹp trên giấy', 'A fresh bánh mì on paper', () => banhMi('mist', 'wood', 'lanterns')],
    ],
  },
  {
    slug: 't-10',
    subject: 'cyclo',
    views: [
      ['Xích lô đỏ trên phố nhà ống', 'A red cyclo in a street of tube houses', () => cycloStreet('lacquer')],
      ['Xích lô bên hồ có tháp cổ', 'A cyclo by the lake with its old tower', () => cycloLake('jade')],
      ['Xích lô qua quảng trường nhà thờ', 'A cyclo crossing the cathedral square', () => cycloSquare('turmeric')],
      ['Phố hoa buổi sớm với xe đạp bán hoa', 'The flower street in the morning, a flower bicycle', flowerStreet],
      ['Những chiếc xích lô nghỉ dưới đèn lồng', 'Cyclos resting under lanterns', cycloRest],
    ],
  },
  {
    slug: 't-11',
    subject: 'temple',
    views: [
      ['Cổng tam quan của ngôi đền cổ dưới bóng cây', 'The triple gate of an old temple among trees', templeGate],
      ['Lầu nhỏ soi bóng xuống hồ sen', 'A pavilion above its lotus pond', templePond],
      ['Hàng bia đá trên lưng rùa', 'Stone steles on their tortoises', steles],
      ['Gian thờ với cột sơn son', 'The altar hall with lacquered columns', altarHall],
      ['Bàn viết thư pháp với bút lông và giấy đỏ', 'A calligraphy table with brushes and red paper', writing],
    ],
  },
  {
    slug: 't-12',
    subject: 'west-lake',
    views: [
      ['Xe đạp dựng bên hồ Tây', 'A bicycle by West Lake', lakeBike],
      ['Đầm sen hồ Tây mùa nở', 'The lotus pond of West Lake in bloom', lotusPond],
      ['Ngôi chùa tháp bên hồ', 'The tower pagoda by the lake', lakePagoda],
      ['Quán cà phê ven hồ', 'A café on the shore', lakeCafe],
      ['Hai chiếc xe đạp lúc mặt trời lặn trên hồ', 'Two bicycles as the sun sets on the lake', lakeDusk],
    ],
  },
  {
    slug: 't-13',
    subject: 'bat-trang',
    views: [
      ['Ngõ làng Bát Tràng với chum vại hai bên', 'A lane of Bat Trang with jars on both sides', potLane],
      ['Bàn xoay gốm với chiếc bình đang thành hình', "A potter's wheel with a vase taking shape", wheelRoom],
      ['Gian hàng gốm với những kệ bình và bát', 'A shop with shelves of vases and bowls', potRoom],
      ['Bàn vẽ men lam lên bình', 'A table where a vase is painted in blue', painting],
      ['Chợ gốm ngoài trời', 'The open-air pottery market', potMarket],
    ],
  },
  {
    slug: 't-14',
    subject: 'duong-lam',
    views: [
      ['Cổng làng đá ong và cây đa', 'The laterite village gate and its banyan', villageGate],
      ['Ngõ gạch giữa hai bức tường đá ong', 'A brick lane between laterite walls', brickLane],
      ['Sân nhà cổ với những chum tương', 'The yard of an old house with jars of soy', soyYard],
      ['Gian giữa nhà cổ với bộ tràng kỷ', 'The middle room of an old house with its bench', oldHouse],
      ['Đồng lúa chín với cây rơm', 'Ripe rice fields with haystacks', harvest],
    ],
  },
  {
    slug: 't-15',
    subject: 'train-street',
    views: [
      [
        'Phố đường tàu giữa hai dãy nhà',
        'The train street between its rows of houses',
        () => trackLane(['ochre', 'rose', 'cream', 'jade-mist']),
      ],
      [
        'Bàn cà phê nhỏ bên đường ray',
        'A small coffee table beside the rails',
        () => trackLane(['rose', 'jade-mist', 'ochre', 'cream'], { table: true }),
      ],
      [
        'Đoàn tàu đỏ đi qua giữa phố',
        'The red train coming through the street',
        () => trackLane(['cream', 'ochre', 'jade-mist', 'rose'], { coming: true }),
      ],
      [
        'Cà phê trứng trong quán nhìn ra phố',
        'Egg coffee in a café facing the street',
        () => caPheTrung('wall-clay', 'wood-l', 'street'),
      ],
      [
        'Phố đường tàu dưới đèn lồng',
        'The train street under lanterns',
        () => trackLane(['jade-mist', 'cream', 'rose', 'ochre'], { lanterns: true, table: true }),
      ],
    ],
  },
  {
    slug: 't-16',
    subject: 'ninh-binh',
    views: [
      ['Thuyền nan trên sông giữa núi đá và đồng lúa', 'Sampans on the river between karst and rice', () => sampans(0)],
      ['Bậc đá lên đỉnh nhìn xuống dòng sông', 'Steps to the summit above the river', muaCave],
      ['Cổng cố đô dưới chân núi', 'The gate of the old capital below the hills', ancientGate],
      ['Đường đê đạp xe mùa lúa chín', 'Cycling the dike in harvest time', dikeRoad],
      [
        'Đoàn tàu sớm về Ninh Bình',
        'The early train to Ninh Binh',
        () =>
          riceFields(['leaf', 'leaf-2', 'ochre']) +
          P('M290 240H350L470 480H170Z', 'road') +
          train(320, 420, 1.1) +
          C(320, 300, 90, 'glow') +
          cloud(420, 130, 0.6) +
          palmTree(80, 440, 1.1) +
          palmTree(590, 440, 1),
      ],
    ],
  },
];
