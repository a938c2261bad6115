import type { Kysely } from 'kysely';

/** The blog's posts and how often each was read. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('blog_posts')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('blog_posts_by_day').on('blog_posts').columns(['status', 'created_at']).execute();
  await schema
    .createTable('blog_views')
    .addColumn('post_id', 'integer', (column) => column.primaryKey().references('blog_posts.id'))
    .addColumn('views', 'bigint', (column) => column.notNull())
    .execute();
}
