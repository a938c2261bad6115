import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/**
 * From which network a booking came, for a day and under a fingerprint; whom a mail goes to, as a hash; and what the
 * wallet that stands in for MoMo has "paid", apart from money.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('booking_origins')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_origins_key', ['network', 'booking_id'])
    .execute();
  await schema.createIndex('booking_origins_by_time').on('booking_origins').column('made_at').execute();
  // Nights that nobody has confirmed are counted at every booking.
  await schema.createIndex('room_nights_by_end').on('room_nights').column('ends_at').execute();
  await schema
    .alterTable('bookings')
    .addColumn('sandbox_paid', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('mails').addColumn('recipient', 'text').execute();
  await schema.createIndex('mails_by_recipient').on('mails').columns(['recipient', 'created_at']).execute();
  await setToyMoneyApart(db);
}

/**
 * Moves what the stand-in "paid" before this migration from `paid` to `sandbox_paid`; a refund due of it counts as
 * made.
 */
async function setToyMoneyApart(db: Kysely<Tables>): Promise<void> {
  const orders = await db
    .selectFrom('payment_attempts')
    .innerJoin('sandbox_orders', 'sandbox_orders.order_id', 'payment_attempts.order_id')
    .innerJoin('bookings', 'bookings.id', 'payment_attempts.booking_id')
    .select(['bookings.id', 'bookings.paid', 'bookings.status'])
    .where('payment_attempts.state', '=', 'PAID')
    .where('bookings.paid', '>', 0)
    .execute();
  for (const { id, paid, status } of new Map(orders.map((one) => [one.id, one])).values()) {
    const ended = status === 'PAID_NEEDS_REFUND' ? { status: 'REFUNDED' as const } : {};
    await db
      .updateTable('bookings')
      .set({ sandbox_paid: paid, paid: 0, refund_due: 0, ...ended })
      .where('id', '=', id)
      .execute();
  }
}
