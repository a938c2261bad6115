import type { ApartmentEdit } from '../../src/contract/catalogue/desk';
import type { TourEdit } from '../../src/contract/tours/desk';
import { articleOf } from './stories';

const both = (vi: string, en: string): { vi: string; en: string } => ({ vi, en });

/** A tour as the desk edits it. */
export const tourValue = (changes: Partial<TourEdit> = {}): TourEdit => ({
  status: 'ACTIVE',
  area: 'HA_LONG',
  name: both('Đêm trên vịnh', 'A night on the bay'),
  description: both('Ngủ trên du thuyền.', 'Sleep on a boat.'),
  durationDays: 2,
  transportation: both('Du thuyền', 'Boat'),
  hotel: both('Phòng trên tàu', 'Cabin'),
  price: 3_000_000,
  discountPercent: 10,
  images: [
    { imageUrl: '/pictures/tours/t-01-1.svg', featured: true },
    { imageUrl: '/pictures/tours/t-01-2.svg', featured: false },
  ],
  schedules: [
    {
      title: both('Ra vịnh', 'Out to the bay'),
      description: both('Lên tàu.', 'Boarding.'),
      details: [{ time: '12:00', what: both('Ăn trưa', 'Lunch') }],
    },
  ],
  ...changes,
});

/** An apartment of one room as the desk edits it. */
export const apartmentValue = (changes: Partial<ApartmentEdit> = {}): ApartmentEdit => ({
  status: 'AVAILABLE',
  area: 'HA_LONG',
  city: '',
  name: both('Nhà nhìn ra vịnh', 'The bay house'),
  house: 'Hiên Bãi Cháy',
  location: both('Bãi Cháy, Hạ Long', 'Bai Chay, Ha Long'),
  description: both('Có ban công.', 'With a balcony.'),
  pricePerMonth: 20_000_000,
  acreage: 36,
  numRooms: 1,
  pictures: [{ imageUrl: '/pictures/homes/hl-01-living.svg' }],
  amenities: [],
  distances: [],
  rooms: [
    {
      id: 11,
      name: both('Studio', 'Studio'),
      description: both('Một phòng.', 'One room.'),
      price: 1_500_000,
      discount: 0,
      maxAdults: 2,
      maxChildren: 1,
      surcharges: { adult: 200_000, child: 100_000 },
      maxRooms: 3,
      capacity: 36,
      beds: 1,
      policy: 'prepaid',
      pictures: [],
      hidden: false,
    },
  ],
  ...changes,
});

/** A post as the desk edits it. */
export const postValue = (changes: Record<string, unknown> = {}) => ({
  status: 'PUBLISHED',
  ...articleOf('Một tuần ở Bãi Cháy', { gallery: [] }),
  ...changes,
});
