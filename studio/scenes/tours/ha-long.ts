/** Eight tours from Ha Long: bay cruise, kayak, cave, sunset, Bai Tu Long, Yen Tu, Cat Ba, seafood market. */
import { cruise, junk } from '../../kit/boats';
import { CAVE_JADE, CAVE_ROSE, CAVE_WARM, caveHall, caveMouth } from '../../kit/caves';
import { forestPath } from '../../kit/places';
import { sea } from '../../kit/outdoors';
import { bunBeBe } from '../dishes/bowls';
import { chaMuc, ocXao } from '../dishes/plates';
import { boatsAtDawn, cruising, deckTable, lagoon, paddlingHome, pearlFarm, sailing, sunDeck, village } from './water';
import { type Tour } from './tour';
import {
  arch,
  bikeRoad,
  cabinBed,
  catchOfDay,
  caveStairs,
  coracles,
  fishMarket,
  fort,
  islandBeach,
  pier,
  quietBeach,
  sailDeck,
} from './bay-places';
import { caiBeo, kayakDock, lanHa, stillMorning } from './quiet-bay';
import { bronzePagoda, courtyard, overForest, pagodaStairs } from './yen-tu';

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
        'A floating village of colored houses',
        () => village(0, ['jade', 'turmeric', 'rose']),
      ],
      ['Chèo kayak về bến khi chiều xuống', 'Paddling home in the late afternoon', paddlingHome],
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
      ['Thuyền nan trên vịnh Bái Tử Long vắng lặng', 'A sampan on quiet Bai Tu Long bay', stillMorning],
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
      ['Vịnh Lan Hạ với du thuyền và thuyền buồm', 'Lan Ha bay with a cruise boat and junks', lanHa],
      ['Lối mòn trong rừng quốc gia Cát Bà', 'A trail in the forest of Cat Ba', () => forestPath('tree', 'wood-l')],
      ['Đài ngắm cảnh trên pháo đài cổ', 'The lookout on the old fort', fort],
      ['Đạp xe qua cánh đồng làng trên đảo', 'Cycling past the fields of an island village', bikeRoad],
      ['Làng chài Cái Bèo trên mặt nước', 'The fishing village of Cai Beo on the water', caiBeo],
    ],
  },
  {
    slug: 't-08',
    subject: 'seafood-market',
    views: [
      ['Chợ hải sản bên bến thuyền', 'The seafood market by the harbor', fishMarket],
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
