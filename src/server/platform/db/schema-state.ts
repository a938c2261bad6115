/** Says how far the schema of a database is, seen from this program. */
export interface SchemaState {
  /** The newest change that was made in it; `null` in a database that nothing was made in yet. */
  last: string | null;
  /** Changes that this program knows and that are still to be made. */
  pending: readonly string[];
  /** Changes that were made in it and that this program does not know. */
  unknown: readonly string[];
  /** A change that is missing although a later one was made; `null` when they were made in their order. */
  skipped: string | null;
}

/**
 * Compares the changes that were made in a database with those that this program knows.
 *
 * @param made in any order
 * @param known in their order
 */
export function schemaStateOf(made: readonly string[], known: readonly string[]): SchemaState {
  const last = [...made].sort().at(-1) ?? null;
  const pending = known.filter((name) => !made.includes(name));
  const [first] = pending;
  return {
    last,
    pending,
    unknown: made.filter((name) => !known.includes(name)).sort(),
    skipped: first !== undefined && last !== null && first < last ? first : null,
  };
}

/** The number that a change's name begins with, such as `0049`. */
export const numberOf = (name: string): string => name.split('-')[0] ?? name;

/** Tells whether another version changed the database in a way that this program must not touch. */
export const isOfAnother = ({ unknown, skipped }: SchemaState): boolean => unknown.length > 0 || skipped !== null;

/**
 * Says that another version has changed a database, and the two ways to go on.
 *
 * @param what the database, as whoever started the program knows it
 * @param copy folder of a copy that this program can read, made before that; `null` for none
 */
export function sayOfAnother({ unknown, skipped }: SchemaState, what: string, copy: string | null): string {
  const which =
    unknown.length > 0
      ? `a newer version of Hiên (migration ${unknown.join(', ')})`
      : `another version of Hiên, which has no migration ${skipped ?? ''}`;
  const back =
    copy === null
      ? 'or restore a backup that was made before it into an empty place'
      : `or restore the copy that was made before it into an empty folder: npm run restore -- ${copy}`;
  return `${what} was used by ${which}. Nothing is lost and nothing was changed. Start that version, ${back}.`;
}
