import { addDays, type Day } from '../../src/domain/days';
import { nameKey } from '../../src/domain/contact';
import { haveNoticed, type TestServer } from './server';
import { booked, bookingOf } from './stays';

const ROWS_AT_ONCE = 100;
/** The test's clock stands on this day. */
const TODAY = '2026-11-20';

/** Says what differs in one of many bookings; `door` gives it a door from its first night on. */
export interface OneOfMany {
  name: string;
  from: Day;
  to: Day;
  arrivedAt?: number;
  leftAt?: number;
  noShowAt?: number;
  departureHour?: string;
  paid?: number;
  door?: string;
  phone?: string;
}

/** Writes many bookings straight into the database, alike but for what is said of each. */
export async function fillHouse(server: TestServer, bookings: readonly OneOfMany[]): Promise<void> {
  const { db } = server.database;
  const id = await booked(server, bookingOf({ status: 'PENDING' }, 1));
  const pattern = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('bookings').set({ status: 'CANCELLED' }).where('id', '=', id).execute();
  const idOf = (at: number): string => `${String(at).padStart(5, '0')}${id.slice(5)}`;
  const rows = bookings.map((one, at) => ({
    ...pattern,
    id: idOf(at),
    status: 'CONFIRMED' as const,
    ends_at: null,
    guest_name: one.name,
    guest_phone: one.phone ?? pattern.guest_phone,
    check_in: one.from,
    check_out: one.to,
    arrived_at: one.arrivedAt ?? null,
    left_at: one.leftAt ?? null,
    no_show_at: one.noShowAt ?? null,
    departure_hour: one.departureHour ?? null,
    total: 1_000_000,
    paid: one.paid ?? 1_000_000,
  }));
  const stays = bookings.flatMap((one, at) => (one.door === undefined ? [] : [{ ...one, at, door: one.door }]));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('bookings')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
  for (const { at, name, from, to, arrivedAt, leftAt, departureHour, door } of stays) {
    await db
      .insertInto('stays')
      .values({
        ...{ id: `stay-${at}`, apartment: door, guest_name: name, from_day: from, to_day: to, created_at: at },
        ...{ revoked_at: null, ended_at: leftAt ?? null, arrived_at: arrivedAt ?? null, arrival_hour: null },
        ...{ departure_hour: departureHour ?? null, sent_to: null, booking_id: idOf(at), slot: 0 },
        ...{ guest_arrived_at: null, guest_left_at: null, search: nameKey(name) },
      })
      .execute();
  }
  await haveNoticed(server);
}

/** Guests of every group of the board, so many `each` alike but for their names. */
export function manyGuests(each: number): OneOfMany[] {
  const arrivedAt = Date.parse('2026-11-18T08:00:00Z');
  const now = Date.parse('2026-11-20T02:00:00Z');
  const groups: Omit<OneOfMany, 'name'>[] = [
    { from: addDays(TODAY, -1), to: addDays(TODAY, 2) },
    { from: TODAY, to: addDays(TODAY, 2), paid: 0 },
    { from: addDays(TODAY, -2), to: TODAY, arrivedAt, paid: 400_000, departureHour: '09:00' },
    { from: addDays(TODAY, -2), to: TODAY, arrivedAt, leftAt: now },
    { from: addDays(TODAY, -2), to: addDays(TODAY, 1), arrivedAt, paid: 900_000 },
    { from: addDays(TODAY, -3), to: addDays(TODAY, -1), arrivedAt },
  ];
  return groups.flatMap((group, of) =>
    Array.from({ length: each }, (_, at) => ({ ...group, name: `Khách ${of} ${String(at).padStart(3, '0')}` })),
  );
}
