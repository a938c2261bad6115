/** Common part of zod's schemas and the shapes here: all that a caller of ours asks of either. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Takes a value for what it is, without fields that nobody named. @throws TypeError when it is something else */
export type Read<T> = (value: unknown) => T;

function taken<T>(value: unknown, fits: (value: unknown) => value is T): T {
  if (fits(value)) return value;
  throw new TypeError('other shape');
}

export const string: Read<string> = (value) => taken(value, (it) => typeof it === 'string');
export const number: Read<number> = (value) => taken(value, (it): it is number => Number.isFinite(it));
export const integer: Read<number> = (value) => taken(value, (it): it is number => Number.isSafeInteger(it));
export const boolean: Read<boolean> = (value) => taken(value, (it) => typeof it === 'boolean');

export const oneOf =
  <T extends string>(...words: readonly T[]): Read<T> =>
  (value) =>
    taken(value, (it): it is T => words.includes(it as T));

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);

export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

export const list =
  <T>(read: Read<T>): Read<T[]> =>
  (value) =>
    taken(value, (it): it is unknown[] => Array.isArray(it)).map(read);

/** A row of fixed length. */
export const row =
  <T extends readonly unknown[]>(...reads: { [At in keyof T]: Read<T[At]> }): Read<T> =>
  (value) => {
    const cells = taken(value, (it): it is unknown[] => Array.isArray(it) && it.length === reads.length);
    return reads.map((read: Read<unknown>, at) => read(cells[at])) as unknown as T;
  };

/** Fields of any name. */
export const record: Read<Record<string, unknown>> = (value) =>
  taken(value, (it): it is Record<string, unknown> => typeof it === 'object' && it !== null && !Array.isArray(it));

/** Every field of the type has to be named; what is optional in it is left away where it is not there. */
export const object =
  <T extends object>(fields: { [Key in keyof T]-?: Read<T[Key]> }): Read<T> =>
  (value) => {
    const given = record(value);
    const entries = Object.entries<Read<unknown>>(fields).map(([key, read]) => [key, read(given[key])] as const);
    return Object.fromEntries(entries.filter(([key, it]) => it !== undefined || key in given)) as T;
  };

/** A shape in the place of a schema. */
export function schemaOf<T>(read: Read<T>): Schema<T> {
  return {
    safeParse(value) {
      try {
        return { success: true, data: read(value) };
      } catch {
        return { success: false };
      }
    },
  };
}
