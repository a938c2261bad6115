import type { DemoGuest } from './guest';

/** In the house and staying on. */
export const IN_HOUSE: readonly DemoGuest[] = [
  {
    ...{ name: 'Nguyễn Thị Mai', phone: '0912 345 601', room: 1, from: -2, nights: 3, adults: 2 },
    ...{ booked: [-9, '20:14'], doors: ['B902'], came: [-2, '14:20'] },
    payments: [[[-2, '14:25'], 'TRANSFER']],
    asks: [
      { at: [-1, '16:10'], kind: 'TOWELS', text: 'Cho em xin thêm 2 khăn tắm ạ', seen: [-1, '16:14'], done: [-1, '16:30'] },
      { at: 18, kind: 'TOWELS', text: 'Cho em xin thêm một bộ dầu gội với ạ' },
    ],
  },
  {
    ...{ name: 'Kim Seo-yeon', country: 'Hàn Quốc', email: 'seoyeon.kim@khach.example', phone: '+82 10 5550 0142' },
    ...{ room: 2, from: -1, nights: 3, adults: 2, booked: [-12, '11:32'], doors: ['B603'], came: [-1, '15:05'] },
    payments: [[[-1, '15:08'], 'CARD']],
    declared: [
      ['Kim Seo Yeon', 'F', '1994-05-17', 'M41827365'],
      ['Park Ji Hoon', 'M', '1992-11-03', 'M39220417'],
    ],
    form: [-2, '09:41'],
  },
  {
    ...{ name: 'Camille Laurent', country: 'Pháp', email: 'camille.laurent@khach.example', phone: '+33 6 39 98 12 04' },
    ...{ room: 3, from: -3, nights: 4, adults: 2, booked: [-40, '22:05'], doors: ['B709'], came: [-3, '17:40'] },
    charges: [[[-1, '19:15'], 'Giặt là', 1, 120_000]],
    payments: [[[-3, '17:45'], 'CARD']],
    declared: [
      ['Laurent Camille', 'F', '1988-02-09', '21AK48213'],
      ['Moreau Antoine', 'M', '1986-08-25', '20CH71950'],
    ],
  },
  {
    ...{ name: 'Tanaka Haruto', country: 'Nhật Bản', email: 'haruto.tanaka@khach.example', phone: '+81 70 0000 2417' },
    ...{ room: 4, from: -1, nights: 4, adults: 2, booked: [-20, '08:20'], doors: ['B814'], came: [-1, '20:35'] },
    payments: [[[-1, '20:40'], 'CARD', 3_000_000]],
    asks: [{ at: 41, kind: 'CLEANING', text: 'Could you clean the room while we are out?', seen: 35 }],
  },
  {
    ...{ name: 'Trần Quốc Huy', phone: '0903 218 446', room: 5, from: -2, nights: 3, adults: 1 },
    ...{ booked: [-4, '17:12'], doors: ['B1006'], came: [-2, '18:02'] },
    payments: [[[-2, '18:05'], 'CASH']],
  },
  {
    ...{ name: 'Emily Carter', country: 'Mỹ', email: 'emily.carter@khach.example', phone: '+1 202 555 0148' },
    ...{ room: 6, from: -1, nights: 3, adults: 3, children: 1, booked: [-33, '06:48'], doors: ['B1008'] },
    ...{ came: [-1, '14:45'], payments: [[[-1, '14:52'], 'CARD']] },
    declared: [
      ['Carter Emily Rose', 'F', '1985-07-21', '561209834'],
      ['Carter Daniel', 'M', '1983-03-14', '561209835'],
      ['Carter Susan', 'F', '1956-12-02', '548817206'],
    ],
    asks: [
      {
        ...{ at: 96, kind: 'REPAIR', text: 'The air conditioner in the small bedroom is not cooling.', seen: 90 },
        answer: 'Our technician will be with you in half an hour.',
      },
    ],
  },
  {
    ...{ name: 'Phạm Văn Dũng', phone: '0987 104 552', room: 7, from: -1, nights: 2, adults: 4, children: 2 },
    ...{ booked: [-6, '21:30'], doors: ['B1204'], came: [-1, '13:50'] },
    charges: [[[-1, '18:20'], 'Đệm phụ', 1, 250_000]],
    payments: [[[-1, '13:55'], 'TRANSFER', 2_000_000]],
  },
  {
    ...{ name: 'Wang Li Na', country: 'Trung Quốc', email: 'lina.wang@khach.example', phone: '+86 131 0000 7712' },
    ...{ room: 9, from: -4, nights: 7, adults: 2, booked: [-15, '19:26'], doors: ['B1601'], came: [-4, '16:15'] },
    payments: [[[-4, '16:20'], 'CASH', 5_000_000]],
    declared: [
      ['Wang Lina', 'F', '1990-09-30', 'EJ4471920'],
      ['Chen Hao', 'M', '1989-01-12', 'EJ5183046'],
    ],
  },
  {
    ...{ name: 'Lê Hoàng Anh', phone: '0936 770 128', room: 9, from: -1, nights: 2, adults: 2 },
    ...{ booked: [-2, '22:41'], doors: ['B1602'], came: [-1, '19:10'] },
    payments: [[[-1, '19:12'], 'TRANSFER']],
    asks: [{ at: 9, kind: 'LUGGAGE', text: 'Nhờ lễ tân gửi giúp 2 vali xuống sảnh ạ' }],
  },
  {
    ...{ name: 'Jack Thompson', country: 'Úc', email: 'jack.thompson@khach.example', phone: '+61 491 570 156' },
    ...{ room: 10, from: -6, nights: 14, adults: 1, booked: [-25, '10:03'], doors: ['B2110'], came: [-6, '22:15'] },
    charges: [
      [[-4, '09:30'], 'Thuê xe máy', 2, 300_000],
      [[-1, '09:20'], 'Giặt là', 1, 90_000],
    ],
    payments: [[[-6, '22:20'], 'CARD', 6_000_000]],
    declared: [['Thompson Jack', 'M', '1979-06-08', 'PA0471883']],
  },
  {
    ...{ name: 'Choi Min-jun', country: 'Hàn Quốc', email: 'minjun.choi@khach.example', phone: '+82 10 5550 0177' },
    ...{ room: 13, from: -2, nights: 4, adults: 2, booked: [-8, '23:17'], doors: ['B2514'], came: [-2, '16:48'] },
    payments: [[[-2, '16:52'], 'CARD']],
    declared: [
      ['Choi Min Jun', 'M', '1996-04-11', 'M58830912'],
      ['Lee Ha Eun', 'F', '1997-10-26', 'M58830913'],
    ],
  },
  {
    ...{ name: 'Hoàng Thị Lan', phone: '0945 611 290', room: 15, from: -1, nights: 2, adults: 3, children: 1 },
    ...{ booked: [-5, '09:55'], doors: ['B2802'], came: [-1, '15:30'], payments: [[[-1, '15:36'], 'CASH']] },
  },
  {
    ...{ name: 'Bùi Minh Tuấn', phone: '0978 332 815', room: 16, from: 0, nights: 2, adults: 6, children: 2 },
    ...{ booked: [-7, '12:40'], doors: ['B3008'], given: 72, came: 65, payments: [[62, 'TRANSFER']] },
  },
  {
    ...{ name: 'Vũ Ngọc Ánh', phone: '0966 048 713', room: 19, from: 0, nights: 1, adults: 2 },
    ...{ booked: [-1, '21:08'], doors: ['B3210'], given: 31, came: 27, payments: [[25, 'CASH']] },
    asks: [{ at: 4, kind: 'CODE_FAILS', text: 'Em bấm mã mấy lần mà cửa không mở ạ' }],
  },
  {
    ...{ name: 'Đặng Quang Minh', phone: '0918 455 037', room: 1, from: -3, nights: 2, adults: 2 },
    ...{ booked: [-3, '10:15'], doors: ['B513'], came: [-3, '14:30'], payments: [[[-3, '14:33'], 'CASH', 1_500_000]] },
  },
];

