import type { Kysely } from 'kysely';

/** Adds the messages that guest and reception write to each other under a request; they go with the request. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('request_messages')
    .addColumn('request_id', 'text', (column) => column.notNull().references('guest_requests.id').onDelete('cascade'))
    .addColumn('nth', 'integer', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_as', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_messages_pk', ['request_id', 'nth'])
    .execute();
  await schema.alterTable('guest_requests').addColumn('sent_as', 'text').execute();
}
