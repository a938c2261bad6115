/** Change of a row between two states of a list. `at` and `from` are positions, from 0. */
type RowChange<T> =
  | { kind: 'added'; row: T; at: number }
  | { kind: 'removed'; row: T; at: number }
  | { kind: 'moved'; row: T; from: number; at: number }
  | { kind: 'changed'; before: T; after: T; at: number };

/**
 * Describes the change of a list as the person who made it would. Rows that stayed as they are and in their order are
 * not named. A row is the same one while it keeps its name: it has changed, moved, or both. Of the others, one in the
 * place of another is that row changed; the rest are added and removed.
 *
 * @param keyOf the same text for rows that are equal
 * @param nameOf what a row is known by while its other values change; where two share a name, it tells nothing
 */
export function rowChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (row: T) => string,
  nameOf: (row: T) => string = keyOf,
): RowChange<T>[] {
  const idsOf = (rows: readonly T[]): string[] => {
    const names = rows.map(nameOf);
    return rows.map((row, at) => {
      const name = names[at] ?? '';
      return name !== '' && names.indexOf(name) === names.lastIndexOf(name) ? `name ${name}` : `key ${keyOf(row)}`;
    });
  };
  const [old, now] = [idsOf(before), idsOf(after)];
  const kept = stayed(old, now);
  const keptFrom = new Set(kept.map(({ from }) => from));
  const keptAt = new Map(kept.map(({ from, at }) => [at, from]));
  const gapOf = (index: number, side: 'from' | 'at'): number => kept.filter((pair) => pair[side] < index).length;

  const left = old.flatMap((id, from) => (keptFrom.has(from) ? [] : [{ id, from }]));
  const takeOut = (fits: (one: { id: string; from: number }) => boolean): number | null => {
    const found = left.findIndex(fits);
    return found < 0 ? null : (left.splice(found, 1)[0]?.from ?? null);
  };
  const moved = new Map<number, number>();
  now.forEach((id, at) => {
    const from = keptAt.has(at) ? null : takeOut((one) => one.id === id);
    if (from !== null) moved.set(at, from);
  });

  const changes: RowChange<T>[] = [];
  after.forEach((row, at) => {
    const stays = keptAt.get(at);
    const moves = moved.get(at);
    const replaced = stays ?? moves ?? takeOut((one) => gapOf(one.from, 'from') === gapOf(at, 'at'));
    const origin = replaced === null ? undefined : before[replaced];
    if (origin === undefined) changes.push({ kind: 'added', row, at });
    else {
      if (moves !== undefined) changes.push({ kind: 'moved', row, from: moves, at });
      if (keyOf(origin) !== keyOf(row)) changes.push({ kind: 'changed', before: origin, after: row, at });
    }
  });
  for (const { from } of left) {
    const row = before[from];
    if (row !== undefined) changes.push({ kind: 'removed', row, at: from });
  }
  return changes;
}

/** Positions of a longest common run of rows, in order. */
function stayed(old: readonly string[], now: readonly string[]): { from: number; at: number }[] {
  const width = now.length + 1;
  /** Length of the longest common run of what follows each pair of positions. */
  const longest = new Uint16Array((old.length + 1) * width);
  const of = (from: number, at: number): number => longest[from * width + at] ?? 0;
  for (let from = old.length - 1; from >= 0; from -= 1) {
    for (let at = now.length - 1; at >= 0; at -= 1) {
      longest[from * width + at] =
        old[from] === now[at] ? of(from + 1, at + 1) + 1 : Math.max(of(from + 1, at), of(from, at + 1));
    }
  }
  const pairs: { from: number; at: number }[] = [];
  let [from, at] = [0, 0];
  while (from < old.length && at < now.length) {
    if (old[from] === now[at]) pairs.push({ from: from++, at: at++ });
    else if (of(from + 1, at) >= of(from, at + 1)) from += 1;
    else at += 1;
  }
  return pairs;
}
