import { expect, it } from 'vitest';
import type { Wall, WallPart } from '../../../src/contract/guest-access/doors';
import { NO_FLOOR } from '../../../src/domain/desk/wall-parts';
import { isLookedFor, type WallFilter } from '../../../src/features/reception/wall/wall-filters';
import { deskOf } from '../../support/desk';
import { fillHouse } from '../../support/large-house';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const arrivedAt = Date.parse('2026-11-18T08:00:00Z');
const LOOKED_FOR = ['ready', 'dirty', 'coming', 'inside', 'overdue', 'due', 'request', 'declare'] as const;

onEveryEngine('the wall of a large house', (start) => {
  it('sends a part of it, with the guests of its room types, and says truly what is in the others', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    expect((await desk.get('wall')).json<Wall>().parts).toBeUndefined();
    await desk.send('POST', 'doors/many', { pattern: 'C: floors 1-12, doors 01-20' });
    await desk.send('POST', 'doors/C101/ready', {});
    await fillHouse(server, [
      { name: 'Trần An', from: '2026-11-18', to: '2026-11-22', arrivedAt, door: 'C1201', paid: 0 },
      { name: 'Lê Bình', from: '2026-11-18', to: '2026-11-19', arrivedAt, door: 'C305' },
      { name: 'Phạm Chi', from: '2026-11-20', to: '2026-11-22', door: 'C306' },
      { name: 'Vũ Dũng', from: '2026-11-20', to: '2026-11-22' },
      { name: 'Hồ Giang', from: '2026-11-18', to: '2026-11-22', arrivedAt },
    ]);
    await server.database.db
      .insertInto('guest_requests')
      .values({
        ...{ id: 'request', stay_id: 'stay-0', apartment: 'C1201', kind: 'CODE_FAILS', text: '', state: 'SENT' },
        ...{ made_at: server.clock.now, received_at: server.clock.now, changed_at: server.clock.now, answer: '' },
        ...{
          seen_at: null,
          seen_by: null,
          closed_at: null,
          closed_by: null,
          sent_as: null,
          has_photo: 0,
          wishes: '[]',
        },
      })
      .execute();

    // Nobody has left C305, which is not to be given from today on.
    const booked = await server.database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const block = { id: 'block', kind: 'REPAIR' as const, door: 'C305', guest_name: 'Sơn lại', arrived_at: null };
    const nights = { status: 'CONFIRMED' as const, check_in: '2026-11-20', check_out: '2026-11-22' };
    await server.database.db
      .insertInto('bookings')
      .values({ ...booked, ...block, ...nights })
      .execute();

    const first = (await desk.get('wall')).json<Wall>();
    const parts = first.parts ?? [];
    expect(first.part).toBe(0);
    const walls: Wall[] = [];
    for (const { tower, from } of parts) {
      walls.push((await desk.get(`wall?tower=${tower}&floor=${from ?? NO_FLOOR}`)).json<Wall>());
    }
    expect(walls.map(({ part }) => part)).toEqual(parts.map((_, at) => at));
    for (const { doors, part, parts: own = [] } of walls) {
      const counted = (what: WallFilter): number => doors.filter((door) => isLookedFor(door, what)).length;
      const counts = Object.fromEntries(LOOKED_FOR.map((what) => [what, counted(what)]));
      expect(own[part ?? -1]).toMatchObject({ doors: doors.length, counts });
    }
    const sum = (what: keyof WallPart['counts']): number => parts.reduce((all, { counts }) => all + counts[what], 0);
    expect(Object.fromEntries(LOOKED_FOR.map((what) => [what, sum(what)]))).toMatchObject({
      ...{ ready: 1, coming: 1, inside: 1, overdue: 1, due: 1, request: 1 },
    });
    const guestsOf = (tower: string): string[] | undefined =>
      walls.find(({ doors }) => doors[0]?.tower === tower)?.guests.map(({ guestName }) => guestName);
    // Everybody has booked the type of tower A, and C is sold as none.
    expect(guestsOf('A')).toEqual(['Phạm Chi', 'Vũ Dũng', 'Hồ Giang']);
    expect(guestsOf('C')).toEqual([]);
    expect((await desk.get('wall?floor=x')).statusCode).toBe(422);
  });
});
