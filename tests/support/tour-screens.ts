import type { Comment } from '../../src/contract/tours/comments';
import type { Tour } from '../../src/contract/tours/tours';
import { ours, type FakeNetwork } from './fake-network';

export const RECEIPT = { id: 'r', receivedAt: '2026-11-20T07:05:00.000Z' };

export const tourNamed = (id: number, name: string, part: Partial<Tour> = {}): Tour => ({
  id,
  name,
  description: `${name} một vòng.`,
  durationDays: 2,
  transportation: 'Du thuyền',
  hotel: 'Phòng trên tàu',
  price: 2_500_000,
  discountPercent: 0,
  area: 'HA_LONG',
  status: 'ACTIVE',
  images: [
    { id: 1, imageUrl: '/pictures/tours/t-01-1.svg', featured: true },
    { id: 2, imageUrl: '/pictures/tours/t-01-2.svg', featured: false },
  ],
  schedules: [
    {
      id: 1,
      title: 'Ra vịnh',
      description: 'Lên tàu ở bến.',
      details: [
        { id: 1, timeSlot: '08:30:00', description: 'Lên tàu' },
        { id: 2, timeSlot: '12:00:00', description: 'Ăn trưa' },
      ],
    },
    { id: 2, title: 'Về bến', description: '', details: [{ id: 1, timeSlot: '09:00:00', description: 'Chèo kayak' }] },
  ],
  ...part,
});

/** Tours behind every source of the network. */
export function withTours(network: FakeNetwork, tours: readonly Tour[]): void {
  network.on('GET', /^\/api\/tours\?/, () => ours(tours));
  network.on('GET', /^\/shared-tours\.json\?/, () => ours(tours));
  network.on('GET', /^\/api\/tours\/\d+\?/, ({ path }) => {
    const found = tours.find(({ id }) => path.startsWith(`/api/tours/${id}?`));
    return found ? ours(found) : ours({ code: 'notFound', message: 'x', requestId: 'r' }, 404);
  });
}

export const commentBy = (userId: string, comment: string, createdAt = '2026-11-19T17:30:00.000Z'): Comment => ({
  id: `${userId}-${comment}`,
  userId,
  targetType: 'TOUR',
  targetId: 1,
  comment,
  createdAt,
});
