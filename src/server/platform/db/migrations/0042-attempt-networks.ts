import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Attempts on accounts are counted by the wider networks of IPv6 too. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  for (const network of ['site', 'block'] as const) {
    await schema.alterTable('account_attempts').addColumn(network, 'text').execute();
    await schema
      .createIndex(`account_attempts_by_${network}`)
      .on('account_attempts')
      .columns(['kind', network, 'tried_at'])
      .execute();
  }
}
