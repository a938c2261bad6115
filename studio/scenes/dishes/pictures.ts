/** The dining section's dishes: one table each, the dish in the middle 70 %. */
import { type Picture } from '../picture';
import { bunBeBe, bunCha, pho } from './bowls';
import { banhCuon, banhMi, chaMuc, ocXao, saSung } from './plates';
import { biaHoi, caPheTrung, nuocMia, traDa } from './drinks';

const dish = (slug: string, vi: string, en: string, draw: () => string): Picture => ({
  id: `dishes/${slug}`,
  w: 640,
  h: 480,
  alt: { vi, en },
  subject: `dish:${slug}`,
  draw,
});

export const DISHES: readonly Picture[] = [
  dish(
    'pho',
    'Bát phở bò nóng với bánh phở, thịt bò, hành lá và rau thơm',
    'A steaming bowl of beef pho with rice noodles, spring onion and herbs',
    pho,
  ),
  dish(
    'bun-cha',
    'Bún chả: bát nước chấm với chả nướng, đĩa bún và đĩa rau sống',
    'Bun cha: grilled patties in a bowl of dipping sauce, noodles and herbs beside it',
    bunCha,
  ),
  dish(
    'banh-cuon',
    'Đĩa bánh cuốn nóng rắc hành phi, bát nước chấm và chả',
    'Steamed rice rolls with fried shallots, a bowl of sauce and sliced sausage',
    banhCuon,
  ),
  dish(
    'cha-muc',
    'Chả mực Hạ Long vàng ruộm trên lá chuối, bát nước mắm ớt',
    'Golden Ha Long squid cakes on a banana leaf with chilli fish sauce',
    chaMuc,
  ),
  dish(
    'sa-sung',
    'Đĩa sá sùng nướng với chanh, ớt và tương ớt',
    'A plate of grilled peanut worms with lime, chilli and chilli sauce',
    saSung,
  ),
  dish(
    'oc-xao',
    'Đĩa ốc xào sả ớt bốc hơi nóng',
    'A steaming plate of snails stir-fried with lemongrass and chilli',
    ocXao,
  ),
  dish(
    'bun-be-be',
    'Bát bún bề bề Hạ Long với bề bề bóc vỏ, cà chua và rau thơm',
    'A bowl of Ha Long mantis shrimp noodles with tomato and herbs',
    bunBeBe,
  ),
  dish(
    'banh-mi',
    'Bánh mì kẹp thịt, dưa góp và rau mùi trên giấy, bên ly cà phê đá',
    'A banh mi with meat, pickles and coriander on paper, iced coffee beside it',
    banhMi,
  ),
  dish(
    'ca-phe-trung',
    'Tách cà phê trứng đặt trong bát nước nóng',
    'A cup of egg coffee kept warm in a bowl of hot water',
    caPheTrung,
  ),
  dish(
    'tra-da',
    'Hai cốc trà đá và ấm ủ trên bàn nhỏ ở vỉa hè',
    'Two glasses of iced tea on a small pavement table',
    traDa,
  ),
  dish(
    'bia-hoi',
    'Hai cốc bia hơi đầy bọt và đĩa lạc rang trên bàn vỉa hè',
    'Two foaming glasses of draught beer and a plate of peanuts on a pavement table',
    biaHoi,
  ),
  dish(
    'nuoc-mia',
    'Cốc nước mía đá cạnh máy ép và những khúc mía',
    'A glass of iced sugarcane juice beside the press and fresh canes',
    nuocMia,
  ),
];
