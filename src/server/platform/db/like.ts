import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * Whether a text has a part in it, letter by letter: `%`, `_` and `\`, which stand for other letters in a pattern, stand
 * for themselves. SQLite needs to be told what escapes them, PostgreSQL does not mind.
 */
export const hasPart = (text: Expression<string | null>, part: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
