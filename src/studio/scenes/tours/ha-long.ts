/** Eight tours from Ha Long: bay cruise, kayak, cave, sunset, Bai Tu Long, Yen Tu, Cat Ba, seafood market. */
import { C, G, L, P, R, each, seq } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { coracle, cruise, fishingBoat, junk, kayak, sampan } from '../../kit/boats';
import {
  CAVE_JADE,
  CAVE_ROSE,
  CAVE_WARM,
  beach,
  caveHall,
  caveMouth,
  forestPath,
  mountains,
  palmTree,
  riceFields,
} from '../../kit/places';
import { hall, incense, stairs } from '../../kit/temple';
import { basket, lifeJackets } from '../../kit/craft';
import { stall, bunting } from '../../kit/market';
import { deck, rail, sea, terrace } from '../../kit/outdoors';
import { cabins, stayBridge } from '../../kit/landmarks';
import { bedFront, bedside } from '../../kit/beds';
import { windowP } from '../../kit/window';
import { floor } from '../../kit/floor';
import { lounger, parasol } from '../../kit/bath';
import { bicycle } from '../../kit/street';
import { pendant, silkLantern } from '../../kit/lamps';
import { plantPot } from '../../kit/plants';
import { cloud, skyBands, sun } from '../../kit/sky';
import { bunBeBe, chaMuc, ocXao } from '../dishes';
import { boatsAtDawn, cruising, deckTable, lagoon, pearlFarm, sailing, sunDeck, village } from './water';
import type { Tour } from './tour';

const islandBeach = (): string =>
  beach([
    ['hump', -60, 240, 110, 1],
    ['tower', 420, 220, 230, 3],
    ['twin', 180, 180, 100, 1],
  ]) +
  palmTree(90, 420, 1, -8) +
  parasol(320, 440, 0.9, 'paper', 'lacquer') +
  lounger(240, 452, 0.8, 'turmeric') +
  lounger(420, 456, 0.8, 'jade', -1) +
  palmTree(590, 440, 1.1, 8);

const quietBeach = (): string =>
  beach([
    ['twin', 20, 220, 130, 1],
    ['hump', 260, 260, 90, 1],
    ['tower', -80, 170, 220, 3],
  ]) +
  palmTree(540, 420, 1.2, -6) +
  palmTree(600, 440, 1, 10) +
  coracle(220, 440, 1.5, true) +
  kayak(420, 412, 0.9, 'jade', 1, true);

/** Looking out of a sea arch with boats beyond. */
const arch = (plan: 0 | 1 | 2 | 3 | 4, tone: string): string =>
  sea({ hz: 270, plan, sunAt: [330, 180, 40] }) + kayak(330, 380, 1.1, tone) + caveMouth();

const kayakDock = (): string =>
  sea({ hz: 230, foot: 360, plan: 4, sunAt: [300, 120, 36] }) +
  deck(350) +
  P('M250 350h140l70 130h-280Z', 'wood-l') +
  L('M238 372h164M226 396h188M212 424h216M196 454h248', 'line', 3) +
  lifeJackets(60, 250) +
  R(34, 250, 8, 130, 'wood-3') +
  R(232, 250, 8, 110, 'wood-3') +
  G(kayak(0, 0, 0.94, 'lacquer', 1, true), 'translate(520 300)') +
  R(420, 306, 200, 8, 'wood-3') +
  R(440, 306, 8, 90, 'wood-3') +
  R(596, 306, 8, 90, 'wood-3') +
  kayak(520, 346, 0.94, 'turmeric', 1, true) +
  R(420, 352, 200, 8, 'wood-3') +
  kayak(170, 440, 1.2, 'jade', 1, true);

const caveStairs = (): string =>
  sea({ hz: 330, plan: 3, sunAt: [110, 120, 34] }) +
  karst('tower', 180, 350, 520, 420, 'karst-3', { streak: 4 }) +
  P('M372 196Q380 110 450 104Q528 108 532 196Z', 'karst-4') +
  P('M386 196Q396 124 450 118Q512 122 518 196Z', 'ink-il') +
  C(450, 170, 22, 'halo') +
  P('M404 150q8 30 14 0ZM428 124q8 44 16 0ZM462 120q6 34 14 0ZM488 134q8 40 16 4Z', 'karst-4') +
  stairs(430, 350, 196, 120, 60) +
  each(
    [0, 1, 2, 3],
    (i) =>
      R(392 - i * 8, 206 + i * 38, 4, 22, 'wood-3') +
      C(394 - i * 8, 204 + i * 38, 20, 'glow') +
      C(394 - i * 8, 204 + i * 38, 5, 'lamp'),
  ) +
  R(330, 346, 210, 14, 'wood') +
  cruise(170, 400, 1.1) +
  sampan(500, 430, 0.9);

