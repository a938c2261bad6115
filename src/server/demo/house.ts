import type { Moment } from './guest';

/** Doors of tower A, sold with the room types of tower B that are like them. */
export const MORE_DOORS: Readonly<Record<number, readonly string[]>> = {
  1: ['A608', 'A702', 'A914', 'A1207'],
  2: ['A1214', 'A1312', 'A1405'],
  3: ['A1414', 'A1509', 'A1510', 'A1511'],
  4: ['A1603', 'A2208', 'A2313'],
  5: ['A2407', 'A2411'],
  6: ['A2502', 'A2503', 'A2507'],
  9: ['A2613', 'A2706', 'A2808', 'A2901', 'A2902'],
  10: ['A2912', 'A3112'],
  13: ['A3305', 'A3316', 'A3413', 'B3502'],
  14: ['A3502', 'A3512', 'B3613'],
  15: ['A3613', 'A3615', 'B3809'],
  19: ['A3709', 'A3910', 'A3911', 'B4014'],
};

/** Guests of the stays that the demo's file begins with, by name and in their order there. */
export const LATER_GUESTS: readonly string[] = [
  'Đỗ Thu Hà, Ngô Quốc Bảo, Tạ Minh Châu, Lưu Hải Yến, Trịnh Văn Khoa, Mai Thị Hương, Đinh Công Sơn, Vương Thảo My',
  'Lại Đức Thịnh, Hà Bích Ngọc, Cao Tiến Dũng, Phùng Khánh Linh, Nghiêm Tuấn Kiệt, Tô Diệu Linh, Thái Bá Lộc, Quách Mỹ Duyên',
  'Lương Gia Hân, Chu Việt Anh, Kiều Thanh Tâm, Doãn Hoàng Long, Đặng Phương Thảo, Bùi Xuân Trường, Hồ Ngọc Diệp, Phan Trung Hiếu',
  'Võ Hồng Nhung, Đoàn Thế Vinh, Trương Ánh Tuyết, Huỳnh Nhật Minh, Lâm Tú Anh, Dương Quang Huy, Nguyễn Cẩm Vân, Trần Đình Phúc',
  'Lê Minh Thư, Phạm Hữu Nghĩa, Hoàng Lan Chi, Vũ Đăng Khôi, Nguyễn Bảo Ngọc, Trần Quỳnh Trang, Lê Anh Dũng, Phạm Tường Vi',
  'Hoàng Nam Phong, Vũ Hà My, Bùi Đức Anh, Đặng Kim Oanh, Ngô Thanh Bình, Đỗ Khắc Hưng, Hồ Mai Phương, Phan Bích Thuỷ',
].flatMap((row) => row.split(', '));

/** Words that came in by the site's forms. */
export const DEMO_MESSAGES = [
  {
    ...{ at: [-1, '21:14'], kind: 'contact', name: 'Lâm Chí Kiên', email: 'chikien.lam@khach.example' },
    phone: '0947 218 360',
    message: 'Cho mình hỏi đoàn 12 người dịp Tết Dương lịch thì nên đặt mấy căn, có bếp để tự nấu không?',
  },
  {
    ...{ at: 83, kind: 'contact', name: 'Anna Fischer', email: 'anna.fischer@khach.example', phone: '+49 30 5550 0171' },
    message: 'Is there a baby cot in the two-bedroom apartment, and can we park a camper van?',
  },
] as const satisfies readonly ({ at: Moment; kind: 'contact' } & Record<'name' | 'email' | 'phone' | 'message', string>)[];

/** Nights that another channel has sold, of one room type. */
export const DEMO_CHANNEL = {
  ...{ room: 10, added: 1, name: 'Airbnb', url: 'https://airbnb.example/calendar/ical/hien-studio-mot-nguoi.ics' },
  nights: [
    [3, 2],
    [9, 4],
  ],
} as const;
