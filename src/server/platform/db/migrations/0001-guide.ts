import type { Kysely } from 'kysely';

/** The hotel's content, the guide's apartments, stays, submissions and what they are budgeted and kept once by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('documents')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('revisions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('guide_apartments')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('tower', 'text', (column) => column.notNull())
    .addColumn('door_code', 'text')
    .addColumn('card', 'integer', (column) => column.notNull())
    .addColumn('wifi_name', 'text')
    .addColumn('wifi_password', 'text')
    .execute();
  await schema
    .createTable('stays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('apartment', 'text', (column) => column.notNull())
    .addColumn('guest_name', 'text', (column) => column.notNull())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('to_day', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema.createIndex('stays_by_apartment').on('stays').columns(['apartment', 'to_day']).execute();
  for (const table of ['guest_forms', 'interests'] as const) {
    const guest = schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('apartment', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull());
    await (table === 'guest_forms' ? guest : guest.addColumn('action', 'text', (column) => column.notNull())).execute();
  }
  await schema
    .createTable('forwards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('forwards_due').on('forwards').columns(['done_at', 'next_at']).execute();
  await schema
    .createTable('idempotency_keys')
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['route', 'key'])
    .execute();
  await schema
    .createTable('guide_clients')
    .addColumn('client', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('guide_reads')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('apartment', 'text', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('guide_reads_pk', ['client', 'apartment'])
    .execute();
  await schema.createIndex('guide_reads_by_time').on('guide_reads').column('read_at').execute();
  await schema
    .createTable('health')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute();
}
