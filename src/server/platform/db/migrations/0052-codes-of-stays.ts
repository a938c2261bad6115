import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/**
 * Says when a next code was chosen, which says for whom: the guests who were still to come then. And which code the phones
 * of a key were last given, so that the desk knows when that is not the lock's any more.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('guide_apartments').addColumn('next_chosen_at', 'bigint').execute();
  await schema.alterTable('guide_keys').addColumn('given_code', 'text').execute();
  // Of those that wait already nobody knows when: whoever is in now keeps the code of now.
  await db
    .updateTable('guide_apartments')
    .set({ next_chosen_at: Date.now() })
    .where('next_door_code', 'is not', null)
    .execute();
}
