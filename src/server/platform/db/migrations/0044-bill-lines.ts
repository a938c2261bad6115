import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/**
 * Bills: lines that are only added, and what a booking says of its money besides what was paid. Where a booking came
 * from and what reception notes of it. Money of before gets its lines: `paid` was all that ever came, and is from now on
 * less what went back.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('bill_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('staff_name', 'text')
    .addColumn('voided_at', 'bigint')
    .addColumn('voided_by', 'text')
    .addColumn('void_reason', 'text')
    .addUniqueConstraint('bill_lines_in_order', ['booking_id', 'position'])
    .execute();
  await schema
    .alterTable('bookings')
    .addColumn('charges', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const words of ['source', 'note'] as const) {
    await schema
      .alterTable('bookings')
      .addColumn(words, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await writeOldLines(db);
}

interface Money {
  refunded?: number;
  reference?: string;
}

async function writeOldLines(db: Kysely<Tables>): Promise<void> {
  const paid = await db
    .selectFrom('bookings')
    .select(['id', 'status', 'paid', 'refund_due', 'payment_method', 'created_at', 'updated_at'])
    .where('paid', '>', 0)
    .execute();
  for (const booking of paid) {
    const { id, status } = booking;
    const order = await db
      .selectFrom('payment_attempts')
      .select(['trans_id', 'created_at'])
      .where('booking_id', '=', id)
      .where('state', '=', 'PAID')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const history = await db
      .selectFrom('booking_history')
      .select(['at', 'staff_name', 'detail'])
      .where('booking_id', '=', id)
      .where('event', '=', 'refunded')
      .orderBy('sequence')
      .execute();
    const told = history.map(({ detail, ...one }) => ({ ...one, ...(JSON.parse(detail ?? '{}') as Money) }));
    const lines: {
      kind: 'WALLET' | 'CASH' | 'REFUND' | 'FEE';
      amount: number;
      at: number;
      by: string | null;
      reference: string;
    }[] = [
      {
        kind: booking.payment_method === 'CASH' ? 'CASH' : 'WALLET',
        amount: -booking.paid,
        at: order?.created_at ?? booking.created_at,
        by: null,
        reference: order?.trans_id ?? '',
      },
    ];
    let left = booking.paid;
    for (const { refunded = 0, reference = '', at, staff_name: by } of told) {
      const amount = Math.min(refunded, left);
      left -= amount;
      if (amount > 0) lines.push({ kind: 'REFUND', amount, at, by, reference });
    }
    // Refunds that were noted before they were noted with their sum: all of it went back.
    if (status === 'REFUNDED' && left > booking.refund_due) {
      lines.push({
        kind: 'REFUND',
        amount: left - booking.refund_due,
        at: booking.updated_at,
        by: null,
        reference: '',
      });
      left = booking.refund_due;
    }
    // What a booking that is over kept, and owes nobody any more.
    const isOver = !['HOLD', 'PENDING', 'CONFIRMED'].includes(status);
    const fee = isOver ? Math.max(0, left - booking.refund_due) : 0;
    if (fee > 0) lines.push({ kind: 'FEE', amount: fee, at: booking.updated_at, by: null, reference: '' });
    for (const [index, { kind, amount, at, by, reference }] of lines.entries()) {
      await db
        .insertInto('bill_lines')
        .values({
          id: randomUUID(),
          booking_id: id,
          position: index + 1,
          kind,
          text: '',
          reference,
          quantity: 1,
          amount,
          created_at: at,
          staff_name: by,
          voided_at: null,
          voided_by: null,
          void_reason: null,
        })
        .execute();
    }
    await db.updateTable('bookings').set({ paid: left, charges: fee }).where('id', '=', id).execute();
  }
}
