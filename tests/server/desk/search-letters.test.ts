import { expect, it } from 'vitest';
import type { DeskFound } from '../../../src/contract/desk/search';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
const GUESTS = [
  { guestName: 'An Bình', guestEmail: 'an_binh@example.vn' },
  { guestName: 'Công ty 50% Giảm', guestEmail: 'giam@example.vn' },
  { guestName: 'Gạch \\ Chéo', guestEmail: 'gach@example.vn' },
  { guestName: 'An X Bình', guestEmail: 'anxbinh@example.vn' },
];

onEveryEngine('a search for letters that mean something to a database', (start) => {
  it('finds who has them, and nobody else', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    for (const [at, guest] of GUESTS.entries()) {
      const day = 10 + 3 * at;
      const days = { checkIn: `2026-12-${String(day)}`, checkOut: `2026-12-${String(day + 2)}` };
      await booked(server, bookingOf({ status: 'PENDING', ...days, ...guest }, at + 1));
    }
    const found = async (query: string): Promise<string[]> =>
      (await desk.send('POST', 'search', { q: query })).json<DeskFound>().bookings.map(({ guestName }) => guestName);
    const listed = async (query: string): Promise<string[]> =>
      (await desk.send('POST', 'bookings/find', { q: query, filter: 'all', page: 1 }))
        .json<{ items: { guestName: string }[] }>()
        .items.map(({ guestName }) => guestName);
    for (const [query, names] of [
      ['%', ['Công ty 50% Giảm']],
      ['50%', ['Công ty 50% Giảm']],
      ['n_binh', ['An Bình']],
      ['an_binh', ['An Bình']],
      ['cong_ty', []],
      ['\\', ['Gạch \\ Chéo']],
      ['\\%', []],
      ['%%', []],
      ['binh', ['An Bình', 'An X Bình']],
    ] as const) {
      expect([query, (await found(query)).sort()]).toEqual([query, names]);
      expect([query, (await listed(query)).sort()]).toEqual([query, names]);
    }
  });
});
