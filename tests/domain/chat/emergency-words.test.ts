import { describe, expect, it } from 'vitest';
import { CALLS_FOR, type Danger, dangerIn, tellsOf } from '../../../src/domain/chat/emergency-words';
import { EMERGENCY_NUMBERS } from '../../../src/domain/guide/emergency';
import { fold } from '../../../src/domain/fold';

/** Sentences that people type, and what has happened. Each Vietnamese line is asked with its marks and without. */
const CALLS: readonly [Danger, readonly string[]][] = [
  [
    'fire',
    [
      'cháy',
      'có cháy',
      'cháy!!!',
      'CHÁY',
      'cháyyyy',
      'cháy nhà',
      'cháy rồi',
      'phòng tôi bị cháy',
      'cháy ở tầng 12',
      'có cháy ở hành lang',
      'có khói',
      'khói',
      'nhiều khói quá',
      'mùi khét',
      'hoả hoạn',
      'hỏa hoạn',
      'báo cháy kêu',
      'bình chữa cháy ở đâu',
      'chập điện',
      'bốc cháy',
      'gọi cứu hoả',
      'cháy ở Bãi Cháy',
      'fire',
      'Fire!!!',
      'there is a fire in my room',
      'the kitchen is on fire',
      'smoke',
      'smoke in the corridor',
      'something is burning',
    ],
  ],
  [
    'gas',
    ['rò gas', 'rò rỉ gas', 'có mùi gas', 'xì gas trong bếp', 'gas leak', 'I smell gas', 'it smells like gas here'],
  ],
  [
    'ambulance',
    [
      'cấp cứu',
      'gọi xe cấp cứu',
      'đau tim',
      'bố tôi bị đột quỵ',
      'khó thở',
      'vợ tôi ngất xỉu',
      'bất tỉnh',
      'con tôi bị co giật',
      'chảy máu nhiều',
      'tai nạn',
      'ngộ độc',
      'bị điện giật',
      'ambulance',
      'heart attack',
      'my father has chest pain',
      "he can't breathe",
      'she is not breathing',
      'choking',
      'stroke',
      'unconscious',
      'bleeding',
      '115',
    ],
  ],
  [
    'police',
    [
      'công an',
      'gọi công an',
      'có trộm',
      'ăn trộm',
      'kẻ trộm trong phòng',
      'bị cướp',
      'có người đột nhập',
      'đánh nhau',
      'bị quấy rối',
      'police',
      'thief',
      'I was robbed',
      'somebody stole my bag',
      'intruder',
      'someone is breaking in',
      '113',
    ],
  ],
  [
    'water',
    ['đuối nước', 'có người chết đuối', 'trẻ em đuối nước ở hồ bơi', 'drowning', 'a child is drowning in the pool'],
  ],
  [
    'lift',
    [
      'kẹt thang máy',
      'tôi bị kẹt trong thang máy',
      'thang máy bị kẹt',
      'stuck in the lift',
      'I am stuck in an elevator',
      'trapped',
    ],
  ],
  ['disaster', ['động đất', 'sạt lở', 'earthquake', 'tsunami']],
  ['any', ['khẩn cấp', 'cứu tôi với', 'cứu', 'SOS', 'emergency', 'help', 'HELP!!!', 'help me', '911']],
];

describe('a call for help', () => {
  it.each(CALLS.flatMap(([danger, texts]) => texts.map((text) => [text, danger] as const)))(
    '"%s" is %s, with marks and without',
    (text, danger) => {
      expect(dangerIn(text)).toBe(danger);
      expect(dangerIn(text.normalize('NFD'))).toBe(danger);
    },
  );

  // Alone and without marks these mean much else; then they count when nothing else is said.
  it.each(CALLS.flatMap(([danger, texts]) => texts.map((text) => [fold(text), danger] as const)))(
    '"%s" is %s',
    (text, danger) => {
      expect(dangerIn(text)).toBe(danger);
    },
  );

  it.each([
    'máy giặt không chạy',
    'may giat khong chay',
    'chạy',
    'điều hoà không chạy',
    'dieu hoa khong chay',
    'khách sạn ở Bãi Cháy',
    'khach san o bai chay',
    'nhà hàng Bãi Cháy',
    'quán chay gần đây',
    'quan chay gan day',
    'có món chay không',
    'đồ chay',
    'phở',
    'mã cửa',
    'bếp từ không lên',
    'máy hút khói',
    'ra khỏi phòng',
    'khỏi cần',
    'khởi động',
    'lò vi sóng có tia lửa',
    'bật lửa ở đâu',
    'trả phòng lúc mấy giờ',
    'thang máy ở đâu',
    'hồ bơi ở tầng mấy',
    'can I smoke on the balcony',
    'where is the smoking area',
    'fireplace',
    'firework',
    'breakfast',
    'washing machine',
    'how do I open the door',
    'help with the tv',
    'can you help me with the stove',
    'do I have to register with the police',
    'tôi bị cháy nắng',
    'chạy bộ ở đâu',
    'cơm cháy',
    'gas',
    'thang',
    'kitchen knife',
    'lịch tàu chạy',
    'xe chạy mấy giờ',
    'A902',
    'B1130',
    '',
  ])('"%s" is none', (text) => {
    expect(dangerIn(text)).toBeNull();
  });

  it('names a number for each', () => {
    const known = EMERGENCY_NUMBERS.map(({ who }) => who);
    for (const calls of Object.values(CALLS_FOR)) {
      expect(calls.length).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining([...calls]));
    }
    expect(CALLS_FOR.fire[0]).toBe('fire');
    expect(CALLS_FOR.ambulance[0]).toBe('ambulance');
    expect(CALLS_FOR.police[0]).toBe('police');
  });
});

describe('what a search may list below the numbers', () => {
  it.each([
    ['fire', 'Bình chữa cháy'],
    ['fire', 'Đầu báo khói'],
    ['fire', 'Có khói: cúi thấp, che mũi miệng bằng khăn ướt'],
    ['fire', 'Smoke detector'],
    ['fire', 'Fire extinguisher'],
    ['lift', 'Thang máy dừng giữa chừng: bấm nút hình chuông'],
  ] as const)('is for %s "%s"', (danger, text) => {
    expect(tellsOf(danger, text)).toBe(true);
  });

  it.each([
    ['fire', 'Hải Sản Sân Gạch · Bãi Cháy, từ chợ Bãi Cháy đi vào'],
    ['fire', 'Máy không chạy: thẻ phòng phải cắm trong ổ'],
    ['fire', 'đồ chay, món chay, quán chay'],
    ['fire', 'Không hút thuốc. No smoking.'],
    ['fire', 'Khởi động lại hộp cáp'],
    ['police', 'Chăn, ga, gối'],
    ['ambulance', 'Bedding'],
    ['any', 'Wi-Fi. If that does not help, call reception.'],
  ] as const)('is for %s never "%s"', (danger, text) => {
    expect(tellsOf(danger, text)).toBe(false);
  });
});
