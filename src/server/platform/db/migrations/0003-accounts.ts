import type { Kysely } from 'kysely';

/** Accounts, sessions, what is tried on them, links for a new password; whose account a booking belongs to. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('phone_key', 'text', (column) => column.unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('gender', 'text')
    .addColumn('avatar', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await schema
    .createTable('account_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('account_attempts_by_account')
    .on('account_attempts')
    .columns(['kind', 'account', 'tried_at'])
    .execute();
  await schema
    .createIndex('account_attempts_by_client')
    .on('account_attempts')
    .columns(['kind', 'client', 'tried_at'])
    .execute();
  await schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.alterTable('bookings').addColumn('user_id', 'text').execute();
  await schema.createIndex('bookings_by_user').on('bookings').columns(['user_id', 'created_at']).execute();
}
