// In the last ring (`inTheLastRing` of vite.config.ts): it writes thirty thousand bookings.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { rowsOf } from '../../support/workbook';

const MANY = 30_000;
/** Longest time for which nobody may be answered, in ms; a list of this length took more than three seconds. */
const LONGEST_MS = 1500;

const linesOf = (csv: string): string[][] =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

onEveryEngine('a list of many bookings as a file', (start) => {
  it.each(['csv', 'xlsx'] as const)(
    'has each of them once, newest first, and lets others be answered meanwhile (.%s)',
    async (as) => {
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
      const answer = await desk.send('POST', 'bookings/export', { q: '', filter: 'all', as });
      look();
      clearInterval(watch);
      const { text = '', base64 = '' } = answer.json<{ text?: string; base64?: string }>();
      const rows = as === 'csv' ? linesOf(text) : rowsOf(Buffer.from(base64, 'base64'));
      const numbers = rows.slice(1).map(([number]) => number);
      expect(numbers).toHaveLength(MANY + 1);
      // Those of one instant come in any order.
      const inThrees = <T>(all: readonly T[]): T[][] =>
        Array.from({ length: Math.ceil(all.length / 3) }, (_, nth) => all.slice(nth * 3, nth * 3 + 3).toSorted());
      const made = [id, ...Array.from({ length: MANY }, (_, at) => `copy-${at + 1}`)].map(bookingNumber);
      expect(inThrees(numbers)).toEqual(inThrees(made));
      expect(longest).toBeLessThan(LONGEST_MS);
    },
  );
});
