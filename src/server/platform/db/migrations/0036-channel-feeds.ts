import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** An address of our calendar for each channel, and since when a channel's calendar has been empty. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('channel_feeds')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'integer', (column) => column.notNull())
    .addColumn('url_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('channel_feeds_once', ['room_id', 'url_hash'])
    .execute();
  await schema.alterTable('room_channels').addColumn('empty_since', 'bigint').execute();
}
