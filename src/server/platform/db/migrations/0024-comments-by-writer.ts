import type { Kysely } from 'kysely';

/** How much somebody has written lately is asked before each comment is taken. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('comments_by_writer').on('comments').columns(['user_id', 'created_at']).execute();
}
