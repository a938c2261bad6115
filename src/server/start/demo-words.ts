/**
 * Words that only the demo hotel may say of itself: names, places, people, figures and promises. No page, mail or file
 * of another house has any of it. Written out, so that a word that is moved or renamed is still looked for.
 */
const DEMO_WORDS = [
  // Its name, and pictures that show it.
  ...['Hiên', 'share/hien', 'hien.example', 'hiendemo'],
  // Where it is.
  ...[
    'Hạ Long',
    'Ha Long',
    'Hà Nội',
    'Ha Noi',
    'Hanoi',
    'Bãi Cháy',
    'Bai Chay',
    'Hòn Gai',
    'Tuần Châu',
    'Quảng Ninh',
    'Quang Ninh',
  ],
  ...['0203', '20.9548', 'nhìn vịnh', 'là vịnh', 'the bay', 'seafront'],
  // Who praises and pays it.
  ...[
    'Thu Hằng',
    'Thu Hang',
    'Quốc Bảo',
    'Minh Anh',
    'chị Lan',
    'Đức Thành',
    'Quỹ Bến Gió',
    'Lá Sen Capital',
    'Sông Thương',
  ],
  ...['Mỏ Kiến', 'Vạn Hải', 'Tranh Đông', 'Agoda', 'Traveloka'],
  // What its company says of itself.
  ...['2016', '20 tỷ', '20 billion', 'Bộ Công Thương', 'Ministry of Industry', 'PayPal', 'USDT'],
  // What it has and costs.
  ...[
    'tầng 41',
    'floor 41',
    'floor 40',
    'sky bar',
    'bể bơi',
    'rooftop',
    '2 tỷ',
    '2 billion',
    '500.000',
    '500,000',
    '−20%',
    '1.200.000',
    '300.000',
    '300,000',
    '20 tầng',
    'tầng thượng',
    'phòng rác',
    'trash room',
    'thang dây',
    'rope ladder',
  ],
  // What it promises.
  ...[
    '24/7',
    'trong 30 phút',
    'within 30 minutes',
    'ngày cũng như đêm',
    'đêm hay ngày',
    'cả ngày lẫn đêm',
    'day and night',
    'day or night',
  ],
  ...['8h–21h', '8 am', '21h', '9 pm'],
  'B902',
];

/** Finds the words of the demo in a text, in the order of the list. */
export function demoWordsIn(text: string): string[] {
  const plain = text.normalize('NFC').replaceAll(/[\u00a0\u2060]/g, (space) => (space === '\u2060' ? '' : ' '));
  return DEMO_WORDS.filter((word) => plain.includes(word));
}

/**
 * Tells the words of the demo that a house says of itself too, such as where it is and what it costs.
 *
 * @param facts everything that the house has said, as JSON
 */
export const ownWordsIn = (facts: string): ReadonlySet<string> =>
  new Set(DEMO_WORDS.filter((word) => facts.includes(word) || (FIGURES.test(word) && facts.includes(digitsOf(word)))));

/** An amount as people write it. */
const FIGURES = /^[\d.,]+$/;
const digitsOf = (word: string): string => word.replaceAll(/\D/g, '');
