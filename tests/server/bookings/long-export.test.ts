import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const MANY = 30_000;
/** How long nobody may be answered at a time, in ms; a list of this length took more than three seconds. */
const LONGEST_MS = 1500;

onEveryEngine('a list of many bookings as a file', (start) => {
  it('has each of them once, newest first, and lets others be answered meanwhile', async () => {
    const server = await start({ hotel: stayHotel() });
    const { db } = server.database;
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf());
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const names = Object.keys(row).filter((name) => name !== 'id' && name !== 'created_at');
    const columns = sql.join(names.map((name) => sql.ref(name)));
    // Three of each instant, so that a page ends among them.
    await sql`
      insert into bookings (id, created_at, ${columns})
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(MANY)})
      select 'copy-' || i, created_at - i / 3, ${columns} from bookings, n where id = ${id}`.execute(db);

    let longest = 0;
    let last = performance.now();
    const look = (): void => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    };
    const watch = setInterval(look, 5);
    const answer = await desk.send('POST', 'bookings/export', { q: '', filter: 'all' });
    look();
    clearInterval(watch);
    const lines = answer.json<{ text: string }>().text.trim().split('\r\n').slice(1);
    const numbers = lines.map((line) => line.slice(0, line.indexOf(',')));
    expect(numbers).toHaveLength(MANY + 1);
    // Those of one instant come in any order.
    const inThrees = (all: readonly string[]): string[][] =>
      Array.from({ length: Math.ceil(all.length / 3) }, (_, nth) => all.slice(nth * 3, nth * 3 + 3).toSorted());
    const made = [id, ...Array.from({ length: MANY }, (_, at) => `copy-${at + 1}`)].map(bookingNumber);
    expect(inThrees(numbers)).toEqual(inThrees(made));
    expect(longest).toBeLessThan(LONGEST_MS);
  });
});
