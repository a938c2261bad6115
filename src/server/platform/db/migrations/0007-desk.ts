import type { Kysely } from 'kysely';
import { searchTextOf } from '../../../../domain/bookings/booking-search';
import type { Tables } from '../schema';

/** The reception desk: audit, history, search, blocks and channels. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await widenBookings(db);
  await widenGuide(db);
  await createDesk(db);
  await createChannels(db);
}

async function widenBookings(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  // Nights for repair and nights sold elsewhere are bookings too: one set of rules keeps them from being sold twice.
  await schema
    .alterTable('bookings')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('GUEST'))
    .execute();
  await schema.alterTable('bookings').addColumn('channel_id', 'text').execute();
  await schema.alterTable('bookings').addColumn('channel_uid', 'text').execute();
  await schema
    .alterTable('bookings')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const day of ['check_in', 'check_out', 'created_at', 'updated_at']) {
    await schema.createIndex(`bookings_by_${day}`).on('bookings').column(day).execute();
  }
  await schema.createIndex('room_nights_by_night').on('room_nights').column('night').execute();
  await schema.createIndex('bookings_by_channel').on('bookings').column('channel_id').execute();
  const rows = await db.selectFrom('bookings').select(['id', 'guest_name', 'guest_email', 'guest_phone']).execute();
  for (const row of rows) {
    await db
      .updateTable('bookings')
      .set({ search: searchTextOf(row) })
      .where('id', '=', row.id)
      .execute();
  }
}

async function widenGuide({ schema }: Kysely<Tables>): Promise<void> {
  // When the guest left before the day that was agreed; the stay's link then says "ended" rather than "locked".
  await schema.alterTable('stays').addColumn('ended_at', 'bigint').execute();
  // When the door's code was last changed on the lock itself.
  await schema.alterTable('guide_apartments').addColumn('rotated_at', 'bigint').execute();
  await schema.createIndex('stays_by_end').on('stays').column('to_day').execute();
  await schema.createIndex('guest_forms_by_time').on('guest_forms').column('received_at').execute();
  await schema.createIndex('interests_by_time').on('interests').column('received_at').execute();
}

async function createDesk({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_by_time').on('audit').column('at').execute();
  await schema.createIndex('audit_by_subject').on('audit').columns(['subject', 'at']).execute();
  await schema
    .createTable('item_states')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_states_pk', ['kind', 'item_id'])
    .execute();
  await schema
    .createTable('booking_history')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_history_pk', ['booking_id', 'sequence'])
    .execute();
}

async function createChannels({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('room_channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'integer', (column) => column.notNull().references('rooms.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('tried_at', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await schema
    .createTable('channel_conflicts')
    .addColumn('channel_id', 'text', (column) => column.notNull().references('room_channels.id'))
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('check_in', 'text', (column) => column.notNull())
    .addColumn('check_out', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('channel_conflicts_pk', ['channel_id', 'uid'])
    .execute();
  await schema
    .createTable('room_feeds')
    .addColumn('room_id', 'integer', (column) => column.primaryKey().references('rooms.id'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
