import type { DemoGuest } from './guest';

/** Coming today; seven of them not before night. */
export const COMING: readonly DemoGuest[] = [
  {
    ...{ name: 'Lý Thanh Hằng', phone: '0919 630 274', room: 1, from: 0, nights: 2, adults: 2, booked: [-5, '20:33'] },
    ...{ doors: ['A608'], came: [0, '14:32'], payments: [[[0, '14:36'], 'CASH']] },
  },
  {
    ...{ name: 'Park Soo-bin', country: 'Hàn Quốc', email: 'soobin.park@khach.example', phone: '+82 10 5550 0163' },
    ...{ room: 2, from: 0, nights: 1, adults: 2, booked: [-9, '12:11'], form: [-1, '10:26'] },
  },
  {
    ...{ name: 'Nguyễn Đức Long', phone: '0908 514 736', room: 3, from: 0, nights: 1, adults: 2, children: 2 },
    booked: [-3, '18:22'],
  },
  {
    ...{ name: 'Sophie Martin', country: 'Pháp', email: 'sophie.martin@khach.example', phone: '+33 6 39 98 03 58' },
    ...{ room: 4, from: 0, nights: 2, adults: 2, booked: [-30, '21:47'], form: [-3, '08:15'] },
  },
  {
    ...{ name: 'Trần Thị Thu Trang', phone: '0988 420 165', room: 6, from: 0, nights: 2, adults: 4 },
    ...{ booked: [-12, '15:09'], doors: ['B1012'], given: [-1, '17:30'], came: [0, '15:20'] },
  },
  {
    ...{ name: 'David Nguyen', country: 'Mỹ', email: 'david.nguyen@khach.example', phone: '+1 202 555 0119' },
    ...{ room: 8, from: 0, nights: 1, adults: 2, booked: [-18, '05:40'] },
  },
  {
    ...{ name: 'Công ty Du lịch Sao Biển', phone: '024 3999 8120', room: 9, from: 0, nights: 1, rooms: 2, adults: 4 },
    ...{ booked: [-7, '09:18'], doors: ['B1908'], given: [-1, '17:34'] },
    payments: [[[-6, '10:02'], 'TRANSFER', 1_000_000]],
  },
  {
    ...{ name: 'Nakamura Aoi', country: 'Nhật Bản', email: 'aoi.nakamura@khach.example', phone: '+81 70 0000 6620' },
    ...{ room: 10, from: 0, nights: 3, adults: 1, booked: [-21, '19:02'], doors: ['B2111'], given: [-1, '17:38'] },
    ...{ payments: [[[-20, '09:12'], 'TRANSFER']], form: [-1, '22:03'] },
  },
  {
    ...{ name: 'Lê Thị Kim Ngân', phone: '0941 085 372', room: 11, from: 0, nights: 2, adults: 3, children: 1 },
    ...{ booked: [-10, '20:55'], doors: ['B2502'], given: [-1, '17:41'], came: [0, '18:25'] },
  },
  {
    ...{ name: 'Zhang Wei', country: 'Trung Quốc', email: 'wei.zhang@khach.example', phone: '+86 131 0000 8036' },
    ...{ room: 13, from: 0, nights: 3, adults: 2, booked: [-6, '13:50'], doors: ['B2611'], given: [-1, '17:44'] },
    came: [0, '17:05'],
    declared: [
      ['Zhang Wei', 'M', '1984-10-08', 'EH7720514'],
      ['Xu Jing', 'F', '1986-02-17', 'EH7720515'],
    ],
  },
  {
    ...{ name: 'Olivia Wilson', country: 'Úc', email: 'olivia.wilson@khach.example', phone: '+61 491 570 159' },
    ...{ room: 17, from: 1, nights: 2, adults: 6, booked: { ago: 47, by: '21:40' }, unconfirmed: true },
  },
  {
    ...{ name: 'Phùng Gia Bảo', phone: '0962 377 048', room: 19, from: 0, nights: 2, adults: 2, booked: [-2, '23:12'] },
    ...{ doors: ['B3310'], came: [0, '16:10'], payments: [[[0, '16:13'], 'TRANSFER']] },
  },
];

