/** Eight tours from Ha Noi: food walk, cyclo, temple, West Lake, pottery, Duong Lam, train street, Ninh Binh. */
import { bulbString } from '../../kit/lamps';
import { banhMi } from '../dishes/plates';
import { biaHoi, caPheTrung } from '../dishes/drinks';
import { bunCha, pho } from '../dishes/bowls';
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
  trackLane,
} from './town';
import { type Tour } from './tour';
import { altarHall, steles, templeGate, templePond, writing } from './temple';
import { painting, potLane, potMarket, potRoom, wheelRoom } from './pottery';
import { brickLane, harvest, oldHouse, soyYard, villageGate } from './village';
import { ancientGate, dikeRoad, earlyTrain, muaCave, sampans } from './ninh-binh';

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
      ['Bát phở bò trong quán nhỏ', 'A bowl of beef pho in a small shop', () => pho('jade-mist', 'wood-l', 'lattice')],
      [
        'Bún chả với rau sống trên bàn gỗ',
        'Bun cha and herbs on a wooden table',
        () => bunCha('wall-ochre', 'wood', 'street'),
      ],
      [
        'Bia hơi và lạc rang trên bàn vỉa hè dưới dây đèn',
        'Draught beer and peanuts on the pavement under lamps',
        () => biaHoi('jade-2') + bulbString(0, 84, 640, 84, 12, 14),
      ],
      ['Bánh mì vừa kẹp trên giấy', 'A fresh banh mi on paper', () => banhMi('mist', 'wood', 'lanterns')],
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
      ['Đoàn tàu sớm về Ninh Bình', 'The early train to Ninh Binh', earlyTrain],
    ],
  },
];
