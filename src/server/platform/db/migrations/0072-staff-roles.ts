import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/**
 * Gives each of the staff a role. Who has been there longest owns the house, also several who came at once; where
 * nobody can be told all of them do, so that no house is locked out of its own settings.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('users').addColumn('staff_role', 'text').execute();
  await sql`update users set staff_role = case
    when staff_since = (select min(staff_since) from users where role = 'RECEPTION') then 'OWNER'
    else 'RECEPTION' end where role = 'RECEPTION'`.execute(db);
  await sql`update users set staff_role = 'OWNER' where role = 'RECEPTION'
    and not exists (select 1 from users where staff_role = 'OWNER')`.execute(db);
}
