import type { Kysely } from 'kysely';

/** Says how often a client has sent something within a minute or ten, over all processes. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('request_rates')
    .addColumn('party', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('request_rates_by_since').on('request_rates').column('since').execute();
}
