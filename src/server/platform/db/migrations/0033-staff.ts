import { type Kysely, sql } from 'kysely';

/**
 * Adds who works at the desk and since when, what they prove themselves with besides a password, and the address from
 * which they read or changed something.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('users').addColumn('staff_since', 'bigint').execute();
  await schema.alterTable('users').addColumn('staff_ended_at', 'bigint').execute();
  await schema.alterTable('users').addColumn('seen_at', 'bigint').execute();
  await sql`update users set staff_since = created_at where role = 'RECEPTION'`.execute(db);
  await schema.alterTable('sessions').addColumn('confirmed_at', 'bigint').execute();
  await schema
    .alterTable('audit')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('audit')
    .addColumn('people', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute();
}
