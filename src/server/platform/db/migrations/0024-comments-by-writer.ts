import type { Kysely } from 'kysely';

/** Indexes comments by their writer: how much somebody has written lately is asked before each one is taken. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('comments_by_writer').on('comments').columns(['user_id', 'created_at']).execute();
}
