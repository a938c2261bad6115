import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from './schema';

/**
 * Builds the condition that a text has a part in it, letter by letter: `%`, `_` and `\`, which stand for other letters
 * in a pattern, stand for themselves. SQLite needs to be told what escapes them, PostgreSQL does not mind.
 */
export const hasPart = (text: Expression<string | null>, part: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** Tables whose rows have their texts and pictures as JSON. */
type BodyTable = { [Table in keyof Tables]: Tables[Table] extends { body: string } ? Table : never }[keyof Tables];

/** Tells whether a text stands in the body of some row. */
export async function isInBodies(db: Db, table: BodyTable, text: string): Promise<boolean> {
  const found = db
    .selectFrom(table)
    .select('body')
    .where((where) => hasPart(where.ref('body'), text));
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}