const pier = (): string =>
  sea({ hz: 220, plan: 0, sunAt: [480, 120, 36] }) +
  stayBridge(0, 150, 640, 90) +
  cruise(150, 300, 0.9) +
  cruise(450, 292, 0.8) +
  P('M250 480L300 330H340L390 480Z', 'wood-l') +
  L('M292 352h56M284 376h72M274 404h92M262 438h116', 'line', 3) +
  fishingBoat(150, 400, 1.1) +
  junk(510, 410, 0.7, { furled: true });

const sailDeck = (): string =>
  sea({ hz: 260, foot: 370, plan: 2, sunAt: [200, 200, 56], clouds: false }) +
  deck(366) +
  rail(296, 370, 'wood') +
  R(420, 0, 16, 400, 'wood-3') +
  P('M436 0Q560 80 620 0ZM436 20L640 110V260Q540 250 436 320Z', 'sail') +
  P('M560 74L640 110V260Q600 256 560 262Z', 'sail-2') +
  L('M436 90L640 150M436 160L640 196M436 230L640 232', 'sail-rib', 4) +
  L('M436 20L300 366M436 60L250 366', 'cord', 3) +
  lounger(180, 446, 1.05, 'turmeric') +
  silkLantern(300, 30, 0.9, 'lacquer') +
  plantPot(60, 450, 0.9, 3);

const cabinBed = (): string =>
  R(0, 0, 640, 480, 'wood') +
  L(
    seq(12, (i) => `M0 ${i * 34 + 10}H640`),
    'line',
    2,
  ) +
  windowP(80, 66, 130, 130, 'islands', { shape: 'round' }) +
  windowP(430, 66, 130, 130, 'bay', { shape: 'round' }) +
  floor('wood-l') +
  bedside(96, 396) +
  bedside(482, 396) +
  bedFront(320, 430, 260, { throwC: 'ceramic', head: 'wood-3', form: 'low' }) +
  pendant(320, 40, 0.8, 2);

const coracles = (): string =>
  sea({ hz: 250, plan: 1, sunAt: [240, 130, 36] }) +
  coracle(160, 340, 1.1) +
  coracle(330, 390, 1.5) +
  coracle(520, 350, 1.2) +
  L('M360 366L470 300M470 300q60 20 90 66', 'cord', 2.4) +
  sampan(110, 440, 1);

const pagodaStairs = (): string =>
  mountains() +
  stairs(320, 480, 250, 210, 60) +
  hall(320, 262, 240, 120, 'wood-2', 'roof') +
  incense(210, 470, 0.9) +
  incense(430, 470, 0.9);
const overForest = (): string =>
  mountains() + cabins(-20, 60, 660, 250, 5, 2.4) + R(600, 210, 14, 270, 'steel-2') + L('M580 214h54', 'steel-2', 8);
const bronzePagoda = (): string =>
  skyBands(640, 480) +
  sun(470, 110, 44) +
  cloud(60, 120, 1.1) +
  cloud(330, 170, 1.3) +
  P('M-20 480L160 350Q320 270 480 350L660 480Z', 'karst-3') +
  P('M330 290Q410 310 480 350L660 480H420Z', 'shade') +
  stairs(320, 480, 336, 150, 80) +
  hall(320, 340, 190, 130, 'bamboo-2', 'wood-2') +
  R(0, 400, 640, 30, 'haze') +
  cloud(-20, 420, 1.5) +
  cloud(420, 440, 1.4) +
  incense(320, 420, 0.6);
const courtyard = (): string =>
  skyBands(640, 300) +
  karst('hump', -40, 300, 400, 160, 'karst-1') +
  karst('hump', 300, 300, 420, 190, 'karst-2') +
  terrace(330) +
  hall(320, 346, 460, 190, 'wood-2') +
  incense(320, 440, 1.3) +
  each([90, 550], (x) => plantPot(x, 430, 1.2, 5)) +
  silkLantern(160, 216, 0.8) +
  silkLantern(480, 216, 0.8);

const fort = (): string =>
  sea({ hz: 190, foot: 340, plan: 1, sunAt: [420, 90, 36] }) +
  junk(300, 230, 0.24) +
  cruise(180, 250, 0.3) +
  junk(440, 260, 0.3) +
  P('M-10 480V370Q160 320 330 350T660 330V480Z', 'leaf') +
  P('M-10 480V410Q200 360 400 390T660 380V480Z', 'bamboo') +
  R(300, 366, 150, 18, 'stone') +
  G(
    R(0, -12, 120, 24, 'ink-il', 10) +
      R(108, -15, 16, 30, 'ink-il-2', 4) +
      C(20, 18, 24, 'wood-3') +
      C(20, 18, 8, 'wood'),
    'translate(310 352) rotate(-12)',
  ) +
  plantPot(90, 440, 1.2, 2) +
  plantPot(560, 440, 1.1, 0);
