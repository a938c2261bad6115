import { testHotel } from './hotel';

/**
 * Tours of the test hotel, by id: 1 two days, 10 % off; 2 a day trip in Ha Noi; 3 not for sale; 4 elsewhere, with
 * nothing said but what must be.
 */
export function tourHotel(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return testHotel({
    tours: [
      {
        name: { vi: 'Đêm trên Vịnh Đẹp', en: 'A Night on the Bay' },
        area: 'HA_LONG',
        description: { vi: 'Ngủ trên du thuyền.', en: 'Sleep on a boat.' },
        durationDays: 2,
        transportation: { vi: 'Du thuyền', en: 'Boat' },
        hotel: { vi: 'Phòng trên tàu', en: 'Cabin' },
        price: 2_999_999,
        discountPercent: 10,
        images: [{ imageUrl: '/pictures/tours/t-01-1.svg', featured: true }, '/pictures/tours/t-01-2.svg'],
        schedules: [
          {
            title: { vi: 'Ra vịnh', en: 'Out to the bay' },
            description: { vi: 'Lên tàu.', en: 'Boarding.' },
            details: [
              ['12:00', { vi: 'Lên tàu', en: 'On board' }],
              ['14:30:00', { vi: 'Chèo kayak', en: 'Kayaking' }],
            ],
          },
        ],
      },
      { name: 'Phố cổ một vòng', area: 'HA_NOI', durationDays: 1, price: 450_000 },
      { name: 'Tour nháp', area: 'HA_NOI', durationDays: 1, price: 100_000, status: 'INACTIVE' },
      { name: 'Tràng An', area: 'OTHER', durationDays: 1, price: 900_000 },
    ],
    ...changes,
  });
}

/** A trip on tour 1 for two adults and a child of each kind: 2 × 2.699.999 + 2.024.999 + 1.350.000. */
export function tourBookingOf(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    tourId: 1,
    tourType: 'domestic',
    tourName: 'Đêm trên Vịnh Đẹp',
    adults: 2,
    children: 1,
    smallChildren: 1,
    infants: 1,
    departureDate: '2026-12-24',
    fullName: 'Nguyễn Thị Hồng',
    phone: '0912 345 678',
    email: 'hong@example.vn',
    address: '12 Hàng Bạc',
    province: 'Hà Nội',
    district: '',
    ward: 'Phường Hoàn Kiếm',
    note: 'Ăn chay',
    paymentMethod: 'company',
    totalPrice: 8_774_997,
    ...changes,
  };
}

export const contactOf = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Nguyễn Thị Hồng',
  email: 'hong@example.vn',
  phone: '0912 345 678',
  message: 'Đi bốn người\nngày 24',
  ...changes,
});
