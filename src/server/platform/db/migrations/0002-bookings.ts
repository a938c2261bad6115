import type { Kysely } from 'kysely';

/** The catalogue, bookings and the nights they take, payments, and the mails about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db);
  await createBookings(db);
  await createPayments(db);
  await createMails(db);
}

async function createCatalogue({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('apartments')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('rooms')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('apartment_id', 'integer', (column) => column.notNull().references('apartments.id'))
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('discount', 'integer', (column) => column.notNull())
    .addColumn('max_adults', 'integer', (column) => column.notNull())
    .addColumn('max_children', 'integer', (column) => column.notNull())
    .addColumn('max_rooms', 'integer', (column) => column.notNull())
    .addColumn('policy', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    // Raised with every change of the room's bookings; changing it is the lock under which they change.
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('rooms_by_apartment').on('rooms').column('apartment_id').execute();
}

async function createBookings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('apartment_id', 'integer', (column) => column.notNull())
    .addColumn('room_id', 'integer', (column) => column.notNull().references('rooms.id'))
    .addColumn('check_in', 'text', (column) => column.notNull())
    .addColumn('check_out', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('adults', 'integer', (column) => column.notNull())
    .addColumn('children', 'integer', (column) => column.notNull())
    .addColumn('babies', 'integer', (column) => column.notNull())
    .addColumn('nightly_price', 'bigint', (column) => column.notNull())
    .addColumn('surcharge', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('policy', 'text', (column) => column.notNull())
    .addColumn('free_before_days', 'integer', (column) => column.notNull())
    .addColumn('fee_percent', 'integer', (column) => column.notNull())
    .addColumn('free_until', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('payment_method', 'text')
    .addColumn('paid', 'bigint', (column) => column.notNull())
    .addColumn('refund_due', 'bigint', (column) => column.notNull())
    .addColumn('guest_name', 'text', (column) => column.notNull())
    .addColumn('guest_email', 'text', (column) => column.notNull())
    .addColumn('guest_phone', 'text', (column) => column.notNull())
    .addColumn('guest_identity', 'text')
    .addColumn('guest_birthday', 'text')
    .addColumn('guest_nationality', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone_key', 'text')
    .addColumn('device', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('bookings_by_room').on('bookings').columns(['room_id', 'check_out']).execute();
  await schema.createIndex('bookings_by_end').on('bookings').columns(['status', 'ends_at']).execute();
  for (const party of ['email_key', 'phone_key', 'device']) {
    await schema.createIndex(`bookings_by_${party}`).on('bookings').columns([party, 'created_at']).execute();
  }
  // Whatever the code does, this key refuses to sell a night of a physical room twice (ruling 8).
  await schema
    .createTable('room_nights')
    .addColumn('room_id', 'integer', (column) => column.notNull())
    .addColumn('night', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('ends_at', 'bigint')
    .addPrimaryKeyConstraint('room_nights_pk', ['room_id', 'night', 'slot'])
    .execute();
  await schema.createIndex('room_nights_by_booking').on('room_nights').column('booking_id').execute();
  await schema
    .createTable('booking_parties')
    .addColumn('party', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createPayments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('payment_attempts')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pay_url', 'text')
    .addColumn('result_code', 'integer')
    .addColumn('trans_id', 'text')
    .addColumn('busy_until', 'bigint', (column) => column.notNull())
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('next_check_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('attempts_by_booking').on('payment_attempts').column('booking_id').execute();
  await schema.createIndex('attempts_due').on('payment_attempts').column('next_check_at').execute();
  await schema
    .createTable('attention')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text')
    .addColumn('order_id', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .execute();
  await schema.createIndex('attention_open').on('attention').columns(['resolved_at', 'created_at']).execute();
  await schema
    .createTable('sandbox_orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull().unique())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('result_code', 'integer', (column) => column.notNull())
    .addColumn('trans_id', 'bigint', (column) => column.notNull())
    .addColumn('settle_at', 'bigint')
    .addColumn('notify_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('mails_due').on('mails').columns(['sent_at', 'next_at']).execute();
}