const bikeRoad = (): string =>
  riceFields(['leaf', 'bamboo', 'leaf-2']) +
  P('M286 240h68L470 480H150Z', 'linen') +
  bicycle(250, 440, 1.3, 'jade', false) +
  palmTree(90, 400, 1) +
  palmTree(570, 390, 0.9);

const fishMarket = (): string =>
  sea({ hz: 200, foot: 330, plan: 3, sunAt: [330, 100, 34] }) +
  fishingBoat(200, 280, 0.7) +
  fishingBoat(450, 276, 0.7, -1) +
  R(0, 326, 640, 154, 'stone') +
  bunting(0, 40, 640, 40, 16) +
  stall(20, 420, 190, 'ceramic', ['steel', 'ember', 'linen', 'steel']) +
  stall(430, 420, 190, 'lacquer', ['ember', 'steel', 'turmeric', 'clay']) +
  basket(260, 440, 1.1, 'steel', 0) +
  basket(380, 446, 1.1, 'ember', 1);
const catchOfDay = (): string =>
  R(0, 0, 640, 200, 'ceramic') +
  seq(9, (i) => P(`M${i * 76 - 10} 0h76v50q-38 24-76 0Z`, i % 2 ? 'paper' : 'lacquer')) +
  R(0, 190, 640, 290, 'steel') +
  L('M0 290H640M0 390H640', 'line', 3) +
  basket(130, 270, 1.9, 'steel', 0) +
  basket(330, 268, 1.9, 'ember', 1) +
  basket(524, 272, 1.9, 'linen', 2) +
  basket(220, 400, 2.2, 'ember', 3) +
  basket(450, 404, 2.2, 'ceramic', 0);