/** Leaving today; two have gone, and two stay past the hour. */
export const LEAVING: readonly DemoGuest[] = [
  {
    ...{ name: 'Nguyễn Văn Phú', phone: '0904 187 620', room: 1, from: -2, nights: 2, adults: 2 },
    ...{ booked: [-6, '19:44'], doors: ['B516'], came: [-2, '14:05'], left: { ago: 52, by: '10:20' }, payments: [[[-2, '14:10'], 'TRANSFER']] },
  },
  {
    ...{ name: 'Sato Yui', country: 'Nhật Bản', email: 'yui.sato@khach.example', phone: '+81 70 0000 3158' },
    ...{ room: 2, from: -1, nights: 1, adults: 2, booked: [-11, '18:30'], doors: ['B607'], came: [-1, '16:25'], left: [0, '10:35'] },
    payments: [[[-1, '16:28'], 'CARD']],
    declared: [
      ['Sato Yui', 'F', '1998-08-14', 'TS3180465'],
      ['Sato Ren', 'M', '1995-12-01', 'TS3180466'],
    ],
  },
  {
    ...{ name: 'Đỗ Thành Công', phone: '0982 719 364', room: 3, from: -2, nights: 2, adults: 2, children: 1 },
    ...{ booked: [-3, '08:52'], doors: ['B812'], came: [-2, '19:20'] },
    charges: [[[-1, '20:10'], 'Nước uống trong tủ lạnh', 4, 80_000]],
    payments: [[[-2, '19:25'], 'CASH', 1_000_000]],
  },
  {
    ...{ name: 'Lucas Bernard', country: 'Pháp', email: 'lucas.bernard@khach.example', phone: '+33 6 39 98 44 71' },
    ...{ room: 4, from: -1, nights: 1, adults: 1, booked: [-5, '16:19'], doors: ['B909'], came: [-1, '18:44'] },
    payments: [[[-1, '18:47'], 'CASH']],
    declared: [['Bernard Lucas', 'M', '1991-03-28', '19DF20846']],
    asks: [{ at: { ago: 57, by: '10:40' }, kind: 'LATE_CHECKOUT', text: 'Can I stay until 13:30? My bus leaves at 14:00.' }],
  },
  {
    ...{ name: 'Trịnh Bảo Châu', phone: '0932 860 417', room: 8, from: -2, nights: 2, adults: 2 },
    ...{ booked: [-14, '13:37'], doors: ['B1404'], came: [-2, '15:12'], left: { ago: 24, by: '11:05' }, payments: [[[-2, '15:15'], 'TRANSFER']] },
  },
  {
    ...{ name: 'Liu Yang', country: 'Trung Quốc', email: 'yang.liu@khach.example', phone: '+86 131 0000 4290' },
    ...{ room: 9, from: -3, nights: 3, adults: 1, booked: [-10, '14:58'], doors: ['B1714'], came: [-3, '21:03'], left: [0, '11:15'] },
    payments: [[[-3, '21:06'], 'CASH']],
    declared: [['Liu Yang', 'M', '1987-05-05', 'EK0092713']],
  },
  {
    ...{ name: 'Michael Reed', country: 'Mỹ', email: 'michael.reed@khach.example', phone: '+1 202 555 0193' },
    ...{ room: 18, from: -1, nights: 1, adults: 4, booked: [-16, '03:25'], doors: ['B3206'], came: [-1, '14:15'], left: [0, '15:05'] },
    payments: [[[-1, '14:20'], 'CARD']],
    leavesAt: { at: [-1, '21:30'], hour: '15:00', amount: 600_000 },
    declared: [
      ['Reed Michael James', 'M', '1975-01-19', '573310928'],
      ['Reed Karen', 'F', '1977-09-06', '573310929'],
      ['Reed Tyler', 'M', '2004-04-23', '573310930'],
      ['Reed Olivia', 'F', '2006-11-11', '573310931'],
    ],
  },
  {
    ...{ name: 'Phan Thị Hồng', phone: '0975 203 981', room: 14, from: -2, nights: 2, adults: 3 },
    ...{ booked: [-8, '11:06'], doors: ['B2716'], came: [-2, '16:35'], left: [0, '11:48'], payments: [[[-2, '16:40'], 'CASH']] },
  },
];