/** Should have come yesterday, and nobody has said anything of them. */
export const LATE: readonly DemoGuest[] = [
  { name: 'Đinh Văn Hải', phone: '0915 248 603', room: 15, from: -1, nights: 2, adults: 4, booked: [-4, '16:02'] },
  { name: 'Ngô Thuỳ Dương', phone: '0983 597 140', room: 23, from: -1, nights: 2, adults: 2, booked: [-3, '11:49'] },
];

/** Gone before today: one who owes, one who never came. */
export const GONE: readonly DemoGuest[] = [
  {
    ...{ name: 'Cao Thị Hoa', phone: '0937 462 815', room: 11, from: -3, nights: 2, adults: 3 },
    ...{ booked: [-11, '10:44'], doors: ['B2502'], came: [-3, '15:02'], left: [-1, '11:20'] },
    payments: [[[-3, '15:06'], 'CASH']],
    review: { at: [-1, '20:15'], rating: 5, text: 'Nhà sạch, giường êm, sáng mở rèm là thấy nước. Sẽ quay lại.' },
  },
  {
    ...{ name: 'Mai Xuân Bách', phone: '0906 815 294', room: 13, from: -4, nights: 2, adults: 2 },
    ...{ booked: [-9, '17:26'], doors: ['B2611'], came: [-4, '14:33'], left: [-2, '10:50'] },
    payments: [[[-4, '14:36'], 'TRANSFER']],
    review: {
      at: [-2, '21:40'],
      ...{ rating: 4, text: 'Phòng đúng như ảnh, nhận phòng nhanh. Máy lạnh hơi ồn về đêm.' },
      answer: 'Cảm ơn anh. Máy lạnh đã được vệ sinh lại.',
    },
  },
  {
    ...{ name: 'Hồ Ngọc Hân', phone: '0971 306 482', room: 17, from: -2, nights: 1, adults: 8, children: 2 },
    ...{ booked: [-13, '22:30'], doors: ['B3115'], came: [-2, '14:50'], left: [-1, '12:05'] },
    charges: [[[-1, '11:55'], 'Ly vang vỡ', 2, 300_000]],
    payments: [[[-2, '14:58'], 'TRANSFER']],
    review: { at: [-1, '19:30'], rating: 5, text: 'Đi mười người vẫn thoải mái, bếp đủ đồ nấu. Lễ tân nhiệt tình.' },
  },
  {
    ...{ name: 'Tạ Đình Khôi', phone: '0949 721 530', room: 5, from: -5, nights: 3, adults: 2 },
    ...{ booked: [-6, '08:37'], doors: ['B1006'], came: [-5, '17:15'], left: [-2, '11:35'] },
    payments: [[[-5, '17:18'], 'CASH']],
    review: { at: [-1, '08:20'], rating: 4, text: '' },
  },
  {
    ...{ name: 'Lương Thị Yến', phone: '0928 614 073', room: 19, from: -3, nights: 2, adults: 2 },
    ...{ booked: [-7, '14:01'], doors: ['B3310'], came: [-3, '18:40'], left: [-1, '09:45'] },
    payments: [[[-3, '18:42'], 'CASH']],
  },
  {
    ...{ name: 'Dương Tiến Đạt', phone: '0984 150 967', room: 8, from: -4, nights: 1, adults: 2 },
    ...{ booked: [-5, '19:58'], noShow: [-3, '09:10'] },
  },
];

/** Coming in the next days. */
export const LATER: readonly DemoGuest[] = [
  {
    ...{ name: 'Hannah Collins', country: 'Mỹ', email: 'hannah.collins@khach.example', phone: '+1 202 555 0126' },
    ...{ room: 18, from: 1, nights: 3, adults: 4, booked: [-22, '04:12'] },
  },
  { name: 'Nguyễn Hữu Thắng', phone: '0913 702 458', room: 14, from: 1, nights: 3, adults: 3, booked: [-2, '20:20'] },
  { name: 'Vũ Thị Bích Phượng', phone: '0979 264 813', room: 5, from: 1, nights: 2, adults: 2, booked: [-1, '10:36'] },
  {
    ...{ name: 'Yamamoto Kenji', country: 'Nhật Bản', email: 'kenji.yamamoto@khach.example', phone: '+81 70 0000 1093' },
    ...{ room: 21, from: 1, nights: 3, adults: 2, booked: [-14, '17:45'] },
  },
];