export const HA_LONG_TOURS: readonly Tour[] = [
  {
    slug: 't-01',
    subject: 'bay-cruise',
    views: [
      ['Du thuyền trắng hai tầng trên vịnh Hạ Long', 'A white cruise boat on Ha Long Bay', () => cruising(0)],
      [
        'Boong tắm nắng của du thuyền giữa các đảo đá',
        'The sun deck of the boat among the islands',
        () => sunDeck(1, 'lacquer', 'jade'),
      ],
      [
        'Bàn ăn trưa bày trên boong, trước mặt là vịnh',
        'Lunch laid on deck, facing the bay',
        () => deckTable(0, 'jade'),
      ],
      [
        'Lòng hang với nhũ đá và lối đi có đèn',
        'A cave hall with stalactites and a lit path',
        () => caveHall(CAVE_WARM),
      ],
      [
        'Bãi cát trắng dưới chân đảo với ô và ghế nằm',
        'A white beach below an island with parasols and sun beds',
        islandBeach,
      ],
    ],
  },
  {
    slug: 't-02',
    subject: 'kayak',
    views: [
      [
        'Hai chiếc kayak trong áng nước xanh giữa vách đá',
        'Two kayaks in a green lagoon between cliffs',
        () => lagoon('turmeric', 'lacquer'),
      ],
      ['Kayak chui qua cửa hang luồn', 'A kayak passing through a sea arch', () => arch(2, 'lacquer')],
      ['Bến kayak với áo phao treo sẵn', 'The kayak dock with life jackets ready', kayakDock],
      [
        'Làng bè với những ngôi nhà nổi nhiều màu',
        'A floating village of coloured houses',
        () => village(0, ['jade', 'turmeric', 'rose']),
      ],
      [
        'Chèo kayak về bến khi chiều xuống',
        'Paddling home in the late afternoon',
        () =>
          sea({ hz: 280, plan: 3, sunAt: [430, 236, 54], clouds: false }) +
          kayak(200, 380, 1.2, 'jade') +
          kayak(450, 430, 1.3, 'turmeric', -1),
      ],
    ],
  },
  {
    slug: 't-03',
    subject: 'caves',
    views: [
      [
        'Hang lớn với nhũ đá nhiều tầng dưới ánh đèn',
        'A great cave with tiers of stalactites under lamps',
        () => caveHall(CAVE_ROSE, 14),
      ],
      ['Bậc đá lên cửa hang từ bến thuyền', 'Stone steps from the landing to the cave', caveStairs],
      ['Hồ nước trong lòng hang', 'A still pool inside the cave', () => caveHall(CAVE_JADE, -10, true)],
      [
        'Nhìn ra vịnh từ cửa hang',
        'The bay seen from the mouth of the cave',
        () =>
          sea({ hz: 280, plan: 1, sunAt: [300, 170, 40] }) +
          cruise(380, 360, 0.7) +
          junk(240, 320, 0.4) +
          caveMouth('karst-4'),
      ],
      ['Bến tàu bên cầu Bãi Cháy trước giờ khởi hành', 'The pier by Bai Chay bridge before departure', pier],
    ],
  },
  {
    slug: 't-04',
    subject: 'sunset-junk',
    views: [
      ['Thuyền buồm đỏ trước mặt trời lặn', 'A red-sailed junk before the setting sun', () => sailing(0, 330, true)],
      ['Boong thuyền dưới cánh buồm lúc chiều', 'The deck below the sail in the evening light', sailDeck],
      ['Bữa tối trên boong dưới dây đèn', 'Dinner on deck under strings of lamps', () => deckTable(4, 'lacquer', true)],
      [
        'Chả mực nóng trên bàn cạnh cửa sổ nhìn ra vịnh',
        'Warm squid cakes on a table by the bay',
        () => chaMuc('wall-clay', 'wood', 'lanterns'),
      ],
      [
        'Đoàn thuyền buồm về bến',
        'Junks on their way home',
        () =>
          sea({ hz: 270, plan: 2, sunAt: [250, 220, 50], clouds: false }) +
          junk(420, 320, 0.5) +
          junk(160, 340, 0.6, { sails: 'clay' }) +
          junk(330, 420, 1),
      ],
    ],
  },
  {
    slug: 't-05',
    subject: 'bai-tu-long',
    views: [
      [
        'Thuyền nan trên vịnh Bái Tử Long vắng lặng',
        'A sampan on quiet Bai Tu Long bay',
        () => sea({ hz: 260, plan: 4, sunAt: [320, 150, 42] }) + sampan(320, 390, 1.7),
      ],
      ['Trại ngọc trai với phao và dây nuôi', 'A pearl farm with its floats and lines', pearlFarm],
      ['Bãi biển hoang sơ với thuyền thúng', 'A wild beach with a coracle', quietBeach],
      ['Những chiếc thuyền thúng thả lưới', 'Coracles setting their nets', coracles],
      ['Phòng ngủ trên thuyền với ô cửa tròn', 'A cabin with round portholes', cabinBed],
    ],
  },
  {
    slug: 't-06',
    subject: 'yen-tu',
    views: [
      ['Đường bậc đá lên chùa Yên Tử', 'Stone steps up to the pagoda of Yen Tu', pagodaStairs],
      ['Cáp treo bay qua rừng Yên Tử', 'The cable car above the forest of Yen Tu', overForest],
      ['Chùa trên đỉnh núi giữa mây', 'The pagoda at the summit among clouds', bronzePagoda],
      ['Sân chùa với lư hương', 'The temple yard with its incense burner', courtyard],
      ['Đường tùng trúc mát rượi', 'A cool path through bamboo', () => forestPath('bamboo')],
    ],
  },
  {
    slug: 't-07',
    subject: 'cat-ba',
    views: [
      ['Vịnh Lan Hạ với du thuyền và thuyền buồm', 'Lan Ha bay with a cruise boat and junks', () => cruising(2, true)],
      ['Lối mòn trong rừng quốc gia Cát Bà', 'A trail in the forest of Cat Ba', () => forestPath('tree', 'wood-l')],
      ['Đài ngắm cảnh trên pháo đài cổ', 'The lookout on the old fort', fort],
      ['Đạp xe qua cánh đồng làng trên đảo', 'Cycling past the fields of an island village', bikeRoad],
      [
        'Làng chài Cái Bèo trên mặt nước',
        'The fishing village of Cai Beo on the water',
        () => village(2, ['ceramic', 'ochre', 'jade-mist']),
      ],
    ],
  },
  {
    slug: 't-08',
    subject: 'seafood-market',
    views: [
      ['Chợ hải sản bên bến thuyền', 'The seafood market by the harbour', fishMarket],
      ['Những mẹt cá, cua, tôm vừa lên bờ', 'Baskets of fish, crab and shrimp just landed', catchOfDay],
      ['Thuyền cá về bến lúc bình minh', 'Fishing boats coming in at dawn', boatsAtDawn],
      [
        'Ốc xào sả ớt bên cửa sổ nhìn ra biển',
        'Snails with lemongrass by a window on the sea',
        () => ocXao('mist', 'wood-l', 'bay'),
      ],
      [
        'Bún bề bề nóng hổi trong quán chợ',
        'A hot bowl of mantis shrimp noodles at the market',
        () => bunBeBe('jade-mist', 'wood', 'lattice'),
      ],
    ],
  },
];
